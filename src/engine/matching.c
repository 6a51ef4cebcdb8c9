/* matching.c: a maximum matching kept together with the forest that proves it maximum.
 *
 * Call a site *even* when a path leads to it from an unpaired site of its own colour, every second
 * step along a pair (unpaired sites are even themselves), and *odd* when it is the site just before
 * an even one on such a path. In the drawing = is a pair, and - joins an odd site to its parent,
 * the even site that it was reached from:
 *
 *     unpaired even - odd = even - odd = even
 *                   \ odd = even
 *
 * Invariant, between calls: the even sites are exactly the avoidable ones; the parents make them
 * and the odd sites a forest whose roots are the unpaired sites; and no even black site touches an
 * even white one. Where two such touch, they *join*: they become a pair, along both paths to the
 * roots the pairs shift by one step, and there is one pair more. Both roots are lost, so their
 * trees are cut down, and what still touches other trees is grafted onto those and grows again.
 *
 * So the forest tells at once whether a new site gains a pair: when it touches an even site of the
 * other colour. When it does not it is unpaired, and a tree should grow from it; but that waits for
 * the next site. If that touches this one the two become a pair, and all that changes in the forest
 * is that it may reach this pair through the new site. In a record of moves, where each site
 * touches the one before, a site that gains nothing thus costs nothing. */
#include "engine/matching.h"

#include <stdio.h>

#include "base/error.h"
#include "base/memory.h"
#include "engine/matching_sites.h"

zz_status zz_matching_create(zz_matching **matching, uint32_t rows, uint32_t cols,
                             const zz_options *options, zz_error *error)
{
    *matching = NULL;
    uint64_t squares = (uint64_t)rows * cols;
    uint64_t sites = ((uint64_t)rows + 2) * ((uint64_t)cols + 1) + 1;
    uint64_t bytes =
        sites * sizeof(uint16_t) + squares * sizeof(uint32_t) + (sites / 2 + 1) * sizeof(uint32_t);
    char what[64];
    snprintf(what, sizeof what, "solving a %u×%u board", rows, cols);
    zz_status status = zz_check_limit(options, bytes, what, error);
    if (status)
        return status;
    if (sites > UINT32_MAX)
        return zz_fail(error, ZZ_TOO_LARGE, "%s takes more than 2^32 squares", what);

    zz_allocator allocator = zz_allocator_of(options);
    zz_matching *made = zz_allocate(&allocator, 1, sizeof *made);
    if (!made)
        return zz_fail_memory(error);
    uint32_t stride = cols + 1;
    *made = (zz_matching){.site_count = (uint32_t)sites,
                          .square_count = (uint32_t)squares,
                          .pending = NO_SITE,
                          .stride = stride,
                          .steps = {0 - stride, UINT32_MAX, 1, stride},
                          .progress = {.stage = "matching"},
                          .options = options,
                          .allocator = allocator};
    made->sites = zz_allocate(&allocator, sites, sizeof *made->sites);
    made->queue = zz_allocate(&allocator, squares, sizeof *made->queue);
    made->cut = zz_allocate(&allocator, sites / 2 + 1, sizeof *made->cut);
    if (!made->sites || !made->queue || !made->cut) {
        zz_matching_free(made);
        return zz_fail_memory(error);
    }
    *matching = made;
    return ZZ_OK;
}

void zz_matching_free(zz_matching *matching)
{
    if (!matching)
        return;
    zz_allocator allocator = matching->allocator;
    uint32_t sites = matching->site_count;
    zz_release(&allocator, matching->cut, sites / 2 + 1, sizeof *matching->cut);
    zz_release(&allocator, matching->queue, matching->square_count, sizeof *matching->queue);
    zz_release(&allocator, matching->sites, sites, sizeof *matching->sites);
    zz_release(&allocator, matching, 1, sizeof *matching);
}

static uint32_t site_at(const zz_matching *matching, uint32_t row, uint32_t col)
{
    return (row + 1) * matching->stride + col + 1;
}

void zz_matching_place(zz_matching *matching, uint32_t row, uint32_t col, zz_colour colour)
{
    matching->sites[site_at(matching, row, col)] = (uint16_t)colour;
}

bool zz_matching_avoids(const zz_matching *matching, uint32_t row, uint32_t col)
{
    return matching->sites[site_at(matching, row, col)] & EVEN;
}

static void make_root(zz_matching *matching, uint32_t unpaired)
{
    matching->sites[unpaired] |= EVEN;
    enqueue(matching, unpaired);
}

/* Takes a pair into the forest, the odd site with the parent in a direction. */
static inline void graft(zz_matching *matching, uint32_t odd, unsigned direction)
{
    uint16_t kept = (uint16_t)(matching->sites[odd] & ~PARENT);
    matching->sites[odd] = (uint16_t)(kept | ODD | direction << PARENT_SHIFT);
    uint32_t even = partner_of(matching, odd);
    matching->sites[even] |= EVEN;
    enqueue(matching, even);
}

/* The direction of a neighbour that is even and of the other colour, or NO_DIRECTION. */
static unsigned direction_of_even(const zz_matching *matching, uint32_t site)
{
    uint16_t mine = matching->sites[site];
    for (unsigned d = 0; d < 4; d++) {
        uint16_t other = matching->sites[step(matching, site, d)];
        if ((other & EVEN) && differ_in_colour(mine, other))
            return d;
    }
    return NO_DIRECTION;
}

/* Takes a pair into the forest if the given site of it touches the forest. */
static bool graft_if_touched(zz_matching *matching, uint32_t odd)
{
    unsigned direction = direction_of_even(matching, odd);
    if (direction == NO_DIRECTION)
        return false;
    graft(matching, odd, direction);
    return true;
}

