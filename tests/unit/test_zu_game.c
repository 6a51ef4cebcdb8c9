/* test_zu_game.c: zu's moves as text, and records of games. */
#include <zugzwang/zu.h>

#include <stdio.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/texts.h"
#include "support/zu_boards.h"

/* clang-format off */
static const char board_text[] =
    "4 4\n"
    "..O.\n"
    "....\n"
    ".O..\n"
    "...X\n";
/* clang-format on */

static zz_zu_game *read_game(const char *string, zz_zu_side begins)
{
    zz_text *text = open_text(string);
    zz_zu_game *game;
    zz_error error = {0};
    if (zz_zu_game_read(&game, begins, text, NULL, &error) != ZZ_OK)
        fail_msg("%d:%d: %s", (int)error.line, (int)error.column, error.message);
    assert_int_equal(zz_text_read_end(text, &error), ZZ_OK);
    zz_text_close(text);
    return game;
}

/* The moves of a game, "R1 up, B left". */
static const char *moves_of(const zz_zu_game *game)
{
    static char list[1000];
    char move[ZZ_ZU_MOVE_TEXT];
    size_t used = 0;
    list[0] = '\0';
    for (uint64_t i = 0; i < zz_zu_game_moves(game); i++)
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "",
                                 zz_zu_move_text(zz_zu_game_move(game, i), move));
    return list;
}

static void assert_moves_are_read(const char *typed, const char *written)
{
    char string[1000];
    snprintf(string, sizeof string, "%s%s", board_text, typed);
    zz_zu_game *game = read_game(string, ZZ_ZU_RED);
    assert_string_equal(moves_of(game), written);
    zz_zu_game_free(game);
}

static void every_move_has_a_text_that_is_read(void **state)
{
    (void)state;
    static const char *const red[] = {"R1 left", "R1 right", "R1 down", "R2 up",
                                      "R2 left", "R2 right", "R2 down"};
    for (size_t i = 0; i < sizeof red / sizeof *red; i++)
        assert_moves_are_read(red[i], red[i]);
    assert_moves_are_read("B up", "B up");
    assert_moves_are_read("B left", "B left");
    assert_moves_are_read("R1 left\nB left\nR1 right\nB right",
                          "R1 left, B left, R1 right, B right");
}

static void people_may_type_less(void **state)
{
    (void)state;
    static const char *const typed[] = {
        "R1 left, B up",  "r1 LEFT, b Up",      "r1l,bu",        "R1 l\nB u\n",
        "R1Left,\n\nBup", "  r1 \t l ,  b u  ", "R1 L,\r\nBU\r", "\n\nR1 left\n\n\nB up\n\n"};
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++)
        assert_moves_are_read(typed[i], "R1 left, B up");
}

static void a_board_without_moves_is_a_record(void **state)
{
    (void)state;
    zz_zu_game *game = read_game(board_text, ZZ_ZU_RED);
    assert_int_equal(zz_zu_game_moves(game), 0);
    assert_int_equal(zz_zu_game_start(game).to_move, ZZ_ZU_RED);
    zz_zu_game_free(game);
    game = read_game(board_text, ZZ_ZU_BLACK);
    assert_int_equal(zz_zu_game_start(game).to_move, ZZ_ZU_BLACK);
    assert_int_equal(zz_zu_board_square(zz_zu_game_board(game), 4, 4), 'X');
    zz_zu_game_free(game);
}

static void a_record_ends_where_the_next_begins(void **state)
{
    (void)state;
    char string[200];
    snprintf(string, sizeof string, "%sr1d, bu\n%sb l\n", board_text, board_text);
    zz_text *text = open_text(string);
    zz_zu_game *game;
    assert_int_equal(zz_zu_game_read(&game, ZZ_ZU_RED, text, NULL, NULL), ZZ_OK);
    assert_string_equal(moves_of(game), "R1 down, B up");
    zz_zu_game_free(game);
    assert_int_equal(zz_zu_game_read(&game, ZZ_ZU_RED, text, NULL, NULL), ZZ_OK);
    assert_string_equal(moves_of(game), "B left");
    assert_int_equal(zz_zu_game_start(game).to_move, ZZ_ZU_BLACK);
    zz_zu_game_free(game);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    zz_text_close(text);
}

