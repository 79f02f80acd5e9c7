/* Upper bound of the time of a scalar multiplication, in thousands of cycles: portable C on a Cortex-M0, with room to
 * spare. */
#ifndef THUMBKAT_X25519_BOUNDS_H
#define THUMBKAT_X25519_BOUNDS_H

#define X25519_BOUND 60000

#endif
