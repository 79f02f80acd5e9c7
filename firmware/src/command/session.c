/* Live sessions: a key agreed with the board's own coins, both sides' confirmation, and messages under it (PROTOCOL.md,
 * "Live sessions"). Secrets and keys stay in the arena, in state that no command reads. */
#include "bytes.h"
#include "declassify.h"
#include "entropy.h"
#include "keccak.h"
#include "nacl.h"
#include "newhope.h"
#include "newhope_bounds.h"
#include "operation.h"
#include "schwaemm.h"
#include "sparkle.h"
#include "x25519.h"
#include "x25519_bounds.h"

#ifndef THUMBKAT_WITHOUT_SESSION

/* Numbered as the key's derivation has them. */
enum scheme { SCHEME_NEWHOPE = 0, SCHEME_NEWHOPE_14BIT = 1, SCHEME_X25519 = 2, SCHEME_HYBRID = 3 };

/* The choices of this board, the numbers of the first and the last, and the library whose backend LIST names. */
#if !defined THUMBKAT_WITHOUT_NEWHOPE && !defined THUMBKAT_WITHOUT_X25519
#define SCHEMES "newhope\0newhope-14bit\0x25519\0hybrid\0"
#define FIRST_SCHEME SCHEME_NEWHOPE
#define LAST_SCHEME SCHEME_HYBRID
#define SESSION_BACKEND newhope_backend
#elif !defined THUMBKAT_WITHOUT_NEWHOPE
#define SCHEMES "newhope\0newhope-14bit\0"
#define FIRST_SCHEME SCHEME_NEWHOPE
#define LAST_SCHEME SCHEME_NEWHOPE_14BIT
#define SESSION_BACKEND newhope_backend
#elif !defined THUMBKAT_WITHOUT_X25519
#define SCHEMES "x25519\0"
#define FIRST_SCHEME SCHEME_X25519
#define LAST_SCHEME SCHEME_X25519
#define SESSION_BACKEND x25519_backend
#else
#error "sessions need newhope or x25519: leave out session too (THUMBKAT_WITHOUT_SESSION)"
#endif

/* What seals messages, in the same way. */
enum aead { AEAD_SECRETBOX = 0, AEAD_SCHWAEMM256128 = 1 };
#if !defined THUMBKAT_WITHOUT_NACL && !defined THUMBKAT_WITHOUT_SPARKLE
#define AEADS "secretbox\0schwaemm256-128\0"
#define FIRST_AEAD AEAD_SECRETBOX
#define LAST_AEAD AEAD_SCHWAEMM256128
#define CHANNEL_BACKEND nacl_backend
#elif !defined THUMBKAT_WITHOUT_NACL
#define AEADS "secretbox\0"
#define FIRST_AEAD AEAD_SECRETBOX
#define LAST_AEAD AEAD_SECRETBOX
#define CHANNEL_BACKEND nacl_backend
#elif !defined THUMBKAT_WITHOUT_SPARKLE
#define AEADS "schwaemm256-128\0"
#define FIRST_AEAD AEAD_SCHWAEMM256128
#define LAST_AEAD AEAD_SCHWAEMM256128
#define CHANNEL_BACKEND sparkle_backend
#endif

enum role { STARTED = 0, RESPONDED = 1, ROLES = 2 };
#define SECRET_BYTES 32 /* of either scheme */
#define TAG_BYTES 32

/* A message of a session: X25519's public key where the scheme has one, then NewHope's message where it has that. */
#define POINT_WORDS (X25519_BYTES / 4)
#define MESSAGE_WORDS (POINT_WORDS + NEWHOPE_MSG_B_WORDS)
#define LEAST_MESSAGE_BYTES X25519_BYTES
#define MOST_MSG_A_BYTES (X25519_BYTES + NEWHOPE_MSG_A_BYTES)
#define MOST_MSG_B_BYTES (X25519_BYTES + NEWHOPE_MSG_B_BYTES)

/* What stays on the board between start and finish. */
struct pending {
    newhope_poly newhope;
    uint8_t scalar[X25519_BYTES];
    uint8_t transcript[SHA3_256_BYTES]; /* the hash of message A */
    uint8_t choice; /* of a scheme */
};

