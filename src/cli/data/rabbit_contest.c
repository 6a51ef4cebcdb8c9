/* rabbit_contest.c: rabbit's data as the contest had it.
 *
 * The record is played by the rules alone: a bitmap of pieces and the blank. It is promised to be
 * legal, and to end where Rabbit cannot move. */
#include "data.h"
#include "rabbit_draft.h"

static const struct group GROUPS[] = {
    {1, 2, "n = 1, m <= 20", .rows = {true, 1, 1}, .cols = {true, 1, 20}},
    {3, 3, "3 x 4", .rows = {true, 3, 3}, .cols = {true, 4, 4}},
    {4, 5, "4 x 4", .rows = {true, 4, 4}, .cols = {true, 4, 4}},
    {6, 7, "4 x 5", .rows = {true, 4, 4}, .cols = {true, 5, 5}},
    {8, 8, "3 x 7", .rows = {true, 3, 3}, .cols = {true, 7, 7}},
    {9, 14, "n = 2, m <= 40", .rows = {true, 2, 2}, .cols = {true, 1, 40}},
    {15, 16, "n, m <= 16", .rows = {true, 1, 16}, .cols = {true, 1, 16}},
    {17, 20, "n, m <= 40", .rows = {true, 1, 40}, .cols = {true, 1, 40}},
    {.first = 0},
};

struct game_in_play {
    uint32_t rows;
    uint32_t cols;
    uint32_t blank_row; /* from 0 */
    uint32_t blank_col;
    char squares[RABBIT_MOST_SIZE][RABBIT_MOST_SIZE];
};

static zz_status read_board(struct strict *text, const struct group *group,
                            struct game_in_play *game, zz_error *error)
{
    const struct range any = {true, 1, RABBIT_MOST_SIZE};
    struct range rows = group ? group->rows : any;
    struct range cols = group ? group->cols : any;
    const struct strict_limit limits[] = {
        {"the number of rows", rows.least, rows.most},
        {"the number of columns", cols.least, cols.most},
    };
    uint64_t values[2];
    uint32_t blanks = 0;
    zz_status status = strict_line(text, 2, limits, values, error);
    game->rows = (uint32_t)values[0];
    game->cols = (uint32_t)values[1];
    for (uint32_t row = 0; !status && row < game->rows; row++) {
        uint64_t line = text->line;
        status = strict_row(text, "OX.", game->cols, game->squares[row], error);
        for (uint32_t col = 0; !status && col < game->cols; col++) {
            if (game->squares[row][col] != '.')
                continue;
            if (++blanks > 1)
                return strict_fail(error, line, col + 1, "expected one '.' only, found another");
            game->blank_row = row;
            game->blank_col = col;
        }
    }
    if (!status && blanks == 0)
        return strict_fail(error, 1, 1, "expected one '.' on the board, found none");
    return status;
}

static bool is_beside_blank(const struct game_in_play *game, uint32_t row, uint32_t col)
{
    uint32_t down = row > game->blank_row ? row - game->blank_row : game->blank_row - row;
    uint32_t across = col > game->blank_col ? col - game->blank_col : game->blank_col - col;
    return down + across == 1;
}

static zz_status read_move(struct strict *text, struct game_in_play *game, char piece,
                           zz_error *error)
{
    const struct strict_limit limits[] = {{"a row", 1, game->rows}, {"a column", 1, game->cols}};
    uint64_t line = text->line;
    uint64_t values[2];
    zz_status status = strict_line(text, 2, limits, values, error);
    if (status)
        return status;
    uint32_t row = (uint32_t)values[0] - 1;
    uint32_t col = (uint32_t)values[1] - 1;
    if (!is_beside_blank(game, row, col))
        return strict_fail(error, line, 1,
                           "expected a square beside the blank at %u %u, found %u %u",
                           game->blank_row + 1, game->blank_col + 1, row + 1, col + 1);
    if (game->squares[row][col] != piece)
        return strict_fail(error, line, 1, "expected a square with '%c', found '%c' at %u %u",
                           piece, game->squares[row][col], row + 1, col + 1);
    game->squares[game->blank_row][game->blank_col] = piece;
    game->squares[row][col] = '.';
    game->blank_row = row;
    game->blank_col = col;
    return ZZ_OK;
}

