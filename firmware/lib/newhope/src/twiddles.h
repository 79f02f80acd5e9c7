#ifndef NEWHOPE_TWIDDLES_H
#define NEWHOPE_TWIDDLES_H

#include <stdint.h>

/* w_k of all layers, m = 1, 2, 4, ... 512 and k < m, times 2^16 mod q. From gen/twiddles.py. */
extern const uint16_t newhope_twiddles[1023];

#endif
