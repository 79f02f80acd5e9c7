/* What the two nRF chips share (nrf.c). */
#ifndef THUMBKAT_NRF_H
#define THUMBKAT_NRF_H

#include <stdint.h>

#define NRF_UART_INTERRUPT 2

struct nrf_pin {
    uint32_t number; /* as PSELTXD and PSELRXD take it: 32 a port */
    uint32_t gpio;   /* base address of its port */
};

void nrf_start_crystal(void);
void nrf_start_uart(struct nrf_pin tx, struct nrf_pin rx);

#endif
