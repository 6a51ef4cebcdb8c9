#include "session.h"

#include <stdlib.h>

#include "cli/random.h"

static uint64_t key_of(const struct session *session)
{
    return session->game->key ? session->game->key(session->state) : 0;
}

zz_status session_open(struct session *session, const struct play_game *game, void *state,
                       const zz_options *options, zz_error *error)
{
    uint64_t code;
    zz_status status = ZZ_OK;
    *session = (struct session){.game = game, .state = state, .options = options};
    session->first = game->turn(state);
    session->first_key = key_of(session);
    for (uint64_t i = 0; !status && game->recorded(state, i, &code); i++)
        status = session_play(session, code, error);
    return status;
}

void session_close(struct session *session)
{
    if (session->state)
        session->game->close(session->state);
    free(session->plies);
    *session = (struct session){.game = session->game};
}

unsigned session_turn(const struct session *session)
{
    return session->game->turn(session->state);
}

zz_status session_look(const struct session *session, struct standing *standing, zz_error *error)
{
    const struct play_game *game = session->game;
    *standing = (struct standing){.count = 0};
    standing->over = game->is_over(session->state, &standing->winner, standing->reason);
    if (standing->over)
        return ZZ_OK;
    return game->list(session->state, standing->moves, &standing->count, session->options, error);
}

static zz_status make_room(struct session *session, zz_error *error)
{
    if (session->made < session->room)
        return ZZ_OK;
    uint64_t room = 2 * session->room + 64;
    struct ply *plies = realloc(session->plies, room * sizeof *plies);
    if (!plies)
        return play_fail_memory(error);
    session->plies = plies;
    session->room = room;
    return ZZ_OK;
}

zz_status session_play(struct session *session, uint64_t code, zz_error *error)
{
    zz_status status = make_room(session, error);
    if (status)
        return status;
    struct ply *ply = &session->plies[session->made];
    ply->code = code;
    session->game->play(session->state, code, &ply->trace);
    ply->key = key_of(session);
    session->known = ++session->made;
    return ZZ_OK;
}

/* How good an outcome is to who moves: a win, a tie or a loss. */
static unsigned result(const struct play_move *move)
{
    static const unsigned ranks[] = {
        [ZZ_WINNER_SECOND] = 0, [ZZ_WINNER_NONE] = 1, [ZZ_WINNER_FIRST] = 2};
    return ranks[move->outcome.winner];
}

/* The moves that are mistakes, or where nothing can be spoilt, those that are slower wins or quicker
 * losses. */
static unsigned list_worse(const struct standing *standing, uint64_t codes[PLAY_MOST_MOVES])
{
    const struct play_move *best = &standing->moves[0];
    unsigned count = 0;
    for (unsigned i = 0; i < standing->count; i++)
        if (result(&standing->moves[i]) < result(best))
            codes[count++] = standing->moves[i].code;
    if (count > 0)
        return count;
    for (unsigned i = 0; i < standing->count; i++)
        if (standing->moves[i].outcome.plies != best->outcome.plies)
            codes[count++] = standing->moves[i].code;
    return count;
}

zz_status session_choose(struct session *session, const struct standing *standing, uint64_t *code,
                         zz_error *error)
{
    uint64_t worse[PLAY_MOST_MOVES];
    unsigned count = 0;
    if (random_below(&session->random, 100) < session->errs)
        count = list_worse(standing, worse);
    if (count == 0)
        return session->game->choose(session->state, code, session->options, error);
    *code = worse[random_below(&session->random, count)];
    return ZZ_OK;
}

static bool is_humans(const struct session *session, uint64_t made)
{
    return session->human[(session->first + made) % 2];
}

uint64_t session_undo(struct session *session)
{
    uint64_t target = session->made;
    do {
        if (target == 0)
            return 0;
    } while (!is_humans(session, --target));
    uint64_t count = session->made - target;
    while (session->made > target)
        session->game->undo(session->state, session->plies[--session->made].code);
    return count;
}

uint64_t session_redo(struct session *session)
{
    uint64_t before = session->made;
    while (session->made < session->known) {
        struct ply *ply = &session->plies[session->made++];
        session->game->play(session->state, ply->code, &ply->trace);
        if (is_humans(session, session->made))
            break;
    }
    return session->made - before;
}

uint64_t session_times(const struct session *session)
{
    if (!session->game->key)
        return 1;
    uint64_t key = key_of(session);
    uint64_t times = session->first_key == key;
    for (uint64_t i = 0; i < session->made; i++)
        times += session->plies[i].key == key;
    return times;
}
