/* The functions that execute instructions: one a kind of operation, whatever encodings lead to it. The decoder chooses
 * among them and is alone in knowing encodings. */
#ifndef THUMBKAT_CORE_HANDLERS_H
#define THUMBKAT_CORE_HANDLERS_H

#include "state.h"

/* data.c. d = n op (immediate | m | m shifted). */
enum operation {
    OP_AND, OP_BIC, OP_ORR, OP_ORN, OP_EOR, OP_TST, OP_TEQ, OP_MOV, OP_MVN,
    OP_ADD, OP_ADC, OP_SUB, OP_SBC, OP_RSB, OP_CMP, OP_CMN, OPERATIONS,
};
enum form { IMMEDIATE, REGISTER, SHIFTED, FORMS };
extern handler *const data_handlers[OPERATIONS][FORMS][2]; /* [1] sets flags; TST, TEQ, CMP and CMN always do */
handler shift_by_register, shift_by_register_s;             /* d = n shifted by m */
handler write_sp_add, write_sp_subtract, write_sp_move;     /* with d = SP, whose lowest bits stay 0; SETS_FLAGS */
handler move_top;                                           /* MOVT */
handler bitfield_signed, bitfield_unsigned;                 /* d = n, `amount` bits from bit `a` */
handler bitfield_insert;                                    /* `immediate` is the mask */
handler extend;         /* d = (n, if it is a register) + part of m rotated by amount; flags BYTE, HALFWORD, SIGNED */
handler extend_pair;    /* the same with two bytes to two halfwords */
handler pack_halfwords; /* PKHBT; with the shift ASR: PKHTB */
handler reverse_bytes, reverse_bytes_16, reverse_bytes_signed, reverse_bits, count_leading_zeros;

/* multiply.c */
handler multiply, multiply_s, multiply_add, multiply_subtract; /* d = a ± n m */
handler multiply_long;                                         /* d, a = n m; SIGNED, ACCUMULATES */
handler multiply_long_add_add;                                 /* UMAAL */
handler multiply_halves;       /* SMLAxy, SMULxy: immediate bit 1: top of n, bit 0: top of m */
handler multiply_word_half;    /* SMLAWy, SMULWy */
handler multiply_long_halves;  /* SMLALxy */
handler multiply_dual;         /* SMLAD, SMUAD, SMLSD, SMUSD: immediate bit 0: m exchanged, bit 1: subtracts */
handler multiply_long_dual;    /* SMLALD, SMLSLD */
handler multiply_most;         /* SMMLA, SMMUL, SMMLS: immediate bit 0: rounds, bit 1: subtracts */
handler divide_signed, divide_unsigned;

/* simd.c */
handler parallel;                /* immediate: see PARALLEL_ */
handler select_bytes;            /* SEL */
handler sum_of_differences;      /* USAD8, USADA8 */
handler saturate, saturate_pair; /* SSAT, USAT and 16: to `immediate` bits, SIGNED */
handler saturating_add;          /* QADD…: immediate bit 0: doubles, bit 1: subtracts */
enum { /* immediate of parallel() */
    PARALLEL_ADD16, PARALLEL_ASX, PARALLEL_SAX, PARALLEL_SUB16, PARALLEL_ADD8, PARALLEL_SUB8,
    PARALLEL_PLAIN = 0 << 4, PARALLEL_SATURATING = 1 << 4, PARALLEL_HALVING = 2 << 4, PARALLEL_UNSIGNED = 1 << 6,
};

/* memory.c. Loads and stores of d, at n + immediate, or n + (m << amount). */
enum access { LDR, LDRB, LDRH, LDRSB, LDRSH, STR, STRB, STRH, ACCESSES };
enum mode { OFFSET, REGISTER_OFFSET, PRE_INDEXED, POST_INDEXED, MODES };
extern handler *const memory_handlers[ACCESSES][MODES];
handler load_special;                        /* LDR into SP or PC: m may be NO_REGISTER, flags as they stand */
handler transfer_unprivileged;               /* LDRT and the like, by flags */
handler load_double, store_double;           /* d and a */
handler load_multiple, store_multiple;       /* immediate: the list */
handler load_exclusive, store_exclusive, clear_exclusive;

/* branch.c */
handler branch, branch_if, branch_and_link, branch_register, branch_and_link_register; /* to PC + immediate, or m */
handler branch_if_zero, branch_if_not_zero;                                          /* CBZ, CBNZ */
handler move_to_pc, add_to_pc, table_branch;                                         /* MOV, ADD; TBB, HALFWORD: TBH */
handler if_then;
void branch_interworking(core *c, uint32_t target);      /* as BX: bit 0 becomes T, exception returns are recognised */
uint32_t branch_loaded(core *c, uint32_t target);        /* as LDR and POP into PC */
bool condition_holds(const core *c, unsigned condition);

/* special.c */
handler move_from_special, move_to_special, change_processor_state;
handler nothing, wait_for_interrupt, wait_for_event, send_event, supervisor_call, breakpoint;

/* float.c: what the FPU does, and what it cannot. */
handler fpu_arithmetic, fpu_move_word, fpu_move_two, fpu_status, fpu_load_store;
handler fpu_undefined; /* while the FPU is off, NOCP like all others */
handler fpu_absent;    /* another coprocessor: always NOCP */

#endif
