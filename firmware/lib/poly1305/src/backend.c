#include "backend.h"
#include "poly1305.h"

const uint8_t poly1305_backend = POLY1305_BACKEND;
