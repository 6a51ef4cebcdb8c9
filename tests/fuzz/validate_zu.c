/* validate_zu.c: any bytes as an input of zu for the contest. */
#include <zugzwang/zu.h>

#include "fuzz/validate.h"

static zz_status read_boards(zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    zz_status status = zz_zu_read_header(text, &id, &boards, error);
    for (uint64_t i = 0; !status && i < boards; i++) {
        zz_zu_board *board;
        status = zz_zu_board_read(&board, text, NULL, error);
        zz_zu_board_free(board);
    }
    return status;
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_validate(&ZU_DATA, bytes, size, read_boards);
}
