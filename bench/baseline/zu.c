/* zu.c: the textbook solver for zu, to compare with: retrograde analysis with a queue.
 *
 * Every position is a number; each undecided one counts the moves that are not known to lose.
 * Ended games are put into a queue; when a position is taken out, the positions that lead to it
 * are made by taking moves back, and decided when a winning move, or their last move, is seen.
 * Positions come out in order of their distance. The search ends when the queue is empty or the
 * start is decided.
 *
 *     number = ((pair × squares) + pawn) × 2 + side to move, pair of a < b = b × (b − 1) / 2 + a
 *
 * Reads the contest's format on standard input and writes the contest's answers. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RED = 0, BLACK = 1 };

static uint32_t rows, cols, squares;
static char *board;
static uint32_t (*beside)[4]; /* free neighbours: up, left, right, down, or UINT32_MAX */
static uint8_t *moves;        /* by position: moves that are not known to lose; DECIDED: decided */
static uint16_t *plies;       /* by position, once decided */
static uint32_t *queue;
static uint64_t queued;

enum { DECIDED = 255 };

static void *memory_for(uint64_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "baseline zu: out of memory\n");
        exit(71);
    }
    return memory;
}

static uint32_t pair_of(uint32_t a, uint32_t b)
{
    return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
}

static uint32_t position_of(uint32_t pair, uint32_t pawn, uint32_t side)
{
    return (pair * squares + pawn) * 2 + side;
}

static void decide(uint32_t position, uint32_t ply)
{
    moves[position] = DECIDED;
    plies[position] = (uint16_t)ply;
    queue[queued++] = position;
}

static void find_neighbours(void)
{
    static const int row_step[4] = {-1, 0, 0, 1};
    static const int col_step[4] = {0, -1, 1, 0};
    for (uint32_t square = 0; square < squares; square++)
        for (uint32_t d = 0; d < 4; d++) {
            int64_t row = (int64_t)(square / cols) + row_step[d];
            int64_t col = (int64_t)(square % cols) + col_step[d];
            bool free_square =
                row >= 0 && col >= 0 && row < rows && col < cols && board[row * cols + col] != '#';
            beside[square][d] = free_square ? (uint32_t)(row * cols + col) : UINT32_MAX;
        }
}

static uint32_t count_red_moves(uint32_t a, uint32_t b)
{
    uint32_t count = 0;
    for (uint32_t d = 0; d < 4; d++) {
        count += beside[a][d] != UINT32_MAX && beside[a][d] != b;
        count += beside[b][d] != UINT32_MAX && beside[b][d] != a;
    }
    return count;
}

static uint32_t count_black_moves(uint32_t pawn)
{
    uint32_t count = 0;
    for (uint32_t d = 0; d < 3; d++)
        count += beside[pawn][d] != UINT32_MAX;
    return count;
}

/* In row 1 black has won; a shared square is won by who moved last; who cannot move has lost. Where
 * black has won and black is to move, the position is never reached. */
static void begin_position(uint32_t a, uint32_t b, uint32_t pawn, uint32_t red_moves)
{
    uint32_t red = position_of(pair_of(a, b), pawn, RED);
    uint32_t black = red + 1;
    uint32_t black_moves = count_black_moves(pawn);
    if (pawn < cols) {
        decide(red, 0);
        moves[black] = DECIDED;
        return;
    }
    bool shared = pawn == a || pawn == b;
    if (shared || red_moves == 0)
        decide(red, 0);
    else
        moves[red] = (uint8_t)red_moves;
    if (shared || black_moves == 0)
        decide(black, 0);
    else
        moves[black] = (uint8_t)black_moves;
}

static void begin_all(void)
{
    queued = 0;
    for (uint32_t b = 1; b < squares; b++)
        for (uint32_t a = 0; a < b; a++) {
            if (board[a] == '#' || board[b] == '#')
                continue;
            uint32_t red_moves = count_red_moves(a, b);
            for (uint32_t pawn = 0; pawn < squares; pawn++)
                if (board[pawn] != '#')
                    begin_position(a, b, pawn, red_moves);
        }
}

