/* The 32-bit encodings: those few of ARMv6-M, and ARMv7E-M's. An instruction is one word here, its first halfword the
 * upper one.
 *
 * All is undefined until it is found: who returns without a choice leaves the instruction as decode() made it. */
#include "decode.h"

static inline uint32_t field(uint32_t op, unsigned high, unsigned low) /* both included */
{
    return op >> low & ((UINT32_C(2) << (high - low)) - 1);
}
static inline bool sp_or_pc(unsigned r) { return r == 13 || r == 15; }

static void set_registers(uint32_t op, struct instruction *i)
{
    i->n = (uint8_t)field(op, 19, 16);
    i->a = (uint8_t)field(op, 15, 12);
    i->d = (uint8_t)field(op, 11, 8);
    i->m = (uint8_t)field(op, 3, 0);
}

/* MSR, MRS, barriers, BL, UDF. */

static bool is_special_register(const core *c, unsigned number)
{
    return number <= 9 ? number != 4 : number == 16 || number == 20 || (c->v7 && number >= 17 && number <= 19);
}

static void move_special(const core *c, uint32_t op, struct instruction *i)
{
    unsigned number = field(op, 7, 0);
    bool from = op >> 21 & 1; /* MRS */
    i->immediate = number;
    i->d = (uint8_t)field(op, 11, 8);
    i->n = (uint8_t)field(op, 19, 16);
    i->a = (uint8_t)field(op, 11, 10);
    if (!is_special_register(c, number))
        return;
    if (from) {
        if ((op & 0x001ff000) != 0x000f8000 || sp_or_pc(i->d))
            return;
    } else {
        /* The mask is for the parts of APSR; the GE bits came with the DSP instructions. */
        unsigned rest = field(op, 15, 12) << 2 | field(op, 9, 8), apsr_parts = c->v7 && number <= 3 ? 3 : 2;
        if (rest != 8 << 2 || (op >> 20 & 1) || sp_or_pc(i->n) || (i->a & ~apsr_parts) != 0 || i->a == 0)
            return;
    }
    i->execute = from ? move_from_special : move_to_special;
    set_kind(c, i, KIND_SPECIAL, 0);
}

static void barrier(const core *c, uint32_t op, struct instruction *i)
{
    if ((op & 0xffffff00) != 0xf3bf8f00)
        return;
    switch (field(op, 7, 4)) {
    case 2:
        if (c->v7 && field(op, 3, 0) == 15)
            i->execute = clear_exclusive;
        break;
    case 4: case 5:
        i->execute = nothing;
        set_kind(c, i, KIND_BARRIER, 0);
        break;
    case 6:
        i->execute = nothing;
        set_kind(c, i, KIND_ISB, 0);
        break;
    }
}

/* The two highest bits are stored so that they are 1 in short backward and forward branches alike. */
static uint32_t long_distance(uint32_t op)
{
    uint32_t s = op >> 26 & 1, i1 = ~(op >> 13 ^ s) & 1, i2 = ~(op >> 11 ^ s) & 1;
    return -s << 24 | i1 << 23 | i2 << 22 | field(op, 25, 16) << 12 | field(op, 10, 0) << 1;
}

static void branches_and_control(const core *c, uint32_t op, bool in_it, struct instruction *i)
{
    switch (op >> 12 & 5) {
    case 5:
        jump_by(c, i, branch_and_link, KIND_CALL, long_distance(op));
        return;
    case 1:
        if (c->v7)
            jump_by(c, i, branch, KIND_BRANCH, long_distance(op));
        return;
    case 4:
        return;
    }
    unsigned which = field(op, 26, 20);
    if ((which & 0x38) != 0x38) {
        if (!c->v7 || in_it)
            return;
        uint32_t distance = -(op >> 26 & 1) << 20 | (op >> 11 & 1) << 19 | (op >> 13 & 1) << 18 |
                            field(op, 21, 16) << 12 | field(op, 10, 0) << 1;
        jump_by(c, i, branch_if, KIND_BRANCH, distance);
        i->a = (uint8_t)field(op, 25, 22);
    } else if (which == 0x38 || which == 0x39 || which == 0x3e || which == 0x3f) {
        move_special(c, op, i);
    } else if (which == 0x3b) {
        barrier(c, op, i);
    } else if (c->v7 && (op & 0xffffff00) == 0xf3af8000) {
        hint(c, op & 0xff, i);
    }
}