static void bad_records_are_refused_with_their_place(void **state)
{
    (void)state;
#define A_MOVE "expected a move such as 'R1 up' or 'B left', found "
#define A_STEP "expected up, left, right or down, found "
    static const struct bad_text bad[] = {
        {"R3 up", 6, 1, A_MOVE "'R3'"},
        {"Red up", 6, 1, A_MOVE "'Red'"},
        {"x", 6, 1, A_MOVE "'x'"},
        {"R 1 up", 6, 1, A_MOVE "'R'"},
        {"abcdefghijklmnopqrstuvwxyz", 6, 1, A_MOVE "'abcdefghijklmnopqrst'"},
        {"R1", 6, 3, A_STEP "the end of the file"},
        {"R1\nup", 6, 3, A_STEP "the end of the line"},
        {"R1 ups", 6, 4, A_STEP "'ups'"},
        {"R1 dow", 6, 4, A_STEP "'dow'"},
        {"r1x", 6, 3, A_STEP "'x'"},
        {"R1 , B up", 6, 4, A_STEP "','"},
        {"R1 \xFF", 6, 4, A_STEP "byte 0xFF"},
        {"R1 left B up", 6, 9, "expected ',' or the end of the line, found 'B'"},
        {"R1 left; B up", 6, 8, "expected ',' or the end of the line, found ';'"},
        {"R1 left,", 6, 9, A_MOVE "the end of the file"},
        {"R1 left,\n4 4\n", 7, 1, A_MOVE "'4'"},
        {"R1 left,, B up", 6, 9, A_MOVE "','"},
        {"R1 up", 6, 1,
         "expected R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down, found R1 up"},
        {"R1 left,\n B down", 7, 2, "expected B up or B left, found B down"},
        {"R1 left\nR1 left", 7, 1, "expected B up or B left, found R1 left"},
        {"B up\nB up", 7, 1,
         "expected R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down, found B up"},
        {"R1 r, B u, R1 d, B u, R1 r", 6, 23,
         "expected no move, since the game is over, found "
         "R1 right"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char string[200];
        zz_zu_game *game;
        zz_error error = {0};
        snprintf(string, sizeof string, "%s%s", board_text, bad[i].string);
        zz_text *text = open_text(string);
        assert_int_equal(zz_zu_game_read(&game, ZZ_ZU_RED, text, NULL, &error), ZZ_BAD_INPUT);
        assert_null(game);
        assert_error(&error, ZZ_BAD_INPUT, bad[i].line, bad[i].column, bad[i].message);
        zz_text_close(text);
    }
#undef A_MOVE
#undef A_STEP
}

static void moves_can_be_made_and_taken_back(void **state)
{
    (void)state;
    enum { PLIES = 300 };
    static zz_zu_position visited[PLIES + 1];
    uint64_t random = 5;
    for (int i = 0; i < 20; i++) {
        zz_zu_game *game = read_game(board_text, i % 2 ? ZZ_ZU_BLACK : ZZ_ZU_RED);
        zz_zu_move moves[ZZ_ZU_MOST_MOVES];
        uint64_t made = 0;
        unsigned count;
        visited[0] = zz_zu_game_start(game);
        while (made < PLIES &&
               (count = zz_zu_list_moves(zz_zu_game_board(game), &visited[made], moves)) > 0) {
            zz_zu_move move = moves[random_below(&random, count)];
            assert_int_equal(zz_zu_game_play(game, move, NULL), ZZ_OK);
            visited[made + 1] = zz_zu_play(&visited[made], move);
            made++;
            zz_zu_position now = zz_zu_game_position(game);
            assert_memory_equal(&now, &visited[made], sizeof now);
            assert_int_equal(zz_zu_game_moves(game), made);
        }
        while (made-- > 0) {
            assert_true(zz_zu_game_undo(game));
            zz_zu_position now = zz_zu_game_position(game);
            assert_memory_equal(&now, &visited[made], sizeof now);
        }
        assert_false(zz_zu_game_undo(game));
        zz_zu_game_free(game);
    }
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    char string[2000];
    size_t used = (size_t)snprintf(string, sizeof string, "%s", board_text);
    for (int i = 0; i < 40; i++) /* more than fit at first */
        used += (size_t)snprintf(string + used, sizeof string - used, "R1 %s\nB %s\n",
                                 i % 2 ? "right" : "left", i % 2 ? "right" : "left");
    bool succeeded = false;
    for (uint64_t n = 0; !succeeded; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_text *text = open_text(string);
        zz_zu_game *game;
        zz_status status = zz_zu_game_read(&game, ZZ_ZU_RED, text, &options, NULL);
        zz_zu_game_free(game);
        zz_text_close(text);
        succeeded = failing.requests <= n;
        assert_int_equal(status, succeeded ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
    }
}

static void a_source_that_fails_is_told(void **state)
{
    (void)state;
    static const char string[] = "2 2\nOO\n.X\nR1 ";
    struct drip drip = {string, sizeof string - 1, 1, true, 0};
    zz_text *text = open_drip(&drip);
    zz_zu_game *game;
    assert_int_equal(zz_zu_game_read(&game, ZZ_ZU_RED, text, NULL, NULL), ZZ_READ_FAILED);
    zz_text_close(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_has_a_text_that_is_read),
        cmocka_unit_test(people_may_type_less),
        cmocka_unit_test(a_board_without_moves_is_a_record),
        cmocka_unit_test(a_record_ends_where_the_next_begins),
        cmocka_unit_test(bad_records_are_refused_with_their_place),
        cmocka_unit_test(moves_can_be_made_and_taken_back),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(a_source_that_fails_is_told),
    };
    return cmocka_run_group_tests_name("zu game", tests, NULL, NULL);
}
