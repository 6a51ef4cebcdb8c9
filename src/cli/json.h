/* json.h: writing one JSON document, piece by piece, with commas and indentation put in.
 *
 * Objects and arrays are nested with json_open and json_close. A key is NULL inside an array. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "output.h"

enum { JSON_DEPTH = 8 };

struct json {
    struct output *out;
    unsigned depth;
    struct json_level {
        char closing;
        bool has_members;
        bool on_one_line;
    } levels[JSON_DEPTH];
};

enum json_layout { JSON_LINES, JSON_ONE_LINE };

void json_open(struct json *json, const char *key, char opening, enum json_layout layout);
void json_close(struct json *json); /* the innermost that is open */

/* Bytes that are not UTF-8 are written as U+FFFD, so that the document is valid whatever the
 * string holds. */
void json_string(struct json *json, const char *key, const char *value);
void json_number(struct json *json, const char *key, uint64_t value);
void json_seconds(struct json *json, const char *key, double value);
void json_bool(struct json *json, const char *key, bool value);
void json_null(struct json *json, const char *key);
void json_pair(struct json *json, const char *key, uint64_t first, uint64_t second); /* an array */

/* The length of the UTF-8 character at `text`, which ends with a NUL; 0 when there is none. */
size_t utf8_length(const unsigned char *text);

#endif