void decode32_armv6m(const core *c, uint32_t op, struct instruction *i)
{
    if (op >> 27 == 0x1e && (op & 0x8000))
        branches_and_control(c, op, false, i);
}

/* Data processing. */

static const enum operation operations[16] = {
    [0] = OP_AND, [1] = OP_BIC,  [2] = OP_ORR,  [3] = OP_ORN,  [4] = OP_EOR,
    [8] = OP_ADD, [10] = OP_ADC, [11] = OP_SBC, [13] = OP_SUB, [14] = OP_RSB,
};
static bool is_operation(unsigned which) { return 0x6d1f >> which & 1; }

/* An operation that may be another one, where a register is 15: `form` is of the second operand. */
static void operate(const core *c, unsigned which, enum form form, bool s, struct instruction *i)
{
    enum operation operation = operations[which];
    bool adds = operation == OP_ADD || operation == OP_SUB;

    if (!is_operation(which))
        return;
    if (form != IMMEDIATE && sp_or_pc(i->m) && !(operation == OP_ORR && i->n == 15 && i->m == 13))
        return;
    if (i->d == 15) {
        static const enum operation tests[16] = {[0] = OP_TST, [4] = OP_TEQ, [8] = OP_CMN, [13] = OP_CMP};
        if (!s || (which != 0 && which != 4 && which != 8 && which != 13) || i->n == 15 || (i->n == 13 && !adds))
            return;
        data(c, i, tests[which], form, true);
        return;
    }
    if (i->n == 15) {
        if (operation != OP_ORR && operation != OP_ORN)
            return;
        operation = operation == OP_ORR ? OP_MOV : OP_MVN;
        if (operation == OP_MOV && form == REGISTER && !s) {
            if (i->d == 13 ? sp_or_pc(i->m) : i->m == 15)
                return;
            if (i->d == 13)
                alu(c, i, write_sp_move, 13);
            else
                data(c, i, OP_MOV, REGISTER, false);
            return;
        }
        if (form != IMMEDIATE && i->m == 13)
            return;
    } else if (i->n == 13 && !adds) {
        return;
    }
    if (i->d == 13) {
        if (!adds || i->n != 13 || (form == SHIFTED && (i->shift != LSL || i->amount > 3)))
            return;
        if (form == IMMEDIATE)
            i->m = NO_REGISTER;
        i->flags = s ? SETS_FLAGS : 0;
        alu(c, i, operation == OP_ADD ? write_sp_add : write_sp_subtract, 13);
        return;
    }
    data(c, i, operation, form, s);
}

/* Shift kinds with amounts as encoded: 0 means 32, or RRX; only LSL has a 0. */
static void set_shift(unsigned kind, unsigned amount, struct instruction *i)
{
    i->shift = (uint8_t)(kind == ROR && amount == 0 ? RRX : kind);
    i->amount = (uint8_t)(amount == 0 && (kind == LSR || kind == ASR) ? 32 : amount);
}

static void data_shifted_register(const core *c, uint32_t op, struct instruction *i)
{
    unsigned which = field(op, 24, 21), amount = field(op, 14, 12) << 2 | field(op, 7, 6);
    bool s = op >> 20 & 1;
    if (op & 0x8000)
        return;
    set_shift(field(op, 5, 4), amount, i);
    if (which == 6) { /* PKHBT, PKHTB */
        if (s || (op & 0x10) || sp_or_pc(i->d) || sp_or_pc(i->n) || sp_or_pc(i->m))
            return;
        alu(c, i, pack_halfwords, i->d);
        return;
    }
    operate(c, which, i->shift == LSL && i->amount == 0 ? REGISTER : SHIFTED, s, i);
}

