# tokens.awk: what prune.awk and shorten.awk know of C.

# Cuts a text into tokens: words, quoted texts, blanks and single other characters.
function tokens_of(text, token,   n) {
    for (n = 0; text != ""; text = substr(text, RLENGTH + 1)) {
        if (!match(text, /^([A-Za-z0-9_]+|"(\\.|[^"\\])*"|'(\\.|[^'\\])*'|[ \t]+|\n)/))
            RLENGTH = 1
        token[++n] = substr(text, 1, RLENGTH)
    }
    return n
}

# The text with names changed as new[old] says, but for what is in quotes.
function renamed(text, new,   token, n, i, out) {
    n = tokens_of(text, token)
    for (i = 1; i <= n; i++)
        out = out (token[i] in new ? new[token[i]] : token[i])
    return out
}
