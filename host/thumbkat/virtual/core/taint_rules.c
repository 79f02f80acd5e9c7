/* How instructions pass secrets on: for each handler a rule, which works on the masks of its operands before the handler
 * works on their values.
 *
 * A mask says of each bit whether it depends on a secret. With the value v and the mask t of an operand, v & ~t is the
 * least that it can be and v | t the most, which tells what sums and products cannot reach. */
#include "flags.h"
#include "handlers.h"
#include "taint.h"

#include <pthread.h>

#define ALL UINT32_C(0xffffffff)

struct rule;
typedef void pass_on(core *c, const struct instruction *i, const struct rule *rule);
struct rule {
    handler *execute;
    pass_on *pass_on;
    uint8_t operation, form, sets_flags;
};

static inline uint32_t any(uint32_t mask) { return mask != 0 ? ALL : 0; }
static inline uint32_t upwards(uint32_t mask) { return mask | -mask; } /* from its lowest bit on */
static inline uint32_t mask_of(const core *c, unsigned number) { return number > 14 ? 0 : c->taint->r[number]; }
static inline uint32_t value_of(const core *c, unsigned number) { return number == NO_REGISTER ? 0 : c->r[number]; }

static inline void put(core *c, unsigned number, uint32_t mask)
{
    if (number < 15)
        c->taint->r[number] = mask;
}

static inline void put_flag(core *c, uint32_t flag, bool secret)
{
    c->taint->flags = secret ? c->taint->flags | flag : c->taint->flags & ~flag;
}

/* N and Z of a result. It is not zero, whatever the secret, if a bit that does not depend on it is set. */
static inline void put_nz(core *c, uint32_t result, uint32_t mask)
{
    put_flag(c, TAINT_N, mask >> 31);
    put_flag(c, TAINT_Z, mask != 0 && (result & ~mask) == 0);
}

/* x + y + carry: where the least and the most differ, and where an operand's own bit may change. */
struct sum { uint32_t mask; bool carry; };

static inline struct sum sum_of(uint32_t x, uint32_t tx, uint32_t y, uint32_t ty, uint32_t carry, bool secret_carry)
{
    uint64_t least = (uint64_t)(x & ~tx) + (y & ~ty) + (secret_carry ? 0 : carry);
    uint64_t most = (uint64_t)(x | tx) + (y | ty) + (secret_carry ? 1 : carry);
    return (struct sum){tx | ty | (uint32_t)(least ^ most), least >> 32 != most >> 32};
}

/* n m: what both leave clear at the bottom stays clear, and so does what the greatest product does not reach. */
static inline uint64_t product_of(uint32_t n, uint32_t tn, uint32_t m, uint32_t tm)
{
    uint32_t most_n = n | tn, most_m = m | tm;
    if ((tn | tm) == 0 || most_n == 0 || most_m == 0)
        return 0;
    unsigned lowest = 64, low_n = (unsigned)__builtin_ctz(most_n), low_m = (unsigned)__builtin_ctz(most_m);
    if (tn != 0)
        lowest = (unsigned)__builtin_ctz(tn) + low_m;
    if (tm != 0 && (unsigned)__builtin_ctz(tm) + low_n < lowest)
        lowest = (unsigned)__builtin_ctz(tm) + low_n;
    uint64_t most = (uint64_t)most_n * most_m;
    uint64_t reached = UINT64_MAX >> __builtin_clzll(most);
    return lowest > 63 ? 0 : reached & ~((UINT64_C(1) << lowest) - 1);
}

/* Data processing. */

static uint32_t second_mask(core *c, const struct instruction *i, unsigned form, uint32_t *value, bool *carry)
{
    struct taint *t = c->taint;
    uint32_t bits, values_carry = c->carry, masks_carry = (t->flags & TAINT_C) != 0;
    switch (form) {
    case IMMEDIATE:
        *value = i->immediate;
        *carry = i->carry == CARRY_KEPT && masks_carry;
        return 0;
    case REGISTER:
        *value = c->r[i->m];
        *carry = masks_carry;
        return mask_of(c, i->m);
    default:
        *value = shift((enum shift)i->shift, c->r[i->m], i->amount, &values_carry);
        bits = shift((enum shift)i->shift, mask_of(c, i->m), i->amount, &masks_carry);
        *carry = masks_carry;
        return bits;
    }
}

