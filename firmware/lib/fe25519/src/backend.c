#include "backend.h"
#include "fe25519.h"

const uint8_t fe25519_backend = FE25519_BACKEND;
