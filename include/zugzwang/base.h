/* base.h: what every game's API shares: results, errors, options and reading text.
 *
 * The library prints nothing, opens no file, never exits and keeps no global state. Functions may
 * be called from several threads at once as long as no two of them use the same object.
 *
 * Every function that can fail returns a zz_status. Its last argument is a zz_error of the
 * caller's (or NULL), which is filled in when, and only when, the status is a failure. */
#ifndef ZUGZWANG_BASE_H
#define ZUGZWANG_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define ZZ_API __attribute__((visibility("default")))
#else
#define ZZ_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ZZ_VERSION "0.1.0"

/* The version of the library that is running, which may be newer than the header's ZZ_VERSION. */
ZZ_API const char *zz_version(void);

typedef enum zz_status {
    ZZ_OK = 0,
    ZZ_BAD_INPUT,    /* the text breaks its format; line and column say where */
    ZZ_BAD_ARGUMENT, /* the caller broke a function's contract */
    ZZ_READ_FAILED,  /* the source of a text could not be read */
    ZZ_TOO_LARGE,    /* it would need more memory than options allow; nothing was allocated */
    ZZ_NO_MEMORY,    /* the allocator refused */
    ZZ_CANCELLED     /* the progress callback asked to stop */
} zz_status;

typedef struct zz_error {
    zz_status code;
    uint64_t line;   /* 1-based; 0 when the failure has no place in a text */
    uint64_t column; /* 1-based, in bytes; 0 likewise */
    char message[240];
} zz_error;

/* The one way the library gets and returns memory.
 *
 *   resize(user, NULL, 0, n)    a new block of n bytes, or NULL
 *   resize(user, block, o, n)   the block of o bytes grown or shrunk to n bytes, or NULL (then the
 *                               old block is still good)
 *   resize(user, block, o, 0)   frees the block; the result is ignored
 *
 * Blocks must be aligned for any type. */
typedef struct zz_allocator {
    void *(*resize)(void *user, void *block, size_t old_size, size_t new_size);
    void *user;
} zz_allocator;

typedef struct zz_progress {
    const char *stage; /* what is being done, one or two English words; a static string */
    uint64_t done;     /* steps of this stage that are finished */
    uint64_t total;    /* steps of this stage in all, 0 when unknown */
    uint64_t ply;      /* the ply being decided, 0 where that means nothing */
    uint64_t decided;  /* positions decided so far, 0 where that means nothing */
    double fraction;   /* of the time that is over, from 0 to 1, about; 0 when unknown */
} zz_progress;

/* Called often enough (about every 10 ms of work) from the thread that called the solver.
 * Returning false cancels the work: the solver cleans up and returns ZZ_CANCELLED. */
typedef bool (*zz_progress_fn)(void *user, const zz_progress *progress);

/* How to do a thing. All zero, or a NULL pointer in its place, means the defaults. A function that
 * makes an object copies the allocator into it; nothing else is kept after the call. */
typedef struct zz_options {
    zz_allocator allocator; /* resize NULL: malloc and free */
    zz_progress_fn progress;
    void *progress_user;
    uint64_t memory_limit; /* bytes that one object or one solve may use; 0: no limit */
    unsigned threads;      /* 0: one */
} zz_options;

/* The value of a position. "First" is the side to move there: red in zu, Rabbit in rabbit. */
typedef enum zz_winner { ZZ_WINNER_NONE = 0, ZZ_WINNER_FIRST, ZZ_WINNER_SECOND } zz_winner;

typedef struct zz_outcome {
    zz_winner winner;
    uint64_t plies; /* moves of both sides until the game ends; 0 when nobody wins */
} zz_outcome;

/* A square, row and column counted from 1. */
typedef struct zz_square {
    uint32_t row;
    uint32_t col;
} zz_square;

/* A text being read, from memory or from a callback, with its place (line and column) for errors.
 * It is read once, front to back, through a small buffer: its size costs no memory. */
typedef struct zz_text zz_text;

/* Fills buffer with up to capacity bytes and returns how many; 0 at the end; ZZ_READ_ERROR when
 * reading failed. It is not called again after 0 or ZZ_READ_ERROR. */
typedef size_t (*zz_read_fn)(void *user, char *buffer, size_t capacity);
#define ZZ_READ_ERROR SIZE_MAX

ZZ_API zz_status zz_text_open(zz_text **text, zz_read_fn read, void *user,
                              const zz_options *options, zz_error *error);

/* The bytes are not copied: they must outlive the text. */
ZZ_API zz_status zz_text_open_memory(zz_text **text, const void *bytes, size_t size,
                                     const zz_options *options, zz_error *error);

/* Succeeds when nothing but blanks and line ends is left. */
ZZ_API zz_status zz_text_read_end(zz_text *text, zz_error *error);

ZZ_API void zz_text_close(zz_text *text); /* NULL is allowed */

#ifdef __cplusplus
}
#endif

#endif
