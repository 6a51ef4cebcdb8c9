/* test_zu_text.c: reading zu's format: the samples in all the shapes that files come in, and every
 * way to get it wrong. */
#include <zugzwang/zu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"
#include "support/texts.h"

static const char sample[] = "0 5\n"
                             "4 5\n"
                             "...#O\n"
                             ".#..#\n"
                             "#O#..\n"
                             ".#..X\n"
                             "3 3\n"
                             "#.#\n"
                             "O.O\n"
                             ".X.\n"
                             "3 3\n"
                             "O..\n"
                             ".#X\n"
                             ".O.\n"
                             "5 5\n"
                             ".....\n"
                             ".....\n"
                             "..O..\n"
                             "#..#.\n"
                             "O#.X.\n"
                             "9 9\n"
                             "...######\n"
                             ".#.......\n"
                             ".#######.\n"
                             ".#.#.....\n"
                             ".#O#.####\n"
                             ".#.#.....\n"
                             ".#######.\n"
                             ".#X......\n"
                             ".O.......\n";

static const char sample_answers[] = "Black 0\nBlack 2\nBlack 2\nTie\nRed 75\n";

/* Reads a whole text and writes its answers, as the contest wants them, into `answers`. */
static zz_status answer(zz_text *text, char *answers, zz_error *error)
{
    zz_zu_solver *solver;
    uint64_t id;
    uint64_t boards;
    assert_int_equal(zz_zu_solver_create(&solver, NULL, NULL), ZZ_OK);
    *answers = '\0';
    zz_status status = zz_zu_read_header(text, &id, &boards, error);
    for (; !status && boards > 0; boards--) {
        zz_zu_board *board;
        zz_outcome outcome;
        status = zz_zu_board_read(&board, text, NULL, error);
        if (status) {
            assert_null(board);
            break;
        }
        status = zz_zu_solve(solver, board, &outcome, error);
        zz_zu_board_free(board);
        if (outcome.winner == ZZ_WINNER_NONE)
            answers += sprintf(answers, "Tie\n");
        else
            answers +=
                sprintf(answers, "%s %d\n", outcome.winner == ZZ_WINNER_FIRST ? "Red" : "Black",
                        (int)outcome.plies);
    }
    zz_zu_solver_free(solver);
    return status ? status : zz_text_read_end(text, error);
}

static void assert_sample_is_answered(zz_text *text)
{
    char answers[200];
    zz_error error = {0};
    zz_status status = answer(text, answers, &error);
    zz_text_close(text);
    assert_string_equal(error.message, "");
    assert_int_equal(status, ZZ_OK);
    assert_string_equal(answers, sample_answers);
}

static void answers_the_sample(void **state)
{
    (void)state;
    assert_sample_is_answered(open_text(sample));
}

static void answers_the_sample_with_other_line_ends(void **state)
{
    static const char *const befores[] = {"\r", "  ", "\t ", " \r", "\r\r\r", "\n", "\n \r\n"};
    (void)state;
    for (size_t i = 0; i < sizeof befores / sizeof *befores; i++) {
        char *changed = with_line_ends(sample, befores[i]);
        assert_sample_is_answered(open_text(changed));
        free(changed);
    }
}

static void answers_the_sample_with_blanks_before_lines(void **state)
{
    (void)state;
    char indented[2 * sizeof sample] = "\n  ";
    char *end = indented + strlen(indented);
    for (const char *next = sample; *next; next++) {
        *end++ = *next;
        if (*next == '\n')
            *end++ = '\t';
    }
    *end = '\0';
    assert_sample_is_answered(open_text(indented));
}

static void answers_the_sample_after_a_byte_order_mark(void **state)
{
    (void)state;
    char marked[sizeof sample + 3] = "\xEF\xBB\xBF";
    assert_sample_is_answered(open_text(strcat(marked, sample)));
}

static void answers_the_sample_without_the_last_line_end(void **state)
{
    (void)state;
    char cut[sizeof sample];
    memcpy(cut, sample, sizeof sample);
    cut[strlen(cut) - 1] = '\0';
    assert_sample_is_answered(open_text(cut));
}

static void answers_the_sample_however_it_arrives(void **state)
{
    (void)state;
    for (size_t at_a_time = 1; at_a_time <= sizeof sample; at_a_time++) {
        struct drip drip = {sample, strlen(sample), at_a_time, false, 0};
        assert_sample_is_answered(open_drip(&drip));
        assert_int_equal(drip.ends, 1);
    }
}

