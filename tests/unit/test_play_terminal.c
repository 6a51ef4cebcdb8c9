/* test_play_terminal.c: `play` at a pseudo-terminal: it redraws in place, and leaves the terminal as
 * it was, whatever the way out. */
#define _XOPEN_SOURCE 700
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/child.h"
#include "support/testing.h"

#define ENTER "\033[?1049h"
#define LEAVE "\033[?1049l"
#define CLEAR "\033[H\033[2J"

static const char *const COLOURED[] = {"TERM=xterm", "LC_ALL=C.UTF-8", "NO_COLOR=", NULL};
static const char *const ZU[] = {"zu", "play", "--side", "red", "--eval", NULL};
static const char *const RABBIT[] = {"rabbit", "play", "--side", "rabbit", NULL};

static void expect(struct child *child, const char *text)
{
    free(child_expect(child, text));
}

static unsigned count(const char *text, const char *part)
{
    unsigned found = 0;
    for (; (text = strstr(text, part)); text += strlen(part))
        found++;
    return found;
}

/* The child ends by itself, with 0. */
static void assert_ends_well(struct child *child)
{
    int status = child_finish(child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* The alternate screen was entered and left, once each, and nothing was drawn on it afterwards. */
static void assert_left_clean(const struct child *child)
{
    assert_int_equal(count(child->got, ENTER), 1);
    assert_int_equal(count(child->got, LEAVE), 1);
    const char *after = strstr(child->got, LEAVE);
    assert_null(strstr(after, CLEAR));
    assert_true(strstr(child->got, ENTER) < after);
}

static void it_redraws_in_place_with_colours_and_pieces(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, ENTER CLEAR "zugzwang zu: you are Red");
    expect(&child, "\033[1;31m♚1\033[0m");
    expect(&child, "Red wins in 13 plies");
    expect(&child, "Red> ");
    child_send(&child, "r1l\n");
    expect(&child, CLEAR);
    expect(&child, "\033[33m[\033[0m\033[1;36m♟ \033[0m\033[33m]\033[0m");
    expect(&child, "Black plays B up.");
    expect(&child, "Red> ");
    child_send(&child, "quit\n");
    expect(&child, LEAVE "zugzwang zu: you are Red");
    assert_ends_well(&child);
    assert_left_clean(&child);
    assert_int_equal(count(child.got, CLEAR), 2);
    child_free(&child);
}

static void no_color_is_honoured(void **state)
{
    static const char *const plain[] = {"TERM=xterm", "LC_ALL=C.UTF-8", "NO_COLOR=1", NULL};
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, plain, 24, 80);
    expect(&child, ENTER CLEAR);
    expect(&child, "♚1");
    expect(&child, "Red> ");
    child_send(&child, "r1l\nquit\n");
    assert_ends_well(&child);
    assert_left_clean(&child);
    for (const char *next = child.got; (next = strstr(next, "\033[")); next += 2)
        assert_true(next[2 + strspn(next + 2, "0123456789;?")] != 'm');
    child_free(&child);
}

static void assert_all_ascii(const char *text)
{
    for (; *text; text++)
        assert_true((unsigned char)*text < 0x80);
}

static void ascii_on_request_and_where_there_is_no_unicode(void **state)
{
    static const char *const asked[] = {"zu", "play", "--side", "red", "--ascii", NULL};
    static const char *const no_unicode[] = {"TERM=xterm", "LC_ALL=C", NULL};
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct child child;
        child_start_at_terminal(&child, i ? ZU : asked, i ? no_unicode : COLOURED, 24, 80);
        expect(&child, "R1");
        expect(&child, "Red> ");
        child_send(&child, "quit\n");
        assert_ends_well(&child);
        assert_left_clean(&child);
        assert_all_ascii(child.got);
        child_free(&child);
    }
}

static void a_dumb_terminal_gets_plain_lines(void **state)
{
    static const char *const dumb[] = {"TERM=dumb", "LC_ALL=C.UTF-8", NULL};
    static const char *const none[] = {"TERM=", "LC_ALL=C.UTF-8", NULL};
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct child child;
        child_start_at_terminal(&child, RABBIT, i ? none : dumb, 24, 80);
        expect(&child, "Rabbit> ");
        child_send(&child, "2 4\n");
        expect(&child, "Egg plays ");
        expect(&child, "Rabbit> ");
        child_send(&child, "\004");
        assert_ends_well(&child);
        assert_null(strchr(child.got, '\033'));
        assert_all_ascii(child.got);
        assert_int_equal(count(child.got, "2 4\r\n"), 1); /* the terminal's echo alone */
        child_free(&child);
    }
}

