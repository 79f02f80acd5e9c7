#include "sparkle.h"

#include "bytes.h"
#include "esch.h"
#include "operation.h"
#include "schwaemm.h"

#define FREE_BYTES(name_, direction_, struct_, member_, least_, most_, flags_)                                   \
    {.name = name_, .least = least_, .most = most_, .flags = flags_, .offset = offsetof(struct struct_, member_), \
     .direction = direction_, .type = FIELD_BYTES}

/* The permutations, whose words are little-endian as the core is. */
struct permutation_memory {
    uint32_t state[SPARKLE512_WORDS];
};

#define PERMUTE(bits_, steps_, NAME_)                                                               \
    static uint32_t run_sparkle##bits_##_##steps_(void *call)                                       \
    {                                                                                               \
        sparkle##bits_(((struct permutation_memory *)((struct call *)call)->arena)->state, NAME_);  \
        return STATUS_OK;                                                                           \
    }
PERMUTE(256, slim, SPARKLE256_SLIM)
PERMUTE(256, big, SPARKLE256_BIG)
PERMUTE(384, slim, SPARKLE384_SLIM)
PERMUTE(384, big, SPARKLE384_BIG)
PERMUTE(512, slim, SPARKLE512_SLIM)
PERMUTE(512, big, SPARKLE512_BIG)

#define WORDS(direction_, name_, words_)                                                                   \
    FREE_BYTES(name_, direction_, permutation_memory, state, 4 * (words_), 4 * (words_), FIELD_SECRET)
