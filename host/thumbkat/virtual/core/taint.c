/* Tracking of secrets: what is marked, what was found, where accesses go, what calls have to keep. */
#include "handlers.h"
#include "taint.h"

#include <stdlib.h>

enum { KEPT_FROM = 4, KEPT = 8, KEPT_FPU_FROM = 16, KEPT_FPU = 16 }; /* by the procedure call standard */

/* On and off. */

static void clear(struct taint *t)
{
    memset(t->r, 0, sizeof t->r);
    memset(t->s, 0, sizeof t->s);
    t->flags = t->ge = 0;
    t->q = false;
    t->fpscr = 0;
    t->trace = 0;
    t->found.count = 0;
    t->depth = 0;
    t->too_deep = false;
    for (uint32_t k = 0; k < t->public_count; k++)
        t->publics[k].times = t->publics[k].bits = 0;
}

void taint_free(core *c)
{
    for (unsigned k = 0; k < c->memories; k++) {
        free(c->memory[k]->secret);
        c->memory[k]->secret = NULL;
    }
    if (c->taint == NULL)
        return;
    free(c->taint->found.findings);
    free(c->taint->publics);
    free(c->taint->calls);
    free(c->taint->functions);
    free(c->taint);
    c->taint = NULL;
}

void core_taint_end(core *c)
{
    taint_free(c);
    look_up(c);
}

bool core_taint(core *c)
{
    core_taint_end(c);
    if (c->profile != NULL)
        return false;
    taint_fill_rules();
    c->taint = calloc(1, sizeof *c->taint);
    bool good = c->taint != NULL;
    for (unsigned k = 0; k < c->memories && good; k++)
        good = (c->memory[k]->secret = calloc(c->memory[k]->size, 1)) != NULL;
    if (!good)
        taint_free(c);
    return good;
}

void core_taint_forget(core *c)
{
    if (c->taint == NULL)
        return;
    clear(c->taint);
    for (unsigned k = 0; k < c->memories; k++)
        if (c->memory[k]->secret != NULL)
            memset(c->memory[k]->secret, 0, c->memory[k]->size);
}

void taint_reset(core *c)
{
    struct taint *t = c->taint;
    memset(t->r, 0, sizeof t->r);
    memset(t->s, 0, sizeof t->s);
    t->flags = t->ge = 0;
    t->q = false;
    t->fpscr = 0;
    t->depth = 0;
    t->too_deep = false;
}

/* The shadow of memories. */

static uint8_t *shadow_in(core *c, uint32_t address, bool writable)
{
    const struct window *w = window_of(c, address);
    uint32_t offset = address - w->base;
    if (LIKELY(offset < (writable ? w->writable : w->readable)))
        return w->memory->secret + w->start + offset;
    const struct region *region = find_region(c, address);
    if (region == NULL || (writable && !region->memory->writable))
        return NULL;
    return region->memory->secret + region->start + (address - region->base);
}

static uint8_t *shadow_of(core *c, uint32_t address) { return shadow_in(c, address, false); }

bool core_taint_memory(core *c, uint32_t address, uint32_t size, bool secret)
{
    for (uint32_t k = 0; k < size; k++) {
        uint8_t *shadow = c->taint == NULL ? NULL : shadow_of(c, address + k);
        if (shadow == NULL)
            return false;
        *shadow = secret ? 0xff : 0;
    }
    return true;
}

const uint8_t *core_taint_shadow(const core *c, uint32_t address, uint32_t size)
{
    const struct region *region = find_region(c, address);
    if (region == NULL || region->memory->secret == NULL || size > region->size - (address - region->base))
        return NULL;
    return region->memory->secret + region->start + (address - region->base);
}

enum { XPSR = 16, FPSCR = 33, S0 = 64, S_COUNT = 32 };

void core_taint_register(core *c, uint32_t number, uint32_t bits)
{
    struct taint *t = c->taint;
    if (t != NULL && number < 15) {
        t->r[number] = bits;
    } else if (t != NULL && number == XPSR) {
        taint_put_status(t, bits);
        t->ge = bits >> 16 & 15;
    } else if (t != NULL && number == FPSCR) {
        t->fpscr = bits;
    } else if (t != NULL && number - S0 < S_COUNT) {
        t->s[number - S0] = bits;
    }
}

uint32_t core_taint_of(const core *c, uint32_t number)
{
    const struct taint *t = c->taint;
    if (t != NULL && number < 15)
        return t->r[number];
    if (t != NULL && number == XPSR)
        return taint_status(t);
    if (t != NULL && number == FPSCR)
        return t->fpscr;
    return t != NULL && number - S0 < S_COUNT ? t->s[number - S0] : 0;
}

