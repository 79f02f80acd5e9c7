/* Tracking of secrets, as the rest of the core sees it. core.h says what it is for.
 *
 * Every bit of the registers, the flags and the memories has a shadow: whether it depends on a secret. taint_rules.c
 * has how instructions pass that on, taint.c the rest: findings, accesses, calls, what is public.
 *
 * A bit depends on a secret if some choice of the secret bits changes it while all else stays the same, as far as one
 * instruction can tell: what is clean is clean, what is marked may be so only because two secrets meet that cancel out.
 * What is done behind a secret branch is not marked for it, since the branch itself is a finding. */
#ifndef THUMBKAT_CORE_TAINT_H
#define THUMBKAT_CORE_TAINT_H

#include "state.h"

enum { TAINT_N = 8, TAINT_Z = 4, TAINT_C = 2, TAINT_V = 1 }; /* in the order of xPSR */

/* A call that has not returned, and what its callee has to keep. */
struct taint_call {
    uint32_t callee, return_address, sp;
    uint32_t r[8];  /* R4 to R11 */
    uint32_t s[16]; /* S16 to S31 */
};

struct taint {
    uint32_t r[16], s[32]; /* a bit for each bit */
    uint32_t flags;        /* TAINT_ */
    uint32_t ge;           /* 4 bits */
    bool q;                /* the Q flag */
    uint32_t fpscr;

    uint64_t trace;
    struct { struct core_finding *findings; uint32_t count, room; } found;

    struct core_public *publics;
    uint32_t public_count;
    uint64_t public_here[16]; /* whether some address with this hash has one, a bit each */

    struct core_range sources[8], open[32]; /* devices that give secrets; where accesses may go */
    uint32_t source_count, open_count, open_last;

    uint32_t *functions; /* where they begin, in order */
    uint32_t function_count;
    struct taint_call *calls;
    uint32_t depth, call_room;
    bool too_deep; /* calls are not noted any more */
};

/* taint_rules.c */
void taint_pass_on(core *c, const struct instruction *i); /* before it executes */
void taint_fill_rules(void);

/* taint.c */
void taint_before(core *c, const struct instruction *i);
void taint_after(core *c, const struct instruction *i, uint32_t pc);
void taint_condition(core *c, unsigned condition); /* of an instruction in an IT block */
void taint_frame_pushed(core *c, uint32_t frame);
void taint_frame_popped(core *c, uint32_t frame);
void taint_fpu_pushed(core *c, uint32_t at);
void taint_fpu_popped(core *c, uint32_t at);
void taint_reset(core *c); /* registers are public again */
void taint_free(core *c);
void taint_report(core *c, enum core_finding_kind kind, uint32_t detail);
uint32_t taint_load(core *c, uint32_t address, uint32_t size);
void taint_store(core *c, uint32_t address, uint32_t size, uint32_t mask);

/* The mask of xPSR. */
static inline uint32_t taint_status(const struct taint *t) { return t->flags << 28 | (uint32_t)t->q << 27 | t->ge << 16; }
static inline void taint_put_status(struct taint *t, uint32_t mask) /* but for GE */
{
    t->flags = mask >> 28;
    t->q = mask >> 27 & 1;
}

static inline uint32_t condition_flags(unsigned condition)
{
    static const uint8_t flags[8] = {TAINT_Z, TAINT_C, TAINT_N, TAINT_V, TAINT_C | TAINT_Z, TAINT_N | TAINT_V,
                                     TAINT_N | TAINT_V | TAINT_Z, 0};
    return flags[condition >> 1 & 7];
}

#endif
