/* test_play.c: `play` as a program sees it, one JSON object a line, against a naive twin.
 *
 * The twin keeps the moves that were made and those that were taken back as two lists of texts, and
 * plays the game by the public API. After each of many random commands the two must agree, and
 * every answer of the program's must be among the best moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <zugzwang/zugzwang.h>

#include "support/child.h"
#include "support/random.h"
#include "support/testing.h"

enum { MOST_PLIES = 2000, TEXT = 32, MOST_LISTED = 8 };

static const char *const VARIABLES[] = {NULL};

/* ---- The twin ---- */

struct move {
    char text[TEXT];
};

struct twin {
    bool zu;
    const char *sides[2];
    bool human[2];
    struct move made[MOST_PLIES];
    struct move undone[MOST_PLIES]; /* the last is the next to be made again */
    unsigned made_count;
    unsigned undone_count;
    char event[1 << 16]; /* the last position that the program told */
};

static bool is_humans(const struct twin *twin)
{
    return twin->human[twin->made_count % 2];
}

static void take_back(struct twin *twin)
{
    twin->undone[twin->undone_count++] = twin->made[--twin->made_count];
}

static void make_again(struct twin *twin)
{
    twin->made[twin->made_count++] = twin->undone[--twin->undone_count];
}

/* False when no earlier turn was the person's. */
static bool twin_undo(struct twin *twin)
{
    unsigned before = twin->made_count;
    while (twin->made_count > 0) {
        take_back(twin);
        if (is_humans(twin))
            return true;
    }
    while (twin->made_count < before)
        make_again(twin);
    return false;
}

static bool twin_redo(struct twin *twin)
{
    if (twin->undone_count == 0)
        return false;
    do {
        make_again(twin);
    } while (twin->undone_count > 0 && !is_humans(twin));
    return true;
}

static void twin_play(struct twin *twin, const char *text)
{
    assert_true(twin->made_count < MOST_PLIES);
    snprintf(twin->made[twin->made_count++].text, TEXT, "%s", text);
    twin->undone_count = 0;
}

/* ---- Events ---- */

/* The value of a member as it stands in the line: "…" without its quotes, or a number. */
static void member(const char *event, const char *name, char value[TEXT])
{
    char key[TEXT + 8];
    snprintf(key, sizeof key, "\"%s\": ", name);
    const char *found = strstr(event, key);
    assert_non_null(found);
    found += strlen(key);
    bool quoted = *found == '"';
    size_t length = quoted ? strcspn(found + 1, "\"") : strcspn(found, ",}");
    snprintf(value, TEXT, "%.*s", (int)length, found + quoted);
}

static bool is_event(const char *event, const char *kind)
{
    char value[TEXT];
    member(event, "event", value);
    return strcmp(value, kind) == 0;
}

/* The list of moves of the last position: texts, categories and distances. */
struct listed {
    char text[TEXT];
    char category[TEXT];
    char distance[TEXT];
};

static unsigned list_moves(const struct twin *twin, struct listed list[MOST_LISTED])
{
    unsigned count = 0;
    const char *next = strstr(twin->event, "\"moves\": [");
    assert_non_null(next);
    while ((next = strstr(next, "{\"move\""))) {
        member(next, "move", list[count].text);
        member(next, "category", list[count].category);
        member(next, "distance", list[count].distance);
        count++;
        next++;
    }
    return count;
}

/* The program's move is as good as the first of the list. */
static void assert_best(const struct twin *twin, const char *text)
{
    struct listed list[MOST_LISTED];
    unsigned count = list_moves(twin, list);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(list[i].text, text) == 0) {
            assert_string_equal(list[i].category, list[0].category);
            assert_string_equal(list[i].distance, list[0].distance);
            return;
        }
    fail_msg("%s is no move in %s", text, twin->event);
}

/* Reads events until a position, which is kept, or an error; the program's moves are the twin's, too.
 * True for a position. */
