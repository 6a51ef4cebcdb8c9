// What the checker below reads and tells with: testlib, which judges supply.
#include "testlib.h"

#include <cstdlib>
#include <string>

[[noreturn]] static void accept(const std::string &what)
{
    quitf(_ok, "%s", what.c_str());
    abort(); // not reached
}

[[noreturn]] static void reject(const std::string &what)
{
    quitf(_wa, "%s", what.c_str());
    abort(); // not reached
}

static void begin(int argc, char *argv[])
{
    registerTestlibCmd(argc, argv);
}

static bool read_output(std::string &line)
{
    return !ouf.eof() && (line = ouf.readLine(), true);
}

static bool read_answer(std::string &line)
{
    return !ans.eof() && (line = ans.readLine(), true);
}
