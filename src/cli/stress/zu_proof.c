#include "zu_proof.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "trial.h"

enum { MOST_DIGITS = 9, LINE_WIDTH = 72 };

bool zu_claim_read(const char *bytes, size_t size, struct zu_claim *claim)
{
    static const char *const words[] = {"Tie", "Red ", "Black "};
    for (int i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);
        if (size < length || memcmp(bytes, words[i], length) != 0)
            continue;
        *claim = (struct zu_claim){(zz_winner)i, 0};
        for (size_t k = length; k < size && k < length + MOST_DIGITS; k++) {
            if (i == 0 || bytes[k] < '0' || bytes[k] > '9' ||
                (k == length + 1 && claim->plies == 0))
                return false;
            claim->plies = 10 * claim->plies + (uint64_t)(bytes[k] - '0');
        }
        bool right_size = i == 0 ? size == length : size > length && size <= length + MOST_DIGITS;
        return right_size;
    }
    return false;
}

static zz_status read_board(const char *bytes, zz_zu_board **board, zz_error *error)
{
    zz_text *text = NULL;
    *board = NULL;
    zz_status status = zz_text_open_memory(&text, bytes, strlen(bytes), NULL, error);
    if (!status)
        status = zz_zu_board_read(board, text, NULL, error);
    zz_text_close(text);
    return status;
}

static zz_status get_solver(zz_zu_solver **solver, zz_error *error)
{
    static zz_zu_solver *kept;
    zz_status status = kept ? ZZ_OK : zz_zu_solver_create(&kept, NULL, error);
    *solver = kept;
    return status;
}

zz_status zu_solve_text(const char *text, zz_outcome *outcome, zz_error *error)
{
    zz_zu_board *board;
    zz_zu_solver *solver = NULL;
    zz_status status = read_board(text, &board, error);
    if (!status)
        status = get_solver(&solver, error);
    if (!status)
        status = zz_zu_solve(solver, board, outcome, error);
    zz_zu_board_free(board);
    return status;
}

/* ---- The proof ---- */

struct argument {
    const zz_zu_board *board;
    const zz_zu_solution *solution;
    zz_zu_position start;
    zz_outcome outcome;
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES]; /* red's, best first */
    unsigned count;
    struct buffer *proof;
};

/* Adds a move to a line of moves that is broken when it gets too long. */
static void add_move(struct buffer *proof, size_t *begin, zz_zu_move move, bool first)
{
    char text[ZZ_ZU_MOVE_TEXT];
    zz_zu_move_text(move, text);
    if (!first)
        buffer_text(proof, ", ");
    if (proof->used - *begin + strlen(text) > LINE_WIDTH) {
        buffer_cut(proof, proof->used - 1);
        buffer_text(proof, "\n    ");
        *begin = proof->used;
    }
    buffer_text(proof, text);
}

static zz_status write_line(const struct argument *argument, zz_error *error)
{
    struct buffer *proof = argument->proof;
    zz_zu_position at = argument->start;
    zz_zu_line line;
    zz_status status = zz_zu_find_line(argument->solution, &at, &line, error);
    if (status)
        return status;
    if (argument->outcome.winner)
        buffer_format(proof, "  %s wins in %" PRIu64 " %s",
                      at.to_move == ZZ_ZU_RED && argument->outcome.winner == ZZ_WINNER_FIRST
                          ? "Red"
                          : "Black",
                      line.plies, line.plies == 1 ? "ply" : "plies");
    else
        buffer_text(proof, "  Tie: perfect play comes back to where it was");
    buffer_text(proof, line.plies ? ":\n    " : ".\n");
    size_t begin = proof->used;
    for (uint64_t ply = 0; ply < line.plies && !status; ply++) {
        zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
        unsigned count;
        status = zz_zu_rate_moves(argument->solution, &at, moves, &count, error);
        if (!status) {
            add_move(proof, &begin, moves[0].move, ply == 0);
            at = zz_zu_play(&at, moves[0].move);
        }
    }
    if (line.plies)
        buffer_text(proof, "\n");
    if (!status && line.repeats)
        buffer_format(proof, "    and again from the position after %" PRIu64 " plies.\n",
                      line.repeats_from);
    return status;
}

