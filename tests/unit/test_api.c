/* test_api.c: what base.h promises of every function: NULL where it is allowed, errors that are
 * filled in when and only when something failed, and memory from the caller's allocator alone. */
#include <zugzwang/zugzwang.h>

#include <string.h>

#include "support/failing_allocator.h"
#include "support/testing.h"
#include "support/texts.h"

static void the_version_is_that_of_the_header(void **state)
{
    (void)state;
    assert_string_equal(zz_version(), ZZ_VERSION);
}

static void nothing_can_be_freed(void **state)
{
    (void)state;
    zz_text_close(NULL);
    zz_zu_board_free(NULL);
    zz_zu_solver_free(NULL);
    zz_rabbit_game_free(NULL);
    zz_graph_free(NULL);
    zz_geography_maze_free(NULL);
}

static zz_text *open_with(const char *string, const zz_options *options, zz_error *error)
{
    zz_text *text;
    assert_int_equal(zz_text_open_memory(&text, string, strlen(string), options, error), ZZ_OK);
    return text;
}

static void use_zu(const zz_options *options, zz_error *error)
{
    zz_text *text = open_with("3 1\n3 3\n#.#\nO.O\n.X.\n", options, error);
    zz_zu_board *board;
    zz_zu_solver *solver;
    zz_outcome outcome;
    uint64_t id;
    uint64_t boards;
    uint64_t bytes;
    assert_int_equal(zz_zu_read_header(text, &id, &boards, error), ZZ_OK);
    assert_int_equal(id, 3);
    assert_int_equal(boards, 1);
    assert_int_equal(zz_zu_board_read(&board, text, options, error), ZZ_OK);
    assert_int_equal(zz_text_read_end(text, error), ZZ_OK);
    assert_int_equal(zz_zu_solver_create(&solver, options, error), ZZ_OK);
    assert_int_equal(zz_zu_estimate(solver, board, &bytes, error), ZZ_OK);
    assert_true(bytes > 0);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, error), ZZ_OK);
    assert_int_equal(outcome.winner, ZZ_WINNER_SECOND);
    assert_int_equal(outcome.plies, 2);
    zz_zu_board_free(board);
    zz_zu_solver_free(solver);
    zz_text_close(text);
}

static void use_rabbit(const zz_options *options, zz_error *error)
{
    zz_text *text = open_with("1 6\nXO.OXO\n1\n1 2\n1 1\n", options, error);
    zz_rabbit_game *game;
    bool mover_wins[3];
    assert_int_equal(zz_rabbit_game_read(&game, text, options, error), ZZ_OK);
    assert_int_equal(zz_rabbit_game_rows(game), 1);
    assert_int_equal(zz_rabbit_game_cols(game), 6);
    assert_int_equal(zz_rabbit_game_square(game, 1, 3), '.');
    assert_int_equal(zz_rabbit_game_moves(game), 2);
    assert_int_equal(zz_rabbit_solve(game, mover_wins, options, error), ZZ_OK);
    assert_true(mover_wins[0] && mover_wins[1] && !mover_wins[2]);
    zz_rabbit_game_free(game);
    zz_text_close(text);
}

static void use_graph(const zz_options *options, zz_error *error)
{
    zz_text *text = open_with("5 5 1\n1 2\n2 3\n3 1\n3 4\n4 5\n4 3\n", options, error);
    zz_graph *graph;
    zz_graph_query query;
    zz_winner winner;
    zz_outcome outcomes[5];
    uint64_t queries;
    assert_int_equal(zz_graph_read(&graph, &queries, text, options, error), ZZ_OK);
    assert_int_equal(queries, 1);
    assert_int_equal(zz_graph_vertices(graph), 5);
    assert_int_equal(zz_graph_edges(graph), 5);
    assert_int_equal(zz_graph_query_read(graph, &query, text, error), ZZ_OK);
    assert_int_equal(zz_graph_solve_queries(graph, 1, &query, &winner, options, error), ZZ_OK);
    assert_int_equal(winner, ZZ_WINNER_FIRST);
    assert_int_equal(zz_graph_solve_queries(graph, 0, NULL, NULL, options, error), ZZ_OK);
    assert_int_equal(zz_graph_solve_all(graph, outcomes, options, error), ZZ_OK);
    assert_int_equal(outcomes[4].winner, ZZ_WINNER_SECOND);
    zz_graph_free(graph);
    zz_text_close(text);
}

static void use_geography(const zz_options *options, zz_error *error)
{
    zz_text *text = open_with("3 3\n.##\n...\n#.#\n", options, error);
    zz_geography_maze *maze;
    bool safe[9];
    assert_int_equal(zz_geography_maze_read(&maze, text, options, error), ZZ_OK);
    assert_int_equal(zz_geography_maze_rows(maze), 3);
    assert_int_equal(zz_geography_maze_cols(maze), 3);
    assert_int_equal(zz_geography_maze_square(maze, 1, 2), '#');
    assert_int_equal(zz_geography_solve(maze, safe, options, error), ZZ_OK);
    assert_true(safe[5] && safe[7] && !safe[0] && !safe[4]);
    zz_geography_maze_free(maze);
    zz_text_close(text);
}

