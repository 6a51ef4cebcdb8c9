/* zu.c: a textbook program for zu, right unless MISTAKE says otherwise.
 *
 * All positions that play can lead to are numbered and joined by edges from each to those before it.
 * Then a queue of decided positions decides the others: who can move to a lost position wins, who
 * can only move to won ones loses. The first to be decided is decided soonest.
 *
 * Each zu_*.c beside this one makes one mistake: it sets MISTAKE and includes this file. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum mistake {
    NONE,
    REDS_OVERLAP,
    PAWN_MOVES_DOWN,
    PAWN_CANNOT_CAPTURE,
    TOP_ROW_AFTER_CAPTURE,
    STUCK_SIDE_TIES,
    STUCK_SIDE_ONE_MORE,
    LOSER_HURRIES,
    WINNER_TAKES_LAST,
    DECIDED_AGAIN,
    TERMINALS_KEEP_EDGES,
    PAIRS_NOT_SWAPPED,
    ARRAYS_NOT_CLEARED,
    STOPS_AT_FIRST_SIGHT,
    ROWS_FOR_COLUMNS,
    QUEUE_TOO_SHORT
};
#ifndef MISTAKE
#define MISTAKE NONE
#endif
static const enum mistake mistake = MISTAKE;

enum {
    SIZE = 10,
    SQUARES = SIZE * SIZE,
    STATES = 2 * SQUARES * SQUARES * SQUARES,
    EDGES = 8 * STATES,
    SHORT_QUEUE = 3000
};

/* A position: the squares of the pieces, and whose turn it is (0: red). */
struct position {
    int red[2];
    int pawn;
    int turn;
};

static int rows;
static int cols;
static char board[SQUARES];

static int numbers[STATES]; /* of positions, from 1; 0: not seen */
static struct position positions[STATES / 2];
static int count;

static int first_edge[STATES / 2]; /* to the positions before */
static int next_edge[EDGES / 4];
static int edge_from[EDGES / 4];
static int edges;
static int choices[STATES / 2]; /* successors that are not decided yet */

enum { UNKNOWN, WON, LOST };
static int value[STATES / 2]; /* for the side to move */
static int plies[STATES / 2];
static int queue[STATES / 2];
static int short_queue[SHORT_QUEUE];
static int queued;

static int code(const struct position *p)
{
    int a = p->red[0];
    int b = p->red[1];
    if (a > b && mistake != PAIRS_NOT_SWAPPED) {
        a = p->red[1];
        b = p->red[0];
    }
    return ((a * SQUARES + b) * SQUARES + p->pawn) * 2 + p->turn;
}

static int row_of(int square)
{
    return square / (mistake == ROWS_FOR_COLUMNS ? rows : cols);
}

static int col_of(int square)
{
    return square % (mistake == ROWS_FOR_COLUMNS ? rows : cols);
}

/* The square beside another, or -1. */
static int beside(int square, int direction)
{
    static const int down[] = {-1, 0, 0, 1};
    static const int right[] = {0, -1, 1, 0};
    int row = row_of(square) + down[direction];
    int col = col_of(square) + right[direction];
    if (row < 0 || row >= rows || col < 0 || col >= cols)
        return -1;
    int to = row * (mistake == ROWS_FOR_COLUMNS ? rows : cols) + col;
    return board[to] == '#' ? -1 : to;
}

static bool is_captured(const struct position *p)
{
    return p->pawn == p->red[0] || p->pawn == p->red[1];
}

static bool is_over(const struct position *p)
{
    bool on_top = row_of(p->pawn) == 0;
    if (mistake == TOP_ROW_AFTER_CAPTURE) /* red may still take the pawn there */
        on_top = on_top && p->turn == 1;
    return on_top || is_captured(p);
}

static int list_moves(const struct position *p, struct position next[8])
{
    int moves = 0;
    for (int piece = 0; piece < 2 && p->turn == 0; piece++)
        for (int direction = 0; direction < 4; direction++) {
            int to = beside(p->red[piece], direction);
            if (to < 0 || (to == p->red[1 - piece] && mistake != REDS_OVERLAP))
                continue;
            next[moves] = *p;
            next[moves].red[piece] = to;
            next[moves].turn = 1;
            if (mistake == PAIRS_NOT_SWAPPED && next[moves].red[0] > next[moves].red[1])
                continue;
            moves++;
        }
    for (int direction = 0; direction < (mistake == PAWN_MOVES_DOWN ? 4 : 3) && p->turn;
         direction++) {
        int to = beside(p->pawn, direction);
        if (to < 0)
            continue;
        next[moves] = *p;
        next[moves].pawn = to;
        next[moves].turn = 0;
        if (mistake == PAWN_CANNOT_CAPTURE && is_captured(&next[moves]))
            continue;
        moves++;
    }
    return moves;
}

