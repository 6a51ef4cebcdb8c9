/* family_tree.h: the processes that a program under test leaves behind.
 *
 * On Linux whoever loses its parent becomes a child of this process (adopt_orphans), so that
 * nothing escapes, whatever process group it has gone to. Elsewhere the process group is all that
 * is known. */
#ifndef CLI_STRESS_FAMILY_TREE_H
#define CLI_STRESS_FAMILY_TREE_H

#include <stdbool.h>
#include <sys/types.h>

/* Once, before the first program is run; children do not inherit it. */
void adopt_orphans(void);

/* In a child: it shall not outlive its parent. The first kills it then, the second asks it to end. */
void die_with_parent(pid_t parent);
void end_with_parent(pid_t parent);

/* Whether, after the leader of a process group has been waited for, something of it goes on for
 * longer than it takes to end. */
bool has_descendants(pid_t group);

/* Ends them all. */
void end_descendants(pid_t group);

#endif
