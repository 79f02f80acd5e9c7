/* Which edges of the firmware's code a script takes. The compiler puts the calls in where the build asks for it
 * (-fsanitize-coverage=trace-pc); without them only what the host marks is counted. */
#ifndef FUZZ_COVER_H
#define FUZZ_COVER_H

#include <stdint.h>

#define COVER_EDGES 65536
extern uint8_t cover_map[COVER_EDGES];

void cover_clear(void);

/* Something that was seen from outside: it counts as an edge. */
void cover_mark(uint32_t what);

/* An interrupt is no edge of what it interrupts. */
uint32_t cover_leave(void);
void cover_enter(uint32_t before);

#endif
