#include "writer.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "crc64.h"
#include "format.h"
#include "pack.h"

enum { BATCH_BYTES = 1 << 23, MOST_JOBS = 256, MOST_THREADS = 64 };

struct table_job {
    uint16_t *values;
    uint64_t count;
    unsigned char *packed; /* NULL until it is packed, and when that failed */
    size_t size;
};

static zz_status fail_memory(zz_error *error)
{
    *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
    return error->code;
}

/* ---- Writing ---- */

static void write_bytes(struct table_writer *writer, const void *bytes, size_t count,
                        uint64_t *checksum)
{
    output_bytes(writer->out, bytes, count);
    *checksum = crc64(*checksum, bytes, count);
    writer->written += count;
}

static void write_number(struct table_writer *writer, uint64_t number, unsigned count,
                         uint64_t *checksum)
{
    unsigned char bytes[8];
    put_number(bytes, number, count);
    write_bytes(writer, bytes, count, checksum);
}

static void write_header(struct table_writer *writer)
{
    const struct table_shape *shape = writer->shape;
    uint64_t checksum = 0;
    uint64_t unused = 0;
    write_bytes(writer, TABLE_BEGINS, TABLE_MAGIC, &checksum);
    write_number(writer, TABLE_VERSION, 4, &checksum);
    write_number(writer, shape->rows, 4, &checksum);
    write_number(writer, shape->cols, 4, &checksum);
    for (uint32_t row = 0; row < shape->rows; row++) {
        write_bytes(writer, shape->squares + (size_t)row * shape->cols, shape->cols, &checksum);
        write_bytes(writer, "\n", 1, &checksum);
    }
    write_number(writer, checksum, TABLE_CHECKSUM, &unused);
}

static void write_trailer(struct table_writer *writer)
{
    uint64_t place = writer->written;
    uint64_t checksum = 0;
    uint64_t unused = 0;
    write_bytes(writer, writer->index, (size_t)writer->blocks * TABLE_RECORD, &checksum);
    write_number(writer, place, 8, &checksum);
    write_number(writer, checksum, TABLE_CHECKSUM, &unused);
    write_bytes(writer, TABLE_ENDS, TABLE_MAGIC, &unused);
}

/* ---- Packing ---- */

/* Low bytes, then high bytes if there are any; returns how many. */
static size_t lay_out_bytes(const struct table_job *job, unsigned char *bytes)
{
    unsigned any = 0;
    for (uint64_t i = 0; i < job->count; i++) {
        bytes[i] = (unsigned char)job->values[i];
        any |= job->values[i];
    }
    if (any <= UINT8_MAX)
        return job->count;
    for (uint64_t i = 0; i < job->count; i++)
        bytes[job->count + i] = (unsigned char)(job->values[i] >> 8);
    return 2 * job->count;
}

static void pack_job(struct table_job *job)
{
    unsigned char *bytes = malloc(2 * job->count + 1);
    size_t count = bytes ? lay_out_bytes(job, bytes) : 0;
    size_t room = pack_bound(count);
    job->packed = bytes ? malloc(room) : NULL;
    job->size = job->packed ? pack(job->packed, room, bytes, count) : 0;
    free(bytes);
}

struct batch {
    struct table_job *jobs;
    unsigned count;
    atomic_uint next;
};

static void *pack_jobs(void *context)
{
    struct batch *batch = context;
    for (unsigned job; (job = atomic_fetch_add(&batch->next, 1)) < batch->count;)
        pack_job(&batch->jobs[job]);
    return NULL;
}

/* The caller packs, too; threads that cannot be had are done without. */
static void pack_batch(struct table_writer *writer)
{
    struct batch batch = {.jobs = writer->jobs, .count = writer->used};
    pthread_t threads[MOST_THREADS];
    unsigned helpers = 0;
    while (helpers + 1 < writer->threads && helpers + 1 < writer->used && helpers < MOST_THREADS &&
           pthread_create(&threads[helpers], NULL, pack_jobs, &batch) == 0)
        helpers++;
    pack_jobs(&batch);
    for (unsigned i = 0; i < helpers; i++)
        pthread_join(threads[i], NULL);
}

