/* Polynomials from seeds, a block of SHAKE-128 or of ChaCha20 at a time, over any backend. */
#include "chacha20.h"
#include "internal.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "newhope: the words of a block are taken as bytes, which needs a little-endian machine"
#endif

_Static_assert(sizeof(newhope_scratch) == 204, "the size that newhope.h states");
_Static_assert(sizeof(newhope_work) == 2252, "the size that newhope.h states");

/* A block is filled as bytes and read as halfwords. */
typedef uint16_t __attribute__((may_alias)) halfword;

#define BLOCK_CANDIDATES (SHAKE128_RATE / 2)

static void uniform_start(newhope_scratch *scratch, const uint8_t *seed)
{
    uint8_t nothing;
    shake128_init(&scratch->sponge);
    keccak_absorb(&scratch->sponge, seed, NEWHOPE_SEED_BYTES);
    keccak_squeeze(&scratch->sponge, &nothing, 0); /* pads */
}

/* The candidates of a block, straight from the state: in whole blocks there is nothing for keccak_squeeze() to count.
 * They lie on the stack of a function of their own, where the permutation had its memory before and needs more. */
static __attribute__((noinline)) unsigned store_block(newhope_poly *a, unsigned first, const keccak_state *state,
                                                      enum newhope_parse parse)
{
    uint32_t block[SHAKE128_RATE / 4];
    keccak_extract_bytes(state, (uint8_t *)block, 0, SHAKE128_RATE);
    return newhope_store_accepted(a, first, (const halfword *)block, BLOCK_CANDIDATES, parse);
}

static __attribute__((noinline)) unsigned add_block(newhope_poly *poly, unsigned first, const keccak_state *state,
                                                    enum newhope_parse parse, const newhope_poly *secret)
{
    uint32_t block[SHAKE128_RATE / 4];
    keccak_extract_bytes(state, (uint8_t *)block, 0, SHAKE128_RATE);
    return newhope_add_accepted(poly, first, (const halfword *)block, BLOCK_CANDIDATES, parse, secret);
}

void newhope_uniform(newhope_poly *a, newhope_scratch *scratch, enum newhope_parse parse,
                     const uint8_t seed[NEWHOPE_SEED_BYTES])
{
    keccak_state *state = &scratch->sponge.state;
    unsigned first = 0;
    uniform_start(scratch, seed);
    while (first < NEWHOPE_N) {
        keccak_f1600(state);
        first = store_block(a, first, state, parse);
    }
}

void newhope_add_uniform_product(newhope_poly *poly, const newhope_poly *secret, newhope_scratch *scratch,
                                 enum newhope_parse parse, const uint8_t *seed)
{
    keccak_state *state = &scratch->sponge.state;
    unsigned first = 0;
    uniform_start(scratch, seed);
    while (first < NEWHOPE_N) {
        keccak_f1600(state);
        first = add_block(poly, first, state, parse, secret);
    }
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
