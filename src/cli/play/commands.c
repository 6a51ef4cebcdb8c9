#include "commands.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/nearest.h"
#include "save.h"

enum { QUOTED = 60, LIST = 160 };

struct command {
    const char *name;
    const char *argument; /* as the help shows it; NULL: it takes none */
    const char *help;
    zz_status (*run)(struct table *table, const char *argument, zz_error *error);
};

static const struct {
    const char *name;
    int errs;
} LEVELS[] = {{"easy", 40}, {"medium", 20}, {"hard", 5}, {"perfect", 0}};

const char LEVELS_EXPECTED[] = "easy, medium, hard, perfect or a number from 0 to 100";

int level_named(const char *name)
{
    uint64_t errs;
    for (size_t i = 0; i < sizeof LEVELS / sizeof *LEVELS; i++)
        if (strcasecmp(name, LEVELS[i].name) == 0)
            return LEVELS[i].errs;
    return parse_number(name, 0, 100, &errs) ? (int)errs : -1;
}

int side_named(const struct play_game *game, const char *name)
{
    for (int side = 0; side < 2; side++)
        if (strcasecmp(name, game->keys[side]) == 0)
            return side;
    return strcasecmp(name, "both") == 0 ? 2 : -1;
}

/* ---- Words for messages ---- */

/* What was typed, cut to a length that a message can hold. */
static const char *quote(const char *line, char quoted[QUOTED + 4])
{
    size_t length = strlen(line);
    if (length > QUOTED) {
        length = QUOTED;
        while (length > 0 && ((unsigned char)line[length] & 0xC0) == 0x80)
            length--; /* not within a character */
        snprintf(quoted, QUOTED + 4, "%.*s...", (int)length, line);
    } else {
        memcpy(quoted, line, length + 1);
    }
    return quoted;
}

static int compare_codes(const void *a, const void *b)
{
    const struct play_move *left = a;
    const struct play_move *right = b;
    return (left->code > right->code) - (left->code < right->code);
}

/* "R1 up, R1 left or R2 down": in an order that gives nothing away. */
static const char *list_legal(const struct table *table, char list[LIST])
{
    struct play_move moves[PLAY_MOST_MOVES];
    size_t used = 0;
    unsigned count = table->standing.count;
    memcpy(moves, table->standing.moves, sizeof moves);
    qsort(moves, count, sizeof *moves, compare_codes);
    for (unsigned i = 0; i < count; i++) {
        char name[PLAY_NAME];
        const char *joint = i == 0 ? "" : i + 1 < count ? ", " : " or ";
        used += (size_t)snprintf(list + used, LIST - used, "%s%s", joint,
                                 table->session.game->name(moves[i].code, name));
    }
    return list;
}

/* ---- Moving ---- */

static zz_status look_again(struct table *table, zz_error *error)
{
    table->view.changed = CHANGED_POSITION;
    return session_look(&table->session, &table->standing, error);
}

static zz_status make_move(struct table *table, uint64_t code, bool by_program, zz_error *error)
{
    unsigned side = session_turn(&table->session);
    zz_status status = session_play(&table->session, code, error);
    if (status)
        return status;
    table->view.kind->moved(&table->view, side, code, by_program);
    return look_again(table, error);
}

/* The program's moves, until it is the person's turn. */
static zz_status answer(struct table *table, zz_error *error)
{
    struct session *session = &table->session;
    zz_status status = ZZ_OK;
    while (!status && !table->standing.over && !session->human[session_turn(session)]) {
        uint64_t code;
        status = session_choose(session, &table->standing, &code, error);
        if (!status)
            status = make_move(table, code, true, error);
    }
    return status;
}

static zz_status try_move(struct table *table, const char *line, zz_error *error)
{
    struct session *session = &table->session;
    const char *name = session->game->names[session_turn(session)];
    char quoted[QUOTED + 4];
    char list[LIST];
    uint64_t code;
    if (table->standing.over)
        view_refuse(&table->view,
                    "'%s' is no command, and there are no more moves: the game is "
                    "over. Try 'undo' or 'help'.",
                    quote(line, quoted));
    else if (!session->game->parse(session->state, line, &code))
        view_refuse(&table->view,
                    "'%s' is no move of %s's now, and no command ('help' lists them)."
                    "\n%s may play %s.",
                    quote(line, quoted), name, name, list_legal(table, list));
    else {
        zz_status status = make_move(table, code, false, error);
        return status ? status : answer(table, error);
    }
    return ZZ_OK;
}

