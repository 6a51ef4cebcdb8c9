#include "stats.h"

#include <inttypes.h>
#include <string.h>

#include "cli/progress.h"

/* ---- Gathering ---- */

static zz_status allocate(struct stats *stats, struct table_file *file, zz_error *error)
{
    *stats = (struct stats){.home = 0};
    for (int side = 0; side < 2; side++) {
        void *counts;
        zz_status status =
            meter_allocate(file->meter, &counts, STATS_VALUES, sizeof(uint64_t), error);
        if (status)
            return status;
        stats->counts[side] = counts;
    }
    return ZZ_OK;
}

void stats_free(struct stats *stats, struct table_file *file)
{
    for (int side = 0; side < 2; side++)
        meter_release(file->meter, stats->counts[side], STATS_VALUES, sizeof(uint64_t));
}

static void note(struct stats *stats, const struct table_position *position, unsigned value)
{
    int to_move = position->black_to_move ? STATS_BLACK : STATS_RED;
    stats->counts[to_move][value]++;
    if (value == TABLE_TIE)
        return;
    unsigned plies = value - 1;
    int winner = plies % 2 ? to_move : !to_move;
    struct stats_longest *longest = &stats->longest[to_move][winner];
    if (longest->count == 0 || plies > longest->plies)
        *longest = (struct stats_longest){.plies = plies};
    if (plies < longest->plies)
        return;
    if (longest->count < STATS_SHOWN)
        longest->shown[longest->count] = *position;
    longest->count++;
}

static void count_plane(struct stats *stats, const struct table_shape *shape, unsigned parity,
                        uint32_t pawn, const uint16_t *plane)
{
    struct table_position position = {.pawn = pawn};
    for (uint32_t low = 0; low < shape->free; low++)
        for (uint32_t high = low + 1; high < shape->free; high++) {
            position.red[0] = low;
            position.red[1] = high;
            position.black_to_move = table_parity(shape, false, low, high, pawn) != parity;
            note(stats, &position, *plane++);
        }
}

/* The parities are gone through one after the other, so the first positions are those of parity 0.
 */
static zz_status count_all(struct stats *stats, struct table_file *file, uint16_t *plane,
                           zz_error *error)
{
    const struct table_shape *shape = &file->shape;
    uint32_t pawns = shape->free - shape->first_pawn;
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < 2 * pawns && !status; i++) {
        unsigned parity = i >= pawns;
        uint32_t pawn = shape->first_pawn + i - parity * pawns;
        zz_progress progress = {.stage = "pawn", .done = i, .total = 2 * pawns};
        progress.fraction = (double)i / (2 * (double)pawns);
        if (!progress_update(NULL, &progress)) {
            *error = (zz_error){.code = ZZ_CANCELLED, .message = "stopped on request"};
            return error->code;
        }
        status = table_file_read_pawn(file, parity, pawn, plane, error);
        if (!status) {
            table_fill_red(shape, parity, pawn, plane);
            count_plane(stats, shape, parity, pawn, plane);
        }
    }
    return status;
}

static void find_most_plies(struct stats *stats)
{
    for (unsigned value = 1; value < STATS_VALUES; value++)
        if (stats->counts[STATS_RED][value] || stats->counts[STATS_BLACK][value])
            stats->most_plies = value - 1;
}

zz_status stats_gather(struct stats *stats, struct table_file *file, zz_error *error)
{
    void *plane = NULL;
    uint64_t pairs = file->shape.pairs;
    zz_status status = allocate(stats, file, error);
    if (!status)
        status = meter_allocate(file->meter, &plane, pairs, sizeof(uint16_t), error);
    stats->home = pairs * file->shape.first_pawn;
    if (!status)
        status = count_all(stats, file, plane, error);
    meter_release(file->meter, plane, pairs, sizeof(uint16_t));
    if (!status)
        find_most_plies(stats);
    return status;
}

uint64_t stats_wins_after(const struct stats *stats, int winner, unsigned plies)
{
    int to_move = plies % 2 ? winner : !winner;
    uint64_t home = winner == STATS_BLACK && plies == 0 ? 2 * stats->home : 0;
    return stats->counts[to_move][plies + 1] + home;
}