static void logical(core *c, const struct instruction *i, const struct rule *rule)
{
    enum operation operation = (enum operation)rule->operation;
    uint32_t a = c->r[i->n], ta = mask_of(c, i->n), b, result, mask;
    bool carry;
    uint32_t tb = second_mask(c, i, rule->form, &b, &carry);
    bool same = rule->form == REGISTER && i->n == i->m;
    if (operation == OP_BIC || operation == OP_ORN || operation == OP_MVN)
        b = ~b;
    switch (operation) {
    case OP_AND: case OP_BIC: case OP_TST: /* a clean 0 decides */
        result = a & b;
        mask = same && operation == OP_BIC ? 0 : (ta | tb) & (a | ta) & (b | tb);
        break;
    case OP_ORR: case OP_ORN: /* a clean 1 decides */
        result = a | b;
        mask = same && operation == OP_ORN ? 0 : (ta | tb) & (~a | ta) & (~b | tb);
        break;
    case OP_EOR: case OP_TEQ:
        result = a ^ b;
        mask = same ? 0 : ta | tb;
        break;
    default:
        result = b;
        mask = tb;
    }
    if (rule->sets_flags) {
        put_nz(c, result, mask);
        put_flag(c, TAINT_C, carry);
    }
    if (operation != OP_TST && operation != OP_TEQ)
        put(c, i->d, mask);
}

static void arithmetic(core *c, const struct instruction *i, const struct rule *rule)
{
    enum operation operation = (enum operation)rule->operation;
    bool with_carry = operation == OP_ADC || operation == OP_SBC, unused;
    bool subtracts = operation == OP_SUB || operation == OP_SBC || operation == OP_CMP;
    uint32_t x = c->r[i->n], tx = mask_of(c, i->n), y, ty = second_mask(c, i, rule->form, &y, &unused);
    uint32_t carry_in = with_carry ? c->carry : subtracts || operation == OP_RSB;
    bool secret_carry = with_carry && (c->taint->flags & TAINT_C);
    struct sum sum;

    if (subtracts)
        y = ~y;
    if (operation == OP_RSB)
        x = ~x;
    if (rule->form == REGISTER && i->n == i->m && (subtracts || operation == OP_RSB))
        /* x - x is 0, whatever x is; less the borrow it is 0 or -1 */
        sum = (struct sum){secret_carry ? ALL : 0, secret_carry};
    else
        sum = sum_of(x, tx, y, ty, carry_in, secret_carry);
    if (rule->sets_flags) {
        put_nz(c, x + y + carry_in, sum.mask);
        /* A difference is not zero if its operands, one of which is inverted here, differ in a bit that is clean. */
        if ((subtracts || operation == OP_RSB) && !with_carry && (~(x ^ y) & ~(tx | ty)) != 0)
            put_flag(c, TAINT_Z, false);
        put_flag(c, TAINT_C, sum.carry);
        put_flag(c, TAINT_V, sum.mask >> 31); /* which has the operands' highest bits in it */
    }
    if (operation != OP_CMP && operation != OP_CMN)
        put(c, i->d, sum.mask);
}

static void shifted(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t amount = c->r[i->m] & 0xff, tn = mask_of(c, i->n), carry = (c->taint->flags & TAINT_C) != 0, mask;
    uint32_t result, values_carry = c->carry;
    if (mask_of(c, i->m) & 0xff) {
        mask = any(c->r[i->n] | tn);
        carry = 1;
    } else {
        mask = shift((enum shift)i->shift, tn, amount, &carry);
    }
    result = shift((enum shift)i->shift, c->r[i->n], amount, &values_carry);
    if (rule->sets_flags) {
        put_nz(c, result, mask);
        put_flag(c, TAINT_C, carry);
    }
    put(c, i->d, mask);
}

