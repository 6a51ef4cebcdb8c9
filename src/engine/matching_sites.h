/* matching_sites.h: how the matching engine keeps its board; for matching*.c alone.
 *
 * A site is a square of the board or of the empty border around it. The right border of a row is
 * the left border of the next one:
 *
 *     . . . . .      stride = cols + 1
 *     . a b c d      a is site (0 + 1) × stride + 0 + 1
 *     . e f g h
 *     . . . . . .
 *
 *     bit   7 6      5 4      3       2     1 0
 *           parent   partner  paired  even  colour
 *
 * parent and partner are directions: 0 up, 1 left, 2 right, 3 down, so 3 - d is opposite to d.
 * What even and a parent mean is said in matching.c. A site has a note too, for searches:
 *
 *     bit   3 2    1        0
 *           back   visited  called */
#ifndef ZZ_ENGINE_MATCHING_SITES_H
#define ZZ_ENGINE_MATCHING_SITES_H

#include "base/progress.h"
#include "engine/matching.h"

enum {
    COLOUR = 3,
    EVEN = 4,
    PAIRED = 8,
    PARTNER_SHIFT = 4,
    PARENT_SHIFT = 6,
    PARTNER = 3 << PARTNER_SHIFT,
    PARENT = 3 << PARENT_SHIFT,
    SEEN = EVEN, /* by a search; while there is no forest yet */
    CALLED = 1,
    VISITED = 2,
    BACK_SHIFT = 2,
    NO_DIRECTION = 4,
    NO_SITE = 0 /* the border's first site */
};

/* Sites visited between two reports of progress. */
enum { REPORT_INTERVAL = 1 << 17 };

/* Sites in the order in which they came. */
struct site_list {
    uint32_t first; /* NO_SITE when there are none */
    uint32_t last;
};

struct zz_matching {
    uint8_t *sites;
    uint8_t *notes;
    uint32_t *queue;     /* of a site in a list, the next one there */
    uint32_t *visited;   /* by a search; in matching_slope.c 16-bit heights of all sites */
    uint32_t site_count; /* the capacity of queue; that of visited is half of it, and one more */
    struct site_list forced;    /* in matching_start.c, sites that have one choice */
    struct site_list called[3]; /* even sites of each colour that were called */
    uint32_t pending;           /* an unpaired site that is not in the forest yet, or NO_SITE */
    uint32_t stride;
    uint32_t steps[4];
    uint32_t work; /* sites visited since the last report */
    zz_progress progress;
    const zz_options *options;
    zz_allocator allocator;
};

/* Finds a maximum matching; even marks and parents mean nothing then. */
zz_status zz_matching_start(zz_matching *m, zz_error *error);

/* A part of that: pairs most of the sites that are left. Those that are not can be paired if and
 * only if those of one colour can, which is returned. */
zz_status zz_matching_roll(zz_matching *m, zz_colour *roller, zz_error *error);

/* Sites wrap around 32 bits on purpose: a step up or left is a large unsigned number. */
static inline uint32_t step(const zz_matching *m, uint32_t site, unsigned direction)
{
    return site + m->steps[direction];
}

static inline unsigned partner_direction(uint8_t site)
{
    return (site & (unsigned)PARTNER) >> PARTNER_SHIFT;
}

static inline unsigned parent_direction(uint8_t site)
{
    return (site & (unsigned)PARENT) >> PARENT_SHIFT;
}

static inline uint32_t partner_of(const zz_matching *m, uint32_t site)
{
    return step(m, site, partner_direction(m->sites[site]));
}

static inline bool differ_in_colour(uint8_t a, uint8_t b)
{
    return ((a ^ b) & COLOUR) == (ZZ_BLACK ^ ZZ_WHITE);
}

static inline bool is_unpaired(uint8_t site)
{
    return (site & COLOUR) && !(site & PAIRED);
}

static inline void set_partner(zz_matching *m, uint32_t site, unsigned direction)
{
    uint8_t kept = m->sites[site] & (uint8_t)~PARTNER;
    m->sites[site] = (uint8_t)(kept | PAIRED | direction << PARTNER_SHIFT);
}

static inline void set_parent(zz_matching *m, uint32_t site, unsigned direction)
{
    uint8_t kept = m->sites[site] & (uint8_t)~PARENT;
    m->sites[site] = (uint8_t)(kept | direction << PARENT_SHIFT);
}

static inline void make_pair(zz_matching *m, uint32_t site, unsigned direction)
{
    set_partner(m, site, direction);
    set_partner(m, step(m, site, direction), 3 - direction);
}

/* To be called for a site that is in no list. */
static inline void enqueue(zz_matching *m, struct site_list *list, uint32_t site)
{
    m->queue[site] = NO_SITE;
    if (list->first == NO_SITE)
        list->first = site;
    else
        m->queue[list->last] = site;
    list->last = site;
}

static inline uint32_t dequeue(zz_matching *m, struct site_list *list)
{
    uint32_t site = list->first;
    list->first = m->queue[site];
    return site;
}

/* To be called for every site visited. */
static inline zz_status count_work(zz_matching *m, zz_error *error)
{
    if (++m->work < REPORT_INTERVAL)
        return ZZ_OK;
    m->progress.done += m->work;
    m->work = 0;
    return zz_report(m->options, &m->progress, error);
}

#endif
