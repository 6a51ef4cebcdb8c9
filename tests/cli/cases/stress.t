# Somebody's program, tried on inputs that hurt. What programs can do to us is in
# tests/suites/stress_safety.sh, and that mistakes are found in tests/suites/mutants.sh.

# a program that is right
$ printf '#!/bin/sh\nexec zugzwang "$@"\n' >right; chmod +x right
  zugzwang zu stress --runs 5 --limits none -- ./right zu solve | sed 's/[0-9.]* s,/_ s,/; /^Families/d'
> Found nothing wrong: 50 boards in 5 runs of the program, _ s, seed 0

# the same in rabbit, without the dashes
$ zugzwang rabbit stress --runs 50 --limits none ./right rabbit solve | sed 's/[0-9.]* s,/_ s,/; /^Families/d'
> Found nothing wrong: 50 games in 50 runs of the program, _ s, seed 0

# in graph, two at a time
$ zugzwang graph stress --runs 40 --jobs 2 --limits none -- ./right graph solve | sed 's/[0-9.]* s,/_ s,/; /^Families/d'
> Found nothing wrong: 40 graphs in 40 runs of the program, _ s, seed 0

# and in geography
$ zugzwang geography stress --runs 40 --limits none -- ./right geography solve | sed 's/[0-9.]* s,/_ s,/; /^Families/d'
> Found nothing wrong: 40 mazes in 40 runs of the program, _ s, seed 0

# one that calls everything a tie: the smallest board there is
$ printf '#!/bin/sh\nread id boards\nyes Tie | head -n "$boards"\n' >tie; chmod +x tie
  zugzwang zu stress -- ./tie >report; echo $?; sed -n '1p; /^Expected/,/^Families/p' report | grep -v Families
  cat zu-counterexample.in
> 1
> Found: wrong answer
> Expected:
>
>     Red 1
>
> Given:
>
>     Tie
>
> Why:
>
>   Red wins in 1 ply:
>     R1 left
>   Red's moves, and black's best replies:
>     R1 left   red wins at ply 1
>     R1 up     black wins at ply 2, after B up
>     R2 up     black wins at ply 2, after B up
>   R1 left wins for red, so it is neither a tie nor black's game.
>
> The input is in zu-counterexample.in; again:
>
>     ./tie < zu-counterexample.in
>
> 14 1
> 2 3
> ...
> XOO

# it is not overwritten, and --keep makes the folder
$ zugzwang zu stress -- ./tie | grep 'is in'; zugzwang zu stress --keep deep -- ./tie | grep 'is in'
  ls zu-counter* deep
> The input is in zu-counterexample-2.in; again:
> The input is in deep/zu-counterexample.in; again:
> zu-counterexample-2.in
> zu-counterexample.in
>
> deep:
> zu-counterexample.in

# a program for rabbit that finds no mistake
$ printf '#!/bin/sh\necho 0\n' >zero; chmod +x zero
  zugzwang rabbit stress -- ./zero | sed -n '1p; /^Expected/,/^The input/p'
> Found: wrong answer
> Expected:
>
>     1
>     1
>
> Given:
>
>     0
>
> Why:
>
>   Rabbit's move 1, 1 3, is a mistake.
>   Before it:
>     Rabbit is to move and wins: every maximum matching pairs the blank's square 1 2;
>     it goes to the partner, 1 1, and so after every move of Egg's.
>       a A b b
>   After it:
>     Egg is to move and wins: every maximum matching pairs the blank's square 1 3;
>     it goes to the partner, 1 4, and so after every move of Rabbit's.
>       . . A a
>
> The input is in rabbit-counterexample.in; again:

# one for graph that calls everything a tie
$ zugzwang graph stress -- ./zero | sed -n '1p; /^Input/,/^The input/p'
> Found: wrong answer
> Input (family rings):
>
>     2 vertices; edges: 1 -> 2
>     queries, from a start to a target: 1 to 2
>
> Expected:
>
>     1
>
> Given:
>
>     0
>
> Why:
>
>   From 1 with target 2 the first player wins, in 1 ply:
>     1 -> 2
>   The first player's moves:
>     to 2: the first player wins, it is the target
>
> The input is in graph-counterexample.in; again:

