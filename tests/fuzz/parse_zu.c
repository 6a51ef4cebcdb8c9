/* parse_zu.c: any bytes as zu's text, with records and without. */
#include <zugzwang/zu.h>

#include <string.h>

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

/* What a record holds can be written and read again. */
static void read_again(const zz_zu_game *game)
{
    zz_zu_position at = zz_zu_game_start(game);
    zz_zu_position last = zz_zu_game_position(game);
    for (uint64_t i = 0; i < zz_zu_game_moves(game); i++) {
        char written[ZZ_ZU_MOVE_TEXT];
        zz_zu_move move = zz_zu_game_move(game, i);
        zz_zu_move read;
        zz_zu_move_text(move, written);
        zz_text *text = fuzz_open(written, strlen(written));
        REQUIRE(zz_zu_move_read(&read, zz_zu_game_board(game), &at, text, NULL) == ZZ_OK);
        zz_text_close(text);
        REQUIRE(read.piece == move.piece && read.step == move.step);
        at = zz_zu_play(&at, move);
    }
    REQUIRE(at.to_move == last.to_move);
    for (int piece = ZZ_ZU_R1; piece <= ZZ_ZU_PAWN; piece++)
        REQUIRE(at.pieces[piece].row == last.pieces[piece].row &&
                at.pieces[piece].col == last.pieces[piece].col);
}

static zz_status read_games(zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t games = 0;
    zz_status status = zz_zu_read_header(text, &id, &games, error);
    for (; !status && games > 0; games--) {
        zz_zu_game *game;
        status = zz_zu_game_read(&game, ZZ_ZU_RED, text, &fuzz_options, error);
        REQUIRE(!status == (game != NULL));
        if (game)
            read_again(game);
        zz_zu_game_free(game);
    }
    return status ? status : zz_text_read_end(text, error);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_read(bytes, size, read_boards);
    fuzz_read(bytes, size, read_games);
}
