/* slice.c: the words of a slice, and the four steps that decide them.
 *
 * Four words a pair say what is known, each bit a square of the pawn:
 *
 *     open         red to move, not decided yet
 *     red_wins     red to move, red wins           (decided and not won: red loses)
 *     black_wins   black to move, black wins
 *     black_loses  black to move, black loses
 *     above        red to move in the row above the slice, red wins, as far as handed over
 *
 * Two chains of consequences run side by side and never meet. A position is decided at ply t, its
 * distance from the end, when the last thing it depends on was decided at ply t - 1:
 *
 *     odd plies     red_wins:    some step of red leads to black_loses        } one chain
 *     even plies    black_loses: all steps of black lead to red_wins          }
 *
 *     odd plies     black_wins:  some step of black leads to a loss of red    } the other
 *     even plies    red loses:   all steps of red lead to black_wins          }
 *
 * At each ply each chain takes one of its two steps, and the step of one chain writes nothing that
 * the other reads. So everything is done in place: no step sees a result of its own ply.
 *
 * A red step looks at the eight pairs one move away; a black step stays within the pair. Only
 * blocks that something changed for are looked at: a red step that changes a block calls for the
 * black step there, a black step for the red steps of all blocks a move away.
 *
 * Guard words (no valid pair there) are made so that they take no part: nothing open, black_wins
 * all ones, black_loses zero, and red_wins all ones, so that red has neither won nor lost. */
#include "engine/slice.h"

#include <string.h>

#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

typedef unsigned char flag;

/* One chain's work to do: which blocks to look at. */
struct chain {
    uint64_t *black; /* the words that its black step decides */
    flag *red_due;   /* by plane and block */
    flag *black_due; /* by block */
};

/* The masks of the eight words of a block, whose kinds alternate. */
struct lanes {
    uint64_t red[ZZ_BLOCK], black[ZZ_BLOCK], from_next[ZZ_BLOCK], from_last[ZZ_BLOCK];
    uint64_t no_same[ZZ_BLOCK], no_other[ZZ_BLOCK], no_up[ZZ_BLOCK], up_is_home[ZZ_BLOCK];
};

struct zz_slice {
    const zz_pairs *pairs;
    zz_slice_shape shape;
    uint32_t blocks;
    const uint32_t *block_row; /* by block: its row */
    uint64_t ply;
    uint64_t *open;
    uint64_t *red_wins;
    uint64_t *above;        /* NULL when the slice is the only one */
    struct chain win, loss; /* of red */
    struct lanes *lanes;    /* [plane × 2 + kind of the first word] */
    uint64_t *template;     /* for zz_slice_begin */
    zz_handover *out;
    bool changed;
};

enum { WORDS_A_PAIR = 4, TEMPLATE_ROWS = 5 };

uint64_t zz_slice_bytes(uint64_t words, uint64_t blocks, unsigned planes, bool several)
{
    return planes * words * (WORDS_A_PAIR + several) * sizeof(uint64_t) +
           blocks * 2 * (planes + 1) + blocks * sizeof(uint32_t);
}

