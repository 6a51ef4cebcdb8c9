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

/* How many neighbours an unpaired site could be paired with, and the direction of one of them. */
static unsigned count_choices(const zz_matching *matching, uint32_t site, unsigned *direction)
{
    uint16_t mine = matching->sites[site];
    unsigned choices = 0;
    for (unsigned d = 0; d < 4; d++) {
        uint16_t other = matching->sites[step(matching, site, d)];
        if (differ_in_colour(mine, other) && !(other & PAIRED)) {
            choices++;
            *direction = d;
        }
    }
    return choices;
}

static void enqueue_if_one_choice(zz_matching *matching, uint32_t site)
{
    unsigned direction;
    if (is_unpaired(matching->sites[site]) && count_choices(matching, site, &direction) == 1)
        enqueue(matching, site);
}

static void pair_if_possible(zz_matching *matching, uint32_t site)
{
    unsigned direction;
    if (!is_unpaired(matching->sites[site]) || !count_choices(matching, site, &direction))
        return;
    uint32_t other = step(matching, site, direction);
    set_partner(matching, site, direction);
    set_partner(matching, other, 3 - direction);
    for (unsigned d = 0; d < 4; d++) {
        enqueue_if_one_choice(matching, step(matching, site, d));
        enqueue_if_one_choice(matching, step(matching, other, d));
    }
}

/* Some maximum matching pairs a site that has one choice with that, so such sites go first (after
 * Karp and Sipser); when there is none the next site in reading order takes a neighbour. */
static zz_status pair_greedily(zz_matching *matching, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint32_t site = 0; site < matching->site_count; site++)
        enqueue_if_one_choice(matching, site);
    for (uint32_t site = 0; site < matching->site_count && !status; site++) {
        while (matching->queued)
            pair_if_possible(matching, dequeue(matching));
        pair_if_possible(matching, site);
        status = count_work(matching, error);
    }
    return status;
}

/* Gives white sites their height, FAR when they cannot be freed; the queue is a plain list here. */
static zz_status measure_heights(zz_matching *matching, uint16_t *heights, zz_error *error)
{
    zz_status status = ZZ_OK;
    uint32_t count = 0;
    for (uint32_t site = 0; site < matching->site_count; site++) {
        heights[site] = FAR;
        if ((matching->sites[site] & (COLOUR | PAIRED)) == ZZ_WHITE) {
            heights[site] = 0;
            matching->queue[count++] = site;
        }
    }
    for (uint32_t next = 0; next < count && !status; next++) {
        uint32_t white = matching->queue[next];
        uint16_t height = (uint16_t)(heights[white] + 1);
        for (unsigned d = 0; d < 4 && height < FAR; d++) {
            uint32_t black = step(matching, white, d);
            if ((matching->sites[black] & (COLOUR | PAIRED)) != (ZZ_BLACK | PAIRED))
                continue;
            uint32_t partner = partner_of(matching, black);
            if (heights[partner] == FAR) {
                heights[partner] = height;
                matching->queue[count++] = partner;
            }
        }
        status = count_work(matching, error);
    }
    return status;
}

/* The direction of the lowest white neighbour, and the heights of the two lowest. */
static unsigned find_lowest(const zz_matching *matching, const uint16_t *heights, uint32_t black,
                            uint16_t *lowest, uint16_t *second)
{
    unsigned direction = NO_DIRECTION;
    *lowest = *second = FAR;
    for (unsigned d = 0; d < 4; d++) {
        uint32_t white = step(matching, black, d);
        if ((matching->sites[white] & COLOUR) != ZZ_WHITE || heights[white] >= *second)
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
static bool roll_down(zz_matching *matching, uint16_t *heights, uint32_t black, uint32_t patience)
{
    for (uint32_t moved = 0; moved <= patience; moved++) {
        uint16_t lowest;
        uint16_t second;
        unsigned direction = find_lowest(matching, heights, black, &lowest, &second);
        if (direction == NO_DIRECTION)
            return false;
        if (moved == 0)
            patience += 2 * (uint32_t)lowest;
        uint32_t white = step(matching, black, direction);
        uint16_t before = matching->sites[white];
        set_partner(matching, black, direction);
        set_partner(matching, white, 3 - direction);
        heights[white] = (uint16_t)(second + (second < FAR));
        if (!(before & PAIRED))
            return true;
        black = step(matching, white, partner_direction(before));
        matching->sites[black] &= (uint16_t)~PAIRED;
    }
    return false;
}

static uint32_t count_unpaired_black(const zz_matching *matching)
{
    uint32_t count = 0;
    for (uint32_t site = 0; site < matching->site_count; site++)
        count += (matching->sites[site] & (COLOUR | PAIRED)) == ZZ_BLACK;
    return count;
}

static zz_status pair_downhill(zz_matching *matching, zz_error *error)
{
    uint16_t *heights = (uint16_t *)matching->cut;
    zz_status status = ZZ_OK;
    uint32_t gained = WORTHWHILE_GAIN;
    for (int round = 0; round < MOST_ROUNDS && gained >= WORTHWHILE_GAIN && !status; round++) {
        uint32_t unpaired = count_unpaired_black(matching);
        if (unpaired == 0)
            break;
        /* Together they may stray for about as long as it takes to measure the heights. */
        uint32_t patience = matching->site_count / 2 / unpaired;
        gained = 0;
        status = measure_heights(matching, heights, error);
        for (uint32_t site = 0; site < matching->site_count && !status; site++) {
            if ((matching->sites[site] & (COLOUR | PAIRED)) == ZZ_BLACK)
                gained += roll_down(matching, heights, site, patience);
            status = count_work(matching, error);
        }
    }
    return status;
}

zz_status zz_matching_start(zz_matching *matching, zz_error *error)
{
    zz_status status = pair_greedily(matching, error);
    return status ? status : pair_downhill(matching, error);
}