/* SP: as good as never secret, so that it is all of it or nothing. */
static void to_sp(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t mask = any(mask_of(c, i->m) | (i->execute == write_sp_move ? 0 : mask_of(c, i->n)));
    (void)rule;
    put(c, 13, mask);
    if (i->execute != write_sp_move && (i->flags & SETS_FLAGS))
        c->taint->flags = mask ? TAINT_N | TAINT_Z | TAINT_C | TAINT_V : 0;
}

static void move_upper(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    put(c, i->d, mask_of(c, i->d) & 0xffff);
}

static void bitfield(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t top = mask_of(c, i->n) << (32 - i->amount - i->a);
    (void)rule;
    put(c, i->d, i->execute == bitfield_signed ? (uint32_t)((int32_t)top >> (32 - i->amount)) : top >> (32 - i->amount));
}

static void insert(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    put(c, i->d, (mask_of(c, i->d) & ~i->immediate) | (mask_of(c, i->n) << (i->n == NO_REGISTER ? 0 : i->a) & i->immediate));
}

static uint32_t extended(const struct instruction *i, uint32_t value)
{
    value = rotate(value, i->amount);
    if (i->flags & SIGNED)
        return (uint32_t)(i->flags & BYTE ? (int8_t)value : (int16_t)value);
    return value & (i->flags & BYTE ? 0xff : 0xffff);
}

static void extends(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    put(c, i->d, sum_of(value_of(c, i->n), mask_of(c, i->n), extended(i, c->r[i->m]), extended(i, mask_of(c, i->m)), 0,
                        false).mask);
}

static uint32_t lane_upwards(uint32_t mask, unsigned width)
{
    uint32_t lane = width == 32 ? ALL : (UINT32_C(1) << width) - 1, all = 0;
    for (unsigned at = 0; at < 32; at += width)
        all |= (upwards(mask >> at & lane) & lane) << at;
    return all;
}

static void extends_pair(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t m = rotate(mask_of(c, i->m), i->amount), low = m & 0xff, high = m >> 16 & 0xff;
    (void)rule;
    if (i->flags & SIGNED) {
        low = (uint32_t)(int8_t)low & 0xffff;
        high = (uint32_t)(int8_t)high & 0xffff;
    }
    uint32_t mask = low | high << 16;
    put(c, i->d, i->n == NO_REGISTER ? mask : lane_upwards(mask | mask_of(c, i->n), 16));
}

static void packs(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t ignored = 0, n = mask_of(c, i->n), m = shift((enum shift)i->shift, mask_of(c, i->m), i->amount, &ignored);
    (void)rule;
    put(c, i->d, i->shift == ASR ? (n & 0xffff0000) | (m & 0xffff) : (n & 0xffff) | (m & 0xffff0000));
}

/* Where every bit of the result is one of m's: the handler itself moves the mask, as if it were the value. */
static void rearranges(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t value = c->r[i->m], old = c->r[i->d], mask;
    (void)rule;
    c->r[i->m] = mask_of(c, i->m);
    i->execute(c, i);
    mask = c->r[i->d];
    c->r[i->d] = old;
    c->r[i->m] = value;
    put(c, i->d, mask);
}

static void counts_zeros(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    put(c, i->d, mask_of(c, i->m) ? 0x3f : 0);
}

/* Multiplications and divisions. */

static void multiplies(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t n = c->r[i->n], m = c->r[i->m], tn = mask_of(c, i->n), tm = mask_of(c, i->m);
    uint32_t mask = (uint32_t)product_of(n, tn, m, tm);
    if (!c->v7 && c->multiplier_cycles != 1 && (tn | tm))
        taint_report(c, FINDING_TIME, 0);
    if (i->execute == multiply_add || i->execute == multiply_subtract)
        mask = upwards(mask | mask_of(c, i->a));
    if (rule->sets_flags)
        put_nz(c, n * m, mask);
    put(c, i->d, mask);
}