zz_slice *zz_slice_create(const zz_pairs *pairs, unsigned planes, bool several, zz_arena *arena)
{
    zz_slice *slice = zz_arena_take(arena, 1, sizeof *slice);
    if (!slice)
        return NULL;
    *slice = (zz_slice){.pairs = pairs, .blocks = (uint32_t)pairs->blocks};
    uint64_t words = pairs->words * planes;
    uint64_t *all = zz_arena_take(arena, words * (WORDS_A_PAIR + several), sizeof *all);
    flag *due = zz_arena_take(arena, (uint64_t)pairs->blocks * 2 * (planes + 1), sizeof *due);
    uint32_t *block_row = zz_arena_take(arena, pairs->blocks, sizeof *block_row);
    slice->lanes = zz_arena_take(arena, planes * 2, sizeof *slice->lanes);
    slice->template = zz_arena_take(
        arena, 2 * TEMPLATE_ROWS * ((uint64_t)pairs->positions + ZZ_BLOCK), sizeof(uint64_t));
    if (!all || !due || !block_row || !slice->lanes || !slice->template)
        return NULL;
    for (uint32_t i = 0; i < pairs->rows; i++)
        for (uint32_t block = 0; block < pairs->row[i].blocks; block++)
            block_row[pairs->row[i].first_block + block] = i;
    slice->block_row = block_row;
    slice->open = all;
    slice->red_wins = all + words;
    slice->loss.black = all + 2 * words;
    slice->win.black = all + 3 * words;
    slice->above = several ? all + 4 * words : NULL;
    size_t blocks = pairs->blocks;
    slice->win.black_due = due;
    slice->loss.black_due = due + blocks;
    slice->win.red_due = due + 2 * blocks;
    slice->loss.red_due = due + (2 + planes) * blocks;
    return slice;
}

/* ---- Ply 0 ---- */

static void spread_masks(zz_slice *slice)
{
    for (unsigned plane = 0; plane < slice->shape.planes; plane++)
        for (unsigned first = 0; first < 2; first++) {
            struct lanes *to = &slice->lanes[plane * 2 + first];
            for (unsigned i = 0; i < ZZ_BLOCK; i++) {
                const zz_slice_masks *from =
                    &slice->shape.masks[((first + i) & 1) * slice->shape.planes + plane];
                to->red[i] = from->red;
                to->black[i] = from->black;
                to->from_next[i] = from->from_next;
                to->from_last[i] = from->from_last;
                to->no_same[i] = from->no_same;
                to->no_other[i] = from->no_other;
                to->no_up[i] = from->no_up;
                to->up_is_home[i] = from->up_is_home;
            }
        }
}

/* The rows of all a of one colour are alike but for the square of a itself. By position of b: */
struct row_template {
    uint64_t *nobody; /* all ones where b cannot stand */
    uint64_t *red;    /* valid with red to move */
    uint64_t *black;  /* valid with black to move */
    uint64_t *stuck;  /* black to move and cannot */
    uint64_t *on_b;   /* the pawn shares the square of b */
};

static struct row_template make_template(zz_slice *slice, unsigned plane, unsigned colour)
{
    const zz_pairs *pairs = slice->pairs;
    const uint64_t *stand = slice->shape.stand + (size_t)plane * pairs->positions;
    size_t length = (size_t)pairs->positions + ZZ_BLOCK;
    uint64_t *rows = slice->template + colour * TEMPLATE_ROWS * length;
    struct row_template made = {rows, rows + length, rows + 2 * length, rows + 3 * length,
                                rows + 4 * length};
    for (size_t b = 0; b < length; b++) {
        const zz_slice_masks *masks =
            &slice->shape.masks[((colour ^ b) & 1) * slice->shape.planes + plane];
        bool valid = pairs->second[b];
        made.nobody[b] = valid ? 0 : UINT64_MAX;
        made.red[b] = valid ? masks->red : 0;
        made.black[b] = valid ? masks->black : 0;
        made.stuck[b] = made.black[b] & masks->no_same & masks->no_other & masks->no_up;
        made.on_b[b] = valid ? stand[b] : 0;
    }
    return made;
}

/* Hands the fresh results of the slice's last row to the next slice. */
INLINE void hand_over(zz_slice *slice, uint32_t block, const uint64_t fresh[ZZ_BLOCK])
{
    uint64_t words[ZZ_BLOCK];
    uint64_t any = 0;
    for (int i = 0; i < ZZ_BLOCK; i++)
        any |= words[i] = fresh[i] >> slice->shape.bottom;
    if (any)
        zz_handover_write(slice->out, block, words);
}

