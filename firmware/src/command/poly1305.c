#include "poly1305.h"

#include "declassify.h"
#include "operation.h"

/* The message takes what is left of the arena. */
struct memory {
    poly1305_state state;
    uint8_t key[POLY1305_KEY_BYTES], tag[POLY1305_TAG_BYTES];
    uint8_t message[THUMBKAT_ARENA - sizeof(poly1305_state) - POLY1305_KEY_BYTES - POLY1305_TAG_BYTES];
};
#define MESSAGE_BYTES sizeof(((struct memory *)0)->message)
enum { AFTER_KEY = 1, PIECE = 0 };

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

static uint32_t run_tag(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    poly1305(m->tag, m->message, call->length[AFTER_KEY], m->key);
    return STATUS_OK;
}

static uint32_t run_verify(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    int wrong = poly1305_verify(m->tag, m->message, call->length[AFTER_KEY], m->key);
    DECLASSIFY_VALUE(wrong, "whether the tag is right is the answer");
    return wrong == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

static uint32_t run_start(void *call)
{
    struct memory *m = memory_of(call);
    poly1305_init(&m->state, m->key);
    return STATUS_OK;
}

static uint32_t run_update(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    poly1305_update(&m->state, m->message, call->length[PIECE]);
    return STATUS_OK;
}

static uint32_t run_finish(void *call)
{
    struct memory *m = memory_of(call);
    poly1305_final(&m->state, m->tag);
    return STATUS_OK;
}

#define KEY INPUT_BYTES("key", struct memory, key, FIELD_SECRET)
#define MESSAGE(name_)                                                            \
    {.name = name_, .least = 0, .most = MESSAGE_BYTES, .flags = FIELD_SECRET,     \
     .offset = offsetof(struct memory, message), .direction = FIELD_INPUT, .type = FIELD_BYTES}
#define TAG OUTPUT_BYTES("tag", struct memory, tag, 0)
#define BEGUN STATE("state", struct memory, state)

static const struct field tag_fields[] = {KEY, MESSAGE("message"), TAG};
static const struct field verify_fields[] = {KEY, MESSAGE("message"), INPUT_BYTES("tag", struct memory, tag, 0)};
static const struct field start_fields[] = {KEY, BEGUN};
static const struct field update_fields[] = {MESSAGE("piece"), BEGUN};
static const struct field finish_fields[] = {TAG};

enum { TAG_OF, VERIFY, START, UPDATE, FINISH };
static const struct operation *const begun[] = {&poly1305_operations[START], &poly1305_operations[UPDATE], NULL};

/* Upper bounds, in thousands of cycles: 16 bytes in C on a Cortex-M0, with room to spare, and so many of them as the
 * longest message has. */
#define BLOCK 8
#define BOUND (BLOCK * (MESSAGE_BYTES / 16 + 5))

#define POLY1305_OPERATION(name_, fields_, run_, bound_)                                                \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &poly1305_backend, .kilocycles = bound_,    \
    .memory = sizeof(struct memory), .flags = OPERATION_SEALED

const struct operation poly1305_operations[] = {
    [TAG_OF] = {POLY1305_OPERATION("poly1305.tag", tag_fields, run_tag, BOUND)},
    [VERIFY] = {POLY1305_OPERATION("poly1305.verify", verify_fields, run_verify, BOUND)},
    [START] = {POLY1305_OPERATION("poly1305.start", start_fields, run_start, BLOCK)},
    [UPDATE] = {POLY1305_OPERATION("poly1305.update", update_fields, run_update, BOUND), .continues = begun},
    [FINISH] = {POLY1305_OPERATION("poly1305.finish", finish_fields, run_finish, 3 * BLOCK), .continues = begun},
};
const uint8_t poly1305_operation_count = sizeof poly1305_operations / sizeof poly1305_operations[0];
