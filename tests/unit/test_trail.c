/* test_trail.c: positions of rabbit and geography: their moves, matchings and lines, by the rules.
 *
 * A matching is a proof when the side that follows it wins against every defence, and that is what
 * is tried here, on all small boards; larger ones are judged by their lines. */
#include "support/testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/geography.h>
#include <zugzwang/rabbit.h>

#include "reference/geography.h"
#include "reference/rabbit.h"
#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/texts.h"

enum { MOST_SQUARES = 64, MOST_TEXT = 8192 };

/* A game as its reference sees it: a board, and rabbit's side to move; geography's token. */
struct game {
    bool rabbit;
    int rows;
    int cols;
    char board[MOST_SQUARES]; /* geography: '#' also where the token has been */
    char side;
    int token;
};

static int reference_moves(const struct game *game, int moves[4])
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    int count = 0;
    if (game->rabbit)
        return reference_rabbit_moves(game->rows, game->cols, game->board, game->side, moves);
    for (int i = 0; i < 4; i++) {
        int row = game->token / game->cols + steps[i][0];
        int col = game->token % game->cols + steps[i][1];
        if (row >= 0 && row < game->rows && col >= 0 && col < game->cols &&
            game->board[row * game->cols + col] == '.')
            moves[count++] = row * game->cols + col;
    }
    return count;
}

static struct game reference_play(const struct game *game, int square)
{
    struct game next = *game;
    if (game->rabbit)
        reference_rabbit_slide(next.rows, next.cols, next.board, square);
    else
        next.board[next.token] = '#';
    next.side = game->side == 'O' ? 'X' : 'O';
    next.token = square;
    return next;
}

static bool reference_wins(const struct game *game)
{
    struct game scratch = *game;
    if (game->rabbit)
        return reference_rabbit_wins(scratch.rows, scratch.cols, scratch.board, scratch.side);
    return reference_geography_mover_wins(scratch.rows, scratch.cols, scratch.board, scratch.token);
}

static char *write_board(char *text, const struct game *game)
{
    int used = sprintf(text, "%d %d\n", game->rows, game->cols);
    for (int row = 0; row < game->rows; row++)
        used += sprintf(text + used, "%.*s\n", game->cols, game->board + row * game->cols);
    sprintf(text + used, game->rabbit ? "0\n" : "");
    return text;
}

static zz_square place_of(const struct game *game, int square)
{
    return (zz_square){(uint32_t)(square / game->cols) + 1, (uint32_t)(square % game->cols) + 1};
}

static int square_of(const struct game *game, zz_square place)
{
    return (int)((place.row - 1) * (uint32_t)game->cols + place.col - 1);
}

static zz_trail *start(const struct game *game)
{
    char bytes[256];
    zz_trail *trail;
    zz_text *text = open_text(write_board(bytes, game));
    if (game->rabbit) {
        zz_rabbit_game *read;
        assert_int_equal(zz_rabbit_game_read(&read, text, NULL, NULL), ZZ_OK);
        assert_int_equal(zz_rabbit_trail_create(&trail, read, 0, NULL, NULL), ZZ_OK);
        zz_rabbit_game_free(read);
    } else {
        zz_geography_maze *read;
        assert_int_equal(zz_geography_maze_read(&read, text, NULL, NULL), ZZ_OK);
        assert_int_equal(
            zz_geography_trail_create(&trail, read, place_of(game, game->token), NULL, NULL),
            ZZ_OK);
        zz_geography_maze_free(read);
    }
    zz_text_close(text);
    return trail;
}

/* Follows the matching for the winner against every defence; returns the plies of the longest. */
static int longest_against(const struct game *game, const zz_square *partners, bool mover_wins)
{
    int moves[4];
    int count = reference_moves(game, moves);
    int longest = 0;
    if (mover_wins) {
        int partner = square_of(game, partners[game->token]);
        bool legal = false;
        for (int i = 0; i < count; i++)
            legal |= moves[i] == partner;
        assert_true(legal);
        count = 1;
        moves[0] = partner;
    }
    for (int i = 0; i < count; i++) {
        struct game next = reference_play(game, moves[i]);
        int plies = 1 + longest_against(&next, partners, !mover_wins);
        longest = plies > longest ? plies : longest;
    }
    return longest;
}

static int check_matching(const zz_trail *trail, const struct game *game, bool wins)
{
    zz_square partners[MOST_SQUARES];
    bool mover_wins;
    assert_int_equal(zz_trail_match(trail, partners, &mover_wins, NULL, NULL), ZZ_OK);
    assert_int_equal(mover_wins, wins);
    assert_int_equal(partners[game->token].row > 0, wins);
    for (int i = 0; i < game->rows * game->cols; i++)
        if (partners[i].row > 0)
            assert_int_equal(square_of(game, partners[square_of(game, partners[i])]), i);
    return longest_against(game, partners, mover_wins);
}

