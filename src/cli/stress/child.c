/* child.c: starting a program, feeding it, and ending it.
 *
 *     this process                         the program
 *     input ──▶ pipe ──────────────▶ 0 standard input
 *     output ◀── pipe ◀───────────── 1 standard output
 *     errors ◀── pipe ◀───────────── 2 standard error
 *     errno ◀── pipe, closed by exec
 *
 * The pipes are served together, so that neither side waits for the other for ever. The program has
 * ended when it can be waited for, not when its pipes close: it may close them early, and what it
 * left behind may hold them open. */
#define _DEFAULT_SOURCE /* for wait4 */
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/clock.h"
#include "cli/interrupt.h"
#include "family_tree.h"
#include "folder.h"

enum { IN, OUT, ERR, EXEC, PIPES, MOST_FILES = 256 };

/* A run that is under way. */
struct process {
    const struct command *command;
    const char *input;
    size_t left; /* of the input */
    struct folder folder;
    pid_t id;
    int ends[PIPES]; /* of the pipes, this process's; -1: closed */
    double begun;
    double deadline; /* by the clock; 0: none */
    struct child *child;
};

/* ---- In the child, between fork and exec ---- */

static void limit(int resource, uint64_t most)
{
    struct rlimit both;
    if (getrlimit(resource, &both) != 0)
        return;
    if (both.rlim_max == RLIM_INFINITY || both.rlim_max > most)
        both.rlim_max = most;
    both.rlim_cur = both.rlim_max;
    setrlimit(resource, &both);
}

static void set_limits(const struct limits *limits)
{
    if (limits->seconds > 0)
        limit(RLIMIT_CPU, (uint64_t)limits->seconds + 2);
    if (limits->memory > 0) {
        /* What is only reserved is no offence: the limit itself is checked when the program has
         * ended. The stack may be as large as judges let it be. */
        limit(RLIMIT_AS, 2 * limits->memory + (UINT64_C(256) << 20));
        struct rlimit stack;
        if (getrlimit(RLIMIT_STACK, &stack) == 0) {
            stack.rlim_cur = stack.rlim_max != RLIM_INFINITY && stack.rlim_max < limits->memory
                                 ? stack.rlim_max
                                 : limits->memory;
            setrlimit(RLIMIT_STACK, &stack);
        }
    }
    limit(RLIMIT_FSIZE, MOST_OUTPUT + 1);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, MOST_FILES);
}

