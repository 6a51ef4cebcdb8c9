# One document, valid whatever happens. Times and memory differ from run to run and are blanked out.

# zu
$ zugzwang zu solve --json zu-sample.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "zu-sample.in",
>       "answers": [
>         {"rows": 4, "cols": 5, "winner": "black", "plies": 0, "seconds": _, "memory_bytes": _},
>         {"rows": 3, "cols": 3, "winner": "black", "plies": 2, "seconds": _, "memory_bytes": _},
>         {"rows": 3, "cols": 3, "winner": "black", "plies": 2, "seconds": _, "memory_bytes": _},
>         {"rows": 5, "cols": 5, "winner": "tie", "plies": null, "seconds": _, "memory_bytes": _},
>         {"rows": 9, "cols": 9, "winner": "red", "plies": 75, "seconds": _, "memory_bytes": _}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# rabbit
$ zugzwang rabbit solve --json rabbit-2.in rabbit-3.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "rabbit-2.in",
>       "answers": [
>         {
>           "rows": 3,
>           "cols": 3,
>           "rounds": 4,
>           "winner": "egg",
>           "mistakes": [],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     },
>     {
>       "file": "rabbit-3.in",
>       "answers": [
>         {
>           "rows": 4,
>           "cols": 4,
>           "rounds": 2,
>           "winner": "rabbit",
>           "mistakes": [1, 2],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# graph
$ zugzwang graph solve --json graph-2.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "graph",
>   "inputs": [
>     {
>       "file": "graph-2.in",
>       "answers": [
>         {"start": 1, "target": 5, "winner": "tie"},
>         {"start": 4, "target": 3, "winner": "first"}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# graph, every vertex
$ zugzwang graph solve --json --all graph-all.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "graph",
>   "inputs": [
>     {
>       "file": "graph-all.in",
>       "answers": [
>         {"vertex": 1, "winner": "tie", "plies": null},
>         {"vertex": 2, "winner": "tie", "plies": null},
>         {"vertex": 3, "winner": "tie", "plies": null},
>         {"vertex": 4, "winner": "first", "plies": 1},
>         {"vertex": 5, "winner": "second", "plies": 0}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# geography
$ zugzwang geography solve --json geography-1.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "geography",
>   "inputs": [
>     {
>       "file": "geography-1.in",
>       "answers": [
>         {
>           "rows": 3,
>           "cols": 3,
>           "winner": "chooser",
>           "safe": [[2, 3], [3, 2]],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# geography, no safe square
$ printf '1 2\n..\n' | zugzwang geography solve --json | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "geography",
>   "inputs": [
>     {
>       "file": "<stdin>",
>       "answers": [
>         {
>           "rows": 1,
>           "cols": 2,
>           "winner": "other",
>           "safe": [],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# geography, from one square
$ zugzwang geography solve --json --from 3 2 geography-1.in | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "geography",
>   "inputs": [
>     {
>       "file": "geography-1.in",
>       "answers": [
>         {
>           "rows": 3,
>           "cols": 3,
>           "from": [3, 2],
>           "winner": "second",
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# no boards
$ echo '1 0' | zugzwang zu solve --json | steady
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "<stdin>",
>       "answers": [],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# malformed input: the answers before it, and the error
$ { sed '13s/#/?/' zu-sample.in; } >broken.in
  zugzwang zu solve --json broken.in zu-sample.in >out; echo $?; steady <out
> 65
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "broken.in",
>       "answers": [
>         {"rows": 4, "cols": 5, "winner": "black", "plies": 0, "seconds": _, "memory_bytes": _},
>         {"rows": 3, "cols": 3, "winner": "black", "plies": 2, "seconds": _, "memory_bytes": _}
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "broken.in",
>     "line": 13,
>     "column": 2,
>     "message": "expected '.', '#', 'X' or 'O', found '?'",
>     "exit_code": 65
>   }
> }
! broken.in:13:2: expected '.', '#', 'X' or 'O', found '?'
! zugzwang: stopped there; 1 more file was not read

# a missing file
$ zugzwang rabbit solve --json rabbit-1.in missing.in >out; echo $?; steady <out
> 66
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "rabbit-1.in",
>       "answers": [
>         {
>           "rows": 1,
>           "cols": 6,
>           "rounds": 1,
>           "winner": "rabbit",
>           "mistakes": [1],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     },
>     {
>       "file": "missing.in",
>       "answers": [],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "missing.in",
>     "line": null,
>     "column": null,
>     "message": "cannot open: No such file or directory",
>     "exit_code": 66
>   }
> }
! zugzwang: cannot open missing.in: No such file or directory

# too large
$ open-board 100 100 | zugzwang zu solve --json --memory 1G 2>errors >out; echo $?; steady <out; steady <errors
> 71
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "<stdin>",
>       "answers": [],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "<stdin>",
>     "line": null,
>     "column": null,
>     "message": "board 1: a 100×100 board needs about _ GiB of memory; 1.0 GiB may be used",
>     "exit_code": 71
>   }
> }
> zugzwang: <stdin>: board 1: a 100×100 board needs about _ GiB of memory; 1.0 GiB may be used

# into a file, which is put in place also when there is no answer
$ zugzwang zu solve --json -o out missing.in; echo $?; steady <out
> 66
> {
>   "schema": "zugzwang/solve/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "missing.in",
>       "answers": [],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "missing.in",
>     "line": null,
>     "column": null,
>     "message": "cannot open: No such file or directory",
>     "exit_code": 66
>   }
> }
! zugzwang: cannot open missing.in: No such file or directory

# a full disk
$ zugzwang zu solve --json zu-sample.in >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# any file name gives valid JSON: quotes, control characters, Unicode, bytes that are not UTF-8
$ name=$(printf 'q"b\\t\tn\nä\360\237\220\207\377\300\200\355\240\200\303'); cp rabbit-2.in "$name"
  zugzwang rabbit solve --json "$name" | grep file
>       "file": "q\"b\\t\u0009n\u000Aä🐇\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD",

# times and memory are numbers
$ zugzwang zu solve --json zu-sample.in | tr -s '0-9' 9 | grep -c '"seconds": 9\.9, "memory_bytes": 9}'
> 5
