/* main.c: generator GAME KIND SIZE…, which writes one input for the bench on standard output.
 *
 * Nothing depends on the machine, its C library or the time: the random numbers are our own
 * (splitmix64) and start from the arguments. */
#include "generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 0x9E3779B97F4A7C15;

static uint64_t next_random(void)
{
    uint64_t x = state += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

uint32_t random_below(uint32_t below)
{
    return (uint32_t)(((next_random() >> 32) * below) >> 32);
}

bool random_chance(double percent)
{
    return random_below(1000000) < (uint32_t)(percent * 10000);
}

void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "generator: out of memory\n");
        exit(71);
    }
    return memory;
}

/* A different start for each kind (and number), but the same for all sizes: a file of few boards is
 * the beginning of a file of many. */
static void start_from(const char *text)
{
    for (; *text; text++)
        state = (state ^ (unsigned char)*text) * 0x100000001B3;
}

static uint32_t number(int argc, char **argv, int i)
{
    return i < argc ? (uint32_t)strtoul(argv[i], NULL, 10) : 0;
}

int main(int argc, char **argv)
{
    bool done = false;
    if (argc >= 4) {
        const char *game = argv[1];
        const char *kind = argv[2];
        start_from(game);
        start_from(kind);
        if (strcmp(game, "rabbit") == 0 && argc > 4)
            start_from(argv[4]);
        if (strcmp(game, "zu") == 0)
            done = generate_zu(kind, number(argc, argv, 3), number(argc, argv, 4));
        else if (strcmp(game, "rabbit") == 0)
            done = generate_rabbit(kind, number(argc, argv, 3));
        else if (strcmp(game, "graph") == 0)
            done = generate_graph(kind, number(argc, argv, 3), number(argc, argv, 4),
                                  number(argc, argv, 5));
        else if (strcmp(game, "geography") == 0)
            done = generate_geography(kind, number(argc, argv, 3));
    }
    if (!done) {
        fprintf(stderr,
                "usage: generator zu open|sparse|dense|random|last-row SIZE BOARDS\n"
                "       generator rabbit snake|spiral|winding|half|surplus|defects SIZE [NUMBER]\n"
                "       generator graph random|layered|chain|dead-ends|ring|shared-ring|circle|"
                "near-ring|chords|torus|hub"
                " VERTICES EDGES QUERIES\n"
                "       generator geography open|corridor|comb|edges|halves|tiled|PERCENT SIZE\n");
        return 64;
    }
    if (fflush(stdout) || ferror(stdout)) {
        perror("generator");
        return 74;
    }
    return 0;
}
