/* graph.c: the textbook solver for graph as a program: reads the contest's format on standard input
 * and writes the contest's answers. */
#include "graph.h"

int main(void)
{
    read_graph(stdin);
    while (queries-- > 0) {
        uint32_t start = read_number(stdin);
        uint32_t target = read_number(stdin);
        printf("%d\n", solve(start, target));
    }
    return 0;
}
