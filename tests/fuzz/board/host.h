/* The other end of the line: turns a script into bytes, and holds every answer against PROTOCOL.md. */
#ifndef FUZZ_HOST_H
#define FUZZ_HOST_H

#include <stdint.h>

#include "script.h"

/* Runs a script. What is wrong ends the process, with the script on standard error. */
void host_run(const struct script *script);

/* Frames, whole or not, that were put on the line so far; replies that came; what the operations of the last script may
 * take, in milliseconds of a board. */
extern uint64_t host_frames, host_replies;
extern uint32_t host_cost;

/* A byte that the board sends. */
void host_hear(uint8_t byte);

void host_fail(const char *why) __attribute__((noreturn));

/* Prints the script that runs: a sanitizer calls it before the end. */
void host_confess(void);

#endif
