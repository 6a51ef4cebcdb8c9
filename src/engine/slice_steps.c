/* slice_steps.c: the four steps that decide positions (see slice_state.h for when and why).
 *
 * Everything here is inlined into one function for a ply of a piece, which is compiled several
 * times, for different instruction sets; the best one that the machine has is chosen when a slice
 * is made. */
#include "engine/slice_state.h"

enum { STEP_UP_MOST = ZZ_WORD_BITS - 1, RUN = 512 /* blocks that are listed at a time */ };

ZZ_INLINE unsigned char get(const zz_flag *flag)
{
    return atomic_load_explicit(flag, memory_order_relaxed);
}

ZZ_INLINE void set(zz_flag *flag, unsigned char value)
{
    atomic_store_explicit(flag, value, memory_order_relaxed);
}

/* Lists which of a run of blocks are due, and returns how many. Without a branch on each, for these
 * could not be foreseen. */
ZZ_INLINE uint32_t list_due(uint16_t list[RUN], const zz_flag *due, uint32_t count)
{
    uint32_t listed = 0;
    uint32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        uint64_t eight;
        memcpy(&eight, (const void *)(due + i), sizeof eight);
        if (!eight)
            continue;
        for (uint32_t j = 0; j < 8; j++) {
            list[listed] = (uint16_t)(i + j);
            listed += get(&due[i + j]);
        }
    }
    for (; i < count; i++) {
        list[listed] = (uint16_t)i;
        listed += get(&due[i]);
    }
    return listed;
}

/* Calls for the red step of the one or two blocks that hold the eight words. */
ZZ_INLINE void call_red(zz_flag *due, const zz_flag *live, ptrdiff_t word)
{
    ptrdiff_t first = word / ZZ_BLOCK;
    ptrdiff_t last = (word + ZZ_BLOCK - 1) / ZZ_BLOCK;
    set(&due[first], get(&live[first]));
    set(&due[last], get(&live[last]));
}

/* Copies what was decided to the band, and calls for the pairs that only the copy is next to: those
 * where b steps up to before a, or a steps down to behind b. What is not decided goes to places of
 * this block's own, where it changes nothing: a branch could not be foreseen. */
ZZ_INLINE void update_band(const zz_slice *slice, const zz_chain *chain, unsigned plane,
                           const zz_pair_row *row, uint32_t block, uint32_t first_b,
                           const uint64_t *fresh)
{
    const zz_pairs *pairs = slice->pairs;
    const zz_pair_row *rows = pairs->row;
    const int32_t *row_at = pairs->row_at;
    const bool calls = !chain->all_due;
    const uint32_t a = row->position;
    const uint32_t stride = pairs->stride;
    const uint32_t count = a + stride - first_b < ZZ_BLOCK ? a + stride - first_b : ZZ_BLOCK;
    uint64_t *black = chain->black + (size_t)plane * pairs->words;
    zz_flag *due = chain->red_due + (size_t)plane * slice->blocks;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t b = first_b + i;
        size_t own = (size_t)block * ZZ_BLOCK + i;
        int32_t at = row_at[b];
        size_t copy = at >= 0 ? (size_t)(rows[at].base + (ptrdiff_t)a) : own;
        black[copy] |= fresh[i];
        if (!calls)
            continue;
        size_t below = fresh[i] ? copy + stride : own;
        set(&due[below / ZZ_BLOCK], get(&slice->live[below / ZZ_BLOCK]));
        int32_t row_above = b >= stride ? row_at[b - stride] : ZZ_NO_ROW;
        size_t above =
            fresh[i] && row_above >= 0 ? (size_t)(rows[row_above].base + (ptrdiff_t)a) : own;
        set(&due[above / ZZ_BLOCK], get(&slice->live[above / ZZ_BLOCK]));
    }
}

ZZ_INLINE void join(zz_lanes *lanes, const uint64_t *words, const bool any)
{
    zz_lanes more;
    zz_lanes_load(&more, words);
    *lanes = any ? *lanes | more : *lanes & more;
}

ZZ_INLINE void add_words(uint64_t *to, const uint64_t words[ZZ_BLOCK])
{
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        zz_lanes lanes;
        zz_lanes_load(&lanes, words + i);
        join(&lanes, to + i, true);
        zz_lanes_store(to + i, &lanes);
    }
}

/* Writes the results of a black step, and calls for the red steps that depend on them. */
ZZ_INLINE void decide_black(const zz_slice *slice, zz_piece *piece, const zz_chain *chain,
                            unsigned plane, uint32_t block, const zz_pair_row *row,
                            const uint64_t fresh[ZZ_BLOCK])
{
    const zz_pairs *pairs = slice->pairs;
    uint32_t b = zz_block_position(row, block);
    ptrdiff_t word = (ptrdiff_t)block * ZZ_BLOCK;
    ptrdiff_t stride = (ptrdiff_t)pairs->stride;
    uint64_t *black = chain->black + (size_t)plane * pairs->words + word;
    zz_flag *due = chain->red_due + (size_t)plane * slice->blocks;
    const zz_flag *live = slice->live;
    add_words(black, fresh);
    piece->changed = true;
    piece->called++;
    if (pairs->mirrored && b < row->position + pairs->stride)
        update_band(slice, chain, plane, row, block, b, fresh);
    if (chain->all_due)
        return;
    call_red(due, live, word - 1);
    call_red(due, live, word + 1);
    call_red(due, live, word - stride);
    call_red(due, live, word + stride);
    for (int side = 0; side < 4; side++)
        call_red(due, live, row->beside[side] + (ptrdiff_t)b);
}

