# Moves, lines and reviews of rabbit, graph and geography.

# a review tells the mistakes of both sides
$ zugzwang rabbit review rabbit-3.in
>  ply  side    move     before  after
>    1  Rabbit  3 2      Rabbit  Egg     mistake; 3 4 keeps the win
>    2  Egg     2 2      Egg     Rabbit  mistake; 4 2 keeps the win
>    3  Rabbit  1 2      Rabbit  Egg     mistake; 2 1 keeps the win
>    4  Egg     1 3      Egg     Egg
> Mistakes: Rabbit 2, Egg 1

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
> 1 true
> 1 true
> 2 true
> 2 true
> 1 true
> 1 true