static void gives_the_squares_as_they_were_written(void **state)
{
    (void)state;
    zz_zu_board *board;
    zz_text *text = open_text("2 3\n.#X\nOO.\n1 3\nOXO\n");
    assert_int_equal(zz_zu_board_read(&board, text, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_zu_board_rows(board), 2);
    assert_int_equal(zz_zu_board_cols(board), 3);
    const char *squares = ".#XOO.";
    for (uint32_t row = 1; row <= 2; row++)
        for (uint32_t col = 1; col <= 3; col++)
            assert_int_equal(zz_zu_board_square(board, row, col), *squares++);
    zz_zu_board_free(board);
    assert_int_equal(zz_zu_board_read(&board, text, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_zu_board_rows(board), 1);
    zz_zu_board_free(board);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    zz_text_close(text);
}

static void a_text_without_boards_has_no_answers(void **state)
{
    (void)state;
    char answers[10];
    zz_text *text = open_text("7 0\n");
    assert_int_equal(answer(text, answers, NULL), ZZ_OK);
    assert_string_equal(answers, "");
    zz_text_close(text);
}

static const struct bad_text bad_texts[] = {
    {"", 1, 1, "expected the test point's number, found the end of the file"},
    {"\n  \n", 3, 1, "expected the test point's number, found the end of the file"},
    {"x", 1, 1, "expected the test point's number, found 'x'"},
    {"0", 1, 2, "expected the number of boards, found the end of the file"},
    {"0\n", 1, 2, "expected the number of boards, found the end of the line"},
    {"0 \n1", 1, 3, "expected the number of boards, found the end of the line"},
    {"-1 1\n", 1, 1, "expected the test point's number, found '-1'"},
    {"0 -1\n", 1, 3, "expected the number of boards, found '-1'"},
    {"0 1 2\n", 1, 5, "expected the end of the line, found '2'"},
    {"0 1x\n", 1, 4, "expected a blank or the end of the line after the number, found 'x'"},
    {"0 4294967296\n", 1, 3,
     "expected the number of boards, from 0 to 4294967295, found 4294967296"},
    {"0 99999999999999999999999\n", 1, 3,
     "expected the number of boards, from 0 to 4294967295, found a larger number"},
    {"0 1\n", 2, 1, "expected the number of rows, found the end of the file"},
    {"0 1\n3\n", 2, 2, "expected the number of columns, found the end of the line"},
    {"0 1\n0 3\n", 2, 1, "expected the number of rows, from 1 to 2147483647, found 0"},
    {"0 1\n3 0\n", 2, 3, "expected the number of columns, from 1 to 2147483647, found 0"},
    {"0 1\n3 2147483648\n", 2, 3,
     "expected the number of columns, from 1 to 2147483647, found 2147483648"},
    {"0 1\n3 3 3\n", 2, 5, "expected the end of the line, found '3'"},
    {"0 1\n2 3\nOXO\n", 4, 1, "expected row 2 of 2, found the end of the file"},
    {"0 1\n2 3\nOXO\n.\n", 4, 2, "expected a row of 3 squares, found the end of the line after 1"},
    {"0 1\n2 3\nOXO\n.. \n", 4, 4,
     "expected a row of 3 squares, found the end of the line after 2"},
    {"0 1\n2 3\nOXO\n. .\n", 4, 2, "expected a square, found a blank inside the row"},
    {"0 1\n2 3\nOXO.\n...\n", 3, 4, "expected the end of the row after 3 squares, found '.'"},
    {"0 1\n2 3\nOXO .\n...\n", 3, 5, "expected the end of the row after 3 squares, found '.'"},
    {"0 1\n2 3\nOXO\n...\n...\n", 5, 1, "expected the end of the file, found '...'"},
    {"0 1\n1 3\nOXQ\n", 3, 3, "expected '.', '#', 'X' or 'O', found 'Q'"},
    {"0 1\n1 3\noxo\n", 3, 1, "expected '.', '#', 'X' or 'O', found 'o'"},
    {"0 1\n1 3\nOX\x01"
     "\n",
     3, 3, "expected '.', '#', 'X' or 'O', found byte 0x01"},
    {"0 1\n1 3\nOX\xC3\xA9"
     "\n",
     3, 3, "expected '.', '#', 'X' or 'O', found byte 0xC3"},
    {"0 1\n1 4\nOXOO\n", 3, 4, "expected exactly two 'O' on the board, found another"},
    {"0 1\n2 2\nOX\nXO\n", 4, 1, "expected exactly one 'X' on the board, found another"},
    {"0 1\n2 2\nO.\nX.\n", 3, 1,
     "expected exactly two 'O' on the board that starts here, found one"},
    {"0 1\n2 2\n..\nX.\n", 3, 1,
     "expected exactly two 'O' on the board that starts here, found none"},
    {"0 1\n2 2\nO.\nO.\n", 3, 1,
     "expected exactly one 'X' on the board that starts here, found none"},
    {"0 2\n1 3\nOXO\n", 4, 1, "expected the number of rows, found the end of the file"},
    {"0 1\n1 3\nOXO\n1 3\nOXO\n", 4, 1, "expected the end of the file, found '1'"},
    {"0 1\n1 3\nOXO\n\n  abcdefghijklmnopqrstuvwxyz\n", 5, 3,
     "expected the end of the file, found 'abcdefghijklmnopqrst…'"},
};

static void says_where_and_how_a_text_is_malformed(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_texts / sizeof *bad_texts; i++) {
        const struct bad_text *bad = &bad_texts[i];
        char answers[200];
        zz_error error = {0};
        zz_text *text = open_text(bad->string);
        assert_int_equal(answer(text, answers, &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, bad->line, bad->column, bad->message);
        zz_text_close(text);
    }
}

/* The same, when every byte comes alone: no message depends on where a buffer ends. */
static void says_the_same_however_the_text_arrives(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_texts / sizeof *bad_texts; i++) {
        const struct bad_text *bad = &bad_texts[i];
        char answers[200];
        zz_error error = {0};
        struct drip drip = {bad->string, strlen(bad->string), 1, false, 0};
        zz_text *text = open_drip(&drip);
        assert_int_equal(answer(text, answers, &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, bad->line, bad->column, bad->message);
        zz_text_close(text);
    }
}

static void a_nul_byte_is_no_square(void **state)
{
    (void)state;
    static const char bytes[] = "0 1\n1 3\nO\0O\n";
    char answers[200];
    zz_error error;
    zz_text *text;
    assert_int_equal(zz_text_open_memory(&text, bytes, sizeof bytes - 1, NULL, NULL), ZZ_OK);
    assert_int_equal(answer(text, answers, &error), ZZ_BAD_INPUT);
    assert_error(&error, ZZ_BAD_INPUT, 3, 2, "expected '.', '#', 'X' or 'O', found byte 0x00");
    zz_text_close(text);
}

static void answers_come_before_the_malformed_board(void **state)
{
    (void)state;
    char answers[200];
    zz_error error;
    zz_text *text = open_text("0 3\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.#X\n.O.\n3 3\nO..\nQ");
    assert_int_equal(answer(text, answers, &error), ZZ_BAD_INPUT);
    assert_string_equal(answers, "Black 2\nBlack 2\n");
    assert_error(&error, ZZ_BAD_INPUT, 12, 1, "expected '.', '#', 'X' or 'O', found 'Q'");
    zz_text_close(text);
}

static void says_so_when_reading_fails(void **state)
{
    (void)state;
    for (size_t size = 0; size < sizeof sample; size++) {
        char answers[200];
        zz_error error = {0};
        struct drip drip = {sample, size, 7, true, 0};
        zz_text *text = open_drip(&drip);
        assert_int_equal(answer(text, answers, &error), ZZ_READ_FAILED);
        assert_int_equal(error.code, ZZ_READ_FAILED);
        assert_string_equal(error.message, "cannot read on");
        assert_int_equal(drip.ends, 1);
        zz_text_close(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_the_sample),
        cmocka_unit_test(answers_the_sample_with_other_line_ends),
        cmocka_unit_test(answers_the_sample_with_blanks_before_lines),
        cmocka_unit_test(answers_the_sample_after_a_byte_order_mark),
        cmocka_unit_test(answers_the_sample_without_the_last_line_end),
        cmocka_unit_test(answers_the_sample_however_it_arrives),
        cmocka_unit_test(gives_the_squares_as_they_were_written),
        cmocka_unit_test(a_text_without_boards_has_no_answers),
        cmocka_unit_test(says_where_and_how_a_text_is_malformed),
        cmocka_unit_test(says_the_same_however_the_text_arrives),
        cmocka_unit_test(a_nul_byte_is_no_square),
        cmocka_unit_test(answers_come_before_the_malformed_board),
        cmocka_unit_test(says_so_when_reading_fails),
    };
    return cmocka_run_group_tests_name("zu text", tests, NULL, NULL);
}
