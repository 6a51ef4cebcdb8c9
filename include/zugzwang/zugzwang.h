/* zugzwang.h: the whole public API. Each header says what it offers, and is its manual. */
#ifndef ZUGZWANG_H
#define ZUGZWANG_H

#include <zugzwang/base.h>
#include <zugzwang/geography.h>
#include <zugzwang/graph.h>
#include <zugzwang/rabbit.h>
#include <zugzwang/trail.h>
#include <zugzwang/zu.h>

#endif