/* The pair (b, a) in the row of b, of which (a, b) is the original. */
static bool find_copy(const zz_pairs *pairs, const zz_pair_row *row, uint32_t b, ptrdiff_t *copy)
{
    if (b >= pairs->positions || pairs->row_at[b] == ZZ_NO_ROW)
        return false;
    *copy = pairs->row[pairs->row_at[b]].base + (ptrdiff_t)row->position;
    return true;
}

static void begin_row(zz_slice *slice, unsigned plane, const zz_pair_row *row,
                      const struct row_template *from)
{
    const zz_pairs *pairs = slice->pairs;
    unsigned colour = slice->shape.first_kind_colour;
    bool red_next_to_b = (row->position & 1) == colour; /* pawn on b means red to move */
    uint64_t on_a = slice->shape.stand[(size_t)plane * pairs->positions + row->position];
    uint64_t may_move = slice->shape.red_is_stuck ? 0 : UINT64_MAX;
    size_t plane_word = (size_t)plane * pairs->words;
    size_t first = plane_word + (size_t)(row->base + (ptrdiff_t)row->start);
    uint32_t length = row->blocks * ZZ_BLOCK;
    for (uint32_t i = 0; i < length; i++) {
        uint32_t b = row->start + i;
        uint64_t a_red = (b & 1) == colour ? on_a : 0;
        uint64_t a_black = on_a ^ a_red;
        uint64_t b_red = red_next_to_b ? from->on_b[b] : 0;
        uint64_t b_black = from->on_b[b] ^ b_red;
        slice->open[first + i] = from->red[b] & ~(a_red | b_red) & may_move;
        slice->red_wins[first + i] = from->nobody[b];
        slice->loss.black[first + i] = from->nobody[b];
        slice->win.black[first + i] = (from->black[b] & (a_black | b_black)) | from->stuck[b];
    }
    if (slice->above)
        memset(slice->above + first, 0, length * sizeof *slice->above);
    if (slice->shape.has_next)
        for (uint32_t i = 0; i < length; i += ZZ_BLOCK) {
            uint64_t lost[ZZ_BLOCK];
            for (uint32_t j = 0; j < ZZ_BLOCK; j++)
                lost[j] = from->red[row->start + i + j] & ~slice->open[first + i + j];
            hand_over(slice, row->first_block + i / ZZ_BLOCK, lost);
        }
    ptrdiff_t copy;
    if (pairs->mirrored)
        for (uint32_t b = row->start; b < row->start + pairs->stride; b++)
            if (find_copy(pairs, row, b, &copy)) {
                size_t original = plane_word + (size_t)(row->base + (ptrdiff_t)b);
                slice->win.black[plane_word + (size_t)copy] = slice->win.black[original];
                slice->loss.black[plane_word + (size_t)copy] = slice->loss.black[original];
            }
}

void zz_slice_begin(zz_slice *slice, const zz_slice_shape *shape, zz_handover *out)
{
    const zz_pairs *pairs = slice->pairs;
    slice->shape = *shape;
    slice->ply = 0;
    slice->out = out;
    spread_masks(slice);
    size_t words = (size_t)pairs->words * shape->planes;
    memset(slice->win.black, 0, words * sizeof *slice->win.black);
    memset(slice->loss.black, 0xFF, words * sizeof *slice->loss.black);
    for (unsigned plane = 0; plane < shape->planes; plane++) {
        /* Rows of one colour, then of the other; the handover wants them in order. */
        struct row_template by_colour[2];
        by_colour[0] = make_template(slice, plane, 0);
        by_colour[1] = make_template(slice, plane, 1);
        for (uint32_t i = 0; i < pairs->rows; i++)
            begin_row(slice, plane, &pairs->row[i], &by_colour[pairs->row[i].position & 1]);
        if (shape->has_next)
            zz_handover_end_section(out);
    }
    memset(slice->win.red_due, 1, (size_t)pairs->blocks * shape->planes);
    memset(slice->loss.red_due, 0, (size_t)pairs->blocks * shape->planes);
    memset(slice->win.black_due, 0, pairs->blocks);
    memset(slice->loss.black_due, 1, pairs->blocks);
}

