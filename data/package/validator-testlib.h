// What the validator below reads with: testlib, which judges supply.
#include "testlib.h"

#include <cstdlib>
#include <string>

static void begin(int argc, char *argv[])
{
    registerValidation(argc, argv);
}

// 0: not told; then only the limits are checked.
static inline int group()
{
    return atoi(validator.group().c_str());
}

static inline void require(bool holds, const char *what)
{
    if (!holds)
        quitf(_fail, "%s", what);
}

static inline std::string word()
{
    return inf.readToken();
}

static int number(int least, int most, const char *name)
{
    return inf.readInt(least, most, name);
}

static void blank()
{
    inf.readSpace();
}

static void line_end()
{
    inf.readEoln();
}

static int finish()
{
    inf.readEof();
    return 0;
}
