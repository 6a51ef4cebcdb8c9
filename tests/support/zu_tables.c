#include "support/zu_tables.h"

#include <stdlib.h>
#include <string.h>

#include "support/random.h"
#include "support/testing.h"

static uint64_t positions_compared;

int tell_positions_compared(void **state)
{
    (void)state;
    print_message("# %llu positions compared\n", (unsigned long long)positions_compared);
    return 0;
}

zz_zu_solver *make_zu_solver_with(unsigned threads, zz_simd simd)
{
    zz_options options = {.threads = threads};
    zz_zu_solver *solver;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    solver->simd = simd;
    return solver;
}

int random_size(uint64_t *random, int least, int most)
{
    return least + (int)random_below(random, (uint32_t)(most - least + 1));
}

/* ---- What a solve must cover ---- */

/* Marks what a piece with the first `steps` steps can get to. */
static void mark_reach(int rows, int cols, const char *squares, int from, int steps, bool *mark)
{
    bool more = true;
    memset(mark, 0, (size_t)(rows * cols) * sizeof *mark);
    mark[from] = true;
    while (more) {
        more = false;
        for (int square = 0; square < rows * cols; square++) {
            int row = square / cols;
            int col = square % cols;
            bool exists[4] = {row > 0, col > 0, col < cols - 1, row < rows - 1};
            int step[4] = {-cols, -1, 1, cols};
            for (int i = 0; mark[square] && i < steps; i++)
                if (exists[i] && squares[square + step[i]] != '#' && !mark[square + step[i]])
                    more = mark[square + step[i]] = true;
        }
    }
}

static int colour(int cols, int square)
{
    return (square / cols + square % cols) & 1;
}

static bool is_odd(int cols, struct zu_pieces at)
{
    return colour(cols, at.red[0]) ^ colour(cols, at.red[1]) ^ colour(cols, at.black);
}

/* ---- Whole tables ---- */

/* What was seen of a board's positions, one turn for each placement of the pieces. Large boards are
 * looked at for some pairs only. */
struct record {
    int rows;
    int cols;
    struct zu_pieces start;
    int every; /* look at one pair of so many */
    struct seen {
        unsigned short ply;
        unsigned char winner; /* zz_winner, from the mover */
        bool covered;
    } * seen; /* [(low red × size + high red) × size + black] */
};

static bool is_looked_at(const struct record *record, struct zu_pieces at)
{
    return (at.red[0] * 7 + at.red[1] * 11) % record->every == 0;
}

static struct seen *seen_at(const struct record *record, struct zu_pieces at)
{
    size_t size = (size_t)(record->rows * record->cols);
    return &record->seen[((size_t)at.red[0] * size + (size_t)at.red[1]) * size + (size_t)at.black];
}

static zz_zu_side side_at(const struct record *record, struct zu_pieces at)
{
    bool red = is_odd(record->cols, at) == is_odd(record->cols, record->start);
    return red ? ZZ_ZU_RED : ZZ_ZU_BLACK;
}

static void look(struct record *record, uint64_t ply, const zz_zu_view *view, struct zu_pieces at)
{
    struct seen *seen = seen_at(record, at);
    zz_zu_side side = side_at(record, at);
    uint32_t red = (uint32_t)at.red[0];
    uint32_t other_red = (uint32_t)at.red[1];
    uint32_t black = (uint32_t)at.black;
    if (ply == 0) {
        zz_zu_side wrong = side == ZZ_ZU_RED ? ZZ_ZU_BLACK : ZZ_ZU_RED;
        assert_false(zz_zu_view_covers(view, wrong, red, other_red, black));
        seen->covered = zz_zu_view_covers(view, side, red, other_red, black);
        assert_true(seen->covered == zz_zu_view_covers(view, side, other_red, red, black));
    }
    if (!seen->covered)
        return;
    zz_winner winner = zz_zu_view_winner(view, side, red, other_red, black);
    assert_true(winner == zz_zu_view_winner(view, side, other_red, red, black));
    assert_true(seen->winner == ZZ_WINNER_NONE || seen->winner == winner);
    if (seen->winner != winner)
        *seen = (struct seen){(unsigned short)ply, (unsigned char)winner, true};
}

