/* parse_zu.c: any bytes as zu's text. */
#include <zugzwang/zu.h>

#include "fuzz/harness.h"

static zz_status read_boards(zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t boards = 0;
    zz_status status = zz_zu_read_header(text, &id, &boards, error);
    for (; !status && boards > 0; boards--) {
        zz_zu_board *board;
        status = zz_zu_board_read(&board, text, &fuzz_options, error);
        REQUIRE(!status == (board != NULL));
        zz_zu_board_free(board);
    }
    return status ? status : zz_text_read_end(text, error);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_read(bytes, size, read_boards);
}
