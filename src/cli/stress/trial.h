/* trial.h: a program, an input, and whether its output is right. */
#ifndef CLI_STRESS_TRIAL_H
#define CLI_STRESS_TRIAL_H

#include "stress.h"

/* What a program is tried on. */
struct cases {
    unsigned count;
    struct buffer texts[STRESS_MOST_CASES];
    unsigned families[STRESS_MOST_CASES]; /* the number of the family that made it */
};

enum verdict {
    VERDICT_RIGHT,
    VERDICT_WRONG_ANSWER,
    VERDICT_WRONG_FORMAT,
    VERDICT_CRASH,
    VERDICT_TIME_OUT,
    VERDICT_MEMORY,
    VERDICT_TOO_MUCH_OUTPUT,
    VERDICT_LEFTOVER,
    VERDICT_NONE /* the trial did not come about: see `failure`, or an interrupt */
};

struct trial {
    enum verdict verdict;
    char detail[256];    /* a sentence's rest for people: "line 2: expected …" */
    unsigned which;      /* of the cases it is about, from 0, as far as can be told */
    uint64_t line;       /* of the output, from 1; 0: none in particular */
    struct buffer input; /* all of it */
    struct buffer expected;
    struct child child;
    int failure; /* an exit code; EXIT_DONE: none */
};

const char *verdict_name(enum verdict verdict);

/* Tries the command on the cases. What went wrong with us, and not with the program, has been
 * told. */
void trial_run(const struct game *game, const struct command *command, const struct cases *cases,
               struct trial *trial);
void trial_free(struct trial *trial);

/* The input that a program reads: in games with several cases after a line `id T`. */
void cases_join(const struct game *game, const struct cases *cases, struct buffer *input);
void cases_copy(struct cases *to, const struct cases *from);
void cases_drop(struct cases *cases, unsigned which);
void cases_free(struct cases *cases);

/* Bytes of somebody's, made harmless: control characters and what is not ASCII as \x1B. */
void escape(const char *bytes, size_t size, struct buffer *text);

/* A text line by line, without trailing blanks; blank lines at its end do not count. */
struct lines {
    const struct buffer *text;
    size_t next;
};
bool next_line(struct lines *lines, const char **line, size_t *size);

/* The number-th line, counted from 1; false when there is none. */
bool find_line(const struct buffer *text, uint64_t number, const char **line, size_t *size);

#endif
