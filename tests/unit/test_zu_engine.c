/* test_zu_engine.c: every position that a solve decides, not only the start, has the value and the
 * distance of the reference: on all shapes of boards, with any instructions and number of threads.
 *
 * This is also built with words of a few bits, small pieces and small chunks, so that small boards
 * have many slices, planes and pieces; the sizes below follow the words. */
#include <stdlib.h>
#include <string.h>

#include "games/zu/solver.h"
#include "reference/zu_textbook.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"

enum { WORD = ZZ_WORD_BITS, MOST_SQUARES = 4 * (2 * WORD + 3) + 400 };

static uint64_t positions_compared;

static int tell_how_many(void **state)
{
    (void)state;
    print_message("# %llu positions compared\n", (unsigned long long)positions_compared);
    return 0;
}

static zz_zu_solver *make_solver(unsigned threads, zz_simd simd)
{
    zz_options options = {.threads = threads};
    zz_zu_solver *solver;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    solver->simd = simd;
    return solver;
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
    zz_zu_side wrong = side == ZZ_ZU_RED ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    uint32_t red = (uint32_t)at.red[0];
    uint32_t other_red = (uint32_t)at.red[1];
    uint32_t black = (uint32_t)at.black;
    assert_false(zz_zu_view_covers(view, wrong, red, other_red, black));
    assert_true(zz_zu_view_covers(view, side, red, other_red, black) ==
                zz_zu_view_covers(view, side, other_red, red, black));
    if (!zz_zu_view_covers(view, side, red, other_red, black))
        return;
    zz_winner winner = zz_zu_view_winner(view, side, red, other_red, black);
    assert_true(winner == zz_zu_view_winner(view, side, other_red, red, black));
    assert_true(seen->winner == ZZ_WINNER_NONE || seen->winner == winner);
    if (seen->winner != winner)
        *seen = (struct seen){(unsigned short)ply, (unsigned char)winner, true};
    seen->covered = true;
}

