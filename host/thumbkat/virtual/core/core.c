/* What core.h offers, besides running: making a core, its memories, reset, the debugger's bus. */
#include "state.h"
#include "taint.h"

#include <stdlib.h>

core *core_new(const struct core_options *o)
{
    bool v7 = o->model == CORE_M4F;
    if (o->model > CORE_M4F || (o->multiplier_cycles != 1 && (v7 || o->multiplier_cycles != 32)) ||
        o->interrupts < 1 || o->interrupts > (v7 ? 240 : 32) || o->priority_bits < 2 ||
        o->priority_bits > (v7 ? 8 : 2) || o->breakpoints > BREAKPOINT_LIMIT || o->watchpoints > WATCHPOINT_LIMIT ||
        (o->bit_band != 0 && !v7))
        return NULL;
    core *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->model = o->model;
    c->v7 = v7;
    c->multiplier_cycles = o->multiplier_cycles;
    c->interrupts = o->interrupts;
    c->priority_mask = 0xff & ~(0xffu >> o->priority_bits);
    c->bit_band = o->bit_band;
    c->debug.fp_control = o->breakpoints << 4 | (v7 ? 2 << 8 : 0); /* two comparators of literals, which do nothing */
    c->debug.dwt_control = o->watchpoints << 28 | (v7 ? 0 : 0xf << 24);
    timing_fill(&c->timing, (enum core_model)o->model);
    return c;
}

void core_free(core *c)
{
    if (c == NULL)
        return;
    taint_free(c);
    for (unsigned k = 0; k < c->memories; k++) {
        struct memory *memory = c->memory[k];
        free(memory->bytes);
        free(memory->decoded[0]);
        free(memory->decoded[1]);
        free(memory->code);
        free(memory);
    }
    profile_free(c);
    free(c);
}

/* Memories. */

static bool fits(const core *c, uint32_t base, uint32_t size)
{
    if (base % 4 != 0 || size % 4 != 0 || size == 0 || base + (size - 1) < base || c->regions == REGION_LIMIT ||
        c->memories == REGION_LIMIT)
        return false;
    for (unsigned k = 0; k < c->regions; k++)
        if (base - c->region[k].base < c->region[k].size || c->region[k].base - base < size)
            return false;
    return true;
}

static void add_region(core *c, uint32_t base, uint32_t size, struct memory *memory, uint32_t start)
{
    c->region[c->regions++] = (struct region){base, size, memory, start};
    clear_windows(c);
}

uint8_t *core_map(core *c, uint32_t base, uint32_t size, unsigned flags)
{
    if (!fits(c, base, size))
        return NULL;
    struct memory *memory = calloc(1, sizeof *memory);
    if (memory == NULL)
        return NULL;
    c->memory[c->memories++] = memory;
    memory->size = size;
    memory->writable = flags & CORE_WRITABLE;
    memory->bytes = calloc(size, 1);
    memory->code = calloc(size / CODE_PAGE + 1, 1);
    /* Large, but only what is executed is ever touched. */
    memory->decoded[0] = calloc(size / 2, sizeof **memory->decoded);
    memory->decoded[1] = c->v7 ? calloc(size / 2, sizeof **memory->decoded) : NULL;
    memory->secret = c->taint != NULL ? calloc(size, 1) : NULL;
    if (memory->bytes == NULL || memory->code == NULL || memory->decoded[0] == NULL ||
        (c->v7 && memory->decoded[1] == NULL) || (c->taint != NULL && memory->secret == NULL))
        return NULL;
    add_region(c, base, size, memory, 0);
    return memory->bytes;
}

bool core_alias(core *c, uint32_t base, uint32_t size, uint32_t target)
{
    const struct region *region = find_region(c, target);
    if (region == NULL || !fits(c, base, size) || target % 4 != 0)
        return false;
    uint32_t offset = target - region->base;
    if (size > region->size - offset)
        return false;
    add_region(c, base, size, region->memory, region->start + offset);
    return true;
}

