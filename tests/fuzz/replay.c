/* replay.c: runs a fuzz target on files and prints TAP. What the target finds ends the program, so
 * that the results it has not printed are missed. */
#include "fuzz/harness.h"

/* The file's bytes in a block of exactly their size, so that a sanitizer sees a step too far. */
static char *load(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    if (!file)
        return NULL;
    char *bytes = NULL;
    if (fseek(file, 0, SEEK_END) == 0) {
        long length = ftell(file);
        rewind(file);
        *size = length > 0 ? (size_t)length : 0;
        bytes = malloc(*size ? *size : 1);
        if (bytes && fread(bytes, 1, *size, file) != *size) {
            free(bytes);
            bytes = NULL;
        }
    }
    fclose(file);
    return bytes;
}

int main(int count, char **names)
{
    int failed = 0;
    printf("1..%d\n", count - 1);
    for (int i = 1; i < count; i++) {
        size_t size = 0;
        char *bytes = load(names[i], &size);
        if (bytes)
            fuzz(bytes, size);
        else
            failed++;
        printf("%sok %d - %s\n", bytes ? "" : "not ", i, names[i]);
        fflush(stdout);
        free(bytes);
    }
    return failed > 0;
}