static void look_at_all(void *user, uint64_t ply, const zz_zu_view *view)
{
    struct record *record = user;
    int size = record->rows * record->cols;
    int end = (int)view->end * record->cols;
    struct zu_pieces at;
    for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
        for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
            for (at.black = (int)view->top * record->cols; at.black < end; at.black++)
                if (is_looked_at(record, at))
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
    static bool part[2][MOST_SQUARES];
    static bool reached[MOST_SQUARES];
    int rows = record->rows;
    int cols = record->cols;
    int size = rows * cols;
    struct zu_pieces at;
    mark_reach(rows, cols, squares, record->start.red[0], 4, part[0]);
    mark_reach(rows, cols, squares, record->start.red[1], 4, part[1]);
    mark_reach(rows, cols, squares, record->start.black, 3, reached);
    for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
        for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
            for (at.black = 0; at.black < size; at.black++) {
                bool covered = at.black >= cols && reached[at.black] &&
                               ((part[0][at.red[0]] && part[1][at.red[1]]) ||
                                (part[0][at.red[1]] && part[1][at.red[0]]));
                if (!is_looked_at(record, at))
                    continue;
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

/* Solves from this start, and compares every position on the way, the start's answer included. The
 * squares have no pieces. */
static void compare_table(zz_zu_solver *solver, int rows, int cols, char *squares,
                          struct zu_pieces start, const struct textbook_zu *book)
{
    size_t size = (size_t)(rows * cols);
    int every = (int)(size * size * size / 1000000) + 1;
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

/* From two starts, one for each colour of the pieces' squares together, where there are such. */
static void compare_two_tables(zz_zu_solver *solver, uint64_t *random, int rows, int cols,
                               char *squares)
{
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    for (int odd = 0; odd < 2; odd++) {
        struct zu_pieces start = random_zu_pieces(random, rows, cols, squares);
        for (int i = 0; i < 100; i++)
            if (is_odd(cols, start) != odd || start.black < cols)
                start = random_zu_pieces(random, rows, cols, squares);
        compare_table(solver, rows, cols, squares, start, book);
    }
    textbook_zu_free(book);
}

static void compare_answers(zz_zu_solver *solver, uint64_t *random, int rows, int cols,
                            unsigned percent, int starts)
{
    char squares[MOST_SQUARES];
    random_zu_obstacles(random, rows, cols, percent, squares);
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    for (int i = 0; i < starts; i++) {
        struct zu_pieces at = random_zu_pieces(random, rows, cols, squares);
        put_zu_pieces(squares, at);
        assert_zu_answer(solver, rows, cols, squares,
                         textbook_zu_value(book, ZU_RED, at.red[0], at.red[1], at.black));
        lift_zu_pieces(squares, at);
    }
    textbook_zu_free(book);
}

static int random_size(uint64_t *random, int least, int most)
{
    return least + (int)random_below(random, (uint32_t)(most - least + 1));
}

/* ---- The tests ---- */

static void assert_textbook_agrees(int rows, int cols, const char *squares)
{
    size_t table_size = reference_zu_table_size(rows, cols);
    struct reference_zu_value *table = malloc(table_size * sizeof *table);
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    int size = rows * cols;
    assert_non_null(table);
    reference_zu_solve_all(rows, cols, squares, table);
    for (int red = 0; red < size; red++)
        for (int other_red = red + 1; other_red < size; other_red++)
            for (int i = 0; i < 2 * size; i++) {
                enum reference_zu_side side = i < size ? ZU_RED : ZU_BLACK;
                struct reference_zu_value expected =
                    table[reference_zu_index(rows, cols, side, red, other_red, i % size)];
                if (!expected.winner)
                    continue;
                struct reference_zu_value found =
                    textbook_zu_value(book, side, red, other_red, i % size);
                assert_int_equal(found.winner, expected.winner);
                assert_int_equal(found.plies, expected.plies);
            }
    textbook_zu_free(book);
    free(table);
}

static void whole_tables_up_to_6_by_6_agree_with_the_reference(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 11;
    for (unsigned n = 0; n < 250; n++) {
        char squares[36];
        int rows = random_size(&random, 2, 6);
        int cols = random_size(&random, rows == 2 ? 2 : 1, 6);
        random_zu_obstacles(&random, rows, cols, n % 36, squares);
        assert_textbook_agrees(rows, cols, squares);
        compare_two_tables(solver, &random, rows, cols, squares);
    }
    zz_zu_solver_free(solver);
}

static void whole_tables_up_to_12_by_12_agree_with_the_textbook(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 12;
    for (unsigned n = 0; n < 36; n++) {
        char squares[144];
        int most = n % 6 ? 8 : 12;
        int rows = random_size(&random, 6, most);
        int cols = random_size(&random, 6, most);
        random_zu_obstacles(&random, rows, cols, n, squares);
        compare_two_tables(solver, &random, rows, cols, squares);
    }
    zz_zu_solver_free(solver);
}

static void answers_up_to_12_by_12_agree_with_the_textbook(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 13;
    compare_answers(solver, &random, 12, 12, 0, 20);
    for (unsigned n = 0; n < 40; n++)
        compare_answers(solver, &random, random_size(&random, 7, 12), random_size(&random, 7, 12),
                        n, 10);
    zz_zu_solver_free(solver);
}

/* Where one row fills a word or nearly does, and where it takes a second or third one. */
static void rows_about_as_wide_as_words_agree(void **state)
{
    static const int widths[] = {WORD - 1, WORD,         WORD + 1,     2 * WORD - 2, 2 * WORD - 1,
                                 2 * WORD, 2 * WORD + 1, 2 * WORD + 2, 2 * WORD + 3};
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 14;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        char squares[MOST_SQUARES];
        compare_answers(solver, &random, 3, widths[i], 40, 30);
        random_zu_obstacles(&random, 2, widths[i], 4 * (unsigned)(i % 3), squares);
        compare_two_tables(solver, &random, 2, widths[i], squares);
    }
    compare_answers(solver, &random, 4, 2 * WORD + 2, 55, 30);
    zz_zu_solver_free(solver);
}

static void one_row_and_one_column_agree(void **state)
{
    static const int lengths[] = {3,        WORD - 1,     WORD,        WORD + 1,
                                  WORD + 2, 2 * WORD + 1, 3 * WORD + 8};
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 15;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        compare_answers(solver, &random, 1, lengths[i], 3, 5);
        compare_answers(solver, &random, lengths[i], 1, 0, 40);
        compare_answers(solver, &random, lengths[i], 1, 2, 20);
    }
    zz_zu_solver_free(solver);
}

/* The pawn comes through several slices. */
static void tall_boards_agree(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 16;
    for (unsigned percent = 0; percent <= 20; percent += 10) {
        char squares[MOST_SQUARES];
        for (int cols = 2; cols <= 5; cols++)
            compare_answers(solver, &random, 2 * WORD / cols + 7, cols, percent, 20);
        random_zu_obstacles(&random, WORD + 3, 2, percent, squares);
        compare_two_tables(solver, &random, WORD + 3, 2, squares);
        random_zu_obstacles(&random, 30, 5, percent, squares);
        compare_two_tables(solver, &random, 30, 5, squares);
    }
    zz_zu_solver_free(solver);
}

static int random_start_between(uint64_t *random, const char *squares, int from, int end)
{
    int square;
    do
        square = random_size(random, from, end - 1);
    while (squares[square] != '.');
    return square;
}

/* Row 3 is a wall: one red above it, one below, the pawn on either side. */
static void reds_in_different_parts_agree(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    uint64_t random = 17;
    for (unsigned n = 0; n < 60; n++) {
        char squares[7 * 7];
        int cols = random_size(&random, 4, 7);
        random_zu_obstacles(&random, 7, cols, n % 20, squares);
        memset(squares + 3 * cols, '#', (size_t)cols);
        squares[0] = squares[cols] = squares[cols + 1] = squares[5 * cols] = '.';
        struct textbook_zu *book = textbook_zu_solve(7, cols, squares);
        struct zu_pieces start;
        start.red[0] = random_start_between(&random, squares, 0, 3 * cols);
        start.red[1] = random_start_between(&random, squares, 4 * cols, 7 * cols);
        do
            start.black = random_start_between(&random, squares, cols, 7 * cols);
        while (start.black == start.red[0] || start.black == start.red[1]);
        compare_table(solver, 7, cols, squares, start, book);
        textbook_zu_free(book);
    }
    zz_zu_solver_free(solver);
}

static void reds_that_cannot_move_agree(void **state)
{
    /* The squares, with the pieces in them. One red locked in first, last or in the middle; both,
     * each alone; both together. */
    static const char *const boards[] = {
        "O#...##....O....X...", "....#O#...#...O..X..", "...........O..#X..#O",
        "O#..O##..##....X....", "OO#..##.....X.......", "..#O#.##O....#...X..",
    };
    (void)state;
    zz_zu_solver *solver = make_solver(1, ZZ_SIMD_BEST);
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        char squares[20];
        struct zu_pieces start = {{-1, -1}, -1};
        memcpy(squares, boards[i], sizeof squares);
        for (int square = 0; square < 20; square++)
            if (squares[square] == 'X')
                start.black = square;
            else if (squares[square] == 'O')
                start.red[start.red[0] >= 0] = square;
        struct textbook_zu *book = textbook_zu_solve(4, 5, squares);
        lift_zu_pieces(squares, start);
        compare_table(solver, 4, 5, squares, start, book);
        textbook_zu_free(book);
    }
    zz_zu_solver_free(solver);
}

