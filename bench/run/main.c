/* main.c: runner BUILD [--full] [--peers DIR] [NAME…], which measures all cases, or those whose
 * name begins with a NAME, prints tables, and writes BUILD/bench.json.
 *
 * For each case the generator writes the input; then the programs are run on it in turn, round
 * after round, so that whatever else the machine does meets them all alike. There are at least
 * three rounds, and more while they take little time. What they write is compared every time with
 * what zugzwang wrote first. A difference is an error, and the exit status is 1; only a published
 * program (a peer) may be wrong: it is shown, and not compared with. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "results.h"

enum { LEAST_ROUNDS = 3, MOST_ROUNDS = 15, SHORT_RUNS_A_ROUND = 20, PATH_LENGTH = 512 };

static const double ENOUGH_SECONDS = 5; /* of one case: no further round */
static const double SHORT_SECONDS = 0.02;
static const double LONG_SECONDS = 60; /* of one run: one is enough */

/* One program, ready to be run on a case's input. */
struct contender {
    struct result *result;
    char path[PATH_LENGTH];
    char *arguments[8];
};

struct bench {
    const char *build;
    const char *peers; /* or NULL */
    bool full;
    char **names;
    int name_count;
    bool failed;
};

static void add_contender(struct case_results *results, struct contender *contenders,
                          const char *program, const char *path)
{
    if (results->count == MOST_PROGRAMS)
        return;
    struct contender *contender = &contenders[results->count];
    *contender = (struct contender){.result = &results->of[results->count]};
    results->count++;
    snprintf(contender->result->program, sizeof contender->result->program, "%s", program);
    snprintf(contender->path, sizeof contender->path, "%s", path);
    contender->arguments[0] = contender->path;
}

