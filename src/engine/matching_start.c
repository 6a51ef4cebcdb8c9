/* matching_start.c: a maximum matching of a whole board, in near-linear time.
 *
 * Pairs are made greedily in reading order, where there is no choice before where there is one.
 * Where that goes wrong, a site is left over, with all its neighbours paired already, and looks for
 * a path to an unpaired site of the other colour at once, but not far:
 *
 *     left over - seen = o - seen = o - unpaired         - becomes = and = becomes -
 *
 * What is still to be paired lies just ahead, so nearly all of these searches are short and gain a
 * pair; were they put off, those that are left over would find each other only across the whole
 * board. The few that remain are paired all at once, by rolling (matching_slope.c), and the last of
 * them by searches without a bound. A search that ends without a pair proves that its site can have
 * none, so in the end the matching is maximum. */
#include "engine/matching_sites.h"

/* Sites seen by a search while pairs are made greedily. */
enum { NEAR = 256 };

/* There is no forest yet, so the mark can be had for sites in the queue. */
enum { QUEUED = EVEN };

static bool can_be_paired(uint8_t a, uint8_t b)
{
    return differ_in_colour(a, b) && !(b & PAIRED);
}

/* How many neighbours an unpaired site could be paired with. */
static unsigned count_choices(const zz_matching *m, uint32_t site)
{
    uint8_t mine = m->sites[site];
    unsigned choices = 0;
    for (unsigned d = 0; d < 4; d++)
        choices += can_be_paired(mine, m->sites[step(m, site, d)]);
    return choices;
}

static void enqueue_if_one_choice(zz_matching *m, uint32_t site)
{
    if (is_unpaired(m->sites[site]) && !(m->sites[site] & QUEUED) && count_choices(m, site) == 1) {
        m->sites[site] |= QUEUED;
        enqueue(m, &m->forced, site);
    }
}

static void enqueue_neighbours(zz_matching *m, uint32_t site)
{
    for (unsigned d = 0; d < 4; d++)
        enqueue_if_one_choice(m, step(m, site, d));
}

/* Pairs a site with the neighbour that has the fewest choices, for that will be the hardest to pair
 * later. */
static void pair_if_possible(zz_matching *m, uint32_t site)
{
    unsigned fewest = UINT8_MAX;
    unsigned direction = NO_DIRECTION;
    for (unsigned d = 0; d < 4 && is_unpaired(m->sites[site]); d++) {
        uint32_t other = step(m, site, d);
        if (!can_be_paired(m->sites[site], m->sites[other]))
            continue;
        unsigned choices = count_choices(m, other);
        if (choices < fewest) {
            fewest = choices;
            direction = d;
        }
    }
    if (direction == NO_DIRECTION)
        return;
    make_pair(m, site, direction);
    enqueue_neighbours(m, site);
    enqueue_neighbours(m, step(m, site, direction));
}

/* Shifts the pairs on the way from an unpaired site back to the one that a search was for. */
static void shift_back(zz_matching *m, uint32_t site)
{
    uint8_t before = PAIRED;
    while (before & PAIRED) {
        unsigned direction = parent_direction(m->sites[site]);
        uint32_t other = step(m, site, direction);
        before = m->sites[other];
        make_pair(m, site, direction);
        site = step(m, other, partner_direction(before));
    }
}

/* Adds the unseen neighbours of a site to the list of those seen, each with the way back as its
 * parent; true when the last one of them is unpaired. */
static bool see_neighbours(zz_matching *m, uint32_t site, uint32_t *count)
{
    const uint8_t wanted = (m->sites[site] & COLOUR) ^ (ZZ_BLACK ^ ZZ_WHITE);
    for (unsigned d = 0; d < 4; d++) {
        uint32_t next = step(m, site, d);
        uint8_t other = m->sites[next];
        if ((other & (COLOUR | SEEN)) != wanted)
            continue;
        m->sites[next] |= SEEN;
        set_parent(m, next, 3 - d);
        m->visited[(*count)++] = next;
        if (!(other & PAIRED))
            return true;
    }
    return false;
}

/* Pairs a site if a path leads from it to an unpaired one, unless more than so many are seen. When
 * there is no path, what was seen stays seen: no other path leads through there, now or later. */
static zz_status search(zz_matching *m, uint32_t site, uint32_t most, zz_error *error)
{
    zz_status status = ZZ_OK;
    uint32_t count = 0;
    uint32_t next = 0;
    bool found = see_neighbours(m, site, &count);
    while (!found && next < count && next < most && !status) {
        found = see_neighbours(m, partner_of(m, m->visited[next++]), &count);
        status = count_work(m, error);
    }
    if (!found && next == count)
        return status;
    for (uint32_t i = 0; i < count; i++)
        m->sites[m->visited[i]] &= (uint8_t)~SEEN;
    if (found) {
        shift_back(m, m->visited[count - 1]);
        enqueue_neighbours(m, m->visited[count - 1]);
    }
    return status;
}

/* Some maximum matching pairs a site that has one choice with that, so such sites go first (after
 * Karp and Sipser). */
static zz_status pair_greedily(zz_matching *m, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint32_t site = 0; site < m->site_count && !status; site++) {
        enqueue_if_one_choice(m, site);
        status = count_work(m, error);
    }
    for (uint32_t site = 0; site < m->site_count && !status; site++) {
        while (m->forced.first != NO_SITE) {
            uint32_t forced = dequeue(m, &m->forced);
            m->sites[forced] &= (uint8_t)~QUEUED;
            pair_if_possible(m, forced);
        }
        pair_if_possible(m, site);
        if (is_unpaired(m->sites[site]))
            status = search(m, site, NEAR, error);
        if (!status)
            status = count_work(m, error);
    }
    return status;
}

zz_status zz_matching_start(zz_matching *m, zz_error *error)
{
    zz_colour roller;
    zz_status status = pair_greedily(m, error);
    if (!status)
        status = zz_matching_roll(m, &roller, error);
    for (uint32_t site = 0; site < m->site_count && !status; site++)
        if ((m->sites[site] & (COLOUR | PAIRED)) == (uint8_t)roller)
            status = search(m, site, UINT32_MAX, error);
    return status;
}
