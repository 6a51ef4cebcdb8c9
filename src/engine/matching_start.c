/* matching_start.c: a matching that is maximum or nearly so, in near-linear time.
 *
 * First pairs are made greedily, where there is no choice before where there is one. That leaves
 * few sites unpaired, but some far from any they could be paired with. Those are paired downhill.
 * Sites of the colour that has fewer unpaired ones roll, those of the other are the *ground*. A
 * ground site's height is how many pairs must shift until it is free,
 *
 *     unpaired roller - ground = roller - ground = roller - ground unpaired
 *                       2                 1                 0
 *
 * and an unpaired roller takes its lowest ground neighbour from that one's partner, which then does
 * the same, down to height 0. A ground site that was taken gets the height that the loser's way
 * round would have, so that the next one rolls another way (this is push-relabel). Heights go stale
 * as ground sites are used up; they are measured anew when all have rolled, or when rolling has
 * taken as many steps as measuring. The rounds end when they gain little: from there on, and for
 * the proof, the forest of matching.c is as good. */
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

/* What rolls and how far it may, in a round. */
struct slope {
    uint16_t *heights; /* of ground sites, FAR when they cannot be freed */
    uint8_t roller;    /* colours */
    uint8_t ground;
    uint32_t patience; /* steps of one site beyond its way down */
    uint32_t steps;    /* left to all of them */
};

/* The queue is a plain list here. */
static zz_status measure_heights(zz_matching *m, const struct slope *slope, zz_error *error)
{
    zz_status status = ZZ_OK;
    uint16_t *heights = slope->heights;
    uint32_t count = 0;
    for (uint32_t site = 0; site < m->site_count; site++) {
        heights[site] = FAR;
        if ((m->sites[site] & (COLOUR | PAIRED)) == slope->ground) {
            heights[site] = 0;
            m->queue[count++] = site;
        }
    }
    for (uint32_t next = 0; next < count && !status; next++) {
        uint32_t site = m->queue[next];
        uint16_t height = (uint16_t)(heights[site] + 1);
        for (unsigned d = 0; d < 4 && height < FAR; d++) {
            uint32_t roller = step(m, site, d);
            if ((m->sites[roller] & (COLOUR | PAIRED)) != (slope->roller | PAIRED))
                continue;
            uint32_t partner = partner_of(m, roller);
            if (heights[partner] == FAR) {
                heights[partner] = height;
                m->queue[count++] = partner;
            }
        }
        status = count_work(m, error);
    }
    return status;
}

/* The direction of the lowest ground neighbour, and the heights of the two lowest. */
static unsigned find_lowest(const zz_matching *m, const struct slope *slope, uint32_t roller,
                            uint16_t *lowest, uint16_t *second)
{
    unsigned direction = NO_DIRECTION;
    *lowest = *second = FAR;
    for (unsigned d = 0; d < 4; d++) {
        uint32_t site = step(m, roller, d);
        if ((m->sites[site] & COLOUR) != slope->ground || slope->heights[site] >= *second)
            continue;
        *second = slope->heights[site];
        if (*second < *lowest) {
            *second = *lowest;
            *lowest = slope->heights[site];
            direction = d;
        }
    }
    return direction;
}

/* Rolls an unpaired site down; true when that gained a pair. One that strays, for many more steps
 * than its way down should have had, waits where it is for new heights. */
static bool roll_down(zz_matching *m, struct slope *slope, uint32_t roller)
{
    uint32_t patience = slope->patience;
    for (uint32_t moved = 0; moved <= patience && slope->steps; moved++, slope->steps--) {
        uint16_t lowest;
        uint16_t second;
        unsigned direction = find_lowest(m, slope, roller, &lowest, &second);
        if (direction == NO_DIRECTION)
            return false;
        if (moved == 0)
            patience += 2 * (uint32_t)lowest;
        uint32_t taken = step(m, roller, direction);
        uint8_t before = m->sites[taken];
        set_partner(m, roller, direction);
        set_partner(m, taken, 3 - direction);
        slope->heights[taken] = (uint16_t)(second + (second < FAR));
        if (!(before & PAIRED))
            return true;
        roller = step(m, taken, partner_direction(before));
        m->sites[roller] &= (uint8_t)~PAIRED;
    }
    return false;
}

static uint32_t count_unpaired(const zz_matching *m, zz_colour colour)
{
    uint32_t count = 0;
    for (uint32_t site = 0; site < m->site_count; site++)
        count += (m->sites[site] & (COLOUR | PAIRED)) == (uint8_t)colour;
    return count;
}

static zz_status pair_downhill(zz_matching *m, zz_error *error)
{
    uint32_t black = count_unpaired(m, ZZ_BLACK);
    uint32_t white = count_unpaired(m, ZZ_WHITE);
    uint32_t unpaired = black < white ? black : white;
    struct slope slope = {.heights = (uint16_t *)m->visited,
                          .roller = black < white ? ZZ_BLACK : ZZ_WHITE,
                          .ground = black < white ? ZZ_WHITE : ZZ_BLACK};
    zz_status status = ZZ_OK;
    bool worthwhile = true;
    for (int round = 0; round < MOST_ROUNDS && unpaired && worthwhile && !status; round++) {
        uint32_t gained = 0;
        slope.steps = m->site_count / 2;
        slope.patience = slope.steps / unpaired;
        status = measure_heights(m, &slope, error);
        for (uint32_t site = 0; site < m->site_count && !status; site++) {
            if ((m->sites[site] & (COLOUR | PAIRED)) == slope.roller)
                gained += roll_down(m, &slope, site);
            status = count_work(m, error);
        }
        unpaired -= gained;
        worthwhile = gained >= WORTHWHILE_GAIN || !slope.steps;
    }
    return status;
}

zz_status zz_matching_start(zz_matching *m, zz_error *error)
{
    zz_status status = pair_greedily(m, error);
    return status ? status : pair_downhill(m, error);
}