/* The manual's ThumbExpandImm: a byte, repeated or rotated. False: UNPREDICTABLE. */
static bool expand_immediate(uint32_t op, struct instruction *i)
{
    uint32_t coded = field(op, 26, 26) << 11 | field(op, 14, 12) << 8 | field(op, 7, 0), byte = coded & 0xff;
    if (coded >> 10 != 0) {
        unsigned rotation = coded >> 7;
        uint32_t value = 0x80 | (coded & 0x7f);
        i->immediate = value >> rotation | value << (32 - rotation);
        i->carry = i->immediate >> 31;
        return true;
    }
    static const uint32_t repeat[4] = {1, 0x00010001, 0x01000100, 0x01010101};
    i->immediate = byte * repeat[coded >> 8];
    return coded >> 8 == 0 || byte != 0;
}

static void data_modified_immediate(const core *c, uint32_t op, struct instruction *i)
{
    if (expand_immediate(op, i))
        operate(c, field(op, 24, 21), IMMEDIATE, op >> 20 & 1, i);
}

static void saturation(const core *c, uint32_t op, struct instruction *i)
{
    bool is_signed = !(op >> 23 & 1), shifts_right = op >> 21 & 1;
    unsigned amount = field(op, 14, 12) << 2 | field(op, 7, 6);
    if (sp_or_pc(i->d) || sp_or_pc(i->n) || (op & 0x20) || (op & 0x04000000))
        return;
    i->immediate = field(op, 4, 0) + is_signed;
    i->flags = is_signed ? SIGNED : 0;
    if (shifts_right && amount == 0) {
        if (op & 0x10)
            return;
        alu(c, i, saturate_pair, i->d);
        return;
    }
    i->shift = shifts_right ? ASR : LSL;
    i->amount = (uint8_t)amount;
    alu(c, i, saturate, i->d);
}

static void bitfield(const core *c, uint32_t op, struct instruction *i)
{
    unsigned lowest = field(op, 14, 12) << 2 | field(op, 7, 6), last = field(op, 4, 0), which = field(op, 24, 20);
    if (sp_or_pc(i->d) || i->n == 13 || (op & 0x20) || (op & 0x04000000))
        return;
    i->a = (uint8_t)lowest;
    if (which == 0x16) { /* BFI, BFC: `last` is the highest bit */
        if (last < lowest)
            return;
        i->immediate = (uint32_t)(((UINT64_C(2) << last) - 1) & ~((UINT64_C(1) << lowest) - 1));
        if (i->n == 15)
            i->n = NO_REGISTER;
        alu(c, i, bitfield_insert, i->d);
        return;
    }
    if (i->n == 15 || lowest + last > 31) /* SBFX, UBFX: it is the width less one */
        return;
    i->amount = (uint8_t)(last + 1);
    alu(c, i, which == 0x14 ? bitfield_signed : bitfield_unsigned, i->d);
}

