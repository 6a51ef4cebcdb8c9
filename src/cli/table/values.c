#include "values.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- From moves to values ---- */

/* What a side's moves lead to, each seen by the other side. */
struct prospects {
    unsigned loses; /* the other side's quickest loss */
    unsigned wins;  /* its slowest win */
    bool ties;
};

static void consider(struct prospects *prospects, unsigned value)
{
    if (value == TABLE_TIE)
        prospects->ties = true;
    else if (value % 2 == 0)
        prospects->wins = value > prospects->wins ? value : prospects->wins;
    else if (prospects->loses == 0 || value < prospects->loses)
        prospects->loses = value;
}

static unsigned best_of(const struct prospects *prospects)
{
    if (prospects->loses)
        return prospects->loses + 1;
    return prospects->ties ? TABLE_TIE : prospects->wins + 1; /* no move at all: lost now */
}

unsigned table_neighbours(const struct table_shape *shape, uint32_t number, uint32_t beside[4])
{
    uint32_t square = shape->square[number];
    uint32_t row = square / shape->cols;
    uint32_t col = square % shape->cols;
    const bool exists[4] = {row > 0, col > 0, col + 1 < shape->cols, row + 1 < shape->rows};
    const uint32_t to[4] = {square - shape->cols, square - 1, square + 1, square + shape->cols};
    unsigned count = 0;
    for (int i = 0; i < 4; i++)
        if (exists[i] && shape->squares[to[i]] != '#')
            beside[count++] = shape->number[to[i]];
    return count;
}

/* ---- One position ---- */

static void consider_step(const struct table_file *file, uint64_t first, uint32_t to,
                          uint32_t other, struct prospects *prospects)
{
    uint32_t low = to < other ? to : other;
    uint32_t high = to < other ? other : to;
    if (low != high)
        consider(prospects, table_file_value(file, first + table_place(&file->shape, low, high)));
}

/* With the block loaded. */
static unsigned value_for_red(const struct table_file *file, const struct table_position *position,
                              uint64_t first)
{
    struct prospects prospects = {.ties = false};
    uint32_t beside[4];
    if (position->pawn == position->red[0] || position->pawn == position->red[1])
        return TABLE_LOST_NOW;
    for (int piece = 0; piece < 2; piece++) {
        unsigned count = table_neighbours(&file->shape, position->red[piece], beside);
        for (unsigned i = 0; i < count; i++)
            consider_step(file, first, beside[i], position->red[1 - piece], &prospects);
    }
    return best_of(&prospects);
}

static zz_outcome outcome_of(unsigned value)
{
    if (value == TABLE_TIE)
        return (zz_outcome){ZZ_WINNER_NONE, 0};
    return (zz_outcome){value % 2 ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST, value - 1};
}

zz_status table_value(struct table_file *file, const struct table_position *position,
                      zz_outcome *outcome, zz_error *error)
{
    const struct table_shape *shape = &file->shape;
    if (position->pawn < shape->first_pawn) {
        *outcome = (zz_outcome){position->black_to_move ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0};
        return ZZ_OK;
    }
    unsigned parity = table_parity(shape, position->black_to_move, position->red[0],
                                   position->red[1], position->pawn);
    zz_status status = table_file_load(file, table_block(shape, parity, position->pawn), error);
    if (status)
        return status;
    uint64_t first = table_file_first_value(file, parity, position->pawn);
    unsigned value =
        position->black_to_move
            ? table_file_value(file, first + table_place(shape, position->red[0], position->red[1]))
            : value_for_red(file, position, first);
    *outcome = outcome_of(value);
    return ZZ_OK;
}

/* ---- All of a pawn ---- */

static void consider_pair(const struct table_shape *shape, const uint16_t *plane, uint32_t a,
                          uint32_t b, struct prospects *prospects)
{
    if (a != b)
        consider(prospects, plane[a < b ? table_pair(shape, a, b) : table_pair(shape, b, a)]);
}

void table_fill_red(const struct table_shape *shape, unsigned parity, uint32_t pawn,
                    uint16_t *plane)
{
    unsigned kind = table_kind(shape, parity, pawn) ^ 1; /* of the pairs with red to move */
    uint32_t by_low[4];
    uint32_t by_high[4];
    for (uint32_t low = 0; low < shape->free; low++) {
        unsigned lows = table_neighbours(shape, low, by_low);
        const uint32_t *before = shape->of_kind[table_colour(shape, low) ^ kind];
        for (uint32_t high = low + 1; high < shape->free; high++) {
            if (before[high + 1] == before[high])
                continue;
            struct prospects prospects = {.ties = false};
            unsigned highs = table_neighbours(shape, high, by_high);
            for (unsigned i = 0; i < lows; i++)
                consider_pair(shape, plane, by_low[i], high, &prospects);
            for (unsigned i = 0; i < highs; i++)
                consider_pair(shape, plane, low, by_high[i], &prospects);
            bool taken = pawn == low || pawn == high;
            plane[table_pair(shape, low, high)] =
                (uint16_t)(taken ? TABLE_LOST_NOW : best_of(&prospects));
        }
    }
}

/* ---- Positions as text ---- */