/* And from then on. Tags and keys are those of either role: a side proves itself by its tag, and seals with its keys.
 * Each AEAD has its own, as they follow one another in the derivation, whether the image has that AEAD or not. */
struct agreed {
    struct {
        uint8_t tag[ROLES][TAG_BYTES];
        uint8_t secretbox_key[ROLES][crypto_secretbox_KEYBYTES];
        uint8_t schwaemm_key[ROLES][SCHWAEMM256128_KEY_BYTES];
    } derived;
    uint64_t sealed, opened; /* messages so far, of all AEADs */
    uint8_t role;
    uint8_t checked; /* the peer's tag was right */
};

struct memory {
    union {
        struct pending pending;
        struct agreed agreed;
    } state;
    union {
        newhope_work newhope;
        keccak_sponge sponge;
        struct {
            keccak_sponge sponge;
            uint8_t coins[ENTROPY_COIN_BYTES];
        } draw;
    } work;
    uint32_t message[MESSAGE_WORDS]; /* A or B, in and out */
    union {
        struct {
            uint8_t seed[NEWHOPE_SEED_BYTES], noise[NEWHOPE_SEED_BYTES]; /* a side that responds needs no seed */
        } coins;
        struct {
            uint8_t newhope[SECRET_BYTES], x25519[SECRET_BYTES];
        } secret; /* that the two sides share */
        uint8_t tag[TAG_BYTES];
    } of;
    uint8_t origin;
};
_Static_assert(NEWHOPE_MSG_A_BYTES <= NEWHOPE_MSG_B_BYTES, "one buffer holds either message");
_Static_assert(ENTROPY_COIN_BYTES == 2 * NEWHOPE_SEED_BYTES + X25519_BYTES,
               "coins are a seed for a, one for noise, and a scalar");

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

static uint8_t scheme_of(const struct memory *m)
{
    return m->state.pending.choice + FIRST_SCHEME;
}

/* Where all schemes have it, or none, the compiler knows. */
static bool has_x25519(uint8_t scheme)
{
    return LAST_SCHEME >= SCHEME_X25519 && scheme >= SCHEME_X25519;
}

static bool has_newhope(uint8_t scheme)
{
    return FIRST_SCHEME == SCHEME_NEWHOPE && scheme != SCHEME_X25519;
}

static enum newhope_parse parse_of(uint8_t scheme)
{
    return scheme == SCHEME_NEWHOPE_14BIT ? NEWHOPE_PARSE_14BIT : NEWHOPE_PARSE_5Q;
}

static uint32_t message_bytes(uint8_t scheme, uint32_t newhope_bytes)
{
    return (has_x25519(scheme) ? X25519_BYTES : 0) + (has_newhope(scheme) ? newhope_bytes : 0);
}

static uint8_t *point_of(struct memory *m)
{
    return (uint8_t *)m->message;
}

static uint32_t *newhope_message_of(struct memory *m, uint8_t scheme)
{
    return m->message + (has_x25519(scheme) ? POINT_WORDS : 0);
}

static void hash(struct memory *m, uint8_t digest[SHA3_256_BYTES], const void *first, size_t first_length,
                 const void *second, size_t second_length)
{
    sha3_256_init(&m->work.sponge);
    keccak_absorb(&m->work.sponge, first, first_length);
    keccak_absorb(&m->work.sponge, second, second_length);
    keccak_squeeze(&m->work.sponge, digest, SHA3_256_BYTES);
}

/* Coins for a session, each where it stays. */
static bool draw(struct memory *m, struct call *call)
{
    uint8_t *coins = m->work.draw.coins;
    enum entropy_origin origin = ENTROPY_FROM_RNG;
    if (!entropy_draw(coins, &origin, &m->work.draw.sponge)) {
        call->detail = (uint16_t)entropy_source();
        return false;
    }
    m->origin = (uint8_t)origin;
    memcpy(&m->of.coins, coins, 2 * NEWHOPE_SEED_BYTES);
    memcpy(m->state.pending.scalar, coins + 2 * NEWHOPE_SEED_BYTES, X25519_BYTES);
    wipe(coins, ENTROPY_COIN_BYTES);
    return true;
}

