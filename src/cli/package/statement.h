/* statement.h: the statement of a problem, in the dialects that judges want. */
#ifndef CLI_PACKAGE_STATEMENT_H
#define CLI_PACKAGE_STATEMENT_H

#include "cli/buffer.h"
#include "problem.h"

enum dialect {
    DIALECT_MARKDOWN, /* formulas between dollars */
    DIALECT_TILDES,   /* Markdown with formulas between tildes */
    DIALECT_TEX
};

enum part { PART_TITLE, PART_RULES, PART_INPUT, PART_OUTPUT, PART_NOTES, PART_SCORING, PARTS };

/* The sample inputs, and the right outputs. */
struct samples {
    unsigned count;
    const struct text *input[MOST_SAMPLES];
    struct buffer answer[MOST_SAMPLES];
};

struct statement {
    const struct problem *problem;
    enum language language;
    enum dialect dialect;
    bool bundled;       /* a group counts only as a whole */
    unsigned megabytes; /* the limit in this package */
};

/* Appends a part, without a heading. */
void statement_part(const struct statement *statement, enum part part, struct buffer *text);

/* Appends all of it, with headings and samples, in Markdown. `fences`: after the three backquotes
 * of a sample comes input1 or output1. */
void statement_page(const struct statement *statement, const struct samples *samples, bool fences,
                    struct buffer *text);

#endif