/* ---- Threads and instructions ---- */

/* One number for all that is known after each ply of each slice. */
static void digest_all(void *user, uint64_t ply, const zz_zu_view *view)
{
    uint64_t *digest = user;
    const zz_pairs *pairs = view->pairs;
    for (uint32_t i = 0; i < pairs->rows; i++) {
        uint32_t a = pairs->row[i].position;
        for (uint32_t b = pairs->row[i].start; b < pairs->positions; b++)
            for (unsigned plane = 0; pairs->second[b] && plane < view->shape->planes; plane++) {
                const uint64_t words[4] = {zz_slice_red_wins(view->slice, a, b, plane),
                                           zz_slice_red_loses(view->slice, a, b, plane),
                                           zz_slice_black_wins(view->slice, a, b, plane),
                                           zz_slice_black_loses(view->slice, a, b, plane)};
                for (int word = 0; word < 4; word++)
                    *digest = (*digest ^ words[word] ^ ply) * UINT64_C(0x100000001B3) + 1;
            }
    }
}

static uint64_t digest_of(zz_zu_solver *solver, int rows, int cols, const char *squares)
{
    uint64_t digest = 0;
    zz_outcome outcome;
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    solver->observer = digest_all;
    solver->observer_user = &digest;
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    solver->observer = NULL;
    zz_zu_board_free(board);
    return digest ^ outcome.plies << 2 ^ outcome.winner;
}

