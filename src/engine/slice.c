/* slice.c: making a slice, its ply 0, and driving it from ply to ply. */
#include "engine/slice.h"

#include "engine/slice_state.h"

/* At least. Tests use few, to have many pieces. */
#if !defined(ZZ_BLOCKS_A_PIECE)
#define ZZ_BLOCKS_A_PIECE 2048
#endif

enum {
    WORDS_A_PAIR = 4,  /* and one more when there are several slices */
    TEMPLATE_ROWS = 5, /* of struct row_template */
    MOST_PIECES = 256,
    CALLS_THAT_PAY = 3 /* call when fewer than one in so many blocks changes */
};

static uint64_t template_length(const zz_pairs *pairs)
{
    return (uint64_t)pairs->positions + ZZ_BLOCK;
}

uint64_t zz_slice_bytes(const zz_pairs *pairs, unsigned planes, bool several)
{
    uint64_t blocks = pairs->words / ZZ_BLOCK;
    if (blocks > UINT32_MAX / ZZ_BLOCK * 7)
        return UINT64_MAX;
    return planes * pairs->words * (WORDS_A_PAIR + several) * sizeof(uint64_t) +
           blocks * (2 * (planes + 1) * sizeof(zz_flag) + sizeof(uint32_t) + 1) +
           planes * 2 * sizeof(zz_block_masks) +
           2 * TEMPLATE_ROWS * template_length(pairs) * sizeof(uint64_t);
}

uint64_t zz_slice_handover_bytes(const zz_pairs *pairs, unsigned planes)
{
    enum { BYTES_A_PAIR = 18 }; /* measured: 16 on open boards */
    return pairs->words * BYTES_A_PAIR * planes + 2 * ZZ_HANDOVER_CHUNK;
}

static void number_blocks(zz_slice *slice)
{
    memset((void *)slice->live, 0, slice->blocks);
    for (uint32_t i = 0; i < slice->pairs->rows; i++) {
        const zz_pair_row *row = &slice->pairs->row[i];
        uint32_t first = (uint32_t)((row->base + (ptrdiff_t)row->start) / ZZ_BLOCK);
        for (uint32_t block = first; block < first + row->blocks; block++) {
            slice->live[block] = 1;
            slice->block_row[block] = i;
        }
        slice->live_blocks += row->blocks;
    }
}

static void cut_pieces(zz_slice *slice, zz_handover_pool *pool)
{
    for (unsigned i = 0; i < slice->piece_count; i++)
        slice->pieces[i] =
            (zz_piece){.first = (uint32_t)((uint64_t)slice->blocks * i / slice->piece_count),
                       .end = (uint32_t)((uint64_t)slice->blocks * (i + 1) / slice->piece_count),
                       .in.pool = pool,
                       .out.pool = pool};
}

zz_slice *zz_slice_create(const zz_pairs *pairs, unsigned planes, bool several, zz_simd simd,
                          zz_team *team, zz_handover_pool *pool, zz_arena *arena)
{
    zz_slice *slice = zz_arena_take(arena, 1, sizeof *slice);
    if (!slice)
        return NULL;
    *slice = (zz_slice){.pairs = pairs, .team = team, .step = zz_slice_step_for(simd)};
    slice->shape.planes = planes;
    uint64_t blocks = slice->blocks = (uint32_t)(pairs->words / ZZ_BLOCK);
    uint64_t words = pairs->words * planes;
    slice->piece_count = slice->blocks / ZZ_BLOCKS_A_PIECE + 1;
    if (slice->piece_count > MOST_PIECES)
        slice->piece_count = MOST_PIECES;
    slice->pieces = zz_arena_take(arena, slice->piece_count, sizeof *slice->pieces);
    slice->open = zz_arena_take(arena, words * (WORDS_A_PAIR + several), sizeof *slice->open);
    zz_flag *due = zz_arena_take(arena, blocks * 2 * (planes + 1), sizeof *due);
    slice->live = zz_arena_take(arena, blocks, sizeof *slice->live);
    slice->block_row = zz_arena_take(arena, blocks, sizeof *slice->block_row);
    slice->masks = zz_arena_take(arena, planes * 2, sizeof *slice->masks);
    slice->begin =
        zz_arena_take(arena, 2 * TEMPLATE_ROWS * template_length(pairs), sizeof *slice->begin);
    if (!slice->pieces || !slice->open || !due || !slice->live || !slice->block_row ||
        !slice->masks || !slice->begin)
        return NULL;
    slice->red_wins = slice->open + words;
    slice->loss.black = slice->open + 2 * words;
    slice->win.black = slice->open + 3 * words;
    slice->above = several ? slice->open + 4 * words : NULL;
    slice->win.black_due = due;
    slice->loss.black_due = due + blocks;
    slice->win.red_due = due + 2 * blocks;
    slice->loss.red_due = due + (2 + planes) * blocks;
    number_blocks(slice);
    cut_pieces(slice, pool);
    return slice;
}