static void multiplies_long(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t tn = mask_of(c, i->n), tm = mask_of(c, i->m);
    bool adds = i->execute == multiply_long_add_add || (i->flags & ACCUMULATES);
    uint64_t mask = product_of(c->r[i->n], tn, c->r[i->m], tm);
    (void)rule;
    if (i->execute == multiply_long && (i->flags & SIGNED) && mask != 0)
        mask |= -mask;
    if (adds) {
        uint64_t added = i->execute == multiply_long_add_add ? mask_of(c, i->d) | mask_of(c, i->a)
                                                             : (uint64_t)mask_of(c, i->a) << 32 | mask_of(c, i->d);
        mask |= added;
        mask |= -mask;
    }
    put(c, i->d, (uint32_t)mask);
    put(c, i->a, (uint32_t)(mask >> 32));
}

static uint32_t half_mask(uint32_t mask, bool top) { return top ? mask >> 16 : mask & 0xffff; }

/* Of the DSP multiplications: all of the result, if any bit of what counts. */
static void multiplies_signed(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t n = mask_of(c, i->n), m = mask_of(c, i->m);
    bool is_long = i->execute == multiply_long_halves || i->execute == multiply_long_dual;
    (void)rule;
    if (i->execute == multiply_halves || i->execute == multiply_long_halves)
        n = half_mask(n, i->immediate & 2);
    if (i->execute == multiply_halves || i->execute == multiply_long_halves || i->execute == multiply_word_half)
        m = half_mask(m, i->immediate & 1);
    uint32_t mask = any(n | m | mask_of(c, i->a) | (is_long ? mask_of(c, i->d) : 0));
    put(c, i->d, mask);
    if (is_long)
        put(c, i->a, mask);
    else if (mask)
        c->taint->q = true;
}

static void divides(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t mask = any(mask_of(c, i->n) | mask_of(c, i->m));
    (void)rule;
    if (mask)
        taint_report(c, FINDING_TIME, 0);
    put(c, i->d, mask);
}

/* Bytes and halfwords. */

static void works_in_parallel(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t operation = i->immediate, kind = operation & 0xf, n = mask_of(c, i->n), m = mask_of(c, i->m);
    bool bytes = kind == PARALLEL_ADD8 || kind == PARALLEL_SUB8;
    bool plain = !(operation & (PARALLEL_SATURATING | PARALLEL_HALVING));
    unsigned width = bytes ? 8 : 16;
    uint32_t lane = (UINT32_C(1) << width) - 1, mask = 0, ge = 0;
    (void)rule;
    if (kind == PARALLEL_ASX || kind == PARALLEL_SAX)
        m = rotate(m, 16);
    for (unsigned at = 0; at < 32; at += width) {
        uint32_t both = (n | m) >> at & lane;
        if (both == 0)
            continue;
        mask |= (plain ? upwards(both) & lane : lane) << at;
        ge |= bytes ? 1u << at / 8 : 3u << at / 8;
    }
    if (plain)
        c->taint->ge = ge;
    put(c, i->d, mask);
}

static void selects(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t mask = 0;
    (void)rule;
    for (unsigned k = 0; k < 4; k++) {
        uint32_t byte = UINT32_C(0xff) << 8 * k;
        mask |= c->taint->ge >> k & 1 ? byte : mask_of(c, c->ge >> k & 1 ? i->n : i->m) & byte;
    }
    put(c, i->d, mask);
}

static void mixes(core *c, const struct instruction *i, const struct rule *rule) /* whatever of n, m and a */
{
    uint32_t mask = any(mask_of(c, i->n) | mask_of(c, i->m) | mask_of(c, i->a));
    (void)rule;
    put(c, i->d, mask);
    if (mask)
        c->taint->q = true;
}

static void saturates(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    put(c, i->d, any(mask_of(c, i->n)));
    if (mask_of(c, i->n))
        c->taint->q = true;
}

