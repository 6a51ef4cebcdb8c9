/* session.h: one game between a person and the program: the moves so far, and who makes the next.
 *
 *     plies:   made … made  │ undone … undone │
 *              0            made              known
 *
 * The game's state is always that of the position after `made` plies. Undo and redo move the line
 * between the two parts; a new move drops the second. Both stop at a turn of the person's. */
#ifndef CLI_PLAY_SESSION_H
#define CLI_PLAY_SESSION_H

#include "play.h"

struct session {
    const struct play_game *game;
    void *state;
    const zz_options *options;
    unsigned first;     /* the side that began */
    uint64_t first_key; /* of the position that it began from */
    bool human[2];
    unsigned errs;   /* percent of the program's moves */
    uint64_t random; /* where its random numbers are */
    struct ply {
        uint64_t code;
        struct play_trace trace;
        uint64_t key; /* of the position after it */
    } * plies;
    uint64_t made;
    uint64_t known;
    uint64_t room;
};

/* How a position stands. */
struct standing {
    bool over;
    unsigned winner; /* when it is over */
    char reason[PLAY_REASON];
    unsigned count; /* of the legal moves, best first */
    struct play_move moves[PLAY_MOST_MOVES];
};

/* Takes over the state, and makes the moves that its text had. */
zz_status session_open(struct session *session, const struct play_game *game, void *state,
                       const zz_options *options, zz_error *error);
void session_close(struct session *session);

zz_status session_look(const struct session *session, struct standing *standing, zz_error *error);
unsigned session_turn(const struct session *session);

/* Makes a move, which must be legal. */
zz_status session_play(struct session *session, uint64_t code, zz_error *error);

/* The move that the program makes here, now and then a worse one than the best. It must have one. */
zz_status session_choose(struct session *session, const struct standing *standing, uint64_t *code,
                         zz_error *error);

/* Goes back to the last turn of the person's before now, or forward to the next among the plies that
 * were taken back, or to the last of them. Returns by how many plies; 0: there is none. */
uint64_t session_undo(struct session *session);
uint64_t session_redo(struct session *session);

/* How often the position has come up, now included. */
uint64_t session_times(const struct session *session);

#endif