uint64_t stats_wins(const struct stats *stats, int to_move, int winner)
{
    uint64_t wins = winner == STATS_BLACK ? stats->home : 0;
    for (unsigned plies = to_move == winner; plies <= stats->most_plies; plies += 2)
        wins += stats->counts[to_move][plies + 1];
    return wins;
}

/* ---- As text ---- */

static void write_counts(const struct stats *stats, struct output *out)
{
    static const char *const names[] = {"red wins", "black wins"};
    output_format(out, "%14s%20s%20s\n", "", "red to move", "black to move");
    for (int winner = 0; winner < 2; winner++)
        output_format(out, "  %-12s%20" PRIu64 "%20" PRIu64 "\n", names[winner],
                      stats_wins(stats, STATS_RED, winner), stats_wins(stats, STATS_BLACK, winner));
    output_format(out, "  %-12s%20" PRIu64 "%20" PRIu64 "\n", "ties",
                  stats->counts[STATS_RED][TABLE_TIE], stats->counts[STATS_BLACK][TABLE_TIE]);
}

/* A bar of at most WIDTH: '#' for red's wins, '=' for black's. */
static void write_bar(struct output *out, uint64_t red, uint64_t black, uint64_t most)
{
    enum { WIDTH = 32 };
    double scale = (double)WIDTH / (double)most;
    int all = (int)((double)(red + black) * scale + 0.5);
    int reds = (int)((double)red * scale + 0.5);
    if (all == 0 && red + black > 0) /* few, but some */
        all = 1, reds = red >= black;
    output_text(out, all > 0 ? "  " : "");
    for (int i = 0; i < all; i++)
        output_text(out, i < reds ? "#" : "=");
    output_text(out, "\n");
}

static void write_histogram(const struct stats *stats, struct output *out)
{
    uint64_t most = 1;
    for (unsigned plies = 0; plies <= stats->most_plies; plies++) {
        uint64_t all =
            stats_wins_after(stats, STATS_RED, plies) + stats_wins_after(stats, STATS_BLACK, plies);
        most = all > most ? all : most;
    }
    output_text(out, "\nPositions by plies until the end; whoever is to move:\n\n"
                     "  plies      red wins #    black wins =\n");
    for (unsigned plies = 0; plies <= stats->most_plies; plies++) {
        uint64_t red = stats_wins_after(stats, STATS_RED, plies);
        uint64_t black = stats_wins_after(stats, STATS_BLACK, plies);
        output_format(out, "  %5u  %14" PRIu64 "  %14" PRIu64, plies, red, black);
        write_bar(out, red, black, most);
    }
}

static void write_longest(const struct stats *stats, const struct table_shape *shape,
                          struct output *out)
{
    static const char *const names[] = {"Red", "Black"};
    char text[TABLE_POSITION_TEXT];
    if (stats->longest[0][0].count + stats->longest[0][1].count + stats->longest[1][0].count +
            stats->longest[1][1].count ==
        0)
        return; /* a board of one row */
    output_text(out, "\nThe longest wins (two generals, pawn, side to move):\n");
    for (int winner = 0; winner < 2; winner++)
        for (int to_move = 0; to_move < 2; to_move++) {
            const struct stats_longest *longest = &stats->longest[to_move][winner];
            if (longest->count == 0)
                continue;
            output_format(out, "\n  %s wins in %u %s, %s to move, in %" PRIu64 " position%s\n",
                          names[winner], longest->plies, longest->plies == 1 ? "ply" : "plies",
                          to_move == STATS_RED ? "red" : "black", longest->count,
                          longest->count == 1 ? "" : "s, such as");
            for (uint64_t i = 0; i < longest->count && i < STATS_SHOWN; i++)
                output_format(out, "    %s\n",
                              table_position_text(shape, &longest->shown[i], text));
        }
}

void stats_write_text(const struct stats *stats, const struct table_shape *shape,
                      struct output *out)
{
    output_format(
        out, "%" PRIu32 "×%" PRIu32 " board, %" PRIu32 " free squares, %" PRIu64 " positions\n\n",
        shape->rows, shape->cols, shape->free, table_positions(shape));
    write_counts(stats, out);
    write_histogram(stats, out);
    write_longest(stats, shape, out);
}
