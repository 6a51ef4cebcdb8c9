#include "json.h"

#include <string.h>

/* The comma, line end and indentation before a member or an element. */
static void separate(struct json *json)
{
    if (json->depth == 0)
        return;
    struct json_level *level = &json->levels[json->depth - 1];
    if (level->has_members)
        output_text(json->out, level->on_one_line ? ", " : ",");
    if (!level->on_one_line) {
        output_text(json->out, "\n");
        for (unsigned i = 0; i < json->depth; i++)
            output_text(json->out, "  ");
    }
    level->has_members = true;
}

size_t utf8_length(const unsigned char *text)
{
    static const unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = text[0] < 0x80             ? 1
                    : (text[0] & 0xE0) == 0xC0 ? 2
                    : (text[0] & 0xF0) == 0xE0 ? 3
                    : (text[0] & 0xF8) == 0xF0 ? 4
                                               : 0;
    if (length <= 1)
        return length;
    unsigned code = text[0] & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xC0) != 0x80)
            return 0; /* also at the end of the string */
        code = code << 6 | (text[i] & 0x3Fu);
    }
    bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= least[length] && code <= 0x10FFFF && !surrogate ? length : 0;
}

static void write_quoted(struct json *json, const char *value)
{
    const unsigned char *next = (const unsigned char *)value;
    output_text(json->out, "\"");
    while (*next) {
        size_t length = utf8_length(next);
        if (length == 0)
            output_text(json->out, "\\uFFFD");
        else if (*next < ' ' || *next == 0x7F)
            output_format(json->out, "\\u%04X", *next);
        else if (*next == '"' || *next == '\\')
            output_format(json->out, "\\%c", *next);
        else
            output_bytes(json->out, (const char *)next, length);
        next += length ? length : 1;
    }
    output_text(json->out, "\"");
}

static void begin_value(struct json *json, const char *key)
{
    separate(json);
    if (key) {
        write_quoted(json, key);
        output_text(json->out, ": ");
    }
}

void json_open(struct json *json, const char *key, char opening, enum json_layout layout)
{
    begin_value(json, key);
    output_bytes(json->out, &opening, 1);
    json->levels[json->depth++] = (struct json_level){
        .closing = opening == '{' ? '}' : ']',
        .on_one_line = layout == JSON_ONE_LINE,
    };
}

void json_close(struct json *json)
{
    struct json_level level = json->levels[--json->depth];
    if (level.has_members && !level.on_one_line) {
        output_text(json->out, "\n");
        for (unsigned i = 0; i < json->depth; i++)
            output_text(json->out, "  ");
    }
    output_bytes(json->out, &level.closing, 1);
    if (json->depth == 0)
        output_text(json->out, "\n");
}

void json_string(struct json *json, const char *key, const char *value)
{
    begin_value(json, key);
    write_quoted(json, value);
}

void json_number(struct json *json, const char *key, uint64_t value)
{
    begin_value(json, key);
    output_number(json->out, value);
}

void json_seconds(struct json *json, const char *key, double value)
{
    begin_value(json, key);
    output_format(json->out, "%.6f", value);
}

void json_bool(struct json *json, const char *key, bool value)
{
    begin_value(json, key);
    output_text(json->out, value ? "true" : "false");
}

void json_null(struct json *json, const char *key)
{
    begin_value(json, key);
    output_text(json->out, "null");
}

void json_pair(struct json *json, const char *key, uint64_t first, uint64_t second)
{
    json_open(json, key, '[', JSON_ONE_LINE);
    json_number(json, NULL, first);
    json_number(json, NULL, second);
    json_close(json);
}
