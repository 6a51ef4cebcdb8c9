/* graph_ask.h: what moves and line of graph share: from a text to a token on a solved graph. */
#ifndef CLI_GRAPH_ASK_H
#define CLI_GRAPH_ASK_H

#include <zugzwang/graph.h>

#include "ask.h"

extern const char *const GRAPH_SIDES[2]; /* "First", "Second" */
extern const char *const GRAPH_JSON_SIDES[2];

struct graph_question {
    zz_graph *graph;
    uint32_t vertices;
    zz_outcome *outcomes; /* by vertex, from 0 */
    uint32_t *squares;    /* room for as many vertices as there are */
    zz_graph_query query; /* target 0: none */
    uint64_t number;      /* of the query in the file, from 1; 0: it is that of the options */
    uint64_t queries;     /* that the file has */
    uint32_t token;
    uint64_t made; /* moves of --after */
    struct cost cost;
};

/* Writes the answer to one question. */
typedef zz_status (*graph_tell_fn)(struct run *run, struct graph_question *question,
                                   zz_error *error);

/* Reads a text and has its queries, or the one of the options, told about. */
zz_status graph_ask(struct run *run, zz_text *text, graph_tell_fn tell, zz_error *error);

/* The moves from the token's vertex go to question->squares; there are none on the target. */
uint32_t graph_list_moves(struct graph_question *question);

/* ZZ_BAD_INPUT when the token cannot be moved there. */
zz_status graph_play(struct graph_question *question, uint32_t to, zz_error *error);

zz_outcome graph_value(const struct graph_question *question, uint32_t vertex);

/* What moving to a vertex is worth to who does. */
zz_outcome graph_worth(const struct graph_question *question, uint32_t vertex);

/* A move as it is typed. */
enum { GRAPH_MOVE = 12 };
const char *graph_move(uint32_t vertex, char name[GRAPH_MOVE]);

/* What every answer begins with. */
void graph_begin_words(struct run *run, const struct graph_question *question);
void graph_begin_json(struct run *run, const struct graph_question *question);

/* --from, --target and --query. */
extern const struct option GRAPH_OPTIONS[];

/* For the table of verbs. */
zz_status graph_answer_line(struct run *run, zz_text *text, zz_error *error);
extern const char GRAPH_LINE_HELP[];

#endif
