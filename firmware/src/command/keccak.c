#include "keccak.h"

#include "bytes.h"
#include "operation.h"

struct permutation_memory {
    keccak_state state;
    uint8_t wire[200];
};

static void prepare_f1600(struct call *call)
{
    struct permutation_memory *m = (struct permutation_memory *)call->arena;
    keccak_init(&m->state);
    keccak_add_bytes(&m->state, m->wire, 0, sizeof m->wire);
}

static uint32_t run_f1600(void *call)
{
    keccak_f1600(&((struct permutation_memory *)((struct call *)call)->arena)->state);
    return STATUS_OK;
}

static void finish_f1600(struct call *call)
{
    struct permutation_memory *m = (struct permutation_memory *)call->arena;
    keccak_extract_bytes(&m->state, m->wire, 0, sizeof m->wire);
}

static const struct field f1600_fields[] = {
    INPUT_BYTES("state", struct permutation_memory, wire, FIELD_SECRET),
    OUTPUT_BYTES("result", struct permutation_memory, wire, FIELD_SECRET),
};

/* The message takes what is left of the arena; a digest of any length goes where the message was. */
struct hash_memory {
    keccak_sponge sponge;
    uint32_t length; /* of the digest, little-endian as on the wire */
    uint8_t digest[SHA3_512_BYTES];
    uint8_t message[THUMBKAT_ARENA - sizeof(keccak_sponge) - 4 - SHA3_512_BYTES];
};
enum { MESSAGE_FIELD = 0, SHAKE_DIGEST_FIELD = 2 };

static uint32_t hash(void *context, void (*init)(keccak_sponge *), uint32_t digest_bytes)
{
    struct call *call = context;
    struct hash_memory *m = (struct hash_memory *)call->arena;
    init(&m->sponge);
    keccak_absorb(&m->sponge, m->message, call->length[MESSAGE_FIELD]);
    keccak_squeeze(&m->sponge, m->digest, digest_bytes);
    return STATUS_OK;
}

static uint32_t run_sha3_256(void *call)
{
    return hash(call, sha3_256_init, SHA3_256_BYTES);
}

static uint32_t run_sha3_512(void *call)
{
    return hash(call, sha3_512_init, SHA3_512_BYTES);
}

static uint32_t extend(void *context, void (*init)(keccak_sponge *))
{
    struct call *call = context;
    struct hash_memory *m = (struct hash_memory *)call->arena;
    uint32_t digest_bytes = get32((const uint8_t *)&m->length);
    init(&m->sponge);
    keccak_absorb(&m->sponge, m->message, call->length[MESSAGE_FIELD]);
    keccak_squeeze(&m->sponge, m->message, digest_bytes);
    call->length[SHAKE_DIGEST_FIELD] = digest_bytes;
    return STATUS_OK;
}

static uint32_t run_shake128(void *call)
{
    return extend(call, shake128_init);
}

static uint32_t run_shake256(void *call)
{
    return extend(call, shake256_init);
}

#define MESSAGE_BYTES sizeof(((struct hash_memory *)0)->message)
#define MESSAGE(direction_, name_)                                                         \
    {.name = name_, .least = 0, .most = MESSAGE_BYTES, .flags = FIELD_SECRET,              \
     .offset = offsetof(struct hash_memory, message), .direction = direction_, .type = FIELD_BYTES}
#define DIGEST(bytes_)                                                                     \
    {.name = "digest", .least = bytes_, .most = bytes_, .flags = FIELD_SECRET,             \
     .offset = offsetof(struct hash_memory, digest), .direction = FIELD_OUTPUT, .type = FIELD_BYTES}

static const struct field sha3_256_fields[] = {MESSAGE(FIELD_INPUT, "message"), DIGEST(SHA3_256_BYTES)};
static const struct field sha3_512_fields[] = {MESSAGE(FIELD_INPUT, "message"), DIGEST(SHA3_512_BYTES)};
static const struct field shake_fields[] = {
    MESSAGE(FIELD_INPUT, "message"),
    NUMBER("length", struct hash_memory, length, 0, MESSAGE_BYTES),
    MESSAGE(FIELD_OUTPUT, "digest"),
};

/* Upper bounds, in thousands of cycles: the permutation in C on a Cortex-M0, with room to spare, and so many of them
 * as the longest message and the longest digest need. */
#define PERMUTATION 200
#define PERMUTATIONS(bytes, rate) ((bytes) / (rate) + 1)
#define HASH_BOUND(rate) (PERMUTATION * PERMUTATIONS(MESSAGE_BYTES, rate))
#define SHAKE_BOUND(rate) (2 * HASH_BOUND(rate))

#define KECCAK_OPERATION(name_, fields_, run_, bound_)                                      \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &keccak_backend, .kilocycles = bound_, \
    .flags = OPERATION_SEALED

const struct operation keccak_operations[] = {
    {KECCAK_OPERATION("keccak.f1600", f1600_fields, run_f1600, PERMUTATION), .prepare = prepare_f1600,
     .finish = finish_f1600, .memory = sizeof(struct permutation_memory)},
    {KECCAK_OPERATION("keccak.sha3_256", sha3_256_fields, run_sha3_256, HASH_BOUND(SHA3_256_RATE)),
     .memory = sizeof(struct hash_memory)},
    {KECCAK_OPERATION("keccak.sha3_512", sha3_512_fields, run_sha3_512, HASH_BOUND(SHA3_512_RATE)),
     .memory = sizeof(struct hash_memory)},
    {KECCAK_OPERATION("keccak.shake128", shake_fields, run_shake128, SHAKE_BOUND(SHAKE128_RATE)),
     .memory = sizeof(struct hash_memory)},
    {KECCAK_OPERATION("keccak.shake256", shake_fields, run_shake256, SHAKE_BOUND(SHAKE256_RATE)),
     .memory = sizeof(struct hash_memory)},
};
const uint8_t keccak_operation_count = sizeof keccak_operations / sizeof keccak_operations[0];
