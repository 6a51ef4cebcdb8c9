/* screen.c: plain ANSI sequences, those that every terminal of the last decades knows:
 *
 *     ESC[?1049h  ESC[?1049l    to the alternate screen, and back to the old one as it was
 *     ESC[H ESC[2J              home, and erase everything
 *
 * Lines are typed with the terminal's own editing, so its modes need not be changed, or restored. */
#include "screen.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/interrupt.h"

static const char ENTER[] = "\033[?1049h";
static const char LEAVE[] = "\033[?1049l";

static volatile sig_atomic_t pause_wanted;

static void on_pause(int number)
{
    (void)number;
    pause_wanted = 1;
}

static bool is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

/* Whether text is UTF-8, from the first of the variables that say so. */
static bool has_unicode(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        if (is_set(variables[i])) {
            const char *value = getenv(variables[i]);
            return strstr(value, "UTF-8") || strstr(value, "utf8") || strstr(value, "UTF8") ||
                   strstr(value, "utf-8");
        }
    return false;
}

void screen_find(struct screen *screen, const struct settings *settings)
{
    const char *kind = getenv("TERM");
    bool typed = isatty(STDIN_FILENO) == 1;
    bool capable = isatty(STDOUT_FILENO) == 1 && kind && *kind && strcmp(kind, "dumb") != 0;
    *screen = (struct screen){.in_place = typed && capable && !settings->json, .echoes = typed};
    screen->colour = screen->in_place && !is_set("NO_COLOR");
    screen->unicode = screen->in_place && !settings->play.ascii && has_unicode();
    screen_measure(screen);
}

bool screen_measure(struct screen *screen)
{
    struct winsize size;
    unsigned rows = screen->rows;
    unsigned cols = screen->cols;
    if (screen->in_place && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
        screen->rows = size.ws_row;
        screen->cols = size.ws_col;
    }
    return rows != screen->rows || cols != screen->cols;
}

void screen_enter(const struct screen *screen, struct output *output)
{
    struct sigaction action;
    if (!screen->in_place)
        return;
    interrupt_guard_terminal(LEAVE);
    output_text(output, ENTER);
    sigaction(SIGTSTP, NULL, &action);
    if (action.sa_handler == SIG_IGN) /* a shell without job control wants it so */
        return;
    action.sa_handler = on_pause;
    action.sa_flags = 0;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, NULL);
}

void screen_leave(const struct screen *screen, struct output *output)
{
    if (!screen->in_place)
        return;
    output_text(output, LEAVE);
    output_flush(output);
    interrupt_guard_terminal(NULL);
}

void screen_clear(const struct screen *screen, struct output *output)
{
    if (screen->in_place)
        output_text(output, "\033[H\033[2J");
}

bool screen_is_to_pause(void)
{
    return pause_wanted != 0;
}

void screen_pause(const struct screen *screen, struct output *output)
{
    pause_wanted = 0;
    screen_leave(screen, output);
    raise(SIGSTOP);
    screen_enter(screen, output);
}
