/* test_matching.c: the matching engine against the obvious one, on boards that grow in any order.
 *
 * The obvious one: the size of a maximum matching by searching a path for each square in turn, and
 * a square is avoidable when taking it away does not make that size smaller. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/matching.h"
#include "support/failing_allocator.h"
#include "support/random.h"

enum { MOST_SQUARES = 100 };

struct board {
    int rows;
    int cols;
    zz_colour colours[MOST_SQUARES];
};

static bool find_partner(const struct board *board, int black, int *partner, bool *seen)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    for (int i = 0; i < 4; i++) {
        int row = black / board->cols + steps[i][0];
        int col = black % board->cols + steps[i][1];
        int white = row * board->cols + col;
        if (row < 0 || row >= board->rows || col < 0 || col >= board->cols || seen[white] ||
            board->colours[white] != ZZ_WHITE)
            continue;
        seen[white] = true;
        if (partner[white] < 0 || find_partner(board, partner[white], partner, seen)) {
            partner[white] = black;
            return true;
        }
    }
    return false;
}

static int matching_size(const struct board *board)
{
    int partner[MOST_SQUARES];
    int size = 0;
    memset(partner, -1, sizeof partner);
    for (int square = 0; square < board->rows * board->cols; square++) {
        bool seen[MOST_SQUARES] = {false};
        if (board->colours[square] == ZZ_BLACK && find_partner(board, square, partner, seen))
            size++;
    }
    return size;
}

static bool is_avoidable(const struct board *board, int square)
{
    struct board without = *board;
    without.colours[square] = ZZ_EMPTY;
    return matching_size(&without) == matching_size(board);
}

static void assert_avoids_what_is_avoidable(const zz_matching *matching, const struct board *board)
{
    for (int i = 0; i < board->rows * board->cols; i++) {
        bool expected = board->colours[i] != ZZ_EMPTY && is_avoidable(board, i);
        assert_int_equal(
            zz_matching_avoids(matching, (uint32_t)(i / board->cols), (uint32_t)(i % board->cols)),
            expected);
    }
}

static zz_matching *start_matching(const struct board *board)
{
    zz_matching *matching;
    assert_int_equal(
        zz_matching_create(&matching, (uint32_t)board->rows, (uint32_t)board->cols, NULL, NULL),
        ZZ_OK);
    for (int i = 0; i < board->rows * board->cols; i++)
        zz_matching_place(matching, (uint32_t)(i / board->cols), (uint32_t)(i % board->cols),
                          board->colours[i]);
    assert_int_equal(zz_matching_complete(matching, NULL), ZZ_OK);
    return matching;
}

/* Every pair is of two neighbours that know each other, and there are as many as there can be. */
static void assert_is_maximum(const zz_matching *matching, const struct board *board)
{
    int paired = 0;
    for (int i = 0; i < board->rows * board->cols; i++) {
        uint32_t row = (uint32_t)(i / board->cols);
        uint32_t col = (uint32_t)(i % board->cols);
        uint32_t partner[2];
        uint32_t back[2];
        if (!zz_matching_partner(matching, row, col, &partner[0], &partner[1]))
            continue;
        paired++;
        int other = (int)partner[0] * board->cols + (int)partner[1];
        assert_int_equal(abs((int)partner[0] - (int)row) + abs((int)partner[1] - (int)col), 1);
        assert_int_equal(board->colours[i] ^ board->colours[other], ZZ_BLACK ^ ZZ_WHITE);
        assert_true(zz_matching_partner(matching, partner[0], partner[1], &back[0], &back[1]));
        assert_true(back[0] == row && back[1] == col);
    }
    assert_int_equal(paired, 2 * matching_size(board));
}

static void assert_can_avoid_what_is_avoidable(zz_matching *matching, const struct board *board,
                                               int square)
{
    bool avoidable;
    assert_int_equal(zz_matching_can_avoid(matching, (uint32_t)(square / board->cols),
                                           (uint32_t)(square % board->cols), &avoidable, NULL),
                     ZZ_OK);
    assert_int_equal(avoidable, board->colours[square] != ZZ_EMPTY && is_avoidable(board, square));
}

static void add_square(zz_matching *matching, struct board *board, int square, zz_colour colour)
{
    bool grew;
    assert_int_equal(zz_matching_add(matching, (uint32_t)(square / board->cols),
                                     (uint32_t)(square % board->cols), colour, &grew, NULL),
                     ZZ_OK);
    board->colours[square] = colour;
    assert_int_equal(grew, !is_avoidable(board, square));
}

