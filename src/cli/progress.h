/* progress.h: one line on standard error that says how far a long run is.
 *
 * On a terminal the line is redrawn in place and erased before anything else is written; elsewhere
 * (a log, with --progress) it is a new line now and then. Nothing is shown in the first second. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <zugzwang/base.h>

#include "message.h"

/* Starts the clock. */
void progress_begin(bool shown);

/* What is being worked on, for the line: "board 3 of 5". `of` 0: unknown; `thing` must be static,
 * or NULL when there is only one. */
void progress_subject(const char *thing, uint64_t number, uint64_t of);

/* The callback for zz_options; false, to cancel, when the program was interrupted. */
bool progress_update(void *unused, const zz_progress *progress);

/* The same line in words of the caller's own, for work that is not one call of the library. */
void progress_say(const char *format, ...) PRINTF_LIKE(1, 2);

void progress_erase(void);

#endif