/* Loads and stores. An address that depends on a secret is a finding, and what it brings is secret. */

static bool secret_address(core *c, const struct instruction *i, uint32_t address, bool loads, bool has_m)
{
    if ((mask_of(c, i->n) | (has_m ? mask_of(c, i->m) : 0)) == 0)
        return false;
    taint_report(c, loads ? FINDING_LOAD_ADDRESS : FINDING_STORE_ADDRESS, address);
    return true;
}

static uint32_t loaded(core *c, uint32_t address, uint32_t size, bool is_signed, bool secret)
{
    uint32_t mask = taint_load(c, address, size);
    if (is_signed)
        mask = size == 1 ? (uint32_t)(int8_t)mask : (uint32_t)(int16_t)mask;
    return secret ? ALL : mask;
}

static void stored(core *c, uint32_t address, uint32_t size, uint32_t mask, bool secret)
{
    taint_store(c, address, size, secret ? ALL : mask);
}

static const struct { uint8_t size, is_signed; } accesses[ACCESSES] = {
    [LDR] = {4, 0}, [LDRB] = {1, 0}, [LDRH] = {2, 0}, [LDRSB] = {1, 1}, [LDRSH] = {2, 1},
    [STR] = {4, 0}, [STRB] = {1, 0}, [STRH] = {2, 0},
};

static void accesses_memory(core *c, const struct instruction *i, const struct rule *rule)
{
    enum access access = (enum access)rule->operation;
    enum mode mode = (enum mode)rule->form;
    bool loads = access < STR;
    uint32_t offset = mode == REGISTER_OFFSET ? c->r[i->m] << i->amount : i->immediate;
    uint32_t address = c->r[i->n] + (mode == POST_INDEXED ? 0 : offset), size = accesses[access].size;
    bool secret = secret_address(c, i, address, loads, mode == REGISTER_OFFSET);
    /* The base keeps its mask: the offset that is added is an immediate. */
    if (loads)
        put(c, i->d, loaded(c, address, size, accesses[access].is_signed, secret));
    else
        stored(c, address, size, mask_of(c, i->d), secret);
}

static uint32_t general_address(const core *c, const struct instruction *i)
{
    uint32_t base = c->r[i->n];
    return i->flags & INDEXED ? base + (i->m == NO_REGISTER ? i->immediate : c->r[i->m] << i->amount) : base;
}

static void loads_special(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t address = general_address(c, i);
    bool secret = secret_address(c, i, address, true, true);
    uint32_t mask = loaded(c, address, 4, false, secret);
    (void)rule;
    if (i->d == 15 && mask != 0)
        taint_report(c, FINDING_BRANCH, 0);
    put(c, i->d, mask);
}

static uint32_t size_by_flags(const struct instruction *i) { return i->flags & BYTE ? 1 : i->flags & HALFWORD ? 2 : 4; }

static void transfers_unprivileged(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t address = general_address(c, i), size = size_by_flags(i);
    bool loads = i->flags & LOADS, secret = secret_address(c, i, address, loads, false);
    (void)rule;
    if (loads)
        put(c, i->d, loaded(c, address, size, i->flags & SIGNED, secret));
    else
        stored(c, address, size, mask_of(c, i->d), secret);
}

static void transfers_double(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t address = general_address(c, i);
    bool loads = i->execute == load_double, secret = secret_address(c, i, address, loads, false);
    (void)rule;
    if (loads) {
        uint32_t low = loaded(c, address, 4, false, secret), high = loaded(c, address + 4, 4, false, secret);
        put(c, i->d, low);
        put(c, i->a, high);
    } else {
        stored(c, address, 4, mask_of(c, i->d), secret);
        stored(c, address + 4, 4, mask_of(c, i->a), secret);
    }
}

