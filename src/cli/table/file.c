#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/message.h"
#include "crc64.h"
#include "format.h"
#include "pack.h"

static zz_status PRINTF_LIKE(3, 4) fail(zz_error *error, zz_status code, const char *format, ...)
{
    va_list arguments;
    *error = (zz_error){.code = code};
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return code;
}

/* `count` bytes from `place` on; they are there, by the size of the file. */
static zz_status read_at(const struct table_file *file, uint64_t place, void *bytes, size_t count,
                         zz_error *error)
{
    char *next = bytes;
    while (count > 0) {
        ssize_t got = pread(file->fd, next, count, (off_t)place);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(error, ZZ_READ_FAILED, "cannot be read: %s", strerror(errno));
        if (got == 0)
            return fail(error, ZZ_BAD_INPUT, "damaged: it became shorter while it was read");
        next += got;
        place += (uint64_t)got;
        count -= (size_t)got;
    }
    return ZZ_OK;
}

/* ---- The header ---- */

static zz_status read_fixed_header(struct table_file *file, uint32_t *rows, uint32_t *cols,
                                   zz_error *error)
{
    unsigned char bytes[TABLE_FIXED_HEADER];
    bool long_enough = file->size >= sizeof bytes;
    size_t count = long_enough ? sizeof bytes : (size_t)file->size;
    zz_status status = read_at(file, 0, bytes, count, error);
    if (status)
        return status;
    size_t magic = count < TABLE_MAGIC ? count : TABLE_MAGIC;
    if (count == 0 || memcmp(bytes, TABLE_BEGINS, magic) != 0)
        return fail(error, ZZ_BAD_INPUT, "not a table made by 'zugzwang zu table build'");
    if (!long_enough)
        return fail(error, ZZ_BAD_INPUT, "damaged: cut short in its header");
    uint64_t version = get_number(bytes + TABLE_MAGIC, 4);
    if (version != TABLE_VERSION)
        return fail(error, ZZ_BAD_INPUT,
                    "a table of version %" PRIu64 "; this program reads version %d", version,
                    TABLE_VERSION);
    file->is_table = true;
    *rows = (uint32_t)get_number(bytes + TABLE_MAGIC + 4, 4);
    *cols = (uint32_t)get_number(bytes + TABLE_MAGIC + 8, 4);
    return ZZ_OK;
}

/* Takes the line ends out of the board's text. */
static bool take_squares(char *text, uint32_t rows, uint32_t cols)
{
    bool good = true;
    for (size_t row = 0; row < rows; row++) {
        const char *line = text + row * (cols + (size_t)1);
        for (size_t col = 0; col < cols; col++)
            good &= line[col] == '.' || line[col] == '#';
        good &= line[cols] == '\n';
        memmove(text + row * cols, line, cols);
    }
    return good;
}

/* *end becomes the place after the header. */
static zz_status read_header(struct table_file *file, uint64_t *end, zz_error *error)
{
    uint32_t rows = 0;
    uint32_t cols = 0;
    zz_status status = read_fixed_header(file, &rows, &cols, error);
    if (status)
        return status;
    uint64_t left = file->size - TABLE_FIXED_HEADER;
    if (rows == 0 || cols == 0 || left < TABLE_CHECKSUM ||
        (left - TABLE_CHECKSUM) / rows < (uint64_t)cols + 1)
        return fail(error, ZZ_BAD_INPUT,
                    "damaged, or cut short: no room for a %" PRIu32 "×%" PRIu32 " board", rows,
                    cols);
    size_t board = (size_t)rows * ((size_t)cols + 1);
    size_t size = TABLE_FIXED_HEADER + board + TABLE_CHECKSUM;
    unsigned char *bytes = malloc(size);
    if (!bytes)
        return fail(error, ZZ_NO_MEMORY, "out of memory");
    status = read_at(file, 0, bytes, size, error);
    uint64_t checksum = get_number(bytes + size - TABLE_CHECKSUM, TABLE_CHECKSUM);
    if (!status && crc64(0, bytes, size - TABLE_CHECKSUM) != checksum)
        status = fail(error, ZZ_BAD_INPUT, "damaged: the header's checksum is wrong");
    char *text = (char *)bytes + TABLE_FIXED_HEADER;
    if (!status && !take_squares(text, rows, cols))
        status = fail(error, ZZ_BAD_INPUT, "damaged: the header has no board");
    if (!status)
        status = table_shape_make(&file->shape, rows, cols, text, error);
    free(bytes);
    *end = size;
    return status;
}

