/* polygon.c: packages in the format of Polygon, Codeforces' system for making problems.
 *
 *     problem.xml                               names all that follows
 *     statements/LANGUAGE/problem.tex           and problem-properties.json, with the same parts
 *     statement-sections/LANGUAGE/PART.tex      the parts by themselves
 *     tests/NN, NN.a                            the samples first
 *     files/check.cpp, files/validator.cpp      with testlib; check.cpp once more at the top
 *     solutions/NAME.c
 *
 * The samples are group 0 and score nothing. */
#include "format.h"

#include <stdio.h>

#include "cli/json.h"

static const char *const NAMES[LANGUAGES] = {"english", "chinese"};

static void place(const struct package *package, unsigned point, enum file_kind kind,
                  char path[TREE_MOST_PATH])
{
    snprintf(path, TREE_MOST_PATH, "tests/%02u%s", package->samples.count + point,
             kind == FILE_INPUT ? "" : ".a");
}

/* The parts of a statement, each a text of its own. */
struct parts {
    struct buffer texts[PARTS];
};

static void open_parts(struct parts *parts, const struct package *package, enum language language)
{
    struct statement statement = package_statement(package, language, DIALECT_TEX);
    for (enum part part = PART_TITLE; part < PARTS; part++) {
        parts->texts[part] = (struct buffer){.used = 0};
        statement_part(&statement, part, &parts->texts[part]);
    }
}

static void close_parts(struct parts *parts)
{
    for (enum part part = PART_TITLE; part < PARTS; part++)
        buffer_free(&parts->texts[part]);
}

static void put_part(struct output *output, const struct parts *parts, enum part part)
{
    output_bytes(output, parts->texts[part].bytes, parts->texts[part].used);
}

static void write_sections(struct package *package, const struct parts *parts, const char *language)
{
    static const char *const names[PARTS] = {"name",   "legend", "input",
                                             "output", "notes",  "scoring"};
    for (enum part part = PART_TITLE; part < PARTS; part++) {
        struct output *output =
            tree_open(&package->tree, "statement-sections/%s/%s.tex", language, names[part]);
        put_part(output, parts, part);
        tree_close(&package->tree);
    }
}

static void write_examples(struct package *package, const char *folder, const char *language)
{
    for (unsigned i = 0; i < package->samples.count; i++) {
        char path[TREE_MOST_PATH];
        snprintf(path, sizeof path, "%s/%s/example.%02u", folder, language, i + 1);
        tree_copy(&package->tree, path, package->samples.input[i]);
        struct output *output = tree_open(&package->tree, "%s.a", path);
        output_bytes(output, package->samples.answer[i].bytes, package->samples.answer[i].used);
        tree_close(&package->tree);
    }
}

static void write_tex(struct package *package, const struct parts *parts, const char *language)
{
    struct output *output = tree_open(&package->tree, "statements/%s/problem.tex", language);
    output_text(output, "\\begin{problem}{");
    put_part(output, parts, PART_TITLE);
    output_text(output, "}{standard input}{standard output}{");
    package_put_seconds(package, output);
    output_format(output, " seconds}{%u megabytes}\n\n", package_megabytes(package));
    put_part(output, parts, PART_RULES);
    output_text(output, "\n\\InputFile\n");
    put_part(output, parts, PART_INPUT);
    output_text(output, "\n\\OutputFile\n");
    put_part(output, parts, PART_OUTPUT);
    output_text(output, "\n\\Scoring\n");
    put_part(output, parts, PART_SCORING);
    output_text(output, "\n\\Examples\n\n\\begin{example}\n");
    for (unsigned i = 1; i <= package->samples.count; i++)
        output_format(output, "\\exmpfile{example.%02u}{example.%02u.a}%%\n", i, i);
    output_text(output, "\\end{example}\n\n\\Note\n");
    put_part(output, parts, PART_NOTES);
    output_text(output, "\n\\end{problem}\n");
    tree_close(&package->tree);
}

static const char *words(const struct buffer *buffer)
{
    return buffer->bytes ? buffer->bytes : "";
}