/* The red step of one block. `wins`: red wins where some step of red wins; else red loses where all
 * steps lose. */
ZZ_INLINE void red_step_block(zz_slice *slice, zz_piece *piece, const bool wins, unsigned plane,
                              uint32_t block)
{
    const zz_pairs *pairs = slice->pairs;
    const zz_chain *chain = wins ? &slice->win : &slice->loss;
    const zz_pair_row *row = &pairs->row[slice->block_row[block]];
    const ptrdiff_t stride = (ptrdiff_t)pairs->stride;
    size_t plane_word = (size_t)plane * pairs->words;
    size_t word = plane_word + (size_t)block * ZZ_BLOCK;
    ptrdiff_t b = (ptrdiff_t)zz_block_position(row, block);
    const uint64_t *black = chain->black + plane_word;
    const uint64_t *here = chain->black + word;
    uint64_t fresh[ZZ_BLOCK];
    bool any = false;
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        zz_lanes found;
        zz_lanes open;
        zz_lanes_load(&found, here + i - 1);
        join(&found, here + i + 1, wins);
        join(&found, here + i - stride, wins);
        join(&found, here + i + stride, wins);
        join(&found, black + (row->beside[0] + b) + i, wins);
        join(&found, black + (row->beside[1] + b) + i, wins);
        join(&found, black + (row->beside[2] + b) + i, wins);
        join(&found, black + (row->beside[3] + b) + i, wins);
        zz_lanes_load(&open, slice->open + word + i);
        found &= open;
        any |= zz_lanes_any(&found);
        zz_lanes_store(fresh + i, &found);
    }
    /* Also when nothing was found, which could not be foreseen. */
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        zz_lanes found;
        zz_lanes words;
        zz_lanes_load(&found, fresh + i);
        zz_lanes_load(&words, slice->open + word + i);
        words ^= found;
        zz_lanes_store(slice->open + word + i, &words);
        if (wins) {
            join(&found, slice->red_wins + word + i, true);
            zz_lanes_store(slice->red_wins + word + i, &found);
        }
    }
    set(&chain->black_due[block], (unsigned char)(get(&chain->black_due[block]) | any));
    piece->changed |= any;
    if (slice->shape.has_next && any)
        zz_slice_hand_over(slice, piece, block, fresh);
}

ZZ_INLINE void red_step(zz_slice *slice, zz_piece *piece, const bool wins)
{
    const zz_chain *chain = wins ? &slice->win : &slice->loss;
    for (unsigned plane = 0; plane < slice->shape.planes; plane++) {
        zz_flag *due =
            chain->all_due ? slice->live : chain->red_due + (size_t)plane * slice->blocks;
        for (uint32_t first = piece->first; first < piece->end; first += RUN) {
            uint16_t list[RUN];
            uint32_t count = piece->end - first < RUN ? piece->end - first : RUN;
            uint32_t listed = list_due(list, due + first, count);
            if (!chain->all_due)
                memset((void *)(due + first), 0, count);
            for (uint32_t i = 0; i < listed; i++)
                red_step_block(slice, piece, wins, plane, first + list[i]);
        }
        if (slice->shape.has_next)
            zz_handover_end_section(&piece->out);
    }
}

/* Where red has won, or (`lost`) lost, with red to move. */
ZZ_INLINE void load_red(zz_lanes *red, const zz_slice *slice, const bool lost, size_t word,
                        const uint64_t *valid)
{
    zz_lanes_load(red, slice->red_wins + word);
    if (lost) {
        zz_lanes open;
        zz_lanes may;
        zz_lanes_load(&open, slice->open + word);
        zz_lanes_load(&may, valid);
        *red = may & ~(*red | open);
    }
}

/* Where black is to move, and who wins is not decided. */
ZZ_INLINE void load_undecided(zz_lanes *undecided, const zz_slice *slice,
                              const zz_block_masks *masks, size_t word, int i)
{
    zz_lanes win;
    zz_lanes loss;
    zz_lanes_load(undecided, masks->black + i);
    zz_lanes_load(&win, slice->win.black + word + i);
    zz_lanes_load(&loss, slice->loss.black + word + i);
    *undecided &= ~(win | loss);
}

/* The black step of one block. `wins`: black wins where some step of black wins; else black loses
 * where all steps lose. */
