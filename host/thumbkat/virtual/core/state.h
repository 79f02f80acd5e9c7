/* What a core is inside. Every source of the core sees this; nobody else does. */
#ifndef THUMBKAT_CORE_STATE_H
#define THUMBKAT_CORE_STATE_H

#include "core.h"
#include "fpu.h"
#include "timing.h"

#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "memories are used in place, so the host is little-endian");

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

#define NEVER UINT64_MAX

static inline uint32_t bit(unsigned n) { return UINT32_C(1) << n; }

/* A decoded instruction: the function that executes it, what that function needs, and what timing needs. */
struct instruction;
typedef uint32_t handler(core *c, const struct instruction *i); /* returns cycles beyond `cycles`: see lost() */

struct instruction {
    handler *execute;   /* NULL: nothing decoded here */
    uint64_t waits_for; /* registers needed early: address registers; and of FPU instructions the operands */
    uint64_t leaves;    /* registers that the next one cannot have early. Bits: 0-15 core, 16-47 S0-S31, and NARROW */
    uint32_t immediate; /* for instructions of the FPU, the instruction itself */
    uint8_t d, n, m, a; /* registers: destination, first and second operand; a is Ra, RdHi or Rt2 */
    uint8_t size;       /* 2 or 4 bytes */
    uint8_t kind;       /* enum kind of timing.h */
    uint8_t cycles;     /* when it runs by itself */
    bool wide_across;   /* 32 bits that do not start at a word boundary */
    uint8_t shift;      /* enum shift, of the second operand */
    uint8_t amount;
    uint8_t carry;      /* of an immediate: 0, 1 or CARRY_KEPT */
    uint8_t flags;      /* below */
};

#define NARROW (UINT64_C(1) << 63) /* left by every 16-bit instruction; IT waits for it */
enum shift { LSL, LSR, ASR, ROR, RRX };
enum { CARRY_KEPT = 2 };
enum { /* instruction.flags */
    INDEXED = 1,    /* the offset counts before the access */
    WRITE_BACK = 2, /* the base register is updated */
    DOWN = 4,       /* LDM and STM: decrement before */
    CALL = 8,       /* leaves a return address in LR */
    LOADS = 16,     /* of the generic handlers: a load, not a store */
    BYTE = 32, HALFWORD = 64, SIGNED = 128,
    /* Of handlers that have no use for the others: */
    ACCUMULATES = LOADS,
    SETS_FLAGS = SIGNED,
};
enum { NO_REGISTER = 0xff };

/* Memories. Several regions may be of one memory, and share its bytes and decoded instructions. */
struct memory {
    uint8_t *bytes;
    uint32_t size;
    bool writable;
    struct instruction *decoded[2]; /* one for each halfword; [1] as within an IT block, where flags stay as they are */
    uint8_t *code;                  /* one for each CODE_PAGE bytes: whether something is decoded there */
    uint8_t *secret;                /* one for each byte, while secrets are tracked: which of its bits depend on them */
};
enum { CODE_PAGE = 256, REGION_LIMIT = 64 };

struct region {
    uint32_t base, size;
    struct memory *memory;
    uint32_t start; /* where in the memory it begins */
};

/* The region that was used last in each 128 MB of the address space, laid out for the quick path. */
struct window {
    uint32_t base;
    uint32_t readable, writable; /* bytes: 0 sends every access the long way */
    uint32_t start;
    uint8_t *bytes;
    struct memory *memory;
};
enum { WINDOWS = 32, WINDOW_SHIFT = 27 };

struct code_window {
    uint32_t base, size;
    struct instruction *decoded[2];
};

/* Exceptions. */
enum {
    RESET = 1, NMI = 2, HARD_FAULT = 3, MEM_MANAGE = 4, BUS_FAULT = 5, USAGE_FAULT = 6, SV_CALL = 11,
    DEBUG_MONITOR = 12, PEND_SV = 14, SYS_TICK = 15, FIRST_INTERRUPT = 16,
    EXCEPTIONS = 512, /* as many as IPSR can name: a frame or a debugger may put any number there */
};
struct exception_set { uint32_t word[EXCEPTIONS / 32]; };

