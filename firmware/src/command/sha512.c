#include "sha512.h"

#include "operation.h"

struct block_memory {
    uint32_t word[16];
    uint8_t state[SHA512_BYTES], block[SHA512_BLOCK_BYTES];
};

static struct block_memory *block_of(void *call)
{
    return (struct block_memory *)((struct call *)call)->arena;
}

/* Words of 64 bits, most significant byte first, to and from lower half first. */
static void prepare_block(struct call *call)
{
    struct block_memory *m = block_of(call);
    for (unsigned i = 0; i < 16; i++) {
        const uint8_t *p = m->state + 4 * (i ^ 1);
        m->word[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    }
}

static uint32_t run_block(void *call)
{
    struct block_memory *m = block_of(call);
    sha512_blocks(m->word, m->block, 1);
    return STATUS_OK;
}

static void finish_block(struct call *call)
{
    struct block_memory *m = block_of(call);
    for (unsigned i = 0; i < SHA512_BYTES; i++)
        m->state[i] = (uint8_t)(m->word[i / 4 ^ 1] >> (24 - 8 * (i % 4)));
}

static const struct field block_fields[] = {
    INPUT_BYTES("state", struct block_memory, state, FIELD_SECRET),
    INPUT_BYTES("block", struct block_memory, block, FIELD_SECRET),
    OUTPUT_BYTES("result", struct block_memory, state, FIELD_SECRET),
};

/* The message, or a piece of it, takes what is left of the arena. */
struct hash_memory {
    sha512_state hash; /* state between start and finish */
    uint8_t digest[SHA512_BYTES];
    uint8_t message[THUMBKAT_ARENA - sizeof(sha512_state) - SHA512_BYTES];
};
#define MESSAGE_BYTES sizeof(((struct hash_memory *)0)->message)

static struct hash_memory *hash_of(void *call)
{
    return (struct hash_memory *)((struct call *)call)->arena;
}

static uint32_t run_start(void *call)
{
    sha512_init(&hash_of(call)->hash);
    return STATUS_OK;
}

static uint32_t run_update(void *call)
{
    struct hash_memory *m = hash_of(call);
    sha512_update(&m->hash, m->message, ((struct call *)call)->length[0]);
    return STATUS_OK;
}

static uint32_t run_finish(void *call)
{
    struct hash_memory *m = hash_of(call);
    sha512_final(&m->hash, m->digest);
    return STATUS_OK;
}

static uint32_t run_hash(void *call)
{
    run_start(call);
    run_update(call);
    return run_finish(call);
}

#define MESSAGE(name_)                                                          \
    {.name = name_, .least = 0, .most = MESSAGE_BYTES, .flags = FIELD_SECRET,   \
     .offset = offsetof(struct hash_memory, message), .direction = FIELD_INPUT, .type = FIELD_BYTES}
#define DIGEST OUTPUT_BYTES("digest", struct hash_memory, digest, FIELD_SECRET)
#define HASH STATE("hash", struct hash_memory, hash)

static const struct field hash_fields[] = {MESSAGE("message"), DIGEST};
static const struct field start_fields[] = {HASH};
static const struct field update_fields[] = {MESSAGE("piece"), HASH};
static const struct field finish_fields[] = {DIGEST};

enum { BLOCK, WHOLE, START, UPDATE, FINISH };
static const struct operation *const in_pieces[] = {&sha512_operations[START], &sha512_operations[UPDATE], NULL};

/* Upper bounds, in thousands of cycles: a block in C on a Cortex-M0, with room to spare, and so many of them as the
 * longest message needs. */
#define BLOCK_BOUND 60
#define HASH_BOUND (BLOCK_BOUND * (MESSAGE_BYTES / SHA512_BLOCK_BYTES + 2))

#define SHA512_OPERATION(name_, fields_, run_, memory_, bound_)                                   \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &sha512_backend, .kilocycles = bound_, \
    .memory = sizeof(struct memory_), .flags = OPERATION_SEALED

const struct operation sha512_operations[] = {
    [BLOCK] = {SHA512_OPERATION("sha512.block", block_fields, run_block, block_memory, BLOCK_BOUND),
               .prepare = prepare_block, .finish = finish_block},
    [WHOLE] = {SHA512_OPERATION("sha512.hash", hash_fields, run_hash, hash_memory, HASH_BOUND)},
    [START] = {SHA512_OPERATION("sha512.start", start_fields, run_start, hash_memory, BLOCK_BOUND)},
    [UPDATE] = {SHA512_OPERATION("sha512.update", update_fields, run_update, hash_memory, HASH_BOUND),
                .continues = in_pieces},
    [FINISH] = {SHA512_OPERATION("sha512.finish", finish_fields, run_finish, hash_memory, 2 * BLOCK_BOUND),
                .continues = in_pieces},
};
const uint8_t sha512_operation_count = sizeof sha512_operations / sizeof sha512_operations[0];
