/* data.h: a contest's data: the verbs generate, validate and check, and what they ask of a game. */
#ifndef CLI_DATA_DATA_H
#define CLI_DATA_DATA_H

#include "family.h"
#include "strict.h"

#include "cli/options.h"
#include "cli/registry.h"

/* What the answer of every board of a group of test points is promised to be, or the board. */
enum promise { PROMISE_NONE, PROMISE_TIE_OR_STUCK, PROMISE_MOAT, PROMISE_SHORT };

/* Test points that have the same guarantee. */
struct group {
    uint32_t first; /* 0 ends a list */
    uint32_t last;
    const char *guarantee; /* for people */
    struct range rows;     /* not given: the contest's limits alone */
    struct range cols;
    enum promise promise;
};

/* A text that is being validated. */
struct validation {
    struct strict *text;
    struct range points;       /* not given: none in particular */
    const zz_options *options; /* for solving */
    uint64_t cases;            /* that were found good so far */
};

struct data_game {
    const char *thing; /* "board", what one case is called */
    const struct family *families;
    const struct group *groups; /* NULL: test points differ in nothing that is known */
    uint32_t least_rows;        /* the contest's limits, where there are rows and columns */
    uint32_t most_size;         /* 0: there are none */
    uint32_t most_cases;        /* in one input */
    /* Reads the whole text. */
    zz_status (*validate)(struct validation *validation, zz_error *error);
    /* Whether a valid input is worth having: generate makes few others. NULL: all are. */
    bool (*is_interesting)(const char *input, size_t size);
    const struct option *options; /* of generate, for this game alone */
    const char *generate_help;
    const char *validate_help;
    const char *check_help;
};

extern const struct data_game ZU_DATA;
extern const struct data_game RABBIT_DATA;
extern const struct data_game GRAPH_DATA;
extern const struct data_game GEOGRAPHY_DATA;

/* The group that a test point belongs to, or NULL. */
const struct group *group_of(const struct data_game *data, uint32_t point);

/* The group that all these points belong to, or NULL. */
const struct group *group_of_range(const struct data_game *data, struct range points);

/* --points, for games that have groups. */
extern const struct option POINTS_OPTION[];

/* The options of generate that one game alone has. */
extern const struct option RABBIT_GENERATE_OPTIONS[];
extern const struct option GRAPH_GENERATE_OPTIONS[];

/* "7" or "5-6". */
bool parse_range(const char *text, uint32_t least, uint32_t most, struct range *range);

/* "points 5-6, point 3": into text. */
void points_name(struct range points, char text[32]);

/* Reads a text in memory as `validate` does. */
zz_status validate_memory(const struct data_game *data, const char *bytes, size_t size,
                          struct range points, const zz_options *options, zz_error *error);

/* The columns of the registry. */
bool data_has(const struct game *game);
int generate_run(const struct game *game, int count, char *arguments[]);
void generate_help(const struct game *game, struct output *output);
int validate_run(const struct game *game, int count, char *arguments[]);
void validate_help(const struct game *game, struct output *output);
int check_run(const struct game *game, int count, char *arguments[]);
void check_help(const struct game *game, struct output *output);

#endif
