#!/bin/bash
# symbols.sh BUILD: the libraries show the names that the headers promise, and no other.
build=$1
. tests/support/tap.sh

# The names that the headers declare as ZZ_API functions.
declared() {
    tr '\n' ' ' <<<"$(cat include/zugzwang/*.h)" | sed 's/;/;\n/g' |
        sed -n 's/.*ZZ_API[^(]*[ *]\(zz_[a-z0-9_]*\)(.*/\1/p' | LC_ALL=C sort
}
exported() {
    nm -D --defined-only "$build/libzugzwang.so" | awk '{ print $3 }' | only_ours | LC_ALL=C sort
}
# What a sanitizer or a coverage build adds is not ours.
only_ours() {
    grep -v -E '^(__asan|__ubsan|__odr_asan|__gcov|__llvm|mangle_path|_init$|_fini$)'
}
only_zz_in_static_library() {
    ! nm -g --defined-only "$build/libzugzwang.a" 2>/dev/null | awk 'NF == 3 { print $3 }' |
        only_ours | grep -v '^zz_'
}
shared_library_exports_the_api() {
    diff <(declared) <(exported)
}
# Variables that can be written are global state; constants live in .rodata or .data.rel.ro.
has_no_global_state() {
    ! nm --format=sysv "$build/libzugzwang.a" 2>/dev/null |
        awk -F'|' '$7 ~ /^ *(\.data|\.bss|\.tdata|\.tbss|\*COM\*)(\.[a-zA-Z_]+)? *$/ && $7 !~ /rel\.ro/ { print $1 }' |
        grep -v -E 'asan|ubsan|gcov|^__'
}
# The library prints nothing, opens nothing and never exits: it cannot, without these names.
calls_no_input_or_output() {
    ! nm -u "$build/libzugzwang.a" 2>/dev/null | awk '{ print $2 }' |
        grep -x -E 'f?printf|v?fprintf|puts|fputs|putc|putchar|fwrite|fopen|open|read|write|exit|_exit|abort|getenv|stdout|stderr|stdin'
}

check "the headers declare something" test "$(declared | wc -l)" -gt 30
check "the shared library exports the API and nothing else" shared_library_exports_the_api
check "the static library's global names all begin with zz_" only_zz_in_static_library
check "the library has no global state" has_no_global_state
check "the library calls no input or output" calls_no_input_or_output
# FILE ALLOWED: the libraries that it loads.
needs_only() {
    ! readelf -d "$1" | grep NEEDED | grep -v -E "libc\.so|ld-linux|libm\.so|asan|ubsan|libgcc_s${2:+|$2}"
}
check "the library needs nothing but the C library" needs_only "$build/libzugzwang.so"
check "the program is linked with zstd, and nothing else: cairo would double its time to start" \
    needs_only "$build/zugzwang" 'libzstd\.so'
finish