static bool take_events(struct child *child, struct twin *twin)
{
    for (;;) {
        char value[TEXT];
        bool by_program;
        char *event = child_expect(child, "\n");
        bool position = is_event(event, "position");
        bool error = is_event(event, "error");
        if (is_event(event, "move")) {
            member(event, "by", value);
            by_program = strcmp(value, "program") == 0;
            member(event, "turn", value);
            assert_string_equal(value, twin->sides[twin->made_count % 2]);
            assert_int_equal(by_program, !is_humans(twin));
            member(event, "move", value);
            twin_play(twin, value);
            member(event, "ply", value);
            assert_int_equal(strtoul(value, NULL, 10), twin->made_count);
        }
        if (position)
            snprintf(twin->event, sizeof twin->event, "%s", event);
        free(event);
        if (position || error)
            return position;
    }
}

static bool is_over(const struct twin *twin)
{
    return strstr(twin->event, "\"over\": true") != NULL;
}

static void assert_agrees(const struct twin *twin)
{
    char value[TEXT];
    member(twin->event, "ply", value);
    assert_int_equal(strtoul(value, NULL, 10), twin->made_count);
    member(twin->event, "turn", value);
    assert_string_equal(value, twin->sides[twin->made_count % 2]);
    member(twin->event, "last", value);
    assert_string_equal(value, twin->made_count ? twin->made[twin->made_count - 1].text : "null");
    assert_true(is_over(twin) || is_humans(twin));
}

/* ---- The rules, by the public API ---- */

static void append_rows(char *text, size_t room, const char *event)
{
    const char *board = strstr(event, "\"board\": [") + strlen("\"board\": [");
    unsigned rows = 0;
    for (const char *next = board; *next != ']'; next++)
        rows += *next == '"';
    size_t cols = strcspn(board + 1, "\"");
    size_t used = (size_t)snprintf(text, room, "%u %zu\n", rows / 2, cols);
    for (const char *next = board; *next != ']'; next += cols + 2) {
        next += strspn(next, ", ");
        used += (size_t)snprintf(text + used, room - used, "%.*s\n", (int)cols, next + 1);
    }
}

/* The board of an event as a text that the library reads: the names of zu's pieces become letters. */
static void board_text(const char *event, bool zu, char *text, size_t room)
{
    append_rows(text, room, event);
    for (char *next = strchr(text, '\n'); zu && *next; next++)
        *next = *next == '1' || *next == '2' ? 'O' : *next == 'B' ? 'X' : *next;
}

/* The squares of a board's text, which are changed to those after the twin's moves. */
struct squares {
    char *first;
    size_t stride; /* from a row to the next */
};

static void play_zu(const struct twin *twin, const char *start, struct squares squares)
{
    zz_zu_game *game;
    zz_text *text;
    zz_error error;
    assert_int_equal(zz_text_open_memory(&text, start, strlen(start), NULL, &error), ZZ_OK);
    assert_int_equal(zz_zu_game_read(&game, ZZ_ZU_RED, text, NULL, &error), ZZ_OK);
    zz_text_close(text);
    for (unsigned i = 0; i < twin->made_count; i++) {
        const char *move = twin->made[i].text;
        assert_int_equal(zz_text_open_memory(&text, move, strlen(move), NULL, &error), ZZ_OK);
        assert_int_equal(zz_zu_game_read_moves(game, text, &error), ZZ_OK);
        zz_text_close(text);
    }
    for (char *next = squares.first; *next; next++)
        *next = *next == 'O' || *next == 'X' ? '.' : *next;
    zz_zu_position position = zz_zu_game_position(game);
    for (int i = 0; i < 3; i++) {
        int piece = position.to_move == ZZ_ZU_RED ? i : 2 - i; /* who took comes last */
        zz_square at = position.pieces[piece];
        squares.first[(at.row - 1) * squares.stride + at.col - 1] = piece == ZZ_ZU_PAWN ? 'X' : 'O';
    }
    zz_zu_game_free(game);
}

static void play_rabbit(const struct twin *twin, struct squares squares)
{
    char *blank = strchr(squares.first, '.');
    for (unsigned i = 0; i < twin->made_count; i++) {
        unsigned row;
        unsigned col;
        assert_int_equal(sscanf(twin->made[i].text, "%u %u", &row, &col), 2);
        char *piece = squares.first + (row - 1) * squares.stride + col - 1;
        assert_int_equal(*piece, "OX"[i % 2]);
        *blank = *piece;
        *piece = '.';
        blank = piece;
    }
}

