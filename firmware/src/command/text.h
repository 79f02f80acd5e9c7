/* Strings about the board (PROTOCOL.md, "TEXT"). */
#ifndef THUMBKAT_TEXT_H
#define THUMBKAT_TEXT_H

#include <stdint.h>

/* Ended by a zero; NULL where there is none of that number. */
const char *text_get(uint8_t which);

#endif