static void transfers_multiple(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t count = (uint32_t)__builtin_popcount(i->immediate), base = c->r[i->n];
    uint32_t address = i->flags & DOWN ? base - 4 * count : base;
    bool loads = i->execute == load_multiple, secret = secret_address(c, i, address, loads, false);
    (void)rule;
    for (uint32_t left = i->immediate; left != 0; left &= left - 1, address += 4) {
        unsigned number = (unsigned)__builtin_ctz(left);
        if (!loads) {
            stored(c, address, 4, mask_of(c, number), secret);
            continue;
        }
        uint32_t mask = loaded(c, address, 4, false, secret);
        if (number == 15 && mask != 0)
            taint_report(c, FINDING_BRANCH, 0);
        put(c, number, mask);
    }
}

static void transfers_exclusive(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t address = c->r[i->n] + i->immediate, size = size_by_flags(i);
    bool loads = i->execute == load_exclusive, secret = secret_address(c, i, address, loads, false);
    (void)rule;
    if (loads) {
        put(c, i->d, loaded(c, address, size, false, secret));
    } else {
        if (c->exclusive)
            stored(c, address, size, mask_of(c, i->a), secret);
        put(c, i->d, 0);
    }
}

/* Branches. */

static void branches_by(core *c, const struct instruction *i, const struct rule *rule) /* the register m */
{
    (void)rule;
    if (mask_of(c, i->m))
        taint_report(c, FINDING_BRANCH, 0);
    if (i->execute == branch_and_link_register)
        put(c, 14, 0);
}

static void branches_if(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)rule;
    taint_condition(c, i->a);
}

static void branches_if_zero(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t mask = mask_of(c, i->n);
    (void)rule;
    if (mask != 0 && (c->r[i->n] & ~mask) == 0)
        taint_report(c, FINDING_BRANCH, 0);
}

static void links(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)i;
    (void)rule;
    put(c, 14, 0);
}

static void branches_by_table(core *c, const struct instruction *i, const struct rule *rule)
{
    bool halves = i->flags & HALFWORD;
    uint32_t address = c->r[i->n] + (halves ? 2 : 1) * c->r[i->m];
    bool secret = secret_address(c, i, address, true, true);
    (void)rule;
    if (loaded(c, address, halves ? 2 : 1, false, secret))
        taint_report(c, FINDING_BRANCH, 0);
}

/* Special registers. */

static void reads_special(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t number = i->immediate & 0xff, mask = 0;
    struct taint *t = c->taint;
    (void)rule;
    if (number < 8 && !(number & 4))
        mask = taint_status(t);
    else if (number == 8 || number == 9)
        mask = t->r[13];
    put(c, i->d, mask);
}

static void writes_special(core *c, const struct instruction *i, const struct rule *rule)
{
    uint32_t number = i->immediate & 0xff, mask = mask_of(c, i->n);
    struct taint *t = c->taint;
    (void)rule;
    if (number < 8 && !(number & 4)) {
        if (i->a & 2)
            taint_put_status(t, mask);
        if (i->a & 1)
            t->ge = mask >> 16 & 15;
    } else if (mask != 0) {
        taint_report(c, FINDING_BRANCH, 0); /* which interrupts come, or where the stack is */
    }
}

static void nothing_passes(core *c, const struct instruction *i, const struct rule *rule)
{
    (void)c;
    (void)i;
    (void)rule;
}

/* The FPU. */

enum { VMOV_MASK = 0xffbf0ed0, VMOV_REGISTER = 0xeeb00a40, VABS = 0xeeb00ac0, VNEG = 0xeeb10a40, FPCCR_LSPACT = 1 };
#define FPSCR_FLAGS (FPSCR_N | FPSCR_Z | FPSCR_C | FPSCR_V)
#define FPSCR_CUMULATIVE (FPSCR_IXC | FPSCR_UFC | FPSCR_OFC | FPSCR_DZC | FPSCR_IOC)

/* The instruction is going to save the interrupted program's registers first, if they are not on its stack yet. */
static void fpu_saved(core *c)
{
    if (c->fpccr & FPCCR_LSPACT)
        taint_fpu_pushed(c, c->fpcar);
}

