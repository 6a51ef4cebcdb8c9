/* zu_review.c: review of zu for the program. */
#include <inttypes.h>
#include <stdio.h>

#include "zu_ask.h"

const char ZU_REVIEW_HELP[] =
    "Judges the moves of a game, which stand after the board, separated by commas or\n"
    "line ends. For each it tells who wins before and after it if both play\n"
    "perfectly, and how many plies are left then.\n"
    "\n"
    "A move that gives away a win or a tie is a mistake. A move that keeps the result\n"
    "is inexact when it wins later, or loses sooner, than it had to. For both, every\n"
    "move that was as good as the best is named.\n"
    "\n"
    "  $ cat game.in\n"
    "  0 1\n"
    "  5 4\n"
    "  ...O\n"
    "  .##.\n"
    "  ....\n"
    "  ...X\n"
    "  ..O#\n"
    "  R2 left, B left, R1 left, B left\n"
    "  R2 right, B right, R2 up\n"
    "  $ zugzwang zu review game.in\n"
    "   ply  side   move      before    after     (who wins, and plies left)\n"
    "     1  Red    R2 left   Red 3     Red 6     inexact; R1 down wins in 3 plies\n"
    "     2  Black  B left    Red 6     Red 5\n"
    "     3  Red    R1 left   Red 5     Red 8     inexact; R1 down wins in 5 plies\n"
    "     4  Black  B left    Red 8     Red 1     inexact; B up or B right last 8 plies\n"
    "     5  Red    R2 right  Red 1     tie       mistake; R2 up wins in 1 ply\n"
    "     6  Black  B right   tie       Red 1     mistake; B up keeps the tie\n"
    "     7  Red    R2 up     Red 1     Red 0\n"
    "  Red has captured the pawn and won.\n"
    "  Mistakes: Red 1, Black 1. Inexact: Red 2, Black 1.\n"
    "\n"
    "Red begins, unless the first move is black's. R1 is the general that comes first\n"
    "on the board, row by row; letters may be large or small, and 'r1u' is enough for\n"
    "'R1 up'.\n"
    "\n"
    "In a perfect line there is nothing to find:\n"
    "\n"
    "  $ head -n 7 game.in | zugzwang zu line --record >line.in\n"
    "  $ zugzwang zu review line.in | tail -n 1\n"
    "  Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.\n";

static const char *set_moves(struct settings *settings, char *const values[])
{
    settings->moves = values[0];
    return NULL;
}

const struct option ZU_REVIEW_OPTIONS[] = {
    {"moves", 0, "MOVES", "moves that follow those of the file", set_moves},
    {.name = NULL},
};

/* What both sides did, by zz_zu_side. */
struct tally {
    uint64_t mistakes[2];
    uint64_t inexact[2];
};

/* A move of the record, judged. */
struct judged {
    uint64_t ply; /* from 1 */
    zz_zu_side mover;
    zz_zu_move move;
    zz_zu_judgement judgement;
};

static const char *winner_name(const struct judged *judged, zz_outcome outcome, bool json)
{
    const char *const *sides = json ? ZU_JSON_SIDES : ZU_SIDES;
    if (outcome.winner == ZZ_WINNER_NONE)
        return "tie";
    return sides[(judged->mover == ZZ_ZU_RED) != (outcome.winner == ZZ_WINNER_FIRST)];
}

/* "Red 13": who wins, and the plies that are left when so many of the outcome's have been made. */
static const char *standing(const struct judged *judged, zz_outcome outcome, uint64_t made,
                            char text[32])
{
    if (outcome.winner)
        snprintf(text, 32, "%s %" PRIu64, winner_name(judged, outcome, false),
                 outcome.plies - made);
    else
        snprintf(text, 32, "tie");
    return text;
}

/* "R1 up or R2 left wins in 13 plies" */
static void write_better(struct run *run, const zz_zu_judgement *judgement)
{
    char name[ZZ_ZU_MOVE_TEXT];
    unsigned count = judgement->best_count;
    const char *ending = count == 1 ? "s" : "";
    bool wins = judgement->best.winner == ZZ_WINNER_FIRST;
    for (unsigned i = 0; i < count; i++)
        output_format(&run->out, "%s%s",
                      i == 0          ? ""
                      : i + 1 < count ? ", "
                                      : " or ",
                      zz_zu_move_text(judgement->best_moves[i], name));
    if (judgement->best.winner == ZZ_WINNER_NONE)
        output_format(&run->out, " keep%s the tie", ending);
    else
        output_format(&run->out, " %s%s %s%" PRIu64 " %s", wins ? "win" : "last", ending,
                      wins ? "in " : "", judgement->best.plies,
                      judgement->best.plies == 1 ? "ply" : "plies");
}

static void write_judged(struct run *run, const struct judged *judged)
{
    static const char *const verdicts[] = {
        [ZZ_ZU_INEXACT] = "inexact", [ZZ_ZU_MISTAKE] = "mistake"};
    const zz_zu_judgement *judgement = &judged->judgement;
    char name[ZZ_ZU_MOVE_TEXT];
    char before[32];
    char after[32];
    bool best = judgement->verdict == ZZ_ZU_BEST;
    output_format(&run->out, "%4" PRIu64 "  %-5s  %-8s  %-8s  %-*s", judged->ply,
                  ZU_SIDES[judged->mover], zz_zu_move_text(judged->move, name),
                  standing(judged, judgement->best, 0, before), best ? 0 : 8,
                  standing(judged, judgement->made, 1, after));
    if (!best) {
        output_format(&run->out, "  %s; ", verdicts[judgement->verdict]);
        write_better(run, judgement);
    }
    output_text(&run->out, "\n");
}