/* ---- The four steps ---- */

INLINE uint32_t next_due(const flag *due, uint32_t block, uint32_t end)
{
    while (block < end && !due[block]) {
        uint64_t eight = 1;
        if (end - block >= sizeof eight)
            memcpy(&eight, due + block, sizeof eight);
        block += eight ? 1 : (uint32_t)sizeof eight;
    }
    return block;
}

/* Calls for the red step of the row's blocks that hold a position in first … last. */
INLINE void call_red(flag *due, const zz_pair_row *row, int64_t first, int64_t last)
{
    int64_t from = first - row->start;
    int64_t to = last - row->start;
    if (to < 0)
        return;
    from = from < 0 ? 0 : from / ZZ_BLOCK;
    to = to / ZZ_BLOCK < row->blocks ? to / ZZ_BLOCK : (int64_t)row->blocks - 1;
    for (; from <= to; from++)
        due[row->first_block + from] = 1;
}

/* Copies what was decided to the band, and calls for the pairs that only the copy is next to. */
static void update_band(zz_slice *slice, struct chain *chain, unsigned plane,
                        const zz_pair_row *row, uint32_t first_b, const uint64_t *decided)
{
    const zz_pairs *pairs = slice->pairs;
    uint64_t *black = chain->black + (size_t)plane * pairs->words;
    flag *due = chain->red_due + (size_t)plane * pairs->blocks;
    for (uint32_t i = 0; i < ZZ_BLOCK && first_b + i - row->position < pairs->stride; i++) {
        uint32_t b = first_b + i;
        ptrdiff_t copy;
        if (!decided[i] || !find_copy(pairs, row, b, &copy))
            continue;
        black[copy] |= decided[i];
        const zz_pair_row *row_b = &pairs->row[pairs->row_at[b]];
        int64_t below_a = (int64_t)row->position + pairs->stride;
        call_red(due, row_b, below_a, below_a);
        if (row_b->near[2] != ZZ_NO_ROW)
            call_red(due, &pairs->row[row_b->near[2]], row->position, row->position);
    }
}

/* Writes the results of a black step, and calls for the red steps that depend on them. */
INLINE void decide_black(zz_slice *slice, struct chain *chain, unsigned plane, uint32_t block,
                         const uint64_t fresh[ZZ_BLOCK])
{
    const zz_pairs *pairs = slice->pairs;
    const zz_pair_row *row = &pairs->row[slice->block_row[block]];
    uint32_t b = row->start + (block - row->first_block) * ZZ_BLOCK;
    uint64_t *black = chain->black + (size_t)plane * pairs->words + (row->base + (ptrdiff_t)b);
    flag *due = chain->red_due + (size_t)plane * pairs->blocks;
    int64_t first = b;
    int64_t last = first + ZZ_BLOCK - 1;
    for (int i = 0; i < ZZ_BLOCK; i++)
        black[i] |= fresh[i];
    call_red(due, row, first - 1, last + 1);
    call_red(due, row, first - pairs->stride, last - pairs->stride);
    call_red(due, row, first + pairs->stride, last + pairs->stride);
    for (int side = 0; side < 4; side++)
        if (row->near[side] != ZZ_NO_ROW)
            call_red(due, &pairs->row[row->near[side]], first, last);
    if (pairs->mirrored && b - row->position < pairs->stride)
        update_band(slice, chain, plane, row, b, fresh);
    slice->changed = true;
}