/* ---- The index ---- */

static zz_status take_index(struct table_file *file, const unsigned char *bytes, uint64_t place,
                            uint64_t end, zz_error *error)
{
    for (uint64_t i = 0; i < file->shape.blocks; i++, bytes += TABLE_RECORD) {
        struct table_record *record = &file->index[i];
        record->place = place;
        record->size = (uint32_t)get_number(bytes, 4);
        record->checksum = get_number(bytes + 4, TABLE_CHECKSUM);
        if (record->size > end - place)
            return fail(error, ZZ_BAD_INPUT, "damaged: the index does not fit the file");
        place += record->size;
    }
    if (place != end)
        return fail(error, ZZ_BAD_INPUT, "damaged: the index does not fit the file");
    return ZZ_OK;
}

/* The blocks begin at `place`. */
static zz_status read_index(struct table_file *file, uint64_t place, zz_error *error)
{
    uint64_t left = file->size - place;
    uint64_t blocks = file->shape.blocks;
    if (left < TABLE_TRAILER || (left - TABLE_TRAILER) / TABLE_RECORD < blocks)
        return fail(error, ZZ_BAD_INPUT, "damaged: cut short");
    size_t index = (size_t)blocks * TABLE_RECORD;
    uint64_t end = file->size - TABLE_TRAILER - index;
    unsigned char *bytes = malloc(index + TABLE_TRAILER);
    file->index = malloc((size_t)blocks * sizeof *file->index + 1);
    if (!bytes || !file->index) {
        free(bytes);
        return fail(error, ZZ_NO_MEMORY, "out of memory");
    }
    zz_status status = read_at(file, end, bytes, index + TABLE_TRAILER, error);
    const unsigned char *trailer = bytes + index;
    if (status)
        goto done;
    if (memcmp(trailer + 8 + TABLE_CHECKSUM, TABLE_ENDS, TABLE_MAGIC) != 0)
        status = fail(error, ZZ_BAD_INPUT, "damaged: cut short, or something follows its end");
    else if (crc64(0, bytes, index + 8) != get_number(trailer + 8, TABLE_CHECKSUM))
        status = fail(error, ZZ_BAD_INPUT, "damaged: the index's checksum is wrong");
    else if (get_number(trailer, 8) != end)
        status = fail(error, ZZ_BAD_INPUT, "damaged: the index is not where it should be");
    else
        status = take_index(file, bytes, place, end, error);
done:
    free(bytes);
    return status;
}

zz_status table_file_open(struct table_file *file, const char *path, struct meter *meter,
                          zz_error *error)
{
    struct stat stat;
    uint64_t end = 0;
    *file = (struct table_file){.meter = meter, .block = UINT64_MAX};
    file->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe must not make it wait */
    if (file->fd < 0 || fstat(file->fd, &stat))
        return fail(error, ZZ_READ_FAILED, "%s", strerror(errno));
    if (S_ISDIR(stat.st_mode)) {
        errno = EISDIR;
        close(file->fd);
        file->fd = -1;
        return fail(error, ZZ_READ_FAILED, "%s", strerror(errno));
    }
    if (!S_ISREG(stat.st_mode))
        return fail(error, ZZ_BAD_INPUT,
                    "not a regular file, in which one can read here and there");
    file->size = (uint64_t)stat.st_size;
    zz_status status = read_header(file, &end, error);
    return status ? status : read_index(file, end, error);
}

