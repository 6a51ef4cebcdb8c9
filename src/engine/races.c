/* races.c: up to 512 games on one graph, a bit each, to their common fixpoint.
 *
 *     cell of a vertex   won   0 1 0 0 1 …   one bit a race; never both, and never taken back:
 *                        lost  1 0 0 0 0 …   neither yet, or a tie in the end
 *
 * Both have one word, or eight when there are more than 64 races; the won ones come first.
 *
 * A vertex is won in the races in which some successor is lost, and lost in those in which all
 * successors are won: an OR and an AND over the successors' cells, for all races in one go. When
 * that changes the vertex, its users are dirty: they are to be looked at again.
 *
 *     busy    1 0 …           one bit a word of dirty
 *     dirty   0110… 0000… …   one bit a vertex, by its place
 *
 * The dirty vertices of the lowest word always come first. The vertices are numbered such that
 * needs mostly come before users, or places run the other way round. So by the time a vertex is
 * looked at, what will happen to its needs has happened in most races, and few are looked at more
 * than once or twice. */
#include "engine/races.h"

#include <string.h>

#include "base/memory.h"
#include "base/progress.h"

enum { REPORT_STEPS = 1 << 14, MANY_NEEDS = 16 };

static uint32_t words_for(uint32_t bits)
{
    return bits / 64 + 1;
}

static void set_bit(uint64_t *bits, uint32_t i)
{
    bits[i / 64] |= UINT64_C(1) << i % 64;
}

static bool has_bit(const uint64_t *bits, uint32_t i)
{
    return bits[i / 64] >> i % 64 & 1;
}

ZZ_INLINE uint32_t lowest_bit(uint64_t word)
{
#if defined(__GNUC__)
    return (uint32_t)__builtin_ctzll(word);
#else
    uint32_t i = 0;
    for (; !(word & 1); word >>= 1)
        i++;
    return i;
#endif
}

static uint64_t *won_in(const zz_races *races, uint32_t vertex)
{
    return races->cells + (uint64_t)vertex * 2 * races->words;
}

static uint64_t *lost_in(const zz_races *races, uint32_t vertex)
{
    return won_in(races, vertex) + races->words;
}

static uint32_t cell_words(uint32_t count)
{
    return count <= 64 ? 1 : ZZ_BLOCK;
}

uint64_t zz_races_bytes(uint32_t size, uint32_t count)
{
    return (uint64_t)size * 2 * cell_words(count) * sizeof(uint64_t) +
           (uint64_t)words_for(size) * 2 * sizeof(uint64_t);
}

zz_status zz_races_begin(zz_races *races, uint32_t count, zz_arena *arena, zz_error *error)
{
    uint32_t size = races->size;
    uint32_t words = words_for(races->size);
    races->words = cell_words(count);
    uint64_t cell = 2 * races->words * sizeof *races->cells;
    races->cells = zz_arena_take(arena, size, cell);
    races->dirty = zz_arena_take(arena, words, sizeof(uint64_t));
    races->busy = zz_arena_take(arena, words_for(words), sizeof(uint64_t));
    if (!races->cells || !races->dirty || !races->busy)
        return zz_fail_memory(error);
    memset(races->used, 0, sizeof races->used);
    for (uint32_t race = 0; race < count; race++)
        set_bit(races->used, race);
    memset(races->cells, 0, size * cell);
    memset(races->dirty, 0, words * sizeof(uint64_t));
    memset(races->busy, 0, words_for(words) * sizeof(uint64_t));
    return ZZ_OK;
}

/* The vertex's place in the order, or the vertex at a place. */
ZZ_INLINE uint32_t place(const zz_races *races, uint32_t vertex)
{
    return races->downwards ? races->size - 1 - vertex : vertex;
}

/* Returns the lowest word of busy that now has a bit. */
ZZ_INLINE uint32_t mark_users(zz_races *races, uint32_t vertex, uint32_t lowest)
{
    const zz_lists *users = &races->users;
    for (uint32_t i = users->first[vertex]; i < users->end[vertex]; i++) {
        uint32_t user = place(races, users->items[i]);
        set_bit(races->dirty, user);
        set_bit(races->busy, user / 64);
        if (user / 4096 < lowest)
            lowest = user / 4096;
    }
    return lowest;
}

void zz_races_set_target(zz_races *races, uint32_t vertex, uint32_t race)
{
    set_bit(lost_in(races, vertex), race);
    mark_users(races, vertex, 0);
}

void zz_races_set_won(zz_races *races, uint32_t vertex)
{
    for (unsigned i = 0; i < races->words; i++)
        won_in(races, vertex)[i] = ~lost_in(races, vertex)[i];
    mark_users(races, vertex, 0);
}

