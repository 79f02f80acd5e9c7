#include "backend.h"
#include "ed25519.h"

const uint8_t ed25519_backend = ED25519_BACKEND;
