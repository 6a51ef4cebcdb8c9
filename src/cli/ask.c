#include "ask.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/render/render.h"
#include "help.h"

static const char *const NAMES[ASK_VERBS] = {"moves", "line", "review"};

static const char *set_after(struct settings *settings, char *const values[])
{
    settings->after = values[0];
    return NULL;
}

static const char *set_defend(struct settings *settings, char *const values[])
{
    settings->defend = values[0];
    return NULL;
}

static const char *set_board(struct settings *settings, char *const values[])
{
    (void)values;
    settings->draw = true;
    return NULL;
}

static const struct option AFTER_OPTION[] = {
    {"after", 0, "MOVES", "make these moves first, separated by commas", set_after},
    {.name = NULL},
};

static const struct option LINE_OPTIONS[] = {
    {"after", 0, "MOVES", "make these moves first, separated by commas", set_after},
    {"defend", 0, "MOVE", "then make MOVE and show the longest defence", set_defend},
    {.name = NULL},
};

static const char *set_record(struct settings *settings, char *const values[])
{
    (void)values;
    settings->record = true;
    return NULL;
}

static const struct option BOARD_OPTION[] = {
    {"board", 0, NULL, "draw each position", set_board},
    {.name = NULL},
};

static const struct option RECORD_OPTION[] = {
    {"record", 0, NULL, "write board and moves as 'review' reads them", set_record},
    {.name = NULL},
};

static zz_status fail_in_list(struct ask_list *list, const char *expected, zz_error *error)
{
    char found = list->text[list->next];
    *error = (zz_error){.code = ZZ_BAD_INPUT, .line = 1, .column = list->next + 1};
    if (found)
        snprintf(error->message, sizeof error->message, "expected %s, found '%c'", expected, found);
    else
        snprintf(error->message, sizeof error->message, "expected %s, found the end", expected);
    return error->code;
}

static void skip_blanks(struct ask_list *list)
{
    while (list->text[list->next] == ' ' || list->text[list->next] == '\t')
        list->next++;
}

static bool read_value(struct ask_list *list, uint32_t *value)
{
    char digits[12];
    uint64_t number;
    size_t length = strspn(list->text + list->next, "0123456789");
    if (length == 0 || length >= sizeof digits)
        return false;
    memcpy(digits, list->text + list->next, length);
    digits[length] = '\0';
    if (!parse_number(digits, 1, UINT32_MAX, &number))
        return false;
    list->next += length;
    *value = (uint32_t)number;
    return true;
}

bool ask_list_read(struct ask_list *list, unsigned numbers, uint32_t values[], zz_status *status,
                   zz_error *error)
{
    *status = ZZ_OK;
    if (!list->text)
        return false;
    skip_blanks(list);
    if (list->moves == 0 && !list->text[list->next])
        return false;
    if (list->moves > 0) {
        if (!list->text[list->next])
            return false;
        if (list->text[list->next] != ',') {
            *status = fail_in_list(list, "',' or the end", error);
            return false;
        }
        list->next++;
        skip_blanks(list);
    }
    list->column = list->next + 1;
    for (unsigned i = 0; i < numbers; i++) {
        skip_blanks(list);
        if (!read_value(list, &values[i])) {
            *status = fail_in_list(list,
                                   numbers > 1 ? "a row and a column, counted from 1"
                                               : "a vertex, counted from 1",
                                   error);
            return false;
        }
    }
    list->moves++;
    return true;
}

zz_status ask_fail_in_list(struct run *run, const struct ask_list *list, zz_error *error)
{
    run->source = list->option;
    if (!error->line) {
        error->line = 1;
        error->column = list->column;
    }
    return error->code;
}

zz_status ask_read_defend(struct run *run, struct ask_list *list, unsigned numbers,
                          uint32_t values[], zz_error *error)
{
    zz_status status;
    *list = (struct ask_list){.text = run->settings->defend, .option = "--defend"};
    bool found = ask_list_read(list, numbers, values, &status, error);
    skip_blanks(list);
    if (!status && (!found || list->text[list->next]))
        status = fail_in_list(list, found ? "one move" : "a move", error);
    return status ? ask_fail_in_list(run, list, error) : ZZ_OK;
}

zz_status ask_fail_number(struct run *run, const char *option, const char *thing, uint64_t found,
                          uint64_t most, zz_error *error)
{
    run->source = option;
    *error = (zz_error){.code = ZZ_BAD_ARGUMENT};
    snprintf(error->message, sizeof error->message,
             "expected a %s from 1 to %" PRIu64 ", found %" PRIu64, thing, most, found);
    return error->code;
}

const char *ask_category(zz_winner winner)
{
    static const char *const words[] = {
        [ZZ_WINNER_NONE] = "tie", [ZZ_WINNER_FIRST] = "win", [ZZ_WINNER_SECOND] = "lose"};
    return words[winner];
}

const char *ask_worth(zz_outcome outcome, char text[ASK_WORTH])
{
    if (outcome.winner)
        snprintf(text, ASK_WORTH, "%s in %" PRIu64 " %s", ask_category(outcome.winner),
                 outcome.plies, outcome.plies == 1 ? "ply" : "plies");
    else
        snprintf(text, ASK_WORTH, "tie");
    return text;
}

zz_outcome ask_other_view(zz_outcome outcome)
{
    static const zz_winner other[] = {[ZZ_WINNER_NONE] = ZZ_WINNER_NONE,
                                      [ZZ_WINNER_FIRST] = ZZ_WINNER_SECOND,
                                      [ZZ_WINNER_SECOND] = ZZ_WINNER_FIRST};
    return (zz_outcome){other[outcome.winner], outcome.plies};
}