static void write_judged_json(struct run *run, const struct judged *judged)
{
    static const char *const verdicts[] = {
        [ZZ_ZU_BEST] = "best", [ZZ_ZU_INEXACT] = "inexact", [ZZ_ZU_MISTAKE] = "mistake"};
    const zz_zu_judgement *judgement = &judged->judgement;
    char name[ZZ_ZU_MOVE_TEXT];
    struct ask_judgement told = {
        .turn = ZU_JSON_SIDES[judged->mover],
        .move = zz_zu_move_text(judged->move, name),
        .before = winner_name(judged, judgement->best, true),
        .after = winner_name(judged, judgement->made, true),
        .verdict = verdicts[judgement->verdict],
        .made = judgement->made,
        .best = judgement->best,
        .distances = true,
    };
    ask_begin_judgement(&run->json, &told);
    for (unsigned i = 0; judgement->verdict && i < judgement->best_count; i++)
        json_string(&run->json, NULL, zz_zu_move_text(judgement->best_moves[i], name));
    ask_end_judgement(&run->json);
}

/* Goes through the record; with `write` it writes what it finds. */
static zz_status judge_moves(struct run *run, const struct zu_question *question,
                             void (*write)(struct run *run, const struct judged *judged),
                             struct tally *tally, zz_error *error)
{
    zz_status status = ZZ_OK;
    zz_zu_position at = zz_zu_game_start(question->game);
    uint64_t count = zz_zu_game_moves(question->game);
    *tally = (struct tally){.mistakes = {0}};
    for (uint64_t i = 0; i < count && !status && run_goes_on(run); i++) {
        struct judged judged = {i + 1, at.to_move, zz_zu_game_move(question->game, i),
                                .judgement = {.best_count = 0}};
        status = zz_zu_judge_move(question->solution, &at, judged.move, &judged.judgement, error);
        tally->mistakes[at.to_move] += judged.judgement.verdict == ZZ_ZU_MISTAKE;
        tally->inexact[at.to_move] += judged.judgement.verdict == ZZ_ZU_INEXACT;
        at = zz_zu_play(&at, judged.move);
        if (write && !status)
            write(run, &judged);
    }
    return status;
}

static void write_end(struct run *run, const struct zu_question *question, zz_outcome value,
                      const struct tally *tally)
{
    char worth[ASK_WORTH];
    zz_zu_side winner;
    zz_zu_position at = zz_zu_game_position(question->game);
    const zz_zu_board *board = zz_zu_game_board(question->game);
    if (zz_zu_is_over(board, &at, &winner))
        output_format(&run->out, "%s\n", zu_ending(board, &at));
    else
        output_format(&run->out, "%s to move: %s\n", ZU_SIDES[at.to_move], ask_worth(value, worth));
    output_format(&run->out,
                  "Mistakes: Red %" PRIu64 ", Black %" PRIu64 ". Inexact: Red %" PRIu64
                  ", Black %" PRIu64 ".\n",
                  tally->mistakes[ZZ_ZU_RED], tally->mistakes[ZZ_ZU_BLACK],
                  tally->inexact[ZZ_ZU_RED], tally->inexact[ZZ_ZU_BLACK]);
}

static void write_tally_json(struct run *run, const char *key, const uint64_t counts[2])
{
    json_open(&run->json, key, '{', JSON_ONE_LINE);
    for (int side = ZZ_ZU_RED; side <= ZZ_ZU_BLACK; side++)
        json_number(&run->json, ZU_JSON_SIDES[side], counts[side]);
    json_close(&run->json);
}

static zz_status tell_review(struct run *run, const struct zu_question *question, zz_error *error)
{
    struct tally tally;
    zz_outcome value;
    zz_zu_position at = zz_zu_game_position(question->game);
    zz_status status = zz_zu_solution_value(question->solution, &at, &value, error);
    if (status)
        return status;
    if (!run->settings->json) {
        zu_write_heading(run, question);
        output_text(&run->out,
                    " ply  side   move      before    after     (who wins, and plies left)\n");
        status = judge_moves(run, question, write_judged, &tally, error);
        write_end(run, question, value, &tally);
        return status;
    }
    status = judge_moves(run, question, NULL, &tally, error);
    zu_begin_json(run, question, value);
    write_tally_json(run, "mistakes", tally.mistakes);
    write_tally_json(run, "inexact", tally.inexact);
    json_open(&run->json, "moves", '[', JSON_LINES);
    if (!status)
        status = judge_moves(run, question, write_judged_json, &tally, error);
    json_close(&run->json);
    run_cost_json(run, question->cost);
    json_close(&run->json);
    return status;
}

zz_status zu_answer_review(struct run *run, zz_text *text, zz_error *error)
{
    return zu_ask(run, text, tell_review, error);
}
