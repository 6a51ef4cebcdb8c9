#include "tokens.h"

#include <string.h>

void tokens_open(struct tokens *tokens, zz_read_fn read, void *user)
{
    tokens->read = read;
    tokens->user = user;
    tokens->failed = tokens->begun = false;
    tokens->next = tokens->end = tokens->window;
    tokens->word[0] = '\0';
}

void tokens_open_memory(struct tokens *tokens, const char *bytes, size_t size)
{
    tokens_open(tokens, NULL, NULL);
    tokens->next = bytes;
    tokens->end = bytes + size;
}

static bool refill(struct tokens *tokens)
{
    if (tokens->next < tokens->end)
        return true;
    if (!tokens->read)
        return false;
    size_t got = tokens->read(tokens->user, tokens->window, sizeof tokens->window);
    tokens->failed = got == ZZ_READ_ERROR;
    if (got == 0 || tokens->failed) {
        tokens->read = NULL;
        return false;
    }
    tokens->next = tokens->window;
    tokens->end = tokens->window + got;
    return true;
}

static bool is_space(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/* Passes over a byte order mark, as testlib does with outputs. */
static void skip_mark(struct tokens *tokens)
{
    static const char mark[] = "\xEF\xBB\xBF";
    if (tokens->end - tokens->next >= 3 && memcmp(tokens->next, mark, 3) == 0)
        tokens->next += 3;
}

bool tokens_next(struct tokens *tokens)
{
    size_t length = 0;
    if (!tokens->begun && refill(tokens))
        skip_mark(tokens);
    tokens->begun = true;
    while (refill(tokens) && is_space(*tokens->next))
        tokens->next++;
    for (; refill(tokens) && !is_space(*tokens->next); tokens->next++) {
        char byte = *tokens->next;
        if (length < TOKEN_KEPT)
            tokens->word[length] = (char)(byte > ' ' && byte <= '~' ? byte : '?');
        length++;
    }
    if (length > TOKEN_KEPT)
        memcpy(tokens->word + TOKEN_KEPT, "…", sizeof "…");
    else
        tokens->word[length] = '\0';
    return length > 0;
}

bool token_is_integer(const char *word)
{
    const char *digits = word + (*word == '-');
    if (digits[0] == '0')
        return !digits[1] && digits == word;
    return *digits && strspn(digits, "0123456789") == strlen(digits);
}