static zz_status write_batch(struct table_writer *writer, zz_error *error)
{
    zz_status status = ZZ_OK;
    pack_batch(writer);
    for (unsigned i = 0; i < writer->used; i++) {
        struct table_job *job = &writer->jobs[i];
        uint64_t checksum = 0;
        if (job->size == 0) {
            status = fail_memory(error);
        } else if (!status) {
            unsigned char *record = writer->index + writer->blocks++ * TABLE_RECORD;
            write_bytes(writer, job->packed, job->size, &checksum);
            put_number(record, job->size, 4);
            put_number(record + 4, checksum, TABLE_CHECKSUM);
        }
        free(job->packed);
        job->packed = NULL;
        job->count = 0;
    }
    writer->used = 0;
    return status;
}

/* ---- The values ---- */

zz_status table_writer_begin(struct table_writer *writer, const struct table_shape *shape,
                             struct output *out, struct meter *meter, unsigned threads,
                             zz_error *error)
{
    uint64_t most = table_count(shape, 0) > table_count(shape, 1) ? table_count(shape, 0)
                                                                  : table_count(shape, 1);
    *writer = (struct table_writer){
        .shape = shape,
        .out = out,
        .meter = meter,
        .threads = threads ? threads : 1,
        .block_values = most * shape->pawns_a_block,
    };
    uint64_t jobs = BATCH_BYTES / (writer->block_values * sizeof(uint16_t) + 1);
    if (jobs < writer->threads)
        jobs = writer->threads;
    writer->room = (unsigned)(jobs < MOST_JOBS ? jobs + 1 : MOST_JOBS);
    writer->index = malloc((size_t)shape->blocks * TABLE_RECORD + 1);
    writer->jobs = calloc(writer->room, sizeof *writer->jobs);
    if (!writer->index || !writer->jobs)
        return fail_memory(error);
    for (unsigned i = 0; i < writer->room; i++) {
        void *values;
        zz_status status =
            meter_allocate(meter, &values, writer->block_values, sizeof(uint16_t), error);
        if (status)
            return status;
        writer->jobs[i].values = values;
    }
    write_header(writer);
    return ZZ_OK;
}

/* Takes the values of the pairs with which black is to move. */
static void take_values(const struct table_shape *shape, struct table_job *job, unsigned kind,
                        const uint16_t *values)
{
    uint16_t *to = job->values + job->count;
    for (uint32_t low = 0; low < shape->free; low++) {
        unsigned colour = table_colour(shape, low) ^ kind;
        const uint32_t *before = shape->of_kind[colour];
        for (uint32_t high = low + 1; high < shape->free; high++, values++)
            if (before[high + 1] != before[high])
                *to++ = *values;
    }
    job->count = (uint64_t)(to - job->values);
}

zz_status table_writer_add(struct table_writer *writer, const uint16_t *values, zz_error *error)
{
    const struct table_shape *shape = writer->shape;
    unsigned parity;
    uint32_t first;
    if (writer->pawns == 0)
        writer->used++;
    uint64_t block = writer->blocks + writer->used - 1;
    uint32_t pawns = table_block_pawns(shape, block, &parity, &first);
    take_values(shape, &writer->jobs[writer->used - 1],
                table_kind(shape, parity, first + writer->pawns), values);
    if (++writer->pawns < pawns)
        return ZZ_OK;
    writer->pawns = 0;
    return writer->used == writer->room ? write_batch(writer, error) : ZZ_OK;
}

zz_status table_writer_finish(struct table_writer *writer, zz_error *error)
{
    zz_status status = write_batch(writer, error);
    if (!status)
        write_trailer(writer);
    return status;
}

void table_writer_end(struct table_writer *writer)
{
    for (unsigned i = 0; writer->jobs && i < writer->room; i++)
        meter_release(writer->meter, writer->jobs[i].values, writer->block_values,
                      sizeof(uint16_t));
    free(writer->jobs);
    free(writer->index);
}
