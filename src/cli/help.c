#include "help.h"

#include <stdio.h>

#include <zugzwang/base.h>

#include "message.h"

static struct output page;

static int close_page(void)
{
    return output_close(&page, true) ? EXIT_DONE : EXIT_IO;
}

int help_overview(void)
{
    output_open(&page, NULL);
    output_text(&page, "zugzwang: exact answers for small two-player board games\n\n"
                       "  zugzwang GAME VERB [OPTIONS] [FILE...]\n\n"
                       "Games:\n");
    for (const struct game *game = GAMES; game->name; game++)
        output_format(&page, "  %-11s%s\n", game->name, game->page->summary);
    output_text(&page, "\nVerbs:\n");
    for (const struct verb *verb = VERBS; verb->name; verb++)
        output_format(&page, "  %-11s%s\n", verb->name, verb->summary);
    output_text(&page, "\n"
                       "For example, two generals (O) and a pawn (X) that wants the top row:\n\n"
                       "  $ printf '0 1\\n3 3\\n#.#\\nO.O\\n.X.\\n' | zugzwang zu solve --show\n"
                       "  Board 1 of 1\n\n"
                       "    # . #\n"
                       "    O . O    Black wins in 2 plies\n"
                       "    . X .\n\n"
                       "'zugzwang GAME' tells the rules and the format of a game,\n"
                       "'zugzwang GAME VERB --help' what can be asked about it.\n");
    return close_page();
}

int help_game(const struct game *game)
{
    output_open(&page, NULL);
    output_format(&page, "%s: %s\n\n", game->name, game->page->summary);
    output_text(&page, game->page->rules);
    output_text(&page, "\nVerbs:\n");
    for (const struct verb *verb = VERBS; verb->name; verb++)
        if (verb->has(game))
            output_format(&page, "  %-11s%s\n", verb->name, verb->summary);
    output_format(&page, "\nMore: 'zugzwang %s VERB --help'.\n", game->name);
    return close_page();
}

int help_verb(const struct game *game, const struct verb *verb)
{
    output_open(&page, NULL);
    verb->help(game, &page);
    return close_page();
}

int help_version(void)
{
    output_open(&page, NULL);
    output_format(&page, "zugzwang %s\n", zz_version());
    return close_page();
}

int help_hint(const struct game *game, const char *verb)
{
    fprintf(stderr, "Try 'zugzwang%s%s%s%s%s'.\n", game ? " " : "", game ? game->name : "",
            verb ? " " : "", verb ? verb : "", !game || verb ? " --help" : "");
    return EXIT_USAGE;
}
