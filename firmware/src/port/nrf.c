/* What the nRF51 and the nRF52 have alike: the UART without DMA, the crystal oscillator, the RNG. */
#include "nrf.h"

#include "../link/link.h"
#include "chip.h"
#include "port.h"

#define CLOCK_TASKS_HFCLKSTART REGISTER(0x40000000u)
#define CLOCK_EVENTS_HFCLKSTARTED REGISTER(0x40000100u)

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

#define RNG_TASKS_START REGISTER(0x4000D000u)
#define RNG_EVENTS_VALRDY REGISTER(0x4000D100u)
#define RNG_CONFIG REGISTER(0x4000D504u)
#define RNG_VALUE REGISTER(0x4000D508u)

#define GPIO_OUTSET(base) REGISTER((base) + 0x508u)
#define GPIO_DIRSET(base) REGISTER((base) + 0x518u)
#define GPIO_PIN_CNF(base, pin) REGISTER((base) + 0x700u + 4 * (pin))
#define GPIO_PIN_CNF_PULLUP (3u << 2)

/* CPU, timer and UART run from one clock, and the internal oscillator is too far off for 115,200 baud. The
 * crystal takes less than 2 ms, the wait 56 ms at most; without it the board goes on as well as it can. */
void nrf_start_crystal(void)
{
    CLOCK_TASKS_HFCLKSTART = 1;
    wait_for(&CLOCK_EVENTS_HFCLKSTARTED, 1, 100000);
}

void nrf_start_uart(struct nrf_pin tx, struct nrf_pin rx)
{
    GPIO_OUTSET(tx.gpio) = 1u << tx.number % 32;
    GPIO_DIRSET(tx.gpio) = 1u << tx.number % 32;
    /* Pulled up, so that the line is quiet while nobody drives it. */
    GPIO_PIN_CNF(rx.gpio, rx.number % 32) = GPIO_PIN_CNF_PULLUP;
    UART_PSELTXD = tx.number;
    UART_PSELRXD = rx.number;
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
    RNG_CONFIG = 0;
    RNG_TASKS_START = 1;
    return true;
}

/* The generator runs on; a byte that came before this call is not taken. The next comes after 0.17 ms on
 * the nRF51, 0.03 ms on the nRF52. */
bool port_entropy_sample(uint8_t *sample)
{
    RNG_EVENTS_VALRDY = 0;
    if (!wait_for(&RNG_EVENTS_VALRDY, 1, 3000000))
        return false;
    *sample = (uint8_t)RNG_VALUE;
    return true;
}
