/* graph_picture.c: a small directed graph, its vertices in a circle, each with its worth.
 *
 * What the side to move has on a vertex is told by a word and by its shape: a disc wins, a block
 * loses, a dashed disc is a tie. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/graph.h>

#include "cli/graph_ask.h"
#include "cli/progress.h"
#include "render.h"
#include "sheet.h"

static const char HELP[] =
    "Draws a graph of up to 40 vertices, which stand in a circle, each with what the\n"
    "side to move has there: a win, a tie or a loss, in how many plies. With --target T\n"
    "who moves the token onto T wins; with --from V the token is drawn; --query N is\n"
    "the start and the target of the file's N-th query.\n"
    "\n"
    "  $ printf '3 3\\n1 2\\n2 1\\n2 3\\n' >graph.in\n"
    "  $ zugzwang graph render -o graph.svg graph.in\n"
    "  $ zugzwang graph render --from 1 --target 2 -o graph.svg graph.in\n";

enum { MOST_VERTICES = 40, RADIUS = 23, MIDDLE_SPACE = 96 };

struct view {
    zz_graph *graph;
    uint32_t vertices;
    zz_outcome outcomes[MOST_VERTICES];
    bool edge[MOST_VERTICES][MOST_VERTICES];
    struct point place[MOST_VERTICES];
    uint32_t token;  /* 0: none */
    uint32_t target; /* 0: none */
};

static zz_status check(struct run *run, struct view *view, zz_error *error)
{
    const struct settings *settings = run->settings;
    view->vertices = zz_graph_vertices(view->graph);
    if (view->vertices > MOST_VERTICES) {
        *error = (zz_error){.code = ZZ_TOO_LARGE};
        snprintf(error->message, sizeof error->message,
                 "a graph of %" PRIu32 " vertices is too large for a picture, which has at most %d",
                 view->vertices, MOST_VERTICES);
        return error->code;
    }
    if (settings->from_vertex > view->vertices)
        return ask_fail_number(run, "--from", "vertex", settings->from_vertex, view->vertices,
                               error);
    if (settings->target > view->vertices)
        return ask_fail_number(run, "--target", "vertex", settings->target, view->vertices, error);
    view->token = settings->from_vertex;
    view->target = settings->target;
    return ZZ_OK;
}

/* Queries are passed over, but for the one that is wanted. */
static zz_status read_queries(struct run *run, zz_text *text, struct view *view, uint64_t queries,
                              zz_error *error)
{
    uint64_t wanted = run->settings->query;
    zz_status status = ZZ_OK;
    for (uint64_t number = 1; number <= queries && !status; number++) {
        zz_graph_query query;
        status = zz_graph_query_read(view->graph, &query, text, error);
        if (!status && number == wanted) {
            view->token = query.start;
            view->target = query.target;
        }
    }
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status && wanted > queries)
        status = ask_fail_number(run, "--query", "query", wanted, queries, error);
    return status;
}

static zz_status open_view(struct run *run, zz_text *text, struct view *view, zz_error *error)
{
    uint32_t targets[MOST_VERTICES];
    uint64_t queries = 0;
    bool with_queries;
    progress_subject("graph", run->answered + 1, 0);
    zz_status status =
        zz_graph_read_either(&view->graph, &with_queries, &queries, text, &run->options, error);
    if (!status)
        status = check(run, view, error);
    if (!status)
        status = read_queries(run, text, view, queries, error);
    if (!status && !run->settings->plain)
        status = view->target
                     ? zz_graph_solve_target(view->graph, view->target, view->outcomes,
                                             &run->options, error)
                     : zz_graph_solve_all(view->graph, view->outcomes, &run->options, error);
    for (uint32_t from = 1; from <= view->vertices && !status; from++) {
        uint32_t count = zz_graph_list_moves(view->graph, from, targets);
        for (uint32_t i = 0; i < count; i++)
            view->edge[from - 1][targets[i] - 1] = true;
    }
    return status;
}

/* The mathematics library is not needed for so little. */
static double sine(double x)
{
    double term = x;
    double sum = 0;
    for (int i = 1; i < 60; i += 2) {
        sum += term;
        term *= -x * x / ((i + 1) * (i + 2));
    }
    return sum;
}

static double root(double x)
{
    double guess = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++)
        guess = (guess + x / guess) / 2;
    return guess;
}

static int rounded(double x)
{
    return (int)(x < 0 ? x - 0.5 : x + 0.5);
}