static inline bool has(const struct exception_set *set, unsigned number)
{
    return set->word[number / 32] >> number % 32 & 1;
}
static inline void put_in(struct exception_set *set, unsigned number) { set->word[number / 32] |= bit(number % 32); }
static inline void take_out(struct exception_set *set, unsigned number) { set->word[number / 32] &= ~bit(number % 32); }

/* Status of faults, as CFSR has it. */
enum {
    IACCVIOL = 1 << 0, /* MemManage */
    IBUSERR = 1 << 8, PRECISERR = 1 << 9, UNSTKERR = 1 << 11, STKERR = 1 << 12, LSPERR = 1 << 13, BFARVALID = 1 << 15,
    UNDEFINSTR = 1 << 16, INVSTATE = 1 << 17, INVPC = 1 << 18, NOCP = 1 << 19, UNALIGNED = 1 << 24, DIVBYZERO = 1 << 25,
};

struct systick {
    bool on, interrupts, counted;
    uint32_t reload;
    uint32_t value;   /* while off */
    uint64_t zero_at; /* while on: the cycle at which it comes to zero next */
    uint64_t was_zero_at;
};

enum { BREAKPOINT_LIMIT = 8, WATCHPOINT_LIMIT = 4 };

struct debug {
    uint32_t control;    /* DHCSR, C_ bits */
    uint32_t demcr, dfsr, dcrdr;
    bool reset_seen;     /* S_RESET_ST */
    uint64_t retired_at; /* S_RETIRE_ST: instructions when DHCSR was read last */
    uint32_t fp_control, breakpoint[BREAKPOINT_LIMIT];
    uint32_t dwt_control;
    struct { uint32_t comparator, mask, function; } watch[WATCHPOINT_LIMIT];
    bool watching;       /* some comparator looks at data */
    uint32_t cycle_count; /* CYCCNT while it stands */
    uint64_t cycle_base;  /* while it counts: CYCCNT is cycles - cycle_base */
};

struct profile;
struct taint;

struct core {
    /* What nearly every instruction uses. */
    uint32_t r[16];   /* SP is the one in use; PC, while an instruction executes, is its address + 4, as it reads */
    uint32_t pc;      /* the next instruction */
    uint32_t negative, zero, carry, overflow; /* N is bit 31 of negative, Z is zero == 0, C is carry, V is bit 31 of
                                                 overflow */
    uint32_t it;      /* ITSTATE */
    uint64_t cycles;
    _Atomic uint64_t limit; /* the loop ends when cycles come to it; 0 makes it look up */
    uint64_t instructions;
    struct code_window code;
    struct window window[WINDOWS];

    /* The instruction before, as far as it matters to this one's time (M4). */
    uint8_t before;      /* its kind */
    int8_t wide_run;     /* 32-bit instructions across word boundaries since a multi-cycle one; -1: not counting */
    uint64_t left;       /* what it leaves */
    uint8_t lost_to;     /* enum core_stall: why the last handler returned more than 0 */
    uint32_t split_cycles; /* lost to unaligned accesses, since the profile looked last */
    struct timing timing;
    uint64_t fpu_busy_until; /* VDIV and VSQRT run on in the background */

    uint32_t model;
    bool v7;             /* ARMv7E-M; else ARMv6-M */
    uint32_t multiplier_cycles, interrupts, priority_mask;
    bool bit_band;

    struct region region[REGION_LIMIT];
    unsigned regions;
    struct memory *memory[REGION_LIMIT];
    unsigned memories;
    core_read_function *device_read;
    core_write_function *device_write;
    void *device_context;
    struct instruction loose; /* decoded, but kept nowhere: breakpoints, memory borders */

    /* Program status beyond the flags above. */
    bool thumb;
    bool saturated;      /* Q */
    uint32_t ge;         /* GE, 4 bits */
    uint32_t exception;  /* IPSR; 0: thread mode */
    uint32_t other_sp;   /* the stack pointer not in use */
    uint32_t control;    /* nPRIV, SPSEL, FPCA */
    bool primask, faultmask;
    uint32_t basepri;
    struct fpu_state fpu;

    /* Exceptions. */
    unsigned raised;     /* synchronous, by the instruction at hand; 0: none */
    uint32_t raised_status;
    const char *told; /* what the fault was that may lead to lockup, and where */
    uint32_t told_of;
    struct exception_set enabled, pending, active, line;
    uint8_t priority[EXCEPTIONS];
    unsigned best_pending; /* the highest of what is pending and enabled; 0: none */
    bool asleep, event;
    bool waits_for_event;
    bool locked_up, reset_requested, exclusive;