/* From pure chance (noise 50) to a chessboard (noise 0). */
static zz_colour random_colour(const struct board *board, int square, uint32_t noise,
                               uint64_t *random)
{
    bool white = (square / board->cols + square % board->cols) % 2;
    return white == (random_below(random, 100) >= noise) ? ZZ_WHITE : ZZ_BLACK;
}

static struct board random_board(int most_rows, int most_cols, uint32_t noise, uint64_t *random)
{
    struct board board = {.rows = 1 + (int)random_below(random, (uint32_t)most_rows),
                          .cols = 1 + (int)random_below(random, (uint32_t)most_cols)};
    uint32_t filled = random_below(random, 101);
    for (int i = 0; i < board.rows * board.cols; i++)
        if (random_below(random, 100) < filled)
            board.colours[i] = random_colour(&board, i, noise, random);
    return board;
}

static void a_complete_matching_avoids_what_is_avoidable(void **state)
{
    (void)state;
    uint64_t random = 1;
    for (int round = 0; round < 10000; round++) {
        struct board board = random_board(10, 10, random_below(&random, 51), &random);
        zz_matching *matching = start_matching(&board);
        assert_avoids_what_is_avoidable(matching, &board);
        zz_matching_free(matching);
    }
}

/* Asks in half of the rounds alone: to ask changes what the engine knows. */
static void ask_now_and_then(zz_matching *matching, const struct board *board, int round,
                             uint64_t *random)
{
    uint32_t size = (uint32_t)(board->rows * board->cols);
    if (round % 2 || random_below(random, 4) > 0)
        return;
    assert_is_maximum(matching, board);
    for (int i = 0; i < 3; i++)
        assert_can_avoid_what_is_avoidable(matching, board, (int)random_below(random, size));
}

static void a_matching_grows_by_squares_in_any_order(void **state)
{
    (void)state;
    uint64_t random = 2;
    for (int round = 0; round < 2000; round++) {
        uint32_t noise = random_below(&random, 51);
        struct board board = random_board(7, 7, noise, &random);
        zz_matching *matching = start_matching(&board);
        int order[MOST_SQUARES];
        int count = 0;
        for (int i = 0; i < board.rows * board.cols; i++)
            if (board.colours[i] == ZZ_EMPTY)
                order[count++] = i;
        for (; count > 0; count--) {
            int pick = (int)random_below(&random, (uint32_t)count);
            add_square(matching, &board, order[pick],
                       random_colour(&board, order[pick], noise, &random));
            ask_now_and_then(matching, &board, round, &random);
            order[pick] = order[count - 1];
        }
        zz_matching_free(matching);
    }
}

/* Squares along a path are what a record of moves adds. */
static void a_matching_grows_along_a_path(void **state)
{
    (void)state;
    uint64_t random = 3;
    for (int round = 0; round < 4000; round++) {
        uint32_t noise = random_below(&random, 51);
        struct board board = random_board(9, 9, noise, &random);
        zz_matching *matching = start_matching(&board);
        int size = board.rows * board.cols;
        int square = (int)random_below(&random, (uint32_t)size);
        zz_colour colour = random_below(&random, 2) ? ZZ_BLACK : ZZ_WHITE;
        for (int tries = 0; tries < 200; tries++) {
            if (board.colours[square] == ZZ_EMPTY) {
                add_square(matching, &board, square, colour);
                ask_now_and_then(matching, &board, round, &random);
                colour = colour == ZZ_BLACK ? ZZ_WHITE : ZZ_BLACK;
            }
            int step = random_below(&random, 2) ? 1 : board.cols;
            int next = random_below(&random, 2) ? square + step : square - step;
            if (next >= 0 && next < size && board.colours[next] == ZZ_EMPTY)
                square = next;
        }
        zz_matching_free(matching);
    }
}

/* The obvious way to keep a matching maximum: from each new square, search all of the board. */
struct naive {
    int rows;
    int cols;
    zz_colour *colours;
    int *partners; /* -1: unpaired */
    bool *seen;
};

