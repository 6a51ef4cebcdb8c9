/* main.c: from the command line to a verb: zugzwang GAME VERB [OPTIONS] [FILE...] */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "help.h"
#include "interrupt.h"
#include "message.h"
#include "nearest.h"
#include "registry.h"

/* A descriptor that the caller closed must stay unusable: if a file were opened in its place, the
 * file would be written to, or read, as if it were a standard stream. */
static void occupy_standard_descriptors(void)
{
    static const int useless[] = {O_WRONLY, O_RDONLY, O_RDWR};
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", useless[fd]);
}

static bool asks_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0;
}

/* A word that is no game, or with a game no verb of it. */
static int complain_unknown(const char *word, const struct game *game)
{
    bool option = word[0] == '-';
    const char *kind = option ? "option" : game ? "verb" : "game";
    struct nearest nearest = nearest_begin(word + strspn(word, "-"));
    for (const struct game *known = GAMES; known->name && !game && !option; known++)
        nearest_try(&nearest, known->name);
    for (const struct verb *known = VERBS; known->name && game && !option; known++)
        if (known->has(game))
            nearest_try(&nearest, known->name);
    nearest_try(&nearest, "help");
    if (option && !game)
        nearest_try(&nearest, "version");
    if (nearest.name)
        complain("unknown %s '%s'; did you mean '%s%s'?", kind, word, option ? "--" : "",
                 nearest.name);
    else
        complain("unknown %s '%s'", kind, word);
    return help_hint(game, NULL);
}

static int unknown_game(int count, char *words[])
{
    if (count > 1 && verb_named(words[0]) && game_named(words[1])) {
        complain("the game comes first: 'zugzwang %s %s'", words[1], words[0]);
        return help_hint(NULL, NULL);
    }
    if (verb_named(words[0])) {
        complain("which game? 'zugzwang GAME %s'", words[0]);
        return help_hint(NULL, NULL);
    }
    return complain_unknown(words[0], NULL);
}

static int unknown_verb(const struct game *game, const char *word)
{
    if (access(word, F_OK) == 0) {
        complain("a verb is missing: 'zugzwang %s solve %s'?", game->name, word);
        return help_hint(game, NULL);
    }
    return complain_unknown(word, game);
}

/* zugzwang help [GAME [VERB]] */
static int help(int count, char *words[])
{
    if (count == 0)
        return help_overview();
    const struct game *game = game_named(words[0]);
    if (!game)
        return unknown_game(count, words);
    if (count == 1)
        return help_game(game);
    const struct verb *verb = verb_named(words[1]);
    return verb && verb->has(game) ? help_verb(game, verb) : unknown_verb(game, words[1]);
}

static int run(int count, char *words[])
{
    if (count == 0)
        return help_overview();
    if (asks_help(words[0]))
        return help(count - 1, words + 1);
    if (strcmp(words[0], "--version") == 0)
        return help_version();
    const struct game *game = game_named(words[0]);
    if (!game)
        return unknown_game(count, words);
    if (count == 1)
        return help_game(game);
    if (asks_help(words[1])) /* zugzwang GAME help [VERB] */
        return count == 2 ? help_game(game) : help(2, (char *[]){words[0], words[2]});
    const struct verb *verb = verb_named(words[1]);
    if (!verb || !verb->has(game))
        return unknown_verb(game, words[1]);
    return verb->run(game, count - 2, words + 2);
}

int main(int argc, char *argv[])
{
    occupy_standard_descriptors();
    interrupt_catch();
    return argc > 0 ? run(argc - 1, argv + 1) : EXIT_USAGE;
}
