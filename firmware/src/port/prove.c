/* A cycle counter is believed only after it has counted what is known beforehand.
 *
 * Emulators have counters that run on the host's time, or stand still; a wrong prescaler or wait states in
 * the flash show here too.
 */
#include "chip.h"
#include "port.h"

static uint32_t timed(uint32_t (*loop)(void *), uint32_t rounds)
{
    uint32_t cycles;
    port_timed(loop, &rounds, &cycles);
    return cycles;
}

/* The difference of two lengths is free of what calling costs. The first run fills what caches there are. */
static bool counts(uint32_t (*loop)(void *), uint32_t cycles)
{
    timed(loop, 1000);
    uint32_t once = timed(loop, 1000);
    uint32_t twice = timed(loop, 2000);
    return twice - once == 1000 * cycles;
}

bool port_counter_proved(void)
{
    if (port_facts.counter == PORT_COUNTER_NONE)
        return false;
    return counts(port_loop, LOOP_CYCLES) && counts(port_loop_longer, LOOP_LONGER_CYCLES);
}
