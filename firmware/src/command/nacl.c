#include "nacl.h"

#include "bytes.h"
#include "operation.h"
#include "x25519.h"
#include "x25519_bounds.h"

/* Where the whole box lies: the tag, and then the message, which is sealed and opened where it is. What is left of the
 * arena is for the message. */
struct box_memory {
    nacl_seal work;
    uint8_t key[crypto_secretbox_KEYBYTES], nonce[crypto_secretbox_NONCEBYTES];
    uint8_t private[crypto_box_SECRETKEYBYTES], public[crypto_box_PUBLICKEYBYTES];
    uint8_t tag[crypto_secretbox_MACBYTES];
    uint8_t message[THUMBKAT_ARENA - sizeof(nacl_seal) - crypto_secretbox_KEYBYTES - crypto_secretbox_NONCEBYTES -
                    crypto_box_SECRETKEYBYTES - crypto_box_PUBLICKEYBYTES - crypto_secretbox_MACBYTES];
};
_Static_assert(offsetof(struct box_memory, message) == offsetof(struct box_memory, tag) + crypto_secretbox_MACBYTES,
               "a box is its tag and what follows");
#define MESSAGE_BYTES sizeof(((struct box_memory *)0)->message)

static struct box_memory *box_of(void *call)
{
    return (struct box_memory *)((struct call *)call)->arena;
}

/* Numbers of fields. */
enum { SECRETBOX_MESSAGE = 2, SECRETBOX_RESULT = 3, BOX_MESSAGE = 3, BOX_RESULT = 4 };

static uint32_t seal(struct call *call, unsigned message, unsigned result)
{
    struct box_memory *m = box_of(call);
    uint32_t length = call->length[message];
    nacl_secretbox_seal(&m->work, m->message, m->tag, m->message, length, m->nonce, m->key);
    call->length[result] = length + crypto_secretbox_MACBYTES;
    return STATUS_OK;
}

/* A failure leaves no outputs, and all of the arena is wiped. */
static uint32_t open(struct call *call, unsigned boxed, unsigned result)
{
    struct box_memory *m = box_of(call);
    uint32_t length = call->length[boxed] - crypto_secretbox_MACBYTES;
    if (nacl_secretbox_open(&m->work, m->message, m->message, m->tag, length, m->nonce, m->key) != 0)
        return STATUS_CHECK_FAILED;
    call->length[result] = length;
    return STATUS_OK;
}

static uint32_t run_secretbox_seal(void *call)
{
    return seal(call, SECRETBOX_MESSAGE, SECRETBOX_RESULT);
}

static uint32_t run_secretbox_open(void *call)
{
    return open(call, SECRETBOX_MESSAGE, SECRETBOX_RESULT);
}

static uint32_t run_box_public(void *call)
{
    struct box_memory *m = box_of(call);
    x25519_base(m->public, m->private);
    return STATUS_OK;
}

