# Command lines that make no sense: a message, a hint, exit code 64.

# an unknown game
$ zugzwang chess solve
! zugzwang: unknown game 'chess'
! Try 'zugzwang --help'.
? 64

# a game that is nearly right
$ zugzwang rabit solve
! zugzwang: unknown game 'rabit'; did you mean 'rabbit'?
! Try 'zugzwang --help'.
? 64

# a game that is cut short
$ zugzwang geo solve
! zugzwang: unknown game 'geo'; did you mean 'geography'?
! Try 'zugzwang --help'.
? 64

# a game in capitals
$ zugzwang ZU solve
! zugzwang: unknown game 'ZU'; did you mean 'zu'?
! Try 'zugzwang --help'.
? 64

# game and verb the wrong way round
$ zugzwang solve zu
! zugzwang: the game comes first: 'zugzwang zu solve'
! Try 'zugzwang --help'.
? 64

# no game
$ zugzwang solve zu-sample.in
! zugzwang: which game? 'zugzwang GAME solve'
! Try 'zugzwang --help'.
? 64

# an unknown verb
$ zugzwang zu dance
! zugzwang: unknown verb 'dance'
! Try 'zugzwang zu'.
? 64

# a verb that is nearly right
$ zugzwang zu slove
! zugzwang: unknown verb 'slove'; did you mean 'solve'?
! Try 'zugzwang zu'.
? 64

# a file in place of the verb
$ zugzwang zu zu-sample.in
! zugzwang: a verb is missing: 'zugzwang zu solve zu-sample.in'?
! Try 'zugzwang zu'.
? 64

# an unknown option
$ zugzwang zu solve --colour
! zugzwang: unknown option '--colour'
! Try 'zugzwang zu solve --help'.
? 64

# an option that is nearly right
$ zugzwang zu solve --jsno zu-sample.in
! zugzwang: unknown option '--jsno'; did you mean '--json'?
! Try 'zugzwang zu solve --help'.
? 64

# an option that is nearly right, with a value
$ zugzwang zu solve --memry=1G zu-sample.in
! zugzwang: unknown option '--memry=1G'; did you mean '--memory'?
! Try 'zugzwang zu solve --help'.
? 64

# an option of another game
$ zugzwang zu solve --all zu-sample.in
! zugzwang: unknown option '--all'
! Try 'zugzwang zu solve --help'.
? 64

# an unknown letter
$ zugzwang zu solve -x
! zugzwang: unknown option '-x'
! Try 'zugzwang zu solve --help'.
? 64

# an unknown option in place of the game
$ zugzwang --verison
! zugzwang: unknown option '--verison'; did you mean '--version'?
! Try 'zugzwang --help'.
? 64

# an unknown option in place of the verb
$ zugzwang zu --hlep
! zugzwang: unknown option '--hlep'; did you mean '--help'?
! Try 'zugzwang zu'.
? 64

# help on an unknown game
$ zugzwang help chess
! zugzwang: unknown game 'chess'
! Try 'zugzwang --help'.
? 64

# help on an unknown verb
$ zugzwang help zu dance
! zugzwang: unknown verb 'dance'
! Try 'zugzwang zu'.
? 64

# a missing value
$ zugzwang zu solve -o
! zugzwang: --output needs a value: --output OUT
! Try 'zugzwang zu solve --help'.
? 64

# a missing second value
$ zugzwang geography solve --from 1
! zugzwang: --from needs a value: --from R C
! Try 'zugzwang geography solve --help'.
? 64

# a value for an option that takes none
$ zugzwang zu solve --json=yes zu-sample.in
! zugzwang: --json takes no value, found 'yes'
! Try 'zugzwang zu solve --help'.
? 64

# two options that exclude each other
$ zugzwang zu solve --json --show zu-sample.in
! zugzwang: --json and --show cannot go together
! Try 'zugzwang zu solve --help'.
? 64

# not a number of bytes
$ zugzwang zu solve --memory lots zu-sample.in
! zugzwang: --memory: expected a number of bytes from 1, with or without one of K, M, G and T, found 'lots'
! Try 'zugzwang zu solve --help'.
? 64

# no bytes
$ zugzwang zu solve --memory 0 zu-sample.in
! zugzwang: --memory: expected a number of bytes from 1, with or without one of K, M, G and T, found '0'
! Try 'zugzwang zu solve --help'.
? 64

# more bytes than can be counted
$ zugzwang zu solve --memory 99999999999G zu-sample.in
! zugzwang: --memory: expected a number of bytes from 1, with or without one of K, M, G and T, found '99999999999G'
! Try 'zugzwang zu solve --help'.
? 64

# an unknown unit
$ zugzwang zu solve --memory 10X zu-sample.in
! zugzwang: --memory: expected a number of bytes from 1, with or without one of K, M, G and T, found '10X'
! Try 'zugzwang zu solve --help'.
? 64

# each unit
$ for size in 1000000 1000K 1000M 4G 1T; do zugzwang zu solve --memory $size zu-sample.in | tail -n 1; done
> Red 75
> Red 75
> Red 75
> Red 75
> Red 75

# not a number of threads
$ zugzwang zu solve --threads 0 zu-sample.in
! zugzwang: --threads: expected a number from 1 to 4096, found '0'
! Try 'zugzwang zu solve --help'.
? 64

# more threads than can be counted
$ zugzwang zu solve --threads 99999999999999999999 zu-sample.in
! zugzwang: --threads: expected a number from 1 to 4096, found '99999999999999999999'
! Try 'zugzwang zu solve --help'.
? 64

# a number of bytes with too many digits
$ zugzwang zu solve --memory 1111111111111111111111111111 zu-sample.in
! zugzwang: --memory: expected a number of bytes from 1, with or without one of K, M, G and T, found '1111111111111111111111111111'
! Try 'zugzwang zu solve --help'.
? 64

# a word that is far too long
$ zugzwang zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz
! zugzwang: unknown game 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'
! Try 'zugzwang --help'.
? 64

# any number of threads gives the same
$ for threads in 1 2 7; do zugzwang zu solve --threads $threads zu-sample.in | cksum; done | uniq | wc -l
> 1

# a square that cannot be
$ zugzwang geography solve --from 0 1 geography-1.in
! zugzwang: --from: expected a row and a column, counted from 1, found '0 1'
! Try 'zugzwang geography solve --help'.
? 64

# a square that is not even a number
$ zugzwang geography solve --from 1 -1 geography-1.in
! zugzwang: --from: expected a row and a column, counted from 1, found '1 -1'
! Try 'zugzwang geography solve --help'.
? 64

# two values, the first attached
$ zugzwang geography solve --from=2 2 geography-1.in
> first

# options may come before and after the files, and the last word counts
$ zugzwang rabbit solve --progress rabbit-3.in --no-progress
> 2
> 1
> 2

# nothing is shown in the first second
$ zugzwang zu solve --progress zu-sample.in | tail -n 1
> Red 75

# then it is
$ open-board 48 48 | interrupt INT 1.4 zugzwang zu solve --progress 2>&1 | sed 's/[0-9][0-9]*/N/g; s/^\(board[^:]*\):.*/\1: …/; /ended/d'
> board N of N: …
> zugzwang: interrupted; N boards answered

# in a log, progress is a line now and then
$ { printf '0 2\n1 3\nOXO\n'; sleep 1.1; open-board 24 24 | tail -n +2; } | zugzwang zu solve --progress 2>log; sed 's/:.*/: …/' log
> Black 0
> Red 89
> board 2 of 2: …
