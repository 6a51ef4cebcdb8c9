# prune.awk: leaves out of a C text what main never gets to.
#
# The text is cut into pieces: a definition, a declaration, a directive, or all from an #if to its
# #endif. A piece is needed when a needed piece that sees it uses one of its names; main's is. What a
# source defines without zz_ before its name is seen there alone. A name counts as used wherever its
# word stands, be it of a member or a variable: that keeps too much, never too little. The
# declaration of a function goes if the function is defined before its first use.
#
# What several files define, each for itself, is told apart: all but the first put their own name
# before it.
#
#     awk -f tokens.awk -f prune.awk TEXT         with lines `#from FILE`, see gather.awk

function words_of(text, found,   count, n, parts, i) {
    gsub(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/, " ", text)
    gsub(/[^A-Za-z0-9_]+/, " ", text)
    n = split(text, parts, " ")
    for (i = 1; i <= n; i++)
        if (parts[i] ~ /^[A-Za-z_]/)
            found[++count] = parts[i]
    return count
}

function name(piece, word) {
    owners[word] = owners[word] " " piece
}

function name_all(piece, text,   found, count, i) {
    count = words_of(text, found)
    for (i = 1; i <= count; i++)
        name(piece, found[i])
}

# The last word of a text.
function name_last(piece, text) {
    gsub(/[^A-Za-z0-9_]+$/, "", text)
    sub(/.*[^A-Za-z0-9_]/, "", text)
    name(piece, text)
}

function name_types(piece, text) {
    if (match(text, /(struct|enum) [A-Za-z0-9_]+ \{/))
        name_last(piece, substr(text, RSTART, RLENGTH))
    if (match(text, /enum[A-Za-z0-9_ ]*\{[^}]*\}/)) {
        text = substr(text, RSTART, RLENGTH)
        gsub(/.*\{|=[^,}]*/, "", text)
        name_all(piece, text)
    }
}

function name_piece(piece,   text, bare) {
    text = bare = piece_text[piece]
    gsub(/__attribute__\(\([^)]*(\([^)]*\))?[^)]*\)\)/, "", bare)
    if (bare ~ /^#include/)
        is_root[piece] = 1
    else if (bare ~ /^#define/) {
        sub(/^#define /, "", bare)
        sub(/[^A-Za-z0-9_].*/, "", bare)
        name(piece, bare)
    } else if (bare ~ /^#if/) {
        name_all(piece, bare)
    } else if (bare ~ /^typedef/) {
        name_types(piece, bare)
        if (bare !~ /\{/ && match(bare, /\(\*[A-Za-z0-9_]+\)\(|[A-Za-z0-9_]+\(/))
            bare = substr(bare, RSTART, RLENGTH)
        name_last(piece, bare)
    } else if (bare ~ /^(struct|enum) *[A-Za-z0-9_]* *\{/) {
        name_types(piece, bare)
    } else if (match(bare, /^[^={]*\(/)) {
        sub(/\(.*/, "", bare)
        name_last(piece, bare)
        sub(/.*[^A-Za-z0-9_]/, "", bare)
        if (text ~ /;$/)
            declares[piece] = bare
        else if (bare == "main")
            is_root[piece] = 1
        else
            defined_at[bare] = piece
    } else {
        sub(/(\[| =|;).*/, "", bare)
        name_last(piece, bare)
    }
}

# Finds the names that files share by chance: private[file, name] is what to call it there.
function tell_apart(   word, n, part, i, file, first) {
    for (word in owners) {
        if (word ~ /^(zz|ZZ)_/)
            continue
        first = ""
        n = split(owners[word], part, " ")
        for (i = 1; i <= n; i++) {
            file = piece_file[part[i]]
            if (file !~ /\.c$/ || piece_text[part[i]] ~ /^#if/)
                continue
            if (first == "")
                first = file
            else if (file != first)
                private[file, word] = own_name(file) "_" word
        }
    }
}
function own_name(file) {
    gsub(/.*\/|\.c$/, "", file)
    return file
}

# In all pieces of the file, that is, also where the word is of a variable.
function rename_private(   i, key, part, new) {
    for (i = 1; i <= pieces; i++) {
        split("", new)
        for (key in private) {
            split(key, part, SUBSEP)
            if (part[1] == piece_file[i])
                new[part[2]] = private[key]
        }
        piece_text[i] = renamed(piece_text[i], new)
    }
}

function name_pieces(   i) {
    split("", owners)
    for (i = 1; i <= pieces; i++)
        name_piece(i)
}

# Whether a file sees a piece by that name. A header may use what the source before it defines.
function is_seen(piece, word, file) {
    return piece_file[piece] == file || piece_file[piece] !~ /\.c$/ || file !~ /\.c$/ ||
           word ~ /^(zz|ZZ)_/
}

function need(piece,   found, count, i, n, parts, j) {
    if (needed[piece]++ || piece in declares)
        return
    count = words_of(piece_text[piece], found)
    for (i = 1; i <= count; i++) {
        if (!(found[i] in first_use) || first_use[found[i]] > piece)
            first_use[found[i]] = piece
        if (!wanted[found[i], piece_file[piece]]++) {
            n = split(owners[found[i]], parts, " ")
            for (j = 1; j <= n; j++)
                if (is_seen(parts[j], found[i], piece_file[piece]))
                    need(parts[j] + 0)
        }
    }
}

function braces(line,   bare) {
    bare = line
    gsub(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/, "", bare)
    return gsub(/\{/, "", bare) - gsub(/\}/, "", bare)
}

/^#from / {
    file = $2
    next
}
text == "" && /^#if/ { in_group = 1 }
{
    text = text == "" ? $0 : text "\n" $0
    if (/^#if/)
        groups++
    if (/^#endif/)
        groups--
    depth += braces($0)
    ends = in_group ? !groups : !depth && !groups && /[;}]$/
    if (text ~ /^#[^i]|^#include/)
        ends = !/\\$/
    if (ends) {
        piece_text[++pieces] = text
        piece_file[pieces] = file
        text = ""
        in_group = 0
    }
}

END {
    if (text != "") {
        print "prune.awk: the text ends too early" >"/dev/stderr"
        exit 1
    }
    name_pieces()
    tell_apart()
    rename_private()
    name_pieces()
    for (i = 1; i <= pieces; i++)
        if (is_root[i])
            need(i)
    for (i = 1; i <= pieces; i++)
        if (needed[i] && !(i in declares && defined_at[declares[i]] &&
                           defined_at[declares[i]] <= first_use[declares[i]])) {
            if (piece_text[i] ~ /\n/ && printed)
                print ""
            print piece_text[i]
            printed = 1
        }
}
