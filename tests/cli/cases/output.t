# Where the answers go, and what happens when they cannot get there.

# into a file
$ zugzwang zu solve -o answers.out zu-sample.in; cat answers.out
> Black 0
> Black 2
> Black 2
> Tie
> Red 75

# the file is replaced, and nothing else is left in its folder
$ mkdir place; echo old >place/out
  zugzwang rabbit solve --output place/out rabbit-3.in; ls -A place; cat place/out
> out
> 2
> 1
> 2

# options may stand anywhere, and values be attached
$ zugzwang rabbit solve rabbit-1.in -oa.out; zugzwang rabbit solve --output=b.out rabbit-1.in
  cmp a.out b.out && cat a.out
> 1
> 1

# a new file has the usual permissions
$ umask 027; zugzwang rabbit solve -o new rabbit-1.in; stat -c %a new
> 640

# a replaced file keeps its permissions
$ chmod 604 new; zugzwang rabbit solve -o new rabbit-2.in; stat -c %a new; cat new
> 604
> 0

# a symbolic link is followed
$ mkdir far; ln -s far/target link; echo old >far/target
  zugzwang rabbit solve -o link rabbit-2.in; readlink link; cat far/target; ls -A far
> far/target
> 0
> target

# also one that points to nothing yet
$ ln -s far/later dangling; zugzwang rabbit solve -o dangling rabbit-2.in; readlink dangling; cat far/later
> far/later
> 0

# links that go round
$ ln -s round1 round2; ln -s round2 round1; zugzwang rabbit solve -o round1 rabbit-2.in
! zugzwang: cannot write round1: Too many levels of symbolic links
? 74

# the input may be replaced by its own answer
$ cp rabbit-3.in same; zugzwang rabbit solve -o same same; cat same
> 2
> 1
> 2

# malformed input: the answers before it are put in place
$ { cat zu-sample.in; echo garbage; } >garbage.in
  echo old >kept; zugzwang zu solve -o kept garbage.in; echo $?; cat kept
> 65
> Black 0
> Black 2
> Black 2
> Tie
> Red 75
! garbage.in:31:1: expected the end of the file, found 'garbage'

# no answer at all: the old file is left alone
$ echo old >kept; zugzwang zu solve -o kept missing.in; echo $?; cat kept
> 66
> old
! zugzwang: cannot open missing.in: No such file or directory

# a device is written directly
$ zugzwang rabbit solve -o /dev/stdout rabbit-3.in | cat
> 2
> 1
> 2

# standard output that is a file is written directly, too
$ echo before >log; zugzwang rabbit solve -o /dev/stdout rabbit-3.in >>log; cat log
> before
> 2
> 1
> 2

# a pipe with a name is written directly
$ mkfifo pipe; cat pipe & zugzwang rabbit solve -o pipe rabbit-3.in; wait; test -p pipe
> 2
> 1
> 2

# a full disk
$ zugzwang zu solve zu-sample.in >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# a full disk, by name
$ zugzwang zu solve -o /dev/full zu-sample.in
! zugzwang: cannot write /dev/full: No space left on device
? 74

# a full disk, found while there is more to answer
$ yes '1 2' | { echo '2 1 1000000'; cat; } | zugzwang graph solve >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# a full disk, and malformed input as well
$ zugzwang zu solve garbage.in >/dev/full
! garbage.in:31:1: expected the end of the file, found 'garbage'
! zugzwang: cannot write <stdout>: No space left on device
? 74

# a file that may not grow: the old one is left alone, nothing else stays
$ mkdir tight; echo old >tight/out; { echo '2 1 100000'; yes '1 2' | head -n 100001; } >many.in
  with-small-files zugzwang graph solve -o tight/out many.in; echo $?; ls -A tight; cat tight/out
> 74
> out
> old
! zugzwang: cannot write tight/out: File too large

# a pipe whose reader has gone away
$ { sleep 0.2; zugzwang zu solve zu-sample.in; echo $? >code; } | true; cat code
> 74
! zugzwang: cannot write <stdout>: Broken pipe

# standard output that is closed
$ zugzwang zu solve zu-sample.in >&-
! zugzwang: cannot write <stdout>: Bad file descriptor
? 74

# standard output that is closed does not end up in another file
$ zugzwang zu solve -o answers.out zu-sample.in >&-; tail -n 1 answers.out
> Red 75

# standard error that is closed does not, either
$ zugzwang zu solve -o answers.out garbage.in 2>&-; echo $?; tail -n 1 answers.out
> 65
> Red 75

# help on a full disk
$ zugzwang help >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

# a folder that does not exist
$ zugzwang zu solve -o nowhere/out zu-sample.in
! zugzwang: cannot write nowhere/out: No such file or directory
? 74

# a folder in which nothing can be written, not even by root
$ zugzwang zu solve -o /proc/out zu-sample.in
! zugzwang: cannot write /proc/out: No such file or directory
? 74

# a folder is no file
$ zugzwang zu solve -o place zu-sample.in
! zugzwang: cannot write place: Is a directory
? 74

# a file below a file
$ zugzwang zu solve -o kept/out zu-sample.in
! zugzwang: cannot write kept/out: Not a directory
? 74

# no name at all
$ zugzwang zu solve -o '' zu-sample.in
! zugzwang: cannot write '': No such file or directory
? 74

# nothing was left behind by any of these
$ find . -name '*.tmp'
