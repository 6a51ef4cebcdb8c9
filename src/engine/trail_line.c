/* trail_line.c: a whole game, in which the winner follows a matching and the loser flees.
 *
 * Since the winner's replies are fixed, the loser plays alone: from its square p it enters some
 * neighbour w and finds itself on w's partner, and the pair is gone.
 *
 *     p - w = partner - w = partner - w = partner      = the winner's reply
 *
 * Every w has a partner, or the matching could be made larger by the pairs along the way. The
 * longest such walk is looked for depth first, squares with few ways on before those with many (as
 * one walks a knight over all squares): the first descent is long already, and the search may stop
 * at any time after it. */
#include "engine/trail.h"

#include "base/memory.h"
#include "base/progress.h"

enum { MOST_WORK = 1 << 20, WORK_A_REPORT = 1 << 16 };

/* A square of the loser's, and the directions in which it has not gone from there, best last. */
struct stand {
    uint32_t square;
    uint8_t left;
    uint8_t directions[4];
};

struct flight {
    const zz_trail *trail;
    uint8_t *squares; /* as in the trail, with those entered since then */
    zz_square *partners;
    struct stand *stack;
    uint32_t *entered; /* the loser's moves down to the top of the stack */
    uint32_t *best;    /* those of the longest walk found */
    uint64_t size;     /* of each of these */
    uint32_t depth;
    uint32_t best_depth;
    bool found;
};

static uint32_t partner_of(const struct flight *flight, uint32_t square)
{
    zz_square partner = flight->partners[square];
    return (partner.row - 1) * flight->trail->cols + (partner.col - 1);
}

static bool may_enter(const struct flight *flight, uint32_t from, uint32_t to)
{
    return to != ZZ_NO_SQUARE && zz_trail_are_joined(flight->squares[from], flight->squares[to]);
}

static unsigned count_ways(const struct flight *flight, uint32_t square, uint32_t except)
{
    unsigned ways = 0;
    for (unsigned d = 0; d < 4; d++) {
        uint32_t to = zz_trail_neighbour(flight->trail, square, d);
        ways += to != except && may_enter(flight, square, to);
    }
    return ways;
}

/* Puts a square on the stack with its ways on: fewest ways after them last, dead ends first. */
static void stand_on(struct flight *flight, uint32_t square)
{
    struct stand *stand = &flight->stack[flight->depth];
    unsigned keys[4];
    *stand = (struct stand){.square = square};
    for (unsigned d = 4; d-- > 0;) {
        uint32_t to = zz_trail_neighbour(flight->trail, square, d);
        if (!may_enter(flight, square, to))
            continue;
        unsigned ways = count_ways(flight, partner_of(flight, to), to);
        unsigned key = ways ? ways : 4;
        unsigned place = stand->left++;
        for (; place > 0 && keys[place - 1] < key; place--) {
            keys[place] = keys[place - 1];
            stand->directions[place] = stand->directions[place - 1];
        }
        keys[place] = key;
        stand->directions[place] = (uint8_t)d;
    }
}

static void flee(struct flight *flight, uint32_t to)
{
    struct stand *stand = &flight->stack[flight->depth];
    flight->squares[stand->square] |= ZZ_TRAIL_ENTERED;
    flight->squares[to] |= ZZ_TRAIL_ENTERED;
    flight->entered[flight->depth++] = to;
    stand_on(flight, partner_of(flight, to));
}

static void go_back(struct flight *flight)
{
    flight->depth--;
    flight->squares[flight->entered[flight->depth]] &= (uint8_t)~ZZ_TRAIL_ENTERED;
    flight->squares[flight->stack[flight->depth].square] &= (uint8_t)~ZZ_TRAIL_ENTERED;
}

