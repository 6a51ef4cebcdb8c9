/* matching_start.c: a matching that is maximum or nearly so, in near-linear time.
 *
 * First pairs are made greedily, where there is no choice before where there is one. That leaves
 * few sites unpaired, but some far from any they could be paired with. Those are paired downhill:
 * a white site's height is how many pairs must shift until it is free,
 *
 *     unpaired black - white = black - white = black - white unpaired
 *                      2               1               0
 *
 * and an unpaired black site takes its lowest white neighbour from that one's partner, which then
 * does the same, down to height 0. A white site that was taken gets the height that the loser's
 * way round would have, so that the next one rolls another way (this is push-relabel). Heights go
 * stale as white sites are used up; when all have rolled they are measured anew. The rounds end
 * when they gain little: from there on, and for the proof, the forest of matching.c is as good. */
#include "engine/matching_sites.h"

enum { FAR = UINT16_MAX, MOST_ROUNDS = 64, WORTHWHILE_GAIN = 8 };

/* There is no forest yet, so the mark can be had for sites in the queue. */
enum { QUEUED = EVEN };

/* How many neighbours an unpaired site could be paired with, and the direction of one of them. */
static unsigned count_choices(const zz_matching *m, uint32_t site, unsigned *direction)
{
    uint8_t mine = m->sites[site];
    unsigned choices = 0;
    for (unsigned d = 0; d < 4; d++) {
        uint8_t other = m->sites[step(m, site, d)];
        if (differ_in_colour(mine, other) && !(other & PAIRED)) {
            choices++;
            *direction = d;
        }
    }
    return choices;
}

static void enqueue_if_one_choice(zz_matching *m, uint32_t site)
{
    unsigned direction;
    if (is_unpaired(m->sites[site]) && !(m->sites[site] & QUEUED) &&
        count_choices(m, site, &direction) == 1) {
        m->sites[site] |= QUEUED;
        enqueue(m, site);
    }
}

static void pair_if_possible(zz_matching *m, uint32_t site)
{
    unsigned direction;
    if (!is_unpaired(m->sites[site]) || !count_choices(m, site, &direction))
        return;
    uint32_t other = step(m, site, direction);
    set_partner(m, site, direction);
    set_partner(m, other, 3 - direction);
    for (unsigned d = 0; d < 4; d++) {
        enqueue_if_one_choice(m, step(m, site, d));
        enqueue_if_one_choice(m, step(m, other, d));
    }
}

/* Some maximum matching pairs a site that has one choice with that, so such sites go first (after
 * Karp and Sipser); when there is none the next site in reading order takes a neighbour. */
static zz_status pair_greedily(zz_matching *m, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint32_t site = 0; site < m->site_count && !status; site++) {
        enqueue_if_one_choice(m, site);
        status = count_work(m, error);
    }
    for (uint32_t site = 0; site < m->site_count && !status; site++) {
        while (m->queued) {
            uint32_t forced = dequeue(m);
            m->sites[forced] &= (uint8_t)~QUEUED;
            pair_if_possible(m, forced);
        }
        pair_if_possible(m, site);
        status = count_work(m, error);
    }
    return status;
}

/* Gives white sites their height, FAR when they cannot be freed; the queue is a plain list here. */
static zz_status measure_heights(zz_matching *m, uint16_t *heights, zz_error *error)
{
    zz_status status = ZZ_OK;
    uint32_t count = 0;
    for (uint32_t site = 0; site < m->site_count; site++) {
        heights[site] = FAR;
        if ((m->sites[site] & (COLOUR | PAIRED)) == ZZ_WHITE) {
            heights[site] = 0;
            m->queue[count++] = site;
        }
    }
    for (uint32_t next = 0; next < count && !status; next++) {
        uint32_t white = m->queue[next];
        uint16_t height = (uint16_t)(heights[white] + 1);
        for (unsigned d = 0; d < 4 && height < FAR; d++) {
            uint32_t black = step(m, white, d);
            if ((m->sites[black] & (COLOUR | PAIRED)) != (ZZ_BLACK | PAIRED))
                continue;
            uint32_t partner = partner_of(m, black);
            if (heights[partner] == FAR) {
                heights[partner] = height;
                m->queue[count++] = partner;
            }
        }
        status = count_work(m, error);
    }
    return status;
}

/* The direction of the lowest white neighbour, and the heights of the two lowest. */
static unsigned find_lowest(const zz_matching *m, const uint16_t *heights, uint32_t black,
                            uint16_t *lowest, uint16_t *second)
{
    unsigned direction = NO_DIRECTION;
    *lowest = *second = FAR;
    for (unsigned d = 0; d < 4; d++) {
        uint32_t white = step(m, black, d);
        if ((m->sites[white] & COLOUR) != ZZ_WHITE || heights[white] >= *second)
            continue;
        *second = heights[white];
        if (*second < *lowest) {
            *second = *lowest;
            *lowest = heights[white];
            direction = d;
        }
    }
    return direction;
}

/* Rolls an unpaired black site down; true when that gained a pair. One that strays, for many more
 * steps than its way down should have had, waits where it is for new heights. */
static bool roll_down(zz_matching *m, uint16_t *heights, uint32_t black, uint32_t patience)
{
    for (uint32_t moved = 0; moved <= patience; moved++) {
        uint16_t lowest;
        uint16_t second;
        unsigned direction = find_lowest(m, heights, black, &lowest, &second);
        if (direction == NO_DIRECTION)
            return false;
        if (moved == 0)
            patience += 2 * (uint32_t)lowest;
        uint32_t white = step(m, black, direction);
        uint8_t before = m->sites[white];
        set_partner(m, black, direction);
        set_partner(m, white, 3 - direction);
        heights[white] = (uint16_t)(second + (second < FAR));
        if (!(before & PAIRED))
            return true;
        black = step(m, white, partner_direction(before));
        m->sites[black] &= (uint8_t)~PAIRED;
    }
    return false;
}

static uint32_t count_unpaired_black(const zz_matching *m)
{
    uint32_t count = 0;
    for (uint32_t site = 0; site < m->site_count; site++)
        count += (m->sites[site] & (COLOUR | PAIRED)) == ZZ_BLACK;
    return count;
}

static zz_status pair_downhill(zz_matching *m, zz_error *error)
{
    uint16_t *heights = (uint16_t *)m->visited;
    zz_status status = ZZ_OK;
    uint32_t gained = WORTHWHILE_GAIN;
    for (int round = 0; round < MOST_ROUNDS && gained >= WORTHWHILE_GAIN && !status; round++) {
        uint32_t unpaired = count_unpaired_black(m);
        if (unpaired == 0)
            break;
        /* Together they may stray for about as long as it takes to measure the heights. */
        uint32_t patience = m->site_count / 2 / unpaired;
        gained = 0;
        status = measure_heights(m, heights, error);
        for (uint32_t site = 0; site < m->site_count && !status; site++) {
            if ((m->sites[site] & (COLOUR | PAIRED)) == ZZ_BLACK)
                gained += roll_down(m, heights, site, patience);
            status = count_work(m, error);
        }
    }
    return status;
}

zz_status zz_matching_start(zz_matching *m, zz_error *error)
{
    zz_status status = pair_greedily(m, error);
    return status ? status : pair_downhill(m, error);
}
