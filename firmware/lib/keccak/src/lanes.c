/* Bytes into the state and out of it, where assembly keeps the lanes interleaved. */
#include <string.h>

#include "backend.h"
#include "keccak.h"

#if KECCAK_BACKEND != KECCAK_BACKEND_C

const uint8_t keccak_backend = KECCAK_BACKEND;

/* Whole lanes: word is that of the first lane's even bits; bytes are 8 a lane; lanes is 1 or more. */
void keccak_add_lanes(uint32_t *word, const uint32_t *bytes, unsigned lanes);
void keccak_extract_lanes(const uint32_t *word, uint32_t *bytes, unsigned lanes);

/* Whole lanes, of memory where whole words can be read and written: one call does it. */
static inline int is_whole(const uint8_t *bytes, unsigned offset, unsigned length)
{
    return (offset | length | 2 * (uintptr_t)bytes) % 8 == 0;
}

/* How many bytes come next in one go: all that fill whole lanes, or else what belongs to the first lane. */
static unsigned piece(const uint8_t *bytes, unsigned offset, unsigned length)
{
    unsigned room = 8 - offset % 8, whole = length & ~7u;
    if (whole > 0 && is_whole(bytes, offset, whole))
        return whole;
    return length < room ? length : room;
}

void keccak_add_bytes(keccak_state *state, const uint8_t *bytes, unsigned offset, unsigned length)
{
    while (length > 0) {
        uint32_t *word = state->word + offset / 8;
        unsigned count = piece(bytes, offset, length);
        if (is_whole(bytes, offset, count)) {
            keccak_add_lanes(word, (const uint32_t *)(const void *)bytes, count / 8);
        } else {
            uint32_t lane[2] = {0, 0};
            memcpy((uint8_t *)lane + offset % 8, bytes, count);
            keccak_add_lanes(word, lane, 1);
        }
        bytes += count;
        offset += count;
        length -= count;
    }
}

static __attribute__((noinline)) void extract_pieces(const keccak_state *state, uint8_t *bytes, unsigned offset,
                                                     unsigned length)
{
    while (length > 0) {
        const uint32_t *word = state->word + offset / 8;
        unsigned count = piece(bytes, offset, length);
        if (is_whole(bytes, offset, count)) {
            keccak_extract_lanes(word, (uint32_t *)(void *)bytes, count / 8);
        } else {
            uint32_t lane[2];
            keccak_extract_lanes(word, lane, 1);
            memcpy(bytes, (const uint8_t *)lane + offset % 8, count);
        }
        bytes += count;
        offset += count;
        length -= count;
    }
}

/* What NewHope squeezes is whole. */
void keccak_extract_bytes(const keccak_state *state, uint8_t *bytes, unsigned offset, unsigned length)
{
    if (length > 0 && is_whole(bytes, offset, length))
        keccak_extract_lanes(state->word + offset / 8, (uint32_t *)(void *)bytes, length / 8);
    else
        extract_pieces(state, bytes, offset, length);
}

#endif
