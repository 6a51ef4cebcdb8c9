/* meter.h: memory: how much there is, how much a run may use, how much it used. */
#ifndef CLI_METER_H
#define CLI_METER_H

#include <stdatomic.h>

#include <zugzwang/base.h>

/* Counts what the library holds, and refuses what goes over the limit: the library checks each
 * object against the limit, the meter all of them together. */
struct meter {
    uint64_t limit; /* 0: none */
    atomic_bool refused;
    atomic_uint_least64_t live;
    atomic_uint_least64_t peak;
};

/* The allocator to put into zz_options; the meter must outlive what is allocated. */
zz_allocator meter_allocator(struct meter *meter);

/* Memory of the program's own that grows with the input, counted like the library's; all zero.
 * ZZ_NO_MEMORY when there is not enough. */
zz_status meter_allocate(struct meter *meter, void **block, uint64_t count, size_t size,
                         zz_error *error);
void meter_release(struct meter *meter, void *block, uint64_t count, size_t size);

/* The peak of a part of the run. Parts may be nested, and end in the opposite order. */
uint64_t meter_begin_part(struct meter *meter);                    /* keep the result, */
uint64_t meter_end_part(struct meter *meter, uint64_t outer_peak); /* and give it back here */

/* Most of the memory that is available now, within the limits set for this process and for its
 * container; 0 when that cannot be found out. */
uint64_t memory_available(void);

#endif