static void data_plain_immediate(const core *c, uint32_t op, uint32_t address, struct instruction *i)
{
    uint32_t small = field(op, 26, 26) << 11 | field(op, 14, 12) << 8 | field(op, 7, 0);
    i->immediate = small;
    switch (field(op, 24, 20)) {
    case 0x00: case 0x0a: { /* ADDW, SUBW; with PC: ADR */
        bool adds = field(op, 24, 20) == 0;
        if (i->n == 15) {
            if (sp_or_pc(i->d))
                return;
            i->immediate = (adds ? small : -small) - (address & 2);
            data(c, i, OP_ADD, IMMEDIATE, false);
        } else if (i->d != 15) {
            operate(c, adds ? 8 : 13, IMMEDIATE, false, i);
        }
        return;
    }
    case 0x04: case 0x0c: /* MOVW, MOVT */
        if (sp_or_pc(i->d))
            return;
        i->immediate = field(op, 19, 16) << 12 | small;
        i->n = 0;
        if (field(op, 24, 20) == 4)
            data(c, i, OP_MOV, IMMEDIATE, false);
        else
            alu(c, i, move_top, i->d);
        return;
    case 0x10: case 0x12: case 0x18: case 0x1a:
        saturation(c, op, i);
        return;
    case 0x14: case 0x16: case 0x1c:
        bitfield(c, op, i);
        return;
    }
}

/* 11111010: shifts by registers, extensions, SIMD, and others of registers only. */
static void data_register(const core *c, uint32_t op, struct instruction *i)
{
    unsigned first = field(op, 23, 20), second = field(op, 7, 4);
    if (field(op, 15, 12) != 15 || sp_or_pc(i->d) || sp_or_pc(i->m))
        return;
    if (first < 8 && second == 0) {
        if (sp_or_pc(i->n))
            return;
        i->shift = (uint8_t)(first >> 1);
        alu(c, i, first & 1 ? shift_by_register_s : shift_by_register, i->d);
    } else if (first < 6 && second >= 8 && !(op & 0x40)) {
        if (i->n == 13)
            return;
        if (i->n == 15)
            i->n = NO_REGISTER;
        i->amount = (uint8_t)(8 * (second & 3));
        i->flags = first & 1 ? 0 : SIGNED;
        if (first < 2)
            i->flags |= HALFWORD;
        else if (first >= 4)
            i->flags |= BYTE;
        alu(c, i, first >> 1 == 1 ? extend_pair : extend, i->d);
    } else if (first >= 8 && second < 8) {
        static const int8_t kinds[8] = {PARALLEL_ADD8,  PARALLEL_ADD16, PARALLEL_ASX, -1,
                                        PARALLEL_SUB8, PARALLEL_SUB16, PARALLEL_SAX, -1};
        int kind = kinds[first & 7];
        if (kind < 0 || (second & 3) == 3 || sp_or_pc(i->n))
            return;
        i->immediate = (uint32_t)kind | (second & 3) << 4 | (second & 4 ? PARALLEL_UNSIGNED : 0);
        alu(c, i, parallel, i->d);
    } else if (first >= 8 && first < 12 && second < 12) {
        second &= 3;
        if (first == 8) {
            if (sp_or_pc(i->n))
                return;
            i->immediate = second;
            alu(c, i, saturating_add, i->d);
        } else if (first == 9) {
            static handler *const reverses[4] = {reverse_bytes, reverse_bytes_16, reverse_bits, reverse_bytes_signed};
            if (i->n == i->m) /* the encoding has the register twice */
                alu(c, i, reverses[second], i->d);
        } else if (first == 10 && second == 0) {
            if (!sp_or_pc(i->n))
                alu(c, i, select_bytes, i->d);
        } else if (first == 11 && second == 0) {
            if (i->n == i->m)
                alu(c, i, count_leading_zeros, i->d);
        }
    }
}

