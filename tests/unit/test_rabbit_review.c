/* test_rabbit_review.c: what is said of each move of a record agrees with the rules. */
#include "support/testing.h"

#include <stdio.h>
#include <string.h>

#include <zugzwang/rabbit.h>

#include "reference/rabbit.h"
#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/texts.h"

enum { MOST_SQUARES = 20, MOST_TEXT = 1 << 16 };

struct play {
    int rows;
    int cols;
    char board[MOST_SQUARES + 1]; /* before the first move */
    int count;
    int moves[MOST_SQUARES];
};

static zz_rabbit_game *read_game(const char *bytes)
{
    zz_rabbit_game *game;
    zz_text *text = open_text(bytes);
    assert_int_equal(zz_rabbit_game_read(&game, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    return game;
}

static zz_rabbit_game *game_of(const struct play *play)
{
    char text[512];
    int used = sprintf(text, "%d %d\n", play->rows, play->cols);
    for (int row = 0; row < play->rows; row++)
        used += sprintf(text + used, "%.*s\n", play->cols, play->board + row * play->cols);
    used += sprintf(text + used, "%d\n", play->count / 2);
    for (int i = 0; i < play->count; i++)
        used += sprintf(text + used, "%d %d\n", play->moves[i] / play->cols + 1,
                        play->moves[i] % play->cols + 1);
    return read_game(text);
}

/* Compares what is said of a move from a board, which is then played on it; 1 for a mistake. */
static uint64_t check_move(const struct play *play, char *board, int i,
                           const zz_rabbit_judgement *judgement)
{
    char side = i % 2 ? 'X' : 'O';
    char other = i % 2 ? 'O' : 'X';
    int winning[4];
    unsigned winning_count = 0;
    int moves[4];
    int count = reference_rabbit_moves(play->rows, play->cols, board, side, moves);
    for (int k = 0; k < count; k++) {
        char next[MOST_SQUARES + 1];
        memcpy(next, board, sizeof next);
        reference_rabbit_slide(play->rows, play->cols, next, moves[k]);
        if (!reference_rabbit_wins(play->rows, play->cols, next, other))
            winning[winning_count++] = moves[k];
    }
    bool keeps = false;
    for (unsigned k = 0; k < winning_count; k++)
        keeps |= winning[k] == play->moves[i];
    assert_int_equal(judgement->won_before, winning_count > 0);
    assert_int_equal(judgement->won_after, keeps);
    bool mistake = winning_count > 0 && !keeps;
    assert_int_equal(judgement->better_count, mistake ? winning_count : 0);
    for (unsigned k = 0; k < judgement->better_count; k++) {
        assert_int_equal(judgement->better[k].row, winning[k] / play->cols + 1);
        assert_int_equal(judgement->better[k].col, winning[k] % play->cols + 1);
    }
    reference_rabbit_slide(play->rows, play->cols, board, play->moves[i]);
    return mistake;
}

/* How many mistakes there are. */
static uint64_t check_play(const struct play *play)
{
    zz_rabbit_judgement judgements[MOST_SQUARES];
    bool mover_wins[MOST_SQUARES + 1];
    char board[MOST_SQUARES + 1];
    uint64_t mistakes = 0;
    zz_rabbit_game *game = game_of(play);
    memcpy(board, play->board, sizeof board);
    assert_int_equal(zz_rabbit_review(game, judgements, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_rabbit_solve(game, mover_wins, NULL, NULL), ZZ_OK);
    for (int i = 0; i < play->count; i++) {
        zz_square move = zz_rabbit_game_move(game, (uint64_t)i);
        assert_int_equal(move.row, play->moves[i] / play->cols + 1);
        assert_int_equal(move.col, play->moves[i] % play->cols + 1);
        assert_int_equal(judgements[i].won_before, mover_wins[i]);
        assert_int_equal(judgements[i].won_after, !mover_wins[i + 1]);
        mistakes += check_move(play, board, i, &judgements[i]);
    }
    zz_rabbit_game_free(game);
    return mistakes;
}

static uint64_t check_all_records(struct play *play, const char *board)
{
    int moves[4];
    char side = play->count % 2 ? 'X' : 'O';
    uint64_t mistakes = play->count % 2 ? 0 : check_play(play);
    int count = reference_rabbit_moves(play->rows, play->cols, board, side, moves);
    for (int k = 0; k < count; k++) {
        char next[MOST_SQUARES + 1];
        memcpy(next, board, sizeof next);
        reference_rabbit_slide(play->rows, play->cols, next, moves[k]);
        play->moves[play->count++] = moves[k];
        mistakes += check_all_records(play, next);
        play->count--;
    }
    return mistakes;
}

static void every_record_on_every_small_board_is_judged_by_the_rules(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1, 2}, {2, 1}, {1, 8}, {8, 1}, {2, 2},
                                   {2, 3}, {3, 2}, {3, 3}, {2, 5}, {5, 2}};
    uint64_t mistakes = 0;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        int size = sizes[s][0] * sizes[s][1];
        for (int blank = 0; blank < size; blank++)
            for (int colours = 0; colours < 1 << (size - 1); colours++) {
                struct play play = {.rows = sizes[s][0], .cols = sizes[s][1]};
                for (int i = 0; i < size; i++)
                    play.board[i] = i == blank                               ? '.'
                                    : colours >> (i > blank ? i - 1 : i) & 1 ? 'O'
                                                                             : 'X';
                mistakes += check_all_records(&play, play.board);
            }
    }
    assert_true(mistakes > 1000); /* so that they are judged, too */
}

