/* child.h: the program under test as a process, at a terminal or at pipes.
 *
 *     child_start_at_terminal(&child, …); child_send(&child, "hint\n"); child_expect(&child, "Hint: ");
 *
 * What it writes is kept; expecting goes on after what was expected last. A child that does not
 * answer within a minute fails the test. */
#ifndef SUPPORT_CHILD_H
#define SUPPORT_CHILD_H

#include <stddef.h>
#include <sys/types.h>

struct child {
    pid_t pid;
    int in;  /* what it reads; at a terminal the same as out */
    int out; /* what it writes */
    char *got;
    size_t used;
    size_t capacity;
    size_t seen; /* before this, everything was expected */
};

/* The folder that the program under test is in, from the test's own argv[0]. */
void child_find_program(const char *own_path);

/* `words` are the program's arguments, and NULL; `variables` "NAME=value", "NAME=" to take it out,
 * and NULL. */
void child_start_at_terminal(struct child *child, const char *const words[],
                             const char *const variables[], unsigned rows, unsigned cols);
void child_start_at_pipes(struct child *child, const char *const words[],
                          const char *const variables[]);

void child_send(struct child *child, const char *text);
void child_send_bytes(struct child *child, const char *bytes, size_t count);

/* Waits until it has written the text, and returns what it wrote before that since the last time. */
char *child_expect(struct child *child, const char *text); /* to be freed */

void child_resize(struct child *child, unsigned rows, unsigned cols);

/* Waits until it is stopped, as by Ctrl-Z. */
void child_wait_stopped(struct child *child);

/* Closes its input, unless it is at a terminal, takes the rest of what it writes, and returns how it
 * ended, as of waitpid. */
int child_finish(struct child *child);
void child_free(struct child *child);

#endif
