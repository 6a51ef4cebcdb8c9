#!/bin/bash
# package.sh BUILD: packages are what their judges want, and do what they are for.
#
# What is in a package is read by tests/support/package.py. The programs in it are compiled and run
# as the judges do: validators take the test points and no broken ones, checkers take right outputs
# and no wrong ones, the model solution gives the answers.
build=$1
. tests/support/tap.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
program=$PWD/$build/zugzwang
declare -A contest=([zu]=zu [rabbit]=game [graph]=graph [geography]=game)
declare -A seconds=([zu]=1 [rabbit]=1 [graph]=2 [geography]=1)
declare -A kilobytes=([zu]=1048576 [rabbit]=262144 [graph]=512000 [geography]=262144)

# GAME FORMAT [OPTION…]
makes_package() {
    "$program" "$1" package --format "$2" -o "$work/$1-$2$3" "${@:3}"
}
# GAME FORMAT: and notes the points
is_well_formed() {
    /usr/bin/python3 tests/support/package.py "$1" "$2" "$work/$1-$2" >"$work/$1-$2.points"
}
has_points() {
    test "$(wc -l <"$work/$1-hydro.points")" = 20
}
# GAME COMMAND…: does COMMAND… POINT GROUP INPUT ANSWER for each point, until one fails
for_points() {
    local point
    has_points "$1" || return 1
    while read -r -a point; do
        "${@:2}" "${point[@]}" || { echo "point ${point[0]}" && return 1; }
    done <"$work/$1-hydro.points"
}
# GAME FORMAT POINT GROUP INPUT ANSWER
is_the_same_point() {
    local other
    read -r -a other < <(sed -n "$3p" "$work/$1-$2.points")
    cmp "$5" "${other[2]}" && cmp "$6" "${other[3]}"
}
has_the_same_points() {
    for_points "$1" is_the_same_point "$1" "$2"
}
is_well_formed_bundled() {
    makes_package "$1" "$2" --bundled &&
        /usr/bin/python3 tests/support/package.py "$1" "$2" "$work/$1-$2--bundled" bundled
}

# GAME POINT GROUP INPUT ANSWER: what the program says of a point
is_answered_by_solve() {
    "$program" "$1" solve "$4" | cmp - "$5"
}
validates_by_number() {
    local numbered=
    case $1 in zu | rabbit) numbered="--points $2" ;; esac
    "$program" "$1" validate $numbered "$4"
}

# SOURCE PROGRAM: as judges compile C++
compiles() {
    ${CXX:-g++} -std=c++11 -Wall -Wextra -Werror -Itests/support/testlib -o "$2" "$1"
}
# PROGRAM EXPECTED INPUT GROUP: the exit code of a validator
validates() {
    "$1" --group "$4" <"$3" >/dev/null 2>"$work/complaint"
    local code=$?
    [ $code = "$2" ] || { echo "exit code $code, expected $2:" && cat "$work/complaint" && false; }
}
# PROGRAM EXPECTED POINT GROUP INPUT ANSWER
takes_point() {
    validates "$1" "$2" "$5" "$4"
}
takes_samples() {
    local sample
    for sample in examples/"$1"-[1-9].in examples/"$1"-sample.in; do
        [ ! -e "$sample" ] || validates "$work/$1-validator-$2" "$3" "$sample" 0 || return 1
    done
}
# GAME HEAD CODE: one thing wrong at a time
refuses_broken_inputs() {
    local input=$work/$1-hydro/testdata/1.in broken=$work/broken edit
    case $1 in
    zu) set -- "$@" '1s/^1/21/' '1s/ 10$/ 11/' '2s/^/1/' '3s/./?/' '3s/O/./;4s/O/./' 's/X/./' \
        '1s/^1/5/' '1s/^1/7/' ;;
    rabbit) set -- "$@" '1s/ 20/ 41/' '2s/\./X/' '3s/^/1/' '4s/ [0-9]*$/ 40/' '$d' '2s/X$/O/' ;;
    graph) set -- "$@" '1s/^[0-9]*/1/' '1s/ 10 / 11 /' '1s/10$/501/' '2s/^/9/' \
        '$s/^\([0-9]*\) .*/\1 \1/' ;;
    geography) set -- "$@" '1s/^[0-9]*/101/' '1s/^[0-9]*/5/' '2s/./X/' '3s/$/./' '3s/.$//' ;;
    esac
    validates "$work/$1-validator-$2" "$4" "$input" 1 || return 1
    for edit in 's/$/\r/' '2s/$/ /' '1s/ /  /' '1s/^/0/' '1s/^/ /' '1s/^/-/' '$d' '$a\\' '$a1 1' \
        "${@:5}"; do
        sed "$edit" "$input" >"$broken"
        [ -s "$broken" ] && ! cmp -s "$input" "$broken" || { echo "$edit changes nothing" && return 1; }
        validates "$work/$1-validator-$2" "$3" "$broken" 1 || { echo "sed '$edit'" && return 1; }
    done
    head -c -1 "$input" >"$broken"
    validates "$work/$1-validator-$2" "$3" "$broken" 1 && validates "$work/$1-validator-$2" "$3" /dev/null 1
}
# The points of every other group break what the first group promises.
is_refused_in_the_first_group() {
    [ "$4" = 1 ] || validates "$1" "$2" "$5" 1
}

