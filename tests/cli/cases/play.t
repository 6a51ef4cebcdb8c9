# A game against the program, through a pipe: plain lines, and what is typed is shown.

# a board for the tests that follow
$ printf '1 6\nXO.OXO\n0\n' >row.in

# a game of rabbit, played to its end and taken back
$ printf '1 2\n1 4\nundo\n1 4\n1 6\n' | zugzwang rabbit play --side rabbit --eval row.in
> zugzwang rabbit: you are Rabbit (O), the program is Egg (X).
> Type a move like '2 3', row and column of a piece; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  X   O   .   O   X   O
>
> Ply 1, Rabbit to move. Rabbit wins with perfect play.
> Rabbit> 1 2
> Egg plays 1 1.
>
>     1   2   3   4   5   6
>  1 (. )[X ] O   O   X   O
>
> Egg wins after 2 plies: Rabbit has no piece next to the blank.
> The program has won. 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > 1 4
> '1 4' is no command, and there are no more moves: the game is over. Try 'undo' or 'help'.
> > undo
> Took back 2 plies.
>
>     1   2   3   4   5   6
>  1  X   O   .   O   X   O
>
> Ply 1, Rabbit to move. Rabbit wins with perfect play.
> Rabbit> 1 4
> Egg plays 1 5.
>
>     1   2   3   4   5   6
>  1  X   O   O  [X ](. ) O
>
> Ply 3, Rabbit to move. Rabbit wins with perfect play.
> Rabbit> 1 6
>
>     1   2   3   4   5   6
>  1  X   O   O   X  [O ](. )
>
> Rabbit wins after 3 plies: Egg has no piece next to the blank.
> Well played! 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > 

# the program begins when you are the second
$ printf 'b r\nb l\n' | zugzwang zu play --side black --eval
> zugzwang zu: you are Black (B), the program is Red (R1 R2).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
> Red plays R1 left.
>
>     1   2   3   4   5   6
>  1  .   .   .  [R1](. ) .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 2, Black to move. Red wins in 12 plies.
> Black> b r
> Red plays R2 left.
>
>     1   2   3   4   5   6
>  1  .   .   .   R1  .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .  [R2](. ) .
>  5  .   .   .   .   .   .
>  6  .   B   .   ##  .   .
>
> Ply 4, Black to move. Red wins in 8 plies.
> Black> b l
> Red plays R2 left.
>
>     1   2   3   4   5   6
>  1  .   .   .   R1  .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .  [R2](. ) .   .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 6, Black to move. Red wins in 6 plies.
> Black> 

# the side is asked for, until there is an answer; no answer is the first
$ printf 'white\nEGG\n' | zugzwang rabbit play
> Which side do you play: rabbit, egg or both? [rabbit] white
> Which side do you play: rabbit, egg or both? [rabbit] EGG
> zugzwang rabbit: you are Egg (X), the program is Rabbit (O).
> Type a move like '2 3', row and column of a piece; 'help' tells what else.
> Rabbit plays 2 4.
>
>     1   2   3   4   5
>  1  X   X   O   X   O
>  2  O   X  [O ](. ) X
>  3  O   O   X   X   O
>  4  O   O   O   O   X
>  5  X   X   O   X   O
>
> Ply 2, Egg to move.
> Egg> 

# an empty line is the first side
$ printf '\n' | zugzwang rabbit play | sed -n 1p
> Which side do you play: rabbit, egg or both? [rabbit] 

# one may leave already
$ printf 'Quit\nred\n' | zugzwang zu play
> Which side do you play: red, black or both? [red] Quit

# no answer at all
$ zugzwang rabbit play </dev/null
> Which side do you play: rabbit, egg or both? [rabbit] 

# every command
$ printf '%s\n' help hint moves 'eval on' 'R1 left' undo redo 'eval off' eval 'level easy' 'level 7' \
      'level so-so' board swap HINT 'save game.zu' undo redo quit 'never read' |
      zugzwang zu play --side red --seed 1
