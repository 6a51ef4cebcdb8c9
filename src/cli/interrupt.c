#include "interrupt.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t caught; /* the signal that came first, or 0 */
static volatile sig_atomic_t patient;
static const char *volatile guarded_file;
static const char *volatile restoring; /* the terminal */

static void die_of(int number)
{
    signal(number, SIG_DFL);
    raise(number);
}

/* Only what is safe in a signal handler: raise takes effect when the handler returns. */
static void on_signal(int number)
{
    if (caught && patient)
        return;
    if (caught) {
        if (guarded_file)
            unlink(guarded_file);
        if (restoring && write(STDOUT_FILENO, restoring, strlen(restoring)) < 0)
            restoring = NULL; /* there is nobody to tell */
        die_of(number);
    }
    caught = number;
}

void interrupt_catch(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction action;
        sigaction(numbers[i], NULL, &action);
        if (action.sa_handler == SIG_IGN) /* nohup wants it so */
            continue;
        action.sa_handler = on_signal;
        action.sa_flags = 0; /* no SA_RESTART: what waits must return */
        sigemptyset(&action.sa_mask);
        sigaction(numbers[i], &action, NULL);
    }
    /* A closed pipe and a file that grew too large are errors of write, reported like others. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}

void interrupt_once(void)
{
    patient = 1;
}

bool interrupted(void)
{
    return caught != 0;
}

int interrupt_exit_code(void)
{
    return 128 + caught;
}

_Noreturn void die_of_interrupt(void)
{
    die_of(caught);
    _exit(interrupt_exit_code());
}

void interrupt_guard_file(const char *path)
{
    guarded_file = path;
}

void interrupt_guard_terminal(const char *sequence)
{
    restoring = sequence;
}
