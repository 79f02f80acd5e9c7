/* Loads and stores of core registers. */
#include "handlers.h"

/* After a fault, or a failed access, nothing has changed: registers are written last. */
#define LOAD(name, read, convert)                                                                                     \
    static uint32_t name##_OFFSET(core *c, const struct instruction *i)                                               \
    {                                                                                                                 \
        uint32_t value;                                                                                               \
        if (LIKELY(read(c, c->r[i->n] + i->immediate, &value)))                                                       \
            c->r[i->d] = convert value;                                                                               \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_REGISTER_OFFSET(core *c, const struct instruction *i)                                      \
    {                                                                                                                 \
        uint32_t value;                                                                                               \
        if (LIKELY(read(c, c->r[i->n] + (c->r[i->m] << i->amount), &value)))                                          \
            c->r[i->d] = convert value;                                                                               \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_PRE_INDEXED(core *c, const struct instruction *i)                                          \
    {                                                                                                                 \
        uint32_t value, address = c->r[i->n] + i->immediate;                                                          \
        if (LIKELY(read(c, address, &value))) {                                                                       \
            write_base(c, i->n, address);                                                                             \
            c->r[i->d] = convert value;                                                                               \
        }                                                                                                             \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_POST_INDEXED(core *c, const struct instruction *i)                                         \
    {                                                                                                                 \
        uint32_t value, address = c->r[i->n];                                                                         \
        if (LIKELY(read(c, address, &value))) {                                                                       \
            write_base(c, i->n, address + i->immediate);                                                              \
            c->r[i->d] = convert value;                                                                               \
        }                                                                                                             \
        return 0;                                                                                                     \
    }
#define STORE(name, write)                                                                                            \
    static uint32_t name##_OFFSET(core *c, const struct instruction *i)                                               \
    {                                                                                                                 \
        write(c, c->r[i->n] + i->immediate, c->r[i->d]);                                                              \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_REGISTER_OFFSET(core *c, const struct instruction *i)                                      \
    {                                                                                                                 \
        write(c, c->r[i->n] + (c->r[i->m] << i->amount), c->r[i->d]);                                                 \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_PRE_INDEXED(core *c, const struct instruction *i)                                          \
    {                                                                                                                 \
        uint32_t address = c->r[i->n] + i->immediate;                                                                 \
        if (LIKELY(write(c, address, c->r[i->d])))                                                                    \
            write_base(c, i->n, address);                                                                             \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_POST_INDEXED(core *c, const struct instruction *i)                                         \
    {                                                                                                                 \
        uint32_t address = c->r[i->n];                                                                                \
        if (LIKELY(write(c, address, c->r[i->d])))                                                                    \
            write_base(c, i->n, address + i->immediate);                                                              \
        return 0;                                                                                                     \
    }

static inline void write_base(core *c, unsigned n, uint32_t value)
{
    c->r[n] = n == 13 ? value & ~UINT32_C(3) : value;
}

LOAD(LDR, read32, )
LOAD(LDRB, read8, )
LOAD(LDRH, read16, )
LOAD(LDRSB, read8, (uint32_t)(int8_t))
LOAD(LDRSH, read16, (uint32_t)(int16_t))
STORE(STR, write32)
STORE(STRB, write8)
STORE(STRH, write16)

#define ROW(name) [name] = {name##_OFFSET, name##_REGISTER_OFFSET, name##_PRE_INDEXED, name##_POST_INDEXED}
handler *const memory_handlers[ACCESSES][MODES] = {
    ROW(LDR), ROW(LDRB), ROW(LDRH), ROW(LDRSB), ROW(LDRSH), ROW(STR), ROW(STRB), ROW(STRH),
};

/* The general case: where to, and what the base becomes. */
static uint32_t address_of(const core *c, const struct instruction *i, uint32_t *after)
{
    uint32_t base = c->r[i->n];
    uint32_t moved = base + (i->m == NO_REGISTER ? i->immediate : c->r[i->m] << i->amount);
    *after = i->flags & WRITE_BACK ? moved : base;
    return i->flags & INDEXED ? moved : base;
}

uint32_t load_special(core *c, const struct instruction *i)
{
    uint32_t value, after, address = address_of(c, i, &after);
    if (!read32(c, address, &value))
        return 0;
    if (i->flags & WRITE_BACK)
        write_base(c, i->n, after);
    if (i->d == 15)
        return branch_loaded(c, value);
    c->r[13] = value & ~UINT32_C(3);
    return 0;
}

uint32_t transfer_unprivileged(core *c, const struct instruction *i)
{
    uint32_t value, after, address = address_of(c, i, &after), control = c->control;
    uint32_t size = i->flags & BYTE ? 1 : i->flags & HALFWORD ? 2 : 4;
    uint32_t exception = c->exception;
    bool good;

    c->control |= 1; /* for the time of the access: as unprivileged thread mode sees it */
    c->exception = 0;
    if (i->flags & LOADS)
        good = size == 4 ? read32(c, address, &value) : size == 2 ? read16(c, address, &value)
                                                                   : read8(c, address, &value);
    else
        good = size == 4 ? write32(c, address, c->r[i->d]) : size == 2 ? write16(c, address, c->r[i->d])
                                                                       : write8(c, address, c->r[i->d]);
    c->control = control;
    c->exception = exception;
    if (good && (i->flags & LOADS)) {
        if (i->flags & SIGNED)
            value = (uint32_t)(size == 2 ? (int16_t)value : (int8_t)value);
        c->r[i->d] = value;
    }
    return 0;
}

/* Several words need an aligned address, on every core and whatever CCR says. */
static bool aligned(core *c, uint32_t address)
{
    if (LIKELY(address % 4 == 0))
        return true;
    fault(c, USAGE_FAULT, UNALIGNED);
    return false;
}

uint32_t load_double(core *c, const struct instruction *i)
{
    uint32_t low, high, after, address = address_of(c, i, &after);
    if (!aligned(c, address) || !read32(c, address, &low) || !read32(c, address + 4, &high))
        return 0;
    if (i->flags & WRITE_BACK)
        write_base(c, i->n, after);
    c->r[i->d] = low;
    c->r[i->a] = high;
    return 0;
}

uint32_t store_double(core *c, const struct instruction *i)
{
    uint32_t after, address = address_of(c, i, &after);
    if (!aligned(c, address) || !write32(c, address, c->r[i->d]) || !write32(c, address + 4, c->r[i->a]))
        return 0;
    if (i->flags & WRITE_BACK)
        write_base(c, i->n, after);
    return 0;
}

uint32_t load_multiple(core *c, const struct instruction *i)
{
    uint32_t list = i->immediate, words[16];
    unsigned count = (unsigned)__builtin_popcount(list);
    uint32_t base = c->r[i->n], address = i->flags & DOWN ? base - 4 * count : base;

    if (!aligned(c, address))
        return 0;
    for (unsigned k = 0; k < count; k++)
        if (!read32(c, address + 4 * k, &words[k]))
            return 0;
    if (i->flags & WRITE_BACK)
        write_base(c, i->n, i->flags & DOWN ? address : base + 4 * count);
    unsigned k = 0;
    for (uint32_t left = list & 0x7fff; left != 0; left &= left - 1)
        c->r[__builtin_ctz(left)] = words[k++];
    if (!(list & bit(15)))
        return 0;
    /* A return refills more slowly than a branch, on the M0. */
    uint32_t cycles = branch_loaded(c, words[k]);
    return cycles == c->timing.refill ? c->timing.refill_pop : cycles;
}

uint32_t store_multiple(core *c, const struct instruction *i)
{
    uint32_t list = i->immediate, count = (uint32_t)__builtin_popcount(list);
    uint32_t base = c->r[i->n], address = i->flags & DOWN ? base - 4 * count : base, at = address;

    if (!aligned(c, address))
        return 0;
    for (uint32_t left = list; left != 0; left &= left - 1, at += 4)
        if (!write32(c, at, c->r[__builtin_ctz(left)]))
            return 0;
    if (i->flags & WRITE_BACK)
        write_base(c, i->n, i->flags & DOWN ? address : at);
    return 0;
}

/* One core and no other masters: the monitor is one bit, whatever the address. */
uint32_t load_exclusive(core *c, const struct instruction *i)
{
    uint32_t value, address = c->r[i->n] + i->immediate;
    uint32_t size = i->flags & BYTE ? 1 : i->flags & HALFWORD ? 2 : 4;
    if (address % size != 0) {
        fault(c, USAGE_FAULT, UNALIGNED);
        return 0;
    }
    if (!(size == 4 ? read32(c, address, &value) : size == 2 ? read16(c, address, &value)
                                                             : read8(c, address, &value)))
        return 0;
    c->exclusive = true;
    c->r[i->d] = value;
    return 0;
}

uint32_t store_exclusive(core *c, const struct instruction *i)
{
    uint32_t address = c->r[i->n] + i->immediate, value = c->r[i->a];
    uint32_t size = i->flags & BYTE ? 1 : i->flags & HALFWORD ? 2 : 4;
    if (address % size != 0) {
        fault(c, USAGE_FAULT, UNALIGNED);
        return 0;
    }
    bool holds = c->exclusive;
    if (holds && !(size == 4 ? write32(c, address, value) : size == 2 ? write16(c, address, value)
                                                                      : write8(c, address, value)))
        return 0;
    c->exclusive = false;
    c->r[i->d] = !holds;
    return 0;
}

uint32_t clear_exclusive(core *c, const struct instruction *i)
{
    (void)i;
    c->exclusive = false;
    return 0;
}
