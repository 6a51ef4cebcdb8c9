/* order.h: an order of vertices in which values mostly follow from earlier ones. */
#ifndef ZZ_ENGINE_ORDER_H
#define ZZ_ENGINE_ORDER_H

#include "engine/components.h"

#define ZZ_NOWHERE UINT32_MAX

/* Which vertices' values follow from which: some are sources, which all values follow from in the
 * end, and some are roots, which are asked for. */
typedef struct zz_dependence {
    uint32_t size;  /* the number of vertices */
    zz_lists needs; /* for each vertex those that its value follows from */
    zz_lists users; /* for each vertex those that need it; list after list */
    uint32_t source_count;
    const uint32_t *sources;
    uint32_t root_count;
    const uint32_t *roots;
} zz_dependence;

typedef struct zz_order {
    bool as_numbered; /* by number, and nothing else is set but: */
    bool downwards;
    uint32_t count;
    uint32_t *vertices; /* all that a root needs in the end */
    uint32_t *position; /* by vertex: its place among these, or ZZ_NOWHERE */
} zz_order;

/* The bytes that zz_order_make takes from its arena. */
uint64_t zz_order_bytes(uint32_t size);

zz_status zz_order_make(zz_order *order, const zz_dependence *dependence, zz_arena *arena,
                        const zz_options *options, zz_error *error);

#endif
