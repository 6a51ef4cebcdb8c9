/* ask.h: the verbs moves, line and review, for games that answer them by themselves.
 *
 * A game gives a hook for each verb that it has. The hook reads one text, makes the moves of
 * --after, and writes its answer as words or, with --json, as an element of the array "answers".
 * JSON names what a position or a move is worth `category` (win, tie, lose) and `distance` (plies,
 * or null), from the view of the side that is to move or makes the move; a move also has
 * `child_category` and `child_distance`, from the view of the side that is to move after it. */
#ifndef CLI_ASK_H
#define CLI_ASK_H

#include "run.h"

enum ask_verb { ASK_MOVES, ASK_LINE, ASK_REVIEW, ASK_VERBS };

struct ask_game {
    struct noun things;
    const char *awaits;                           /* what to type at a terminal */
    const struct option *options;                 /* of this game alone, or NULL */
    const struct option *verb_options[ASK_VERBS]; /* of this game and verb, or NULL */
    bool draws;                                   /* a line has --board */
    bool records;                                 /* and --record */
    const char *help[ASK_VERBS];                  /* NULL: the game lacks the verb */
    /* What is expected beside the settings, or NULL; the hook itself may be NULL, too. */
    const char *(*missing)(const struct settings *settings);
    zz_status (*answer[ASK_VERBS])(struct run *run, zz_text *text, zz_error *error);
};

/* A list of moves on the command line, read one by one: numbers separated by blanks, moves by
 * commas. The first failure is kept, with its column, and ends the list. */
struct ask_list {
    const char *text;
    const char *option; /* that it is the value of: "--after" */
    size_t next;        /* of the text */
    size_t column;      /* of the move read last, from 1 */
    uint64_t moves;
};

/* Reads a move of that many numbers, each below 2³². False at the end of the list and on failure,
 * when *status is not ZZ_OK. */
bool ask_list_read(struct ask_list *list, unsigned numbers, uint32_t values[], zz_status *status,
                   zz_error *error);

/* Makes a failure of the move read last one of the list's option. */
zz_status ask_fail_in_list(struct run *run, const struct ask_list *list, zz_error *error);

/* The move of --defend, exactly one. */
zz_status ask_read_defend(struct run *run, struct ask_list *list, unsigned numbers,
                          uint32_t values[], zz_error *error);

/* An option's number of a thing ("board") goes only up to `most`. */
zz_status ask_fail_number(struct run *run, const char *option, const char *thing, uint64_t found,
                          uint64_t most, zz_error *error);

/* "win", "tie" or "lose", for the side to move. */
const char *ask_category(zz_winner winner);

/* "win in 13 plies", "tie". */
enum { ASK_WORTH = 48 };
const char *ask_worth(zz_outcome outcome, char text[ASK_WORTH]);

/* The same outcome from the other side's view. */
zz_outcome ask_other_view(zz_outcome outcome);

/* The members that tell what a move is worth: to who makes it, and to who is next. With distances
 * the outcome's plies are those to the end of the game, the move included. */
void ask_worth_json(struct json *json, zz_outcome outcome, bool distances);
void ask_child_json(struct json *json, zz_outcome outcome, bool distances);

/* A move of a record, judged; both outcomes from the view of the side that made it. */
struct ask_judgement {
    const char *turn;
    const char *move;
    const char *before; /* who wins, before the move and after it */
    const char *after;
    const char *verdict;
    zz_outcome made;
    zz_outcome best;
    bool distances;
};

/* Its members, up to the array of the moves that were better, which the caller fills. */
void ask_begin_judgement(struct json *json, const struct ask_judgement *judgement);
void ask_end_judgement(struct json *json);

/* The columns of the registry. */
bool moves_has(const struct game *game);
bool line_has(const struct game *game);
bool review_has(const struct game *game);
int moves_run(const struct game *game, int count, char *arguments[]);
int line_run(const struct game *game, int count, char *arguments[]);
int review_run(const struct game *game, int count, char *arguments[]);
void moves_help(const struct game *game, struct output *output);
void line_help(const struct game *game, struct output *output);
void review_help(const struct game *game, struct output *output);

#endif
