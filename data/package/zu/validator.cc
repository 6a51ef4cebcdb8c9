
static std::string rows[10];

static int count(char piece, int first, int last)
{
    int found = 0;
    for (int row = first; row <= last; row++)
        for (char square : rows[row])
            found += square == piece;
    return found;
}

// Row n - 1 is a wall and the only one; below it is one red piece, above it are the others.
static bool is_cut_in_two(int n, int m)
{
    return n >= 4 && count('#', n - 2, n - 2) == m && count('#', 0, n - 1) == m &&
           count('O', n - 1, n - 1) == 1;
}

static void check_board(int point)
{
    int n = number(2, 10, "n");
    blank();
    int m = number(1, 10, "m");
    line_end();
    for (int row = 0; row < n; row++) {
        rows[row] = word();
        require(static_cast<int>(rows[row].size()) == m, "each row has m squares");
        require(rows[row].find_first_not_of(".#XO") == std::string::npos,
                "a square is one of . # X O");
        line_end();
    }
    require(count('X', 0, n - 1) == 1, "there is one X");
    require(count('O', 0, n - 1) == 2, "there are two O");
    require(count('X', 0, 0) == 0, "X is not in row 1");
    require((point != 5 && point != 6) || is_cut_in_two(n, m),
            "points 5 and 6: row n - 1 alone is a wall, with one O below it");
    require(point < 7 || point > 9 || m == 1, "points 7 to 9: m = 1");
}

int main(int argc, char *argv[])
{
    begin(argc, argv);
    int point = number(0, 20, "id");
    blank();
    int boards = number(1, 10, "T");
    line_end();
    while (boards-- > 0)
        check_board(point);
    return finish();
}