# one for geography that always loses
$ printf '#!/bin/sh\necho LOSE\n' >lose; chmod +x lose
  zugzwang geography stress -- ./lose | sed -n '1p; /^Input/,/^The input/p'
> Found: wrong answer
> Input (family empty):
>
>     .
>
> Expected:
>
>     WIN
>     1 1
>
> Given:
>
>     LOSE
>
> Why:
>
>   1 1 is safe to start on:
>     The other player is to move and loses: this maximum matching leaves the token's square 1 1
>     without a partner, so wherever it goes, the chooser goes to the partner of that.
>       @
>
> The input is in geography-counterexample.in; again:

# words that make no sense
$ zugzwang zu stress
! zugzwang: which program? 'zugzwang zu stress -- ./mine'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress -- ./no-such-program
! zugzwang: cannot run ./no-such-program: No such file or directory
? 66
$ zugzwang zu stress no-such-program-at-all
! zugzwang: cannot run no-such-program-at-all: No such file or directory
? 66
$ echo 'print(1)' >mine.py; zugzwang zu stress ./mine.py
! zugzwang: cannot run ./mine.py: Permission denied
! zugzwang: is it a program? 'chmod +x ./mine.py', or name what runs it: '-- python3 ./mine.py'
? 66
$ zugzwang zu stress .
! zugzwang: cannot run .: Is a directory
? 66
$ zugzwang zu stress --limits fast -- ./tie
! zugzwang: --limits: expected contest, none, or seconds and memory, like 2 or 0.5,256M, found 'fast'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress --limits 0 -- ./tie
! zugzwang: --limits: expected contest, none, or seconds and memory, like 2 or 0.5,256M, found '0'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress --limits 1,2X -- ./tie
! zugzwang: --limits: expected contest, none, or seconds and memory, like 2 or 0.5,256M, found '1,2X'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress --files ../zu.in zu.out -- ./tie
! zugzwang: --files: expected two names of files, like zu.in zu.out, found '../zu.in zu.out'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress --files zu.in -- ./tie
! zugzwang: --files: expected two names of files, like zu.in zu.out, found 'zu.in --'
! Try 'zugzwang zu stress --help'.
? 64
$ zugzwang zu stress --jobs 65 -- ./tie
! zugzwang: --jobs: expected a number from 1 to 64, found '65'
! Try 'zugzwang zu stress --help'.
? 64

# a folder that cannot be written to; what was found is told
$ zugzwang zu stress --keep no/where -- ./tie | sed -n 1p; zugzwang zu stress --keep tie -- ./tie >/dev/null
> Found: wrong answer
! zugzwang: cannot make no/where: No such file or directory
! zugzwang: cannot write tie/zu-counterexample.in: Not a directory
? 74

# a full disk
$ zugzwang zu stress --runs 1 --limits none -- ./right zu solve >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

$ zugzwang zu stress --help
> Usage: zugzwang zu stress [OPTIONS] -- CMD [ARGS...]
>
> Looks for a board on which your program CMD is wrong. Boards are made in many
> ways that hurt, ten go in one run of CMD, and its output is compared with the
> right one. The first failure (a wrong answer or format, a crash, a time-out, too
> much memory or output, a process left behind) is made as small as can be, told
> with the proof of the right answer, and written to a file.
>
>   $ zugzwang zu stress -- ./mine
>   $ zugzwang zu stress --time 600 --jobs 4 --seed 7 -- python3 mine.py
>   $ zugzwang zu stress --limits contest --files zu.in zu.out -- ./mine
>
> CMD runs in an empty folder of its own, with limits; a file among ARGS that is
> named from here is given with its whole path. Exit code 1: something was found;
> 0: nothing was.
>
> Options:
>       --time S            stop after S seconds when nothing was found (60)
>       --runs N            stop after N runs of CMD; repeatable, unlike a time
>       --seed N            which inputs: the same seed gives the same ones (0)
>       --jobs J            run J copies of CMD at a time (1)
>       --limits L          what CMD may use: 'contest', 'none', or seconds and
>                           memory, like 0.5 or 2,512M; else ten times the
>                           contest's time, and its memory
>       --files IN OUT      CMD reads the file IN and writes OUT, like zu.in zu.out
>       --keep DIR          put the counterexample into the folder DIR; else here
>       --json              write one JSON document
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version
