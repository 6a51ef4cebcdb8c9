/* text_view.c: a session for people.
 *
 *     in place                              one after another
 *       zugzwang zu: you are Red, …           what was said
 *       board                                 board, when it has changed
 *       how it stands                         how it stands, then, too
 *       what was said                         Red> what is typed
 *       Red> what is typed */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "view.h"

enum { LINE = 256 };

/* ---- What is said ---- */

/* Adds a line to what is to be said; what does not fit any more is dropped. */
static void note(struct view *view, const char *text)
{
    size_t length = strlen(text);
    if (length + 2 > sizeof view->notes - view->noted)
        return;
    memcpy(view->notes + view->noted, text, length);
    view->noted += length;
    view->notes[view->noted++] = '\n';
    view->notes[view->noted] = '\0';
}

static const char *plies(uint64_t count)
{
    return count == 1 ? "ply" : "plies";
}

static void moves(struct view *view)
{
    static const char *const words[] = {
        [ZZ_WINNER_NONE] = "tie", [ZZ_WINNER_FIRST] = "win", [ZZ_WINNER_SECOND] = "lose"};
    char name[PLAY_NAME];
    char line[LINE];
    const struct play_game *game = view->session->game;
    for (unsigned i = 0; i < view->standing->count; i++) {
        const struct play_move *move = &view->standing->moves[i];
        zz_outcome outcome = move->outcome;
        int used = snprintf(line, sizeof line, "%-9s %s", game->name(move->code, name),
                            words[outcome.winner]);
        if (game->distances && outcome.winner)
            snprintf(line + used, sizeof line - (size_t)used, " in %" PRIu64 " %s", outcome.plies,
                     plies(outcome.plies));
        note(view, line);
    }
    if (view->standing->over)
        note(view, "There are none: the game is over.");
}

static void moved(struct view *view, unsigned side, uint64_t code, bool by_program)
{
    char name[PLAY_NAME];
    char line[LINE];
    const struct play_game *game = view->session->game;
    if (!by_program)
        return;
    snprintf(line, sizeof line, "%s plays %s.", game->names[side], game->name(code, name));
    note(view, line);
}

static void hint(struct view *view, uint64_t code)
{
    char name[PLAY_NAME];
    char line[LINE];
    snprintf(line, sizeof line, "Hint: %s", view->session->game->name(code, name));
    note(view, line);
}

static void saved(struct view *view, const char *path)
{
    const char *game = view->game->name;
    char line[2 * LINE_ROOM + LINE];
    snprintf(line, sizeof line,
             "Saved. 'zugzwang %s review %s' judges it,\n'zugzwang %s play %s' goes on.", game,
             path, game, path);
    note(view, line);
}

/* ---- What is drawn ---- */

/* "Red (R1 R2)" */
static void add_side(const struct view *view, unsigned side, struct buffer *text)
{
    const struct play_game *game = view->session->game;
    buffer_format(text, "%s (%s)", game->names[side], game->marks[side][view->screen.unicode]);
}

static void add_title(const struct view *view, struct buffer *text)
{
    const struct session *session = view->session;
    unsigned human = session->human[0] ? 0 : 1;
    buffer_format(text, "zugzwang %s: you are ", view->game->name);
    add_side(view, human, text);
    buffer_text(text, session->human[!human] ? " and " : ", the program is ");
    add_side(view, !human, text);
    if (session->errs && !session->human[!human])
        buffer_format(text, ", %u%% mistakes", session->errs);
    buffer_text(text, ".\n");
}

/* "Red wins in 13 plies." */
static void add_evaluation(const struct view *view, struct buffer *text)
{
    const struct play_game *game = view->session->game;
    zz_outcome outcome = view->standing->moves[0].outcome;
    unsigned turn = session_turn(view->session);
    if (!outcome.winner) {
        buffer_text(text, " With perfect play nobody wins: a tie.");
        return;
    }
    const char *winner = game->names[outcome.winner == ZZ_WINNER_FIRST ? turn : !turn];
    if (game->distances)
        buffer_format(text, " %s wins in %" PRIu64 " %s.", winner, outcome.plies,
                      plies(outcome.plies));
    else
        buffer_format(text, " %s wins with perfect play.", winner);
}

