/* results.c: medians, ratios and promises, as tables for people and as JSON. */
#include "results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a;
    double second = *(const double *)b;
    return (first > second) - (first < second);
}

double median(const double *values, unsigned count)
{
    double sorted[MOST_RUNS];
    memcpy(sorted, values, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare);
    return count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

static double least(const double *values, unsigned count)
{
    double smallest = values[0];
    for (unsigned i = 1; i < count; i++)
        smallest = values[i] < smallest ? values[i] : smallest;
    return smallest;
}

/* ---- Quantities and figures ---- */

static const struct result *fastest_peer(const struct case_results *results)
{
    const struct result *fastest = NULL;
    for (unsigned i = 0; i < results->count; i++) {
        const struct result *result = &results->of[i];
        if (result->is_peer && result->verdict == AGREES &&
            (!fastest ||
             median(result->seconds, result->runs) < median(fastest->seconds, fastest->runs)))
            fastest = result;
    }
    return fastest;
}

static const struct result *result_of(const char *program, const struct case_results *results)
{
    size_t length = strcspn(program, "/");
    if (strncmp(program, "fastest peer", length) == 0)
        return fastest_peer(results);
    for (unsigned i = 0; i < results->count; i++)
        if (strlen(results->of[i].program) == length &&
            strncmp(results->of[i].program, program, length) == 0)
            return &results->of[i];
    return NULL;
}

/* A negative number when it was not measured. `cpu`: seconds of work in place of seconds, which say
 * nothing about several threads. */
static double amount(const struct result *result, const char *what, bool cpu)
{
    if (!result || result->verdict == FAILED)
        return -1;
    if (strcmp(what, "peak") == 0)
        return cpu ? -1 : (double)result->peak;
    if (cpu && strcmp(result->program, "two threads") == 0)
        return -1;
    return median(cpu ? result->cpu : result->seconds, result->runs);
}

static bool is_meant(const char *text, const char *name)
{
    size_t length = strcspn(text, "*/");
    return strncmp(text, name, length) == 0 && (text[length] == '*' || name[length] == '\0');
}

/* "case/program/what", or a negative number when some of it was not measured. */
static double quantity(const char *text, const struct case_results *results, bool cpu)
{
    const char *program = strchr(text, '/') + 1;
    const char *what = strchr(program, '/') + 1;
    double sum = -1;
    for (size_t i = 0; i < CASE_COUNT; i++) {
        if (!is_meant(text, CASES[i].name))
            continue;
        double part = amount(result_of(program, &results[i]), what, cpu);
        if (part < 0)
            return -1;
        sum = sum < 0 ? part : sum + part;
    }
    return sum;
}

/* False when something it is made of was not measured. */
static bool evaluate(const struct figure *figure, const struct case_results *results, bool cpu,
                     double *value)
{
    double over = figure->over ? quantity(figure->over, results, cpu) : 1;
    double under = figure->under ? quantity(figure->under, results, cpu) : 1;
    *value = over / under * figure->factor;
    return over >= 0 && under > 0;
}

static const char *judge(const struct figure *figure, double value)
{
    if (figure->at_least > 0 && value < figure->at_least)
        return "MISSED";
    if (figure->at_most > 0 && value > figure->at_most)
        return "MISSED";
    if (figure->at_least == 0 && figure->at_most == 0)
        return "";
    if (figure->goal > 0)
        return (figure->at_least > 0 ? value >= figure->goal : value <= figure->goal)
                   ? "kept, and the goal"
                   : "kept";
    return "kept";
}

/* ---- Tables ---- */

static void print_duration(double seconds)
{
    if (seconds < 1)
        printf(" %8.2f ms", seconds * 1e3);
    else
        printf(" %8.2f s ", seconds);
}

void print_case(const struct bench_case *bench_case, const struct case_results *results)
{
    static const char *const words[] = {
        [AGREES] = "", [DIFFERS] = "  ANOTHER ANSWER", [FAILED] = "  FAILED"};
    char game[32];
    snprintf(game, sizeof game, "%.*s", (int)strcspn(bench_case->name, "-"), bench_case->name);
    printf("\n%s: %s\n", game, bench_case->title);
    printf("    %-18s %11s %11s %11s %11s %5s %9s\n", "", "median", "least", "cpu", "peak MiB",
           "runs", "ratio");
    const struct result *first = &results->of[0];
    for (unsigned i = 0; i < results->count; i++) {
        const struct result *result = &results->of[i];
        printf("    %-18s", result->program);
        if (result->verdict != FAILED) {
            double middle = median(result->seconds, result->runs);
            print_duration(middle);
            print_duration(least(result->seconds, result->runs));
            print_duration(median(result->cpu, result->runs));
            printf(" %11.1f %5u %8.2f×", (double)result->peak / (1 << 20), result->runs,
                   middle / median(first->seconds, first->runs));
        }
        printf("%s\n", words[result->verdict]);
    }
    fflush(stdout);
}

/* Pads by columns: of a letter of several bytes only the first takes one. */
static void print_padded(const char *text, int columns)
{
    for (const char *c = text; *c; c++)
        columns -= ((unsigned char)*c & 0xC0) != 0x80;
    printf("%s%*s ", text, columns > 0 ? columns : 0, "");
}

static void print_number(bool known, double value)
{
    char text[32] = "";
    if (known)
        snprintf(text, sizeof text, "%.*f", value < 1 ? 3 : value < 100 ? 2 : 0, value);
    printf("%9s ", text);
}

static void print_promise(const struct figure *figure, double value)
{
    if (figure->at_least > 0)
        printf("≥ %g", figure->at_least);
    if (figure->at_most > 0)
        printf("≤ %g", figure->at_most);
    if (figure->goal > 0)
        printf(" (goal %g)", figure->goal);
    if (figure->at_least > 0 || figure->at_most > 0)
        printf(": %s", judge(figure, value));
}

void print_figures(const struct case_results *results)
{
    printf("\n");
    print_padded("figure", 66);
    printf("%9s %9s %-16s %s\n", "value", "by cpu", "", "promise");
    for (size_t i = 0; i < FIGURE_COUNT; i++) {
        const struct figure *figure = &FIGURES[i];
        const char *quantity_name = figure->over ? figure->over : figure->under;
        double value;
        double cpu;
        if (!evaluate(figure, results, false, &value))
            continue;
        char title[160];
        snprintf(title, sizeof title, "%.*s: %s", (int)strcspn(quantity_name, "-"), quantity_name,
                 figure->title);
        print_padded(title, 66);
        print_number(true, value);
        bool has_cpu = evaluate(figure, results, true, &cpu);
        print_number(has_cpu, cpu);
        print_padded(figure->unit, 16);
        print_promise(figure, value);
        printf("\n");
    }
}

/* ---- JSON ---- */

static void write_string(FILE *file, const char *name, const char *text)
{
    fprintf(file, "\"%s\": \"", name);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(file, "\\%c", *text);
        else if ((unsigned char)*text >= ' ')
            fputc(*text, file);
    fputc('"', file);
}

static void write_result(FILE *file, const struct result *result, const struct result *first)
{
    static const char *const words[] = {
        [AGREES] = "agrees", [DIFFERS] = "differs", [FAILED] = "failed"};
    fprintf(file, "{");
    write_string(file, "program", result->program);
    fprintf(file, ", ");
    write_string(file, "output", words[result->verdict]);
    if (result->verdict != FAILED) {
        double middle = median(result->seconds, result->runs);
        fprintf(file,
                ", \"median_seconds\": %.6f, \"least_seconds\": %.6f, \"median_cpu_seconds\": %.6f"
                ", \"runs\": %u, \"peak_bytes\": %llu, \"ratio\": %.4f",
                middle, least(result->seconds, result->runs), median(result->cpu, result->runs),
                result->runs, (unsigned long long)result->peak,
                middle / median(first->seconds, first->runs));
    }
    fprintf(file, "}");
}

static void write_figure(FILE *file, const struct figure *figure, double value,
                         const struct case_results *results)
{
    double cpu;
    fprintf(file, "{");
    write_string(file, "title", figure->title);
    fprintf(file, ", \"value\": %.6g, ", value);
    if (evaluate(figure, results, true, &cpu))
        fprintf(file, "\"value_by_cpu\": %.6g, ", cpu);
    write_string(file, "unit", figure->unit);
    if (figure->at_least > 0)
        fprintf(file, ", \"at_least\": %g", figure->at_least);
    if (figure->at_most > 0)
        fprintf(file, ", \"at_most\": %g", figure->at_most);
    if (figure->goal > 0)
        fprintf(file, ", \"goal\": %g", figure->goal);
    if (figure->at_least > 0 || figure->at_most > 0)
        fprintf(file, ", \"kept\": %s", strcmp(judge(figure, value), "MISSED") ? "true" : "false");
    fprintf(file, "}");
}

static void write_machine(FILE *file, const struct machine *machine)
{
    fprintf(file, "  \"machine\": {");
    write_string(file, "cpu", machine->cpu);
    fprintf(file, ", \"cores\": %ld, ", machine->cores);
    write_string(file, "compiler", machine->compiler);
    fprintf(file,
            ", \"load_before\": %.2f, \"read_bytes_per_second\": %.0f"
            ", \"copy_bytes_per_second\": %.0f},\n",
            machine->load, machine->read_bandwidth, machine->copy_bandwidth);
}

bool write_json(const char *path, const struct machine *machine, const struct case_results *results)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    const char *comma = "";
    fprintf(file, "{\n  \"schema\": \"zugzwang-bench-1\",\n");
    write_machine(file, machine);
    fprintf(file, "  \"cases\": [");
    for (size_t i = 0; i < CASE_COUNT; i++) {
        if (results[i].count == 0)
            continue;
        fprintf(file, "%s\n    {", comma);
        write_string(file, "name", CASES[i].name);
        fprintf(file, ", ");
        write_string(file, "input", CASES[i].input);
        fprintf(file, ", ");
        write_string(file, "title", CASES[i].title);
        fprintf(file, ", \"results\": [");
        for (unsigned j = 0; j < results[i].count; j++) {
            fprintf(file, "%s\n      ", j ? "," : "");
            write_result(file, &results[i].of[j], &results[i].of[0]);
        }
        fprintf(file, "]}");
        comma = ",";
    }
    fprintf(file, "\n  ],\n  \"figures\": [");
    comma = "";
    for (size_t i = 0; i < FIGURE_COUNT; i++) {
        double value;
        if (!evaluate(&FIGURES[i], results, false, &value))
            continue;
        fprintf(file, "%s\n    ", comma);
        write_figure(file, &FIGURES[i], value, results);
        comma = ",";
    }
    fprintf(file, "\n  ]\n}\n");
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}