static void fpu_computes(core *c, const struct instruction *i, const struct rule *rule)
{
    struct taint *t = c->taint;
    struct fpu_timing uses = fpu_timing(i->immediate);
    uint32_t mask = 0, kind = i->immediate & VMOV_MASK;
    (void)rule;
    fpu_saved(c);
    for (uint32_t left = uses.reads; left != 0; left &= left - 1)
        mask |= t->s[__builtin_ctz(left)];
    if (uses.cycles == 0)
        return;
    if (kind != VMOV_REGISTER)
        mask = any(mask);
    if (uses.writes == 0)
        t->fpscr = (t->fpscr & ~FPSCR_FLAGS) | (mask & FPSCR_FLAGS);
    if (kind != VMOV_REGISTER && kind != VABS && kind != VNEG)
        t->fpscr |= mask & FPSCR_CUMULATIVE;
    for (uint32_t left = uses.writes; left != 0; left &= left - 1)
        t->s[__builtin_ctz(left)] = mask;
}

static void fpu_moves(core *c, const struct instruction *i, const struct rule *rule)
{
    struct taint *t = c->taint;
    bool two = i->execute == fpu_move_two;
    (void)rule;
    fpu_saved(c);
    if (i->flags & LOADS) {
        put(c, i->d, t->s[i->a]);
        if (two)
            put(c, i->n, t->s[i->a + 1]);
    } else {
        t->s[i->a] = mask_of(c, i->d);
        if (two)
            t->s[i->a + 1] = mask_of(c, i->n);
    }
}

static void fpu_moves_status(core *c, const struct instruction *i, const struct rule *rule)
{
    struct taint *t = c->taint;
    (void)rule;
    fpu_saved(c);
    if (!(i->flags & LOADS))
        t->fpscr = mask_of(c, i->d) & FPSCR_MASK;
    else if (i->d == 15)
        t->flags = t->fpscr >> 28;
    else
        put(c, i->d, t->fpscr);
}

static void fpu_accesses_memory(core *c, const struct instruction *i, const struct rule *rule)
{
    struct taint *t = c->taint;
    uint32_t base = c->r[i->n];
    uint32_t address = i->flags & INDEXED ? base + i->immediate : i->flags & DOWN ? base - i->immediate : base;
    bool loads = i->flags & LOADS, secret = secret_address(c, i, address, loads, false);
    (void)rule;
    fpu_saved(c);
    for (uint32_t k = 0; k < i->amount; k++) {
        if (loads)
            t->s[i->a + k] = loaded(c, address + 4 * k, 4, false, secret);
        else
            stored(c, address + 4 * k, 4, t->s[i->a + k], secret);
    }
}

/* From handlers to rules: a hash with open addressing, filled once for all cores. */

enum { SLOTS = 1024 };
static struct rule slots[SLOTS];

static struct rule *slot_of(handler *execute)
{
    uint64_t key = (uint64_t)(uintptr_t)execute * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t slot = (uint32_t)(key >> 32) % SLOTS;
    while (slots[slot].execute != NULL && slots[slot].execute != execute)
        slot = (slot + 1) % SLOTS;
    return &slots[slot];
}

static void set_rule(handler *execute, pass_on *pass_on, unsigned operation, unsigned form, bool sets_flags)
{
    *slot_of(execute) = (struct rule){execute, pass_on, (uint8_t)operation, (uint8_t)form, sets_flags};
}