/* Boards that take several pieces, slices or planes. */
static void assert_same_tables(zz_zu_solver **solvers, size_t count)
{
    static const int sizes[][2] = {{14, 14},      {16, 16},          {20, 20},         {9, 30},
                                   {3, WORD + 1}, {2, 2 * WORD + 2}, {2 * WORD + 2, 1}};
    uint64_t random = 18;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (unsigned percent = 0; percent <= 25; percent += 25) {
            char squares[MOST_SQUARES];
            int rows = sizes[i][0];
            int cols = sizes[i][1];
            random_zu_obstacles(&random, rows, cols, percent, squares);
            put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
            uint64_t digest = digest_of(solvers[0], rows, cols, squares);
            for (size_t other = 1; other < count; other++)
                assert_true(digest_of(solvers[other], rows, cols, squares) == digest);
        }
}

static void assert_small_tables(zz_zu_solver *solver)
{
    uint64_t random = 19;
    for (unsigned n = 0; n < 36; n++) {
        char squares[49];
        int rows = random_size(&random, 3, 7);
        int cols = random_size(&random, 3, 7);
        random_zu_obstacles(&random, rows, cols, n, squares);
        compare_two_tables(solver, &random, rows, cols, squares);
    }
}

static void any_number_of_threads_gives_the_same_tables(void **state)
{
    static const unsigned threads[] = {1, 2, 3, 7};
    (void)state;
    zz_zu_solver *solvers[4];
    for (int i = 0; i < 4; i++)
        solvers[i] = make_solver(threads[i], ZZ_SIMD_BEST);
    for (int i = 1; i < 4; i++)
        assert_small_tables(solvers[i]);
    assert_same_tables(solvers, 4);
    for (int i = 0; i < 4; i++)
        zz_zu_solver_free(solvers[i]);
}

static void any_instructions_give_the_same_tables(void **state)
{
    static const struct {
        zz_simd simd;
        const char *name;
    } variants[] = {
        {ZZ_SIMD_PORTABLE, "portable"}, {ZZ_SIMD_AVX2, "AVX2"}, {ZZ_SIMD_AVX512, "AVX-512"}};
    (void)state;
    zz_zu_solver *solvers[3];
    size_t count = 0;
    for (int i = 0; i < 3; i++) {
        bool exists = zz_simd_exists(variants[i].simd);
        print_message("# %s: %s\n", variants[i].name, exists ? "tested" : "not on this machine");
        if (exists)
            solvers[count++] = make_solver(1, variants[i].simd);
    }
    for (size_t i = 0; i < count; i++)
        assert_small_tables(solvers[i]);
    assert_same_tables(solvers, count);
    for (size_t i = 0; i < count; i++)
        zz_zu_solver_free(solvers[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_tables_up_to_6_by_6_agree_with_the_reference),
        cmocka_unit_test(whole_tables_up_to_12_by_12_agree_with_the_textbook),
        cmocka_unit_test(answers_up_to_12_by_12_agree_with_the_textbook),
        cmocka_unit_test(rows_about_as_wide_as_words_agree),
        cmocka_unit_test(one_row_and_one_column_agree),
        cmocka_unit_test(tall_boards_agree),
        cmocka_unit_test(reds_in_different_parts_agree),
        cmocka_unit_test(reds_that_cannot_move_agree),
        cmocka_unit_test(any_number_of_threads_gives_the_same_tables),
        cmocka_unit_test(any_instructions_give_the_same_tables),
    };
    return cmocka_run_group_tests_name("zu engine", tests, NULL, tell_how_many);
}
