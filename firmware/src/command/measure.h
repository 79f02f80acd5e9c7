/* What an operation costs: cycles and stack, both beyond those of an operation with an empty routine. */
#ifndef THUMBKAT_MEASURE_H
#define THUMBKAT_MEASURE_H

#include <stdint.h>

/* How much of the stack is looked at. All of a large RAM would take longer than most operations. */
#define MEASURE_STACK_MOST 8192
/* What looking takes, in thousands of cycles: to paint, to scan, to paint again. */
#define MEASURE_KILOCYCLES 60

struct measured {
    uint32_t cycles; /* 0 where nothing can be counted */
    uint32_t stack;  /* bytes below the caller's frame; MEASURE_STACK_MOST stands for that or more */
};

/* Proves the cycle counter and calibrates. Once, at start. */
void measure_start(void);

/* enum port_counter: the chip's counter if it has proved itself, else none. */
uint8_t measure_counter(void);

/* Runs run(call) with interrupts off and returns its status. What it left on the stack is gone afterwards. Where the
 * stack has run out of its RAM, the chip is reset instead (port_stack_overflow()). */
uint32_t measure(uint32_t (*run)(void *), void *call, struct measured *measured);

#endif