/* True when the vertex is decided in more races than before. */
ZZ_INLINE bool look_at_word(zz_races *races, uint32_t vertex)
{
    const zz_lists *needs = &races->needs;
    uint64_t some_lost = 0;
    uint64_t all_won = UINT64_MAX;
    for (uint32_t n = needs->first[vertex]; n < needs->end[vertex]; n++) {
        const uint64_t *need = races->cells + (uint64_t)needs->items[n] * 2;
        all_won &= need[0];
        some_lost |= need[1];
    }
    uint64_t *cell = races->cells + (uint64_t)vertex * 2;
    uint64_t open = ~(cell[0] | cell[1]);
    cell[0] |= some_lost & open;
    cell[1] |= all_won & open;
    return ((some_lost | all_won) & open) != 0;
}

ZZ_INLINE bool look_at_block(zz_races *races, uint32_t vertex)
{
    const zz_lists *needs = &races->needs;
    uint64_t *cell = races->cells + (uint64_t)vertex * 2 * ZZ_BLOCK;
    bool changed = false;
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        zz_lanes won, lost;
        zz_lanes some_lost = {0};
        zz_lanes all_won = ~some_lost;
        for (uint32_t n = needs->first[vertex]; n < needs->end[vertex]; n++) {
            const uint64_t *need = races->cells + (uint64_t)needs->items[n] * 2 * ZZ_BLOCK;
            zz_lanes_load(&won, need + i);
            zz_lanes_load(&lost, need + ZZ_BLOCK + i);
            all_won &= won;
            some_lost |= lost;
        }
        zz_lanes_load(&won, cell + i);
        zz_lanes_load(&lost, cell + ZZ_BLOCK + i);
        zz_lanes open = ~(won | lost);
        zz_lanes found = (some_lost | all_won) & open;
        if (!zz_lanes_any(&found))
            continue;
        won |= some_lost & open;
        lost |= all_won & open;
        zz_lanes_store(cell + i, &won);
        zz_lanes_store(cell + ZZ_BLOCK + i, &lost);
        changed = true;
    }
    return changed;
}

static bool is_decided(const zz_races *races, uint32_t vertex)
{
    const uint64_t *won = won_in(races, vertex);
    const uint64_t *lost = lost_in(races, vertex);
    uint64_t undecided = 0;
    for (unsigned i = 0; i < races->words; i++)
        undecided |= races->used[i] & ~(won[i] | lost[i]);
    return undecided == 0;
}

/* Vertices with many needs are called for often, and it would take long to look at them. */
ZZ_INLINE bool look_at(zz_races *races, uint32_t vertex, bool block)
{
    const zz_lists *needs = &races->needs;
    if (needs->end[vertex] - needs->first[vertex] >= MANY_NEEDS && is_decided(races, vertex))
        return false;
    return block ? look_at_block(races, vertex) : look_at_word(races, vertex);
}

ZZ_INLINE zz_status solve(zz_races *races, bool block, const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "solving"};
    uint32_t steps = 0;
    uint32_t end = words_for(words_for(races->size));
    for (uint32_t lowest = 0; lowest < end;) {
        if (races->busy[lowest] == 0) {
            lowest++;
            continue;
        }
        uint32_t word = 64 * lowest + lowest_bit(races->busy[lowest]);
        while (races->dirty[word] != 0) {
            uint32_t bit = lowest_bit(races->dirty[word]);
            do {
                uint32_t vertex = place(races, 64 * word + bit);
                races->dirty[word] &= ~(UINT64_C(1) << bit);
                if (look_at(races, vertex, block))
                    lowest = mark_users(races, vertex, lowest);
                steps++;
            } while (++bit < 64 && races->dirty[word] >> bit & 1);
        }
        races->busy[word / 64] &= ~(UINT64_C(1) << word % 64);
        if (steps < REPORT_STEPS)
            continue;
        progress.done += steps;
        steps = 0;
        zz_status status = zz_report(options, &progress, error);
        if (status)
            return status;
    }
    return ZZ_OK;
}

static zz_status solve_words(zz_races *races, const zz_options *options, zz_error *error)
{
    return solve(races, false, options, error);
}

static zz_status solve_portable(zz_races *races, const zz_options *options, zz_error *error)
{
    return solve(races, true, options, error);
}

ZZ_FOR_AVX2 static zz_status solve_avx2(zz_races *races, const zz_options *options, zz_error *error)
{
    return solve(races, true, options, error);
}

ZZ_FOR_AVX512 static zz_status solve_avx512(zz_races *races, const zz_options *options,
                                            zz_error *error)
{
    return solve(races, true, options, error);
}

zz_status zz_races_solve(zz_races *races, const zz_options *options, zz_error *error)
{
    if (races->words == 1)
        return solve_words(races, options, error);
    switch (zz_simd_choose(races->simd)) {
    case ZZ_SIMD_AVX512:
        return solve_avx512(races, options, error);
    case ZZ_SIMD_AVX2:
        return solve_avx2(races, options, error);
    default:
        return solve_portable(races, options, error);
    }
}

zz_winner zz_races_winner(const zz_races *races, uint32_t vertex, uint32_t race)
{
    if (has_bit(won_in(races, vertex), race))
        return ZZ_WINNER_FIRST;
    return has_bit(lost_in(races, vertex), race) ? ZZ_WINNER_SECOND : ZZ_WINNER_NONE;
}
