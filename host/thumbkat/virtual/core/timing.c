/* The rules of timing. Each says what it rests on:
 *
 *   anchors  one of the rules that together reproduce the published totals below. A total judges all the rules that it
 *            exercises at once, so no line is proven by itself;
 *   weak     the same, but little in those programs depends on it, or another rule would do as well;
 *   manual   ARM's Technical Reference Manual of the core; no anchor exercises it;
 *   guess    the manual gives a range, or nothing.
 *
 * Anchors (published; by these rules, at zero wait states). They are programs of others, run outside of this project:
 *   X25519 of x25519-cm0, SAM D20, M0+                     3,229,950   3,229,923
 *   curve9767 gf_mul, gf_sqr, gf_inv, same board           1574, 994, 9508   the same
 *   X25519 of µNaCl in cifra, STM32F030, M0                4,070,271   4,076,478
 *   AES of jnk0le, STM32F0, 22 results of 399…3589         4 to 13 low, a constant of the measuring loop
 *   AES of jnk0le, STM32F407, M4, 16 results of 302…1744   0 to +3 cycles
 *   Kyber-256 Plantard NTT and inverse, M4                 4456, 4635   4456, 4633
 *   X25519 of Lenngren, M4                                 548,873 to 563,310   551,748
 *   ML-KEM-512, -768, -1024 of pqm4, M4                    within 0.7 %
 *   P-256 on the nRF52840, M4, rounded figures             within 2.5 %
 *   curve9767 gf_mul, gf_sqr, M4: dense 32-bit code across word boundaries   −11 %, −7 %: reads low
 *
 * Not modelled: wait states of flash, contention for memories between core and DMA, contention for a bank that holds
 * both code and literals; late arrival, where an interrupt that comes while another is being entered takes over its
 * frame (here it gets one of its own); the M4's write buffer (a store that nothing answers is a precise fault here). */
#include "timing.h"

#include <stddef.h>

struct alone {
    enum kind kind;
    uint8_t m0, m0plus, m4;
    const char *evidence;
};

/* 0: the core has no such instruction. */
static const struct alone alone[] = {
    {KIND_OTHER, 1, 1, 1, "manual: SEV, YIELD, PLD and the like"},
    {KIND_ALU, 1, 1, 1, "anchors; on the M4 MUL, MLA, UMULL, UMLAL, UMAAL, SMLA* and SIMD too"},
    {KIND_NOP, 1, 1, 1, "anchors"},
    {KIND_IT, 0, 0, 1, "anchors"},
    {KIND_LOAD, 2, 2, 2, "anchors"},
    {KIND_LOAD_PC, 0, 0, 2, "weak; the refill comes on top"},
    {KIND_LOAD_DOUBLE, 0, 0, 3, "anchors"},
    {KIND_LOAD_MULTIPLE, 1, 1, 1, "anchors"},
    {KIND_STORE, 2, 2, 1, "anchors"},
    {KIND_STORE_INDEXED, 2, 2, 2, "anchors"},
    {KIND_STORE_DOUBLE, 0, 0, 3, "anchors"},
    {KIND_STORE_MULTIPLE, 1, 1, 1, "anchors"},
    {KIND_EXCLUSIVE, 0, 0, 2, "manual"},
    {KIND_BRANCH, 1, 1, 1, "anchors; untaken"},
    {KIND_CALL, 2, 2, 1, "anchors; the refill comes on top"},
    {KIND_TABLE_BRANCH, 0, 0, 3, "guess; the manual has 2, and a refill of 1 to 3"},
    {KIND_DIVIDE, 0, 0, 2, "manual: 2 to 12, of which these are the least"},
    {KIND_SPECIAL, 4, 3, 2, "manual: 4 on the M0, 3 on the M0+; guess: the M4, for which it has 1 or 2"},
    {KIND_MASK, 1, 1, 1, "manual: the M0 and M0+; guess: the M4, for which it has 1 or 2"},
    {KIND_BARRIER, 4, 3, 1, "manual; on the M4 there is nothing that it would have to wait for"},
    {KIND_ISB, 4, 3, 2, "manual; on the M4 1 and a refill"},
    {KIND_WAIT, 2, 2, 1, "manual; and the time asleep"},
    {KIND_FPU, 0, 0, 1, "manual; fpu_timing() knows those that take longer"},
    {KIND_FPU_MOVE, 0, 0, 1, "anchors"},
    {KIND_FPU_MOVE_TWO, 0, 0, 2, "anchors"},
    {KIND_FPU_LOAD, 0, 0, 2, "anchors"},
    {KIND_FPU_STORE, 0, 0, 1, "weak; the manual has 2"},
    {KIND_FPU_LOAD_MULTIPLE, 0, 0, 1, "anchors, for words; manual: two of them for each D"},
    {KIND_FPU_STORE_MULTIPLE, 0, 0, 1, "anchors, for words; manual: two of them for each D"},
};

static const struct other {
    size_t where;
    uint8_t m0, m0plus, m4;
    const char *evidence;
} others[] = {
    {offsetof(struct timing, refill), 2, 1, 1, "anchors; a taken branch takes 3 [M0+ 2, M4 2], BL 4 [3, 2]"},
    {offsetof(struct timing, refill_pop), 3, 2, 1, "anchors; POP of N registers with PC 4 + N [M0+ 3 + N, M4 2 + N]"},
    {offsetof(struct timing, entry), 16, 15, 12, "manual: from interrupt to handler, at zero wait states"},
    {offsetof(struct timing, exit), 16, 15, 12, "manual: the M4; guess: the others, as long as the entry"},
    {offsetof(struct timing, tail_chain), 6, 6, 6, "manual: the M4; guess: the others"},
    {offsetof(struct timing, fpu_frame), 0, 0, 17,
     "manual: an entry that stacks the FPU's registers at once takes 29; guess: the same when they go later, or return"},
};

