/* What a chip file and the common part of the port say to each other. Nobody else includes it. */
#ifndef THUMBKAT_CHIP_H
#define THUMBKAT_CHIP_H

#include <stdbool.h>
#include <stdint.h>

#define REGISTER(address) (*(volatile uint32_t *)(address))

/* From the linker script. */
extern uint32_t __stack_top[], __bss_end[];

void reset_handler(void);      /* startup.S */
void port_fault_handler(void); /* fault.S */
void port_uart_interrupt(void);

/* The vector table: the UART is the only interrupt that is ever enabled, so any other exception is
 * a fault. Interrupts are numbered from 0, as the reference manuals do. */
#define VECTORS(interrupts, uart)                                    \
    const uint8_t port_uart_number = uart;                           \
    const struct {                                                   \
        uint32_t *stack;                                             \
        void (*exception[15 + interrupts])(void);                    \
    } port_vectors __attribute__((section(".vectors"), used)) = {    \
        __stack_top,                                                 \
        {                                                            \
            [0] = reset_handler,                                     \
            [1 ... 14 + uart] = port_fault_handler,                  \
            [15 + uart] = port_uart_interrupt,                       \
            [16 + uart ... 14 + interrupts] = port_fault_handler,    \
        },                                                           \
    }

/* The UART's interrupt, as VECTORS() has it. */
extern const uint8_t port_uart_number;

/* Leaves what comes in the UART, until port_uart_listen(): called by the interrupt when link_received() has no room. */
void port_uart_pause(void);

/* Waits for one of these bits; false when that many looks were in vain. A look takes six to nine cycles. */
static inline bool wait_for(volatile uint32_t *location, uint32_t bits, uint32_t looks)
{
    while ((*location & bits) == 0)
        if (--looks == 0)
            return false;
    return true;
}

/* Resets the chip. */
void port_reset(void) __attribute__((noreturn));

#ifdef __ARM_ARCH_7EM__

/* The M4's cycle counter. It stands still while TRCENA is not set, which is a debugger's to set and to clear. */
#define DEMCR REGISTER(0xE000EDFCu)
#define DEMCR_TRCENA (1u << 24)
#define DWT_CTRL REGISTER(0xE0001000u)
#define DWT_CTRL_CYCCNTENA (1u << 0)
#define DWT_CYCCNT REGISTER(0xE0001004u)

static inline void start_cyccnt(void)
{
    DEMCR |= DEMCR_TRCENA;
    DWT_CTRL |= DWT_CTRL_CYCCNTENA;
}

#endif

/* loops.S: loops of known length at zero wait states, for port_delay_us() and for the proof of the counter.
 * `rounds` points to how many rounds (a uint32_t, not 0). */
uint32_t port_loop(void *rounds);
uint32_t port_loop_longer(void *rounds);
#ifdef __ARM_ARCH_6M__
#define LOOP_CYCLES 4        /* a round of port_loop() */
#define LOOP_LONGER_CYCLES 8 /* a round of port_loop_longer() */
#else
#define LOOP_CYCLES 3
#define LOOP_LONGER_CYCLES 7
#endif

/* Rounds of port_loop() that last a microsecond or longer, so that port_delay_us() has no need to divide. */
extern const uint32_t port_rounds_per_us;
#define ROUNDS_PER_US(clock_hz) (((clock_hz) / 1000000u + LOOP_CYCLES - 1) / LOOP_CYCLES)

#endif
