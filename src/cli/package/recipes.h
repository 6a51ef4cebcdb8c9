/* recipes.h: what the cases of a package are made of. */
#ifndef CLI_PACKAGE_RECIPES_H
#define CLI_PACKAGE_RECIPES_H

#include "cli/data/family.h"

/* Cases of a group are made by these, in turn: each by a family. */
struct recipe {
    unsigned group; /* 0 ends a list; those of a group follow each other */
    const char *family;
    unsigned least; /* what a case must measure at least; see struct problem */
    struct demand demand;
};

extern const struct recipe ZU_RECIPES[];
extern const struct recipe RABBIT_RECIPES[];
extern const struct recipe GRAPH_RECIPES[];
extern const struct recipe GEOGRAPHY_RECIPES[];

#endif
