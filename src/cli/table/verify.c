/* verify.c: proves a table, sharing no code with the solver: these are the rules of zu once more.
 *
 * Why looking at each position and its successors proves all values. Say that the table is
 * *consistent*: a position that is over has its value by the rules; any other has
 *
 *     won in d     if the quickest loss of the other side, among the successors, takes d - 1 plies
 *     lost in d    if all successors are won for the other side, the slowest in d - 1 plies
 *     a tie        if no successor is lost for the other side, and some successor is a tie
 *
 * Then by induction over d every position that says "won in d" or "lost in d" is so, and takes d
 * plies when both play perfectly: d = 0 is given by the rules; a win in d has a successor that is
 * lost in d - 1, truly so, and none that is lost sooner; from a loss in d every move leads to a win
 * in at most d - 1, truly so, and some move to one in exactly d - 1. The distances matter: without
 * them two positions could each call the other's win their reason. And a tie is a tie: whoever is
 * to move can go to another tie, for ever, so nobody can be forced to lose; and nobody can force a
 * win, for no move out of a tie leads to a loss of the other side.
 *
 * The file stores the values with black to move; those with red to move are *defined* by the rule
 * above (docs/TABLE.md), from positions with the pawn on the same square. So they are computed
 * here, and the values with black to move are compared with what they must be. The pawn goes up,
 * left or right: a row is checked against itself and the row above.
 *
 *     planes[row % 2][column][pair]    all values of a parity with the pawn on that square; the
 *                                      colours of the three squares tell whose turn it is */
#include "verify.h"

#include "cli/progress.h"

enum { UP = 0, LEFT, RIGHT, DOWN, STEPS };

struct verification {
    struct table_file *file;
    const struct table_shape *shape;
    unsigned parity;
    uint16_t *planes;
    uint32_t *beside; /* [number × STEPS + step], or NOWHERE */
    struct table_flaw *flaw;
    bool flawed;
    uint64_t checked;
};

static const uint32_t NOWHERE = UINT32_MAX;

/* ---- The rules ---- */

/* The square a step away, or NOWHERE. */
static uint32_t step_from(const struct table_shape *shape, uint32_t number, int step)
{
    static const int64_t down[STEPS] = {-1, 0, 0, 1};
    static const int64_t right[STEPS] = {0, -1, 1, 0};
    int64_t row = shape->square[number] / shape->cols + down[step];
    int64_t col = shape->square[number] % shape->cols + right[step];
    if (row < 0 || row >= shape->rows || col < 0 || col >= shape->cols)
        return NOWHERE;
    uint32_t square = (uint32_t)(row * shape->cols + col);
    return shape->squares[square] == '#' ? NOWHERE : shape->number[square];
}

/* The best of what moves lead to, by the rule above. It starts with a side that cannot move. */
struct best {
    unsigned plies; /* for a win or loss */
    enum { LOSS, TIE, WIN } result;
};

static const struct best NO_MOVE = {0, LOSS};

static void try_move(struct best *best, unsigned value)
{
    if (value == TABLE_TIE) {
        if (best->result == LOSS)
            best->result = TIE;
        return;
    }
    unsigned plies = value; /* the successor's, and the move */
    bool wins = (value - 1) % 2 == 0;
    if (wins && (best->result != WIN || plies < best->plies))
        *best = (struct best){plies, WIN};
    else if (!wins && best->result == LOSS && plies > best->plies)
        best->plies = plies;
}

static unsigned value_of(const struct best *best)
{
    return best->result == TIE ? TABLE_TIE : best->plies + 1;
}

/* ---- Planes ---- */

static uint16_t *plane_of(const struct verification *v, uint32_t pawn)
{
    uint32_t square = v->shape->square[pawn];
    uint64_t place = square / v->shape->cols % 2 * v->shape->cols + square % v->shape->cols;
    return v->planes + place * v->shape->pairs;
}

static unsigned value_at(const struct verification *v, const uint16_t *plane, uint32_t a,
                         uint32_t b)
{
    return plane[a < b ? table_pair(v->shape, a, b) : table_pair(v->shape, b, a)];
}

/* Tries the moves of the piece on `from`, the other one standing on `other`. */
static void try_general(const struct verification *v, const uint16_t *plane, uint32_t from,
                        uint32_t other, struct best *best)
{
    for (int step = 0; step < STEPS; step++) {
        uint32_t to = v->beside[(size_t)from * STEPS + (size_t)step];
        if (to != NOWHERE && to != other)
            try_move(best, value_at(v, plane, to, other));
    }
}

static bool is_black_to_move(const struct verification *v, uint32_t low, uint32_t high,
                             uint32_t pawn)
{
    uint32_t sum = v->parity;
    const uint32_t pieces[3] = {low, high, pawn};
    for (int i = 0; i < 3; i++)
        sum += v->shape->square[pieces[i]] / v->shape->cols +
               v->shape->square[pieces[i]] % v->shape->cols;
    return sum % 2 == 1;
}

static void note_flaw(struct verification *v, struct table_position position, unsigned found,
                      unsigned expected)
{
    if (!v->flawed)
        *v->flaw = (struct table_flaw){position, found, expected};
    v->flawed = true;
}