enum { START_MSG_A = 1, RESPOND_MSG_A = 1, RESPOND_MSG_B = 2, FINISH_MSG_B = 0 };

static uint32_t run_start(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    struct pending *pending = &m->state.pending;
    uint8_t scheme = scheme_of(m);
    if (!draw(m, call))
        return STATUS_NO_ENTROPY;
    if (has_newhope(scheme)) {
        /* The seed of a is public: hashing it keeps the generator's own output off the wire. */
        uint8_t *seed = m->of.coins.seed;
        hash(m, seed, seed, NEWHOPE_SEED_BYTES, NULL, 0);
        DECLASSIFY(seed, NEWHOPE_SEED_BYTES, "the seed of a goes out in message A");
        newhope_keygen(&pending->newhope, newhope_message_of(m, scheme), &m->work.newhope, parse_of(scheme), seed,
                       m->of.coins.noise);
    }
    if (has_x25519(scheme))
        x25519_base(point_of(m), pending->scalar);
    wipe(&m->of, sizeof m->of);
    uint32_t length = message_bytes(scheme, NEWHOPE_MSG_A_BYTES);
    hash(m, pending->transcript, m->message, length, NULL, 0);
    call->length[START_MSG_A] = length;
    return STATUS_OK;
}

/* The shared secret of X25519, with the point of the peer in the message. */
static bool multiply(struct memory *m)
{
    uint32_t zero = (uint32_t)x25519(m->of.secret.x25519, m->state.pending.scalar, point_of(m));
    DECLASSIFY_VALUE(zero, "whether a point is of low order depends on nothing but the point");
    return zero == 0;
}

/* From shared secrets, the scheme and both messages to tags and keys: the last of them is in the buffer. */
static void agree(struct memory *m, uint8_t role, uint32_t msg_b_bytes)
{
    static const uint8_t label[19] = "thumbkat session v2";
    uint8_t scheme = scheme_of(m), transcript[SHA3_256_BYTES];
    keccak_sponge *sponge = &m->work.sponge;
    hash(m, transcript, m->message, msg_b_bytes, NULL, 0);
    hash(m, transcript, m->state.pending.transcript, SHA3_256_BYTES, transcript, SHA3_256_BYTES);
    shake256_init(sponge);
    keccak_absorb(sponge, label, sizeof label);
    keccak_absorb(sponge, &scheme, 1);
    if (has_x25519(scheme))
        keccak_absorb(sponge, m->of.secret.x25519, SECRET_BYTES);
    if (has_newhope(scheme))
        keccak_absorb(sponge, m->of.secret.newhope, SECRET_BYTES);
    keccak_absorb(sponge, transcript, sizeof transcript);
    wipe(&m->of, sizeof m->of);
    wipe(&m->state, sizeof m->state);
    keccak_squeeze(sponge, (uint8_t *)&m->state.agreed.derived, sizeof m->state.agreed.derived);
    wipe(sponge, sizeof *sponge);
    m->state.agreed.role = role;
}

static uint32_t run_respond(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    struct pending *pending = &m->state.pending;
    uint8_t scheme = scheme_of(m);
    uint32_t msg_a_bytes = message_bytes(scheme, NEWHOPE_MSG_A_BYTES);
    uint32_t msg_b_bytes = message_bytes(scheme, NEWHOPE_MSG_B_BYTES);
    if (call->length[RESPOND_MSG_A] != msg_a_bytes) {
        call->detail = (uint16_t)msg_a_bytes;
        return STATUS_BAD_LENGTH;
    }
    if (!draw(m, call))
        return STATUS_NO_ENTROPY;
    hash(m, pending->transcript, m->message, msg_a_bytes, NULL, 0);
    if (has_newhope(scheme)) {
        uint32_t *message = newhope_message_of(m, scheme);
        newhope_sharedb(message, m->of.secret.newhope, &pending->newhope, &m->work.newhope, parse_of(scheme),
                        message, m->of.coins.noise);
    }
    if (has_x25519(scheme)) {
        if (!multiply(m))
            return STATUS_CHECK_FAILED;
        x25519_base(point_of(m), pending->scalar);
    }
    agree(m, RESPONDED, msg_b_bytes);
    call->length[RESPOND_MSG_B] = msg_b_bytes;
    return STATUS_OK;
}

