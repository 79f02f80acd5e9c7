#include "cover.h"

#include <string.h>

uint8_t cover_map[COVER_EDGES];
static uint32_t before;

static uint32_t mixed(uint32_t value)
{
    value ^= value >> 16;
    value *= 0x7feb352du;
    value ^= value >> 15;
    value *= 0x846ca68bu;
    return value ^ value >> 16;
}

static void count(uint32_t edge)
{
    uint8_t *at = &cover_map[edge % COVER_EDGES];
    if (*at != 255)
        (*at)++;
}

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    uint32_t here = mixed((uint32_t)(uintptr_t)__builtin_return_address(0));
    count(before ^ here);
    before = here >> 1;
}

void cover_clear(void)
{
    memset(cover_map, 0, sizeof cover_map);
    before = 0;
}

void cover_mark(uint32_t what)
{
    count(mixed(what ^ 0x5bd1e995u));
}

uint32_t cover_leave(void)
{
    uint32_t left = before;
    before = 0;
    return left;
}

void cover_enter(uint32_t left)
{
    before = left;
}
