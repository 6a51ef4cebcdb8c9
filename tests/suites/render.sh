#!/bin/bash
# render.sh BUILD: pictures that snapshots do not tell enough about: is the XML well-formed, the PNG a
# picture with the right colours in the right places, docs/pictures up to date, and is there a clear
# message without cairo?
build=$1
program=$PWD/$build/zugzwang
. tests/support/tap.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
unset NO_COLOR
${CC:-cc} -o "$work/png-pixel" tests/suites/png-pixel.c $(pkg-config --cflags --libs cairo)

cat >"$work/board.in" <<'END'
0 1
3 4
#..#
O.O.
.X.#
R1 down
END
cat >"$work/game.in" <<'END'
4 4
OOXX
OXXO
OO.O
XXXO
0
END

# Every kind of picture: GAME FILE OPTIONS…
pictures() {
    cat <<END
zu $work/board.in
zu $work/board.in --plain
zu $work/board.in --heat
zu $work/board.in --heat R1 --after B=l
zu $work/board.in --line
zu $work/board.in --review
zu examples/zu-sample.in --number 4 --line
zu examples/records/longest-red.in --line
zu examples/records/longest-black.in --heat R2
rabbit $work/game.in
rabbit $work/game.in --plain
rabbit $work/game.in --line
rabbit examples/rabbit-2.in --review
rabbit examples/rabbit-3.in --review
geography examples/geography-1.in
geography examples/geography-1.in --from 2 2
geography examples/geography-1.in --from 2 2 --line
graph examples/graph-all.in
graph examples/graph-2.in --query 1
graph examples/graph-all.in --from 1 --target 3
END
}
draw() { # FORMAT: what a line of `pictures` says, to standard output
    local format=$1 game=$2 file=$3
    shift 3
    "$program" "$game" render --format "$format" "${@/B=l/B left}" "$file"
}
all_are_xml() {
    local line
    pictures >"$work/list"
    while read -r line; do
        draw svg $line >"$work/picture.svg" || return 1
        xmllint --noout "$work/picture.svg" || return 1
        grep -q '<title id="title">[^<]' "$work/picture.svg" || { echo "no title: $line" && return 1; }
        grep -q '<desc id="desc">[^<]' "$work/picture.svg" || { echo "no desc: $line" && return 1; }
        ! grep -nE '<script|href=|@import' "$work/picture.svg" || return 1
    done <"$work/list"
}
# Nothing is drawn outside of the picture.
all_stay_inside() {
    local line
    pictures >"$work/list"
    while read -r line; do
        draw svg $line >"$work/picture.svg" || return 1
        awk -v line="$line" '
            function number(name,   text) {
                if (!match($0, " " name "=\"-?[0-9.]+")) return 0
                text = substr($0, RSTART, RLENGTH)
                sub(/.*"/, "", text)
                return text + 0
            }
            /<svg/ { width = number("width"); height = number("height") }
            /<(text|rect|circle|line) / {
                right = number("x") + number("width"); bottom = number("y") + number("height")
                if (/<circle/) { right = number("cx") + number("r"); bottom = number("cy") + number("r") }
                if (/<pattern/) next
                if (right > width || bottom > height || right < 0) { print line ": " $0; bad = 1 }
            }
            END { exit bad }' "$work/picture.svg" || return 1
    done <"$work/list"
}
all_are_png() {
    local line svg png
    pictures >"$work/list"
    while read -r line; do
        draw png $line >"$work/picture.png" || return 1
        png=$("$work/png-pixel" "$work/picture.png") || return 1
        svg=$(draw svg $line | sed -n '1s/.* width="\([0-9]*\)" height="\([0-9]*\)".*/\1×\2/p')
        [ "$png" = "$svg" ] || { echo "$line: PNG $png, SVG $svg" && return 1; }
    done <"$work/list"
}
# The board begins at 52, 84, and squares are 48 wide: a margin, a wall, a free square, both generals
# and the pawn, off their letters.
pixels_are_right() {
    "$program" zu render --plain -o "$work/plain.png" "$work/board.in" || return 1
    diff - <("$work/png-pixel" "$work/plain.png" 2 2 76 108 124 108 76 192 172 144 114 215) <<'END'
268×252 FFFFFF 4F4F4F F1EFE9 C8500A C8500A 1F2A38
END
}
pixels_scale() {
    "$program" zu render --plain --size 96 -o "$work/large.png" "$work/board.in" || return 1
    diff - <("$work/png-pixel" "$work/large.png" 4 4 152 192 248 192) <<'END'
536×504 FFFFFF 4F4F4F F1EFE9
END
}
# With heat it begins at 52, 120. Between the dots and the lines of the hatches: black's, red's. On a
# dot and on a line it is darker.
heat_has_its_colours() {
    local dot line
    printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | "$program" zu render --heat -o "$work/heat.png" || return 1
    diff - <("$work/png-pixel" "$work/heat.png" 108 128 108 176) <<'END'
408×360 7DB1DC F6BD9D
END
    [ $? = 0 ] || return 1
    read -r _ dot line < <("$work/png-pixel" "$work/heat.png" 106 130 108 172)
    echo "dot $dot, line $line"
    [[ $dot > 202020 && $dot < 7DB1DC && $line > 505050 && $line < F6BD9D ]]
}
# What README.md of the pictures says is what was done.
pictures_are_up_to_date() {
    local command name count=0
    while read -r command; do
        name=$(sed 's|.* -o docs/pictures/\([^ ]*\).*|\1|' <<<"$command")
        $program ${command#zugzwang } -o "$work/$name" || return 1
        cmp "$work/$name" "docs/pictures/$name" || return 1
        count=$((count + 1))
    done < <(sed -n 's/^    \(zugzwang .*\)/\1/p' docs/pictures/README.md)
    [ "$count" = "$(ls docs/pictures/*.svg | wc -l)" ]
}
# The program alone, without any of the libraries that it can do without.
build_bare() {
    mkdir -p "$work/bare/src" &&
        cp -a "$build/src/base" "$build/src/engine" "$build/src/games" "$work/bare/src" &&
        cp -a "$build/libzugzwang.a" "$work/bare" &&
        ${MAKE:-make} -s BUILD="$work/bare" EXTRAS= CFLAGS="${CFLAGS:--O2 -g} -O0" "$work/bare/zugzwang"
}
bare_needs_only_c() {
    ! readelf -d "$work/bare/zugzwang" | grep NEEDED | grep -v -E 'libc\.so|ld-linux|libm\.so|asan|ubsan|libgcc_s'
}
bare_says_what_is_missing() {
    local bare=$work/bare/zugzwang code
    "$bare" zu render --heat "$work/board.in" | cmp - <("$program" zu render --heat "$work/board.in") || return 1
    "$bare" zu render -o "$work/none.png" "$work/board.in" 2>"$work/message"
    code=$?
    cat "$work/message"
    [ "$code" = 71 ] && [ ! -e "$work/none.png" ] && grep -q 'libcairo2-dev.*make again' "$work/message"
}
# Where another library has cairo's name, and none of its functions.
says_that_cairo_cannot_be_loaded() {
    mkdir -p "$work/false" && echo 'int nothing;' | ${CC:-cc} -shared -fPIC -x c -o "$work/false/libcairo.so.2" - &&
        LD_LIBRARY_PATH=$work/false "$program" zu render -o "$work/none.png" "$work/board.in" 2>"$work/message"
    code=$?
    cat "$work/message"
    [ "$code" = 71 ] && [ ! -e "$work/none.png" ] && grep -q 'cannot be loaded; install it' "$work/message"
}

check "every SVG is well-formed, has a title and needs nothing else" all_are_xml
check "nothing is drawn outside of a picture" all_stay_inside
check "every PNG is one, and as large as the SVG" all_are_png
check "walls, squares and pieces have their colours in a PNG" pixels_are_right
check "so has heat" heat_has_its_colours
check "a PNG grows with --size" pixels_scale
check "docs/pictures is up to date" pictures_are_up_to_date
check "a cairo that cannot be loaded is an error with a message" says_that_cairo_cannot_be_loaded
check "the program can be built without cairo" build_bare
check "and then needs nothing but the C library" bare_needs_only_c
check "and says what to install, and draws SVG all the same" bare_says_what_is_missing
finish