/* The position after the twin's moves, from the board at the start, is the one that was told. */
static void assert_same_board(const struct twin *twin, const char *start)
{
    char expected[4096];
    char now[4096];
    board_text(twin->event, twin->zu, now, sizeof now);
    snprintf(expected, sizeof expected, "%s", start);
    struct squares squares = {.first = strchr(expected, '\n') + 1};
    squares.stride = strcspn(squares.first, "\n") + 1;
    if (twin->zu)
        play_zu(twin, start, squares);
    else
        play_rabbit(twin, squares);
    assert_string_equal(now, expected);
}

/* ---- Tests ---- */

static void start(struct child *child, struct twin *twin, bool zu, int human, unsigned seed,
                  const char *level)
{
    char digits[16];
    static const char *const sides[2][2] = {{"rabbit", "egg"}, {"red", "black"}};
    memset(twin, 0, sizeof *twin);
    twin->zu = zu;
    for (int i = 0; i < 2; i++) {
        twin->sides[i] = sides[zu][i];
        twin->human[i] = human == i || human == 2;
    }
    snprintf(digits, sizeof digits, "%u", seed);
    const char *const words[] = {zu ? "zu" : "rabbit",
                                 "play",
                                 "--json",
                                 "--side",
                                 human == 2 ? "both" : sides[zu][human],
                                 "--random",
                                 "--seed",
                                 digits,
                                 "--level",
                                 level,
                                 NULL};
    child_start_at_pipes(child, words, VARIABLES);
    free(child_expect(child, "\"event\": \"start\""));
    free(child_expect(child, "\n"));
}

