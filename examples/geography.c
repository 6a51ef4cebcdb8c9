/* geography.c: on which squares of the maze is it safe to put the token? */
#include <zugzwang/zugzwang.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *input = "3 5\n.#...\n....#\n.#...\n";
    zz_text *text = NULL;
    zz_geography_maze *maze = NULL;
    bool safe[3 * 5];
    zz_error error;

    if (zz_text_open_memory(&text, input, strlen(input), NULL, &error) ||
        zz_geography_maze_read(&maze, text, NULL, &error) ||
        zz_geography_solve(maze, safe, NULL, &error))
        fprintf(stderr, "%s\n", error.message);
    else
        for (uint32_t row = 1; row <= 3; row++, puts(""))
            for (uint32_t col = 1; col <= 5; col++)
                putchar(safe[(row - 1) * 5 + col - 1] ? '*'
                                                      : zz_geography_maze_square(maze, row, col));

    zz_geography_maze_free(maze);
    zz_text_close(text);
    return 0;
}
