#include "family.h"

#include <string.h>

#include "cli/random.h"

const struct family *family_named(const struct family *families, const char *name)
{
    for (; families->name; families++)
        if (strcmp(families->name, name) == 0)
            return families;
    return NULL;
}

/* One in eight is the most, one in sixteen the least; of the others half lie in a lower part that
 * is the smaller the larger the range, so that orders of magnitude are about equally likely. */
static uint32_t draw_any(uint32_t least, uint32_t most, uint64_t *random)
{
    uint32_t way = random_below(random, 16);
    uint32_t count = most - least + 1;
    uint32_t halvings = 0;
    if (way < 2)
        return most;
    if (way == 2)
        return least;
    while (count >> halvings > 1)
        halvings++;
    if (way < 9)
        count >>= random_below(random, halvings + 1);
    return least + random_below(random, count);
}

bool range_draw(struct range range, uint32_t least, uint32_t most, uint64_t *random,
                uint32_t *number)
{
    if (range.given && range.least > least)
        least = range.least;
    if (range.given && range.most < most)
        most = range.most;
    if (least > most)
        return false;
    *number = range.given ? least + random_below(random, most - least + 1)
                          : draw_any(least, most, random);
    return true;
}

static uint32_t greatest(struct range range, uint32_t most)
{
    return range.given && range.most < most ? range.most : most;
}

bool demand_draw_size(const struct demand *demand, uint32_t least_rows, uint32_t most,
                      uint32_t least_squares, uint64_t *random, uint32_t *rows, uint32_t *cols)
{
    if (greatest(demand->rows, most) * greatest(demand->cols, most) < least_squares)
        return false;
    do {
        if (!range_draw(demand->rows, least_rows, most, random, rows) ||
            !range_draw(demand->cols, 1, most, random, cols))
            return false;
    } while (*rows * *cols < least_squares);
    return true;
}

uint32_t demand_draw_density(const struct demand *demand, uint32_t least, uint32_t most,
                             uint64_t *random)
{
    uint32_t percent = least + random_below(random, most - least + 1);
    if (demand->density.given)
        range_draw(demand->density, 0, 100, random, &percent);
    return percent;
}
