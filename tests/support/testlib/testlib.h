// testlib.h: the few names of testlib that the packages' validators and checkers use, so that they
// can be compiled where there is no testlib. Judges have the real one.
#ifndef TESTS_TESTLIB_H
#define TESTS_TESTLIB_H

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

enum TResult { _ok = 0, _wa = 1, _fail = 3 };

inline void quitf(TResult result, const char *format, ...)
{
    va_list arguments;
    fputs(result == _ok ? "ok " : result == _wa ? "wrong answer " : "FAIL ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs("\n", stderr);
    exit(result);
}

struct InStream {
    FILE *file;

    int take(bool expected, int byte, const char *what)
    {
        if (!expected)
            quitf(_fail, "expected %s", what);
        return byte;
    }
    int get()
    {
        return getc(file);
    }
    int peek()
    {
        int byte = getc(file);
        ungetc(byte, file);
        return byte;
    }
    void readSpace()
    {
        take(get() == ' ', 0, "a blank");
    }
    void readEoln()
    {
        take(get() == '\n', 0, "a line end");
    }
    void readEof()
    {
        take(get() == EOF, 0, "the end");
    }
    bool eof()
    {
        return peek() == EOF;
    }
    std::string readToken()
    {
        std::string token;
        while (peek() > ' ')
            token += static_cast<char>(get());
        take(!token.empty(), 0, "a token");
        return token;
    }
    int readInt(int least, int most, const std::string &name)
    {
        std::string token = readToken();
        bool good = token.size() < 10 && token.find_first_not_of("0123456789") == token.npos &&
                    (token[0] != '0' || token == "0");
        int value = atoi(token.c_str());
        return take(good && value >= least && value <= most, value, name.c_str());
    }
    std::string readLine()
    {
        std::string line;
        int byte;
        while ((byte = get()) != EOF && byte != '\n')
            line += static_cast<char>(byte);
        return line;
    }
};

static InStream inf, ouf, ans;

struct Validator {
    std::string wanted;
    std::string group() const
    {
        return wanted;
    }
};

static Validator validator;

inline void registerValidation(int argc, char *argv[])
{
    inf.file = stdin;
    for (int i = 1; i + 1 < argc; i++)
        if (strcmp(argv[i], "--group") == 0)
            validator.wanted = argv[i + 1];
}

inline void registerTestlibCmd(int argc, char *argv[])
{
    if (argc < 4 || !(inf.file = fopen(argv[1], "r")) || !(ouf.file = fopen(argv[2], "r")) ||
        !(ans.file = fopen(argv[3], "r")))
        quitf(_fail, "usage: checker INPUT OUTPUT ANSWER");
}

#endif
