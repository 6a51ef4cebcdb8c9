#include "support/zu_boards.h"

#include <stdio.h>
#include <stdlib.h>

#include "support/random.h"
#include "support/testing.h"
#include "support/texts.h"

zz_zu_solver *make_zu_solver(void)
{
    zz_zu_solver *solver;
    assert_int_equal(zz_zu_solver_create(&solver, NULL, NULL), ZZ_OK);
    return solver;
}

/* `n m` and n rows; the caller frees it. */
static char *print_board(int rows, int cols, const char *squares)
{
    char *printed = malloc((size_t)rows * ((size_t)cols + 1) + 32);
    assert_non_null(printed);
    char *next = printed + sprintf(printed, "%d %d\n", rows, cols);
    for (int row = 0; row < rows; row++)
        next += sprintf(next, "%.*s\n", cols, squares + (size_t)row * (size_t)cols);
    return printed;
}

zz_zu_board *make_zu_board(int rows, int cols, const char *squares)
{
    zz_zu_board *board;
    char *printed = print_board(rows, cols, squares);
    zz_text *text = open_text(printed);
    assert_int_equal(zz_zu_board_read(&board, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    free(printed);
    return board;
}

static struct reference_zu_value value_of(zz_outcome outcome)
{
    static const char winner[] = {
        [ZZ_WINNER_NONE] = 'T', [ZZ_WINNER_FIRST] = 'R', [ZZ_WINNER_SECOND] = 'B'};
    return (struct reference_zu_value){winner[outcome.winner], (int)outcome.plies};
}

void assert_zu_answer(zz_zu_solver *solver, int rows, int cols, const char *squares,
                      struct reference_zu_value expected)
{
    zz_outcome outcome;
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    zz_zu_board_free(board);
    struct reference_zu_value found = value_of(outcome);
    if (found.winner == expected.winner && found.plies == expected.plies)
        return;
    char *printed = print_board(rows, cols, squares);
    print_message("%s", printed);
    free(printed);
    fail_msg("expected %c %d, found %c %d", expected.winner, expected.plies, found.winner,
             found.plies);
}

void random_zu_obstacles(uint64_t *random, int rows, int cols, unsigned percent, char *squares)
{
    int free_squares;
    do {
        free_squares = 0;
        for (int square = 0; square < rows * cols; square++) {
            squares[square] = random_below(random, 100) < percent ? '#' : '.';
            free_squares += squares[square] == '.';
        }
    } while (free_squares < 3);
}

static int random_free_square(uint64_t *random, int size, const char *squares)
{
    int square;
    do
        square = (int)random_below(random, (uint32_t)size);
    while (squares[square] == '#');
    return square;
}

struct zu_pieces random_zu_pieces(uint64_t *random, int rows, int cols, const char *squares)
{
    int size = rows * cols;
    struct zu_pieces pieces;
    pieces.red[0] = random_free_square(random, size, squares);
    do
        pieces.red[1] = random_free_square(random, size, squares);
    while (pieces.red[1] == pieces.red[0]);
    do
        pieces.black = random_free_square(random, size, squares);
    while (pieces.black == pieces.red[0] || pieces.black == pieces.red[1]);
    return pieces;
}

void put_zu_pieces(char *squares, struct zu_pieces pieces)
{
    squares[pieces.red[0]] = squares[pieces.red[1]] = 'O';
    squares[pieces.black] = 'X';
}

void lift_zu_pieces(char *squares, struct zu_pieces pieces)
{
    squares[pieces.red[0]] = squares[pieces.red[1]] = squares[pieces.black] = '.';
}
