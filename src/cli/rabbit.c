/* rabbit.c: rabbit for the program. */
#include <inttypes.h>

#include <zugzwang/rabbit.h>

#include "games.h"
#include "progress.h"

const struct page RABBIT_PAGE = {
    .summary = "Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971)",
    .rules = "The board is full but for one blank ('.'). Rabbit moves first: she slides a\n"
             "white piece (O) from beside the blank into it; then Egg does so with a black\n"
             "one (X), and so on. Who cannot move loses. A move of Rabbit's is a mistake when\n"
             "it turns a won game into a lost one.\n"
             "\n"
             "A file is a line 'n m', rows and columns, then n rows of 'O', 'X' and one '.',\n"
             "a line 'k', and 2k lines 'x y', the record of a game: the piece at row x,\n"
             "column y slides into the blank, Rabbit's first. Rows and columns count from 1,\n"
             "from the top left. A game that ends with a move of Rabbit's has a last line\n"
             "'0 0'.\n"
             "\n"
             "  $ printf '1 6\\nXO.OXO\\n1\\n1 2\\n1 1\\n' | zugzwang rabbit solve\n"
             "  1\n"
             "  1\n"
             "\n"
             "One mistake: Rabbit's first move.\n",
};

static const char HELP[] =
    "Finds Rabbit's mistakes in the record of a game: how many there are, then the\n"
    "numbers of those moves of hers, a line each. Every move of the record is\n"
    "checked.\n"
    "\n"
    "  $ cat game.in\n"
    "  4 4\n"
    "  OOXX\n"
    "  OXXO\n"
    "  OO.O\n"
    "  XXXO\n"
    "  2\n"
    "  3 2\n"
    "  2 2\n"
    "  1 2\n"
    "  1 3\n"
    "  $ zugzwang rabbit solve game.in\n"
    "  2\n"
    "  1\n"
    "  2\n";

struct analysis {
    const zz_rabbit_game *game;
    uint64_t rounds;
    const bool *mover_wins;
    uint64_t mistakes;
};

static char square(const void *game, uint32_t row, uint32_t col)
{
    return zz_rabbit_game_square(game, row, col);
}

/* Whether Rabbit's move of that round, from 1, was one. */
static bool is_mistake(const struct analysis *analysis, uint64_t round)
{
    return analysis->mover_wins[2 * round - 2] && analysis->mover_wins[2 * round - 1];
}

static void count_mistakes(struct analysis *analysis)
{
    for (uint64_t round = 1; round <= analysis->rounds; round++)
        analysis->mistakes += is_mistake(analysis, round);
}

static void write_contest(struct run *run, const struct analysis *analysis)
{
    output_number(&run->out, analysis->mistakes);
    output_text(&run->out, "\n");
    for (uint64_t round = 1; round <= analysis->rounds; round++)
        if (is_mistake(analysis, round)) {
            output_number(&run->out, round);
            output_text(&run->out, "\n");
        }
}

static void write_json(struct run *run, const struct analysis *analysis, struct cost cost)
{
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "rows", zz_rabbit_game_rows(analysis->game));
    json_number(&run->json, "cols", zz_rabbit_game_cols(analysis->game));
    json_number(&run->json, "rounds", analysis->rounds);
    json_string(&run->json, "winner", analysis->mover_wins[0] ? "rabbit" : "egg");
    json_open(&run->json, "mistakes", '[', JSON_ONE_LINE);
    for (uint64_t round = 1; round <= analysis->rounds; round++)
        if (is_mistake(analysis, round))
            json_number(&run->json, NULL, round);
    json_close(&run->json);
    run_cost_json(run, cost);
    json_close(&run->json);
}

/* "Rabbit made 2 mistakes: her moves 1 and 2." */
static void show_mistakes(struct run *run, const struct analysis *analysis)
{
    uint64_t left = analysis->mistakes;
    output_format(&run->out, "In %" PRIu64 " round%s Rabbit made %" PRIu64 " mistake%s",
                  analysis->rounds, analysis->rounds == 1 ? "" : "s", left, left == 1 ? "" : "s");
    if (left)
        output_text(&run->out, left == 1 ? ": her move " : ": her moves ");
    for (uint64_t round = 1; round <= analysis->rounds; round++)
        if (is_mistake(analysis, round)) {
            left--;
            output_number(&run->out, round);
            output_text(&run->out, left > 1 ? ", " : left == 1 ? " and " : "");
        }
    output_text(&run->out, "\n\n");
}

static void show(struct run *run, const struct analysis *analysis)
{
    struct picture picture = {
        .rows = zz_rabbit_game_rows(analysis->game),
        .cols = zz_rabbit_game_cols(analysis->game),
        .square = square,
        .board = analysis->game,
    };
    run_show(run, &picture,
             analysis->mover_wins[0] ? "Rabbit wins with perfect play"
                                     : "Egg wins with perfect play");
    show_mistakes(run, analysis);
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    void *mover_wins = NULL;
    uint64_t moves = 0;
    struct cost cost = run_cost_begin(run);
    progress_subject("game", run->answered + 1, 0);
    zz_status status = zz_rabbit_game_read(&game, text, &run->options, error);
    if (!status) {
        moves = zz_rabbit_game_moves(game);
        status = meter_allocate(&run->meter, &mover_wins, moves + 1, sizeof(bool), error);
    }
    if (!status)
        status = zz_rabbit_solve(game, mover_wins, &run->options, error);
    cost = run_cost_end(run, cost);
    if (!status) {
        struct analysis analysis = {
            .game = game, .rounds = (moves + 1) / 2, .mover_wins = mover_wins};
        count_mistakes(&analysis);
        if (run->settings->json)
            write_json(run, &analysis, cost);
        else if (run->settings->show)
            show(run, &analysis);
        else
            write_contest(run, &analysis);
        status = run_answered(run, 1, error);
    }
    meter_release(&run->meter, mover_wins, moves + 1, sizeof(bool));
    zz_rabbit_game_free(game);
    return status;
}

const struct solve_game RABBIT_SOLVE = {
    .things = {"game", "games"},
    .awaits = "'n m', n rows of 'O', 'X' and one '.', 'k', 2k lines 'x y'",
    .help = HELP,
    .answer = answer,
};