> zugzwang zu: you are Red (R1 R2), the program is Black (B).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   R1  .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 1, Red to move.
> Red> help
> A move is typed like 'R1 up' or 'B left'. Commands:
>   hint         a best move
>   moves        every move, and what it leads to
>   undo         take back your last move and its answer
>   redo         make again what was taken back
>   swap         change sides
>   eval on|off  show who wins, or hide it
>   level LEVEL  easy, medium, hard, perfect or 0 to 100
>   board        show the board again
>   save FILE    write the game to a file
>   help         show this
>   quit         leave; so does Ctrl-D
> Red> hint
> Hint: R1 left
> Red> moves
> R1 left   win in 13 plies
> R1 right  lose in 10 plies
> R1 down   lose in 10 plies
> R2 up     lose in 10 plies
> R2 left   lose in 10 plies
> R2 right  lose in 10 plies
> R2 down   lose in 10 plies
> Red> eval on
> Ply 1, Red to move. Red wins in 13 plies.
> Red> R1 left
> Black plays B up.
>
>     1   2   3   4   5   6
>  1  .   .   .   R1  .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5 [B ] .   .   .   .   .
>  6 (. ) .   .   ##  .   .
>
> Ply 3, Red to move. Red wins in 11 plies.
> Red> undo
> Took back 2 plies.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   R1  .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 1, Red to move. Red wins in 13 plies.
> Red> redo
> Made 2 plies again.
>
>     1   2   3   4   5   6
>  1  .   .   .   R1  .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5 [B ] .   .   .   .   .
>  6 (. ) .   .   ##  .   .
>
> Ply 3, Red to move. Red wins in 11 plies.
> Red> eval off
> Ply 3, Red to move.
> Red> eval
> Ply 3, Red to move. Red wins in 11 plies.
> Red> level easy
> The program errs in 40 of 100 moves now.
> Ply 3, Red to move. Red wins in 11 plies.
> Red> level 7
> The program errs in 7 of 100 moves now.
> Ply 3, Red to move. Red wins in 11 plies.
> Red> level so-so
> Type 'level' and one of easy, medium, hard, perfect or a number from 0 to 100: so many of the program's moves in 100 are mistakes.
> Red> board
>
>     1   2   3   4   5   6
>  1  .   .   .   R1  .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5 [B ] .   .   .   .   .
>  6 (. ) .   .   ##  .   .
>
> Ply 3, Red to move. Red wins in 11 plies.
> Red> swap
> You are Black now.
> Red plays R1 left.
>
>     1   2   3   4   5   6
>  1  .   .  [R1](. ) .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  B   .   .   .   .   .
>  6  .   .   .   ##  .   .
>
> Ply 4, Black to move. Red wins in 10 plies.
> Black> HINT
> Hint: B up
> Black> save game.zu
> Saved. 'zugzwang zu review game.zu' judges it,
> 'zugzwang zu play game.zu' goes on.
> Black> undo
> Took back 2 plies.
>
>     1   2   3   4   5   6
>  1  .   .   .  [R1](. ) .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 2, Black to move. Red wins in 12 plies.
> Black> redo
> Made 2 plies again.
>
>     1   2   3   4   5   6
>  1  .   .  [R1](. ) .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  B   .   .   .   .   .
>  6  .   .   .   ##  .   .
>
> Ply 4, Black to move. Red wins in 10 plies.
> Black> quit

# what was saved is a record
$ cat game.zu; zugzwang zu review game.zu
> 0 1
> 6 6
> ....O.
> .#....
> .#....
> ....O.
> ......
> X..#..
> R1 left
> B up
> R1 left
>  ply  side   move      before    after     (who wins, and plies left)
>    1  Red    R1 left   Red 13    Red 12
>    2  Black  B up      Red 12    Red 11
>    3  Red    R1 left   Red 11    Red 10
> Black to move: lose in 10 plies
> Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.

# what is saved goes on where it was
$ zugzwang zu play --side black game.zu </dev/null
> zugzwang zu: you are Black (B), the program is Red (R1 R2).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  .   .  [R1](. ) .   .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  B   .   .   .   .   .
>  6  .   .   .   ##  .   .
>
> Ply 4, Black to move.
> Black> 

# a game that ends with a move of Rabbit's is saved with a line '0 0', which review and solve read
$ printf '1 4\n1 6\nsave won\nfoo\nmoves\nhint\nundo\n' |
      zugzwang rabbit play --side rabbit row.in
