/* zu_line_picture.c: games of zu that are played before one's eyes: the perfect one from a position
 * on, or that of a record, with its mistakes. */
#include <inttypes.h>
#include <stdio.h>

#include "playback.h"
#include "zu_view.h"

enum { LISTED = 12 }; /* mistakes that are told in words */

/* The moves of a game, and where it goes from. */
struct play {
    struct zu_view view; /* its position is that before the first move */
    uint64_t made;       /* plies before that */
    zz_zu_move *moves;
    zz_zu_judgement *judgements; /* of a record; NULL: of a line, which has nothing to judge */
    zz_zu_line line;
};

static zz_status find_solution(struct play *play, zz_error *error)
{
    struct zu_question *question = &play->view.question;
    return zz_zu_solution_create(&question->solution, play->view.solver, play->view.board,
                                 zz_zu_game_start(question->game).to_move, error);
}

static zz_status find_moves(struct play *play, zz_error *error)
{
    zz_zu_position position = play->view.position;
    zz_status status = ZZ_OK;
    for (uint64_t i = 0; i < play->line.plies && !status; i++) {
        zz_zu_rated_move rated[ZZ_ZU_MOST_MOVES];
        unsigned count;
        status = zz_zu_rate_moves(play->view.question.solution, &position, rated, &count, error);
        if (!status) {
            play->moves[i] = rated[0].move;
            position = zz_zu_play(&position, rated[0].move);
        }
    }
    return status;
}

static zz_status judge_moves(struct play *play, zz_error *error)
{
    zz_zu_position position = play->view.position;
    zz_status status = ZZ_OK;
    for (uint64_t i = 0; i < play->line.plies && !status; i++) {
        play->moves[i] = zz_zu_game_move(play->view.question.game, i);
        status = zz_zu_judge_move(play->view.question.solution, &position, play->moves[i],
                                  &play->judgements[i], error);
        position = zz_zu_play(&position, play->moves[i]);
    }
    return status;
}

static const char *name_move(const void *user, uint64_t ply, char text[PLAYBACK_MOVE])
{
    const struct play *play = user;
    return zz_zu_move_text(play->moves[ply], text);
}

static enum playback_mark mark_move(const void *user, uint64_t ply)
{
    static const enum playback_mark marks[] = {[ZZ_ZU_BEST] = PLAYBACK_UNMARKED,
                                               [ZZ_ZU_INEXACT] = PLAYBACK_INEXACT,
                                               [ZZ_ZU_MISTAKE] = PLAYBACK_MISTAKE};
    const struct play *play = user;
    return marks[play->judgements[ply].verdict];
}

/* Where a piece goes, frame by frame, as the newest track. */
static void follow(struct scene *scene, const struct play *play, zz_zu_piece piece)
{
    zz_zu_position position = play->view.position;
    zz_square start = position.pieces[piece];
    scene_track(scene);
    for (uint64_t i = 0; i < play->line.plies; i++) {
        position = zz_zu_play(&position, play->moves[i]);
        zz_square now = position.pieces[piece];
        if (play->moves[i].piece == piece)
            scene_step(scene, (unsigned)i + 1,
                       (struct point){((int)now.col - (int)start.col) * SCENE_SQUARE,
                                      ((int)now.row - (int)start.row) * SCENE_SQUARE});
    }
}

static void draw_play(struct sheet *sheet, const struct play *play)
{
    char begin[64];
    struct scene *scene = sheet->scene;
    struct playback playback = {
        .plies = play->line.plies,
        .made = play->made,
        .begin = begin,
        .name = name_move,
        .mark = play->judgements ? mark_move : NULL,
        .user = play,
    };
    snprintf(begin, sizeof begin, "%s to move", ZU_SIDES[play->view.position.to_move]);
    scene_raster(scene, RASTER_LISTED);
    playback_say(sheet, &playback);
    sheet_board(sheet);
    sheet_grid(sheet);
    zu_draw_ground(sheet, play->view.board, true);
    for (int piece = ZZ_ZU_PAWN; piece >= ZZ_ZU_R1; piece--) {
        follow(scene, play, (zz_zu_piece)piece);
        zu_draw_piece(scene, sheet_middle(sheet, play->view.position.pieces[piece]), piece, 18,
                      scene->tracks);
    }
    playback_list(sheet, &playback);
}

static void draw_line(const struct play *play, zz_outcome outcome, struct scene *scene)
{
    struct sheet sheet;
    sheet_begin(&sheet, scene, zz_zu_board_rows(play->view.board),
                zz_zu_board_cols(play->view.board));
    if (outcome.winner)
        zu_draw_title(&sheet, &play->view, outcome);
    else
        sheet_title(&sheet,
                    "Tie: after ply %" PRIu64 " the game is where it was after ply %" PRIu64,
                    play->made + play->line.plies, play->made + play->line.repeats_from);
    zu_describe(&sheet, &play->view, " A perfect game is played from there.");
    draw_play(&sheet, play);
    sheet_end(&sheet);
}

