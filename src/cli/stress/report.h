/* report.h: telling what was found, to people or as JSON. */
#ifndef CLI_STRESS_REPORT_H
#define CLI_STRESS_REPORT_H

#include "search.h"
#include "shrink.h"

struct report {
    const struct game *game;
    const struct search *search;
    const struct findings *findings;
    const struct shrinking *shrinking; /* what follows is of interest if something was found */
    const struct trial *trial;
    const struct cases *cases; /* after shrinking */
    char file[4096];           /* that holds the input; empty: none */
    char **words;              /* the command as it was given */
};

/* Writes the input and the right output to new files in a folder, which is made if it is not there.
 * False, with a message, when it cannot. */
bool report_keep(struct report *report, const char *folder);

void report_words(const struct report *report, struct output *out);
void report_json(const struct report *report, struct output *out);

#endif
