/* The arithmetic of the Cortex-M4's FPU (FPv4-SP-D16): its data-processing instructions as pure functions of 32
 * registers and the FPSCR, bit for bit as the ARMv7-M Architecture Reference Manual defines them, exception flags
 * included. All of it is integer arithmetic: the host's floating point has no say.
 *
 * Only the default mode is there: round to nearest, denormals kept, NaNs propagated. Loads, stores, transfers to and
 * from core registers, VMRS and VMSR, and whether the FPU is on, are the core's.
 */
#ifndef THUMBKAT_FPU_H
#define THUMBKAT_FPU_H

#include <stdbool.h>
#include <stdint.h>

struct fpu_state {
    uint32_t s[32]; /* Dn is S2n, the low word, and S2n+1 */
    uint32_t fpscr;
};

/* The bits of the FPSCR that the FPU has. */
#define FPSCR_N (UINT32_C(1) << 31)
#define FPSCR_Z (UINT32_C(1) << 30)
#define FPSCR_C (UINT32_C(1) << 29)
#define FPSCR_V (UINT32_C(1) << 28)
#define FPSCR_AHP (UINT32_C(1) << 26)   /* alternative half precision */
#define FPSCR_DN (UINT32_C(1) << 25)    /* every NaN result is the default NaN */
#define FPSCR_FZ (UINT32_C(1) << 24)    /* denormals are flushed to zero */
#define FPSCR_RMODE (UINT32_C(3) << 22) /* 0: to nearest, ties to even */
#define FPSCR_IDC (UINT32_C(1) << 7)    /* cumulative: a denormal operand was flushed; only with FZ */
#define FPSCR_IXC (UINT32_C(1) << 4)    /* inexact */
#define FPSCR_UFC (UINT32_C(1) << 3)    /* underflow */
#define FPSCR_OFC (UINT32_C(1) << 2)    /* overflow */
#define FPSCR_DZC (UINT32_C(1) << 1)    /* division by zero */
#define FPSCR_IOC (UINT32_C(1) << 0)    /* invalid operation */
#define FPSCR_MASK UINT32_C(0xf7c0009f) /* what VMSR can set; other bits read as zero */

/* An instruction is one word here: its first halfword is the upper half. */

/* Whether it is one for fpu_execute(): CDP to coprocessors 10 and 11. Others of these two are the core's. */
static inline bool fpu_is_data_processing(uint32_t instruction)
{
    return (instruction & UINT32_C(0xff000e10)) == UINT32_C(0xee000a00);
}

enum fpu_result {
    FPU_DONE = 0,
    FPU_UNDEFINED = 1,   /* not an instruction of this FPU, double precision among them: a UsageFault, UNDEFINSTR */
    FPU_UNSUPPORTED = 2, /* the FPU has it, this model does not: half precision, or an FPSCR outside the default mode */
};

/* Executes one instruction. After FPU_UNSUPPORTED, `*complaint` is one line that says what was asked for; otherwise it
 * is as it was, and so is the state after anything but FPU_DONE. Where the manual says UNPREDICTABLE (bits set that
 * should be zero, a fixed-point number with more bits before its point than it has), the result is FPU_UNDEFINED. */
enum fpu_result fpu_execute(struct fpu_state *state, uint32_t instruction, const char **complaint);

/* How long one takes, and what it depends on.
 *
 * Evidence: the instruction table of ARM's Cortex-M4 Technical Reference Manual. Manual, no anchor: no published
 * measurement that this project is held to exercises floating-point arithmetic. */
struct fpu_timing {
    uint8_t cycles;         /* 14: VDIV, VSQRT; 3: the eight that multiply and add; 1: all others; 0: not one of ours */
    uint8_t result_latency; /* cycles more if the next instruction reads one of `writes`: 1 for arithmetic and
                               conversions, 0 for VMOV, VABS, VNEG and VCMP */
    bool background;        /* VDIV, VSQRT: the manual lets integer instructions go on behind it after one cycle, while
                               the next FPU instruction waits until all of `cycles` are over */
    uint32_t reads, writes; /* S registers, bit n for Sn; VCMP writes none, and flags of the FPSCR */
};
struct fpu_timing fpu_timing(uint32_t instruction);

#endif
