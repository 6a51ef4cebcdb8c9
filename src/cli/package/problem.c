/* problem.c: the games as problems: limits, samples, groups.
 *
 * zu's and rabbit's groups are the contests' own. For graph and geography none are known: theirs
 * are a choice, from what a search by hand can do up to the limits. Limits that the contests did
 * not publish, the time and memory of rabbit and geography, are a choice as well. */
#include "problem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct subtask ZU_GROUPS[] = {
    {1, 4, {"the answer is a tie, or Red cannot move at the start", "平局，或开局时红方无法走棋"}},
    {5,
     6,
     {"$n \\ge 4$; row $n-1$ is all obstacles and no other row has any; one general is in row $n$",
      "$n \\ge 4$；第 $n-1$ 行全是障碍，其他行没有障碍；恰有一枚帅在第 $n$ 行"}},
    {7, 9, {"$m = 1$", "$m = 1$"}},
    {10, 13, {"the answer is a tie, or at most $9$ moves", "平局，或总步数不超过 $9$"}},
    {14, 20, {"no further promise", "无特殊限制"}},
    {.first = 0},
};

static const struct subtask RABBIT_GROUPS[] = {
    {1, 2, {"$n = 1$, $m \\le 20$", "$n = 1$，$m \\le 20$"}},
    {3, 3, {"$n = 3$, $m = 4$", "$n = 3$，$m = 4$"}},
    {4, 5, {"$n = 4$, $m = 4$", "$n = 4$，$m = 4$"}},
    {6, 7, {"$n = 4$, $m = 5$", "$n = 4$，$m = 5$"}},
    {8, 8, {"$n = 3$, $m = 7$", "$n = 3$，$m = 7$"}},
    {9, 14, {"$n = 2$, $m \\le 40$", "$n = 2$，$m \\le 40$"}},
    {15, 16, {"$n, m \\le 16$", "$n, m \\le 16$"}},
    {17, 20, {"no further promise", "无特殊限制"}},
    {.first = 0},
};

static const struct subtask GRAPH_GROUPS[] = {
    {1, 4, {"$n, m, q \\le 10$", "$n, m, q \\le 10$"}},
    {5, 8, {"$n, m \\le 1000$, $q \\le 50$", "$n, m \\le 1000$，$q \\le 50$"}},
    {9, 12, {"no path leads back to where it began", "图中没有环"}},
    {13, 20, {"no further promise", "无特殊限制"}},
    {.first = 0},
};

static const struct subtask GEOGRAPHY_GROUPS[] = {
    {1, 4, {"$n, m \\le 4$", "$n, m \\le 4$"}},
    {5, 6, {"$n = 1$", "$n = 1$"}},
    {7, 12, {"$n, m \\le 20$", "$n, m \\le 20$"}},
    {13, 20, {"no further promise", "无特殊限制"}},
    {.first = 0},
};

/* zu: "Tie", "Red 7" or "Black 0". */
static bool zu_keeps_promise(unsigned group, const char *answer)
{
    const char *number = strchr(answer, ' ');
    if (!number)
        return true;
    if (group == 1)
        return strcmp(answer, "Black 0\n") == 0;
    return group != 4 || atoi(number) <= 9;
}

static unsigned count_plies(const char *answer)
{
    const char *number = strchr(answer, ' ');
    return number ? (unsigned)atoi(number) : 0;
}

static unsigned count_mistakes(const char *answer)
{
    return (unsigned)atoi(answer);
}

/* How many answers are not the most frequent one. */
static unsigned count_surprises(const char *answer)
{
    unsigned counts[3] = {0};
    unsigned most = 0;
    unsigned all = 0;
    for (; *answer; answer = strchr(answer, '\n') + 1) {
        unsigned *count = &counts[atoi(answer) + 1];
        ++*count;
        all++;
        if (*count > most)
            most = *count;
    }
    return all - most;
}

const struct problem ZU_PROBLEM = {
    .name = "zu",
    .contest = "zu",
    .origin = {"The game is that of Luogu P9169, from the Chinese provincial selection of 2023.",
               "规则出自省选联考 2023 的题目（洛谷 P9169）。"},
    .tags = "game",
    .milliseconds = 1000,
    .megabytes = 1024,
    .samples = {"examples/zu-sample.in"},
    .groups = ZU_GROUPS,
    .boards = ZU_MOST_BOARDS,
    .families = ZU_FAMILIES,
    .recipes = ZU_RECIPES,
    .keeps_promise = zu_keeps_promise,
    .measure = count_plies,
    .traps = "zu/traps.txt",
};

const struct problem RABBIT_PROBLEM = {
    .name = "rabbit",
    .contest = "game",
    .origin = {"The game is that of Luogu P1971, from NOI 2011.",
               "规则出自 NOI 2011 的题目（洛谷 P1971）。"},
    .tags = "game matching",
    .milliseconds = 1000,
    .megabytes = 256,
    .samples = {"examples/rabbit-1.in", "examples/rabbit-2.in", "examples/rabbit-3.in"},
    .groups = RABBIT_GROUPS,
    .families = RABBIT_FAMILIES,
    .recipes = RABBIT_RECIPES,
    .measure = count_mistakes,
};

const struct problem GRAPH_PROBLEM = {
    .name = "graph",
    .contest = "graph",
    .origin = {"The game is that of Luogu P6560.", "规则出自洛谷 P6560。"},
    .tags = "game graph",
    .milliseconds = 1500,
    .megabytes = 500,
    .samples = {"examples/graph-1.in", "examples/graph-2.in"},
    .groups = GRAPH_GROUPS,
    .families = GRAPH_FAMILIES,
    .recipes = GRAPH_RECIPES,
    .measure = count_surprises,
};

const struct problem GEOGRAPHY_PROBLEM = {
    .name = "geography",
    .contest = "game",
    .origin = {"The game is that of Luogu P4055, from JSOI 2009.",
               "规则出自 JSOI 2009 的题目（洛谷 P4055）。"},
    .tags = "game matching",
    .milliseconds = 1000,
    .megabytes = 256,
    .samples = {"examples/geography-1.in"},
    .groups = GEOGRAPHY_GROUPS,
    .families = GEOGRAPHY_FAMILIES,
    .recipes = GEOGRAPHY_RECIPES,
};

unsigned problem_groups(const struct problem *problem)
{
    unsigned count = 0;
    while (problem->groups[count].first)
        count++;
    return count;
}

unsigned problem_samples(const struct problem *problem)
{
    unsigned count = 0;
    while (count < MOST_SAMPLES && problem->samples[count])
        count++;
    return count;
}

unsigned subtask_score(const struct subtask *group)
{
    return (group->last - group->first + 1) * POINT_SCORE;
}

const struct text *problem_text(const struct problem *problem, const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", problem->name, name);
    return text_named(path);
}

const struct text *problem_solution(const struct problem *problem)
{
    char path[64];
    snprintf(path, sizeof path, "judge/%s.c", problem->name);
    return text_named(path);
}
