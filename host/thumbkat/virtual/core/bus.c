/* Where an access goes: memories, bit-band aliases, the system space, devices. */
#include "state.h"

enum { CCR_UNALIGN_TRP = 1 << 3, CCR_BFHFNMIGN = 1 << 8 };

const struct region *find_region(const core *c, uint32_t address)
{
    for (unsigned k = 0; k < c->regions; k++)
        if (address - c->region[k].base < c->region[k].size)
            return &c->region[k];
    return NULL;
}

void clear_windows(core *c)
{
    memset(c->window, 0, sizeof c->window);
    c->code = (struct code_window){0};
}

static void open_window(core *c, const struct region *region)
{
    /* A region that lies across two windows is used the long way beyond the first. */
    if (c->debug.watching)
        return;
    struct memory *memory = region->memory;
    *window_of(c, region->base) = (struct window){
        .base = region->base,
        .readable = region->size,
        .writable = memory->writable ? region->size : 0,
        .start = region->start,
        .bytes = memory->bytes + region->start,
        .memory = memory,
    };
}

void forget(struct memory *memory, uint32_t start, uint32_t size)
{
    uint32_t first = start >= 2 ? start - 2 : 0, end = start + size; /* a 32-bit instruction may begin before */
    for (uint32_t page = first / CODE_PAGE; page <= (end - 1) / CODE_PAGE; page++) {
        if (!memory->code[page])
            continue;
        uint32_t from = page * CODE_PAGE > first ? page * CODE_PAGE : first;
        uint32_t to = (page + 1) * CODE_PAGE < end ? (page + 1) * CODE_PAGE : end;
        for (unsigned in_it = 0; in_it < 2; in_it++)
            if (memory->decoded[in_it] != NULL)
                for (uint32_t at = from / 2; at < (to + 1) / 2; at++)
                    memory->decoded[in_it][at].execute = NULL;
        if (from == page * CODE_PAGE && to == from + CODE_PAGE)
            memory->code[page] = 0;
    }
}

bool may_not_execute(uint32_t address)
{
    unsigned part = address >> 29; /* of 512 MB: devices are in parts 2, 5, 6, and the system in 7 */
    return part == 2 || part >= 5;
}

/* Devices want no access in pieces. */
static bool must_be_aligned(uint32_t address) { return may_not_execute(address); }

static bool is_system(uint32_t address) { return address >> 20 == 0xe00; }

/* An access to a bit-band alias is one to a bit of a word 32 times below. */
bool in_bit_band(const core *c, uint32_t address, uint32_t size, uint32_t *at, unsigned *number)
{
    uint32_t base = address & 0xf0000000, offset = address - base - 0x02000000;
    if (!c->bit_band || (base != 0x20000000 && base != 0x40000000) || offset >= 0x02000000)
        return false;
    uint32_t byte = offset / 32;
    *at = (base + byte) & ~(size - 1);
    *number = offset / 4 % 8 + 8 * (byte & (size - 1));
    return true;
}

bool bus_read(core *c, uint32_t address, uint32_t size, uint32_t *value)
{
    uint32_t at;
    unsigned number;
    const struct region *region = find_region(c, address);

    *value = 0;
    if (region != NULL) {
        open_window(c, region);
        memcpy(value, region->memory->bytes + region->start + (address - region->base), size);
        return true;
    }
    if (in_bit_band(c, address, size, &at, &number)) {
        if (!bus_read(c, at, size, value))
            return false;
        *value = *value >> number & 1;
        return true;
    }
    if (c->device_read == NULL || !c->device_read(c->device_context, address, size, value))
        return false;
    if (size < 4)
        *value &= (UINT32_C(1) << 8 * size) - 1;
    return true;
}

