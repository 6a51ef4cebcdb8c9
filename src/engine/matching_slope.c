/* matching_slope.c: pairs far apart, many at a time.
 *
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
 * taken as many steps as measuring. The rounds end when they gain little. A roller that can get
 * nowhere is marked as seen, and rolls no more. */
#include "engine/matching_sites.h"

enum { FAR = UINT16_MAX, MOST_ROUNDS = 64, WORTHWHILE_GAIN = 4 };

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

/* Rolls an unpaired site down. One that strays, for many more steps than its way down should have
 * had, waits where it is for new heights. */
static void roll_down(zz_matching *m, struct slope *slope, uint32_t roller)
{
    uint32_t patience = slope->patience;
    for (uint32_t moved = 0; moved <= patience && slope->steps; moved++, slope->steps--) {
        uint16_t lowest;
        uint16_t second;
        unsigned direction = find_lowest(m, slope, roller, &lowest, &second);
        if (direction == NO_DIRECTION) {
            m->sites[roller] |= SEEN;
            return;
        }
        if (moved == 0)
            patience += 2 * (uint32_t)lowest;
        uint32_t taken = step(m, roller, direction);
        uint8_t before = m->sites[taken];
        make_pair(m, roller, direction);
        slope->heights[taken] = (uint16_t)(second + (second < FAR));
        if (!(before & PAIRED))
            return;
        roller = step(m, taken, partner_direction(before));
        m->sites[roller] &= (uint8_t)~PAIRED;
    }
}

static uint32_t count_sites(const zz_matching *m, uint8_t mask, uint8_t wanted)
{
    uint32_t count = 0;
    for (uint32_t site = 0; site < m->site_count; site++)
        count += (m->sites[site] & mask) == wanted;
    return count;
}

/* A search of the other colour may have seen rollers; they roll all the same. */
static void forget_seen(zz_matching *m, uint8_t roller)
{
    for (uint32_t site = 0; site < m->site_count; site++)
        if ((m->sites[site] & COLOUR) == roller)
            m->sites[site] &= (uint8_t)~SEEN;
}

zz_status zz_matching_roll(zz_matching *m, zz_colour *roller, zz_error *error)
{
    const uint8_t unpaired_roller = COLOUR | PAIRED | SEEN;
    uint32_t black = count_sites(m, COLOUR | PAIRED, ZZ_BLACK);
    uint32_t white = count_sites(m, COLOUR | PAIRED, ZZ_WHITE);
    struct slope slope = {.heights = (uint16_t *)m->visited,
                          .roller = black < white ? ZZ_BLACK : ZZ_WHITE,
                          .ground = black < white ? ZZ_WHITE : ZZ_BLACK};
    *roller = (zz_colour)slope.roller;
    forget_seen(m, slope.roller);
    uint32_t unpaired = black < white ? black : white;
    bool worthwhile = true;
    zz_status status = ZZ_OK;
    for (int round = 0; round < MOST_ROUNDS && unpaired && worthwhile && !status; round++) {
        uint32_t before = unpaired;
        slope.steps = m->site_count / 2;
        slope.patience = slope.steps / unpaired;
        status = measure_heights(m, &slope, error);
        for (uint32_t site = 0; site < m->site_count && !status; site++) {
            if ((m->sites[site] & unpaired_roller) == slope.roller)
                roll_down(m, &slope, site);
            status = count_work(m, error);
        }
        unpaired = count_sites(m, unpaired_roller, slope.roller);
        worthwhile = before - unpaired >= WORTHWHILE_GAIN || !slope.steps;
    }
    return status;
}