/* In a circle, the first on top, clockwise. */
static void place_vertices(struct view *view, struct point centre, int radius)
{
    const double turn = 6.283185307179586;
    for (uint32_t i = 0; i < view->vertices; i++) {
        double angle = turn * i / view->vertices;
        view->place[i] = (struct point){
            centre.x + rounded(radius * sine(angle)),
            centre.y - rounded(radius * sine(angle + turn / 4)),
        };
    }
}

/* An arrow between the rims of two vertices; of two that go both ways, each keeps to its right. */
static void draw_edge(struct scene *scene, const struct view *view, uint32_t from, uint32_t to)
{
    struct point a = view->place[from];
    struct point b = view->place[to];
    double length = root((double)(b.x - a.x) * (b.x - a.x) + (double)(b.y - a.y) * (b.y - a.y));
    double x = (b.x - a.x) / length;
    double y = (b.y - a.y) / length;
    int aside = view->edge[to][from] ? 7 : 0;
    struct point start = {a.x + rounded(x * RADIUS - y * aside),
                          a.y + rounded(y * RADIUS + x * aside)};
    struct point tip = {b.x - rounded(x * (RADIUS + 3) + y * aside),
                        b.y - rounded(y * (RADIUS + 3) - x * aside)};
    struct point neck = {tip.x - rounded(x * 11), tip.y - rounded(y * 11)};
    const struct point head[] = {{0, 0},
                                 {rounded(-x * 13 - y * 6), rounded(-y * 13 + x * 6)},
                                 {rounded(-x * 13 + y * 6), rounded(-y * 13 - x * 6)}};
    scene_line(scene, start, neck, SOFT_INK, 2);
    scene_polygon(scene, tip.x, tip.y, 3, head, SOFT_INK);
}

static void draw_loop(struct scene *scene, const struct view *view, uint32_t vertex,
                      struct point centre)
{
    struct point at = view->place[vertex];
    double length = root((double)(at.x - centre.x) * (at.x - centre.x) +
                         (double)(at.y - centre.y) * (at.y - centre.y));
    double x = length < 1 ? 0 : (at.x - centre.x) / length;
    double y = length < 1 ? -1 : (at.y - centre.y) / length;
    struct shape *loop = scene_circle(scene, at.x + rounded(x * (RADIUS + 6)),
                                      at.y + rounded(y * (RADIUS + 6)), 13, NO_COLOUR);
    loop->stroke = SOFT_INK;
    loop->width = 2;
}

enum { WIN_TINT = 0xF8C9A8, LOSE_TINT = 0xA9CBE6 };

static void draw_shape(struct scene *scene, struct point at, int radius, zz_winner winner,
                       bool plain)
{
    struct shape *shape;
    if (winner == ZZ_WINNER_SECOND && !plain) {
        shape = mark_black(scene, at, radius);
        shape->fill = LOSE_TINT;
    } else {
        shape = mark_white(scene, at, radius);
        shape->fill = winner == ZZ_WINNER_FIRST && !plain ? WIN_TINT : PAPER;
        shape->dashed = winner == ZZ_WINNER_NONE && !plain;
    }
    shape->stroke = INK;
    shape->width = 2;
}

static void draw_vertex(struct scene *scene, const struct view *view, uint32_t vertex, bool plain)
{
    struct point at = view->place[vertex];
    zz_outcome outcome = view->outcomes[vertex];
    if (vertex + 1 == view->token) {
        struct shape *ring = scene_circle(scene, at.x, at.y, RADIUS + 6, AMBER);
        ring->stroke = INK;
        ring->width = 1;
    }
    draw_shape(scene, at, RADIUS, outcome.winner, plain);
    scene_text(scene, at.x, at.y - (plain ? 0 : 7), 15, ANCHOR_MIDDLE, "%" PRIu32, vertex + 1)
        ->bold = true;
    if (!plain && outcome.winner)
        scene_text(scene, at.x, at.y + 10, 10, ANCHOR_MIDDLE, "%s %" PRIu64,
                   ask_category(outcome.winner), outcome.plies);
    else if (!plain)
        scene_text(scene, at.x, at.y + 10, 10, ANCHOR_MIDDLE, "tie");
    if (vertex + 1 == view->target)
        mark_star(scene, (struct point){at.x + 20, at.y - 18}, 10);
}

