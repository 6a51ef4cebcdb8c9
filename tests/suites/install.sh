#!/bin/bash
# install.sh BUILD: what `make install` puts there can be used, and `make uninstall` takes it away.
build=$1
root=$PWD/$build/tests/installed
example=$PWD/$build/tests/install-example/zu
. tests/support/tap.sh
rm -rf "$root" "${example%/*}"
mkdir -p "${example%/*}"

make_quietly() {
    ${MAKE:-make} --no-print-directory BUILD="$build" DESTDIR="$root" PREFIX=/usr "$@"
}
version=$(sed -n 's/^#define ZZ_VERSION "\(.*\)"/\1/p' include/zugzwang/base.h)
expected_files="usr/bin/zugzwang
$(cd include && printf 'usr/include/%s\n' zugzwang/*.h)
usr/lib/libzugzwang.a
usr/lib/libzugzwang.so
usr/lib/libzugzwang.so.${version%%.*}
usr/lib/libzugzwang.so.$version
usr/lib/pkgconfig/zugzwang.pc
usr/share/man/man1/zugzwang.1"

installed_files() {
    diff <(LC_ALL=C sort <<<"$expected_files") <(cd "$root" && find . ! -type d | cut -c3- | LC_ALL=C sort)
}

# The flags that a program needs, from pkg-config if there is one, else from the file itself.
pc=$root/usr/lib/pkgconfig/zugzwang.pc
flags() {
    if command -v pkg-config >/dev/null; then
        PKG_CONFIG_SYSROOT_DIR=$root PKG_CONFIG_PATH=${pc%/*} PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 \
            PKG_CONFIG_ALLOW_SYSTEM_LIBS=1 pkg-config --cflags --libs zugzwang
    else
        sed -n "s|^Cflags: ||p; s|^Libs: ||p" "$pc" |
            sed "s|\${includedir}|$root/usr/include|; s|\${libdir}|$root/usr/lib|"
    fi
}

# FLAG…: an example, compiled against what was installed
builds_and_runs() {
    ${CC:-cc} -std=c11 $CFLAGS examples/zu.c -o "$example" "$@" &&
        diff <(echo "red wins in 5 plies") <(LD_LIBRARY_PATH=$root/usr/lib "$example")
}
uses_shared_library() {
    readelf -d "$example" | grep -q "NEEDED.*\[libzugzwang.so.${version%%.*}\]"
}
says_its_version() {
    diff <(echo "zugzwang $version") <("$root/usr/bin/zugzwang" --version | head -n 1)
}
nothing_is_left() {
    test -z "$(find "$root" ! -type d)" && test ! -e "$root/usr/include/zugzwang"
}

check "make install" make_quietly install
check "every file is installed, and no other" installed_files
check "the installed program runs" says_its_version
check "pkg-config knows the version" grep -qx "Version: $version" "$pc"
check "a program uses the shared library" builds_and_runs $(flags)
check "by its soname" uses_shared_library
check "a program uses the static library" \
    builds_and_runs -I"$root/usr/include" "$root/usr/lib/libzugzwang.a" -pthread
check "make uninstall" make_quietly uninstall
check "nothing is left" nothing_is_left
finish
