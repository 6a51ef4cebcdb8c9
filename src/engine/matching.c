/* matching.c: a maximum matching kept together with the forest that proves it maximum.
 *
 * Call a square *even* when a path leads to it from an unpaired square of its own colour, every
 * second step along a pair (unpaired squares are even themselves), and *odd* when it is the paired
 * square just before an even one. In the drawing = is a pair and - joins an odd square to its
 * parent, the even square that it was reached from:
 *
 *     unpaired even - odd = even - odd = even
 *                   \ odd = even
 *
 * Invariant, between calls: the even squares are exactly the avoidable ones, and the parents make
 * them and the odd squares a forest whose roots are the unpaired squares. No even black square
 * touches an even white one: the two paths and the side they share would change places into one
 * pair more. So the forest answers at once whether a new square gains a pair: it does when it
 * touches an even square of the other colour. Then
 *
 *   - the path from there to the root shifts its pairs by one step, and the root is unpaired no
 *     more: its tree is cut down, and what still touches another tree grows again from there;
 *   - else the new square is unpaired, and a tree should grow from it. That waits until the next
 *     square comes: when the two touch they become a pair, which leaves the forest as it was but
 *     where it reaches the pair. So in a record of moves, whose squares touch one another in turn,
 *     a square that gains nothing costs nothing.
 *
 * The first matching grows the same way: black trees from all unpaired black squares at once; one
 * that touches an unpaired white square pairs it through its path and is cut down. */
#include "engine/matching.h"

#include <stdio.h>

#include "base/error.h"
#include "base/memory.h"
#include "base/progress.h"

/* A site is a square with an empty border around the board (the right border of a row is the left
 * border of the next one):
 *
 *     . . . . .      site = (row + 1) × stride + col + 1, stride = cols + 1
 *     . a b c d
 *     . e f g h
 *     . . . . . .
 *
 *     bit   9 8      7 6      5       4       3    2     1 0
 *           parent   partner  paired  queued  odd  even  colour
 *
 * parent and partner are directions: 0 up, 1 left, 2 right, 3 down, so 3 - d is d's opposite. */
enum {
    COLOUR = 3,
    EVEN = 4,
    ODD = 8,
    QUEUED = 16,
    PAIRED = 32,
    PARTNER_SHIFT = 6,
    PARENT_SHIFT = 8,
    PARTNER = 3 << PARTNER_SHIFT,
    PARENT = 3 << PARENT_SHIFT,
    NO_SITE = 0 /* the border's first site */
};

/* Squares between two reports of progress. */
enum { REPORT_INTERVAL = 1 << 17 };

struct zz_matching {
    uint16_t *sites;
    uint32_t *queue;    /* a ring of even sites whose neighbours may not be in the forest yet */
    uint32_t *cut;      /* the odd sites of the tree that is being cut down */
    uint32_t sites_end; /* the number of sites */
    uint32_t squares;   /* the capacity of queue; that of cut is half as many and one */
    uint32_t queue_head;
    uint32_t queued;
    uint32_t pending; /* an unpaired site whose tree has not been grown, or NO_SITE */
    uint32_t stride;
    uint32_t steps[4];
    uint32_t work; /* squares since the last report */
    zz_progress progress;
    const zz_options *options;
    zz_allocator allocator;
};