static void multiplication(const core *c, uint32_t op, struct instruction *i)
{
    unsigned first = field(op, 22, 20), second = field(op, 5, 4);
    if ((op & 0xc0) || sp_or_pc(i->d) || sp_or_pc(i->n) || sp_or_pc(i->m) || i->a == 13)
        return;
    bool accumulates = i->a != 15;
    if (!accumulates)
        i->a = NO_REGISTER;
    i->immediate = second & 1;
    switch (first) {
    case 0:
        if (second == 0)
            alu(c, i, accumulates ? multiply_add : multiply, i->d);
        else if (second == 1 && accumulates)
            alu(c, i, multiply_subtract, i->d);
        return;
    case 1:
        i->immediate = second;
        alu(c, i, multiply_halves, i->d);
        return;
    case 7:
        if (second == 0)
            alu(c, i, sum_of_differences, i->d);
        return;
    }
    if (second > 1)
        return;
    switch (first) {
    case 2: case 4:
        i->immediate |= first == 4 ? 2 : 0;
        alu(c, i, multiply_dual, i->d);
        break;
    case 3:
        alu(c, i, multiply_word_half, i->d);
        break;
    case 5: case 6:
        if (first == 6 && !accumulates)
            return;
        i->immediate |= first == 6 ? 2 : 0;
        alu(c, i, multiply_most, i->d);
        break;
    }
}

static void long_multiplication(const core *c, uint32_t op, struct instruction *i)
{
    unsigned which = field(op, 22, 20) << 4 | field(op, 7, 4);
    if (sp_or_pc(i->d) || sp_or_pc(i->n) || sp_or_pc(i->m))
        return;
    if (which == 0x1f || which == 0x3f) {
        if (i->a != 15)
            return;
        alu(c, i, which == 0x1f ? divide_signed : divide_unsigned, i->d);
        set_kind(c, i, KIND_DIVIDE, 0);
        i->leaves = 0;
        return;
    }
    /* The low word goes to the register of bits 15 to 12, the high one to that of bits 11 to 8. */
    unsigned high = i->d, low = i->a;
    handler *execute = NULL;
    if (sp_or_pc(low) || low == high)
        return;
    i->d = (uint8_t)low;
    i->a = (uint8_t)high;
    switch (which) {
    case 0x00: case 0x20: case 0x40: case 0x60:
        execute = multiply_long;
        i->flags = (which & 0x20 ? 0 : SIGNED) | (which & 0x40 ? ACCUMULATES : 0);
        break;
    case 0x48: case 0x49: case 0x4a: case 0x4b:
        execute = multiply_long_halves;
        i->immediate = which & 3;
        break;
    case 0x4c: case 0x4d: case 0x5c: case 0x5d:
        execute = multiply_long_dual;
        i->immediate = (which & 1) | (which & 0x10 ? 2 : 0);
        break;
    case 0x66:
        execute = multiply_long_add_add;
        break;
    }
    if (execute != NULL) {
        alu(c, i, execute, low);
        i->leaves |= bit(high);
    }
}

/* Loads and stores. */

static void load_store_multiple(const core *c, uint32_t op, struct instruction *i)
{
    unsigned n = i->n, which = field(op, 24, 23);
    uint32_t list = op & 0xffff;
    bool loads = op >> 20 & 1, write_back = op >> 21 & 1;
    unsigned flags = (which == 2 ? DOWN : 0) | (write_back ? WRITE_BACK : 0);
    if ((which != 1 && which != 2) || n == 15 || __builtin_popcount(list) < 2 || (list & bit(13)) ||
        (write_back && (list & bit(n))))
        return;
    if (loads ? (list >> 14) == 3 : (list & bit(15)) != 0)
        return;
    multiple(c, i, loads, n, list, flags);
}

