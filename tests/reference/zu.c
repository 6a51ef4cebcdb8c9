/* zu.c: a position is the side to move, the two reds and the pawn. Positions where the game has
 * ended have a value; then the others get theirs ply by ply, until a whole pass finds nothing. */
#include "reference/zu.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct board {
    int rows;
    int cols;
    const char *squares;
};

struct position {
    enum reference_zu_side to_move;
    int red[2];
    int black;
};

enum { MOST_MOVES = 8 };

static enum reference_zu_side other(enum reference_zu_side side)
{
    return side == ZU_RED ? ZU_BLACK : ZU_RED;
}

static char letter(enum reference_zu_side side)
{
    return side == ZU_RED ? 'R' : 'B';
}

static int list_moves(const struct board *board, struct position from, struct position *to)
{
    static const int step[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    bool red = from.to_move == ZU_RED;
    int pieces = red ? 2 : 1;
    int steps = red ? 4 : 3; /* black never goes down, which is the last one */
    int count = 0;
    for (int piece = 0; piece < pieces; piece++) {
        for (int i = 0; i < steps; i++) {
            int square = red ? from.red[piece] : from.black;
            int row = square / board->cols + step[i][0];
            int col = square % board->cols + step[i][1];
            if (row < 0 || row >= board->rows || col < 0 || col >= board->cols)
                continue;
            square = row * board->cols + col;
            if (board->squares[square] == '#' || (red && square == from.red[1 - piece]))
                continue;
            to[count] = from;
            to[count].to_move = other(from.to_move);
            *(red ? &to[count].red[piece] : &to[count].black) = square;
            count++;
        }
    }
    return count;
}

/* Who has won before the side to move moves, or 0. The order of the questions is the rules'. */
static char winner_already(const struct board *board, struct position position)
{
    struct position moves[MOST_MOVES];
    if (position.black < board->cols)
        return 'B';
    if (position.black == position.red[0] || position.black == position.red[1])
        return letter(other(position.to_move));
    if (list_moves(board, position, moves) == 0)
        return letter(other(position.to_move));
    return 0;
}

size_t reference_zu_index(int rows, int cols, enum reference_zu_side to_move, int red,
                          int other_red, int black)
{
    size_t size = (size_t)rows * (size_t)cols;
    size_t low = (size_t)(red < other_red ? red : other_red);
    size_t high = (size_t)(red < other_red ? other_red : red);
    size_t side = to_move == ZU_RED ? 0 : 1;
    return ((side * size + low) * size + high) * size + (size_t)black;
}

size_t reference_zu_table_size(int rows, int cols)
{
    int last = rows * cols - 1;
    return reference_zu_index(rows, cols, ZU_BLACK, last, last, last) + 1;
}

static size_t index_of(const struct board *board, struct position at)
{
    return reference_zu_index(board->rows, board->cols, at.to_move, at.red[0], at.red[1], at.black);
}

/* The value of a position whose game goes on, if it is `plies`; the values below are known. */
static struct reference_zu_value value_at(const struct board *board, struct position position,
                                          int plies, const struct reference_zu_value *table)
{
    struct position moves[MOST_MOVES];
    char mine = letter(position.to_move);
    char theirs = letter(other(position.to_move));
    int count = list_moves(board, position, moves);
    int losing = 0;
    for (int i = 0; i < count; i++) {
        struct reference_zu_value next = table[index_of(board, moves[i])];
        if (next.winner == mine && next.plies < plies)
            return (struct reference_zu_value){mine, plies};
        if (next.winner == theirs && next.plies < plies)
            losing++;
    }
    if (losing == count)
        return (struct reference_zu_value){theirs, plies};
    return (struct reference_zu_value){'T', 0};
}

/* One pass over all positions, red pairs in one order only; ply 0 is the pass that finds the games that have ended. */
static bool pass(const struct board *board, int plies, struct reference_zu_value *table)
{
    int size = board->rows * board->cols;
    bool found = false;
    struct position at;
    for (int side = 0; side < 2; side++)
        for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
            for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
                for (at.black = 0; at.black < size; at.black++) {
                    at.to_move = side ? ZU_BLACK : ZU_RED;
                    if (board->squares[at.red[0]] == '#' || board->squares[at.red[1]] == '#' ||
                        board->squares[at.black] == '#')
                        continue;
                    struct reference_zu_value *value = &table[index_of(board, at)];
                    if (plies == 0) {
                        char winner = winner_already(board, at);
                        *value = (struct reference_zu_value){winner ? winner : 'T', 0};
                        found = true;
                    } else if (value->winner == 'T') {
                        *value = value_at(board, at, plies, table);
                        found = found || value->winner != 'T';
                    }
                }
    return found;
}

void reference_zu_solve_all(int rows, int cols, const char *squares,
                            struct reference_zu_value *table)
{
    struct board board = {rows, cols, squares};
    memset(table, 0, reference_zu_table_size(rows, cols) * sizeof *table);
    for (int plies = 0; pass(&board, plies, table); plies++)
        continue;
}

static void *clear_memory(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory)
        abort();
    return memory;
}

static struct position start_of(const struct board *board)
{
    struct position start = {ZU_RED, {-1, -1}, -1};
    for (int square = 0; square < board->rows * board->cols; square++) {
        if (board->squares[square] == 'X')
            start.black = square;
        if (board->squares[square] == 'O')
            start.red[start.red[0] < 0 ? 0 : 1] = square;
    }
    return start;
}

struct reference_zu_value reference_zu_solve(int rows, int cols, const char *squares)
{
    struct board board = {rows, cols, squares};
    struct reference_zu_value *table =
        clear_memory(reference_zu_table_size(rows, cols), sizeof *table);
    reference_zu_solve_all(rows, cols, squares, table);
    struct reference_zu_value value = table[index_of(&board, start_of(&board))];
    free(table);
    return value;
}

/* The position with an index, for going over a table. */
static struct position position_at(const struct board *board, size_t index)
{
    size_t size = (size_t)(board->rows * board->cols);
    return (struct position){index / size / size / size ? ZU_BLACK : ZU_RED,
                             {(int)(index / size / size % size), (int)(index / size % size)},
                             (int)(index % size)};
}

void reference_zu_count(int rows, int cols, const char *squares, int plies, uint64_t *lines,
                        uint64_t *positions)
{
    struct board board = {rows, cols, squares};
    size_t size = reference_zu_table_size(rows, cols);
    uint64_t *ways = clear_memory(size, sizeof *ways);
    uint64_t *next = clear_memory(size, sizeof *next);
    ways[index_of(&board, start_of(&board))] = 1;
    for (int ply = 0; ply < plies; ply++) {
        struct position moves[MOST_MOVES];
        memset(next, 0, size * sizeof *next);
        for (size_t i = 0; i < size; i++) {
            struct position at = position_at(&board, i);
            if (ways[i] == 0 || winner_already(&board, at))
                continue;
            int count = list_moves(&board, at, moves);
            for (int move = 0; move < count; move++)
                next[index_of(&board, moves[move])] += ways[i];
        }
        memcpy(ways, next, size * sizeof *ways);
        lines[ply] = positions[ply] = 0;
        for (size_t i = 0; i < size; i++) {
            lines[ply] += ways[i];
            positions[ply] += ways[i] != 0;
        }
    }
    free(next);
    free(ways);
}
