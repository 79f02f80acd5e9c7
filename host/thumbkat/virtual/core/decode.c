/* From halfwords to instructions: the 16-bit encodings of ARMv6-M and ARMv7-M, and what all of decoding shares.
 * decode32.c has the 32-bit ones. Both follow the tables of the architecture manuals' chapter A5.
 *
 * What the manuals call UNPREDICTABLE is decoded as undefined, where it is a matter of the encoding alone. */
#include "decode.h"

void set_kind(const core *c, struct instruction *i, enum kind kind, unsigned words)
{
    i->kind = (uint8_t)kind;
    i->cycles = (uint8_t)(c->timing.alone[kind] + words);
}

void data(const core *c, struct instruction *i, enum operation operation, enum form form, bool sets_flags)
{
    i->execute = data_handlers[operation][form][sets_flags];
    bool tests = operation == OP_TST || operation == OP_TEQ || operation == OP_CMP || operation == OP_CMN;
    alu(c, i, i->execute, tests ? NO_REGISTER : i->d);
}

void alu(const core *c, struct instruction *i, handler *execute, unsigned d)
{
    i->execute = execute;
    set_kind(c, i, KIND_ALU, 0);
    i->leaves = d == NO_REGISTER ? 0 : bit(d);
}

void load_store(const core *c, struct instruction *i, enum access access, enum mode mode)
{
    bool loads = access < STR;
    i->execute = memory_handlers[access][mode];
    set_kind(c, i, loads ? KIND_LOAD : mode == REGISTER_OFFSET ? KIND_STORE_INDEXED : KIND_STORE, 0);
    i->waits_for = bit(i->n) | (mode == REGISTER_OFFSET ? bit(i->m) : 0);
    if (loads) {
        i->leaves = bit(i->d) | (mode == PRE_INDEXED || mode == POST_INDEXED ? bit(i->n) : 0);
        if (i->d == 13 || i->d == 15) {
            i->execute = load_special;
            i->flags |= (mode != POST_INDEXED ? INDEXED : 0) |
                        (mode == PRE_INDEXED || mode == POST_INDEXED ? WRITE_BACK : 0);
            if (mode != REGISTER_OFFSET)
                i->m = NO_REGISTER;
            if (i->d == 15) {
                set_kind(c, i, KIND_LOAD_PC, 0);
                i->leaves = 0;
            }
        }
    }
}

void multiple(const core *c, struct instruction *i, bool loads, unsigned n, uint32_t list, unsigned flags)
{
    i->n = (uint8_t)n;
    i->immediate = list;
    i->flags = (uint8_t)flags;
    i->execute = loads ? load_multiple : store_multiple;
    i->waits_for = bit(n);
    set_kind(c, i, loads ? KIND_LOAD_MULTIPLE : KIND_STORE_MULTIPLE, (unsigned)__builtin_popcount(list));
}

void jump_by(const core *c, struct instruction *i, handler *execute, enum kind kind, uint32_t distance)
{
    i->execute = execute;
    i->immediate = distance;
    set_kind(c, i, kind, 0);
    if (kind == KIND_CALL)
        i->flags |= CALL;
}

/* Shift, add, subtract, move, compare: 00xxxx. */
static void shift_add_move(const core *c, uint32_t op, bool s, struct instruction *i)
{
    i->d = op & 7;
    i->n = op >> 3 & 7;
    i->m = op >> 6 & 7;
    switch (op >> 11) {
    case 0: case 1: case 2: /* LSL, LSR, ASR by an immediate */
        i->m = op >> 3 & 7;
        i->shift = (uint8_t)(op >> 11);
        i->amount = op >> 6 & 31;
        if (i->shift == LSL && i->amount == 0) {
            data(c, i, OP_MOV, REGISTER, s);
            break;
        }
        if (i->amount == 0)
            i->amount = 32;
        data(c, i, OP_MOV, SHIFTED, s);
        break;
    case 3:
        i->immediate = i->m;
        data(c, i, op & 0x200 ? OP_SUB : OP_ADD, op & 0x400 ? IMMEDIATE : REGISTER, s);
        break;
    default: {
        static const enum operation operations[4] = {OP_MOV, OP_CMP, OP_ADD, OP_SUB};
        i->d = i->n = op >> 8 & 7;
        i->immediate = op & 0xff;
        data(c, i, operations[op >> 11 & 3], IMMEDIATE, s);
    }
    }
}