const char *table_position_text(const struct table_shape *shape,
                                const struct table_position *position,
                                char text[TABLE_POSITION_TEXT])
{
    const uint32_t numbers[3] = {position->red[0], position->red[1], position->pawn};
    size_t used = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t square = shape->square[numbers[i]];
        used +=
            (size_t)snprintf(text + used, TABLE_POSITION_TEXT - used, "%" PRIu32 ",%" PRIu32 " ",
                             square / shape->cols + 1, square % shape->cols + 1);
    }
    snprintf(text + used, TABLE_POSITION_TEXT - used, "%s",
             position->black_to_move ? "black" : "red");
    return text;
}

/* A text that is read from left to right. */
struct reading {
    const char *text;
    size_t next;
    zz_error *error;
};

static zz_status expect(const struct reading *reading, const char *expected)
{
    char found[48] = "the end";
    const char *rest = reading->text + reading->next;
    if (*rest)
        snprintf(found, sizeof found, "'%.32s'", rest);
    *reading->error = (zz_error){.code = ZZ_BAD_INPUT, .line = 1, .column = reading->next + 1};
    snprintf(reading->error->message, sizeof reading->error->message, "expected %s, found %s",
             expected, found);
    return ZZ_BAD_INPUT;
}

static void skip_blanks(struct reading *reading)
{
    reading->next += strspn(reading->text + reading->next, " \t");
}

/* A number from 1; 0 when there is none, or one that no board has. */
static uint32_t read_number(struct reading *reading)
{
    uint64_t number = 0;
    size_t length = strspn(reading->text + reading->next, "0123456789");
    if (length > 10)
        return 0;
    for (size_t i = 0; i < length; i++)
        number = number * 10 + (uint64_t)(reading->text[reading->next + i] - '0');
    if (number == 0 || number > UINT32_MAX)
        return 0;
    reading->next += length;
    return (uint32_t)number;
}

static zz_status read_square(struct reading *reading, const struct table_shape *shape,
                             const char *whose, uint32_t *number)
{
    char expected[96];
    skip_blanks(reading);
    size_t began = reading->next;
    snprintf(expected, sizeof expected, "%s square as ROW,COLUMN, both counted from 1", whose);
    uint32_t row = read_number(reading);
    bool comma = row > 0 && reading->text[reading->next] == ',';
    reading->next += comma;
    uint32_t col = comma ? read_number(reading) : 0;
    if (col == 0)
        return expect(reading, expected);
    *reading->error = (zz_error){.code = ZZ_BAD_INPUT, .line = 1, .column = began + 1};
    if (row > shape->rows || col > shape->cols) {
        snprintf(reading->error->message, sizeof reading->error->message,
                 "the board has %" PRIu32 " rows and %" PRIu32 " columns, so no square %" PRIu32
                 ",%" PRIu32,
                 shape->rows, shape->cols, row, col);
        return ZZ_BAD_INPUT;
    }
    uint32_t square = (row - 1) * shape->cols + col - 1;
    if (shape->squares[square] == '#') {
        snprintf(reading->error->message, sizeof reading->error->message,
                 "there is an obstacle on %" PRIu32 ",%" PRIu32, row, col);
        return ZZ_BAD_INPUT;
    }
    *number = shape->number[square];
    return ZZ_OK;
}

/* The rest of the text: nothing, "red", "black", or their first letters. */
static zz_status read_side(struct reading *reading, bool *black)
{
    static const char *const words[] = {"red", "black"};
    skip_blanks(reading);
    const char *rest = reading->text + reading->next;
    size_t length = 0;
    while (isalpha((unsigned char)rest[length]))
        length++;
    *black = false;
    bool known = length == 0;
    for (int word = 0; word < 2 && !known; word++) {
        known = length == 1 || length == strlen(words[word]);
        for (size_t i = 0; i < length && known; i++)
            known = tolower((unsigned char)rest[i]) == words[word][i];
        *black = known && word == 1;
    }
    if (!known)
        return expect(reading, "the side to move, red or black");
    reading->next += length;
    skip_blanks(reading);
    return reading->text[reading->next]
               ? expect(reading, length ? "the end" : "red, black or the end")
               : ZZ_OK;
}

zz_status table_position_read(const struct table_shape *shape, const char *text,
                              struct table_position *position, zz_error *error)
{
    struct reading reading = {text, 0, error};
    uint32_t a;
    uint32_t b;
    zz_status status = read_square(&reading, shape, "the first general's", &a);
    size_t second = reading.next + 1 + strspn(text + reading.next, " \t");
    if (!status)
        status = read_square(&reading, shape, "the second general's", &b);
    if (!status && a == b) {
        *error = (zz_error){.code = ZZ_BAD_INPUT, .line = 1, .column = second};
        snprintf(error->message, sizeof error->message,
                 "the two generals cannot stand on the same square");
        return ZZ_BAD_INPUT;
    }
    if (!status)
        status = read_square(&reading, shape, "the pawn's", &position->pawn);
    if (!status)
        status = read_side(&reading, &position->black_to_move);
    if (!status) {
        position->red[0] = a < b ? a : b;
        position->red[1] = a < b ? b : a;
    }
    return status;
}