/* ---- Commands ---- */

static zz_status run_hint(struct table *table, const char *argument, zz_error *error)
{
    struct session *session = &table->session;
    uint64_t code;
    (void)argument;
    if (table->standing.over) {
        view_refuse(&table->view, "There is nothing to hint at: the game is over.");
        return ZZ_OK;
    }
    zz_status status = session->game->choose(session->state, &code, session->options, error);
    if (!status)
        table->view.kind->hint(&table->view, code);
    return status;
}

static zz_status run_moves(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    (void)error;
    table->view.kind->moves(&table->view);
    return ZZ_OK;
}

static zz_status run_undo(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    uint64_t count = session_undo(&table->session);
    if (count == 0) {
        view_refuse(&table->view, "There is no move of yours to take back.");
        return ZZ_OK;
    }
    view_say(&table->view, "Took back %" PRIu64 " %s.", count, count == 1 ? "ply" : "plies");
    return look_again(table, error);
}

static zz_status run_redo(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    uint64_t count = session_redo(&table->session);
    if (count == 0) {
        view_refuse(&table->view, "There is nothing to make again.");
        return ZZ_OK;
    }
    view_say(&table->view, "Made %" PRIu64 " %s again.", count, count == 1 ? "ply" : "plies");
    zz_status status = look_again(table, error);
    return status ? status : answer(table, error);
}

static zz_status run_swap(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    struct session *session = &table->session;
    if (session->human[0] == session->human[1]) {
        view_refuse(&table->view, "You play both sides; there is nobody to swap with.");
        return ZZ_OK;
    }
    session->human[0] = !session->human[0];
    session->human[1] = !session->human[1];
    table->view.changed = CHANGED_POSITION;
    view_say(&table->view, "You are %s now.", session->game->names[session->human[1]]);
    return answer(table, error);
}

static zz_status run_eval(struct table *table, const char *argument, zz_error *error)
{
    (void)error;
    bool on = strcasecmp(argument, "on") == 0;
    if (!on && *argument && strcasecmp(argument, "off") != 0) {
        view_refuse(&table->view, "Type 'eval on' or 'eval off'.");
        return ZZ_OK;
    }
    table->view.evaluation = *argument ? on : !table->view.evaluation;
    table->view.changed = CHANGED_WORDS;
    return ZZ_OK;
}

static zz_status run_level(struct table *table, const char *argument, zz_error *error)
{
    (void)error;
    int errs = level_named(argument);
    if (errs < 0) {
        view_refuse(&table->view,
                    "Type 'level' and one of %s: so many of the program's moves in "
                    "100 are mistakes.",
                    LEVELS_EXPECTED);
        return ZZ_OK;
    }
    table->session.errs = (unsigned)errs;
    table->view.changed = CHANGED_WORDS;
    view_say(&table->view, "The program errs in %d of 100 moves now.", errs);
    return ZZ_OK;
}

static zz_status run_save(struct table *table, const char *path, zz_error *error)
{
    const struct session *session = &table->session;
    struct buffer text = {.used = 0};
    if (!*path) {
        view_refuse(&table->view, "Type 'save' and the name of a file.");
        return ZZ_OK;
    }
    uint64_t *codes = malloc((session->made + 1) * sizeof *codes);
    if (!codes)
        return play_fail_memory(error);
    for (uint64_t i = 0; i < session->made; i++)
        codes[i] = session->plies[i].code;
    session->game->save(session->state, codes, session->made, &text);
    zz_status status = text.failed ? play_fail_memory(error) : ZZ_OK;
    if (!status && save_text(path, &text))
        table->view.kind->saved(&table->view, path);
    else if (!status)
        view_refuse(&table->view, "That could not be saved: %s.", strerror(errno));
    buffer_free(&text);
    free(codes);
    return status;
}

static zz_status run_quit(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    (void)error;
    table->left = true;
    return ZZ_OK;
}

static zz_status run_board(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    (void)error;
    table->view.changed = CHANGED_POSITION;
    return ZZ_OK;
}

static zz_status run_help(struct table *table, const char *argument, zz_error *error);

