/* tree.c: a folder that appears all at once.
 *
 *     target is not there      files → beside/.zugzwang-PID-I.tmp/…   → rename → target
 *     target is there, empty   files → target/.zugzwang-PID-I.tmp/…  → rename, entry by entry
 *
 * The second way keeps the folder itself, which may be where somebody's shell stands, or where a
 * disk is mounted. What is taken away after a failure is what was made here, by name. */
#include "tree.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(struct tree *tree, const char *path)
{
    if (!tree->failed)
        complain("cannot write %s: %s", path, strerror(errno));
    tree->failed = true;
}

static void fail_without_memory(struct tree *tree)
{
    errno = ENOMEM;
    fail(tree, tree->target);
}

static bool is_empty_folder(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder)
        return false;
    int entries = 0;
    while (readdir(folder))
        entries++;
    closedir(folder);
    return entries <= 2; /* itself and the one above */
}

/* The folder in which the target stands, with a slash at the end; freed by the caller. */
static char *folder_of(const char *target)
{
    size_t length = strlen(target);
    while (length > 1 && target[length - 1] == '/')
        length--;
    while (length > 0 && target[length - 1] != '/')
        length--;
    char *folder = malloc(length + 1);
    if (folder) {
        memcpy(folder, target, length);
        folder[length] = '\0';
    }
    return folder;
}

static bool make_root(struct tree *tree, const char *folder, const char *slash)
{
    enum { MOST_NAMES = 100 };
    size_t size = strlen(folder) + 64;
    tree->root = malloc(size);
    for (int i = 0; tree->root && i < MOST_NAMES; i++) {
        snprintf(tree->root, size, "%s%s.zugzwang-%ld-%d.tmp", folder, slash, (long)getpid(), i);
        if (mkdir(tree->root, 0777) == 0)
            return true;
        if (errno != EEXIST)
            break;
    }
    free(tree->root);
    tree->root = NULL;
    return false;
}

bool tree_begin(struct tree *tree, const char *target)
{
    struct stat status;
    tree->target = target;
    tree->root = NULL;
    tree->was_there = stat(target, &status) == 0;
    tree->failed = false;
    tree->count = 0;
    if (tree->was_there && !S_ISDIR(status.st_mode)) {
        complain("%s is there already, and is no folder", target);
        return false;
    }
    if (tree->was_there && !is_empty_folder(target)) {
        complain("%s is there already, and is not empty; remove it or name another", target);
        return false;
    }
    char *folder = tree->was_there ? NULL : folder_of(target);
    bool made = (tree->was_there && make_root(tree, target, "/")) ||
                (folder && *target && make_root(tree, folder, ""));
    if (!made)
        complain("cannot make %s: %s", *target ? target : "''", strerror(errno));
    free(folder);
    return made;
}

/* Notes an entry, unless it is there already. */
static bool is_new(struct tree *tree, const char *path)
{
    for (unsigned i = 0; i < tree->count; i++)
        if (strcmp(tree->entries[i], path) == 0)
            return false;
    assert(tree->count < TREE_MOST_ENTRIES && strlen(path) < TREE_MOST_PATH);
    strcpy(tree->entries[tree->count++], path);
    return true;
}

/* The whole path of an entry; freed by the caller. */
static char *whole_path(const char *root, const char *entry)
{
    size_t size = strlen(root) + strlen(entry) + 2;
    char *path = malloc(size);
    if (path)
        snprintf(path, size, "%s/%s", root, entry);
    return path;
}

static void make_folders(struct tree *tree, const char *path)
{
    char folder[TREE_MOST_PATH];
    for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
        if (tree->failed || !is_new(tree, folder))
            continue;
        char *whole = whole_path(tree->root, folder);
        if (!whole || mkdir(whole, 0777))
            fail(tree, folder);
        free(whole);
    }
}

struct output *tree_open(struct tree *tree, const char *path, ...)
{
    char entry[TREE_MOST_PATH];
    va_list arguments;
    va_start(arguments, path);
    vsnprintf(entry, sizeof entry, path, arguments);
    va_end(arguments);
    make_folders(tree, entry);
    char *whole = tree->failed ? NULL : whole_path(tree->root, entry);
    if (!whole || !output_open(&tree->file, whole)) {
        tree->failed = true;
        tree->file = (struct output){.fd = -1, .error = ENOMEM}; /* drops what is written */
    } else {
        is_new(tree, entry);
        tree->file.name = tree->entries[tree->count - 1]; /* for messages */
    }
    free(whole);
    return &tree->file;
}

void tree_close(struct tree *tree)
{
    if (tree->file.fd >= 0 && !output_close(&tree->file, true))
        tree->failed = true;
}

void tree_copy(struct tree *tree, const char *path, const struct text *text)
{
    output_bytes(tree_open(tree, "%s", path), text->bytes, text->size);
    tree_close(tree);
}

void tree_put(struct tree *tree, const char *path, struct buffer *text)
{
    struct output *output = tree_open(tree, "%s", path);
    if (text->failed)
        fail_without_memory(tree);
    else
        output_bytes(output, text->bytes, text->used);
    tree_close(tree);
    buffer_free(text);
}

/* Calls remove for the entries below `from`, the deepest first. */
static void remove_entries(const struct tree *tree, const char *from)
{
    for (unsigned i = tree->count; i-- > 0;) {
        char *path = whole_path(from, tree->entries[i]);
        if (path)
            remove(path);
        free(path);
    }
}

static bool move_into_place(struct tree *tree)
{
    if (!tree->was_there)
        return rename(tree->root, tree->target) == 0;
    for (unsigned i = 0; i < tree->count; i++) {
        if (strchr(tree->entries[i], '/')) /* moves with its folder */
            continue;
        char *from = whole_path(tree->root, tree->entries[i]);
        char *to = whole_path(tree->target, tree->entries[i]);
        bool moved = from && to && rename(from, to) == 0;
        free(from);
        free(to);
        if (!moved) {
            remove_entries(tree, tree->target);
            return false;
        }
    }
    return rmdir(tree->root) == 0;
}

bool tree_end(struct tree *tree, bool keep)
{
    if (keep && !tree->failed && !move_into_place(tree))
        fail(tree, tree->target);
    if (!keep || tree->failed) {
        remove_entries(tree, tree->root);
        rmdir(tree->root);
    }
    free(tree->root);
    return !tree->failed;
}
