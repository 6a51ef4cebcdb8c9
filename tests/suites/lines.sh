#!/bin/bash
# lines.sh BUILD: what solve, moves, line and review say about random boards fits together.
build=$1
. tests/support/tap.sh
PATH=$PWD/$build:$PATH
boards_awk=$PWD/tests/support/boards.awk
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

awk -f "$boards_awk" -v game=zu -v seed=7 -v boards=60 >boards.in
awk -f "$boards_awk" -v game=zu -v seed=8 -v boards=8 -v rows=7 -v cols=6 >few.in

# Lines of zu, as solve would answer, from the number of their moves and from how they end.
answers_of_lines() {
    awk '/^Board/ && NR > 1 { tell() }
        /^Board/ { moves = 0; winner = "" }
        /^ *[0-9]+[.] / { moves++ }
        /^And so on/ { winner = "Tie" }
        /[Rr]ed has (captured|won)|red has won/ { winner = "Red" }
        /[Bb]lack has (captured|won)|black has won/ { winner = "Black" }
        function tell() { print winner == "Tie" ? "Tie" : winner " " moves }
        END { tell() }'
}
lines_are_as_long_as_solved() {
    zugzwang zu solve boards.in >solved
    zugzwang zu line boards.in | answers_of_lines | diff solved - || return 1
    grep -q Tie solved && grep -q Red solved && grep -q Black solved
}
nothing_to_review() {
    zugzwang zu line --record boards.in | zugzwang zu review >review
    [ "$(grep -c '^Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.$' review)" = 60 ]
}
# ROWS COLUMNS: neighbours differ in colour, so that the blank has far to go.
checkered_board() {
    awk -v rows="$1" -v cols="$2" 'BEGIN {
        print rows, cols
        for (i = 0; i < rows; i++) {
            text = ""
            for (j = 0; j < cols; j++)
                text = text (i == 1 && j == 2 ? "." : (i + j) % 2 ? "X" : "O")
            print text
        }
        print 0
    }'
}
nothing_to_review_in_rabbit() {
    zugzwang rabbit line --record start.in >line.in || return 1
    zugzwang rabbit review line.in | grep -qx 'Mistakes: Rabbit 0, Egg 0' || return 1
    [ "$(zugzwang rabbit solve line.in)" = 0 ] && [ "$(sed -n 1p line.in)" = "$(sed -n 1p start.in)" ]
}
threads_change_nothing() {
    zugzwang zu line boards.in >one && zugzwang zu line --threads 3 boards.in | cmp one -
}
# Each move of a line is one of those that `moves` gives the value of the position.
line_is_of_best_moves() {
    local number=$1 side=$2 after= move value
    while IFS= read -r move; do
        zugzwang zu moves --number "$number" $side --after "$after" few.in >moves
        value=$(sed -n '1s/.*: //p' moves)
        grep -qx "$move  *$value" moves || { echo "$after: $move" && cat moves && return 1; }
        after=$after${after:+, }$move
    done < <(zugzwang zu line --number "$number" $side few.in |
        sed -n 's/^ *[0-9]*[.] [A-Z][a-z]*  *//p' | head -n 40)
    zugzwang zu review --number "$number" $side --moves "$after" few.in | tail -n 1 |
        grep -qx 'Mistakes: Red 0, Black 0. Inexact: Red 0, Black 0.'
}
# The first move of a defence is the user's, and its length is what `moves` says of it.
defences_are_as_long_as_rated() {
    local number=$1 move value plies
    while IFS= read -r move; do
        value=$(sed -n "s/^$move  *//p" rated)
        zugzwang zu line --number "$number" --defend "$move" few.in >line
        grep -q "^After $move: $value;" line || { cat line && return 1; }
        plies=$(grep -c '^ *[0-9]*[.] ' line)
        [ "$value" = tie ] || [ "${value//[^0-9]/}" = "$plies" ] || { cat line && return 1; }
    done < <(zugzwang zu moves --number "$number" few.in | tee rated | sed -n '2,$s/   *.*//p')
}

check "a line is as long as solve says" lines_are_as_long_as_solved
check "there is nothing to review in a line" nothing_to_review
for size in '2 5' '3 4' '5 5' '8 9'; do
    checkered_board $size >start.in
    check "there is nothing to review in a line of rabbit, $size" nothing_to_review_in_rabbit
done
check "threads change nothing" threads_change_nothing
for number in 1 2 3 4 5 6 7 8; do
    check "line $number has best moves only" line_is_of_best_moves $number
    check "line $number of black has best moves only" line_is_of_best_moves $number --black-to-move
    check "the defences on board $number last as long as the moves say" \
        defences_are_as_long_as_rated $number
done
finish