static const struct command COMMANDS[] = {
    {"hint", NULL, "a best move", run_hint},
    {"moves", NULL, "every move, and what it leads to", run_moves},
    {"undo", NULL, "take back your last move and its answer", run_undo},
    {"redo", NULL, "make again what was taken back", run_redo},
    {"swap", NULL, "change sides", run_swap},
    {"eval", "on|off", "show who wins, or hide it", run_eval},
    {"level", "LEVEL", "easy, medium, hard, perfect or 0 to 100", run_level},
    {"board", NULL, "show the board again", run_board},
    {"save", "FILE", "write the game to a file", run_save},
    {"help", NULL, "show this", run_help},
    {"quit", NULL, "leave; so does Ctrl-D", run_quit},
};
enum { COMMAND_COUNT = sizeof COMMANDS / sizeof *COMMANDS };

static zz_status run_help(struct table *table, const char *argument, zz_error *error)
{
    (void)argument;
    (void)error;
    view_say(&table->view, "A move is typed like %s. Commands:", table->session.game->example);
    for (unsigned i = 0; i < COMMAND_COUNT; i++) {
        char left[32];
        snprintf(left, sizeof left, "%s%s%s", COMMANDS[i].name, COMMANDS[i].argument ? " " : "",
                 COMMANDS[i].argument ? COMMANDS[i].argument : "");
        view_say(&table->view, "  %-12s %s", left, COMMANDS[i].help);
    }
    return ZZ_OK;
}

/* The command that a line begins with, and its argument; NULL: none. */
static const struct command *find_command(const char *line, const char **argument)
{
    size_t length = strcspn(line, " ");
    *argument = line + length + strspn(line + length, " ");
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        if (strlen(COMMANDS[i].name) == length &&
            strncasecmp(line, COMMANDS[i].name, length) == 0 &&
            (COMMANDS[i].argument || !**argument))
            return &COMMANDS[i];
    return NULL;
}

/* "Did you mean 'undo'?" for a single word of letters that is near a command. */
static bool suggest(struct table *table, const char *line)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    struct nearest nearest = nearest_begin(line);
    size_t length = strspn(line, letters);
    if (line[length] || length < 3)
        return false;
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        nearest_try(&nearest, COMMANDS[i].name);
    if (nearest.name)
        view_refuse(&table->view, "There is no command '%s'; did you mean '%s'?", line,
                    nearest.name);
    return nearest.name != NULL;
}

static zz_status obey(struct table *table, const char *line, zz_error *error)
{
    struct session *session = &table->session;
    const char *argument;
    uint64_t code;
    const struct command *command = find_command(line, &argument);
    if (command)
        return command->run(table, argument, error);
    bool legal = !table->standing.over && session->game->parse(session->state, line, &code);
    if (!legal && suggest(table, line))
        return ZZ_OK;
    return try_move(table, line, error);
}

/* ---- Lines ---- */

/* Reads a line, and shows it where it has not appeared by itself. */
static enum line_kind read_line(struct table *table)
{
    struct view *view = &table->view;
    enum line_kind kind = lines_read(&table->lines, table->line);
    bool shows = !view->screen.echoes && view->kind == &TEXT_VIEW;
    if (shows)
        output_text(view->output, kind == LINE_END ? "" : table->line);
    if (shows || (kind == LINE_END && view->kind == &TEXT_VIEW && !view->screen.in_place))
        output_text(view->output, "\n");
    return kind;
}

bool table_ask_side(struct table *table)
{
    const struct play_game *game = table->session.game;
    char question[96];
    snprintf(question, sizeof question, "Which side do you play: %s, %s or both? [%s] ",
             game->keys[0], game->keys[1], game->keys[0]);
    for (;;) {
        table->view.kind->prompt(&table->view, question);
        if (read_line(table) == LINE_END || strcasecmp(table->line, "quit") == 0)
            return false;
        int side = *table->line ? side_named(game, table->line) : 0;
        if (side >= 0) {
            table->session.human[0] = side != 1;
            table->session.human[1] = side != 0;
            return true;
        }
    }
}

zz_status table_play(struct table *table, zz_error *error)
{
    struct view *view = &table->view;
    zz_status status = session_look(&table->session, &table->standing, error);
    if (status)
        return status;
    view->kind->begin(view);
    view->changed = CHANGED_POSITION;
    status = answer(table, error);
    while (!status && !table->left && !output_failed(view->output)) {
        view->kind->prompt(view, NULL);
        enum line_kind kind = read_line(table);
        view->notes[0] = '\0';
        view->noted = 0;
        if (kind == LINE_END)
            break;
        if (kind == LINE_STRANGE)
            view_refuse(view, "That line has characters that cannot be typed.");
        else if (kind == LINE_TOO_LONG)
            view_refuse(view, "That line is too long.");
        else if (*table->line)
            status = obey(table, table->line, error);
    }
    return status;
}