static uint32_t run_finish(void *context)
{
    struct call *call = context;
    struct memory *m = memory_of(call);
    uint8_t scheme = scheme_of(m);
    uint32_t msg_b_bytes = message_bytes(scheme, NEWHOPE_MSG_B_BYTES);
    if (call->length[FINISH_MSG_B] != msg_b_bytes) {
        call->detail = (uint16_t)msg_b_bytes;
        return STATUS_BAD_LENGTH;
    }
    if (has_newhope(scheme))
        newhope_shareda(m->of.secret.newhope, &m->state.pending.newhope, &m->work.newhope,
                        newhope_message_of(m, scheme));
    if (has_x25519(scheme) && !multiply(m))
        return STATUS_CHECK_FAILED;
    agree(m, STARTED, msg_b_bytes);
    return STATUS_OK;
}

static uint32_t run_confirm(void *call)
{
    struct memory *m = memory_of(call);
    memcpy(m->of.tag, m->state.agreed.derived.tag[m->state.agreed.role], TAG_BYTES);
    return STATUS_OK;
}

static uint32_t run_check(void *call)
{
    struct memory *m = memory_of(call);
    struct agreed *agreed = &m->state.agreed;
    uint32_t differs = (uint32_t)crypto_verify_32(m->of.tag, agreed->derived.tag[agreed->role ^ 1]);
    /* How many bytes agreed is not public, and all have been looked at. A failure wipes everything. */
    DECLASSIFY_VALUE(differs, "whether the tag of the peer is right is the answer");
    if (differs != 0)
        return STATUS_CHECK_FAILED;
    agreed->checked = 1;
    return STATUS_OK;
}

#ifdef AEADS

/* Messages. What is sealed stands right behind the room for its tag, so that both ways are in place. */
union channel_work {
    nacl_seal secretbox;
    schwaemm schwaemm;
}; /* too much for the smallest stack */
#define NONCE_BYTES SCHWAEMM256128_NONCE_BYTES /* secretbox takes the first of them */
struct channel {
    struct agreed agreed;
    union channel_work work;
    uint8_t nonce[NONCE_BYTES];
    uint8_t choice, reserved[3]; /* of an AEAD */
    uint8_t boxed[THUMBKAT_ARENA - sizeof(struct agreed) - sizeof(union channel_work) - NONCE_BYTES - 4];
};
#define OVERHEAD crypto_secretbox_MACBYTES
#define TEXT_BYTES (sizeof(((struct channel *)0)->boxed) - OVERHEAD)
_Static_assert(SCHWAEMM256128_TAG_BYTES == OVERHEAD, "what is sealed has one layout");
_Static_assert(crypto_secretbox_NONCEBYTES <= NONCE_BYTES, "one buffer holds either nonce");
_Static_assert(offsetof(struct channel, boxed) % 4 == 0 && OVERHEAD % 4 == 0, "words can be worked on where they are");
enum { SEAL_MESSAGE = 1, SEAL_SEALED = 2, OPEN_SEALED = 1, OPEN_MESSAGE = 2 };

static struct channel *channel_of(void *call)
{
    return (struct channel *)((struct call *)call)->arena;
}

/* Where the image has one of them, the compiler knows which. */
static bool is_secretbox(const struct channel *c)
{
    return FIRST_AEAD == AEAD_SECRETBOX && (LAST_AEAD == AEAD_SECRETBOX || c->choice == AEAD_SECRETBOX);
}

/* Each key serves one direction and one AEAD, and one count goes over all AEADs of a direction: no nonce comes twice,
 * and what comes out of turn is forged. */
static void set_nonce(struct channel *c, uint64_t count)
{
    memset(c->nonce, 0, sizeof c->nonce);
    put32(c->nonce, (uint32_t)count);
    put32(c->nonce + 4, (uint32_t)(count >> 32));
}

