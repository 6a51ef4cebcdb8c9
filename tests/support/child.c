#define _XOPEN_SOURCE 700
#include "support/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/testing.h"

enum { PATIENCE = 60000, MOST_WORDS = 16 };

static char program[4096];

void child_find_program(const char *own_path)
{
    const char *tests = strstr(own_path, "/tests/unit/");
    assert_non_null(tests);
    snprintf(program, sizeof program, "%.*s/zugzwang", (int)(tests - own_path), own_path);
}

/* A shell makes its background jobs, and so perhaps this test, ignore some signals. */
static void default_signals(void)
{
    static const int numbers[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        signal(numbers[i], SIG_DFL);
}

static void become_program(const char *const words[], const char *const variables[])
{
    char *arguments[MOST_WORDS] = {program};
    for (int i = 0; words[i] && i + 2 < MOST_WORDS; i++)
        arguments[i + 1] = (char *)words[i];
    for (; *variables; variables++) {
        char name[64];
        size_t length = strcspn(*variables, "=");
        snprintf(name, sizeof name, "%.*s", (int)length, *variables);
        if ((*variables)[length + 1])
            setenv(name, *variables + length + 1, 1);
        else
            unsetenv(name);
    }
    default_signals();
    execv(program, arguments);
    _exit(127);
}

void child_resize(struct child *child, unsigned rows, unsigned cols)
{
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols};
    assert_int_equal(ioctl(child->in, TIOCSWINSZ, &size), 0);
}

void child_start_at_terminal(struct child *child, const char *const words[],
                             const char *const variables[], unsigned rows, unsigned cols)
{
    *child = (struct child){.in = posix_openpt(O_RDWR | O_NOCTTY)};
    assert_true(child->in >= 0 && grantpt(child->in) == 0 && unlockpt(child->in) == 0);
    child->out = child->in;
    child_resize(child, rows, cols);
    const char *name = ptsname(child->in);
    assert_non_null(name);
    child->pid = fork();
    assert_true(child->pid >= 0);
    if (child->pid > 0)
        return;
    setsid();
    int terminal = open(name, O_RDWR); /* which becomes the controlling one */
    for (int fd = 0; fd < 3; fd++)
        dup2(terminal, fd);
    if (terminal > 2)
        close(terminal);
    close(child->in);
    become_program(words, variables);
}

void child_start_at_pipes(struct child *child, const char *const words[],
                          const char *const variables[])
{
    int to[2];
    int from[2];
    *child = (struct child){.pid = 0};
    assert_int_equal(pipe(to), 0);
    assert_int_equal(pipe(from), 0);
    child->pid = fork();
    assert_true(child->pid >= 0);
    if (child->pid == 0) {
        dup2(to[0], 0);
        dup2(from[1], 1);
        close(to[0]);
        close(to[1]);
        close(from[0]);
        close(from[1]);
        become_program(words, variables);
    }
    close(to[0]);
    close(from[1]);
    child->in = to[1];
    child->out = from[0];
}

void child_send_bytes(struct child *child, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t written = write(child->in, bytes, count);
        assert_true(written > 0);
        bytes += written;
        count -= (size_t)written;
    }
}

void child_send(struct child *child, const char *text)
{
    child_send_bytes(child, text, strlen(text));
}

/* Takes some of what the child writes; false at the end. A terminal whose other side is closed ends
 * with EIO. */
static int take_some(struct child *child)
{
    enum { PART = 4096 };
    struct pollfd wanted = {.fd = child->out, .events = POLLIN};
    if (child->capacity < child->used + PART + 1) {
        child->capacity = 2 * child->capacity + PART + 1;
        child->got = realloc(child->got, child->capacity);
        assert_non_null(child->got);
    }
    child->got[child->used] = '\0';
    if (poll(&wanted, 1, PATIENCE) != 1)
        fail_msg("the program does not answer; it has written\n%s", child->got);
    ssize_t count = read(child->out, child->got + child->used, PART);
    if (count <= 0)
        return 0;
    child->used += (size_t)count;
    child->got[child->used] = '\0';
    return 1;
}

char *child_expect(struct child *child, const char *text)
{
    for (;;) {
        char *found = child->got ? strstr(child->got + child->seen, text) : NULL;
        if (found) {
            char *before = child->got + child->seen;
            size_t length = (size_t)(found - before);
            char *copy = calloc(1, length + 1);
            assert_non_null(copy);
            memcpy(copy, before, length);
            child->seen += length + strlen(text);
            return copy;
        }
        if (!take_some(child))
            fail_msg("expected '%s', found\n%s", text, child->got + child->seen);
    }
}

void child_wait_stopped(struct child *child)
{
    enum { STEP = 10 };
    int status = 0;
    pid_t changed = 0;
    for (int waited = 0; changed == 0 && waited < PATIENCE; waited += STEP) {
        changed = waitpid(child->pid, &status, WUNTRACED | WNOHANG);
        if (changed == 0)
            poll(NULL, 0, STEP);
    }
    assert_int_equal(changed, child->pid);
    assert_true(WIFSTOPPED(status));
}

int child_finish(struct child *child)
{
    int status;
    if (child->in != child->out)
        close(child->in);
    while (take_some(child))
        continue;
    close(child->out);
    assert_int_equal(waitpid(child->pid, &status, 0), child->pid);
    return status;
}

void child_free(struct child *child)
{
    free(child->got);
}
