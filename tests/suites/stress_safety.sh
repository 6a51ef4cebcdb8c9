#!/bin/bash
# stress_safety.sh BUILD: whatever a program does, stress says so, and nothing of it stays.
zugzwang=$PWD/$1/zugzwang
. tests/support/tap.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
mkdir folders
export TMPDIR=$work/folders PLACE=$work

# The program ./p, from standard input.
program() {
    { echo '#!/bin/sh' && cat; } >p
    chmod +x p
}
# A sanitized zugzwang, where it is the program, needs more addresses than limits would leave it.
# VERDICT OPTIONS…: stress tells this of ./p, nothing but printable lines, and leaves no folder.
is_told() {
    local verdict=$1
    shift
    timeout 60 "$zugzwang" zu stress --runs 3 --keep kept "$@" -- ./p >report 2>errors
    local code=$?
    cat report errors
    [ $code = 1 ] && head -n 1 report | grep -q "^Found: $verdict" &&
        ! LC_ALL=C grep -q '[^ -~]' <(sed 's/…//g' report errors) && [ -z "$(ls -A folders)" ]
}
# FILE: the process whose number is there is gone.
is_gone() {
    [ -s "$1" ] && ! kill -0 "$(cat "$1")" 2>/dev/null
}

program <<<'exec yes'
check "output without end" is_told "too much output"
program <<<'exec tr "\0" x </dev/zero'
check "a line without end" is_told "too much output"
program <<<'exec yes >&2'
check "errors without end" is_told "time-out" --limits 0.1
program <<<'exec head -c 1000 /dev/zero'
check "NUL bytes" is_told "wrong format"
program <<<'printf "\033[2J\033]0;title\007\233 \302\233"'
check "escape codes" is_told "wrong format"
program <<<'printf "\033[2J\007" >&2; exit 3'
check "escape codes among errors, and an exit code" is_told "crash: it ended with exit code 3"
program <<<':'
check "no output, and no input read" is_told "wrong format: line 1 of its output: expected 'Red t', 'Black t' or 'Tie', found the end"
program <<<'exec >&- 2>&- <&-; sleep 0.2'
check "closed streams" is_told "wrong format"
program <<<'exec >&- 2>&-; sleep 1000'
check "closed streams, and no end" is_told "time-out" --limits 0.1
program <<<'kill -SEGV $$'
check "a crash" is_told "crash: it was ended by signal 11 (SIGSEGV"
program <<<'trap "" TERM INT HUP; while :; do sleep 1; done'
check "signals ignored" is_told "time-out" --limits 0.1
program <<<'while :; do :; done'
check "a busy loop" is_told "time-out" --limits 0.2
program <<<'exec tail /dev/zero'
check "memory without end" is_told "too much memory" --limits 20,64M
program <<<'sleep 1000 & echo $! >"$PLACE/left"; echo Tie'
check "a process left behind" is_told "process left behind"
check "it is gone" is_gone left
program <<<'setsid sleep 1000 >/dev/null 2>&1 & echo $! >"$PLACE/left2"; echo Tie'
check "one that left the group" is_told "process left behind"
check "it is gone, too" is_gone left2
program <<<'sleep 1000 & echo $! >"$PLACE/left3"; kill -SEGV $$'
check "a crash, and a process left behind" is_told "crash"
check "that is gone as well" is_gone left3
program <<<'mkdir -p a/b/c; for i in 1 2 3 4 5 6 7 8 9; do echo >a/b/c/$i; ln -s / a/b/$i; done; chmod 0 a/b'
check "folders that may not be entered, and links" is_told "wrong format"
check "what the links lead to is still there" test -d /bin
program <<<'head -c 3000000 /dev/zero >big; echo Tie'
check "a file that grows" is_told ""
program <<<'mkfifo zu.out'
check "a pipe in the place of the output" is_told "wrong format: the program wrote no output file" --files zu.in zu.out
program <<<'ln -s /dev/zero zu.out'
check "a link to no end in the place of the output" is_told "wrong format: the program wrote no output file" --files zu.in zu.out

program <<<'[ -e "$PLACE/once" ] || { : >"$PLACE/once"; exit 1; }; exec "$ZUGZWANG" zu solve'
says_it_does_not_repeat() {
    ZUGZWANG=$zugzwang is_told "crash" --limits none && grep -q 'failed again 0 times of 3' report
}
check "a failure that does not repeat" says_it_does_not_repeat

