/* nearest.h: "did you mean …?": the known name that a mistyped word is nearest to.
 *
 *     struct nearest nearest = nearest_begin(word);
 *     for each name: nearest_try(&nearest, name);
 *     … nearest.name is the best, or NULL when none is near enough */
#ifndef CLI_NEAREST_H
#define CLI_NEAREST_H

struct nearest {
    const char *word;
    const char *name;
    unsigned distance; /* of the best so far, or the least that is too far */
};

struct nearest nearest_begin(const char *word);
void nearest_try(struct nearest *nearest, const char *name);

#endif
