/* check.c: the verb check: is an output right? In the manner of a checker made with testlib:
 *
 *     check IN OUT ANS [RESULT [-appes]]
 *
 *     exit code   on standard error
 *     0           ok 10 boards
 *     1           wrong answer 3rd board differs - expected: 'Red 75', found: 'Red 73'
 *     2           wrong output format Expected Red, Black or Tie, found 'red'
 *     3           FAIL …: IN or ANS is not what it should be, or cannot be read
 *
 * The truth comes from the solver. ANS is compared with it first: a setter whose answers are wrong
 * shall know before contestants do. White space is all alike, as for testlib's readers of words. An
 * output is read as a stream of items (an answer to a board, a number, a square), so its size costs
 * no memory. */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "data.h"
#include "tokens.h"

#include "cli/help.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/meter.h"
#include "cli/progress.h"
#include "cli/solve.h"

enum verdict { VERDICT_OK, VERDICT_WRONG, VERDICT_FORMAT, VERDICT_FAIL };

static const struct {
    const char *words;   /* testlib's, on standard error */
    const char *outcome; /* in JSON, and in XML for -appes */
} VERDICTS[] = {
    [VERDICT_OK] = {"ok", "accepted"},
    [VERDICT_WRONG] = {"wrong answer", "wrong-answer"},
    [VERDICT_FORMAT] = {"wrong output format", "presentation-error"},
    [VERDICT_FAIL] = {"FAIL", "fail"},
};

struct judgement {
    enum verdict verdict;
    char message[320];
};

/* The last word: true, so that callers can stop. */
static bool decide(struct judgement *judgement, enum verdict verdict, const char *format, ...)
    PRINTF_LIKE(3, 4);

static bool decide(struct judgement *judgement, enum verdict verdict, const char *format, ...)
{
    va_list arguments;
    judgement->verdict = verdict;
    va_start(arguments, format);
    vsnprintf(judgement->message, sizeof judgement->message, format, arguments);
    va_end(arguments);
    return true;
}

static const char *ordinal_ending(uint64_t number)
{
    uint64_t last = number % 10;
    if (number % 100 / 10 == 1 || last == 0 || last > 3)
        return "th";
    return last == 1 ? "st" : last == 2 ? "nd" : "rd";
}

/* ---- Items ---- */

enum { ITEM_SIZE = 2 * (TOKEN_KEPT + 8) };

struct item {
    char text[ITEM_SIZE];
    const char *expected; /* when the item is malformed: what was expected */
};

/* Reads the item that comes next, the index-th from 0. False at the end. */
typedef bool (*read_item)(struct tokens *tokens, uint64_t index, struct item *item);

/* A second word of an item. */
static void read_number_after(struct tokens *tokens, const char *expected, struct item *item)
{
    char first[TOKEN_KEPT + 8];
    memcpy(first, tokens->word, sizeof first);
    if (!tokens_next(tokens) || !token_is_integer(tokens->word))
        item->expected = expected;
    else
        snprintf(item->text, sizeof item->text, "%s %s", first, tokens->word);
}

static bool read_outcome(struct tokens *tokens, uint64_t index, struct item *item)
{
    (void)index;
    if (!tokens_next(tokens))
        return false;
    snprintf(item->text, sizeof item->text, "%s", tokens->word);
    if (strcmp(tokens->word, "Red") == 0 || strcmp(tokens->word, "Black") == 0)
        read_number_after(tokens, "a number of plies", item);
    else if (strcmp(tokens->word, "Tie") != 0)
        item->expected = "Red, Black or Tie";
    return true;
}

static bool read_integer(struct tokens *tokens, uint64_t index, struct item *item)
{
    (void)index;
    if (!tokens_next(tokens))
        return false;
    snprintf(item->text, sizeof item->text, "%s", tokens->word);
    if (!token_is_integer(tokens->word))
        item->expected = "an integer";
    return true;
}

static bool read_squares(struct tokens *tokens, uint64_t index, struct item *item)
{
    if (!tokens_next(tokens))
        return false;
    snprintf(item->text, sizeof item->text, "%s", tokens->word);
    if (index > 0 && token_is_integer(tokens->word))
        read_number_after(tokens, "a column", item);
    else if (index > 0 || (strcmp(tokens->word, "WIN") != 0 && strcmp(tokens->word, "LOSE") != 0))
        item->expected = index > 0 ? "a row" : "WIN or LOSE";
    return true;
}

static const struct kind {
    const char *game;
    struct noun items;
    read_item read;
    bool is_list; /* how many items there are is part of the answer, not of the format */
} KINDS[] = {
    {"zu", {"board", "boards"}, read_outcome, false},
    {"rabbit", {"number", "numbers"}, read_integer, false},
    {"graph", {"query", "queries"}, read_integer, false},
    {"geography", {"line", "lines"}, read_squares, true},
};