static void add_standing(const struct view *view, struct buffer *text)
{
    const struct session *session = view->session;
    const struct standing *standing = view->standing;
    if (standing->over) {
        buffer_format(text, "%s wins after %" PRIu64 " %s: %s.\n",
                      session->game->names[standing->winner], session->made, plies(session->made),
                      standing->reason);
        return;
    }
    buffer_format(text, "Ply %" PRIu64 ", %s to move.", session->made + 1,
                  session->game->names[session_turn(session)]);
    if (view->evaluation)
        add_evaluation(view, text);
    buffer_text(text, "\n");
    uint64_t times = session_times(session);
    if (times > 2)
        buffer_format(text,
                      "This position has come up %" PRIu64 " times: a game without end is a tie.\n",
                      times);
}

static void add_what_now(const struct view *view, struct buffer *text)
{
    const struct session *session = view->session;
    if (!view->standing->over)
        return;
    if (session->human[0] != session->human[1])
        buffer_text(text, session->human[view->standing->winner] ? "Well played! "
                                                                 : "The program has won. ");
    buffer_text(text, "'undo' takes back, 'save FILE' keeps the game, 'quit' ends.\n");
}

/* The lines that a text takes in the window. Bytes stand for columns: a text that is not all ASCII
 * may get a line more than it needs. */
static unsigned count_lines(const struct buffer *text, unsigned cols)
{
    unsigned lines = 0;
    unsigned used = 0;
    for (size_t i = 0; i < text->used; i++) {
        if (text->bytes[i] != '\n' && ++used <= cols)
            continue;
        lines++;
        used = text->bytes[i] != '\n';
    }
    return lines;
}

static void add_prompt(const struct view *view, struct buffer *text)
{
    if (!view->standing->over)
        buffer_text(text, view->session->game->names[session_turn(view->session)]);
    buffer_text(text, "> ");
}

/* The whole window; the board gets the lines that the rest leaves. */
static void draw_in_place(const struct view *view, struct buffer *text)
{
    const struct screen *screen = &view->screen;
    struct buffer below = {.used = 0};
    add_title(view, text);
    buffer_text(text, "\n");
    buffer_text(&below, "\n");
    add_standing(view, &below);
    add_what_now(view, &below);
    buffer_text(&below, view->notes);
    add_prompt(view, &below);
    unsigned taken = count_lines(text, screen->cols) + count_lines(&below, screen->cols) + 1;
    unsigned left = screen->rows > taken ? screen->rows - taken : 1;
    draw_board(view->session, screen, screen->rows ? left : 0, text);
    buffer_bytes(text, below.bytes, below.used);
    text->failed |= below.failed;
    buffer_free(&below);
}

static void draw_next(const struct view *view, struct buffer *text)
{
    buffer_text(text, view->notes);
    if (view->changed == CHANGED_POSITION) {
        buffer_text(text, "\n");
        draw_board(view->session, &view->screen, 0, text);
        buffer_text(text, "\n");
    }
    if (view->changed) {
        add_standing(view, text);
        add_what_now(view, text);
    }
    add_prompt(view, text);
}

/* Memory may have run out: then there is little to see, but the game goes on. */
static void write_and_free(struct view *view, struct buffer *text)
{
    if (!text->failed)
        output_bytes(view->output, text->bytes, text->used);
    output_flush(view->output);
    buffer_free(text);
}

static void begin(struct view *view)
{
    char line[LINE];
    struct buffer title = {.used = 0};
    if (!view->screen.in_place) {
        add_title(view, &title);
        write_and_free(view, &title);
    }
    snprintf(line, sizeof line, "Type a move like %s; 'help' tells what else.",
             view->session->game->example);
    note(view, line);
}

static void prompt(struct view *view, const char *question)
{
    struct buffer text = {.used = 0};
    if (question) {
        buffer_text(&text, question);
    } else if (view->screen.in_place) {
        screen_clear(&view->screen, view->output);
        draw_in_place(view, &text);
    } else {
        draw_next(view, &text);
    }
    write_and_free(view, &text);
    if (!question)
        view->changed = CHANGED_NOTHING;
}

/* On the old screen, once the other is left: where the game stands. */
static void end(struct view *view)
{
    struct buffer text = {.used = 0};
    if (!view->screen.in_place)
        return;
    add_title(view, &text);
    buffer_text(&text, "\n");
    draw_board(view->session, &view->screen, 0, &text);
    buffer_text(&text, "\n");
    add_standing(view, &text);
    write_and_free(view, &text);
}

const struct view_kind TEXT_VIEW = {
    .begin = begin,
    .prompt = prompt,
    .moved = moved,
    .moves = moves,
    .hint = hint,
    .saved = saved,
    .say = note,
    .refuse = note,
    .end = end,
};
