# The pages that teach.

# the overview
$ zugzwang
> zugzwang: exact answers for small two-player board games
>
>   zugzwang GAME VERB [OPTIONS] [FILE...]
>
> Games:
>   zu         two red generals hunt a black pawn (Luogu P9169)
>   rabbit     Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971)
>   graph      a token moves along the edges of a directed graph (Luogu P6560)
>   geography  a token in a maze enters no square twice (JSOI 2009, Luogu P4055)
>
> Verbs:
>   solve      who wins, and how: contest input in, contest output out
>   moves      every legal move, and what it leads to
>   line       a whole game, perfectly played, and why it is won
>   review     the record of a game, judged move by move
>   play       a game against the program, at the terminal
>   render     a position, a line or a review as a picture
>   table      the value of every position, in a file: build, probe, stats, verify
>   hunt       boards that are extreme: the longest wins, the hardest ones
>   generate   inputs for a contest, chosen to hurt
>   validate   whether an input keeps to the contest's limits and promises
>   check      whether an output is right, as a judge's checker says it
>   package    a whole problem for a judge: test points, statements, checker
>   stress     a small input on which somebody's program is wrong, and why
>
> For example, two generals (O) and a pawn (X) that wants the top row:
>
>   $ printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | zugzwang zu solve --show
>   Board 1 of 1
>
>     # . #
>     O . O    Black wins in 2 plies
>     . X .
>
> 'zugzwang GAME' tells the rules and the format of a game,
> 'zugzwang GAME VERB --help' what can be asked about it.

# the same, by any other name
$ zugzwang >overview; for word in help --help -h; do zugzwang $word | cmp - overview; done

# a game
$ zugzwang zu
> zu: two red generals hunt a black pawn (Luogu P9169)
>
> Red has two generals (O), black has a pawn (X); '#' is an obstacle. Red moves
> first: one general goes one step up, down, left or right. The pawn goes one
> step up, left or right. Black wins when the pawn stands in the top row; a side
> wins by moving onto the other's piece, and when the other has no move. A game
> that never ends is a tie.
>
> A file is a line 'id T' (a number that is not looked at, and how many boards
> follow), then T boards: a line 'n m', rows and columns, and n rows of '.', '#',
> 'X' and 'O'.
>
>   $ printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | zugzwang zu solve
>   Black 2
>
> Whatever red does, the pawn captures a general on the second ply. A ply is one
> move by one side.
>
> A move is a piece and a step: 'R1 up', 'R2 left', 'B right'. R1 is the general
> that comes first on the board, row by row, R2 the other, B the pawn. Letters
> may be large or small, and 'r1u' and 'b l' are enough. In a list moves are
> separated by commas or line ends. The record of a game is its board, then its
> moves; red begins, unless the first move is black's.
>
> Verbs:
>   solve      who wins, and how: contest input in, contest output out
>   moves      every legal move, and what it leads to
>   line       a whole game, perfectly played, and why it is won
>   review     the record of a game, judged move by move
>   play       a game against the program, at the terminal
>   render     a position, a line or a review as a picture
>   table      the value of every position, in a file: build, probe, stats, verify
>   hunt       boards that are extreme: the longest wins, the hardest ones
>   generate   inputs for a contest, chosen to hurt
>   validate   whether an input keeps to the contest's limits and promises
>   check      whether an output is right, as a judge's checker says it
>   package    a whole problem for a judge: test points, statements, checker
>   stress     a small input on which somebody's program is wrong, and why
>
> More: 'zugzwang zu VERB --help'.

# the same, by any other name
$ zugzwang zu >page; zugzwang zu --help | cmp - page; zugzwang zu -h | cmp - page
  zugzwang zu help | cmp - page; zugzwang help zu | cmp - page

