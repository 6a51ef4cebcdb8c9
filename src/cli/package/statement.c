/* statement.c: the statement of a problem, in the dialects that judges want.
 *
 * The source is the text statement.LANGUAGE.md, in a small part of Markdown:
 *
 *     # Title                    the first line
 *     rules                      up to the first "## "
 *     ## any heading             then input, output, notes and scoring, in this order
 *
 * and there paragraphs, lists of lines "- …", $formulas$, `code` and *emphasis*. What depends on
 * the package is added here: limits, groups, where the game is from, and the samples. */
#include "statement.h"

#include <string.h>

static const char *const HEADINGS[PARTS][LANGUAGES] = {
    [PART_RULES] = {"Description", "题目描述"},
    [PART_INPUT] = {"Input", "输入格式"},
    [PART_OUTPUT] = {"Output", "输出格式"},
    [PART_NOTES] = {"Notes", "样例解释"},
    [PART_SCORING] = {"Limits and scoring", "数据范围与计分"},
};

static const char *const SOURCES[LANGUAGES] = {"statement.en.md", "statement.zh.md"};

/* Some bytes of a text. */
struct span {
    const char *first;
    const char *end;
};

static struct span find_part(const struct text *source, enum part part)
{
    const char *end = strchr(source->bytes, '\n');
    if (part == PART_TITLE)
        return (struct span){source->bytes + strlen("# "), end};
    const char *first = end;
    const char *next = strstr(first, "\n## ");
    for (enum part at = PART_RULES; at < part; at++) {
        first = strchr(next + 1, '\n');
        next = strstr(first, "\n## ");
    }
    if (!next)
        next = source->bytes + source->size;
    while (*first == '\n')
        first++;
    while (next[-1] == '\n')
        next--;
    return (struct span){first, next};
}

/* A letter of running text. */
static void put_letter(char letter, enum dialect dialect, struct buffer *text)
{
    if (dialect != DIALECT_TEX) {
        buffer_byte(text, letter);
    } else if (letter == '\\') {
        buffer_text(text, "\\textbackslash{}");
    } else if (letter == '~' || letter == '^') {
        buffer_format(text, "\\%c{}", letter);
    } else {
        if (strchr("#$%&_{}", letter))
            buffer_byte(text, '\\');
        buffer_byte(text, letter);
    }
}

/* What stands between two marks: a formula, code or emphasis. Returns where the text goes on. */
static const char *put_marked(struct span line, enum dialect dialect, struct buffer *text)
{
    char mark = *line.first;
    const char *inside = line.first + 1;
    const char *close = memchr(inside, mark, (size_t)(line.end - inside));
    size_t length = (size_t)(close - inside);
    bool formula = mark == '$';
    if (dialect == DIALECT_TEX && !formula) {
        buffer_text(text, mark == '`' ? "\\texttt{" : "\\textit{");
        while (inside < close)
            put_letter(*inside++, dialect, text);
        buffer_byte(text, '}');
    } else {
        char fence = formula && dialect == DIALECT_TILDES ? '~' : mark;
        buffer_byte(text, fence);
        buffer_bytes(text, inside, length);
        buffer_byte(text, fence);
    }
    return close + 1;
}

static void put_line(struct span line, enum dialect dialect, struct buffer *text)
{
    while (line.first < line.end)
        if (strchr("$`*", *line.first))
            line.first = put_marked(line, dialect, text);
        else
            put_letter(*line.first++, dialect, text);
}

static void put_words(const char *words, enum dialect dialect, struct buffer *text)
{
    put_line((struct span){words, words + strlen(words)}, dialect, text);
}

static void put_lines(struct span part, enum dialect dialect, struct buffer *text)
{
    bool in_list = false;
    while (part.first < part.end) {
        const char *end = memchr(part.first, '\n', (size_t)(part.end - part.first));
        struct span line = {part.first, end ? end : part.end};
        bool item = line.first < line.end && *line.first == '-';
        if (dialect == DIALECT_TEX && item != in_list) {
            buffer_text(text, item ? "\\begin{itemize}\n" : "\\end{itemize}\n");
            in_list = item;
        }
        if (dialect == DIALECT_TEX && item) {
            buffer_text(text, "\\item");
            line.first++;
        }
        put_line(line, dialect, text);
        buffer_byte(text, '\n');
        part.first = line.end + 1;
    }
    if (in_list)
        buffer_text(text, "\\end{itemize}\n");
}

