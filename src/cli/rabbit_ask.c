/* rabbit_ask.c: moves, line and review of rabbit for the program. */
#include <inttypes.h>

#include <zugzwang/rabbit.h>

#include "games.h"
#include "progress.h"
#include "trail.h"

const struct trail_words RABBIT_WORDS = {
    .sides = {"Rabbit", "Egg"},
    .json_sides = {"rabbit", "egg"},
    .token = "blank",
};

static const char MOVES_HELP[] =
    "Lists the pieces that may slide after the last move of the record, winning moves\n"
    "first. A move is written as the row and the column of the piece.\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n0\\n' | zugzwang rabbit moves\n"
    "  Rabbit to move wins\n"
    "  1 4     win\n"
    "  1 2     lose\n"
    "\n"
    "Others follow with --after:\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n0\\n' | zugzwang rabbit moves --after '1 2, 1 1'\n"
    "  Rabbit cannot move and has lost\n";

static const char LINE_HELP[] =
    "Plays the game to its end after the last move of the record: the winner follows\n"
    "a maximum matching, which is the proof, and the loser holds out as long as was\n"
    "found.\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n0\\n' | zugzwang rabbit line\n"
    "  Rabbit wins; this line has 3 plies\n"
    "     1. Rabbit  1 4     partner of 1 3\n"
    "     2. Egg     1 5\n"
    "     3. Rabbit  1 6     partner of 1 5\n"
    "  Egg cannot move.\n"
    "  Why: Rabbit always moves to the partner of the blank's square in one maximum\n"
    "  matching of the squares that are left; whatever Egg does, there is one.\n"
    "  Against this matching no defence lasts longer.\n"
    "\n"
    "With --defend the first move is yours:\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n0\\n' | zugzwang rabbit line --defend '1 2'\n"
    "  Rabbit to move wins\n"
    "  After 1 2 Egg wins; this line has 2 plies\n"
    "     1. Rabbit  1 2\n"
    "     2. Egg     1 1     partner of 1 2\n"
    "  Rabbit cannot move.\n"
    "  Why: Egg always moves to the partner of the blank's square in one maximum\n"
    "  matching of the squares that are left; whatever Rabbit does, there is one.\n"
    "\n"
    "What --record writes is read by 'zugzwang rabbit review', and by 'solve'.\n";

static const char REVIEW_HELP[] =
    "Tells for each move of the record who had a winning strategy before and after\n"
    "it, and for each mistake, of both sides, the moves that would have kept the win.\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n1\\n1 2\\n1 1\\n' | zugzwang rabbit review\n"
    "   ply  side    move     before  after\n"
    "     1  Rabbit  1 2      Rabbit  Egg     mistake; 1 4 keeps the win\n"
    "     2  Egg     1 1      Egg     Egg\n"
    "  Mistakes: Rabbit 1, Egg 0\n";

static zz_status read_trail(struct run *run, zz_text *text, zz_trail **trail, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    progress_subject("game", run->answered + 1, 0);
    zz_status status = zz_rabbit_game_read(&game, text, &run->options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status)
        status =
            zz_rabbit_trail_create(trail, game, zz_rabbit_game_moves(game), &run->options, error);
    zz_rabbit_game_free(game);
    return status;
}

static zz_status answer_moves(struct run *run, zz_text *text, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_tell_moves(run, &RABBIT_WORDS, trail, error);
}

static zz_status answer_line(struct run *run, zz_text *text, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_tell_line(run, &RABBIT_WORDS, trail, error);
}

static bool is_mistake(const zz_rabbit_judgement *judgement)
{
    return judgement->won_before && !judgement->won_after;
}

/* The side that wins when the mover of a move does, or does not. */
static unsigned winner_of(uint64_t move, bool mover_wins)
{
    return (unsigned)(move % 2) ^ !mover_wins;
}

static uint64_t count_mistakes(const zz_rabbit_judgement *judgements, uint64_t count, unsigned side)
{
    uint64_t mistakes = 0;
    for (uint64_t i = side; i < count; i += 2)
        mistakes += is_mistake(&judgements[i]);
    return mistakes;
}