static const struct kind *kind_of(const struct game *game)
{
    const struct kind *kind = KINDS;
    while (strcmp(kind->game, game->name) != 0)
        kind++;
    return kind;
}

/* ---- Comparing ---- */

/* Compares items until they differ. For the setters' file every difference is a FAIL. */
static void compare(const struct kind *kind, struct tokens *truth, struct tokens *given,
                    bool setters, struct judgement *judgement)
{
    uint64_t index = 0;
    enum verdict miscounted = setters         ? VERDICT_FAIL
                              : kind->is_list ? VERDICT_WRONG
                                              : VERDICT_FORMAT;
    const char *whose = setters ? "the answer file is wrong: " : "";
    for (;; index++) {
        struct item right = {.expected = NULL};
        struct item found = {.expected = NULL};
        bool has_right = kind->read(truth, index, &right);
        bool has_found = kind->read(given, index, &found);
        uint64_t number = index + 1;
        if (given->failed)
            return; /* the caller tells */
        if (!has_right && !has_found)
            break;
        if (!has_right) {
            decide(judgement, miscounted,
                   "%sExtra information in the output file - found '%s' after %" PRIu64 " %s",
                   whose, found.text, index, index == 1 ? kind->items.one : kind->items.many);
            return;
        }
        if (!has_found) {
            decide(judgement, miscounted,
                   "%sUnexpected end of file - expected '%s' for the %" PRIu64 "%s %s", whose,
                   right.text, number, ordinal_ending(number), kind->items.one);
            return;
        }
        if (found.expected) {
            const char *quote = *given->word ? "'" : "";
            decide(judgement, setters ? VERDICT_FAIL : VERDICT_FORMAT,
                   "%s%" PRIu64 "%s %s: expected %s, found %s%s%s", whose, number,
                   ordinal_ending(number), kind->items.one, found.expected, quote,
                   *given->word ? given->word : "the end of the file", quote);
            return;
        }
        if (strcmp(right.text, found.text) != 0) {
            decide(judgement, setters ? VERDICT_FAIL : VERDICT_WRONG,
                   "%s%" PRIu64 "%s %s differs - expected: '%s', found: '%s'", whose, number,
                   ordinal_ending(number), kind->items.one, right.text, found.text);
            return;
        }
    }
    decide(judgement, VERDICT_OK, "%" PRIu64 " %s", index,
           index == 1 ? kind->items.one : kind->items.many);
}

/* What a file that is judged is called, and what it means if it cannot be read. */
struct role {
    const char *name;
    bool setters;
};

static void compare_file(const struct kind *kind, const struct buffer *truth, const char *path,
                         struct role role, struct output *out, struct judgement *judgement)
{
    static struct tokens right; /* large */
    static struct tokens given;
    struct input input;
    enum verdict verdict = role.setters ? VERDICT_FAIL : VERDICT_FORMAT;
    if (!input_open(&input, path, out)) {
        decide(judgement, verdict, "cannot open the %s file %s: %s", role.name, input.name,
               strerror(errno));
        return;
    }
    tokens_open_memory(&right, truth->bytes ? truth->bytes : "", truth->used);
    tokens_open(&given, input_read, &input);
    compare(kind, &right, &given, role.setters, judgement);
    if (given.failed)
        decide(judgement, VERDICT_FAIL, "cannot read the %s file %s: %s", role.name, input.name,
               strerror(input.error));
    input_close(&input);
}

/* The truth about IN. False when that failed, and the judgement says why. */
static bool solve_input(const struct game *game, const char *path, const struct settings *settings,
                        struct output *out, struct buffer *truth, struct judgement *judgement)
{
    static struct meter meter;
    struct input input;
    zz_error error = {.code = ZZ_OK};
    zz_text *text = NULL;
    if (!input_open(&input, path, out))
        return !decide(judgement, VERDICT_FAIL, "cannot open the input file %s: %s", input.name,
                       strerror(errno));
    meter.limit = settings->memory ? settings->memory : memory_available();
    zz_options options = {
        .allocator = meter_allocator(&meter),
        .progress = progress_update,
        .memory_limit = meter.limit,
        .threads = settings->threads,
    };
    zz_status status = zz_text_open(&text, input_read, &input, &options, &error);
    if (!status)
        status = solve_text(game, text, &options, truth, &error);
    zz_text_close(text);
    input_close(&input);
    if (status && error.line)
        decide(judgement, VERDICT_FAIL, "the input file is wrong: %s:%" PRIu64 ":%" PRIu64 ": %s",
               input.name, error.line, error.column, error.message);
    else if (status)
        decide(judgement, VERDICT_FAIL, "cannot solve the input file %s: %s", input.name,
               error.message);
    return !status;
}

/* ---- Telling ---- */

