/* zu_families.c: kinds of zu boards, each of which some wrong program gets wrong.
 *
 * Those that are found by solving boards on the way are in zu_search.c. */
#include <string.h>

#include "zu_draft.h"

#include "cli/random.h"

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    bool made = zu_place_all(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 45, random);
    return zu_finish(&canvas, made, text);
}

static bool make_open(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    return zu_finish(&canvas, zu_place_all(&canvas, random), text);
}

/* The greatest number that the range allows. */
static bool take_largest(struct range *range)
{
    uint32_t most = range->given && range->most < ZU_MOST_SIZE ? range->most : ZU_MOST_SIZE;
    bool possible = !range->given || range->least <= most;
    *range = (struct range){true, most, most};
    return possible;
}

static bool make_limits(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct demand largest = *demand;
    return take_largest(&largest.rows) && take_largest(&largest.cols) &&
           make_random(&largest, random, text);
}

/* ---- Narrow boards ---- */

static bool make_column(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    struct demand one = *demand;
    if (demand->cols.given && (demand->cols.least > 1 || demand->cols.most < 1))
        return false;
    one.cols = (struct range){true, 1, 1};
    if (!zu_open(&canvas, &one, 3, 1, random, text))
        return false;
    bool made = zu_place_all(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 30, random);
    return zu_finish(&canvas, made, text);
}

static bool make_shallow(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct demand shallow = *demand;
    if (!range_draw(demand->rows, ZU_LEAST_ROWS, 3, random, &shallow.rows.least))
        return false;
    shallow.rows = (struct range){true, shallow.rows.least, shallow.rows.least};
    return make_random(&shallow, random, text);
}

/* Corridors one square wide, with a few walls taken away again. */
static bool carve(const struct demand *demand, uint32_t openings, uint64_t *random,
                  struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 2, random, text))
        return false;
    text->failed |= !canvas_carve(&canvas, '#', '.', random);
    for (uint32_t i = 0; i < openings; i++) {
        uint32_t wall = canvas_pick(&canvas, '#', 0, canvas.rows, random);
        if (wall != NO_SQUARE)
            canvas.squares[wall] = '.';
    }
    return zu_finish(&canvas, zu_place_all(&canvas, random), text);
}

static bool make_corridors(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return carve(demand, 0, random, text);
}

static bool make_rings(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return carve(demand, 1 + random_below(random, 6), random, text);
}

/* Corridors along a few rows, and shafts that lead up from them, most to nowhere: whoever goes in
 * must come back, and the pawn cannot. */
static bool make_shafts(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, 3, 3, random, text))
        return false;
    memset(canvas.squares, '#', canvas.rows * canvas.cols);
    for (uint32_t row = canvas.rows; row-- > 1;) {
        if (row + 1 < canvas.rows && random_below(random, 3) > 0)
            continue;
        memset(canvas.squares + row * canvas.cols, '.', canvas.cols);
        for (uint32_t col = 0; col < canvas.cols; col++)
            for (uint32_t up = row; up-- > 0 && random_below(random, 100) < 55;)
                canvas.squares[up * canvas.cols + col] = '.';
    }
    return zu_finish(&canvas, zu_place_all(&canvas, random), text);
}

/* ---- Pieces in each other's way ---- */

static bool make_touching(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    uint32_t red = canvas_pick(&canvas, '.', 0, canvas.rows, random);
    canvas.squares[red] = 'O';
    bool made = zu_place_beside(&canvas, 'O', red, random) &&
                zu_place(&canvas, 'X', 1, canvas.rows, random);
    zu_add_obstacles(&canvas, demand, 0, 60, random);
    return zu_finish(&canvas, made, text);
}

