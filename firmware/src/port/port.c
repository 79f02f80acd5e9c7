/* What every Cortex-M does alike. */
#include "port.h"

#include "chip.h"

#define AIRCR REGISTER(0xE000ED0Cu)
#define AIRCR_VECTKEY (0x05FAu << 16)
#define AIRCR_SYSRESETREQ (1u << 2)

#define NVIC_ISER(interrupt) REGISTER(0xE000E100u + 4 * ((interrupt) / 32))
#define NVIC_ICER(interrupt) REGISTER(0xE000E180u + 4 * ((interrupt) / 32))

void port_uart_listen(void)
{
    NVIC_ISER(port_uart_number) = 1u << port_uart_number % 32;
}

void port_uart_pause(void)
{
    NVIC_ICER(port_uart_number) = 1u << port_uart_number % 32;
}

uint32_t port_interrupts_off(void)
{
    uint32_t state;
    __asm__ volatile("mrs %0, primask\n\tcpsid i" : "=r"(state)::"memory");
    return state;
}

void port_interrupts_restore(uint32_t state)
{
    __asm__ volatile("msr primask, %0" ::"r"(state) : "memory");
}

void port_interrupts_on(void)
{
    __asm__ volatile("cpsie i" ::: "memory");
}

void port_wait(void)
{
    __asm__ volatile("dsb\n\twfi" ::: "memory");
}

void port_reset(void)
{
    __asm__ volatile("dsb" ::: "memory"); /* what was written must be in RAM before the reset */
    AIRCR = AIRCR_VECTKEY | AIRCR_SYSRESETREQ;
    __asm__ volatile("dsb" ::: "memory");
    for (;;)
        ;
}

void port_delay_us(uint32_t us)
{
    uint32_t rounds = us * port_rounds_per_us + 1;
    port_loop(&rounds);
}

uint32_t *port_stack_limit(void)
{
    return __bss_end;
}
