/* matching.c: a maximum matching, and the forest of the squares that it can do without.
 *
 * Call a site *even* when a path leads to it from an unpaired site of its own colour, every second
 * step along a pair; unpaired sites are even themselves. To shift the pairs along such a path by
 * one step frees its end, so the even sites of a maximum matching are the avoidable ones. They are
 * the nodes of a forest, with the unpaired sites for its roots. In the drawing = is a pair, and -
 * joins the *odd* site of a pair to its parent, the even site through which it is reached:
 *
 *     root - odd = even - odd = even
 *          \ odd = even
 *
 * A new site gains a pair when a path leads from it, over an even neighbour, to a root of the other
 * colour: the pairs along the path shift. Then that root is lost and its tree is cut down; what
 * hung there may be avoidable still, but only by way of other trees.
 *
 * Trees may reach a large part of the board, and soon be cut down again. So they grow only when
 * they must: an even site is *called* when pairs next to it may be missing from the forest, and a
 * search that needs to know takes a step on its own side for each step of growth on the other:
 *
 *     new site - visited = o - visited = o - ?          even = odd - even = odd - root
 *                                        search ──▶  ◀── growth
 *
 * It ends where they meet, or when one side can get no further: then there is no path. That takes
 * no longer than twice the shorter of the two. What holds always, between calls:
 *
 *     the matching is maximum, but for what is pending; each even mark is right; and each even site
 *     was called, or all pairs next to it are in the forest.
 *
 * So when none is called, exactly the avoidable sites are marked.
 *
 * A new site that gains nothing is a root, and a tree should grow from it; but that waits for the
 * next site: the new one is *pending*. If the two touch they become a pair, and all that changes is
 * that the forest may reach the pending one through the other. In a record of moves, where each
 * site touches the one before, a site that gains nothing thus costs nothing. */
#include "engine/matching.h"

#include <stdio.h>

#include "base/error.h"
#include "base/memory.h"
#include "engine/matching_sites.h"

zz_status zz_matching_create(zz_matching **matching, uint32_t rows, uint32_t cols,
                             const zz_options *options, zz_error *error)
{
    *matching = NULL;
    uint64_t sites = ((uint64_t)rows + 2) * ((uint64_t)cols + 1) + 1;
    uint64_t bytes =
        sites * (2 * sizeof(uint8_t) + sizeof(uint32_t)) + (sites / 2 + 1) * sizeof(uint32_t);
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
                          .pending = NO_SITE,
                          .stride = stride,
                          .steps = {0 - stride, UINT32_MAX, 1, stride},
                          .progress = {.stage = "matching"},
                          .options = options,
                          .allocator = allocator};
    made->sites = zz_allocate(&allocator, sites, sizeof *made->sites);
    made->notes = zz_allocate(&allocator, sites, sizeof *made->notes);
    made->queue = zz_allocate(&allocator, sites, sizeof *made->queue);
    made->visited = zz_allocate(&allocator, sites / 2 + 1, sizeof *made->visited);
    if (!made->sites || !made->notes || !made->queue || !made->visited) {
        zz_matching_free(made);
        return zz_fail_memory(error);
    }
    *matching = made;
    return ZZ_OK;
}

void zz_matching_free(zz_matching *m)
{
    if (!m)
        return;
    zz_allocator allocator = m->allocator;
    uint32_t sites = m->site_count;
    zz_release(&allocator, m->visited, sites / 2 + 1, sizeof *m->visited);
    zz_release(&allocator, m->queue, sites, sizeof *m->queue);
    zz_release(&allocator, m->notes, sites, sizeof *m->notes);
    zz_release(&allocator, m->sites, sites, sizeof *m->sites);
    zz_release(&allocator, m, 1, sizeof *m);
}

static uint32_t site_at(const zz_matching *m, uint32_t row, uint32_t col)
{
    return (row + 1) * m->stride + col + 1;
}

void zz_matching_place(zz_matching *m, uint32_t row, uint32_t col, zz_colour colour)
{
    m->sites[site_at(m, row, col)] = (uint8_t)colour;
}

bool zz_matching_avoids(const zz_matching *m, uint32_t row, uint32_t col)
{
    return m->sites[site_at(m, row, col)] & EVEN;
}

/* Puts an even site into the queue of those whose neighbours the forest may have yet to take in. */
static void call(zz_matching *m, uint32_t even)
{
    if (!(m->notes[even] & CALLED)) {
        m->notes[even] |= CALLED;
        enqueue(m, &m->called[m->sites[even] & COLOUR], even);
    }
}

