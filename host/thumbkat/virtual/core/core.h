/* A Cortex-M core: instructions, exceptions, debug registers, and the exact cycles that they take.
 *
 * ARMv6-M (Cortex-M0, M0+) and ARMv7E-M with the single-precision FPU (Cortex-M4F). Time is counted in
 * cycles of the core at zero wait states; timing.h has the rules, each with what it rests on.
 *
 * The core has plain memories and the system space (0xE0000000 to 0xE00FFFFF: NVIC, SCB, SysTick, DWT, FPB, debug)
 * in itself; every other access goes to the devices' two functions. One thread runs a core;
 * core_interrupt_run() alone may be called from another.
 *
 * An access happens in the first cycle of its instruction, behind all of its stalls: that is what core_cycles() says
 * while a device is asked, and what SysTick and CYCCNT count from. The several accesses of one LDM or LDRD share it.
 */
#ifndef THUMBKAT_CORE_H
#define THUMBKAT_CORE_H

#include <stdbool.h>
#include <stdint.h>

/* The library shows these functions, and nothing else of it. */
#pragma GCC visibility push(default)

typedef struct core core;

enum core_model { CORE_M0 = 0, CORE_M0PLUS = 1, CORE_M4F = 2 };

struct core_options {
    uint32_t model;             /* enum core_model */
    uint32_t multiplier_cycles; /* of MULS on the M0 and M0+: 1 or 32 */
    uint32_t interrupts;        /* external ones: at most 32 on ARMv6-M, 240 on ARMv7-M */
    uint32_t priority_bits;     /* 2 on ARMv6-M; 3 on the nRF52, 4 on the STM32F4 */
    uint32_t breakpoints;       /* comparators of the FPB or BPU: 4 on ARMv6-M, 6 on ARMv7-M */
    uint32_t watchpoints;       /* comparators of the DWT: 2 on ARMv6-M, 4 on ARMv7-M */
    uint32_t bit_band;          /* 1: SRAM and peripherals have bit-band aliases (a choice of the ARMv7-M part) */
};

core *core_new(const struct core_options *options); /* NULL: no memory, or options that no part has */
void core_free(core *c);

/* Memory. Sizes and bases are multiples of 4. */
enum { CORE_WRITABLE = 1 }; /* without it, stores of the program go to the devices (a flash controller) */
uint8_t *core_map(core *c, uint32_t base, uint32_t size, unsigned flags); /* zeroed; the host may change it, then
                                                                             calls core_changed() */
bool core_alias(core *c, uint32_t base, uint32_t size, uint32_t target);  /* the same bytes at another address */
void core_changed(core *c, uint32_t base, uint32_t size);                 /* forgets what was decoded there */

/* Devices. Size is 1, 2 or 4 bytes, the address aligned to it. False is a bus fault. */
typedef bool core_read_function(void *context, uint32_t address, uint32_t size, uint32_t *value);
typedef bool core_write_function(void *context, uint32_t address, uint32_t size, uint32_t value);
void core_devices(core *c, core_read_function *read, core_write_function *write, void *context);

/* Power-on reset: registers, system space, pending interrupts; SP and PC from the vector table. Memories keep what they
 * hold, cycles go on. `debug` also resets the debug registers (DHCSR, DEMCR, FPB, DWT), as power-on does
 * and SYSRESETREQ does not. */
void core_reset(core *c, bool debug);

/* Why core_run() came back. */
enum core_stop {
    CORE_DEADLINE = 0,  /* the cycle was reached */
    CORE_ASLEEP = 1,    /* WFI, or WFE without an event: nothing happens before an interrupt */
    CORE_HALTED = 2,    /* in debug state: halt request, breakpoint, watchpoint, BKPT, step, vector catch */
    CORE_LOCKED_UP = 3, /* a fault where no fault can be taken */
    CORE_RESETTING = 4, /* the program wrote SYSRESETREQ: the board calls core_reset() and its devices' */
    CORE_STOPPED = 5,   /* came to the stop address */
    CORE_INTERRUPTED = 6, /* core_interrupt_run() */
    CORE_UNSUPPORTED = 7, /* needs what is not modelled (half precision, flush-to-zero, …): see core_complaint() */
};