/* Kinds as a set, for the rules below. */
#define SET(kind) (UINT64_C(1) << (kind))
#define LOADS_SINGLE (SET(KIND_LOAD) | SET(KIND_FPU_LOAD))
#define LOADS_MULTIPLE (SET(KIND_LOAD_MULTIPLE) | SET(KIND_FPU_LOAD_MULTIPLE) | SET(KIND_LOAD_DOUBLE))
#define STORES_SINGLE (SET(KIND_STORE) | SET(KIND_STORE_INDEXED))
#define STORES_MULTIPLE (SET(KIND_STORE_MULTIPLE) | SET(KIND_STORE_DOUBLE))
#define ALL (~UINT64_C(0))

enum dependence { EITHER, INDEPENDENT, DEPENDENT };

/* What one M4 instruction does to the next. The effects of all lines that fit add up. */
static const struct rule {
    uint64_t before, then;
    enum dependence dependence; /* whether the second needs early what the first one leaves late */
    int8_t cycles;
    uint8_t stall;
    const char *evidence;
} rules[] = {
    {LOADS_SINGLE, LOADS_SINGLE, INDEPENDENT, -1, STALL_NONE, "anchors; loads are pipelined"},
    {LOADS_SINGLE, LOADS_SINGLE, DEPENDENT, 0, STALL_LOAD_USE, "anchors; unless an address waits for the first"},
    {SET(KIND_ALU), ALL & ~SET(KIND_IT), DEPENDENT, +1, STALL_ADDRESS,
     "anchors; guess: where the address is of VLDM, VSTM"},
    {STORES_SINGLE | SET(KIND_FPU_STORE), LOADS_SINGLE, EITHER, +1, STALL_STORE_LOAD, "anchors"},
    {STORES_MULTIPLE, LOADS_SINGLE, EITHER, +1, STALL_STORE_LOAD, "weak"},
    {STORES_SINGLE, LOADS_MULTIPLE, EITHER, +1, STALL_STORE_LOAD, "weak"},
    {STORES_MULTIPLE, LOADS_MULTIPLE, EITHER, +1, STALL_STORE_LOAD, "guess"},
    {SET(KIND_LOAD), SET(KIND_STORE) | SET(KIND_FPU_STORE), EITHER, +1, STALL_LOAD_STORE, "weak"},
    {SET(KIND_LOAD), SET(KIND_STORE_INDEXED), EITHER, -1, STALL_NONE, "weak"},
    {SET(KIND_LOAD), SET(KIND_NOP), EITHER, -1, STALL_NONE, "weak"},
    /* What IT waits for is a 16-bit instruction right before it: they are decoded together. */
    {ALL, SET(KIND_IT), DEPENDENT, -1, STALL_NONE, "anchors"},
    {SET(KIND_FPU), ALL & ~SET(KIND_IT), DEPENDENT, +1, STALL_FPU_RESULT, "manual"},
};

/* Rules with code of their own, all for the M4:
 *   a 32-bit target across a word boundary +1               anchors (run.c)
 *   WIDE_RUN such instructions after a multi-cycle one +1   weak; empirical, and low in code dense with them (run.c)
 *   SDIV, UDIV by their quotient                            guess (below)
 *   unaligned data +1 or +2                                 manual: as many more accesses
 *   FPU instructions wait for VDIV and VSQRT                manual (float.c)
 *   an instruction that IT skips takes 1                    manual (run.c) */

unsigned division_cycles(uint32_t dividend, uint32_t divisor)
{
    if (divisor == 0 || dividend < divisor)
        return 0;
    /* "2 to 12, terminating when the divide is done, by the number of leading ones and zeros": taken as four bits of
     * the quotient a cycle, and two to begin with. */
    unsigned bits = (unsigned)(__builtin_clz(divisor) - __builtin_clz(dividend)) + 1;
    return 2 + (bits + 3) / 4;
}

static uint8_t choose(enum core_model model, uint8_t m0, uint8_t m0plus, uint8_t m4)
{
    return model == CORE_M0 ? m0 : model == CORE_M0PLUS ? m0plus : m4;
}

static bool fits(const struct rule *rule, unsigned before, unsigned then, bool dependent)
{
    return (rule->before >> before & 1) && (rule->then >> then & 1) &&
           (rule->dependence == EITHER || (rule->dependence == DEPENDENT) == dependent);
}

void timing_fill(struct timing *timing, enum core_model model)
{
    for (const struct alone *a = alone; a < alone + sizeof alone / sizeof *alone; a++)
        timing->alone[a->kind] = choose(model, a->m0, a->m0plus, a->m4);
    for (const struct other *o = others; o < others + sizeof others / sizeof *others; o++)
        *((uint8_t *)timing + o->where) = choose(model, o->m0, o->m0plus, o->m4);
    timing->pipelined = model == CORE_M4F;
    if (!timing->pipelined)
        return;
    for (const struct rule *rule = rules; rule < rules + sizeof rules / sizeof *rules; rule++)
        for (unsigned before = 0; before < KIND_COUNT; before++)
            for (unsigned then = 0; then < KIND_COUNT; then++)
                for (unsigned dependent = 0; dependent < 2; dependent++)
                    if (fits(rule, before, then, dependent != 0)) {
                        struct pair *pair = &timing->pairs[before][then][dependent];
                        pair->cycles = (int8_t)(pair->cycles + rule->cycles);
                        if (rule->stall != STALL_NONE)
                            pair->stall = rule->stall;
                    }
}
