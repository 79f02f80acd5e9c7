/* How many cycles instructions take. The rules are tables in timing.c, each line with its evidence; this is how the
 * rest of the core asks for them. */
#ifndef THUMBKAT_CORE_TIMING_H
#define THUMBKAT_CORE_TIMING_H

#include "core.h"

#include <stdbool.h>
#include <stdint.h>

/* What timing tells apart. */
enum kind {
    KIND_OTHER,
    KIND_ALU, /* all that computes in core registers, multiplications too */
    KIND_NOP,
    KIND_IT,
    KIND_LOAD,           /* one register of up to 32 bits */
    KIND_LOAD_PC,        /* LDR into PC */
    KIND_LOAD_DOUBLE,    /* LDRD */
    KIND_LOAD_MULTIPLE,  /* LDM, POP */
    KIND_STORE,          /* at base and immediate */
    KIND_STORE_INDEXED,  /* at base and register */
    KIND_STORE_DOUBLE,   /* STRD */
    KIND_STORE_MULTIPLE, /* STM, PUSH */
    KIND_EXCLUSIVE,      /* LDREX, STREX */
    KIND_BRANCH,         /* what else writes PC */
    KIND_CALL,           /* BL */
    KIND_TABLE_BRANCH,   /* TBB, TBH */
    KIND_DIVIDE,
    KIND_SPECIAL, /* MRS, MSR */
    KIND_MASK,    /* CPS */
    KIND_BARRIER, /* DMB, DSB */
    KIND_ISB,
    KIND_WAIT, /* WFI, WFE */
    KIND_FPU,  /* its arithmetic */
    KIND_FPU_MOVE,
    KIND_FPU_MOVE_TWO, /* between two core registers and the FPU */
    KIND_FPU_LOAD,
    KIND_FPU_STORE,
    KIND_FPU_LOAD_MULTIPLE, /* VLDM, VPOP; VLDR of 64 bits is one of two */
    KIND_FPU_STORE_MULTIPLE,
    KIND_REFILLED, /* no instruction: stands before the first one after a taken branch */
    KIND_COUNT,
};

/* What an instruction gains or loses by the one before it. */
struct pair {
    int8_t cycles;
    uint8_t stall; /* enum core_stall: what lost cycles are called; STALL_LOAD_USE of no cycles: not gained */
};

struct timing {
    uint8_t alone[KIND_COUNT];   /* by itself, branches untaken; the multiple ones: besides one a word */
    uint8_t refill;              /* more, of a taken branch */
    uint8_t refill_pop;          /* of POP or LDM with PC */
    uint8_t entry, exit;         /* of an exception: stacking or unstacking, until the first instruction */
    uint8_t tail_chain;          /* instead of both, from one exception to the next */
    uint8_t fpu_frame;           /* more, when the FPU's registers are stacked or unstacked too */
    bool pipelined;              /* whether an instruction depends on its neighbours: the rest is for such cores */
    struct pair pairs[KIND_COUNT][KIND_COUNT][2]; /* [before][this][whether this waits for what the other leaves] */
};

void timing_fill(struct timing *timing, enum core_model model); /* which was all zero */

/* Cycles beyond the two that every SDIV and UDIV takes; operands as magnitudes. */
unsigned division_cycles(uint32_t dividend, uint32_t divisor);

/* Wide instructions across word boundaries. They take two fetches each where the pipeline hides one, so a run of them
 * catches up with the fetching after an instruction that let it get ahead. */
enum { WIDE_RUN = 3 };

/* Accesses beyond the first, of an unaligned load or store. */
static inline unsigned unaligned_cycles(uint32_t address, uint32_t size)
{
    return size == 4 && address % 2 != 0 ? 2 : 1;
}

#endif
