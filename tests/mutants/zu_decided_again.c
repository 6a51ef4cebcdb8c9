/* zu_decided_again.c: a position that is decided is decided again when its last successor is. */
#define MISTAKE DECIDED_AGAIN
#include "zu.c"
