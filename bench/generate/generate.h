/* generate.h: inputs for the bench, the same bytes on every machine for the same arguments. */
#ifndef BENCH_GENERATE_H
#define BENCH_GENERATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A number below `below`, which must not be 0. */
uint32_t random_below(uint32_t below);
bool random_chance(double percent);

/* Memory for count things, all zero, or the end of the program. */
void *memory_for(size_t count, size_t size);

/* Each writes one input on standard output; false when there is no such kind. */
bool generate_zu(const char *kind, uint32_t size, uint32_t boards);
bool generate_rabbit(const char *kind, uint32_t size);
bool generate_graph(const char *kind, uint32_t vertices, uint32_t edges, uint32_t queries);
bool generate_geography(const char *kind, uint32_t size);

#endif
