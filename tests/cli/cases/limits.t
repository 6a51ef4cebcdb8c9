# Inputs that are too large, or never end.

# a line of a gigabyte: answered at once, and without memory for it
$ head -c 1000000000 /dev/zero | tr '\0' '.' | zugzwang zu solve --memory 1M
! <stdin>:1:1: expected the test point's number, found '....................…'
? 65

# a gigabyte in a row of a board
$ { printf '0 1\n2 3\n'; head -c 1000000000 /dev/zero | tr '\0' '.'; } | zugzwang zu solve --memory 1M
! <stdin>:3:4: expected the end of the row after 3 squares, found '.'
? 65

# a gigabyte in a row of a maze
$ { printf '2 3\n'; head -c 1000000000 /dev/zero | tr '\0' '#'; } | zugzwang geography solve --memory 1M
! <stdin>:2:4: expected the end of the row after 3 squares, found '#'
? 65

# a gigabyte in a row of a rabbit board
$ { printf '2 3\n'; head -c 1000000000 /dev/zero | tr '\0' 'O'; } | zugzwang rabbit solve --memory 1M
! <stdin>:2:4: expected the end of the row after 3 squares, found 'O'
? 65

# a gigabyte of a word after the number of vertices
$ { printf '2 '; head -c 1000000000 /dev/zero | tr '\0' 'x'; } | zugzwang graph solve --memory 1M
! <stdin>:1:3: expected the number of edges, found 'xxxxxxxxxxxxxxxxxxxx…'
? 65

# a gigabyte of NUL bytes
$ head -c 1000000000 /dev/zero | zugzwang geography solve --memory 1M
! <stdin>:1:1: expected the number of rows, found byte 0x00
? 65

# a board that needs more memory than may be used: what it would need is said
$ open-board 200 200 | zugzwang zu solve --memory 10G 2>errors; echo $?; steady <errors
> 71
> zugzwang: <stdin>: board 1: a 200×200 board needs about _ GiB of memory; 10.0 GiB may be used

# the boards before it are answered
$ { printf '0 2\n1 3\nOXO\n'; open-board 100 100 | tail -n +2; } >large.in; zugzwang zu solve --memory 1G large.in 2>errors; echo $?; steady <errors
> Black 0
> 71
> zugzwang: large.in: board 2: a 100×100 board needs about _ GiB of memory; 1.0 GiB may be used

# a board that no memory is enough for
$ printf '0 1\n2000000000 2000000000\n' | zugzwang zu solve --memory 1T
! zugzwang: <stdin>: board 1: a 2000000000×2000000000 board needs about 3.5 EiB of memory; 1.0 TiB may be used
? 71

# the limit that is chosen without --memory comes from the machine
$ open-board 1000 1000 | zugzwang zu solve 2>&1 | sed 's/[0-9.]* [A-Z]iB may/_ may/'
> zugzwang: <stdin>: board 1: a 1000×1000 board needs more memory than can be counted

# a board that is too large for --memory
$ printf '1000 1000\n' | zugzwang geography solve --memory 100K
! zugzwang: <stdin>: a 1000×1000 board needs about 976.6 KiB of memory; 100.0 KiB may be used
? 71

# a graph that is too large for --memory
$ echo '1000000 1000000 1' | zugzwang graph solve --memory 1M 2>errors; echo $?; steady <errors
> 71
> zugzwang: <stdin>: a graph of 1000000 vertices and 1000000 edges needs about _ MiB of memory; 1.0 MiB may be used

# a record that is too large for --memory
$ printf '1 3\nXO.\n4294967295\n' | zugzwang rabbit solve --memory 1M
! <stdin>:4:1: expected the row of a piece, found the end of the file
? 65

# so little memory that nothing works
$ zugzwang zu solve --memory 1 zu-sample.in
! zugzwang: zu-sample.in: out of memory: more is needed than the 1 bytes that may be used
? 71

# a graph that fits, and the answers that do not
$ echo '100000 0' | zugzwang graph solve --all --memory 2M
! zugzwang: <stdin>: out of memory: more is needed than the 2097152 bytes that may be used
? 71

# a maze that fits, and the answers that do not
$ { echo '1000 1000'; yes "$(head -c 1000 /dev/zero | tr '\0' '.')" | head -n 1000; } | zugzwang geography solve --memory 1500K
! zugzwang: <stdin>: out of memory: more is needed than the 1536000 bytes that may be used
? 71