static void write_review(struct run *run, const zz_rabbit_game *game,
                         const zz_rabbit_judgement *judgements)
{
    char name[SQUARE_NAME];
    uint64_t count = zz_rabbit_game_moves(game);
    output_text(&run->out, " ply  side    move     before  after\n");
    for (uint64_t i = 0; i < count; i++) {
        const zz_rabbit_judgement *judgement = &judgements[i];
        bool mistake = is_mistake(judgement);
        output_format(&run->out, "%4" PRIu64 "  %-6s  %-7s  %-6s  %-*s", i + 1,
                      RABBIT_WORDS.sides[i % 2], square_name(zz_rabbit_game_move(game, i), name),
                      RABBIT_WORDS.sides[winner_of(i, judgement->won_before)], mistake ? 6 : 0,
                      RABBIT_WORDS.sides[winner_of(i, judgement->won_after)]);
        for (unsigned k = 0; k < judgement->better_count; k++)
            output_format(&run->out, "%s%s",
                          k == 0                            ? "  mistake; "
                          : k + 1 < judgement->better_count ? ", "
                                                            : " or ",
                          square_name(judgement->better[k], name));
        if (mistake)
            output_format(&run->out, " keep%s the win", judgement->better_count == 1 ? "s" : "");
        output_text(&run->out, "\n");
    }
    output_format(&run->out, "Mistakes: Rabbit %" PRIu64 ", Egg %" PRIu64 "\n",
                  count_mistakes(judgements, count, 0), count_mistakes(judgements, count, 1));
}

static void write_judged_move(struct json *json, const zz_rabbit_game *game, uint64_t i,
                              const zz_rabbit_judgement *judgement)
{
    char name[SQUARE_NAME];
    zz_winner worth[] = {ZZ_WINNER_SECOND, ZZ_WINNER_FIRST};
    struct ask_judgement told = {
        .turn = RABBIT_WORDS.json_sides[i % 2],
        .move = square_name(zz_rabbit_game_move(game, i), name),
        .before = RABBIT_WORDS.json_sides[winner_of(i, judgement->won_before)],
        .after = RABBIT_WORDS.json_sides[winner_of(i, judgement->won_after)],
        .verdict = is_mistake(judgement) ? "mistake" : "best",
        .made = {worth[judgement->won_after], 0},
        .best = {worth[judgement->won_before], 0},
    };
    ask_begin_judgement(json, &told);
    for (unsigned k = 0; k < judgement->better_count; k++)
        json_string(json, NULL, square_name(judgement->better[k], name));
    ask_end_judgement(json);
}

static void write_review_json(struct run *run, const zz_rabbit_game *game,
                              const zz_rabbit_judgement *judgements, struct cost cost)
{
    uint64_t count = zz_rabbit_game_moves(game);
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "rows", zz_rabbit_game_rows(game));
    json_number(&run->json, "cols", zz_rabbit_game_cols(game));
    json_open(&run->json, "mistakes", '{', JSON_ONE_LINE);
    for (unsigned side = 0; side < 2; side++)
        json_number(&run->json, RABBIT_WORDS.json_sides[side],
                    count_mistakes(judgements, count, side));
    json_close(&run->json);
    json_open(&run->json, "moves", '[', JSON_LINES);
    for (uint64_t i = 0; i < count; i++)
        write_judged_move(&run->json, game, i, &judgements[i]);
    json_close(&run->json);
    run_cost_json(run, cost);
    json_close(&run->json);
}

static zz_status answer_review(struct run *run, zz_text *text, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    void *block = NULL;
    uint64_t moves = 0;
    struct cost cost = run_cost_begin(run);
    progress_subject("game", run->answered + 1, 0);
    zz_status status = zz_rabbit_game_read(&game, text, &run->options, error);
    if (!status) {
        moves = zz_rabbit_game_moves(game);
        status = meter_allocate(&run->meter, &block, moves + 1, sizeof(zz_rabbit_judgement), error);
    }
    if (!status)
        status = zz_rabbit_review(game, block, &run->options, error);
    cost = run_cost_end(run, cost);
    if (!status) {
        if (run->settings->json)
            write_review_json(run, game, block, cost);
        else
            write_review(run, game, block);
        status = run_answered(run, 1, error);
    }
    meter_release(&run->meter, block, moves + 1, sizeof(zz_rabbit_judgement));
    zz_rabbit_game_free(game);
    return status;
}

const struct ask_game RABBIT_ASK = {
    .things = {"game", "games"},
    .awaits = "'n m', n rows of 'O', 'X' and one '.', 'k', 2k lines 'x y'",
    .draws = true,
    .records = true,
    .help = {MOVES_HELP, LINE_HELP, REVIEW_HELP},
    .answer = {answer_moves, answer_line, answer_review},
};
