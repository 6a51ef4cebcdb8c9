/* zu.h: two red generals against a black pawn (Luogu P9169).
 *
 * Red moves first, one of its two pieces one step in any of four directions; black steps up, left
 * or right and wants row 1. A text holds a line `id T` and then T boards: a line `n m` and n rows
 * of `.` (empty), `#` (obstacle), `X` (the pawn, exactly one) and `O` (a general, exactly two).
 *
 *     zz_zu_read_header, then T times zz_zu_board_read, then zz_text_read_end
 *
 * A solver keeps its workspace between boards: make one, solve many. */
#ifndef ZUGZWANG_ZU_H
#define ZUGZWANG_ZU_H

#include <zugzwang/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zz_zu_board zz_zu_board;
typedef struct zz_zu_solver zz_zu_solver;
typedef struct zz_zu_solution zz_zu_solution;

ZZ_API zz_status zz_zu_read_header(zz_text *text, uint64_t *id, uint64_t *boards, zz_error *error);

/* Reads one board. On success the caller owns *board and frees it with zz_zu_board_free. */
ZZ_API zz_status zz_zu_board_read(zz_zu_board **board, zz_text *text, const zz_options *options,
                                  zz_error *error);
ZZ_API void zz_zu_board_free(zz_zu_board *board); /* NULL is allowed */

ZZ_API uint32_t zz_zu_board_rows(const zz_zu_board *board);
ZZ_API uint32_t zz_zu_board_cols(const zz_zu_board *board);

/* The square at a row and column, counted from 1: '.', '#', 'X' or 'O'. */
ZZ_API char zz_zu_board_square(const zz_zu_board *board, uint32_t row, uint32_t col);

/* The options' allocator, memory limit, threads and progress callback hold for every solve. */
ZZ_API zz_status zz_zu_solver_create(zz_zu_solver **solver, const zz_options *options,
                                     zz_error *error);
ZZ_API void zz_zu_solver_free(zz_zu_solver *solver); /* NULL is allowed */

/* The value of the board with red to move. ZZ_TOO_LARGE when the estimate is over the limit;
 * the message says what it would need. */
ZZ_API zz_status zz_zu_solve(zz_zu_solver *solver, const zz_zu_board *board, zz_outcome *outcome,
                             zz_error *error);

/* The bytes that solving the board will need, about; UINT64_MAX when beyond counting. */
ZZ_API zz_status zz_zu_estimate(zz_zu_solver *solver, const zz_zu_board *board, uint64_t *bytes,
                                zz_error *error);

/* ---- Positions and moves: the rules ---- */

typedef enum zz_zu_side { ZZ_ZU_RED = 0, ZZ_ZU_BLACK } zz_zu_side;

/* The pieces by their numbers: the two generals, which keep theirs through a game (R1 is the one
 * that comes first in reading order on the board as it was read), and the pawn. */
typedef enum zz_zu_piece { ZZ_ZU_R1 = 0, ZZ_ZU_R2, ZZ_ZU_PAWN } zz_zu_piece;

typedef struct zz_zu_position {
    zz_zu_side to_move;
    zz_square pieces[3]; /* by zz_zu_piece */
} zz_zu_position;

typedef enum zz_zu_step { ZZ_ZU_UP = 0, ZZ_ZU_LEFT, ZZ_ZU_RIGHT, ZZ_ZU_DOWN } zz_zu_step;

typedef struct zz_zu_move {
    zz_zu_piece piece;
    zz_zu_step step;
} zz_zu_move;

enum { ZZ_ZU_MOST_MOVES = 8 };

/* The board's own pieces, with that side to move. */
ZZ_API zz_zu_position zz_zu_start(const zz_zu_board *board, zz_zu_side to_move);

/* Whether the pieces can stand so: on the board, on no obstacle, the generals apart. */
ZZ_API bool zz_zu_is_position(const zz_zu_board *board, const zz_zu_position *position);

/* The legal moves, in a fixed order (R1 before R2; up, left, right, down), and how many. There are
 * none when the game is over. */
ZZ_API unsigned zz_zu_list_moves(const zz_zu_board *board, const zz_zu_position *position,
                                 zz_zu_move moves[ZZ_ZU_MOST_MOVES]);

