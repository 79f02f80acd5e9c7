/* The files of the firmware that keep something between two requests, so that it can be cleared: a board that is
 * powered on starts from zeros. */
#include "link/link.c"

#include "command/entropy.c"

#include "command/dispatch.c"

#include "board.h"

void state_clear(void)
{
    memset(&ring, 0, sizeof ring);
    memset(&in, 0, sizeof in);
    memset(&out, 0, sizeof out);
    memset(&entropy, 0, sizeof entropy);
    memset(&arena, 0, sizeof arena);
    memset(&board, 0, sizeof board);
}

const uint8_t *state_arena(void)
{
    return arena.bytes;
}
