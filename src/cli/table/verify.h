/* verify.h: whether a table is right. */
#ifndef CLI_TABLE_VERIFY_H
#define CLI_TABLE_VERIFY_H

#include "values.h"

/* The first position whose value does not follow from its successors'. */
struct table_flaw {
    struct table_position position;
    unsigned found; /* values as in shape.h */
    unsigned expected;
};

/* Reads the whole table and checks every value, with two of the pawn's rows in memory at a time.
 * *checked becomes the number of positions that were found right, those of row 1 among them.
 * *flawed tells whether *flaw was found, where it ended. A file that is damaged is a failure. */
zz_status table_verify(struct table_file *file, bool *flawed, struct table_flaw *flaw,
                       uint64_t *checked, zz_error *error);

#endif
