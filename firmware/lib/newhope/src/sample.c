/* Polynomials from seeds, a piece of SHAKE-128 or a block of ChaCha20 at a time, over any backend. */
#include "chacha20.h"
#include "internal.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "newhope: the words of a piece are taken as bytes, which needs a little-endian machine"
#endif

_Static_assert(sizeof(newhope_scratch) == 260, "the size that newhope.h states");
_Static_assert(sizeof(newhope_work) == 2308, "the size that newhope.h states");

/* A piece is filled as bytes and read as halfwords. */
typedef uint16_t __attribute__((may_alias)) halfword;

#define PIECE_BYTES (sizeof ((newhope_scratch *)0)->shake.piece)
_Static_assert(SHAKE128_RATE % PIECE_BYTES == 0, "whole pieces fill a block");

/* How many bytes of the current block were taken: all of one that there is not yet. */
static unsigned uniform_start(newhope_scratch *scratch, const uint8_t *seed)
{
    keccak_sponge *sponge = &scratch->shake.sponge;
    shake128_init(sponge);
    keccak_absorb(sponge, seed, NEWHOPE_SEED_BYTES);
    keccak_squeeze(sponge, (uint8_t *)scratch->shake.piece, 0); /* pads */
    return SHAKE128_RATE;
}

/* The next candidates, straight from the state: in whole pieces there is nothing for keccak_squeeze() to count. */
static halfword *uniform_piece(newhope_scratch *scratch, unsigned *taken)
{
    keccak_state *state = &scratch->shake.sponge.state;
    if (*taken == SHAKE128_RATE) {
        keccak_f1600(state);
        *taken = 0;
    }
    keccak_extract_bytes(state, (uint8_t *)scratch->shake.piece, *taken, PIECE_BYTES);
    *taken += PIECE_BYTES;
    return (halfword *)scratch->shake.piece;
}

void newhope_uniform(newhope_poly *a, newhope_scratch *scratch, enum newhope_parse parse,
                     const uint8_t seed[NEWHOPE_SEED_BYTES])
{
    unsigned first = 0, taken = uniform_start(scratch, seed);
    while (first < NEWHOPE_N)
        first = newhope_store_accepted(a, first, uniform_piece(scratch, &taken), PIECE_BYTES / 2, parse);
}

void newhope_add_uniform_product(newhope_poly *poly, const newhope_poly *secret, newhope_scratch *scratch,
                                 enum newhope_parse parse, const uint8_t *seed)
{
    unsigned first = 0, taken = uniform_start(scratch, seed);
    while (first < NEWHOPE_N)
        first = newhope_add_accepted(poly, first, uniform_piece(scratch, &taken), PIECE_BYTES / 2, parse, secret);
}

static void noise_start(uint32_t input[16], const uint8_t *noise, unsigned position, uint8_t value)
{
    uint8_t nonce[8] = {0};
    nonce[position] = value;
    chacha20_init(input, noise, nonce);
}

void newhope_add_noise(newhope_poly *poly, newhope_scratch *scratch, const uint8_t *noise, unsigned index)
{
    noise_start(scratch->chacha.input, noise, 0, (uint8_t)index);
    newhope_add_samples(poly, scratch->chacha.input, scratch->chacha.stream);
    newhope_wipe_words(&scratch->chacha, sizeof scratch->chacha);
}

void newhope_noise(newhope_poly *poly, newhope_scratch *scratch, const uint8_t noise[NEWHOPE_SEED_BYTES],
                   unsigned index)
{
    if (index == 2) {
        for (unsigned i = 0; i < NEWHOPE_N / 2; i++)
            poly->word[i] = NEWHOPE_NATURAL_ZERO;
        newhope_add_noise(poly, scratch, noise, index);
    } else {
        noise_start(scratch->chacha.input, noise, 0, (uint8_t)index);
        newhope_store_samples(poly, scratch->chacha.input, scratch->chacha.stream);
        newhope_wipe_words(&scratch->chacha, sizeof scratch->chacha);
    }
}

void newhope_rec_bits(uint8_t bits[32], const uint8_t noise[NEWHOPE_SEED_BYTES])
{
    uint32_t input[16];
    uint32_t stream[16];

    noise_start(input, noise, 7, 3);
    chacha20_block(stream, input);
    memcpy(bits, stream, 32);
    wipe(input, sizeof input);
    wipe(stream, sizeof stream);
}
