/* Exceptions: what is pending, what preempts what, entry and return, and the special registers that control it all. */
#include "state.h"
#include "taint.h"

enum { XPSR_ALIGNED = 1 << 9, CONTROL_SPSEL = 2, CONTROL_FPCA = 4 };
enum { FPCCR_LSPACT = 1, FPCCR_USER = 2, FPCCR_THREAD = 8, FPCCR_HFRDY = 16, FPCCR_MMRDY = 32, FPCCR_BFRDY = 64,
       FPCCR_MONRDY = 256 };
#define FPCCR_LSPEN (UINT32_C(1) << 30)
enum { CCR_NONBASETHRDENA = 1, CCR_STKALIGN = 1 << 9 };
enum { SCR_SLEEPONEXIT = 2, SCR_SEVONPEND = 16 };
enum { HFSR_VECTTBL = 1 << 1, HFSR_FORCED = 1 << 30 };
enum { LOWEST = 256 }; /* the priority of thread mode */

/* Priorities. */

static int priority_of(const core *c, unsigned exception)
{
    switch (exception) {
    case RESET: return -3;
    case NMI: return -2;
    case HARD_FAULT: return -1;
    default: return c->priority[exception];
    }
}

/* Of which only the group's part lets one preempt another. */
static int group_of(const core *c, int priority)
{
    unsigned group = c->aircr >> 8 & 7;
    return priority < 0 ? priority : priority & ~((2 << group) - 1);
}

static int active_priority(const core *c)
{
    int lowest = LOWEST;
    for (unsigned word = 0; word < EXCEPTIONS / 32; word++)
        for (uint32_t left = c->active.word[word]; left != 0; left &= left - 1) {
            int priority = group_of(c, priority_of(c, 32 * word + (unsigned)__builtin_ctz(left)));
            if (priority < lowest)
                lowest = priority;
        }
    return lowest;
}

static int masked_priority(const core *c, bool with_primask)
{
    int priority = active_priority(c);
    if (c->basepri != 0 && group_of(c, (int)c->basepri) < priority)
        priority = group_of(c, (int)c->basepri);
    if (with_primask && c->primask && priority > 0)
        priority = 0;
    if (c->faultmask && priority > -1)
        priority = -1;
    return priority;
}

int execution_priority(const core *c) { return masked_priority(c, true); }

/* Pending. */

static bool is_enabled(const core *c, unsigned exception)
{
    return exception < FIRST_INTERRUPT || has(&c->enabled, exception);
}

void find_best_pending(core *c)
{
    unsigned best = 0;
    for (unsigned word = 0; word < EXCEPTIONS / 32; word++)
        for (uint32_t left = c->pending.word[word]; left != 0; left &= left - 1) {
            unsigned exception = 32 * word + (unsigned)__builtin_ctz(left);
            if (is_enabled(c, exception) && (best == 0 || priority_of(c, exception) < priority_of(c, best)))
                best = exception;
        }
    c->best_pending = best;
    look_up(c);
}

void pend(core *c, unsigned exception)
{
    if (has(&c->pending, exception))
        return;
    put_in(&c->pending, exception);
    if (c->scr & SCR_SEVONPEND)
        c->event = true;
    find_best_pending(c);
}

static bool debugger_masks(const core *c, unsigned exception)
{
    return (c->debug.control & (C_DEBUGEN | C_MASKINTS)) == (C_DEBUGEN | C_MASKINTS) &&
           (exception == PEND_SV || exception >= SYS_TICK);
}

static bool preempts(const core *c, unsigned exception, int priority)
{
    return exception != 0 && group_of(c, priority_of(c, exception)) < priority && !debugger_masks(c, exception);
}

bool can_take(const core *c, unsigned exception) { return preempts(c, exception, execution_priority(c)); }

/* PRIMASK keeps a handler from running, and WFE asleep; WFI wakes. */
bool would_wake(const core *c)
{
    return preempts(c, c->best_pending, masked_priority(c, c->waits_for_event)) || (c->waits_for_event && c->event);
}