static void check_line(const zz_trail *trail, struct game game, bool wins, int longest_plies)
{
    zz_square line[MOST_SQUARES];
    uint64_t count;
    bool longest;
    int moves[4];
    assert_int_equal(zz_trail_line(trail, line, &count, &longest, NULL, NULL), ZZ_OK);
    assert_int_equal(count % 2, wins); /* who cannot move has lost */
    assert_true(longest);
    assert_int_equal(count, longest_plies);
    for (uint64_t i = 0; i < count; i++) {
        bool legal = false;
        for (int k = reference_moves(&game, moves); k-- > 0;)
            legal |= moves[k] == square_of(&game, line[i]);
        assert_true(legal);
        game = reference_play(&game, square_of(&game, line[i]));
    }
    assert_int_equal(reference_moves(&game, moves), 0);
}

static char letter_of(const struct game *game, int square)
{
    return !game->rabbit && square == game->token ? '@' : game->board[square];
}

/* Compares a position, and all that play leads to. */
static uint64_t check_position(zz_trail *trail, const struct game *game, uint64_t length)
{
    int expected[4];
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned count;
    uint64_t positions = 1;
    bool wins = false;
    int expected_count = reference_moves(game, expected);
    assert_int_equal(zz_trail_length(trail), length);
    assert_int_equal(square_of(game, zz_trail_token(trail)), game->token);
    for (int i = 0; i < game->rows * game->cols; i++) {
        zz_square place = place_of(game, i);
        char letter = zz_trail_square(trail, place.row, place.col);
        assert_int_equal(letter == '+' ? '#' : letter, letter_of(game, i));
    }
    assert_int_equal(zz_trail_moves(trail, moves, &count, NULL, NULL), ZZ_OK);
    assert_int_equal(count, expected_count);
    for (unsigned i = 0; i < count; i++) {
        struct game next = reference_play(game, expected[i]);
        assert_int_equal(square_of(game, moves[i].square), expected[i]);
        assert_int_equal(moves[i].wins, !reference_wins(&next));
        wins |= moves[i].wins;
        assert_int_equal(zz_trail_play(trail, moves[i].square, NULL), ZZ_OK);
        positions += check_position(trail, &next, length + 1);
        assert_true(zz_trail_undo(trail));
    }
    check_line(trail, *game, wins, check_matching(trail, game, wins));
    return positions;
}

static uint64_t check_game(const struct game *game)
{
    zz_trail *trail = start(game);
    assert_int_equal(zz_trail_rows(trail), game->rows);
    assert_int_equal(zz_trail_cols(trail), game->cols);
    uint64_t positions = check_position(trail, game, 0);
    assert_false(zz_trail_undo(trail));
    zz_trail_free(trail);
    return positions;
}

static uint64_t check_all_rabbit_boards(int rows, int cols)
{
    uint64_t positions = 0;
    int size = rows * cols;
    for (int blank = 0; blank < size; blank++)
        for (int colours = 0; colours < 1 << (size - 1); colours++) {
            struct game game = {true, rows, cols, .side = 'O', .token = blank};
            for (int i = 0; i < size; i++)
                game.board[i] = i == blank                               ? '.'
                                : colours >> (i > blank ? i - 1 : i) & 1 ? 'O'
                                                                         : 'X';
            positions += check_game(&game);
        }
    return positions;
}

static void every_rabbit_position_up_to_3x3_is_judged_by_the_rules(void **state)
{
    (void)state;
    uint64_t positions = 0;
    for (int rows = 1; rows <= 3; rows++)
        for (int cols = 1; cols <= 3; cols++)
            positions += check_all_rabbit_boards(rows, cols);
    positions += check_all_rabbit_boards(1, 8);
    positions += check_all_rabbit_boards(8, 1);
    positions += check_all_rabbit_boards(2, 5);
    assert_int_equal(positions, 50089); /* so that the walk itself is known to be whole */
}

static void every_geography_position_up_to_3x4_is_judged_by_the_rules(void **state)
{
    (void)state;
    uint64_t positions = 0;
    for (int rows = 1; rows <= 3; rows++)
        for (int cols = 1; cols <= 4; cols++)
            for (uint32_t walls = 0; walls < UINT32_C(1) << (rows * cols); walls++)
                for (int token = 0; token < rows * cols; token++) {
                    struct game game = {false, rows, cols, .side = 'O', .token = token};
                    for (int i = 0; i < rows * cols; i++)
                        game.board[i] = walls >> i & 1 ? '#' : '.';
                    if (game.board[token] == '.')
                        positions += check_game(&game);
                }
    assert_int_equal(positions, 229987);
}

