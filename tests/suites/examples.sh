#!/bin/bash
# examples.sh BUILD: every program in examples/ prints what it should, and the headers are C++ too.
build=$1
. tests/support/tap.sh

# PROGRAM EXPECTED [INPUT]
prints() {
    diff <(echo "$2") <("$build/examples/$1" <"${3:-/dev/null}" 2>&1)
}

check "examples/zu.c" prints zu "red wins in 5 plies"
check "examples/rabbit.c" prints rabbit "move 1 of Rabbit was a mistake
move 1 of Egg was a mistake
move 2 of Rabbit was a mistake"
check "examples/geography.c" prints geography "*#*.*
.*.*#
*#*.*"
check "examples/graph.c" prints graph "vertex 1: tie, 0 plies
vertex 2: tie, 0 plies
vertex 3: tie, 0 plies
vertex 4: win, 1 plies
vertex 5: lose, 0 plies" examples/graph-all.in
check "no example is forgotten" test "$(echo examples/*.c)" = \
    "examples/geography.c examples/graph.c examples/rabbit.c examples/zu.c"

if command -v g++ >/dev/null; then
    check "the headers are good C++" \
        g++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c++ \
        - <<<'#include <zugzwang/zugzwang.h>'
else
    skip "the headers are good C++" "no g++"
fi
each_header_alone() {
    for header in include/zugzwang/*.h; do
        echo "#include <zugzwang/${header##*/}>" |
            ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c - ||
            return 1
    done
}
check "each header can be included alone" each_header_alone
finish