> zugzwang rabbit: you are Rabbit (O), the program is Egg (X).
> Type a move like '2 3', row and column of a piece; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  X   O   .   O   X   O
>
> Ply 1, Rabbit to move.
> Rabbit> 1 4
> Egg plays 1 5.
>
>     1   2   3   4   5   6
>  1  X   O   O  [X ](. ) O
>
> Ply 3, Rabbit to move.
> Rabbit> 1 6
>
>     1   2   3   4   5   6
>  1  X   O   O   X  [O ](. )
>
> Rabbit wins after 3 plies: Egg has no piece next to the blank.
> Well played! 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > save won
> Saved. 'zugzwang rabbit review won' judges it,
> 'zugzwang rabbit play won' goes on.
> > foo
> 'foo' is no command, and there are no more moves: the game is over. Try 'undo' or 'help'.
> > moves
> There are none: the game is over.
> > hint
> There is nothing to hint at: the game is over.
> > undo
> Took back 1 ply.
>
>     1   2   3   4   5   6
>  1  X   O   O  [X ](. ) O
>
> Ply 3, Rabbit to move.
> Rabbit> 

# and that is how it looks
$ cat won; zugzwang rabbit review won; zugzwang rabbit solve won
> 1 6
> XO.OXO
> 2
> 1 4
> 1 5
> 1 6
> 0 0
>  ply  side    move     before  after
>    1  Rabbit  1 4      Rabbit  Rabbit
>    2  Egg     1 5      Rabbit  Rabbit
>    3  Rabbit  1 6      Rabbit  Rabbit
> Mistakes: Rabbit 0, Egg 0
> 0

# it can be gone on with, although it is over
$ zugzwang rabbit play --side rabbit won </dev/null
> zugzwang rabbit: you are Rabbit (O), the program is Egg (X).
> Type a move like '2 3', row and column of a piece; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  X   O   O   X  [O ](. )
>
> Rabbit wins after 3 plies: Egg has no piece next to the blank.
> Well played! 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > 

# a game that is over at the start
$ printf '0 1\n1 3\nOXO\n' >over.in; printf 'undo\nswap\n' | zugzwang zu play --side red over.in
> zugzwang zu: you are Red (R1 R2), the program is Black (B).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>     1   2   3
>  1  R1  B   R2
>
> Black wins after 0 plies: the pawn stands in the top row.
> The program has won. 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > undo
> There is no move of yours to take back.
> > swap
> You are Black now.
>
>     1   2   3
>  1  R1  B   R2
>
> Black wins after 0 plies: the pawn stands in the top row.
> Well played! 'undo' takes back, 'save FILE' keeps the game, 'quit' ends.
> > 

# nobody wins, and it goes round
$ printf 'r1r\nr1l\nr1r\nr1l\nr1r\n' | zugzwang zu play --side red --eval --number 4 zu-sample.in | grep -v '^ '
> zugzwang zu: you are Red (R1 R2), the program is Black (B).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>
> Ply 1, Red to move. With perfect play nobody wins: a tie.
> Red> r1r
> Black plays B left.
>
>
> Ply 3, Red to move. With perfect play nobody wins: a tie.
> Red> r1l
> Black plays B right.
>
>
> Ply 5, Red to move. With perfect play nobody wins: a tie.
> Red> r1r
> Black plays B left.
>
>
> Ply 7, Red to move. With perfect play nobody wins: a tie.
> Red> r1l
> Black plays B right.
>
>
> Ply 9, Red to move. With perfect play nobody wins: a tie.
> This position has come up 3 times: a game without end is a tie.
> Red> r1r
> Black plays B left.
>
>
> Ply 11, Red to move. With perfect play nobody wins: a tie.
> This position has come up 3 times: a game without end is a tie.
> Red> 

# wrong moves and words
$ printf '%s\n' 'R1 down' 'r9 up' 'R1 up now' 'b up' hnit undo redo save eval\ maybe 'quit now' '' '   ' |
      zugzwang zu play --side red
> zugzwang zu: you are Red (R1 R2), the program is Black (B).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   R1  .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 1, Red to move.
> Red> R1 down
> Black plays B up.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   .   .
>  2  .   ##  .   .   R1  .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5 [B ] .   .   .   .   .
>  6 (. ) .   .   ##  .   .
>
> Ply 3, Red to move.
> Red> r9 up
> 'r9 up' is no move of Red's now, and no command ('help' lists them).
> Red may play R1 up, R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down.
> Red> R1 up now
> 'R1 up now' is no move of Red's now, and no command ('help' lists them).
> Red may play R1 up, R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down.
> Red> b up
> 'b up' is no move of Red's now, and no command ('help' lists them).
> Red may play R1 up, R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down.
> Red> hnit
> There is no command 'hnit'; did you mean 'hint'?
> Red> undo
> Took back 2 plies.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   R1  .
>  2  .   ##  .   .   .   .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5  .   .   .   .   .   .
>  6  B   .   .   ##  .   .
>
> Ply 1, Red to move.
> Red> redo
> Made 2 plies again.
>
>     1   2   3   4   5   6
>  1  .   .   .   .   .   .
>  2  .   ##  .   .   R1  .
>  3  .   ##  .   .   .   .
>  4  .   .   .   .   R2  .
>  5 [B ] .   .   .   .   .
>  6 (. ) .   .   ##  .   .
>
> Ply 3, Red to move.
> Red> save
> Type 'save' and the name of a file.
> Red> eval maybe
> Type 'eval on' or 'eval off'.
> Red> quit now
> 'quit now' is no move of Red's now, and no command ('help' lists them).
> Red may play R1 up, R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down.
> Red> 
> Red> 
> Red> 

