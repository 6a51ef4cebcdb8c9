#include "trail.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const char *square_name(zz_square square, char name[SQUARE_NAME])
{
    snprintf(name, SQUARE_NAME, "%" PRIu32 " %" PRIu32, square.row, square.col);
    return name;
}

zz_status trail_play_after(struct run *run, zz_trail *trail, zz_error *error)
{
    struct ask_list list = {.text = run->settings->after, .option = "--after"};
    uint32_t values[2];
    zz_status status;
    while (ask_list_read(&list, 2, values, &status, error)) {
        status = zz_trail_play(trail, (zz_square){values[0], values[1]}, error);
        if (status)
            break;
    }
    return status ? ask_fail_in_list(run, &list, error) : ZZ_OK;
}

static zz_outcome worth(bool wins)
{
    return (zz_outcome){wins ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0};
}

void trail_begin_json(struct run *run, const struct trail_words *words, const zz_trail *trail,
                      bool mover_wins)
{
    zz_square token = zz_trail_token(trail);
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "rows", zz_trail_rows(trail));
    json_number(&run->json, "cols", zz_trail_cols(trail));
    json_pair(&run->json, words->token, token.row, token.col);
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
    zz_status status = trail_play_after(run, trail, error);
    if (!status)
        status = zz_trail_moves(trail, moves, &count, &run->options, error);
    cost = run_cost_end(run, cost);
    for (unsigned i = 0; i < count && !status; i++)
        mover_wins |= moves[i].wins;
    if (!status && run->settings->json) {
        trail_begin_json(run, words, trail, mover_wins);
        write_moves_json(run, moves, count);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        write_moves(run, words, trail, moves, count, mover_wins);
    }
    zz_trail_free(trail);
    return status ? status : run_answered(run, 1, error);
}

/* ---- Lines ---- */

struct line {
    zz_square *squares;
    uint64_t count;
    bool longest;
    bool mover_wins; /* with perfect play */
    bool is_defence; /* the first move is the user's, see --defend */
};

/* The side that moves last wins. */
static bool is_winners(const struct line *line, uint64_t i)
{
    return i % 2 != line->count % 2;
}

/* Whether a move was made because the matching says so. */
static bool follows_matching(const struct line *line, uint64_t i)
{
    return is_winners(line, i) && !(line->is_defence && i == 0);
}

static void write_line_json(struct run *run, const struct trail_words *words, const zz_trail *trail,
                            const struct line *line)
{
    char name[SQUARE_NAME];
    zz_square token = zz_trail_token(trail);
    trail_begin_json(run, words, trail, line->mover_wins);
    if (line->is_defence)
        json_string(&run->json, "defend", square_name(line->squares[0], name));
    else
        json_null(&run->json, "defend");
    json_number(&run->json, "plies", line->count);
    json_bool(&run->json, "longest", line->longest);
    json_open(&run->json, "mainline", '[', JSON_LINES);
    for (uint64_t i = 0; i < line->count; i++) {
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "turn", words->json_sides[(zz_trail_length(trail) + i) % 2]);
        json_string(&run->json, "move", square_name(line->squares[i], name));
        ask_worth_json(&run->json, worth(is_winners(line, i)), false);
        ask_child_json(&run->json, worth(is_winners(line, i)), false);
        if (follows_matching(line, i))
            json_pair(&run->json, "partner_of", token.row, token.col);
        else
            json_null(&run->json, "partner_of");
        json_close(&run->json);
        token = line->squares[i];
    }
    json_close(&run->json);
}

static char trail_square(const void *trail, uint32_t row, uint32_t col)
{
    return zz_trail_square(trail, row, col);
}

static void draw(struct run *run, const zz_trail *trail, const char *words)
{
    struct picture picture = {.rows = zz_trail_rows(trail),
                              .cols = zz_trail_cols(trail),
                              .square = trail_square,
                              .board = trail};
    run_show(run, &picture, words);
}

/* Plays the line on the trail. */
static zz_status write_line_moves(struct run *run, const struct trail_words *words, zz_trail *trail,
                                  const struct line *line, zz_error *error)
{
    int width = (int)(strlen(words->sides[0]) > strlen(words->sides[1]) ? strlen(words->sides[0])
                                                                        : strlen(words->sides[1]));
    bool drawn = run->settings->draw;
    zz_status status = ZZ_OK;
    for (uint64_t i = 0; i < line->count && !status && run_goes_on(run); i++) {
        char name[SQUARE_NAME];
        char from[SQUARE_NAME] = "";
        char move[128];
        bool matched = follows_matching(line, i);
        if (matched)
            square_name(zz_trail_token(trail), from);
        snprintf(move, sizeof move, "%*" PRIu64 ". %-*s  %-*s%s%s", drawn ? 0 : 4,
                 zz_trail_length(trail) + 1, width, words->sides[zz_trail_length(trail) % 2],
                 matched ? 8 : 0, square_name(line->squares[i], name), matched ? "partner of " : "",
                 from);
        status = zz_trail_play(trail, line->squares[i], error);
        if (drawn && !status)
            draw(run, trail, move);
        else if (!status)
            output_format(&run->out, "%s\n", move);
    }
    return status;
}