static bool pair_naively(struct naive *naive, int square)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    for (int i = 0; i < 4; i++) {
        int row = square / naive->cols + steps[i][0];
        int col = square % naive->cols + steps[i][1];
        int other = row * naive->cols + col;
        if (row < 0 || row >= naive->rows || col < 0 || col >= naive->cols || naive->seen[other] ||
            naive->colours[other] == ZZ_EMPTY || naive->colours[other] == naive->colours[square])
            continue;
        naive->seen[other] = true;
        if (naive->partners[other] < 0 || pair_naively(naive, naive->partners[other])) {
            naive->partners[other] = square;
            naive->partners[square] = other;
            return true;
        }
    }
    return false;
}

static bool add_naively(struct naive *naive, int square, zz_colour colour)
{
    memset(naive->seen, 0, (size_t)(naive->rows * naive->cols) * sizeof *naive->seen);
    naive->colours[square] = colour;
    naive->partners[square] = -1;
    return pair_naively(naive, square);
}

/* Marks what can be reached from a square, itself included, over a neighbour of the other colour
 * and that one's partner, again and again: from an unpaired square, what is avoidable. */
static void mark_avoidable(const struct naive *naive, int square, bool *avoidable)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    avoidable[square] = true;
    for (int i = 0; i < 4; i++) {
        int row = square / naive->cols + steps[i][0];
        int col = square % naive->cols + steps[i][1];
        int other = row * naive->cols + col;
        if (row < 0 || row >= naive->rows || col < 0 || col >= naive->cols ||
            naive->colours[other] == ZZ_EMPTY || naive->colours[other] == naive->colours[square])
            continue;
        if (!avoidable[naive->partners[other]])
            mark_avoidable(naive, naive->partners[other], avoidable);
    }
}

/* A path from the first row to the last, to some other column in every row. */
static int random_path(int rows, int cols, int *path, uint64_t *random)
{
    int count = 0;
    int col = (int)random_below(random, (uint32_t)cols);
    for (int row = 0; row < rows; row++) {
        int last = (int)random_below(random, (uint32_t)cols);
        for (; col != last; col += last > col ? 1 : -1)
            path[count++] = row * cols + col;
        path[count++] = row * cols + last;
    }
    return count;
}

/* Large boards with few holes leave the longest paths to be found. */
static void a_large_complete_matching_avoids_what_is_avoidable(void **state)
{
    (void)state;
    enum { SIDE = 40, SIZE = SIDE * SIDE };
    static zz_colour colours[SIZE];
    static int partners[SIZE];
    static bool seen[SIZE];
    uint64_t random = 6;
    for (int round = 0; round < 200; round++) {
        struct naive naive = {SIDE, SIDE, colours, partners, seen};
        bool avoidable[SIZE] = {false};
        uint32_t holes = random_below(&random, 10);
        zz_matching *matching;
        memset(colours, 0, sizeof colours);
        assert_int_equal(zz_matching_create(&matching, SIDE, SIDE, NULL, NULL), ZZ_OK);
        for (int i = 0; i < SIZE; i++) {
            if (random_below(&random, 100) < holes)
                continue;
            zz_colour colour = (i / SIDE + i % SIDE) % 2 ? ZZ_WHITE : ZZ_BLACK;
            zz_matching_place(matching, (uint32_t)(i / SIDE), (uint32_t)(i % SIDE), colour);
            add_naively(&naive, i, colour);
        }
        for (int i = 0; i < SIZE; i++)
            if (colours[i] != ZZ_EMPTY && partners[i] < 0)
                mark_avoidable(&naive, i, avoidable);
        assert_int_equal(zz_matching_complete(matching, NULL), ZZ_OK);
        for (int i = 0; i < SIZE; i++)
            assert_int_equal(
                zz_matching_avoids(matching, (uint32_t)(i / SIDE), (uint32_t)(i % SIDE)),
                avoidable[i]);
        zz_matching_free(matching);
    }
}