/* Runs until the cycle count is `cycle` or more (an instruction is never split), or something stops it. */
enum core_stop core_run(core *c, uint64_t cycle);
void core_interrupt_run(core *c); /* the run at hand, or the next, ends soon */
void core_stop_at(core *c, uint32_t address, bool on); /* where functions that a host calls return to; it need not be
                                                          in a memory */

/* The last thing since reset that a program should not have done, or that is not modelled, and where: an unknown system
 * register, a clock that SysTick does not have. After CORE_LOCKED_UP, the fault that led there. One line; "" if there
 * is none. */
const char *core_complaint(const core *c);

uint64_t core_cycles(const core *c);
uint64_t core_instructions(const core *c);
void core_sleep_until(core *c, uint64_t cycle); /* time passes while asleep, or halted: then SysTick and CYCCNT stand */
uint64_t core_next_timer(const core *c);        /* when SysTick will raise its exception; UINT64_MAX: never */

/* An external interrupt line goes high or low (level; a pulse is high, then low). */
void core_interrupt(core *c, uint32_t number, bool level);

/* Registers, numbered as DCRSR does: 0-12, 13 SP, 14 LR, 15 the next instruction, 16 xPSR, 17 MSP, 18 PSP,
 * 20 CONTROL:FAULTMASK:BASEPRI:PRIMASK, 33 FPSCR, 64-95 S0-S31. */
uint32_t core_get(core *c, uint32_t number);
void core_set(core *c, uint32_t number, uint32_t value);

/* An access of the debugger's bus: memories, system space, devices. Like a store of the program, a write to a memory
 * that is not CORE_WRITABLE goes to the devices. */
bool core_peek(core *c, uint32_t address, uint32_t size, uint32_t *value);
bool core_poke(core *c, uint32_t address, uint32_t size, uint32_t value);

/* Where the cycles went. Counting is on from core_profile() to core_profile_end(). */
enum core_stall { /* why an instruction took longer than it does alone; the names of timing.h */
    STALL_NONE = 0,
    STALL_ADDRESS = 1,    /* an address register written by the instruction before */
    STALL_LOAD_USE = 2,   /* a load whose address an earlier load gives: not pipelined */
    STALL_STORE_LOAD = 3, /* a load right after a store */
    STALL_LOAD_STORE = 4, /* a store right after a load */
    STALL_UNALIGNED_WIDE = 5, /* 32-bit instructions across word boundaries: fetch falls behind */
    STALL_BRANCH = 6,     /* refilling the pipeline */
    STALL_WIDE_TARGET = 7, /* a branch to a 32-bit instruction across a word boundary */
    STALL_DIVIDE = 8,     /* SDIV, UDIV beyond two cycles */
    STALL_FPU_RESULT = 9, /* the result of FPU arithmetic, used by the very next instruction */
    STALL_UNALIGNED_DATA = 10, /* a load or store that takes more than one access */
    STALL_COUNT = 11,
};
struct core_spot { /* one instruction */
    uint64_t executions, cycles;
    uint64_t stalls[STALL_COUNT]; /* cycles lost to each */
};
struct core_edge { /* one caller of one function */
    uint32_t caller, callee;  /* first instruction of each; caller 0: the host, or an exception */
    uint64_t calls, cycles;   /* cycles from the first instruction to the return, of all calls, what they called included;
                                 of a recursion only the outermost calls; of an exception its entry too */
};
bool core_profile(core *c, uint32_t base, uint32_t size);    /* of instructions in this range of memory */
void core_profile_function(core *c, uint32_t address);       /* one begins there: a jump to it from another is a call,
                                                                which returns where the other would */