static uint32_t root_of(const zz_matching *matching, uint32_t even)
{
    while (matching->sites[even] & PAIRED) {
        uint32_t odd = partner_of(matching, even);
        even = step(matching, odd, parent_direction(matching->sites[odd]));
    }
    return even;
}

/* Adds the children of an even site to cut[0 … count - 1]; returns the new count. */
static uint32_t note_children(zz_matching *matching, uint32_t even, uint32_t count)
{
    for (unsigned d = 0; d < 4; d++) {
        uint32_t odd = step(matching, even, d);
        if ((matching->sites[odd] & (ODD | PARENT)) == (ODD | (3 - d) << PARENT_SHIFT))
            matching->cut[count++] = odd;
    }
    return count;
}

/* Takes a tree out of the forest and adds its odd sites to cut[0 … *count - 1]. */
static zz_status cut_down(zz_matching *matching, uint32_t root, uint32_t *count, zz_error *error)
{
    zz_status status = ZZ_OK;
    uint32_t next = *count;
    matching->sites[root] &= (uint16_t)~EVEN;
    *count = note_children(matching, root, *count);
    for (; next < *count && !status; next++) {
        uint32_t odd = matching->cut[next];
        uint32_t even = partner_of(matching, odd);
        matching->sites[odd] &= (uint16_t)~ODD;
        matching->sites[even] &= (uint16_t)~EVEN;
        *count = note_children(matching, even, *count);
        status = count_work(matching, error);
    }
    return status;
}

/* Pairs an even site in a direction; its path to the root, though cut down, is there to shift. */
static void shift_path(zz_matching *matching, uint32_t even, unsigned direction)
{
    for (;;) {
        uint16_t before = matching->sites[even];
        set_partner(matching, even, direction);
        if (!(before & PAIRED))
            return;
        uint32_t odd = step(matching, even, partner_direction(before));
        unsigned upward = parent_direction(matching->sites[odd]);
        set_partner(matching, odd, upward);
        even = step(matching, odd, upward);
        direction = 3 - upward;
    }
}

static zz_status join(zz_matching *matching, uint32_t even, unsigned direction, zz_error *error)
{
    uint32_t other = step(matching, even, direction);
    uint32_t count = 0;
    zz_status status = cut_down(matching, root_of(matching, even), &count, error);
    if (!status)
        status = cut_down(matching, root_of(matching, other), &count, error);
    if (status)
        return status;
    shift_path(matching, even, direction);
    shift_path(matching, other, 3 - direction);
    matching->cut[count++] = even;
    for (uint32_t i = 0; i < count && !status; i++) {
        uint32_t site = matching->cut[i];
        uint32_t partner = partner_of(matching, site);
        if (!graft_if_touched(matching, site))
            graft_if_touched(matching, partner);
        status = count_work(matching, error);
    }
    return status;
}

/* Grows the trees of all even sites in the queue as far as they go, and joins those that touch. */
static zz_status grow(zz_matching *matching, zz_error *error)
{
    zz_status status = ZZ_OK;
    while (matching->queued && !status) {
        uint32_t even = dequeue(matching);
        uint16_t mine = matching->sites[even];
        status = count_work(matching, error);
        for (unsigned d = 0; d < 4 && (mine & EVEN) && !status; d++) {
            uint32_t site = step(matching, even, d);
            uint16_t other = matching->sites[site];
            if (!differ_in_colour(mine, other) || (other & ODD))
                continue;
            if (other & EVEN) {
                status = join(matching, even, d, error);
                break; /* if the site is even again, it is in the queue again */
            }
            graft(matching, site, 3 - d);
        }
    }
    return status;
}

zz_status zz_matching_complete(zz_matching *matching, zz_error *error)
{
    zz_status status = zz_report(matching->options, &matching->progress, error);
    if (!status)
        status = zz_matching_start(matching, error);
    for (uint32_t site = 0; site < matching->site_count && !status; site++)
        if (is_unpaired(matching->sites[site]))
            make_root(matching, site);
    return status ? status : grow(matching, error);
}

zz_status zz_matching_settle(zz_matching *matching, zz_error *error)
{
    if (matching->pending == NO_SITE)
        return ZZ_OK;
    make_root(matching, matching->pending);
    matching->pending = NO_SITE;
    return grow(matching, error);
}

/* The direction from a new site to the pending one when the two can be paired, or NO_DIRECTION. */
static unsigned direction_of_pending(const zz_matching *matching, uint32_t site, uint16_t colour)
{
    uint32_t pending = matching->pending;
    if (pending != NO_SITE && differ_in_colour(colour, matching->sites[pending]))
        for (unsigned d = 0; d < 4; d++)
            if (step(matching, site, d) == pending)
                return d;
    return NO_DIRECTION;
}

zz_status zz_matching_add(zz_matching *matching, uint32_t row, uint32_t col, zz_colour colour,
                          bool *grew, zz_error *error)
{
    uint32_t site = site_at(matching, row, col);
    unsigned direction = direction_of_pending(matching, site, (uint16_t)colour);
    if (direction != NO_DIRECTION) {
        matching->sites[site] = (uint16_t)colour;
        set_partner(matching, site, direction);
        set_partner(matching, matching->pending, 3 - direction);
        matching->pending = NO_SITE;
        *grew = true;
        return graft_if_touched(matching, site) ? grow(matching, error) : ZZ_OK;
    }
    zz_status status = zz_matching_settle(matching, error);
    if (status)
        return status;
    matching->sites[site] = (uint16_t)colour;
    *grew = direction_of_even(matching, site) != NO_DIRECTION;
    if (!*grew) {
        matching->pending = site;
        return ZZ_OK;
    }
    make_root(matching, site);
    return grow(matching, error);
}
