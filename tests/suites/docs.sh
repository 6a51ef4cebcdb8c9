#!/bin/bash
# docs.sh BUILD: what the documents show is what happens.
#
# In a block ```console, a line `$ command` is followed by what the command prints on both streams.
build=$1
. tests/support/tap.sh
PATH=$PWD/$build:$PATH
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# FILE: runs its commands; prints them with what they printed, as the file should show them.
run_console_blocks() {
    awk '/^```/ { inside = /^```console/; next } inside && /^\$ / { print substr($0, 3) }' "$1" |
        while IFS= read -r command; do
            printf '$ %s\n' "$command"
            bash -c "$command" 2>&1 </dev/null
        done
}
shows_the_truth() {
    test -f "$1" || return 1
    awk '/^```/ { inside = /^```console/; next } inside' "$1" >"$work/shown"
    run_console_blocks "$1" >"$work/true"
    diff "$work/shown" "$work/true"
}
# FILE: the relative links of a document lead to something.
links_lead_somewhere() {
    local target failed=0
    for target in $(grep -oE '\]\([^)#:]+\)' "$1" | sed 's/^](//; s/)$//'); do
        [ -e "$(dirname "$1")/$target" ] || { echo "$1: no $target" && failed=1; }
    done
    return $failed
}
both_languages_show_the_same() {
    diff <(awk '/^```/ { inside = /^```console/ } inside' README.md) \
        <(awk '/^```/ { inside = /^```console/ } inside' README.zh-CN.md)
}
changelog_knows_the_version() {
    version=$(sed -n 's/^#define ZZ_VERSION "\(.*\)"/\1/p' include/zugzwang/base.h)
    grep -q "^## \[$version\]" CHANGELOG.md
}

for file in README.md README.zh-CN.md; do
    check "$file shows what happens" shows_the_truth "$file"
done
check "both READMEs show the same commands" both_languages_show_the_same
for file in *.md docs/*.md; do
    check "the links of $file lead somewhere" links_lead_somewhere "$file"
done
check "CHANGELOG.md knows the version" changelog_knows_the_version
finish