/* The position after a legal move. */
ZZ_API zz_zu_position zz_zu_play(const zz_zu_position *position, zz_zu_move move);

/* Whether the game is over, and then who has won it; a side without a move has lost. */
ZZ_API bool zz_zu_is_over(const zz_zu_board *board, const zz_zu_position *position,
                          zz_zu_side *winner);

/* ---- Moves as text, and records of games ----
 *
 * A move is a piece and a step: `R1 up`, `R2 left`, `B right`. The pieces are R1, R2 and B (the
 * pawn), the steps up, left, right and down. In a text that is read, letters may be large or small,
 * the first letter of a step is enough, and the blank may be missing: `r1u`, `B l`.
 *
 * A record is a board and the moves of a game on it, made one after the other, separated by commas
 * or on lines of their own. It ends before a line that does not begin with a letter. Red begins,
 * unless the first move is black's:
 *
 *     3 3
 *     #.#
 *     O.O
 *     .X.
 *     R1 up, B left */

enum { ZZ_ZU_MOVE_TEXT = 12 };

/* Writes a move as text, and returns the text. */
ZZ_API const char *zz_zu_move_text(zz_zu_move move, char text[ZZ_ZU_MOVE_TEXT]);

/* Reads a move that is legal in a position. ZZ_BAD_INPUT when it is not; the message names those
 * that are. */
ZZ_API zz_status zz_zu_move_read(zz_zu_move *move, const zz_zu_board *board,
                                 const zz_zu_position *position, zz_text *text, zz_error *error);

typedef struct zz_zu_game zz_zu_game;

/* Reads a record; the caller owns *game. That side begins, unless black makes the first move. */
ZZ_API zz_status zz_zu_game_read(zz_zu_game **game, zz_zu_side begins, zz_text *text,
                                 const zz_options *options, zz_error *error);
ZZ_API void zz_zu_game_free(zz_zu_game *game); /* NULL is allowed */

/* Reads more moves, as in a record, and makes them. If they are the first and black makes the first
 * of them, black has begun. On failure those before it have been made. */
ZZ_API zz_status zz_zu_game_read_moves(zz_zu_game *game, zz_text *text, zz_error *error);

/* Makes a move that is legal. */
ZZ_API zz_status zz_zu_game_play(zz_zu_game *game, zz_zu_move move, zz_error *error);

/* Takes back the last move; false when there is none. */
ZZ_API bool zz_zu_game_undo(zz_zu_game *game);

/* The board as it was read, which the game owns. */
ZZ_API const zz_zu_board *zz_zu_game_board(const zz_zu_game *game);

/* The number of moves, and the i-th, from 0. */
ZZ_API uint64_t zz_zu_game_moves(const zz_zu_game *game);
ZZ_API zz_zu_move zz_zu_game_move(const zz_zu_game *game, uint64_t i);

/* The positions before the first move and after the last. */
ZZ_API zz_zu_position zz_zu_game_start(const zz_zu_game *game);
ZZ_API zz_zu_position zz_zu_game_position(const zz_zu_game *game);

/* ---- All values at once ---- */

/* Solves every position that play can lead to from the board's own, with that side to move first,
 * and keeps the values: two bytes a position. The board must outlive *solution, which the caller
 * owns; the solver may go on to other boards. ZZ_TOO_LARGE as for zz_zu_solve, and when a game
 * would last more than 65,533 plies. */
ZZ_API zz_status zz_zu_solution_create(zz_zu_solution **solution, zz_zu_solver *solver,
                                       const zz_zu_board *board, zz_zu_side to_move,
                                       zz_error *error);
ZZ_API void zz_zu_solution_free(zz_zu_solution *solution); /* NULL is allowed */

/* The value of a position, for the side to move there: "first" is that side. ZZ_BAD_ARGUMENT when
 * play from the start cannot lead to it, whatever the moves. */
ZZ_API zz_status zz_zu_solution_value(const zz_zu_solution *solution,
                                      const zz_zu_position *position, zz_outcome *outcome,
                                      zz_error *error);

/* ---- Every position of a board ---- */

