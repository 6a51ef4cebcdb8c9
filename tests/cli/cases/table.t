# The value of every position of a zu board, in a file.

# what the help says is true
$ zugzwang zu table --help | try-examples 2>/dev/null
> 3 true

$ zugzwang zu table --help
> Usage: zugzwang zu table build [OPTIONS] -o TABLE [FILE]
>        zugzwang zu table probe [OPTIONS] TABLE POSITION...
>        zugzwang zu table stats [OPTIONS] TABLE
>        zugzwang zu table verify [OPTIONS] TABLE
>
> A table holds the value of every position of a board: each pair of squares for
> the generals, each square for the pawn, both sides to move. Of the board in FILE
> only the obstacles matter, not where its pieces stand.
>
>   $ cat chase.in
>   0 1
>   5 4
>   ...O
>   .##.
>   ....
>   ...X
>   ..O#
>   $ zugzwang zu table build chase.in -o chase.zut
>
> probe asks for positions: the squares of the two generals and of the pawn, as
> ROW,COLUMN, and who is to move (red, if that is left out). The answer is for the
> side to move, in plies, which are moves by either side:
>
>   $ zugzwang zu table probe chase.zut '1,4 5,3 4,4 red' '1,1 2,1 5,1 black'
>   1,4 5,3 4,4 red: win in 3 plies
>   1,1 2,1 5,1 black: lose in 10 plies
>
> stats counts wins, losses and ties, how many plies they take, and shows the
> longest wins; with --svg, as a picture. verify reads the whole table and proves
> it: each value must follow from those of the positions that a move leads to. It
> knows the rules by itself and nothing of how the table was made.
>
>   $ zugzwang zu table verify chase.zut
>   chase.zut: all 4624 positions are right
>
> When a table is wrong or damaged, verify says where, and the exit code is 1.
>
> Options:
>   -o, --output TABLE      build: the file to write, replaced when it is complete
>       --number N          build: the N-th board of FILE
>       --moves             probe: every move, too, best first
>       --svg               stats: the histogram as a picture
>   -o, --output OUT        probe, stats, verify: write the answer to the file OUT
>       --json              write one JSON document
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version

# boards for the tests that follow
$ printf '0 1\n4 3\n...\nO#.\n.XO\n..#\n' >small.in; printf '0 1\n5 4\n...O\n.##.\n....\n...X\n..O#\n' >chase.in

# a table; how large it is depends on the version of zstd
$ zugzwang zu table build chase.in -o chase.zut 2>&1 | sed 's/in [0-9]* bytes, [0-9.]*/in _ bytes, _/'; zugzwang zu table build small.in -o small.zut 2>&1 | sed 's/in [0-9]* bytes, [0-9.]*/in _ bytes, _/'
> chase.zut: 4624 positions of a 5×4 board in _ bytes, _ bytes a position
> small.zut: 900 positions of a 4×3 board in _ bytes, _ bytes a position

# from standard input, with any number of threads, the same bytes
$ for n in 1 2 3 7; do zugzwang zu table build --threads $n -o again.zut <chase.in 2>&1 | wc -l; cmp chase.zut again.zut; done; rm again.zut
> 1
> 1
> 1
> 1

# where the pieces stand does not matter, nor moves that follow
$ printf '0 1\n5 4\n.OO.\n.##.\n....\n.X..\n...#\nR1 left\n' >moved.in
  zugzwang zu table build moved.in -o moved.zut 2>/dev/null; cmp chase.zut moved.zut; rm moved.zut

# one of several boards
$ zugzwang zu table build zu-sample.in -o t.zut
! zugzwang: zu-sample.in: the file has 5 boards, and a table is of one: choose it with --number
? 65

$ zugzwang zu table build zu-sample.in --number 6 -o t.zut
! zugzwang: zu-sample.in: there is no board 6: the file has 5
? 65

$ zugzwang zu table build zu-sample.in --number 2 -o t.zut 2>/dev/null; zugzwang zu table verify t.zut; rm t.zut
> t.zut: all 294 positions are right

# positions
$ zugzwang zu table probe chase.zut '1,4 5,3 4,4 red' '5,3 1,4 4,4' ' 1,4  5,3 4,4  B ' '1,1 1,2 5,1 Black'
> 1,4 5,3 4,4 red: win in 3 plies
> 1,4 5,3 4,4 red: win in 3 plies
> 1,4 5,3 4,4 black: lose in 4 plies
> 1,1 1,2 5,1 black: lose in 10 plies

