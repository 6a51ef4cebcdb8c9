/* answer.h: one run of probe, stats or verify: from a table to an answer, in words or JSON.
 *
 *     {schema, version, game, file, table: {rows, cols, free_squares, positions}, …, seconds,
 *      memory_bytes, error} */
#ifndef CLI_TABLE_ANSWER_H
#define CLI_TABLE_ANSWER_H

#include "cli/json.h"
#include "table.h"
#include "values.h"

struct table_answer {
    const struct settings *settings;
    int count; /* of the operands after the table */
    char **operands;
    struct table_file file;
    struct output out;
    struct json json;
    struct meter meter;
    const char *source; /* of an error that has a place */
    int exit_code;      /* the hook may set it, when it does not fail */
};

/* What an action does with the open table; in JSON it adds members to the document. */
typedef zz_status table_answer_fn(struct table_answer *answer, zz_error *error);

/* Opens operands[0] and does that. With `damage_is_no` a damaged table gives the exit code 1. */
int table_answer_run(const struct game *game, const char *schema, table_answer_fn *act,
                     bool damage_is_no, const struct settings *settings, int count,
                     char *operands[]);

#endif
