// What the checker below reads and tells with: VALIDATOR INPUT ANSWER FEEDBACK_DIR <OUTPUT; the
// exit status is 42 for a right output and 43 for a wrong one, and FEEDBACK_DIR/judgemessage.txt
// says why.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

static std::ifstream answer;
static std::string feedback;

[[noreturn]] static void tell(int status, const std::string &what)
{
    std::ofstream(feedback + "/judgemessage.txt") << what << '\n';
    exit(status);
}

[[noreturn]] static void accept(const std::string &what)
{
    tell(42, what);
}

[[noreturn]] static void reject(const std::string &what)
{
    tell(43, what);
}

static void begin(int argc, char *argv[])
{
    if (argc > 3) {
        answer.open(argv[2], std::ios::binary);
        feedback = argv[3];
    }
    if (!answer.is_open()) {
        fprintf(stderr, "usage: validator INPUT ANSWER FEEDBACK_DIR <OUTPUT\n");
        exit(1);
    }
}

static bool read_output(std::string &line)
{
    return static_cast<bool>(std::getline(std::cin, line));
}

static bool read_answer(std::string &line)
{
    return static_cast<bool>(std::getline(answer, line));
}
