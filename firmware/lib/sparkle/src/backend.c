#include "backend.h"
#include "sparkle.h"

const uint8_t sparkle_backend = SPARKLE_BACKEND;
