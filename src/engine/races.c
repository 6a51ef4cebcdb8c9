/* races.c: up to 512 games on one graph, a bit each, to their common fixpoint.
 *
 *     cell of a vertex   won   0 1 0 0 1 …   one bit a race; never both, and never taken back:
 *                        lost  1 0 0 0 0 …   neither yet, or a tie in the end
 *
 * Both have as many words as the races need, a power of two; the won ones come first.
 *
 * A vertex is won in the races in which some successor is lost, and lost in those in which all
 * successors are won: an OR and an AND over the successors' cells, for all races in one go. When
 * that changes the vertex, its users are dirty: they are to be looked at again.
 *
 *     busy    1 0 …           one bit a word of dirty
 *     dirty   0110… 0000… …   one bit a vertex
 *
 * The dirty vertices of the lowest word always come first. The vertices are numbered such that
 * needs mostly come before users, so by the time a vertex is looked at, what will happen to its
 * needs has happened in most races, and few are looked at more than once or twice. */
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

static uint32_t lowest_bit(uint64_t word)
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

/* 1, 2, 4 or 8. */
static uint32_t cell_words(uint32_t count)
{
    uint32_t words = 1;
    while (64 * words < count)
        words *= 2;
    return words;
}

uint64_t zz_races_bytes(uint32_t size, uint32_t count)
{
    return (uint64_t)size * 2 * cell_words(count) * sizeof(uint64_t) +
           (uint64_t)words_for(size) * 2 * sizeof(uint64_t);
}

zz_status zz_races_begin(zz_races *races, uint32_t count, zz_arena *arena, zz_error *error)
{
    uint32_t words = words_for(races->size);
    races->words = cell_words(count);
    uint64_t cell = 2 * races->words * sizeof *races->cells;
    races->cells = zz_arena_take(arena, races->size, cell);
    races->can_run_out = zz_arena_take(arena, words, sizeof(uint64_t));
    races->dirty = zz_arena_take(arena, words, sizeof(uint64_t));
    races->busy = zz_arena_take(arena, words_for(words), sizeof(uint64_t));
    if (!races->cells || !races->can_run_out || !races->dirty || !races->busy)
        return zz_fail_memory(error);
    memset(races->used, 0, sizeof races->used);
    for (uint32_t race = 0; race < count; race++)
        set_bit(races->used, race);
    memset(races->cells, 0, races->size * cell);
    memset(races->can_run_out, 0, words * sizeof(uint64_t));
    memset(races->dirty, 0, words * sizeof(uint64_t));
    memset(races->busy, 0, words_for(words) * sizeof(uint64_t));
    return ZZ_OK;
}

/* Returns the lowest word of busy that now has a bit. */
static uint32_t mark_users(zz_races *races, uint32_t vertex, uint32_t lowest)
{
    for (uint32_t i = races->users.first[vertex]; i < races->users.first[vertex + 1]; i++) {
        uint32_t user = races->users.items[i];
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

void zz_races_set_can_run_out(zz_races *races, uint32_t vertex)
{
    set_bit(races->can_run_out, vertex);
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

/* True when the vertex is decided in more races than before. */
static inline bool look_at(zz_races *races, uint32_t vertex, unsigned words)
{
    uint64_t some_lost[ZZ_RACE_WORDS];
    uint64_t all_won[ZZ_RACE_WORDS];
    uint64_t may_lose = has_bit(races->can_run_out, vertex) ? UINT64_MAX : 0;
    for (unsigned i = 0; i < words; i++) {
        some_lost[i] = 0;
        all_won[i] = may_lose;
    }
    for (uint32_t n = races->needs.first[vertex]; n < races->needs.first[vertex + 1]; n++) {
        const uint64_t *need = races->cells + (uint64_t)races->needs.items[n] * 2 * words;
        for (unsigned i = 0; i < words; i++) {
            some_lost[i] |= need[words + i];
            all_won[i] &= need[i];
        }
    }
    uint64_t *won = races->cells + (uint64_t)vertex * 2 * words;
    uint64_t *lost = won + words;
    uint64_t changed = 0;
    for (unsigned i = 0; i < words; i++) {
        uint64_t decided = won[i] | lost[i];
        uint64_t new_won = some_lost[i] & ~decided;
        uint64_t new_lost = all_won[i] & ~decided;
        won[i] |= new_won;
        lost[i] |= new_lost;
        changed |= new_won | new_lost;
    }
    return changed != 0;
}

/* Vertices with many needs are called for often, and it would take long to look at them.
 * The compiler does far more with a number that it knows. */
static bool look_again(zz_races *races, uint32_t vertex)
{
    if (races->needs.first[vertex + 1] - races->needs.first[vertex] >= MANY_NEEDS &&
        is_decided(races, vertex))
        return false;
    switch (races->words) {
    case 1:
        return look_at(races, vertex, 1);
    case 2:
        return look_at(races, vertex, 2);
    case 4:
        return look_at(races, vertex, 4);
    default:
        return look_at(races, vertex, ZZ_RACE_WORDS);
    }
}

zz_status zz_races_solve(zz_races *races, const zz_options *options, zz_error *error)
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
            uint32_t vertex = 64 * word + lowest_bit(races->dirty[word]);
            races->dirty[word] &= races->dirty[word] - 1;
            if (look_again(races, vertex))
                lowest = mark_users(races, vertex, lowest);
            steps++;
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

zz_winner zz_races_winner(const zz_races *races, uint32_t vertex, uint32_t race)
{
    if (has_bit(won_in(races, vertex), race))
        return ZZ_WINNER_FIRST;
    return has_bit(lost_in(races, vertex), race) ? ZZ_WINNER_SECOND : ZZ_WINNER_NONE;
}
