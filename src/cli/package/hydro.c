/* hydro.c: packages for Hydro.
 *
 *     problem.yaml                     title, tags
 *     problem_zh.md, problem_en.md     samples are fenced as input1, output1, …
 *     testdata/config.yaml             limits, checker, validator, subtasks
 *     testdata/N.in, N.ans             flat: Hydro has no folders there
 *     testdata/checker.cc, validator.cc
 *     std/NAME.c                       handed in by Hydro when it imports the package */
#include "format.h"

#include <stdio.h>
#include <string.h>

static void place(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH])
{
    (void)package;
    snprintf(path, TREE_MOST_PATH, "testdata/%u.%s", point, kind == FILE_INPUT ? "in" : "ans");
}

static void write_problem(struct package *package)
{
    struct buffer title = {.used = 0};
    struct statement statement = package_statement(package, CHINESE, DIALECT_MARKDOWN);
    struct output *output = tree_open(&package->tree, "problem.yaml");
    statement_part(&statement, PART_TITLE, &title);
    output_format(output, "pid: %s\nowner: 1\ntitle: %s\ntag:\n", package->problem->name,
                  title.failed ? "" : title.bytes);
    for (const char *tag = package->problem->tags; *tag; tag += strspn(tag, " ")) {
        size_t length = strcspn(tag, " ");
        output_format(output, "  - %.*s\n", (int)length, tag);
        tag += length;
    }
    tree_close(&package->tree);
    buffer_free(&title);
}

static void write_config(struct package *package)
{
    struct output *output = tree_open(&package->tree, "testdata/config.yaml");
    output_format(output,
                  "type: default\n"
                  "time: %ums\n"
                  "memory: %um\n"
                  "checker_type: testlib\n"
                  "checker: checker.cc\n"
                  "validator: validator.cc\n"
                  "subtasks:\n",
                  package->problem->milliseconds, package_megabytes(package));
    unsigned number = 0;
    for (const struct subtask *group = package->problem->groups; group->first; group++) {
        output_format(output, "  - id: %u\n    score: %u\n    type: %s\n    cases:\n", ++number,
                      subtask_score(group), package->bundled ? "min" : "sum");
        for (unsigned point = group->first; point <= group->last; point++)
            output_format(output, "      - input: %u.in\n        output: %u.ans\n", point, point);
    }
    tree_close(&package->tree);
}

static void write(struct package *package)
{
    char solution[TREE_MOST_PATH];
    snprintf(solution, sizeof solution, "std/%s.c", package->problem->name);
    write_problem(package);
    package_write_page(package, CHINESE, DIALECT_MARKDOWN, true, "problem_zh.md");
    package_write_page(package, ENGLISH, DIALECT_MARKDOWN, true, "problem_en.md");
    write_config(package);
    package_write_checker(package, "checker-testlib.h", "testdata/checker.cc");
    package_write_testlib_validator(package, "testdata/validator.cc");
    package_write_solution(package, false, solution);
}

/* A judge that was not told otherwise refuses problems with more memory. */
const struct package_format HYDRO = {
    .name = "hydro",
    .title = "Hydro",
    .summary = "Hydro",
    .next = "put the folder into a zip file, and import that as a Hydro problem",
    .most_megabytes = 512,
    .place = place,
    .write = write,
};