/* 010000: registers only. */
static void data_processing(const core *c, uint32_t op, bool s, struct instruction *i)
{
    static const enum operation operations[16] = {
        [0] = OP_AND, [1] = OP_EOR,  [5] = OP_ADC,  [6] = OP_SBC,  [8] = OP_TST,
        [9] = OP_RSB, [10] = OP_CMP, [11] = OP_CMN, [12] = OP_ORR, [14] = OP_BIC, [15] = OP_MVN,
    };
    unsigned which = op >> 6 & 15;
    i->d = i->n = op & 7;
    i->m = op >> 3 & 7;
    switch (which) {
    case 2: case 3: case 4: case 7:
        i->shift = which == 7 ? ROR : (uint8_t)(which - 2);
        alu(c, i, s ? shift_by_register_s : shift_by_register, i->d);
        break;
    case 9:
        i->n = i->m;
        data(c, i, OP_RSB, IMMEDIATE, s);
        break;
    case 13:
        alu(c, i, s ? multiply_s : multiply, i->d);
        if (!c->v7)
            i->cycles = (uint8_t)c->multiplier_cycles;
        break;
    default:
        data(c, i, operations[which], REGISTER, s);
    }
}

/* 010001: any register, and branches to registers. */
static void special_data(const core *c, uint32_t op, struct instruction *i)
{
    unsigned d = (op & 7) | (op >> 4 & 8), m = op >> 3 & 15;
    i->d = i->n = (uint8_t)d;
    i->m = (uint8_t)m;
    switch (op >> 8 & 3) {
    case 0:
        if (d == 15) {
            if (m != 15)
                jump_by(c, i, add_to_pc, KIND_BRANCH, 0);
        } else if (d == 13) {
            alu(c, i, write_sp_add, d);
        } else {
            data(c, i, OP_ADD, REGISTER, false);
        }
        break;
    case 1:
        if (!(d < 8 && m < 8) && d != 15 && m != 15)
            data(c, i, OP_CMP, REGISTER, true);
        break;
    case 2:
        if (d == 15)
            jump_by(c, i, move_to_pc, KIND_BRANCH, 0);
        else if (d == 13)
            alu(c, i, write_sp_move, d);
        else
            data(c, i, OP_MOV, REGISTER, false);
        break;
    default:
        if (op & 7)
            break;
        if (!(op & 0x80)) {
            jump_by(c, i, branch_register, KIND_BRANCH, 0);
        } else if (m != 15) {
            jump_by(c, i, branch_and_link_register, KIND_BRANCH, 0);
            i->flags |= CALL;
        }
    }
}

/* 0101 to 1001: one register. */
static void load_store_single(const core *c, uint32_t op, struct instruction *i)
{
    i->d = op & 7;
    i->n = op >> 3 & 7;
    i->m = op >> 6 & 7;
    if (op >> 12 == 5) {
        static const enum access accesses[8] = {STR, STRH, STRB, LDRSB, LDR, LDRH, LDRB, LDRSH};
        load_store(c, i, accesses[op >> 9 & 7], REGISTER_OFFSET);
    } else if (op >> 12 == 9) {
        i->d = op >> 8 & 7;
        i->n = 13;
        i->immediate = (op & 0xff) * 4;
        load_store(c, i, op & 0x800 ? LDR : STR, OFFSET);
    } else {
        static const enum access accesses[3][2] = {{STR, LDR}, {STRB, LDRB}, {STRH, LDRH}};
        static const uint8_t scale[3] = {4, 1, 2};
        unsigned width = (op >> 12) - 6;
        i->immediate = (op >> 6 & 31) * scale[width];
        load_store(c, i, accesses[width][op >> 11 & 1], OFFSET);
    }
}

static void if_then_or_hint(const core *c, uint32_t op, bool in_it, struct instruction *i)
{
    if (op & 15) {
        unsigned condition = op >> 4 & 15;
        /* The condition "always" has no "else". */
        if (!c->v7 || in_it || condition == 15 || (condition == 14 && (op & (op - 1) & 15) != 0))
            return;
        i->execute = if_then;
        i->immediate = op & 0xff;
        i->waits_for = NARROW;
        set_kind(c, i, KIND_IT, 0);
        return;
    }
    hint(c, op >> 4 & 15, i);
}

void hint(const core *c, unsigned which, struct instruction *i)
{
    /* What is not allocated is NOP. */
    static handler *const hints[5] = {nothing, nothing, wait_for_event, wait_for_interrupt, send_event};
    static const enum kind kinds[5] = {KIND_NOP, KIND_OTHER, KIND_WAIT, KIND_WAIT, KIND_OTHER};
    i->execute = which < 5 ? hints[which] : nothing;
    set_kind(c, i, which < 5 ? kinds[which] : KIND_OTHER, 0);
}

