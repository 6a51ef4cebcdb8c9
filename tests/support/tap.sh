# tap.sh: what a suite written in shell needs to print TAP.
#
#     . tests/support/tap.sh
#     check "the sum is right" test $((1 + 1)) = 2
#     finish
#
# The plan comes last, so a suite that dies on the way prints none and is counted as failed.

tap_count=0
tap_failed=0

# NAME COMMAND…: passes when the command succeeds; shows what it printed when it does not.
check() {
    tap_name=$1
    shift
    tap_count=$((tap_count + 1))
    if tap_output=$("$@" 2>&1); then
        echo "ok $tap_count - $tap_name"
    else
        tap_failed=$((tap_failed + 1))
        echo "not ok $tap_count - $tap_name"
        printf '%s\n' "$tap_output" | sed 's/^/# /'
    fi
}

# NAME REASON
skip() {
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1 # SKIP $2"
}

finish() {
    echo "1..$tap_count"
    exit $((tap_failed > 0))
}