$ zugzwang rabbit
> rabbit: Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971)
>
> The board is full but for one blank ('.'). Rabbit moves first: she slides a
> white piece (O) from beside the blank into it; then Egg does so with a black
> one (X), and so on. Who cannot move loses. A move of Rabbit's is a mistake when
> it turns a won game into a lost one.
>
> A file is a line 'n m', rows and columns, then n rows of 'O', 'X' and one '.',
> a line 'k', and 2k lines 'x y', the record of a game: the piece at row x,
> column y slides into the blank, Rabbit's first. Rows and columns count from 1,
> from the top left. A game that ends with a move of Rabbit's has a last line
> '0 0'.
>
>   $ printf '1 6\nXO.OXO\n1\n1 2\n1 1\n' | zugzwang rabbit solve
>   1
>   1
>
> One mistake: Rabbit's first move.
>
> Verbs:
>   solve      who wins, and how: contest input in, contest output out
>   moves      every legal move, and what it leads to
>   line       a whole game, perfectly played, and why it is won
>   review     the record of a game, judged move by move
>   play       a game against the program, at the terminal
>   render     a position, a line or a review as a picture
>   generate   inputs for a contest, chosen to hurt
>   validate   whether an input keeps to the contest's limits and promises
>   check      whether an output is right, as a judge's checker says it
>   package    a whole problem for a judge: test points, statements, checker
>   stress     a small input on which somebody's program is wrong, and why
>
> More: 'zugzwang rabbit VERB --help'.

$ zugzwang graph
> graph: a token moves along the edges of a directed graph (Luogu P6560)
>
> A token stands on a vertex of a directed graph; the sides take turns to move it
> along an edge. Who cannot move loses. In a query, who moves the token onto the
> target vertex wins. A game that never ends is a tie. Double edges, and edges
> from a vertex to itself, are allowed.
>
> A file is a line 'n m q' (vertices, edges, queries), m lines 'u v', the edges,
> and q lines 'x y': the token starts on x, the target is y. Vertices count from
> 1.
>
>   $ printf '3 3 2\n1 2\n2 1\n2 3\n1 3\n2 3\n' | zugzwang graph solve
>   -1
>   1
>
> Who starts on 1 must go to 2, and from there the other reaches the target 3.
>
> Verbs:
>   solve      who wins, and how: contest input in, contest output out
>   moves      every legal move, and what it leads to
>   line       a whole game, perfectly played, and why it is won
>   render     a position, a line or a review as a picture
>   generate   inputs for a contest, chosen to hurt
>   validate   whether an input keeps to the contest's limits and promises
>   check      whether an output is right, as a judge's checker says it
>   package    a whole problem for a judge: test points, statements, checker
>   stress     a small input on which somebody's program is wrong, and why
>
> More: 'zugzwang graph VERB --help'.

$ zugzwang geography
> geography: a token in a maze enters no square twice (JSOI 2009, Luogu P4055)
>
> The first player, the chooser, puts a token on a free square ('.') of a maze;
> '#' is a wall. The second player moves it to a free square beside it, then the
> first, and so on. No square is entered twice. Who cannot move loses.
>
> A file is a line 'n m', rows and columns, and n rows of '.' and '#'. Rows and
> columns count from 1, from the top left.
>
>   $ printf '3 3\n.##\n...\n#.#\n' | zugzwang geography solve
>   WIN
>   2 3
>   3 2
>
> The chooser wins by starting on row 2, column 3, or on row 3, column 2.
>
> Verbs:
>   solve      who wins, and how: contest input in, contest output out
>   moves      every legal move, and what it leads to
>   line       a whole game, perfectly played, and why it is won
>   render     a position, a line or a review as a picture
>   generate   inputs for a contest, chosen to hurt
>   validate   whether an input keeps to the contest's limits and promises
>   check      whether an output is right, as a judge's checker says it
>   package    a whole problem for a judge: test points, statements, checker
>   stress     a small input on which somebody's program is wrong, and why
>
> More: 'zugzwang geography VERB --help'.

# a verb of a game
$ zugzwang zu solve --help
> Usage: zugzwang zu solve [OPTIONS] [FILE...]
>
> Says who wins each board when both sides play perfectly, and after how many
> plies (moves by either side): winners hurry, losers delay.
>
>   $ cat two.in
>   0 2
>   3 3
>   #.#
>   O.O
>   .X.
>   2 2
>   OO
>   #X
>   $ zugzwang zu solve two.in
>   Black 2
>   Red 1
>
> Files are answered in order; '-', or no FILE at all, is standard input.
>
> Options:
>   -o, --output OUT        write to the file OUT, which is replaced at the end
>       --json              write one JSON document, with times and memory
>       --show              show each board with its answer in words
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version

