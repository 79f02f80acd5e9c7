/* Upper bounds of the time of NewHope's pieces, in thousands of cycles: portable C on a Cortex-M0, with room to spare.
 * A host waits so long before it repeats a command whose answer was lost, and no longer. */
#ifndef THUMBKAT_NEWHOPE_BOUNDS_H
#define THUMBKAT_NEWHOPE_BOUNDS_H

#define NTT_BOUND 1000
#define NOISE_BOUND 1500
#define UNIFORM_BOUND 4000
#define PASS_BOUND 300 /* one pass over a polynomial: product, pack, helprec, … */

#define NEWHOPE_KEYGEN_BOUND (UNIFORM_BOUND + 2 * (NOISE_BOUND + NTT_BOUND) + 3 * PASS_BOUND)
#define NEWHOPE_SHAREDB_BOUND (UNIFORM_BOUND + 3 * (NOISE_BOUND + NTT_BOUND) + 6 * PASS_BOUND)
#define NEWHOPE_SHAREDA_BOUND (NTT_BOUND + 4 * PASS_BOUND)

/* A few short hashes, and those of both messages. */
#define HASHES_BOUND 8000

#endif