void core_interrupt(core *c, uint32_t number, bool level)
{
    unsigned exception = FIRST_INTERRUPT + number;
    if (number >= c->interrupts)
        return;
    bool rises = level && !has(&c->line, exception);
    if (level)
        put_in(&c->line, exception);
    else
        take_out(&c->line, exception);
    if (rises)
        pend(c, exception);
}

/* Program status. */

uint32_t get_xpsr(const core *c)
{
    return (c->negative >> 31) << 31 | (uint32_t)(c->zero == 0) << 30 | c->carry << 29 | (c->overflow >> 31) << 28 |
           (uint32_t)c->saturated << 27 | (c->it & 3) << 25 | (uint32_t)c->thumb << 24 | c->ge << 16 |
           (c->it >> 2) << 10 | c->exception;
}

static void set_apsr(core *c, uint32_t value)
{
    c->negative = value;
    c->zero = !(value >> 30 & 1);
    c->carry = value >> 29 & 1;
    c->overflow = value << 3;
    c->saturated = c->v7 && (value >> 27 & 1);
}

void set_xpsr(core *c, uint32_t value)
{
    set_apsr(c, value);
    c->thumb = value >> 24 & 1;
    c->ge = c->v7 ? value >> 16 & 15 : 0;
    c->it = c->v7 ? (value >> 10 & 0x3f) << 2 | (value >> 25 & 3) : 0;
    c->exception = value & (c->v7 ? 0x1ff : 0x3f);
}

/* SP is the process's while SPSEL says so and no handler runs. */
static bool uses_psp(const core *c) { return (c->control & CONTROL_SPSEL) && c->exception == 0; }

static void change_stack(core *c, bool used_psp)
{
    if (used_psp != uses_psp(c)) {
        uint32_t sp = c->r[13];
        c->r[13] = c->other_sp;
        c->other_sp = sp;
    }
}

void set_control(core *c, uint32_t value)
{
    bool used_psp = uses_psp(c);
    uint32_t settable = CONTROL_SPSEL | (c->v7 ? 1 | CONTROL_FPCA : c->model == CORE_M0PLUS ? 1 : 0);
    if (c->exception != 0)
        settable &= ~(uint32_t)CONTROL_SPSEL;
    c->control = (c->control & ~settable) | (value & settable);
    change_stack(c, used_psp);
}

static uint32_t *stack_pointer(core *c, bool psp) { return psp == uses_psp(c) ? &c->r[13] : &c->other_sp; }

enum special { S_MSP = 8, S_PSP = 9, S_PRIMASK = 16, S_BASEPRI = 17, S_BASEPRI_MAX = 18, S_FAULTMASK = 19,
               S_CONTROL = 20 };

uint32_t get_special(core *c, unsigned number)
{
    if (number < 8) { /* parts of xPSR; EPSR reads as zero */
        uint32_t mask = (number & 4 ? 0 : c->v7 ? UINT32_C(0xf80f0000) : UINT32_C(0xf0000000)) |
                        (number & 1 ? 0x1ff : 0);
        return get_xpsr(c) & mask;
    }
    if (!privileged(c) && number != S_CONTROL)
        return 0;
    switch (number) {
    case S_MSP: return *stack_pointer(c, false);
    case S_PSP: return *stack_pointer(c, true);
    case S_PRIMASK: return c->primask;
    case S_BASEPRI: case S_BASEPRI_MAX: return c->basepri;
    case S_FAULTMASK: return c->faultmask;
    case S_CONTROL: return c->control;
    default: return 0;
    }
}