static void compare_long_path(int rows, int cols, uint32_t noise, uint64_t *random)
{
    size_t size = (size_t)(rows * cols);
    struct naive naive = {.rows = rows, .cols = cols};
    naive.colours = calloc(size, sizeof *naive.colours);
    naive.partners = calloc(size, sizeof *naive.partners);
    naive.seen = calloc(size, sizeof *naive.seen);
    int *path = calloc(size, sizeof *path);
    bool *on_path = calloc(size, sizeof *on_path);
    int count = random_path(rows, cols, path, random);
    for (int i = 0; i < count; i++)
        on_path[path[i]] = true;
    zz_matching *matching;
    assert_int_equal(zz_matching_create(&matching, (uint32_t)rows, (uint32_t)cols, NULL, NULL),
                     ZZ_OK);
    for (int i = 0; i < rows * cols; i++) {
        bool white = (i / cols + i % cols) % 2;
        if (on_path[i])
            continue;
        zz_colour colour = white == (random_below(random, 100) >= noise) ? ZZ_WHITE : ZZ_BLACK;
        zz_matching_place(matching, (uint32_t)(i / cols), (uint32_t)(i % cols), colour);
        add_naively(&naive, i, colour);
    }
    assert_int_equal(zz_matching_complete(matching, NULL), ZZ_OK);
    for (int i = 0; i < count; i++) {
        bool grew;
        bool white = (path[i] / cols + path[i] % cols) % 2;
        zz_colour colour = white ? ZZ_WHITE : ZZ_BLACK;
        assert_int_equal(zz_matching_add(matching, (uint32_t)(path[i] / cols),
                                         (uint32_t)(path[i] % cols), colour, &grew, NULL),
                         ZZ_OK);
        assert_int_equal(grew, add_naively(&naive, path[i], colour));
    }
    zz_matching_free(matching);
    free(on_path);
    free(path);
    free(naive.seen);
    free(naive.partners);
    free(naive.colours);
}

static void a_matching_grows_along_a_long_path(void **state)
{
    (void)state;
    uint64_t random = 5;
    for (int round = 0; round < 400; round++) {
        int rows = 10 + (int)random_below(&random, 40);
        int cols = 10 + (int)random_below(&random, 40);
        compare_long_path(rows, cols, random_below(&random, 51), &random);
    }
}

struct countdown {
    uint64_t left;
    uint64_t calls;
};

static bool count_down(void *user, const zz_progress *progress)
{
    struct countdown *countdown = user;
    (void)progress;
    countdown->calls++;
    return countdown->left-- > 0;
}

/* Noise on a large board makes long searches; returns the status and frees everything. */
static zz_status complete_large_board(const zz_options *options)
{
    enum { SIDE = 300 };
    uint64_t random = 4;
    zz_matching *matching;
    assert_int_equal(zz_matching_create(&matching, SIDE, SIDE, options, NULL), ZZ_OK);
    for (uint32_t row = 0; row < SIDE; row++)
        for (uint32_t col = 0; col < SIDE; col++)
            if (random_below(&random, 20) > 0)
                zz_matching_place(matching, row, col, (row + col) % 2 ? ZZ_WHITE : ZZ_BLACK);
    zz_status status = zz_matching_complete(matching, NULL);
    zz_matching_free(matching);
    return status;
}

static void long_work_can_be_cancelled_at_every_report(void **state)
{
    (void)state;
    struct countdown counting = {.left = UINT64_MAX};
    zz_options options = {.progress = count_down, .progress_user = &counting};
    assert_int_equal(complete_large_board(&options), ZZ_OK);
    assert_in_range(counting.calls, 2, 1000);
    for (uint64_t n = 0; n < counting.calls; n++) {
        struct failing_allocator memory = {.fail_at = UINT64_MAX};
        struct countdown countdown = {.left = n};
        options.allocator = failing_allocator_hook(&memory);
        options.progress_user = &countdown;
        assert_int_equal(complete_large_board(&options), ZZ_CANCELLED);
        assert_int_equal(countdown.calls, n + 1);
        assert_int_equal(memory.live_bytes, 0);
    }
}

static void a_board_beyond_32_bits_is_refused(void **state)
{
    (void)state;
    zz_matching *matching;
    zz_error error;
    assert_int_equal(zz_matching_create(&matching, 1, INT32_MAX, NULL, &error), ZZ_TOO_LARGE);
    assert_null(matching);
    assert_string_equal(error.message, "solving a 1×2147483647 board takes more than 2^32 squares");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_complete_matching_avoids_what_is_avoidable),
        cmocka_unit_test(a_large_complete_matching_avoids_what_is_avoidable),
        cmocka_unit_test(a_matching_grows_by_squares_in_any_order),
        cmocka_unit_test(a_matching_grows_along_a_path),
        cmocka_unit_test(a_matching_grows_along_a_long_path),
        cmocka_unit_test(long_work_can_be_cancelled_at_every_report),
        cmocka_unit_test(a_board_beyond_32_bits_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