static void mark_even(zz_matching *m, uint32_t site)
{
    m->sites[site] |= EVEN;
    call(m, site);
}

/* Takes in the pairs next to the first site of those called. Returns one that a search has visited,
 * if there is one among the new even sites, or NO_SITE. */
static uint32_t grow(zz_matching *m, struct site_list *called)
{
    uint32_t met = NO_SITE;
    uint32_t even = dequeue(m, called);
    uint8_t mine = m->sites[even];
    m->notes[even] &= (uint8_t)~CALLED;
    for (unsigned d = 0; d < 4 && (mine & EVEN); d++) {
        uint32_t odd = step(m, even, d);
        uint8_t other = m->sites[odd];
        if (!differ_in_colour(mine, other) || !(other & PAIRED))
            continue;
        uint32_t partner = step(m, odd, partner_direction(other));
        if (m->sites[partner] & EVEN)
            continue;
        set_parent(m, odd, 3 - d);
        mark_even(m, partner);
        if (m->notes[partner] & VISITED)
            met = partner;
    }
    return met;
}

zz_status zz_matching_complete(zz_matching *m, zz_error *error)
{
    zz_status status = zz_report(m->options, &m->progress, error);
    if (!status)
        status = zz_matching_start(m, error);
    for (uint32_t site = 0; site < m->site_count && !status; site++) {
        m->sites[site] &= (uint8_t)~EVEN;
        if (is_unpaired(m->sites[site]))
            mark_even(m, site);
    }
    for (zz_colour colour = ZZ_BLACK; colour <= ZZ_WHITE; colour++)
        while (m->called[colour].first != NO_SITE && !status) {
            grow(m, &m->called[colour]);
            status = count_work(m, error);
        }
    return status;
}

/* Visits the neighbours of a site that may become even when the forest grows; one whose partner is
 * even never does. Returns a neighbour that is even already, or NO_SITE. */
static uint32_t visit_neighbours(zz_matching *m, uint32_t site, uint32_t *count)
{
    uint8_t mine = m->sites[site];
    for (unsigned d = 0; d < 4; d++) {
        uint32_t next = step(m, site, d);
        uint8_t other = m->sites[next];
        if (!differ_in_colour(mine, other) || (m->notes[next] & VISITED))
            continue;
        uint8_t note = (uint8_t)((m->notes[next] & CALLED) | (3 - d) << BACK_SHIFT);
        if (other & EVEN) {
            m->notes[next] = note;
            return next;
        }
        if (m->sites[step(m, next, partner_direction(other))] & EVEN)
            continue;
        m->notes[next] = note | VISITED;
        m->visited[(*count)++] = next;
    }
    return NO_SITE;
}

/* Goes on with a search that has visited `count` sites of a colour, and lets that colour's trees
 * grow towards it step by step, until they meet in an even site or one of them gets no further. */
static zz_status meet_forest(zz_matching *m, uint8_t colour, uint32_t count, uint32_t *met,
                             zz_error *error)
{
    struct site_list *called = &m->called[colour];
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < count && called->first != NO_SITE && *met == NO_SITE && !status; i++) {
        *met = grow(m, called);
        if (*met == NO_SITE)
            *met = visit_neighbours(m, partner_of(m, m->visited[i]), &count);
        status = count_work(m, error);
    }
    for (uint32_t i = 0; i < count; i++)
        m->notes[m->visited[i]] &= (uint8_t)~VISITED;
    return status;
}

static uint32_t parent_of(const zz_matching *m, uint32_t odd)
{
    return step(m, odd, parent_direction(m->sites[odd]));
}

/* Cuts down the tree in which a site is. visited[0 … count - 1] are its sites then. */
static uint32_t cut_tree(zz_matching *m, uint32_t even)
{
    while (m->sites[even] & PAIRED)
        even = parent_of(m, partner_of(m, even));
    uint32_t count = 0;
    m->visited[count++] = even;
    m->sites[even] &= (uint8_t)~EVEN;
    for (uint32_t i = 0; i < count; i++) {
        even = m->visited[i];
        for (unsigned d = 0; d < 4; d++) {
            uint32_t odd = step(m, even, d);
            uint8_t other = m->sites[odd];
            if (!differ_in_colour(m->sites[even], other) || !(other & PAIRED) ||
                parent_direction(other) != 3 - d)
                continue;
            uint32_t partner = step(m, odd, partner_direction(other));
            if (!(m->sites[partner] & EVEN))
                continue;
            m->sites[partner] &= (uint8_t)~EVEN;
            m->visited[count++] = partner;
        }
    }
    return count;
}