static void the_side_is_asked_for(void **state)
{
    static const char *const words[] = {"zu", "play", NULL};
    struct child child;
    (void)state;
    child_start_at_terminal(&child, words, COLOURED, 24, 80);
    expect(&child, "Which side do you play: red, black or both? [red] ");
    child_send(&child, "white\n");
    expect(&child, "Which side");
    child_send(&child, "BLACK\n");
    expect(&child, "you are Black (♟), the program is Red (♚1 ♚2)");
    expect(&child, "Red plays R1 left.");
    expect(&child, "Black> ");
    child_send(&child, "\004");
    assert_ends_well(&child);
    assert_left_clean(&child);
    child_free(&child);
}

static void ctrl_d_leaves_the_terminal_clean(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, "Red> ");
    child_send(&child, "\004");
    assert_ends_well(&child);
    assert_left_clean(&child);
    child_free(&child);
}

static void ctrl_c_leaves_the_terminal_clean(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, "Red> ");
    child_send(&child, "r1\003");
    int status = child_finish(&child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGINT);
    assert_left_clean(&child);
    child_free(&child);
}

static void ctrl_c_at_the_question_ends_it(void **state)
{
    static const char *const words[] = {"rabbit", "play", NULL};
    struct child child;
    (void)state;
    child_start_at_terminal(&child, words, COLOURED, 24, 80);
    expect(&child, "[rabbit] ");
    child_send(&child, "\003");
    int status = child_finish(&child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGINT);
    assert_int_equal(count(child.got, ENTER), 0);
    child_free(&child);
}

static void other_signals_leave_it_clean_too(void **state)
{
    static const int numbers[] = {SIGTERM, SIGHUP, SIGQUIT};
    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct child child;
        child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
        expect(&child, "Red> ");
        kill(child.pid, numbers[i]);
        int status = child_finish(&child);
        assert_true(WIFSIGNALED(status));
        assert_int_equal(WTERMSIG(status), numbers[i]);
        assert_left_clean(&child);
        child_free(&child);
    }
}

/* Both signals are there when the program wakes up, so that the second ends it at once. */
static void a_second_signal_leaves_it_clean_too(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, "Red> ");
    kill(child.pid, SIGSTOP);
    child_wait_stopped(&child);
    kill(child.pid, SIGINT);
    kill(child.pid, SIGTERM);
    kill(child.pid, SIGCONT);
    assert_true(WIFSIGNALED(child_finish(&child)));
    assert_left_clean(&child);
    child_free(&child);
}

/* While it is stopped, the shell's screen is there; afterwards the game's again. */
static void ctrl_z_pauses(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, "Red> ");
    child_send(&child, "\032");
    child_wait_stopped(&child);
    expect(&child, LEAVE);
    kill(child.pid, SIGCONT);
    expect(&child, ENTER CLEAR);
    expect(&child, "Red> ");
    child_send(&child, "quit\n");
    assert_ends_well(&child);
    assert_int_equal(count(child.got, ENTER), 2);
    assert_int_equal(count(child.got, LEAVE), 2);
    child_free(&child);
}

static void a_window_that_changes_is_drawn_anew(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    expect(&child, "    1   2   3   4   5   6\r\n");
    expect(&child, "Red> ");
    child_resize(&child, 24, 20);
    expect(&child, CLEAR);
    expect(&child, "    1       5\r\n"); /* narrow */
    expect(&child, "Red> ");
    child_send(&child, "quit\n");
    assert_ends_well(&child);
    assert_left_clean(&child);
    child_free(&child);
}

