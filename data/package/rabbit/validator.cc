
static std::string board[40];
static int n, m;
static int blank_row = -1, blank_col;

// The sizes that the groups promise; group 0 is what the whole problem promises.
static bool size_is_promised()
{
    switch (group()) {
    case 1:
        return n == 1 && m <= 20;
    case 2:
        return n == 3 && m == 4;
    case 3:
        return n == 4 && m == 4;
    case 4:
        return n == 4 && m == 5;
    case 5:
        return n == 3 && m == 7;
    case 6:
        return n == 2;
    case 7:
        return n <= 16 && m <= 16;
    default:
        return true;
    }
}

static void read_board()
{
    n = number(1, 40, "n");
    blank();
    m = number(1, 40, "m");
    line_end();
    require(size_is_promised(), "the board has a size of its group");
    for (int row = 0; row < n; row++) {
        board[row] = word();
        require(static_cast<int>(board[row].size()) == m, "each row has m squares");
        require(board[row].find_first_not_of("OX.") == std::string::npos,
                "a square is one of O X .");
        for (int col = 0; col < m; col++)
            if (board[row][col] == '.') {
                require(blank_row < 0, "there is one blank square");
                blank_row = row;
                blank_col = col;
            }
        line_end();
    }
    require(blank_row >= 0, "there is one blank square");
}

static void play(char piece)
{
    int row = number(1, n, "x") - 1;
    blank();
    int col = number(1, m, "y") - 1;
    line_end();
    require(abs(row - blank_row) + abs(col - blank_col) == 1, "a move starts beside the blank");
    require(board[row][col] == piece, "Rabbit moves O and Egg moves X");
    board[blank_row][blank_col] = piece;
    board[row][col] = '.';
    blank_row = row;
    blank_col = col;
}

static bool is_white(int row, int col)
{
    return row >= 0 && row < n && col >= 0 && col < m && board[row][col] == 'O';
}

int main(int argc, char *argv[])
{
    begin(argc, argv);
    read_board();
    int rounds = number(1, 1000, "k");
    line_end();
    while (rounds-- > 0) {
        play('O');
        play('X');
    }
    require(!is_white(blank_row - 1, blank_col) && !is_white(blank_row + 1, blank_col) &&
                !is_white(blank_row, blank_col - 1) && !is_white(blank_row, blank_col + 1),
            "Rabbit cannot move at the end");
    return finish();
}