program <<'END'
{ ls -A; ls -l /proc/self/fd | grep -c -- '->'; ps -o pgid= -p $$ | grep -qw $$ || echo group; ulimit -c; } >"$PLACE/seen"
END
sees_nothing_of_ours() {
    "$zugzwang" zu stress --runs 1 --keep kept -- ./p 8</dev/null 9</dev/null >/dev/null
    # the three streams, and the folder that ls itself reads
    [ "$(cat seen)" = "$(printf '4\n0')" ] || { cat seen && return 1; }
}
if [ -d /proc/self/fd ] && command -v ps >/dev/null; then
    check "an empty folder, three descriptors, a group of its own" sees_nothing_of_ours
else
    skip "an empty folder, three descriptors, a group of its own" "no /proc or no ps"
fi

program <<<'cp zu.in "$PLACE/got"; exec "$ZUGZWANG" zu solve zu.in -o zu.out'
with_files() {
    ZUGZWANG=$zugzwang "$zugzwang" zu stress --runs 2 --limits none --files zu.in zu.out -- ./p && [ -s got ]
}
check "a program that uses files survives" with_files
program <<<'exec "$1" zu solve'
check "arguments are passed on" "$zugzwang" zu stress --runs 2 --limits none -- ./p "$zugzwang"
program <<<'[ "$1" = "$PLACE/data" ] && [ "$2" = none ] && exec "$ZUGZWANG" zu solve'
: >data
finds_files() {
    ZUGZWANG=$zugzwang "$zugzwang" zu stress --runs 1 --limits none -- ./p data none
}
check "files named from here get their whole path" finds_files
same_inputs() {
    program <<<'cat >>"$PLACE/$OUT"; echo >>"$PLACE/$OUT"; echo x'
    for OUT in first second; do
        export OUT
        "$zugzwang" zu stress --seed 5 --runs 1 --keep kept -- ./p >/dev/null
    done
    cmp first second
}
check "the same seed gives the same inputs" same_inputs

program <<<'echo $$ >"$PLACE/running"; exec sleep 1000'
interrupted() {
    env --default-signal=INT "$zugzwang" zu stress --jobs 2 -- ./p >report 2>errors &
    while ! [ -s running ]; do sleep 0.05; done
    kill -INT $!
    wait $!
    [ $? = 130 ] && is_gone running && [ -z "$(ls -A folders)" ] && grep -q interrupted errors
}
check "an interrupt ends all of it" interrupted
# As at a terminal: the signal comes to every process of the group at once, and then once more.
program <<'END'
for i in 1 2 3; do
    setsid sh -c 'trap "" INT TERM HUP; echo $$ >"$PLACE/stubborn$0"; while :; do sleep 1; done' $i &
done
wait
END
interrupted_twice() {
    setsid env --default-signal=INT "$zugzwang" zu stress --jobs 1 -- ./p >report 2>errors &
    while ! [ -s stubborn1 ] || ! [ -s stubborn2 ] || ! [ -s stubborn3 ]; do sleep 0.05; done
    kill -INT -- -$!
    kill -INT -- -$!
    wait $!
    [ $? = 130 ] && is_gone stubborn1 && is_gone stubborn2 && is_gone stubborn3 &&
        [ -z "$(ls -A folders)" ]
}
check "so does one at the terminal, with processes that do not heed it" interrupted_twice
program <<<'kill -KILL $PPID'
killed_by_it() {
    "$zugzwang" zu stress --runs 3 -- ./p >report 2>errors
    [ $? = 71 ] && grep -q 'a job was killed by signal 9' errors
}
check "a program that kills its job is not called right" killed_by_it
rm -rf folders/*
program <<<'echo stained >/dev/tty; echo Tie'
at_a_terminal() {
    script -qec "$zugzwang zu stress --runs 1 --keep kept -- ./p >report" /dev/null </dev/null >screen
    cat screen && grep -q '^Found' report && ! grep -q '^stained' screen
}
check "a program cannot write to the terminal itself" at_a_terminal
program <<<'echo $$ >"$PLACE/running"; exec sleep 1000'
killed() {
    rm -f running
    "$zugzwang" zu stress -- ./p >report 2>errors &
    while ! [ -s running ]; do sleep 0.05; done
    kill -KILL $!
    for _ in $(seq 100); do is_gone running && return; sleep 0.1; done
    return 1
}
if [ "$(uname)" = Linux ]; then
    check "when stress itself is killed, the program is, too" killed
else
    skip "when stress itself is killed, the program is, too" "not Linux"
fi
finish
