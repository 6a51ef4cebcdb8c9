# Moves, lines and reviews of rabbit, graph and geography.

# a review tells the mistakes of both sides
$ zugzwang rabbit review rabbit-3.in
>  ply  side    move     before  after
>    1  Rabbit  3 2      Rabbit  Egg     mistake; 3 4 keeps the win
>    2  Egg     2 2      Egg     Rabbit  mistake; 4 2 keeps the win
>    3  Rabbit  1 2      Rabbit  Egg     mistake; 2 1 keeps the win
>    4  Egg     1 3      Egg     Egg
> Mistakes: Rabbit 2, Egg 1

# the same board without a record
$ printf '4 4\nOOXX\nOXXO\nOO.O\nXXXO\n0\n' >start.in

# moves after others
$ printf '4 4\nOOXX\nOXXO\nOO.O\nXXXO\n0\n' | zugzwang rabbit moves --after '3 2, 2 2'
> Rabbit to move wins
> 2 1     win
> 1 2     lose

# an illegal move
$ printf '4 4\nOOXX\nOXXO\nOO.O\nXXXO\n0\n' | zugzwang rabbit moves --after '3 2, 2 1'
! --after:1:6: expected 2 2 or 4 2, found 2 1
? 65

# no move at all
$ zugzwang rabbit moves rabbit-1.in --after '1,'
! --after:1:2: expected a row and a column, counted from 1, found ','
? 65

# the token must stand somewhere
$ zugzwang geography line geography-1.in
! zugzwang: expected --from R C, the square that the token stands on
! Try 'zugzwang geography line --help'.
? 64

# a wall, and off the board
$ zugzwang geography line --from 1 2 geography-1.in
! zugzwang: --from: expected '.' at 1 2, found '#'
? 65

$ zugzwang geography line --from 9 2 geography-1.in
! zugzwang: --from: 9 2 is off the board of 3×3 squares
? 64

# a tie goes round
$ zugzwang graph line --from 1 graph-all.in
> First to move on 1: tie
>    1. First   2
>    2. Second  3
>    3. First   1
> And so on: the token is where it was at the start.

# a target
$ zugzwang graph line --from 1 --target 2 graph-all.in
> First to move on 1: win in 1 ply
>    1. First   2
> First has moved onto the target.

# the queries of a file, or one of them
$ zugzwang graph moves graph-2.in
> Query 1 of 2: from 1 with target 5
> First to move on 1: tie
> 2       tie
>
> Query 2 of 2: from 4 with target 3
> First to move on 4: win in 1 ply
> 5       win in 1 ply
$ zugzwang graph line --query 2 graph-2.in
> Query 2 of 2: from 4 with target 3
> First to move on 4: win in 1 ply
>    1. First   5
> Second cannot move.
$ zugzwang graph line --query 3 graph-2.in
! zugzwang: --query: expected a query from 1 to 2, found 3
? 64

# a file whose queries are passed over
$ zugzwang graph line --from 4 --target 5 graph-2.in
> First to move on 4: win in 1 ply
>    1. First   5
> First has moved onto the target.

# neither a vertex nor queries
$ zugzwang graph line graph-all.in
! zugzwang: graph-all.in: expected --from V, the vertex that the token stands on, since there are no queries
? 64
$ zugzwang graph line --target 2 graph-all.in
! zugzwang: expected --from V beside --target, the vertex that the token stands on
! Try 'zugzwang graph line --help'.
? 64
$ zugzwang graph line --query 1 --from 2 graph-2.in
! zugzwang: expected either --query or --from
! Try 'zugzwang graph line --help'.
? 64

# a malformed query after a good one
$ printf '3 2 2\n1 2\n2 3\n1 2\n1 1\n' | zugzwang graph moves
> Query 1 of 2: from 1 with target 2
> First to move on 1: win in 1 ply
> 2       win in 1 ply
! <stdin>:5:3: expected a target other than the start, found 1
? 65

