/* tokens.h: a text as words between white space, however long it is and whatever is in it. */
#ifndef CLI_DATA_TOKENS_H
#define CLI_DATA_TOKENS_H

#include <zugzwang/base.h>

enum { TOKEN_KEPT = 40 };

struct tokens {
    zz_read_fn read; /* NULL: all is in the window */
    void *user;
    bool begun;
    bool failed; /* the source could not be read */
    const char *next;
    const char *end;
    char word[TOKEN_KEPT + 8]; /* the last one; if it is longer than TOKEN_KEPT, its beginning and
                                 * "…", which no word that is compared with it ends with. What is
                                 * not printable is shown as '?'. */
    char window[1 << 16];
};

void tokens_open(struct tokens *tokens, zz_read_fn read, void *user);
void tokens_open_memory(struct tokens *tokens, const char *bytes, size_t size);

/* Reads the next word. False at the end. */
bool tokens_next(struct tokens *tokens);

/* Whether the word is an integer as programs print it: no '+', no leading zeros. */
bool token_is_integer(const char *word);

#endif
