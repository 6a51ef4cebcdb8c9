/* rabbit_rows_for_columns.c: squares are numbered with rows where columns are meant. */
#define MISTAKE ROWS_FOR_COLUMNS
#include "rabbit.c"
