/* nRF51822 as on the BBC micro:bit v1: Cortex-M0 at 16 MHz, flash without wait states. */
#include "chip.h"
#include "nrf.h"
#include "port.h"

static const struct nrf_pin tx = {24, 0x50000000u}, rx = {25, 0x50000000u};

#define CLOCK_HZ 16000000u

#define TIMER0_TASKS_START REGISTER(0x40008000u)
#define TIMER0_TASKS_CAPTURE0 REGISTER(0x40008040u)
#define TIMER0_BITMODE REGISTER(0x40008508u)
#define TIMER0_BITMODE_32 3u
#define TIMER0_PRESCALER REGISTER(0x40008510u)
#define TIMER0_CC0 REGISTER(0x40008540u)

VECTORS(32, NRF_UART_INTERRUPT);

const struct port_facts port_facts = {
    .clock_hz = CLOCK_HZ,
    .core = 0,
    .wait_states = 0,
    .counter = PORT_COUNTER_TIMER0,
    .memory = "code, tables: flash; data, stack: RAM at 0x20000000 (16K)",
};
const uint32_t port_rounds_per_us = ROUNDS_PER_US(CLOCK_HZ);

void port_start(void)
{
    nrf_start_crystal();
    nrf_start_uart(tx, rx);
}

/* TIMER0 is the only one that has 32 bits. */
void port_counter_start(void)
{
    TIMER0_BITMODE = TIMER0_BITMODE_32;
    TIMER0_PRESCALER = 0;
    TIMER0_TASKS_START = 1;
}

/* The counter itself cannot be read, only what was captured of it. */
uint32_t port_cycles(void)
{
    TIMER0_TASKS_CAPTURE0 = 1;
    return TIMER0_CC0;
}