#define PERMUTATION_FIELDS(bits_)                                       \
    static const struct field sparkle##bits_##_fields[] = {             \
        WORDS(FIELD_INPUT, "state", SPARKLE##bits_##_WORDS),            \
        WORDS(FIELD_OUTPUT, "result", SPARKLE##bits_##_WORDS),          \
    }
PERMUTATION_FIELDS(256);
PERMUTATION_FIELDS(384);
PERMUTATION_FIELDS(512);

/* Associated data and message have half each of what is left of the arena. The message is worked on where it is, with
 * the tag behind it. */
#define AEAD_BYTES                                                                                             \
    (((THUMBKAT_ARENA - SCHWAEMM_KEY_BYTES_MOST - SCHWAEMM_NONCE_BYTES_MOST - SCHWAEMM_TAG_BYTES_MOST) / 2) & ~3u)
struct aead_memory {
    uint8_t key[SCHWAEMM_KEY_BYTES_MOST], nonce[SCHWAEMM_NONCE_BYTES_MOST];
    uint8_t associated[AEAD_BYTES];
    uint8_t message[AEAD_BYTES + SCHWAEMM_TAG_BYTES_MOST];
};
_Static_assert(offsetof(struct aead_memory, associated) % 4 == 0 && offsetof(struct aead_memory, message) % 4 == 0,
               "words can be worked on where they are");
enum { AEAD_ASSOCIATED = 2, AEAD_MESSAGE = 3, AEAD_RESULT = 4 };

typedef void encrypt_function(uint8_t *, const uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *,
                              const uint8_t *);
typedef int decrypt_function(uint8_t *, const uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *,
                             const uint8_t *);

static inline uint32_t encrypt(struct call *call, encrypt_function *with, uint32_t tag_bytes)
{
    struct aead_memory *m = (struct aead_memory *)call->arena;
    uint32_t length = call->length[AEAD_MESSAGE];
    with(m->message, m->message, length, m->associated, call->length[AEAD_ASSOCIATED], m->nonce, m->key);
    call->length[AEAD_RESULT] = length + tag_bytes;
    return STATUS_OK;
}

/* A failure leaves no outputs, and all of the arena is wiped. */
static inline uint32_t decrypt(struct call *call, decrypt_function *with, uint32_t tag_bytes)
{
    struct aead_memory *m = (struct aead_memory *)call->arena;
    uint32_t length = call->length[AEAD_MESSAGE];
    if (with(m->message, m->message, length, m->associated, call->length[AEAD_ASSOCIATED], m->nonce, m->key) != 0)
        return STATUS_CHECK_FAILED;
    call->length[AEAD_RESULT] = length - tag_bytes;
    return STATUS_OK;
}

#define AEAD_KEY(least_, most_) FREE_BYTES("key", FIELD_INPUT, aead_memory, key, least_, most_, FIELD_SECRET)
#define AEAD_NONCE(least_, most_) FREE_BYTES("nonce", FIELD_INPUT, aead_memory, nonce, least_, most_, 0)
#define AEAD_AD FREE_BYTES("ad", FIELD_INPUT, aead_memory, associated, 0, AEAD_BYTES, 0)
#define PLAINTEXT(direction_) \
    FREE_BYTES("plaintext", direction_, aead_memory, message, 0, AEAD_BYTES, FIELD_SECRET)
#define CIPHERTEXT(direction_, tag_) \
    FREE_BYTES("ciphertext", direction_, aead_memory, message, tag_, AEAD_BYTES + (tag_), 0)

#define AEAD(bits_)                                                                                            \
    static uint32_t run_schwaemm##bits_##_encrypt(void *call)                                                  \
    {                                                                                                          \
        return encrypt(call, schwaemm##bits_##_encrypt, SCHWAEMM##bits_##_TAG_BYTES);                          \
    }                                                                                                          \
    static uint32_t run_schwaemm##bits_##_decrypt(void *call)                                                  \
    {                                                                                                          \
        return decrypt(call, schwaemm##bits_##_decrypt, SCHWAEMM##bits_##_TAG_BYTES);                          \
    }                                                                                                          \
    static const struct field schwaemm##bits_##_encrypt_fields[] = {                                           \
        AEAD_KEY(SCHWAEMM##bits_##_KEY_BYTES, SCHWAEMM##bits_##_KEY_BYTES),                                    \
        AEAD_NONCE(SCHWAEMM##bits_##_NONCE_BYTES, SCHWAEMM##bits_##_NONCE_BYTES), AEAD_AD,                     \
        PLAINTEXT(FIELD_INPUT), CIPHERTEXT(FIELD_OUTPUT, SCHWAEMM##bits_##_TAG_BYTES),                         \
    };                                                                                                         \
    static const struct field schwaemm##bits_##_decrypt_fields[] = {                                           \
        AEAD_KEY(SCHWAEMM##bits_##_KEY_BYTES, SCHWAEMM##bits_##_KEY_BYTES),                                    \
        AEAD_NONCE(SCHWAEMM##bits_##_NONCE_BYTES, SCHWAEMM##bits_##_NONCE_BYTES), AEAD_AD,                     \
        CIPHERTEXT(FIELD_INPUT, SCHWAEMM##bits_##_TAG_BYTES), PLAINTEXT(FIELD_OUTPUT),                         \
    }
AEAD(128128);
AEAD(256128);
AEAD(192192);
AEAD(256256);

/* The message of a hash takes what is left of the arena; a digest of any length goes where the message was. */
struct hash_memory {
    uint32_t length; /* of the digest, little-endian as on the wire */
    uint8_t digest[ESCH_BYTES_MOST];
    uint8_t message[THUMBKAT_ARENA - 4 - ESCH_BYTES_MOST];
};
#define HASH_BYTES sizeof(((struct hash_memory *)0)->message)
enum { HASH_MESSAGE = 0, XOF_DIGEST = 2 };

static struct hash_memory *hash_memory_of(struct call *call)
{
    return (struct hash_memory *)call->arena;
}

static uint32_t run_esch256(void *context)
{
    struct call *call = context;
    struct hash_memory *m = hash_memory_of(call);
    esch256(m->digest, m->message, call->length[HASH_MESSAGE]);
    return STATUS_OK;
}

static uint32_t run_esch384(void *context)
{
    struct call *call = context;
    struct hash_memory *m = hash_memory_of(call);
    esch384(m->digest, m->message, call->length[HASH_MESSAGE]);
    return STATUS_OK;
}

static inline uint32_t extend(struct call *call, void (*with)(uint8_t *, size_t, const uint8_t *, size_t))
{
    struct hash_memory *m = hash_memory_of(call);
    uint32_t digest_bytes = get32((const uint8_t *)&m->length);
    with(m->message, digest_bytes, m->message, call->length[HASH_MESSAGE]);
    call->length[XOF_DIGEST] = digest_bytes;
    return STATUS_OK;
}

static uint32_t run_xoesch256(void *call)
{
    return extend(call, xoesch256);
}

static uint32_t run_xoesch384(void *call)
{
    return extend(call, xoesch384);
}

#define HASHED FREE_BYTES("message", FIELD_INPUT, hash_memory, message, 0, HASH_BYTES, FIELD_SECRET)
#define DIGEST(bytes_) FREE_BYTES("digest", FIELD_OUTPUT, hash_memory, digest, bytes_, bytes_, FIELD_SECRET)
static const struct field esch256_fields[] = {HASHED, DIGEST(ESCH256_BYTES)};
static const struct field esch384_fields[] = {HASHED, DIGEST(ESCH384_BYTES)};
static const struct field xoesch_fields[] = {
    HASHED,
    NUMBER("length", struct hash_memory, length, 0, HASH_BYTES),
    FREE_BYTES("digest", FIELD_OUTPUT, hash_memory, message, 0, HASH_BYTES, FIELD_SECRET),
};

/* What is opened in pieces is read twice, and the second time it goes on from where the message began. The associated
 * data comes once, so it cannot be another one the second time. */
struct opening {
    schwaemm begun;   /* with the associated data and nothing of the message */
    schwaemm reading; /* with what has been read of the message, this time */
    uint8_t tag[SCHWAEMM_TAG_BYTES_MOST];
};

/* In pieces, which take the rest of the arena and are worked on where they are. */
struct piece_memory {
    union {
        struct sealing {
            schwaemm message;
            uint8_t tag_bytes;
        } sealing;
        struct opening opening;
        struct hashing {
            esch sponge;
            uint8_t digest_bytes;
        } hashing;
    } state;
    uint8_t key[SCHWAEMM_KEY_BYTES_MOST], nonce[SCHWAEMM_NONCE_BYTES_MOST], tag[SCHWAEMM_TAG_BYTES_MOST];
    uint8_t digest[ESCH_BYTES_MOST];
    uint32_t length; /* of a digest, little-endian as on the wire */
    uint8_t variant, reserved[3];
    uint8_t piece[(THUMBKAT_ARENA - sizeof(struct opening) - SCHWAEMM_KEY_BYTES_MOST - SCHWAEMM_NONCE_BYTES_MOST -
                   SCHWAEMM_TAG_BYTES_MOST - ESCH_BYTES_MOST - 8) & ~7u];
};
_Static_assert(offsetof(struct piece_memory, piece) % 4 == 0, "words can be worked on where they are");
#define PIECE_BYTES sizeof(((struct piece_memory *)0)->piece)
enum { IN_PIECE = 0, OUT_PIECE = 1, TAG_OUT = 0, DIGEST_OUT = 0, SQUEEZED = 1 };
enum { START_VARIANT = 0, START_KEY = 1, START_NONCE = 2, START_TAG = 3 };

static struct piece_memory *pieces_of(struct call *call)
{
    return (struct piece_memory *)call->arena;
}

/* In the order of the choices. */
static const struct {
    void (*start)(schwaemm *, const uint8_t *nonce, const uint8_t *key);
    uint8_t key_bytes, nonce_bytes, tag_bytes;
} aead_variants[] = {
#define VARIANT(bits_)                                                                          \
    {schwaemm##bits_##_start, SCHWAEMM##bits_##_KEY_BYTES, SCHWAEMM##bits_##_NONCE_BYTES,       \
     SCHWAEMM##bits_##_TAG_BYTES}
    VARIANT(128128), VARIANT(256128), VARIANT(192192), VARIANT(256256),
};
#define AEAD_VARIANTS "128_128\0" "256_128\0" "192_192\0" "256_256\0"

static uint32_t wrong_length(struct call *call, unsigned input)
{
    call->detail = (uint16_t)input;
    return STATUS_BAD_VALUE;
}

static uint32_t start_aead(struct call *call, schwaemm *s)
{
    struct piece_memory *m = pieces_of(call);
    if (call->length[START_KEY] != aead_variants[m->variant].key_bytes)
        return wrong_length(call, START_KEY);
    if (call->length[START_NONCE] != aead_variants[m->variant].nonce_bytes)
        return wrong_length(call, START_NONCE);
    aead_variants[m->variant].start(s, m->nonce, m->key);
    return STATUS_OK;
}

static uint32_t run_schwaemm_start(void *call)
{
    struct piece_memory *m = pieces_of(call);
    m->state.sealing.tag_bytes = aead_variants[m->variant].tag_bytes;
    return start_aead(call, &m->state.sealing.message);
}

static uint32_t run_schwaemm_associate(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    schwaemm_associate(&m->state.sealing.message, m->piece, call->length[IN_PIECE]);
    return STATUS_OK;
}

static uint32_t run_schwaemm_update(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    schwaemm_encrypt_update(&m->state.sealing.message, m->piece, m->piece, call->length[IN_PIECE]);
    call->length[OUT_PIECE] = call->length[IN_PIECE];
    return STATUS_OK;
}

static uint32_t run_schwaemm_finish(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    call->length[TAG_OUT] = m->state.sealing.tag_bytes;
    schwaemm_encrypt_finish(&m->state.sealing.message, m->tag);
    return STATUS_OK;
}

static uint32_t run_schwaemm_open_start(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    struct opening *o = &m->state.opening;
    uint32_t status = start_aead(call, &o->begun);
    if (status != STATUS_OK)
        return status;
    if (call->length[START_TAG] != aead_variants[m->variant].tag_bytes)
        return wrong_length(call, START_TAG);
    memcpy(o->tag, m->tag, sizeof o->tag);
    o->reading = o->begun;
    return STATUS_OK;
}

static uint32_t run_schwaemm_open_associate(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    struct opening *o = &m->state.opening;
    schwaemm_associate(&o->begun, m->piece, call->length[IN_PIECE]);
    o->reading = o->begun;
    return STATUS_OK;
}

/* What it deciphers is no output, and goes when the operation ends. */
static uint32_t run_schwaemm_open_check(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    schwaemm_decrypt_update_unverified(&m->state.opening.reading, m->piece, m->piece, call->length[IN_PIECE]);
    return STATUS_OK;
}

static uint32_t run_schwaemm_open_turn(void *call)
{
    struct opening *o = &pieces_of(call)->state.opening;
    if (schwaemm_decrypt_finish(&o->reading, o->tag) != 0)
        return STATUS_CHECK_FAILED;
    o->reading = o->begun;
    return STATUS_OK;
}

static uint32_t run_schwaemm_open_update(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    schwaemm_decrypt_update_unverified(&m->state.opening.reading, m->piece, m->piece, call->length[IN_PIECE]);
    call->length[OUT_PIECE] = call->length[IN_PIECE];
    return STATUS_OK;
}

static uint32_t run_schwaemm_open_finish(void *call)
{
    struct opening *o = &pieces_of(call)->state.opening;
    return schwaemm_decrypt_finish(&o->reading, o->tag) == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

static uint32_t run_esch_start(void *call)
{
    struct piece_memory *m = pieces_of(call);
    static const uint8_t bytes[] = {ESCH256_BYTES, ESCH384_BYTES};
    (m->variant == 0 ? esch256_start : esch384_start)(&m->state.hashing.sponge);
    m->state.hashing.digest_bytes = bytes[m->variant];
    return STATUS_OK;
}

static uint32_t run_xoesch_start(void *call)
{
    struct piece_memory *m = pieces_of(call);
    (m->variant == 0 ? xoesch256_start : xoesch384_start)(&m->state.hashing.sponge);
    return STATUS_OK;
}

static uint32_t run_esch_update(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    esch_update(&m->state.hashing.sponge, m->piece, call->length[IN_PIECE]);
    return STATUS_OK;
}

static uint32_t run_esch_finish(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    call->length[DIGEST_OUT] = m->state.hashing.digest_bytes;
    esch_squeeze(&m->state.hashing.sponge, m->digest, m->state.hashing.digest_bytes);
    return STATUS_OK;
}

static uint32_t run_xoesch_squeeze(void *context)
{
    struct call *call = context;
    struct piece_memory *m = pieces_of(call);
    uint32_t digest_bytes = get32((const uint8_t *)&m->length);
    esch_squeeze(&m->state.hashing.sponge, m->piece, digest_bytes);
    call->length[SQUEEZED] = digest_bytes;
    return STATUS_OK;
}

#define PIECE(name_, direction_, flags_) FREE_BYTES(name_, direction_, piece_memory, piece, 0, PIECE_BYTES, flags_)
#define PIECES_KEY                                                                                             \
    FREE_BYTES("key", FIELD_INPUT, piece_memory, key, SCHWAEMM128128_KEY_BYTES, SCHWAEMM_KEY_BYTES_MOST, FIELD_SECRET)
#define PIECES_NONCE                                                                                           \
    FREE_BYTES("nonce", FIELD_INPUT, piece_memory, nonce, SCHWAEMM128128_NONCE_BYTES, SCHWAEMM_NONCE_BYTES_MOST, 0)
#define PIECES_TAG(direction_)                                                                                 \
    FREE_BYTES("tag", direction_, piece_memory, tag, SCHWAEMM128128_TAG_BYTES, SCHWAEMM_TAG_BYTES_MOST, 0)
#define AEAD_VARIANT CHOICE(FIELD_INPUT, "variant", struct piece_memory, variant, AEAD_VARIANTS, 3)
#define HASH_VARIANT CHOICE(FIELD_INPUT, "variant", struct piece_memory, variant, "256\0" "384\0", 1)
#define SEALING STATE("seal", struct piece_memory, state.sealing)
#define OPENING STATE("open", struct piece_memory, state.opening)
#define HASHING STATE("hash", struct piece_memory, state.hashing)

static const struct field schwaemm_start_fields[] = {AEAD_VARIANT, PIECES_KEY, PIECES_NONCE, SEALING};
static const struct field schwaemm_associate_fields[] = {PIECE("piece", FIELD_INPUT, 0), SEALING};
static const struct field schwaemm_update_fields[] = {PIECE("piece", FIELD_INPUT, FIELD_SECRET),
                                                      PIECE("ciphertext", FIELD_OUTPUT, 0), SEALING};
static const struct field schwaemm_finish_fields[] = {PIECES_TAG(FIELD_OUTPUT)};
static const struct field open_start_fields[] = {AEAD_VARIANT, PIECES_KEY, PIECES_NONCE, PIECES_TAG(FIELD_INPUT),
                                                 OPENING};
static const struct field open_read_fields[] = {PIECE("piece", FIELD_INPUT, 0), OPENING};
static const struct field open_turn_fields[] = {OPENING};
static const struct field open_update_fields[] = {PIECE("piece", FIELD_INPUT, 0),
                                                  PIECE("plaintext", FIELD_OUTPUT, FIELD_SECRET), OPENING};
static const struct field hash_start_fields[] = {HASH_VARIANT, HASHING};
static const struct field hash_update_fields[] = {PIECE("piece", FIELD_INPUT, FIELD_SECRET), HASHING};
static const struct field esch_finish_fields[] = {FREE_BYTES("digest", FIELD_OUTPUT, piece_memory, digest,
                                                             ESCH256_BYTES, ESCH_BYTES_MOST, FIELD_SECRET)};
static const struct field xoesch_squeeze_fields[] = {
    NUMBER("length", struct piece_memory, length, 0, PIECE_BYTES),
    PIECE("digest", FIELD_OUTPUT, FIELD_SECRET),
    HASHING,
};

enum {
    SPARKLE256_SLIM_OF, SPARKLE256_BIG_OF, SPARKLE384_SLIM_OF, SPARKLE384_BIG_OF, SPARKLE512_SLIM_OF,
    SPARKLE512_BIG_OF,
    ENCRYPT_128128, DECRYPT_128128, ENCRYPT_256128, DECRYPT_256128, ENCRYPT_192192, DECRYPT_192192, ENCRYPT_256256,
    DECRYPT_256256,
    ESCH256, ESCH384, XOESCH256, XOESCH384,
    SCHWAEMM_START, SCHWAEMM_ASSOCIATE, SCHWAEMM_UPDATE, SCHWAEMM_FINISH,
    OPEN_START, OPEN_ASSOCIATE, OPEN_CHECK, OPEN_TURN, OPEN_UPDATE, OPEN_FINISH,
    ESCH_START, ESCH_UPDATE, ESCH_FINISH, XOESCH_START, XOESCH_ABSORB, XOESCH_SQUEEZE,
};
#define AFTER(name_, ...) \
    static const struct operation *const name_[] = {__VA_ARGS__, NULL}
#define AT(number_) &sparkle_operations[number_]
AFTER(associating, AT(SCHWAEMM_START), AT(SCHWAEMM_ASSOCIATE));
AFTER(sealing, AT(SCHWAEMM_START), AT(SCHWAEMM_ASSOCIATE), AT(SCHWAEMM_UPDATE));
AFTER(open_associating, AT(OPEN_START), AT(OPEN_ASSOCIATE));
AFTER(checking, AT(OPEN_START), AT(OPEN_ASSOCIATE), AT(OPEN_CHECK));
AFTER(opening, AT(OPEN_TURN), AT(OPEN_UPDATE));
AFTER(hashing, AT(ESCH_START), AT(ESCH_UPDATE));
AFTER(absorbing, AT(XOESCH_START), AT(XOESCH_ABSORB));
AFTER(squeezing, AT(XOESCH_START), AT(XOESCH_ABSORB), AT(XOESCH_SQUEEZE));

/* Upper bounds, in thousands of cycles: a permutation in C on a Cortex-M0, with room to spare, and so many of them as
 * the longest of everything needs. */
#define BLOCK 12
#define BOUND(bytes, rate) (BLOCK * ((bytes) / (rate) + 6))

#define OPERATION(name_, fields_, run_, memory_, bound_)                                                   \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &sparkle_backend, .kilocycles = bound_,        \
    .memory = sizeof(struct memory_), .flags = OPERATION_SEALED
#define PERMUTATION(bits_, steps_)                                                                         \
    {OPERATION("sparkle.sparkle" #bits_ "_" #steps_, sparkle##bits_##_fields, run_sparkle##bits_##_##steps_, \
               permutation_memory, BLOCK)}
#define WHOLE(rate_, capacity_, which_)                                                                    \
    {OPERATION("sparkle.schwaemm" #rate_ "_" #capacity_ "_" #which_,                                       \
               schwaemm##rate_##capacity_##_##which_##_fields, run_schwaemm##rate_##capacity_##_##which_,  \
               aead_memory, BOUND(2 * AEAD_BYTES, (rate_) / 8))}
#define HASH(name_, fields_, outputs_)                                                                     \
    {OPERATION("sparkle." #name_, fields_, run_##name_, hash_memory, BOUND(outputs_ * HASH_BYTES, ESCH_RATE))}
#define PIECES(name_, fields_, run_) \
    OPERATION("sparkle." name_, fields_, run_, piece_memory, BOUND(PIECE_BYTES, ESCH_RATE))
#define STEP(name_, fields_, run_) OPERATION("sparkle." name_, fields_, run_, piece_memory, BOUND(0, 1))

const struct operation sparkle_operations[] = {
    [SPARKLE256_SLIM_OF] = PERMUTATION(256, slim),
    [SPARKLE256_BIG_OF] = PERMUTATION(256, big),
    [SPARKLE384_SLIM_OF] = PERMUTATION(384, slim),
    [SPARKLE384_BIG_OF] = PERMUTATION(384, big),
    [SPARKLE512_SLIM_OF] = PERMUTATION(512, slim),
    [SPARKLE512_BIG_OF] = PERMUTATION(512, big),
    [ENCRYPT_128128] = WHOLE(128, 128, encrypt),
    [DECRYPT_128128] = WHOLE(128, 128, decrypt),
    [ENCRYPT_256128] = WHOLE(256, 128, encrypt),
    [DECRYPT_256128] = WHOLE(256, 128, decrypt),
    [ENCRYPT_192192] = WHOLE(192, 192, encrypt),
    [DECRYPT_192192] = WHOLE(192, 192, decrypt),
    [ENCRYPT_256256] = WHOLE(256, 256, encrypt),
    [DECRYPT_256256] = WHOLE(256, 256, decrypt),
    [ESCH256] = HASH(esch256, esch256_fields, 1),
    [ESCH384] = HASH(esch384, esch384_fields, 1),
    [XOESCH256] = HASH(xoesch256, xoesch_fields, 2),
    [XOESCH384] = HASH(xoesch384, xoesch_fields, 2),
    [SCHWAEMM_START] = {STEP("schwaemm_start", schwaemm_start_fields, run_schwaemm_start)},
    [SCHWAEMM_ASSOCIATE] = {PIECES("schwaemm_associate", schwaemm_associate_fields, run_schwaemm_associate),
                            .continues = associating},
    [SCHWAEMM_UPDATE] = {PIECES("schwaemm_update", schwaemm_update_fields, run_schwaemm_update),
                         .continues = sealing},
    [SCHWAEMM_FINISH] = {STEP("schwaemm_finish", schwaemm_finish_fields, run_schwaemm_finish), .continues = sealing},
    [OPEN_START] = {STEP("schwaemm_open_start", open_start_fields, run_schwaemm_open_start)},
    [OPEN_ASSOCIATE] = {PIECES("schwaemm_open_associate", open_read_fields, run_schwaemm_open_associate),
                        .continues = open_associating},
    [OPEN_CHECK] = {PIECES("schwaemm_open_check", open_read_fields, run_schwaemm_open_check), .continues = checking},
    [OPEN_TURN] = {STEP("schwaemm_open_turn", open_turn_fields, run_schwaemm_open_turn), .continues = checking},
    [OPEN_UPDATE] = {PIECES("schwaemm_open_update", open_update_fields, run_schwaemm_open_update),
                     .continues = opening},
    [OPEN_FINISH] = {.name = "sparkle.schwaemm_open_finish", .run = run_schwaemm_open_finish,
                     .backend = &sparkle_backend, .kilocycles = BOUND(0, 1), .memory = sizeof(struct piece_memory),
                     .flags = OPERATION_SEALED, .continues = opening},
    [ESCH_START] = {STEP("esch_start", hash_start_fields, run_esch_start)},
    [ESCH_UPDATE] = {PIECES("esch_update", hash_update_fields, run_esch_update), .continues = hashing},
    [ESCH_FINISH] = {STEP("esch_finish", esch_finish_fields, run_esch_finish), .continues = hashing},
    [XOESCH_START] = {STEP("xoesch_start", hash_start_fields, run_xoesch_start)},
    [XOESCH_ABSORB] = {PIECES("xoesch_absorb", hash_update_fields, run_esch_update), .continues = absorbing},
    [XOESCH_SQUEEZE] = {PIECES("xoesch_squeeze", xoesch_squeeze_fields, run_xoesch_squeeze), .continues = squeezing},
};
const uint8_t sparkle_operation_count = sizeof sparkle_operations / sizeof sparkle_operations[0];
