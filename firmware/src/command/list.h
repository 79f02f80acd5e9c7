/* The board's operations, read in pieces (PROTOCOL.md, "LIST"). */
#ifndef THUMBKAT_LIST_H
#define THUMBKAT_LIST_H

#include <stdint.h>

#include "operation.h"

/* Writes the bytes of an entry from `offset` on, at most `room`, and returns how long the whole entry is. */
uint16_t list_entry(const struct operation *operation, uint16_t offset, uint16_t room, uint8_t *to);

/* Upper bound of an operation's time on this board, in milliseconds. */
uint32_t list_bound_ms(const struct operation *operation);

#endif