/* The values of all positions of one parity with the pawn in some rows.
 *
 * Free squares are numbered from 0 in reading order, also those on which the board's own pieces
 * stand. The pairs of red squares are numbered in this order: (0, 1), (0, 2), … (1, 2), (1, 3), …
 *
 * The parity of a position is that of the sum of the rows and columns of its three pieces, and 1
 * more if black is to move. Moves keep it; so of the two positions that a placement of the pieces
 * stands for, one with each side to move, one belongs to each parity.
 *
 * plies[(pawn - first_pawn) × pairs + pair] is 0 for a tie, else 1 more than the number of plies
 * until the end; after an odd number the side to move has won, after an even number it has lost. */
typedef struct zz_zu_layer {
    unsigned parity;
    uint32_t first_row; /* of the pawn, counted from 1 */
    uint32_t last_row;
    uint32_t first_pawn; /* the number of the first free square of these rows */
    uint32_t pawns;      /* how many free squares they have */
    uint64_t pairs;      /* of the board */
    const uint16_t *plies;
} zz_zu_layer;

/* Gets a layer, whose plies are there until it returns. False: stop. */
typedef bool (*zz_zu_layer_fn)(void *user, const zz_zu_layer *layer);

/* Solves every position of the board, wherever its own pieces stand, and hands the values out as
 * layers: first all of parity 0, rows from the top, then all of parity 1. Each layer has at least
 * one free square; together they have each free square once a parity, but for those of row 1: when
 * the pawn stands there, black has won, whoever is to move. Only one layer is in memory at a time,
 * about two bytes a position. ZZ_TOO_LARGE as for zz_zu_solve, and when a game would last more than
 * 65,534 plies; ZZ_CANCELLED when `tell` said so. */
ZZ_API zz_status zz_zu_solve_all(zz_zu_solver *solver, const zz_zu_board *board,
                                 zz_zu_layer_fn tell, void *user, zz_error *error);

/* ---- Perfect play ---- */

/* A move and what it leads to, for the side that makes it: "first" is that side, and plies count
 * the move itself. */
typedef struct zz_zu_rated_move {
    zz_zu_move move;
    zz_outcome outcome;
} zz_zu_rated_move;

/* Every legal move with its value, best first: the fastest win, ties, the slowest loss; equal ones
 * in the order of zz_zu_list_moves. ZZ_BAD_ARGUMENT as for zz_zu_solution_value. */
ZZ_API zz_status zz_zu_rate_moves(const zz_zu_solution *solution, const zz_zu_position *position,
                                  zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES], unsigned *count,
                                  zz_error *error);

/* A mistake gives away a win or a tie. A move that keeps the result is inexact when it wins later, or
 * loses sooner, than it had to. */
typedef enum zz_zu_verdict { ZZ_ZU_BEST = 0, ZZ_ZU_INEXACT, ZZ_ZU_MISTAKE } zz_zu_verdict;

/* A move that was made, and what could have been; outcomes as in zz_zu_rated_move. */
typedef struct zz_zu_judgement {
    zz_zu_verdict verdict;
    zz_outcome made; /* what the move leads to */
    zz_outcome best; /* what the best moves lead to */
    unsigned best_count;
    zz_zu_move best_moves[ZZ_ZU_MOST_MOVES]; /* all of them, in the order of zz_zu_list_moves */
} zz_zu_judgement;

/* ZZ_BAD_ARGUMENT as for zz_zu_solution_value, and when the move is not legal. */
ZZ_API zz_status zz_zu_judge_move(const zz_zu_solution *solution, const zz_zu_position *position,
                                  zz_zu_move move, zz_zu_judgement *judgement, zz_error *error);

/* The perfect game from a position: both sides make the first move that zz_zu_rate_moves lists. */
typedef struct zz_zu_line {
    uint64_t plies;        /* until the end, or until a position comes up again */
    bool repeats;          /* a tie: the line comes back */
    uint64_t repeats_from; /* to the position after so many plies */
} zz_zu_line;

ZZ_API zz_status zz_zu_find_line(const zz_zu_solution *solution, const zz_zu_position *position,
                                 zz_zu_line *line, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