static void write_beginning(struct run *run, const struct trail_words *words, const zz_trail *trail,
                            const struct line *line)
{
    char name[SQUARE_NAME];
    uint64_t made = zz_trail_length(trail);
    if (line->is_defence)
        output_format(&run->out, "%s to move %s\nAfter %s ", words->sides[made % 2],
                      line->mover_wins ? "wins" : "loses", square_name(line->squares[0], name));
    output_format(&run->out, "%s wins; this line has %" PRIu64 " %s\n",
                  words->sides[(made + line->count + 1) % 2], line->count,
                  line->count == 1 ? "ply" : "plies");
    if (run->settings->draw) {
        output_text(&run->out, "\n");
        draw(run, trail, "");
    }
}

static zz_status write_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                            const struct line *line, zz_error *error)
{
    uint64_t end = zz_trail_length(trail) + line->count;
    uint64_t chosen = line->count - line->is_defence; /* moves that are the program's */
    const char *winner = words->sides[(end + 1) % 2];
    const char *loser = words->sides[end % 2];
    write_beginning(run, words, trail, line);
    zz_status status = write_line_moves(run, words, trail, line, error);
    if (status)
        return status;
    output_format(&run->out, "%s cannot move.\n", loser);
    if (chosen > 0)
        output_format(&run->out,
                      "Why: %s always moves to the partner of the %s's square in one maximum\n"
                      "matching of the squares that are left; whatever %s does, there is one.\n",
                      winner, words->token, loser);
    if (chosen > 1)
        output_text(&run->out, line->longest
                                   ? "Against this matching no defence lasts longer.\n"
                                   : "The defence is the longest found; others may last longer.\n");
    return ZZ_OK;
}

/* Takes the trail back to its first board, which is written with all the moves from there. A round
 * has two moves: the second of the last one may be missing. */
static zz_status write_record(struct run *run, zz_trail *trail, const struct line *line,
                              zz_error *error)
{
    void *block = NULL;
    uint64_t made = zz_trail_length(trail);
    uint64_t all = made + line->count;
    zz_status status = meter_allocate(&run->meter, &block, made, sizeof(zz_square), error);
    zz_square *before = block;
    for (uint64_t i = made; i-- > 0 && !status; zz_trail_undo(trail))
        before[i] = zz_trail_token(trail);
    if (!status)
        output_format(&run->out, "%" PRIu32 " %" PRIu32 "\n", zz_trail_rows(trail),
                      zz_trail_cols(trail));
    for (uint32_t row = 1; row <= zz_trail_rows(trail) && !status; row++) {
        for (uint32_t col = 1; col <= zz_trail_cols(trail); col++) {
            char square = zz_trail_square(trail, row, col);
            output_bytes(&run->out, &square, 1);
        }
        output_text(&run->out, "\n");
    }
    if (!status)
        output_format(&run->out, "%" PRIu64 "\n", (all + 1) / 2);
    for (uint64_t i = 0; i < all && !status; i++) {
        char name[SQUARE_NAME];
        zz_square square = i < made ? before[i] : line->squares[i - made];
        output_format(&run->out, "%s\n", square_name(square, name));
    }
    if (!status && all % 2)
        output_text(&run->out, "0 0\n");
    meter_release(&run->meter, block, made, sizeof(zz_square));
    return status;
}

static zz_status find_value(struct run *run, const zz_trail *trail, struct line *line,
                            zz_error *error)
{
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned count = 0;
    zz_status status = zz_trail_moves(trail, moves, &count, &run->options, error);
    line->mover_wins = false;
    for (unsigned i = 0; i < count && !status; i++)
        line->mover_wins |= moves[i].wins;
    return status;
}

/* Leaves the trail as it was. */
static zz_status find_line(struct run *run, zz_trail *trail, struct line *line, zz_error *error)
{
    uint32_t values[2];
    struct ask_list list;
    line->is_defence = run->settings->defend != NULL;
    zz_status status = find_value(run, trail, line, error);
    if (!status && line->is_defence) {
        status = ask_read_defend(run, &list, 2, values, error);
        if (status)
            return status;
        line->squares[0] = (zz_square){values[0], values[1]};
        status = zz_trail_play(trail, line->squares[0], error);
        if (status)
            return ask_fail_in_list(run, &list, error);
    }
    if (!status)
        status = zz_trail_line(trail, line->squares + line->is_defence, &line->count,
                               &line->longest, &run->options, error);
    if (!status && line->is_defence)
        zz_trail_undo(trail);
    line->count += line->is_defence;
    return status;
}

zz_status trail_tell_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                          zz_error *error)
{
    struct line line = {.count = 0};
    void *block = NULL;
    uint64_t size = (uint64_t)zz_trail_rows(trail) * zz_trail_cols(trail) + 1;
    struct cost cost = run_cost_begin(run);
    zz_status status = trail_play_after(run, trail, error);
    if (!status)
        status = meter_allocate(&run->meter, &block, size, sizeof(zz_square), error);
    line.squares = block;
    if (!status)
        status = find_line(run, trail, &line, error);
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json) {
        write_line_json(run, words, trail, &line);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        status = run->settings->record ? write_record(run, trail, &line, error)
                                       : write_line(run, words, trail, &line, error);
    }
    meter_release(&run->meter, block, size, sizeof(zz_square));
    zz_trail_free(trail);
    return status ? status : run_answered(run, 1, error);
}
