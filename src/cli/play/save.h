/* save.h: writing a saved game. */
#ifndef CLI_PLAY_SAVE_H
#define CLI_PLAY_SAVE_H

#include "cli/buffer.h"

/* Replaces a file by the text, at once. False, with errno set, when that fails; then an older file
 * is as it was. */
bool save_text(const char *path, const struct buffer *text);

#endif