# wrong moves of rabbit
$ printf '%s\n' '1 1' '2 1' '1 4' '0 0' '-1 2' '2 4 1' '2,4' '99999999999999999999 1' '  2   4  ' |
      zugzwang rabbit play --side rabbit
> zugzwang rabbit: you are Rabbit (O), the program is Egg (X).
> Type a move like '2 3', row and column of a piece; 'help' tells what else.
>
>     1   2   3   4   5
>  1  X   X   O   X   O
>  2  O   X   .   O   X
>  3  O   O   X   X   O
>  4  O   O   O   O   X
>  5  X   X   O   X   O
>
> Ply 1, Rabbit to move.
> Rabbit> 1 1
> '1 1' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 2 1
> '2 1' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 1 4
> '1 4' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 0 0
> '0 0' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> -1 2
> '-1 2' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 2 4 1
> '2 4 1' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 2,4
> '2,4' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 99999999999999999999 1
> '99999999999999999999 1' is no move of Rabbit's now, and no command ('help' lists them).
> Rabbit may play 1 3 or 2 4.
> Rabbit> 2   4
> Egg plays 1 4.
>
>     1   2   3   4   5
>  1  X   X   O  (. ) O
>  2  O   X   O  [X ] X
>  3  O   O   X   X   O
>  4  O   O   O   O   X
>  5  X   X   O   X   O
>
> Ply 3, Rabbit to move.
> Rabbit> 

# bytes that no terminal should see, and lines without end
$ { printf 'a\000b\n\033]0;title\007\n\377\376\n\302\233m\nsave x\001y\n\342\231\232\n'; head -c 100000 /dev/zero |
      tr '\0' 'z'; printf '\nquit\n'; } | zugzwang zu play --side red | tail -n +13; ls x*
> Red> a?b
> That line has characters that cannot be typed.
> Red> ?]0;title?
> That line has characters that cannot be typed.
> Red> ??
> That line has characters that cannot be typed.
> Red> ??m
> That line has characters that cannot be typed.
> Red> save x?y
> That line has characters that cannot be typed.
> Red> ♚
> '♚' is no move of Red's now, and no command ('help' lists them).
> Red may play R1 left, R1 right, R1 down, R2 up, R2 left, R2 right or R2 down.
> Red> 
> That line is too long.
> Red> quit
! ls: cannot access 'x*': No such file or directory
? 2

# it cannot be saved there
$ printf 'save .\nsave /nowhere/game\nsave\n' | zugzwang rabbit play --side egg | grep saved
> That could not be saved: Is a directory.
> That could not be saved: No such file or directory.

# random boards are the same for the same seed, and so are the mistakes
$ printf 'save a\n' | zugzwang zu play --random --seed 7 --side red >first
  printf 'save a\n' | zugzwang zu play --random --seed 7 --side red | cmp - first; cat a
> 0 1
> 6 6
> .#.#..
> ......
> ..#O..
> ..O#..
> ..#...
> .#.X..

# the same mistakes for the same seed
$ for try in 1 2; do printf 'r1l\nr2l\nr1l\n' | zugzwang zu play --side red --level 100 --seed 3 >$try; done; cmp 1 2
  grep plays 1
> Black plays B right.
> Black plays B up.
> Black plays B up.

# one board of several
$ zugzwang zu play --side red zu-sample.in </dev/null
! zugzwang: zu-sample.in: the file has 5 boards; choose one, as with --number 1
? 64

# a board that the file lacks
$ zugzwang zu play --side red --number 9 zu-sample.in </dev/null
! zugzwang: zu-sample.in: there is no board 9 among the file's 5
? 64

