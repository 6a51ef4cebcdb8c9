/* options.h: the command line: options in any order among the files.
 *
 * An option is a row of a table: its name, what its values are called, its help, and a function
 * that takes its values. The tables serve the parser, the help and the suggestions alike. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "demand.h"
#include "output.h"

/* What pictures are made of. */
enum format { FORMAT_ANY, FORMAT_SVG, FORMAT_PNG, FORMAT_ANSI };

struct package_format;

/* All that options can say. */
struct settings {
    bool help;
    bool version;
    bool json;
    bool show;
    bool all;          /* graph */
    uint32_t from_row; /* geography; 0: not given */
    uint32_t from_col;
    unsigned goal; /* hunt: an enum hunt_goal */
    uint32_t rows;
    uint32_t cols;
    uint64_t time;   /* seconds */
    uint64_t boards; /* 0: not given */
    unsigned jobs;
    uint64_t seed;
    const struct package_format *package_format; /* package; NULL: not given */
    bool bundled;
    uint32_t from_vertex; /* graph; 0: not given */
    uint32_t target;      /* graph; 0: not given */
    uint64_t query;       /* graph: only this one; 0: not given */
    const char *after;    /* moves, line: to be made first; NULL: none */
    const char *defend;   /* line: a move, and the defence against it; NULL: none */
    bool draw;            /* line: each position */
    bool record;          /* line: as a record */
    const char *moves;    /* review of zu: more of them; NULL: none */
    bool black_to_move;   /* zu */
    uint64_t number;      /* zu: only this board; 0: all */
    struct demand demand; /* generate */
    const char *family;   /* NULL: any */
    uint64_t count;       /* 0: not given */
    struct range points;  /* generate and validate */
    enum format format;   /* render, and line where it draws */
    int size;             /* of a square in pixels; 0: not given */
    unsigned heat;        /* render of zu: a zz_zu_piece + 1; 0: not given */
    bool plain;           /* render: solve nothing */
    bool draw_line;       /* render: a line, not a position */
    bool draw_review;     /* render: a review */
    const char *table;    /* table build: the file to write */
    bool all_moves;       /* table probe */
    bool svg;             /* table stats */
    const char *output;   /* NULL: standard output */
    uint64_t memory;      /* bytes; 0: not given */
    unsigned threads;     /* 0: not given */
    struct {
        const char *side; /* NULL: asked for */
        unsigned errs;    /* percent of the program's moves */
        bool seeded;      /* `seed` was given */
        bool random;      /* a random board */
        bool evaluation;  /* is shown from the beginning */
        bool ascii;
    } play;
    struct {
        uint64_t runs;        /* 0: not given */
        const char *keep;     /* a folder; NULL: here */
        const char *in_file;  /* NULL: standard input */
        const char *out_file; /* NULL: standard output */
        bool limited;         /* by the contest's limits, or by these */
        bool as_contest;
        double seconds;  /* 0: none */
        uint64_t memory; /* bytes; 0: none */
    } stress;
    enum { PROGRESS_ON_TERMINAL, PROGRESS_ON, PROGRESS_OFF } progress;
};

struct option {
    const char *name;   /* without the dashes; NULL ends a table */
    char letter;        /* of the short form; 0: none */
    const char *values; /* "OUT", "R C"; "[PIECE]": may be missing, then NULL; NULL: none */
    const char *help;   /* NULL: not listed */
    /* Takes the values. Returns NULL, or what was expected: "a number from 1 to 4096". */
    const char *(*set)(struct settings *settings, char *const values[]);
};

/* The options that every verb has. */
extern const struct option COMMON_OPTIONS[];

/* For games and verbs that have none of their own. */
extern const struct option NO_OPTIONS[];

/* Parses the arguments into settings with the options of the tables, the list of which ends with
 * NULL. What is not an option is moved to the front of `arguments`, and *operands says how many
 * there are. False, with a message, when the arguments make no sense. */
bool options_parse(const struct option *const tables[], struct settings *settings, int count,
                   char *arguments[], int *operands);

/* The tables as a list for people. */
void options_help(const struct option *const tables[], struct output *output);

/* Bytes, from 1: a decimal number, with or without one of K, M, G and T. */
bool parse_size(const char *text, uint64_t *bytes);

/* A decimal number from min to max and nothing else. */
bool parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *number);

#endif
