/* Running: the loop over instructions, and all that happens between two of them. */
#include "handlers.h"
#include "taint.h"

#include <stdarg.h>
#include <stdio.h>

void complain(core *c, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(c->complaint, sizeof c->complaint, format, arguments);
    va_end(arguments);
}

/* Fetching. */

static void fetch_fault(core *c, uint32_t pc)
{
    c->r[15] = pc + 4; /* the instruction that faults is the one that is not there */
    if (may_not_execute(pc))
        fault(c, MEM_MANAGE, IACCVIOL);
    else
        fault(c, BUS_FAULT, IBUSERR);
}

static void breakpoint_hit(core *c, uint32_t pc)
{
    struct instruction unused = {0};
    c->r[15] = pc + 4;
    breakpoint(c, &unused);
}

/* What is not decoded yet, or must be looked at each time. NULL: do not execute, settle() knows why. */
static const struct instruction *fetch_slow(core *c, uint32_t pc, bool in_it)
{
    uint32_t first, second = 0;
    if (c->stop_on && pc == c->stop_address) {
        c->stopping = true;
        look_up(c);
        return NULL;
    }
    if (is_breakpoint(c, pc)) {
        breakpoint_hit(c, pc);
        return NULL;
    }
    const struct region *region = find_region(c, pc);
    if (region == NULL || may_not_execute(pc) || !read_halfword(c, pc, &first) ||
        (is_wide(first) && !read_halfword(c, pc + 2, &second))) {
        fetch_fault(c, pc);
        return NULL;
    }
    struct memory *memory = region->memory;
    uint32_t offset = region->start + (pc - region->base);
    c->code = (struct code_window){.base = region->base, .size = region->size};
    for (unsigned k = 0; k < 2; k++)
        if (memory->decoded[k] != NULL)
            c->code.decoded[k] = memory->decoded[k] + region->start / 2;
    /* The second half must lie in the same memory too, or a change of it would go unseen. */
    bool keep = !is_trap(c, memory, offset) && (!is_wide(first) || pc - region->base + 2 < region->size);
    struct instruction *i = keep ? &memory->decoded[in_it][offset / 2] : &c->loose;
    if (i->execute == NULL || !keep)
        decode(c, pc, first, second, in_it, i);
    if (keep) /* both halves: the second may lie in the next page */
        memory->code[offset / CODE_PAGE] = memory->code[(offset + i->size - 1u) / CODE_PAGE] = 1;
    return i;
}

static inline const struct instruction *fetch(core *c, uint32_t pc, bool in_it)
{
    uint32_t offset = pc - c->code.base;
    if (LIKELY(offset < c->code.size)) {
        const struct instruction *i = &c->code.decoded[in_it][offset / 2];
        if (LIKELY(i->execute != NULL))
            return i;
    }
    return fetch_slow(c, pc, in_it);
}

/* The time that this instruction costs by its neighbours, besides what it takes alone. Counted before it executes: an
 * access happens in an instruction's first cycle, after all of its stalls, and sees that cycle in every counter. */
static inline void neighbours(core *c, const struct instruction *i, bool profiled)
{
    const struct pair *pair = &c->timing.pairs[c->before][i->kind][(i->waits_for & c->left) != 0];
    int cycles = pair->cycles, busy = i->cycles + (pair->stall == STALL_ADDRESS ? 0 : cycles);

    if (profiled && pair->stall != STALL_NONE)
        profile_stall(c, here(c), (enum core_stall)pair->stall, cycles > 0 ? (uint64_t)cycles : 1);
    if (UNLIKELY(i->wide_across)) {
        if (c->before == KIND_REFILLED) {
            cycles++;
            if (profiled)
                profile_stall(c, here(c), STALL_WIDE_TARGET, 1);
        }
        if (c->wide_run >= 0 && ++c->wide_run == WIDE_RUN) {
            cycles++;
            c->wide_run = busy == 1 && (i->kind == KIND_LOAD || i->kind == KIND_FPU_LOAD) ? 0 : -1;
            if (profiled)
                profile_stall(c, here(c), STALL_UNALIGNED_WIDE, 1);
        }
    } else {
        c->wide_run = -1;
    }
    if (busy >= 2)
        c->wide_run = 0;
    c->before = i->kind;
    c->left = i->leaves;
    c->cycles += (uint64_t)(int64_t)cycles;
}

/* What else is watched while instructions execute; a constant where it is used. */
enum watched { NOTHING, PROFILE, SECRETS };

/* One instruction. `pipelined` is a constant too where this is expanded. */
static inline __attribute__((always_inline)) void one_instruction(core *c, const struct instruction *i, uint32_t pc,
                                                                  bool pipelined, enum watched watched)
{
    bool profiled = watched == PROFILE;
    uint64_t since = c->cycles;
    c->r[15] = pc + 4;
    c->pc = pc + i->size;
    if (pipelined)
        neighbours(c, i, profiled);
    if (watched == SECRETS)
        taint_before(c, i);
    uint32_t more = i->execute(c, i);
    c->cycles += i->cycles + more;
    c->instructions++;
    if (watched == SECRETS)
        taint_after(c, i, pc);
    if (!profiled)
        return;
    profile_instruction(c, pc, c->cycles - since);
    if (c->split_cycles != 0) {
        profile_stall(c, pc, STALL_UNALIGNED_DATA, c->split_cycles);
        c->split_cycles = 0;
    }
    if (more != 0)
        profile_stall(c, pc, (enum core_stall)c->lost_to, more);
    if (c->left_handler != 0) {
        profile_left_handler(c);
    } else if (more != 0 && c->lost_to == STALL_BRANCH) {
        if (i->flags & CALL && (i->kind == KIND_CALL || i->kind == KIND_BRANCH))
            profile_call(c);
        else
            profile_jump(c);
    }
}

