/* components.c: Tarjan's strongly connected components, without recursion.
 *
 *     stack   | path of the search →            ← visited, component not complete |
 *
 * mark[v] is 0 before v is visited. Then it is the least number of a visited vertex of an
 * incomplete component that v is known to lead to, its own at first; v is the first of its
 * component when that stays so. When a component is complete its vertices get one number, counted
 * down from UINT32_MAX, so that it never looks like the least. */
#include "engine/components.h"

#include <string.h>

#include "base/memory.h"
#include "base/progress.h"

enum { REPORT_STEPS = 1 << 16 };

struct search {
    const zz_lists *needs;
    uint32_t *mark;
    uint32_t *own;  /* the number given to a vertex when it was visited */
    uint32_t *next; /* the place in the vertex's list to go on from */
    uint32_t *stack;
    uint32_t path;    /* the length of the path, at the stack's front */
    uint32_t waiting; /* where the visited ones begin, at its back */
    uint32_t visited;
    uint32_t component; /* the number of the next component */
    uint32_t *left;     /* the vertices that the search is done with */
    uint32_t left_count;
    uint32_t steps;
};

static void visit(struct search *search, uint32_t vertex)
{
    search->mark[vertex] = search->own[vertex] = ++search->visited;
    search->next[vertex] = search->needs->first[vertex];
    search->stack[search->path++] = vertex;
}

/* All that the last vertex of the path leads to has been seen. */
static void leave(struct search *search, uint32_t size)
{
    uint32_t *mark = search->mark;
    uint32_t vertex = search->stack[--search->path];
    search->left[search->left_count++] = vertex;
    if (mark[vertex] == search->own[vertex]) {
        for (; search->waiting < size; search->waiting++) {
            uint32_t member = search->stack[search->waiting];
            if (search->own[member] < search->own[vertex])
                break;
            mark[member] = search->component;
        }
        mark[vertex] = search->component--;
        return;
    }
    search->stack[--search->waiting] = vertex;
    uint32_t parent = search->stack[search->path - 1];
    if (mark[vertex] < mark[parent])
        mark[parent] = mark[vertex];
}

static zz_status search_from(struct search *search, uint32_t size, uint32_t root,
                             const zz_options *options, zz_error *error)
{
    const zz_lists *needs = search->needs;
    uint32_t *mark = search->mark;
    zz_progress progress = {.stage = "ordering", .total = size};
    visit(search, root);
    while (search->path > 0) {
        uint32_t vertex = search->stack[search->path - 1];
        if (search->next[vertex] == needs->end[vertex]) {
            leave(search, size);
            continue;
        }
        uint32_t need = needs->items[search->next[vertex]++];
        if (mark[need] == 0)
            visit(search, need);
        else if (mark[need] < mark[vertex])
            mark[vertex] = mark[need];
        if (++search->steps % REPORT_STEPS)
            continue;
        progress.done = search->visited;
        zz_status status = zz_report(options, &progress, error);
        if (status)
            return status;
    }
    return ZZ_OK;
}

uint64_t zz_components_bytes(uint32_t size)
{
    return 4 * (uint64_t)size * sizeof(uint32_t);
}

zz_status zz_components_find(zz_components *components, uint32_t size, const zz_lists *needs,
                             uint32_t root_count, const uint32_t *roots, uint32_t *vertices,
                             uint32_t *count, zz_arena *arena, const zz_options *options,
                             zz_error *error)
{
    struct search search = {
        .needs = needs, .waiting = size, .component = UINT32_MAX, .left = vertices};
    search.mark = zz_arena_take(arena, size, sizeof *search.mark);
    search.own = zz_arena_take(arena, size, sizeof *search.own);
    search.next = zz_arena_take(arena, size, sizeof *search.next);
    search.stack = zz_arena_take(arena, size, sizeof *search.stack);
    if (!search.mark || !search.own || !search.next || !search.stack)
        return zz_fail_memory(error);
    memset(search.mark, 0, size * sizeof *search.mark);
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < root_count && !status; i++)
        if (search.mark[roots[i]] == 0)
            status = search_from(&search, size, roots[i], options, error);
    *components =
        (zz_components){search.mark, UINT32_MAX - search.component, search.own, search.next};
    *count = search.left_count;
    return status;
}

/* A stable counting sort, the components that were complete first first. */
void zz_components_sort(const zz_components *components, uint32_t *vertices, uint32_t *count)
{
    const uint32_t *mark = components->mark;
    uint32_t *begin = components->begin;
    uint32_t kept = 0;
    memset(begin, 0, components->count * sizeof *begin);
    for (uint32_t i = 0; i < *count; i++) {
        uint32_t vertex = vertices[i];
        if (mark[vertex] == 0)
            continue;
        begin[UINT32_MAX - mark[vertex]]++;
        vertices[kept++] = vertex;
    }
    for (uint32_t i = 0, sum = 0; i < components->count; i++) {
        uint32_t members = begin[i];
        begin[i] = sum;
        sum += members;
    }
    for (uint32_t i = 0; i < kept; i++)
        components->sorted[begin[UINT32_MAX - mark[vertices[i]]]++] = vertices[i];
    memcpy(vertices, components->sorted, kept * sizeof *vertices);
    *count = kept;
}