void table_file_close(struct table_file *file)
{
    if (file->fd >= 0)
        close(file->fd);
    meter_release(file->meter, file->bytes, file->room, 1);
    free(file->index);
    table_shape_free(&file->shape);
}

/* ---- Blocks ---- */

uint64_t table_file_first_value(const struct table_file *file, unsigned parity, uint32_t pawn)
{
    const struct table_shape *shape = &file->shape;
    uint64_t first_value = 0;
    unsigned unused;
    uint32_t first;
    table_block_pawns(shape, table_block(shape, parity, pawn), &unused, &first);
    for (; first < pawn; first++)
        first_value += table_count(shape, table_kind(shape, parity, first));
    return first_value;
}

static zz_status make_room(struct table_file *file, uint64_t bytes, zz_error *error)
{
    void *room;
    if (bytes <= file->room)
        return ZZ_OK;
    meter_release(file->meter, file->bytes, file->room, 1);
    file->bytes = NULL;
    file->room = 0;
    zz_status status = meter_allocate(file->meter, &room, bytes, 1, error);
    if (!status) {
        file->bytes = room;
        file->room = bytes;
    }
    return status;
}

static zz_status unpack_block(struct table_file *file, uint64_t block, const void *packed,
                              zz_error *error)
{
    const struct table_record *record = &file->index[block];
    uint64_t number = block + 1;
    if (crc64(0, packed, record->size) != record->checksum)
        return fail(error, ZZ_BAD_INPUT,
                    "damaged: the checksum of block %" PRIu64 " of %" PRIu64 " is wrong", number,
                    file->shape.blocks);
    size_t content = pack_content(packed, record->size);
    file->wide = content == 2 * file->values;
    if (file->values > 0 && content != file->values && !file->wide)
        return fail(error, ZZ_BAD_INPUT,
                    "damaged: block %" PRIu64 " of %" PRIu64 " has not the values it should have",
                    number, file->shape.blocks);
    zz_status status = make_room(file, content, error);
    if (!status && !unpack(file->bytes, content, packed, record->size))
        status = fail(error, ZZ_BAD_INPUT,
                      "damaged: block %" PRIu64 " of %" PRIu64 " cannot be unpacked", number,
                      file->shape.blocks);
    return status;
}

zz_status table_file_load(struct table_file *file, uint64_t block, zz_error *error)
{
    unsigned parity;
    uint32_t first;
    void *packed;
    if (block == file->block)
        return ZZ_OK;
    file->block = UINT64_MAX;
    file->values = 0;
    uint32_t pawns = table_block_pawns(&file->shape, block, &parity, &first);
    for (uint32_t pawn = first; pawn < first + pawns; pawn++)
        file->values += table_count(&file->shape, table_kind(&file->shape, parity, pawn));
    uint32_t size = file->index[block].size;
    zz_status status = meter_allocate(file->meter, &packed, size, 1, error);
    if (status)
        return status;
    status = read_at(file, file->index[block].place, packed, size, error);
    if (!status)
        status = unpack_block(file, block, packed, error);
    meter_release(file->meter, packed, size, 1);
    if (!status)
        file->block = block;
    return status;
}

zz_status table_file_read_pawn(struct table_file *file, unsigned parity, uint32_t pawn,
                               uint16_t *plane, zz_error *error)
{
    const struct table_shape *shape = &file->shape;
    unsigned kind = table_kind(shape, parity, pawn);
    zz_status status = table_file_load(file, table_block(shape, parity, pawn), error);
    if (status)
        return status;
    uint64_t value = table_file_first_value(file, parity, pawn);
    for (uint32_t low = 0; low < shape->free; low++) {
        const uint32_t *before = shape->of_kind[table_colour(shape, low) ^ kind];
        for (uint32_t high = low + 1; high < shape->free; high++, plane++)
            if (before[high + 1] != before[high])
                *plane = (uint16_t)table_file_value(file, value++);
    }
    return ZZ_OK;
}
