#!/bin/bash
# mutants.sh BUILD: stress finds every known mistake of tests/mutants, and makes it small.
#
# What it found is not believed: the input that it wrote is given to the mutant and to solve, which
# must differ, and so must nothing that lacks one more row, column or obstacle.
build=$PWD/$1
mutants=$PWD/tests/mutants
. tests/support/tap.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

# NAME: the program, compiled.
compile() {
    ${CC:-cc} -O2 -std=c11 -Wall -Wextra -Werror -o "$1" "$mutants/$1.c"
}
survives() {
    "$build/zugzwang" "$1" stress --runs "$2" --seed 1 --limits none -- "./$1"
}
# GAME NAME: found, and truly wrong. 400 runs take less than ten seconds, unless the machine is busy.
is_found() {
    "$build/zugzwang" "$1" stress --runs 400 --seed 1 --keep "found-$2" -- "./$2" >"$2.report"
    [ $? = 1 ] || { cat "$2.report" && return 1; }
    "./$2" <"found-$2/$1-counterexample.in" >given
    if [ $? = 0 ]; then
        ! "$build/zugzwang" "$1" solve "found-$2/$1-counterexample.in" | cmp -s - given
    fi
}
# The boards of one board that lack a row, a column or an obstacle and have all their pieces.
smaller_boards() {
    awk 'NR == 2 { rows = $1; cols = $2 } NR > 2 { board[NR - 2] = $0 }
        function try(skip_row, skip_col, clear_row, clear_col,    row, line, text, all) {
            all = ""
            for (row = 1; row <= rows; row++) {
                if (row == skip_row) continue
                line = board[row]
                if (row == clear_row) line = substr(line, 1, clear_col - 1) "." substr(line, clear_col + 1)
                if (skip_col) line = substr(line, 1, skip_col - 1) substr(line, skip_col + 1)
                if (all == "" && line ~ /X/) return
                all = all line "\n"
            }
            text = all
            if (gsub("O", "", text) != 2 || gsub("X", "", text) != 1) return
            if (rows - (skip_row > 0) < 2 || cols - (skip_col > 0) < 1) return
            count++
            out = out (rows - (skip_row > 0)) " " (cols - (skip_col > 0)) "\n" all
        }
        END {
            for (r = 1; r <= rows; r++) try(r, 0, 0, 0)
            for (c = 1; c <= cols; c++) try(0, c, 0, 0)
            for (r = 1; r <= rows; r++) for (c = 1; c <= cols; c++)
                if (substr(board[r], c, 1) == "#") try(0, 0, r, c)
            printf "14 %d\n%s", count, out
        }' "$1"
}
is_smallest() {
    smaller_boards "found-$1/zu-counterexample.in" >smaller
    "./$1" <smaller >given && "$build/zugzwang" zu solve smaller | cmp - given
}

for game in zu rabbit; do
    check "the $game program without a mistake compiles" compile "$game"
    check "it survives" survives "$game" 100
    for source in "$mutants/${game}"_*.c; do
        name=$(basename "$source" .c)
        check "$name compiles" compile "$name"
        check "$name is found" is_found "$game" "$name"
    done
done
for name in zu_loser_hurries zu_pawn_moves_down zu_stops_at_first_sight zu_terminals_keep_edges \
    zu_winner_takes_last; do
    check "the board for $name is smallest" is_smallest "$name"
done
two_boards_are_kept() {
    head -n 1 found-zu_arrays_not_cleared/zu-counterexample.in | grep -qx '14 2'
}
check "what needs two boards keeps two" two_boards_are_kept
finish