bool bus_write(core *c, uint32_t address, uint32_t size, uint32_t value)
{
    uint32_t at;
    unsigned number;
    const struct region *region = find_region(c, address);

    if (size < 4)
        value &= (UINT32_C(1) << 8 * size) - 1;
    if (region != NULL && region->memory->writable) {
        struct memory *memory = region->memory;
        uint32_t offset = region->start + (address - region->base);
        open_window(c, region);
        memcpy(memory->bytes + offset, &value, size);
        if (memory->code[offset / CODE_PAGE])
            forget(memory, offset, size);
        return true;
    }
    if (region == NULL && in_bit_band(c, address, size, &at, &number)) {
        uint32_t word;
        return bus_read(c, at, size, &word) &&
               bus_write(c, at, size, (word & ~bit(number)) | (value & 1) << number);
    }
    return c->device_write != NULL && c->device_write(c->device_context, address, size, value);
}

/* False, unless CCR lets the handlers of HardFault and NMI go on: they probe for what is there. */
static bool bus_fault(core *c, uint32_t address)
{
    if ((c->ccr & CCR_BFHFNMIGN) && execution_priority(c) <= -1)
        return true;
    if (c->raised == 0) {
        c->bfar = address;
        fault(c, BUS_FAULT, PRECISERR | BFARVALID);
    }
    return false;
}

static bool one_read(core *c, uint32_t address, uint32_t size, uint32_t *value)
{
    if (c->debug.watching)
        debug_watch(c, address, size, false);
    if (is_system(address) ? privileged(c) && system_read(c, address, size, value, false)
                           : bus_read(c, address, size, value))
        return true;
    *value = 0;
    return bus_fault(c, address);
}

static bool one_write(core *c, uint32_t address, uint32_t size, uint32_t value)
{
    if (c->debug.watching)
        debug_watch(c, address, size, true);
    /* Only the register that triggers interrupts may be open to programs without privilege: system_write() knows. */
    if (is_system(address) ? system_write(c, address, size, value, false) : bus_write(c, address, size, value))
        return true;
    return bus_fault(c, address);
}

static bool may_be_split(core *c, uint32_t address)
{
    uint32_t at;
    unsigned number;
    if (!c->v7 || (c->ccr & CCR_UNALIGN_TRP) || must_be_aligned(address) || in_bit_band(c, address, 1, &at, &number)) {
        fault(c, USAGE_FAULT, UNALIGNED);
        return false;
    }
    return true;
}

/* The pieces of an unaligned access: halfwords where they are aligned, else a byte, a halfword, a byte. */
static uint32_t piece(uint32_t address, uint32_t left) { return address % 2 == 0 && left >= 2 ? 2 : 1; }

static void count_split(core *c, uint32_t address, uint32_t size)
{
    unsigned cycles = unaligned_cycles(address, size);
    c->cycles += cycles;
    c->split_cycles += cycles;
}

bool read_slow(core *c, uint32_t address, uint32_t size, uint32_t *value)
{
    if (LIKELY(address % size == 0))
        return one_read(c, address, size, value);
    if (!may_be_split(c, address))
        return false;
    uint32_t whole = 0, bits;
    for (uint32_t done = 0, part; done < size; done += part) {
        part = piece(address + done, size - done);
        if (!one_read(c, address + done, part, &bits))
            return false;
        whole |= bits << 8 * done;
    }
    count_split(c, address, size);
    *value = whole;
    return true;
}

bool write_slow(core *c, uint32_t address, uint32_t size, uint32_t value)
{
    if (LIKELY(address % size == 0))
        return one_write(c, address, size, value);
    if (!may_be_split(c, address))
        return false;
    for (uint32_t done = 0, part; done < size; done += part) {
        part = piece(address + done, size - done);
        if (!one_write(c, address + done, part, value >> 8 * done))
            return false;
    }
    count_split(c, address, size);
    return true;
}

bool read_halfword(core *c, uint32_t address, uint32_t *value)
{
    const struct region *region = find_region(c, address);
    if (region == NULL)
        return false;
    uint16_t bits;
    memcpy(&bits, region->memory->bytes + region->start + (address - region->base), sizeof bits);
    *value = bits;
    return true;
}
