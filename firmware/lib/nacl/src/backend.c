#include "backend.h"
#include "nacl.h"

const uint8_t nacl_backend = NACL_BACKEND;
