# Ctrl-C and other requests to stop.

# while a board is solved
$ open-board 48 48 >large.in; interrupt INT 0.3 zugzwang zu solve large.in
! zugzwang: interrupted; 0 boards answered
! ended in time
? 130

# while input is awaited; the answers so far are written
$ mkfifo typed; exec 3<>typed; printf '0 3\n1 3\nOXO\n2 2\nOO\n#X\n' >&3
  interrupt INT 0.3 zugzwang zu solve <typed
> Black 0
> Red 1
! zugzwang: interrupted; 2 boards answered
! ended in time
? 130

# while a line that never ends is read
$ yes ' ' | tr -d '\n' | interrupt INT 0.3 zugzwang zu solve
! zugzwang: interrupted; 0 boards answered
! ended in time
? 130

# while blank lines that never end are read
$ yes '' | interrupt INT 0.3 zugzwang geography solve
! zugzwang: interrupted; 0 mazes answered
! ended in time
? 130

# while queries that never end are answered
$ { echo '2 1 4000000000'; yes '1 2'; } | interrupt INT 0.3 zugzwang graph solve 2>errors | sort -u
  sed 's/[0-9]\{4,\}/many/' errors
> 1
> zugzwang: interrupted; many queries answered
> ended in time

# while nobody reads the answers
$ mkfifo unread; exec 3<>unread; { echo '2 1 200000'; yes '1 2' | head -n 200001; } >queries
  interrupt INT 0.3 zugzwang graph solve queries 2>errors >unread; echo $?
  sed 's/[0-9]\{4,\}/many/' errors
> 130
> zugzwang: cannot write <stdout>: Interrupted system call
> zugzwang: interrupted; many queries answered
> ended in time

# with -o the answers so far are put in place, and nothing else is left
$ mkdir place; { printf '0 2\n1 3\nOXO\n'; tail -n +2 large.in; } >two.in
  interrupt INT 0.3 zugzwang zu solve -o place/out two.in; ls -A place; cat place/out
> out
> Black 0
! zugzwang: interrupted; 1 board answered
! ended in time

# with -o and no answer the old file is left alone
$ echo old >place/out; interrupt INT 0.3 zugzwang zu solve -o place/out large.in; ls -A place; cat place/out
> out
> old
! zugzwang: interrupted; 0 boards answered
! ended in time

# with --json the document is whole
$ interrupt INT 0.3 zugzwang zu solve --json two.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "two.in",
>       "answers": [
>         {"rows": 1, "cols": 3, "winner": "black", "plies": 0, "seconds": _, "memory_bytes": _}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "two.in",
>     "line": null,
>     "column": null,
>     "message": "interrupted",
>     "exit_code": 130
>   }
> }
! zugzwang: interrupted; 1 board answered
! ended in time

# SIGTERM
$ interrupt TERM 0.3 zugzwang zu solve large.in
! zugzwang: interrupted; 0 boards answered
! ended in time
? 143

# SIGHUP
$ interrupt HUP 0.3 zugzwang zu solve large.in
! zugzwang: interrupted; 0 boards answered
! ended in time
? 129

# a second signal right after the first leaves nothing behind, either
$ zugzwang zu solve -o place/new two.in & sleep 0.2; kill -s TERM $!; kill -s HUP $!; wait $! 2>/dev/null
  ls -A place | grep -v new
> out

# a signal that the caller had ignored stays ignored
$ trap '' HUP; zugzwang zu solve <typed & exec 3>typed; sleep 0.1; kill -s HUP $!
  printf '0 1\n1 3\nOXO\n' >&3; exec 3>&-; wait $!
> Black 0
