#include "backend.h"
#include "x25519.h"

const uint8_t x25519_backend = X25519_BACKEND;
