/* Condition flags, sums and shifts, as instructions have them. */
#ifndef THUMBKAT_CORE_FLAGS_H
#define THUMBKAT_CORE_FLAGS_H

#include "state.h"

static inline void set_nz(core *c, uint32_t result) { c->negative = c->zero = result; }

/* The manual's AddWithCarry, with all four flags. */
static inline uint32_t add_with_carry(core *c, uint32_t x, uint32_t y, uint32_t carry_in)
{
    uint64_t sum = (uint64_t)x + y + carry_in;
    uint32_t result = (uint32_t)sum;
    set_nz(c, result);
    c->carry = (uint32_t)(sum >> 32);
    c->overflow = (x ^ result) & (y ^ result);
    return result;
}

static inline uint32_t rotate(uint32_t value, unsigned amount) /* right, by 0 to 31 */
{
    return value >> amount | value << (-amount & 31);
}

/* By 0 to 255; 0 leaves the carry. RRX shifts in the carry, whatever the amount. */
static inline uint32_t shift(enum shift kind, uint32_t value, unsigned amount, uint32_t *carry)
{
    if (kind == RRX) {
        uint32_t result = value >> 1 | *carry << 31;
        *carry = value & 1;
        return result;
    }
    if (amount == 0)
        return value;
    switch (kind) {
    case LSL:
        *carry = amount > 32 ? 0 : (uint32_t)((uint64_t)value << amount >> 32 & 1);
        return amount >= 32 ? 0 : value << amount;
    case LSR:
        *carry = amount > 32 ? 0 : (uint32_t)((uint64_t)value >> (amount - 1) & 1);
        return amount >= 32 ? 0 : value >> amount;
    case ASR:
        *carry = (uint32_t)((int64_t)(int32_t)value >> (amount > 32 ? 31 : amount - 1) & 1);
        return (uint32_t)((int32_t)value >> (amount >= 32 ? 31 : amount));
    default: {
        uint32_t result = rotate(value, amount % 32);
        *carry = result >> 31;
        return result;
    }
    }
}

#endif
