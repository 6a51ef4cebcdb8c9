/* team.h: threads that share out numbered pieces of work.
 *
 * With one thread, or compiled with ZZ_NO_THREADS, everything is done by the caller. */
#ifndef ZZ_BASE_TEAM_H
#define ZZ_BASE_TEAM_H

#include <zugzwang/base.h>

typedef struct zz_team zz_team;

typedef void (*zz_team_work)(void *context, unsigned piece);

/* A team of `threads`, the caller among them. It may end up smaller when the system gives no more
 * threads; NULL when out of memory. */
zz_team *zz_team_create(unsigned threads, const zz_allocator *allocator);
void zz_team_free(zz_team *team); /* NULL is allowed */

unsigned zz_team_size(const zz_team *team);

/* Does work(context, 0 … pieces - 1), each once, in any order and at the same time, and returns when
 * all are done. After each piece of its own the caller asks `go_on` (if not NULL); on false the
 * pieces that nobody has begun are left undone. */
void zz_team_share(zz_team *team, zz_team_work work, void *context, unsigned pieces,
                   bool (*go_on)(void *context));

#endif