/* zugzwang GAME solve --threads N: the number is always given, so that no default matters. */
static void add_zugzwang(struct case_results *results, struct contender *contenders,
                         const char *program, const char *path, char *game, bool two)
{
    static char solve[] = "solve", threads[] = "--threads", one_thread[] = "1", two_threads[] = "2";
    add_contender(results, contenders, program, path);
    char **arguments = contenders[results->count - 1].arguments;
    arguments[1] = game;
    arguments[2] = solve;
    arguments[3] = threads;
    arguments[4] = two ? two_threads : one_thread;
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void add_peers(const struct bench *bench, struct case_results *results,
                      struct contender *contenders, const char *game)
{
    struct dirent **entries;
    int count = scandir(bench->peers, &entries, NULL, by_name);
    size_t length = strlen(game);
    for (int i = 0; i < count; i++) {
        const char *name = entries[i]->d_name;
        char path[PATH_LENGTH];
        struct stat status;
        int written = snprintf(path, sizeof path, "%s/%s", bench->peers, name);
        if (strncmp(name, game, length) == 0 && name[length] == '_' && written < (int)sizeof path &&
            access(path, X_OK) == 0 && stat(path, &status) == 0 && S_ISREG(status.st_mode)) {
            unsigned before = results->count;
            add_contender(results, contenders, name, path);
            if (results->count > before)
                results->of[before].is_peer = true;
        }
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

static void add_all(const struct bench *bench, const struct bench_case *bench_case,
                    struct case_results *results, struct contender *contenders, char *game)
{
    char path[PATH_LENGTH];
    unsigned programs = bench_case->programs;
    snprintf(path, sizeof path, "%s/zugzwang", bench->build);
    if (programs & OURS)
        add_zugzwang(results, contenders, "zugzwang", path, game, false);
    if (programs & OURS_ON_TWO)
        add_zugzwang(results, contenders, "two threads", path, game, true);
    snprintf(path, sizeof path, "%s/portable/zugzwang", bench->build);
    if (programs & PORTABLE)
        add_zugzwang(results, contenders, "portable", path, game, false);
    snprintf(path, sizeof path, "%s/bench/baseline/%s", bench->build, game);
    if (programs & TEXTBOOK)
        add_contender(results, contenders, "textbook", path);
    if ((programs & PEERS) && bench->peers)
        add_peers(bench, results, contenders, game);
}

static bool generate(const struct bench *bench, const struct bench_case *bench_case,
                     const char *input)
{
    char words[128];
    char path[PATH_LENGTH];
    char *arguments[8] = {path};
    struct cost cost;
    int count = 1;
    snprintf(path, sizeof path, "%s/bench/generator", bench->build);
    snprintf(words, sizeof words, "%s", bench_case->input);
    for (char *word = strtok(words, " "); word && count < 7; word = strtok(NULL, " "))
        arguments[count++] = word;
    return run_child(arguments, NULL, input, &cost);
}

/* One run; gives its seconds. A program that has failed is not run again. */
static double run_once(struct bench *bench, const struct bench_case *bench_case,
                       struct contender *contender, const char *input, bool is_first)
{
    char expected[PATH_LENGTH];
    char output[PATH_LENGTH];
    struct result *result = contender->result;
    struct cost cost;
    snprintf(expected, sizeof expected, "%s/bench/expected.out", bench->build);
    snprintf(output, sizeof output, "%s/bench/found.out", bench->build);
    if (!run_child(contender->arguments, input, is_first ? expected : output, &cost))
        result->verdict = FAILED;
    else if (!is_first && !same_words(expected, output))
        result->verdict = DIFFERS;
    if (result->verdict != AGREES && result->runs == 0)
        fprintf(stderr, "bench: %s: %s %s\n", bench_case->name, result->program,
                result->verdict == FAILED ? "failed" : "gives another answer than zugzwang");
    bench->failed |= result->verdict != AGREES && !result->is_peer;
    if (result->verdict == FAILED)
        return 0;
    if (result->runs < MOST_RUNS) {
        result->seconds[result->runs] = cost.seconds;
        result->cpu[result->runs] = cost.cpu;
        result->runs++;
    }
    if (cost.peak > result->peak)
        result->peak = cost.peak;
    return cost.seconds;
}

static void measure(struct bench *bench, const struct bench_case *bench_case,
                    struct case_results *results, const char *input)
{
    struct contender contenders[MOST_PROGRAMS];
    char game[32];
    double spent = 0;
    double longest = 0;
    snprintf(game, sizeof game, "%.*s", (int)strcspn(bench_case->name, "-"), bench_case->name);
    add_all(bench, bench_case, results, contenders, game);
    for (int round = 0; round < MOST_ROUNDS; round++) {
        if (longest >= LONG_SECONDS || (round >= LEAST_ROUNDS && spent >= ENOUGH_SECONDS))
            break;
        for (unsigned i = 0; i < results->count; i++) {
            double seconds = 0;
            for (int run = 0; run < SHORT_RUNS_A_ROUND && seconds < SHORT_SECONDS; run++) {
                if (results->of[i].verdict == FAILED || results->of[i].runs == MOST_RUNS)
                    break;
                seconds = run_once(bench, bench_case, &contenders[i], input,
                                   round == 0 && i == 0 && run == 0);
                spent += seconds;
                longest = seconds > longest ? seconds : longest;
            }
        }
    }
}

/* The value of a `name value` line, or 0. */
static double value_in(const char *path, const char *name)
{
    FILE *file = fopen(path, "r");
    char key[32];
    double value;
    double found = 0;
    while (file && fscanf(file, "%31s %lf", key, &value) == 2)
        if (strcmp(key, name) == 0)
            found = value;
    if (file)
        fclose(file);
    return found;
}

static bool run_helper(const struct bench *bench, const char *program, char *argument, char *output,
                       size_t size)
{
    char path[PATH_LENGTH];
    char *arguments[3] = {path, argument};
    struct cost cost;
    snprintf(path, sizeof path, "%s/bench/%s", bench->build, program);
    snprintf(output, size, "%s/bench/%s.out", bench->build, program);
    return run_child(arguments, NULL, output, &cost);
}

static void set_result(struct result *result, const char *program, double seconds, double peak)
{
    snprintf(result->program, sizeof result->program, "%s", program);
    result->runs = 1;
    result->seconds[0] = result->cpu[0] = seconds;
    result->peak = (uint64_t)peak;
}

/* A helper takes turns with two ways to do a thing inside one process, and tells how long they
 * took. */
static void measure_inside(struct bench *bench, const struct bench_case *bench_case,
                           struct case_results *results, char *input)
{
    bool queries = bench_case->programs & QUERIES;
    char output[PATH_LENGTH];
    bool done = run_helper(bench, queries ? "queries" : "floor", input, output, sizeof output);
    if (!done || value_in(output, "differ") > 0) {
        fprintf(stderr, "bench: %s: %s\n", bench_case->name,
                done ? "the textbook gives another answer than zugzwang" : "failed");
        bench->failed = true;
        return;
    }
    results->count = 2;
    set_result(&results->of[0], "zugzwang", value_in(output, "solve"), value_in(output, "bytes"));
    set_result(&results->of[1], queries ? "textbook" : "plain search", value_in(output, "search"),
               0);
}

static bool is_wanted(const struct bench *bench, const struct bench_case *bench_case)
{
    if ((bench_case->programs & LONG) && !bench->full)
        return false;
    for (int i = 0; i < bench->name_count; i++)
        if (strncmp(bench->names[i], bench_case->name, strlen(bench->names[i])) == 0)
            return true;
    return bench->name_count == 0;
}

static void describe_machine(struct machine *machine, const struct bench *bench)
{
    char line[512];
    char output[PATH_LENGTH];
    FILE *file = fopen("/proc/cpuinfo", "r");
    snprintf(machine->cpu, sizeof machine->cpu, "unknown");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, "model name", 10) == 0 && strchr(line, ':')) {
            line[strcspn(line, "\n")] = '\0';
            snprintf(machine->cpu, sizeof machine->cpu, "%.100s", strchr(line, ':') + 2);
            break;
        }
    if (file)
        fclose(file);
    machine->cores = sysconf(_SC_NPROCESSORS_ONLN);
#if defined(__clang__)
    snprintf(machine->compiler, sizeof machine->compiler, "%s", __VERSION__);
#elif defined(__GNUC__)
    snprintf(machine->compiler, sizeof machine->compiler, "gcc %s", __VERSION__);
#endif
    if (getloadavg(&machine->load, 1) != 1)
        machine->load = 0;
    if (run_helper(bench, "bandwidth", NULL, output, sizeof output)) {
        machine->read_bandwidth = value_in(output, "read");
        machine->copy_bandwidth = value_in(output, "copy");
    }
    printf("%s, %ld cores, %s\n", machine->cpu, machine->cores, machine->compiler);
    printf("memory, one core: reads %.1f GB/s, copies %.1f GB/s\n", machine->read_bandwidth / 1e9,
           machine->copy_bandwidth / 1e9);
    printf("load before: %.2f%s\n", machine->load,
           machine->load > 0.5 ? " (the machine is busy: times are too long)" : "");
    fflush(stdout);
}

static bool parse(int argc, char **argv, struct bench *bench)
{
    int i = 2;
    if (argc < 2)
        return false;
    bench->build = argv[1];
    for (; i < argc && argv[i][0] == '-'; i++)
        if (strcmp(argv[i], "--full") == 0)
            bench->full = true;
        else if (strcmp(argv[i], "--peers") == 0 && i + 1 < argc)
            bench->peers = argv[++i];
        else
            return false;
    bench->names = argv + i;
    bench->name_count = argc - i;
    return true;
}

int main(int argc, char **argv)
{
    struct bench bench = {.build = NULL};
    struct machine machine = {.cores = 0};
    char path[PATH_LENGTH];
    if (!parse(argc, argv, &bench)) {
        fprintf(stderr, "usage: runner BUILD [--full] [--peers DIR] [NAME…]\n");
        return 64;
    }
    struct case_results *results = calloc(CASE_COUNT, sizeof *results);
    if (!results)
        return 71;
    describe_machine(&machine, &bench);
    for (size_t i = 0; i < CASE_COUNT; i++) {
        if (!is_wanted(&bench, &CASES[i]))
            continue;
        snprintf(path, sizeof path, "%s/bench/%s.in", bench.build, CASES[i].name);
        if (!generate(&bench, &CASES[i], path)) {
            fprintf(stderr, "bench: cannot generate %s\n", path);
            bench.failed = true;
            continue;
        }
        if (CASES[i].programs & (FLOOR | QUERIES))
            measure_inside(&bench, &CASES[i], &results[i], path);
        else
            measure(&bench, &CASES[i], &results[i], path);
        print_case(&CASES[i], &results[i]);
        remove(path);
    }
    print_figures(results);
    snprintf(path, sizeof path, "%s/bench.json", bench.build);
    if (!write_json(path, &machine, results)) {
        perror(path);
        bench.failed = true;
    }
    printf("\nThe figures are in %s too.%s\n", path,
           bench.failed ? "\nSOMETHING FAILED OR GAVE ANOTHER ANSWER: see above." : "");
    free(results);
    return bench.failed ? 1 : 0;
}
