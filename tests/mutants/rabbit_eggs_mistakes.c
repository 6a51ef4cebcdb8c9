/* rabbit_eggs_mistakes.c: Egg's mistakes are told, not Rabbit's. */
#define MISTAKE EGGS_MISTAKES
#include "rabbit.c"