static void say_mistakes(struct sheet *sheet, const struct play *play, uint64_t mistakes)
{
    uint64_t told = 0;
    for (uint64_t i = 0; i < play->line.plies && told < LISTED; i++) {
        const zz_zu_judgement *judgement = &play->judgements[i];
        char better[ZZ_ZU_MOST_MOVES * (ZZ_ZU_MOVE_TEXT + 4)];
        char name[ZZ_ZU_MOVE_TEXT];
        size_t used = 0;
        if (judgement->verdict != ZZ_ZU_MISTAKE)
            continue;
        for (unsigned k = 0; k < judgement->best_count; k++)
            used += (size_t)snprintf(better + used, sizeof better - used, "%s%s", k ? " or " : "",
                                     zz_zu_move_text(judgement->best_moves[k], name));
        sheet_say(sheet, "%" PRIu64 ". %s was a mistake; better %s", i + 1,
                  zz_zu_move_text(play->moves[i], name), better);
        told++;
    }
    if (told < mistakes)
        sheet_say(sheet, "and %" PRIu64 " more, which 'zugzwang zu review' tells", mistakes - told);
}

static void draw_review(const struct play *play, struct scene *scene)
{
    struct sheet sheet;
    uint64_t counts[2][3] = {{0}};
    zz_zu_side mover = play->view.position.to_move;
    for (uint64_t i = 0; i < play->line.plies; i++, mover = !mover)
        counts[mover][play->judgements[i].verdict]++;
    sheet_begin(&sheet, scene, zz_zu_board_rows(play->view.board),
                zz_zu_board_cols(play->view.board));
    sheet_title(&sheet, "Mistakes: Red %" PRIu64 ", Black %" PRIu64,
                counts[ZZ_ZU_RED][ZZ_ZU_MISTAKE], counts[ZZ_ZU_BLACK][ZZ_ZU_MISTAKE]);
    sheet_say(&sheet, "Inexact: Red %" PRIu64 ", Black %" PRIu64, counts[ZZ_ZU_RED][ZZ_ZU_INEXACT],
              counts[ZZ_ZU_BLACK][ZZ_ZU_INEXACT]);
    zu_describe(&sheet, &play->view, " The record of a game is played from there.");
    draw_play(&sheet, play);
    say_mistakes(&sheet, play,
                 counts[ZZ_ZU_RED][ZZ_ZU_MISTAKE] + counts[ZZ_ZU_BLACK][ZZ_ZU_MISTAKE]);
    sheet_end(&sheet);
}

static zz_status make_room(struct run *run, struct play *play, bool judged, zz_error *error)
{
    void *moves = NULL;
    void *judgements = NULL;
    uint64_t count = play->line.plies + 1;
    zz_status status = playback_check(play->line.plies, error);
    if (!status)
        status = meter_allocate(&run->meter, &moves, count, sizeof(zz_zu_move), error);
    play->moves = moves;
    if (!status && judged)
        status = meter_allocate(&run->meter, &judgements, count, sizeof(zz_zu_judgement), error);
    play->judgements = judgements;
    return status;
}

static void close_play(struct run *run, struct play *play)
{
    uint64_t count = play->line.plies + 1;
    meter_release(&run->meter, play->moves, count, sizeof(zz_zu_move));
    meter_release(&run->meter, play->judgements, count, sizeof(zz_zu_judgement));
    zu_view_close(&play->view);
}

zz_status zu_draw_line(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    struct play play = {.moves = NULL};
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    zz_status status = zu_view_open(run, text, &play.view, error);
    const struct zu_question *question = &play.view.question;
    if (!status)
        status = find_solution(&play, error);
    if (!status)
        status = zz_zu_solution_value(question->solution, &play.view.position, &outcome, error);
    if (!status)
        status = zz_zu_find_line(question->solution, &play.view.position, &play.line, error);
    if (!status)
        status = make_room(run, &play, false, error);
    if (!status)
        status = find_moves(&play, error);
    if (!status) {
        play.made = zz_zu_game_moves(question->game);
        draw_line(&play, outcome, scene);
    }
    close_play(run, &play);
    return status;
}

zz_status zu_draw_review(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    struct play play = {.moves = NULL};
    zz_status status = zu_view_open(run, text, &play.view, error);
    if (!status)
        status = find_solution(&play, error);
    if (!status) {
        play.view.position = zz_zu_game_start(play.view.question.game);
        play.line.plies = zz_zu_game_moves(play.view.question.game);
        status = make_room(run, &play, true, error);
    }
    if (!status)
        status = judge_moves(&play, error);
    if (!status)
        draw_review(&play, scene);
    close_play(run, &play);
    return status;
}