const struct core_spot *core_spots(const core *c);           /* one for each halfword of the range */
uint32_t core_edges(const core *c, struct core_edge *edges, uint32_t room); /* how many there are */
void core_profile_end(core *c);

/* Secrets: what depends on them, bit by bit, through registers, flags and memories, and what must not. Tracking is on
 * from core_taint() to core_taint_end(), slower than running without it and not together with a profile. */
enum core_finding_kind {
    FINDING_BRANCH = 1,        /* a branch, or a condition, depends on a secret */
    FINDING_LOAD_ADDRESS = 2,  /* so does where a load goes; `detail`: there */
    FINDING_STORE_ADDRESS = 3,
    FINDING_TIME = 4,          /* an instruction whose time depends on its operands has a secret one: SDIV, UDIV, and MULS
                                  where it takes 32 cycles */
    FINDING_READ_OUTSIDE = 5,  /* an access beyond the ranges that are open to it; `detail`: the address */
    FINDING_WRITE_OUTSIDE = 6,
    FINDING_REGISTERS = 7,     /* a function returned with other values in registers that it has to keep; `detail`: bits 4
                                  to 11 R4 to R11, 16 to 31 S16 to S31. The address is the return's */
    FINDING_STACK = 8,         /* a function returned with another SP; `detail`: that */
    FINDING_UNALIGNED_STACK = 9, /* a call with an SP that is no multiple of 8; `detail`: the callee */
    FINDING_UNKNOWN = 10,      /* an instruction that tracking does not know */
    FINDING_LOST = 11,         /* one finding, or one call, more than there is room for: this and others are not noted */
    FINDING_LEAVES = 12,       /* a store of what depends on a secret to no memory: to a device; `detail`: the address */
};
struct core_finding { /* of one kind, at one instruction */
    uint32_t address, kind;
    uint32_t detail; /* of the first time */
    uint32_t unused;
    uint64_t times;
};
struct core_range { uint32_t base, size, rights; };
enum { RANGE_READ = 1, RANGE_WRITE = 2 };
struct core_public { /* here the program says that something is public */
    uint32_t address;
    uint32_t reg;    /* a core register: its value, or the address of bytes */
    uint32_t length; /* the register with their number, or PUBLIC_VALUE */
    uint32_t unused;
    uint64_t times, bits; /* how often it came here, and how many bits had been secret */
};
enum { PUBLIC_VALUE = 16 };
bool core_taint(core *c); /* nothing is secret yet */
void core_taint_end(core *c);
void core_taint_forget(core *c); /* nothing is secret, nothing was found; ranges and publics stay */
bool core_taint_memory(core *c, uint32_t address, uint32_t size, bool secret); /* false: it is not all in memories */
void core_taint_register(core *c, uint32_t number, uint32_t bits); /* as for core_get(): 0-14, 16, 33, 64-95 */
uint32_t core_taint_of(const core *c, uint32_t number);
const uint8_t *core_taint_shadow(const core *c, uint32_t address, uint32_t size); /* a byte for each of a memory; NULL:
                                                                                     it is not all in one */
bool core_taint_source(core *c, uint32_t base, uint32_t size); /* what is read from these devices is secret */
bool core_taint_publics(core *c, const struct core_public *publics, uint32_t count); /* instead of those before */
const struct core_public *core_taint_said(const core *c);
bool core_taint_ranges(core *c, const struct core_range *ranges, uint32_t count); /* accesses may go nowhere else; 0: to
                                                                                     all addresses */
bool core_taint_functions(core *c, const uint32_t *addresses, uint32_t count); /* where those begin, in order, whose calls
                                                                                   are held to the calling convention; BL to
                                                                                   anything else is a jump */
uint32_t core_taint_findings(const core *c, struct core_finding *findings, uint32_t room); /* how many there are */
uint64_t core_taint_trace(core *c); /* a hash of every address executed, read and written since this was asked last */

#pragma GCC visibility pop

#endif
