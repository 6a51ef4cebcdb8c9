/* rabbit_draft.h: a rabbit board in the making, and the path of its blank.
 *
 * A record is the path of the blank, which enters no square twice: white and black squares in turn.
 * The path gives its squares their colours; the others get theirs from the family. The contest
 * promises that Rabbit has no move at the end: whites beside the path's last square are made black.
 * So every record is legal, and lost, by construction. */
#ifndef CLI_DATA_RABBIT_DRAFT_H
#define CLI_DATA_RABBIT_DRAFT_H

#include "canvas.h"
#include "family.h"

/* path[0 … length - 1] are squares of the board, each beside the one before; path[0] is the blank
 * at the start. */
struct rabbit_draft {
    struct canvas board;   /* 'O' and 'X' */
    struct canvas entered; /* '+' where the path goes */
    uint32_t *path;
    uint32_t length;
};

/* A board of a size that the demand allows, all black, and no path yet. */
bool rabbit_open(struct rabbit_draft *draft, const struct demand *demand, uint64_t *random,
                 struct buffer *text);

void rabbit_enter(struct rabbit_draft *draft, uint32_t square);
void rabbit_forget_path(struct rabbit_draft *draft);

/* Appends the game, its record cut to what the demand allows, and closes the draft. Returns what a
 * family does: false when the path is too short for a round. */
bool rabbit_finish(struct rabbit_draft *draft, const struct demand *demand, uint64_t *random,
                   struct buffer *text);

/* Paths; see rabbit_paths.c. Each enters at least three squares. The last one returns false when
 * there is no memory. */
void rabbit_walk(struct rabbit_draft *draft, bool far, uint64_t *random);
void rabbit_snake(struct rabbit_draft *draft);
void rabbit_spiral(struct rabbit_draft *draft);
bool rabbit_wind(struct rabbit_draft *draft, uint64_t *random);

/* A path on the board's own colours, chosen move by move: a side that wins gives that away with a
 * chance in percent, if it can. The blank starts on path[0]. False when there is no memory. */
bool rabbit_play(struct rabbit_draft *draft, uint32_t careless, uint64_t *random,
                 struct buffer *text);

/* Whether a mistake of Rabbit's is in the record. */
bool rabbit_has_mistake(const char *game, size_t size);

#endif