# with every move; as the verb moves says
$ zugzwang zu table probe chase.zut '1,4 5,3 4,4 red' --moves; zugzwang zu moves chase.in
> 1,4 5,3 4,4 red: win in 3 plies
>   R1 down   win in 3 plies
>   R2 left   win in 7 plies
>   R1 left   tie
>   R2 up     lose in 2 plies
> Red to move: win in 3 plies
> R1 down   win in 3 plies
> R2 left   win in 7 plies
> R1 left   tie
> R2 up     lose in 2 plies

# games that are over: the pawn in row 1, on a general, without a move
$ zugzwang zu table probe chase.zut '1,1 2,1 1,2 red' '1,1 2,1 1,2 black' '1,1 1,2 1,1 black' '3,1 5,3 3,1 red' '3,1 5,3 3,1 black' --moves
> 1,1 2,1 1,2 red: lose in 0 plies
> 1,1 2,1 1,2 black: win in 0 plies
> 1,1 1,2 1,1 black: win in 0 plies
> 3,1 5,3 3,1 red: lose in 0 plies
> 3,1 5,3 3,1 black: lose in 0 plies

# red is stuck
$ printf '0 1\n3 3\n#O#\nO##\n#X#\n' >stuck.in; zugzwang zu table build stuck.in -o stuck.zut 2>/dev/null
  zugzwang zu table probe stuck.zut '1,2 2,1 3,2' '1,2 2,1 3,2 black' --moves; zugzwang zu table verify stuck.zut
> 1,2 2,1 3,2 red: lose in 0 plies
> 1,2 2,1 3,2 black: lose in 0 plies
> stuck.zut: all 18 positions are right

# positions that are none
$ zugzwang zu table probe chase.zut '1,4 5,3'
! position 1:1:8: expected the pawn's square as ROW,COLUMN, both counted from 1, found the end
? 65

$ zugzwang zu table probe chase.zut '1,4 5,3 4,4' '1,4 5,3 4;4 red'
> 1,4 5,3 4,4 red: win in 3 plies
! position 2:1:10: expected the pawn's square as ROW,COLUMN, both counted from 1, found ';4 red'
? 65

$ zugzwang zu table probe chase.zut '1,4 2,2 4,4'
! position 1:1:5: there is an obstacle on 2,2
? 65

$ zugzwang zu table probe chase.zut '1,4 6,2 4,4'
! position 1:1:5: the board has 5 rows and 4 columns, so no square 6,2
? 65

$ zugzwang zu table probe chase.zut '0,4 2,2 4,4'
! position 1:1:1: expected the first general's square as ROW,COLUMN, both counted from 1, found '0,4 2,2 4,4'
? 65

$ zugzwang zu table probe chase.zut '1,4 1,4 4,4'
! position 1:1:5: the two generals cannot stand on the same square
? 65

$ zugzwang zu table probe chase.zut '1,4 5,3 4,4 white'
! position 1:1:13: expected the side to move, red or black, found 'white'
? 65

$ zugzwang zu table probe chase.zut '1,4 5,3 4,4 red now'
! position 1:1:17: expected the end, found 'now'
? 65

$ zugzwang zu table probe chase.zut '1,4 5,3 99999999999999999999,4'
! position 1:1:9: expected the pawn's square as ROW,COLUMN, both counted from 1, found '99999999999999999999,4'
? 65

$ zugzwang zu table probe chase.zut ''
! position 1:1:1: expected the first general's square as ROW,COLUMN, both counted from 1, found the end
? 65

$ zugzwang zu table probe chase.zut
! zugzwang: which position? For example '1,1 1,2 3,1 red'
! Try 'zugzwang zu table --help'.
? 64

# a table that was kept since version 1 of the format
$ cp "$DOCS/../tests/cli/tables/version-1.zut" kept.zut; zugzwang zu table verify kept.zut
  zugzwang zu table probe kept.zut '1,4 5,3 4,4'
> kept.zut: all 4624 positions are right
> 1,4 5,3 4,4 red: win in 3 plies