static void look_at_all(void *user, uint64_t ply, const zz_zu_view *view)
{
    struct record *record = user;
    int size = record->rows * record->cols;
    int end = (int)view->end * record->cols;
    struct zu_pieces at;
    for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
        for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
            for (at.black = (int)view->top * record->cols;
                 is_looked_at(record, at) && at.black < end; at.black++)
                look(record, ply, view, at);
}

static struct reference_zu_value value_seen(const struct record *record, struct zu_pieces at)
{
    const struct seen *seen = seen_at(record, at);
    bool red_moves = side_at(record, at) == ZZ_ZU_RED;
    if (seen->winner == ZZ_WINNER_NONE)
        return (struct reference_zu_value){'T', 0};
    return (struct reference_zu_value){(seen->winner == ZZ_WINNER_FIRST) == red_moves ? 'R' : 'B',
                                       seen->ply};
}

static void check_record(const struct record *record, const char *squares,
                         const struct textbook_zu *book)
{
    static bool part[2][MOST_ZU_SQUARES];
    static bool reached[MOST_ZU_SQUARES];
    int rows = record->rows;
    int cols = record->cols;
    int size = rows * cols;
    struct zu_pieces at;
    mark_reach(rows, cols, squares, record->start.red[0], 4, part[0]);
    mark_reach(rows, cols, squares, record->start.red[1], 4, part[1]);
    mark_reach(rows, cols, squares, record->start.black, 3, reached);
    for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
        for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
            for (at.black = 0; is_looked_at(record, at) && at.black < size; at.black++) {
                bool covered = at.black >= cols && reached[at.black] &&
                               ((part[0][at.red[0]] && part[1][at.red[1]]) ||
                                (part[0][at.red[1]] && part[1][at.red[0]]));
                assert_int_equal(seen_at(record, at)->covered, covered);
                if (!covered)
                    continue;
                enum reference_zu_side side = side_at(record, at) == ZZ_ZU_RED ? ZU_RED : ZU_BLACK;
                struct reference_zu_value seen = value_seen(record, at);
                struct reference_zu_value expected =
                    textbook_zu_value(book, side, at.red[0], at.red[1], at.black);
                positions_compared++;
                if (seen.winner == expected.winner && seen.plies == expected.plies)
                    continue;
                print_message("%d by %d: %.*s\n", rows, cols, size, squares);
                fail_msg("reds %d and %d, black %d, %s to move: expected %c %d, found %c %d",
                         at.red[0], at.red[1], at.black, side == ZU_RED ? "red" : "black",
                         expected.winner, expected.plies, seen.winner, seen.plies);
            }
}

void compare_zu_table(zz_zu_solver *solver, int rows, int cols, char *squares,
                      struct zu_pieces start, const struct textbook_zu *book)
{
    size_t size = (size_t)(rows * cols);
    int every = (int)(size * size * size / 200000) + 1;
    struct record record = {rows, cols, start, every,
                            calloc(size * size * size, sizeof(struct seen))};
    assert_non_null(record.seen);
    solver->observer = look_at_all;
    solver->observer_user = &record;
    put_zu_pieces(squares, start);
    struct reference_zu_value expected =
        textbook_zu_value(book, ZU_RED, start.red[0], start.red[1], start.black);
    assert_zu_answer(solver, rows, cols, squares, expected);
    solver->observer = NULL;
    assert_zu_answer(solver, rows, cols, squares, expected);
    lift_zu_pieces(squares, start);
    if (start.black >= cols)
        check_record(&record, squares, book);
    free(record.seen);
}

void compare_zu_tables(zz_zu_solver *solver, uint64_t *random, int rows, int cols, char *squares)
{
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    for (int odd = 0; odd < 2; odd++) {
        struct zu_pieces start = random_zu_pieces(random, rows, cols, squares);
        for (int i = 0; i < 100; i++)
            if (is_odd(cols, start) != odd || start.black < cols)
                start = random_zu_pieces(random, rows, cols, squares);
        compare_zu_table(solver, rows, cols, squares, start, book);
    }
    textbook_zu_free(book);
}