/* Shifts the pairs from an even site up to its root, which frees the site. */
static void shift_up(zz_matching *m, uint32_t even)
{
    uint8_t before = m->sites[even];
    while (before & PAIRED) {
        uint32_t odd = step(m, even, partner_direction(before));
        even = parent_of(m, odd);
        before = m->sites[even];
        make_pair(m, odd, parent_direction(m->sites[odd]));
    }
}

/* Shifts the pairs from a site that was freed back to the one that a search was for, and adds the
 * sites on the way to the list. */
static void shift_back(zz_matching *m, uint32_t site, uint32_t *count)
{
    uint8_t before = PAIRED;
    while (before & PAIRED) {
        unsigned direction = m->notes[site] >> BACK_SHIFT;
        uint32_t other = step(m, site, direction);
        before = m->sites[other];
        make_pair(m, site, direction);
        m->visited[(*count)++] = site;
        site = step(m, other, partner_direction(before));
    }
}

/* Calls the even sites that may reach a pair by way of its odd site. */
static void call_neighbours(zz_matching *m, uint32_t odd)
{
    for (unsigned d = 0; d < 4; d++) {
        uint32_t even = step(m, odd, d);
        if ((m->sites[even] & EVEN) && differ_in_colour(m->sites[even], m->sites[odd]))
            call(m, even);
    }
}

/* Pairs a new site if a path leads from it to a root of the other colour. */
static zz_status pair_up(zz_matching *m, uint32_t site, bool *paired, zz_error *error)
{
    uint32_t count = 0;
    uint32_t met = visit_neighbours(m, site, &count);
    uint8_t other_colour = (m->sites[site] & COLOUR) ^ (ZZ_BLACK ^ ZZ_WHITE);
    zz_status status = meet_forest(m, other_colour, count, &met, error);
    *paired = met != NO_SITE;
    if (!*paired)
        return status;
    count = cut_tree(m, met);
    shift_up(m, met);
    shift_back(m, met, &count);
    for (uint32_t i = 0; i < count; i++)
        call_neighbours(m, partner_of(m, m->visited[i]));
    return status;
}

/* The direction from a new site to the pending one when the two can be paired, or NO_DIRECTION. */
static unsigned direction_of_pending(const zz_matching *m, uint32_t site, uint8_t colour)
{
    uint32_t pending = m->pending;
    if (pending != NO_SITE && differ_in_colour(colour, m->sites[pending]))
        for (unsigned d = 0; d < 4; d++)
            if (step(m, site, d) == pending)
                return d;
    return NO_DIRECTION;
}

static void settle_pending(zz_matching *m)
{
    if (m->pending != NO_SITE)
        mark_even(m, m->pending);
    m->pending = NO_SITE;
}

zz_status zz_matching_add(zz_matching *m, uint32_t row, uint32_t col, zz_colour colour, bool *grew,
                          zz_error *error)
{
    uint32_t site = site_at(m, row, col);
    unsigned direction = direction_of_pending(m, site, (uint8_t)colour);
    m->sites[site] = (uint8_t)colour;
    if (direction != NO_DIRECTION) {
        *grew = true;
        make_pair(m, site, direction);
        m->pending = NO_SITE;
        call_neighbours(m, site);
        return ZZ_OK;
    }
    settle_pending(m);
    zz_status status = pair_up(m, site, grew, error);
    if (!*grew)
        m->pending = site;
    return status;
}

zz_status zz_matching_can_avoid(zz_matching *m, uint32_t row, uint32_t col, bool *avoidable,
                                zz_error *error)
{
    uint32_t site = site_at(m, row, col);
    settle_pending(m);
    *avoidable = m->sites[site] & EVEN;
    if (*avoidable || !(m->sites[site] & PAIRED))
        return ZZ_OK;
    uint32_t met = NO_SITE;
    m->visited[0] = site;
    m->notes[site] |= VISITED;
    zz_status status = meet_forest(m, m->sites[site] & COLOUR, 1, &met, error);
    *avoidable = met != NO_SITE;
    return status;
}

bool zz_matching_partner(const zz_matching *m, uint32_t row, uint32_t col, uint32_t *partner_row,
                         uint32_t *partner_col)
{
    uint32_t site = site_at(m, row, col);
    if (!(m->sites[site] & PAIRED))
        return false;
    uint32_t partner = partner_of(m, site);
    *partner_row = partner / m->stride - 1;
    *partner_col = partner % m->stride - 1;
    return true;
}
