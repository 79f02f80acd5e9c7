#include "backend.h"
#include "chacha20.h"

const uint8_t chacha20_backend = CHACHA20_BACKEND;