/* In an IT block. The state moves on with each instruction, unless that is to be done again: after a fault, say. An
 * exception that is returned from brings a state of its own. */
static void one_conditional(core *c, enum watched watched)
{
    uint32_t pc = c->pc, it = c->it;
    const struct instruction *i = fetch(c, pc, true);
    if (i == NULL)
        return;
    c->it = it & 7 ? (it & 0xe0) | (it << 1 & 0x1f) : 0;
    c->r[15] = pc + 4;
    if (watched == SECRETS)
        taint_condition(c, it >> 4);
    if (condition_holds(c, it >> 4) || i->execute == breakpoint) { /* which takes no condition */
        one_instruction(c, i, pc, true, watched);
        if (c->pc == pc && (c->raised != 0 || c->halted || c->unsupported))
            c->it = it;
        return;
    }
    c->pc = pc + i->size;
    c->cycles++;
    c->instructions++;
    c->wide_run = -1;
    c->before = KIND_OTHER;
    c->left = i->size == 2 ? NARROW : 0;
    if (watched == PROFILE)
        profile_instruction(c, pc, 1);
}

static inline __attribute__((always_inline)) void loop(core *c, bool pipelined, enum watched watched)
{
    while (LIKELY(c->cycles < atomic_load_explicit(&c->limit, memory_order_relaxed))) {
        if (pipelined && UNLIKELY(c->it != 0)) {
            one_conditional(c, watched);
            continue;
        }
        uint32_t pc = c->pc;
        const struct instruction *i = fetch(c, pc, false);
        if (UNLIKELY(i == NULL))
            return;
        one_instruction(c, i, pc, pipelined, watched);
    }
}

static void loop_static(core *c) { loop(c, false, NOTHING); }
static void loop_static_profiled(core *c) { loop(c, false, PROFILE); }
static void loop_static_secrets(core *c) { loop(c, false, SECRETS); }
static void loop_pipelined(core *c) { loop(c, true, NOTHING); }
static void loop_pipelined_profiled(core *c) { loop(c, true, PROFILE); }
static void loop_pipelined_secrets(core *c) { loop(c, true, SECRETS); }

static enum watched watched_now(const core *c)
{
    return c->profile != NULL ? PROFILE : c->taint != NULL ? SECRETS : NOTHING;
}

/* For the debugger: one instruction, and the exception that it raises, up to the handler. */
static void step(core *c)
{
    const struct instruction *i;
    if (c->it != 0)
        one_conditional(c, watched_now(c));
    else if ((i = fetch(c, c->pc, false)) != NULL)
        one_instruction(c, i, c->pc, c->timing.pipelined, watched_now(c));
    if (c->raised != 0)
        take_raised(c);
    if (!c->halted)
        debug_halt(c, DFSR_HALTED);
}

/* Between instructions. Returns enum core_stop, or GO_ON with a limit for the loop. */
enum { GO_ON = -1 };

static int settle(core *c)
{
    for (;;) {
        systick_catch_up(c);
        uint64_t due = systick_due(c);
        atomic_store(&c->limit, due < c->deadline ? due : c->deadline);
        /* After the limit is set: whoever interrupts sets them in the other order, so one of both is seen. */
        if (atomic_exchange(&c->interrupted, false))
            return CORE_INTERRUPTED;
        if (c->reset_requested)
            return CORE_RESETTING;
        if (c->unsupported) {
            c->unsupported = false;
            return CORE_UNSUPPORTED;
        }
        if (c->raised != 0) {
            take_raised(c);
            continue;
        }
        if (c->halted)
            return CORE_HALTED;
        if (c->locked_up) {
            if (c->best_pending != NMI || !can_take(c, NMI)) /* which preempts even that */
                return CORE_LOCKED_UP;
            c->locked_up = false;
        }
        if (c->asleep) {
            if (!would_wake(c))
                return CORE_ASLEEP;
            if (c->waits_for_event)
                c->event = false;
            c->asleep = false;
        }
        if (can_take(c, c->best_pending)) {
            c->stopping = false;
            enter_exception(c, c->best_pending);
            continue;
        }
        if (c->stopping) {
            c->stopping = false;
            return CORE_STOPPED;
        }
        if (!c->thumb) {
            c->r[15] = c->pc + 4;
            fault(c, USAGE_FAULT, INVSTATE);
            continue;
        }
        if (c->cycles >= c->deadline)
            return CORE_DEADLINE;
        if (c->cycles < atomic_load(&c->limit))
            return GO_ON;
    }
}

static void (*const loops[2][3])(core *c) = {
    {loop_static, loop_static_profiled, loop_static_secrets},
    {loop_pipelined, loop_pipelined_profiled, loop_pipelined_secrets},
};

enum core_stop core_run(core *c, uint64_t cycle)
{
    c->deadline = cycle;
    for (;;) {
        int stop = settle(c);
        if (stop != GO_ON)
            return (enum core_stop)stop;
        if (c->profile != NULL)
            profile_begin_run(c);
        if (c->stepping)
            step(c);
        else
            loops[c->timing.pipelined][watched_now(c)](c);
    }
}

void core_interrupt_run(core *c)
{
    atomic_store(&c->interrupted, true);
    atomic_store(&c->limit, 0);
}
