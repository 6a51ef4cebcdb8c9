// What the checker below reads and tells with, as testlib does: CHECKER INPUT OUTPUT ANSWER; the
// verdict is on standard error and in the exit status, 0 for a right output, 1 for a wrong one, 3
// when the files cannot be read.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

static std::ifstream output, answer;

[[noreturn]] static void accept(const std::string &what)
{
    fprintf(stderr, "ok %s\n", what.c_str());
    exit(0);
}

[[noreturn]] static void reject(const std::string &what)
{
    fprintf(stderr, "wrong answer %s\n", what.c_str());
    exit(1);
}

static void begin(int argc, char *argv[])
{
    if (argc > 3) {
        output.open(argv[2], std::ios::binary);
        answer.open(argv[3], std::ios::binary);
    }
    if (!output.is_open() || !answer.is_open()) {
        fprintf(stderr, "FAIL usage: checker INPUT OUTPUT ANSWER\n");
        exit(3);
    }
}

static bool read_output(std::string &line)
{
    return static_cast<bool>(std::getline(output, line));
}

static bool read_answer(std::string &line)
{
    return static_cast<bool>(std::getline(answer, line));
}
