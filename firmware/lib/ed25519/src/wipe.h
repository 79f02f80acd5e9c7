#ifndef ED25519_WIPE_H
#define ED25519_WIPE_H

#include <string.h>

/* memset that the compiler may not leave out. */
static inline void wipe(void *memory, size_t length)
{
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
}

#endif
