# Moves, lines and reviews of zu.

# every legal move, best first
$ zugzwang zu moves --number 2 zu-sample.in
> Red to move: lose in 2 plies
> R1 right  lose in 2 plies
> R1 down   lose in 2 plies
> R2 left   lose in 2 plies
> R2 down   lose in 2 plies

# every board of a file
$ zugzwang zu moves zu-sample.in
> Board 1 of 5
> Red cannot move: black has won.
>
> Board 2 of 5
> Red to move: lose in 2 plies
> R1 right  lose in 2 plies
> R1 down   lose in 2 plies
> R2 left   lose in 2 plies
> R2 down   lose in 2 plies
>
> Board 3 of 5
> Red to move: lose in 2 plies
> R1 right  lose in 2 plies
> R1 down   lose in 2 plies
> R2 left   lose in 2 plies
> R2 right  lose in 2 plies
>
> Board 4 of 5
> Red to move: tie
> R1 up     tie
> R1 left   tie
> R1 right  tie
> R1 down   tie
>
> Board 5 of 5
> Red to move: win in 75 plies
> R1 up     win in 75 plies
> R1 down   win in 75 plies
> R2 left   win in 75 plies
> R2 right  win in 79 plies

# black to move
$ zugzwang zu moves --black-to-move --number 5 zu-sample.in
> Black to move: lose in 74 plies
> B right   lose in 74 plies

# moves are made first, in any letter case, short or long
$ zugzwang zu moves --number 5 --after 'R1 UP, b r, R1down' zu-sample.in
> Black to move: lose in 76 plies
> B left    lose in 76 plies
> B right   lose in 76 plies

# a line is as long as the answer
$ zugzwang zu line --number 5 zu-sample.in | sed -n '1,4p; 75,$p'
  zugzwang zu line --number 5 zu-sample.in | grep -c '[0-9][.] '
> Red to move: win in 75 plies
>    1. Red    R1 up
>    2. Black  B right
>    3. Red    R2 left
>   74. Black  B right
>   75. Red    R2 left
> Red has captured the pawn and won.
> 75

# a tie shows where it repeats
$ zugzwang zu line --number 4 zu-sample.in
> Red to move: tie
>    1. Red    R1 up
>    2. Black  B left
>    3. Red    R1 up
>    4. Black  B right
>    5. Red    R1 left
>    6. Black  B left
>    7. Red    R1 left
>    8. Black  B right
>    9. Red    R1 right
> And so on: the position is that after ply 5.

# a tie that repeats from the start
$ printf '0 1\n4 4\nO...\nO#..\n##.#\n.X#.\n' | zugzwang zu line
> Red to move: tie
>    1. Red    R1 right
>    2. Black  B left
>    3. Red    R1 left
>    4. Black  B right
> And so on: the position is that at the start.

# each position, drawn; the pawn is on top when it captures
$ zugzwang zu line --board --number 2 zu-sample.in
> Red to move: lose in 2 plies
>
>   # . #
>   1 . 2
>   . X .
>
>   # . #
>   . 1 2    1. Red    R1 right
>   . X .
>
>   # . #
>   . X 2    2. Black  B up
>   . . .
>
> Black has captured a general and won.

# the defence against a move
$ zugzwang zu line --number 2 --defend 'r2 right' zu-sample.in
! --defend:1:1: expected R1 right, R1 down, R2 left or R2 down, found R2 right
? 65
$ zugzwang zu line --number 2 --defend 'r2 down' zu-sample.in
> Red to move: lose in 2 plies
> After R2 down: lose in 2 plies; black wins as fast as possible
>    1. Red    R2 down
>    2. Black  B right
> Black has captured a general and won.

# a defence that holds for ever
$ zugzwang zu line --number 4 --defend 'R1 left' zu-sample.in
> Red to move: tie
> After R1 left: tie; black does not lose
>    1. Red    R1 left
>    2. Black  B left
>    3. Red    R1 up
>    4. Black  B right
>    5. Red    R1 up
>    6. Black  B left
>    7. Red    R1 left
>    8. Black  B right
>    9. Red    R1 right
> And so on: the position is that after ply 5.

# the defence needs one move
$ zugzwang zu line --number 2 --defend 'r2 down, b up' zu-sample.in
! --defend:1:8: expected the end, found ','
? 65
$ zugzwang zu line --number 2 --defend '' zu-sample.in
! --defend:1:1: expected a move such as 'R1 up' or 'B left', found the end
? 65

# a line as a record
$ zugzwang zu line --record --number 3 zu-sample.in
> 0 1
> 3 3
> O..
> .#X
> .O.
> R1 right, B up

# records of several boards, and nothing to find in any of them
$ zugzwang zu line --record zu-sample.in | zugzwang zu review | grep -E '^(Board|Mistakes)'
> Board 1 of 5
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.
> Board 2 of 5
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.
> Board 3 of 5
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.
> Board 4 of 5
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.
> Board 5 of 5
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.