/* What is found. */

void taint_report(core *c, enum core_finding_kind kind, uint32_t detail)
{
    struct taint *t = c->taint;
    for (uint32_t k = t->found.count; k-- > 0;) /* the last ones come again soonest */
        if (t->found.findings[k].address == here(c) && t->found.findings[k].kind == kind) {
            t->found.findings[k].times++;
            return;
        }
    enum { MOST = 4096 };
    if (t->found.count == t->found.room) {
        uint32_t room = t->found.room == 0 ? 64 : 2 * t->found.room;
        struct core_finding *more = room > MOST ? NULL : realloc(t->found.findings, room * sizeof *more);
        if (more == NULL) {
            if (t->found.count > 0)
                t->found.findings[t->found.count - 1].kind = FINDING_LOST;
            return;
        }
        t->found.findings = more;
        t->found.room = room;
    }
    t->found.findings[t->found.count++] =
        (struct core_finding){.address = here(c), .kind = kind, .detail = detail, .times = 1};
}

uint32_t core_taint_findings(const core *c, struct core_finding *findings, uint32_t room)
{
    if (c->taint == NULL)
        return 0;
    uint32_t count = c->taint->found.count < room ? c->taint->found.count : room;
    if (count > 0)
        memcpy(findings, c->taint->found.findings, count * sizeof *findings);
    return c->taint->found.count;
}

/* Where accesses go. */