/* Schwaemm in pieces, as one call has the tag behind the ciphertext, and works on the stack. */
static void schwaemm_seal(struct channel *c, uint32_t length)
{
    uint8_t *text = c->boxed + OVERHEAD;
    schwaemm *work = &c->work.schwaemm;
    schwaemm256128_start(work, c->nonce, c->agreed.derived.schwaemm_key[c->agreed.role]);
    schwaemm_encrypt_update(work, text, text, length);
    schwaemm_encrypt_finish(work, c->boxed);
}

static int schwaemm_open(struct channel *c, uint32_t length)
{
    uint8_t *text = c->boxed + OVERHEAD;
    schwaemm *work = &c->work.schwaemm;
    schwaemm256128_start(work, c->nonce, c->agreed.derived.schwaemm_key[c->agreed.role ^ 1]);
    schwaemm_decrypt_update_unverified(work, text, text, length);
    int result = schwaemm_decrypt_finish(work, c->boxed);
    if (result != 0)
        wipe(text, length);
    return result;
}

static uint32_t run_seal(void *context)
{
    struct call *call = context;
    struct channel *c = channel_of(call);
    if (!c->agreed.checked)
        return STATUS_NO_STATE;
    uint32_t length = call->length[SEAL_MESSAGE];
    set_nonce(c, c->agreed.sealed++);
    if (is_secretbox(c))
        nacl_secretbox_seal(&c->work.secretbox, c->boxed + OVERHEAD, c->boxed, c->boxed + OVERHEAD, length, c->nonce,
                            c->agreed.derived.secretbox_key[c->agreed.role]);
    else
        schwaemm_seal(c, length);
    call->length[SEAL_SEALED] = OVERHEAD + length;
    return STATUS_OK;
}

static uint32_t run_open(void *context)
{
    struct call *call = context;
    struct channel *c = channel_of(call);
    if (!c->agreed.checked)
        return STATUS_NO_STATE;
    uint32_t length = call->length[OPEN_SEALED] - OVERHEAD;
    set_nonce(c, c->agreed.opened++);
    int result = is_secretbox(c)
                     ? nacl_secretbox_open(&c->work.secretbox, c->boxed + OVERHEAD, c->boxed + OVERHEAD, c->boxed,
                                           length, c->nonce, c->agreed.derived.secretbox_key[c->agreed.role ^ 1])
                     : schwaemm_open(c, length);
    if (result != 0)
        return STATUS_CHECK_FAILED;
    call->length[OPEN_MESSAGE] = length;
    return STATUS_OK;
}

#endif

#define MESSAGE(direction_, name_, most_)                                                                       \
    {.name = name_, .least = LEAST_MESSAGE_BYTES, .most = most_, .offset = offsetof(struct memory, message),    \
     .direction = direction_, .type = FIELD_BYTES}
#define ORIGIN CHOICE(FIELD_OUTPUT, "entropy", struct memory, origin, ENTROPY_ORIGINS, ENTROPY_FROM_BOTH)
#define SCHEME CHOICE(FIELD_INPUT, "scheme", struct memory, state.pending.choice, SCHEMES, LAST_SCHEME - FIRST_SCHEME)
#define PENDING STATE("pending", struct memory, state.pending)
#define AGREED STATE("agreed", struct memory, state.agreed)
#define AEAD CHOICE(FIELD_INPUT, "aead", struct channel, choice, AEADS, LAST_AEAD - FIRST_AEAD)
#define TEXT(direction_)                                                                                        \
    {.name = "message", .least = 0, .most = TEXT_BYTES, .offset = offsetof(struct channel, boxed) + OVERHEAD,   \
     .direction = direction_, .type = FIELD_BYTES, .flags = FIELD_SECRET}
#define SEALED(direction_)                                                                                      \
    {.name = "sealed", .least = OVERHEAD, .most = OVERHEAD + TEXT_BYTES,                                        \
     .offset = offsetof(struct channel, boxed), .direction = direction_, .type = FIELD_BYTES}

