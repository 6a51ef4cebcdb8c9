/* play.h: the verb play, and what it asks of a game.
 *
 * The session (session.h) knows whose turn it is and which moves were made; the views (view.h) show
 * it; a game knows its rules, its values and its notation, and says them through these hooks. Sides
 * are 0, the one that begins a game of this kind, and 1. A move is a number, its code, which the
 * game alone understands. */
#ifndef CLI_PLAY_PLAY_H
#define CLI_PLAY_PLAY_H

#include <zugzwang/base.h>

#include "cli/buffer.h"
#include "cli/options.h"
#include "cli/registry.h"

enum { PLAY_MOST_MOVES = 8, PLAY_NAME = 24, PLAY_REASON = 120 };

/* A legal move and what it leads to: "first" is the side that makes it, plies count the move. */
struct play_move {
    uint64_t code;
    zz_outcome outcome;
};

/* Where a move went, for the eye. */
struct play_trace {
    zz_square from;
    zz_square to;
};

/* How a kind of square is drawn: ASCII and Unicode, in one column and in two. */
struct play_piece {
    const char *narrow[2];
    const char *roomy[2];
    enum play_tint { TINT_PLAIN, TINT_FAINT, TINT_FIRST, TINT_SECOND, TINT_MARK } tint;
};

/* What a game is opened with. */
struct play_setup {
    const struct settings *settings;
    const zz_options *options;
};

struct play_game {
    const char *help;             /* for `zugzwang GAME play --help` */
    const struct option *options; /* of this game alone */
    const char *names[2];         /* of the sides, for people: "Red" */
    const char *marks[2][2];      /* and their pieces, in ASCII and in Unicode: "R1 R2" */
    const char *keys[2];          /* and as they are typed, and in JSON: "red" */
    bool distances;               /* outcomes have plies */
    const char *example;          /* how moves are typed: "'R1 up' or 'B left'" */
    const char *board;            /* the text of the board that is played without another */
    const struct play_piece *pieces;

    /* Reads a board, and the moves of a game if the text has them, up to its end. */
    zz_status (*open)(void **state, zz_text *text, const struct play_setup *setup, zz_error *error);
    void (*close)(void *state);
    /* Appends a random board worth playing, as a text for open. */
    zz_status (*make_board)(uint64_t *random, struct buffer *text, const zz_options *options,
                            zz_error *error);
    /* The i-th move of the text, from 0; false when there are not so many. */
    bool (*recorded)(const void *state, uint64_t i, uint64_t *code);
    /* Writes a text for open: the board and these moves, made from its start. */
    void (*save)(const void *state, const uint64_t *codes, uint64_t count, struct buffer *text);

    /* The rules. The state is that of a position, which starts as the board's. */
    unsigned (*turn)(const void *state);
    void (*play)(void *state, uint64_t code, struct play_trace *trace); /* a legal move */
    void (*undo)(void *state, uint64_t code);                           /* the last one */
    bool (*is_over)(const void *state, unsigned *winner, char reason[PLAY_REASON]);
    /* A number for each position, so that its return is noticed; NULL: none ever comes back. */
    uint64_t (*key)(const void *state);

    /* The values: the legal moves, best first, and the move that a perfect player makes. */
    zz_status (*list)(const void *state, struct play_move moves[PLAY_MOST_MOVES], unsigned *count,
                      const zz_options *options, zz_error *error);
    zz_status (*choose)(const void *state, uint64_t *code, const zz_options *options,
                        zz_error *error);

    /* The notation. */
    const char *(*name)(uint64_t code, char name[PLAY_NAME]);
    bool (*parse)(const void *state, const char *text, uint64_t *code); /* a legal move */

    /* The picture: the piece on a square, counted from 1, and the square to look at. */
    uint32_t (*rows)(const void *state);
    uint32_t (*cols)(const void *state);
    unsigned (*piece)(const void *state, uint32_t row, uint32_t col);
    zz_square (*focus)(const void *state);
};

extern const struct play_game ZU_PLAY;
extern const struct play_game RABBIT_PLAY;

zz_status play_fail_memory(zz_error *error);

/* The columns of the registry. */
bool play_has(const struct game *game);
int play_run(const struct game *game, int count, char *arguments[]);
void play_help(const struct game *game, struct output *output);

#endif