/* The position before one that its side to move has won (then it is one losing move less) or lost
 * (then it is won). */
static void take_back(uint32_t before, uint32_t ply)
{
    if (moves[before] != DECIDED && (ply % 2 == 0 || --moves[before] == 0))
        decide(before, ply + 1);
}

static void take_back_red(uint32_t moved, uint32_t other, uint32_t pawn, uint32_t ply)
{
    for (uint32_t d = 0; d < 4; d++) {
        uint32_t from = beside[moved][d];
        if (from != UINT32_MAX && from != other)
            take_back(position_of(pair_of(from, other), pawn, RED), ply);
    }
}

/* Black comes from the left, the right and from below. */
static void take_back_black(uint32_t pair, uint32_t pawn, uint32_t ply)
{
    for (uint32_t d = 1; d < 4; d++)
        if (beside[pawn][d] != UINT32_MAX)
            take_back(position_of(pair, beside[pawn][d], BLACK), ply);
}

static void solve(uint32_t start, const uint16_t (*pair_squares)[2])
{
    begin_all();
    for (uint64_t next = 0; next < queued && moves[start] != DECIDED; next++) {
        uint32_t position = queue[next];
        uint32_t pair = position / 2 / squares;
        uint32_t pawn = position / 2 % squares;
        uint32_t a = pair_squares[pair][0];
        uint32_t b = pair_squares[pair][1];
        if (position % 2 == RED) {
            take_back_black(pair, pawn, plies[position]);
        } else {
            take_back_red(a, b, pawn, plies[position]);
            take_back_red(b, a, pawn, plies[position]);
        }
    }
}

static void read_board(void)
{
    if (scanf("%u %u", &rows, &cols) != 2)
        exit(65);
    squares = rows * cols;
    board = memory_for(squares + 1, 1);
    for (uint32_t row = 0; row < rows; row++) {
        char format[32];
        snprintf(format, sizeof format, "%%%us", cols);
        if (scanf(format, board + (size_t)row * cols) != 1)
            exit(65);
    }
}

static void answer_board(void)
{
    read_board();
    uint32_t pairs = squares * (squares - 1) / 2;
    uint64_t positions = (uint64_t)pairs * squares * 2;
    uint16_t(*pair_squares)[2] = memory_for(pairs, sizeof *pair_squares);
    beside = memory_for(squares, sizeof *beside);
    moves = memory_for(positions, sizeof *moves);
    plies = memory_for(positions, sizeof *plies);
    queue = memory_for(positions, sizeof *queue);
    find_neighbours();
    uint32_t reds[2] = {0, 0};
    uint32_t count = 0;
    for (uint32_t b = 1; b < squares; b++)
        for (uint32_t a = 0; a < b; a++) {
            pair_squares[pair_of(a, b)][0] = (uint16_t)a;
            pair_squares[pair_of(a, b)][1] = (uint16_t)b;
        }
    for (uint32_t i = 0; i < squares; i++)
        if (board[i] == 'O' && count < 2)
            reds[count++] = i;
    uint32_t start =
        position_of(pair_of(reds[0], reds[1]), (uint32_t)(strchr(board, 'X') - board), RED);
    solve(start, (const uint16_t(*)[2])pair_squares);
    if (moves[start] != DECIDED)
        puts("Tie");
    else
        printf("%s %u\n", plies[start] % 2 ? "Red" : "Black", plies[start]);
    free(queue);
    free(plies);
    free(moves);
    free(beside);
    free(pair_squares);
    free(board);
}

int main(void)
{
    uint32_t id;
    uint32_t boards;
    if (scanf("%u %u", &id, &boards) != 2)
        return 65;
    while (boards-- > 0)
        answer_board();
    return 0;
}