# the same, by any other name
$ zugzwang zu solve --help >page; zugzwang zu solve -h missing.in | cmp - page
  zugzwang help zu solve | cmp - page; zugzwang zu help solve | cmp - page

$ zugzwang rabbit solve --help
> Usage: zugzwang rabbit solve [OPTIONS] [FILE...]
>
> Finds Rabbit's mistakes in the record of a game: how many there are, then the
> numbers of those moves of hers, a line each. Every move of the record is
> checked.
>
>   $ cat game.in
>   4 4
>   OOXX
>   OXXO
>   OO.O
>   XXXO
>   2
>   3 2
>   2 2
>   1 2
>   1 3
>   $ zugzwang rabbit solve game.in
>   2
>   1
>   2
>
> Files are answered in order; '-', or no FILE at all, is standard input.
>
> Options:
>   -o, --output OUT        write to the file OUT, which is replaced at the end
>       --json              write one JSON document, with times and memory
>       --show              show each board with its answer in words
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version

$ zugzwang graph solve --help
> Usage: zugzwang graph solve [OPTIONS] [FILE...]
>
> Answers each query: 1 when the player who moves first wins, -1 when the second
> does, 0 when neither can force it.
>
>   $ printf '3 3 1\n1 2\n2 1\n2 3\n1 3\n' | zugzwang graph solve
>   -1
>
> With --all there are no queries and no targets: the first line is 'n m', and
> each vertex gets a line, for the side to move there: 'win d', 'lose d' or
> 'tie', where d counts the plies to the end: winners hurry, losers delay.
>
>   $ printf '3 3\n1 2\n2 1\n2 3\n' | zugzwang graph solve --all
>   lose 2
>   win 1
>   lose 0
>
> Files are answered in order; '-', or no FILE at all, is standard input.
>
> Options:
>       --all               value every vertex; the input has no queries
>   -o, --output OUT        write to the file OUT, which is replaced at the end
>       --json              write one JSON document, with times and memory
>       --show              show each board with its answer in words
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version

$ zugzwang geography solve --help
> Usage: zugzwang geography solve [OPTIONS] [FILE...]
>
> Finds the squares on which the chooser may start and win: WIN and a line
> 'row column' for each, or LOSE when there is none.
>
>   $ printf '1 2\n..\n' | zugzwang geography solve
>   LOSE
>
> With --from the token stands on that square already: 'first' when the side to
> move wins, 'second' when the other does.
>
>   $ printf '1 2\n..\n' | zugzwang geography solve --from 1 2
>   first
>
> Files are answered in order; '-', or no FILE at all, is standard input.
>
> Options:
>       --from R C          the token stands on row R, column C
>   -o, --output OUT        write to the file OUT, which is replaced at the end
>       --json              write one JSON document, with times and memory
>       --show              show each board with its answer in words
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version

# what the examples on the pages say is true
$ zugzwang | try-examples
  for game in zu rabbit graph geography; do
      zugzwang $game | try-examples
      zugzwang $game solve --help | try-examples
  done
> 1 true
> 1 true
> 1 true
> 1 true
> 1 true
> 1 true
> 2 true
> 1 true
> 2 true

# no page is too wide for a terminal
$ { zugzwang; for game in zu rabbit graph geography; do zugzwang $game; zugzwang $game solve -h; done; } |
      awk 'length > 79'
>   table      the value of every position, in a file: build, probe, stats, verify
>   table      the value of every position, in a file: build, probe, stats, verify

# the version
$ zugzwang --version | sed 's/[0-9][0-9]*/N/g'
> zugzwang N.N.N

# the version, asked late
$ zugzwang zu solve --version | cut -d ' ' -f 1
> zugzwang

# the man page knows every option and every game
$ sed 's/\\//g' "$DOCS/zugzwang.1" >page
  for game in zu rabbit graph geography; do
      { echo "B $game"; zugzwang $game solve --help | grep -o '^ .*--[a-z-]*' | grep -o -e '--.*'; } |
          while read -r word; do grep -q -e "$word" page || echo "$word is missing"; done
  done

# the man page is of this version
$ version=$(zugzwang --version); grep -q "^.TH ZUGZWANG 1 \"\" \"$version\"" "$DOCS/zugzwang.1" || echo "not $version"
