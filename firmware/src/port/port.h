/* What the firmware asks of a chip. One file a chip implements it: port/<chip>.c.
 *
 * Nothing above this header knows a register, a clock tree or a pin.
 */
#ifndef THUMBKAT_PORT_H
#define THUMBKAT_PORT_H

#include <stdbool.h>
#include <stdint.h>

/* Cycle counters, as HELLO numbers them (PROTOCOL.md). */
enum port_counter {
    PORT_COUNTER_NONE = 0,
    PORT_COUNTER_TIMER0 = 1,
    PORT_COUNTER_TIM2 = 2,
    PORT_COUNTER_CYCCNT = 3,
};

/* What is known of a board when its image is built. */
struct port_facts {
    uint32_t clock_hz;    /* of the core */
    uint8_t core;         /* as in HELLO: 0 M0, 4 M4, 0x84 M4 with FPU, 255 another */
    uint8_t wait_states;  /* of the flash; 255: not zero, and hidden by a cache */
    uint8_t counter;      /* enum port_counter: what the chip has; whether it counts is proved at start */
    const char *memory;   /* where code, tables, data and stack lie, for people */
};
extern const struct port_facts port_facts;

/* Sets clock and UART (115,200 baud, 8N1, receive interrupt on) going.
 * Called once, with interrupts off. Each wait inside is bounded. */
void port_start(void);

/* The UART. Received bytes go from the interrupt to link_received() (link/link.h), all that the
 * hardware holds in one interrupt; a byte received with an error is handed on as it is (the frame's
 * CRC tells), the error flags are cleared. When link_received() says that its ring is full, further bytes stay in
 * the hardware until port_uart_listen(): on a line of the right speed that never happens, but an
 * emulator may hand over bytes faster than its core can take them. */
void port_uart_listen(void);
bool port_uart_can_send(void);
void port_uart_send(uint8_t byte);

/* The cycle counter: 32 bits, rises by one a cycle of the core, wraps. Before each measurement it is set going
 * anew: a debugger that lets go of an M4 stops it. */
void port_counter_start(void);
uint32_t port_cycles(void);

/* Whether port_cycles() counts what it should: two loops of known length, each of which must take exactly
 * the cycles that its core's manual says. Takes a few milliseconds, with interrupts off in pieces. */
bool port_counter_proved(void);

/* Entropy. port_entropy_start() switches the generator on and says whether the chip has one.
 * port_entropy_sample() gives one raw byte; false when none came in time, or when the generator itself reports an
 * error. In time: it comes within 0.2 ms, the wait ends after 1.8 s at most, since an emulator may
 * keep other time than its core. */
bool port_entropy_start(void);
bool port_entropy_sample(uint8_t *sample);

/* Waits that many microseconds at least, by counting instructions. */
void port_delay_us(uint32_t us);

/* Off returns what they were, for restore. */
uint32_t port_interrupts_off(void);
void port_interrupts_restore(uint32_t state);
void port_interrupts_on(void);

/* Sleeps until an interrupt is pending; called with interrupts off, returns with them off. */
void port_wait(void);

/* Where a stack that grows too far has left its RAM: .bss ends here. */
uint32_t *port_stack_limit(void);

/* Runs call(argument), which returns a status, and measures it.
 * Interrupts are off inside. `cycles` is the raw difference of port_cycles(); calling an empty
 * function and subtracting takes the overhead away (command/measure.c does). */
uint32_t port_timed(uint32_t (*call)(void *), void *argument, uint32_t *cycles);

/* The image in flash, for its CRC: `count` pieces in order of address. */
struct port_segment {
    const uint8_t *start;
    uint32_t size;
};
extern const struct port_segment port_image[];
extern const uint8_t port_image_count;

/* What a fault left behind before it reset the chip. Survives the reset. The last 24 bytes stand in
 * PROTOCOL.md ("Faults"), in this order. Exception 0: port_stack_overflow(). */
struct port_fault {
    uint32_t magic;
    uint32_t pc, lr, xpsr, status, address;
    uint8_t exception, command, sequence, reserved;
};
#define PORT_FAULT_MAGIC 0x746b6661u

/* The command in hand: set by the dispatcher, copied into the fault by the handler. */
struct port_in_hand {
    uint8_t command, sequence;
};
extern volatile struct port_in_hand port_in_hand;

/* To be called when the stack has run out of its RAM: what it has overwritten cannot be known, so this records
 * a fault and resets the chip. */
void port_stack_overflow(void) __attribute__((noreturn));

/* Takes the record of a fault that caused the last reset: true once, after it false. */
bool port_fault_take(struct port_fault *fault);

#endif
