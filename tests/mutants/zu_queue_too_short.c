/* zu_queue_too_short.c: the queue has room for too few positions, and the program aborts. */
#define MISTAKE QUEUE_TOO_SHORT
#include "zu.c"