static void draw_keys(struct sheet *sheet, const struct view *view, bool plain)
{
    static const char *const words[] = {[ZZ_WINNER_FIRST] = "the side to move wins",
                                        [ZZ_WINNER_SECOND] = "the side to move loses",
                                        [ZZ_WINNER_NONE] = "neither side can force a win"};
    static const zz_winner order[] = {ZZ_WINNER_FIRST, ZZ_WINNER_SECOND, ZZ_WINNER_NONE};
    for (int i = 0; i < 3 && !plain; i++)
        draw_shape(sheet->scene, sheet_key(sheet, "%s", words[order[i]]), 9, order[i], false);
    if (view->token)
        mark_token(sheet->scene, sheet_key(sheet, "the token's vertex"), 9, 0);
    if (view->target)
        mark_star(sheet->scene, sheet_key(sheet, "the target: who moves there wins"), 10);
}

static void draw_graph(struct run *run, struct scene *scene, struct view *view)
{
    struct sheet sheet;
    bool plain = run->settings->plain;
    int radius = (int)view->vertices * (2 * RADIUS + 42) * 10 / 63;
    radius = view->vertices == 1 ? 0 : radius < 96 ? 96 : radius;
    sheet_begin(&sheet, scene, 1, 1);
    if (view->token && !plain)
        sheet_title(&sheet, "From %" PRIu32 " the side to move has a %s", view->token,
                    view->outcomes[view->token - 1].winner == ZZ_WINNER_SECOND
                        ? "loss"
                        : ask_category(view->outcomes[view->token - 1].winner));
    else
        sheet_title(&sheet, "A graph of %" PRIu32 " vert%s and %" PRIu64 " edge%s", view->vertices,
                    view->vertices == 1 ? "ex" : "ices", zz_graph_edges(view->graph),
                    zz_graph_edges(view->graph) == 1 ? "" : "s");
    if (!plain)
        sheet_say(&sheet, "Winners hurry, losers delay; the numbers are plies.");
    snprintf(scene->description, sizeof scene->description,
             "A directed graph of %" PRIu32 " vertices in a circle.%s", view->vertices,
             plain ? "" : " Each tells whether the side to move there wins, loses or neither.");
    struct point centre = sheet_space(&sheet, 2 * (radius + RADIUS + MIDDLE_SPACE / 4));
    place_vertices(view, centre, radius);
    for (uint32_t from = 0; from < view->vertices; from++)
        for (uint32_t to = 0; to < view->vertices; to++)
            if (view->edge[from][to] && from == to)
                draw_loop(scene, view, from, centre);
            else if (view->edge[from][to])
                draw_edge(scene, view, from, to);
    for (uint32_t vertex = 0; vertex < view->vertices; vertex++)
        draw_vertex(scene, view, vertex, plain);
    draw_keys(&sheet, view, plain);
    sheet_end(&sheet);
}

static void write_json(struct run *run, const struct view *view, struct cost cost)
{
    struct json *json = &run->json;
    json_open(json, NULL, '{', JSON_LINES);
    json_number(json, "vertices", view->vertices);
    json_number(json, "edges", zz_graph_edges(view->graph));
    if (view->target)
        json_number(json, "target", view->target);
    else
        json_null(json, "target");
    if (view->token)
        json_number(json, "vertex", view->token);
    else
        json_null(json, "vertex");
    json_open(json, "values", '[', JSON_LINES);
    for (uint32_t vertex = 0; vertex < view->vertices; vertex++) {
        json_open(json, NULL, '{', JSON_ONE_LINE);
        json_number(json, "vertex", vertex + 1);
        ask_worth_json(json, view->outcomes[vertex], true);
        json_close(json);
    }
    json_close(json);
    run_cost_json(run, cost);
    json_close(json);
}

static zz_status draw(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    static struct view view; /* large */
    view = (struct view){.graph = NULL};
    struct cost cost = run_cost_begin(run);
    zz_status status = open_view(run, text, &view, error);
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json)
        write_json(run, &view, cost);
    else if (!status)
        draw_graph(run, scene, &view);
    zz_graph_free(view.graph);
    return status;
}

static const char *missing(const struct settings *settings)
{
    bool both = settings->query && (settings->from_vertex || settings->target);
    return both ? "either --query, or --from and --target" : NULL;
}

const struct render_game GRAPH_RENDER = {
    .things = {"graph", "graphs"},
    .awaits = "'n m' or 'n m q', m edges 'u v', q queries 'x y'",
    .help = HELP,
    .options = GRAPH_OPTIONS,
    .slanted = true,
    .missing = missing,
    .draw = {draw},
};
