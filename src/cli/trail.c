#include "trail.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const char *square_name(zz_square square, char name[SQUARE_NAME])
{
    snprintf(name, SQUARE_NAME, "%" PRIu32 " %" PRIu32, square.row, square.col);
    return name;
}

static zz_status play_after(struct run *run, zz_trail *trail, zz_error *error)
{
    struct ask_list list = {.text = run->settings->after};
    uint32_t values[2];
    zz_status status;
    while (ask_list_read(&list, 2, values, &status, error)) {
        status = zz_trail_play(trail, (zz_square){values[0], values[1]}, error);
        if (status)
            break;
    }
    return status ? ask_fail_after(run, &list, error) : ZZ_OK;
}

static zz_outcome worth(bool wins)
{
    return (zz_outcome){wins ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0};
}

static void begin_json(struct run *run, const struct trail_words *words, const zz_trail *trail,
                       bool mover_wins)
{
    char name[SQUARE_NAME];
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "rows", zz_trail_rows(trail));
    json_number(&run->json, "cols", zz_trail_cols(trail));
    json_string(&run->json, words->token, square_name(zz_trail_token(trail), name));
    json_number(&run->json, "ply", zz_trail_length(trail));
    json_string(&run->json, "turn", words->json_sides[zz_trail_length(trail) % 2]);
    ask_worth_json(&run->json, worth(mover_wins), false);
}

static void write_moves_json(struct run *run, const zz_trail_move *moves, unsigned count)
{
    char name[SQUARE_NAME];
    json_open(&run->json, "moves", '[', JSON_LINES);
    for (int wins = 1; wins >= 0; wins--)
        for (unsigned i = 0; i < count; i++)
            if (moves[i].wins == wins) {
                json_open(&run->json, NULL, '{', JSON_ONE_LINE);
                json_string(&run->json, "move", square_name(moves[i].square, name));
                ask_worth_json(&run->json, worth(wins), false);
                ask_child_json(&run->json, worth(wins), false);
                json_close(&run->json);
            }
    json_close(&run->json);
}

static void write_moves(struct run *run, const struct trail_words *words, const zz_trail *trail,
                        const zz_trail_move *moves, unsigned count, bool mover_wins)
{
    char name[SQUARE_NAME];
    const char *mover = words->sides[zz_trail_length(trail) % 2];
    if (count == 0)
        output_format(&run->out, "%s cannot move and has lost\n", mover);
    else
        output_format(&run->out, "%s to move %s\n", mover, mover_wins ? "wins" : "loses");
    for (int wins = 1; wins >= 0; wins--)
        for (unsigned i = 0; i < count; i++)
            if (moves[i].wins == wins)
                output_format(&run->out, "%-8s%s\n", square_name(moves[i].square, name),
                              ask_category(worth(wins).winner));
}

zz_status trail_tell_moves(struct run *run, const struct trail_words *words, zz_trail *trail,
                           zz_error *error)
{
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned count = 0;
    bool mover_wins = false;
    struct cost cost = run_cost_begin(run);
    zz_status status = play_after(run, trail, error);
    if (!status)
        status = zz_trail_moves(trail, moves, &count, &run->options, error);
    cost = run_cost_end(run, cost);
    for (unsigned i = 0; i < count && !status; i++)
        mover_wins |= moves[i].wins;
    if (!status && run->settings->json) {
        begin_json(run, words, trail, mover_wins);
        write_moves_json(run, moves, count);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        write_moves(run, words, trail, moves, count, mover_wins);
    }
    zz_trail_free(trail);
    return status ? status : run_answered(run, 1, error);
}

struct line {
    zz_square *squares;
    uint64_t count;
    bool longest;
    bool mover_wins;
};

static void write_line_json(struct run *run, const struct trail_words *words, const zz_trail *trail,
                            const struct line *line)
{
    char name[SQUARE_NAME];
    char from[SQUARE_NAME];
    zz_square token = zz_trail_token(trail);
    begin_json(run, words, trail, line->mover_wins);
    json_number(&run->json, "plies", line->count);
    json_bool(&run->json, "longest", line->longest);
    json_open(&run->json, "mainline", '[', JSON_LINES);
    for (uint64_t i = 0; i < line->count; i++) {
        bool winners = i % 2 != line->count % 2;
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "turn", words->json_sides[(zz_trail_length(trail) + i) % 2]);
        json_string(&run->json, "move", square_name(line->squares[i], name));
        ask_worth_json(&run->json, worth(winners), false);
        ask_child_json(&run->json, worth(winners), false);
        if (winners)
            json_string(&run->json, "partner_of", square_name(token, from));
        else
            json_null(&run->json, "partner_of");
        json_close(&run->json);
        token = line->squares[i];
    }
    json_close(&run->json);
}

static void write_line(struct run *run, const struct trail_words *words, const zz_trail *trail,
                       const struct line *line)
{
    char name[SQUARE_NAME];
    char from[SQUARE_NAME];
    uint64_t made = zz_trail_length(trail);
    zz_square token = zz_trail_token(trail);
    const char *winner = words->sides[(made + line->count + 1) % 2];
    const char *loser = words->sides[(made + line->count) % 2];
    int width = (int)(strlen(winner) > strlen(loser) ? strlen(winner) : strlen(loser));
    output_format(&run->out, "%s wins; this line has %" PRIu64 " %s\n", winner, line->count,
                  line->count == 1 ? "ply" : "plies");
    for (uint64_t i = 0; i < line->count; i++) {
        output_format(&run->out, "%4" PRIu64 ". %-*s  ", made + i + 1, width,
                      words->sides[(made + i) % 2]);
        if (i % 2 != line->count % 2)
            output_format(&run->out, "%-8spartner of %s\n", square_name(line->squares[i], name),
                          square_name(token, from));
        else
            output_format(&run->out, "%s\n", square_name(line->squares[i], name));
        token = line->squares[i];
    }
    output_format(&run->out, "%s cannot move.\n", loser);
    if (line->count > 0)
        output_format(&run->out,
                      "Why: %s always moves to the partner of the %s's square in one maximum\n"
                      "matching of the squares that are left; whatever %s does, there is one.\n",
                      winner, words->token, loser);
    if (line->count > 1)
        output_text(&run->out, line->longest
                                   ? "Against this matching no defence lasts longer.\n"
                                   : "The defence is the longest found; others may last longer.\n");
}

zz_status trail_tell_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                          zz_error *error)
{
    struct line line = {.count = 0};
    void *block = NULL;
    uint64_t size = (uint64_t)zz_trail_rows(trail) * zz_trail_cols(trail);
    struct cost cost = run_cost_begin(run);
    zz_status status = play_after(run, trail, error);
    if (!status)
        status = meter_allocate(&run->meter, &block, size, sizeof(zz_square), error);
    line.squares = block;
    if (!status)
        status =
            zz_trail_line(trail, line.squares, &line.count, &line.longest, &run->options, error);
    line.mover_wins = line.count % 2;
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json) {
        write_line_json(run, words, trail, &line);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        write_line(run, words, trail, &line);
    }
    meter_release(&run->meter, block, size, sizeof(zz_square));
    zz_trail_free(trail);
    return status ? status : run_answered(run, 1, error);
}