# HEAD OUTPUT ANSWER: runs a checker; prints its exit code
check_output() {
    case $1 in
    icpc) "$work/checker-icpc" "$work/zu-hydro/testdata/14.in" "$3" "$work/" <"$2" ;;
    *) "$work/checker-$1" "$work/zu-hydro/testdata/14.in" "$2" "$3" ;;
    esac >"$work/said" 2>&1
    echo $?
}
takes_right_outputs() {
    local answer=$work/zu-hydro/testdata/14.ans output=$work/output edit
    for edit in '' 's/$/\r/' 's/ /   /; s/$/ \t/' '3a\\' '1i\\'; do
        sed "$edit" "$answer" >"$output"
        test "$(check_output "$1" "$output" "$answer")" = "$2" || { cat "$work/said" && return 1; }
    done
    head -c -1 "$answer" >"$output"
    test "$(check_output "$1" "$output" "$answer")" = "$2"
}
refuses_wrong_outputs() {
    local answer=$work/zu-hydro/testdata/14.ans output=$work/output edit
    for edit in '1s/Red/Black/' '$s/$/1/' '$d' '1d' '$aTie' '2s/ //' '3s/ /\n/' '1,$d' 's/R/r/'; do
        sed "$edit" "$answer" >"$output"
        test "$(check_output "$1" "$output" "$answer")" = "$2" || { echo "$edit" && cat "$work/said" && return 1; }
    done
    head -c 100000 /dev/zero >"$output"
    test "$(check_output "$1" "$output" "$answer")" = "$2"
}
tells_the_difference() {
    sed 's/357/355/' "$work/zu-hydro/testdata/20.ans" >"$work/output"
    check_output "$1" "$work/output" "$work/zu-hydro/testdata/20.ans" >/dev/null
    cat "$work/said" "$work/judgemessage.txt" 2>/dev/null |
        grep -F "line 1: expected 'Red 357', found 'Red 355'"
}
gives_up_without_files() {
    test "$(check_output "$1" "$work/output" /nonexistent)" = "$2"
}

# GAME POINT GROUP INPUT ANSWER: within the limits
is_solved() {
    (ulimit -v "${kilobytes[$1]}" -t "${seconds[$1]}" && "$work/$1-solution" <"$4") | cmp - "$5"
}
solution_is_right() {
    gcc -O2 -std=c11 -o "$work/$1-solution" "$work/$1-hydro/std/$1.c" && for_points "$1" is_solved "$1"
}
solution_uses_files() {
    local folder=$work/$1-lemonlime name=${contest[$1]}
    gcc -O2 -std=c11 -o "$work/$1-files" "$folder/source/std/$name.c" &&
        cp "$folder/data/$1/1.in" "$work/$name.in" && (cd "$work" && "./$1-files") &&
        cmp "$work/$name.out" "$folder/data/$1/1.ans"
}
solutions_are_the_same() {
    cmp "$work/$1-hydro/std/$1.c" "$work/$1-dmoj/solution.c" &&
        cmp "$work/$1-hydro/std/$1.c" "$work/$1-polygon/solutions/$1.c" &&
        cmp "$work/$1-hydro/std/$1.c" "$work/$1-icpc/submissions/accepted/$1.c" &&
        cmp <(echo "#define FILE_IO" && cat "$work/$1-hydro/std/$1.c") \
            "$work/$1-lemonlime/source/std/${contest[$1]}.c"
}

