# Hunts for extreme boards. A number of boards, unlike a time, makes a hunt repeatable.

# the record, its value and its line
$ zugzwang zu hunt --rows 4 --cols 4 --boards 3000 --no-progress
> 4 4
> OO..
> .#..
> #.#.
> X...
>
> longest-red: 15 plies until red wins
> R1 down, B right, R2 right, B left, R2 right, B right, R2 down, B left,
> R2 down, B right, R2 down, B left, R2 left, B right, R2 left

# the same again, with the records on the way, kept in a file that solve agrees with
$ zugzwang zu hunt --rows 4 --cols 4 --boards 3000 -o record.in 2>&1 >/dev/null | sed 's/^ *[0-9.]* s//'
  cat record.in; zugzwang zu solve record.in
>            0 boards: 7 plies
>           53 boards: 9 plies
>          104 boards: 13 plies
>         2020 boards: 15 plies
> 0 1
> 4 4
> OO..
> .#..
> #.#.
> X...
> Red 15

# it goes on from the file
$ zugzwang zu hunt --boards 1 -o record.in --no-progress | head -n 7
> 4 4
> OO..
> .#..
> #.#.
> X...
>
> longest-red: 15 plies until red wins

# black's longest wins
$ zugzwang zu hunt --goal longest-black --rows 3 --cols 4 --boards 2000 --no-progress
> 3 4
> .#OO
> .#..
> ..X#
>
> longest-black: 8 plies until black wins
> R2 down, B left, R1 right, B left, R1 left, B up, R1 right, B up

# moves that are the only ones to win
$ zugzwang zu hunt --goal hardest --rows 4 --cols 3 --boards 500 --no-progress
> 4 3
> ...
> O##
> .X.
> .#O
>
> hardest: 3 moves of red's that alone keep the win
> R1 up, B left, R2 up, B up, R1 down

# two hunters
$ zugzwang zu hunt --rows 3 --cols 3 --boards 3000 --jobs 2 --no-progress | grep longest
> longest-red: 7 plies until red wins

# black wins on none of them: that is said
$ zugzwang zu hunt --rows 2 --cols 2 --boards 20 --no-progress --goal longest-black
> Found no board on which that side wins.

# a file that is no board
$ echo junk >junk; zugzwang zu hunt -o junk; echo "$?"; cat junk
> 65
> junk
! junk:1:1: expected the test point's number, found 'junk'

# a file that cannot be written
$ zugzwang zu hunt --rows 3 --cols 3 --boards 5000 --no-progress -o nowhere/record.in
> 3 3
> #O#
> ##X
> O..
>
> longest-red: 1 plies until red wins
> R2 right
! zugzwang: cannot write nowhere/record.in: No such file or directory
? 74

# a full disk
$ zugzwang zu hunt --rows 3 --cols 3 --boards 10 --no-progress >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# words that make no sense
$ zugzwang zu hunt --goal longest
! zugzwang: --goal: expected longest-red, longest-black or hardest, found 'longest'
! Try 'zugzwang zu hunt --help'.
? 64
$ zugzwang zu hunt --rows 33
! zugzwang: --rows: expected a number from 1 to 32, found '33'
! Try 'zugzwang zu hunt --help'.
? 64
$ zugzwang zu hunt --rows 1
! zugzwang: a 1×10 board has no room for a hunt: at least 2 rows and 4 squares
? 64
$ zugzwang zu hunt --jobs 0
! zugzwang: --jobs: expected a number from 1 to 64, found '0'
! Try 'zugzwang zu hunt --help'.
? 64
$ zugzwang zu hunt board.in
! zugzwang: hunt reads no board; a record to go on from is given with -o board.in
! Try 'zugzwang zu hunt --help'.
? 64
$ zugzwang rabbit hunt
! zugzwang: unknown verb 'hunt'
! Try 'zugzwang rabbit'.
? 64

# Ctrl-C shows the best so far
$ interrupt INT 0.5 zugzwang zu hunt --rows 2 --cols 2 --no-progress | head -n 1
> 2 2
! zugzwang: interrupted; that is the best so far
! ended in time

$ zugzwang zu hunt --help
> Usage: zugzwang zu hunt [OPTIONS]
>
> Searches for boards that are extreme: on which one side needs longest to win,
> or on which red most often has only one move that wins. Boards are changed
> step by step and solved, thousands a second; each record is shown as it is
> found and kept in FILE. A hunt that is stopped goes on from its FILE.
>
>   $ zugzwang zu hunt --goal longest-red --rows 6 --cols 6 --time 60 -o record.in
>   $ zugzwang zu hunt --time 600 --jobs 2 -o record.in    # goes on from there
>
> Options:
>       --goal GOAL         longest-red (default), longest-black or hardest
>       --rows R            rows of the boards (10)
>       --cols C            columns of the boards (10)
>       --time S            stop after S seconds (60)
>       --boards N          stop after N boards for each job; repeatable, unlike a time
>       --jobs J            hunters at a time (1)
>       --seed N            where the random numbers start (0)
>   -o, --output FILE       keep the record in FILE, and go on from it if it is there
>       --memory LIMIT      use at most LIMIT bytes of memory, like 512M or 2G;
>                           else most of what is available now
>       --threads N         use up to N threads; the answers are the same
>       --progress          say on standard error how far a long run is; this
>                           is done anyway when that is a terminal
>       --no-progress       never do that
>   -h, --help              show this help
>       --version           show the version