/* Rabbit on a chessboard with a little noise, else play ends soon. */
static struct game random_game(bool rabbit, uint64_t *random)
{
    struct game game = {rabbit, 1 + (int)random_below(random, 5), 1 + (int)random_below(random, 4),
                        .side = 'O'};
    uint32_t noise = random_below(random, 40);
    game.token = (int)random_below(random, (uint32_t)(game.rows * game.cols));
    for (int i = 0; i < game.rows * game.cols; i++) {
        bool white = (i / game.cols + i % game.cols) % 2;
        bool noisy = random_below(random, 100) < noise;
        game.board[i] = !rabbit ? (noisy ? '#' : '.') : white != noisy ? 'O' : 'X';
    }
    game.board[game.token] = '.';
    return game;
}

static void random_positions_are_judged_by_the_rules(void **state)
{
    (void)state;
    uint64_t random = 1971;
    for (int round = 0; round < 100; round++) {
        struct game game = random_game(round % 2, &random);
        check_game(&game);
    }
}

static zz_trail *start_large(int side, uint64_t seed)
{
    static char bytes[MOST_TEXT];
    zz_rabbit_game *game;
    zz_trail *trail;
    int used = sprintf(bytes, "%d %d\n", side, side);
    for (int i = 0; i < side * side; i++) {
        bool white = (i / side + i % side) % 2 == (random_below(&seed, 100) >= 5);
        bytes[used++] = i == side * side / 2 ? '.' : white ? 'O' : 'X';
        if (i % side == side - 1)
            bytes[used++] = '\n';
    }
    strcpy(bytes + used, "0\n");
    zz_text *text = open_text(bytes);
    assert_int_equal(zz_rabbit_game_read(&game, text, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_rabbit_trail_create(&trail, game, 0, NULL, NULL), ZZ_OK);
    zz_rabbit_game_free(game);
    zz_text_close(text);
    return trail;
}

/* Along a line, the winner's moves win and the loser has none that does. */
static void lines_on_large_boards_are_perfect(void **state)
{
    (void)state;
    enum { SIDE = 40 };
    static zz_square line[SIDE * SIDE];
    uint64_t plies = 0;
    for (uint64_t seed = 0; seed < 10; seed++) {
        uint64_t count;
        bool longest;
        zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
        unsigned move_count;
        zz_trail *trail = start_large(SIDE, seed);
        assert_int_equal(zz_trail_line(trail, line, &count, &longest, NULL, NULL), ZZ_OK);
        plies += count;
        for (uint64_t i = 0; i < count; i++) {
            bool winners = i % 2 != count % 2;
            assert_int_equal(zz_trail_moves(trail, moves, &move_count, NULL, NULL), ZZ_OK);
            for (unsigned k = 0; k < move_count; k++)
                if (!winners)
                    assert_false(moves[k].wins);
                else if (!memcmp(&moves[k].square, &line[i], sizeof *line))
                    assert_true(moves[k].wins);
            assert_int_equal(zz_trail_play(trail, line[i], NULL), ZZ_OK);
        }
        assert_int_equal(zz_trail_moves(trail, moves, &move_count, NULL, NULL), ZZ_OK);
        assert_int_equal(move_count, 0);
        zz_trail_free(trail);
    }
    assert_true(plies > 10 * 100); /* they are games, not a few moves */
}

static void illegal_moves_are_refused_by_name(void **state)
{
    (void)state;
    zz_error error;
    struct game game = {true, 3, 3, "XOXO.OXOX", 'O', 4};
    zz_trail *trail = start(&game);
    zz_square bad[] = {{1, 1}, {2, 2}, {0, 0}, {9, 9}, {UINT32_MAX, 2}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char message[100];
        snprintf(message, sizeof message, "expected 1 2, 2 1, 2 3 or 3 2, found %u %u", bad[i].row,
                 bad[i].col);
        assert_int_equal(zz_trail_play(trail, bad[i], &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, 0, 0, message);
        assert_int_equal(zz_trail_length(trail), 0);
    }
    zz_trail_free(trail);
    game = (struct game){false, 1, 1, ".", 'O', 0};
    trail = start(&game);
    assert_int_equal(zz_trail_play(trail, (zz_square){1, 1}, &error), ZZ_BAD_INPUT);
    assert_error(&error, ZZ_BAD_INPUT, 0, 0, "expected no move, since the game is over, found 1 1");
    zz_trail_free(trail);
}

static void a_trail_starts_on_the_board(void **state)
{
    (void)state;
    zz_error error;
    zz_trail *trail;
    zz_geography_maze *maze;
    zz_rabbit_game *game;
    zz_text *text = open_text("1 2\n.#\n");
    assert_int_equal(zz_geography_maze_read(&maze, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    zz_geography_trail_create(&trail, maze, (zz_square){1, 3}, NULL, &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "1 3 is off the board of 1×2 squares");
    zz_geography_trail_create(&trail, maze, (zz_square){0, 1}, NULL, &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "0 1 is off the board of 1×2 squares");
    zz_geography_trail_create(&trail, maze, (zz_square){1, 2}, NULL, &error);
    assert_error(&error, ZZ_BAD_INPUT, 0, 0, "expected '.' at 1 2, found '#'");
    zz_geography_maze_free(maze);
    text = open_text("1 6\nXO.OXO\n1\n1 2\n1 1\n");
    assert_int_equal(zz_rabbit_game_read(&game, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    zz_rabbit_trail_create(&trail, game, 3, NULL, &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "the record has 2 moves, not 3");
    assert_int_equal(zz_rabbit_trail_create(&trail, game, 2, NULL, &error), ZZ_OK);
    assert_int_equal(zz_trail_length(trail), 2);
    assert_int_equal(zz_trail_square(trail, 1, 1), '.');
    assert_int_equal(zz_trail_square(trail, 1, 2), 'X');
    assert_int_equal(zz_trail_square(trail, 1, 3), 'O');
    zz_trail_free(trail);
    zz_rabbit_game_free(game);
}

static zz_status do_everything(const zz_options *options, zz_error *error)
{
    zz_trail *trail = NULL;
    zz_rabbit_game *game = NULL;
    zz_square squares[16];
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned move_count;
    uint64_t count;
    bool flag;
    zz_text *text = open_text("4 4\nOXOX\nXOXO\nOX.X\nXOXO\n0\n");
    assert_int_equal(zz_rabbit_game_read(&game, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    zz_status status = zz_rabbit_trail_create(&trail, game, 0, options, error);
    if (!status)
        status = zz_trail_moves(trail, moves, &move_count, options, error);
    if (!status)
        status = zz_trail_match(trail, squares, &flag, options, error);
    if (!status)
        status = zz_trail_line(trail, squares, &count, &flag, options, error);
    zz_trail_free(trail);
    zz_rabbit_game_free(game);
    return status;
}

static void running_out_of_memory_anywhere_is_a_clean_error(void **state)
{
    (void)state;
    bool done = false;
    for (uint64_t n = 0; !done; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_error error;
        zz_status status = do_everything(&options, &error);
        done = failing.requests <= n;
        assert_int_equal(status, done ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
    }
}

static void the_memory_limit_is_obeyed(void **state)
{
    (void)state;
    zz_error error;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting), .memory_limit = 79};
    do_everything(&options, &error);
    assert_error(&error, ZZ_TOO_LARGE, 0, 0,
                 "playing on a 4×4 board needs about 80 bytes of memory; 79 bytes may be used");
    assert_int_equal(counting.requests, 0);
    options.memory_limit = 250;
    do_everything(&options, &error);
    assert_int_equal(error.code, ZZ_TOO_LARGE);
    assert_non_null(strstr(error.message, "a line of play needs about"));
    assert_int_equal(counting.live_bytes, 0);
}

static bool count_down(void *user, const zz_progress *progress)
{
    uint64_t *left = user;
    assert_non_null(progress->stage);
    return (*left)-- > 0;
}

static void a_long_search_can_be_cancelled(void **state)
{
    (void)state;
    static zz_square line[40 * 40];
    zz_trail *trail = start_large(40, 1);
    uint64_t calls = UINT64_MAX;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting),
                          .progress = count_down,
                          .progress_user = &calls};
    uint64_t count;
    bool longest;
    assert_int_equal(zz_trail_line(trail, line, &count, &longest, &options, NULL), ZZ_OK);
    assert_false(longest);
    uint64_t made = UINT64_MAX - calls;
    assert_in_range(made, 10, 1000);
    for (uint64_t n = 0; n < made; n++) {
        calls = n;
        assert_int_equal(zz_trail_line(trail, line, &count, &longest, &options, NULL),
                         ZZ_CANCELLED);
        assert_int_equal(counting.live_bytes, 0);
    }
    zz_trail_free(trail);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rabbit_position_up_to_3x3_is_judged_by_the_rules),
        cmocka_unit_test(every_geography_position_up_to_3x4_is_judged_by_the_rules),
        cmocka_unit_test(random_positions_are_judged_by_the_rules),
        cmocka_unit_test(lines_on_large_boards_are_perfect),
        cmocka_unit_test(illegal_moves_are_refused_by_name),
        cmocka_unit_test(a_trail_starts_on_the_board),
        cmocka_unit_test(running_out_of_memory_anywhere_is_a_clean_error),
        cmocka_unit_test(the_memory_limit_is_obeyed),
        cmocka_unit_test(a_long_search_can_be_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
