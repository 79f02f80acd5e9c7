#include "backend.h"
#include "salsa20.h"

const uint8_t salsa20_backend = SALSA20_BACKEND;
