/* interrupt.h: Ctrl-C and its kin.
 *
 * The first signal asks the program to stop: interrupted() becomes true, reads and writes that
 * wait return, the work is cancelled, the answers so far are written, and the program ends with
 * die_of_interrupt. A second signal ends it at once. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

void interrupt_catch(void);

/* From now on a second signal changes nothing: there is something to clean up that takes a moment
 * only. Children inherit it. */
void interrupt_once(void);

bool interrupted(void);

/* What a shell makes of the end of a program by the signal that came: 128 + its number. */
int interrupt_exit_code(void);

/* Ends the program by the signal that came. */
_Noreturn void die_of_interrupt(void);

/* A file that must not stay behind when a second signal comes; NULL: none (any more). */
void interrupt_guard_file(const char *path);

/* What must be written to standard output when a second signal comes; NULL: nothing (any more). */
void interrupt_guard_terminal(const char *sequence);

/* How long a wait for a file descriptor may take before interrupted() is asked again: a signal may
 * come just before the wait begins. In milliseconds. */
enum { INTERRUPT_POLL = 50 };

#endif