# a review of a game in a file, and of moves on the command line
$ printf '0 1\n5 4\n...O\n.##.\n....\n...X\n..O#\nR2 left, B left\nr1l\n' >game.in
  zugzwang zu review --moves 'bl, r2r' game.in
>  ply  side   move      before    after     (who wins, and plies left)
>    1  Red    R2 left   Red 3     Red 6     inexact; R1 down wins in 3 plies
>    2  Black  B left    Red 6     Red 5
>    3  Red    R1 left   Red 5     Red 8     inexact; R1 down wins in 5 plies
>    4  Black  B left    Red 8     Red 1     inexact; B up or B right last 8 plies
>    5  Red    R2 right  Red 1     tie       mistake; R2 up wins in 1 ply
> Black to move: tie
> Mistakes: Red 1, Black 0. Inexact: Red 2, Black 1.

# a game of which black made the first move
$ printf '0 1\n4 4\n..O.\n....\n.O..\n...X\nB up\nR1 right' | zugzwang zu review
>  ply  side   move      before    after     (who wins, and plies left)
>    1  Black  B up      Red 6     Red 3     inexact; B left lasts 6 plies
>    2  Red    R1 right  Red 3     Red 2
> Black to move: lose in 2 plies
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 1.

# so it is with moves on the command line
$ printf '0 1\n4 4\n..O.\n....\n.O..\n...X\n' >quiet.in
  zugzwang zu review --moves 'b up, r1r' quiet.in
  zugzwang zu moves --after 'B up' quiet.in | head -n 1
>  ply  side   move      before    after     (who wins, and plies left)
>    1  Black  B up      Red 6     Red 3     inexact; B left lasts 6 plies
>    2  Red    R1 right  Red 3     Red 2
> Black to move: lose in 2 plies
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 1.
> Red to move: win in 3 plies

# but the move to defend against is made by the side whose turn it is, also in a picture
$ zugzwang zu line --defend 'B up' quiet.in
! --defend:1:1: expected R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down, found B up
? 65
$ zugzwang zu line --defend 'B up' --format svg quiet.in
! --defend:1:1: expected R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down, found B up
? 65
$ zugzwang zu line --defend 'R1 left, B up' --format svg quiet.in
! --defend:1:8: expected the end, found ','
? 65

# a game without moves
$ zugzwang zu review --number 1 zu-sample.in
>  ply  side   move      before    after     (who wins, and plies left)
> Red cannot move: black has won.
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.

