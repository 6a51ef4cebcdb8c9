# What is wrong with the input, and where.

# empty file
$ zugzwang zu solve /dev/null
! /dev/null:1:1: expected the test point's number, found the end of the file
? 65

# only blank lines
$ printf '\n \n\t\r\n' | zugzwang zu solve
! <stdin>:4:1: expected the test point's number, found the end of the file
? 65

# the number of boards is missing
$ echo 1 | zugzwang zu solve
! <stdin>:1:2: expected the number of boards, found the end of the line
? 65

# a word in place of a number
$ echo '1 two' | zugzwang zu solve
! <stdin>:1:3: expected the number of boards, found 'two'
? 65

# a third number on the first line
$ echo '1 1 1' | zugzwang zu solve
! <stdin>:1:5: expected the end of the line, found '1'
? 65

# fewer boards than announced: the first is answered
$ printf '0 2\n3 3\n#.#\nO.O\n.X.\n' | zugzwang zu solve
> Black 2
! <stdin>:6:1: expected the number of rows, found the end of the file
? 65

# a missing number of columns
$ printf '0 1\n3\n...\n' | zugzwang zu solve
! <stdin>:2:2: expected the number of columns, found the end of the line
? 65

# no rows
$ printf '0 1\n0 3\n' | zugzwang zu solve
! <stdin>:2:1: expected the number of rows, from 1 to 2147483647, found 0
? 65

# a negative number
$ printf '0 1\n-3 3\n' | zugzwang zu solve
! <stdin>:2:1: expected the number of rows, found '-3'
? 65

# a number beyond 64 bits
$ printf '0 1\n3 99999999999999999999999\n' | zugzwang zu solve
! <stdin>:2:3: expected the number of columns, from 1 to 2147483647, found a larger number
? 65

# a number that is out of range
$ printf '0 1\n3 3000000000\n' | zugzwang zu solve
! <stdin>:2:3: expected the number of columns, from 1 to 2147483647, found 3000000000
? 65

# a number with something attached
$ printf '0 1\n3 3x\n' | zugzwang zu solve
! <stdin>:2:4: expected a blank or the end of the line after the number, found 'x'
? 65

# too few rows
$ printf '0 1\n3 3\n#.#\nOXO\n' | zugzwang zu solve
! <stdin>:5:1: expected row 3 of 3, found the end of the file
? 65

# too few rows, then the next board
$ printf '0 2\n3 3\n#.#\nOXO\n3 3\n' | zugzwang zu solve
! <stdin>:5:1: expected row 3 of 3, found '3'
? 65

# too many rows: the board is answered
$ printf '0 1\n2 3\n#.#\nOXO\n...\n' | zugzwang zu solve
> Red 1
! <stdin>:5:1: expected the end of the file, found '...'
? 65

# a row that is too short
$ printf '0 1\n2 3\n#.#\nOX\nO..\n' | zugzwang zu solve
! <stdin>:4:3: expected a row of 3 squares, found the end of the line after 2
? 65

# a row that is too short, at the end of the file
$ printf '0 1\n2 3\n#.#\nOX' | zugzwang zu solve
! <stdin>:4:3: expected a row of 3 squares, found the end of the file after 2
? 65

# a row that is too long
$ printf '0 1\n2 3\n#.#\nOXO.\n' | zugzwang zu solve
! <stdin>:4:4: expected the end of the row after 3 squares, found '.'
? 65

# a blank inside a row
$ printf '0 1\n2 3\n#.#\nO XO\n' | zugzwang zu solve
! <stdin>:4:2: expected a square, found a blank inside the row
? 65

# an unknown character
$ printf '0 1\n2 3\n#.#\nOQO\n' | zugzwang zu solve
! <stdin>:4:2: expected '.', '#', 'X' or 'O', found 'Q'
? 65

# a byte that is no character
$ printf '0 1\n2 3\n#.#\nO\377O\n' | zugzwang zu solve
! <stdin>:4:2: expected '.', '#', 'X' or 'O', found byte 0xFF
? 65

# a NUL byte in a row
$ printf '0 1\n2 3\n#.#\nO\000O\n' | zugzwang zu solve
! <stdin>:4:2: expected '.', '#', 'X' or 'O', found byte 0x00
? 65

# a NUL byte in a number
$ printf '0 1\000\n2 3\n' | zugzwang zu solve
! <stdin>:1:4: expected a blank or the end of the line after the number, found byte 0x00
? 65

# no pawn
$ printf '0 1\n2 3\n#.#\nO.O\n' | zugzwang zu solve
! <stdin>:3:1: expected exactly one 'X' on the board that starts here, found none
? 65

# two pawns
$ printf '0 1\n2 3\n#X#\nOXO\n' | zugzwang zu solve
! <stdin>:4:2: expected exactly one 'X' on the board, found another
? 65

# one general
$ printf '0 1\n2 3\n#.#\nOX.\n' | zugzwang zu solve
! <stdin>:3:1: expected exactly two 'O' on the board that starts here, found one
? 65

# three generals
$ printf '0 1\n2 3\n#O#\nOXO\n' | zugzwang zu solve
! <stdin>:4:3: expected exactly two 'O' on the board, found another
? 65

# trailing garbage: the boards are answered
$ { cat zu-sample.in; echo garbage; } | zugzwang zu solve
> Black 0
> Black 2
> Black 2
> Tie
> Red 75
! <stdin>:31:1: expected the end of the file, found 'garbage'
? 65

# the third board of five is malformed: the first two are answered
$ sed '13s/#/?/' zu-sample.in >broken.in; zugzwang zu solve broken.in
> Black 0
> Black 2
! broken.in:13:2: expected '.', '#', 'X' or 'O', found '?'
? 65

# the sample cut at every byte never crashes
$ size=$(wc -c <zu-sample.in); cut=0
  while [ $cut -lt $((size - 1)) ]; do
      head -c $cut zu-sample.in | zugzwang zu solve >/dev/null 2>&1
      echo $?
      cut=$((cut + 1))
  done | sort | uniq
> 65
