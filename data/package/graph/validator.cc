
#include <vector>

static std::vector<int> sources, targets;

static bool size_is_promised(int n, int m, int q)
{
    switch (group()) {
    case 1:
        return n <= 10 && m <= 10 && q <= 10;
    case 2:
        return n <= 1000 && m <= 1000 && q <= 50;
    default:
        return true;
    }
}

// Takes away vertices that no edge leads to; a cycle stays.
static bool has_cycle(int n)
{
    std::vector<int> left_in(n + 1), first(n + 2), next(targets), ready;
    for (size_t edge = 0; edge < sources.size(); edge++) {
        left_in[targets[edge]]++;
        first[sources[edge] + 1]++;
    }
    for (int vertex = 0; vertex <= n; vertex++)
        first[vertex + 1] += first[vertex];
    std::vector<int> place(first);
    for (size_t edge = 0; edge < sources.size(); edge++)
        next[place[sources[edge]]++] = targets[edge];
    for (int vertex = 1; vertex <= n; vertex++)
        if (left_in[vertex] == 0)
            ready.push_back(vertex);
    for (size_t done = 0; done < ready.size(); done++)
        for (int i = first[ready[done]]; i < first[ready[done] + 1]; i++)
            if (--left_in[next[i]] == 0)
                ready.push_back(next[i]);
    return static_cast<int>(ready.size()) < n;
}

int main(int argc, char *argv[])
{
    begin(argc, argv);
    int n = number(2, 100000, "n");
    blank();
    int m = number(0, 500000, "m");
    blank();
    int q = number(1, 500, "q");
    line_end();
    require(size_is_promised(n, m, q), "n, m and q are as its group promises");
    for (int edge = 0; edge < m; edge++) {
        sources.push_back(number(1, n, "u"));
        blank();
        targets.push_back(number(1, n, "v"));
        line_end();
    }
    require(group() != 3 || !has_cycle(n), "the graph of group 3 has no cycle");
    for (int query = 0; query < q; query++) {
        int start = number(1, n, "x");
        blank();
        require(number(1, n, "y") != start, "x and y differ");
        line_end();
    }
    return finish();
}
