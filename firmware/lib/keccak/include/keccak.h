/* Keccak-f[1600], and SHA-3 and SHAKE (FIPS 202) on top of it.
 *
 * All working memory is the caller's. Pointers to bytes may be to any address. Nothing here branches or addresses by
 * the data.
 */
#ifndef KECCAK_H
#define KECCAK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SHA3_256_BYTES 32
#define SHA3_512_BYTES 64

/* Bytes absorbed or squeezed by one permutation. */
#define SHAKE128_RATE 168
#define SHAKE256_RATE 136
#define SHA3_256_RATE 136
#define SHA3_512_RATE 72

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t keccak_backend;

/* 1,600 bits. How they lie in the words is the backend's own affair: bytes go in by keccak_add_bytes() and come
 * out by keccak_extract_bytes(). In C, lane i (x + 5y) is word[2 * i], its lower half, and word[2 * i + 1]. In
 * assembly, for both cores, its even bits are word[i] and its odd bits word[25 + i]: then a rotation by 64 bits is
 * two by 32. */
typedef struct {
    uint32_t word[50];
} keccak_state;

/* All bits zero, in every backend. */
void keccak_init(keccak_state *state);

/* The permutation, 24 rounds. */
void keccak_f1600(keccak_state *state);

/* Byte i of the state is byte i % 8, counted from the least significant, of lane i / 8 (FIPS 202, B.1).
 * offset + length is at most 200. Adding is exclusive or. */
void keccak_add_bytes(keccak_state *state, const uint8_t *bytes, unsigned offset, unsigned length);
void keccak_extract_bytes(const keccak_state *state, uint8_t *bytes, unsigned offset, unsigned length);

/* A hash in progress: one of the four init functions, then any number of keccak_absorb(), then any number of
 * keccak_squeeze(). The first squeeze pads; absorbing after it is not allowed. SHA3-256 and SHA3-512 are
 * defined for 32 and 64 squeezed bytes. The caller wipes the sponge if what went in was secret. */
typedef struct {
    keccak_state state;
    uint8_t rate;
    uint8_t position; /* bytes of the current block absorbed or squeezed */
    uint8_t suffix;   /* domain separation bits and the first bit of the padding */
    uint8_t squeezing;
} keccak_sponge;

void shake128_init(keccak_sponge *sponge);
void shake256_init(keccak_sponge *sponge);
void sha3_256_init(keccak_sponge *sponge);
void sha3_512_init(keccak_sponge *sponge);
void keccak_absorb(keccak_sponge *sponge, const uint8_t *data, size_t length);
void keccak_squeeze(keccak_sponge *sponge, uint8_t *out, size_t length);

/* The whole hash in one call. The sponge lives on the stack (204 bytes) and is wiped. Output and message may
 * overlap. */
void sha3_256(uint8_t digest[SHA3_256_BYTES], const uint8_t *message, size_t length);
void sha3_512(uint8_t digest[SHA3_512_BYTES], const uint8_t *message, size_t length);
void shake128(uint8_t *out, size_t out_length, const uint8_t *message, size_t length);
void shake256(uint8_t *out, size_t out_length, const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif

#endif