static void write_xml_text(struct output *output, const char *text)
{
    for (; *text; text++)
        if (*text == '<')
            output_text(output, "&lt;");
        else if (*text == '>')
            output_text(output, "&gt;");
        else if (*text == '&')
            output_text(output, "&amp;");
        else if (*text == '"')
            output_text(output, "&quot;");
        else
            output_bytes(output, text, 1);
}

/* The result file: the message alone, or in XML. */
static bool write_result(const char *path, bool xml, const struct judgement *judgement)
{
    static struct output output; /* large */
    if (!output_open(&output, path))
        return false;
    if (xml) {
        output_format(&output,
                      "<?xml version=\"1.0\" encoding=\"utf-8\"?><result outcome = \"%s\">",
                      VERDICTS[judgement->verdict].outcome);
        write_xml_text(&output, judgement->message);
        output_text(&output, "</result>\n");
    } else {
        output_text(&output, judgement->message);
    }
    return output_close(&output, true);
}

static bool write_json(const struct game *game, const struct judgement *judgement,
                       struct output *output)
{
    struct json json = {.out = output};
    json_open(&json, NULL, '{', JSON_LINES);
    json_string(&json, "schema", "zugzwang/check/1");
    json_string(&json, "version", zz_version());
    json_string(&json, "game", game->name);
    json_string(&json, "verdict", VERDICTS[judgement->verdict].outcome);
    json_string(&json, "message", judgement->message);
    json_number(&json, "exit_code", judgement->verdict);
    json_close(&json);
    return output_close(output, true);
}

static void say(const struct judgement *judgement)
{
    char line[sizeof judgement->message + 32];
    snprintf(line, sizeof line, "%s %s", VERDICTS[judgement->verdict].words, judgement->message);
    say_line(line);
}

/* ---- The verb ---- */

static const char *set_nothing(struct settings *settings, char *const values[])
{
    (void)settings;
    (void)values;
    return NULL;
}

static const char *set_json(struct settings *settings, char *const values[])
{
    (void)values;
    settings->json = true;
    return NULL;
}

static const struct option CHECK_OPTIONS[] = {
    {"json", 0, NULL, "write the judgement as a JSON document, too", set_json},
    {"testset", 0, "T", "as judges say it: nothing", set_nothing},
    {"group", 0, "G", "as judges say it: nothing", set_nothing},
    {.name = NULL},
};

static const struct option *const TABLES[] = {CHECK_OPTIONS, COMMON_OPTIONS, NULL};

void check_help(const struct game *game, struct output *output)
{
    output_format(output, "Usage: zugzwang %s check [OPTIONS] IN OUT ANS [RESULT [-appes]]\n\n",
                  game->name);
    output_text(output, game->data->check_help);
    output_text(output,
                "\nThe judgement is told on standard error, and by the exit code: 0 ok, 1 wrong\n"
                "answer, 2 wrong output format, 3 FAIL: IN or ANS is wrong or cannot be read.\n"
                "All white space is alike. RESULT gets the message, in XML with -appes.\n"
                "\nOptions:\n");
    options_help(TABLES, output);
}

static int judge(const struct game *game, const struct settings *settings, char *const paths[],
                 int count, bool xml)
{
    static struct output output; /* large */
    const struct kind *kind = kind_of(game);
    struct buffer truth = {.bytes = NULL};
    struct judgement judgement = {.verdict = VERDICT_FAIL};
    output_open(&output, NULL);
    progress_begin(settings->progress == PROGRESS_ON);
    if (solve_input(game, paths[0], settings, &output, &truth, &judgement)) {
        compare_file(kind, &truth, paths[2], (struct role){"answer", true}, &output, &judgement);
        if (judgement.verdict == VERDICT_OK)
            compare_file(kind, &truth, paths[1], (struct role){"output", false}, &output,
                         &judgement);
    }
    buffer_free(&truth);
    if (interrupted())
        die_of_interrupt();
    if (count > 3 && !write_result(paths[3], xml, &judgement))
        return VERDICT_FAIL;
    say(&judgement);
    if (settings->json && !write_json(game, &judgement, &output))
        return VERDICT_FAIL;
    return (int)judgement.verdict;
}

int check_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.help = false};
    int operands;
    bool xml = count > 1 && (strcmp(arguments[count - 1], "-appes") == 0 ||
                             strcmp(arguments[count - 1], "-APPES") == 0);
    if (!options_parse(TABLES, &settings, count - xml, arguments, &operands))
        return help_hint(game, "check");
    if (settings.help)
        return help_verb(game, verb_named("check"));
    if (settings.version)
        return help_version();
    if (operands < 3 || operands > 4 || (xml && operands < 4)) {
        complain("expected the files IN OUT ANS, and perhaps RESULT, found %d file%s", operands,
                 operands == 1 ? "" : "s");
        return help_hint(game, "check");
    }
    return judge(game, &settings, arguments, operands, xml);
}
