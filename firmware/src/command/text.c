#include "text.h"

#include <stddef.h>

#include "../port/port.h"
#include "thumbkat_version.h" /* written by the build */

#define QUOTE_(x) #x
#define QUOTE(x) QUOTE_(x)

const char *text_get(uint8_t which)
{
    switch (which) {
    case 0:
        return QUOTE(THUMBKAT_BOARD);
    case 1:
        return THUMBKAT_VERSION;
    case 2:
        return THUMBKAT_GIT_HASH;
    case 3:
        return THUMBKAT_COMPILER;
    case 4:
        return THUMBKAT_FLAGS;
    case 5:
        return port_facts.memory;
    default:
        return NULL;
    }
}
