/* components.h: an order in which values can follow from each other. */
#ifndef ZZ_ENGINE_COMPONENTS_H
#define ZZ_ENGINE_COMPONENTS_H

#include "base/arena.h"

/* Lists of numbers: list i is items[first[i]] … items[first[i + 1] - 1]. */
typedef struct zz_lists {
    uint32_t *first;
    uint32_t *items;
} zz_lists;

/* The bytes that zz_components_order takes from its arena. */
uint64_t zz_components_bytes(uint32_t size);

/* needs holds, for each of `size` vertices, the vertices its value follows from. Writes to order
 * the vertices that the roots need in the end, and to *count how many: what a vertex needs stands
 * before it or in the same strongly connected component. A component's vertices stand together, in
 * ascending order. */
zz_status zz_components_order(uint32_t size, const zz_lists *needs, uint32_t root_count,
                              const uint32_t *roots, uint32_t *order, uint32_t *count,
                              zz_arena *arena, const zz_options *options, zz_error *error);

#endif
