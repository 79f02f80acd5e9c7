/* The three calls of an exchange, over any backend. */
#include "internal.h"

/* At least what an exchange uses of the stack below its own frame, on a Cortex-M at any optimisation, so that
 * overwriting as much takes all spilled secrets. tests/unit/test_lib_cortex.py holds it to the compiler's figures and
 * the assembly's headers. */
#define STACK_USED 560

static __attribute__((noinline)) void wipe_below(void)
{
    uint32_t used[STACK_USED / 4];
    newhope_wipe_words(used, sizeof used);
}

static inline void wipe_stack(void)
{
    wipe_below();
    /* Something comes after it: so it is a call and no jump, for which the frame of the caller would go first. */
#if NEWHOPE_FPU
    /* Assembly has kept words of secrets in the registers of the FPU that a call may change. */
    __asm__ volatile(".irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
                     "vmov s\\number, %0\n\t"
                     ".endr"
                     : : "r"(0)
                     : "memory", "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13",
                       "s14", "s15");
#else
    __asm__ volatile("" : : : "memory");
#endif
}

/* The key is the hash of what both sides agreed on. Wipes all memory that held a secret. */
static void finish(uint8_t *key, uint8_t bits[32], newhope_poly *secret, newhope_work *work)
{
    keccak_sponge *sponge = &work->scratch.sponge;
    sha3_256_init(sponge);
    keccak_absorb(sponge, bits, 32);
    keccak_squeeze(sponge, key, NEWHOPE_KEY_BYTES);
    wipe(bits, 32);
    newhope_wipe_words(secret, sizeof *secret);
    newhope_wipe_words(work, sizeof *work);
}

/* The packed product a o secret + NTT(noise polynomial 1): b of the server, u of the client. */
static void public_part(uint32_t *packed, const newhope_poly *secret, newhope_work *work, enum newhope_parse parse,
                        const uint8_t *seed, const uint8_t *noise)
{
    newhope_noise(&work->poly, &work->scratch, noise, 1);
    newhope_ntt(&work->poly);
    newhope_add_uniform_product(&work->poly, secret, &work->scratch, parse, seed);
    newhope_pack(packed, &work->poly);
}

static void secret_part(newhope_poly *secret, newhope_work *work, const uint8_t *noise)
{
    newhope_noise(secret, &work->scratch, noise, 0);
    newhope_ntt_secret(secret);
}

void newhope_keygen(newhope_poly *secret, uint32_t msg_a[NEWHOPE_MSG_A_WORDS], newhope_work *work,
                    enum newhope_parse parse, const uint8_t seed[NEWHOPE_SEED_BYTES],
                    const uint8_t noise[NEWHOPE_SEED_BYTES])
{
    secret_part(secret, work, noise);
    public_part(msg_a, secret, work, parse, seed, noise);
    memcpy(msg_a + NEWHOPE_POLY_WORDS, seed, NEWHOPE_SEED_BYTES);
    newhope_wipe_words(work, sizeof *work);
    wipe_stack();
}

void newhope_sharedb(uint32_t msg_b[NEWHOPE_MSG_B_WORDS], uint8_t key[NEWHOPE_KEY_BYTES], newhope_poly *secret,
                     newhope_work *work, enum newhope_parse parse, const uint32_t msg_a[NEWHOPE_MSG_A_WORDS],
                     const uint8_t noise[NEWHOPE_SEED_BYTES])
{
    uint32_t *r = msg_b + NEWHOPE_POLY_WORDS;
    uint8_t seed[NEWHOPE_SEED_BYTES]; /* r takes its place where both messages share a buffer */
    uint8_t bits[32];

    memcpy(seed, msg_a + NEWHOPE_POLY_WORDS, sizeof seed);
    secret_part(secret, work, noise);

    newhope_unpack(&work->poly, msg_a);
    newhope_pointwise_invntt(&work->poly, secret);
    newhope_add_noise(&work->poly, &work->scratch, noise, 2);
    newhope_rec_bits(bits, noise);
    newhope_helprec(r, &work->poly, bits);

    public_part(msg_b, secret, work, parse, seed, noise);
    finish(key, bits, secret, work);
    wipe_stack();
}

void newhope_shareda(uint8_t key[NEWHOPE_KEY_BYTES], newhope_poly *secret, newhope_work *work,
                     const uint32_t msg_b[NEWHOPE_MSG_B_WORDS])
{
    uint8_t bits[32];

    newhope_unpack(&work->poly, msg_b);
    newhope_pointwise_invntt(&work->poly, secret);
    newhope_rec(bits, &work->poly, msg_b + NEWHOPE_POLY_WORDS);
    finish(key, bits, secret, work);
    wipe_stack();
}
