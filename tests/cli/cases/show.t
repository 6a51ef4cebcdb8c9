# Boards with their answers in words.

# zu
$ zugzwang zu solve --show zu-sample.in
> Board 1 of 5
>
>   . . . # O
>   . # . . #    Black wins in 0 plies
>   # O # . .
>   . # . . X
>
> Board 2 of 5
>
>   # . #
>   O . O    Black wins in 2 plies
>   . X .
>
> Board 3 of 5
>
>   O . .
>   . # X    Black wins in 2 plies
>   . O .
>
> Board 4 of 5
>
>   . . . . .
>   . . . . .
>   . . O . .    Tie: neither side can force a win
>   # . . # .
>   O # . X .
>
> Board 5 of 5
>
>   . . . # # # # # #
>   . # . . . . . . .
>   . # # # # # # # .
>   . # . # . . . . .
>   . # O # . # # # #    Red wins in 75 plies
>   . # . # . . . . .
>   . # # # # # # # .
>   . # X . . . . . .
>   . O . . . . . . .
>

# zu, one ply
$ printf '0 1\n2 2\nOO\n#X\n' | zugzwang zu solve --show
> Board 1 of 1
>
>   O O    Red wins in 1 ply
>   # X
>

# zu, a board too wide to have its answer beside it
$ open-board 3 60 | zugzwang zu solve --show
> Board 1 of 1
>
>   OO..........................................................
>   ............................................................
>   X...........................................................
>
>   Red wins in 3 plies
>

# rabbit
$ zugzwang rabbit solve --show rabbit-1.in rabbit-2.in rabbit-3.in
>   X O . O X O    Rabbit wins with perfect play
>
> In 1 round Rabbit made 1 mistake: her move 1
>
>   X O X
>   O . O    Egg wins with perfect play
>   X O X
>
> In 4 rounds Rabbit made 0 mistakes
>
>   O O X X
>   O X X O    Rabbit wins with perfect play
>   O O . O
>   X X X O
>
> In 2 rounds Rabbit made 2 mistakes: her moves 1 and 2
>

# graph
$ zugzwang graph solve --show graph-2.in
> from 1 with target 5: neither side can force a win
> from 4 with target 3: the first player wins

# graph, every vertex
$ zugzwang graph solve --show --all graph-all.in
> vertex 1: tie
> vertex 2: tie
> vertex 3: tie
> vertex 4: win 1
> vertex 5: lose 0

# geography
$ zugzwang geography solve --show geography-1.in
>   . # #
>   . . *    The chooser wins from the squares marked *
>   # * #
>

# geography, from one square
$ zugzwang geography solve --show --from 2 2 geography-1.in
>   . # #
>   . . *    From row 2, column 2 the first player wins
>   # * #
>

# geography, no safe square
$ printf '1 2\n..\n' | zugzwang geography solve --show
>   . .    The chooser loses from every square
>
