/* zu_search.c: zu boards that are found by solving: long wins, and boards on the edge of one.
 *
 * All of them walk: a board is changed a little (a piece moved, an obstacle set, shifted or taken
 * away) and solved; the walk goes on from it, or back, as the family wants. A walk is a few dozen
 * steps, so that a case costs milliseconds. The demand's density is that of the first board. */
#include <stdlib.h>

#include <zugzwang/zu.h>

#include "zu_draft.h"

#include "cli/hunt_board.h"
#include "cli/random.h"

/* The longest wins and the hardest board in examples/records. */
static const char *const RECORDS[] = {
    ".O###.####"
    "##........"
    "...######."
    ".##......."
    "......#.#."
    ".##.....#."
    "......###."
    ".##......."
    ".......##."
    ".#O...X...",
    "#####.#O##"
    ".O....##.."
    ".#####.#.."
    ".........."
    "#########."
    ".........."
    "..#..##.##"
    ".####.#.##"
    ".....#.###"
    "####.....X",
    ".##.#.O###"
    "..#..####O"
    "#.......#."
    "#...###..."
    ".#.......#"
    ".#.####..#"
    "##...###.."
    "..#.#...#."
    "###......."
    "..##.X.#..",
};
enum { RECORD_COUNT = sizeof RECORDS / sizeof *RECORDS, RECORD_SIZE = 10 };

/* A board that is changed step by step, one step at a time taken back. */
struct walk {
    struct hunt_board now;
    struct hunt_board next;
    zz_zu_solver *solver;
    zz_outcome outcome; /* of next */
};

static void end_walk(struct walk *walk)
{
    hunt_board_free(&walk->now);
    hunt_board_free(&walk->next);
    zz_zu_solver_free(walk->solver);
}

static void take_canvas(struct hunt_board *board, const struct canvas *canvas)
{
    uint32_t piece = 0;
    for (uint32_t square = 0; square < canvas->rows * canvas->cols; square++) {
        char found = canvas->squares[square];
        board->obstacles[square] = found == '#' ? '#' : '.';
        if (found == 'O')
            board->pieces[piece++] = square;
        else if (found == 'X')
            board->pieces[2] = square;
    }
}

/* Begins at the canvas, which is closed. False, and text->failed is set, when memory ran out. */
static bool begin_walk(struct walk *walk, struct canvas *canvas, struct buffer *text)
{
    *walk = (struct walk){
        .now = hunt_board_new(canvas->rows, canvas->cols),
        .next = hunt_board_new(canvas->rows, canvas->cols),
    };
    bool ready = walk->now.obstacles && walk->next.obstacles &&
                 zz_zu_solver_create(&walk->solver, NULL, NULL) == ZZ_OK;
    if (ready)
        take_canvas(&walk->now, canvas);
    else
        end_walk(walk);
    canvas_close(canvas);
    text->failed |= !ready;
    return ready;
}

/* Begins at a random board. */
static bool begin_anywhere(struct walk *walk, const struct demand *demand, uint64_t *random,
                           struct buffer *text)
{
    struct canvas canvas;
    if (!zu_open(&canvas, demand, ZU_LEAST_ROWS, 1, random, text))
        return false;
    if (zu_place_all(&canvas, random)) {
        zu_add_obstacles(&canvas, demand, 0, 35, random);
        return begin_walk(walk, &canvas, text);
    }
    canvas_close(&canvas);
    return false;
}

/* Changes `now` into `next` and solves that. The pawn is kept out of row 1. */
static bool step(struct walk *walk, uint64_t *random, struct buffer *text)
{
    zz_error error;
    do {
        hunt_board_copy(&walk->next, &walk->now);
        hunt_board_change(&walk->next, random);
    } while (walk->next.pieces[2] < walk->next.cols);
    text->failed |= hunt_board_solve(&walk->next, walk->solver, &walk->outcome, &error) != ZZ_OK;
    return !text->failed;
}

static bool write_board(const struct hunt_board *board, struct buffer *text)
{
    char *bytes = hunt_board_text(board);
    size_t used = text->used;
    text->failed |= !bytes;
    if (bytes)
        buffer_text(text, bytes);
    free(bytes);
    if (text->failed)
        buffer_cut(text, used);
    return !text->failed;
}

/* Climbs towards long wins of one side: a step is taken back when the win is lost or gets shorter,
 * but for a step down now and then in the first half. */
