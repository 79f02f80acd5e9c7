/* The system space, 0xE0000000 to 0xE00FFFFF: who is there, the NVIC, and the System Control Block. SysTick and what
 * debuggers use have files of their own. */
#include "state.h"

#define SCS_BASE UINT32_C(0xe000e000)
enum { NVIC_ISER = 0x100, NVIC_ICER = 0x180, NVIC_ISPR = 0x200, NVIC_ICPR = 0x280, NVIC_IABR = 0x300, NVIC_IPR = 0x400,
       NVIC_END = 0x4f0 };
enum { SCR_MASK = 0x16, CCR_MASK = 0x31b };
enum { SYSRESETREQ = 4, VECTCLRACTIVE = 2, VECTRESET = 1 };
enum { STIR_ALLOWED = 2 }; /* CCR.USERSETMPEND */

static uint32_t cpuid(const core *c)
{
    static const uint32_t ids[] = {[CORE_M0] = 0x410cc200, [CORE_M0PLUS] = 0x410cc601, [CORE_M4F] = 0x410fc241};
    return ids[c->model];
}

/* NVIC. A word of registers is for 32 interrupts, whose exceptions lie 16 above. */

static unsigned interrupt_limit(const core *c, uint32_t first)
{
    return c->interrupts > first ? (c->interrupts - first < 32 ? c->interrupts - first : 32) : 0;
}

static uint32_t collect(const core *c, const struct exception_set *set, uint32_t first)
{
    uint32_t bits = 0;
    for (unsigned k = 0, limit = interrupt_limit(c, first); k < limit; k++)
        bits |= (uint32_t)has(set, FIRST_INTERRUPT + first + k) << k;
    return bits;
}

static uint32_t nvic_read(const core *c, uint32_t offset)
{
    uint32_t first = (offset & 0x7c) * 8;
    if (offset < NVIC_ISPR)
        return collect(c, &c->enabled, first);
    if (offset < NVIC_IABR)
        return collect(c, &c->pending, first);
    if (offset < NVIC_IPR)
        return c->v7 ? collect(c, &c->active, first) : 0;
    uint32_t value;
    memcpy(&value, &c->priority[FIRST_INTERRUPT + offset - NVIC_IPR], 4);
    return value;
}

static void nvic_write(core *c, uint32_t offset, uint32_t value)
{
    uint32_t first = (offset & 0x7c) * 8;
    for (unsigned k = 0, limit = interrupt_limit(c, first); k < limit && offset < NVIC_IABR; k++) {
        unsigned exception = FIRST_INTERRUPT + first + k;
        if (!(value >> k & 1))
            continue;
        if (offset < NVIC_ICER)
            put_in(&c->enabled, exception);
        else if (offset < NVIC_ISPR)
            take_out(&c->enabled, exception);
        else if (offset < NVIC_ICPR)
            pend(c, exception);
        else if (!has(&c->line, exception) || has(&c->active, exception)) /* a line that is high asks again at once */
            take_out(&c->pending, exception);
    }
    find_best_pending(c);
}

static void set_priority(core *c, unsigned exception, uint32_t value)
{
    /* Of the system handlers, those that there are. */
    unsigned handlers = c->v7 ? 0xd870 : 0xc800;
    if (exception < FIRST_INTERRUPT ? handlers >> exception & 1 : exception < FIRST_INTERRUPT + c->interrupts)
        c->priority[exception] = (uint8_t)(value & c->priority_mask);
    find_best_pending(c);
}

/* Four priorities are a word; on ARMv7-M each is a byte too. */
static void set_priorities(core *c, unsigned exception, uint32_t size, uint32_t value)
{
    for (uint32_t k = 0; k < size; k++)
        set_priority(c, exception + k, value >> 8 * k & 0xff);
}

/* Which exception's priority stands there; 0: none. */
static unsigned priority_at(const core *c, uint32_t offset)
{
    if (offset >= NVIC_IPR && offset < NVIC_IPR + (c->v7 ? 240 : 32))
        return FIRST_INTERRUPT + offset - NVIC_IPR;
    if (offset >= (c->v7 ? 0xd18u : 0xd1cu) && offset < 0xd24)
        return 4 + offset - 0xd18;
    return 0;
}

/* System Control Block. */