static void set_all_rules(void)
{
    static const struct { handler *execute; pass_on *pass_on; bool sets_flags; } others[] = {
        {shift_by_register, shifted, false}, {shift_by_register_s, shifted, true},
        {write_sp_add, to_sp, false}, {write_sp_subtract, to_sp, false}, {write_sp_move, to_sp, false},
        {move_top, move_upper, false}, {bitfield_signed, bitfield, false}, {bitfield_unsigned, bitfield, false},
        {bitfield_insert, insert, false}, {extend, extends, false}, {extend_pair, extends_pair, false},
        {pack_halfwords, packs, false}, {reverse_bytes, rearranges, false}, {reverse_bytes_16, rearranges, false},
        {reverse_bytes_signed, rearranges, false}, {reverse_bits, rearranges, false},
        {count_leading_zeros, counts_zeros, false},
        {multiply, multiplies, false}, {multiply_s, multiplies, true}, {multiply_add, multiplies, false},
        {multiply_subtract, multiplies, false}, {multiply_long, multiplies_long, false},
        {multiply_long_add_add, multiplies_long, false}, {multiply_halves, multiplies_signed, false},
        {multiply_word_half, multiplies_signed, false}, {multiply_long_halves, multiplies_signed, false},
        {multiply_dual, multiplies_signed, false}, {multiply_long_dual, multiplies_signed, false},
        {multiply_most, multiplies_signed, false}, {divide_signed, divides, false}, {divide_unsigned, divides, false},
        {parallel, works_in_parallel, false}, {select_bytes, selects, false}, {sum_of_differences, mixes, false},
        {saturate, saturates, false}, {saturate_pair, saturates, false}, {saturating_add, mixes, false},
        {load_special, loads_special, false}, {transfer_unprivileged, transfers_unprivileged, false},
        {load_double, transfers_double, false}, {store_double, transfers_double, false},
        {load_multiple, transfers_multiple, false}, {store_multiple, transfers_multiple, false},
        {load_exclusive, transfers_exclusive, false}, {store_exclusive, transfers_exclusive, false},
        {clear_exclusive, nothing_passes, false},
        {branch, nothing_passes, false}, {branch_if, branches_if, false}, {branch_and_link, links, false},
        {branch_register, branches_by, false}, {branch_and_link_register, branches_by, false},
        {branch_if_zero, branches_if_zero, false}, {branch_if_not_zero, branches_if_zero, false},
        {move_to_pc, branches_by, false}, {add_to_pc, branches_by, false}, {table_branch, branches_by_table, false},
        {if_then, nothing_passes, false}, /* what follows it is conditional: taint_condition() */
        {move_from_special, reads_special, false}, {move_to_special, writes_special, false},
        {change_processor_state, nothing_passes, false}, {nothing, nothing_passes, false},
        {wait_for_interrupt, nothing_passes, false}, {wait_for_event, nothing_passes, false},
        {send_event, nothing_passes, false}, {supervisor_call, nothing_passes, false},
        {breakpoint, nothing_passes, false}, {undefined, nothing_passes, false},
        {fpu_arithmetic, fpu_computes, false}, {fpu_move_word, fpu_moves, false}, {fpu_move_two, fpu_moves, false},
        {fpu_status, fpu_moves_status, false}, {fpu_load_store, fpu_accesses_memory, false},
        {fpu_undefined, nothing_passes, false}, {fpu_absent, nothing_passes, false},
    };
    for (unsigned operation = 0; operation < OPERATIONS; operation++)
        for (unsigned form = 0; form < FORMS; form++)
            for (unsigned sets = 2; sets-- > 0;) { /* those that only test have one handler for both */
                bool tests = data_handlers[operation][form][0] == data_handlers[operation][form][1];
                set_rule(data_handlers[operation][form][sets], operation < OP_ADD ? logical : arithmetic, operation, form,
                         sets || tests);
            }
    for (unsigned access = 0; access < ACCESSES; access++)
        for (unsigned mode = 0; mode < MODES; mode++)
            set_rule(memory_handlers[access][mode], accesses_memory, access, mode, false);
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        set_rule(others[k].execute, others[k].pass_on, 0, 0, others[k].sets_flags);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

void taint_fill_rules(void) { pthread_once(&once, set_all_rules); }

void taint_pass_on(core *c, const struct instruction *i)
{
    const struct rule *rule = slot_of(i->execute);
    if (UNLIKELY(rule->execute == NULL))
        taint_report(c, FINDING_UNKNOWN, 0);
    else
        rule->pass_on(c, i, rule);
}
