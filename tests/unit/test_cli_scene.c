/* test_cli_scene.c: what the snapshots of pictures cannot reach: letters that XML minds, shapes of
 * every kind on a raster, and memory that runs out. */
#define _POSIX_C_SOURCE 200809L
#include "cli/render/scene.h"

#include <stdio.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/testing.h"

/* What a writer writes, in a file without a name. */
static struct output out;

static void begin_output(FILE *file)
{
    memset(&out, 0, sizeof out);
    out.name = "test";
    out.fd = fileno(file);
}

static void end_output(FILE *file, char *text, size_t size)
{
    output_flush(&out);
    assert_false(output_failed(&out));
    rewind(file);
    text[fread(text, 1, size - 1, file)] = '\0';
    fclose(file);
}

static void draw(struct scene *scene, const zz_options *options)
{
    static const struct point corners[] = {{0, -10}, {10, 10}, {-10, 10}};
    scene_begin(scene, options);
    scene->width = 96;
    scene->height = 48;
    snprintf(scene->title, sizeof scene->title, "a < b & c > d");
    scene_rect(scene, 0, 0, 48, 48, OPEN);
    scene_polygon(scene, 24, 24, 3, corners, INK)->glyph = "^";
    scene_line(scene, (struct point){48, 24}, (struct point){96, 24}, RED, 4);
    scene_line(scene, (struct point){48, 0}, (struct point){96, 48}, RED, 4);
    scene_text(scene, 72, 8, 12, ANCHOR_MIDDLE, "%s", "<&>");
}

static void letters_are_escaped(void **state)
{
    char text[4096];
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    struct scene scene;
    FILE *file = tmpfile();
    (void)state;
    assert_non_null(file);
    draw(&scene, &options);
    begin_output(file);
    svg_write(&scene, SCENE_SQUARE, &out);
    end_output(file, text, sizeof text);
    assert_non_null(strstr(text, "<title id=\"title\">a &lt; b &amp; c &gt; d</title>"));
    assert_non_null(strstr(text, ">&lt;&amp;&gt;</text>"));
    scene_free(&scene);
    assert_int_equal(counting.live_bytes, 0);
}

static void slanted_lines_have_no_characters(void **state)
{
    char text[4096];
    zz_error error;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    struct scene scene;
    FILE *file = tmpfile();
    (void)state;
    assert_non_null(file);
    draw(&scene, &options);
    begin_output(file);
    assert_int_equal(ansi_write(&scene, ANSI_NO_COLOURS, &out, &error), ZZ_OK);
    end_output(file, text, sizeof text);
    assert_string_equal(text, "     <&>\n"
                              "  ^ ─────\n");
    scene_free(&scene);
    assert_int_equal(counting.live_bytes, 0);
}

static void running_out_of_memory_is_told(void **state)
{
    zz_status status;
    uint64_t n = 0;
    (void)state;
    do {
        zz_error error;
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        struct scene scene;
        FILE *file = tmpfile();
        assert_non_null(file);
        begin_output(file);
        draw(&scene, &options);
        status = scene_check(&scene, &error);
        if (!status)
            status = ansi_write(&scene, ANSI_256_COLOURS, &out, &error);
        assert_int_equal(status, failing.requests <= n ? ZZ_OK : ZZ_NO_MEMORY);
        scene_free(&scene);
        assert_int_equal(failing.live_bytes, 0);
        fclose(file);
        n++;
    } while (status);
    assert_true(n > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_are_escaped),
        cmocka_unit_test(slanted_lines_have_no_characters),
        cmocka_unit_test(running_out_of_memory_is_told),
    };
    return cmocka_run_group_tests_name("cli_scene", tests, NULL, NULL);
}
