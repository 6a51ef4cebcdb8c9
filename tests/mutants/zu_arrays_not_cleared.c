/* zu_arrays_not_cleared.c: values stay in their array from one board to the next. */
#define MISTAKE ARRAYS_NOT_CLEARED
#include "zu.c"
