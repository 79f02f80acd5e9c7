/* Sends back what comes in on the UART of a QEMU machine: what the emulator's tests run. */
#include <stdint.h>

#define REGISTER(address) (*(volatile uint32_t *)(address))

#ifdef MICROBIT /* UART0 of the nRF51 */
#define RAM_END 0x20004000u
static void enable(void)
{
    REGISTER(0x40002500) = 4;         /* ENABLE */
    REGISTER(0x40002000) = 1;         /* STARTRX */
    REGISTER(0x40002008) = 1;         /* STARTTX */
}
static uint8_t receive(void)
{
    while (REGISTER(0x40002108) == 0) /* RXDRDY */
        ;
    REGISTER(0x40002108) = 0;
    return (uint8_t)REGISTER(0x40002518);
}
static void transmit(uint8_t byte)
{
    REGISTER(0x4000211c) = 0;         /* TXDRDY */
    REGISTER(0x4000251c) = byte;
    while (REGISTER(0x4000211c) == 0)
        ;
}
#else /* USART2 of the STM32F405 */
#define RAM_END 0x20020000u
static void enable(void)
{
    REGISTER(0x4000440c) = 0x200c;    /* CR1: UE, TE, RE */
}
static uint8_t receive(void)
{
    while ((REGISTER(0x40004400) & 0x20) == 0) /* SR: RXNE */
        ;
    return (uint8_t)REGISTER(0x40004404);
}
static void transmit(uint8_t byte)
{
    while ((REGISTER(0x40004400) & 0x80) == 0) /* SR: TXE */
        ;
    REGISTER(0x40004404) = byte;
}
#endif

static void start(void)
{
    enable();
    for (;;)
        transmit(receive());
}

__attribute__((used, section(".vectors"))) static const void *const vectors[16] = {(void *)RAM_END, (void *)start};