void set_special(core *c, unsigned number, unsigned mask, uint32_t value)
{
    if (number < 8) {
        if (number & 4)
            return;
        if (mask & 2)
            set_apsr(c, value);
        if (mask & 1)
            c->ge = value >> 16 & 15;
        return;
    }
    if (!privileged(c))
        return;
    uint32_t basepri = value & c->priority_mask;
    switch (number) {
    case S_MSP: case S_PSP:
        *stack_pointer(c, number == S_PSP) = value & ~UINT32_C(3);
        break;
    case S_PRIMASK:
        c->primask = value & 1;
        break;
    case S_BASEPRI:
        c->basepri = basepri;
        break;
    case S_BASEPRI_MAX:
        if (basepri != 0 && (basepri < c->basepri || c->basepri == 0))
            c->basepri = basepri;
        break;
    case S_FAULTMASK:
        if (!(value & 1) || execution_priority(c) > -1)
            c->faultmask = value & 1;
        break;
    case S_CONTROL:
        set_control(c, value);
        break;
    }
}

/* Faults. */

void fault(core *c, unsigned exception, uint32_t status)
{
    if (c->raised != 0) /* the first one counts */
        return;
    c->raised = exception;
    if (c->v7)
        c->cfsr |= status;
    c->raised_status = status;
    c->pc = here(c);
    look_up(c);
}

/* Execution stands still until a debugger or a reset comes. */
static void lock_up(core *c)
{
    c->locked_up = true;
    c->pc = 0xfffffffe;
    look_up(c);
}

static bool handler_enabled(const core *c, unsigned exception)
{
    enum { MEMFAULTENA = 1 << 16, BUSFAULTENA = 1 << 17, USGFAULTENA = 1 << 18 };
    switch (exception) {
    case MEM_MANAGE: return c->shcsr & MEMFAULTENA;
    case BUS_FAULT: return c->shcsr & BUSFAULTENA;
    case USAGE_FAULT: return c->shcsr & USGFAULTENA;
    default: return true;
    }
}

static uint32_t vector_catch_of(unsigned exception, uint32_t status)
{
    switch (exception) {
    case MEM_MANAGE: return VC_MMERR;
    case BUS_FAULT: return VC_BUSERR;
    case USAGE_FAULT:
        return status & NOCP ? VC_NOCPERR : status & (UNALIGNED | DIVBYZERO) ? VC_CHKERR : VC_STATERR;
    default: return 0;
    }
}

static const char *describe(unsigned exception, uint32_t status)
{
    static const struct { uint32_t status; const char *text; } texts[] = {
        {UNDEFINSTR, "an undefined instruction"},
        {INVSTATE, "a jump to an even address, which is not for Thumb code,"},
        {INVPC, "an illegal return from an exception"},
        {NOCP, "an instruction for a coprocessor that is off or not there"},
        {UNALIGNED, "an unaligned access"},
        {DIVBYZERO, "a division by zero"},
        {IACCVIOL, "an execution of what is no code"},
        {IBUSERR, "an execution where no memory is"},
        {PRECISERR, "an access that nothing answers"},
        {UNSTKERR, "a return from an exception without a stack"},
        {LSPERR, "saving the FPU's registers without a stack"},
    };
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
        if (status & texts[k].status)
            return texts[k].text;
    return exception == SV_CALL ? "a supervisor call" : "a breakpoint";
}

/* The exception that the last instruction raised becomes active, or a HardFault in its place, or the core locks up. */
void take_raised(core *c)
{
    unsigned exception = c->raised;
    int priority = execution_priority(c);
    bool has_handler = exception == HARD_FAULT || (c->v7 ? handler_enabled(c, exception) : exception == SV_CALL);
    uint32_t vector_catch = exception == HARD_FAULT ? VC_HARDERR : vector_catch_of(exception, c->raised_status);

    c->raised = 0;
    if (!has(&c->active, HARD_FAULT)) { /* the first one tells more than what the handler of HardFault did */
        c->told = describe(exception, c->raised_status);
        c->told_of = c->pc;
    }
    if (has_handler && group_of(c, priority_of(c, exception)) < priority) {
        enter_exception(c, exception);
        debug_catches(c, vector_catch);
    } else if (priority <= -1) {
        complain(c, "%s at 0x%08x", c->told, c->told_of);
        lock_up(c);
    } else {
        c->hfsr |= HFSR_FORCED;
        enter_exception(c, HARD_FAULT);
        debug_catches(c, VC_HARDERR | vector_catch);
    }
}

/* Entry. */

