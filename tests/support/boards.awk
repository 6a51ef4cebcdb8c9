# boards.awk: random inputs of a game, the same for the same seed.
#
#     awk -v game=GAME -v seed=N [-v boards=T -v rows=N -v cols=M] -f boards.awk
#
# zu gives T boards of exactly N × M squares, or of 2 to 10 × 1 to 10 when N is not given; the
# others give one board, game or graph, of a random size up to what is given.

function below(n) {
    return int(rand() * n)
}

function put_zu_board(n, m,   square, i, j, text, obstacles) {
    obstacles = below(4) / 10
    for (i = 0; i < n * m; i++)
        square[i] = rand() < obstacles ? "#" : "."
    for (j = 0; j < 3; j++) {
        do
            i = below(n * m)
        while (square[i] ~ /[XO]/ || (j == 0 && i < m))
        square[i] = j ? "O" : "X"
    }
    print n, m
    for (i = 0; i < n; i++) {
        text = ""
        for (j = 0; j < m; j++)
            text = text square[i * m + j]
        print text
    }
}

function put_zu(   n, m) {
    print 0, boards
    while (boards-- > 0) {
        n = rows ? rows : 2 + below(9)
        m = cols ? cols : 1 + below(10)
        put_zu_board(n * m < 4 ? 4 : n, m)
    }
}

# One step of a playout: a neighbour of the blank that has the colour slides into it.
function slide(colour,   i, j, d, begin) {
    begin = below(4)
    for (d = begin; d < begin + 4; d++) {
        i = blank_row + (d % 4 == 0) - (d % 4 == 1)
        j = blank_col + (d % 4 == 2) - (d % 4 == 3)
        if (square[i, j] == colour) {
            square[blank_row, blank_col] = colour
            square[i, j] = "."
            blank_row = i
            blank_col = j
            return i " " j
        }
    }
    return ""
}

function put_rabbit(   n, m, i, j, text, first, second, rounds, record) {
    n = 1 + below(rows)
    m = 1 + below(cols)
    blank_row = 1 + below(n)
    blank_col = 1 + below(m)
    print n, m
    for (i = 1; i <= n; i++) {
        text = ""
        for (j = 1; j <= m; j++) {
            square[i, j] = (i + j + below(3) / 2) % 2 < 1 ? "O" : "X"
            if (i == blank_row && j == blank_col)
                square[i, j] = "."
            text = text square[i, j]
        }
        print text
    }
    while ((first = slide("O")) != "" && (second = slide("X")) != "") {
        rounds++
        record = record first "\n" second "\n"
    }
    printf "%d\n%s", rounds, record
}

function put_graph(   n, m, q, x) {
    n = 2 + below(rows)
    m = below(3 * n)
    q = 1 + below(20)
    print n, m, q
    while (m-- > 0)
        print 1 + below(n), 1 + below(n)
    while (q-- > 0) {
        x = below(n)
        print 1 + x, 1 + (x + 1 + below(n - 1)) % n
    }
}

function put_geography(   n, m, i, j, text, obstacles) {
    n = 1 + below(rows)
    m = 1 + below(cols)
    obstacles = below(6) / 10
    print n, m
    for (i = 0; i < n; i++) {
        text = ""
        for (j = 0; j < m; j++)
            text = text (rand() < obstacles ? "#" : ".")
        print text
    }
}

BEGIN {
    srand(seed)
    if (game == "zu")
        put_zu()
    else if (game == "rabbit")
        put_rabbit()
    else if (game == "graph")
        put_graph()
    else
        put_geography()
}
