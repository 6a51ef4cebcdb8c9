#include "trail_proof.h"

#include <stdlib.h>

#include "cli/trail.h"

enum { MOST_LETTERS = 26 };

struct matching {
    const zz_trail *trail;
    uint32_t cols;
    zz_square *partners; /* by square; row 0: none */
    char *letters;       /* by square: the same for partners */
};

static uint32_t index_of(const struct matching *matching, zz_square square)
{
    return (square.row - 1) * matching->cols + square.col - 1;
}

/* Gives each pair a letter. False when there are too many pairs to be read. */
static bool name_pairs(struct matching *matching, uint32_t squares)
{
    char letter = 'a';
    for (uint32_t i = 0; i < squares; i++) {
        zz_square partner = matching->partners[i];
        if (!partner.row || index_of(matching, partner) < i)
            continue;
        if (letter >= 'a' + MOST_LETTERS)
            return false;
        matching->letters[i] = matching->letters[index_of(matching, partner)] = letter++;
    }
    return true;
}

/* The pairs by letters, '@' the token, '.' a square without a partner or out of the game. */
static void draw_pairs(const struct matching *matching, uint32_t squares, struct buffer *proof)
{
    uint32_t token = index_of(matching, zz_trail_token(matching->trail));
    for (uint32_t i = 0; i < squares; i++) {
        char letter = matching->letters[i] ? matching->letters[i] : '.';
        if (i == token)
            letter = letter == '.' ? '@' : (char)(letter - 'a' + 'A');
        buffer_text(proof, i % matching->cols ? " " : "      ");
        buffer_byte(proof, letter);
        if (i % matching->cols == matching->cols - 1)
            buffer_text(proof, "\n");
    }
}

static void explain(const struct matching *matching, bool mover_wins, const char *mover,
                    const char *other, const char *token, struct buffer *proof)
{
    char at[SQUARE_NAME];
    char to[SQUARE_NAME];
    zz_square square = zz_trail_token(matching->trail);
    square_name(square, at);
    if (mover_wins)
        buffer_format(
            proof,
            "    %s is to move and wins: every maximum matching pairs the %s's square %s;\n"
            "    it goes to the partner, %s, and so after every move of %s's.\n",
            mover, token, at, square_name(matching->partners[index_of(matching, square)], to),
            other);
    else
        buffer_format(
            proof,
            "    %s is to move and loses: this maximum matching leaves the %s's square %s\n"
            "    without a partner, so wherever it goes, %s goes to the partner of that.\n",
            mover, token, at, other);
}

zz_status trail_prove(const zz_trail *trail, const char *mover, const char *other,
                      const char *token, struct buffer *proof, zz_error *error)
{
    uint32_t squares = zz_trail_rows(trail) * zz_trail_cols(trail);
    bool mover_wins;
    struct matching matching = {
        .trail = trail,
        .cols = zz_trail_cols(trail),
        .partners = calloc(squares, sizeof(zz_square)),
        .letters = calloc(squares, 1),
    };
    zz_status status = ZZ_NO_MEMORY;
    if (matching.partners && matching.letters)
        status = zz_trail_match(trail, matching.partners, &mover_wins, NULL, error);
    else if (error)
        *error = (zz_error){.code = status, .message = "out of memory"};
    if (!status) {
        explain(&matching, mover_wins, mover, other, token, proof);
        if (name_pairs(&matching, squares))
            draw_pairs(&matching, squares, proof);
    }
    free(matching.partners);
    free(matching.letters);
    return status;
}
