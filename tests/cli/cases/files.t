# Which files are read, and what happens when one cannot be.

# several files are answered in order, standard input among them
$ printf '0 1\n1 3\nOXO\n' | zugzwang zu solve zu-sample.in - zu-sample.in
> Black 0
> Black 2
> Black 2
> Tie
> Red 75
> Black 0
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# a missing file
$ zugzwang zu solve missing.in
! zugzwang: cannot open missing.in: No such file or directory
? 66

# a directory
$ mkdir folder; zugzwang rabbit solve folder
! zugzwang: cannot open folder: Is a directory
? 66

# a directory as standard input
$ zugzwang graph solve <folder
! zugzwang: cannot open <stdin>: Is a directory
? 66

# a file in a place that is no directory
$ zugzwang geography solve geography-1.in/x
! zugzwang: cannot open geography-1.in/x: Not a directory
? 66

# the files before a missing one are answered, those after it are not
$ zugzwang rabbit solve rabbit-1.in missing.in rabbit-2.in rabbit-3.in
> 1
> 1
! zugzwang: cannot open missing.in: No such file or directory
! zugzwang: stopped there; 2 more files were not read
? 66

# the files before a malformed one are answered, those after it are not
$ printf '2 2\nOX\nX\n0\n' >short.in; zugzwang rabbit solve rabbit-1.in short.in rabbit-2.in
> 1
> 1
! short.in:3:2: expected a row of 2 squares, found the end of the line after 1
! zugzwang: stopped there; 1 more file was not read
? 65

# a file may be called like an option
$ cp zu-sample.in ./--json; zugzwang zu solve -- --json
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# or like standard input
$ cp zu-sample.in ./-; zugzwang zu solve ./- | tail -n 1
> Red 75

# a name that would confuse the terminal is shown without its control characters
$ echo '0 1' >"$(printf 'bad\033[2J\nname')"; zugzwang zu solve bad*
! bad?[2J?name:2:1: expected the number of rows, found the end of the file
? 65

# an empty name
$ zugzwang zu solve ''
! zugzwang: cannot open '': No such file or directory
? 66

# standard input that is closed
$ zugzwang zu solve <&-
! zugzwang: cannot read <stdin>: Bad file descriptor
? 74

# standard input that is not open for reading
$ zugzwang zu solve 0>written
! zugzwang: cannot read <stdin>: Bad file descriptor
? 74

# a file that cannot be read to its end
$ zugzwang zu solve /proc/self/mem
! zugzwang: cannot read /proc/self/mem: Input/output error
? 74

# an interactive caller gets each answer before it sends the next board
$ mkfifo questions answers
  zugzwang zu solve <questions >answers &
  exec 3>questions 4<answers
  printf '0 2\n1 3\nOXO\n' >&3
  read -r answer <&4 && echo "first: $answer"
  printf '2 2\nOO\n#X\n' >&3
  exec 3>&-
  read -r answer <&4 && echo "second: $answer"
  wait
> first: Black 0
> second: Red 1
