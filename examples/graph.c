/* graph.c: what is each vertex worth to the player who must move from it? The text comes through a
 * callback, as it would from a file. */
#include <zugzwang/zugzwang.h>

#include <inttypes.h>
#include <stdio.h>

static size_t read_file(void *file, char *buffer, size_t capacity)
{
    size_t count = fread(buffer, 1, capacity, file);
    return count == 0 && ferror((FILE *)file) ? ZZ_READ_ERROR : count;
}

int main(void)
{
    static const char *const words[] = {"tie", "win", "lose"};
    zz_text *text = NULL;
    zz_graph *graph = NULL;
    zz_outcome outcomes[100];
    zz_error error;

    if (zz_text_open(&text, read_file, stdin, NULL, &error) ||
        zz_graph_read(&graph, NULL, text, NULL, &error))
        fprintf(stderr, "%s\n", error.message);
    else if (zz_graph_vertices(graph) > 100)
        fprintf(stderr, "at most 100 vertices\n");
    else if (zz_graph_solve_all(graph, outcomes, NULL, &error))
        fprintf(stderr, "%s\n", error.message);
    else
        for (uint32_t v = 0; v < zz_graph_vertices(graph); v++)
            printf("vertex %" PRIu32 ": %s, %" PRIu64 " plies\n", v + 1, words[outcomes[v].winner],
                   outcomes[v].plies);

    zz_graph_free(graph);
    zz_text_close(text);
    return 0;
}