/* Accesses of stacking and unstacking do not raise faults like an instruction's. */
static bool stack_write(core *c, uint32_t address, uint32_t value)
{
    return address >> 20 != 0xe00 && bus_write(c, address, 4, value);
}
static bool stack_read(core *c, uint32_t address, uint32_t *value)
{
    return address >> 20 != 0xe00 && bus_read(c, address, 4, value);
}

static bool push_frame(core *c, uint32_t frame, uint32_t xpsr)
{
    uint32_t words[8] = {c->r[0], c->r[1], c->r[2], c->r[3], c->r[12], c->r[14], c->pc, xpsr};
    for (unsigned k = 0; k < 8; k++)
        if (!stack_write(c, frame + 4 * k, words[k]))
            return false;
    if (c->taint != NULL)
        taint_frame_pushed(c, frame);
    return true;
}

static bool push_fpu(core *c, uint32_t at)
{
    for (unsigned k = 0; k < 16; k++)
        if (!stack_write(c, at + 4 * k, c->fpu.s[k]))
            return false;
    return stack_write(c, at + 64, c->fpu.fpscr);
}

static bool is_ready(const core *c, unsigned exception)
{
    return group_of(c, priority_of(c, exception)) < execution_priority(c);
}

/* Room is left for the FPU's registers; they are written when a handler uses the FPU, if it does. */
static void leave_room(core *c, uint32_t at)
{
    uint32_t keep = c->fpccr & (FPCCR_LSPEN | UINT32_C(1) << 31);
    c->fpcar = at;
    c->fpccr = keep | FPCCR_LSPACT | (privileged(c) ? 0 : FPCCR_USER) | (c->exception == 0 ? FPCCR_THREAD : 0) |
               (is_ready(c, HARD_FAULT) ? FPCCR_HFRDY : 0) | (is_ready(c, BUS_FAULT) ? FPCCR_BFRDY : 0) |
               (is_ready(c, MEM_MANAGE) ? FPCCR_MMRDY : 0) | (is_ready(c, DEBUG_MONITOR) ? FPCCR_MONRDY : 0);
}

bool save_lazily(core *c)
{
    if (!push_fpu(c, c->fpcar)) {
        fault(c, BUS_FAULT, LSPERR);
        return false;
    }
    c->fpccr &= ~(uint32_t)FPCCR_LSPACT;
    c->control &= ~(uint32_t)CONTROL_FPCA; /* the next instruction of the FPU opens a context of its own */
    return true;
}

static bool vector(core *c, unsigned exception, uint32_t *target)
{
    return bus_read(c, c->vtor + 4 * exception, 4, target);
}

/* From the vector to the first instruction: what entry and tail-chaining have in common. */
static void begin_handler(core *c, unsigned exception)
{
    uint32_t target;
    bool used_psp = uses_psp(c);
    put_in(&c->active, exception);
    take_out(&c->pending, exception);
    c->exception = exception;
    c->control &= ~(uint32_t)CONTROL_SPSEL;
    change_stack(c, used_psp);
    c->it = 0;
    c->exclusive = false;
    c->event = true;
    c->asleep = false;
    find_best_pending(c);
    forget_neighbour(c);
    if (!vector(c, exception, &target)) {
        c->hfsr |= HFSR_VECTTBL;
        if (exception == HARD_FAULT || exception == NMI || execution_priority(c) <= -1) {
            lock_up(c);
            return;
        }
        take_out(&c->active, exception);
        begin_handler(c, HARD_FAULT);
        return;
    }
    c->pc = target & ~UINT32_C(1);
    c->thumb = target & 1;
}

/* The stack is not there: a fault joins the exception that is being entered. The higher one goes first, the other is
 * pending. False: nothing can be. */
