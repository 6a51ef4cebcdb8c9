/* dmoj.c: packages for DMOJ.
 *
 *     init.yml                               test cases, checker, validator
 *     data/N.in, N.out
 *     checker.cpp, validator.cpp             DMOJ has no testlib, so they do without
 *     statement.en.md, statement.zh.md       to be pasted: DMOJ keeps statements and limits on its
 *     solution.c                             site, and solutions nowhere */
#include "format.h"

#include <stdio.h>

static void place(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH])
{
    (void)package;
    snprintf(path, TREE_MOST_PATH, "data/%u.%s", point, kind == FILE_INPUT ? "in" : "out");
}

static void put_case(struct output *output, unsigned point)
{
    output_format(output, "in: data/%u.in, out: data/%u.out", point, point);
}

static void put_cases(struct output *output, const struct subtask *group, bool bundled)
{
    if (bundled)
        output_format(output, "- points: %u\n  batched:\n", subtask_score(group));
    for (unsigned point = group->first; point <= group->last; point++) {
        output_text(output, bundled ? "  - {" : "- {");
        put_case(output, point);
        if (!bundled)
            output_format(output, ", points: %u", POINT_SCORE);
        output_text(output, "}\n");
    }
}

static void write_init(struct package *package)
{
    struct output *output = tree_open(&package->tree, "init.yml");
    output_text(output, "# To be set on the site: time limit ");
    package_put_seconds(package, output);
    output_format(output,
                  " s, memory limit %u MB, partial points.\n"
                  "checker:\n"
                  "  name: bridged\n"
                  "  args:\n"
                  "    files: checker.cpp\n"
                  "    lang: CPP17\n"
                  "    type: testlib\n"
                  "    feedback: false\n"
                  "validator:\n"
                  "  source: validator.cpp\n"
                  "  language: CPP17\n"
                  "  args_format_string: --group {batch_no}\n"
                  "test_cases:\n",
                  package_megabytes(package));
    for (const struct subtask *group = package->problem->groups; group->first; group++)
        put_cases(output, group, package->bundled);
    tree_close(&package->tree);
}

static void write(struct package *package)
{
    write_init(package);
    package_write_checker(package, "checker-plain.h", "checker.cpp");
    package_write_plain_validator(package, (struct exit_codes){0, 1}, "validator.cpp");
    package_write_page(package, ENGLISH, DIALECT_TILDES, false, "statement.en.md");
    package_write_page(package, CHINESE, DIALECT_TILDES, false, "statement.zh.md");
    package_write_solution(package, false, "solution.c");
}

const struct package_format DMOJ = {
    .name = "dmoj",
    .title = "DMOJ",
    .summary = "DMOJ",
    .next = "put the folder where the judge has its problems, and the statement on the site",
    .place = place,
    .write = write,
};