# a review as JSON
$ zugzwang zu review --json --moves 'bl, r2r' game.in | steady
> {
>   "schema": "zugzwang/review/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "game.in",
>       "answers": [
>         {
>           "board": 1,
>           "rows": 5,
>           "cols": 4,
>           "pieces": {"R1": [1, 3], "R2": [5, 3], "B": [4, 2]},
>           "ply": 5,
>           "turn": "black",
>           "category": "tie",
>           "distance": null,
>           "mistakes": {"red": 1, "black": 0},
>           "inexact": {"red": 2, "black": 1},
>           "moves": [
>             {"turn": "red", "move": "R2 left", "verdict": "inexact", "before": "red", "after": "red", "category": "win", "distance": 7, "child_category": "lose", "child_distance": 6, "best_category": "win", "best_distance": 3, "better": ["R1 down"]},
>             {"turn": "black", "move": "B left", "verdict": "best", "before": "red", "after": "red", "category": "lose", "distance": 6, "child_category": "win", "child_distance": 5, "best_category": "lose", "best_distance": 6, "better": []},
>             {"turn": "red", "move": "R1 left", "verdict": "inexact", "before": "red", "after": "red", "category": "win", "distance": 9, "child_category": "lose", "child_distance": 8, "best_category": "win", "best_distance": 5, "better": ["R1 down"]},
>             {"turn": "black", "move": "B left", "verdict": "inexact", "before": "red", "after": "red", "category": "lose", "distance": 2, "child_category": "win", "child_distance": 1, "best_category": "lose", "best_distance": 8, "better": ["B up", "B right"]},
>             {"turn": "red", "move": "R2 right", "verdict": "mistake", "before": "red", "after": "tie", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null, "best_category": "win", "best_distance": 1, "better": ["R2 up"]}
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# moves as JSON
$ zugzwang zu moves --json --number 4 zu-sample.in | steady
> {
>   "schema": "zugzwang/moves/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "zu-sample.in",
>       "answers": [
>         {
>           "board": 4,
>           "rows": 5,
>           "cols": 5,
>           "pieces": {"R1": [3, 3], "R2": [5, 1], "B": [5, 4]},
>           "ply": 0,
>           "turn": "red",
>           "category": "tie",
>           "distance": null,
>           "moves": [
>             {"move": "R1 up", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"move": "R1 left", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"move": "R1 right", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"move": "R1 down", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null}
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# a line as JSON
$ printf '0 1\n4 4\n..O.\n....\n.O..\n...X\n' | zugzwang zu line --json --after 'R1 left' --defend 'B left' | steady
> {
>   "schema": "zugzwang/line/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "<stdin>",
>       "answers": [
>         {
>           "board": 1,
>           "rows": 4,
>           "cols": 4,
>           "pieces": {"R1": [1, 2], "R2": [3, 2], "B": [4, 4]},
>           "ply": 1,
>           "turn": "black",
>           "category": "win",
>           "distance": 5,
>           "defend": "B left",
>           "plies": 6,
>           "repeats_from": null,
>           "mainline": [
>             {"turn": "black", "move": "B left", "category": "lose", "distance": 6, "child_category": "win", "child_distance": 5},
>             {"turn": "red", "move": "R1 left", "category": "win", "distance": 5, "child_category": "lose", "child_distance": 4},
>             {"turn": "black", "move": "B right", "category": "lose", "distance": 4, "child_category": "win", "child_distance": 3},
>             {"turn": "red", "move": "R2 right", "category": "win", "distance": 3, "child_category": "lose", "child_distance": 2},
>             {"turn": "black", "move": "B up", "category": "lose", "distance": 2, "child_category": "win", "child_distance": 1},
>             {"turn": "red", "move": "R2 right", "category": "win", "distance": 1, "child_category": "lose", "child_distance": 0}
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# an illegal move in a record, with its place
$ printf '0 1\n4 4\n..O.\n....\n.O..\n...X\nR1 left, B up\n R2 up, B down\n' >bad.in
  zugzwang zu review bad.in
! bad.in:8:9: expected B up or B left, found B down
? 65

# no move at all in a record
$ printf '0 1\n4 4\n..O.\n....\n.O..\n...X\nR1 left, B up,\n R9 up\n' >bad.in
  zugzwang zu review bad.in
! bad.in:8:2: expected a move such as 'R1 up' or 'B left', found 'R9'
? 65

# bytes in a record
$ printf '0 1\n2 2\nOO\n.X\nR1 down\377\n' | zugzwang zu review
! <stdin>:5:8: expected ',' or the end of the line, found byte 0xFF
? 65

# on the command line
$ zugzwang zu moves --number 3 --after 'R1 left' zu-sample.in
! --after:1:1: expected R1 right, R1 down, R2 left or R2 right, found R1 left
? 65
$ zugzwang zu moves --number 3 --after 'R1 down,' zu-sample.in
! --after:1:9: expected a move such as 'R1 up' or 'B left', found the end
? 65
$ zugzwang zu moves --number 3 --after 'R1 down B up' zu-sample.in
! --after:1:9: expected ',' or the end of the line, found 'B'
? 65
$ zugzwang zu moves --number 3 --after 'R1 down; B up' zu-sample.in
! --after:1:8: expected ',' or the end of the line, found ';'
? 65
$ zugzwang zu moves --number 3 --after 'R1' zu-sample.in
! --after:1:3: expected up, left, right or down, found the end
? 65
$ zugzwang zu moves --number 3 --after '7' zu-sample.in
! --after:1:1: expected the end, found '7'
? 65
$ zugzwang zu moves --number 1 --after 'R1 down' zu-sample.in
! --after:1:1: expected no move, since the game is over, found R1 down
? 65

# a board that the file does not have
$ zugzwang zu moves --number 6 zu-sample.in
! zugzwang: --number: expected a board from 1 to 5, found 6
? 64
$ zugzwang zu moves --number 0 zu-sample.in
! zugzwang: --number: expected the number of a board, counted from 1, found '0'
! Try 'zugzwang zu moves --help'.
? 64

# the answers before a malformed board are written
$ printf '0 2\n2 2\nOO\n.X\n2 2\nOO\n.Q\n' | zugzwang zu moves
> Board 1 of 2
> Red to move: win in 1 ply
> R2 down   win in 1 ply
> R1 down   lose in 2 plies
! <stdin>:7:2: expected '.', '#', 'X' or 'O', found 'Q'
? 65

# answers that exclude each other
$ zugzwang zu line --json --board zu-sample.in
! zugzwang: --json and --board cannot go together
! Try 'zugzwang zu line --help'.
? 64
$ zugzwang zu line --record --board zu-sample.in
! zugzwang: --record and --board cannot go together
! Try 'zugzwang zu line --help'.
? 64
$ zugzwang zu line --record --json zu-sample.in
! zugzwang: --record and --json cannot go together
! Try 'zugzwang zu line --help'.
? 64

# a board too large to keep every value of
$ open-board 24 24 | zugzwang zu moves --memory 20M
! zugzwang: <stdin>: board 1: keeping the value of every position needs about 174.4 MiB of memory; 20.0 MiB may be used; 'zugzwang zu solve' keeps no values, and fits
? 71

# and too large for anything
$ open-board 24 24 | zugzwang zu line --memory 1M
! zugzwang: <stdin>: board 1: keeping the value of every position needs about 174.4 MiB of memory; 1.0 MiB may be used
? 71

# the examples on the help pages are true
$ for verb in moves line review; do zugzwang zu $verb --help | try-examples; rm -f commands expected; done
> 2 true
> 3 true
> 3 true