static bool is_derived_taken(core *c, unsigned *exception)
{
    bool handled = c->v7 && handler_enabled(c, BUS_FAULT) && is_ready(c, BUS_FAULT);
    if (c->v7)
        c->cfsr |= STKERR;
    if (!handled && (*exception == HARD_FAULT || *exception == NMI || !is_ready(c, HARD_FAULT)))
        return false;
    if (!handled)
        c->hfsr |= HFSR_FORCED;
    put_in(&c->pending, *exception);
    put_in(&c->pending, handled ? BUS_FAULT : HARD_FAULT);
    find_best_pending(c);
    *exception = c->best_pending;
    return true;
}

void enter_exception(core *c, unsigned exception)
{
    uint64_t since = c->cycles;
    bool from_psp = uses_psp(c), extended = c->control & CONTROL_FPCA, deferred = extended && (c->fpccr & FPCCR_LSPEN);
    bool align = !c->v7 || (c->ccr & CCR_STKALIGN);
    uint32_t sp = c->r[13], frame = sp - (extended ? 104 : 32);
    bool padded = (align || extended) && (frame & 4);
    uint32_t xpsr = get_xpsr(c);

    c->cycles += c->timing.entry;
    if (padded)
        frame -= 4;
    xpsr = (xpsr & ~(uint32_t)XPSR_ALIGNED) | (padded ? XPSR_ALIGNED : 0);
    bool good = push_frame(c, frame, xpsr);
    if (good && extended && !deferred) {
        c->cycles += c->timing.fpu_frame;
        good = push_fpu(c, frame + 32);
        if (c->taint != NULL)
            taint_fpu_pushed(c, frame + 32);
    }
    c->r[13] = frame;
    if (extended && deferred)
        leave_room(c, frame + 32);

    uint32_t mode = c->exception != 0 ? 0x1 : from_psp ? 0xd : 0x9;
    c->control &= ~(uint32_t)CONTROL_FPCA;
    bool locks_up = !good && !is_derived_taken(c, &exception);
    begin_handler(c, exception);
    c->r[14] = 0xffffffe0 | mode | (extended ? 0 : 0x10);
    if (c->profile)
        profile_exception(c, since);
    if (locks_up)
        lock_up(c);
}

/* Return. */

unsigned active_count(const core *c)
{
    unsigned count = 0;
    for (unsigned word = 0; word < EXCEPTIONS / 32; word++)
        count += (unsigned)__builtin_popcount(c->active.word[word]);
    return count;
}

static void end_handler(core *c)
{
    unsigned exception = c->exception;
    take_out(&c->active, exception);
    if (has(&c->line, exception)) /* still asking */
        put_in(&c->pending, exception);
    if (exception != NMI)
        c->faultmask = false;
    find_best_pending(c);
}

static bool is_legal_return(const core *c, uint32_t exc_return)
{
    uint32_t mode = exc_return & 15;
    bool to_thread = mode != 1;
    if ((exc_return & 0x0fffffe0) != 0x0fffffe0 || (!c->v7 && !(exc_return & 0x10)))
        return false;
    if (mode != 1 && mode != 9 && mode != 13)
        return false;
    if (!has(&c->active, c->exception))
        return false;
    bool nested = active_count(c) > 1;
    return to_thread ? !nested || (c->v7 && (c->ccr & CCR_NONBASETHRDENA)) : nested;
}

static bool pop_fpu(core *c, uint32_t at)
{
    uint32_t words[17];
    for (unsigned k = 0; k < 17; k++)
        if (!stack_read(c, at + 4 * k, &words[k]))
            return false;
    memcpy(c->fpu.s, words, 64);
    c->fpu.fpscr = words[16] & FPSCR_MASK;
    if (c->taint != NULL)
        taint_fpu_popped(c, at);
    return true;
}

