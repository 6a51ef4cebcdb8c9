/* test_zu_engine.c: every position that a solve decides, not only the start, has the value and the
 * distance of the reference, on boards of all shapes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/random.h"
#include "support/testing.h"
#include "support/zu_positions.h"
#include "support/zu_tables.h"

static void compare_answers(zz_zu_solver *solver, uint64_t *random, int rows, int cols,
                            unsigned percent, int starts)
{
    char squares[MOST_ZU_SQUARES];
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
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 11;
    for (unsigned n = 0; n < 400; n++) {
        char squares[36];
        int rows = random_size(&random, 2, 6);
        int cols = random_size(&random, rows == 2 ? 2 : 1, 6);
        random_zu_obstacles(&random, rows, cols, n % 36, squares);
        assert_textbook_agrees(rows, cols, squares);
        compare_zu_tables(solver, &random, rows, cols, squares);
    }
    zz_zu_solver_free(solver);
}

static void whole_tables_up_to_12_by_12_agree_with_the_textbook(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 12;
    for (unsigned n = 0; n < 36; n++) {
        char squares[144];
        int most = n % 6 ? 8 : 12;
        int rows = random_size(&random, 6, most);
        int cols = random_size(&random, 6, most);
        random_zu_obstacles(&random, rows, cols, n, squares);
        compare_zu_tables(solver, &random, rows, cols, squares);
    }
    zz_zu_solver_free(solver);
}

static void answers_up_to_12_by_12_agree_with_the_textbook(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 13;
    compare_answers(solver, &random, 12, 12, 0, 20);
    for (unsigned n = 0; n < 40; n++)
        compare_answers(solver, &random, random_size(&random, 7, 12), random_size(&random, 7, 12),
                        n, 10);
    zz_zu_solver_free(solver);
}

static void assert_outcome(zz_zu_solver *solver, const zz_zu_board *board, zz_zu_side to_move,
                           struct reference_zu_value expected)
{
    zz_outcome outcome;
    assert_int_equal(zz_zu_solve_for(solver, board, to_move, &outcome, NULL), ZZ_OK);
    assert_true(is_zu_outcome(outcome, to_move, expected));
}

/* Games that end soon are looked for from the start as well, long ones are decided ply by ply. */
static void both_sides_to_move_agree_with_the_textbook(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 16;
    for (unsigned n = 0; n < 300; n++) {
        char squares[MOST_ZU_SQUARES];
        int rows = random_size(&random, 2, 8);
        int cols = random_size(&random, rows == 2 ? 2 : 1, 8);
        random_zu_obstacles(&random, rows, cols, n % 40, squares);
        struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
        for (int i = 0; i < 30; i++) {
            struct zu_pieces at = random_zu_pieces(&random, rows, cols, squares);
            put_zu_pieces(squares, at);
            zz_zu_board *board = make_zu_board(rows, cols, squares);
            assert_outcome(solver, board, ZZ_ZU_RED,
                           textbook_zu_value(book, ZU_RED, at.red[0], at.red[1], at.black));
            assert_outcome(solver, board, ZZ_ZU_BLACK,
                           textbook_zu_value(book, ZU_BLACK, at.red[0], at.red[1], at.black));
            zz_zu_board_free(board);
            lift_zu_pieces(squares, at);
        }
        textbook_zu_free(book);
    }
    zz_zu_solver_free(solver);
}

/* Where one row fills a word or nearly does, and where it takes a second or third one. */
static void rows_about_as_wide_as_words_agree(void **state)
{
    static const int widths[] = {WORD - 1, WORD,         WORD + 1,     2 * WORD - 2, 2 * WORD - 1,
                                 2 * WORD, 2 * WORD + 1, 2 * WORD + 2, 2 * WORD + 3};
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 14;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        char squares[MOST_ZU_SQUARES];
        compare_answers(solver, &random, 3, widths[i], 40, 30);
        random_zu_obstacles(&random, 2, widths[i], 4 * (unsigned)(i % 3), squares);
        compare_zu_tables(solver, &random, 2, widths[i], squares);
    }
    compare_answers(solver, &random, 4, 2 * WORD + 2, 55, 30);
    zz_zu_solver_free(solver);
}

