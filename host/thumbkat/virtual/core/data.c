/* Data processing: what the arithmetic unit does to core registers. */
#include "flags.h"
#include "handlers.h"

/* The second operand in its three forms, and what the shifter makes of the carry. */
static inline uint32_t operand_IMMEDIATE(core *c, const struct instruction *i, uint32_t *carry)
{
    *carry = i->carry == CARRY_KEPT ? c->carry : i->carry;
    return i->immediate;
}
static inline uint32_t operand_REGISTER(core *c, const struct instruction *i, uint32_t *carry)
{
    *carry = c->carry;
    return c->r[i->m];
}
static inline uint32_t operand_SHIFTED(core *c, const struct instruction *i, uint32_t *carry)
{
    *carry = c->carry;
    return shift((enum shift)i->shift, c->r[i->m], i->amount, carry);
}

/* One operation in one form, with and without flags. `b` is the second operand. */
#define LOGICAL(name, form, expression)                                                                               \
    static uint32_t name##_##form(core *c, const struct instruction *i)                                               \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], carry, b = operand_##form(c, i, &carry);                                             \
        (void)a;                                                                                                      \
        c->r[i->d] = expression;                                                                                      \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_##form##_s(core *c, const struct instruction *i)                                           \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], carry, b = operand_##form(c, i, &carry);                                             \
        (void)a;                                                                                                      \
        set_nz(c, c->r[i->d] = expression);                                                                           \
        c->carry = carry;                                                                                             \
        return 0;                                                                                                     \
    }
#define LOGICAL_TEST(name, form, expression)                                                                          \
    static uint32_t name##_##form##_s(core *c, const struct instruction *i)                                           \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], carry, b = operand_##form(c, i, &carry);                                             \
        set_nz(c, expression);                                                                                        \
        c->carry = carry;                                                                                             \
        return 0;                                                                                                     \
    }
/* x + y + carry_in, which is how all sums and differences come about. */
#define ARITHMETIC(name, form, x, y, carry_in)                                                                        \
    static uint32_t name##_##form(core *c, const struct instruction *i)                                               \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], ignored, b = operand_##form(c, i, &ignored);                                         \
        c->r[i->d] = (x) + (y) + (carry_in);                                                                          \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static uint32_t name##_##form##_s(core *c, const struct instruction *i)                                           \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], ignored, b = operand_##form(c, i, &ignored);                                         \
        c->r[i->d] = add_with_carry(c, x, y, carry_in);                                                               \
        return 0;                                                                                                     \
    }
#define ARITHMETIC_TEST(name, form, x, y, carry_in)                                                                   \
    static uint32_t name##_##form##_s(core *c, const struct instruction *i)                                           \
    {                                                                                                                 \
        uint32_t a = c->r[i->n], ignored, b = operand_##form(c, i, &ignored);                                         \
        add_with_carry(c, x, y, carry_in);                                                                            \
        return 0;                                                                                                     \
    }

#define OPERATIONS_OF(form)                                                                                           \
    LOGICAL(and, form, a & b)                                                                                         \
    LOGICAL(bic, form, a & ~b)                                                                                        \
    LOGICAL(orr, form, a | b)                                                                                         \
    LOGICAL(orn, form, a | ~b)                                                                                        \
    LOGICAL(eor, form, a ^ b)                                                                                         \
    LOGICAL(mov, form, b)                                                                                             \
    LOGICAL(mvn, form, ~b)                                                                                            \
    LOGICAL_TEST(tst, form, a & b)                                                                                    \
    LOGICAL_TEST(teq, form, a ^ b)                                                                                    \
    ARITHMETIC(add, form, a, b, 0)                                                                                    \
    ARITHMETIC(adc, form, a, b, c->carry)                                                                             \
    ARITHMETIC(sub, form, a, ~b, 1)                                                                                   \
    ARITHMETIC(sbc, form, a, ~b, c->carry)                                                                            \
    ARITHMETIC(rsb, form, ~a, b, 1)                                                                                   \
    ARITHMETIC_TEST(cmp, form, a, ~b, 1)                                                                              \
    ARITHMETIC_TEST(cmn, form, a, b, 0)

OPERATIONS_OF(IMMEDIATE)
OPERATIONS_OF(REGISTER)
OPERATIONS_OF(SHIFTED)

#define BOTH(name, form) {name##_##form, name##_##form##_s}
#define ONE(name, form) {name##_##form##_s, name##_##form##_s}
#define ROW(pick, name) {pick(name, IMMEDIATE), pick(name, REGISTER), pick(name, SHIFTED)}
handler *const data_handlers[OPERATIONS][FORMS][2] = {
    [OP_AND] = ROW(BOTH, and), [OP_BIC] = ROW(BOTH, bic), [OP_ORR] = ROW(BOTH, orr), [OP_ORN] = ROW(BOTH, orn),
    [OP_EOR] = ROW(BOTH, eor), [OP_TST] = ROW(ONE, tst),  [OP_TEQ] = ROW(ONE, teq),  [OP_MOV] = ROW(BOTH, mov),
    [OP_MVN] = ROW(BOTH, mvn), [OP_ADD] = ROW(BOTH, add), [OP_ADC] = ROW(BOTH, adc), [OP_SUB] = ROW(BOTH, sub),
    [OP_SBC] = ROW(BOTH, sbc), [OP_RSB] = ROW(BOTH, rsb), [OP_CMP] = ROW(ONE, cmp),  [OP_CMN] = ROW(ONE, cmn),
};