zz_status zz_matching_create(zz_matching **matching, uint32_t rows, uint32_t cols,
                             const zz_options *options, zz_error *error)
{
    *matching = NULL;
    uint64_t squares = (uint64_t)rows * cols;
    uint64_t sites = ((uint64_t)rows + 2) * ((uint64_t)cols + 1) + 1;
    uint64_t bytes = sites * sizeof(uint16_t) + (squares + squares / 2 + 1) * sizeof(uint32_t);
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
    *made = (zz_matching){.sites_end = (uint32_t)sites,
                          .squares = (uint32_t)squares,
                          .pending = NO_SITE,
                          .stride = stride,
                          .steps = {0 - stride, UINT32_MAX, 1, stride},
                          .progress = {.stage = "matching"},
                          .options = options,
                          .allocator = allocator};
    made->sites = zz_allocate(&allocator, sites, sizeof *made->sites);
    made->queue = zz_allocate(&allocator, squares, sizeof *made->queue);
    made->cut = zz_allocate(&allocator, squares / 2 + 1, sizeof *made->cut);
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
    uint32_t squares = matching->squares;
    zz_release(&allocator, matching->cut, squares / 2 + 1, sizeof *matching->cut);
    zz_release(&allocator, matching->queue, squares, sizeof *matching->queue);
    zz_release(&allocator, matching->sites, matching->sites_end, sizeof *matching->sites);
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

/* Sites wrap around 32 bits on purpose: a step up or left is a large unsigned number. */
static inline uint32_t step(const zz_matching *matching, uint32_t site, unsigned direction)
{
    return site + matching->steps[direction];
}

static inline uint32_t partner_of(const zz_matching *matching, uint32_t site)
{
    return step(matching, site, (matching->sites[site] & PARTNER) >> PARTNER_SHIFT);
}

static inline uint32_t parent_of(const zz_matching *matching, uint32_t site)
{
    return step(matching, site, (matching->sites[site] & PARENT) >> PARENT_SHIFT);
}

static inline bool differ_in_colour(uint16_t a, uint16_t b)
{
    return ((a ^ b) & COLOUR) == (ZZ_BLACK ^ ZZ_WHITE);
}

static inline void set_partner(zz_matching *matching, uint32_t site, unsigned direction)
{
    uint16_t kept = (uint16_t)(matching->sites[site] & ~PARTNER);
    matching->sites[site] = (uint16_t)(kept | PAIRED | direction << PARTNER_SHIFT);
}

static inline void set_parent(zz_matching *matching, uint32_t odd, unsigned direction)
{
    uint16_t kept = (uint16_t)(matching->sites[odd] & ~PARENT);
    matching->sites[odd] = (uint16_t)(kept | ODD | direction << PARENT_SHIFT);
}

static void make_pair(zz_matching *matching, uint32_t a, uint32_t b)
{
    unsigned direction = 0;
    while (step(matching, a, direction) != b)
        direction++;
    set_partner(matching, a, direction);
    set_partner(matching, b, 3 - direction);
}

static zz_status count_work(zz_matching *matching, uint32_t squares, zz_error *error)
{
    matching->work += squares;
    if (matching->work < REPORT_INTERVAL)
        return ZZ_OK;
    matching->progress.done += matching->work;
    matching->work = 0;
    return zz_report(matching->options, &matching->progress, error);
}

static inline void enqueue(zz_matching *matching, uint32_t site)
{
    if (matching->sites[site] & QUEUED)
        return;
    uint64_t tail = (uint64_t)matching->queue_head + matching->queued++;
    matching->queue[tail < matching->squares ? tail : tail - matching->squares] = site;
    matching->sites[site] |= QUEUED;
}

static inline uint32_t dequeue(zz_matching *matching)
{
    uint32_t site = matching->queue[matching->queue_head];
    matching->queue_head =
        matching->queue_head + 1 == matching->squares ? 0 : matching->queue_head + 1;
    matching->queued--;
    matching->sites[site] &= (uint16_t)~QUEUED;
    return site;
}

/* Takes a paired site that is not in the forest, and its partner, into it. */
static inline void graft(zz_matching *matching, uint32_t odd, unsigned parent_direction)
{
    set_parent(matching, odd, parent_direction);
    uint32_t even = partner_of(matching, odd);
    matching->sites[even] |= EVEN;
    enqueue(matching, even);
}

/* The direction of a neighbour that is even and of the other colour; 4 when there is none. */
static unsigned direction_of_even(const zz_matching *matching, uint32_t site)
{
    uint16_t mine = matching->sites[site];
    for (unsigned d = 0; d < 4; d++) {
        uint16_t other = matching->sites[step(matching, site, d)];
        if ((other & EVEN) && differ_in_colour(mine, other))
            return d;
    }
    return 4;
}

/* Notes the children of an even site, from cut[count] on; returns the new count. */
static uint32_t note_children(zz_matching *matching, uint32_t even, uint32_t count)
{
    for (unsigned d = 0; d < 4; d++) {
        uint32_t odd = step(matching, even, d);
        if ((matching->sites[odd] & (ODD | PARENT)) == (ODD | (3 - d) << PARENT_SHIFT))
            matching->cut[count++] = odd;
    }
    return count;
}

/* Takes the tree of a root out of the forest; its odd sites are then cut[0 … *count - 1]. */
static zz_status cut_down(zz_matching *matching, uint32_t root, uint32_t *count, zz_error *error)
{
    matching->sites[root] &= (uint16_t)~EVEN;
    *count = note_children(matching, root, 0);
    for (uint32_t i = 0; i < *count; i++) {
        uint32_t odd = matching->cut[i];
        uint32_t even = partner_of(matching, odd);
        *count = note_children(matching, even, *count);
        matching->sites[odd] &= (uint16_t)~ODD;
        matching->sites[even] &= (uint16_t)~EVEN;
    }
    return count_work(matching, *count, error);
}

/* Pairs a newcomer outside the forest with an even neighbour, whose path to its root shifts. */
static zz_status augment(zz_matching *matching, uint32_t even, uint32_t newcomer, zz_error *error)
{
    uint32_t root = even;
    while (matching->sites[root] & PAIRED)
        root = parent_of(matching, partner_of(matching, root));
    uint32_t count;
    zz_status status = cut_down(matching, root, &count, error);
    if (status)
        return status;
    for (uint32_t odd = newcomer;;) {
        uint32_t next = even == root ? NO_SITE : partner_of(matching, even);
        make_pair(matching, even, odd);
        if (even == root)
            break;
        odd = next;
        even = parent_of(matching, odd);
    }
    matching->cut[count++] = newcomer;
    for (uint32_t i = 0; i < count; i++) {
        unsigned direction = direction_of_even(matching, matching->cut[i]);
        if (direction < 4)
            graft(matching, matching->cut[i], direction);
    }
    return ZZ_OK;
}

/* Grows the trees of all even sites in the queue, as far as they go. */
static zz_status grow(zz_matching *matching, zz_error *error)
{
    zz_status status = ZZ_OK;
    while (matching->queued && !status) {
        uint32_t even = dequeue(matching);
        uint16_t mine = matching->sites[even];
        for (unsigned d = 0; d < 4 && (mine & EVEN); d++) {
            uint32_t site = step(matching, even, d);
            uint16_t other = matching->sites[site];
            if (!differ_in_colour(mine, other) || (other & ODD))
                continue;
            if (!(other & PAIRED)) {
                status = augment(matching, even, site, error);
                break; /* and be back, if the site is even again: then it is queued again */
            }
            graft(matching, site, 3 - d);
        }
        if (!status)
            status = count_work(matching, 1, error);
    }
    return status;
}

static zz_status grow_from_unpaired(zz_matching *matching, zz_colour colour, zz_error *error)
{
    for (uint32_t site = 0; site < matching->sites_end; site++) {
        if ((matching->sites[site] & (COLOUR | PAIRED)) == colour) {
            matching->sites[site] |= EVEN;
            enqueue(matching, site);
        }
    }
    return grow(matching, error);
}

zz_status zz_matching_complete(zz_matching *matching, zz_error *error)
{
    zz_status status = zz_report(matching->options, &matching->progress, error);
    if (!status)
        status = grow_from_unpaired(matching, ZZ_BLACK, error);
    return status ? status : grow_from_unpaired(matching, ZZ_WHITE, error);
}

zz_status zz_matching_settle(zz_matching *matching, zz_error *error)
{
    if (matching->pending == NO_SITE)
        return ZZ_OK;
    matching->sites[matching->pending] |= EVEN;
    enqueue(matching, matching->pending);
    matching->pending = NO_SITE;
    return grow(matching, error);
}

/* Pairs a new site with the pending one beside it; the forest reaches them through the new one. */
static zz_status pair_with_pending(zz_matching *matching, uint32_t site, zz_error *error)
{
    make_pair(matching, site, matching->pending);
    matching->pending = NO_SITE;
    unsigned direction = direction_of_even(matching, site);
    if (direction == 4)
        return ZZ_OK;
    graft(matching, site, direction);
    return grow(matching, error);
}

static bool touches_pending(const zz_matching *matching, uint32_t site, zz_colour colour)
{
    uint32_t pending = matching->pending;
    if (pending == NO_SITE || !differ_in_colour((uint16_t)colour, matching->sites[pending]))
        return false;
    for (unsigned d = 0; d < 4; d++)
        if (step(matching, site, d) == pending)
            return true;
    return false;
}

zz_status zz_matching_add(zz_matching *matching, uint32_t row, uint32_t col, zz_colour colour,
                          bool *grew, zz_error *error)
{
    uint32_t site = site_at(matching, row, col);
    *grew = true;
    if (touches_pending(matching, site, colour)) {
        matching->sites[site] = (uint16_t)colour;
        return pair_with_pending(matching, site, error);
    }
    zz_status status = zz_matching_settle(matching, error);
    if (status)
        return status;
    matching->sites[site] = (uint16_t)colour;
    unsigned direction = direction_of_even(matching, site);
    if (direction == 4) {
        *grew = false;
        matching->pending = site;
        return ZZ_OK;
    }
    status = augment(matching, step(matching, site, direction), site, error);
    return status ? status : grow(matching, error);
}
