/* SysTick. It counts cycles of the core, down from its reload value to zero and round again, in reload + 1 cycles. Only
 * the next zero is kept: the value at any cycle follows. */
#include "state.h"

enum { ENABLE = 1, TICKINT = 2, CLKSOURCE = 4 };
#define COUNTFLAG (UINT32_C(1) << 16)
#define NOREF (UINT32_C(1) << 31)
#define COUNTER_MASK UINT32_C(0xffffff)

static void start(core *c, uint32_t value)
{
    struct systick *s = &c->systick;
    if (value == 0) { /* it loads the reload value first */
        s->was_zero_at = c->cycles;
        s->zero_at = s->reload == 0 ? NEVER : c->cycles + 1 + s->reload;
    } else {
        s->was_zero_at = NEVER;
        s->zero_at = c->cycles + value;
    }
    look_up(c);
}

static uint32_t value_now(const core *c)
{
    const struct systick *s = &c->systick;
    if (!s->on)
        return s->value;
    if (s->was_zero_at == c->cycles || s->zero_at == NEVER)
        return 0;
    return (uint32_t)(s->zero_at - c->cycles) & COUNTER_MASK;
}

void systick_catch_up(core *c)
{
    struct systick *s = &c->systick;
    if (!s->on || c->cycles < s->zero_at)
        return;
    s->counted = true;
    s->was_zero_at = s->zero_at;
    if (s->reload == 0) {
        s->zero_at = NEVER;
    } else {
        uint64_t period = (uint64_t)s->reload + 1, passed = (c->cycles - s->zero_at) / period;
        s->was_zero_at += passed * period;
        s->zero_at = s->was_zero_at + period;
    }
    if (s->interrupts)
        pend(c, SYS_TICK);
    look_up(c);
}

uint64_t systick_due(const core *c) { return c->systick.on ? c->systick.zero_at : NEVER; }

void systick_skip(core *c, uint64_t cycles)
{
    struct systick *s = &c->systick;
    if (s->on && s->zero_at != NEVER)
        s->zero_at += cycles;
    if (s->was_zero_at != NEVER)
        s->was_zero_at += cycles;
}

uint32_t systick_read(core *c, uint32_t offset)
{
    struct systick *s = &c->systick;
    uint32_t value;
    systick_catch_up(c);
    switch (offset) {
    case 0x10:
        value = (s->on ? ENABLE : 0) | (s->interrupts ? TICKINT : 0) | CLKSOURCE | (s->counted ? COUNTFLAG : 0);
        s->counted = false;
        return value;
    case 0x14: return s->reload;
    case 0x18: return value_now(c);
    default: return NOREF;
    }
}

void systick_write(core *c, uint32_t offset, uint32_t value)
{
    struct systick *s = &c->systick;
    systick_catch_up(c);
    switch (offset) {
    case 0x10: {
        bool on = value & ENABLE;
        if (on && !(value & CLKSOURCE))
            complain(c, "SysTick's reference clock is not modelled: it counts the core's (at 0x%08x)", here(c));
        s->interrupts = value & TICKINT;
        if (on && !s->on) {
            s->on = true;
            start(c, s->value);
        } else if (!on && s->on) {
            s->value = value_now(c);
            s->on = false;
        }
        break;
    }
    case 0x14:
        s->reload = value & COUNTER_MASK;
        if (s->on && s->zero_at == NEVER)
            start(c, 0);
        break;
    case 0x18:
        s->value = 0;
        s->counted = false;
        if (s->on)
            start(c, 0);
        break;
    }
    look_up(c);
}
