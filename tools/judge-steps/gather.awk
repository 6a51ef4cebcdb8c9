# gather.awk: one text of main and all it includes.
#
#     awk -v main=FILE -f gather.awk SOURCE…      all sources of the library
#
#     a header            is put where it is included first, and nowhere else
#     src/D/x.h           brings src/D/x.c; without one, the files of src/D that include it
#     <zugzwang/game.h>   brings src/games/game/*.c
#
# What a header brings follows it, so things are defined before they are used. Comments, include
# guards and what C++, threads or other compilers would need are left out; four blanks of
# indentation become a tab. A line `#from FILE` says where the lines after it come from.

function fail(message) {
    print "gather.awk: " message >"/dev/stderr"
    exit failed = 1
}

# The text without its comments; inside one that goes on to the next line, in_comment is true.
# What is in quotes is no comment.
function without_comments(text,   kept, end) {
    while (text != "") {
        if (in_comment) {
            end = index(text, "*/")
            if (!end)
                break
            text = substr(text, end + 2)
            in_comment = 0
        } else if (!match(text, /"(\\.|[^"\\])*"|'(\\.|[^'\\])*'|\/\*|\/\//)) {
            return kept text
        } else {
            end = RSTART + RLENGTH
            if (substr(text, RSTART, 2) == "//")
                return kept substr(text, 1, RSTART - 1)
            in_comment = substr(text, RSTART, 2) == "/*"
            kept = kept substr(text, 1, (in_comment ? RSTART : end) - 1)
            text = substr(text, end)
        }
    }
    return kept
}

# What is known about a condition here: "yes", "no", or "" when the compiler must find out.
function known(condition) {
    if (condition ~ /^#ifndef Z[A-Z_]*_H$/ || condition == "#if defined(ZZ_NO_THREADS)" ||
        condition == "#if defined(__GNUC__)")
        return "yes"
    if (condition == "#ifdef __cplusplus" || condition == "#if !defined(ZZ_NO_THREADS)")
        return "no"
    if (condition ~ /ZZ_NO_THREADS|__cplusplus/)
        fail("cannot decide " condition)
    return ""
}

function inside(what,   i) {
    for (i = 1; i <= deep; i++)
        if (answer[i] == what)
            return 1
    return 0
}

# Whether a line is to be left out, by the conditions around it; `deep` of them are open.
function is_left_out(line,   out) {
    if (line ~ /^#if/) {
        answer[++deep] = known(line)
        return answer[deep] != "" || inside("no")
    }
    if (line ~ /^#el/ && answer[deep] != "") {
        if (line != "#else")
            fail("cannot decide " line)
        answer[deep] = answer[deep] == "yes" ? "no" : "yes"
        return 1
    }
    if (line ~ /^#endif/) {
        out = answer[deep] != "" || inside("no")
        deep--
        return out
    }
    return inside("no") || line ~ /^#define Z[A-Z_]*_H$/
}

# Lines that go on are one deeper than where they began, however far they were moved to the right.
function indented(line, last,   depth, most) {
    match(line, /^ */)
    line = substr(line, RLENGTH + 1)
    depth = int(RLENGTH / 4)
    if (last == "" || last ~ /([;{}:)\\]|else)$/)
        goes_on = 0
    else {
        most = tabs + !goes_on
        goes_on = 1
        if (depth > most)
            depth = most
    }
    for (tabs = depth; depth > 0; depth--)
        line = "\t" line
    return line
}

function put_file(path,   line, last, state, depth) {
    depth = deep
    while ((state = (getline line <path)) > 0) {
        line = without_comments(line)
        sub(/[ \t\r]+$/, "", line)
        sub(/^ZZ_API /, "", line)
        if (line == "" || is_left_out(line))
            continue
        if (line ~ /^#include/)
            include(line)
        else {
            if (from != path)
                print "#from " (from = path)
            print indented(line, last)
        }
        last = line ~ /^#/ ? "" : line
    }
    if (state < 0)
        fail("cannot read " path)
    close(path)
    if (deep != depth || in_comment)
        fail(path " ends too early")
}

function include(line,   name, path) {
    name = line
    gsub(/^#include *["<]|[">]$/, "", name)
    path = line ~ /"judge-/ ? "tools/" name : line ~ /"/ ? "src/" name : "include/" name
    if (line ~ /</ && line !~ /<zugzwang\//) {
        if (inside("") || !seen[name]++)
            print line
    } else if (!seen[name]++) {
        put_file(path)
        bring_sources(path)
    }
}

function bring_sources(header,   i, own, directory) {
    own = directory = header
    sub(/\.h$/, ".c", own)
    sub(/[^\/]*$/, "", directory)
    if (header ~ /^include/) {
        sub(/\.c$/, "/", own)
        sub(/.*zugzwang/, "src/games", own)
        bring_from(own, "")
    } else if (own in is_source)
        bring(own)
    else
        bring_from(directory, substr(header, 5))
}
function bring_from(directory, header,   i) {
    for (i = 1; i <= sources; i++)
        if (index(source[i], directory) == 1 && (header == "" || (source[i], header) in includes))
            bring(source[i])
}
function bring(path) {
    if (!brought[path]++)
        put_file(path)
}

# The arguments: which sources are there, and what do they include?
FNR == 1 {
    source[++sources] = FILENAME
    is_source[FILENAME]
}
/^#include "/ { includes[FILENAME, substr($2, 2, length($2) - 2)] }
END {
    bring(main)
    exit failed
}
