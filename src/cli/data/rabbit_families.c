/* rabbit_families.c: kinds of rabbit boards with their records. */
#include "rabbit_draft.h"

#include "cli/random.h"

/* Colours as the demand says, or least … most percent of whites. */
static void colour(struct rabbit_draft *draft, const struct demand *demand, uint32_t least,
                   uint32_t most, uint64_t *random)
{
    canvas_sprinkle(&draft->board, 'X', 'O', demand_draw_density(demand, least, most, random),
                    random);
}

/* A chessboard, of either sort, with some squares of the wrong colour. */
static void chequer(struct rabbit_draft *draft, uint32_t wrong_percent, uint64_t *random)
{
    uint32_t odd = random_below(random, 2);
    for (uint32_t i = 0; i < draft->board.rows * draft->board.cols; i++) {
        bool white = (i / draft->board.cols + i % draft->board.cols + odd) % 2;
        if (random_below(random, 100) < wrong_percent)
            white = !white;
        draft->board.squares[i] = white ? 'O' : 'X';
    }
}

/* Every second path is cut, so that there is something left to win with. */
static void cut_path(struct rabbit_draft *draft, uint64_t *random)
{
    if (random_below(random, 2) && draft->length > 6)
        draft->length = draft->length / 4 + 3 + random_below(random, draft->length / 2);
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    colour(&draft, demand, 20, 80, random);
    rabbit_walk(&draft, false, random);
    return rabbit_finish(&draft, demand, random, text);
}

static bool make_long(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    colour(&draft, demand, 40, 60, random);
    rabbit_walk(&draft, true, random);
    cut_path(&draft, random);
    return rabbit_finish(&draft, demand, random, text);
}

static bool make_snake(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    colour(&draft, demand, 40, 60, random);
    if (random_below(random, 2))
        rabbit_snake(&draft);
    else
        rabbit_spiral(&draft);
    cut_path(&draft, random);
    return rabbit_finish(&draft, demand, random, text);
}

static bool make_winding(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    colour(&draft, demand, 40, 60, random);
    text->failed |= !rabbit_wind(&draft, random);
    cut_path(&draft, random);
    return rabbit_finish(&draft, demand, random, text);
}

/* A game played on the board: by sides that throw away their wins when they can, or never. */
static bool play(struct rabbit_draft *draft, uint32_t careless, const struct demand *demand,
                 uint64_t *random, struct buffer *text)
{
    enum { TRIES = 12 };
    uint32_t all = draft->board.rows * draft->board.cols;
    bool going = true;
    for (uint32_t i = 0; going && draft->length < 3 && i < TRIES; i++) {
        rabbit_forget_path(draft);
        uint32_t blank = random_below(random, all);
        char kept = draft->board.squares[blank];
        rabbit_enter(draft, blank);
        going = rabbit_play(draft, careless, random, text);
        if (going && draft->length < 3)
            draft->board.squares[blank] = kept;
    }
    return rabbit_finish(draft, demand, random, text);
}

static bool make_mistakes(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    enum { TRIES = 6 };
    size_t used = text->used;
    for (uint32_t i = 1;; i++) {
        struct rabbit_draft draft;
        if (!rabbit_open(&draft, demand, random, text))
            return false;
        chequer(&draft, demand_draw_density(demand, 0, 25, random), random);
        bool made = play(&draft, 60 + random_below(random, 41), demand, random, text);
        if (text->failed || i == TRIES)
            return made;
        if (made && rabbit_has_mistake(text->bytes + used, text->used - used))
            return true;
        buffer_cut(text, used);
    }
}

static bool make_careful(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    chequer(&draft, demand_draw_density(demand, 0, 20, random), random);
    return play(&draft, 0, demand, random, text);
}

/* Both colours in patches: many squares have no neighbour of the other colour. */
static bool make_patches(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    uint32_t high = 1 + random_below(random, 5);
    uint32_t wide = 1 + random_below(random, 5);
    for (uint32_t i = 0; i < draft.board.rows * draft.board.cols; i++) {
        uint32_t across = i % draft.board.cols / wide;
        draft.board.squares[i] = (i / draft.board.cols / high + across) % 2 ? 'O' : 'X';
    }
    rabbit_walk(&draft, random_below(random, 2), random);
    cut_path(&draft, random);
    return rabbit_finish(&draft, demand, random, text);
}

/* All squares off the path have one colour. */
static bool make_plain(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    if (random_below(random, 2))
        canvas_sprinkle(&draft.board, 'X', 'O', 100, random);
    rabbit_walk(&draft, random_below(random, 2), random);
    cut_path(&draft, random);
    return rabbit_finish(&draft, demand, random, text);
}

/* A chessboard with at most a few wrong squares, almost perfectly matched: one square decides. */
static bool make_matched(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct rabbit_draft draft;
    if (!rabbit_open(&draft, demand, random, text))
        return false;
    chequer(&draft, demand_draw_density(demand, 0, 3, random), random);
    return play(&draft, 10, demand, random, text);
}

/* One row or two. */
static bool make_flat(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct demand flat = *demand;
    uint32_t rows;
    if (!range_draw(demand->rows, 1, 2, random, &rows))
        return false;
    flat.rows = (struct range){true, rows, rows};
    return (random_below(random, 2) ? make_mistakes : make_random)(&flat, random, text);
}

const struct family RABBIT_FAMILIES[] = {
    {"random", "colours anywhere, and a blank that wanders", make_random},
    {"long", "a blank that wanders far: records near their greatest length", make_long},
    {"snake", "through every square, to and fro or spiralling inwards", make_snake},
    {"winding", "around a random tree, through all squares or half of them", make_winding},
    {"mistakes", "both sides throw away their wins whenever they can", make_mistakes},
    {"careful", "neither side throws away a win", make_careful},
    {"patches", "colours in patches: neighbours of one colour", make_patches},
    {"plain", "one colour everywhere but on the path", make_plain},
    {"matched", "a chessboard with a flaw or none: almost perfectly matched", make_matched},
    {"flat", "one row or two", make_flat},
    {.name = NULL},
};
