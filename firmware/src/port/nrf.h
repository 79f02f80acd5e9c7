/* What the nRF51 and the nRF52 have alike: the UART without DMA, the crystal oscillator, the RNG.
 * Included by the chip's own file, after it has said which pins the UART is on:
 *   UART_TX_PIN, UART_RX_PIN     as PSELTXD and PSELRXD take them
 *   UART_TX_GPIO, UART_RX_GPIO   base addresses of their GPIO ports
 */
#ifndef THUMBKAT_NRF_H
#define THUMBKAT_NRF_H

#include "../link/link.h"
#include "chip.h"
#include "port.h"

#define CLOCK_TASKS_HFCLKSTART REGISTER(0x40000000u)
#define CLOCK_EVENTS_HFCLKSTARTED_ADDRESS 0x40000100u

#define UART_TASKS_STARTRX REGISTER(0x40002000u)
#define UART_TASKS_STARTTX REGISTER(0x40002008u)
#define UART_EVENTS_RXDRDY REGISTER(0x40002108u)
#define UART_EVENTS_TXDRDY REGISTER(0x4000211Cu)
#define UART_INTENSET REGISTER(0x40002304u)
#define UART_INTENSET_RXDRDY (1u << 2)
#define UART_ERRORSRC REGISTER(0x40002480u)
#define UART_ENABLE REGISTER(0x40002500u)
#define UART_ENABLE_UART 4u
#define UART_PSELTXD REGISTER(0x4000250Cu)
#define UART_PSELRXD REGISTER(0x40002514u)
#define UART_RXD REGISTER(0x40002518u)
#define UART_TXD REGISTER(0x4000251Cu)
#define UART_BAUDRATE REGISTER(0x40002524u)
#define UART_BAUDRATE_115200 0x01D7E000u
#define UART_INTERRUPT 2

#define RNG_TASKS_START REGISTER(0x4000D000u)
#define RNG_EVENTS_VALRDY REGISTER(0x4000D100u)
#define RNG_EVENTS_VALRDY_ADDRESS 0x4000D100u
#define RNG_CONFIG REGISTER(0x4000D504u)
#define RNG_VALUE REGISTER(0x4000D508u)

#define GPIO_OUTSET(base) REGISTER((base) + 0x508u)
#define GPIO_DIRSET(base) REGISTER((base) + 0x518u)
#define GPIO_PIN_CNF(base, pin) REGISTER((base) + 0x700u + 4 * (pin))
#define GPIO_PIN_CNF_PULLUP (3u << 2)

/* CPU, timer and UART run from one clock, and the internal oscillator is too far off for 115,200 baud. The
 * crystal takes less than 2 ms, the wait 12 ms at most or a little more; without it the board goes on as well
 * as it can. */
static inline void start_crystal(void)
{
    CLOCK_TASKS_HFCLKSTART = 1;
    wait_for(CLOCK_EVENTS_HFCLKSTARTED_ADDRESS, 1, 100000);
}

static inline void start_uart(void)
{
    GPIO_OUTSET(UART_TX_GPIO) = 1u << UART_TX_PIN % 32;
    GPIO_DIRSET(UART_TX_GPIO) = 1u << UART_TX_PIN % 32;
    /* Pulled up, so that the line is quiet while nobody drives it. */
    GPIO_PIN_CNF(UART_RX_GPIO, UART_RX_PIN % 32) = GPIO_PIN_CNF_PULLUP;
    UART_PSELTXD = UART_TX_PIN;
    UART_PSELRXD = UART_RX_PIN;
    UART_BAUDRATE = UART_BAUDRATE_115200;
    UART_ENABLE = UART_ENABLE_UART;
    UART_INTENSET = UART_INTENSET_RXDRDY;
    UART_TASKS_STARTTX = 1;
    UART_TASKS_STARTRX = 1;
    port_uart_listen();
}

/* The event goes before the byte does: taking the byte moves the next of the six in the FIFO up, which
 * raises the event again. Errors stop nothing here; their flags are only cleared. */
void port_uart_interrupt(void)
{
    while (UART_EVENTS_RXDRDY) {
        UART_EVENTS_RXDRDY = 0;
        if (!link_received((uint8_t)UART_RXD)) {
            port_uart_pause();
            break;
        }
    }
    uint32_t errors = UART_ERRORSRC;
    if (errors)
        UART_ERRORSRC = errors;
}

/* There is no flag for "empty", only the event that a byte has left: before the first byte there is none. */
static bool sending;

bool port_uart_can_send(void)
{
    return !sending || UART_EVENTS_TXDRDY;
}

void port_uart_send(uint8_t byte)
{
    sending = true;
    UART_EVENTS_TXDRDY = 0;
    UART_TXD = byte;
}

/* The bias correction stays off: it is slow, and the health tests want the source as it is. */
bool port_entropy_start(void)
{
    uint8_t first;
    RNG_CONFIG = 0;
    RNG_TASKS_START = 1;
    return port_entropy_sample(&first);
}

/* The generator runs on; a byte that came before this call is not taken. The next comes after 0.17 ms on
 * the nRF51, 0.03 ms on the nRF52. The bound is 0.1 s or more: an emulated one may keep other time. */
bool port_entropy_sample(uint8_t *sample)
{
    RNG_EVENTS_VALRDY = 0;
    if (!wait_for(RNG_EVENTS_VALRDY_ADDRESS, 1, 1000000))
        return false;
    *sample = (uint8_t)RNG_VALUE;
    return true;
}

#endif