static inline void note(struct taint *t, uint32_t value)
{
    t->trace = (t->trace ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    t->trace ^= t->trace >> 29;
}

static bool is_open(struct taint *t, uint32_t address, uint32_t size, uint32_t right)
{
    for (uint32_t k = 0; k < t->open_count; k++) {
        uint32_t at = (t->open_last + k) % t->open_count;
        const struct core_range *range = &t->open[at];
        if (address - range->base < range->size && size <= range->size - (address - range->base) &&
            (range->rights & right)) {
            t->open_last = at;
            return true;
        }
    }
    return false;
}

static inline void touch(core *c, uint32_t address, uint32_t size, uint32_t right)
{
    struct taint *t = c->taint;
    note(t, address);
    if (t->open_count != 0 && !is_open(t, address, size, right))
        taint_report(c, right == RANGE_READ ? FINDING_READ_OUTSIDE : FINDING_WRITE_OUTSIDE, address);
}

static bool is_source(const struct taint *t, uint32_t address)
{
    for (uint32_t k = 0; k < t->source_count; k++)
        if (address - t->sources[k].base < t->sources[k].size)
            return true;
    return false;
}

uint32_t taint_load(core *c, uint32_t address, uint32_t size)
{
    uint32_t mask = 0, at;
    unsigned number;
    touch(c, address, size, RANGE_READ);
    if (UNLIKELY(in_bit_band(c, address, 1, &at, &number)) && find_region(c, address) == NULL) {
        const uint8_t *shadow = shadow_of(c, at);
        return shadow != NULL ? *shadow >> number & 1 : is_source(c->taint, at);
    }
    for (uint32_t k = 0; k < size; k++) {
        const uint8_t *shadow = shadow_of(c, address + k);
        if (shadow != NULL)
            mask |= (uint32_t)*shadow << 8 * k;
        else if (is_source(c->taint, address + k))
            mask |= UINT32_C(0xff) << 8 * k;
    }
    return mask;
}

void taint_store(core *c, uint32_t address, uint32_t size, uint32_t mask)
{
    uint32_t at;
    unsigned number;
    touch(c, address, size, RANGE_WRITE);
    if (UNLIKELY(in_bit_band(c, address, 1, &at, &number)) && find_region(c, address) == NULL) {
        uint8_t *shadow = shadow_in(c, at, true);
        if (shadow != NULL)
            *shadow = (uint8_t)((*shadow & ~bit(number)) | (mask & 1) << number);
        else if (mask & 1)
            taint_report(c, FINDING_LEAVES, address);
        return;
    }
    for (uint32_t k = 0; k < size; k++) {
        uint8_t *shadow = shadow_in(c, address + k, true);
        if (shadow != NULL)
            *shadow = (uint8_t)(mask >> 8 * k);
        else if (mask >> 8 * k & 0xff)
            taint_report(c, FINDING_LEAVES, address + k);
    }
}

bool core_taint_source(core *c, uint32_t base, uint32_t size)
{
    struct taint *t = c->taint;
    if (t == NULL || t->source_count == sizeof t->sources / sizeof *t->sources)
        return false;
    t->sources[t->source_count++] = (struct core_range){base, size, 0};
    return true;
}

bool core_taint_ranges(core *c, const struct core_range *ranges, uint32_t count)
{
    struct taint *t = c->taint;
    if (t == NULL || count > sizeof t->open / sizeof *t->open)
        return false;
    if (count > 0)
        memcpy(t->open, ranges, count * sizeof *ranges);
    t->open_count = count;
    t->open_last = 0;
    return true;
}

uint64_t core_taint_trace(core *c)
{
    uint64_t trace = c->taint == NULL ? 0 : c->taint->trace;
    if (c->taint != NULL)
        c->taint->trace = 0;
    return trace;
}

/* What the program says is public. */

static inline uint32_t hash_of(uint32_t address) { return (address >> 1) * UINT32_C(0x9e3779b1) >> 22; } /* 10 bits */

bool core_taint_publics(core *c, const struct core_public *publics, uint32_t count)
{
    struct taint *t = c->taint;
    for (uint32_t k = 0; k < count; k++)
        if (publics[k].reg > 14 || (publics[k].length > 14 && publics[k].length != PUBLIC_VALUE))
            return false;
    struct core_public *copy = t == NULL ? NULL : malloc((count + 1) * sizeof *copy);
    if (copy == NULL)
        return false;
    free(t->publics);
    t->publics = copy;
    t->public_count = count;
    memset(t->public_here, 0, sizeof t->public_here);
    for (uint32_t k = 0; k < count; k++) {
        copy[k] = publics[k];
        copy[k].times = copy[k].bits = 0;
        t->public_here[hash_of(copy[k].address) / 64] |= UINT64_C(1) << hash_of(copy[k].address) % 64;
    }
    return true;
}

const struct core_public *core_taint_said(const core *c) { return c->taint == NULL ? NULL : c->taint->publics; }

static void make_public(core *c, struct core_public *public)
{
    uint32_t *mask = &c->taint->r[public->reg];
    public->times++;
    if (public->length == PUBLIC_VALUE) {
        public->bits += (unsigned)__builtin_popcount(*mask);
        *mask = 0;
        return;
    }
    for (uint32_t k = 0; k < c->r[public->length]; k++) {
        uint8_t *shadow = shadow_of(c, c->r[public->reg] + k);
        if (shadow == NULL)
            continue;
        public->bits += (unsigned)__builtin_popcount(*shadow);
        *shadow = 0;
    }
}

/* Calls. */

bool core_taint_functions(core *c, const uint32_t *addresses, uint32_t count)
{
    struct taint *t = c->taint;
    uint32_t *copy = t == NULL ? NULL : malloc((count + 1) * sizeof *copy);
    if (copy == NULL)
        return false;
    if (count > 0)
        memcpy(copy, addresses, count * sizeof *copy);
    free(t->functions);
    t->functions = copy;
    t->function_count = count;
    t->depth = 0;
    t->too_deep = false;
    return true;
}

static bool is_function(const struct taint *t, uint32_t address)
{
    uint32_t first = 0, end = t->function_count;
    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (t->functions[middle] < address)
            first = middle + 1;
        else
            end = middle;
    }
    return first < t->function_count && t->functions[first] == address;
}

static void begin_call(core *c)
{
    struct taint *t = c->taint;
    enum { DEEPEST = 1024 };
    if (!is_function(t, c->pc))
        return;
    if (c->r[13] % 8 != 0)
        taint_report(c, FINDING_UNALIGNED_STACK, c->pc);
    if (t->depth == t->call_room) {
        uint32_t room = t->call_room == 0 ? 32 : 2 * t->call_room;
        struct taint_call *more = room > DEEPEST ? NULL : realloc(t->calls, room * sizeof *more);
        if (more == NULL) {
            taint_report(c, FINDING_LOST, c->pc);
            t->too_deep = true;
            return;
        }
        t->calls = more;
        t->call_room = room;
    }
    struct taint_call *call = &t->calls[t->depth++];
    call->callee = c->pc;
    call->return_address = c->r[14] & ~UINT32_C(1);
    call->sp = c->r[13];
    memcpy(call->r, c->r + KEPT_FROM, sizeof call->r);
    memcpy(call->s, c->fpu.s + KEPT_FPU_FROM, sizeof call->s);
}

