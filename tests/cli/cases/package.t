# Whole problems for judges. What is in them is tested by tests/suites/package.sh.

# what is missing is asked for
$ zugzwang zu package
! zugzwang: which format? --format hydro, dmoj, lemonlime, polygon or icpc
! Try 'zugzwang zu package --help'.
? 64
$ zugzwang zu package --format hydro
! zugzwang: which folder? -o DIR
! Try 'zugzwang zu package --help'.
? 64
$ zugzwang zu package --format hydra -o new
! zugzwang: --format: expected hydro, dmoj, lemonlime, polygon or icpc, found 'hydra'
! Try 'zugzwang zu package --help'.
? 64
$ zugzwang zu package --format hydro new
! zugzwang: package takes no file, found 'new'; the folder to make is named with -o DIR
! Try 'zugzwang zu package --help'.
? 64
$ zugzwang zu package --format hydro -o new --seed one
! zugzwang: --seed: expected a number below 2^64, found 'one'
! Try 'zugzwang zu package --help'.
? 64

# the help's examples are true
$ for game in zu rabbit graph geography; do
      zugzwang $game package --help | try-examples; rm -r commands expected found my-problem
  done
> 2 true
> 2 true
> 2 true
> 2 true

# a folder with something in it is left alone
$ mkdir full; echo mine >full/file
  zugzwang geography package --format dmoj -o full; echo $?; ls -A full
> 74
> file
! zugzwang: full is there already, and is not empty; remove it or name another

# and so is a file
$ echo mine >file; zugzwang geography package --format dmoj -o file; echo $?; cat file
> 74
> mine
! zugzwang: file is there already, and is no folder

# an empty folder is filled, even the one where one stands
$ mkdir here; cd here; zugzwang geography package --format dmoj -o .; ls -A
> .: geography for DMOJ, 20 test points in 4 groups
> Next: put the folder where the judge has its problems, and the statement on the site
> checker.cpp
> data
> init.yml
> solution.c
> statement.en.md
> statement.zh.md
> validator.cpp

# a slash at the end means nothing
$ zugzwang geography package --format dmoj -o slash/; ls -A slash; ls -A | grep tmp
> slash/: geography for DMOJ, 20 test points in 4 groups
> Next: put the folder where the judge has its problems, and the statement on the site
> checker.cpp
> data
> init.yml
> solution.c
> statement.en.md
> statement.zh.md
> validator.cpp
? 1

# there must be a place for it
$ zugzwang geography package --format dmoj -o nowhere/new
! zugzwang: cannot make nowhere/new: No such file or directory
? 74
$ zugzwang geography package --format dmoj -o ''
! zugzwang: cannot make '': No such file or directory
? 74
$ mkdir locked; ln -s nowhere/at-all locked/link; zugzwang geography package --format dmoj -o locked/link/x
! zugzwang: cannot make locked/link/x: No such file or directory
? 74

# when the disk is full, nothing is left behind
$ mkdir tight; with-small-files zugzwang geography package --format icpc -o tight/new; echo $?; ls -A tight
> 74
! zugzwang: cannot write problem_statement/problem.en.tex: File too large
$ mkdir tight/empty; with-small-files zugzwang geography package --format icpc -o tight/empty; echo $?
  ls -AR tight
> 74
> tight:
> empty
>
> tight/empty:
! zugzwang: cannot write problem_statement/problem.en.tex: File too large

# nor after an interrupt
$ mkdir stopped; interrupt INT 0.3 zugzwang zu package --format hydro -o stopped/new; echo $?; ls -A stopped
> 130
! zugzwang: interrupted; nothing was made
! ended in time

# what cannot be said is an error, too
$ zugzwang geography package --format dmoj -o unsaid >/dev/full; echo $?; ls unsaid | head -n 2
> 74
> checker.cpp
> data
! zugzwang: cannot write <stdout>: No space left on device

# a seed is any number
$ zugzwang geography package --format dmoj -o low --seed 0 && zugzwang geography package --format dmoj \
      -o high --seed 18446744073709551615 && cmp -s low/data/1.in high/data/1.in; echo $?
> low: geography for DMOJ, 20 test points in 4 groups
> Next: put the folder where the judge has its problems, and the statement on the site
> high: geography for DMOJ, 20 test points in 4 groups
> Next: put the folder where the judge has its problems, and the statement on the site
> 1
