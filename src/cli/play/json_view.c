/* json_view.c: one JSON object a line for each thing that happens; docs/json.md describes them. */
#include <inttypes.h>

#include "cli/ask.h"
#include "view.h"

static struct json begin_event(struct view *view, const char *event)
{
    struct json json = {.out = view->output};
    json_open(&json, NULL, '{', JSON_ONE_LINE);
    json_string(&json, "event", event);
    return json;
}

static void end_event(struct json *json)
{
    json_close(json);
    output_flush(json->out);
}

/* On one line, whatever it is for people. */
static void write_message(struct view *view, const char *event, const char *message)
{
    struct json json = begin_event(view, event);
    struct buffer line = {.used = 0};
    for (; *message; message++)
        buffer_byte(&line, *message == '\n' ? ' ' : *message);
    json_string(&json, "message", line.used && !line.failed ? line.bytes : "");
    buffer_free(&line);
    end_event(&json);
}

static void begin(struct view *view)
{
    const struct session *session = view->session;
    const struct play_game *game = session->game;
    struct json json = begin_event(view, "start");
    json_string(&json, "schema", "zugzwang/play/1");
    json_string(&json, "version", zz_version());
    json_string(&json, "game", view->game->name);
    json_number(&json, "rows", game->rows(session->state));
    json_number(&json, "cols", game->cols(session->state));
    json_open(&json, "sides", '[', JSON_ONE_LINE);
    for (unsigned side = 0; side < 2; side++)
        json_string(&json, NULL, game->keys[side]);
    json_close(&json);
    end_event(&json);
}

static void write_board(struct json *json, const struct session *session)
{
    const struct play_game *game = session->game;
    uint32_t rows = game->rows(session->state);
    uint32_t cols = game->cols(session->state);
    json_open(json, "board", '[', JSON_ONE_LINE);
    for (uint32_t row = 1; row <= rows; row++) {
        struct buffer squares = {.used = 0};
        for (uint32_t col = 1; col <= cols; col++)
            buffer_text(&squares, game->pieces[game->piece(session->state, row, col)].narrow[0]);
        json_string(json, NULL, squares.failed ? "" : squares.bytes);
        buffer_free(&squares);
    }
    json_close(json);
}

static void write_moves(struct json *json, const struct view *view)
{
    char name[PLAY_NAME];
    const struct play_game *game = view->session->game;
    json_open(json, "moves", '[', JSON_ONE_LINE);
    for (unsigned i = 0; i < view->standing->count; i++) {
        const struct play_move *move = &view->standing->moves[i];
        json_open(json, NULL, '{', JSON_ONE_LINE);
        json_string(json, "move", game->name(move->code, name));
        ask_worth_json(json, move->outcome, game->distances);
        ask_child_json(json, move->outcome, game->distances);
        json_close(json);
    }
    json_close(json);
}

static void write_end(struct json *json, const struct view *view)
{
    const struct standing *standing = view->standing;
    json_bool(json, "over", standing->over);
    if (standing->over) {
        json_string(json, "winner", view->session->game->keys[standing->winner]);
        json_string(json, "reason", standing->reason);
    } else {
        json_null(json, "winner");
        json_null(json, "reason");
    }
}

/* The value of the position to the side to move. */
static zz_outcome worth(const struct view *view)
{
    const struct standing *standing = view->standing;
    if (!standing->over)
        return standing->moves[0].outcome;
    bool mover = standing->winner == session_turn(view->session);
    return (zz_outcome){mover ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0};
}

static void write_position(struct view *view)
{
    char name[PLAY_NAME];
    const struct session *session = view->session;
    const struct play_game *game = session->game;
    struct json json = begin_event(view, "position");
    json_number(&json, "ply", session->made);
    json_string(&json, "turn", game->keys[session_turn(session)]);
    json_open(&json, "human", '[', JSON_ONE_LINE);
    for (unsigned side = 0; side < 2; side++)
        if (session->human[side])
            json_string(&json, NULL, game->keys[side]);
    json_close(&json);
    json_number(&json, "errs", session->errs);
    if (session->made)
        json_string(&json, "last", game->name(session->plies[session->made - 1].code, name));
    else
        json_null(&json, "last");
    json_number(&json, "times", session_times(session));
    write_board(&json, session);
    write_end(&json, view);
    ask_worth_json(&json, worth(view), game->distances);
    write_moves(&json, view);
    end_event(&json);
    view->changed = CHANGED_NOTHING;
}

static void prompt(struct view *view, const char *question)
{
    if (question)
        write_message(view, "question", question);
    else if (view->changed)
        write_position(view);
}

static void moved(struct view *view, unsigned side, uint64_t code, bool by_program)
{
    char name[PLAY_NAME];
    const struct play_game *game = view->session->game;
    struct json json = begin_event(view, "move");
    json_number(&json, "ply", view->session->made);
    json_string(&json, "turn", game->keys[side]);
    json_string(&json, "move", game->name(code, name));
    json_string(&json, "by", by_program ? "program" : "human");
    end_event(&json);
}

static void hint(struct view *view, uint64_t code)
{
    char name[PLAY_NAME];
    struct json json = begin_event(view, "hint");
    json_string(&json, "turn", view->session->game->keys[session_turn(view->session)]);
    json_string(&json, "move", view->session->game->name(code, name));
    end_event(&json);
}

static void saved(struct view *view, const char *path)
{
    struct json json = begin_event(view, "saved");
    json_string(&json, "file", path);
    end_event(&json);
}

static void say(struct view *view, const char *text)
{
    write_message(view, "note", text);
}

static void refuse(struct view *view, const char *text)
{
    write_message(view, "error", text);
}

static void end(struct view *view)
{
    struct json json = begin_event(view, "end");
    json_number(&json, "ply", view->session->made);
    end_event(&json);
}

const struct view_kind JSON_VIEW = {
    .begin = begin,
    .prompt = prompt,
    .moved = moved,
    .moves = write_position,
    .hint = hint,
    .saved = saved,
    .say = say,
    .refuse = refuse,
    .end = end,
};
