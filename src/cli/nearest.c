#include "nearest.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { LONGEST = 31 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

/* How many letters must be put in, left out, changed, or swapped with the next one, to make one
 * word of the other. costs[i][j] is that number for the first i and the first j letters. */
static unsigned edit_distance(const char *a, const char *b)
{
    unsigned costs[LONGEST + 1][LONGEST + 1];
    size_t rows = strlen(a);
    size_t cols = strlen(b);
    for (size_t i = 0; i <= rows; i++)
        costs[i][0] = (unsigned)i;
    for (size_t j = 0; j <= cols; j++)
        costs[0][j] = (unsigned)j;
    for (size_t i = 1; i <= rows; i++)
        for (size_t j = 1; j <= cols; j++) {
            unsigned differs = lower(a[i - 1]) != lower(b[j - 1]);
            unsigned cost = least(costs[i - 1][j], costs[i][j - 1]) + 1;
            cost = least(cost, costs[i - 1][j - 1] + differs);
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                cost = least(cost, costs[i - 2][j - 2] + 1);
            costs[i][j] = cost;
        }
    return costs[rows][cols];
}

struct nearest nearest_begin(const char *word)
{
    unsigned too_far = (unsigned)least((unsigned)strlen(word), LONGEST) / 3 + 2;
    return (struct nearest){.word = word, .name = NULL, .distance = too_far};
}

void nearest_try(struct nearest *nearest, const char *name)
{
    size_t length = strlen(nearest->word);
    if (length == 0 || length > LONGEST || strlen(name) > LONGEST)
        return;
    bool beginning = length >= 2 && strncmp(nearest->word, name, length) == 0;
    unsigned distance = beginning ? 0 : edit_distance(nearest->word, name);
    if (distance >= nearest->distance || distance >= strlen(name))
        return;
    nearest->distance = distance;
    nearest->name = name;
}
