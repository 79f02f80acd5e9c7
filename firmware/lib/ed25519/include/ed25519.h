#ifndef ED25519_H
#define ED25519_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t ed25519_backend;

#ifdef __cplusplus
}
#endif

#endif