/* `wins`: red wins when one step of red wins; else red loses when all do. */
INLINE void red_step(zz_slice *slice, const bool wins)
{
    const zz_pairs *pairs = slice->pairs;
    struct chain *chain = wins ? &slice->win : &slice->loss;
    const ptrdiff_t stride = (ptrdiff_t)pairs->stride;
    for (unsigned plane = 0; plane < slice->shape.planes; plane++) {
        size_t plane_word = (size_t)plane * pairs->words;
        flag *due = chain->red_due + (size_t)plane * pairs->blocks;
        const uint64_t *black = chain->black + plane_word;
        for (uint32_t block = next_due(due, 0, slice->blocks); block < slice->blocks;
             block = next_due(due, block + 1, slice->blocks)) {
            due[block] = 0;
            const zz_pair_row *row = &pairs->row[slice->block_row[block]];
            ptrdiff_t b = (ptrdiff_t)(row->start + (block - row->first_block) * ZZ_BLOCK);
            const uint64_t *here = black + (row->base + b);
            const uint64_t *beside0 = black + (row->beside[0] + b);
            const uint64_t *beside1 = black + (row->beside[1] + b);
            const uint64_t *beside2 = black + (row->beside[2] + b);
            const uint64_t *beside3 = black + (row->beside[3] + b);
            uint64_t *open = slice->open + plane_word + (row->base + b);
            uint64_t *red_wins = slice->red_wins + plane_word + (row->base + b);
            uint64_t fresh[ZZ_BLOCK];
            uint64_t any = 0;
            for (int i = 0; i < ZZ_BLOCK; i++) {
                uint64_t x = wins
                                 ? here[i - 1] | here[i + 1] | here[i - stride] | here[i + stride] |
                                       beside0[i] | beside1[i] | beside2[i] | beside3[i]
                                 : here[i - 1] & here[i + 1] & here[i - stride] & here[i + stride] &
                                       beside0[i] & beside1[i] & beside2[i] & beside3[i];
                fresh[i] = x & open[i];
                any |= fresh[i];
            }
            if (!any)
                continue;
            for (int i = 0; i < ZZ_BLOCK; i++) {
                open[i] ^= fresh[i];
                if (wins)
                    red_wins[i] |= fresh[i];
            }
            chain->black_due[block] = 1;
            slice->changed = true;
            if (slice->shape.has_next)
                hand_over(slice, block, fresh);
        }
        if (slice->shape.has_next)
            zz_handover_end_section(slice->out);
    }
}

/* Where red has won, or (`lost`) lost, with red to move. */
INLINE uint64_t red_result(const zz_slice *slice, bool lost, unsigned plane, ptrdiff_t word,
                           uint64_t valid)
{
    size_t at = (size_t)plane * slice->pairs->words + (size_t)word;
    return lost ? valid & ~slice->open[at] & ~slice->red_wins[at] : slice->red_wins[at];
}

/* `wins`: black wins when one step of black wins; else black loses when all do. */
INLINE void black_step_block(zz_slice *slice, const bool wins, uint32_t block, unsigned plane)
{
    const zz_pairs *pairs = slice->pairs;
    const zz_pair_row *row = &pairs->row[slice->block_row[block]];
    uint32_t b = row->start + (block - row->first_block) * ZZ_BLOCK;
    ptrdiff_t word = row->base + (ptrdiff_t)b;
    unsigned kind = (row->position ^ b) & 1;
    const struct lanes *lanes = &slice->lanes[plane * 2 + kind];
    size_t at = (size_t)plane * pairs->words + (size_t)word;
    unsigned up_shift = slice->shape.half < 64 ? slice->shape.half - 1 : 63;
    uint64_t fresh[ZZ_BLOCK];
    uint64_t any = 0;
    for (int i = 0; i < ZZ_BLOCK; i++) {
        uint64_t x = red_result(slice, wins, plane, word + i, lanes->red[i]);
        uint64_t next = x >> 1;
        uint64_t last = x << 1;
        if (plane + 1 < slice->shape.planes)
            next |= red_result(slice, wins, plane + 1, word + i, lanes[2].red[i]) << 63;
        if (plane > 0)
            last |= red_result(slice, wins, plane - 1, word + i, lanes[-2].red[i]) >> 63;
        uint64_t other = (next & lanes->from_next[i]) | (last & lanes->from_last[i]);
        uint64_t up = x << up_shift << 1;
        uint64_t undecided = lanes->black[i] & ~(slice->win.black[at + (size_t)i] |
                                                 slice->loss.black[at + (size_t)i]);
        if (wins) {
            x |= other | up | lanes->up_is_home[i];
        } else {
            if (slice->above)
                up |= slice->above[at + (size_t)i];
            x = (x | lanes->no_same[i]) & (other | lanes->no_other[i]) & (up | lanes->no_up[i]);
        }
        fresh[i] = x & undecided;
        any |= fresh[i];
    }
    if (any)
        decide_black(slice, wins ? &slice->loss : &slice->win, plane, block, fresh);
}

