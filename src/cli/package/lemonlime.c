/* lemonlime.c: packages for LemonLime: a contest with one task.
 *
 *     NAME.cdf                           the contest, JSON
 *     data/NAME/N.in, N.ans
 *     source/std/CONTEST.c               the model solution, as a contestant
 *     judge/checker.cpp, validator.cpp   sources: LemonLime compiles neither. Its own comparison
 *                                        does what the checker does
 *     statement.zh.md, statement.en.md
 *
 * Contestants read and write files, as in the contests that LemonLime is for. */
#include "format.h"

#include <stdio.h>

#include "cli/json.h"

enum { IGNORE_SPACES = 1 }; /* a comparison mode of LemonLime's */

static void place(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH])
{
    snprintf(path, TREE_MOST_PATH, "data/%s/%u.%s", package->problem->name, point,
             kind == FILE_INPUT ? "in" : "ans");
}

static void list_files(struct json *json, const char *key, const char *name, unsigned first,
                       unsigned last, const char *extension)
{
    char path[TREE_MOST_PATH];
    json_open(json, key, '[', JSON_ONE_LINE);
    for (unsigned point = first; point <= last; point++) {
        snprintf(path, sizeof path, "%s/%u.%s", name, point, extension);
        json_string(json, NULL, path);
    }
    json_close(json);
}

/* What LemonLime calls a test case may have several inputs; then all of them must be right. */
static void put_case(struct json *json, const struct package *package, unsigned first,
                     unsigned last)
{
    json_open(json, NULL, '{', JSON_LINES);
    json_number(json, "fullScore", (last - first + 1) * POINT_SCORE);
    json_number(json, "timeLimit", package->problem->milliseconds);
    json_number(json, "memoryLimit", package_megabytes(package));
    list_files(json, "inputFiles", package->problem->name, first, last, "in");
    list_files(json, "outputFiles", package->problem->name, first, last, "ans");
    json_close(json);
}

static void put_cases(struct json *json, const struct package *package)
{
    json_open(json, "testCases", '[', JSON_LINES);
    for (const struct subtask *group = package->problem->groups; group->first; group++)
        if (package->bundled)
            put_case(json, package, group->first, group->last);
        else
            for (unsigned point = group->first; point <= group->last; point++)
                put_case(json, package, point, point);
    json_close(json);
}

/* A compiler that the task does not mention cannot be used for it. */
static void put_compilers(struct json *json)
{
    static const char *const compilers[] = {"gcc", "g++", "fpc", "fbc", "jdk", "python"};
    json_open(json, "compilerConfiguration", '{', JSON_ONE_LINE);
    for (size_t i = 0; i < sizeof compilers / sizeof *compilers; i++)
        json_string(json, compilers[i], "default");
    json_close(json);
}

static void put_task(struct json *json, const struct package *package, const char *title)
{
    char file[TREE_MOST_PATH];
    json_open(json, NULL, '{', JSON_LINES);
    json_string(json, "problemTitle", title);
    json_string(json, "sourceFileName", package->problem->contest);
    snprintf(file, sizeof file, "%s.in", package->problem->contest);
    json_string(json, "inputFileName", file);
    snprintf(file, sizeof file, "%s.out", package->problem->contest);
    json_string(json, "outputFileName", file);
    json_bool(json, "standardInputCheck", false);
    json_bool(json, "standardOutputCheck", false);
    json_bool(json, "subFolderCheck", false);
    json_number(json, "taskType", 0);
    json_number(json, "comparisonMode", IGNORE_SPACES);
    json_string(json, "diffArguments", "--ignore-space-change --text --brief");
    json_number(json, "realPrecision", 3);
    json_string(json, "specialJudge", "");
    json_string(json, "answerFileExtension", "ans");
    put_compilers(json);
    put_cases(json, package);
    json_close(json);
}

static void write_contest(struct package *package)
{
    struct buffer title = {.used = 0};
    struct statement statement = package_statement(package, CHINESE, DIALECT_MARKDOWN);
    struct output *output = tree_open(&package->tree, "%s.cdf", package->problem->name);
    struct json json = {.out = output};
    statement_part(&statement, PART_TITLE, &title);
    json_open(&json, NULL, '{', JSON_LINES);
    json_string(&json, "version", "1.0");
    json_string(&json, "contestTitle", title.failed ? "" : title.bytes);
    json_open(&json, "tasks", '[', JSON_LINES);
    put_task(&json, package, title.failed ? "" : title.bytes);
    json_close(&json);
    json_open(&json, "contestants", '[', JSON_ONE_LINE);
    json_close(&json);
    json_close(&json);
    tree_close(&package->tree);
    buffer_free(&title);
}

static void write(struct package *package)
{
    char solution[TREE_MOST_PATH];
    snprintf(solution, sizeof solution, "source/std/%s.c", package->problem->contest);
    write_contest(package);
    package_write_solution(package, true, solution);
    package_write_checker(package, "checker-plain.h", "judge/checker.cpp");
    package_write_plain_validator(package, (struct exit_codes){0, 1}, "judge/validator.cpp");
    package_write_page(package, CHINESE, DIALECT_MARKDOWN, false, "statement.zh.md");
    package_write_page(package, ENGLISH, DIALECT_MARKDOWN, false, "statement.en.md");
}

const struct package_format LEMONLIME = {
    .name = "lemonlime",
    .title = "LemonLime",
    .summary = "LemonLime",
    .next = "open the .cdf file with LemonLime; the contestants' folders go into source/",
    .place = place,
    .write = write,
};