static void put_limits(const struct statement *statement, struct buffer *text)
{
    bool english = statement->language == ENGLISH;
    unsigned milliseconds = statement->problem->milliseconds;
    buffer_text(text, english ? "\nThe limits are " : "\n时间限制 ");
    buffer_number(text, milliseconds / 1000);
    if (milliseconds % 1000)
        buffer_format(text, ".%u", milliseconds % 1000 / 100);
    buffer_format(text, english ? " s and %u MB.\n" : " 秒，内存限制 %u MB。\n",
                  statement->megabytes);
}

static void put_how_points_count(const struct statement *statement, struct buffer *text)
{
    static const char *const ways[2][LANGUAGES] = {
        {"Each test point counts by itself.", "每个测试点单独计分。"},
        {"A group counts only when all its test points are right.",
         "每组须全部测试点正确才能得分。"},
    };
    buffer_format(text, "\n%s\n", ways[statement->bundled][statement->language]);
}

static void put_groups(const struct statement *statement, struct buffer *text)
{
    static const char *const heads[LANGUAGES][3] = {{"test points", "score", "promise"},
                                                    {"测试点", "分值", "特殊性质"}};
    const char *const *head = heads[statement->language];
    bool tex = statement->dialect == DIALECT_TEX;
    buffer_format(text,
                  tex ? "\n\\begin{tabular}{|l|l|l|}\n\\hline\n%s & %s & %s \\\\ \\hline\n"
                      : "\n| %s | %s | %s |\n|---|---|---|\n",
                  head[0], head[1], head[2]);
    for (const struct subtask *group = statement->problem->groups; group->first; group++) {
        buffer_format(text, tex ? "%u" : "| %u", group->first);
        if (group->last > group->first)
            buffer_format(text, tex ? "--%u" : "–%u", group->last);
        buffer_format(text, tex ? " & %u & " : " | %u | ", subtask_score(group));
        put_words(group->promise[statement->language], statement->dialect, text);
        buffer_text(text, tex ? " \\\\ \\hline\n" : " |\n");
    }
    if (tex)
        buffer_text(text, "\\end{tabular}\n");
}

void statement_part(const struct statement *statement, enum part part, struct buffer *text)
{
    const struct text *source = problem_text(statement->problem, SOURCES[statement->language]);
    if (part == PART_TITLE) {
        struct span title = find_part(source, part);
        buffer_bytes(text, title.first, (size_t)(title.end - title.first));
        return;
    }
    put_lines(find_part(source, part), statement->dialect, text);
    if (part == PART_SCORING) {
        put_limits(statement, text);
        put_how_points_count(statement, text);
        put_groups(statement, text);
        buffer_format(text, "\n%s\n", statement->problem->origin[statement->language]);
    }
}

static void put_sample(const char *heading, const char *fence, unsigned number, const char *bytes,
                       size_t size, struct buffer *text)
{
    if (*fence)
        buffer_format(text, "```%s%u\n", fence, number);
    else
        buffer_format(text, "## %s %u\n\n```\n", heading, number);
    buffer_bytes(text, bytes, size);
    buffer_text(text, "```\n\n");
}

static void put_samples(enum language language, const struct samples *samples, bool fences,
                        struct buffer *text)
{
    static const char *const headings[LANGUAGES][2] = {{"Sample input", "Sample output"},
                                                       {"样例输入", "样例输出"}};
    if (fences)
        buffer_text(text, language == ENGLISH ? "## Samples\n\n" : "## 样例\n\n");
    for (unsigned i = 0; i < samples->count; i++) {
        put_sample(headings[language][0], fences ? "input" : "", i + 1, samples->input[i]->bytes,
                   samples->input[i]->size, text);
        put_sample(headings[language][1], fences ? "output" : "", i + 1, samples->answer[i].bytes,
                   samples->answer[i].used, text);
    }
}

void statement_page(const struct statement *statement, const struct samples *samples, bool fences,
                    struct buffer *text)
{
    for (enum part part = PART_RULES; part < PARTS; part++) {
        if (part == PART_NOTES)
            put_samples(statement->language, samples, fences, text);
        buffer_format(text, "## %s\n\n", HEADINGS[part][statement->language]);
        statement_part(statement, part, text);
        if (part + 1 < PARTS)
            buffer_byte(text, '\n');
    }
}
