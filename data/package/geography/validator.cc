
static bool size_is_promised(int n, int m)
{
    switch (group()) {
    case 1:
        return n <= 4 && m <= 4;
    case 2:
        return n == 1;
    case 3:
        return n <= 20 && m <= 20;
    default:
        return true;
    }
}

int main(int argc, char *argv[])
{
    begin(argc, argv);
    int n = number(1, 100, "n");
    blank();
    int m = number(1, 100, "m");
    line_end();
    require(size_is_promised(n, m), "the maze has a size of its group");
    for (int row = 0; row < n; row++) {
        std::string squares = word();
        require(static_cast<int>(squares.size()) == m, "each row has m squares");
        require(squares.find_first_not_of(".#") == std::string::npos, "a square is one of . #");
        line_end();
    }
    return finish();
}