/* Keeps the walk when it is longer than all before; returns the work it was. */
static uint32_t keep_longest(struct flight *flight)
{
    enum { COPIES_A_STEP = 16 };
    if (flight->found && flight->depth <= flight->best_depth)
        return 0;
    for (uint32_t i = 0; i < flight->depth; i++)
        flight->best[i] = flight->entered[i];
    flight->best_depth = flight->depth;
    flight->found = true;
    return flight->depth / COPIES_A_STEP;
}

/* Walks from a square until all walks are done, or there was enough work and one is done. */
static zz_status walk(struct flight *flight, uint32_t from, bool *complete,
                      const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "looking ahead", .total = MOST_WORK};
    uint64_t work = 0;
    uint64_t reported = 0;
    *complete = false;
    stand_on(flight, from);
    while (work < MOST_WORK || !flight->found) {
        struct stand *stand = &flight->stack[flight->depth];
        if (stand->left > 0) {
            flee(flight, zz_trail_neighbour(flight->trail, stand->square,
                                            stand->directions[--stand->left]));
        } else {
            work += keep_longest(flight);
            *complete = flight->depth == 0;
            if (*complete)
                break;
            go_back(flight);
        }
        if (++work - reported >= WORK_A_REPORT) {
            progress.done = reported = work;
            zz_status status = zz_report(options, &progress, error);
            if (status)
                return status;
        }
    }
    return ZZ_OK;
}

static zz_status take_off(struct flight *flight, const zz_trail *trail, const zz_options *options,
                          zz_error *error)
{
    uint64_t size = (uint64_t)trail->rows * trail->cols;
    uint64_t bytes = 1 + sizeof(zz_square) + sizeof(struct stand) + 2 * sizeof(uint32_t);
    zz_status status = zz_check_limit(options, size * bytes, "a line of play", error);
    if (status)
        return status;
    const zz_allocator allocator = zz_allocator_of(options);
    *flight = (struct flight){
        .trail = trail,
        .squares = zz_allocate(&allocator, size, sizeof *flight->squares),
        .partners = zz_allocate(&allocator, size, sizeof *flight->partners),
        .stack = zz_allocate(&allocator, size, sizeof *flight->stack),
        .entered = zz_allocate(&allocator, size, sizeof *flight->entered),
        .best = zz_allocate(&allocator, size, sizeof *flight->best),
        .size = size,
    };
    if (!flight->squares || !flight->partners || !flight->stack || !flight->entered ||
        !flight->best)
        return zz_fail_memory(error);
    for (uint64_t i = 0; i < size; i++)
        flight->squares[i] = trail->squares[i];
    return ZZ_OK;
}

static void land(struct flight *flight, const zz_options *options)
{
    const zz_allocator allocator = zz_allocator_of(options);
    zz_release(&allocator, flight->best, flight->size, sizeof *flight->best);
    zz_release(&allocator, flight->entered, flight->size, sizeof *flight->entered);
    zz_release(&allocator, flight->stack, flight->size, sizeof *flight->stack);
    zz_release(&allocator, flight->partners, flight->size, sizeof *flight->partners);
    zz_release(&allocator, flight->squares, flight->size, sizeof *flight->squares);
}

zz_status zz_trail_line(const zz_trail *trail, zz_square *line, uint64_t *count, bool *longest,
                        const zz_options *options, zz_error *error)
{
    struct flight flight = {.trail = trail};
    bool mover_wins = false;
    uint32_t from = trail->token;
    *count = 0;
    zz_status status = take_off(&flight, trail, options, error);
    if (!status)
        status = zz_trail_match(trail, flight.partners, &mover_wins, options, error);
    if (!status && mover_wins) {
        flight.squares[from] |= ZZ_TRAIL_ENTERED;
        line[(*count)++] = flight.partners[from];
        from = partner_of(&flight, from);
    }
    if (!status)
        status = walk(&flight, from, longest, options, error);
    for (uint32_t i = 0; i < flight.best_depth && !status; i++) {
        line[(*count)++] = zz_trail_place(trail, flight.best[i]);
        line[(*count)++] = flight.partners[flight.best[i]];
    }
    land(&flight, options);
    return status;
}
