#include "measure.h"

#include <stddef.h>

#include "../port/port.h"
#include "declassify.h"

#define PAINT 0x7afe57acu

static struct {
    uint32_t cycles, stack;
} overhead;
static uint8_t counter;

static inline uint32_t *stack_pointer(void)
{
#ifdef __arm__
    uint32_t *sp;
    __asm__ volatile("mov %0, sp" : "=r"(sp));
    return sp;
#else
    return port_stack_limit(); /* nothing to paint on a PC */
#endif
}

/* What an operation is without its routine: what it takes is taken off, so that the routine's own is left. */
static __attribute__((noinline)) void empty_routine(void *memory)
{
    __asm__ volatile("" : : "r"(memory) : "memory");
}

static uint32_t nothing(void *call)
{
    empty_routine(call);
    return 0;
}

/* Without a branch on what an operation has left there, until the answer stands. */
static inline bool is_painted(const uint32_t *p)
{
    uint32_t other = *p ^ PAINT;
    other = (other | -other) >> 31;
    DECLASSIFY_VALUE(other, "how much of the stack was used is part of the result");
    return other == 0;
}

/* Words at the end of the stack's RAM that no operation may touch. */
#define RED_ZONE 8

/* Interrupts stay off from the paint to the scan: a handler's frame is no part of the operation. */
static __attribute__((noinline)) uint32_t painted(uint32_t (*run)(void *), void *call,
                                                  struct measured *measured)
{
    uint32_t *limit = port_stack_limit(), *here = stack_pointer(), *end = limit, *p;
    if (here - limit > MEASURE_STACK_MOST / 4)
        end = here - MEASURE_STACK_MOST / 4;
    uint32_t interrupts = port_interrupts_off();
    port_counter_start();
    for (unsigned i = 0; here != limit && i < RED_ZONE; i++)
        limit[i] = PAINT;
    for (p = end; p < here; p++)
        *p = PAINT;
    uint32_t status = port_timed(run, call, &measured->cycles);
    for (unsigned i = 0; here != limit && i < RED_ZONE; i++)
        if (!is_painted(&limit[i]))
            port_stack_overflow();
    for (p = end; p < here && is_painted(p); p++)
        ;
    measured->stack = (uint32_t)((uint8_t *)here - (uint8_t *)p);
    for (; p < here; p++) /* it may have been secret */
        *p = PAINT;
    port_interrupts_restore(interrupts);
    return status;
}

void measure_start(void)
{
    struct measured empty;
    port_counter_start();
    counter = port_counter_proved() ? port_facts.counter : PORT_COUNTER_NONE;
    painted(nothing, NULL, &empty);
    overhead.cycles = empty.cycles;
    overhead.stack = empty.stack;
}

uint8_t measure_counter(void)
{
    return counter;
}

static uint32_t above(uint32_t value, uint32_t base)
{
    return value > base ? value - base : 0;
}

uint32_t measure(uint32_t (*run)(void *), void *call, struct measured *measured)
{
    uint32_t status = painted(run, call, measured);
    measured->stack = above(measured->stack, overhead.stack);
    measured->cycles = counter == PORT_COUNTER_NONE ? 0 : above(measured->cycles, overhead.cycles);
    return status;
}
