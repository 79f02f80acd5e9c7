/* What an operation costs: cycles, with the overhead of measuring taken away, and stack. */
#ifndef THUMBKAT_MEASURE_H
#define THUMBKAT_MEASURE_H

#include <stdbool.h>
#include <stdint.h>

struct measured {
    uint32_t cycles; /* 0 where nothing can be counted */
    uint32_t stack;  /* bytes below the caller's frame */
    bool overflow;   /* the stack reached its limit */
};

/* Proves the cycle counter and calibrates. Once, at start. */
void measure_start(void);

/* enum port_counter: the chip's counter if it has proved itself, else none. */
uint8_t measure_counter(void);

/* Runs run(call) with interrupts off and returns its status. */
uint32_t measure(uint32_t (*run)(void *), void *call, struct measured *measured);

#endif
