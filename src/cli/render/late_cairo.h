/* late_cairo.h: cairo, loaded when the first PNG is asked for.
 *
 * It brings twenty libraries along. A program that is linked with it takes longer to start than to
 * solve ten contest boards. */
#ifndef ZZ_CLI_RENDER_LATE_CAIRO_H
#define ZZ_CLI_RENDER_LATE_CAIRO_H

#include <cairo.h>
#include <zugzwang/zugzwang.h>

/* What is used of it. late_cairo.c sees to it that these are the types that cairo.h declares. */
/* clang-format off */
#define CAIRO_FUNCTIONS(function)                                                                 \
    function(void, arc, (cairo_t *, double, double, double, double, double))                      \
    function(void, clip, (cairo_t *))                                                             \
    function(void, close_path, (cairo_t *))                                                       \
    function(cairo_t *, create, (cairo_surface_t *))                                              \
    function(void, destroy, (cairo_t *))                                                          \
    function(void, fill, (cairo_t *))                                                             \
    function(void, fill_preserve, (cairo_t *))                                                    \
    function(cairo_surface_t *, image_surface_create, (cairo_format_t, int, int))                 \
    function(void, line_to, (cairo_t *, double, double))                                          \
    function(void, move_to, (cairo_t *, double, double))                                          \
    function(void, new_path, (cairo_t *))                                                         \
    function(void, new_sub_path, (cairo_t *))                                                     \
    function(void, paint, (cairo_t *))                                                            \
    function(void, rectangle, (cairo_t *, double, double, double, double))                        \
    function(void, rel_line_to, (cairo_t *, double, double))                                      \
    function(void, restore, (cairo_t *))                                                          \
    function(void, save, (cairo_t *))                                                             \
    function(void, scale, (cairo_t *, double, double))                                            \
    function(void, select_font_face,                                                              \
            (cairo_t *, const char *, cairo_font_slant_t, cairo_font_weight_t))                   \
    function(void, set_dash, (cairo_t *, const double *, int, double))                            \
    function(void, set_font_size, (cairo_t *, double))                                            \
    function(void, set_line_cap, (cairo_t *, cairo_line_cap_t))                                   \
    function(void, set_line_join, (cairo_t *, cairo_line_join_t))                                 \
    function(void, set_line_width, (cairo_t *, double))                                           \
    function(void, set_source_rgba, (cairo_t *, double, double, double, double))                  \
    function(void, show_text, (cairo_t *, const char *))                                          \
    function(cairo_status_t, status, (cairo_t *))                                                 \
    function(const char *, status_to_string, (cairo_status_t))                                    \
    function(void, stroke, (cairo_t *))                                                           \
    function(void, surface_destroy, (cairo_surface_t *))                                          \
    function(cairo_status_t, surface_write_to_png_stream,                                         \
            (cairo_surface_t *, cairo_write_func_t, void *))                                      \
    function(void, text_extents, (cairo_t *, const char *, cairo_text_extents_t *))
/* clang-format on */

#define DECLARE(result, name, parameters) result(*name) parameters;
struct late_cairo {
    CAIRO_FUNCTIONS(DECLARE)
};
#undef DECLARE

extern struct late_cairo late_cairo;

/* To be called before any of these functions. ZZ_NO_MEMORY, with a message that says what to do,
 * when the library is not on this machine. */
zz_status load_cairo(zz_error *error);

#endif
