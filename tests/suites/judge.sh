#!/bin/bash
# judge.sh BUILD: the judge files fit, compile alone, and answer what the program answers.
build=$1
. tests/support/tap.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
program=$PWD/$build/zugzwang
declare -A contest=([zu]=zu [rabbit]=game [graph]=graph [geography]=game)

make_judge_files() {
    ${MAKE:-make} -s --no-print-directory BUILD="$build" judge
}
fits() {
    test "$(wc -c <"$build/judge/$1.c")" -lt 50000
}
says_what_it_is() {
    head -n 3 "$build/judge/$1.c" | tr '\n' ' ' | grep "$1\.c: .*zugzwang [0-9.]*.*MIT licence"
}
# GAME PROGRAM FLAG…: far from the project's headers.
compiles() {
    local game=$1 made=$2
    shift 2
    cp "$build/judge/$game.c" "$work" &&
        (cd "$work" && ${CC:-cc} -O2 -std=c11 -Wall -Wextra -Werror "$@" -o "$made" "$game.c")
}
starts_no_threads() {
    ! nm -u "$work/$1" | grep pthread
}

# GAME INPUT: where the program gives an answer, the judge's gives the same; else it fails, too.
answers_like_program() {
    "$program" "$1" solve "$2" >"$work/expected" 2>"$work/complaint"
    local expected=$?
    "$work/$1" <"$2" >"$work/found" 2>>"$work/complaint"
    local found=$?
    if [ $expected = 0 ]; then
        [ $found = 0 ] && cmp "$work/expected" "$work/found"
    else
        [ $found = 1 ]
    fi
}
# GAME INPUT…
answers_alike() {
    local game=$1 input
    shift
    for input; do
        answers_like_program "$game" "$input" && continue
        echo "$input:" && cat "$work/complaint"
        return 1
    done
}
uses_contest_files() {
    local name=${contest[$1]}
    (
        mkdir "$work/$1.files" && cp "$2" "$work/$1.files/$name.in" && cd "$work/$1.files" &&
            test -z "$("$work/$1-files" </dev/null)" &&
            "$program" "$1" solve "$name.in" | cmp - "$name.out" &&
            rm "$name.in" && ! "$work/$1-files"
    )
}
fails_when_the_output_does() {
    ! "$work/$1" <"$2" >/dev/full
}

# GAME: the samples as they are, and as other systems and editors leave them.
write_variants() {
    local sample name
    for sample in examples/"$1"-*.in; do
        name=$work/inputs/$1/${sample##*/}
        cp "$sample" "$name"
        sed 's/$/\r/' "$sample" >"$name.crlf"
        sed 's/$/ \t /' "$sample" >"$name.blanks"
        printf %s "$(cat "$sample")" >"$name.no-end"
    done
}
random_board() {
    local game=$1
    shift
    awk -f tests/support/boards.awk -v game="$game" "$@"
}
write_random_boards() {
    local seed
    random_board zu -v seed=1 -v boards=300 >"$work/inputs/zu/small"
    random_board zu -v seed=2 -v boards=8 -v rows=12 -v cols=12 >"$work/inputs/zu/slices"
    random_board zu -v seed=3 -v boards=2 -v rows=12 -v cols=40 >"$work/inputs/zu/wide"
    random_board zu -v seed=4 -v boards=2 -v rows=3 -v cols=140 >"$work/inputs/zu/planes"
    for seed in {1..60}; do
        random_board rabbit -v seed="$seed" -v rows=$((seed / 2 + 1)) -v cols=30 \
            >"$work/inputs/rabbit/$seed"
        random_board graph -v seed="$seed" -v rows=$((seed * 2)) >"$work/inputs/graph/$seed"
        random_board geography -v seed="$seed" -v rows="$seed" -v cols=30 \
            >"$work/inputs/geography/$seed"
    done
    random_board graph -v seed=0 -v rows=100000 >"$work/inputs/graph/large"
    random_board geography -v seed=0 -v rows=400 -v cols=400 >"$work/inputs/geography/large"
}

mkdir -p "$work"/inputs/{zu,rabbit,graph,geography}
check "random boards are made" write_random_boards
check "make judge" make_judge_files
for game in zu rabbit graph geography; do
    write_variants "$game"
    samples=(examples/"$game"-*.in)
    check "$game.c is below 50000 bytes" fits "$game"
    check "$game.c says what it is" says_what_it_is "$game"
    check "$game.c compiles alone without a warning" compiles "$game" "$game"
    check "and with FILE_IO" compiles "$game" "$game-files" -DFILE_IO
    check "$game starts no threads" starts_no_threads "$game"
    check "$game answers samples and random boards" answers_alike "$game" "$work/inputs/$game"/*
    check "$game answers the corpus, or refuses it" \
        answers_alike "$game" tests/fuzz/corpus/"$game"/*
    check "$game reads ${contest[$game]}.in and writes ${contest[$game]}.out" \
        uses_contest_files "$game" "${samples[0]}"
    check "$game fails when its output does" fails_when_the_output_does "$game" "${samples[0]}"
done
finish
