#include "backend.h"
#include "sha512.h"

const uint8_t sha512_backend = SHA512_BACKEND;