static void double_exclusive_table(const core *c, uint32_t op, uint32_t address, struct instruction *i)
{
    unsigned first = field(op, 24, 23), second = field(op, 21, 20), third = field(op, 7, 4);
    unsigned n = i->n, t = field(op, 15, 12), t2 = field(op, 11, 8);

    if ((first & 2) || (second & 2)) { /* LDRD, STRD */
        bool loads = second & 1, write_back = second & 2, up = first & 1;
        if (sp_or_pc(t) || sp_or_pc(t2) || (loads && t == t2) || (write_back && (n == 15 || n == t || n == t2)) ||
            (!loads && n == 15))
            return;
        i->d = (uint8_t)t;
        i->a = (uint8_t)t2;
        i->m = NO_REGISTER;
        i->immediate = (up ? 1u : -1u) * 4 * (op & 0xff) - (n == 15 ? address & 2 : 0);
        i->flags = (first & 2 ? INDEXED : 0) | (write_back ? WRITE_BACK : 0);
        i->execute = loads ? load_double : store_double;
        i->waits_for = bit(n);
        set_kind(c, i, loads ? KIND_LOAD_DOUBLE : KIND_STORE_DOUBLE, 0);
        return;
    }
    if (first == 0) { /* LDREX, STREX */
        bool loads = second & 1;
        i->immediate = (op & 0xff) * 4;
        if (sp_or_pc(t) || n == 15 || (loads ? t2 != 15 : sp_or_pc(t2) || t2 == n || t2 == t))
            return;
        i->d = (uint8_t)(loads ? t : t2);
        i->a = (uint8_t)t;
        i->execute = loads ? load_exclusive : store_exclusive;
        i->waits_for = bit(n);
        set_kind(c, i, KIND_EXCLUSIVE, 0);
        return;
    }
    if (third == 4 || third == 5) { /* LDREXB, LDREXH, STREXB, STREXH */
        bool loads = second & 1;
        unsigned d = field(op, 3, 0);
        if (t2 != 15 || sp_or_pc(t) || n == 15 || (loads ? d != 15 : sp_or_pc(d) || d == n || d == t))
            return;
        i->d = (uint8_t)(loads ? t : d);
        i->a = (uint8_t)t;
        i->flags = third == 4 ? BYTE : HALFWORD;
        i->execute = loads ? load_exclusive : store_exclusive;
        i->waits_for = bit(n);
        set_kind(c, i, KIND_EXCLUSIVE, 0);
        return;
    }
    if (third < 2 && second == 1) { /* TBB, TBH */
        if (n == 13 || sp_or_pc(i->m) || (op & 0xff00) != 0xf000)
            return;
        i->flags = third ? HALFWORD : BYTE;
        i->execute = table_branch;
        i->waits_for = bit(n) | bit(i->m);
        set_kind(c, i, KIND_TABLE_BRANCH, 0);
    }
}

static void load_store_single(const core *c, uint32_t op, uint32_t address, struct instruction *i)
{
    bool loads = op >> 20 & 1, is_signed = op >> 24 & 1, long_offset = op >> 23 & 1;
    unsigned width = field(op, 22, 21), t = field(op, 15, 12), n = i->n;
    bool small = width != 2; /* bytes and halfwords */

    if (width == 3 || (is_signed && (!loads || !small)))
        return;
    static const enum access stores[3] = {STRB, STRH, STR}, plain[3] = {LDRB, LDRH, LDR};
    enum access access = !loads ? stores[width] : !is_signed ? plain[width] : width == 0 ? LDRSB : LDRSH;
    i->d = (uint8_t)t;

    bool literal = n == 15;
    if (literal && !loads)
        return;
    bool register_offset = !literal && !long_offset && field(op, 11, 6) == 0;
    bool pre_post = !literal && !long_offset && (op & 0x800);
    if (!literal && !long_offset && !register_offset && !pre_post)
        return;
    bool indexed = op & 0x400, up = op & 0x200, write_back = pre_post && (op & 0x100);
    bool unprivileged = pre_post && indexed && up && !write_back;
    if (pre_post && !indexed && !write_back)
        return;
    if (register_offset && sp_or_pc(i->m))
        return;

    if (loads && small && t == 15) { /* PLD, PLI, and hints not allocated: no access */
        bool hint = literal || register_offset || long_offset || (pre_post && indexed && !up && !write_back);
        if (hint) {
            i->execute = nothing;
            set_kind(c, i, KIND_OTHER, 0);
        }
        return;
    }
    if (t == 15 && (!loads || small || unprivileged))
        return;
    if (t == 13 && (small || unprivileged))
        return;
    if (write_back && n == t)
        return;

    if (literal) {
        i->immediate = (long_offset ? 1u : -1u) * (op & 0xfff) - (address & 2);
        load_store(c, i, access, OFFSET);
    } else if (long_offset) {
        i->immediate = op & 0xfff;
        load_store(c, i, access, OFFSET);
    } else if (register_offset) {
        i->amount = (uint8_t)field(op, 5, 4);
        load_store(c, i, access, REGISTER_OFFSET);
    } else {
        i->immediate = (up ? 1u : -1u) * (op & 0xff);
        load_store(c, i, access, !indexed ? POST_INDEXED : write_back ? PRE_INDEXED : OFFSET);
        if (unprivileged) {
            i->execute = transfer_unprivileged;
            i->m = NO_REGISTER;
            i->flags = INDEXED | (loads ? LOADS : 0) | (is_signed ? SIGNED : 0) |
                       (width == 0 ? BYTE : width == 1 ? HALFWORD : 0);
        }
    }
}