# all of it
$ zugzwang zu table stats chase.zut
> 5×4 board, 17 free squares, 4624 positions
>
>                        red to move       black to move
>   red wins                    1133                 729
>   black wins                  1165                1565
>   ties                          14                  18
>
> Positions by plies until the end; whoever is to move:
>
>   plies      red wins #    black wins =
>       0             208            1296  ####============================
>       1             505             598  ###########============
>       2              79             182  ##====
>       3             171             156  ####===
>       4              94             110  ##==
>       5             170             180  ####===
>       6             140              98  ###==
>       7             141              78  ###==
>       8              85              22  ##
>       9              77               9  ##
>      10              71               1  ##
>      11              56               0  #
>      12              36               0  #
>      13              13               0  #
>      14              16               0  #
>
> The longest wins (two generals, pawn, side to move):
>
>   Red wins in 13 plies, red to move, in 13 positions, such as
>     1,1 5,1 3,1 red
>     1,1 5,1 4,2 red
>     1,1 1,2 4,3 red
>
>   Red wins in 14 plies, black to move, in 16 positions, such as
>     1,1 5,1 4,1 black
>     1,1 1,2 4,2 black
>     1,1 2,1 4,2 black
>
>   Black wins in 10 plies, red to move, in 1 position
>     5,1 5,3 4,2 red
>
>   Black wins in 9 plies, black to move, in 9 positions, such as
>     2,1 5,1 4,2 black
>     5,1 5,2 4,2 black
>     2,4 5,3 4,3 black

# a board of one row, where black has always won
$ printf '0 1\n1 3\nOXO\n' | zugzwang zu table build -o row.zut 2>/dev/null; zugzwang zu table stats row.zut; zugzwang zu table verify row.zut
> 1×3 board, 3 free squares, 18 positions
>
>                        red to move       black to move
>   red wins                       0                   0
>   black wins                     9                   9
>   ties                           0                   0
>
> Positions by plies until the end; whoever is to move:
>
>   plies      red wins #    black wins =
>       0               0              18  ================================
> row.zut: all 18 positions are right

# a picture
$ zugzwang zu table stats small.zut --svg
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 420" width="800" height="420" font-family="sans-serif" font-size="13">
> <title>Positions by plies until the end</title>
> <defs><pattern id="black" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="4" fill="#fff"/><rect width="2" height="4" fill="#222"/></pattern></defs>
> <rect width="800" height="420" fill="#fff"/>
> <text x="90" y="28" font-size="17">4×3 board: 900 positions by plies until the end, 0 ties</text>
> <rect x="90" y="44" width="14" height="14" fill="#d55e00" stroke="#222"/><text x="110" y="56">red wins</text>
> <rect x="200" y="44" width="14" height="14" fill="url(#black)" stroke="#222"/><text x="220" y="56">black wins</text>
> <line x1="90" x2="780" y1="370.00" y2="370.00" stroke="#ccc"/><text x="84" y="374.00" text-anchor="end">0</text>
> <line x1="90" x2="780" y1="296.77" y2="296.77" stroke="#ccc"/><text x="84" y="300.77" text-anchor="end">100</text>
> <line x1="90" x2="780" y1="223.54" y2="223.54" stroke="#ccc"/><text x="84" y="227.54" text-anchor="end">200</text>
> <line x1="90" x2="780" y1="150.30" y2="150.30" stroke="#ccc"/><text x="84" y="154.30" text-anchor="end">300</text>
> <g><title>0 plies: red wins 63, black wins 333</title><rect x="96.90" y="323.86" width="55.20" height="46.14" fill="#d55e00"/><rect x="96.90" y="80.00" width="55.20" height="243.86" fill="url(#black)"/></g>
> <text x="124.50" y="388" text-anchor="middle">0</text>
> <g><title>1 ply: red wins 117, black wins 147</title><rect x="165.90" y="284.32" width="55.20" height="85.68" fill="#d55e00"/><rect x="165.90" y="176.67" width="55.20" height="107.65" fill="url(#black)"/></g>
> <text x="193.50" y="388" text-anchor="middle">1</text>
> <g><title>2 plies: red wins 18, black wins 42</title><rect x="234.90" y="356.82" width="55.20" height="13.18" fill="#d55e00"/><rect x="234.90" y="326.06" width="55.20" height="30.76" fill="url(#black)"/></g>
> <text x="262.50" y="388" text-anchor="middle">2</text>
> <g><title>3 plies: red wins 32, black wins 30</title><rect x="303.90" y="346.57" width="55.20" height="23.43" fill="#d55e00"/><rect x="303.90" y="324.60" width="55.20" height="21.97" fill="url(#black)"/></g>
> <text x="331.50" y="388" text-anchor="middle">3</text>
> <g><title>4 plies: red wins 17, black wins 16</title><rect x="372.90" y="357.55" width="55.20" height="12.45" fill="#d55e00"/><rect x="372.90" y="345.83" width="55.20" height="11.72" fill="url(#black)"/></g>
> <text x="400.50" y="388" text-anchor="middle">4</text>
> <g><title>5 plies: red wins 28, black wins 12</title><rect x="441.90" y="349.49" width="55.20" height="20.51" fill="#d55e00"/><rect x="441.90" y="340.71" width="55.20" height="8.79" fill="url(#black)"/></g>
> <text x="469.50" y="388" text-anchor="middle">5</text>
> <g><title>6 plies: red wins 15, black wins 1</title><rect x="510.90" y="359.02" width="55.20" height="10.98" fill="#d55e00"/><rect x="510.90" y="358.02" width="55.20" height="1.00" fill="url(#black)"/></g>
> <text x="538.50" y="388" text-anchor="middle">6</text>
> <g><title>7 plies: red wins 15, black wins 0</title><rect x="579.90" y="359.02" width="55.20" height="10.98" fill="#d55e00"/></g>
> <text x="607.50" y="388" text-anchor="middle">7</text>
> <g><title>8 plies: red wins 13, black wins 0</title><rect x="648.90" y="360.48" width="55.20" height="9.52" fill="#d55e00"/></g>
> <text x="676.50" y="388" text-anchor="middle">8</text>
> <g><title>9 plies: red wins 1, black wins 0</title><rect x="717.90" y="369.00" width="55.20" height="1.00" fill="#d55e00"/></g>
> <text x="745.50" y="388" text-anchor="middle">9</text>
> <line x1="90" x2="780" y1="370" y2="370" stroke="#222"/><text x="435" y="408" text-anchor="middle">plies</text>
> </svg>

