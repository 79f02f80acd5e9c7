/* What a debugger uses: halting, stepping, registers through DCRSR, breakpoints, watchpoints, the cycle counter. */
#include "handlers.h"

enum { DHCSR = 0xe000edf0, DCRSR = 0xe000edf4, DCRDR = 0xe000edf8, DEMCR = 0xe000edfc, DFSR = 0xe000ed30 };
enum { FPB = 0xe0002000, DWT = 0xe0001000 };
enum { S_REGRDY = 1 << 16, S_HALT = 1 << 17, S_SLEEP = 1 << 18, S_LOCKUP = 1 << 19, S_RETIRE_ST = 1 << 24,
       S_RESET_ST = 1 << 25 };
enum { CYCCNTENA = 1 };
enum { WATCH_READ = 5, WATCH_WRITE = 6, WATCH_BOTH = 7 };

void debug_halt(core *c, uint32_t why)
{
    c->halted = true;
    c->asleep = c->locked_up = false; /* halting ends them */
    c->debug.control |= C_HALT;
    c->debug.dfsr |= why;
    c->stepping = false;
    look_up(c);
}

bool debug_catches(core *c, uint32_t vector_catch)
{
    if (!(c->debug.control & C_DEBUGEN) || !(c->debug.demcr & vector_catch) || vector_catch == 0)
        return false;
    debug_halt(c, DFSR_VCATCH);
    return true;
}

/* DHCSR */

static uint32_t dhcsr(core *c, bool debugger)
{
    uint32_t value = c->debug.control | S_REGRDY | (c->halted ? S_HALT : 0) | (c->asleep ? S_SLEEP : 0) |
                     (c->locked_up ? S_LOCKUP : 0) | (c->debug.reset_seen ? S_RESET_ST : 0) |
                     (c->instructions != c->debug.retired_at ? S_RETIRE_ST : 0);
    if (debugger) { /* these two are of what happened since the last read */
        c->debug.reset_seen = false;
        c->debug.retired_at = c->instructions;
    }
    return value;
}

static void dhcsr_write(core *c, uint32_t value, bool debugger)
{
    if (value >> 16 != 0xa05f)
        return;
    uint32_t control = value & (C_DEBUGEN | C_HALT | C_STEP | C_MASKINTS);
    if (!debugger) /* a program cannot make itself debugged */
        control = (control & ~(uint32_t)C_DEBUGEN) | (c->debug.control & C_DEBUGEN);
    if (!(control & C_DEBUGEN))
        control = 0;
    c->debug.control = control;
    if (control & C_HALT) {
        if (!c->halted)
            debug_halt(c, DFSR_HALTED);
    } else {
        c->halted = false;
        c->stepping = control & C_STEP;
    }
    look_up(c);
}

/* Registers. */

static uint32_t *stack_pointer_of(core *c, bool psp)
{
    return psp == ((c->control & 2) && c->exception == 0) ? &c->r[13] : &c->other_sp;
}

uint32_t core_get(core *c, uint32_t number)
{
    if (number < 15)
        return c->r[number];
    if (number >= 64 && number < 96)
        return c->fpu.s[number - 64];
    switch (number) {
    case 15: return c->pc;
    case 16: return get_xpsr(c);
    case 17: return *stack_pointer_of(c, false);
    case 18: return *stack_pointer_of(c, true);
    case 20: return c->control << 24 | (uint32_t)c->faultmask << 16 | c->basepri << 8 | c->primask;
    case 33: return c->fpu.fpscr;
    default: return 0;
    }
}

void core_set(core *c, uint32_t number, uint32_t value)
{
    if (number < 15)
        c->r[number] = number == 13 ? value & ~UINT32_C(3) : value;
    else if (number >= 64 && number < 96)
        c->fpu.s[number - 64] = value;
    switch (number) {
    case 15:
        c->pc = value & ~UINT32_C(1);
        break;
    case 16: {
        /* A change between thread and handler mode takes the stack pointers with it. */
        uint32_t msp = core_get(c, 17), psp = core_get(c, 18);
        set_xpsr(c, value);
        *stack_pointer_of(c, false) = msp;
        *stack_pointer_of(c, true) = psp;
        break;
    }
    case 17: case 18:
        *stack_pointer_of(c, number == 18) = value & ~UINT32_C(3);
        break;
    case 20:
        c->primask = value & 1;
        if (c->v7) {
            c->basepri = value >> 8 & c->priority_mask;
            c->faultmask = value >> 16 & 1;
        }
        set_control(c, value >> 24);
        break;
    case 33:
        c->fpu.fpscr = value & FPSCR_MASK;
        break;
    }
    forget_neighbour(c);
    look_up(c);
}

