#include "zu_view.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/progress.h"

const char *const ZU_PIECES[3] = {"R1", "R2", "B"};

/* Reads all boards of the text, and keeps the one that is wanted. */
static zz_status read_wanted(struct run *run, zz_text *text, struct zu_question *question,
                             zz_error *error)
{
    uint64_t id;
    zz_zu_side begins = run->settings->black_to_move ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    zz_status status = zz_zu_read_header(text, &id, &question->boards, error);
    question->number = run->settings->number ? run->settings->number : 1;
    for (uint64_t i = 1; i <= question->boards && !status; i++) {
        zz_zu_game *game = NULL;
        progress_subject("board", i, question->boards);
        status = zz_zu_game_read(&game, begins, text, &run->options, error);
        if (!status && i == question->number)
            question->game = game;
        else
            zz_zu_game_free(game);
    }
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status && !question->game && run->settings->number)
        status =
            ask_fail_number(run, "--number", "board", question->number, question->boards, error);
    else if (!status && !question->game) {
        *error = (zz_error){.code = ZZ_BAD_INPUT, .message = "expected a board, found none"};
        status = error->code;
    }
    return status;
}

zz_status zu_view_open(struct run *run, zz_text *text, struct zu_view *view, zz_error *error)
{
    const struct settings *settings = run->settings;
    zz_status status = read_wanted(run, text, &view->question, error);
    if (!status)
        status = zu_make_moves(run, view->question.game, "--after", settings->after, error);
    if (!status)
        status = zu_make_move(run, view->question.game, "--defend", settings->defend, error);
    if (!status)
        status = zz_zu_solver_create(&view->solver, &run->options, error);
    if (!status) {
        view->board = zz_zu_game_board(view->question.game);
        view->position = zz_zu_game_position(view->question.game);
    }
    if (!status && !run->settings->json)
        status = sheet_check(zz_zu_board_rows(view->board), zz_zu_board_cols(view->board), error);
    return status;
}

void zu_view_close(struct zu_view *view)
{
    zz_zu_solution_free(view->question.solution);
    zz_zu_game_free(view->question.game);
    zz_zu_solver_free(view->solver);
}

zz_zu_side zu_winner(const zz_zu_position *position, zz_winner winner)
{
    bool mover = winner == ZZ_WINNER_FIRST;
    return (position->to_move == ZZ_ZU_RED) == mover ? ZZ_ZU_RED : ZZ_ZU_BLACK;
}

const char *zu_plies(uint64_t plies)
{
    return plies == 1 ? "ply" : "plies";
}

void zu_draw_title(struct sheet *sheet, const struct zu_view *view, zz_outcome outcome)
{
    zz_zu_side unused;
    const char *winner = ZU_SIDES[zu_winner(&view->position, outcome.winner)];
    if (!outcome.winner)
        sheet_title(sheet, "Tie: neither side can force a win");
    else if (zz_zu_is_over(view->board, &view->position, &unused))
        sheet_title(sheet, "%s has won", winner);
    else
        sheet_title(sheet, "%s wins in %" PRIu64 " %s", winner, outcome.plies,
                    zu_plies(outcome.plies));
}

void zu_say_turn(struct sheet *sheet, const struct zu_view *view, const char *more)
{
    char which[80] = "";
    if (view->question.boards > 1)
        snprintf(which, sizeof which, "Board %" PRIu64 " of %" PRIu64 ". ", view->question.number,
                 view->question.boards);
    sheet_say(sheet, "%s%s to move%s", which, ZU_SIDES[view->position.to_move], more);
}

void zu_describe(struct sheet *sheet, const struct zu_view *view, const char *what)
{
    const zz_square *pieces = view->position.pieces;
    snprintf(sheet->scene->description, sizeof sheet->scene->description,
             "zu on a board of %d rows and %d columns, %s to move: general R1 on row %" PRIu32
             ", column %" PRIu32 ", general R2 on row %" PRIu32 ", column %" PRIu32
             ", the pawn B on row %" PRIu32 ", column %" PRIu32 ".%s",
             sheet->rows, sheet->cols, ZU_JSON_SIDES[view->position.to_move], pieces[ZZ_ZU_R1].row,
             pieces[ZZ_ZU_R1].col, pieces[ZZ_ZU_R2].row, pieces[ZZ_ZU_R2].col,
             pieces[ZZ_ZU_PAWN].row, pieces[ZZ_ZU_PAWN].col, what);
}

void zu_draw_piece(struct scene *scene, struct point at, int piece, int radius, unsigned track)
{
    if (piece == ZZ_ZU_PAWN)
        mark_pawn(scene, at, radius * 7 / 8, track);
    else
        mark_general(scene, at, piece + 1, radius, track);
}

void zu_draw_ground(const struct sheet *sheet, const zz_zu_board *board, bool dots)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            struct point middle = sheet_middle(sheet, square);
            if (zz_zu_board_square(board, square.row, square.col) == '#')
                sheet_wall(sheet, square);
            else if (dots)
                scene_text(sheet->scene, middle.x, middle.y, 0, ANCHOR_MIDDLE, ".");
        }
}
