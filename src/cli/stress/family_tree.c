#define _DEFAULT_SOURCE /* for prctl, where it is known */
#include "family_tree.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include "cli/clock.h"

static const double ENDING = 0.2;   /* seconds that an honest helper may take to end */
static const double PATIENCE = 5.0; /* that killing may take */

void adopt_orphans(void)
{
#if defined(__linux__)
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

static void follow_parent(pid_t parent, int number)
{
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, number, 0, 0, 0);
#else
    (void)number;
#endif
    if (getppid() != parent) /* it is gone already */
        _exit(127);
}

void die_with_parent(pid_t parent)
{
    follow_parent(parent, SIGKILL);
}

void end_with_parent(pid_t parent)
{
    follow_parent(parent, SIGTERM);
}

/* Waits for all that have ended; whether there are others. */
static bool children_live(void)
{
    pid_t ended;
    do
        ended = waitpid(-1, NULL, WNOHANG);
    while (ended > 0 || (ended < 0 && errno == EINTR));
    return ended == 0;
}

static bool group_lives(pid_t group)
{
    return kill(-group, 0) == 0;
}

static bool live_until(pid_t group, double end)
{
    for (int wait = 1; children_live() || group_lives(group); wait = wait < 16 ? 2 * wait : wait) {
        if (clock_seconds() > end)
            return true;
        poll(NULL, 0, wait);
    }
    return false;
}

bool has_descendants(pid_t group)
{
    return live_until(group, clock_seconds() + ENDING);
}

/* Kills the children of this process, which on Linux has adopted them. */
static void kill_children(void)
{
    char path[64];
    char list[4096];
    snprintf(path, sizeof path, "/proc/self/task/%ld/children", (long)getpid());
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = fd >= 0 ? read(fd, list, sizeof list - 1) : 0;
    if (fd >= 0)
        close(fd);
    list[size > 0 ? size : 0] = '\0';
    char *next = list;
    for (long child = strtol(next, &next, 10); child > 0; child = strtol(next, &next, 10))
        if (*next == ' ') /* else the list was cut in the middle of a number */
            kill((pid_t)child, SIGKILL);
}

void end_descendants(pid_t group)
{
    double end = clock_seconds() + PATIENCE;
    do {
        kill(-group, SIGKILL);
        kill_children();
    } while (live_until(group, clock_seconds() + 0.01) && clock_seconds() < end);
}
