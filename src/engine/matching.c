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
 * colour: the pairs along the path shift. Then that root is lost, and the sites that hang from it
 * or from the path may be avoidable still, but only by way of other trees. To find out which are
 * would cost as much as to cut those trees down and grow them again. So nothing is done, and from
 * then on an even mark, and a parent, is no more than a hint. What holds always, between calls:
 *
 *     the matching is maximum, but for what is pending, and every avoidable site is marked even.
 *
 * A search for a root therefore follows the parents up from each even site that it meets, which is
 * all it takes where they are right, but then looks at the other even neighbours too. When it finds
 * no root, none of the sites it has visited is avoidable, and they lose their marks. When searches
 * have visited as many sites as there are, the forest is grown anew, and is exact.
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
    uint64_t squares = (uint64_t)rows * cols;
    uint64_t sites = ((uint64_t)rows + 2) * ((uint64_t)cols + 1) + 1;
    uint64_t bytes =
        sites * sizeof(uint8_t) + squares * sizeof(uint32_t) + (sites / 2 + 1) * sizeof(uint32_t);
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
    made->visited = zz_allocate(&allocator, sites / 2 + 1, sizeof *made->visited);
    if (!made->sites || !made->queue || !made->visited) {
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
    zz_release(&allocator, m->queue, m->square_count, sizeof *m->queue);
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

static void mark_even(zz_matching *m, uint32_t site)
{
    m->sites[site] |= EVEN;
    enqueue(m, site);
}

/* Takes a pair into the forest, by way of its odd site, whose parent is in a direction. */
static inline void graft(zz_matching *m, uint32_t odd, unsigned direction)
{
    uint8_t kept = m->sites[odd] & (uint8_t)~PARENT;
    m->sites[odd] = (uint8_t)(kept | direction << PARENT_SHIFT);
    mark_even(m, partner_of(m, odd));
}

/* Grows the trees of all even sites in the queue as far as they go. */
static zz_status grow(zz_matching *m, zz_error *error)
{
    zz_status status = ZZ_OK;
    while (m->queued && !status) {
        uint32_t even = dequeue(m);
        uint8_t mine = m->sites[even];
        for (unsigned d = 0; d < 4; d++) {
            uint32_t site = step(m, even, d);
            uint8_t other = m->sites[site];
            if (differ_in_colour(mine, other) && (other & PAIRED) &&
                !(m->sites[partner_of(m, site)] & EVEN))
                graft(m, site, 3 - d);
        }
        status = count_work(m, error);
    }
    return status;
}

/* Makes the forest exact. */
static zz_status regrow(zz_matching *m, zz_error *error)
{
    for (uint32_t site = 0; site < m->site_count; site++) {
        m->sites[site] &= (uint8_t)~EVEN;
        if (is_unpaired(m->sites[site]))
            mark_even(m, site);
    }
    m->searched = 0;
    return grow(m, error);
}

static zz_status regrow_if_due(zz_matching *m, zz_error *error)
{
    return m->searched > m->site_count ? regrow(m, error) : ZZ_OK;
}

/* In a search, visited[0 … count - 1] are the even sites visited, and came_from[i] is the number
 * there of the one from which visited[i] was reached, over its partner; START for the neighbours of
 * the site that the search is for. The queue, empty in a search, lends came_from its room. Visited
 * sites lose their even mark at once, and get it back when the search succeeds. */
static const uint32_t START = UINT32_MAX;

/* Visits an even site and those above it, up to one visited before; true when it gets to a root. */
static bool climb(zz_matching *m, uint32_t even, uint32_t from, uint32_t *count)
{
    uint32_t *came_from = m->queue;
    uint8_t mine = m->sites[even];
    const uint8_t wanted = (mine & COLOUR) | EVEN;
    while ((mine & (COLOUR | EVEN)) == wanted) {
        m->sites[even] &= (uint8_t)~EVEN;
        m->visited[*count] = even;
        came_from[*count] = from;
        from = (*count)++;
        if (!(mine & PAIRED))
            return true;
        uint32_t odd = step(m, even, partner_direction(mine));
        even = step(m, odd, parent_direction(m->sites[odd]));
        mine = m->sites[even];
    }
    return false;
}

static bool climb_from_neighbours(zz_matching *m, uint32_t site, uint32_t from, uint32_t *count)
{
    uint8_t mine = m->sites[site];
    for (unsigned d = 0; d < 4; d++) {
        uint32_t even = step(m, site, d);
        uint8_t other = m->sites[even];
        if ((other & EVEN) && differ_in_colour(mine, other) && climb(m, even, from, count))
            return true;
    }
    return false;
}

static void make_pair(zz_matching *m, uint32_t a, uint32_t b)
{
    unsigned direction = 0;
    while (step(m, a, direction) != b)
        direction++;
    set_partner(m, a, direction);
    set_partner(m, b, 3 - direction);
}

/* Shifts the pairs on the way from a site to the root visited last. */
static void shift_pairs(zz_matching *m, uint32_t site, uint32_t count)
{
    const uint32_t *came_from = m->queue;
    uint32_t even = m->visited[count - 1];
    for (uint32_t i = came_from[count - 1]; i != START; i = came_from[i]) {
        uint32_t next = m->visited[i];
        make_pair(m, partner_of(m, next), even);
        even = next;
    }
    make_pair(m, site, even);
}

/* Goes on with a search that has visited `count` sites, unless it has got to a root already. Their
 * marks come back when it does. */
static zz_status look_further(zz_matching *m, uint32_t *count, bool *found, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < *count && !*found && !status; i++) {
        uint32_t partner = partner_of(m, m->visited[i]);
        *found = climb_from_neighbours(m, partner, i, count);
        status = count_work(m, error);
    }
    for (uint32_t i = 0; i < *count && *found; i++)
        m->sites[m->visited[i]] |= EVEN;
    m->searched += *count;
    return status;
}

