/* report.c: stats and verify, told. */
#include <inttypes.h>
#include <stdio.h>

#include "answer.h"
#include "cli/ask.h"
#include "cli/help.h"
#include "stats.h"
#include "verify.h"

static const char *const SIDES[] = {"red", "black"};

static int refuse_operands(const struct game *game, const char *operand)
{
    complain("expected one table, found '%s' as well", operand);
    return help_hint(game, "table");
}

/* ---- stats ---- */

static void write_counts(struct json *json, const struct stats *stats)
{
    json_open(json, "sides", '[', JSON_LINES);
    for (int side = 0; side < 2; side++) {
        json_open(json, NULL, '{', JSON_ONE_LINE);
        json_string(json, "turn", SIDES[side]);
        json_number(json, "win", stats_wins(stats, side, side));
        json_number(json, "tie", stats->counts[side][TABLE_TIE]);
        json_number(json, "lose", stats_wins(stats, side, !side));
        json_close(json);
    }
    json_close(json);
}

static void write_distances(struct json *json, const struct stats *stats)
{
    json_open(json, "distances", '[', JSON_LINES);
    for (unsigned plies = 0; plies <= stats->most_plies; plies++) {
        json_open(json, NULL, '{', JSON_ONE_LINE);
        json_number(json, "distance", plies);
        json_number(json, "red_wins", stats_wins_after(stats, STATS_RED, plies));
        json_number(json, "black_wins", stats_wins_after(stats, STATS_BLACK, plies));
        json_close(json);
    }
    json_close(json);
}

static void write_longest(struct json *json, const struct stats *stats,
                          const struct table_shape *shape)
{
    char text[TABLE_POSITION_TEXT];
    json_open(json, "longest", '[', JSON_LINES);
    for (int winner = 0; winner < 2; winner++)
        for (int turn = 0; turn < 2; turn++) {
            const struct stats_longest *longest = &stats->longest[turn][winner];
            if (longest->count == 0)
                continue;
            json_open(json, NULL, '{', JSON_LINES);
            json_string(json, "winner", SIDES[winner]);
            json_string(json, "turn", SIDES[turn]);
            json_number(json, "distance", longest->plies);
            json_number(json, "count", longest->count);
            json_open(json, "positions", '[', JSON_ONE_LINE);
            for (uint64_t i = 0; i < longest->count && i < STATS_SHOWN; i++)
                json_string(json, NULL, table_position_text(shape, &longest->shown[i], text));
            json_close(json);
            json_close(json);
        }
    json_close(json);
}

static zz_status tell_stats(struct table_answer *answer, zz_error *error)
{
    static struct stats stats; /* large */
    zz_status status = stats_gather(&stats, &answer->file, error);
    if (!status && answer->settings->json) {
        write_counts(&answer->json, &stats);
        write_distances(&answer->json, &stats);
        write_longest(&answer->json, &stats, &answer->file.shape);
    } else if (!status && answer->settings->svg) {
        stats_write_svg(&stats, &answer->file.shape, &answer->out);
    } else if (!status) {
        stats_write_text(&stats, &answer->file.shape, &answer->out);
    }
    stats_free(&stats, &answer->file);
    return status;
}

int table_stats(const struct game *game, const struct settings *settings, int count,
                char *operands[])
{
    if (count > 1)
        return refuse_operands(game, operands[1]);
    if (settings->json && settings->svg) {
        complain("only one of --json and --svg can be given");
        return help_hint(game, "table");
    }
    return table_answer_run(game, "zugzwang/table-stats/1", tell_stats, false, settings, count,
                            operands);
}

/* ---- verify ---- */

static zz_outcome outcome_of(unsigned value)
{
    if (value == TABLE_TIE)
        return (zz_outcome){ZZ_WINNER_NONE, 0};
    return (zz_outcome){value % 2 ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST, value - 1};
}

static void write_flaw(struct json *json, const char *position, const struct table_flaw *flaw)
{
    static const char *const keys[] = {"found", "expected"};
    const unsigned values[] = {flaw->found, flaw->expected};
    json_open(json, "wrong", '{', JSON_LINES);
    json_string(json, "position", position);
    for (int i = 0; i < 2; i++) {
        json_open(json, keys[i], '{', JSON_ONE_LINE);
        ask_worth_json(json, outcome_of(values[i]), true);
        json_close(json);
    }
    json_close(json);
}

static void write_position(struct output *out, const struct table_shape *shape,
                           const struct table_position *position)
{
    static const char *const words[] = {"with the generals on ", " and ", " and the pawn on "};
    const uint32_t numbers[] = {position->red[0], position->red[1], position->pawn};
    for (int i = 0; i < 3; i++) {
        uint32_t square = shape->square[numbers[i]];
        output_format(out, "%s%" PRIu32 ",%" PRIu32, words[i], square / shape->cols + 1,
                      square % shape->cols + 1);
    }
    output_format(out, ", %s to move,", SIDES[position->black_to_move]);
}

static zz_status tell_verdict(struct table_answer *answer, zz_error *error)
{
    struct table_flaw flaw;
    bool flawed;
    uint64_t checked;
    char text[TABLE_POSITION_TEXT];
    char found[ASK_WORTH];
    char expected[ASK_WORTH];
    zz_status status = table_verify(&answer->file, &flawed, &flaw, &checked, error);
    if (status)
        return status;
    if (flawed)
        table_position_text(&answer->file.shape, &flaw.position, text);
    if (answer->settings->json) {
        json_bool(&answer->json, "right", !flawed);
        json_number(&answer->json, "checked", checked);
        if (flawed)
            write_flaw(&answer->json, text, &flaw);
        else
            json_null(&answer->json, "wrong");
    } else if (flawed) {
        output_format(&answer->out, "%s: wrong: ", answer->source);
        write_position(&answer->out, &answer->file.shape, &flaw.position);
        output_format(&answer->out, " the table says %s, but its moves say %s\n",
                      ask_worth(outcome_of(flaw.found), found),
                      ask_worth(outcome_of(flaw.expected), expected));
    } else {
        output_format(&answer->out, "%s: all %" PRIu64 " positions are right\n", answer->source,
                      checked);
    }
    answer->exit_code = flawed ? EXIT_NO : EXIT_DONE;
    return ZZ_OK;
}

int table_check(const struct game *game, const struct settings *settings, int count,
                char *operands[])
{
    if (count > 1)
        return refuse_operands(game, operands[1]);
    return table_answer_run(game, "zugzwang/table-verify/1", tell_verdict, true, settings, count,
                            operands);
}