static uint32_t icsr(const core *c)
{
    bool interrupt_pending = false;
    for (unsigned k = FIRST_INTERRUPT; k < FIRST_INTERRUPT + c->interrupts; k++)
        interrupt_pending |= has(&c->pending, k);
    return c->exception | c->best_pending << 12 | (uint32_t)interrupt_pending << 22 |
           (c->v7 && active_count(c) <= 1 ? 1u << 11 : 0) | (uint32_t)has(&c->pending, SYS_TICK) << 26 |
           (uint32_t)has(&c->pending, PEND_SV) << 28 | (uint32_t)has(&c->pending, NMI) << 31;
}

static void icsr_write(core *c, uint32_t value)
{
    if (value >> 31)
        pend(c, NMI);
    if (value >> 28 & 1)
        pend(c, PEND_SV);
    else if (value >> 27 & 1)
        take_out(&c->pending, PEND_SV);
    if (value >> 26 & 1)
        pend(c, SYS_TICK);
    else if (value >> 25 & 1)
        take_out(&c->pending, SYS_TICK);
    find_best_pending(c);
}

static void aircr_write(core *c, uint32_t value)
{
    if (value >> 16 != 0x05fa)
        return;
    if (c->v7)
        c->aircr = value & 0x700;
    if (value & (c->v7 ? SYSRESETREQ | VECTRESET : SYSRESETREQ)) {
        c->reset_requested = true;
        look_up(c);
    }
    if (value & VECTCLRACTIVE)
        c->active = (struct exception_set){0};
    find_best_pending(c);
}

/* Which exceptions are active and pending shows in SHCSR too. */
static const struct { uint8_t bit, exception; bool pending; } shcsr_bits[] = {
    {0, MEM_MANAGE, false}, {1, BUS_FAULT, false}, {3, USAGE_FAULT, false}, {7, SV_CALL, false},
    {8, DEBUG_MONITOR, false}, {10, PEND_SV, false}, {11, SYS_TICK, false}, {12, USAGE_FAULT, true},
    {13, MEM_MANAGE, true}, {14, BUS_FAULT, true}, {15, SV_CALL, true},
};
enum { SHCSR_ENABLES = 7 << 16 };

static uint32_t shcsr(const core *c)
{
    uint32_t value = c->shcsr & SHCSR_ENABLES;
    for (size_t k = 0; k < sizeof shcsr_bits / sizeof *shcsr_bits; k++)
        value |= (uint32_t)has(shcsr_bits[k].pending ? &c->pending : &c->active, shcsr_bits[k].exception)
                 << shcsr_bits[k].bit;
    return value;
}

static void shcsr_write(core *c, uint32_t value)
{
    c->shcsr = value & SHCSR_ENABLES;
    for (size_t k = 0; k < sizeof shcsr_bits / sizeof *shcsr_bits; k++) {
        struct exception_set *set = shcsr_bits[k].pending ? &c->pending : &c->active;
        if (value >> shcsr_bits[k].bit & 1)
            put_in(set, shcsr_bits[k].exception);
        else
            take_out(set, shcsr_bits[k].exception);
    }
    find_best_pending(c);
}

static const uint32_t feature_registers[16] = { /* ID_PFR0 to ID_ISAR4, of the Cortex-M4 */
    0x00000030, 0x00000200, 0x00100000, 0x00000000, 0x00000030, 0x00000000, 0x00000000, 0x00000000,
    0x01101110, 0x02112000, 0x20232231, 0x01111131, 0x01310132, 0x00000000, 0x00000000, 0x00000000,
};

/* True if that register is there. */
static bool scb_read(core *c, uint32_t offset, uint32_t *value)
{
    switch (offset) {
    case 0xd00: *value = cpuid(c); return true;
    case 0xd04: *value = icsr(c); return true;
    case 0xd08: *value = c->vtor; return c->model != CORE_M0; /* which stays 0 there */
    case 0xd0c: *value = 0xfa050000 | c->aircr; return true;
    case 0xd10: *value = c->scr; return true;
    case 0xd14: *value = c->ccr; return true;
    case 0xd24: *value = c->v7 ? shcsr(c) : (uint32_t)has(&c->pending, SV_CALL) << 15; return true;
    }
    if (!c->v7)
        return false;
    if (offset >= 0xd40 && offset < 0xd80) {
        *value = feature_registers[(offset - 0xd40) / 4];
        return true;
    }
    switch (offset) {
    case 0x004: *value = (c->interrupts - 1) / 32; return true; /* ICTR */
    case 0x008: *value = 0; return true;                        /* ACTLR */
    case 0xd28: *value = c->cfsr; return true;
    case 0xd2c: *value = c->hfsr; return true;
    case 0xd34: *value = c->mmfar; return true;
    case 0xd38: *value = c->bfar; return true;
    case 0xd3c: *value = 0; return true; /* AFSR */
    case 0xd88: *value = c->cpacr; return true;
    case 0xd90: *value = 0; return true; /* MPU_TYPE: there is none */
    case 0xf34: *value = c->fpccr; return true;
    case 0xf38: *value = c->fpcar; return true;
    case 0xf3c: *value = c->fpdscr; return true;
    case 0xf40: *value = 0x10110021; return true; /* MVFR0, 1: single precision */
    case 0xf44: *value = 0x11000011; return true;
    case 0xf48: *value = 0; return true;
    }
    return false;
}

