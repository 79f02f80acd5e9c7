/* Multiplications and divisions. */
#include "flags.h"
#include "handlers.h"

static int64_t half(uint32_t value, unsigned top) { return (int16_t)(top ? value >> 16 : value); }

static int64_t accumulator(const core *c, const struct instruction *i)
{
    return i->a == NO_REGISTER ? 0 : (int32_t)c->r[i->a];
}

/* What does not fit into 32 bits sets Q, and is cut off. */
static uint32_t note_overflow(core *c, int64_t value)
{
    if (value != (int32_t)value)
        c->saturated = true;
    return (uint32_t)value;
}

/* Long results: d has the low word, a the high one. */
static uint64_t long_register(const core *c, const struct instruction *i)
{
    return (uint64_t)c->r[i->a] << 32 | c->r[i->d];
}

static void put_long(core *c, const struct instruction *i, uint64_t value)
{
    c->r[i->d] = (uint32_t)value;
    c->r[i->a] = (uint32_t)(value >> 32);
}

uint32_t multiply(core *c, const struct instruction *i)
{
    c->r[i->d] = c->r[i->n] * c->r[i->m];
    return 0;
}

uint32_t multiply_s(core *c, const struct instruction *i)
{
    set_nz(c, c->r[i->d] = c->r[i->n] * c->r[i->m]);
    return 0;
}

uint32_t multiply_add(core *c, const struct instruction *i)
{
    c->r[i->d] = c->r[i->a] + c->r[i->n] * c->r[i->m];
    return 0;
}

uint32_t multiply_subtract(core *c, const struct instruction *i)
{
    c->r[i->d] = c->r[i->a] - c->r[i->n] * c->r[i->m];
    return 0;
}

uint32_t multiply_long(core *c, const struct instruction *i)
{
    uint32_t n = c->r[i->n], m = c->r[i->m];
    uint64_t product = i->flags & SIGNED ? (uint64_t)((int64_t)(int32_t)n * (int32_t)m) : (uint64_t)n * m;
    put_long(c, i, product + (i->flags & ACCUMULATES ? long_register(c, i) : 0));
    return 0;
}

uint32_t multiply_long_add_add(core *c, const struct instruction *i)
{
    put_long(c, i, (uint64_t)c->r[i->n] * c->r[i->m] + c->r[i->d] + c->r[i->a]);
    return 0;
}

uint32_t multiply_halves(core *c, const struct instruction *i)
{
    int64_t product = half(c->r[i->n], i->immediate & 2) * half(c->r[i->m], i->immediate & 1);
    c->r[i->d] = note_overflow(c, product + accumulator(c, i));
    return 0;
}

uint32_t multiply_word_half(core *c, const struct instruction *i)
{
    int64_t product = (int32_t)c->r[i->n] * half(c->r[i->m], i->immediate & 1) >> 16;
    c->r[i->d] = note_overflow(c, product + accumulator(c, i));
    return 0;
}

uint32_t multiply_long_halves(core *c, const struct instruction *i)
{
    int64_t product = half(c->r[i->n], i->immediate & 2) * half(c->r[i->m], i->immediate & 1);
    put_long(c, i, long_register(c, i) + (uint64_t)product);
    return 0;
}

static int64_t dual(const core *c, const struct instruction *i)
{
    uint32_t n = c->r[i->n], m = rotate(c->r[i->m], i->immediate & 1 ? 16 : 0);
    int64_t low = half(n, 0) * half(m, 0), high = half(n, 1) * half(m, 1);
    return i->immediate & 2 ? low - high : low + high;
}

uint32_t multiply_dual(core *c, const struct instruction *i)
{
    c->r[i->d] = note_overflow(c, dual(c, i) + accumulator(c, i));
    return 0;
}

uint32_t multiply_long_dual(core *c, const struct instruction *i)
{
    put_long(c, i, long_register(c, i) + (uint64_t)dual(c, i));
    return 0;
}

uint32_t multiply_most(core *c, const struct instruction *i)
{
    uint64_t product = (uint64_t)((int64_t)(int32_t)c->r[i->n] * (int32_t)c->r[i->m]);
    uint64_t sum = (uint64_t)accumulator(c, i) << 32;
    sum = i->immediate & 2 ? sum - product : sum + product;
    c->r[i->d] = (uint32_t)((sum + (i->immediate & 1 ? 0x80000000 : 0)) >> 32);
    return 0;
}

enum { CCR_DIV_0_TRP = 1 << 4 };

static bool division_faults(core *c, uint32_t divisor)
{
    if (divisor != 0 || !(c->ccr & CCR_DIV_0_TRP))
        return false;
    fault(c, USAGE_FAULT, DIVBYZERO);
    return true;
}

static uint32_t magnitude(uint32_t value) { return value >> 31 ? -value : value; }

uint32_t divide_signed(core *c, const struct instruction *i)
{
    uint32_t n = c->r[i->n], m = c->r[i->m];
    if (division_faults(c, m))
        return 0;
    uint32_t quotient = m == 0 ? 0 : magnitude(n) / magnitude(m);
    c->r[i->d] = (n ^ m) >> 31 ? -quotient : quotient;
    return lost(c, STALL_DIVIDE, division_cycles(magnitude(n), magnitude(m)));
}

uint32_t divide_unsigned(core *c, const struct instruction *i)
{
    uint32_t n = c->r[i->n], m = c->r[i->m];
    if (division_faults(c, m))
        return 0;
    c->r[i->d] = m == 0 ? 0 : n / m;
    return lost(c, STALL_DIVIDE, division_cycles(n, m));
}