/* The FPU. Its registers follow the core's in the masks of dependence. */

static uint64_t fpu_bits(uint32_t registers) { return (uint64_t)registers << 16; }
static uint32_t words_from(unsigned s, unsigned count) { return (uint32_t)(((UINT64_C(1) << count) - 1) << s); }

static void fpu_memory(const core *c, uint32_t op, uint32_t address, struct instruction *i)
{
    bool doubles = op >> 8 & 1, loads = op >> 20 & 1, write_back = op >> 21 & 1;
    bool indexed = op >> 24 & 1, up = op >> 23 & 1;
    unsigned n = i->n, byte = op & 0xff;
    unsigned s = doubles ? field(op, 15, 12) * 2 : field(op, 15, 12) << 1 | (op >> 22 & 1);
    if (doubles && (op >> 22 & 1)) /* D16 and above */
        return;
    i->a = (uint8_t)s;
    i->immediate = 4 * byte;
    i->flags = loads ? LOADS : 0;
    if (indexed && !write_back) { /* VLDR, VSTR */
        if (n == 15 && !loads)
            return;
        i->amount = doubles ? 2 : 1;
        i->flags |= INDEXED;
        i->immediate = (up ? 1u : -1u) * 4 * byte - (n == 15 ? address & 2 : 0);
        if (doubles)
            set_kind(c, i, loads ? KIND_FPU_LOAD_MULTIPLE : KIND_FPU_STORE_MULTIPLE, 2);
        else
            set_kind(c, i, loads ? KIND_FPU_LOAD : KIND_FPU_STORE, 0);
    } else {
        if (indexed == up || n == 15 || (indexed && !write_back)) /* decrement before, or increment after */
            return;
        unsigned count = doubles ? byte & ~1u : byte;
        if (count == 0 || s + count > 32 || (doubles && count > 32))
            return;
        i->amount = (uint8_t)count;
        i->flags |= (indexed ? DOWN : 0) | (write_back ? WRITE_BACK : 0);
        set_kind(c, i, loads ? KIND_FPU_LOAD_MULTIPLE : KIND_FPU_STORE_MULTIPLE, count);
    }
    i->execute = fpu_load_store;
    i->waits_for = bit(n) | (loads ? 0 : fpu_bits(words_from(s, i->amount)));
}

static void fpu_transfer(const core *c, uint32_t op, struct instruction *i)
{
    unsigned t = field(op, 15, 12);
    bool to_core = op >> 20 & 1;
    i->flags = to_core ? LOADS : 0;
    i->d = (uint8_t)t;
    if ((op & 0xffe00f7f) == 0xee000a10) { /* VMOV of S */
        i->a = (uint8_t)(field(op, 19, 16) << 1 | (op >> 7 & 1));
    } else if ((op & 0xffc00f7f) == 0xee000b10 && !(op >> 7 & 1)) { /* VMOV of half a D */
        i->a = (uint8_t)(field(op, 19, 16) << 1 | (op >> 21 & 1));
    } else if ((op & 0xffef0fff) == 0xeee10a10) { /* VMSR, VMRS */
        if (t == 13 || (t == 15 && !to_core))
            return;
        i->execute = fpu_status;
        set_kind(c, i, KIND_FPU_MOVE, 0);
        return;
    } else {
        return;
    }
    if (sp_or_pc(t))
        return;
    i->execute = fpu_move_word;
    set_kind(c, i, KIND_FPU_MOVE, 0);
    i->waits_for = to_core ? fpu_bits(bit(i->a)) : 0;
}

