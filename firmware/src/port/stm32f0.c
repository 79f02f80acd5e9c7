/* STM32F051 as on the STM32F0DISCOVERY: Cortex-M0. It stays on its internal oscillator (HSI, 8 MHz), where
 * the flash has no wait states; the clock tree is as reset leaves it. It has no random number generator. */
#include "../link/link.h"
#include "chip.h"
#include "port.h"

#define CLOCK_HZ 8000000u

#define RCC_AHBENR REGISTER(0x40021014u)
#define RCC_AHBENR_IOPAEN (1u << 17)
#define RCC_APB2ENR REGISTER(0x40021018u)
#define RCC_APB2ENR_USART1EN (1u << 14)
#define RCC_APB1ENR REGISTER(0x4002101Cu)
#define RCC_APB1ENR_TIM2EN (1u << 0)

#define GPIOA_MODER REGISTER(0x48000000u)
#define GPIOA_PUPDR REGISTER(0x4800000Cu)
#define GPIOA_AFRH REGISTER(0x48000024u)

#define USART1_CR1 REGISTER(0x40013800u)
#define USART_CR1_UE (1u << 0)
#define USART_CR1_RE (1u << 2)
#define USART_CR1_TE (1u << 3)
#define USART_CR1_RXNEIE (1u << 5)
#define USART1_BRR REGISTER(0x4001380Cu)
#define USART1_ISR REGISTER(0x4001381Cu)
#define USART_ISR_PE (1u << 0)
#define USART_ISR_FE (1u << 1)
#define USART_ISR_NF (1u << 2)
#define USART_ISR_ORE (1u << 3)
#define USART_ISR_RXNE (1u << 5)
#define USART_ISR_TXE (1u << 7)
#define USART1_ICR REGISTER(0x40013820u)
#define USART1_RDR REGISTER(0x40013824u)
#define USART1_TDR REGISTER(0x40013828u)
#define USART1_INTERRUPT 27

#define TIM2_CR1 REGISTER(0x40000000u)
#define TIM_CR1_CEN (1u << 0)
#define TIM2_CNT REGISTER(0x40000024u)
#define TIM2_ARR REGISTER(0x4000002Cu)

VECTORS(32, USART1_INTERRUPT);

const struct port_facts port_facts = {
    .clock_hz = CLOCK_HZ,
    .core = 0,
    .wait_states = 0,
    .counter = PORT_COUNTER_TIM2,
    .memory = "code, tables: flash; data, stack: RAM at 0x20000000 (8K)",
};
const uint32_t port_rounds_per_us = ROUNDS_PER_US(CLOCK_HZ);

/* PA9 is TX, PA10 is RX (pulled up: quiet while no cable is in), both by alternate function 1. */
static void start_uart(void)
{
    RCC_AHBENR |= RCC_AHBENR_IOPAEN;
    RCC_APB2ENR |= RCC_APB2ENR_USART1EN;
    (void)RCC_APB2ENR; /* a clock needs two cycles before its registers may be touched */
    USART1_BRR = (CLOCK_HZ + 115200 / 2) / 115200; /* 69: 0.6 % fast */
    USART1_CR1 = USART_CR1_UE | USART_CR1_TE | USART_CR1_RE | USART_CR1_RXNEIE;
    GPIOA_AFRH = (GPIOA_AFRH & ~(0xFFu << 4)) | 0x11u << 4;
    GPIOA_PUPDR = (GPIOA_PUPDR & ~(3u << 20)) | 1u << 20;
    GPIOA_MODER = (GPIOA_MODER & ~(0xFu << 18)) | 0xAu << 18;
    port_uart_listen();
}

void port_start(void)
{
    start_uart();
}

void port_counter_start(void)
{
    RCC_APB1ENR |= RCC_APB1ENR_TIM2EN;
    (void)RCC_APB1ENR; /* as above */
    TIM2_ARR = 0xFFFFFFFFu;
    TIM2_CR1 = TIM_CR1_CEN;
}

/* An overrun holds the interrupt up until its flag is cleared, with or without a byte to take. The flags
 * have the same places in ICR as in ISR. */
void port_uart_interrupt(void)
{
    uint32_t status;
    while ((status = USART1_ISR) & (USART_ISR_RXNE | USART_ISR_ORE)) {
        uint32_t errors = status & (USART_ISR_PE | USART_ISR_FE | USART_ISR_NF | USART_ISR_ORE);
        if (errors)
            USART1_ICR = errors;
        if (status & USART_ISR_RXNE && !link_received((uint8_t)USART1_RDR)) {
            port_uart_pause();
            break;
        }
    }
}

bool port_uart_can_send(void)
{
    return USART1_ISR & USART_ISR_TXE;
}

void port_uart_send(uint8_t byte)
{
    USART1_TDR = byte;
}

uint32_t port_cycles(void)
{
    return TIM2_CNT;
}

bool port_entropy_start(void)
{
    return false;
}

bool port_entropy_sample(uint8_t *sample)
{
    (void)sample;
    return false;
}