/* A free square two steps from another. */
static uint32_t two_steps_from(const struct canvas *canvas, uint32_t square, uint64_t *random)
{
    enum { TRIES = 16 };
    for (uint32_t i = 0; i < TRIES; i++) {
        uint32_t at = canvas_beside(canvas, square, random_below(random, 4));
        if (at != NO_SQUARE)
            at = canvas_beside(canvas, at, random_below(random, 4));
        if (at != NO_SQUARE && canvas->squares[at] == '.')
            return at;
    }
    return canvas_pick(canvas, '.', 0, canvas->rows, random);
}

/* Generals two steps from the pawn: whoever comes closer may be captured. */
static bool make_huddle(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    uint32_t pawn = canvas_pick(&canvas, '.', 1, canvas.rows, random);
    canvas.squares[pawn] = 'X';
    canvas.squares[two_steps_from(&canvas, pawn, random)] = 'O';
    if (random_below(random, 2))
        canvas.squares[two_steps_from(&canvas, pawn, random)] = 'O';
    else
        zu_place(&canvas, 'O', 0, canvas.rows, random);
    zu_add_obstacles(&canvas, demand, 0, 60, random);
    return zu_finish(&canvas, true, text);
}

/* The pawn one step from row 1, and a general at hand: it may capture there, or be captured, and
 * both ends of the game fall on the same ply. */
static bool make_top(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    uint32_t pawn = canvas_pick(&canvas, '.', 1, 1, random);
    canvas.squares[pawn] = 'X';
    bool made = zu_place_beside(&canvas, 'O', pawn - canvas.cols, random) &&
                zu_place(&canvas, 'O', 0, random_below(random, 2) ? 1 : canvas.rows, random);
    zu_add_obstacles(&canvas, demand, 0, 60, random);
    return zu_finish(&canvas, made, text);
}

/* ---- Sides without moves ---- */

static void wall_in(struct canvas *canvas, char piece, unsigned directions)
{
    for (uint32_t square = 0; square < canvas->rows * canvas->cols; square++)
        for (unsigned i = 0; i < 4 && canvas->squares[square] == piece; i++) {
            uint32_t beside = directions >> i & 1 ? canvas_beside(canvas, square, i) : NO_SQUARE;
            if (beside != NO_SQUARE && canvas->squares[beside] == '.')
                canvas->squares[beside] = '#';
        }
}

/* Takes away one obstacle in three cases out of eight: almost without moves is worse. */
static void loosen(struct canvas *canvas, uint64_t *random)
{
    uint32_t wall = canvas_pick(canvas, '#', 0, canvas->rows, random);
    if (wall != NO_SQUARE && random_below(random, 8) < 3)
        canvas->squares[wall] = '.';
}

static bool make_walled(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    uint32_t red = canvas_pick(&canvas, '.', 0, canvas.rows, random);
    canvas.squares[red] = 'O';
    bool made = random_below(random, 2) ? zu_place_beside(&canvas, 'O', red, random)
                                        : zu_place(&canvas, 'O', 0, canvas.rows, random);
    if (random_below(random, 4))
        wall_in(&canvas, 'O', 15);
    made = made && zu_place(&canvas, 'X', 1, canvas.rows, random);
    wall_in(&canvas, 'O', 15);
    loosen(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 30, random);
    return zu_finish(&canvas, made, text);
}

static bool make_trapped(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    enum { UP_RIGHT_LEFT = 1 | 2 | 8 };
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    bool made = zu_place_all(&canvas, random);
    unsigned way_out = random_below(random, 2) ? 1u << random_below(random, 4) : 0;
    wall_in(&canvas, 'X', UP_RIGHT_LEFT & ~way_out);
    loosen(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 30, random);
    return zu_finish(&canvas, made, text);
}

/* ---- Parts that do not meet ---- */

/* Row n - 1 all obstacles, no others; a general below it: points 5 and 6. */
static bool make_moat(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, 4, 1, random, text))
        return false;
    uint32_t moat = canvas.rows - 2;
    memset(canvas.squares + moat * canvas.cols, '#', canvas.cols);
    bool made = zu_place(&canvas, 'X', 1, moat - 1, random) &&
                zu_place(&canvas, 'O', 0, moat - 1, random) &&
                zu_place(&canvas, 'O', moat + 1, moat + 1, random);
    return zu_finish(&canvas, made, text);
}

