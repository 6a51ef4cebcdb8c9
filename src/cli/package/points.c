/* points.c: the test points of a package.
 *
 * A case comes from the recipe whose turn it is. Where a group promises something about the
 * answer, or a recipe asks for hard cases, cases are made and solved until one suits; a family that
 * has none in many tries passes its turn on to the next recipe, and when all have passed, easy cases
 * will do. The last point may be fixed: cases that have caught somebody before. */
#include "points.h"

#include <stdio.h>

#include "cli/data/data.h"
#include "cli/interrupt.h"
#include "cli/random.h"
#include "cli/solve.h"

enum { MOST_TRIES = 1000 };

/* A point in the making. */
struct point {
    const struct game *game;
    const struct problem *problem;
    const zz_options *options;
    unsigned group; /* counted from 1 */
    uint64_t random;
    struct buffer *input;
};

zz_status point_answer(const struct game *game, const char *input, size_t size,
                       const zz_options *options, struct buffer *answer, zz_error *error)
{
    zz_text *text = NULL;
    zz_status status = zz_text_open_memory(&text, input, size, options, error);
    if (!status)
        status = solve_text(game, text, options, answer, error);
    zz_text_close(text);
    return status;
}

static zz_status fail(zz_error *error, zz_status status, const char *message)
{
    *error = (zz_error){.code = status};
    snprintf(error->message, sizeof error->message, "%s", message);
    return status;
}

/* The answer to the case that the input has from `start` on, as if it were alone. */
static zz_status answer_case(struct point *point, size_t start, struct buffer *answer,
                             zz_error *error)
{
    struct buffer alone = {.used = 0};
    if (point->problem->boards)
        buffer_text(&alone, "0 1\n");
    buffer_bytes(&alone, point->input->bytes + start, point->input->used - start);
    zz_status status = alone.failed ? fail(error, ZZ_NO_MEMORY, "out of memory")
                                    : point_answer(point->game, alone.bytes, alone.used,
                                                   point->options, answer, error);
    buffer_free(&alone);
    return status;
}

/* Whether the case from `start` on is one to keep: hard, unless `least` is 0, and as promised. */
static zz_status look_at_case(struct point *point, unsigned least, size_t start, bool *suits,
                              zz_error *error)
{
    const struct problem *problem = point->problem;
    struct buffer answer = {.used = 0};
    *suits = true;
    if (!problem->keeps_promise && least == 0)
        return ZZ_OK;
    zz_status status = answer_case(point, start, &answer, error);
    if (!status)
        *suits = (!problem->keeps_promise || problem->keeps_promise(point->group, answer.bytes)) &&
                 (least == 0 || problem->measure(answer.bytes) >= least);
    buffer_free(&answer);
    return status;
}

/* Appends a case of the recipe's, unless none is found. */
static zz_status try_recipe(struct point *point, const struct recipe *recipe, unsigned least,
                            bool *found, zz_error *error)
{
    const struct family *family = family_named(point->problem->families, recipe->family);
    size_t start = point->input->used;
    zz_status status = ZZ_OK;
    *found = false;
    for (unsigned i = 0; i < MOST_TRIES && !*found && !status; i++) {
        buffer_cut(point->input, start);
        bool made = family->make(&recipe->demand, &point->random, point->input);
        if (point->input->failed)
            status = fail(error, ZZ_NO_MEMORY, "out of memory");
        else if (interrupted())
            status = fail(error, ZZ_CANCELLED, "stopped on request");
        else if (made)
            status = look_at_case(point, least, start, found, error);
    }
    if (!*found)
        buffer_cut(point->input, start);
    return status;
}

/* Appends the group's case of this number, counted from 0. */
static zz_status make_case(struct point *point, unsigned number, zz_error *error)
{
    const struct recipe *recipes = point->problem->recipes;
    unsigned count = 0;
    bool found = false;
    while (recipes->group != point->group)
        recipes++;
    while (recipes[count].group == point->group)
        count++;
    for (unsigned i = 0; i < 2 * count && !found; i++) {
        const struct recipe *recipe = &recipes[(number + i) % count];
        unsigned least = i < count ? recipe->least : 0;
        zz_status status = try_recipe(point, recipe, least, &found, error);
        if (status)
            return status;
    }
    return found ? ZZ_OK : fail(error, ZZ_BAD_ARGUMENT, "no case keeps what is promised");
}

static zz_status make_cases(struct point *point, unsigned first, unsigned count, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (unsigned i = 0; i < count && !status; i++)
        status = make_case(point, first + i, error);
    return status;
}

/* As `validate --points` does. What it finds is a mistake of this program's. */
static zz_status check_input(const struct game *game, unsigned point, const char *input,
                             size_t size, const zz_options *options, zz_error *error)
{
    struct range points = {game->data->groups != NULL, point, point};
    zz_status status = validate_memory(game->data, input, size, points, options, error);
    if (status == ZZ_BAD_INPUT)
        error->code = status = ZZ_BAD_ARGUMENT;
    return status;
}

zz_status point_make(const struct game *game, unsigned point, uint64_t seed,
                     const zz_options *options, struct buffer *input, struct buffer *answer,
                     zz_error *error)
{
    const struct problem *problem = game->problem;
    unsigned group = 0;
    while (problem->groups[group].last < point)
        group++;
    struct point made = {game, problem, options, group + 1, seed, input};
    for (unsigned i = 0; i < point; i++) /* a state of its own for each point */
        made.random = random_next(&made.random);
    unsigned boards = problem->boards ? problem->boards : 1;
    zz_status status = ZZ_OK;
    if (problem->boards)
        buffer_format(input, "%u %u\n", point, boards);
    if (problem->traps && point == POINTS)
        buffer_text(input, text_named(problem->traps)->bytes);
    else
        status = make_cases(&made, (point - problem->groups[group].first) * boards, boards, error);
    if (!status && input->failed)
        status = fail(error, ZZ_NO_MEMORY, "out of memory");
    if (!status)
        status = check_input(game, point, input->bytes, input->used, options, error);
    if (!status)
        status = point_answer(game, input->bytes, input->used, options, answer, error);
    return status;
}