static bool scb_write(core *c, uint32_t offset, uint32_t value)
{
    switch (offset) {
    case 0xd00: return true;
    case 0xd04: icsr_write(c, value); return true;
    case 0xd08: /* the M0 has no such register */
        if (c->model == CORE_M0)
            return false;
        c->vtor = value & 0xffffff80;
        return true;
    case 0xd0c: aircr_write(c, value); return true;
    case 0xd10: c->scr = value & SCR_MASK; return true;
    case 0xd14:
        if (c->v7)
            c->ccr = value & CCR_MASK;
        return true;
    case 0xd24:
        if (c->v7)
            shcsr_write(c, value);
        return true;
    }
    if (!c->v7)
        return false;
    switch (offset) {
    case 0x004: case 0x008: case 0xd3c: case 0xd90: case 0xf40: case 0xf44: case 0xf48: return true;
    case 0xd28: c->cfsr &= ~value; return true;
    case 0xd2c: c->hfsr &= ~value; return true;
    case 0xd34: c->mmfar = value; return true;
    case 0xd38: c->bfar = value; return true;
    case 0xd88:
        c->cpacr = value & 0x00f00000;
        return true;
    case 0xf00: /* STIR */
        if ((value & 0x1ff) < c->interrupts)
            pend(c, FIRST_INTERRUPT + (value & 0x1ff));
        return true;
    case 0xf34: c->fpccr = value & 0xc000017b; return true;
    case 0xf38: c->fpcar = value & ~UINT32_C(7); return true;
    case 0xf3c: c->fpdscr = value & 0x07c00000; return true;
    }
    return offset >= 0xd40 && offset < 0xd80;
}

/* Components tell debuggers who they are at the end of their 4 KB. */

static const struct component { uint32_t base; uint16_t part[3]; uint8_t class; } components[] = {
    /* part numbers on the M0, M0+ and M4; 0: not there */
    {0xe000e000, {0x008, 0x008, 0x00c}, 0xe}, /* SCS */
    {0xe0001000, {0x00a, 0x00a, 0x002}, 0xe}, /* DWT */
    {0xe0002000, {0x00b, 0x00b, 0x003}, 0xe}, /* BPU, FPB */
    {0xe0000000, {0, 0, 0x001}, 0xe},         /* ITM */
    {0xe00ff000, {0x471, 0x4c0, 0x4c4}, 0x1}, /* ROM table, which lists those above */
};
enum { COMPONENTS = sizeof components / sizeof *components, ROM_TABLE = COMPONENTS - 1 };

static bool identification_read(const core *c, uint32_t address, uint32_t *value)
{
    uint32_t offset = address & 0xfff;
    if (address - components[ROM_TABLE].base < 0xfcc) {
        unsigned k = offset / 4;
        *value = k < ROM_TABLE && components[k].part[c->model] != 0
                     ? ((components[k].base - components[ROM_TABLE].base) & 0xfffff000) | 3 : 0;
        return true;
    }
    if (address == components[ROM_TABLE].base + 0xfcc) {
        *value = 1; /* the system's memory is on the same bus */
        return true;
    }
    if (offset < 0xfd0)
        return false;
    for (const struct component *k = components; k < components + COMPONENTS; k++) {
        uint32_t part = k->part[c->model];
        if (k->base != address - offset || part == 0)
            continue;
        /* Peripheral ID 4 to 7 and 0 to 3, with ARM's number as the designer; component ID 0 to 3. */
        const uint8_t bytes[12] = {0x04, 0, 0, 0, (uint8_t)part, (uint8_t)(0xb0 | part >> 8), 0x0b, 0,
                                   0x0d, (uint8_t)(k->class << 4), 0x05, 0xb1};
        *value = bytes[(offset - 0xfd0) / 4];
        return true;
    }
    return false;
}

