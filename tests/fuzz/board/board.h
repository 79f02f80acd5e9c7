/* The firmware in this process, from power-on until it waits for bytes that do not come. */
#ifndef FUZZ_BOARD_H
#define FUZZ_BOARD_H

#include <stdint.h>

/* Forgets everything, as RAM does without power. */
void state_clear(void);

const uint8_t *state_arena(void);

/* Powers the board on and returns when all of the line has been taken and it sleeps. */
void board_live(uint8_t setup);

/* The serial line. What the board sends goes to host_hear(). */
#define LINE_BYTES 65536
extern uint8_t line_bytes[LINE_BYTES];
extern uint32_t line_count;

/* The fault that SETUP_FAULT has a board report. */
#define BOARD_FAULT_COMMAND 5
#define BOARD_FAULT_SEQUENCE 0x21

#endif
