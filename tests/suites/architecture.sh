#!/bin/bash
# architecture.sh: dependencies point one way only, as ARCHITECTURE.md draws them.
. tests/support/tap.sh

# DIRECTORY ALLOWED…: every include there in quotes begins with something allowed, as in "base/".
includes_only() {
    local directory=$1 allowed
    shift
    allowed=$(IFS='|' && echo "$*")
    test -d "$directory" || return 1
    ! grep -rnE '^ *# *include' "$directory" --include='*.[ch]' |
        grep -vE "include +(<[a-z0-9/]+\.h>|\"($allowed)[a-z0-9_]*\.h\")" && no_private_angles "$directory"
}
# In angles come the system's headers and the public ones, nothing of src/.
no_private_angles() {
    ! grep -rnE '^ *# *include +<(base|engine|games|cli)/' "$1" --include='*.[ch]'
}
headers_include_only_their_like() {
    ! grep -nE '^ *# *include' include/zugzwang/*.h |
        grep -vE 'include +<(zugzwang/[a-z]+|stdbool|stddef|stdint)\.h>'
}
# A game may use its own folder, and no other game's.
games_keep_apart() {
    local game failed=0
    for game in src/games/*/; do
        game=${game#src/games/}
        includes_only "src/games/$game" base/ engine/ "games/$game" || failed=1
    done
    return $failed
}
base_knows_no_game() {
    ! grep -rnE 'include <zugzwang/' src/base | grep -v '<zugzwang/base.h>'
}
reference_shares_nothing() {
    ! grep -rnE '^ *# *include' tests/reference |
        grep -vE 'include +(<(std[a-z]+|string|limits)\.h>|"reference/[a-z_]+\.h")'
}

check "the public headers include only each other" headers_include_only_their_like
check "src/base includes only src/base" includes_only src/base base/
check "src/engine includes only src/base and src/engine" includes_only src/engine base/ engine/
check "src/base knows no game" base_knows_no_game
check "each game includes only base, engine and itself" games_keep_apart
check "src/cli includes only src/cli and the public headers" includes_only src/cli cli/ 'cli/[a-z]+/' ''
check "the reference solvers share nothing with the library" reference_shares_nothing
finish
