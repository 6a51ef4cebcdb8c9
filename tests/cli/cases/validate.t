# Whether an input is what the contest promises. More is in tests/unit/test_cli_validate.c.

# the samples
$ zugzwang zu validate zu-sample.in; zugzwang geography validate geography-1.in
  zugzwang rabbit validate rabbit-1.in rabbit-2.in rabbit-3.in; zugzwang graph validate graph-1.in graph-2.in
> zu-sample.in: valid, 5 boards
> geography-1.in: valid, 1 maze
> rabbit-1.in: valid, 1 game
> rabbit-2.in: valid, 1 game
> rabbit-3.in: valid, 1 game
> graph-1.in: valid, 1 graph
> graph-2.in: valid, 1 graph

# rabbit's points
$ zugzwang rabbit validate --points 4-5 rabbit-3.in; zugzwang rabbit validate --points 3 rabbit-3.in
> rabbit-3.in: valid, 1 game
! FAIL rabbit-3.in:1:1: expected the number of rows to be 3, found 4
? 1

# as a judge calls it: silent on standard error, the input on standard input
$ zugzwang zu validate --testset tests --group 14-20 --testOverviewLogFileName log <zu-sample.in
> <stdin>: valid, 5 boards

# a group that is no number is no matter
$ zugzwang zu validate --testset pretests --group easy <zu-sample.in
> <stdin>: valid, 5 boards

# an input that is not valid, and others that are looked at all the same
$ printf '14 1\n2 2\nOO \n#X\n' >blank.in; printf '14 1\n2 2\nOO\n#X' >end.in
  zugzwang zu validate blank.in zu-sample.in end.in
> zu-sample.in: valid, 5 boards
! FAIL blank.in:3:3: expected the end of the line, found a blank
! FAIL end.in:4:3: expected the end of the line, found the end of the file
? 1

# a file that is not there counts for more
$ zugzwang zu validate nowhere.in blank.in
! zugzwang: nowhere.in: cannot open it: No such file or directory
! FAIL blank.in:3:3: expected the end of the line, found a blank
? 66

# a directory
$ zugzwang zu validate .
! zugzwang: .: cannot open it: Is a directory
? 66

# the answer is solved where it is promised
$ printf '1 1\n2 2\nOO\n#X\n' >tie.in; zugzwang zu validate tie.in; zugzwang zu solve tie.in
> Red 1
! FAIL tie.in:2:1: expected a tie, or generals that cannot move, found a board with the answer Red 1

# the same as a document
$ zugzwang zu validate --json --points 14-20 blank.in zu-sample.in nowhere.in
> {
>   "schema": "zugzwang/validate/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "points": "14-20",
>   "inputs": [
>     {
>       "file": "blank.in",
>       "valid": false,
>       "cases": 0,
>       "error": {
>         "line": 3,
>         "column": 3,
>         "message": "expected the end of the line, found a blank"
>       }
>     },
>     {
>       "file": "zu-sample.in",
>       "valid": true,
>       "cases": 5,
>       "error": null
>     },
>     {
>       "file": "nowhere.in",
>       "valid": false,
>       "cases": 0,
>       "error": {
>         "line": null,
>         "column": null,
>         "message": "cannot open it: No such file or directory"
>       }
>     }
>   ],
>   "valid": false
> }
! FAIL blank.in:3:3: expected the end of the line, found a blank
! zugzwang: nowhere.in: cannot open it: No such file or directory
? 66

# any bytes
$ head -c 100000 /dev/zero | zugzwang zu validate; printf '0 1\n\377' | zugzwang zu validate
  head -c 100000 /dev/zero | tr '\0' 9 | zugzwang graph validate
! FAIL <stdin>:1:1: expected the test point's number, found byte 0x00
! FAIL <stdin>:2:1: expected the number of rows, found byte 0xFF
! FAIL <stdin>:1:1: expected the number of vertices, from 1 to 100000, found 9999999999999999999…
? 1

# a vast file is read no further than its first mistake
$ yes | zugzwang geography validate
! FAIL <stdin>:1:1: expected the number of rows, found 'y'
? 1

# games without groups have no points
$ zugzwang graph validate --points 3 graph-1.in
! zugzwang: unknown option '--points'
! Try 'zugzwang graph validate --help'.
? 64

# nothing is written to a full disk
$ zugzwang zu validate zu-sample.in >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74