static void draw_wall(struct canvas *canvas, bool across, uint32_t at)
{
    uint32_t count = across ? canvas->cols : canvas->rows;
    for (uint32_t i = 0; i < count; i++)
        canvas->squares[across ? at * canvas->cols + i : i * canvas->cols + at] = '#';
}

/* A wall from side to side with a general on either side of it, and at most one gap. */
static bool make_apart(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, 3, 1, random, text))
        return false;
    bool across = canvas.cols < 3 || random_below(random, 2);
    uint32_t at = 1 + random_below(random, (across ? canvas.rows : canvas.cols) - 2);
    bool made;
    draw_wall(&canvas, across, at);
    if (across) {
        made = zu_place(&canvas, 'O', 0, at - 1, random) &&
               zu_place(&canvas, 'O', at + 1, canvas.rows, random);
    } else {
        uint32_t left = random_below(random, canvas.rows) * canvas.cols;
        uint32_t right = random_below(random, canvas.rows) * canvas.cols;
        canvas.squares[left + random_below(random, at)] = 'O';
        canvas.squares[right + at + 1 + random_below(random, canvas.cols - at - 1)] = 'O';
        made = true;
    }
    made = made && zu_place(&canvas, 'X', 1, canvas.rows, random);
    loosen(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 25, random);
    return zu_finish(&canvas, made, text);
}

/* A wall across, with at most one gap: the pawn below, the generals above, or one of them: nobody
 * gets through, and still somebody may run out of moves. */
static bool make_shut(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, 3, 1, random, text))
        return false;
    uint32_t at = 1 + random_below(random, canvas.rows - 2);
    uint32_t bottom = random_below(random, 3) ? at - 1 : canvas.rows;
    draw_wall(&canvas, true, at);
    bool made = zu_place(&canvas, 'X', at + 1, canvas.rows, random) &&
                zu_place(&canvas, 'O', 0, at - 1, random) &&
                zu_place(&canvas, 'O', 0, bottom, random);
    loosen(&canvas, random);
    zu_add_obstacles(&canvas, demand, 0, 40, random);
    return zu_finish(&canvas, made, text);
}

const struct family ZU_FAMILIES[] = {
    {"random", "pieces and obstacles anywhere", make_random},
    {"open", "no obstacles at all", make_open},
    {"limits", "the largest boards allowed, sparse to dense", make_limits},
    {"column", "a single column", make_column},
    {"shallow", "two or three rows", make_shallow},
    {"corridors", "a maze of corridors one square wide", make_corridors},
    {"rings", "such a maze with a few ways round", make_rings},
    {"shafts", "corridors with shafts up, from which the pawn cannot return", make_shafts},
    {"touching", "the generals side by side, in each other's way", make_touching},
    {"huddle", "a general or two at two steps from the pawn", make_huddle},
    {"top", "the pawn one step from row 1, with a general at hand", make_top},
    {"walled", "generals without moves, or almost", make_walled},
    {"trapped", "a pawn without moves, or almost", make_trapped},
    {"moat", "row n-1 all obstacles, a general below it (points 5-6)", make_moat},
    {"apart", "a wall between the generals, with at most one gap", make_apart},
    {"shut", "a wall between the pawn and row 1, with at most one gap", make_shut},
    {"long-red", "long forced wins for red, by a short search", zu_make_long_red},
    {"long-black", "long forced wins for black, by a short search", zu_make_long_black},
    {"false-win", "ties that are one change away from a win", zu_make_false_win},
    {"narrow-win", "wins that are one change away from a tie", zu_make_narrow_win},
    {"records", "the longest and hardest boards known, changed a little", zu_make_records},
    {.name = NULL},
};