/* The handler ends all the same, and its frame stays for that of the fault: the manual tail-chains. */
static void refuse_return(core *c, uint32_t exc_return)
{
    uint32_t at = here(c);
    end_handler(c);
    forget_neighbour(c);
    if (c->v7)
        c->cfsr |= INVPC;
    if (!has(&c->active, HARD_FAULT)) {
        c->told = describe(USAGE_FAULT, INVPC);
        c->told_of = at;
    }
    bool handled = c->v7 && handler_enabled(c, USAGE_FAULT) && is_ready(c, USAGE_FAULT);
    if (!handled && !is_ready(c, HARD_FAULT)) {
        complain(c, "%s at 0x%08x", c->told, c->told_of);
        lock_up(c);
        return;
    }
    if (!handled)
        c->hfsr |= HFSR_FORCED;
    c->cycles += c->timing.tail_chain;
    begin_handler(c, handled ? USAGE_FAULT : HARD_FAULT);
    c->r[14] = exc_return;
    c->left_handler = LEFT_FOR_ANOTHER;
    debug_catches(c, (handled ? 0u : VC_HARDERR) | VC_STATERR);
}

void return_from_exception(core *c, uint32_t exc_return)
{
    if (!is_legal_return(c, exc_return)) {
        refuse_return(c, exc_return);
        return;
    }
    unsigned ended = c->exception;
    end_handler(c);
    forget_neighbour(c);

    if (can_take(c, c->best_pending)) { /* tail-chaining: the frame stays where it is */
        c->cycles += c->timing.tail_chain;
        begin_handler(c, c->best_pending);
        c->r[14] = exc_return;
        c->left_handler = LEFT_FOR_ANOTHER;
        return;
    }

    bool to_thread = (exc_return & 15) != 1, psp = exc_return & 4, extended = c->v7 && !(exc_return & 0x10);
    uint32_t words[8], frame = *stack_pointer(c, psp);
    bool good = true;
    for (unsigned k = 0; k < 8 && good; k++)
        good = stack_read(c, frame + 4 * k, &words[k]);
    c->cycles += c->timing.exit;
    if (good && extended) {
        if (c->fpccr & FPCCR_LSPACT) {
            c->fpccr &= ~(uint32_t)FPCCR_LSPACT; /* never written, and still in place */
        } else {
            c->cycles += c->timing.fpu_frame;
            good = pop_fpu(c, frame + 32);
        }
    }
    uint32_t xpsr = good ? words[7] : 0;
    if (!good || ((xpsr & 0x1ff) == 0) != to_thread) {
        put_in(&c->active, ended);
        fault(c, good ? USAGE_FAULT : BUS_FAULT, good ? INVPC : UNSTKERR);
        return;
    }
    uint32_t after = frame + (extended ? 104 : 32);
    if ((!c->v7 || (c->ccr & CCR_STKALIGN) || extended) && (xpsr & XPSR_ALIGNED))
        after += 4;
    *stack_pointer(c, psp) = after & ~UINT32_C(3);
    bool used_psp = uses_psp(c);
    if (c->taint != NULL)
        taint_frame_popped(c, frame);
    memcpy(c->r, words, 16);
    c->r[12] = words[4];
    c->r[14] = words[5];
    c->pc = words[6] & ~UINT32_C(1);
    set_xpsr(c, xpsr);
    if (to_thread) {
        c->exception = 0;
        c->control = (c->control & ~(uint32_t)CONTROL_SPSEL) | (psp ? CONTROL_SPSEL : 0);
    }
    if (c->v7)
        c->control = (c->control & ~(uint32_t)CONTROL_FPCA) | (extended ? CONTROL_FPCA : 0);
    change_stack(c, used_psp);
    c->exclusive = false;
    c->event = true;
    c->left_handler = LEFT_FOR_PROGRAM;
    if (to_thread && (c->scr & SCR_SLEEPONEXIT) && active_count(c) == 0) {
        c->asleep = true;
        c->waits_for_event = false;
    }
    look_up(c);
}

void reset_exceptions(core *c)
{
    c->enabled = c->pending = c->active = (struct exception_set){0};
    memset(c->priority, 0, sizeof c->priority);
    c->raised = c->best_pending = 0;
    c->asleep = c->event = c->locked_up = c->exclusive = c->reset_requested = false;
    c->primask = c->faultmask = false;
    c->basepri = c->control = 0;
    for (unsigned exception = FIRST_INTERRUPT; exception < EXCEPTIONS; exception++)
        if (has(&c->line, exception))
            put_in(&c->pending, exception);
    find_best_pending(c);
}