/* The ITM takes what a trace set-up writes, and traces nothing. */
static uint32_t *itm_register(core *c, uint32_t address)
{
    static const uint16_t offsets[] = {0xe00, 0xe40, 0xe80, 0xfb0};
    if (!c->v7 || address >> 12 != 0xe0000)
        return NULL;
    for (unsigned k = 0; k < sizeof offsets / sizeof *offsets; k++)
        if ((address & 0xfff) == offsets[k])
            return &c->itm[k];
    return NULL;
}

static bool word_read(core *c, uint32_t address, uint32_t *value, bool debugger)
{
    uint32_t offset = address - SCS_BASE;
    *value = 0;
    if (identification_read(c, address, value) || debug_read(c, address, value, debugger))
        return true;
    if (address >> 12 == 0xe0000 && c->v7) { /* a stimulus port is always ready */
        uint32_t *itm = itm_register(c, address);
        *value = itm != NULL ? *itm : (address & 0xfff) < 0x80;
        return true;
    }
    if (offset >= 0x1000)
        return false;
    if (offset >= 0x10 && offset < 0x20) {
        *value = systick_read(c, offset);
        return true;
    }
    if (offset >= NVIC_ISER && offset < NVIC_END) {
        *value = nvic_read(c, offset);
        return true;
    }
    unsigned exception = priority_at(c, offset);
    if (exception != 0) {
        memcpy(value, &c->priority[exception], 4);
        return true;
    }
    return scb_read(c, offset, value);
}

static bool word_write(core *c, uint32_t address, uint32_t value, bool debugger)
{
    uint32_t offset = address - SCS_BASE;
    if (debug_write(c, address, value, debugger))
        return true;
    if (address >> 12 == 0xe0000 && c->v7) {
        uint32_t *itm = itm_register(c, address);
        if (itm != NULL)
            *itm = value;
        return true;
    }
    if (offset >= 0x1000)
        return (address & 0xfff) >= 0xfd0;
    if (offset >= 0x10 && offset < 0x20) {
        systick_write(c, offset, value);
        return true;
    }
    if (offset >= NVIC_ISER && offset < NVIC_IPR) {
        nvic_write(c, offset, value);
        return true;
    }
    unsigned exception = priority_at(c, offset);
    if (exception != 0) {
        set_priorities(c, exception, 4, value);
        return true;
    }
    return scb_write(c, offset, value);
}

/* A word that is not there reads as zero; a program that asks for one is told of. */
static void note_unknown(core *c, const char *what, uint32_t address, bool debugger)
{
    if (!debugger)
        complain(c, "%s an unknown system register at 0x%08x (at 0x%08x)", what, address, here(c));
}

bool system_read(core *c, uint32_t address, uint32_t size, uint32_t *value, bool debugger)
{
    uint32_t word, aligned = address & ~UINT32_C(3);
    if (size < 4 && !c->v7 && !debugger) {
        complain(c, "a read of %u bytes at 0x%08x, where ARMv6-M has words only (at 0x%08x)", size, address, here(c));
        return false;
    }
    if (!word_read(c, aligned, &word, debugger))
        note_unknown(c, "a read of", aligned, debugger);
    *value = word >> 8 * (address & 3);
    if (size < 4)
        *value &= (UINT32_C(1) << 8 * size) - 1;
    return true;
}

bool system_write(core *c, uint32_t address, uint32_t size, uint32_t value, bool debugger)
{
    if (!debugger && !privileged(c) && !(address == SCS_BASE + 0xf00 && (c->ccr & STIR_ALLOWED)))
        return false;
    if (size < 4 && !c->v7 && !debugger) {
        complain(c, "a write of %u bytes at 0x%08x, where ARMv6-M has words only (at 0x%08x)", size, address, here(c));
        return false;
    }
    if (size < 4) {
        /* Parts of priorities, and of CFSR, whose bits are cleared by writing them, stand for themselves; stimulus
         * ports take any size; others keep the rest of the word. */
        unsigned exception = priority_at(c, address - SCS_BASE);
        uint32_t rest = 0, aligned = address & ~UINT32_C(3);
        uint32_t mask = ((UINT32_C(1) << 8 * size) - 1) << 8 * (address & 3);
        if (exception != 0) {
            set_priorities(c, exception, size, value);
            return true;
        }
        if (aligned != SCS_BASE + 0xd28)
            word_read(c, aligned, &rest, debugger);
        value = (rest & ~mask) | (value << 8 * (address & 3) & mask);
        address = aligned;
    }
    if (!word_write(c, address, value, debugger))
        note_unknown(c, "a write of", address, debugger);
    return true;
}