INLINE void black_step(zz_slice *slice, const bool wins)
{
    flag *due = wins ? slice->loss.black_due : slice->win.black_due;
    uint32_t blocks = slice->blocks;
    for (uint32_t block = next_due(due, 0, blocks); block < blocks;
         block = next_due(due, block + 1, blocks)) {
        due[block] = 0;
        for (unsigned plane = 0; plane < slice->shape.planes; plane++)
            black_step_block(slice, wins, block, plane);
    }
}

/* ---- From slice to slice ---- */

/* Takes in what was decided one row above, one ply ago. */
static void hear(zz_slice *slice, zz_handover *in)
{
    const zz_pairs *pairs = slice->pairs;
    bool black_wins = slice->ply % 2 == 1; /* red's losses, decided at an even ply */
    uint32_t block;
    uint64_t words[ZZ_BLOCK];
    for (unsigned plane = 0; plane < slice->shape.planes; plane++)
        while (zz_handover_read(in, &block, words)) {
            const zz_pair_row *row = &pairs->row[slice->block_row[block]];
            uint32_t b = row->start + (block - row->first_block) * ZZ_BLOCK;
            size_t at = (size_t)plane * pairs->words + (size_t)(row->base + (ptrdiff_t)b);
            const struct lanes *lanes = &slice->lanes[plane * 2 + ((row->position ^ b) & 1)];
            uint64_t any = 0;
            for (size_t i = 0; i < ZZ_BLOCK; i++) {
                if (black_wins)
                    words[i] &=
                        lanes->black[i] & ~(slice->win.black[at + i] | slice->loss.black[at + i]);
                else
                    slice->above[at + i] |= words[i];
                any |= words[i];
            }
            if (black_wins && any)
                decide_black(slice, &slice->loss, plane, block, words);
            else if (!black_wins)
                slice->win.black_due[block] = 1;
        }
}

bool zz_slice_advance(zz_slice *slice, zz_handover *in, zz_handover *out)
{
    slice->ply++;
    slice->changed = false;
    slice->out = out;
    hear(slice, in);
    if (slice->ply % 2 == 1) {
        red_step(slice, true);
        black_step(slice, true);
    } else {
        red_step(slice, false);
        black_step(slice, false);
    }
    return slice->changed || !zz_handover_is_read(in);
}

static ptrdiff_t word_of(const zz_slice *slice, uint32_t a, uint32_t b)
{
    const zz_pairs *pairs = slice->pairs;
    if (pairs->mirrored && a > b)
        return pairs->row[pairs->row_at[b]].base + (ptrdiff_t)a;
    return pairs->row[pairs->row_at[a]].base + (ptrdiff_t)b;
}

uint64_t zz_slice_red_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    return red_result(slice, false, plane, word_of(slice, a, b), 0);
}

uint64_t zz_slice_red_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    const zz_slice_masks *masks = &slice->shape.masks[((a ^ b) & 1) * slice->shape.planes + plane];
    return red_result(slice, true, plane, word_of(slice, a, b), masks->red);
}
