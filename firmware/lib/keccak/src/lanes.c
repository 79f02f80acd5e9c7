/* Bytes into the state and out of it, where assembly keeps the lanes interleaved. */
#include <string.h>

#include "backend.h"
#include "keccak.h"

#if KECCAK_BACKEND != KECCAK_BACKEND_C

const uint8_t keccak_backend = KECCAK_BACKEND;

/* Whole lanes: word is that of the first lane's even bits; bytes are word-aligned, 8 a lane; lanes is 1 or more. */
void keccak_add_lanes(uint32_t *word, const void *bytes, unsigned lanes);
void keccak_extract_lanes(const uint32_t *word, void *bytes, unsigned lanes);

/* How many bytes come next in one go: all that fill whole lanes, if they lie where whole words can be read and
 * written, or else what belongs to the first lane. */
static unsigned piece(const uint8_t *bytes, unsigned offset, unsigned length)
{
    unsigned room = 8 - offset % 8;
    if (room == 8 && length >= 8 && (uintptr_t)bytes % 4 == 0)
        return length & ~7u;
    return length < room ? length : room;
}

void keccak_add_bytes(keccak_state *state, const uint8_t *bytes, unsigned offset, unsigned length)
{
    while (length > 0) {
        uint32_t *word = state->word + offset / 8;
        unsigned count = piece(bytes, offset, length);
        if (count % 8 == 0 && (uintptr_t)bytes % 4 == 0) {
            keccak_add_lanes(word, bytes, count / 8);
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

void keccak_extract_bytes(const keccak_state *state, uint8_t *bytes, unsigned offset, unsigned length)
{
    while (length > 0) {
        const uint32_t *word = state->word + offset / 8;
        unsigned count = piece(bytes, offset, length);
        if (count % 8 == 0 && (uintptr_t)bytes % 4 == 0) {
            keccak_extract_lanes(word, bytes, count / 8);
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

#endif