void core_changed(core *c, uint32_t base, uint32_t size)
{
    for (unsigned k = 0; k < c->regions; k++) {
        const struct region *region = &c->region[k];
        uint32_t first = base > region->base ? base - region->base : 0;
        uint64_t end = (uint64_t)base + size;
        if (size == 0 || end <= region->base || first >= region->size)
            continue;
        uint64_t last = end - region->base;
        if (last > region->size)
            last = region->size;
        forget(region->memory, region->start + first, (uint32_t)last - first);
    }
}

void core_devices(core *c, core_read_function *read, core_write_function *write, void *context)
{
    c->device_read = read;
    c->device_write = write;
    c->device_context = context;
}

/* Reset. */

void core_reset(core *c, bool debug)
{
    uint32_t sp = 0, pc = 0;
    memset(c->r, 0, sizeof c->r);
    c->r[14] = 0xffffffff;
    c->other_sp = 0;
    set_xpsr(c, 0);
    c->fpu = (struct fpu_state){0};
    c->fpu_busy_until = 0;
    c->vtor = c->aircr = c->scr = c->shcsr = c->cfsr = c->hfsr = c->mmfar = c->bfar = c->cpacr = 0;
    c->ccr = c->v7 ? 0x200 : 0x208;
    c->fpccr = c->v7 ? 0xc0000000 : 0;
    c->fpcar = c->fpdscr = 0;
    memset(c->itm, 0, sizeof c->itm);
    c->systick = (struct systick){.was_zero_at = NEVER};
    c->stopping = c->unsupported = false;
    c->complaint[0] = 0;
    reset_exceptions(c);
    if (c->taint != NULL)
        taint_reset(c);
    debug_reset(c, debug);
    forget_neighbour(c);
    if (!bus_read(c, 0, 4, &sp) || !bus_read(c, 4, 4, &pc)) {
        complain(c, "there is no vector table at address 0");
        c->locked_up = true;
    }
    c->r[13] = sp & ~UINT32_C(3);
    c->pc = pc & ~UINT32_C(1);
    c->thumb = pc & 1;
    debug_catches(c, VC_CORERESET);
    look_up(c);
}

/* State. */

void core_stop_at(core *c, uint32_t address, bool on)
{
    if (c->stop_on)
        core_changed(c, c->stop_address & ~UINT32_C(3), 4);
    c->stop_on = on;
    c->stop_address = address & ~UINT32_C(1);
    core_changed(c, c->stop_address & ~UINT32_C(3), 4);
}

const char *core_complaint(const core *c) { return c->complaint; }
uint64_t core_cycles(const core *c) { return c->cycles; }
uint64_t core_instructions(const core *c) { return c->instructions; }

void core_sleep_until(core *c, uint64_t cycle)
{
    if (cycle <= c->cycles)
        return;
    if (c->halted) {
        systick_skip(c, cycle - c->cycles);
        cycle_counter_skip(c, cycle - c->cycles);
    }
    c->cycles = cycle;
    forget_neighbour(c);
    systick_catch_up(c);
}

uint64_t core_next_timer(const core *c) { return c->systick.interrupts ? systick_due(c) : NEVER; }

/* The debugger's bus. */

static bool is_system(uint32_t address) { return address >> 20 == 0xe00; }

bool core_peek(core *c, uint32_t address, uint32_t size, uint32_t *value)
{
    if ((size != 1 && size != 2 && size != 4) || address % size != 0)
        return false;
    return is_system(address) ? system_read(c, address, size, value, true) : bus_read(c, address, size, value);
}

bool core_poke(core *c, uint32_t address, uint32_t size, uint32_t value)
{
    if ((size != 1 && size != 2 && size != 4) || address % size != 0)
        return false;
    return is_system(address) ? system_write(c, address, size, value, true) : bus_write(c, address, size, value);
}
