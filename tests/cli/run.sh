#!/bin/sh
# run.sh: snapshots of the command line: exact standard output, standard error and exit code.
#
#     run.sh PROGRAM [CASE.t...]             compare; prints TAP, exit 1 on any difference
#     run.sh --update PROGRAM [CASE.t...]    rewrite the expectations to what happens now
#
# A case is a file of tests, run in order in a fresh folder that holds a copy of examples/:
#
#     # what this shows (the name of the test)
#     $ zugzwang zu solve zu-sample.in        a shell command; lines that go on are indented by two
#     > Black 0                               standard output
#     ! zugzwang: …                           standard error
#     ? 65                                    the exit code, when it is not 0
#
# Output without a final line end is followed by a line "\ no line end". `zugzwang` is the PROGRAM,
# and the scripts of helpers/ are at hand. Standard input is empty; $DOCS is the folder docs/.

set -u
LC_ALL=C
export LC_ALL
unset NO_COLOR COLORTERM CDPATH

update=false
if [ "${1-}" = --update ]; then
    update=true
    shift
fi
if [ $# -lt 1 ] || [ ! -x "$1" ]; then
    echo "usage: $0 [--update] PROGRAM [CASE.t...]" >&2
    exit 64
fi

here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shift
[ $# -gt 0 ] || set -- "$here"/cases/*.t

work=$(mktemp -d "${TMPDIR:-/tmp}/zugzwang-cli.XXXXXX") || exit 74
running=
trap '[ -z "$running" ] || kill "$running"; rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
mkdir "$work/bin" || exit 74
ln -s "$program" "$work/bin/zugzwang"
PATH=$work/bin:$here/helpers:$PATH
DOCS=$(cd "$here/../../docs" && pwd)
export PATH DOCS

# split CASE: writes each test's comments, command and expectation to files 1.head, 1.command,
# 1.want, 2.head … and what follows the last test to `tail`.
split() {
    awk -v folder="$work/tests" '
        function start(part) { file = folder "/" count "." part; printf "" > file }
        function next_head() { close(file); file = folder "/" (count + 1) ".head" }
        BEGIN { next_head() }
        /^\$/ { close(file); count++; start("command"); print substr($0, 3) > file; in_command = 1; next }
        /^  / && in_command { print substr($0, 3) > file; next }
        { if (in_command) { close(file); start("want") } in_command = 0 }
        /^[>!?\\]/ { print > file; next }
        { if (file !~ /head$/) next_head(); print > file }
        END { if (in_command) { close(file); start("want") } print count + 0 }
    ' "$1"
}

# mark MARK FILE: the lines of FILE, each after the mark.
mark() {
    sed "s/^/$1 /; s/^. \$/$1/" "$2"
    if [ -s "$2" ] && [ -n "$(tail -c 1 "$2" | tr '\n' ' ' | tr -d ' ')" ]; then
        printf '\n\\ no line end\n'
    fi
}

# run_test COMMAND: what it writes and how it ends, in the format of a case. A command that hangs is
# ended together with all that it has started.
run_test() {
    (cd "$work/folder" && exec env --default-signal timeout -k 1 60 sh "$1") \
        >"$work/stdout" 2>"$work/stderr" </dev/null &
    running=$!
    wait "$running"
    code=$?
    running=
    mark '>' "$work/stdout"
    mark '!' "$work/stderr"
    [ "$code" -eq 0 ] || echo "? $code"
}

# name_of N CASE: the last comment before test N, or else its command.
name_of() {
    name=
    [ ! -f "$work/tests/$1.head" ] || name=$(sed -n 's/^# //p' "$work/tests/$1.head" | tail -n 1)
    [ -n "$name" ] || name=$(head -n 1 "$work/tests/$1.command")
    echo "$(basename "$2" .t): $name" | tr '#' ' '
}

number=0
failed=0
for case in "$@"; do
    rm -rf "$work/tests" "$work/folder"
    mkdir "$work/tests"
    cp -r "$here/../../examples" "$work/folder"
    tests=$(split "$case")
    test=0
    : >"$work/updated"
    while [ "$test" -lt "$tests" ]; do
        test=$((test + 1))
        number=$((number + 1))
        files=$work/tests/$test
        run_test "$files.command" >"$files.got"
        [ ! -f "$files.head" ] || cat "$files.head" >>"$work/updated"
        sed '1s/^/$ /; 2,$s/^/  /' "$files.command" >>"$work/updated"
        cat "$files.got" >>"$work/updated"
        if cmp -s "$files.want" "$files.got" || $update; then
            echo "ok $number - $(name_of $test "$case")"
        else
            failed=$((failed + 1))
            echo "not ok $number - $(name_of $test "$case")"
            sed 's/^/# $ /' "$files.command"
            diff -u "$files.want" "$files.got" | sed '1,2d; s/^/# /'
        fi
    done
    if $update; then
        [ ! -f "$work/tests/$((tests + 1)).head" ] ||
            cat "$work/tests/$((tests + 1)).head" >>"$work/updated"
        cmp -s "$work/updated" "$case" || cp "$work/updated" "$case"
    fi
done
echo "1..$number"
[ "$failed" -eq 0 ]