ZZ_INLINE void black_step_block(zz_slice *slice, zz_piece *piece, const bool wins, unsigned plane,
                                uint32_t block)
{
    const zz_pairs *pairs = slice->pairs;
    const zz_pair_row *row = &pairs->row[slice->block_row[block]];
    unsigned kind = (row->position ^ zz_block_position(row, block)) & 1;
    const zz_block_masks *masks = &slice->masks[plane * 2 + kind];
    size_t word = (size_t)plane * pairs->words + (size_t)block * ZZ_BLOCK;
    const int up_shift =
        slice->shape.half <= STEP_UP_MOST ? (int)slice->shape.half - 1 : STEP_UP_MOST;
    uint64_t fresh[ZZ_BLOCK];
    bool any = false;
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        size_t at = word + (size_t)i;
        zz_lanes same, mask, next, last, other, up, undecided;
        load_red(&same, slice, wins, at, masks->red + i);
        next = same >> 1;
        last = same << 1;
        if (plane + 1 < slice->shape.planes) {
            load_red(&mask, slice, wins, at + pairs->words, masks[2].red + i);
            next |= mask << (ZZ_WORD_BITS - 1);
        }
        if (plane > 0) {
            load_red(&mask, slice, wins, at - pairs->words, masks[-2].red + i);
            last |= mask >> (ZZ_WORD_BITS - 1);
        }
        zz_lanes_load(&mask, masks->from_next + i);
        other = next & mask;
        zz_lanes_load(&mask, masks->from_last + i);
        other |= last & mask;
        up = same << up_shift << 1;
        if (wins) {
            zz_lanes_load(&mask, masks->up_is_home + i);
            same |= other | up | mask;
        } else {
            if (slice->above) {
                zz_lanes_load(&mask, slice->above + at);
                up |= mask;
            }
            zz_lanes_load(&mask, masks->no_same + i);
            same |= mask;
            zz_lanes_load(&mask, masks->no_other + i);
            same &= other | mask;
            zz_lanes_load(&mask, masks->no_up + i);
            same &= up | mask;
        }
        load_undecided(&undecided, slice, masks, word, i);
        same &= undecided;
        any |= zz_lanes_any(&same);
        zz_lanes_store(fresh + i, &same);
    }
    if (any)
        decide_black(slice, piece, wins ? &slice->loss : &slice->win, plane, block, row, fresh);
}

ZZ_INLINE void black_step(zz_slice *slice, zz_piece *piece, const bool wins)
{
    zz_flag *due = wins ? slice->loss.black_due : slice->win.black_due;
    for (uint32_t first = piece->first; first < piece->end; first += RUN) {
        uint16_t list[RUN];
        uint32_t count = piece->end - first < RUN ? piece->end - first : RUN;
        uint32_t listed = list_due(list, due + first, count);
        memset((void *)(due + first), 0, count);
        for (uint32_t i = 0; i < listed; i++)
            for (unsigned plane = 0; plane < slice->shape.planes; plane++)
                black_step_block(slice, piece, wins, plane, first + list[i]);
    }
}

/* Takes in what was decided one row above the slice, one ply ago: losses of red at even plies, from
 * which black wins now; wins of red at odd ones. */
ZZ_INLINE void hear(zz_slice *slice, zz_piece *piece, const bool losses)
{
    const zz_pairs *pairs = slice->pairs;
    uint32_t block;
    uint64_t words[ZZ_BLOCK];
    for (unsigned plane = 0; plane < slice->shape.planes; plane++)
        while (zz_handover_read(&piece->in, &block, words)) {
            size_t word = (size_t)plane * pairs->words + (size_t)block * ZZ_BLOCK;
            if (!losses) {
                add_words(slice->above + word, words);
                set(&slice->win.black_due[block], 1);
                continue;
            }
            const zz_pair_row *row = &pairs->row[slice->block_row[block]];
            unsigned kind = (row->position ^ zz_block_position(row, block)) & 1;
            const zz_block_masks *masks = &slice->masks[plane * 2 + kind];
            bool any = false;
            for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
                zz_lanes fresh, undecided;
                zz_lanes_load(&fresh, words + i);
                load_undecided(&undecided, slice, masks, word, i);
                fresh &= undecided;
                any |= zz_lanes_any(&fresh);
                zz_lanes_store(words + i, &fresh);
            }
            if (any)
                decide_black(slice, piece, &slice->loss, plane, block, row, words);
        }
}

ZZ_INLINE void step(zz_slice *slice, zz_piece *piece)
{
    piece->changed = false;
    piece->called = 0;
    if (slice->ply % 2 == 1) {
        hear(slice, piece, true);
        red_step(slice, piece, true);
        black_step(slice, piece, true);
    } else {
        hear(slice, piece, false);
        red_step(slice, piece, false);
        black_step(slice, piece, false);
    }
}

static void step_portable(zz_slice *slice, zz_piece *piece)
{
    step(slice, piece);
}

ZZ_FOR_AVX2 static void step_avx2(zz_slice *slice, zz_piece *piece)
{
    step(slice, piece);
}

ZZ_FOR_AVX512 static void step_avx512(zz_slice *slice, zz_piece *piece)
{
    step(slice, piece);
}

zz_slice_step *zz_slice_step_for(zz_simd simd)
{
    switch (zz_simd_choose(simd)) {
    case ZZ_SIMD_AVX512:
        return step_avx512;
    case ZZ_SIMD_AVX2:
        return step_avx2;
    default:
        return step_portable;
    }
}
