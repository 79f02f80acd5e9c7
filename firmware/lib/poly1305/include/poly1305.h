#ifndef POLY1305_H
#define POLY1305_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t poly1305_backend;

#ifdef __cplusplus
}
#endif

#endif