static void compute_red(struct verification *v, uint32_t pawn)
{
    uint16_t *plane = plane_of(v, pawn);
    uint64_t pair = 0;
    for (uint32_t low = 0; low < v->shape->free; low++)
        for (uint32_t high = low + 1; high < v->shape->free; high++, pair++) {
            if (is_black_to_move(v, low, high, pawn))
                continue;
            struct best best = NO_MOVE;
            if (pawn != low && pawn != high) {
                try_general(v, plane, low, high, &best);
                try_general(v, plane, high, low, &best);
            }
            unsigned value = value_of(&best);
            plane[pair] = (uint16_t)value;
            if (value > UINT16_MAX) /* more plies than a table can tell */
                note_flaw(v, (struct table_position){false, {low, high}, pawn}, UINT16_MAX, value);
        }
}

/* What black's moves lead to; the pair is the same in all planes. In row 1 red has lost. */
static unsigned expected_for_black(const uint16_t *const to[3], bool up_is_home, uint64_t pair)
{
    struct best best = NO_MOVE;
    for (int step = UP; step <= RIGHT; step++)
        if (to[step])
            try_move(&best, to[step][pair]);
    if (up_is_home)
        try_move(&best, TABLE_LOST_NOW);
    return value_of(&best);
}

static void check_black(struct verification *v, uint32_t pawn)
{
    const uint16_t *plane = plane_of(v, pawn);
    const uint16_t *to[3] = {NULL, NULL, NULL};
    bool up_is_home = false;
    for (int step = UP; step <= RIGHT; step++) {
        uint32_t square = v->beside[(size_t)pawn * STEPS + (size_t)step];
        if (square != NOWHERE && square < v->shape->first_pawn)
            up_is_home = true;
        else if (square != NOWHERE)
            to[step] = plane_of(v, square);
    }
    uint64_t pair = 0;
    for (uint32_t low = 0; low < v->shape->free; low++)
        for (uint32_t high = low + 1; high < v->shape->free; high++, pair++) {
            if (!is_black_to_move(v, low, high, pawn))
                continue;
            bool taken = pawn == low || pawn == high;
            unsigned expected = taken ? TABLE_LOST_NOW : expected_for_black(to, up_is_home, pair);
            if (plane[pair] != expected) {
                note_flaw(v, (struct table_position){true, {low, high}, pawn}, plane[pair],
                          expected);
                return;
            }
        }
    v->checked += v->shape->pairs;
}

/* ---- The whole table ---- */

/* Asked for each of the pawn's squares, twice: when it is read, and when it is checked. */
static zz_status report(const struct verification *v, uint32_t row, zz_error *error)
{
    zz_progress progress = {
        .stage = "row",
        .done = v->parity * (v->shape->rows - 1) + row - 1,
        .total = 2 * (v->shape->rows - 1),
        .decided = v->checked,
    };
    progress.fraction = (double)progress.done / (double)progress.total;
    if (progress_update(NULL, &progress))
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_CANCELLED, .message = "stopped on request"};
    return error->code;
}

/* All red values of a row must be there before its black ones are checked. */
static zz_status check_row(struct verification *v, uint32_t row, zz_error *error)
{
    uint32_t first = v->shape->number[row * v->shape->cols];
    uint32_t end = v->shape->number[(row + 1) * v->shape->cols];
    zz_status status = ZZ_OK;
    for (uint32_t pawn = first; pawn < end && !status && !v->flawed; pawn++) {
        status = report(v, row, error);
        if (!status)
            status = table_file_read_pawn(v->file, v->parity, pawn, plane_of(v, pawn), error);
        if (!status)
            compute_red(v, pawn);
    }
    for (uint32_t pawn = first; pawn < end && !status && !v->flawed; pawn++) {
        status = report(v, row, error);
        if (!status)
            check_black(v, pawn);
    }
    return status;
}

static void find_neighbours(struct verification *v)
{
    for (uint32_t number = 0; number < v->shape->free; number++)
        for (int step = 0; step < STEPS; step++)
            v->beside[(size_t)number * STEPS + (size_t)step] = step_from(v->shape, number, step);
}

zz_status table_verify(struct table_file *file, bool *flawed, struct table_flaw *flaw,
                       uint64_t *checked, zz_error *error)
{
    const struct table_shape *shape = &file->shape;
    struct verification v = {.file = file, .shape = shape, .flaw = flaw};
    uint64_t entries = 2 * (uint64_t)shape->cols * shape->pairs;
    uint64_t steps = (uint64_t)shape->free * STEPS;
    void *planes = NULL;
    void *beside = NULL;
    zz_status status = meter_allocate(file->meter, &planes, entries, sizeof *v.planes, error);
    if (!status)
        status = meter_allocate(file->meter, &beside, steps, sizeof *v.beside, error);
    v.planes = planes;
    v.beside = beside;
    v.checked = 2 * shape->pairs * shape->first_pawn; /* row 1, by the rules */
    if (!status)
        find_neighbours(&v);
    for (; v.parity < 2 && !status && !v.flawed; v.parity++)
        for (uint32_t row = 1; row < shape->rows && !status && !v.flawed; row++)
            status = check_row(&v, row, error);
    meter_release(file->meter, planes, entries, sizeof *v.planes);
    meter_release(file->meter, beside, steps, sizeof *v.beside);
    *flawed = v.flawed;
    *checked = v.checked;
    return status;
}
