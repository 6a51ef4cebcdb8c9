#include "options.h"

#include <stdio.h>
#include <string.h>

#include "message.h"
#include "nearest.h"

enum { MOST_VALUES = 2, HELP_COLUMN = 26 };

bool parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *number)
{
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return value >= min && value <= max;
}

bool parse_size(const char *text, uint64_t *bytes)
{
    static const char units[] = "KMGT";
    char digits[24];
    size_t length = strspn(text, "0123456789");
    if (length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (!parse_number(digits, 1, UINT64_MAX, bytes))
        return false;
    if (!text[length])
        return true;
    const char *unit = strchr(units, text[length]);
    if (!unit || text[length + 1])
        return false;
    for (; unit >= units; unit--) {
        if (*bytes > UINT64_MAX / 1024)
            return false;
        *bytes *= 1024;
    }
    return true;
}

static const char *set_memory(struct settings *settings, char *const values[])
{
    return parse_size(values[0], &settings->memory)
               ? NULL
               : "a number of bytes from 1, with or without one of K, M, G and T";
}

static const char *set_threads(struct settings *settings, char *const values[])
{
    uint64_t threads;
    if (!parse_number(values[0], 1, 4096, &threads))
        return "a number from 1 to 4096";
    settings->threads = (unsigned)threads;
    return NULL;
}

static const char *set_progress(struct settings *settings, char *const values[])
{
    (void)values;
    settings->progress = PROGRESS_ON;
    return NULL;
}

static const char *set_no_progress(struct settings *settings, char *const values[])
{
    (void)values;
    settings->progress = PROGRESS_OFF;
    return NULL;
}

static const char *set_help(struct settings *settings, char *const values[])
{
    (void)values;
    settings->help = true;
    return NULL;
}

static const char *set_version(struct settings *settings, char *const values[])
{
    (void)values;
    settings->version = true;
    return NULL;
}

const struct option COMMON_OPTIONS[] = {
    {"memory", 0, "LIMIT",
     "use at most LIMIT bytes of memory, like 512M or 2G;\n"
     "else most of what is available now",
     set_memory},
    {"threads", 0, "N", "use up to N threads; the answers are the same", set_threads},
    {"progress", 0, NULL,
     "say on standard error how far a long run is; this\n"
     "is done anyway when that is a terminal",
     set_progress},
    {"no-progress", 0, NULL, "never do that", set_no_progress},
    {"help", 'h', NULL, "show this help", set_help},
    {"version", 0, NULL, "show the version", set_version},
    {.name = NULL},
};

const struct option NO_OPTIONS[] = {{.name = NULL}};

static unsigned value_count(const struct option *option)
{
    unsigned count = option->values && option->values[0] != '[' ? 1 : 0;
    for (const char *next = option->values; count && *next; next++)
        count += *next == ' ';
    return count;
}

/* The option of this name, `length` bytes long, or of this letter. */
static const struct option *find(const struct option *const tables[], const char *name,
                                 size_t length, char letter)
{
    for (; *tables; tables++)
        for (const struct option *option = *tables; option->name; option++)
            if (name ? strlen(option->name) == length && !strncmp(option->name, name, length)
                     : option->letter && option->letter == letter)
                return option;
    return NULL;
}

static void complain_unknown(const struct option *const tables[], const char *argument)
{
    const char *word = argument + strspn(argument, "-");
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
    struct nearest nearest = nearest_begin(name);
    for (; *tables; tables++)
        for (const struct option *option = *tables; option->name; option++)
            nearest_try(&nearest, option->name);
    if (nearest.name)
        complain("unknown option '%s'; did you mean '--%s'?", argument, nearest.name);
    else
        complain("unknown option '%s'", argument);
}

/* The words of the command line that are still to be read. */
struct words {
    char **next;
    char **end;
};

/* Takes an option whose value may be missing: the next word is its value if it can be. */
static bool take_optional(const struct option *option, const char *attached, struct words *words,
                          struct settings *settings)
{
    char *values[MOST_VALUES] = {(char *)attached, NULL};
    if (!attached && words->next < words->end) {
        values[0] = *words->next;
        if (!option->set(settings, values)) {
            words->next++;
            return true;
        }
        values[0] = NULL;
    }
    const char *expected = option->set(settings, values);
    if (expected)
        complain("--%s: expected %s, found '%s'", option->name, expected, values[0]);
    return !expected;
}

/* Takes an option with its values: the first may stand in the same word, `attached`. */
static bool take(const struct option *option, const char *attached, struct words *words,
                 struct settings *settings)
{
    char *values[MOST_VALUES] = {NULL, NULL};
    unsigned wanted = value_count(option);
    if (option->values && option->values[0] == '[')
        return take_optional(option, attached, words, settings);
    if (attached && wanted == 0) {
        complain("--%s takes no value, found '%s'", option->name, attached);
        return false;
    }
    for (unsigned i = 0; i < wanted; i++) {
        if (i == 0 && attached) {
            values[i] = (char *)attached;
        } else if (words->next < words->end) {
            values[i] = *words->next++;
        } else {
            complain("--%s needs a value: --%s %s", option->name, option->name, option->values);
            return false;
        }
    }
    const char *expected = option->set(settings, values);
    if (expected)
        complain("--%s: expected %s, found '%s%s%s'", option->name, expected, values[0],
                 wanted > 1 ? " " : "", wanted > 1 ? values[1] : "");
    return !expected;
}

bool options_parse(const struct option *const tables[], struct settings *settings, int count,
                   char *arguments[], int *operands)
{
    struct words words = {arguments, arguments + count};
    bool only_operands = false;
    *operands = 0;
    while (words.next < words.end) {
        char *word = *words.next++;
        const struct option *option;
        const char *attached = NULL;
        if (only_operands || word[0] != '-' || !word[1]) {
            arguments[(*operands)++] = word;
            continue;
        }
        if (strcmp(word, "--") == 0) {
            only_operands = true;
            continue;
        }
        if (word[1] == '-') {
            size_t length = strcspn(word + 2, "=");
            option = find(tables, word + 2, length, 0);
            attached = word[2 + length] ? word + 2 + length + 1 : NULL;
        } else {
            option = find(tables, NULL, 0, word[1]);
            attached = word[2] ? word + 2 : NULL;
        }
        if (!option) {
            complain_unknown(tables, word);
            return false;
        }
        if (!take(option, attached, &words, settings))
            return false;
    }
    return true;
}

void options_help(const struct option *const tables[], struct output *output)
{
    for (; *tables; tables++)
        for (const struct option *option = *tables; option->name; option++) {
            if (!option->help)
                continue;
            char left[64];
            char letter[8] = "    ";
            if (option->letter)
                snprintf(letter, sizeof letter, "-%c, ", option->letter);
            snprintf(left, sizeof left, "%s--%s%s%s", letter, option->name,
                     option->values ? " " : "", option->values ? option->values : "");
            output_format(output, "  %-*s", HELP_COLUMN - 2, left);
            for (const char *line = option->help; line;) {
                size_t length = strcspn(line, "\n");
                output_bytes(output, line, length);
                output_text(output, "\n");
                line = line[length] ? line + length + 1 : NULL;
                if (line)
                    output_format(output, "%*s", HELP_COLUMN, "");
            }
        }
}
