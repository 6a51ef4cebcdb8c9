#!/bin/bash
# schemas.sh BUILD: what --json writes follows the schemas in docs/schema, and these are strict.
#
# A line of the list below is the name of a schema and the rest of a command; --json is added, and a
# '!' marks one that fails. Every document must follow its schema. For the first of each schema and
# game, anything that is changed in it must be refused.
build=$1
. tests/support/tap.sh
PATH=$PWD/$build:$PATH
schemas=$PWD/docs/schema
validate=$PWD/tests/support/json_schema.py
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp examples/*.in "$work"
cd "$work" || exit 1

head -n 5 rabbit-1.in | sed '3s/.*/0/; 4,$d' >rabbit-start.in
printf '0 1\n5 4\n...O\n.##.\n....\n...X\n..O#\nR2 left, B left, R1 left, B left, R2 right, B right\n' >game.in
printf '0 2\n2 2\nOO\n.X\n2 2\nOO\n.Q\n' >bad.in
zugzwang zu solve zu-sample.in -o zu.ans
zugzwang graph solve graph-1.in -o graph.ans

list() {
    cat <<'END'
solve zu solve zu-sample.in
solve ! zu solve bad.in
solve ! zu solve no-such-file.in
solve rabbit solve rabbit-3.in rabbit-1.in
solve graph solve graph-2.in
solve graph solve --all graph-all.in
solve geography solve geography-1.in
solve geography solve --from 2 2 geography-1.in
moves zu moves --number 5 zu-sample.in
moves zu moves zu-sample.in
moves zu moves game.in
moves zu moves --number 2 --after 'R1 right' zu-sample.in
moves ! zu moves bad.in
moves ! zu moves --number 2 --after 'R1 up' zu-sample.in
moves rabbit moves rabbit-start.in
moves rabbit moves rabbit-1.in rabbit-2.in
moves graph moves --from 3 graph-all.in
moves graph moves graph-2.in
moves graph moves --from 1 --target 2 graph-all.in
moves geography moves --from 2 2 geography-1.in
line zu line game.in
line zu line zu-sample.in
line zu line --after 'R1 left' --defend 'B up' game.in
line rabbit line rabbit-start.in
line rabbit line --defend '1 2' rabbit-start.in
line rabbit line rabbit-2.in rabbit-1.in
line graph line --query 1 graph-1.in
line graph line graph-2.in
line graph line --from 1 --defend 2 graph-all.in
line geography line --from 2 2 geography-1.in
line geography line --from 1 1 --defend '2 1' geography-1.in
line ! geography line --from 1 1 --defend '2 2' geography-1.in
review zu review game.in
review zu review --moves 'R1 left' game.in
review zu review zu-sample.in
review rabbit review rabbit-3.in
review rabbit review rabbit-2.in
review ! zu review --moves 'R1 up' game.in
table-build zu table build game.in -o game.zut
table-build ! zu table build bad.in -o bad.zut
table-probe zu table probe game.zut '1,4 5,3 4,4' '1,1 2,1 1,2 black'
table-probe ! zu table probe game.zut '1,4 5,3 4,4' '1,4 5,3 2,2'
table-probe ! zu table probe no-such.zut '1,4 5,3 4,4'
table-stats zu table stats game.zut
table-stats ! zu table stats game.in
table-verify zu table verify game.zut
table-verify ! zu table verify game.in
validate ! zu validate bad.in zu-sample.in no-such-file.in
validate zu validate zu-sample.in
validate zu validate --points 14-20 zu-sample.in
validate rabbit validate --points 4 rabbit-3.in
validate graph validate graph-1.in graph-2.in
validate geography validate geography-1.in
check zu check zu-sample.in zu.ans zu.ans
check ! zu check zu-sample.in bad.in zu.ans
check ! zu check zu-sample.in zu.ans bad.in
check ! graph check graph-1.in zu.ans graph.ans
render zu render --heat game.in
render zu render --number 3 zu-sample.in
render zu render --number 4 --heat R2 --black-to-move zu-sample.in
render ! zu render --after 'R1 up' game.in
render rabbit render rabbit-start.in
render rabbit render rabbit-3.in
render graph render --from 1 --target 2 graph-all.in
render graph render graph-2.in
render geography render geography-1.in
render geography render --from 2 2 --after '2 1' geography-1.in
END
}

# MODE SCHEMA COMMAND
follows() {
    local fails=false
    [ "${3#! }" = "$3" ] || fails=true
    if eval "zugzwang ${3#! } --json" >document.json 2>errors; then
        ! $fails || { echo "it succeeded" && return 1; }
    else
        $fails || { cat errors && return 1; }
    fi
    "$validate" "$1" "$schemas/$2.schema.json" document.json
}

# TYPED COMMAND: each line that play writes is a document.
lines_follow() {
    rm -f line-*
    printf "$1" | zugzwang $2 --json >lines && split -a 4 -l 1 lines line- && rm lines &&
        "$validate" strict "$schemas/play.schema.json" line-*
}

check "the schemas are schemas" "$validate" schema "$schemas"/*.schema.json
declare -A seen
while read -r schema command; do
    kind="$schema ${command%% *}"
    mode=valid
    [ -n "${seen[$kind]}" ] || mode=strict
    seen[$kind]=1
    check "$schema: zugzwang $command is $mode" follows "$mode" "$schema" "$command"
done < <(list)
check "play: a whole game of rabbit" lines_follow 'hint\n1 4\nundo\nredo\n1 6\nsave won\nmoves\n' \
    "rabbit play --side rabbit rabbit-start.in"
check "play: from the question on, with what cannot be done" \
    lines_follow 'neither\nrabbit\n7 7\nundo\n1 2\nquit\n' "rabbit play rabbit-start.in"
check "play: a game of zu" lines_follow 'r1l\nswap\nlevel easy\nb up\nhelp\nquit\n' "zu play --seed 1 --side red"
check "play: a game of zu that is over" lines_follow 'quit\n' "zu play --number 1 --side black zu-sample.in"
# GAME OUTPUT: a program that always prints this is found out, or one that is right is not.
stress_follows() {
    printf '#!/bin/sh\n%s\n' "$2" >program && chmod +x program
    zugzwang "$1" stress --runs 5 --limits none --keep kept --json -- ./program "an argument" >document.json
    "$validate" valid "$schemas/stress.schema.json" document.json
}
for game in zu rabbit graph geography; do
    check "stress: a wrong answer in $game" stress_follows $game "echo 0"
    check "stress: a program for $game that is right" stress_follows $game "exec zugzwang $game solve"
done
check "stress: bytes that hurt" stress_follows zu "printf '\\033[2J\\001\\377\\n'"
check "stress: no output, a crash" stress_follows zu 'kill -SEGV $$'
finish
