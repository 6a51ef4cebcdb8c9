/* zu_textbook.c: retrograde analysis. Ended games go into a queue with their winners. A position
 * taken from the queue tells its predecessors: who can move to a win has won; who has been told of
 * as many losses as there are moves has lost. Both then enter the queue, one ply longer; so the
 * queue is in order of plies, and what never enters it is a tie.
 *
 * Only free squares are numbered, from 0, in order. A position's number:
 *
 *     ((side × pairs) + pair) × squares + black,   pair = high × (high - 1) / 2 + low */
#include "reference/zu_textbook.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

enum { UP, LEFT, RIGHT, DOWN, SIDES };

struct entry {
    char winner;         /* 0 as long as it is not known */
    unsigned char moves; /* not yet known to lose */
    unsigned short plies;
};

struct textbook_zu {
    uint32_t squares;
    uint32_t pairs;
    uint32_t *number;     /* by square of the board */
    int (*beside)[SIDES]; /* by number: those of the neighbours, or -1 */
    bool *first_row;
    struct entry *entries;
    uint32_t *queue;
    size_t queued;
};

struct place {
    enum reference_zu_side to_move;
    uint32_t low;
    uint32_t high;
    uint32_t black;
};

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        abort();
    return memory;
}

static uint32_t number_of(const struct textbook_zu *book, struct place at)
{
    uint32_t pair = at.high * (at.high - 1) / 2 + at.low;
    return ((at.to_move == ZU_BLACK ? book->pairs : 0) + pair) * book->squares + at.black;
}

static struct place ordered(struct place at)
{
    if (at.low < at.high)
        return at;
    return (struct place){at.to_move, at.high, at.low, at.black};
}

static void number_squares(struct textbook_zu *book, int rows, int cols, const char *squares)
{
    size_t size = (size_t)rows * (size_t)cols;
    book->number = zeroed(size, sizeof *book->number);
    book->beside = zeroed(size, sizeof *book->beside);
    book->first_row = zeroed(size, sizeof *book->first_row);
    for (size_t i = 0; i < size; i++)
        if (squares[i] != '#')
            book->number[i] = book->squares++;
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++) {
            int square = row * cols + col;
            if (squares[square] == '#')
                continue;
            int *beside = book->beside[book->number[square]];
            bool exists[SIDES] = {row > 0, col > 0, col < cols - 1, row < rows - 1};
            int distance[SIDES] = {-cols, -1, 1, cols};
            for (int side = 0; side < SIDES; side++) {
                bool open = exists[side] && squares[square + distance[side]] != '#';
                beside[side] = open ? (int)book->number[square + distance[side]] : -1;
            }
            book->first_row[book->number[square]] = row == 0;
        }
    book->pairs = book->squares ? book->squares * (book->squares - 1) / 2 : 0;
}

static unsigned char count_moves(const struct textbook_zu *book, struct place at)
{
    unsigned count = 0;
    for (int side = 0; side < SIDES; side++)
        if (at.to_move == ZU_BLACK) {
            count += side != DOWN && book->beside[at.black][side] >= 0;
        } else {
            int low = book->beside[at.low][side];
            int high = book->beside[at.high][side];
            count += low >= 0 && low != (int)at.high;
            count += high >= 0 && high != (int)at.low;
        }
    return (unsigned char)count;
}

static void decide(struct textbook_zu *book, uint32_t number, char winner, int plies)
{
    if (plies > USHRT_MAX)
        abort();
    book->entries[number].winner = winner;
    book->entries[number].plies = (unsigned short)plies;
    book->queue[book->queued++] = number;
}

static void decide_if_ended(struct textbook_zu *book, struct place at)
{
    char last = at.to_move == ZU_RED ? 'B' : 'R';
    uint32_t number = number_of(book, at);
    book->entries[number].moves = count_moves(book, at);
    if (book->first_row[at.black])
        decide(book, number, 'B', 0);
    else if (at.black == at.low || at.black == at.high || book->entries[number].moves == 0)
        decide(book, number, last, 0);
}

static void decide_ended_games(struct textbook_zu *book)
{
    struct place at;
    for (int side = 0; side < 2; side++)
        for (at.high = 1; at.high < book->squares; at.high++)
            for (at.low = 0; at.low < at.high; at.low++)
                for (at.black = 0; at.black < book->squares; at.black++) {
                    at.to_move = side ? ZU_BLACK : ZU_RED;
                    decide_if_ended(book, at);
                }
}

/* A predecessor hears the value of a position that it can move to. */
static void tell(struct textbook_zu *book, struct place at, struct entry next)
{
    uint32_t number = number_of(book, at);
    struct entry *entry = &book->entries[number];
    char mine = at.to_move == ZU_RED ? 'R' : 'B';
    if (entry->winner)
        return;
    if (next.winner == mine || --entry->moves == 0)
        decide(book, number, next.winner, next.plies + 1);
}

static void tell_predecessors(struct textbook_zu *book, struct place at)
{
    struct entry value = book->entries[number_of(book, at)];
    for (int side = 0; side < SIDES; side++)
        if (at.to_move == ZU_RED) { /* black has moved, and came from below, left or right */
            int from = book->beside[at.black][side];
            if (side != UP && from >= 0)
                tell(book, (struct place){ZU_BLACK, at.low, at.high, (uint32_t)from}, value);
        } else {
            int low = book->beside[at.low][side];
            int high = book->beside[at.high][side];
            if (low >= 0 && low != (int)at.high)
                tell(book, ordered((struct place){ZU_RED, (uint32_t)low, at.high, at.black}),
                     value);
            if (high >= 0 && high != (int)at.low)
                tell(book, ordered((struct place){ZU_RED, at.low, (uint32_t)high, at.black}),
                     value);
        }
}

struct textbook_zu *textbook_zu_solve(int rows, int cols, const char *squares)
{
    struct textbook_zu *book = zeroed(1, sizeof *book);
    number_squares(book, rows, cols, squares);
    size_t size = (size_t)2 * book->pairs * book->squares;
    if (size > UINT32_MAX)
        abort();
    book->entries = zeroed(size, sizeof *book->entries);
    book->queue = zeroed(size, sizeof *book->queue);
    struct place *pair = zeroed(book->pairs, sizeof *pair);
    for (uint32_t high = 1, i = 0; high < book->squares; high++)
        for (uint32_t low = 0; low < high; low++)
            pair[i++] = (struct place){ZU_RED, low, high, 0};
    decide_ended_games(book);
    for (size_t i = 0; i < book->queued; i++) {
        uint32_t row = book->queue[i] / book->squares;
        struct place at = pair[row % book->pairs];
        at.to_move = row < book->pairs ? ZU_RED : ZU_BLACK;
        at.black = book->queue[i] % book->squares;
        tell_predecessors(book, at);
    }
    free(pair);
    free(book->queue);
    book->queue = NULL;
    return book;
}

struct reference_zu_value textbook_zu_value(const struct textbook_zu *book,
                                            enum reference_zu_side to_move, int red, int other_red,
                                            int black)
{
    struct place at = {to_move, book->number[red], book->number[other_red], book->number[black]};
    struct entry entry = book->entries[number_of(book, ordered(at))];
    return (struct reference_zu_value){entry.winner ? entry.winner : 'T', entry.plies};
}

void textbook_zu_free(struct textbook_zu *book)
{
    free(book->number);
    free(book->beside);
    free(book->first_row);
    free(book->entries);
    free(book);
}