    uint32_t vtor, aircr, scr, ccr, shcsr, cfsr, hfsr, mmfar, bfar, cpacr, fpccr, fpcar, fpdscr;
    uint32_t itm[8]; /* what a trace set-up writes, for reading back */
    struct systick systick;

    /* Stops. */
    uint64_t deadline;
    atomic_bool interrupted;
    bool halted, stepping, stopping, unsupported;
    bool stop_on;
    uint32_t stop_address;
    struct debug debug;
    char complaint[200];

    struct profile *profile;
    struct taint *taint;
    uint8_t left_handler; /* an exception has ended, which the profile does not know yet */
};
enum { LEFT_FOR_PROGRAM = 1, LEFT_FOR_ANOTHER = 2 };

/* run.c */
static inline void look_up(core *c) /* ends the loop after this instruction, for settle() */
{
    atomic_store_explicit(&c->limit, 0, memory_order_relaxed);
}
static inline uint32_t lost(core *c, enum core_stall why, uint32_t cycles) /* how a handler returns extra cycles */
{
    c->lost_to = (uint8_t)why;
    return cycles;
}
__attribute__((format(printf, 2, 3))) void complain(core *c, const char *format, ...);

/* After the pipeline was refilled, nothing of earlier instructions matters. */
static inline void forget_neighbour(core *c)
{
    c->before = KIND_REFILLED;
    c->left = 0;
    c->wide_run = -1;
}

/* The address of the instruction that executes. */
static inline uint32_t here(const core *c) { return c->r[15] - 4; }

/* Raises a fault by the instruction that executes: it ends, as if it had not been, when its handler returns.
 * Handlers check nothing: they return 0 after a failed access, before they have changed anything. */
void fault(core *c, unsigned exception, uint32_t status);
uint32_t undefined(core *c, const struct instruction *i); /* a handler */

/* bus.c: accesses of the program. False: a fault was raised. */
bool read_slow(core *c, uint32_t address, uint32_t size, uint32_t *value);
bool write_slow(core *c, uint32_t address, uint32_t size, uint32_t value);
bool bus_read(core *c, uint32_t address, uint32_t size, uint32_t *value); /* aligned, raises nothing */
bool bus_write(core *c, uint32_t address, uint32_t size, uint32_t value);
const struct region *find_region(const core *c, uint32_t address);
bool in_bit_band(const core *c, uint32_t address, uint32_t size, uint32_t *at, unsigned *number); /* and of what */
void clear_windows(core *c);
void forget(struct memory *memory, uint32_t start, uint32_t size); /* what is decoded there */
bool read_halfword(core *c, uint32_t address, uint32_t *value);             /* for fetching: memories only */
bool may_not_execute(uint32_t address);

static inline struct window *window_of(core *c, uint32_t address) { return &c->window[address >> WINDOW_SHIFT]; }

/* Aligned accesses to memories go here, all else takes the long way. */
#define QUICK_READ(name, type)                                                                                        \
    static inline bool name(core *c, uint32_t address, uint32_t *value)                                               \
    {                                                                                                                 \
        const struct window *w = window_of(c, address);                                                               \
        uint32_t offset = address - w->base;                                                                          \
        if (UNLIKELY(offset >= w->readable || address % sizeof(type) != 0))                                           \
            return read_slow(c, address, sizeof(type), value);                                                        \
        type bits;                                                                                                    \
        memcpy(&bits, w->bytes + offset, sizeof bits);                                                                \
        *value = bits;                                                                                                \
        return true;                                                                                                  \
    }
QUICK_READ(read8, uint8_t)
QUICK_READ(read16, uint16_t)
QUICK_READ(read32, uint32_t)

#define QUICK_WRITE(name, type)                                                                                       \
    static inline bool name(core *c, uint32_t address, uint32_t value)                                                \
    {                                                                                                                 \
        struct window *w = window_of(c, address);                                                                     \
        uint32_t offset = address - w->base;                                                                          \
        if (UNLIKELY(offset >= w->writable || address % sizeof(type) != 0))                                           \
            return write_slow(c, address, sizeof(type), value);                                                       \
        type bits = (type)value;                                                                                      \
        memcpy(w->bytes + offset, &bits, sizeof bits);                                                                \
        if (UNLIKELY(w->memory->code[(w->start + offset) / CODE_PAGE]))                                               \
            forget(w->memory, w->start + offset, sizeof(type));                                                       \
        return true;                                                                                                  \
    }