# NAME: a program of tests/mutants; GAME.c is right, and GAME_MISTAKE.c is not
compiles_mutant() {
    gcc -O2 -w -o "$work/$1" "tests/mutants/$1.c"
}
# PROGRAM POINT GROUP INPUT ANSWER
passes() {
    timeout 60 "$1" <"$4" >"$work/output" && cmp "$work/output" "$5"
}
passes_all_points() {
    compiles_mutant "$1" && for_points "$1" passes "$work/$1"
}
fails_a_point() {
    compiles_mutant "$1" && has_points "${1%%_*}" && ! for_points "${1%%_*}" passes "$work/$1"
}

last_point_of_zu_is_the_same() {
    "$program" zu package --format hydro --seed 2 -o "$work/zu-other" &&
        cmp "$work/zu-other/testdata/20.in" "$work/zu-hydro/testdata/20.in" &&
        ! cmp "$work/zu-other/testdata/19.in" "$work/zu-hydro/testdata/19.in"
}
same_bytes_for_the_same_seed() {
    "$program" rabbit package --format hydro -o "$work/again" && diff -r "$work/again" "$work/rabbit-hydro"
}
other_bytes_for_another_seed() {
    "$program" rabbit package --format hydro --seed 2 -o "$work/other" &&
        ! diff -r "$work/other/testdata" "$work/rabbit-hydro/testdata"
}

for game in zu rabbit graph geography; do
    for format in hydro dmoj lemonlime polygon icpc; do
        check "$game for $format" makes_package $game $format
        check "$game for $format is well-formed" is_well_formed $game $format
        check "$game for $format has the same points" has_the_same_points $game $format
    done
    check "$game: the answers are those of solve" for_points $game is_answered_by_solve $game
    check "$game: validate takes each point by its number" for_points $game validates_by_number $game
    check "$game: the solution gives the answers, within the limits" solution_is_right $game
    check "$game: the solution uses the contest's files for LemonLime" solution_uses_files $game
    check "$game: every format has the same solution" solutions_are_the_same $game
    for head in testlib:0:3:hydro/testdata/validator.cc plain:0:1:dmoj/validator.cpp \
        icpc:42:43:icpc/input_validators/validator/validator.cpp; do
        IFS=: read -r head valid invalid source <<<"$head"
        check "$game: the $head validator compiles" compiles "$work/$game-$source" "$work/$game-validator-$head"
        check "$game: the $head validator takes the samples" takes_samples $game "$head" "$valid"
        check "$game: the $head validator takes all points" \
            for_points $game takes_point "$work/$game-validator-$head" "$valid"
        check "$game: the $head validator refuses broken inputs" \
            refuses_broken_inputs $game "$head" "$invalid" "$valid"
    done
done
for game in rabbit graph geography; do # zu's points say themselves which group they are in
    check "$game: the validator knows what groups promise" \
        for_points $game is_refused_in_the_first_group "$work/$game-validator-plain" 1
done
for format in hydro dmoj lemonlime polygon icpc; do
    check "geography for $format, bundled" is_well_formed_bundled geography $format
done
for head in testlib:0:1:3:hydro/testdata/checker.cc plain:0:1:3:dmoj/checker.cpp \
    icpc:42:43:1:icpc/output_validators/compare/compare.cpp; do
    IFS=: read -r head right wrong broken source <<<"$head"
    check "the $head checker compiles" compiles "$work/zu-$source" "$work/checker-$head"
    check "the $head checker takes right outputs" takes_right_outputs "$head" "$right"
    check "the $head checker refuses wrong outputs" refuses_wrong_outputs "$head" "$wrong"
    check "the $head checker tells the difference" tells_the_difference "$head"
    check "the $head checker gives up without files" gives_up_without_files "$head" "$broken"
done
for mutant in tests/mutants/*.c; do
    mutant=${mutant##*/}
    case ${mutant%.c} in
    *_*) check "${mutant%.c} fails a point" fails_a_point "${mutant%.c}" ;;
    *) check "the right $mutant passes all points" passes_all_points "${mutant%.c}" ;;
    esac
done
check "the same seed gives the same package" same_bytes_for_the_same_seed
check "another seed gives another" other_bytes_for_another_seed
check "but zu's last point is always the same" last_point_of_zu_is_the_same
finish
