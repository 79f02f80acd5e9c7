/* STM32F407 as on the STM32F4DISCOVERY: Cortex-M4F. The core stays on the internal oscillator (HSI, 16 MHz),
 * where the flash has no wait states; the PLL runs for the random number generator alone. */
#include "../link/link.h"
#include "chip.h"
#include "port.h"

#define CLOCK_HZ 16000000u

#define RCC_CR REGISTER(0x40023800u)
#define RCC_CR_PLLON (1u << 24)
#define RCC_CR_PLLRDY (1u << 25)
#define RCC_AHB1ENR REGISTER(0x40023830u)
#define RCC_AHB1ENR_GPIOAEN (1u << 0)
#define RCC_AHB2ENR REGISTER(0x40023834u)
#define RCC_AHB2ENR_RNGEN (1u << 6)
#define RCC_APB1ENR REGISTER(0x40023840u)
#define RCC_APB1ENR_USART2EN (1u << 17)

#define GPIOA_MODER REGISTER(0x40020000u)
#define GPIOA_PUPDR REGISTER(0x4002000Cu)
#define GPIOA_AFRL REGISTER(0x40020020u)

#define USART2_SR REGISTER(0x40004400u)
#define USART_SR_ORE (1u << 3)
#define USART_SR_RXNE (1u << 5)
#define USART_SR_TXE (1u << 7)
#define USART2_DR REGISTER(0x40004404u)
#define USART2_BRR REGISTER(0x40004408u)
#define USART2_CR1 REGISTER(0x4000440Cu)
#define USART_CR1_RE (1u << 2)
#define USART_CR1_TE (1u << 3)
#define USART_CR1_RXNEIE (1u << 5)
#define USART_CR1_UE (1u << 13)
#define USART2_INTERRUPT 38

#define RNG_CR REGISTER(0x50060800u)
#define RNG_CR_RNGEN (1u << 2)
#define RNG_SR REGISTER(0x50060804u)
#define RNG_SR_DRDY (1u << 0)
#define RNG_SR_CECS (1u << 1)
#define RNG_SR_SECS (1u << 2)
#define RNG_SR_CEIS (1u << 5)
#define RNG_SR_SEIS (1u << 6)
#define RNG_DR REGISTER(0x50060808u)

VECTORS(82, USART2_INTERRUPT);

const struct port_facts port_facts = {
    .clock_hz = CLOCK_HZ,
    .core = 0x84,
    .wait_states = 0,
    .counter = PORT_COUNTER_CYCCNT,
    .memory = "code, tables: flash; data, stack: RAM at 0x20000000 (128K SRAM)",
};
const uint32_t port_rounds_per_us = ROUNDS_PER_US(CLOCK_HZ);

/* PA2 is TX, PA3 is RX (pulled up: quiet while no cable is in), both by alternate function 7. */
static void start_uart(void)
{
    RCC_AHB1ENR |= RCC_AHB1ENR_GPIOAEN;
    RCC_APB1ENR |= RCC_APB1ENR_USART2EN;
    (void)RCC_APB1ENR; /* a clock needs two cycles before its registers may be touched */
    USART2_BRR = (CLOCK_HZ + 115200 / 2) / 115200; /* 139: 0.1 % slow */
    USART2_CR1 = USART_CR1_UE | USART_CR1_TE | USART_CR1_RE | USART_CR1_RXNEIE;
    GPIOA_AFRL = (GPIOA_AFRL & ~(0xFFu << 8)) | 0x77u << 8;
    GPIOA_PUPDR = (GPIOA_PUPDR & ~(3u << 6)) | 1u << 6;
    GPIOA_MODER = (GPIOA_MODER & ~(0xFu << 4)) | 0xAu << 4;
    port_uart_listen();
}

void port_start(void)
{
    start_uart();
}

/* Reading SR and then DR clears every error flag. An overrun holds the interrupt up until that is done,
 * with or without a byte to take. */
void port_uart_interrupt(void)
{
    uint32_t status;
    while ((status = USART2_SR) & (USART_SR_RXNE | USART_SR_ORE)) {
        uint8_t byte = (uint8_t)USART2_DR;
        if (status & USART_SR_RXNE && !link_received(byte)) {
            port_uart_pause();
            break;
        }
    }
}

bool port_uart_can_send(void)
{
    return USART2_SR & USART_SR_TXE;
}

void port_uart_send(uint8_t byte)
{
    USART2_DR = byte;
}

void port_counter_start(void)
{
    start_cyccnt();
}

uint32_t port_cycles(void)
{
    return DWT_CYCCNT;
}

/* Reset leaves the PLL at 16 MHz / M 16 * N 192 / Q 4 = 48 MHz, just what the generator needs. It takes 0.3 ms
 * at most to start: where it does not, there is no generator. */
static bool start_pll48(void)
{
    RCC_CR |= RCC_CR_PLLON;
    return wait_for(&RCC_CR, RCC_CR_PLLRDY, 10000);
}

/* Off and on again, which also ends a seed error. The manual says not to use the first number. */
bool port_entropy_start(void)
{
    uint8_t first;
    if (!start_pll48())
        return false;
    RCC_AHB2ENR |= RCC_AHB2ENR_RNGEN;
    (void)RCC_AHB2ENR; /* as above */
    RNG_CR = 0;
    RNG_SR = 0;
    RNG_CR = RNG_CR_RNGEN;
    port_entropy_sample(&first); /* a failure shows again at the next */
    return true;
}

/* One byte of a number of four: there are plenty, a microsecond each. The numbers come out of a shift register that
 * the analogue source feeds, so a source that stands still shows in its own error flags only. */
bool port_entropy_sample(uint8_t *sample)
{
    if (!wait_for(&RNG_SR, RNG_SR_DRDY, 10000))
        return false;
    if (RNG_SR & (RNG_SR_CECS | RNG_SR_SECS | RNG_SR_CEIS | RNG_SR_SEIS))
        return false;
    *sample = (uint8_t)RNG_DR;
    return true;
}
