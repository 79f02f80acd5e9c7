/* Special registers, hints, and exceptions that a program asks for. */
#include "handlers.h"

uint32_t nothing(core *c, const struct instruction *i)
{
    (void)c;
    (void)i;
    return 0;
}

uint32_t undefined(core *c, const struct instruction *i)
{
    (void)i;
    fault(c, USAGE_FAULT, UNDEFINSTR);
    return 0;
}

uint32_t move_from_special(core *c, const struct instruction *i)
{
    c->r[i->d] = get_special(c, i->immediate & 0xff);
    return 0;
}

uint32_t move_to_special(core *c, const struct instruction *i)
{
    set_special(c, i->immediate & 0xff, i->a, c->r[i->n]);
    look_up(c); /* a mask may have fallen */
    return 0;
}

/* CPS: immediate bit 4 disables, bit 1 is PRIMASK, bit 0 FAULTMASK. Without privilege it does nothing. */
uint32_t change_processor_state(core *c, const struct instruction *i)
{
    bool disables = i->immediate >> 4 & 1;
    if (!privileged(c))
        return 0;
    if (i->immediate & 2)
        c->primask = disables;
    if ((i->immediate & 1) && (!disables || execution_priority(c) > -1))
        c->faultmask = disables;
    look_up(c);
    return 0;
}

uint32_t wait_for_interrupt(core *c, const struct instruction *i)
{
    (void)i;
    c->asleep = true;
    c->waits_for_event = false;
    look_up(c);
    return 0;
}

uint32_t wait_for_event(core *c, const struct instruction *i)
{
    (void)i;
    if (c->event) {
        c->event = false;
        return 0;
    }
    c->asleep = true;
    c->waits_for_event = true;
    look_up(c);
    return 0;
}

uint32_t send_event(core *c, const struct instruction *i)
{
    (void)i;
    c->event = true;
    return 0;
}

/* Returns to the instruction behind it, unlike a fault. */
uint32_t supervisor_call(core *c, const struct instruction *i)
{
    (void)i;
    c->raised = SV_CALL;
    look_up(c);
    return 0;
}

enum { DEBUGEVT = 1u << 31 };

uint32_t breakpoint(core *c, const struct instruction *i)
{
    (void)i;
    if (c->debug.control & C_DEBUGEN) {
        c->pc = here(c);
        debug_halt(c, DFSR_BKPT);
    } else if (c->v7 && (c->debug.demcr & MON_EN) && execution_priority(c) > c->priority[DEBUG_MONITOR]) {
        c->debug.dfsr |= DFSR_BKPT;
        fault(c, DEBUG_MONITOR, 0);
    } else {
        c->debug.dfsr |= DFSR_BKPT;
        c->hfsr |= DEBUGEVT;
        fault(c, HARD_FAULT, 0);
    }
    return 0;
}