static bool climb(struct walk *walk, zz_winner side, uint32_t steps, uint64_t *random,
                  struct buffer *text)
{
    uint64_t plies = 0;
    for (uint32_t i = 0; i < steps; i++) {
        if (!step(walk, random, text))
            return false;
        uint64_t found = walk->outcome.winner == side ? walk->outcome.plies + 1 : 0;
        uint64_t allowed = random_below(random, 8) == 0 && i < steps / 2 ? plies / 8 : 0;
        if (found + allowed < plies)
            continue;
        hunt_board_copy(&walk->now, &walk->next);
        plies = found;
    }
    return true;
}

static bool make_long(zz_winner side, const struct demand *demand, uint64_t *random,
                      struct buffer *text)
{
    struct walk walk;
    if (!begin_anywhere(&walk, demand, random, text))
        return false;
    bool made = climb(&walk, side, 50 + random_below(random, 100), random, text) &&
                write_board(&walk.now, text);
    end_walk(&walk);
    return made;
}

bool zu_make_long_red(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make_long(ZZ_WINNER_FIRST, demand, random, text);
}

bool zu_make_long_black(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make_long(ZZ_WINNER_SECOND, demand, random, text);
}

/* Climbs a little, then looks around for a tie beside the win. */
static bool find_edge(struct walk *walk, uint64_t *random, struct buffer *text)
{
    enum { STEPS = 40, LOOKS = 60 };
    zz_winner side = random_below(random, 4) ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND;
    if (!climb(walk, side, STEPS, random, text))
        return false;
    for (uint32_t i = 0; i < LOOKS; i++) {
        if (!step(walk, random, text))
            return false;
        if (!walk->outcome.winner)
            return true;
    }
    return false;
}

static bool make_edge(bool tie, const struct demand *demand, uint64_t *random, struct buffer *text)
{
    enum { TRIES = 6 };
    bool made = false;
    for (uint32_t i = 0; i < TRIES && !made && !text->failed; i++) {
        struct walk walk;
        if (!begin_anywhere(&walk, demand, random, text))
            return false;
        made = find_edge(&walk, random, text) && write_board(tie ? &walk.next : &walk.now, text);
        end_walk(&walk);
    }
    return made;
}

bool zu_make_false_win(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make_edge(true, demand, random, text);
}

bool zu_make_narrow_win(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make_edge(false, demand, random, text);
}

/* A part of a record as large as the canvas, mirrored or not; pieces that are cut off are put
 * somewhere else. */
static bool cut_record(struct canvas *canvas, uint64_t *random)
{
    const char *record = RECORDS[random_below(random, RECORD_COUNT)];
    uint32_t top = random_below(random, RECORD_SIZE - canvas->rows + 1);
    uint32_t left = random_below(random, RECORD_SIZE - canvas->cols + 1);
    bool mirrored = random_below(random, 2);
    bool placed = true;
    for (uint32_t row = 0; row < canvas->rows; row++)
        for (uint32_t col = 0; col < canvas->cols; col++) {
            uint32_t from = left + (mirrored ? canvas->cols - 1 - col : col);
            char square = record[(top + row) * RECORD_SIZE + from];
            canvas->squares[row * canvas->cols + col] = row == 0 && square == 'X' ? '.' : square;
        }
    if (canvas_count(canvas, 'X') == 0)
        placed = zu_place(canvas, 'X', 1, canvas->rows, random);
    while (placed && canvas_count(canvas, 'O') < 2)
        placed = zu_place(canvas, 'O', 0, canvas->rows, random);
    return placed;
}

bool zu_make_records(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    struct walk walk;
    struct demand large = *demand;
    if (!demand->rows.given)
        large.rows = (struct range){true, RECORD_SIZE - random_below(random, 3), RECORD_SIZE};
    if (!demand->cols.given)
        large.cols = (struct range){true, RECORD_SIZE - random_below(random, 3), RECORD_SIZE};
    if (!zu_open(&canvas, &large, ZU_LEAST_ROWS, 1, random, text))
        return false;
    if (!cut_record(&canvas, random)) {
        canvas_close(&canvas);
        return false;
    }
    if (!begin_walk(&walk, &canvas, text))
        return false;
    bool made = true;
    for (uint32_t changes = random_below(random, 6); made && changes > 0; changes--) {
        made = step(&walk, random, text);
        hunt_board_copy(&walk.now, &walk.next);
    }
    made = made && write_board(&walk.now, text);
    end_walk(&walk);
    return made;
}
