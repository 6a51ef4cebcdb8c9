/* png-pixel.c: png-pixel FILE [X Y]...: prints the size of a PNG, and pixels as RRGGBB. */
#include <cairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char *argv[])
{
    cairo_surface_t *image = cairo_image_surface_create_from_png(argc > 1 ? argv[1] : "");
    if (cairo_surface_status(image)) {
        fprintf(stderr, "%s\n", cairo_status_to_string(cairo_surface_status(image)));
        return 1;
    }
    int width = cairo_image_surface_get_width(image);
    int height = cairo_image_surface_get_height(image);
    const unsigned char *bytes = cairo_image_surface_get_data(image);
    printf("%d×%d", width, height);
    for (int i = 2; i + 1 < argc; i += 2) {
        int x = atoi(argv[i]);
        int y = atoi(argv[i + 1]);
        uint32_t pixel = 0;
        if (x >= 0 && x < width && y >= 0 && y < height)
            memcpy(&pixel, bytes + y * cairo_image_surface_get_stride(image) + 4 * x, sizeof pixel);
        printf(" %06X", pixel & 0xFFFFFF);
    }
    printf("\n");
    cairo_surface_destroy(image);
    return 0;
}