/* 1011. */
static void miscellaneous(const core *c, uint32_t op, bool in_it, struct instruction *i)
{
    i->d = op & 7;
    i->m = op >> 3 & 7;
    i->n = NO_REGISTER;
    switch (op >> 8 & 15) {
    case 0:
        i->n = 13;
        i->m = NO_REGISTER;
        i->immediate = (op & 0x7f) * 4;
        alu(c, i, op & 0x80 ? write_sp_subtract : write_sp_add, 13);
        break;
    case 1: case 3: case 9: case 11:
        if (!c->v7 || in_it)
            break;
        i->n = op & 7;
        jump_by(c, i, op & 0x800 ? branch_if_not_zero : branch_if_zero, KIND_BRANCH,
                (op >> 3 & 0x1f) << 1 | (op >> 9 & 1) << 6);
        break;
    case 2:
        i->flags = (uint8_t)((op & 0x40 ? BYTE : HALFWORD) | (op & 0x80 ? 0 : SIGNED));
        alu(c, i, extend, i->d);
        break;
    case 4: case 5:
        if (op & 0x1ff)
            multiple(c, i, false, 13, (op & 0xff) | (op & 0x100) << 6, DOWN | WRITE_BACK);
        break;
    case 6:
        if ((op & 0xef) == 0x62 || (c->v7 && !in_it && (op & 0xec) == 0x60 && (op & 3) != 0)) {
            i->execute = change_processor_state;
            i->immediate = op & 0xff;
            set_kind(c, i, KIND_MASK, 0);
        }
        break;
    case 10: {
        static handler *const reverses[4] = {reverse_bytes, reverse_bytes_16, NULL, reverse_bytes_signed};
        if (reverses[op >> 6 & 3])
            alu(c, i, reverses[op >> 6 & 3], i->d);
        break;
    }
    case 12: case 13:
        if (op & 0x1ff)
            multiple(c, i, true, 13, (op & 0xff) | (op & 0x100) << 7, WRITE_BACK);
        break;
    case 14:
        i->execute = breakpoint;
        i->immediate = op & 0xff;
        break;
    case 15:
        if_then_or_hint(c, op, in_it, i);
        break;
    }
}

static uint32_t signed_field(uint32_t value, unsigned bits)
{
    return (uint32_t)((int32_t)(value << (32 - bits)) >> (32 - bits));
}

static void decode16(const core *c, uint32_t address, uint32_t op, bool in_it, struct instruction *i)
{
    switch (op >> 12) {
    case 0: case 1: case 2: case 3:
        shift_add_move(c, op, !in_it, i);
        break;
    case 4:
        if (op & 0x800) { /* LDR from the literal pool: PC counts from a word boundary */
            i->d = op >> 8 & 7;
            i->n = 15;
            i->immediate = (op & 0xff) * 4 - (address & 2);
            load_store(c, i, LDR, OFFSET);
        } else if (op & 0x400) {
            special_data(c, op, i);
        } else {
            data_processing(c, op, !in_it, i);
        }
        break;
    case 5: case 6: case 7: case 8: case 9:
        load_store_single(c, op, i);
        break;
    case 10:
        i->d = op >> 8 & 7;
        i->n = op & 0x800 ? 13 : 15;
        i->immediate = (op & 0xff) * 4 - (op & 0x800 ? 0 : address & 2);
        data(c, i, OP_ADD, IMMEDIATE, false);
        break;
    case 11:
        miscellaneous(c, op, in_it, i);
        break;
    case 12: {
        unsigned n = op >> 8 & 7;
        uint32_t list = op & 0xff;
        bool loads = op & 0x800;
        if (list != 0)
            multiple(c, i, loads, n, list, loads && (list & bit(n)) ? 0 : WRITE_BACK);
        break;
    }
    case 13:
        i->a = op >> 8 & 15;
        if (i->a == 15) {
            i->execute = supervisor_call;
            i->immediate = op & 0xff;
        } else if (i->a != 14 && !in_it) {
            jump_by(c, i, branch_if, KIND_BRANCH, signed_field(op & 0xff, 8) * 2);
        }
        break;
    case 14:
        jump_by(c, i, branch, KIND_BRANCH, signed_field(op & 0x7ff, 11) * 2);
        break;
    }
}

void decode(const core *c, uint32_t address, uint32_t first, uint32_t second, bool in_it, struct instruction *i)
{
    bool wide = is_wide(first);
    *i = (struct instruction){.execute = undefined, .size = wide ? 4 : 2, .carry = CARRY_KEPT};
    set_kind(c, i, KIND_OTHER, 0);
    if (!wide) {
        decode16(c, address, first, in_it, i);
        i->leaves |= NARROW;
    } else {
        i->wide_across = c->timing.pipelined && (address & 2) != 0;
        if (c->v7)
            decode32(c, address, first << 16 | second, in_it, i);
        else
            decode32_armv6m(c, first << 16 | second, i);
    }
}