void zz_slice_end(zz_slice *slice)
{
    for (unsigned i = 0; i < slice->piece_count; i++) {
        zz_handover_clear(&slice->pieces[i].in);
        zz_handover_clear(&slice->pieces[i].out);
    }
}

/* ---- Ply 0 ---- */

static void spread_masks(zz_slice *slice)
{
    for (unsigned plane = 0; plane < slice->shape.planes; plane++)
        for (unsigned first = 0; first < 2; first++) {
            zz_block_masks *to = &slice->masks[plane * 2 + first];
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

static struct row_template template_of(const zz_slice *slice, unsigned colour)
{
    uint64_t length = template_length(slice->pairs);
    uint64_t *rows = slice->begin + colour * TEMPLATE_ROWS * length;
    return (struct row_template){rows, rows + length, rows + 2 * length, rows + 3 * length,
                                 rows + 4 * length};
}

static void make_template(zz_slice *slice, unsigned plane, unsigned colour)
{
    const zz_pairs *pairs = slice->pairs;
    const uint64_t *stand = slice->shape.stand + (size_t)plane * pairs->positions;
    struct row_template made = template_of(slice, colour);
    for (size_t b = 0; b < template_length(pairs); b++) {
        const zz_slice_masks *masks =
            &slice->shape.masks[((colour ^ b) & 1) * slice->shape.planes + plane];
        bool valid = pairs->second[b];
        made.nobody[b] = valid ? 0 : UINT64_MAX;
        made.red[b] = valid ? masks->red : 0;
        made.black[b] = valid ? masks->black : 0;
        made.stuck[b] = made.black[b] & masks->no_same & masks->no_other & masks->no_up;
        made.on_b[b] = valid ? stand[b] : 0;
    }
}

/* Whether red has no move: neither piece has a square next to it but the other's. */
static bool is_stuck(const zz_slice *slice, uint32_t a, uint32_t b)
{
    const uint8_t *exits = slice->shape.exits;
    uint32_t apart = a < b ? b - a : a - b;
    bool adjacent = apart == 1 || apart == slice->pairs->stride;
    return exits && exits[a] + exits[b] == (adjacent ? 2 : 0);
}

static void begin_block(zz_slice *slice, zz_piece *piece, unsigned plane, uint32_t block)
{
    const zz_pair_row *row = &slice->pairs->row[slice->block_row[block]];
    unsigned colour = slice->shape.first_kind_colour;
    bool red_after_b = (row->position & 1) == colour; /* pawn on b: it is red's turn */
    struct row_template from = template_of(slice, row->position & 1);
    uint64_t on_a = slice->shape.stand[(size_t)plane * slice->pairs->positions + row->position];
    uint32_t first_b = zz_block_position(row, block);
    size_t word = (size_t)plane * slice->pairs->words + (size_t)block * ZZ_BLOCK;
    uint64_t lost[ZZ_BLOCK];
    for (uint32_t i = 0; i < ZZ_BLOCK; i++) {
        uint32_t b = first_b + i;
        uint64_t a_red = (b & 1) == colour ? on_a : 0;
        uint64_t a_black = on_a ^ a_red;
        uint64_t b_red = red_after_b ? from.on_b[b] : 0;
        uint64_t b_black = from.on_b[b] ^ b_red;
        uint64_t stuck = is_stuck(slice, row->position, b) ? UINT64_MAX : 0;
        uint64_t open = from.red[b] & ~(a_red | b_red | stuck);
        lost[i] = from.red[b] & ~open;
        slice->open[word + i] = open;
        slice->red_wins[word + i] = from.nobody[b];
        slice->loss.black[word + i] = from.nobody[b];
        slice->win.black[word + i] = (from.black[b] & (a_black | b_black)) | from.stuck[b];
        if (slice->above)
            slice->above[word + i] = 0;
    }
    if (slice->shape.has_next)
        zz_slice_hand_over(slice, piece, block, lost);
}

/* What the team is doing. */
struct round {
    zz_slice *slice;
    unsigned plane; /* the one that is being begun */
    zz_slice_go_on *go_on;
    void *context;
};

static bool ask(void *context)
{
    const struct round *round = context;
    return !round->go_on || round->go_on(round->context);
}

static void begin_piece(void *context, unsigned number)
{
    const struct round *round = context;
    zz_slice *slice = round->slice;
    zz_piece *piece = &slice->pieces[number];
    for (uint32_t block = piece->first; block < piece->end; block++) {
        if (slice->live[block]) {
            begin_block(slice, piece, round->plane, block);
            continue;
        }
        size_t word = (size_t)round->plane * slice->pairs->words + (size_t)block * ZZ_BLOCK;
        memset(slice->win.black + word, 0, ZZ_BLOCK * sizeof(uint64_t));
        memset(slice->loss.black + word, 0xFF, ZZ_BLOCK * sizeof(uint64_t));
    }
    if (slice->shape.has_next)
        zz_handover_end_section(&piece->out);
}

static void fill_bands(void *context, unsigned number)
{
    const struct round *round = context;
    zz_slice *slice = round->slice;
    const zz_pairs *pairs = slice->pairs;
    size_t plane_word = (size_t)round->plane * pairs->words;
    uint64_t *win = slice->win.black + plane_word;
    uint64_t *loss = slice->loss.black + plane_word;
    uint32_t first = (uint32_t)((uint64_t)pairs->rows * number / slice->piece_count);
    uint32_t end = (uint32_t)((uint64_t)pairs->rows * (number + 1) / slice->piece_count);
    for (uint32_t i = first; i < end; i++) {
        const zz_pair_row *row = &pairs->row[i];
        uint32_t last_b = row->position + pairs->stride;
        for (uint32_t b = row->start; b < last_b && b < pairs->positions; b++)
            if (pairs->row_at[b] != ZZ_NO_ROW) {
                ptrdiff_t original = row->base + (ptrdiff_t)b;
                ptrdiff_t copy = pairs->row[pairs->row_at[b]].base + (ptrdiff_t)row->position;
                win[copy] = win[original];
                loss[copy] = loss[original];
            }
    }
}

void zz_slice_begin(zz_slice *slice, const zz_slice_shape *shape, zz_slice_go_on *go_on,
                    void *context)
{
    size_t blocks = slice->blocks;
    slice->shape = *shape;
    slice->ply = 0;
    for (unsigned i = 0; i < slice->piece_count; i++) {
        zz_handover read = slice->pieces[i].in;
        slice->pieces[i].in = slice->pieces[i].out;
        slice->pieces[i].out = read;
    }
    spread_masks(slice);
    memset((void *)slice->win.black_due, 0, blocks);
    memcpy((void *)slice->loss.black_due, (const void *)slice->live, blocks);
    memset((void *)slice->win.red_due, 0, blocks * shape->planes);
    memset((void *)slice->loss.red_due, 0, blocks * shape->planes);
    slice->win.all_due = true;
    slice->win.called = slice->loss.called = slice->live_blocks;
    for (unsigned plane = 0; plane < shape->planes; plane++) {
        struct round round = {slice, plane, go_on, context};
        make_template(slice, plane, 0);
        make_template(slice, plane, 1);
        zz_team_share(slice->team, begin_piece, &round, slice->piece_count, ask);
        if (slice->pairs->mirrored)
            zz_team_share(slice->team, fill_bands, &round, slice->piece_count, ask);
    }
}

/* ---- Ply by ply ---- */

static void step_piece(void *context, unsigned number)
{
    zz_slice *slice = ((const struct round *)context)->slice;
    slice->step(slice, &slice->pieces[number]);
}

bool zz_slice_advance(zz_slice *slice, zz_slice_go_on *go_on, void *context)
{
    struct round round = {slice, 0, go_on, context};
    slice->ply++;
    zz_chain *calling = slice->ply % 2 == 1 ? &slice->loss : &slice->win;
    calling->all_due = calling->called > slice->live_blocks / CALLS_THAT_PAY;
    zz_team_share(slice->team, step_piece, &round, slice->piece_count, ask);
    bool more = false;
    calling->called = 0;
    for (unsigned i = 0; i < slice->piece_count; i++) {
        calling->called += slice->pieces[i].called;
        more |= slice->pieces[i].changed || !zz_handover_is_read(&slice->pieces[i].in);
    }
    return more;
}

bool zz_slice_failed(const zz_slice *slice)
{
    bool failed = false;
    for (unsigned i = 0; i < slice->piece_count; i++)
        failed |= slice->pieces[i].out.failed;
    return failed;
}

uint64_t zz_slice_blocks(const zz_slice *slice)
{
    return (uint64_t)slice->blocks * slice->shape.planes;
}

unsigned zz_slice_pieces(const zz_slice *slice)
{
    return slice->piece_count;
}

/* ---- Results ---- */

static unsigned count_bits(uint64_t word)
{
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (unsigned)(word * UINT64_C(0x0101010101010101) >> 56);
}

static uint64_t decided_in_block(const zz_slice *slice, unsigned plane, uint32_t block)
{
    const zz_pair_row *row = &slice->pairs->row[slice->block_row[block]];
    uint32_t b = zz_block_position(row, block);
    const zz_block_masks *masks = &slice->masks[plane * 2 + ((row->position ^ b) & 1)];
    size_t word = (size_t)plane * slice->pairs->words + (size_t)block * ZZ_BLOCK;
    uint64_t decided = 0;
    for (uint32_t i = 0; i < ZZ_BLOCK; i++, word++)
        if (slice->pairs->second[b + i])
            decided +=
                count_bits(masks->red[i] & ~slice->open[word]) +
                count_bits(masks->black[i] & (slice->win.black[word] | slice->loss.black[word]));
    return decided;
}

static void count_piece(void *context, unsigned number)
{
    zz_slice *slice = ((const struct round *)context)->slice;
    zz_piece *piece = &slice->pieces[number];
    piece->decided = 0;
    for (unsigned plane = 0; plane < slice->shape.planes; plane++)
        for (uint32_t block = piece->first; block < piece->end; block++)
            if (slice->live[block])
                piece->decided += decided_in_block(slice, plane, block);
}

uint64_t zz_slice_decided(zz_slice *slice, zz_slice_go_on *go_on, void *context)
{
    struct round round = {slice, 0, go_on, context};
    uint64_t decided = 0;
    zz_team_share(slice->team, count_piece, &round, slice->piece_count, ask);
    for (unsigned i = 0; i < slice->piece_count; i++)
        decided += slice->pieces[i].decided;
    return decided;
}

static size_t word_of(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    const zz_pairs *pairs = slice->pairs;
    uint32_t first = pairs->mirrored && b < a ? b : a;
    return plane * pairs->words +
           (size_t)(pairs->row[pairs->row_at[first]].base + (ptrdiff_t)(a ^ b ^ first));
}

uint64_t zz_slice_red_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    return slice->red_wins[word_of(slice, a, b, plane)];
}

uint64_t zz_slice_red_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    size_t word = word_of(slice, a, b, plane);
    const zz_slice_masks *masks = &slice->shape.masks[((a ^ b) & 1) * slice->shape.planes + plane];
    return masks->red & ~slice->open[word] & ~slice->red_wins[word];
}

uint64_t zz_slice_black_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    return slice->loss.black[word_of(slice, a, b, plane)];
}

uint64_t zz_slice_black_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane)
{
    return slice->win.black[word_of(slice, a, b, plane)];
}