static void quit(struct child *child)
{
    child_send(child, "quit\n");
    int status = child_finish(child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    child_free(child);
}

/* Sends a line and takes what comes of it; the person's move becomes the twin's by its event. */
static bool tell(struct child *child, struct twin *twin, const char *line)
{
    child_send(child, line);
    child_send(child, "\n");
    return take_events(child, twin);
}

static void move_at_random(struct child *child, struct twin *twin, uint64_t *random)
{
    struct listed list[MOST_LISTED];
    unsigned count = list_moves(twin, list);
    if (count == 0) {
        assert_false(tell(child, twin, "r1 up"));
        return;
    }
    assert_true(tell(child, twin, list[random_below(random, count)].text));
}

static void do_something(struct child *child, struct twin *twin, uint64_t *random)
{
    switch (random_below(random, 8)) {
    case 0:
    case 1: {
        bool possible = twin_undo(twin);
        assert_int_equal(tell(child, twin, "undo"), possible);
        break;
    }
    case 2: {
        bool possible = twin_redo(twin);
        assert_int_equal(tell(child, twin, "REDO"), possible);
        break;
    }
    case 3: {
        bool alone = twin->human[0] != twin->human[1];
        if (alone)
            for (int i = 0; i < 2; i++)
                twin->human[i] = !twin->human[i];
        assert_int_equal(tell(child, twin, "swap"), alone);
        break;
    }
    case 4:
        assert_false(tell(child, twin, "sideways"));
        break;
    default:
        move_at_random(child, twin, random);
    }
}

/* The random board of a seed, before the first move. */
static void find_board(bool zu, unsigned seed, char *board, size_t room)
{
    static struct twin twin;
    struct child child;
    start(&child, &twin, zu, 2, seed, "0");
    take_events(&child, &twin);
    board_text(twin.event, zu, board, room);
    quit(&child);
}

static void random_commands_agree_with_a_naive_twin(void **state)
{
    static struct twin twin;
    char board[4096];
    uint64_t random = 20;
    (void)state;
    for (unsigned round = 0; round < 24; round++) {
        struct child child;
        find_board(round % 2, round, board, sizeof board);
        start(&child, &twin, round % 2, (int)(round / 2 % 3), round, "30");
        take_events(&child, &twin);
        for (unsigned i = 0; i < 60; i++) {
            assert_agrees(&twin);
            assert_same_board(&twin, board);
            do_something(&child, &twin, &random);
        }
        quit(&child);
    }
}

/* Plays the hints until the end; the program answers. */
static void play_hints(struct child *child, struct twin *twin)
{
    while (!is_over(twin)) {
        char hint[TEXT];
        child_send(child, "hint\n");
        char *event = child_expect(child, "\n");
        assert_true(is_event(event, "hint"));
        member(event, "move", hint);
        free(event);
        assert_best(twin, hint);
        assert_true(tell(child, twin, hint));
        assert_agrees(twin);
    }
}

static void perfect_games_end_as_foretold(void **state)
{
    static struct twin twin;
    (void)state;
    for (unsigned round = 0; round < 40; round++) {
        struct child child;
        char category[TEXT];
        char distance[TEXT];
        char winner[TEXT];
        start(&child, &twin, round % 2, (int)(round / 2 % 2), 1000 + round, "0");
        take_events(&child, &twin);
        unsigned before = twin.made_count;
        unsigned turn = before % 2;
        member(twin.event, "category", category);
        member(twin.event, "distance", distance);
        assert_string_not_equal(category, "tie");
        play_hints(&child, &twin);
        member(twin.event, "winner", winner);
        assert_string_equal(winner, twin.sides[strcmp(category, "win") ? !turn : turn]);
        if (twin.zu)
            assert_int_equal(twin.made_count - before, strtoul(distance, NULL, 10));
        quit(&child);
    }
}

/* Whether the list has a move that is worse than the first; those that spoil the result come before
 * those that only take another time. */
static bool has_worse(const struct listed *list, unsigned count, bool *spoils)
{
    bool slower = false;
    *spoils = false;
    for (unsigned i = 1; i < count; i++) {
        *spoils |= strcmp(list[i].category, list[0].category) != 0;
        slower |= strcmp(list[i].distance, list[0].distance) != 0;
    }
    return *spoils || slower;
}

static void assert_mistake(const struct twin *twin, const char *text)
{
    struct listed list[MOST_LISTED];
    unsigned count = list_moves(twin, list);
    bool spoils;
    if (!has_worse(list, count, &spoils))
        return;
    for (unsigned i = 0; i < count; i++)
        if (strcmp(list[i].text, text) == 0) {
            if (spoils)
                assert_string_not_equal(list[i].category, list[0].category);
            else
                assert_string_not_equal(list[i].distance, list[0].distance);
            return;
        }
    fail_msg("%s is no move in %s", text, twin->event);
}

/* Plays at random against the program; an analyst, who plays both sides, follows the game, since
 * only it hears of the positions that the program moves in. */
static void judge_answers(bool zu, int human, unsigned seed, const char *level,
                          void (*judge)(const struct twin *, const char *))
{
    static struct twin twin;
    static struct twin analyst;
    struct child child;
    struct child analysts;
    uint64_t random = seed;
    start(&child, &twin, zu, human, seed, level);
    start(&analysts, &analyst, zu, 2, seed, "0");
    take_events(&child, &twin);
    take_events(&analysts, &analyst);
    while (analyst.made_count < twin.made_count || !is_over(&twin)) {
        if (analyst.made_count < twin.made_count) {
            const char *move = twin.made[analyst.made_count].text;
            if (!twin.human[analyst.made_count % 2])
                judge(&analyst, move);
            assert_true(tell(&analysts, &analyst, move));
        } else if (twin.made_count > 100) {
            break; /* it goes round */
        } else {
            move_at_random(&child, &twin, &random);
        }
    }
    quit(&child);
    quit(&analysts);
}

static void answers_are_perfect_or_mistakes_as_the_level_says(void **state)
{
    (void)state;
    for (unsigned round = 0; round < 16; round++) {
        bool zu = round % 2;
        int human = (int)(round / 2 % 2);
        judge_answers(zu, human, 3000 + round, "perfect", assert_best);
        judge_answers(zu, human, 3000 + round, "100", assert_mistake);
    }
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_commands_agree_with_a_naive_twin),
        cmocka_unit_test(perfect_games_end_as_foretold),
        cmocka_unit_test(answers_are_perfect_or_mistakes_as_the_level_says),
    };
    assert_true(argc > 0);
    child_find_program(argv[0]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
