# What is wrong with the input, and where.

# empty file
$ zugzwang rabbit solve /dev/null
! /dev/null:1:1: expected the number of rows, found the end of the file
? 65

# a missing number
$ echo 3 | zugzwang rabbit solve
! <stdin>:1:2: expected the number of columns, found the end of the line
? 65

# no columns
$ echo '3 0' | zugzwang rabbit solve
! <stdin>:1:3: expected the number of columns, from 1 to 2147483647, found 0
? 65

# a negative number
$ echo '-1 3' | zugzwang rabbit solve
! <stdin>:1:1: expected the number of rows, found '-1'
? 65

# a number beyond 64 bits
$ echo '3 18446744073709551617' | zugzwang rabbit solve
! <stdin>:1:3: expected the number of columns, from 1 to 2147483647, found a larger number
? 65

# too few rows
$ printf '3 3\nXOX\nO.O\n' | zugzwang rabbit solve
! <stdin>:4:1: expected row 3 of 3, found the end of the file
? 65

# too few rows, then the record
$ printf '3 3\nXOX\nO.O\n0\n' | zugzwang rabbit solve
! <stdin>:4:1: expected row 3 of 3, found '0'
? 65

# too many rows
$ printf '2 3\nXOX\nO.O\nXOX\n0\n' | zugzwang rabbit solve
! <stdin>:4:1: expected the number of rounds, found 'XOX'
? 65

# a row that is too short
$ printf '2 3\nXOX\nO.\n0\n' | zugzwang rabbit solve
! <stdin>:3:3: expected a row of 3 squares, found the end of the line after 2
? 65

# a row that is too long
$ printf '2 3\nXOX\nO.OX\n0\n' | zugzwang rabbit solve
! <stdin>:3:4: expected the end of the row after 3 squares, found 'X'
? 65

# an unknown character
$ printf '2 3\nXOX\nO.#\n0\n' | zugzwang rabbit solve
! <stdin>:3:3: expected 'O', 'X' or '.', found '#'
? 65

# a NUL byte
$ printf '2 3\nXOX\nO.\000\n0\n' | zugzwang rabbit solve
! <stdin>:3:3: expected 'O', 'X' or '.', found byte 0x00
? 65

# no blank
$ printf '1 3\nXOX\n0\n' | zugzwang rabbit solve
! <stdin>:2:1: expected exactly one '.' on the board that starts here, found none
? 65

# two blanks
$ printf '1 3\n.O.\n0\n' | zugzwang rabbit solve
! <stdin>:2:3: expected exactly one '.' on the board, found another
? 65

# no record
$ printf '1 3\nXO.\n' | zugzwang rabbit solve
! <stdin>:3:1: expected the number of rounds, found the end of the file
? 65

# a negative number of rounds
$ printf '1 3\nXO.\n-1\n' | zugzwang rabbit solve
! <stdin>:3:1: expected the number of rounds, found '-1'
? 65

# a number of rounds that overflows
$ printf '1 3\nXO.\n99999999999999999999\n' | zugzwang rabbit solve
! <stdin>:3:1: expected the number of rounds, from 0 to 4294967295, found a larger number
? 65

# a huge number of rounds, and none of them
$ printf '1 3\nXO.\n1000000000\n' | zugzwang rabbit solve
! <stdin>:4:1: expected the row of a piece, found the end of the file
? 65

# a record that ends early
$ printf '1 6\nXO.OXO\n1\n1 2\n' | zugzwang rabbit solve
! <stdin>:5:1: expected the row of a piece, found the end of the file
? 65

# a move without a column
$ printf '1 6\nXO.OXO\n1\n1\n1 1\n' | zugzwang rabbit solve
! <stdin>:4:2: expected the column of a piece, found the end of the line
? 65

# a piece of the wrong colour, Rabbit's turn
$ printf '1 3\nO.X\n1\n1 3\n1 1\n' | zugzwang rabbit solve
! <stdin>:4:1: expected a white piece ('O') next to the blank at 1 2, found 'X'
? 65

# a piece of the wrong colour, Egg's turn
$ printf '1 5\nOO.XX\n1\n1 2\n1 1\n' | zugzwang rabbit solve
! <stdin>:5:1: expected a black piece ('X') next to the blank at 1 2, found 'O'
? 65

# a piece that is not beside the blank
$ printf '1 6\nOXX.OX\n1\n1 1\n1 3\n' | zugzwang rabbit solve
! <stdin>:4:1: expected a white piece ('O') next to the blank at 1 4, found 'O' at 1 1
? 65

# a piece that touches the blank only by a corner
$ printf '2 2\nX.\nOX\n1\n2 1\n1 1\n' | zugzwang rabbit solve
! <stdin>:5:1: expected a white piece ('O') next to the blank at 1 2, found 'O' at 2 1
? 65

# the end of one row is not beside the start of the next
$ printf '2 2\nXO\n.X\n1\n1 2\n1 1\n' | zugzwang rabbit solve
! <stdin>:5:1: expected a white piece ('O') next to the blank at 2 1, found 'O' at 1 2
? 65

# the blank itself
$ printf '1 3\nO.X\n1\n1 2\n1 1\n' | zugzwang rabbit solve
! <stdin>:4:1: expected a white piece ('O') next to the blank at 1 2, found '.' at 1 2
? 65

# a square off the board: row 0
$ printf '1 3\nO.X\n1\n0 1\n1 1\n' | zugzwang rabbit solve
! <stdin>:4:1: expected the row of a piece, from 1 to 1, found 0
? 65

# a square off the board: one column too far
$ printf '1 3\nX.O\n1\n1 4\n1 1\n' | zugzwang rabbit solve
! <stdin>:4:3: expected the column of a piece, from 1 to 3, found 4
? 65

# trailing garbage: the game is answered
$ { cat rabbit-3.in; echo 1 1; } | zugzwang rabbit solve
> 2
> 1
> 2
! <stdin>:11:1: expected the end of the file, found '1'
? 65

# the sample cut at every byte never crashes
$ size=$(wc -c <rabbit-3.in); cut=0
  while [ $cut -lt $((size - 1)) ]; do
      head -c $cut rabbit-3.in | zugzwang rabbit solve >/dev/null 2>&1
      echo $?
      cut=$((cut + 1))
  done | sort | uniq
> 65
