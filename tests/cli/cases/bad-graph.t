# What is wrong with the input, and where.

# empty file
$ zugzwang graph solve /dev/null
! /dev/null:1:1: expected the number of vertices, found the end of the file
? 65

# empty file, with --all
$ zugzwang graph solve --all /dev/null
! /dev/null:1:1: expected the number of vertices, found the end of the file
? 65

# no number of queries
$ printf '2 1\n1 2\n' | zugzwang graph solve
! <stdin>:1:4: expected the number of queries, found the end of the line
? 65

# a number of queries, with --all
$ zugzwang graph solve --all graph-1.in
! graph-1.in:1:5: expected the end of the line, found '1'
? 65

# no vertices
$ echo '0 0 0' | zugzwang graph solve
! <stdin>:1:1: expected the number of vertices, from 1 to 2147483647, found 0
? 65

# a negative number of edges
$ echo '2 -1 1' | zugzwang graph solve
! <stdin>:1:3: expected the number of edges, found '-1'
? 65

# a number of vertices beyond 32 bits
$ echo '5000000000 1 1' | zugzwang graph solve
! <stdin>:1:1: expected the number of vertices, from 1 to 2147483647, found 5000000000
? 65

# a number of edges beyond 64 bits
$ echo '2 99999999999999999999 1' | zugzwang graph solve
! <stdin>:1:3: expected the number of edges, from 0 to 2147483647, found a larger number
? 65

# a huge number of edges, and none of them
$ echo '2 1000000 1' | zugzwang graph solve
! <stdin>:2:1: expected the vertex an edge leaves, found the end of the file
? 65

# too few edges
$ printf '3 2 0\n1 2\n' | zugzwang graph solve
! <stdin>:3:1: expected the vertex an edge leaves, found the end of the file
? 65

# an edge without its end
$ printf '3 2 0\n1\n2 3\n' | zugzwang graph solve
! <stdin>:2:2: expected the vertex an edge enters, found the end of the line
? 65

# an edge to a vertex that does not exist
$ printf '3 2 0\n1 2\n2 4\n' | zugzwang graph solve
! <stdin>:3:3: expected the vertex an edge enters, from 1 to 3, found 4
? 65

# an edge from vertex 0
$ printf '3 2 0\n0 2\n2 3\n' | zugzwang graph solve
! <stdin>:2:1: expected the vertex an edge leaves, from 1 to 3, found 0
? 65

# an edge with a third number
$ printf '3 2 0\n1 2 3\n2 3\n' | zugzwang graph solve
! <stdin>:2:5: expected the end of the line, found '3'
? 65

# a word in place of a number
$ printf '3 2 0\n1 b\n2 3\n' | zugzwang graph solve
! <stdin>:2:3: expected the vertex an edge enters, found 'b'
? 65

# a NUL byte
$ printf '3 1 0\n1\0002\n' | zugzwang graph solve
! <stdin>:2:2: expected a blank or the end of the line after the number, found byte 0x00
? 65

# too few queries: the first is answered
$ printf '3 2 2\n1 2\n2 3\n2 3\n' | zugzwang graph solve
> 1
! <stdin>:5:1: expected the vertex a query starts on, found the end of the file
? 65

# a query from a vertex that does not exist: those before it are answered
$ printf '3 2 3\n1 2\n2 3\n1 3\n2 3\n4 1\n' | zugzwang graph solve
> -1
> 1
! <stdin>:6:1: expected the vertex a query starts on, from 1 to 3, found 4
? 65

# a query that starts on its target: those before it are answered
$ printf '3 2 3\n1 2\n2 3\n1 3\n2 2\n1 2\n' | zugzwang graph solve
> -1
! <stdin>:5:3: expected a target other than the start, found 2
? 65

# trailing garbage: the queries are answered
$ { cat graph-2.in; echo 1 2; } | zugzwang graph solve
> 0
> 1
! <stdin>:9:1: expected the end of the file, found '1'
? 65

# trailing garbage, with --all
$ { cat graph-all.in; echo 1 2; } | zugzwang graph solve --all
> tie
> tie
> tie
> win 1
> lose 0
! <stdin>:7:1: expected the end of the file, found '1'
? 65

# the sample cut at every byte never crashes
$ size=$(wc -c <graph-2.in); cut=0
  while [ $cut -lt $((size - 1)) ]; do
      head -c $cut graph-2.in | zugzwang graph solve >/dev/null 2>&1
      echo $?
      cut=$((cut + 1))
  done | sort | uniq
> 65
