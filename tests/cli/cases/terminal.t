# At a terminal: script(1) gives the program one, which ends lines with CR LF.

# what is awaited is said
$ printf '0 1\n1 3\nOXO\n\004' | script -qec 'zugzwang zu solve' /dev/null | grep -v '^[0O1]' | tr -d '\r'
> zugzwang: reading from the terminal: 'id T', then T boards: 'n m' and n rows of '.', '#', 'X', 'O'; end with Ctrl-D
> Black 0

# each game says its own
$ for game in rabbit graph geography; do
      printf '\004' | script -qec "zugzwang $game solve" /dev/null
  done | grep -v '^ *^D' | tr -d '\r'
> zugzwang: reading from the terminal: 'n m', n rows of 'O', 'X' and one '.', 'k', 2k lines 'x y'; end with Ctrl-D
> <stdin>:1:1: expected the number of rows, found the end of the file
> zugzwang: reading from the terminal: 'n m q' (with --all 'n m'), m edges 'u v', q queries 'x y'; end with Ctrl-D
> <stdin>:1:1: expected the number of vertices, found the end of the file
> zugzwang: reading from the terminal: 'n m', n rows of '.' and '#'; end with Ctrl-D
> <stdin>:1:1: expected the number of rows, found the end of the file

# progress is shown after a second, on one line that is erased at the end, without escape codes
$ open-board 48 48 >large.in
  script -qec 'interrupt INT 1.4 zugzwang zu solve large.in' /dev/null >log </dev/null
  tr '\r' '\n' <log | sed 's/[0-9][0-9]*/N/g; s/^\(board[^:]*\):.*/\1: …/; s/  *$//' | uniq
>
> board N of N: …
>
> zugzwang: interrupted; N boards answered
>
> ended in time
>

# not with --no-progress
$ script -qec 'interrupt INT 1.4 zugzwang zu solve --no-progress large.in' /dev/null </dev/null | tr -d '\r'
> zugzwang: interrupted; 0 boards answered
> ended in time

# progress does not get in the way of the answers
$ printf '0 2\n1 3\nOXO\n' >slow; mkfifo pipe; { cat slow; sleep 1.1; open-board 24 24 | tail -n +2; } >pipe &
  script -qec 'zugzwang zu solve pipe' /dev/null </dev/null >log; wait
  tr '\r' '\n' <log | sed 's/:.*/: …/; s/  *$//' | uniq
> Black 0
>
> board 2 of 2: …
>
> Red 89
>
