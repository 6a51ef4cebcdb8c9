#include "games/zu/decided.h"

#include <string.h>

#include "base/memory.h"

/* One pair of the slice. */
struct pair {
    uint32_t a; /* positions */
    uint32_t b;
    uint32_t a_square;
    uint32_t b_square;
};

static uint32_t square_of(const zz_zu_view *view, uint32_t position)
{
    uint32_t stride = view->pairs->stride;
    return position / stride * view->board->grid.cols + position % stride;
}

static unsigned lowest_bit(uint64_t word)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned bit = 0;
    for (unsigned half = 32; half; half /= 2)
        if ((word >> bit & ((UINT64_C(1) << half) - 1)) == 0)
            bit += half;
    return bit;
#endif
}

/* Tells the bits that are new in a word, all with the pawn on squares of one colour. */
static void tell_news(zz_zu_decided *decided, const zz_zu_view *view, const struct pair *pair,
                      unsigned plane, unsigned colour, uint64_t word, uint64_t *known, uint64_t ply)
{
    uint64_t news = word & ~*known;
    *known |= news;
    for (; news; news &= news - 1) {
        uint32_t index = plane * ZZ_WORD_BITS + lowest_bit(news);
        uint32_t row = view->top + index / view->shape->half;
        uint32_t col = 2 * (index % view->shape->half) + ((row ^ colour) & 1);
        decided->tell(decided->user, pair->a_square, pair->b_square,
                      row * view->board->grid.cols + col, ply);
    }
}

/* Wins are decided at odd plies, losses at even ones. */
static void look_at_pair(zz_zu_decided *decided, const zz_zu_view *view, const struct pair *pair,
                         uint64_t *known, uint64_t ply)
{
    const zz_slice *slice = view->slice;
    unsigned colour = (pair->a ^ pair->b ^ view->shape->first_kind_colour) & 1;
    for (unsigned plane = 0; plane < view->shape->planes; plane++, known += 2) {
        uint64_t red = ply % 2 ? zz_slice_red_wins(slice, pair->a, pair->b, plane)
                               : zz_slice_red_loses(slice, pair->a, pair->b, plane);
        uint64_t black = ply % 2 ? zz_slice_black_wins(slice, pair->a, pair->b, plane)
                                 : zz_slice_black_loses(slice, pair->a, pair->b, plane);
        const zz_slice_masks *masks =
            &view->shape->masks[((pair->a ^ pair->b) & 1) * view->shape->planes + plane];
        tell_news(decided, view, pair, plane, colour, red & masks->red, &known[0], ply);
        tell_news(decided, view, pair, plane, colour ^ 1, black & masks->black, &known[1], ply);
    }
}

/* Nothing is known of a new slice. */
static bool forget(zz_zu_decided *decided, const zz_zu_view *view)
{
    uint64_t words = 2 * view->pairs->words * view->shape->planes;
    if (decided->words != words) {
        zz_zu_decided_free(decided);
        decided->known = zz_allocate(&decided->allocator, words, sizeof *decided->known);
        decided->failed = !decided->known;
        decided->words = decided->failed ? 0 : words;
    }
    if (!decided->failed)
        memset(decided->known, 0, words * sizeof *decided->known);
    return !decided->failed;
}

/* A call of the observer. */
struct look {
    zz_zu_decided *decided;
    const zz_zu_view *view;
    uint64_t ply;
};

static unsigned shares_of(const zz_zu_view *view)
{
    enum { MOST_PIECES = 64 };
    return view->pairs->rows < MOST_PIECES ? view->pairs->rows : MOST_PIECES;
}

/* Every so many-th row, since the first ones are the longest. */
static void look_at_rows(void *context, unsigned piece)
{
    const struct look *look = context;
    const zz_zu_view *view = look->view;
    const zz_pairs *pairs = view->pairs;
    for (uint32_t i = piece; i < pairs->rows; i += shares_of(view)) {
        const zz_pair_row *row = &pairs->row[i];
        struct pair pair = {.a = row->position, .a_square = square_of(view, row->position)};
        for (uint32_t n = 0; n < row->blocks * ZZ_BLOCK; n++) {
            pair.b = row->start + n;
            if (pair.b >= pairs->positions || !pairs->second[pair.b])
                continue;
            pair.b_square = square_of(view, pair.b);
            size_t word = (size_t)(row->base + (ptrdiff_t)pair.b);
            look_at_pair(look->decided, view, &pair,
                         &look->decided->known[2 * word * view->shape->planes], look->ply);
        }
    }
}

void zz_zu_decided_observe(void *user, uint64_t ply, const zz_zu_view *view)
{
    struct look look = {user, view, ply};
    if (look.decided->failed || (ply == 0 && !forget(look.decided, view)))
        return;
    if (look.decided->team) {
        zz_team_share(look.decided->team, look_at_rows, &look, shares_of(view), NULL);
        return;
    }
    for (unsigned piece = 0; piece < shares_of(view); piece++)
        look_at_rows(&look, piece);
}

void zz_zu_decided_free(zz_zu_decided *decided)
{
    zz_release(&decided->allocator, decided->known, decided->words, sizeof *decided->known);
    decided->known = NULL;
    decided->words = 0;
}
