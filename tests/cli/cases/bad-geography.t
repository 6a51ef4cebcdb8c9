# What is wrong with the input, and where.

# empty file
$ zugzwang geography solve /dev/null
! /dev/null:1:1: expected the number of rows, found the end of the file
? 65

# a missing number
$ echo 3 | zugzwang geography solve
! <stdin>:1:2: expected the number of columns, found the end of the line
? 65

# no rows
$ echo '0 3' | zugzwang geography solve
! <stdin>:1:1: expected the number of rows, from 1 to 2147483647, found 0
? 65

# a negative number
$ echo '3 -3' | zugzwang geography solve
! <stdin>:1:3: expected the number of columns, found '-3'
? 65

# a number beyond 64 bits
$ echo '99999999999999999999 3' | zugzwang geography solve
! <stdin>:1:1: expected the number of rows, from 1 to 2147483647, found a larger number
? 65

# too few rows
$ printf '3 3\n.##\n...\n' | zugzwang geography solve
! <stdin>:4:1: expected row 3 of 3, found the end of the file
? 65

# too many rows: the maze is answered
$ printf '2 3\n.##\n...\n#.#\n' | zugzwang geography solve
> LOSE
! <stdin>:4:1: expected the end of the file, found '#.#'
? 65

# a row that is too short
$ printf '2 3\n.#\n...\n' | zugzwang geography solve
! <stdin>:2:3: expected a row of 3 squares, found the end of the line after 2
? 65

# a row that is too long
$ printf '2 3\n.##.\n...\n' | zugzwang geography solve
! <stdin>:2:4: expected the end of the row after 3 squares, found '.'
? 65

# an unknown character
$ printf '2 3\n.##\n.X.\n' | zugzwang geography solve
! <stdin>:3:2: expected '.' or '#', found 'X'
? 65

# a NUL byte
$ printf '2 3\n.##\n.\000.\n' | zugzwang geography solve
! <stdin>:3:2: expected '.' or '#', found byte 0x00
? 65

# trailing garbage: the maze is answered
$ { cat geography-1.in; echo garbage; } | zugzwang geography solve
> WIN
> 2 3
> 3 2
! <stdin>:5:1: expected the end of the file, found 'garbage'
? 65

# --from a wall
$ zugzwang geography solve --from 1 2 geography-1.in
! zugzwang: geography-1.in: --from 1 2: expected '.' on that square, found '#'
? 65

# --from off the board
$ zugzwang geography solve --from 4 1 geography-1.in
! zugzwang: geography-1.in: --from 4 1 is off the board of 3×3 squares
? 64

# --from a wall of the second file: the first is answered
$ printf '3 3\n...\n.#.\n...\n' >second.in; zugzwang geography solve --from 2 2 geography-1.in second.in
> first
! zugzwang: second.in: --from 2 2: expected '.' on that square, found '#'
? 65

# the sample cut at every byte never crashes
$ size=$(wc -c <geography-1.in); cut=0
  while [ $cut -lt $((size - 1)) ]; do
      head -c $cut geography-1.in | zugzwang geography solve >/dev/null 2>&1
      echo $?
      cut=$((cut + 1))
  done | sort | uniq
> 65
