/* points.c: test points, by number, and the groups that they come in. */
#include <stdio.h>
#include <string.h>

#include "data.h"

enum { MOST_POINTS = 20 };

const struct group *group_of(const struct data_game *data, uint32_t point)
{
    const struct group *group = data->groups;
    while (group && group->first && (point < group->first || point > group->last))
        group++;
    return group && group->first ? group : NULL;
}

const struct group *group_of_range(const struct data_game *data, struct range points)
{
    const struct group *group = points.given ? group_of(data, points.least) : NULL;
    return group && points.most <= group->last ? group : NULL;
}

bool parse_range(const char *text, uint32_t least, uint32_t most, struct range *range)
{
    char first[16];
    uint64_t low;
    uint64_t high;
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    if (length >= sizeof first)
        return false;
    memcpy(first, text, length);
    first[length] = '\0';
    if (!parse_number(first, least, most, &low) ||
        !parse_number(dash ? dash + 1 : first, low, most, &high))
        return false;
    *range = (struct range){true, (uint32_t)low, (uint32_t)high};
    return true;
}

void points_name(struct range points, char text[32])
{
    if (points.least == points.most)
        snprintf(text, 32, "point %u", points.least);
    else
        snprintf(text, 32, "points %u-%u", points.least, points.most);
}

static const char *set_points(struct settings *settings, char *const values[])
{
    return parse_range(values[0], 1, MOST_POINTS, &settings->points)
               ? NULL
               : "a test point from 1 to 20, or two with a dash between them";
}

const struct option POINTS_OPTION[] = {
    {"points", 0, "N", "test points of the contest: 14, or 5-6", set_points},
    {.name = NULL},
};
