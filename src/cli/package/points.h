/* points.h: the test points of a package. */
#ifndef CLI_PACKAGE_POINTS_H
#define CLI_PACKAGE_POINTS_H

#include <zugzwang/base.h>

#include "cli/buffer.h"
#include "cli/registry.h"
#include "problem.h"

/* Fills empty buffers with the input of a point (1 … POINTS) and its answer. The same seed gives the same bytes on
 * every machine, whatever other points are made. ZZ_BAD_ARGUMENT when no case could be found that
 * keeps the promises of the point's group. */
zz_status point_make(const struct game *game, unsigned point, uint64_t seed,
                     const zz_options *options, struct buffer *input, struct buffer *answer,
                     zz_error *error);

/* Appends the answer to an input. */
zz_status point_answer(const struct game *game, const char *input, size_t size,
                       const zz_options *options, struct buffer *answer, zz_error *error);

#endif