# the defence against a move
$ zugzwang graph line --from 1 --defend 2 --json graph-all.in | steady
> {
>   "schema": "zugzwang/line/1",
>   "version": "0.1.0",
>   "game": "graph",
>   "inputs": [
>     {
>       "file": "graph-all.in",
>       "answers": [
>         {
>           "vertices": 5,
>           "edges": 5,
>           "query": null,
>           "target": null,
>           "vertex": 1,
>           "ply": 0,
>           "turn": "first",
>           "category": "tie",
>           "distance": null,
>           "defend": "2",
>           "plies": 4,
>           "repeats_from": 1,
>           "mainline": [
>             {"turn": "first", "move": "2", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"turn": "second", "move": "3", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"turn": "first", "move": "1", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>             {"turn": "second", "move": "2", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null}
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
$ zugzwang rabbit line --after '3 2, 2 2' --defend '1 2' start.in
> Rabbit to move wins
> After 1 2 Egg wins; this line has 2 plies
>    3. Rabbit  1 2
>    4. Egg     1 3     partner of 1 2
> Rabbit cannot move.
> Why: Egg always moves to the partner of the blank's square in one maximum
> matching of the squares that are left; whatever Rabbit does, there is one.
$ zugzwang rabbit line --defend '3 2' start.in
> Rabbit to move wins
> After 3 2 Egg wins; this line has 2 plies
>    1. Rabbit  3 2
>    2. Egg     4 2     partner of 3 2
> Rabbit cannot move.
> Why: Egg always moves to the partner of the blank's square in one maximum
> matching of the squares that are left; whatever Rabbit does, there is one.
$ zugzwang rabbit line --defend '3 4' start.in
> Rabbit to move wins
> After 3 4 Rabbit wins; this line has 1 ply
>    1. Rabbit  3 4
> Egg cannot move.

# a move that is none, or more than one
$ zugzwang graph line --from 1 --defend 4 graph-all.in
! --defend:1:1: expected a vertex that an edge from 1 leads to, found 4
? 65
$ zugzwang graph line --from 1 --defend '2, 3' graph-all.in
! --defend:1:2: expected one move, found ','
? 65
$ zugzwang rabbit line --defend '' start.in
! --defend:1:1: expected a move, found the end
? 65
$ zugzwang rabbit line --defend '1 1' start.in
! --defend:1:1: expected 3 2 or 3 4, found 1 1
? 65

# each position, drawn
$ zugzwang geography line --board --from 2 2 geography-1.in
> First wins; this line has 1 ply
>
>   . # #
>   . @ .
>   # . #
>
>   . # #
>   . + @    1. First   2 3     partner of 2 2
>   # . #
>
> Second cannot move.
> Why: First always moves to the partner of the token's square in one maximum
> matching of the squares that are left; whatever Second does, there is one.

# each position of rabbit, drawn
$ printf '1 6\nXO.OXO\n0\n' | zugzwang rabbit line --board
> Rabbit wins; this line has 3 plies
>
>   X O . O X O
>
>   X O O . X O    1. Rabbit  1 4     partner of 1 3
>
>   X O O X . O    2. Egg     1 5
>
>   X O O X O .    3. Rabbit  1 6     partner of 1 5
>
> Egg cannot move.
> Why: Rabbit always moves to the partner of the blank's square in one maximum
> matching of the squares that are left; whatever Egg does, there is one.
> Against this matching no defence lasts longer.

# as JSON
$ zugzwang rabbit review --json rabbit-1.in | steady
> {
>   "schema": "zugzwang/review/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "rabbit-1.in",
>       "answers": [
>         {
>           "rows": 1,
>           "cols": 6,
>           "mistakes": {"rabbit": 1, "egg": 0},
>           "moves": [
>             {"turn": "rabbit", "move": "1 2", "verdict": "mistake", "before": "rabbit", "after": "egg", "category": "lose", "distance": null, "child_category": "win", "child_distance": null, "best_category": "win", "best_distance": null, "better": ["1 4"]},
>             {"turn": "egg", "move": "1 1", "verdict": "best", "before": "egg", "after": "egg", "category": "win", "distance": null, "child_category": "lose", "child_distance": null, "best_category": "win", "best_distance": null, "better": []}
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
$ zugzwang rabbit line --json start.in | steady
> {
>   "schema": "zugzwang/line/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "start.in",
>       "answers": [
>         {
>           "rows": 4,
>           "cols": 4,
>           "blank": [3, 3],
>           "ply": 0,
>           "turn": "rabbit",
>           "category": "win",
>           "distance": null,
>           "defend": null,
>           "plies": 1,
>           "longest": true,
>           "mainline": [
>             {"turn": "rabbit", "move": "3 4", "category": "win", "distance": null, "child_category": "lose", "child_distance": null, "partner_of": [3, 3]}
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
$ zugzwang graph moves --json --query 2 graph-2.in | steady
> {
>   "schema": "zugzwang/moves/1",
>   "version": "0.1.0",
>   "game": "graph",
>   "inputs": [
>     {
>       "file": "graph-2.in",
>       "answers": [
>         {
>           "vertices": 5,
>           "edges": 5,
>           "query": 2,
>           "target": 3,
>           "vertex": 4,
>           "ply": 0,
>           "turn": "first",
>           "category": "win",
>           "distance": 1,
>           "moves": [
>             {"move": "5", "category": "win", "distance": 1, "child_category": "lose", "child_distance": 0}
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
$ zugzwang geography moves --json --from 2 2 geography-1.in | steady
> {
>   "schema": "zugzwang/moves/1",
>   "version": "0.1.0",
>   "game": "geography",
>   "inputs": [
>     {
>       "file": "geography-1.in",
>       "answers": [
>         {
>           "rows": 3,
>           "cols": 3,
>           "token": [2, 2],
>           "ply": 0,
>           "turn": "first",
>           "category": "win",
>           "distance": null,
>           "moves": [
>             {"move": "2 3", "category": "win", "distance": null, "child_category": "lose", "child_distance": null},
>             {"move": "3 2", "category": "win", "distance": null, "child_category": "lose", "child_distance": null},
>             {"move": "2 1", "category": "lose", "distance": null, "child_category": "win", "child_distance": null}
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

# a line as a record, from the first board on
$ zugzwang rabbit line --record --after '3 2, 2 2' start.in
> 4 4
> OOXX
> OXXO
> OO.O
> XXXO
> 2
> 3 2
> 2 2
> 2 1
> 0 0

# a record that goes on
$ printf '1 6\nXO.OXO\n1\n1 4\n1 5\n' | zugzwang rabbit line --record | zugzwang rabbit review
>  ply  side    move     before  after
>    1  Rabbit  1 4      Rabbit  Rabbit
>    2  Egg     1 5      Rabbit  Rabbit
>    3  Rabbit  1 6      Rabbit  Rabbit
> Mistakes: Rabbit 0, Egg 0

# what solve and review find are the same mistakes
$ for i in 1 2 3; do
      zugzwang rabbit solve rabbit-$i.in | sed 1d
      zugzwang rabbit review rabbit-$i.in | awk '$2 == "Rabbit" && /mistake/ { print ($1 + 1) / 2 }' | sed 's/^/= /'
  done
> 1
> = 1
> 1
> 2
> = 1
> = 2

# no such vertex
$ zugzwang graph moves --from 9 graph-all.in
! zugzwang: --from: expected a vertex from 1 to 5, found 9
? 64

# the examples on the help pages are true
$ for game in rabbit graph geography; do
      for verb in moves line; do zugzwang $game $verb --help | try-examples; done
  done
  zugzwang rabbit review --help | try-examples
> 2 true
> 2 true
> 2 true
> 3 true
> 2 true
> 1 true
> 1 true