/* The rows of the board in a frame, and that none is wider than the window. */
static unsigned count_board_rows(const char *frame, unsigned cols)
{
    unsigned rows = 0;
    while (*frame) {
        size_t length = strcspn(frame, "\r\n");
        size_t blanks = strspn(frame, " ");
        size_t digits = strspn(frame + blanks, "0123456789");
        if (blanks > 0 && digits > 0) {
            rows++;
            if (length > cols)
                fail_msg("wider than %u columns: %.*s", cols, (int)length, frame);
        }
        frame += length;
        frame += strspn(frame, "\r\n");
    }
    return rows;
}

static void write_large_board(const char *path)
{
    enum { SIDE = 40 };
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, "%d %d\n", SIDE, SIDE);
    for (int row = 0; row < SIDE; row++) {
        for (int col = 0; col < SIDE; col++)
            fputc(row == 30 && col == 34 ? '.' : (row + col) % 2 ? 'O' : 'X', file);
        fputc('\n', file);
    }
    fprintf(file, "0\n");
    fclose(file);
}

static void a_board_larger_than_the_window_is_shown_around_the_blank(void **state)
{
    static const char *const ascii[] = {"TERM=xterm", "LC_ALL=C", "NO_COLOR=1", NULL};
    static const unsigned sizes[][2] = {{24, 80}, {24, 40}, {12, 20}, {5, 10}, {1, 1}, {200, 300}};
    char path[] = P_tmpdir "/zugzwang-play-XXXXXX";
    (void)state;
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    write_large_board(path);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const char *const words[] = {"rabbit", "play", "--side", "rabbit", path, NULL};
        struct child child;
        unsigned cols = sizes[i][1];
        child_start_at_terminal(&child, words, ascii, sizes[i][0], cols);
        expect(&child, CLEAR);
        char *frame = child_expect(&child, "Rabbit> ");
        unsigned rows = count_board_rows(frame, cols < 10 ? 10 : cols);
        assert_true(rows >= 3 && rows <= (sizes[i][0] < 10 ? 10 : sizes[i][0]));
        if (cols >= 300)
            assert_int_equal(rows, 41); /* and the numbers above */
        if (cols > 10)
            assert_non_null(strstr(frame, "31 ")); /* the blank's row */
        free(frame);
        child_send(&child, "quit\n");
        assert_ends_well(&child);
        child_free(&child);
    }
    remove(path);
    close(fd);
}

/* The program hints at every move of a game that it then loses. */
static void a_whole_game_is_won_with_hints(void **state)
{
    struct child child;
    (void)state;
    child_start_at_terminal(&child, ZU, COLOURED, 24, 80);
    for (int move = 0; move < 7; move++) {
        char line[64];
        expect(&child, "Red> ");
        child_send(&child, "hint\n");
        expect(&child, "Hint: ");
        char *hint = child_expect(&child, "\r\n");
        snprintf(line, sizeof line, "%s\n", hint);
        free(hint);
        expect(&child, "Red> ");
        child_send(&child, line);
    }
    expect(&child, "Red wins after 13 plies: a general has taken the pawn.");
    expect(&child, "Well played!");
    expect(&child, "\r\n> ");
    child_send(&child, "undo\n");
    expect(&child, "Red wins in 1 ply.");
    expect(&child, "Red> ");
    child_send(&child, "\004");
    assert_ends_well(&child);
    assert_left_clean(&child);
    child_free(&child);
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_redraws_in_place_with_colours_and_pieces),
        cmocka_unit_test(no_color_is_honoured),
        cmocka_unit_test(ascii_on_request_and_where_there_is_no_unicode),
        cmocka_unit_test(a_dumb_terminal_gets_plain_lines),
        cmocka_unit_test(the_side_is_asked_for),
        cmocka_unit_test(ctrl_d_leaves_the_terminal_clean),
        cmocka_unit_test(ctrl_c_leaves_the_terminal_clean),
        cmocka_unit_test(ctrl_c_at_the_question_ends_it),
        cmocka_unit_test(other_signals_leave_it_clean_too),
        cmocka_unit_test(a_second_signal_leaves_it_clean_too),
        cmocka_unit_test(ctrl_z_pauses),
        cmocka_unit_test(a_window_that_changes_is_drawn_anew),
        cmocka_unit_test(a_board_larger_than_the_window_is_shown_around_the_blank),
        cmocka_unit_test(a_whole_game_is_won_with_hints),
    };
    assert_true(argc > 0);
    child_find_program(argv[0]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