static void random_records_are_judged_by_the_rules(void **state)
{
    (void)state;
    uint64_t random = 1972;
    for (int round = 0; round < 3000; round++) {
        struct play play = {.rows = 2 + (int)random_below(&random, 3),
                            .cols = 2 + (int)random_below(&random, 4)};
        uint32_t noise = random_below(&random, 30);
        int size = play.rows * play.cols;
        for (int i = 0; i < size; i++) {
            bool white = (i / play.cols + i % play.cols) % 2;
            play.board[i] = white == (random_below(&random, 100) >= noise) ? 'O' : 'X';
        }
        play.board[random_below(&random, (uint32_t)size)] = '.';
        char board[MOST_SQUARES + 1];
        memcpy(board, play.board, sizeof board);
        int moves[4];
        int count;
        while ((count = reference_rabbit_moves(play.rows, play.cols, board,
                                               play.count % 2 ? 'X' : 'O', moves)) > 0) {
            int move = moves[random_below(&random, (uint32_t)count)];
            reference_rabbit_slide(play.rows, play.cols, board, move);
            play.moves[play.count++] = move;
        }
        play.count -= play.count % 2;
        check_play(&play);
    }
}

/* A perfect line, written down as a record, has no mistake of the winner's, nor of the loser's, who
 * had nothing to throw away. */
static void a_perfect_line_has_no_mistakes(void **state)
{
    (void)state;
    enum { SIDE = 40 };
    static char bytes[MOST_TEXT];
    static zz_square line[SIDE * SIDE];
    static zz_rabbit_judgement judgements[SIDE * SIDE];
    for (uint64_t seed = 1; seed <= 5; seed++) {
        uint64_t random = seed;
        uint64_t count;
        bool longest;
        zz_trail *trail;
        int head = sprintf(bytes, "%d %d\n", SIDE, SIDE);
        for (int i = 0; i < SIDE * SIDE; i++) {
            bool white = (i / SIDE + i % SIDE) % 2 == (random_below(&random, 100) >= 5);
            bytes[head++] = i == SIDE * SIDE / 2 ? '.' : white ? 'O' : 'X';
            if (i % SIDE == SIDE - 1)
                bytes[head++] = '\n';
        }
        strcpy(bytes + head, "0\n");
        zz_rabbit_game *game = read_game(bytes);
        assert_int_equal(zz_rabbit_trail_create(&trail, game, 0, NULL, NULL), ZZ_OK);
        assert_int_equal(zz_trail_line(trail, line, &count, &longest, NULL, NULL), ZZ_OK);
        zz_trail_free(trail);
        zz_rabbit_game_free(game);
        int used = head + sprintf(bytes + head, "%d\n", (int)count / 2);
        for (uint64_t i = 0; i < count - count % 2; i++)
            used += sprintf(bytes + used, "%u %u\n", line[i].row, line[i].col);
        game = read_game(bytes);
        assert_int_equal(zz_rabbit_review(game, judgements, NULL, NULL), ZZ_OK);
        for (uint64_t i = 0; i < count - count % 2; i++) {
            assert_int_equal(judgements[i].won_before, i % 2 != count % 2);
            assert_int_equal(judgements[i].won_after, i % 2 != count % 2);
        }
        zz_rabbit_game_free(game);
    }
}

static const char SAMPLE[] = "4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3\n";

static void running_out_of_memory_anywhere_is_a_clean_error(void **state)
{
    (void)state;
    zz_rabbit_game *game = read_game(SAMPLE);
    bool done = false;
    for (uint64_t n = 0; !done; n++) {
        zz_rabbit_judgement judgements[4];
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_status status = zz_rabbit_review(game, judgements, &options, NULL);
        done = failing.requests <= n;
        assert_int_equal(status, done ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
    }
    zz_rabbit_game_free(game);
}

static bool count_down(void *user, const zz_progress *progress)
{
    uint64_t *left = user;
    assert_non_null(progress->stage);
    return (*left)-- > 0;
}

static void the_callback_can_cancel(void **state)
{
    (void)state;
    zz_rabbit_game *game = read_game(SAMPLE);
    zz_status status = ZZ_CANCELLED;
    uint64_t allowed = 0;
    for (; status; allowed++) {
        zz_rabbit_judgement judgements[4];
        uint64_t left = allowed;
        struct failing_allocator counting = {.fail_at = UINT64_MAX};
        zz_options options = {.allocator = failing_allocator_hook(&counting),
                              .progress = count_down,
                              .progress_user = &left};
        status = zz_rabbit_review(game, judgements, &options, NULL);
        assert_true(status == ZZ_OK || status == ZZ_CANCELLED);
        assert_int_equal(counting.live_bytes, 0);
    }
    assert_in_range(allowed, 3, 10); /* it was asked while matching, and while reviewing */
    zz_rabbit_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_record_on_every_small_board_is_judged_by_the_rules),
        cmocka_unit_test(random_records_are_judged_by_the_rules),
        cmocka_unit_test(a_perfect_line_has_no_mistakes),
        cmocka_unit_test(running_out_of_memory_anywhere_is_a_clean_error),
        cmocka_unit_test(the_callback_can_cancel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