static void write_properties(struct package *package, const struct parts *parts,
                             const char *language)
{
    struct json json = {
        .out = tree_open(&package->tree, "statements/%s/problem-properties.json", language)};
    json_open(&json, NULL, '{', JSON_LINES);
    json_string(&json, "language", language);
    json_string(&json, "name", words(&parts->texts[PART_TITLE]));
    json_number(&json, "timeLimit", package->problem->milliseconds);
    json_number(&json, "memoryLimit", (uint64_t)package_megabytes(package) << 20);
    json_string(&json, "inputFile", "stdin");
    json_string(&json, "outputFile", "stdout");
    json_string(&json, "legend", words(&parts->texts[PART_RULES]));
    json_string(&json, "input", words(&parts->texts[PART_INPUT]));
    json_string(&json, "output", words(&parts->texts[PART_OUTPUT]));
    json_string(&json, "scoring", words(&parts->texts[PART_SCORING]));
    json_string(&json, "notes", words(&parts->texts[PART_NOTES]));
    json_open(&json, "sampleTests", '[', JSON_LINES);
    for (unsigned i = 0; i < package->samples.count; i++) {
        char file[32];
        json_open(&json, NULL, '{', JSON_LINES);
        snprintf(file, sizeof file, "example.%02u", i + 1);
        json_string(&json, "inputFile", file);
        json_string(&json, "input", package->samples.input[i]->bytes);
        snprintf(file, sizeof file, "example.%02u.a", i + 1);
        json_string(&json, "outputFile", file);
        json_string(&json, "output", words(&package->samples.answer[i]));
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
    tree_close(&package->tree);
}

static void write_statement(struct package *package, enum language language)
{
    struct parts parts;
    open_parts(&parts, package, language);
    write_sections(package, &parts, NAMES[language]);
    write_examples(package, "statement-sections", NAMES[language]);
    write_tex(package, &parts, NAMES[language]);
    write_properties(package, &parts, NAMES[language]);
    write_examples(package, "statements", NAMES[language]);
    close_parts(&parts);
}

static void write_samples(struct package *package)
{
    for (unsigned i = 0; i < package->samples.count; i++) {
        char path[TREE_MOST_PATH];
        snprintf(path, sizeof path, "tests/%02u", i + 1);
        tree_copy(&package->tree, path, package->samples.input[i]);
        struct output *output = tree_open(&package->tree, "%s.a", path);
        output_bytes(output, package->samples.answer[i].bytes, package->samples.answer[i].used);
        tree_close(&package->tree);
    }
}

static void put_names(struct output *output, const struct package *package)
{
    output_text(output, "  <names>\n");
    for (enum language language = ENGLISH; language < LANGUAGES; language++) {
        struct buffer title = {.used = 0};
        struct statement statement = package_statement(package, language, DIALECT_TEX);
        statement_part(&statement, PART_TITLE, &title);
        output_format(output, "    <name language=\"%s\" value=\"%s\"/>\n", NAMES[language],
                      words(&title));
        buffer_free(&title);
    }
    output_text(output, "  </names>\n  <statements>\n");
    for (enum language language = ENGLISH; language < LANGUAGES; language++)
        output_format(output,
                      "    <statement charset=\"UTF-8\" language=\"%s\" mathjax=\"true\" "
                      "path=\"statements/%s/problem.tex\" type=\"application/x-tex\"/>\n",
                      NAMES[language], NAMES[language]);
    output_text(output, "  </statements>\n");
}

/* In a group that counts as a whole its first test carries the score. */
static void put_tests(struct output *output, const struct package *package)
{
    output_text(output, "      <tests>\n");
    for (unsigned i = 0; i < package->samples.count; i++)
        output_text(output, "        <test group=\"0\" method=\"manual\" points=\"0.0\" "
                            "sample=\"true\"/>\n");
    unsigned number = 0;
    for (const struct subtask *group = package->problem->groups; group->first; group++) {
        number++;
        for (unsigned point = group->first; point <= group->last; point++) {
            unsigned whole = point == group->first ? subtask_score(group) : 0;
            output_format(output,
                          "        <test group=\"%u\" method=\"manual\" points=\"%u.0\"/>\n",
                          number, package->bundled ? whole : (unsigned)POINT_SCORE);
        }
    }
    output_text(output, "      </tests>\n"
                        "      <groups>\n"
                        "        <group feedback-policy=\"complete\" name=\"0\" points=\"0.0\" "
                        "points-policy=\"each-test\"/>\n");
    number = 0;
    for (const struct subtask *group = package->problem->groups; group->first; group++)
        output_format(output,
                      "        <group feedback-policy=\"points\" name=\"%u\" points=\"%u.0\" "
                      "points-policy=\"%s\"/>\n",
                      ++number, subtask_score(group),
                      package->bundled ? "complete-group" : "each-test");
    output_text(output, "      </groups>\n");
}

static void put_judging(struct output *output, const struct package *package)
{
    output_format(output,
                  "  <judging input-file=\"\" output-file=\"\" run-count=\"1\">\n"
                  "    <testset name=\"tests\">\n"
                  "      <time-limit>%u</time-limit>\n"
                  "      <memory-limit>%llu</memory-limit>\n"
                  "      <test-count>%u</test-count>\n"
                  "      <input-path-pattern>tests/%%02d</input-path-pattern>\n"
                  "      <answer-path-pattern>tests/%%02d.a</answer-path-pattern>\n",
                  package->problem->milliseconds,
                  (unsigned long long)package_megabytes(package) << 20,
                  package->samples.count + POINTS);
    put_tests(output, package);
    output_text(output, "    </testset>\n  </judging>\n");
}

static void put_assets(struct output *output, const struct package *package)
{
    output_text(output, "  <files>\n"
                        "    <resources/>\n"
                        "    <executables>\n"
                        "      <executable>\n"
                        "        <source path=\"files/validator.cpp\" type=\"cpp.g++17\"/>\n"
                        "      </executable>\n"
                        "    </executables>\n"
                        "  </files>\n"
                        "  <assets>\n"
                        "    <checker type=\"testlib\">\n"
                        "      <source path=\"files/check.cpp\" type=\"cpp.g++17\"/>\n"
                        "      <copy path=\"check.cpp\"/>\n"
                        "    </checker>\n"
                        "    <validators>\n"
                        "      <validator>\n"
                        "        <source path=\"files/validator.cpp\" type=\"cpp.g++17\"/>\n"
                        "      </validator>\n"
                        "    </validators>\n");
    output_format(output,
                  "    <solutions>\n"
                  "      <solution tag=\"main\">\n"
                  "        <source path=\"solutions/%s.c\" type=\"c.gcc\"/>\n"
                  "      </solution>\n"
                  "    </solutions>\n"
                  "  </assets>\n"
                  "  <properties>\n"
                  "    <property name=\"tests-wellformed\" value=\"true\"/>\n"
                  "  </properties>\n",
                  package->problem->name);
}

static void write_problem(struct package *package)
{
    struct output *output = tree_open(&package->tree, "problem.xml");
    output_format(output,
                  "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n"
                  "<problem revision=\"1\" short-name=\"%s\">\n",
                  package->problem->name);
    put_names(output, package);
    put_judging(output, package);
    put_assets(output, package);
    output_text(output, "</problem>\n");
    tree_close(&package->tree);
}

static void write(struct package *package)
{
    char solution[TREE_MOST_PATH];
    snprintf(solution, sizeof solution, "solutions/%s.c", package->problem->name);
    write_problem(package);
    for (enum language language = ENGLISH; language < LANGUAGES; language++)
        write_statement(package, language);
    write_samples(package);
    package_write_checker(package, "checker-testlib.h", "files/check.cpp");
    package_write_checker(package, "checker-testlib.h", "check.cpp");
    package_write_testlib_validator(package, "files/validator.cpp");
    package_write_solution(package, false, solution);
}

const struct package_format POLYGON = {
    .name = "polygon",
    .title = "Polygon",
    .summary = "Polygon (Codeforces), and judges that import its packages",
    .next = "zip what is in the folder, problem.xml at the top, and import it",
    .place = place,
    .write = write,
};
