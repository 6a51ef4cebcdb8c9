/* progress.h: telling the caller how far the work is, and asking whether to go on. */
#ifndef ZZ_BASE_PROGRESS_H
#define ZZ_BASE_PROGRESS_H

#include <zugzwang/base.h>

#include "base/error.h"

/* ZZ_CANCELLED when the caller's callback wants no more. */
static inline zz_status zz_report(const zz_options *options, const zz_progress *progress,
                                  zz_error *error)
{
    if (!options || !options->progress || options->progress(options->progress_user, progress))
        return ZZ_OK;
    return zz_fail(error, ZZ_CANCELLED, "stopped on request");
}

#endif