static void use_everything(const zz_options *options, zz_error *error)
{
    use_zu(options, error);
    use_rabbit(options, error);
    use_graph(options, error);
    use_geography(options, error);
}

static void everything_works_without_options_or_error(void **state)
{
    (void)state;
    zz_options none = {0};
    use_everything(NULL, NULL);
    use_everything(&none, NULL);
}

static void success_leaves_the_error_alone(void **state)
{
    (void)state;
    zz_error error;
    zz_error before;
    memset(&error, 0x5A, sizeof error);
    memcpy(&before, &error, sizeof error);
    use_everything(NULL, &error);
    assert_memory_equal(&error, &before, sizeof error);
}

static void all_memory_comes_from_the_callers_allocator_and_returns(void **state)
{
    (void)state;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    use_everything(&options, NULL);
    assert_true(counting.requests >= 8);
    assert_int_equal(counting.live_bytes, 0);
}

static void objects_outlive_the_options_they_were_made_with(void **state)
{
    (void)state;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    zz_text *text = open_with("3 3\n#.#\nO.O\n.X.\n", &options, NULL);
    zz_zu_board *board;
    zz_zu_solver *solver;
    zz_outcome outcome;
    assert_int_equal(zz_zu_board_read(&board, text, &options, NULL), ZZ_OK);
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    memset(&options, 0xFF, sizeof options);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
    zz_text_close(text);
    assert_int_equal(counting.live_bytes, 0);
}

/* Every reader, on a text that ends too soon. */
static zz_status fail_to_read(int which, zz_error *error)
{
    zz_text *text = open_text(which == 6 ? "2 1 1\n1 2\n" : which == 5 ? "x" : "2 2\n");
    zz_zu_board *board = NULL;
    zz_rabbit_game *game = NULL;
    zz_graph *graph = NULL;
    zz_geography_maze *maze = NULL;
    zz_graph_query query;
    uint64_t number;
    zz_status status = ZZ_OK;
    switch (which) {
    case 0:
        status = zz_zu_board_read(&board, text, NULL, error);
        break;
    case 1:
        status = zz_rabbit_game_read(&game, text, NULL, error);
        break;
    case 2:
        status = zz_geography_maze_read(&maze, text, NULL, error);
        break;
    case 3:
        status = zz_graph_read(&graph, NULL, text, NULL, error);
        break;
    case 4:
        status = zz_graph_read(&graph, &number, text, NULL, error);
        break;
    case 5:
        status = zz_zu_read_header(text, &number, &number, error);
        break;
    case 6:
        assert_int_equal(zz_graph_read(&graph, &number, text, NULL, NULL), ZZ_OK);
        status = zz_graph_query_read(graph, &query, text, error);
        zz_graph_free(graph);
        graph = NULL;
        break;
    case 7:
        status = zz_text_read_end(text, error);
        break;
    }
    assert_null(board);
    assert_null(game);
    assert_null(graph);
    assert_null(maze);
    zz_text_close(text);
    return status;
}

static void failure_fills_in_the_error_if_there_is_one(void **state)
{
    (void)state;
    for (int which = 0; which < 8; which++) {
        zz_error error;
        memset(&error, 0x5A, sizeof error);
        assert_int_equal(fail_to_read(which, NULL), ZZ_BAD_INPUT);
        assert_int_equal(fail_to_read(which, &error), ZZ_BAD_INPUT);
        assert_int_equal(error.code, ZZ_BAD_INPUT);
        assert_in_range(error.line, 1, 3);
        assert_in_range(error.column, 1, 5);
        assert_memory_equal(error.message, "expected ", 9);
        assert_non_null(memchr(error.message, '\0', sizeof error.message));
    }
}

static void a_query_from_a_vertex_to_itself_is_a_bad_argument(void **state)
{
    (void)state;
    zz_graph *graph;
    zz_winner winner;
    zz_error error;
    zz_graph_query query = {2, 2};
    zz_text *text = open_text("2 1\n1 2\n");
    assert_int_equal(zz_graph_read(&graph, NULL, text, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_graph_solve_queries(graph, 1, &query, &winner, NULL, NULL),
                     ZZ_BAD_ARGUMENT);
    assert_int_equal(zz_graph_solve_queries(graph, 1, &query, &winner, NULL, &error),
                     ZZ_BAD_ARGUMENT);
    assert_int_equal(error.code, ZZ_BAD_ARGUMENT);
    assert_int_equal(error.line, 0);
    zz_graph_free(graph);
    zz_text_close(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_version_is_that_of_the_header),
        cmocka_unit_test(nothing_can_be_freed),
        cmocka_unit_test(everything_works_without_options_or_error),
        cmocka_unit_test(success_leaves_the_error_alone),
        cmocka_unit_test(all_memory_comes_from_the_callers_allocator_and_returns),
        cmocka_unit_test(objects_outlive_the_options_they_were_made_with),
        cmocka_unit_test(failure_fills_in_the_error_if_there_is_one),
        cmocka_unit_test(a_query_from_a_vertex_to_itself_is_a_bad_argument),
    };
    return cmocka_run_group_tests_name("api", tests, NULL, NULL);
}
