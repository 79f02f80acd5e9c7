/* Arithmetic on bytes and halfwords of a register, and saturation. */
#include "flags.h"
#include "handlers.h"

static int32_t clamp(int32_t value, int32_t low, int32_t high)
{
    return value < low ? low : value > high ? high : value;
}

/* One lane of `width` bits of a parallel sum or difference, by the prefix: S, Q, SH, U, UQ, UH. */
static uint32_t lane(uint32_t operation, int32_t exact, unsigned width)
{
    bool is_unsigned = operation & PARALLEL_UNSIGNED;
    if (operation & PARALLEL_SATURATING)
        exact = is_unsigned ? clamp(exact, 0, (1 << width) - 1)
                            : clamp(exact, -(1 << (width - 1)), (1 << (width - 1)) - 1);
    else if (operation & PARALLEL_HALVING)
        exact >>= 1;
    return (uint32_t)exact & ((1u << width) - 1);
}

/* GE says of a signed lane that it is not negative; of an unsigned sum that it carries; of an unsigned difference that
 * it does not borrow. */
static bool reaches(uint32_t operation, int32_t exact, unsigned width, bool subtracts)
{
    return (operation & PARALLEL_UNSIGNED) && !subtracts ? exact >= 1 << width : exact >= 0;
}

uint32_t parallel(core *c, const struct instruction *i)
{
    uint32_t operation = i->immediate, kind = operation & 0xf, n = c->r[i->n], m = c->r[i->m], result = 0, ge = 0;
    bool bytes = kind == PARALLEL_ADD8 || kind == PARALLEL_SUB8;
    bool exchange = kind == PARALLEL_ASX || kind == PARALLEL_SAX;
    unsigned width = bytes ? 8 : 16, lanes = 32 / width;

    for (unsigned k = 0; k < lanes; k++) {
        uint32_t x = n >> width * k, y = m >> width * (exchange ? 1 - k : k);
        int32_t a, b;
        if (operation & PARALLEL_UNSIGNED) {
            a = bytes ? (uint8_t)x : (uint16_t)x;
            b = bytes ? (uint8_t)y : (uint16_t)y;
        } else {
            a = bytes ? (int8_t)x : (int16_t)x;
            b = bytes ? (int8_t)y : (int16_t)y;
        }
        bool subtracts = kind == PARALLEL_SUB16 || kind == PARALLEL_SUB8 || (kind == PARALLEL_ASX && k == 0) ||
                         (kind == PARALLEL_SAX && k == 1);
        int32_t exact = subtracts ? a - b : a + b;
        result |= lane(operation, exact, width) << width * k;
        if (reaches(operation, exact, width, subtracts))
            ge |= bytes ? 1u << k : 3u << 2 * k;
    }
    if (!(operation & (PARALLEL_SATURATING | PARALLEL_HALVING)))
        c->ge = ge;
    c->r[i->d] = result;
    return 0;
}

uint32_t select_bytes(core *c, const struct instruction *i)
{
    uint32_t mask = 0;
    for (unsigned k = 0; k < 4; k++)
        if (c->ge >> k & 1)
            mask |= UINT32_C(0xff) << 8 * k;
    c->r[i->d] = (c->r[i->n] & mask) | (c->r[i->m] & ~mask);
    return 0;
}

uint32_t sum_of_differences(core *c, const struct instruction *i)
{
    uint32_t sum = i->a == NO_REGISTER ? 0 : c->r[i->a];
    for (unsigned k = 0; k < 32; k += 8) {
        uint32_t x = c->r[i->n] >> k & 0xff, y = c->r[i->m] >> k & 0xff;
        sum += x > y ? x - y : y - x;
    }
    c->r[i->d] = sum;
    return 0;
}

static uint32_t saturated(core *c, const struct instruction *i, int32_t value)
{
    int64_t high = (INT64_C(1) << (i->flags & SIGNED ? i->immediate - 1 : i->immediate)) - 1;
    int64_t low = i->flags & SIGNED ? -high - 1 : 0;
    int64_t result = value < low ? low : value > high ? high : value;
    if (result != value)
        c->saturated = true;
    return (uint32_t)result;
}

uint32_t saturate(core *c, const struct instruction *i)
{
    uint32_t ignored = 0;
    c->r[i->d] = saturated(c, i, (int32_t)shift((enum shift)i->shift, c->r[i->n], i->amount, &ignored));
    return 0;
}

uint32_t saturate_pair(core *c, const struct instruction *i)
{
    uint32_t value = c->r[i->n], low = saturated(c, i, (int16_t)value), high = saturated(c, i, (int16_t)(value >> 16));
    c->r[i->d] = (low & 0xffff) | high << 16;
    return 0;
}

static int64_t saturate_word(core *c, int64_t value)
{
    if (value == (int32_t)value)
        return value;
    c->saturated = true;
    return value < 0 ? INT32_MIN : INT32_MAX;
}

uint32_t saturating_add(core *c, const struct instruction *i)
{
    int64_t m = (int32_t)c->r[i->m], n = (int32_t)c->r[i->n];
    if (i->immediate & 1)
        n = saturate_word(c, 2 * n);
    c->r[i->d] = (uint32_t)saturate_word(c, i->immediate & 2 ? m - n : m + n);
    return 0;
}