static void dcrsr_write(core *c, uint32_t value)
{
    if (!c->halted)
        return;
    if (value >> 16 & 1)
        core_set(c, value & 0x7f, c->debug.dcrdr);
    else
        c->debug.dcrdr = core_get(c, value & 0x7f);
}

/* Breakpoints: of the M4's FPB and the M0's BPU, which look alike. A comparator is for a word below 0x20000000, and
 * says which of its halfwords. */

static unsigned breakpoints(const core *c) { return c->debug.fp_control >> 4 & 15; }

static bool compares(uint32_t comparator, uint32_t address)
{
    uint32_t halves = comparator >> 30;
    return (comparator & 1) && (comparator & 0x1ffffffc) == (address & ~UINT32_C(3)) &&
           halves >> (address >> 1 & 1) & 1;
}

bool is_breakpoint(const core *c, uint32_t address)
{
    if (!(c->debug.fp_control & 1))
        return false;
    for (unsigned k = 0; k < breakpoints(c); k++)
        if (compares(c->debug.breakpoint[k], address))
            return true;
    return false;
}

static bool lies_at(const core *c, uint32_t address, const struct memory *memory, uint32_t offset)
{
    const struct region *region = find_region(c, address);
    return region != NULL && region->memory == memory && region->start + (address - region->base) == offset;
}

/* What is there at any of its addresses: such instructions are not kept decoded, so that each fetch looks. */
bool is_trap(const core *c, const struct memory *memory, uint32_t offset)
{
    if (c->stop_on && lies_at(c, c->stop_address, memory, offset))
        return true;
    if (!(c->debug.fp_control & 1))
        return false;
    for (unsigned k = 0; k < breakpoints(c); k++) {
        uint32_t comparator = c->debug.breakpoint[k], address = comparator & 0x1ffffffc;
        if ((comparator & 1) && (((comparator >> 30 & 1) && lies_at(c, address, memory, offset)) ||
                                 ((comparator >> 31) && lies_at(c, address + 2, memory, offset))))
            return true;
    }
    return false;
}

static void forget_comparator(core *c, unsigned k) { core_changed(c, c->debug.breakpoint[k] & 0x1ffffffc, 4); }

static void breakpoint_write(core *c, unsigned k, uint32_t value)
{
    if ((value & 1) && value >> 30 == 0)
        complain(c, "a remapping by the flash patch unit is not modelled");
    c->debug.breakpoint[k] = value & 0xdffffffd;
    forget_comparator(c, k);
}

static bool fpb_access(core *c, uint32_t offset, uint32_t *value, bool write)
{
    unsigned k = (offset - 8) / 4;
    if (offset == 0) {
        if (write && (*value & 2)) { /* KEY */
            c->debug.fp_control = (c->debug.fp_control & ~UINT32_C(1)) | (*value & 1);
            for (unsigned n = 0; n < breakpoints(c); n++)
                forget_comparator(c, n);
        }
        if (!write)
            *value = c->debug.fp_control;
        return true;
    }
    if (offset == 4 && c->v7) { /* FP_REMAP: not supported */
        if (!write)
            *value = 0;
        return true;
    }
    if (offset < 8 || k >= breakpoints(c))
        return false;
    if (write)
        breakpoint_write(c, k, *value);
    else
        *value = c->debug.breakpoint[k];
    return true;
}

/* Watchpoints, and the cycle counter of the M4. */

static unsigned watchpoints(const core *c) { return c->debug.dwt_control >> 28; }

static uint32_t watch_function(const core *c, unsigned k) { return c->debug.watch[k].function & 15; }

void debug_watch(core *c, uint32_t address, uint32_t size, bool write)
{
    if (!(c->debug.control & C_DEBUGEN))
        return;
    for (unsigned k = 0; k < watchpoints(c); k++) {
        uint32_t function = watch_function(c, k), mask = (UINT32_C(1) << (c->debug.watch[k].mask & 31)) - 1;
        uint32_t first = c->debug.watch[k].comparator & ~mask, last = first + mask;
        if (function < WATCH_READ || function > WATCH_BOTH || address > last || address + size - 1 < first)
            continue;
        if (function != WATCH_BOTH && (function == WATCH_WRITE) != write)
            continue;
        c->debug.watch[k].function |= 1 << 24; /* MATCHED */
        debug_halt(c, DFSR_DWTTRAP); /* after this instruction */
    }
}

