#include "ed25519.h"

#include "operation.h"

struct memory {
    ed25519_work work; /* what a message in pieces leaves stands in work.whole */
    uint8_t secret[ED25519_SECRET_BYTES], key[ED25519_PUBLIC_BYTES], signature[ED25519_SIGNATURE_BYTES];
    uint8_t point[32];
    uint8_t message[];
};

/* The message takes what is left of the arena. Where that is nearly nothing, the operations do not fit. */
#define LEAST_MESSAGE 128
#define MESSAGE_AT offsetof(struct memory, message)
#define MESSAGE_BYTES \
    (THUMBKAT_ARENA > MESSAGE_AT + LEAST_MESSAGE ? THUMBKAT_ARENA - MESSAGE_AT : LEAST_MESSAGE)

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

static uint32_t run_public(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_public(m->key, m->secret, &m->work);
    return STATUS_OK;
}

static uint32_t run_base(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_base(m->point, m->secret, &m->work);
    return STATUS_OK;
}

static uint32_t answer(int result)
{
    return result == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

/* Where the message or the piece is among an operation's fields. */
enum { OF_SIGN = 1, OF_VERIFY = 1, OF_PIECE = 0 };

static uint32_t run_sign(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_sign(m->signature, m->message, ((struct call *)call)->length[OF_SIGN], m->secret, &m->work);
    return STATUS_OK;
}

static uint32_t run_verify(void *call)
{
    struct memory *m = memory_of(call);
    uint32_t length = ((struct call *)call)->length[OF_VERIFY];
    return answer(ed25519_verify(m->signature, m->message, length, m->key, &m->work));
}

static uint32_t run_sign_start(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_sign_begin(&m->work.whole.signer, m->secret);
    return STATUS_OK;
}

static uint32_t run_sign_first(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_sign_first(&m->work.whole.signer, m->message, ((struct call *)call)->length[OF_PIECE]);
    return STATUS_OK;
}

static uint32_t run_sign_turn(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_sign_turn(&m->work.whole.signer, &m->work);
    return STATUS_OK;
}

static uint32_t run_sign_second(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_sign_second(&m->work.whole.signer, m->message, ((struct call *)call)->length[OF_PIECE]);
    return STATUS_OK;
}

static uint32_t run_sign_finish(void *call)
{
    struct memory *m = memory_of(call);
    return answer(ed25519_sign_end(&m->work.whole.signer, m->signature));
}

static uint32_t run_verify_start(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_verify_begin(&m->work.whole.verifier, m->signature, m->key);
    return STATUS_OK;
}

static uint32_t run_verify_update(void *call)
{
    struct memory *m = memory_of(call);
    ed25519_verify_update(&m->work.whole.verifier, m->message, ((struct call *)call)->length[OF_PIECE]);
    return STATUS_OK;
}

static uint32_t run_verify_finish(void *call)
{
    struct memory *m = memory_of(call);
    return answer(ed25519_verify_end(&m->work.whole.verifier, &m->work));
}

#define BYTES(direction_, name_, member, bytes_, flags_)                                     \
    {.name = name_, .least = bytes_, .most = bytes_, .flags = flags_,                        \
     .offset = offsetof(struct memory, member), .direction = direction_, .type = FIELD_BYTES}
#define SEED BYTES(FIELD_INPUT, "seed", secret, ED25519_SEED_BYTES, FIELD_SECRET)
#define SCALAR BYTES(FIELD_INPUT, "scalar", secret, 32, FIELD_SECRET)
#define SECRET BYTES(FIELD_INPUT, "secret", secret, ED25519_SECRET_BYTES, FIELD_SECRET)
#define KEY(direction_) BYTES(direction_, "public", key, ED25519_PUBLIC_BYTES, 0)
#define SIGNATURE(direction_) BYTES(direction_, "signature", signature, ED25519_SIGNATURE_BYTES, 0)
#define MESSAGE(name_, flags_)                                                               \
    {.name = name_, .least = 0, .most = MESSAGE_BYTES, .flags = flags_,                      \
     .offset = MESSAGE_AT, .direction = FIELD_INPUT, .type = FIELD_BYTES}
#define SIGNER STATE("signer", struct memory, work.whole.signer)
#define VERIFIER STATE("verifier", struct memory, work.whole.verifier)

static const struct field public_fields[] = {SEED, KEY(FIELD_OUTPUT)};
static const struct field base_fields[] = {SCALAR, OUTPUT_BYTES("point", struct memory, point, FIELD_SECRET)};
static const struct field sign_fields[] = {SECRET, MESSAGE("message", FIELD_SECRET), SIGNATURE(FIELD_OUTPUT)};
static const struct field verify_fields[] = {KEY(FIELD_INPUT), MESSAGE("message", 0), SIGNATURE(FIELD_INPUT)};
static const struct field sign_start_fields[] = {SECRET, SIGNER};
static const struct field sign_piece_fields[] = {MESSAGE("piece", FIELD_SECRET), SIGNER};
static const struct field sign_turn_fields[] = {SIGNER};
static const struct field sign_finish_fields[] = {SIGNATURE(FIELD_OUTPUT)};
static const struct field verify_start_fields[] = {KEY(FIELD_INPUT), SIGNATURE(FIELD_INPUT), VERIFIER};
static const struct field verify_piece_fields[] = {MESSAGE("piece", 0), VERIFIER};

enum {
    PUBLIC, SIGN, VERIFY, BASE,
    SIGN_START, SIGN_FIRST, SIGN_TURN, SIGN_SECOND, SIGN_FINISH,
    VERIFY_START, VERIFY_UPDATE, VERIFY_FINISH,
};
static const struct operation *const in_first[] = {
    &ed25519_operations[SIGN_START], &ed25519_operations[SIGN_FIRST], NULL};
static const struct operation *const in_second[] = {
    &ed25519_operations[SIGN_TURN], &ed25519_operations[SIGN_SECOND], NULL};
static const struct operation *const in_verify[] = {
    &ed25519_operations[VERIFY_START], &ed25519_operations[VERIFY_UPDATE], NULL};

/* Upper bounds, in thousands of cycles: what C takes on a Cortex-M0, with room to spare. */
#define HASH (60 * (MESSAGE_BYTES / SHA512_BLOCK_BYTES + 2))
#define MULTIPLY (15000 + HASH)
#define VERIFICATION (40000 + HASH)

#define ED25519_OPERATION(name_, run_, bound_)                                                \
    .name = name_, .run = run_, .backend = &ed25519_backend, .kilocycles = bound_,            \
    .memory = MESSAGE_AT + MESSAGE_BYTES, .flags = OPERATION_SEALED

const struct operation ed25519_operations[] = {
    [PUBLIC] = {ED25519_OPERATION("ed25519.public", run_public, MULTIPLY), FIELDS(public_fields)},
    [SIGN] = {ED25519_OPERATION("ed25519.sign", run_sign, MULTIPLY + HASH), FIELDS(sign_fields)},
    [VERIFY] = {ED25519_OPERATION("ed25519.verify", run_verify, VERIFICATION), FIELDS(verify_fields)},
    [BASE] = {ED25519_OPERATION("ed25519.base", run_base, MULTIPLY), FIELDS(base_fields)},
    [SIGN_START] = {ED25519_OPERATION("ed25519.sign_start", run_sign_start, HASH), FIELDS(sign_start_fields)},
    [SIGN_FIRST] = {ED25519_OPERATION("ed25519.sign_first", run_sign_first, HASH), FIELDS(sign_piece_fields),
                    .continues = in_first},
    [SIGN_TURN] = {ED25519_OPERATION("ed25519.sign_turn", run_sign_turn, MULTIPLY), FIELDS(sign_turn_fields),
                   .continues = in_first},
    [SIGN_SECOND] = {ED25519_OPERATION("ed25519.sign_second", run_sign_second, 2 * HASH),
                     FIELDS(sign_piece_fields), .continues = in_second},
    [SIGN_FINISH] = {ED25519_OPERATION("ed25519.sign_finish", run_sign_finish, HASH), FIELDS(sign_finish_fields),
                     .continues = in_second},
    [VERIFY_START] = {ED25519_OPERATION("ed25519.verify_start", run_verify_start, HASH),
                      FIELDS(verify_start_fields)},
    [VERIFY_UPDATE] = {ED25519_OPERATION("ed25519.verify_update", run_verify_update, HASH),
                       FIELDS(verify_piece_fields), .continues = in_verify},
    [VERIFY_FINISH] = {ED25519_OPERATION("ed25519.verify_finish", run_verify_finish, VERIFICATION),
                       .continues = in_verify},
};
const uint8_t ed25519_operation_count = sizeof ed25519_operations / sizeof ed25519_operations[0];
