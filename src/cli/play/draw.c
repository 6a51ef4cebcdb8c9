#include "draw.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PLAIN_WIDTH = 80, ROOMY = 4, NARROW = 2, FEWEST = 3, LABELLED = 5 };

/* What is drawn of one direction: squares first … first + count - 1 of all. */
struct part {
    uint32_t first;
    uint32_t count;
    uint32_t all;
};

struct layout {
    struct part rows;
    struct part cols;
    unsigned margin; /* the row numbers and what stands around them */
    unsigned cell;   /* columns a square */
};

static unsigned digits(uint32_t number)
{
    unsigned count = 1;
    for (; number > 9; number /= 10)
        count++;
    return count;
}

/* As many squares as fit, around the focus. */
static struct part choose_part(uint32_t all, uint32_t fitting, uint32_t focus)
{
    fitting = fitting < FEWEST ? FEWEST : fitting;
    if (fitting >= all)
        return (struct part){1, all, all};
    uint32_t first = focus > fitting / 2 ? focus - fitting / 2 : 1;
    if (first > all - fitting + 1)
        first = all - fitting + 1;
    return (struct part){first, fitting, all};
}

static struct layout lay_out(const struct session *session, const struct screen *screen,
                             unsigned lines)
{
    struct layout layout;
    const struct play_game *game = session->game;
    uint32_t rows = game->rows(session->state);
    uint32_t cols = game->cols(session->state);
    zz_square focus = game->focus(session->state);
    unsigned width = screen->cols ? screen->cols : PLAIN_WIDTH;
    layout.margin = digits(rows) + 2;
    layout.cell = layout.margin + ROOMY * (uint64_t)cols <= width ? ROOMY : NARROW;
    uint32_t across = width > layout.margin ? (width - layout.margin) / layout.cell : 0;
    layout.cols = choose_part(cols, screen->cols ? across : cols, focus.col);
    layout.rows = choose_part(rows, lines > 1 ? lines - 1 : lines ? 1 : rows, focus.row);
    return layout;
}

static void draw_tint(const struct screen *screen, enum play_tint tint, struct buffer *text)
{
    static const char *const sequences[] = {
        [TINT_PLAIN] = "\033[0m",     [TINT_FAINT] = "\033[2m", [TINT_FIRST] = "\033[1;31m",
        [TINT_SECOND] = "\033[1;36m", [TINT_MARK] = "\033[33m",
    };
    if (screen->colour)
        buffer_text(text, sequences[tint]);
}

/* Without blanks before it. */
static void end_line(struct buffer *text)
{
    while (text->used > 0 && text->bytes[text->used - 1] == ' ')
        buffer_cut(text, text->used - 1);
    buffer_byte(text, '\n');
}

static void draw_numbers(const struct layout *layout, struct buffer *text)
{
    unsigned taken = 0; /* columns of numbers that reach into the next squares */
    buffer_format(text, "%*s", (int)layout->margin, "");
    for (uint32_t i = 0; i < layout->cols.count; i++) {
        uint32_t col = layout->cols.first + i;
        char number[12] = "";
        uint32_t room = NARROW * (layout->cols.count - i) - 1; /* to the right edge */
        bool labelled = i == 0 || (col % LABELLED == 0 && taken == 0 && digits(col) <= room);
        if (layout->cell == ROOMY || labelled)
            snprintf(number, sizeof number, "%" PRIu32, col);
        if (layout->cell == ROOMY) {
            buffer_format(text, " %-3s", number);
        } else if (number[0]) {
            int written = snprintf(NULL, 0, " %s", number);
            buffer_format(text, " %s", number);
            taken = written > NARROW ? (unsigned)written - NARROW : 0;
        } else {
            unsigned left = taken < NARROW ? NARROW - taken : 0;
            buffer_format(text, "%*s", (int)left, "");
            taken -= NARROW - left;
        }
    }
    end_line(text);
}

static bool is_at(zz_square square, uint32_t row, uint32_t col)
{
    return square.row == row && square.col == col;
}

static void draw_tinted(const struct screen *screen, enum play_tint tint, const char *what,
                        size_t bytes, struct buffer *text)
{
    if (tint)
        draw_tint(screen, tint, text);
    buffer_bytes(text, what, bytes);
    if (tint)
        draw_tint(screen, TINT_PLAIN, text);
}

static void draw_square(const struct session *session, const struct screen *screen,
                        const struct layout *layout, uint32_t row, uint32_t col,
                        struct buffer *text)
{
    const struct play_game *game = session->game;
    const struct play_piece *piece = &game->pieces[game->piece(session->state, row, col)];
    const char *marks = "  ";
    if (session->made > 0) {
        const struct play_trace *last = &session->plies[session->made - 1].trace;
        marks = is_at(last->to, row, col) ? "[]" : is_at(last->from, row, col) ? "()" : "  ";
    }
    enum play_tint tint = *marks == ' ' ? TINT_PLAIN : TINT_MARK;
    const char *what =
        layout->cell == ROOMY ? piece->roomy[screen->unicode] : piece->narrow[screen->unicode];
    draw_tinted(screen, tint, marks, 1, text);
    draw_tinted(screen, piece->tint, what, strlen(what), text);
    if (layout->cell == ROOMY)
        draw_tinted(screen, tint, marks + 1, 1, text);
}

void draw_board(const struct session *session, const struct screen *screen, unsigned lines,
                struct buffer *text)
{
    struct layout layout = lay_out(session, screen, lines);
    draw_numbers(&layout, text);
    for (uint32_t i = 0; i < layout.rows.count; i++) {
        uint32_t row = layout.rows.first + i;
        buffer_format(text, "%*" PRIu32 " ", (int)layout.margin - 1, row);
        for (uint32_t j = 0; j < layout.cols.count; j++)
            draw_square(session, screen, &layout, row, layout.cols.first + j, text);
        end_line(text);
    }
}