static void reset_signals(void)
{
    sigset_t none;
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static _Noreturn void become(const struct process *process, int far[PIPES], pid_t parent)
{
    const struct command *command = process->command;
    die_with_parent(parent);
    setsid(); /* a group of its own, and no terminal that it could write to */
    if (fchdir(process->folder.fd) == 0 && dup2(far[IN], STDIN_FILENO) >= 0 &&
        dup2(far[OUT], STDOUT_FILENO) >= 0 && dup2(far[ERR], STDERR_FILENO) >= 0) {
        set_limits(&command->limits);
        reset_signals();
        execv(command->words[0], command->words);
    }
    int reason = errno;
    ssize_t told = write(far[EXEC], &reason, sizeof reason);
    _exit(told == (ssize_t)sizeof reason ? 126 : 127);
}

/* ---- Starting ---- */

static void close_end(int *end)
{
    if (*end >= 0)
        close(*end);
    *end = -1;
}

static void close_ends(int ends[PIPES])
{
    for (int i = 0; i < PIPES; i++)
        close_end(&ends[i]);
}

/* Both ends are closed by exec, and out of the way of the standard streams. */
static bool open_pipe(int *read_end, int *write_end)
{
    int pair[2];
    if (pipe(pair) != 0)
        return false;
    *read_end = pair[0];
    *write_end = pair[1];
    for (int i = 0; i < 2; i++)
        fcntl(pair[i], F_SETFD, FD_CLOEXEC);
    return true;
}

static bool open_pipes(struct process *process, int far[PIPES])
{
    bool opened = open_pipe(&process->ends[OUT], &far[OUT]) &&
                  open_pipe(&process->ends[ERR], &far[ERR]) &&
                  open_pipe(&process->ends[EXEC], &far[EXEC]);
    if (opened && process->command->in_file) {
        far[IN] = open("/dev/null", O_RDONLY | O_CLOEXEC);
        opened = far[IN] >= 0 && folder_write(&process->folder, process->command->in_file,
                                              process->input, process->left);
    } else if (opened) {
        opened = open_pipe(&far[IN], &process->ends[IN]);
    }
    for (int i = IN; i <= ERR; i++)
        if (process->ends[i] >= 0)
            fcntl(process->ends[i], F_SETFL, O_NONBLOCK);
    return opened;
}

/* False, with errno set, when the program cannot be started. */
static bool start(struct process *process)
{
    int far[PIPES] = {-1, -1, -1, -1};
    int reason = 0;
    pid_t parent = getpid();
    bool started = open_pipes(process, far);
    if (started) {
        process->id = fork();
        if (process->id == 0)
            become(process, far, parent);
        started = process->id > 0;
    }
    if (!started)
        reason = errno;
    close_ends(far);
    if (started) {
        ssize_t told;
        do
            told = read(process->ends[EXEC], &reason, sizeof reason);
        while (told < 0 && errno == EINTR);
        started = told != (ssize_t)sizeof reason;
        if (!started)
            waitpid(process->id, NULL, 0);
    }
    close_end(&process->ends[EXEC]);
    errno = reason;
    return started;
}

/* ---- While it runs ---- */

static void feed(struct process *process)
{
    ssize_t count = write(process->ends[IN], process->input, process->left);
    if (count > 0) {
        process->input += count;
        process->left -= (size_t)count;
    }
    if (process->left == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        close_end(&process->ends[IN]);
}

/* Takes what there is, keeps up to `most` bytes and one more, and drops the rest. */
static void take(int *end, struct buffer *text, size_t most)
{
    char bytes[1 << 14];
    ssize_t count = read(*end, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        close_end(end);
    if (count > 0 && text->used <= most) {
        size_t room = most + 1 - text->used;
        buffer_bytes(text, bytes, (size_t)count < room ? (size_t)count : room);
    }
}

/* Serves the pipes for a moment; whether any of them is open. */
static bool serve(struct process *process, int wait)
{
    struct pollfd wanted[3];
    for (int i = IN; i <= ERR; i++) /* poll passes over those that are -1 */
        wanted[i] = (struct pollfd){.fd = process->ends[i], .events = i == IN ? POLLOUT : POLLIN};
    if (poll(wanted, 3, wait) > 0) {
        if (wanted[IN].revents)
            feed(process);
        if (wanted[OUT].revents)
            take(&process->ends[OUT], &process->child->output, MOST_OUTPUT);
        if (wanted[ERR].revents)
            take(&process->ends[ERR], &process->child->errors, MOST_ERRORS);
    }
    return process->ends[OUT] >= 0 || process->ends[ERR] >= 0;
}

static bool has_ended(pid_t id)
{
    siginfo_t info = {.si_pid = 0};
    return waitid(P_PID, (id_t)id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == id;
}

/* Until the program has ended, or must be. */
static void attend(struct process *process)
{
    struct child *child = process->child;
    int wait = 0;
    while (!has_ended(process->id)) {
        if (interrupted())
            child->end = CHILD_INTERRUPTED;
        else if (child->output.used > MOST_OUTPUT)
            child->end = CHILD_FLOODED;
        else if (process->deadline > 0 && clock_seconds() > process->deadline)
            child->end = CHILD_TIMED_OUT;
        else {
            /* Pipes that close mean that the end is near; a program that closed them and goes on
             * is looked at now and then. */
            wait = serve(process, process->ends[OUT] >= 0 ? 20 : wait) ? 0
                   : wait < 16                                         ? wait + 1
                                                                       : 16;
            continue;
        }
        kill(-process->id, SIGKILL);
        return;
    }
    while (child->output.used <= MOST_OUTPUT && process->ends[OUT] >= 0) {
        size_t before = child->output.used;
        serve(process, 0);
        if (child->output.used == before && process->ends[OUT] >= 0)
            break; /* a process that was left behind holds it open */
    }
    serve(process, 0);
    if (child->output.used > MOST_OUTPUT)
        child->end = CHILD_FLOODED;
}

/* ---- The end ---- */

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

static void settle(struct process *process)
{
    struct child *child = process->child;
    const struct limits *limits = &process->command->limits;
    struct rusage used;
    int status = 0;
    while (wait4(process->id, &status, 0, &used) < 0 && errno == EINTR)
        ;
    child->seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
    child->elapsed = clock_seconds() - process->begun;
    child->memory = (uint64_t)used.ru_maxrss * 1024; /* kilobytes on Linux and the BSDs */
    if (child->end == CHILD_EXITED) {
        bool signalled = WIFSIGNALED(status);
        child->end = signalled ? CHILD_SIGNALLED : CHILD_EXITED;
        child->code = signalled ? WTERMSIG(status) : WEXITSTATUS(status);
        bool slow = child->seconds > limits->seconds || (signalled && child->code == SIGXCPU);
        if (limits->seconds > 0 && slow)
            child->end = CHILD_TIMED_OUT;
        else if (signalled && child->code == SIGXFSZ)
            child->end = CHILD_FLOODED;
    }
    bool left = has_descendants(process->id);
    if (left)
        end_descendants(process->id);
    if (left && child->end == CHILD_EXITED)
        child->end = CHILD_LINGERS;
}

static void collect_file(struct process *process)
{
    struct child *child = process->child;
    buffer_clear(&child->output);
    child->no_output_file =
        !folder_read(&process->folder, process->command->out_file, MOST_OUTPUT, &child->output);
    if (child->output.used > MOST_OUTPUT && child->end == CHILD_EXITED)
        child->end = CHILD_FLOODED;
}

void child_run(const struct command *command, const char *input, size_t size, struct child *child)
{
    struct process process = {
        .command = command,
        .input = input,
        .left = size,
        .ends = {-1, -1, -1, -1},
        .begun = clock_seconds(),
        .child = child,
    };
    *child = (struct child){.end = CHILD_EXITED};
    /* A busy machine gives a program a part of its time only; one that sleeps gets no more. */
    if (command->limits.seconds > 0)
        process.deadline = process.begun + 3 * command->limits.seconds + 0.3;
    if (!folder_make(&process.folder)) {
        *child = (struct child){.end = CHILD_NOT_RUN, .code = errno};
        return;
    }
    if (start(&process)) {
        attend(&process);
        settle(&process);
        if (command->out_file)
            collect_file(&process);
    } else {
        child->end = CHILD_NOT_RUN;
        child->code = errno;
    }
    close_ends(process.ends);
    folder_remove(&process.folder);
}

void child_release(struct child *child)
{
    buffer_free(&child->output);
    buffer_free(&child->errors);
}