uint32_t shift_by_register(core *c, const struct instruction *i)
{
    uint32_t ignored = 0;
    c->r[i->d] = shift((enum shift)i->shift, c->r[i->n], c->r[i->m] & 0xff, &ignored);
    return 0;
}

uint32_t shift_by_register_s(core *c, const struct instruction *i)
{
    set_nz(c, c->r[i->d] = shift((enum shift)i->shift, c->r[i->n], c->r[i->m] & 0xff, &c->carry));
    return 0;
}

/* SP's two lowest bits are always zero. The second operand is an immediate where there is no m. */
static uint32_t second_operand(core *c, const struct instruction *i)
{
    return i->m == NO_REGISTER ? i->immediate : c->r[i->m] << i->amount;
}

uint32_t write_sp_add(core *c, const struct instruction *i)
{
    uint32_t a = c->r[i->n], b = second_operand(c, i);
    uint32_t sum = i->flags & SETS_FLAGS ? add_with_carry(c, a, b, 0) : a + b;
    c->r[13] = sum & ~UINT32_C(3);
    return 0;
}

uint32_t write_sp_subtract(core *c, const struct instruction *i)
{
    uint32_t a = c->r[i->n], b = ~second_operand(c, i);
    uint32_t sum = i->flags & SETS_FLAGS ? add_with_carry(c, a, b, 1) : a + b + 1;
    c->r[13] = sum & ~UINT32_C(3);
    return 0;
}

uint32_t write_sp_move(core *c, const struct instruction *i)
{
    c->r[13] = c->r[i->m] & ~UINT32_C(3);
    return 0;
}

uint32_t move_top(core *c, const struct instruction *i)
{
    c->r[i->d] = (c->r[i->d] & 0xffff) | i->immediate << 16;
    return 0;
}

uint32_t bitfield_signed(core *c, const struct instruction *i)
{
    c->r[i->d] = (uint32_t)((int32_t)(c->r[i->n] << (32 - i->amount - i->a)) >> (32 - i->amount));
    return 0;
}

uint32_t bitfield_unsigned(core *c, const struct instruction *i)
{
    c->r[i->d] = c->r[i->n] << (32 - i->amount - i->a) >> (32 - i->amount);
    return 0;
}

uint32_t bitfield_insert(core *c, const struct instruction *i)
{
    uint32_t inserted = i->n == NO_REGISTER ? 0 : c->r[i->n] << i->a;
    c->r[i->d] = (c->r[i->d] & ~i->immediate) | (inserted & i->immediate);
    return 0;
}

uint32_t extend(core *c, const struct instruction *i)
{
    uint32_t value = rotate(c->r[i->m], i->amount);
    if (i->flags & SIGNED)
        value = (uint32_t)(i->flags & BYTE ? (int8_t)value : (int16_t)value);
    else
        value &= i->flags & BYTE ? 0xff : 0xffff;
    c->r[i->d] = value + (i->n == NO_REGISTER ? 0 : c->r[i->n]);
    return 0;
}

uint32_t extend_pair(core *c, const struct instruction *i)
{
    uint32_t value = rotate(c->r[i->m], i->amount), base = i->n == NO_REGISTER ? 0 : c->r[i->n];
    uint32_t low = value & 0xff, high = value >> 16 & 0xff;
    if (i->flags & SIGNED) {
        low = (uint32_t)(int8_t)low;
        high = (uint32_t)(int8_t)high;
    }
    c->r[i->d] = ((base + low) & 0xffff) | (base + (high << 16)) >> 16 << 16;
    return 0;
}

uint32_t pack_halfwords(core *c, const struct instruction *i)
{
    uint32_t ignored = 0, other = shift((enum shift)i->shift, c->r[i->m], i->amount, &ignored);
    c->r[i->d] = i->shift == ASR ? (c->r[i->n] & 0xffff0000) | (other & 0xffff)
                                 : (c->r[i->n] & 0xffff) | (other & 0xffff0000);
    return 0;
}

uint32_t reverse_bytes(core *c, const struct instruction *i)
{
    c->r[i->d] = __builtin_bswap32(c->r[i->m]);
    return 0;
}

uint32_t reverse_bytes_16(core *c, const struct instruction *i)
{
    c->r[i->d] = rotate(__builtin_bswap32(c->r[i->m]), 16);
    return 0;
}

uint32_t reverse_bytes_signed(core *c, const struct instruction *i)
{
    c->r[i->d] = (uint32_t)(int16_t)__builtin_bswap16((uint16_t)c->r[i->m]);
    return 0;
}

uint32_t reverse_bits(core *c, const struct instruction *i)
{
    uint32_t value = __builtin_bswap32(c->r[i->m]);
    value = (value >> 4 & 0x0f0f0f0f) | (value & 0x0f0f0f0f) << 4;
    value = (value >> 2 & 0x33333333) | (value & 0x33333333) << 2;
    c->r[i->d] = (value >> 1 & 0x55555555) | (value & 0x55555555) << 1;
    return 0;
}

uint32_t count_leading_zeros(core *c, const struct instruction *i)
{
    uint32_t value = c->r[i->m];
    c->r[i->d] = value == 0 ? 32 : (uint32_t)__builtin_clz(value);
    return 0;
}
