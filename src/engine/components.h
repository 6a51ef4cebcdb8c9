/* components.h: vertices that need each other, directly or not, put together. */
#ifndef ZZ_ENGINE_COMPONENTS_H
#define ZZ_ENGINE_COMPONENTS_H

#include "base/arena.h"

/* Lists of numbers: list i is items[first[i]] … items[end[i] - 1]. */
typedef struct zz_lists {
    uint32_t *first;
    uint32_t *end;
    uint32_t *items;
} zz_lists;

typedef struct zz_components {
    uint32_t *mark; /* by vertex: 0 when no root needs it, else the higher the earlier its component
                       was complete */
    uint32_t count; /* of components */
    uint32_t *sorted; /* room to sort in */
    uint32_t *begin;
} zz_components;

/* The bytes that zz_components_find takes from its arena. */
uint64_t zz_components_bytes(uint32_t size);

/* needs holds, for each of `size` vertices, the vertices its value follows from. Finds the strongly
 * connected components of those that the roots need in the end, and writes these vertices to
 * `vertices`, *count of them, in the order in which a search in depth leaves them: what a vertex needs
 * comes before it, but for some of those in the same component. */
zz_status zz_components_find(zz_components *components, uint32_t size, const zz_lists *needs,
                             uint32_t root_count, const uint32_t *roots, uint32_t *vertices,
                             uint32_t *count, zz_arena *arena, const zz_options *options,
                             zz_error *error);

/* Sorts the vertices by component: what a vertex needs comes before it or is in the same one. Within
 * a component they stay in the order in which they were. Leaves out those that no root needs. */
void zz_components_sort(const zz_components *components, uint32_t *vertices, uint32_t *count);

#endif
