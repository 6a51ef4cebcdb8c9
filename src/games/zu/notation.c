/* notation.c: a move as text: `R1 up`, and as people type it: `r1u`. */
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "games/zu/board.h"

static const char *const PIECES[] = {[ZZ_ZU_R1] = "R1", [ZZ_ZU_R2] = "R2", [ZZ_ZU_PAWN] = "B"};
static const char *const STEPS[] = {
    [ZZ_ZU_UP] = "up", [ZZ_ZU_LEFT] = "left", [ZZ_ZU_RIGHT] = "right", [ZZ_ZU_DOWN] = "down"};

const char *zz_zu_move_text(zz_zu_move move, char text[ZZ_ZU_MOVE_TEXT])
{
    snprintf(text, ZZ_ZU_MOVE_TEXT, "%s %s", PIECES[move.piece], STEPS[move.step]);
    return text;
}

static char lower(char letter)
{
    return (char)(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
}

/* The length of what two texts have in common at their beginning, whatever the letters' case. */
static size_t common_length(const char *a, const char *b)
{
    size_t length = 0;
    while (a[length] && lower(a[length]) == lower(b[length]))
        length++;
    return length;
}

/* Passes over the piece that a word begins with; NULL when there is none. */
static const char *find_piece(const char *word, zz_zu_piece *piece)
{
    for (int i = ZZ_ZU_R1; i <= ZZ_ZU_PAWN; i++)
        if (common_length(PIECES[i], word) == strlen(PIECES[i])) {
            *piece = (zz_zu_piece)i;
            return word + strlen(PIECES[i]);
        }
    return NULL;
}

static bool find_step(const char *word, zz_zu_step *step)
{
    for (int i = ZZ_ZU_UP; i <= ZZ_ZU_DOWN; i++) {
        size_t common = common_length(STEPS[i], word);
        if (!word[common] && (common == 1 || common == strlen(STEPS[i]))) {
            *step = (zz_zu_step)i;
            return true;
        }
    }
    return false;
}

static zz_status read_words(zz_zu_move *move, zz_place *place, zz_text *text, zz_error *error)
{
    static const char a_move[] = "a move such as 'R1 up' or 'B left'";
    static const char a_step[] = "up, left, right or down";
    char word[ZZ_LONGEST_WORD + 1];
    zz_status status = zz_text_read_word(text, a_move, word, error);
    if (status)
        return status;
    *place = zz_text_place(text);
    zz_place at = *place;
    const char *step = find_piece(word, &move->piece);
    if (!step)
        return zz_fail_at(error, ZZ_BAD_INPUT, at.line, at.column, "expected %s, found '%s'",
                          a_move, word);
    at.column += (uint64_t)(step - word);
    if (!*step) {
        status = zz_text_read_word(text, a_step, word, error);
        at = zz_text_place(text);
        step = word;
    }
    if (!status && !find_step(step, &move->step))
        status = zz_fail_at(error, ZZ_BAD_INPUT, at.line, at.column, "expected %s, found '%s'",
                            a_step, step);
    return status;
}

/* "R1 up, R1 left or R2 down" */
static void list_moves(const zz_zu_move *moves, unsigned count, char *list, size_t size)
{
    size_t used = 0;
    for (unsigned i = 0; i < count; i++) {
        char text[ZZ_ZU_MOVE_TEXT];
        const char *joint = i == 0 ? "" : i + 1 < count ? ", " : " or ";
        used += (size_t)snprintf(list + used, size - used, "%s%s", joint,
                                 zz_zu_move_text(moves[i], text));
    }
}

zz_status zz_zu_move_read(zz_zu_move *move, const zz_zu_board *board,
                          const zz_zu_position *position, zz_text *text, zz_error *error)
{
    char expected[ZZ_ZU_MOST_MOVES * (ZZ_ZU_MOVE_TEXT + 4)] = "no move, since the game is over";
    char found[ZZ_ZU_MOVE_TEXT];
    zz_zu_move legal[ZZ_ZU_MOST_MOVES];
    unsigned count = zz_zu_list_moves(board, position, legal);
    zz_place place;
    zz_status status = read_words(move, &place, text, error);
    if (status)
        return status;
    for (unsigned i = 0; i < count; i++)
        if (legal[i].piece == move->piece && legal[i].step == move->step)
            return ZZ_OK;
    list_moves(legal, count, expected, sizeof expected);
    return zz_fail_at(error, ZZ_BAD_INPUT, place.line, place.column, "expected %s, found %s",
                      expected, zz_zu_move_text(*move, found));
}
