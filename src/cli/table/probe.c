/* probe.c: what a table says of positions, and of the moves there. */
#include <stdio.h>

#include <zugzwang/zu.h>

#include "answer.h"
#include "cli/ask.h"
#include "cli/help.h"

struct rated {
    zz_zu_move move;
    zz_outcome outcome; /* for the side that moves; plies count the move */
};

/* The square a step away; false when it cannot be entered. */
static bool step_to(const struct table_shape *shape, uint32_t from, zz_zu_step step, uint32_t *to)
{
    uint32_t row = shape->square[from] / shape->cols + (step == ZZ_ZU_DOWN) - (step == ZZ_ZU_UP);
    uint32_t col = shape->square[from] % shape->cols + (step == ZZ_ZU_RIGHT) - (step == ZZ_ZU_LEFT);
    if (row >= shape->rows || col >= shape->cols) /* below 0 it is far above */
        return false;
    uint32_t square = row * shape->cols + col;
    *to = shape->number[square];
    return shape->squares[square] != '#';
}

/* The position after a move; false when it is not legal. */
static bool play(const struct table_shape *shape, const struct table_position *position,
                 zz_zu_move move, struct table_position *next)
{
    uint32_t to;
    *next = *position;
    next->black_to_move = !position->black_to_move;
    if (move.piece == ZZ_ZU_PAWN)
        return move.step != ZZ_ZU_DOWN && step_to(shape, position->pawn, move.step, &next->pawn);
    uint32_t other = position->red[move.piece == ZZ_ZU_R1];
    if (!step_to(shape, position->red[move.piece == ZZ_ZU_R2], move.step, &to) || to == other)
        return false;
    next->red[0] = to < other ? to : other;
    next->red[1] = to < other ? other : to;
    return true;
}

static bool is_better(zz_outcome a, zz_outcome b)
{
    static const int rank[] = {[ZZ_WINNER_NONE] = 1, [ZZ_WINNER_FIRST] = 2, [ZZ_WINNER_SECOND] = 0};
    if (a.winner != b.winner)
        return rank[a.winner] > rank[b.winner];
    return a.winner == ZZ_WINNER_FIRST ? a.plies < b.plies : a.plies > b.plies;
}

/* Puts a move in its place among those before it. */
static void insert(struct rated moves[], unsigned count, struct rated rated)
{
    for (; count > 0 && is_better(rated.outcome, moves[count - 1].outcome); count--)
        moves[count] = moves[count - 1];
    moves[count] = rated;
}

static bool is_over(const struct table_shape *shape, const struct table_position *position)
{
    return position->pawn < shape->first_pawn || position->pawn == position->red[0] ||
           position->pawn == position->red[1];
}

/* All legal moves, best first. */
static zz_status rate_moves(struct table_file *file, const struct table_position *position,
                            struct rated moves[ZZ_ZU_MOST_MOVES], unsigned *count, zz_error *error)
{
    zz_zu_piece first = position->black_to_move ? ZZ_ZU_PAWN : ZZ_ZU_R1;
    zz_zu_piece last = position->black_to_move ? ZZ_ZU_PAWN : ZZ_ZU_R2;
    zz_status status = ZZ_OK;
    *count = 0;
    if (is_over(&file->shape, position))
        return ZZ_OK;
    for (unsigned piece = first; piece <= (unsigned)last; piece++)
        for (unsigned step = ZZ_ZU_UP; step <= ZZ_ZU_DOWN && !status; step++) {
            struct rated rated = {.move = {(zz_zu_piece)piece, (zz_zu_step)step}};
            struct table_position next;
            if (!play(&file->shape, position, rated.move, &next))
                continue;
            status = table_value(file, &next, &rated.outcome, error);
            rated.outcome = ask_other_view(rated.outcome);
            rated.outcome.plies += rated.outcome.winner != ZZ_WINNER_NONE;
            insert(moves, (*count)++, rated);
        }
    return status;
}

static void write_text(struct table_answer *answer, const char *position, zz_outcome outcome,
                       const struct rated moves[], unsigned count)
{
    char worth[ASK_WORTH];
    char move[ZZ_ZU_MOVE_TEXT];
    output_format(&answer->out, "%s: %s\n", position, ask_worth(outcome, worth));
    for (unsigned i = 0; i < count; i++)
        output_format(&answer->out, "  %-8s  %s\n", zz_zu_move_text(moves[i].move, move),
                      ask_worth(moves[i].outcome, worth));
}

static void write_json(struct table_answer *answer, const struct table_position *position,
                       const char *text, zz_outcome outcome, const struct rated moves[],
                       unsigned count)
{
    struct json *json = &answer->json;
    char move[ZZ_ZU_MOVE_TEXT];
    json_open(json, NULL, '{', JSON_LINES);
    json_string(json, "position", text);
    json_string(json, "turn", position->black_to_move ? "black" : "red");
    ask_worth_json(json, outcome, true);
    json_open(json, "moves", '[', JSON_LINES);
    for (unsigned i = 0; i < count; i++) {
        json_open(json, NULL, '{', JSON_ONE_LINE);
        json_string(json, "move", zz_zu_move_text(moves[i].move, move));
        ask_worth_json(json, moves[i].outcome, true);
        ask_child_json(json, moves[i].outcome, true);
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static zz_status probe(struct table_answer *answer, const char *operand, zz_error *error)
{
    const struct settings *settings = answer->settings;
    struct table_file *file = &answer->file;
    struct table_position position;
    struct rated moves[ZZ_ZU_MOST_MOVES];
    char text[TABLE_POSITION_TEXT];
    zz_outcome outcome;
    unsigned count = 0;
    zz_status status = table_position_read(&file->shape, operand, &position, error);
    if (!status)
        status = table_value(file, &position, &outcome, error);
    if (!status && (settings->all_moves || settings->json))
        status = rate_moves(file, &position, moves, &count, error);
    if (status)
        return status;
    table_position_text(&file->shape, &position, text);
    if (settings->json)
        write_json(answer, &position, text, outcome, moves, count);
    else
        write_text(answer, text, outcome, moves, count);
    return ZZ_OK;
}

static zz_status probe_all(struct table_answer *answer, zz_error *error)
{
    static char source[32];
    zz_status status = ZZ_OK;
    if (answer->settings->json)
        json_open(&answer->json, "positions", '[', JSON_LINES);
    for (int i = 0; i < answer->count && !status; i++) {
        status = probe(answer, answer->operands[i], error);
        if (status && error->line) {
            snprintf(source, sizeof source, "position %d", i + 1);
            answer->source = source;
            answer->file.is_table = false; /* it is not the table that is bad */
        }
    }
    if (answer->settings->json && !status)
        json_close(&answer->json);
    return status;
}

int table_probe(const struct game *game, const struct settings *settings, int count,
                char *operands[])
{
    if (count == 1) {
        complain("which position? For example '1,1 1,2 %s red'", "3,1");
        return help_hint(game, "table");
    }
    return table_answer_run(game, "zugzwang/table-probe/1", probe_all, false, settings, count,
                            operands);
}