/* "  R1 down   red wins at ply 13, after B left" */
static zz_status write_moves(const struct argument *argument, zz_error *error)
{
    static const char *const values[] = {"tie", "red wins", "black wins"};
    struct buffer *proof = argument->proof;
    zz_status status = ZZ_OK;
    buffer_text(proof, argument->count ? "  Red's moves, and black's best replies:\n"
                                       : "  Red has no move.\n");
    for (unsigned i = 0; i < argument->count && !status; i++) {
        char text[ZZ_ZU_MOVE_TEXT];
        zz_zu_rated_move replies[ZZ_ZU_MOST_MOVES];
        unsigned count;
        zz_outcome outcome = argument->moves[i].outcome;
        zz_zu_position after = zz_zu_play(&argument->start, argument->moves[i].move);
        buffer_format(proof, "    %-9s %s", zz_zu_move_text(argument->moves[i].move, text),
                      values[outcome.winner]);
        if (outcome.winner)
            buffer_format(proof, " at ply %" PRIu64, outcome.plies);
        status = zz_zu_rate_moves(argument->solution, &after, replies, &count, error);
        if (!status && count)
            buffer_format(proof, ", after %s", zz_zu_move_text(replies[0].move, text));
        buffer_text(proof, "\n");
    }
    return status;
}

/* Why a claim is not true, in a sentence. */
static void refute(const struct argument *argument, const struct zu_claim *claim)
{
    struct buffer *proof = argument->proof;
    zz_outcome truth = argument->outcome;
    char best[ZZ_ZU_MOVE_TEXT] = "";
    if (argument->count)
        zz_zu_move_text(argument->moves[0].move, best);
    bool same = truth.winner == claim->winner;
    buffer_text(proof, "  ");
    if (truth.winner == ZZ_WINNER_FIRST && !same)
        buffer_format(proof, "%s wins for red, so it is neither a tie nor black's game.\n", best);
    else if (truth.winner == ZZ_WINNER_FIRST && claim->plies > truth.plies)
        buffer_format(proof,
                      "%s wins at ply %" PRIu64 " at the latest; red needs no %" PRIu64 ".\n", best,
                      truth.plies, claim->plies);
    else if (truth.winner == ZZ_WINNER_FIRST)
        buffer_format(proof,
                      "No move of red's wins within %" PRIu64
                      " plies: with the reply shown black holds out longer.\n",
                      claim->plies);
    else if (truth.winner == ZZ_WINNER_SECOND && argument->count == 0)
        buffer_text(proof, "Red cannot move, and so has lost at ply 0.\n");
    else if (truth.winner == ZZ_WINNER_SECOND && !same)
        buffer_text(proof, "Whatever red does, the reply shown wins for black.\n");
    else if (truth.winner == ZZ_WINNER_SECOND && claim->plies > truth.plies)
        buffer_format(proof,
                      "Whatever red does, the reply shown wins by ply %" PRIu64
                      "; black needs no %" PRIu64 ".\n",
                      truth.plies, claim->plies);
    else if (truth.winner == ZZ_WINNER_SECOND)
        buffer_format(proof, "With %s red holds out for longer than %" PRIu64 " plies.\n", best,
                      claim->plies);
    else if (claim->winner == ZZ_WINNER_FIRST)
        buffer_text(proof, "Whatever red does, the reply shown keeps black from losing.\n");
    else
        buffer_format(proof, "%s keeps red from losing.\n", best);
}

static zz_status argue(struct argument *argument, const struct zu_claim *claim, zz_error *error)
{
    argument->start = zz_zu_start(argument->board, ZZ_ZU_RED);
    zz_status status =
        zz_zu_solution_value(argument->solution, &argument->start, &argument->outcome, error);
    if (!status)
        status = zz_zu_rate_moves(argument->solution, &argument->start, argument->moves,
                                  &argument->count, error);
    if (!status)
        status = write_line(argument, error);
    if (!status)
        status = write_moves(argument, error);
    if (!status && claim)
        refute(argument, claim);
    return status;
}

zz_status zu_prove(const char *text, const struct buffer *given, uint64_t line,
                   struct buffer *proof, zz_error *error)
{
    zz_zu_board *board;
    zz_zu_solver *solver = NULL;
    zz_zu_solution *solution = NULL;
    struct zu_claim claim;
    const char *bytes;
    size_t size;
    bool claimed =
        given && find_line(given, line, &bytes, &size) && zu_claim_read(bytes, size, &claim);
    zz_status status = read_board(text, &board, error);
    if (!status)
        status = get_solver(&solver, error);
    if (!status)
        status = zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, error);
    if (!status) {
        struct argument argument = {.board = board, .solution = solution, .proof = proof};
        status = argue(&argument, claimed ? &claim : NULL, error);
    }
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
    return status;
}
