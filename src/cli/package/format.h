/* format.h: what a format of problem packages is, and what the formats share.
 *
 * The twenty inputs and their answers are written by package.c, to the places that the format
 * names; the format writes everything else. docs/PACKAGE.md tells what goes where. */
#ifndef CLI_PACKAGE_FORMAT_H
#define CLI_PACKAGE_FORMAT_H

#include "problem.h"
#include "statement.h"
#include "tree.h"

enum file_kind { FILE_INPUT, FILE_ANSWER };

struct package {
    const struct problem *problem;
    const struct package_format *format;
    bool bundled; /* a group counts only as a whole */
    struct samples samples;
    struct tree tree;
};

struct package_format {
    const char *name;
    const char *title;
    const char *summary;     /* for the help */
    const char *next;        /* what to do with the package */
    unsigned most_megabytes; /* that judges take without being told to; 0: any number */
    void (*place)(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH]);
    void (*write)(struct package *package);
};

extern const struct package_format HYDRO, DMOJ, LEMONLIME, POLYGON, ICPC;
extern const struct package_format *const FORMATS[]; /* all of them, and NULL */

/* The memory limit in this package. */
unsigned package_megabytes(const struct package *package);

/* The number of the group that a point is in. */
unsigned package_group(const struct package *package, unsigned point);

/* The statement in a language and a dialect. */
struct statement package_statement(const struct package *package, enum language language,
                                   enum dialect dialect);

/* A whole statement in Markdown, as a file; see statement_page. */
void package_write_page(struct package *package, enum language language, enum dialect dialect,
                        bool fences, const char *path);

/* The validator and the checker, as C++ programs. They consist of a head that speaks to the judge
 * and a body that is the same for all of them:
 *
 *     validator-HEAD.h + GAME/validator.cc     checker-HEAD.h + checker.cc
 *
 * `codes` are the exit codes of a plain validator, for valid and invalid inputs. */
struct exit_codes {
    int valid;
    int invalid;
};
void package_write_testlib_validator(struct package *package, const char *path);
void package_write_plain_validator(struct package *package, struct exit_codes codes,
                                   const char *path);
void package_write_checker(struct package *package, const char *head, const char *path);

/* The model solution; with `files` it reads and writes the contest's files. */
void package_write_solution(struct package *package, bool files, const char *path);

/* "1.5": seconds. */
void package_put_seconds(const struct package *package, struct output *output);

#endif