static const struct field start_fields[] = {SCHEME, MESSAGE(FIELD_OUTPUT, "msg_a", MOST_MSG_A_BYTES), ORIGIN, PENDING};
static const struct field respond_fields[] = {
    SCHEME,
    MESSAGE(FIELD_INPUT, "msg_a", MOST_MSG_A_BYTES),
    MESSAGE(FIELD_OUTPUT, "msg_b", MOST_MSG_B_BYTES),
    ORIGIN,
    AGREED,
};
static const struct field finish_fields[] = {MESSAGE(FIELD_INPUT, "msg_b", MOST_MSG_B_BYTES), AGREED};
static const struct field confirm_fields[] = {OUTPUT_BYTES("tag", struct memory, of.tag, 0), AGREED};
static const struct field check_fields[] = {INPUT_BYTES("peer_tag", struct memory, of.tag, 0), AGREED};
#ifdef AEADS
static const struct field seal_fields[] = {AEAD, TEXT(FIELD_INPUT), SEALED(FIELD_OUTPUT), AGREED};
static const struct field open_fields[] = {AEAD, SEALED(FIELD_INPUT), TEXT(FIELD_OUTPUT), AGREED};
#endif

enum { START, RESPOND, FINISH, CONFIRM, CHECK, SEAL, OPEN };
static const struct operation *const after_start[] = {&session_operations[START], NULL};
static const struct operation *const after_agreement[] = {
    &session_operations[RESPOND], &session_operations[FINISH], &session_operations[CONFIRM], &session_operations[CHECK],
#ifdef AEADS
    &session_operations[SEAL],    &session_operations[OPEN],
#endif
    NULL,
};
#ifdef AEADS
/* CONFIRM may come behind CHECK, so the state itself says whether it has been checked. */
static const struct operation *const after_check[] = {
    &session_operations[CONFIRM], &session_operations[CHECK], &session_operations[SEAL], &session_operations[OPEN],
    NULL,
};
#endif

/* The memory of all of a session, so that each operation wipes what was brought for another and never used; and a
 * board has room for all of it, or offers none. */
#ifndef AEADS
#define SESSION_MEMORY sizeof(struct memory)
#else
#define SESSION_MEMORY                                                                                     \
    (sizeof(struct channel) > sizeof(struct memory) ? sizeof(struct channel) : sizeof(struct memory))
#endif
#define SESSION_OPERATION(name_, fields_, run_, bound_)                                                    \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &SESSION_BACKEND, .kilocycles = bound_,        \
    .memory = SESSION_MEMORY, .flags = OPERATION_SEALED
#define CHANNEL_OPERATION(name_, fields_, run_)                                                            \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &CHANNEL_BACKEND, .kilocycles = CHANNEL_BOUND, \
    .memory = SESSION_MEMORY, .flags = OPERATION_SEALED
#define CHANNEL_BOUND (80 + TEXT_BYTES / 2) /* less than 500 cycles a byte, and what an AEAD does without any */

const struct operation session_operations[] = {
    [START] = {SESSION_OPERATION("session.start", start_fields, run_start,
                                 NEWHOPE_KEYGEN_BOUND + X25519_BOUND + HASHES_BOUND),
               .milliseconds = ENTROPY_MILLISECONDS},
    [RESPOND] = {SESSION_OPERATION("session.respond", respond_fields, run_respond,
                                   NEWHOPE_SHAREDB_BOUND + 2 * X25519_BOUND + HASHES_BOUND),
                 .milliseconds = ENTROPY_MILLISECONDS},
    [FINISH] = {SESSION_OPERATION("session.finish", finish_fields, run_finish,
                                  NEWHOPE_SHAREDA_BOUND + X25519_BOUND + HASHES_BOUND),
                .continues = after_start},
    [CONFIRM] = {SESSION_OPERATION("session.confirm", confirm_fields, run_confirm, HASHES_BOUND),
                 .continues = after_agreement},
    [CHECK] = {SESSION_OPERATION("session.check", check_fields, run_check, HASHES_BOUND),
               .continues = after_agreement},
#ifdef AEADS
    [SEAL] = {CHANNEL_OPERATION("session.seal", seal_fields, run_seal), .continues = after_check},
    [OPEN] = {CHANNEL_OPERATION("session.open", open_fields, run_open), .continues = after_check},
#endif
};
const uint8_t session_operation_count = sizeof session_operations / sizeof session_operations[0];

#endif
