/* child.c: running a program once, and what it cost.
 *
 * posix_spawn, not fork: its cost does not depend on this program, and is small. The peak of a
 * child includes what it shared with this program before it became another, so this program stays
 * small: outputs are compared through files. */
#include "child.h"

#include <ctype.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double clock_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

bool run_child(char *const arguments[], const char *input, const char *output, struct cost *cost)
{
    posix_spawn_file_actions_t files;
    pid_t pid;
    int status;
    struct rusage usage;
    if (posix_spawn_file_actions_init(&files))
        return false;
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input ? input : "/dev/null", O_RDONLY,
                                     0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC,
                                     0666);
    double begin = clock_seconds();
    int failed = posix_spawn(&pid, arguments[0], &files, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    if (failed || wait4(pid, &status, 0, &usage) != pid)
        return false;
    cost->seconds = clock_seconds() - begin;
    cost->cpu = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
#if defined(__APPLE__)
    cost->peak = (uint64_t)usage.ru_maxrss;
#else
    cost->peak = (uint64_t)usage.ru_maxrss * 1024;
#endif
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* The next byte, where any run of blanks and line ends is one '\n', and none are at the end. */
static int next_byte(FILE *file)
{
    int c = getc(file);
    if (c == EOF || !isspace(c))
        return c;
    do
        c = getc(file);
    while (c != EOF && isspace(c));
    if (c == EOF)
        return EOF;
    ungetc(c, file);
    return '\n';
}

bool same_words(const char *first, const char *second)
{
    FILE *a = fopen(first, "rb");
    FILE *b = fopen(second, "rb");
    bool same = a && b;
    int c = 0;
    while (same && c != EOF) {
        c = next_byte(a);
        same = c == next_byte(b);
    }
    if (a)
        fclose(a);
    if (b)
        fclose(b);
    return same;
}