QUICK_WRITE(write8, uint8_t)
QUICK_WRITE(write16, uint16_t)
QUICK_WRITE(write32, uint32_t)

/* exceptions.c */
void find_best_pending(core *c);
unsigned active_count(const core *c);
void pend(core *c, unsigned exception);
int execution_priority(const core *c);
bool can_take(const core *c, unsigned exception); /* the best pending one, now */
bool would_wake(const core *c);
void take_raised(core *c);
void enter_exception(core *c, unsigned exception);
void return_from_exception(core *c, uint32_t exc_return); /* raises, or has returned */
void set_xpsr(core *c, uint32_t value);
uint32_t get_xpsr(const core *c);
void set_control(core *c, uint32_t value);
uint32_t get_special(core *c, unsigned number); /* MRS, MSR */
void set_special(core *c, unsigned number, unsigned mask, uint32_t value);
bool save_lazily(core *c); /* FPU registers of an interrupted program, before the FPU is used */
static inline bool privileged(const core *c) { return c->exception != 0 || !(c->control & 1); }
static inline bool is_exc_return(const core *c, uint32_t target) { return c->exception != 0 && target >= 0xf0000000; }
void reset_exceptions(core *c);

/* system.c, systick.c, debug.c: registers at 0xE0000000 to 0xE00FFFFF. False: a bus fault. */
bool system_read(core *c, uint32_t address, uint32_t size, uint32_t *value, bool debugger);
bool system_write(core *c, uint32_t address, uint32_t size, uint32_t value, bool debugger);
void systick_catch_up(core *c);
uint32_t systick_read(core *c, uint32_t offset);
void systick_write(core *c, uint32_t offset, uint32_t value);
void systick_skip(core *c, uint64_t cycles); /* time in which it did not count */
uint64_t systick_due(const core *c);         /* the cycle at which it has something to do */
bool debug_read(core *c, uint32_t address, uint32_t *value, bool debugger); /* false: not one of its registers */
bool debug_write(core *c, uint32_t address, uint32_t value, bool debugger);
void debug_halt(core *c, uint32_t why); /* DFSR bits */
bool debug_catches(core *c, uint32_t vector_catch); /* halts if DEMCR asks for it */
bool is_breakpoint(const core *c, uint32_t address);
bool is_trap(const core *c, const struct memory *memory, uint32_t offset); /* a breakpoint or the stop address */
void debug_watch(core *c, uint32_t address, uint32_t size, bool write);
void debug_reset(core *c, bool all);
void cycle_counter_skip(core *c, uint64_t cycles);
enum { DFSR_HALTED = 1, DFSR_BKPT = 2, DFSR_DWTTRAP = 4, DFSR_VCATCH = 8 };
enum { C_DEBUGEN = 1, C_HALT = 2, C_STEP = 4, C_MASKINTS = 8 };
enum { VC_CORERESET = 1 << 0, VC_MMERR = 1 << 4, VC_NOCPERR = 1 << 5, VC_CHKERR = 1 << 6, VC_STATERR = 1 << 7,
       VC_BUSERR = 1 << 8, VC_INTERR = 1 << 9, VC_HARDERR = 1 << 10, MON_EN = 1 << 16, TRCENA = 1 << 24 };

/* decode.c */
static inline bool is_wide(uint32_t first) { return first >> 11 >= 0x1d; } /* of two halfwords */
void decode(const core *c, uint32_t address, uint32_t first, uint32_t second, bool in_it, struct instruction *i);

/* profile.c */
void profile_instruction(core *c, uint32_t address, uint64_t cycles);
void profile_stall(core *c, uint32_t address, enum core_stall why, uint64_t cycles);
void profile_call(core *c); /* of what begins at c->pc */
void profile_jump(core *c); /* to c->pc, which may be a return */
void profile_begin_run(core *c);
void profile_exception(core *c, uint64_t since);
void profile_left_handler(core *c);
void profile_free(core *c);

#endif
