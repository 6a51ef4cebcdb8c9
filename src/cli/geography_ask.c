/* geography_ask.c: moves and line of geography for the program. */
#include <zugzwang/geography.h>

#include "games.h"
#include "progress.h"
#include "trail.h"

/* The side that moves the token from the square of --from is the first. */
const struct trail_words GEOGRAPHY_WORDS = {
    .sides = {"First", "Second"},
    .json_sides = {"first", "second"},
    .token = "token",
};

static const char MOVES_HELP[] =
    "Lists the squares that the token may go to from row R, column C, winning moves\n"
    "first. The side that moves it from there is called the first.\n"
    "\n"
    "  $ printf '3 3\\n.##\\n...\\n#.#\\n' | zugzwang geography moves --from 2 2\n"
    "  First to move wins\n"
    "  2 3     win\n"
    "  3 2     win\n"
    "  2 1     lose\n"
    "\n"
    "  $ printf '3 3\\n.##\\n...\\n#.#\\n' | zugzwang geography moves --from 2 2 --after '2 1'\n"
    "  Second to move wins\n"
    "  1 1     win\n";

static const char LINE_HELP[] =
    "Plays the game to its end with the token on row R, column C: the winner follows\n"
    "a maximum matching, which is the proof, and the loser holds out as long as was\n"
    "found.\n"
    "\n"
    "  $ printf '1 4\\n....\\n' | zugzwang geography line --from 1 2\n"
    "  First wins; this line has 1 ply\n"
    "     1. First   1 1     partner of 1 2\n"
    "  Second cannot move.\n"
    "  Why: First always moves to the partner of the token's square in one maximum\n"
    "  matching of the squares that are left; whatever Second does, there is one.\n";

static const char *missing(const struct settings *settings)
{
    return settings->from_row ? NULL : "--from R C, the square that the token stands on";
}

static zz_status read_trail(struct run *run, zz_text *text, zz_trail **trail, zz_error *error)
{
    zz_geography_maze *maze = NULL;
    progress_subject("maze", run->answered + 1, 0);
    zz_status status = zz_geography_maze_read(&maze, text, &run->options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status) {
        zz_square token = {run->settings->from_row, run->settings->from_col};
        status = zz_geography_trail_create(trail, maze, token, &run->options, error);
        if (status == ZZ_BAD_ARGUMENT || status == ZZ_BAD_INPUT)
            run->source = "--from";
    }
    zz_geography_maze_free(maze);
    return status;
}

static zz_status answer_moves(struct run *run, zz_text *text, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_tell_moves(run, &GEOGRAPHY_WORDS, trail, error);
}

static zz_status answer_line(struct run *run, zz_text *text, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_tell_line(run, &GEOGRAPHY_WORDS, trail, error);
}

const struct ask_game GEOGRAPHY_ASK = {
    .things = {"maze", "mazes"},
    .awaits = "'n m', n rows of '.' and '#'",
    .options = GEOGRAPHY_FROM,
    .draws = true,
    .help = {MOVES_HELP, LINE_HELP},
    .missing = missing,
    .answer = {answer_moves, answer_line},
};