/* By BX, by MOV to PC or from the stack. */
static bool may_return(const struct instruction *i)
{
    return i->execute == branch_register || i->execute == move_to_pc || i->execute == load_multiple ||
           (i->execute == load_special && i->n == 13);
}

/* A jump to where a caller waits, with its stack or more of it gone, is a return. With something left on the stack
 * it may be a jump within a function that calls itself, unless it goes where the last caller waits as returns do. */
static void end_call(core *c, const struct instruction *i)
{
    struct taint *t = c->taint;
    uint32_t depth = t->depth;
    bool returns = may_return(i) && t->calls[depth - 1].return_address == c->pc;
    while (!returns && depth > 0 && (t->calls[depth - 1].return_address != c->pc || t->calls[depth - 1].sp > c->r[13]))
        depth--;
    if (depth == 0)
        return;
    const struct taint_call *call = &t->calls[depth - 1];
    t->depth = depth - 1;
    if (call->sp != c->r[13])
        taint_report(c, FINDING_STACK, c->r[13]);
    uint32_t changed = 0;
    for (unsigned k = 0; k < KEPT; k++)
        changed |= call->r[k] != c->r[KEPT_FROM + k] ? bit(KEPT_FROM + k) : 0;
    for (unsigned k = 0; k < KEPT_FPU && c->v7; k++)
        changed |= call->s[k] != c->fpu.s[KEPT_FPU_FROM + k] ? bit(KEPT_FPU_FROM + k) : 0;
    if (changed != 0)
        taint_report(c, FINDING_REGISTERS, changed);
}

/* What the loop calls. */

void taint_before(core *c, const struct instruction *i)
{
    struct taint *t = c->taint;
    uint32_t address = here(c), hash = hash_of(address);
    note(t, address);
    if (UNLIKELY(t->public_here[hash / 64] >> hash % 64 & 1))
        for (uint32_t k = 0; k < t->public_count; k++)
            if (t->publics[k].address == address)
                make_public(c, &t->publics[k]);
    taint_pass_on(c, i);
}

void taint_after(core *c, const struct instruction *i, uint32_t pc)
{
    if (LIKELY(c->pc == pc + i->size) || c->taint->too_deep)
        return;
    if (i->flags & CALL && (i->kind == KIND_BRANCH || i->kind == KIND_CALL))
        begin_call(c);
    else if (c->taint->depth > 0)
        end_call(c, i);
}

void taint_condition(core *c, unsigned condition)
{
    if (c->taint->flags & condition_flags(condition))
        taint_report(c, FINDING_BRANCH, 0);
}

/* Exceptions keep registers on the stack, and their masks with them. */

static const uint8_t in_frame[] = {0, 1, 2, 3, 12, 14};

static void put_shadow(core *c, uint32_t address, uint32_t mask)
{
    for (uint32_t k = 0; k < 4; k++) {
        uint8_t *shadow = shadow_of(c, address + k);
        if (shadow != NULL)
            *shadow = (uint8_t)(mask >> 8 * k);
    }
}

static uint32_t get_shadow(core *c, uint32_t address)
{
    uint32_t mask = 0;
    for (uint32_t k = 0; k < 4; k++) {
        const uint8_t *shadow = shadow_of(c, address + k);
        mask |= shadow == NULL ? 0 : (uint32_t)*shadow << 8 * k;
    }
    return mask;
}

void taint_frame_pushed(core *c, uint32_t frame)
{
    struct taint *t = c->taint;
    for (uint32_t k = 0; k < sizeof in_frame; k++)
        put_shadow(c, frame + 4 * k, t->r[in_frame[k]]);
    put_shadow(c, frame + 24, 0);
    put_shadow(c, frame + 28, taint_status(t));
    t->r[14] = 0;
}

void taint_frame_popped(core *c, uint32_t frame)
{
    struct taint *t = c->taint;
    uint32_t status = get_shadow(c, frame + 28);
    for (uint32_t k = 0; k < sizeof in_frame; k++)
        t->r[in_frame[k]] = get_shadow(c, frame + 4 * k);
    taint_put_status(t, status);
    t->ge = status >> 16 & 15;
}

void taint_fpu_pushed(core *c, uint32_t at)
{
    for (uint32_t k = 0; k < 16; k++)
        put_shadow(c, at + 4 * k, c->taint->s[k]);
    put_shadow(c, at + 64, c->taint->fpscr);
}

void taint_fpu_popped(core *c, uint32_t at)
{
    for (uint32_t k = 0; k < 16; k++)
        c->taint->s[k] = get_shadow(c, at + 4 * k);
    c->taint->fpscr = get_shadow(c, at + 64);
}