static void count_watching(core *c)
{
    c->debug.watching = false;
    for (unsigned k = 0; k < watchpoints(c); k++)
        c->debug.watching |= watch_function(c, k) >= WATCH_READ && watch_function(c, k) <= WATCH_BOTH;
    clear_windows(c); /* each access goes the long way while something is watched */
}

static bool counts_cycles(const core *c)
{
    return c->v7 && (c->debug.dwt_control & CYCCNTENA) && (c->debug.demcr & TRCENA);
}

static uint32_t cycle_counter(const core *c)
{
    return counts_cycles(c) ? (uint32_t)(c->cycles - c->debug.cycle_base) : c->debug.cycle_count;
}

static void set_cycle_counter(core *c, uint32_t value)
{
    c->debug.cycle_count = value;
    c->debug.cycle_base = c->cycles - value;
}

void cycle_counter_skip(core *c, uint64_t cycles) { c->debug.cycle_base += cycles; }

static bool dwt_access(core *c, uint32_t offset, uint32_t *value, bool write)
{
    unsigned k = (offset - 0x20) / 16;
    uint32_t *there = NULL;
    if (offset == 0) {
        if (write && c->v7) {
            uint32_t counter = cycle_counter(c);
            c->debug.dwt_control = (c->debug.dwt_control & 0xff000000) | (*value & 0x007f1fff);
            set_cycle_counter(c, counter);
        }
        if (!write)
            *value = c->debug.dwt_control;
        return true;
    }
    if (offset == 4 && c->v7) {
        if (write)
            set_cycle_counter(c, *value);
        else
            *value = cycle_counter(c);
        return true;
    }
    if (offset == 0x1c) { /* PCSR */
        if (!write)
            *value = c->halted ? 0xffffffff : c->pc;
        return true;
    }
    if (c->v7 && offset >= 8 && offset < 0x1c) { /* counters of events, which do not count */
        if (!write)
            *value = 0;
        return true;
    }
    if (offset < 0x20 || k >= watchpoints(c))
        return false;
    switch (offset & 15) {
    case 0: there = &c->debug.watch[k].comparator; break;
    case 4: there = &c->debug.watch[k].mask; break;
    case 8: there = &c->debug.watch[k].function; break;
    default: return false;
    }
    if (!write) {
        *value = *there;
        if ((offset & 15) == 8)
            *there &= ~(UINT32_C(1) << 24);
        return true;
    }
    *there = (offset & 15) == 4 ? *value & 31 : *value;
    count_watching(c);
    return true;
}

static void demcr_write(core *c, uint32_t value)
{
    uint32_t counter = cycle_counter(c);
    c->debug.demcr = value & (c->v7 ? 0x010f07f1 : TRCENA | VC_HARDERR | VC_CORERESET);
    set_cycle_counter(c, counter);
}

bool debug_read(core *c, uint32_t address, uint32_t *value, bool debugger)
{
    switch (address) {
    case DHCSR: *value = dhcsr(c, debugger); return true;
    case DCRSR: *value = 0; return true;
    case DCRDR: *value = c->debug.dcrdr; return true;
    case DEMCR: *value = c->debug.demcr; return true;
    case DFSR: *value = c->debug.dfsr; return true;
    }
    uint32_t offset = address & 0xfff;
    return address - offset == FPB ? fpb_access(c, offset, value, false)
           : address - offset == DWT ? dwt_access(c, offset, value, false) : false;
}

bool debug_write(core *c, uint32_t address, uint32_t value, bool debugger)
{
    switch (address) {
    case DHCSR: dhcsr_write(c, value, debugger); return true;
    case DCRSR: dcrsr_write(c, value); return true;
    case DCRDR: c->debug.dcrdr = value; return true;
    case DEMCR: demcr_write(c, value); return true;
    case DFSR: c->debug.dfsr &= ~value; return true;
    }
    uint32_t offset = address & 0xfff;
    return address - offset == FPB ? fpb_access(c, offset, &value, true)
           : address - offset == DWT ? dwt_access(c, offset, &value, true) : false;
}

void debug_reset(core *c, bool all)
{
    if (all) {
        uint32_t fp = c->debug.fp_control, dwt = c->debug.dwt_control;
        for (unsigned k = 0; k < breakpoints(c); k++)
            forget_comparator(c, k);
        c->debug = (struct debug){.fp_control = fp & ~UINT32_C(1), .dwt_control = dwt & 0xff000000};
        count_watching(c);
    }
    c->debug.reset_seen = true;
    c->halted = c->stepping = false;
    c->debug.control &= ~(uint32_t)C_HALT;
}
