# Every sample of the four games, in each way that it may arrive.

# zu, from a file
$ zugzwang zu solve zu-sample.in
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, from standard input
$ zugzwang zu solve <zu-sample.in
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, from standard input by name
$ zugzwang zu solve - <zu-sample.in
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, from a pipe that delivers slowly
$ { head -c 30 zu-sample.in; sleep 0.1; tail -c +31 zu-sample.in; } | zugzwang zu solve
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, with CRLF
$ sed 's/$/\r/' zu-sample.in | zugzwang zu solve
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, with trailing blanks
$ sed 's/$/ \t /' zu-sample.in | zugzwang zu solve
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, without the last line end
$ printf '0 1\n3 3\n#.#\nO.O\n.X.' | zugzwang zu solve
> Black 2

# zu, with a byte order mark, as some editors put it
$ { printf '\357\273\277'; cat zu-sample.in; } | zugzwang zu solve
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# zu, no boards at all
$ echo '1 0' | zugzwang zu solve

# zu, the pawn in row 1 has won
$ printf '0 1\n1 3\nOXO\n' | zugzwang zu solve
> Black 0

# rabbit, from files, several at once
$ zugzwang rabbit solve rabbit-1.in rabbit-2.in rabbit-3.in
> 1
> 1
> 0
> 2
> 1
> 2

# rabbit, from standard input
$ zugzwang rabbit solve <rabbit-1.in
> 1
> 1

# rabbit, with CRLF
$ sed 's/$/\r/' rabbit-3.in | zugzwang rabbit solve
> 2
> 1
> 2

# rabbit, with trailing blanks, as in the problem's own sample
$ sed 's/$/  /' rabbit-2.in | zugzwang rabbit solve
> 0

# rabbit, an empty record
$ printf '1 2\nO.\n0\n' | zugzwang rabbit solve
> 0

# graph, from files
$ zugzwang graph solve graph-1.in graph-2.in
> 1
> 0
> 1

# graph, from standard input
$ zugzwang graph solve <graph-2.in
> 0
> 1

# graph, with CRLF
$ sed 's/$/\r/' graph-2.in | zugzwang graph solve
> 0
> 1

# graph, with trailing blanks
$ sed 's/$/ \t/' graph-1.in | zugzwang graph solve
> 1

# graph, double edges and self-loops are legal
$ printf '3 4 2\n1 2\n1 2\n2 2\n2 3\n1 3\n2 3\n' | zugzwang graph solve
> -1
> 1

# graph, every vertex
$ zugzwang graph solve --all graph-all.in
> tie
> tie
> tie
> win 1
> lose 0

# graph, more queries than one batch
$ { echo '3 2 10000'; printf '1 2\n2 3\n'; yes '2 3' | head -n 10000; } | zugzwang graph solve | uniq -c | tr -s ' '
>  10000 1

# geography, from a file
$ zugzwang geography solve geography-1.in
> WIN
> 2 3
> 3 2

# geography, from standard input
$ zugzwang geography solve <geography-1.in
> WIN
> 2 3
> 3 2

# geography, with CRLF
$ sed 's/$/\r/' geography-1.in | zugzwang geography solve
> WIN
> 2 3
> 3 2

# geography, with trailing blanks
$ sed 's/$/ /' geography-1.in | zugzwang geography solve
> WIN
> 2 3
> 3 2

# geography, no safe square
$ printf '1 2\n..\n' | zugzwang geography solve
> LOSE

# geography, nothing but walls
$ printf '1 2\n##\n' | zugzwang geography solve
> LOSE

# geography, from one square
$ zugzwang geography solve --from 2 2 geography-1.in
> first

# geography, from a safe square, the option after the file
$ zugzwang geography solve geography-1.in --from 2 3
> second