/* Pairs an unpaired site if a path leads from it to a root of the other colour. */
static zz_status pair_up(zz_matching *m, uint32_t site, bool *paired, zz_error *error)
{
    uint32_t count = 0;
    *paired = climb_from_neighbours(m, site, START, &count);
    zz_status status = look_further(m, &count, paired, error);
    if (*paired)
        shift_pairs(m, site, count);
    return status;
}

zz_status zz_matching_complete(zz_matching *m, zz_error *error)
{
    bool paired;
    zz_status status = zz_report(m->options, &m->progress, error);
    if (!status)
        status = zz_matching_start(m, error);
    if (!status)
        status = regrow(m, error);
    for (uint32_t site = 0; site < m->site_count && !status; site++)
        if ((m->sites[site] & (COLOUR | PAIRED)) == ZZ_BLACK) {
            status = regrow_if_due(m, error);
            if (!status)
                status = pair_up(m, site, &paired, error);
        }
    return status || !m->searched ? status : regrow(m, error);
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

/* Pairs a new site with the pending one, and takes them into the forest if the new one touches it:
 * the pending one does not. */
static zz_status pair_with_pending(zz_matching *m, uint32_t site, unsigned direction,
                                   zz_error *error)
{
    set_partner(m, site, direction);
    set_partner(m, m->pending, 3 - direction);
    m->pending = NO_SITE;
    for (unsigned d = 0; d < 4; d++) {
        uint8_t other = m->sites[step(m, site, d)];
        if ((other & EVEN) && differ_in_colour(m->sites[site], other)) {
            graft(m, site, d);
            break;
        }
    }
    return grow(m, error);
}

static zz_status settle_pending(zz_matching *m, zz_error *error)
{
    if (m->pending != NO_SITE)
        mark_even(m, m->pending);
    m->pending = NO_SITE;
    return grow(m, error);
}

zz_status zz_matching_add(zz_matching *m, uint32_t row, uint32_t col, zz_colour colour, bool *grew,
                          zz_error *error)
{
    uint32_t site = site_at(m, row, col);
    unsigned direction = direction_of_pending(m, site, (uint8_t)colour);
    if (direction != NO_DIRECTION) {
        m->sites[site] = (uint8_t)colour;
        *grew = true;
        return pair_with_pending(m, site, direction, error);
    }
    zz_status status = settle_pending(m, error);
    if (!status)
        status = regrow_if_due(m, error);
    if (status)
        return status;
    m->sites[site] = (uint8_t)colour;
    status = pair_up(m, site, grew, error);
    if (!*grew)
        m->pending = site;
    return status;
}

zz_status zz_matching_can_avoid(zz_matching *m, uint32_t row, uint32_t col, bool *avoidable,
                                zz_error *error)
{
    uint32_t site = site_at(m, row, col);
    uint32_t count = 0;
    zz_status status = settle_pending(m, error);
    if (!status)
        status = regrow_if_due(m, error);
    *avoidable = !status && (m->sites[site] & EVEN) && climb(m, site, START, &count);
    return status ? status : look_further(m, &count, avoidable, error);
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