# the second board
$ zugzwang zu play --side red --number 2 zu-sample.in </dev/null
> zugzwang zu: you are Red (R1 R2), the program is Black (B).
> Type a move like 'R1 up' or 'B left'; 'help' tells what else.
>
>     1   2   3
>  1  ##  .   ##
>  2  R1  .   R2
>  3  .   B   .
>
> Ply 1, Red to move.
> Red> 

# what makes no sense
$ zugzwang zu play --side white
! zugzwang: --side: expected red, black or both, found 'white'
! Try 'zugzwang zu play --help'.
? 64

# no such level
$ zugzwang zu play --level godlike
! zugzwang: --level: expected easy, medium, hard, perfect or a number from 0 to 100, found 'godlike'
! Try 'zugzwang zu play --help'.
? 64

# two boards
$ zugzwang zu play a b
! zugzwang: expected one board, found 'a' and 'b'
! Try 'zugzwang zu play --help'.
? 64

# a board on standard input
$ zugzwang zu play -
! zugzwang: the board must be a file: standard input is for your moves
! Try 'zugzwang zu play --help'.
? 64

# a random board, and another
$ zugzwang zu play --random a
! zugzwang: expected a board or --random, found both
! Try 'zugzwang zu play --help'.
? 64

# a game that cannot be played
$ zugzwang graph play
! zugzwang: unknown verb 'play'
! Try 'zugzwang graph'.
? 64

# a file that is not there, and one that is no board
$ zugzwang zu play nowhere.in
! zugzwang: cannot open nowhere.in: No such file or directory
? 66

# no board of this game
$ zugzwang rabbit play zu-sample.in
! zu-sample.in:1:1: expected the number of rows, from 1 to 2147483647, found 0
? 65

# a board that is too large to play on
$ open-board 64 64 >large.in; zugzwang zu play --memory 100M --side red large.in 2>&1 | steady
> zugzwang: large.in: keeping the value of every position needs about _ GiB of memory; 100.0 MiB may be used
> zugzwang: every position's value is kept for play; a smaller board needs less, and 'zugzwang zu solve' does without

# too little memory for anything
$ zugzwang rabbit play --memory 100 --side egg
! zugzwang: the board: out of memory: more is needed than the 100 bytes that may be used
? 71

# output that nobody reads, or that does not fit
$ printf 'moves\n' | zugzwang zu play --side red >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# the examples on the help pages are true
$ zugzwang zu play --help | try-examples; zugzwang rabbit play --help | try-examples
> 1 true
> 1 true

# for programs: a JSON object a line
$ printf 'hint\nfoo\n1 4\nswap\nsave j\nquit\n' | zugzwang rabbit play --json --side rabbit row.in
> {"event": "start", "schema": "zugzwang/play/1", "version": "0.1.0", "game": "rabbit", "rows": 1, "cols": 6, "sides": ["rabbit", "egg"]}
> {"event": "position", "ply": 0, "turn": "rabbit", "human": ["rabbit"], "errs": 0, "last": null, "times": 1, "board": ["XO.OXO"], "over": false, "winner": null, "reason": null, "category": "win", "distance": null, "moves": [{"move": "1 4", "category": "win", "distance": null, "child_category": "lose", "child_distance": null}, {"move": "1 2", "category": "lose", "distance": null, "child_category": "win", "child_distance": null}]}
> {"event": "hint", "turn": "rabbit", "move": "1 4"}
> {"event": "error", "message": "'foo' is no move of Rabbit's now, and no command ('help' lists them). Rabbit may play 1 2 or 1 4."}
> {"event": "move", "ply": 1, "turn": "rabbit", "move": "1 4", "by": "human"}
> {"event": "move", "ply": 2, "turn": "egg", "move": "1 5", "by": "program"}
> {"event": "position", "ply": 2, "turn": "rabbit", "human": ["rabbit"], "errs": 0, "last": "1 5", "times": 1, "board": ["XOOX.O"], "over": false, "winner": null, "reason": null, "category": "win", "distance": null, "moves": [{"move": "1 6", "category": "win", "distance": null, "child_category": "lose", "child_distance": null}]}
> {"event": "note", "message": "You are Egg now."}
> {"event": "move", "ply": 3, "turn": "rabbit", "move": "1 6", "by": "program"}
> {"event": "position", "ply": 3, "turn": "egg", "human": ["egg"], "errs": 0, "last": "1 6", "times": 1, "board": ["XOOXO."], "over": true, "winner": "rabbit", "reason": "Egg has no piece next to the blank", "category": "lose", "distance": null, "moves": []}
> {"event": "saved", "file": "j"}
> {"event": "end", "ply": 3}