static void fpu_transfer_two(const core *c, uint32_t op, struct instruction *i)
{
    bool doubles = op >> 8 & 1, to_core = op >> 20 & 1;
    unsigned t = field(op, 15, 12), t2 = field(op, 19, 16);
    unsigned s = doubles ? (op & 15) << 1 : (op & 15) << 1 | (op >> 5 & 1);
    if ((op & 0xd0) != 0x10 || (doubles && (op & 0x20)) || s == 31 || sp_or_pc(t) || sp_or_pc(t2) ||
        (to_core && t == t2))
        return;
    i->d = (uint8_t)t;
    i->n = (uint8_t)t2;
    i->a = (uint8_t)s;
    i->flags = to_core ? LOADS : 0;
    i->execute = fpu_move_two;
    set_kind(c, i, KIND_FPU_MOVE_TWO, 0);
    i->waits_for = to_core ? fpu_bits(words_from(s, 2)) : 0;
}

static void coprocessor(const core *c, uint32_t op, uint32_t address, struct instruction *i)
{
    unsigned which = field(op, 11, 8);
    if (field(op, 25, 24) == 3)
        return;
    if (which != 10 && which != 11) {
        i->execute = fpu_absent;
        return;
    }
    i->execute = fpu_undefined;
    if (op >> 28 == 15)
        return;
    if (fpu_is_data_processing(op)) {
        struct fpu_timing timing = fpu_timing(op);
        i->execute = fpu_arithmetic;
        i->immediate = op;
        set_kind(c, i, KIND_FPU, 0);
        if (timing.cycles == 0)
            return;
        i->cycles = timing.background ? 1 : timing.cycles;
        i->amount = timing.cycles;
        i->waits_for = fpu_bits(timing.reads);
        i->leaves = timing.result_latency ? fpu_bits(timing.writes) : 0;
    } else if (op >> 25 == 0x76) {
        if (field(op, 24, 21) == 2)
            fpu_transfer_two(c, op, i);
        else if (field(op, 24, 21) != 0)
            fpu_memory(c, op, address, i);
    } else if (op >> 24 == 0xee && (op & 0x10)) {
        fpu_transfer(c, op, i);
    }
}

void decode32(const core *c, uint32_t address, uint32_t op, bool in_it, struct instruction *i)
{
    set_registers(op, i);
    unsigned second = field(op, 26, 20);
    switch (op >> 27 & 3) {
    case 1:
        if (second >> 6)
            coprocessor(c, op, address, i);
        else if (second >> 5)
            data_shifted_register(c, op, i);
        else if (second & 4)
            double_exclusive_table(c, op, address, i);
        else
            load_store_multiple(c, op, i);
        break;
    case 2:
        if (op & 0x8000)
            branches_and_control(c, op, in_it, i);
        else if (op >> 25 & 1)
            data_plain_immediate(c, op, address, i);
        else
            data_modified_immediate(c, op, i);
        break;
    case 3:
        if (second >> 6)
            coprocessor(c, op, address, i);
        else if (second >> 5 == 0)
            load_store_single(c, op, address, i);
        else if (second >> 4 == 2)
            data_register(c, op, i);
        else if (second >> 3 == 6)
            multiplication(c, op, i);
        else
            long_multiplication(c, op, i);
        break;
    }
}