static void push(int number)
{
    if (mistake == QUEUE_TOO_SHORT) {
        if (queued >= SHORT_QUEUE)
            abort(); /* the array ends here */
        short_queue[queued++] = number;
    } else {
        queue[queued++] = number;
    }
}

static int number_of(const struct position *p)
{
    int *number = &numbers[code(p)];
    if (*number == 0) {
        *number = ++count;
        positions[count] = *p;
        first_edge[count] = 0;
        choices[count] = 0;
        plies[count] = 0;
        if (mistake != ARRAYS_NOT_CLEARED)
            value[count] = UNKNOWN;
    }
    return *number;
}

/* Numbers all positions from the start on, and joins them. */
static void explore(const struct position *start)
{
    memset(numbers, 0, sizeof numbers);
    count = edges = queued = 0;
    number_of(start);
    for (int number = 1; number <= count; number++) {
        struct position p = positions[number];
        struct position next[8];
        bool over = is_over(&p);
        int moves = over && mistake != TERMINALS_KEEP_EDGES ? 0 : list_moves(&p, next);
        for (int i = 0; i < moves; i++) {
            int to = number_of(&next[i]);
            edges++;
            edge_from[edges] = number;
            next_edge[edges] = first_edge[to];
            first_edge[to] = edges;
            choices[number]++;
        }
        if (over || (moves == 0 && mistake != STUCK_SIDE_TIES)) {
            value[number] = mistake == TERMINALS_KEEP_EDGES && moves ? UNKNOWN : LOST;
            if (mistake == TOP_ROW_AFTER_CAPTURE && p.turn == 1 && !is_captured(&p) &&
                row_of(p.pawn) == 0)
                value[number] = WON;
            plies[number] = !over && mistake == STUCK_SIDE_ONE_MORE ? 1 : 0;
            push(number);
        }
    }
}

/* What it means for a position that one of its successors was decided. */
static void update(int number, int successor)
{
    bool wins = value[successor] != WON;
    if (value[number] != UNKNOWN && mistake != DECIDED_AGAIN) {
        if (mistake == WINNER_TAKES_LAST && value[number] == WON && wins)
            plies[number] = plies[successor] + 1;
        return;
    }
    choices[number]--;
    if (wins && value[number] == UNKNOWN) {
        value[number] = WON;
        plies[number] = plies[successor] + 1;
        push(number);
    } else if (choices[number] == 0) {
        if (value[number] == UNKNOWN)
            push(number);
        value[number] = LOST;
        if (mistake != LOSER_HURRIES || plies[number] == 0)
            plies[number] = plies[successor] + 1;
    } else if (mistake == LOSER_HURRIES && plies[number] == 0) {
        plies[number] = plies[successor] + 1;
    }
}

static void decide(void)
{
    for (int next = 0; next < queued; next++) {
        int number = mistake == QUEUE_TOO_SHORT ? short_queue[next] : queue[next];
        for (int edge = first_edge[number]; edge; edge = next_edge[edge]) {
            int before = edge_from[edge];
            update(before, number);
            if (mistake == STOPS_AT_FIRST_SIGHT && before == 1) {
                if (value[1] == UNKNOWN) {
                    value[1] = LOST;
                    plies[1] = plies[number] + 1;
                }
                return;
            }
        }
    }
}

static void solve(void)
{
    struct position start = {.turn = 0};
    int reds = 0;
    if (scanf("%d %d", &rows, &cols) != 2)
        exit(1);
    memset(board, '.', sizeof board);
    for (int row = 0; row < rows; row++) {
        char line[SIZE + 1];
        if (scanf("%10s", line) != 1)
            exit(1);
        for (int col = 0; col < cols; col++) {
            int square = row * (mistake == ROWS_FOR_COLUMNS ? rows : cols) + col;
            if (square >= SQUARES)
                exit(1);
            board[square] = line[col];
            if (line[col] == 'O')
                start.red[reds++ % 2] = square;
            else if (line[col] == 'X')
                start.pawn = square;
        }
    }
    explore(&start);
    decide();
    if (value[1] == UNKNOWN)
        printf("Tie\n");
    else
        printf("%s %d\n", value[1] == WON ? "Red" : "Black", plies[1]);
}

int main(void)
{
    int id;
    int boards;
    if (scanf("%d %d", &id, &boards) != 2)
        return 1;
    while (boards-- > 0)
        solve();
    return 0;
}