static void write_worth(struct json *json, const char *category_key, const char *distance_key,
                        zz_winner winner, uint64_t plies, bool distances)
{
    json_string(json, category_key, ask_category(winner));
    if (distances && winner)
        json_number(json, distance_key, plies);
    else
        json_null(json, distance_key);
}

void ask_worth_json(struct json *json, zz_outcome outcome, bool distances)
{
    write_worth(json, "category", "distance", outcome.winner, outcome.plies, distances);
}

void ask_child_json(struct json *json, zz_outcome outcome, bool distances)
{
    write_worth(json, "child_category", "child_distance", ask_other_view(outcome).winner,
                outcome.plies - 1, distances);
}

void ask_begin_judgement(struct json *json, const struct ask_judgement *judgement)
{
    json_open(json, NULL, '{', JSON_ONE_LINE);
    json_string(json, "turn", judgement->turn);
    json_string(json, "move", judgement->move);
    json_string(json, "verdict", judgement->verdict);
    json_string(json, "before", judgement->before);
    json_string(json, "after", judgement->after);
    ask_worth_json(json, judgement->made, judgement->distances);
    ask_child_json(json, judgement->made, judgement->distances);
    write_worth(json, "best_category", "best_distance", judgement->best.winner,
                judgement->best.plies, judgement->distances);
    json_open(json, "better", '[', JSON_ONE_LINE);
}

void ask_end_judgement(struct json *json)
{
    json_close(json);
    json_close(json);
}

static bool has(const struct game *game, enum ask_verb verb)
{
    return game->ask && game->ask->answer[verb];
}

/* Whether the answer can be a picture. */
static bool draws_line(const struct game *game, enum ask_verb verb)
{
    return verb == ASK_LINE && game->render && game->render->draw[RENDER_LINE];
}

enum { TABLES = 9 };

static void list_options(const struct game *game, enum ask_verb verb,
                         const struct option *tables[TABLES])
{
    static const struct option *const shared[ASK_VERBS] = {AFTER_OPTION, LINE_OPTIONS, NO_OPTIONS};
    const struct option *own = game->ask->verb_options[verb];
    tables[0] = game->ask->options ? game->ask->options : NO_OPTIONS;
    tables[1] = shared[verb];
    tables[2] = verb == ASK_LINE && game->ask->draws ? BOARD_OPTION : NO_OPTIONS;
    tables[3] = verb == ASK_LINE && game->ask->records ? RECORD_OPTION : NO_OPTIONS;
    tables[4] = own ? own : NO_OPTIONS;
    tables[5] = draws_line(game, verb) ? RENDER_FORMAT : NO_OPTIONS;
    tables[6] = RUN_OPTIONS;
    tables[7] = COMMON_OPTIONS;
    tables[8] = NULL;
}

static void write_help(const struct game *game, enum ask_verb verb, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game, verb, tables);
    output_format(output, "Usage: zugzwang %s %s [OPTIONS] [FILE...]\n\n", game->name, NAMES[verb]);
    output_text(output, game->ask->help[verb]);
    output_text(output, "\nFiles are answered in order; '-', or no FILE at all, is standard input."
                        "\n\nOptions:\n");
    options_help(tables, output);
}

static bool go_together(const struct settings *settings)
{
    const char *other = settings->json ? "--json" : "--board";
    if (settings->json && settings->draw)
        complain("--json and --board cannot go together");
    else if (settings->record && (settings->json || settings->draw))
        complain("--record and %s cannot go together", other);
    else if (settings->format && (settings->json || settings->draw || settings->record))
        complain("--format and %s cannot go together", settings->record ? "--record" : other);
    else
        return true;
    return false;
}

static int answer_verb(const struct game *game, enum ask_verb verb, int count, char *arguments[])
{
    const struct ask_game *ask = game->ask;
    struct settings settings = {.help = false};
    struct task task = {NAMES[verb], ask->things, ask->awaits, ask->answer[verb]};
    const struct option *tables[TABLES];
    int files;
    list_options(game, verb, tables);
    if (!options_parse(tables, &settings, count, arguments, &files))
        return help_hint(game, NAMES[verb]);
    if (settings.help)
        return help_verb(game, verb_named(NAMES[verb]));
    if (settings.version)
        return help_version();
    const char *missing = ask->missing ? ask->missing(&settings) : NULL;
    if (missing) {
        complain("expected %s", missing);
        return help_hint(game, NAMES[verb]);
    }
    if (!go_together(&settings))
        return help_hint(game, NAMES[verb]);
    if (settings.format)
        return render_files(game, RENDER_LINE, NAMES[verb], &settings, files, arguments);
    return run_files(game, &task, &settings, files, arguments);
}

bool moves_has(const struct game *game)
{
    return has(game, ASK_MOVES);
}

bool line_has(const struct game *game)
{
    return has(game, ASK_LINE);
}

bool review_has(const struct game *game)
{
    return has(game, ASK_REVIEW);
}

int moves_run(const struct game *game, int count, char *arguments[])
{
    return answer_verb(game, ASK_MOVES, count, arguments);
}

int line_run(const struct game *game, int count, char *arguments[])
{
    return answer_verb(game, ASK_LINE, count, arguments);
}

int review_run(const struct game *game, int count, char *arguments[])
{
    return answer_verb(game, ASK_REVIEW, count, arguments);
}

void moves_help(const struct game *game, struct output *output)
{
    write_help(game, ASK_MOVES, output);
}

void line_help(const struct game *game, struct output *output)
{
    write_help(game, ASK_LINE, output);
}

void review_help(const struct game *game, struct output *output)
{
    write_help(game, ASK_REVIEW, output);
}
