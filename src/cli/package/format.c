#include "format.h"

const struct package_format *const FORMATS[] = {&HYDRO, &DMOJ, &LEMONLIME, &POLYGON, &ICPC, NULL};

unsigned package_megabytes(const struct package *package)
{
    unsigned most = package->format->most_megabytes;
    unsigned wanted = package->problem->megabytes;
    return most && wanted > most ? most : wanted;
}

unsigned package_group(const struct package *package, unsigned point)
{
    unsigned number = 1;
    for (const struct subtask *group = package->problem->groups; group->last < point; group++)
        number++;
    return number;
}

struct statement package_statement(const struct package *package, enum language language,
                                   enum dialect dialect)
{
    return (struct statement){package->problem, language, dialect, package->bundled,
                              package_megabytes(package)};
}

void package_write_page(struct package *package, enum language language, enum dialect dialect,
                        bool fences, const char *path)
{
    struct buffer text = {.used = 0};
    struct statement statement = package_statement(package, language, dialect);
    if (!fences) { /* a page of its own needs its title */
        buffer_text(&text, "# ");
        statement_part(&statement, PART_TITLE, &text);
        buffer_text(&text, "\n\n");
    }
    statement_page(&statement, &package->samples, fences, &text);
    tree_put(&package->tree, path, &text);
}

static void put_text(struct output *output, const char *name)
{
    const struct text *text = text_named(name);
    output_bytes(output, text->bytes, text->size);
}

static void put_maker(struct output *output, const struct package *package, const char *what)
{
    output_format(output, "// The %s of \"%s\", made by zugzwang.\n", what, package->problem->name);
}

static void put_validator(struct output *output, const struct package *package)
{
    const struct text *body = problem_text(package->problem, "validator.cc");
    output_bytes(output, body->bytes, body->size);
}

void package_write_testlib_validator(struct package *package, const char *path)
{
    struct output *output = tree_open(&package->tree, "%s", path);
    put_maker(output, package, "validator");
    put_text(output, "validator-testlib.h");
    put_validator(output, package);
    tree_close(&package->tree);
}

void package_write_plain_validator(struct package *package, struct exit_codes codes,
                                   const char *path)
{
    struct output *output = tree_open(&package->tree, "%s", path);
    put_maker(output, package, "validator");
    output_format(output, "enum { VALID = %d, INVALID = %d }; // exit codes\n\n", codes.valid,
                  codes.invalid);
    put_text(output, "validator-plain.h");
    put_validator(output, package);
    tree_close(&package->tree);
}

void package_write_checker(struct package *package, const char *head, const char *path)
{
    struct output *output = tree_open(&package->tree, "%s", path);
    put_maker(output, package, "checker");
    put_text(output, head);
    put_text(output, "checker.cc");
    tree_close(&package->tree);
}

void package_write_solution(struct package *package, bool files, const char *path)
{
    const struct text *solution = problem_solution(package->problem);
    struct output *output = tree_open(&package->tree, "%s", path);
    if (files)
        output_text(output, "#define FILE_IO\n");
    output_bytes(output, solution->bytes, solution->size);
    tree_close(&package->tree);
}

void package_put_seconds(const struct package *package, struct output *output)
{
    unsigned milliseconds = package->problem->milliseconds;
    output_number(output, milliseconds / 1000);
    if (milliseconds % 1000)
        output_format(output, ".%u", milliseconds % 1000 / 100);
}
