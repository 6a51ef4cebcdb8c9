# shorten.awk: makes a C text fit a limit, and no shorter than that takes.
#
#     awk -v limit=BYTES -v system_headers=FILE -f tokens.awk -f shorten.awk TEXT
#
# First blanks go that C does not need. Then names are cut to the beginnings of their words
# (zz_handover_chunk to zhc), those first that this saves most, until the text fits. A name has the
# same meaning before and after, since it is cut wherever it stands and to what is nowhere else.
# Names that occur in the system's headers are the system's: they stay, and nothing is cut to them.
# When that is not enough, lines lose their indents, from the last one up.

function needs_blank(before, after,   last, first) {
    last = substr(before, length(before))
    first = substr(after, 1, 1)
    return last == first || last first == "/*" ||
           (last ~ /[A-Za-z0-9_"']/ && first ~ /[A-Za-z0-9_"']/)
}

function without_blanks(line,   token, n, i, out) {
    if (line ~ /^#/)
        return line
    n = tokens_of(line, token)
    for (i = 1; i <= n; i++)
        if (token[i] !~ /^ / || needs_blank(token[i - 1], token[i + 1]))
            out = out token[i]
    return out
}

function total_bytes(   i, sum) {
    for (i = 1; i <= lines; i++)
        sum += length(line[i]) + 1
    return sum
}

function keep(words,   n, part, i) {
    n = split(words, part, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++)
        kept[part[i]]
}

function keep_the_systems(   text) {
    while ((getline text <system_headers) > 0)
        keep(text)
    keep("auto break case char const continue default do double else enum extern float for goto")
    keep("if inline int long register restrict return short signed sizeof static struct switch")
    keep("typedef union unsigned void volatile while main")
}

# Words of attributes and directives mean something to the compiler, or come from outside.
function count_names(   i, j, n, token) {
    for (i = 1; i <= lines; i++) {
        if (line[i] ~ /^#(if|include)|__attribute__/)
            keep(line[i])
        n = tokens_of(line[i], token)
        if (line[i] ~ /^#/)
            kept[token[2]]
        for (j = 1; j <= n; j++)
            if (token[j] ~ /^[A-Za-z_]/)
                count[token[j]]++
    }
}

# The shortest of its beginnings that is free, at least two letters.
function beginning(word,   n, part, letters, i, out) {
    n = split(word, part, /_+/)
    if (tolower(part[1]) == "zz")
        part[1] = substr(part[1], 1, 1)
    for (letters = 1; letters < length(word); letters++) {
        out = ""
        for (i = 1; i <= n; i++)
            out = out substr(part[i], 1, letters)
        if (length(out) >= length(word))
            break
        if (length(out) > 1 && !(out in kept) && !(out in count) && !(out in taken))
            return out
    }
    return word
}

# The name that saves most, or "".
function longest_name(   word, saved, most, found) {
    for (word in count) {
        saved = count[word] * (length(word) - 2)
        if (word !~ /^_[_A-Z]/ && !(word in kept) && !(word in cut) && saved > 0 &&
            (saved > most || (saved == most && word < found))) {
            most = saved
            found = word
        }
    }
    return found
}

function cut_names(excess,   word, short) {
    while (excess > 0 && (word = longest_name()) != "") {
        short = beginning(word)
        taken[short]
        cut[word] = short
        excess -= count[word] * (length(word) - length(short))
    }
    return excess
}

function cut_indents(excess,   i) {
    for (i = lines; i > 0 && excess > 0; i--)
        if (match(line[i], /^\t+/)) {
            line[i] = substr(line[i], RLENGTH + 1)
            excess -= RLENGTH
        }
    if (excess > 0) {
        print "shorten.awk: " excess " bytes too many" >"/dev/stderr"
        exit 1
    }
}

{ line[++lines] = $0 }
END {
    if (total_bytes() >= limit)
        for (i = 1; i <= lines; i++)
            line[i] = without_blanks(line[i])
    keep_the_systems()
    count_names()
    cut_indents(cut_names(total_bytes() - limit + 1))
    for (i = 1; i <= lines; i++)
        print renamed(line[i], cut)
}
