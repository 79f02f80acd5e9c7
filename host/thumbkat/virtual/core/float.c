/* The FPU as seen from the core: moves, loads and stores of its registers, and its arithmetic, which fpu.h has. */
#include "handlers.h"

enum { FPCCR_LSPACT = 1, CONTROL_FPCA = 4 };
#define FPCCR_ASPEN (UINT32_C(1) << 31)

uint32_t fpu_absent(core *c, const struct instruction *i)
{
    (void)i;
    fault(c, USAGE_FAULT, NOCP);
    return 0;
}

/* Before every instruction of the FPU. False: it was refused. */
static bool fpu_ready(core *c, uint32_t *cycles)
{
    unsigned access = c->cpacr >> 20 & 3; /* 0: none, 1: privileged, 3: all */
    *cycles = 0;
    if (access == 0 || access == 2 || (access == 1 && !privileged(c))) {
        fault(c, USAGE_FAULT, NOCP);
        return false;
    }
    if (c->fpccr & FPCCR_LSPACT) {
        if (!save_lazily(c))
            return false;
        *cycles += lost(c, STALL_FPU_RESULT, c->timing.fpu_frame);
    }
    if (c->cycles < c->fpu_busy_until) /* VDIV and VSQRT go on while the core does other things */
        *cycles += lost(c, STALL_FPU_RESULT, (uint32_t)(c->fpu_busy_until - c->cycles));
    if ((c->fpccr & FPCCR_ASPEN) && !(c->control & CONTROL_FPCA)) {
        c->control |= CONTROL_FPCA;
        c->fpu.fpscr = (c->fpu.fpscr & ~UINT32_C(0x07c00000)) | (c->fpdscr & UINT32_C(0x07c00000));
    }
    return true;
}

uint32_t fpu_undefined(core *c, const struct instruction *i)
{
    uint32_t cycles;
    if (fpu_ready(c, &cycles))
        undefined(c, i);
    return 0;
}

/* `immediate` is the instruction, `amount` the cycles it takes in all. */
uint32_t fpu_arithmetic(core *c, const struct instruction *i)
{
    uint32_t cycles;
    const char *complaint = "";
    if (!fpu_ready(c, &cycles))
        return 0;
    switch (fpu_execute(&c->fpu, i->immediate, &complaint)) {
    case FPU_DONE:
        break;
    case FPU_UNDEFINED:
        fault(c, USAGE_FAULT, UNDEFINSTR);
        return 0;
    case FPU_UNSUPPORTED:
        complain(c, "%s (at 0x%08x)", complaint, here(c));
        c->unsupported = true;
        c->pc = here(c);
        look_up(c);
        return 0;
    }
    if (i->amount > i->cycles) /* in the background */
        c->fpu_busy_until = c->cycles + cycles + i->amount;
    return cycles;
}

/* VMOV between a core register and S, or half of a D. a is S. */
uint32_t fpu_move_word(core *c, const struct instruction *i)
{
    uint32_t cycles;
    if (!fpu_ready(c, &cycles))
        return 0;
    if (i->flags & LOADS)
        c->r[i->d] = c->fpu.s[i->a];
    else
        c->fpu.s[i->a] = c->r[i->d];
    return cycles;
}

/* VMOV between d, n and Sa, Sa+1. */
uint32_t fpu_move_two(core *c, const struct instruction *i)
{
    uint32_t cycles;
    if (!fpu_ready(c, &cycles))
        return 0;
    if (i->flags & LOADS) {
        c->r[i->d] = c->fpu.s[i->a];
        c->r[i->n] = c->fpu.s[i->a + 1];
    } else {
        c->fpu.s[i->a] = c->r[i->d];
        c->fpu.s[i->a + 1] = c->r[i->n];
    }
    return cycles;
}

/* VMRS, VMSR. d = 15: the flags to APSR. */
uint32_t fpu_status(core *c, const struct instruction *i)
{
    uint32_t cycles;
    if (!fpu_ready(c, &cycles))
        return 0;
    if (!(i->flags & LOADS)) {
        c->fpu.fpscr = c->r[i->d] & FPSCR_MASK;
    } else if (i->d == 15) {
        uint32_t flags = c->fpu.fpscr;
        c->negative = flags;
        c->zero = !(flags & FPSCR_Z);
        c->carry = flags >> 29 & 1;
        c->overflow = flags << 3;
    } else {
        c->r[i->d] = c->fpu.fpscr;
    }
    return cycles;
}

/* VLDR, VSTR, VLDM, VSTM, VPUSH, VPOP: `amount` words from Sa on. VLDR and VSTR are INDEXED. */
uint32_t fpu_load_store(core *c, const struct instruction *i)
{
    uint32_t cycles, words[32], count = i->amount;
    if (!fpu_ready(c, &cycles))
        return 0;
    uint32_t base = c->r[i->n], address = base;
    if (i->flags & INDEXED)
        address = base + i->immediate;
    else if (i->flags & DOWN)
        address = base - i->immediate;
    if (address % 4 != 0) {
        fault(c, USAGE_FAULT, UNALIGNED);
        return 0;
    }
    bool good = true;
    c->cycles += cycles; /* accesses come behind the stalls */
    for (uint32_t k = 0; k < count && good; k++)
        good = i->flags & LOADS ? read32(c, address + 4 * k, &words[k])
                                : write32(c, address + 4 * k, c->fpu.s[i->a + k]);
    c->cycles -= cycles;
    if (!good)
        return 0;
    if (i->flags & LOADS)
        memcpy(&c->fpu.s[i->a], words, 4 * count);
    if (i->flags & WRITE_BACK) {
        uint32_t after = i->flags & DOWN ? address : base + i->immediate;
        c->r[i->n] = i->n == 13 ? after & ~UINT32_C(3) : after;
    }
    return cycles;
}
