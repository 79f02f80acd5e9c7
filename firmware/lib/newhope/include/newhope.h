/* NewHope (Alkim, Ducas, Pöppelmann, Schwabe 2016): n = 1024, q = 12289, noise of parameter 16.
 *
 * The server calls newhope_keygen(), sends msg_a, receives msg_b, calls newhope_shareda(). The client calls
 * newhope_sharedb(). Both then hold the same key. A noise seed serves one exchange and is secret; the seed of a is
 * public.
 *
 * All working memory is the caller's; nothing branches or addresses by a secret. Messages (msg_a, msg_b), packed and r
 * are words, since a backend takes them as such: their bytes as they lie in memory are what goes to the peer. Pointers
 * to bytes may be to any address. Arguments do not overlap but where it is said.
 */
#ifndef NEWHOPE_H
#define NEWHOPE_H

#include <stdint.h>

#include "keccak.h"

#ifdef __cplusplus
extern "C" {
#endif

#define NEWHOPE_N 1024
#define NEWHOPE_Q 12289
#define NEWHOPE_SEED_BYTES 32
#define NEWHOPE_KEY_BYTES 32
#define NEWHOPE_POLY_BYTES 1792 /* packed: 14 bits a coefficient */
#define NEWHOPE_REC_BYTES 256
#define NEWHOPE_WIRE_BYTES 2048
#define NEWHOPE_MSG_A_BYTES (NEWHOPE_POLY_BYTES + NEWHOPE_SEED_BYTES)
#define NEWHOPE_MSG_B_BYTES (NEWHOPE_POLY_BYTES + NEWHOPE_REC_BYTES)
#define NEWHOPE_POLY_WORDS (NEWHOPE_POLY_BYTES / 4)
#define NEWHOPE_REC_WORDS (NEWHOPE_REC_BYTES / 4)
#define NEWHOPE_MSG_A_WORDS (NEWHOPE_MSG_A_BYTES / 4)
#define NEWHOPE_MSG_B_WORDS (NEWHOPE_MSG_B_BYTES / 4)

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t newhope_backend;

/* How the public polynomial a comes from SHAKE-128. The two do not interoperate. */
enum newhope_parse {
    NEWHOPE_PARSE_5Q = 0,    /* a 16-bit word is taken if it is below 5q (July 2016 and after) */
    NEWHOPE_PARSE_14BIT = 1, /* its low 14 bits are taken if they are below q (March 2016) */
};

/* A polynomial inside: 1,024 coefficients in halfwords. Layout, scale and range are the backend's own and depend on
 * the domain; newhope_from_wire() and newhope_to_wire() convert. Of 1,024 coefficients x_i:
 *
 * C: halfword i is x_i in each domain, any representative mod q below 2^16; in NTT_SECRET below 3 * 2^14.
 *
 * armv6m and armv7em have two coefficients a word, the low half first:
 *   SAMPLED, NTT, NTT_SECRET: word p is (x_p, x_(p + 512)).
 *   NATURAL: a word is (x_2k, x_(2k + 1)). On armv6m word p has k = p with its 9 bits reversed; on armv7em word
 *       64a + 8b + c has k = I(a) + 8 I(b) + 64 I(c), I = 0, 2, 4, 6, 1, 3, 5, 7. Four adjacent words, 4t ... 4t + 3,
 *       are two quadruples x_j, x_(j + 256), x_(j + 512), x_(j + 768) of the reconciliation (on armv6m in the order 0,
 *       2, 1, 3): one of an even j in their low halves, that of j + 1 in their high halves.
 *   NTT_SECRET has the factor -2^32 mod q, which Plantard products take away.
 * On armv6m the halfwords are unsigned. Ranges: SAMPLED 24,576 to 40,959 (noise plus 3q: 36,851 to 36,883); NTT any;
 * NTT_SECRET 0 to 24,577; NATURAL 6,145 to 18,433 and, once noise was added, 16 more at either end.
 * On armv7em the halfwords are signed. Ranges: SAMPLED -8,191 to 8,191; NTT any, but -26,623 to 26,623 where an
 * exchange adds products to it; NTT_SECRET -24,576 to 24,576; NATURAL -12,288 to 32,767. */
typedef struct {
    uint32_t word[512];
} newhope_poly;

enum newhope_domain {
    NEWHOPE_SAMPLED,    /* as sampled, taken as bit-reversed: input of the NTT */
    NEWHOPE_NTT,        /* transformed, in natural order */
    NEWHOPE_NTT_SECRET, /* the same as the second factor of a product */
    NEWHOPE_NATURAL,    /* after the inverse NTT, in natural order */
};

/* The wire has the coefficients in order of their index, 16 bits each, little-endian, canonical (below q). */
void newhope_from_wire(newhope_poly *poly, const uint8_t wire[NEWHOPE_WIRE_BYTES], enum newhope_domain domain);
void newhope_to_wire(uint8_t wire[NEWHOPE_WIRE_BYTES], const newhope_poly *poly, enum newhope_domain domain);

/* State of the hash or the stream cipher that is at work. */
typedef union {
    keccak_sponge sponge;
    struct {
        uint32_t input[16];
        uint32_t stream[16];
    } chacha;
} newhope_scratch; /* 204 bytes */

/* Working memory of an exchange. */
typedef struct {
    newhope_poly poly;
    newhope_scratch scratch;
} newhope_work; /* 2,252 bytes */

/* The exchange. Each of the three wipes `work`, and its stack, when it is done. Between keygen and shareda only
 * `secret` must be kept. The messages of a peer are not checked: any bytes are a message. */
void newhope_keygen(newhope_poly *secret, uint32_t msg_a[NEWHOPE_MSG_A_WORDS], newhope_work *work,
                    enum newhope_parse parse, const uint8_t seed[NEWHOPE_SEED_BYTES],
                    const uint8_t noise[NEWHOPE_SEED_BYTES]);

/* `secret` is scratch here, and wiped. msg_b may be the same buffer as msg_a. */
void newhope_sharedb(uint32_t msg_b[NEWHOPE_MSG_B_WORDS], uint8_t key[NEWHOPE_KEY_BYTES], newhope_poly *secret,
                     newhope_work *work, enum newhope_parse parse, const uint32_t msg_a[NEWHOPE_MSG_A_WORDS],
                     const uint8_t noise[NEWHOPE_SEED_BYTES]);

/* Uses `secret` up: it is wiped. */
void newhope_shareda(uint8_t key[NEWHOPE_KEY_BYTES], newhope_poly *secret, newhope_work *work,
                     const uint32_t msg_b[NEWHOPE_MSG_B_WORDS]);

/* The steps, each the very function that an exchange calls. They leave their stack unwiped. */

/* r to out, out[i] = sum over j of c_j psi^((2i + 1) j), where c_j = r[bitrev(j)]. In place. A secret is noise:
 * newhope_ntt_secret() takes samples from -16 to 16. */
void newhope_ntt(newhope_poly *poly);        /* SAMPLED -> NTT */
void newhope_ntt_secret(newhope_poly *poly); /* SAMPLED -> NTT_SECRET */

/* The inverse, from natural to natural order. */
void newhope_invntt(newhope_poly *poly); /* NTT -> NATURAL */

/* a = a o secret, coefficient by coefficient. */
void newhope_pointwise(newhope_poly *a, const newhope_poly *secret);        /* NTT, NTT_SECRET -> NTT */
void newhope_pointwise_invntt(newhope_poly *a, const newhope_poly *secret); /* NTT, NTT_SECRET -> NATURAL */

/* The public polynomial. An exchange makes it a block at a time and does not store it. */
void newhope_uniform(newhope_poly *a, newhope_scratch *scratch, enum newhope_parse parse,
                     const uint8_t seed[NEWHOPE_SEED_BYTES]); /* -> NTT */

/* The noise polynomial `index` of a noise seed: 0 and 1 -> SAMPLED, 2 -> NATURAL. An exchange adds number 2 to what is
 * there; this function to zero. `scratch` is wiped. */
void newhope_noise(newhope_poly *poly, newhope_scratch *scratch, const uint8_t noise[NEWHOPE_SEED_BYTES],
                   unsigned index);

/* The random bits of the reconciliation, from the same noise seed. Its block lives on the stack (128 bytes), and is
 * wiped. */
void newhope_rec_bits(uint8_t bits[32], const uint8_t noise[NEWHOPE_SEED_BYTES]);

/* Reconciliation, on NATURAL polynomials. The bits are random bits before newhope_helprec(), and after it those of the
 * key: the bits that newhope_rec() finds with the same v and r. */
void newhope_helprec(uint32_t r[NEWHOPE_REC_WORDS], const newhope_poly *v, uint8_t bits[32]);
void newhope_rec(uint8_t bits[32], const newhope_poly *v, const uint32_t r[NEWHOPE_REC_WORDS]);

/* 14 bits a coefficient, little-endian: pack reduces to canonical, unpack takes any bytes. */
void newhope_pack(uint32_t packed[NEWHOPE_POLY_WORDS], const newhope_poly *poly);   /* from NTT */
void newhope_unpack(newhope_poly *poly, const uint32_t packed[NEWHOPE_POLY_WORDS]); /* -> NTT */

#ifdef __cplusplus
}
#endif

#endif
