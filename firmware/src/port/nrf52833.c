/* nRF52833 as on the BBC micro:bit v2: Cortex-M4F at 64 MHz. Its flash has wait states, which the cache hides
 * once it is warm: cycles measured here are not those of zero wait states, and the board says so. */
#include "chip.h"
#include "nrf.h"
#include "port.h"

static const struct nrf_pin tx = {6, 0x50000000u}, rx = {40, 0x50000300u}; /* P1.08 */

#define CLOCK_HZ 64000000u

#define NVMC_ICACHECNF REGISTER(0x4001E540u)
#define NVMC_ICACHECNF_CACHEEN (1u << 0)

/* Later revisions of the chip lock the debug port at every reset, until the firmware opens it too. */
#define UICR_APPROTECT REGISTER(0x10001208u)
#define UICR_APPROTECT_HWDISABLED 0x5Au
#define APPROTECT_DISABLE REGISTER(0x40000558u)
#define APPROTECT_DISABLE_SWDISABLE 0x5Au

VECTORS(48, NRF_UART_INTERRUPT);

const struct port_facts port_facts = {
    .clock_hz = CLOCK_HZ,
    .core = 0x84,
    .wait_states = 255,
    .counter = PORT_COUNTER_CYCCNT,
    .memory = "code, tables: flash behind a cache; data, stack: RAM at 0x20000000 (128K)",
};
const uint32_t port_rounds_per_us = ROUNDS_PER_US(CLOCK_HZ);

void port_start(void)
{
    /* Only where whoever flashed the board has left it open: a board locked on purpose stays locked,
     * and the earlier revisions, which have no such register, are not written to. */
    if ((UICR_APPROTECT & 0xFFu) == UICR_APPROTECT_HWDISABLED)
        APPROTECT_DISABLE = APPROTECT_DISABLE_SWDISABLE;
    NVMC_ICACHECNF = NVMC_ICACHECNF_CACHEEN;
    nrf_start_crystal();
    nrf_start_uart(tx, rx);
}

void port_counter_start(void)
{
    start_cyccnt();
}

uint32_t port_cycles(void)
{
    return DWT_CYCCNT;
}
