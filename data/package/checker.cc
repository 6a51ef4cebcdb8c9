
// The answer is unique, so outputs are compared line by line. How many blanks there are between
// words or at the ends of lines, and empty lines, do not matter.
static std::string squeeze(const std::string &line)
{
    std::string words;
    bool gap = false;
    for (char byte : line)
        if (byte == ' ' || (byte >= '\t' && byte <= '\r')) {
            gap = !words.empty();
        } else {
            if (gap)
                words += ' ';
            words += byte;
            gap = false;
        }
    return words;
}

// The next line with a word on it, or "" at the end.
static std::string next_words(bool read(std::string &line))
{
    std::string line, words;
    while (words.empty() && read(line))
        words = squeeze(line);
    return words;
}

static std::string shown(const std::string &text)
{
    const size_t most = 40;
    std::string part = text.substr(0, most);
    for (char &letter : part)
        if (letter < ' ' || letter > '~')
            letter = '?';
    return "'" + part + (text.size() > most ? "..." : "") + "'";
}

int main(int argc, char *argv[])
{
    begin(argc, argv);
    for (int line = 1;; line++) {
        std::string expected = next_words(read_answer);
        std::string found = next_words(read_output);
        std::string where = "line " + std::to_string(line) + ": ";
        if (expected.empty() && found.empty())
            accept(std::to_string(line - 1) + " lines");
        if (expected.empty())
            reject(where + "expected nothing more, found " + shown(found));
        if (found.empty())
            reject(where + "expected " + shown(expected) + ", found the end");
        if (expected != found)
            reject(where + "expected " + shown(expected) + ", found " + shown(found));
    }
}