$ zugzwang zu table stats small.zut --svg -o small.svg; head -c 4 small.svg; echo; tail -n 1 small.svg
> <svg
> </svg>

# proven
$ zugzwang zu table verify chase.zut
> chase.zut: all 4624 positions are right

# JSON
$ zugzwang zu table build chase.in -o chase.zut --json | steady | sed 's/"bytes": [0-9]*/"bytes": _/'
> {
>   "schema": "zugzwang/table-build/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "chase.in",
>       "answers": [
>         {"file": "chase.zut", "rows": 5, "cols": 4, "positions": 4624, "bytes": _, "seconds": _, "memory_bytes": _}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

$ zugzwang zu table probe chase.zut '1,4 5,3 4,4' '1,1 2,1 1,2 black' --json | steady
> {
>   "schema": "zugzwang/table-probe/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "file": "chase.zut",
>   "table": {"rows": 5, "cols": 4, "free_squares": 17, "positions": 4624},
>   "positions": [
>     {
>       "position": "1,4 5,3 4,4 red",
>       "turn": "red",
>       "category": "win",
>       "distance": 3,
>       "moves": [
>         {"move": "R1 down", "category": "win", "distance": 3, "child_category": "lose", "child_distance": 2},
>         {"move": "R2 left", "category": "win", "distance": 7, "child_category": "lose", "child_distance": 6},
>         {"move": "R1 left", "category": "tie", "distance": null, "child_category": "tie", "child_distance": null},
>         {"move": "R2 up", "category": "lose", "distance": 2, "child_category": "win", "child_distance": 1}
>       ]
>     },
>     {
>       "position": "1,1 2,1 1,2 black",
>       "turn": "black",
>       "category": "win",
>       "distance": 0,
>       "moves": []
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

$ zugzwang zu table stats small.zut --json | steady
> {
>   "schema": "zugzwang/table-stats/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "file": "small.zut",
>   "table": {"rows": 4, "cols": 3, "free_squares": 10, "positions": 900},
>   "sides": [
>     {"turn": "red", "win": 193, "tie": 0, "lose": 257},
>     {"turn": "black", "win": 324, "tie": 0, "lose": 126}
>   ],
>   "distances": [
>     {"distance": 0, "red_wins": 63, "black_wins": 333},
>     {"distance": 1, "red_wins": 117, "black_wins": 147},
>     {"distance": 2, "red_wins": 18, "black_wins": 42},
>     {"distance": 3, "red_wins": 32, "black_wins": 30},
>     {"distance": 4, "red_wins": 17, "black_wins": 16},
>     {"distance": 5, "red_wins": 28, "black_wins": 12},
>     {"distance": 6, "red_wins": 15, "black_wins": 1},
>     {"distance": 7, "red_wins": 15, "black_wins": 0},
>     {"distance": 8, "red_wins": 13, "black_wins": 0},
>     {"distance": 9, "red_wins": 1, "black_wins": 0}
>   ],
>   "longest": [
>     {
>       "winner": "red",
>       "turn": "red",
>       "distance": 9,
>       "count": 1,
>       "positions": ["1,1 4,2 3,1 red"]
>     },
>     {
>       "winner": "red",
>       "turn": "black",
>       "distance": 8,
>       "count": 13,
>       "positions": ["1,1 1,2 3,1 black", "1,1 4,1 3,1 black", "1,2 1,3 3,3 black"]
>     },
>     {
>       "winner": "black",
>       "turn": "red",
>       "distance": 6,
>       "count": 1,
>       "positions": ["2,1 4,1 3,2 red"]
>     },
>     {
>       "winner": "black",
>       "turn": "black",
>       "distance": 5,
>       "count": 12,
>       "positions": ["1,1 4,2 3,2 black", "1,3 4,2 3,2 black", "2,1 4,1 3,2 black"]
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

$ zugzwang zu table verify small.zut --json | steady
> {
>   "schema": "zugzwang/table-verify/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "file": "small.zut",
>   "table": {"rows": 4, "cols": 3, "free_squares": 10, "positions": 900},
>   "right": true,
>   "checked": 900,
>   "wrong": null,
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

$ zugzwang zu table verify chase.in --json | steady
> {
>   "schema": "zugzwang/table-verify/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "file": "chase.in",
>   "table": null,
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "chase.in",
>     "line": null,
>     "column": null,
>     "message": "not a table made by 'zugzwang zu table build'",
>     "exit_code": 65
>   }
> }
! zugzwang: chase.in: not a table made by 'zugzwang zu table build'

$ zugzwang zu table probe chase.zut '1,4 5,3 4,4' '1,4 5,3 2,2' --json | steady | tail -n 12
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "position 2",
>     "line": 1,
>     "column": 9,
>     "message": "there is an obstacle on 2,2",
>     "exit_code": 65
>   }
> }
! position 2:1:9: there is an obstacle on 2,2

# a table that is damaged in a block, at its end, in its header, or no table
$ size=$(wc -c <chase.zut); head -c $((size / 2)) chase.zut >cut.zut; zugzwang zu table verify cut.zut
! zugzwang: cut.zut: damaged: cut short, or something follows its end
? 1

$ zugzwang zu table probe cut.zut '1,4 5,3 4,4'
! zugzwang: cut.zut: damaged: cut short, or something follows its end
? 65

$ { head -c 100 chase.zut; printf '?'; tail -c +102 chase.zut; } >bad.zut; zugzwang zu table verify bad.zut
! zugzwang: bad.zut: damaged: the checksum of block 1 of 2 is wrong
? 1

$ zugzwang zu table stats bad.zut
! zugzwang: bad.zut: damaged: the checksum of block 1 of 2 is wrong
? 65

$ { head -c 20 chase.zut; printf '#'; tail -c +22 chase.zut; } >bad.zut; zugzwang zu table verify bad.zut
! zugzwang: bad.zut: damaged: the header's checksum is wrong
? 1

# a table of another version
$ { head -c 8 chase.zut; printf '\002'; tail -c +10 chase.zut; } >new.zut; zugzwang zu table verify new.zut
! zugzwang: new.zut: a table of version 2; this program reads version 1
? 65

$ zugzwang zu table probe new.zut '1,4 5,3 4,4'
! zugzwang: new.zut: a table of version 2; this program reads version 1
? 65

$ zugzwang zu table verify chase.in
! zugzwang: chase.in: not a table made by 'zugzwang zu table build'
? 65

$ : >empty.zut; zugzwang zu table stats empty.zut
! zugzwang: empty.zut: not a table made by 'zugzwang zu table build'
? 65

$ zugzwang zu table stats no-such.zut
! zugzwang: cannot open no-such.zut: No such file or directory
? 66

$ zugzwang zu table stats .
! zugzwang: cannot open .: Is a directory
? 66

$ zugzwang zu table stats /dev/null
! zugzwang: /dev/null: not a regular file, in which one can read here and there
? 65

# a full disk leaves nothing behind, and an older table alone
$ mkdir full; open-board 10 10 >full/ten.in; cd full; with-small-files zugzwang zu table build ten.in -o ten.zut; echo $?; rm -f code; ls -A
> 74
> ten.in
! zugzwang: cannot write ten.zut: File too large

$ cp chase.zut full/ten.zut; cd full; with-small-files zugzwang zu table build ten.in -o ten.zut; cmp ten.zut ../chase.zut && rm -f code && ls -A
> ten.in
> ten.zut
! zugzwang: cannot write ten.zut: File too large

$ zugzwang zu table build chase.in -o no-such-folder/t.zut
! zugzwang: cannot write no-such-folder/t.zut: No such file or directory
? 74

# an interrupt does the same
$ open-board 24 24 >large.in; mkdir place; interrupt INT 0.3 zugzwang zu table build large.in -o place/t.zut; echo $?; ls -A place
> 130
! zugzwang: interrupted; 0 tables answered
! ended in time

# a board that is too large says what it would need, and what else there is
$ open-board 64 64 | zugzwang zu table build --memory 1G -o t.zut 2>&1 | steady; [ ! -e t.zut ]
> zugzwang: <stdin>: every position of a 64×64 board needs about _ GiB of memory; 1.0 GiB may be used; its table would have 68.7 billion positions; 'zugzwang zu solve' keeps no values, and fits

$ open-board 500 500 | zugzwang zu table build --memory 1G -o t.zut 2>&1 | steady
> zugzwang: <stdin>: every position of a 500×500 board needs more memory than can be counted; its table would have 15624937.5 billion positions

$ zugzwang zu table verify --memory 1K chase.zut
! zugzwang: chase.zut: out of memory: more is needed than the 1024 bytes that may be used
? 71

# whole, with right checksums, and wrong: the values of a board with an obstacle elsewhere
$ printf '0 1\n4 3\n...\nO..\n#XO\n..#\n' >other.in; zugzwang zu table build other.in -o other.zut 2>/dev/null
  { head -c 44 other.zut; tail -c +45 small.zut; } >wrong.zut; zugzwang zu table verify wrong.zut
> wrong.zut: wrong: with the generals on 1,2 and 1,3 and the pawn on 2,2, black to move, the table says lose in 0 plies, but its moves say win in 1 ply
? 1

$ zugzwang zu table verify wrong.zut --json | steady
> {
>   "schema": "zugzwang/table-verify/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "file": "wrong.zut",
>   "table": {"rows": 4, "cols": 3, "free_squares": 10, "positions": 900},
>   "right": false,
>   "checked": 315,
>   "wrong": {
>     "position": "1,2 1,3 2,2 black",
>     "found": {"category": "lose", "distance": 0},
>     "expected": {"category": "win", "distance": 1}
>   },
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# command lines that make no sense
$ zugzwang zu table
! zugzwang: what to do with a table is missing: build, probe, stats or verify
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table biuld
! zugzwang: expected build, probe, stats or verify, found 'biuld'; did you mean 'build'?
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table chase.in
! zugzwang: expected build, probe, stats or verify, found 'chase.in'
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table build chase.in
! zugzwang: where to write the table is missing: -o TABLE
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table build chase.in small.in -o t.zut
! zugzwang: a table is of one board: expected one FILE, found 'small.in' as well
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table stats chase.zut small.zut
! zugzwang: expected one table, found 'small.zut' as well
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table stats
! zugzwang: which table? 'zugzwang zu table build' makes one
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table stats --json --svg chase.zut
! zugzwang: only one of --json and --svg can be given
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang zu table verify --svg chase.zut
! zugzwang: unknown option '--svg'
! Try 'zugzwang zu table --help'.
? 64

$ zugzwang rabbit table
! zugzwang: unknown verb 'table'
! Try 'zugzwang rabbit'.
? 64