static uint32_t run_box_beforenm(void *call)
{
    struct box_memory *m = box_of(call);
    return crypto_box_beforenm(m->key, m->public, m->private) == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

static uint32_t run_box_seal(void *call)
{
    uint32_t status = run_box_beforenm(call);
    return status == STATUS_OK ? seal(call, BOX_MESSAGE, BOX_RESULT) : status;
}

static uint32_t run_box_open(void *call)
{
    uint32_t status = run_box_beforenm(call);
    return status == STATUS_OK ? open(call, BOX_MESSAGE, BOX_RESULT) : status;
}

#define FREE_BYTES(name_, direction_, struct_, member_, least_, most_, flags_)                             \
    {.name = name_, .least = least_, .most = most_, .flags = flags_, .offset = offsetof(struct_, member_), \
     .direction = direction_, .type = FIELD_BYTES}
#define MESSAGE(direction_) \
    FREE_BYTES("message", direction_, struct box_memory, message, 0, MESSAGE_BYTES, FIELD_SECRET)
#define BOXED(direction_)                                                                \
    FREE_BYTES("boxed", direction_, struct box_memory, tag, crypto_secretbox_MACBYTES,   \
               crypto_secretbox_MACBYTES + MESSAGE_BYTES, 0)
#define KEY(direction_)                                                                                  \
    FREE_BYTES("key", direction_, struct box_memory, key, crypto_secretbox_KEYBYTES, crypto_secretbox_KEYBYTES, \
               FIELD_SECRET)
#define NONCE INPUT_BYTES("nonce", struct box_memory, nonce, 0)
#define PUBLIC INPUT_BYTES("public", struct box_memory, public, 0)
#define PRIVATE INPUT_BYTES("private", struct box_memory, private, FIELD_SECRET)

static const struct field secretbox_seal_fields[] = {KEY(FIELD_INPUT), NONCE, MESSAGE(FIELD_INPUT),
                                                     BOXED(FIELD_OUTPUT)};
static const struct field secretbox_open_fields[] = {KEY(FIELD_INPUT), NONCE, BOXED(FIELD_INPUT),
                                                     MESSAGE(FIELD_OUTPUT)};
static const struct field box_public_fields[] = {PRIVATE, OUTPUT_BYTES("public", struct box_memory, public, 0)};
static const struct field box_beforenm_fields[] = {PUBLIC, PRIVATE, KEY(FIELD_OUTPUT)};
static const struct field box_seal_fields[] = {PUBLIC, PRIVATE, NONCE, MESSAGE(FIELD_INPUT), BOXED(FIELD_OUTPUT)};
static const struct field box_open_fields[] = {PUBLIC, PRIVATE, NONCE, BOXED(FIELD_INPUT), MESSAGE(FIELD_OUTPUT)};

/* In pieces, which take the rest of the arena and are worked on where they are. */
struct piece_memory {
    union {
        nacl_seal seal;
        nacl_open open;
    } state;
    uint8_t key[crypto_secretbox_KEYBYTES], nonce[crypto_secretbox_NONCEBYTES], tag[crypto_secretbox_MACBYTES];
    uint8_t piece[THUMBKAT_ARENA - sizeof(nacl_open) - crypto_secretbox_KEYBYTES - crypto_secretbox_NONCEBYTES -
                  crypto_secretbox_MACBYTES];
};
#define PIECE_BYTES sizeof(((struct piece_memory *)0)->piece)
enum { IN_PIECE = 0, OUT_PIECE = 1 };

static struct piece_memory *pieces_of(void *call)
{
    return (struct piece_memory *)((struct call *)call)->arena;
}

static uint32_t run_seal_start(void *call)
{
    struct piece_memory *m = pieces_of(call);
    nacl_seal_begin(&m->state.seal, m->key, m->nonce);
    return STATUS_OK;
}

static uint32_t run_seal_update(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    nacl_seal_update(&m->state.seal, m->piece, m->piece, call->length[IN_PIECE]);
    call->length[OUT_PIECE] = call->length[IN_PIECE];
    return STATUS_OK;
}

static uint32_t run_seal_finish(void *call)
{
    struct piece_memory *m = pieces_of(call);
    nacl_seal_end(&m->state.seal, m->tag);
    return STATUS_OK;
}

static uint32_t run_open_start(void *call)
{
    struct piece_memory *m = pieces_of(call);
    nacl_open_begin(&m->state.open, m->key, m->nonce, m->tag);
    return STATUS_OK;
}

static uint32_t run_open_check(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    nacl_open_check(&m->state.open, m->piece, call->length[IN_PIECE]);
    return STATUS_OK;
}

static uint32_t run_open_turn(void *call)
{
    return nacl_open_turn(&pieces_of(call)->state.open) == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

static uint32_t run_open_update(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    nacl_open_update(&m->state.open, m->piece, m->piece, call->length[IN_PIECE]);
    call->length[OUT_PIECE] = call->length[IN_PIECE];
    return STATUS_OK;
}

static uint32_t run_open_finish(void *call)
{
    return nacl_open_end(&pieces_of(call)->state.open) == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

#define PIECE(name_, direction_, flags_) \
    FREE_BYTES(name_, direction_, struct piece_memory, piece, 0, PIECE_BYTES, flags_)
#define PIECES_KEY INPUT_BYTES("key", struct piece_memory, key, FIELD_SECRET)
#define PIECES_NONCE INPUT_BYTES("nonce", struct piece_memory, nonce, 0)
#define SEALING STATE("seal", struct piece_memory, state.seal)
#define OPENING STATE("open", struct piece_memory, state.open)

static const struct field seal_start_fields[] = {PIECES_KEY, PIECES_NONCE, SEALING};
static const struct field seal_update_fields[] = {PIECE("piece", FIELD_INPUT, FIELD_SECRET),
                                                  PIECE("boxed", FIELD_OUTPUT, 0), SEALING};
static const struct field seal_finish_fields[] = {OUTPUT_BYTES("tag", struct piece_memory, tag, 0)};
static const struct field open_start_fields[] = {PIECES_KEY, PIECES_NONCE,
                                                 INPUT_BYTES("tag", struct piece_memory, tag, 0), OPENING};
static const struct field open_check_fields[] = {PIECE("piece", FIELD_INPUT, 0), OPENING};
static const struct field open_turn_fields[] = {OPENING};
static const struct field open_update_fields[] = {PIECE("piece", FIELD_INPUT, 0),
                                                  PIECE("message", FIELD_OUTPUT, FIELD_SECRET), OPENING};

enum {
    SECRETBOX_SEAL, SECRETBOX_OPEN, BOX_PUBLIC, BOX_BEFORENM, BOX_SEAL, BOX_OPEN,
    SEAL_START, SEAL_UPDATE, SEAL_FINISH, OPEN_START, OPEN_CHECK, OPEN_TURN, OPEN_UPDATE, OPEN_FINISH,
};
static const struct operation *const sealing[] = {&nacl_operations[SEAL_START], &nacl_operations[SEAL_UPDATE], NULL};
static const struct operation *const checking[] = {&nacl_operations[OPEN_START], &nacl_operations[OPEN_CHECK], NULL};
static const struct operation *const opening[] = {&nacl_operations[OPEN_TURN], &nacl_operations[OPEN_UPDATE], NULL};

/* Upper bounds, in thousands of cycles: 64 bytes of a box in C on a Cortex-M0, with room to spare. */
#define BLOCK 60
#define BOUND(bytes) (BLOCK * ((bytes) / 64 + 6))

#define NACL_OPERATION(name_, fields_, run_, memory_, bound_)                                   \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &nacl_backend, .kilocycles = bound_, \
    .memory = sizeof(struct memory_), .flags = OPERATION_SEALED

const struct operation nacl_operations[] = {
    [SECRETBOX_SEAL] = {NACL_OPERATION("nacl.secretbox_seal", secretbox_seal_fields, run_secretbox_seal, box_memory,
                                       BOUND(MESSAGE_BYTES))},
    [SECRETBOX_OPEN] = {NACL_OPERATION("nacl.secretbox_open", secretbox_open_fields, run_secretbox_open, box_memory,
                                       BOUND(MESSAGE_BYTES))},
    [BOX_PUBLIC] = {NACL_OPERATION("nacl.box_public", box_public_fields, run_box_public, box_memory, X25519_BOUND)},
    [BOX_BEFORENM] = {NACL_OPERATION("nacl.box_beforenm", box_beforenm_fields, run_box_beforenm, box_memory,
                                     X25519_BOUND)},
    [BOX_SEAL] = {NACL_OPERATION("nacl.box_seal", box_seal_fields, run_box_seal, box_memory,
                                 X25519_BOUND + BOUND(MESSAGE_BYTES))},
    [BOX_OPEN] = {NACL_OPERATION("nacl.box_open", box_open_fields, run_box_open, box_memory,
                                 X25519_BOUND + BOUND(MESSAGE_BYTES))},
    [SEAL_START] = {NACL_OPERATION("nacl.seal_start", seal_start_fields, run_seal_start, piece_memory, BOUND(0))},
    [SEAL_UPDATE] = {NACL_OPERATION("nacl.seal_update", seal_update_fields, run_seal_update, piece_memory,
                                    BOUND(PIECE_BYTES)), .continues = sealing},
    [SEAL_FINISH] = {NACL_OPERATION("nacl.seal_finish", seal_finish_fields, run_seal_finish, piece_memory, BOUND(0)),
                     .continues = sealing},
    [OPEN_START] = {NACL_OPERATION("nacl.open_start", open_start_fields, run_open_start, piece_memory, BOUND(0))},
    [OPEN_CHECK] = {NACL_OPERATION("nacl.open_check", open_check_fields, run_open_check, piece_memory,
                                   BOUND(PIECE_BYTES)), .continues = checking},
    [OPEN_TURN] = {NACL_OPERATION("nacl.open_turn", open_turn_fields, run_open_turn, piece_memory, BOUND(0)),
                   .continues = checking},
    [OPEN_UPDATE] = {NACL_OPERATION("nacl.open_update", open_update_fields, run_open_update, piece_memory,
                                    BOUND(PIECE_BYTES)), .continues = opening},
    [OPEN_FINISH] = {.name = "nacl.open_finish", .run = run_open_finish, .backend = &nacl_backend,
                     .kilocycles = BOUND(0), .memory = sizeof(struct piece_memory), .flags = OPERATION_SEALED,
                     .continues = opening},
};
const uint8_t nacl_operation_count = sizeof nacl_operations / sizeof nacl_operations[0];
