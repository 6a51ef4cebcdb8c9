// What the validator below reads with: standard input, strictly. Numbers have no needless zeros,
// words are one blank apart, lines end with a line feed, and nothing follows the last one. The
// option --group N names the group whose promises are to be checked; without it, or with 0, only
// the limits are.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

static int line = 1;
static int column = 1;
static int wanted_group;

static void reject(const std::string &what)
{
    fprintf(stderr, "line %d, column %d: %s\n", line, column, what.c_str());
    exit(INVALID);
}

static int peek()
{
    int byte = getchar();
    ungetc(byte, stdin);
    return byte;
}

static int take()
{
    int byte = getchar();
    column++;
    if (byte == '\n') {
        line++;
        column = 1;
    }
    return byte;
}

static void begin(int argc, char *argv[])
{
    for (int i = 1; i + 1 < argc; i++)
        if (strcmp(argv[i], "--group") == 0)
            wanted_group = atoi(argv[i + 1]);
}

static inline int group()
{
    return wanted_group;
}

static inline void require(bool holds, const char *what)
{
    if (!holds)
        reject(what);
}

static inline std::string word()
{
    std::string letters;
    while (peek() > ' ' && peek() < 127 && letters.size() < 1000)
        letters += static_cast<char>(take());
    return letters;
}

static int number(int least, int most, const char *name)
{
    std::string digits = word();
    std::string expected = std::string(name) + " from " + std::to_string(least) + " to " +
                           std::to_string(most) + " expected, found '" + digits + "'";
    bool good = !digits.empty() && digits.size() <= 9 && (digits[0] != '0' || digits == "0");
    for (char digit : digits)
        good = good && digit >= '0' && digit <= '9';
    if (!good || atoi(digits.c_str()) < least || atoi(digits.c_str()) > most)
        reject(expected);
    return atoi(digits.c_str());
}

static void blank()
{
    require(peek() == ' ', "one blank expected");
    take();
}

static void line_end()
{
    require(peek() == '\n', "a line end expected");
    take();
}

static int finish()
{
    require(peek() == EOF && !ferror(stdin), "the end of the input expected");
    return VALID;
}
