/* stats_svg.c: the histogram of distances as a picture.
 *
 *     title
 *     ┌──────────────────────────┐  a bar for each number of plies: red's wins plain from below,
 *     │   ▌                      │  black's wins hatched (or, where bars are too thin for that,
 *     │ ▌ ▌ ▌ ▌                  │  dark) on top of them, so that it can be read in grey, too
 *     └──────────────────────────┘
 *       0  10  20                   plies */
#include "stats.h"

#include <inttypes.h>

enum { WIDTH = 800, HEIGHT = 420, LEFT = 90, RIGHT = 20, TOP = 80, BOTTOM = 50 };
enum { PLOT_WIDTH = WIDTH - LEFT - RIGHT, PLOT_HEIGHT = HEIGHT - TOP - BOTTOM };

static uint64_t wins_after(const struct stats *stats, unsigned plies)
{
    return stats_wins_after(stats, STATS_RED, plies) + stats_wins_after(stats, STATS_BLACK, plies);
}

/* The largest of 1, 2, 5, 10, 20 … of which `most` holds at most `marks`. */
static uint64_t round_step(uint64_t most, uint64_t marks)
{
    static const uint64_t factors[] = {2, 5, 10};
    uint64_t power = 1;
    uint64_t step = 1;
    for (unsigned i = 0; most / step > marks; i++) {
        step = power * factors[i % 3];
        if (i % 3 == 2)
            power *= 10;
    }
    return step;
}

static void begin(const struct stats *stats, const struct table_shape *shape, struct output *out)
{
    uint64_t ties = stats->counts[STATS_RED][TABLE_TIE] + stats->counts[STATS_BLACK][TABLE_TIE];
    output_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
                  "height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">\n",
                  WIDTH, HEIGHT, WIDTH, HEIGHT);
    output_text(out, "<title>Positions by plies until the end</title>\n"
                     "<defs><pattern id=\"black\" width=\"4\" height=\"4\" "
                     "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                     "<rect width=\"4\" height=\"4\" fill=\"#fff\"/>"
                     "<rect width=\"2\" height=\"4\" fill=\"#222\"/></pattern></defs>\n");
    output_format(out, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", WIDTH, HEIGHT);
    output_format(out,
                  "<text x=\"%d\" y=\"28\" font-size=\"17\">%" PRIu32 "×%" PRIu32 " board: %" PRIu64
                  " positions by plies until the end, %" PRIu64 " ties</text>\n",
                  LEFT, shape->rows, shape->cols, table_positions(shape), ties);
    output_format(out,
                  "<rect x=\"%d\" y=\"44\" width=\"14\" height=\"14\" fill=\"#d55e00\" "
                  "stroke=\"#222\"/><text x=\"%d\" y=\"56\">red wins</text>\n",
                  LEFT, LEFT + 20);
    output_format(out,
                  "<rect x=\"%d\" y=\"44\" width=\"14\" height=\"14\" fill=\"url(#black)\" "
                  "stroke=\"#222\"/><text x=\"%d\" y=\"56\">black wins</text>\n",
                  LEFT + 110, LEFT + 130);
}

static void write_scale(struct output *out, uint64_t most)
{
    uint64_t step = round_step(most, 6);
    for (uint64_t mark = 0; mark <= most; mark += step) {
        double y = TOP + PLOT_HEIGHT * (1 - (double)mark / (double)most);
        output_format(out,
                      "<line x1=\"%d\" x2=\"%d\" y1=\"%.2f\" y2=\"%.2f\" stroke=\"#ccc\"/>"
                      "<text x=\"%d\" y=\"%.2f\" text-anchor=\"end\">%" PRIu64 "</text>\n",
                      LEFT, WIDTH - RIGHT, y, y, LEFT - 6, y + 4, mark);
    }
}

/* Few are seen, too. */
static double height_of(uint64_t count, uint64_t most)
{
    double height = PLOT_HEIGHT * ((double)count / (double)most);
    return count > 0 && height < 1 ? 1 : height;
}

static void write_bar(struct output *out, double x, double bottom, double width, double height,
                      const char *fill)
{
    if (height > 0)
        output_format(out,
                      "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" "
                      "fill=\"%s\"/>",
                      x, bottom - height, width, height, fill);
}

static void write_bars(const struct stats *stats, struct output *out, uint64_t most)
{
    double slot = (double)PLOT_WIDTH / (stats->most_plies + 1);
    double width = slot > 4 ? slot * 0.8 : slot;
    uint64_t step = round_step(stats->most_plies, 20);
    for (unsigned plies = 0; plies <= stats->most_plies; plies++) {
        uint64_t red = stats_wins_after(stats, STATS_RED, plies);
        uint64_t black = stats_wins_after(stats, STATS_BLACK, plies);
        double x = LEFT + slot * plies + (slot - width) / 2;
        double bottom = TOP + PLOT_HEIGHT;
        output_format(out, "<g><title>%u %s: red wins %" PRIu64 ", black wins %" PRIu64 "</title>",
                      plies, plies == 1 ? "ply" : "plies", red, black);
        write_bar(out, x, bottom, width, height_of(red, most), "#d55e00");
        write_bar(out, x, bottom - height_of(red, most), width, height_of(black, most),
                  slot > 4 ? "url(#black)" : "#222");
        output_text(out, "</g>\n");
        if (plies % step == 0)
            output_format(out, "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\">%u</text>\n",
                          x + width / 2, HEIGHT - BOTTOM + 18, plies);
    }
}

void stats_write_svg(const struct stats *stats, const struct table_shape *shape, struct output *out)
{
    uint64_t most = 1;
    for (unsigned plies = 0; plies <= stats->most_plies; plies++)
        most = wins_after(stats, plies) > most ? wins_after(stats, plies) : most;
    begin(stats, shape, out);
    write_scale(out, most);
    write_bars(stats, out, most);
    output_format(out,
                  "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"#222\"/>"
                  "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">plies</text>\n</svg>\n",
                  LEFT, WIDTH - RIGHT, TOP + PLOT_HEIGHT, TOP + PLOT_HEIGHT, LEFT + PLOT_WIDTH / 2,
                  HEIGHT - 12);
}