static zz_status check_lost(const struct game_in_play *game, uint64_t line, zz_error *error)
{
    for (uint32_t row = 0; row < game->rows; row++)
        for (uint32_t col = 0; col < game->cols; col++)
            if (is_beside_blank(game, row, col) && game->squares[row][col] == 'O')
                return strict_fail(error, line, 1,
                                   "expected the record to end where Rabbit cannot move, found "
                                   "that she can slide the piece at %u %u",
                                   row + 1, col + 1);
    return ZZ_OK;
}

static zz_status validate(struct validation *validation, zz_error *error)
{
    static const struct strict_limit limit = {"the number of rounds", 1, RABBIT_MOST_ROUNDS};
    struct strict *text = validation->text;
    struct game_in_play game;
    uint64_t rounds = 0;
    zz_status status =
        read_board(text, group_of_range(&RABBIT_DATA, validation->points), &game, error);
    if (!status)
        status = strict_line(text, 1, &limit, &rounds, error);
    for (uint64_t i = 0; !status && i < 2 * rounds; i++)
        status = read_move(text, &game, i % 2 ? 'X' : 'O', error);
    if (!status)
        status = check_lost(&game, text->line - 1, error);
    if (!status)
        status = strict_end(text, error);
    validation->cases += !status;
    return status;
}

const struct data_game RABBIT_DATA = {
    .thing = "game",
    .families = RABBIT_FAMILIES,
    .groups = GROUPS,
    .least_rows = 1,
    .most_size = RABBIT_MOST_SIZE,
    .most_cases = 1,
    .validate = validate,
    .is_interesting = rabbit_has_mistake,
    .options = RABBIT_GENERATE_OPTIONS,
    .generate_help =
        "Writes a game for the contest: a board, and a legal record that Rabbit loses.\n"
        "Which kind is chosen at random among the families below, or with --family; with\n"
        "--points, of the size of those test points. Every input is validated before it\n"
        "is written, and the same seed gives the same bytes everywhere.\n"
        "\n"
        "  $ zugzwang rabbit generate --points 3 --rounds 2 --seed 7\n"
        "  3 4\n"
        "  OOXX\n"
        "  OO.O\n"
        "  XOOX\n"
        "  2\n"
        "  3 3\n"
        "  3 4\n"
        "  2 4\n"
        "  1 4\n"
        "  $ zugzwang rabbit generate --family mistakes --count 5 -o mistakes-%d.in\n",
    .validate_help = "Says whether inputs are what the contest promises, to the byte: sizes, one\n"
                     "blank square, a legal record that ends where Rabbit cannot move, one blank\n"
                     "between numbers, no blanks at the ends of lines, line feeds alone.\n"
                     "\n"
                     "  $ cat game.in\n"
                     "  1 6\n"
                     "  XO.OXO\n"
                     "  1\n"
                     "  1 2\n"
                     "  1 6\n"
                     "  $ zugzwang rabbit validate game.in 2>&1\n"
                     "  FAIL game.in:5:1: expected a square beside the blank at 1 2, found 1 6\n",
    .check_help =
        "Judges the output OUT for the input IN as a checker made with testlib does, and\n"
        "the setters' answer ANS as well: both are compared with what the solver says.\n"
        "\n"
        "  $ cat game.in\n"
        "  1 6\n"
        "  XO.OXO\n"
        "  1\n"
        "  1 2\n"
        "  1 1\n"
        "  $ zugzwang rabbit solve game.in -o right.out; echo 0 >mine.out\n"
        "  $ zugzwang rabbit check game.in mine.out right.out 2>&1\n"
        "  wrong answer 1st number differs - expected: '1', found: '0'\n",
};
