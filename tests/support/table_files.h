/* table_files.h: tables made, read as bytes, damaged and verified, for the tests of tables. */
#ifndef TESTS_SUPPORT_TABLE_FILES_H
#define TESTS_SUPPORT_TABLE_FILES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <zugzwang/zu.h>

#include "cli/table/verify.h"
#include "cli/table/writer.h"
#include "support/testing.h"
#include "support/zu_boards.h"

static char path[4096]; /* of the table that is tested */
static struct meter meter;

/* ---- Making tables ---- */

/* Changes a table before it is written; NULL in its place: nothing. */
typedef void change_fn(void *user, unsigned parity, uint32_t pawn, uint16_t *plane);

struct making {
    struct table_writer writer;
    const struct table_shape *shape;
    change_fn *change;
    void *user;
    uint16_t *plane;
};

static inline bool add_layer(void *user, const zz_zu_layer *layer)
{
    struct making *making = user;
    zz_error error;
    for (uint32_t i = 0; i < layer->pawns; i++) {
        memcpy(making->plane, layer->plies + i * layer->pairs, layer->pairs * sizeof(uint16_t));
        if (making->change)
            making->change(making->user, layer->parity, layer->first_pawn + i, making->plane);
        assert_int_equal(table_writer_add(&making->writer, making->plane, &error), ZZ_OK);
    }
    return true;
}

/* The squares have no pieces. */
static inline void make_table(int rows, int cols, char *squares, unsigned threads,
                              change_fn *change, void *user)
{
    static struct output out;
    zz_error error;
    uint64_t random = 1;
    struct table_shape shape;
    struct zu_pieces pieces = random_zu_pieces(&random, rows, cols, squares);
    put_zu_pieces(squares, pieces);
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    lift_zu_pieces(squares, pieces);
    zz_zu_solver *solver = make_zu_solver();
    assert_int_equal(table_shape_make(&shape, (uint32_t)rows, (uint32_t)cols, squares, &error),
                     ZZ_OK);
    struct making making = {.shape = &shape, .change = change, .user = user};
    making.plane = malloc(shape.pairs * sizeof(uint16_t));
    assert_non_null(making.plane);
    assert_true(output_open(&out, path));
    assert_int_equal(table_writer_begin(&making.writer, &shape, &out, &meter, threads, &error),
                     ZZ_OK);
    assert_int_equal(zz_zu_solve_all(solver, board, add_layer, &making, &error), ZZ_OK);
    assert_int_equal(table_writer_finish(&making.writer, &error), ZZ_OK);
    table_writer_end(&making.writer);
    assert_true(output_close(&out, true));
    free(making.plane);
    table_shape_free(&shape);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

/* ---- Files as bytes ---- */

struct bytes {
    unsigned char *all;
    size_t size;
};

static inline struct bytes read_table(void)
{
    struct bytes bytes = {malloc(1 << 22), 0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    bytes.size = fread(bytes.all, 1, 1 << 22, file);
    fclose(file);
    return bytes;
}

static inline void write_table(const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* Opens and verifies. The message of a failure is left in *error. */
static inline bool is_right(zz_error *error)
{
    struct table_file file;
    struct table_flaw flaw;
    bool flawed = false;
    uint64_t checked = 0;
    zz_status status = table_file_open(&file, path, &meter, error);
    if (!status)
        status = table_verify(&file, &flawed, &flaw, &checked, error);
    if (status)
        assert_int_equal(status, ZZ_BAD_INPUT);
    else if (!flawed)
        assert_int_equal(checked, table_positions(&file.shape));
    table_file_close(&file);
    return !status && !flawed;
}

static inline void assert_wrong(const char *what)
{
    zz_error error = {.message = ""};
    if (is_right(&error))
        fail_msg("not found: %s", what);
}

/* At the beginning and at the end of a group of tests. The folder is one in memory, where there is
 * such: thousands of files are written, each to be safe. */
static inline int choose_path(void **state)
{
    (void)state;
    const char *folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/zugzwang-test-table-%ld.zut", folder ? folder : "/tmp",
             (long)getpid());
    return 0;
}

static inline int remove_table(void **state)
{
    (void)state;
    remove(path);
    return meter.live != 0;
}

#endif