static void one_row_and_one_column_agree(void **state)
{
    static const int lengths[] = {3,        WORD - 1,     WORD,        WORD + 1,
                                  WORD + 2, 2 * WORD + 1, 3 * WORD + 8};
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 15;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        compare_answers(solver, &random, 1, lengths[i], 3, 5);
        compare_answers(solver, &random, lengths[i], 1, 0, 40);
        compare_answers(solver, &random, lengths[i], 1, 10, 20);
    }
    zz_zu_solver_free(solver);
}

/* The pawn comes through several slices. */
static void tall_boards_agree(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    uint64_t random = 16;
    for (unsigned percent = 0; percent <= 20; percent += 10) {
        char squares[MOST_ZU_SQUARES];
        for (int cols = 2; cols <= 5; cols++)
            compare_answers(solver, &random, 2 * WORD / cols + 7, cols, percent, 20);
        random_zu_obstacles(&random, WORD + 3, 2, percent, squares);
        compare_zu_tables(solver, &random, WORD + 3, 2, squares);
        random_zu_obstacles(&random, 30, 5, percent, squares);
        compare_zu_tables(solver, &random, 30, 5, squares);
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
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
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
        compare_zu_table(solver, 7, cols, squares, start, book);
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
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
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
        compare_zu_table(solver, 4, 5, squares, start, book);
        textbook_zu_free(book);
    }
    zz_zu_solver_free(solver);
}

/* The boards of examples/records/, whose wins are the longest that were found. */
static void records_survive_the_textbook(void **state)
{
    static const struct {
        const char *file;
        struct reference_zu_value value;
    } records[] = {
        {"examples/records/longest-red.in", {'R', 357}},
        {"examples/records/longest-black.in", {'B', 82}},
        {"examples/records/hardest.in", {'R', 81}},
    };
    (void)state;
    zz_zu_solver *solver = make_zu_solver_with(1, ZZ_SIMD_BEST);
    for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
        char squares[100];
        char line[16];
        size_t rows = 0;
        FILE *file = fopen(records[i].file, "r");
        assert_non_null(file);
        assert_non_null(fgets(line, sizeof line, file)); /* id T */
        assert_non_null(fgets(line, sizeof line, file)); /* n m */
        for (; rows < 10 && fgets(line, sizeof line, file); rows++)
            memcpy(squares + 10 * rows, line, 10);
        fclose(file);
        assert_int_equal(rows, 10);
        struct zu_pieces at = {{-1, -1}, -1};
        for (int square = 0; square < 100; square++)
            if (squares[square] == 'X')
                at.black = square;
            else if (squares[square] == 'O')
                at.red[at.red[0] >= 0] = square;
        struct textbook_zu *book = textbook_zu_solve(10, 10, squares);
        struct reference_zu_value value =
            textbook_zu_value(book, ZU_RED, at.red[0], at.red[1], at.black);
        assert_int_equal(value.winner, records[i].value.winner);
        assert_int_equal(value.plies, records[i].value.plies);
        assert_zu_answer(solver, 10, 10, squares, value);
        textbook_zu_free(book);
    }
    zz_zu_solver_free(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_tables_up_to_6_by_6_agree_with_the_reference),
        cmocka_unit_test(whole_tables_up_to_12_by_12_agree_with_the_textbook),
        cmocka_unit_test(answers_up_to_12_by_12_agree_with_the_textbook),
        cmocka_unit_test(both_sides_to_move_agree_with_the_textbook),
        cmocka_unit_test(rows_about_as_wide_as_words_agree),
        cmocka_unit_test(one_row_and_one_column_agree),
        cmocka_unit_test(tall_boards_agree),
        cmocka_unit_test(reds_in_different_parts_agree),
        cmocka_unit_test(reds_that_cannot_move_agree),
        cmocka_unit_test(records_survive_the_textbook),
    };
    return cmocka_run_group_tests_name("zu engine", tests, NULL, tell_positions_compared);
}
