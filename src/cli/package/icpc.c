/* icpc.c: packages in the format of the ICPC and Kattis, in its version "legacy", which all its
 * judges read; as a scoring problem.
 *
 *     problem.yaml, domjudge-problem.ini              the latter has the time limit, for which the
 *                                                     former has no word
 *     problem_statement/problem.en.tex, problem.zh.tex
 *     data/sample/N.in, N.ans
 *     data/secret/groupG/NN.in, NN.ans
 *     data/…/testdata.yaml                            how results are added up
 *     input_validators/validator/, output_validators/compare/
 *     submissions/accepted/ */
#include "format.h"

#include <stdio.h>

static void place(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH])
{
    snprintf(path, TREE_MOST_PATH, "data/secret/group%u/%02u.%s", package_group(package, point),
             point, kind == FILE_INPUT ? "in" : "ans");
}

static void write_problem(struct package *package)
{
    struct buffer title = {.used = 0};
    struct statement statement = package_statement(package, ENGLISH, DIALECT_TEX);
    struct output *output = tree_open(&package->tree, "problem.yaml");
    statement_part(&statement, PART_TITLE, &title);
    output_format(output,
                  "type: scoring\n"
                  "name: %s\n"
                  "author: the zugzwang authors\n"
                  "license: educational\n"
                  "rights_owner: the zugzwang authors\n"
                  "limits:\n"
                  "  memory: %u\n"
                  "validation: custom\n"
                  "grading:\n"
                  "  objective: max\n"
                  "  show_test_data_groups: true\n"
                  "keywords: %s\n",
                  title.failed ? "" : title.bytes, package_megabytes(package),
                  package->problem->tags);
    tree_close(&package->tree);
    buffer_free(&title);
    output = tree_open(&package->tree, "domjudge-problem.ini");
    output_text(output, "timelimit = ");
    package_put_seconds(package, output);
    output_text(output, "\n");
    tree_close(&package->tree);
}

static void write_statement(struct package *package, enum language language, const char *path)
{
    static const char *const headings[PARTS][LANGUAGES] = {
        [PART_INPUT] = {"Input", "输入格式"},
        [PART_OUTPUT] = {"Output", "输出格式"},
        [PART_NOTES] = {"Notes", "样例解释"},
        [PART_SCORING] = {"Limits and scoring", "数据范围与计分"},
    };
    struct buffer text = {.used = 0};
    struct statement statement = package_statement(package, language, DIALECT_TEX);
    buffer_text(&text, "\\problemname{");
    statement_part(&statement, PART_TITLE, &text);
    buffer_text(&text, "}\n\n");
    for (enum part part = PART_RULES; part < PARTS; part++) {
        if (headings[part][language])
            buffer_format(&text, "\n\\section*{%s}\n\n", headings[part][language]);
        statement_part(&statement, part, &text);
    }
    tree_put(&package->tree, path, &text);
}

static void write_samples(struct package *package)
{
    struct output *output = tree_open(&package->tree, "data/sample/testdata.yaml");
    output_text(output, "grader_flags: sum\naccept_score: 0\nrange: 0 0\n");
    tree_close(&package->tree);
    for (unsigned i = 0; i < package->samples.count; i++) {
        char path[TREE_MOST_PATH];
        snprintf(path, sizeof path, "data/sample/%u.in", i + 1);
        tree_copy(&package->tree, path, package->samples.input[i]);
        output = tree_open(&package->tree, "data/sample/%u.ans", i + 1);
        output_bytes(output, package->samples.answer[i].bytes, package->samples.answer[i].used);
        tree_close(&package->tree);
    }
}

/* A score counts only when the verdict is "accepted"; so where points count by themselves, one
 * right point makes the group accepted, and one such group the whole. */
static void write_grading(struct package *package)
{
    struct output *output = tree_open(&package->tree, "data/testdata.yaml");
    output_text(output, "on_reject: continue\ngrader_flags: ignore_sample\nrange: 0 100\n");
    tree_close(&package->tree);
    output = tree_open(&package->tree, "data/secret/testdata.yaml");
    output_text(output, "on_reject: continue\n"
                        "grader_flags: sum accept_if_any_accepted\n"
                        "range: 0 100\n");
    tree_close(&package->tree);
    unsigned number = 0;
    for (const struct subtask *group = package->problem->groups; group->first; group++) {
        output = tree_open(&package->tree, "data/secret/group%u/testdata.yaml", ++number);
        output_format(output,
                      "on_reject: %s\n"
                      "grader_flags: %s\n"
                      "accept_score: %u\n"
                      "range: 0 %u\n"
                      "input_validator_flags: --group %u\n",
                      package->bundled ? "break" : "continue",
                      package->bundled ? "min" : "sum accept_if_any_accepted",
                      package->bundled ? subtask_score(group) : (unsigned)POINT_SCORE,
                      subtask_score(group), number);
        tree_close(&package->tree);
    }
}

static void write(struct package *package)
{
    char solution[TREE_MOST_PATH];
    snprintf(solution, sizeof solution, "submissions/accepted/%s.c", package->problem->name);
    write_problem(package);
    write_statement(package, ENGLISH, "problem_statement/problem.en.tex");
    write_statement(package, CHINESE, "problem_statement/problem.zh.tex");
    write_samples(package);
    write_grading(package);
    package_write_plain_validator(package, (struct exit_codes){42, 43},
                                  "input_validators/validator/validator.cpp");
    package_write_checker(package, "checker-icpc.h", "output_validators/compare/compare.cpp");
    package_write_solution(package, false, solution);
}

const struct package_format ICPC = {
    .name = "icpc",
    .title = "ICPC",
    .summary = "ICPC (Kattis, DOMjudge), in the version \"legacy\"",
    .next = "check it with problemtools (verifyproblem), or zip it and hand it to the judge",
    .place = place,
    .write = write,
};
