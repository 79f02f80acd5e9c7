/* What writes PC, and what makes instructions conditional. */
#include "handlers.h"

static inline uint32_t refill(core *c)
{
    forget_neighbour(c);
    return lost(c, STALL_BRANCH, c->timing.refill);
}

static inline uint32_t jump(core *c, uint32_t target)
{
    c->pc = target & ~UINT32_C(1);
    return refill(c);
}

bool condition_holds(const core *c, unsigned condition)
{
    bool n = c->negative >> 31, z = c->zero == 0, v = c->overflow >> 31, holds;
    switch (condition >> 1) {
    case 0: holds = z; break;
    case 1: holds = c->carry; break;
    case 2: holds = n; break;
    case 3: holds = v; break;
    case 4: holds = c->carry && !z; break;
    case 5: holds = n == v; break;
    case 6: holds = n == v && !z; break;
    default: return true;
    }
    return holds != (condition & 1);
}

void branch_interworking(core *c, uint32_t target)
{
    c->pc = target & ~UINT32_C(1);
    if (UNLIKELY(!(target & 1))) {
        c->thumb = false; /* the next instruction faults, as its state is invalid */
        look_up(c);
    }
}

uint32_t branch_loaded(core *c, uint32_t target)
{
    if (UNLIKELY(is_exc_return(c, target))) {
        return_from_exception(c, target);
        return 0;
    }
    branch_interworking(c, target);
    return refill(c);
}

uint32_t branch(core *c, const struct instruction *i) { return jump(c, c->r[15] + i->immediate); }

uint32_t branch_if(core *c, const struct instruction *i)
{
    return condition_holds(c, i->a) ? jump(c, c->r[15] + i->immediate) : 0;
}

uint32_t branch_and_link(core *c, const struct instruction *i)
{
    c->r[14] = c->pc | 1;
    return jump(c, c->r[15] + i->immediate);
}

uint32_t branch_register(core *c, const struct instruction *i) { return branch_loaded(c, c->r[i->m]); }

uint32_t branch_and_link_register(core *c, const struct instruction *i)
{
    uint32_t target = c->r[i->m];
    c->r[14] = c->pc | 1;
    branch_interworking(c, target);
    return refill(c);
}

uint32_t branch_if_zero(core *c, const struct instruction *i)
{
    return c->r[i->n] == 0 ? jump(c, c->r[15] + i->immediate) : 0;
}

uint32_t branch_if_not_zero(core *c, const struct instruction *i)
{
    return c->r[i->n] != 0 ? jump(c, c->r[15] + i->immediate) : 0;
}

/* Bit 0 does not count here: these do not change state. */
uint32_t move_to_pc(core *c, const struct instruction *i) { return jump(c, c->r[i->m]); }
uint32_t add_to_pc(core *c, const struct instruction *i) { return jump(c, c->r[15] + c->r[i->m]); }

uint32_t table_branch(core *c, const struct instruction *i)
{
    uint32_t distance, base = c->r[i->n], index = c->r[i->m];
    if (!(i->flags & HALFWORD ? read16(c, base + 2 * index, &distance) : read8(c, base + index, &distance)))
        return 0;
    return jump(c, c->r[15] + 2 * distance);
}

uint32_t if_then(core *c, const struct instruction *i)
{
    c->it = i->immediate;
    return 0;
}
