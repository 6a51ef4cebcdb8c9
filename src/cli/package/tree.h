/* tree.h: a folder that appears all at once.
 *
 * Files are written below another name, and moved into place at the end. As with struct output,
 * nothing fails on the spot: the first failure is told, what follows is dropped, and tree_end
 * returns false. */
#ifndef CLI_PACKAGE_TREE_H
#define CLI_PACKAGE_TREE_H

#include <stdbool.h>

#include "cli/buffer.h"
#include "cli/output.h"
#include "texts.h"

enum { TREE_MOST_ENTRIES = 256, TREE_MOST_PATH = 160 };

struct tree {
    const char *target;
    char *root;     /* where files are written for now */
    bool was_there; /* the target, an empty folder */
    bool failed;
    unsigned count; /* of files and folders made, a folder before what is in it */
    char entries[TREE_MOST_ENTRIES][TREE_MOST_PATH]; /* their paths, below the root */
    struct output file;                              /* that is open */
};

/* False, with a message, when the target cannot be made, or is there and not empty. */
bool tree_begin(struct tree *tree, const char *target);

/* Opens a new file, and its folders, for writing; one at a time. The path is below the tree. */
struct output *tree_open(struct tree *tree, const char *path, ...) PRINTF_LIKE(2, 3);
void tree_close(struct tree *tree);

/* A whole file. */
void tree_copy(struct tree *tree, const char *path, const struct text *text);

/* The same with a text of one's own, which is freed. */
void tree_put(struct tree *tree, const char *path, struct buffer *text);

/* With `keep`, and if all was well, puts the tree into place; else takes it away. */
bool tree_end(struct tree *tree, bool keep);

#endif
