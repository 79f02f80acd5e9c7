#include "salsa20.h"

#include "bytes.h"
#include "operation.h"

struct block_memory {
    uint32_t in[16], out[16];
};

static uint32_t run_block(void *call)
{
    struct block_memory *m = (struct block_memory *)((struct call *)call)->arena;
    salsa20_block(m->out, m->in);
    return STATUS_OK;
}

static const struct field block_fields[] = {
    INPUT_BYTES("block", struct block_memory, in, FIELD_SECRET),
    OUTPUT_BYTES("result", struct block_memory, out, FIELD_SECRET),
};

struct subkey_memory {
    uint8_t key[SALSA20_KEY_BYTES], nonce[HSALSA20_NONCE_BYTES], subkey[SALSA20_KEY_BYTES];
};

static uint32_t run_hsalsa20(void *call)
{
    struct subkey_memory *m = (struct subkey_memory *)((struct call *)call)->arena;
    hsalsa20(m->subkey, m->key, m->nonce);
    return STATUS_OK;
}

static const struct field hsalsa20_fields[] = {
    INPUT_BYTES("key", struct subkey_memory, key, FIELD_SECRET),
    INPUT_BYTES("nonce", struct subkey_memory, nonce, 0),
    OUTPUT_BYTES("subkey", struct subkey_memory, subkey, FIELD_SECRET),
};

/* The message takes what is left of the arena, and the result goes where it was. */
struct stream_memory {
    salsa20_stream stream;
    uint8_t key[SALSA20_KEY_BYTES], nonce[SALSA20_NONCE_BYTES], long_nonce[XSALSA20_NONCE_BYTES];
    uint8_t counter[8]; /* little-endian */
    uint8_t message[THUMBKAT_ARENA - sizeof(salsa20_stream) - SALSA20_KEY_BYTES - SALSA20_NONCE_BYTES -
                    XSALSA20_NONCE_BYTES - 8];
};
#define MESSAGE_BYTES sizeof(((struct stream_memory *)0)->message)

static struct stream_memory *memory_of(void *call)
{
    return (struct stream_memory *)((struct call *)call)->arena;
}

static uint64_t counter_of(const struct stream_memory *m)
{
    return (uint64_t)get32(m->counter + 4) << 32 | get32(m->counter);
}

enum { XOR_MESSAGE = 3, XOR_RESULT = 4, UPDATE_PIECE = 0, UPDATE_RESULT = 1 };

static uint32_t run_xor(void *context)
{
    struct call *call = context;
    struct stream_memory *m = memory_of(call);
    salsa20_xor(m->message, m->message, call->length[XOR_MESSAGE], m->key, m->nonce, counter_of(m));
    call->length[XOR_RESULT] = call->length[XOR_MESSAGE];
    return STATUS_OK;
}

static uint32_t run_xsalsa20(void *context)
{
    struct call *call = context;
    struct stream_memory *m = memory_of(call);
    xsalsa20_xor(m->message, m->message, call->length[XOR_MESSAGE], m->key, m->long_nonce, counter_of(m));
    call->length[XOR_RESULT] = call->length[XOR_MESSAGE];
    return STATUS_OK;
}

static uint32_t run_start(void *call)
{
    struct stream_memory *m = memory_of(call);
    salsa20_start(&m->stream, m->key, m->nonce, counter_of(m));
    return STATUS_OK;
}

static uint32_t run_update(void *context)
{
    struct call *call = context;
    struct stream_memory *m = memory_of(call);
    salsa20_update(&m->stream, m->message, m->message, call->length[UPDATE_PIECE]);
    call->length[UPDATE_RESULT] = call->length[UPDATE_PIECE];
    return STATUS_OK;
}

#define KEY INPUT_BYTES("key", struct stream_memory, key, FIELD_SECRET)
#define NONCE(member_) INPUT_BYTES("nonce", struct stream_memory, member_, 0)
#define COUNTER INPUT_BYTES("counter", struct stream_memory, counter, 0)
#define MESSAGE(direction_, name_)                                                         \
    {.name = name_, .least = 0, .most = MESSAGE_BYTES, .flags = FIELD_SECRET,              \
     .offset = offsetof(struct stream_memory, message), .direction = direction_, .type = FIELD_BYTES}
#define RESULT MESSAGE(FIELD_OUTPUT, "result")
#define STREAM STATE("stream", struct stream_memory, stream)

static const struct field xor_fields[] = {KEY, NONCE(nonce), COUNTER, MESSAGE(FIELD_INPUT, "message"), RESULT};
static const struct field xsalsa20_fields[] = {KEY, NONCE(long_nonce), COUNTER, MESSAGE(FIELD_INPUT, "message"),
                                               RESULT};
static const struct field start_fields[] = {KEY, NONCE(nonce), COUNTER, STREAM};
static const struct field update_fields[] = {MESSAGE(FIELD_INPUT, "piece"), RESULT, STREAM};

enum { BLOCK, HSALSA20, XOR, XSALSA20, START, UPDATE };
static const struct operation *const in_a_stream[] = {&salsa20_operations[START], &salsa20_operations[UPDATE],
                                                      NULL};

/* Upper bounds, in thousands of cycles: a block in C on a Cortex-M0, with room to spare, and so many of them as the
 * longest message needs. */
#define BLOCK_BOUND 40
#define STREAM_BOUND (BLOCK_BOUND * (MESSAGE_BYTES / 64 + 3))

#define SALSA20_OPERATION(name_, fields_, run_, memory_, bound_)                                   \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &salsa20_backend, .kilocycles = bound_, \
    .memory = sizeof(struct memory_), .flags = OPERATION_SEALED

const struct operation salsa20_operations[] = {
    [BLOCK] = {SALSA20_OPERATION("salsa20.block", block_fields, run_block, block_memory, BLOCK_BOUND)},
    [HSALSA20] = {SALSA20_OPERATION("salsa20.hsalsa20", hsalsa20_fields, run_hsalsa20, subkey_memory, BLOCK_BOUND)},
    [XOR] = {SALSA20_OPERATION("salsa20.xor", xor_fields, run_xor, stream_memory, STREAM_BOUND)},
    [XSALSA20] = {SALSA20_OPERATION("salsa20.xsalsa20", xsalsa20_fields, run_xsalsa20, stream_memory, STREAM_BOUND)},
    [START] = {SALSA20_OPERATION("salsa20.start", start_fields, run_start, stream_memory, BLOCK_BOUND)},
    [UPDATE] = {SALSA20_OPERATION("salsa20.update", update_fields, run_update, stream_memory, STREAM_BOUND),
                .continues = in_a_stream},
};
const uint8_t salsa20_operation_count = sizeof salsa20_operations / sizeof salsa20_operations[0];
