/* Live sessions: NewHope with the board's own coins, and both sides' confirmation (PROTOCOL.md, "Live
 * sessions"). Secrets and the key stay in the arena, in state that no command reads. */
#include "bytes.h"
#include "declassify.h"
#include "entropy.h"
#include "keccak.h"
#include "newhope.h"
#include "newhope_bounds.h"
#include "operation.h"

enum scheme { SCHEME_NEWHOPE = 0, SCHEME_NEWHOPE_14BIT = 1 };
#define SCHEMES "newhope\0newhope-14bit\0"
enum role { ROLE_STARTED = 0x41, ROLE_RESPONDED = 0x42 };
#define TAG_BYTES 32

/* What a session leaves on the board between its operations. */
struct session {
    uint8_t key[NEWHOPE_KEY_BYTES];
    uint8_t transcript[SHA3_256_BYTES]; /* between start and finish: the hash of message A */
    uint8_t scheme, role;
};

struct memory {
    newhope_poly secret; /* state between start and finish */
    union {
        newhope_work newhope;
        keccak_sponge sponge;
    } work;
    uint32_t message[NEWHOPE_MSG_B_WORDS]; /* A or B, in and out */
    struct session session;
    union {
        uint8_t coins[ENTROPY_COIN_BYTES];
        struct {
            uint8_t ours[TAG_BYTES], theirs[TAG_BYTES];
        } tag;
    } of; /* the first two operations, or the last two */
    uint8_t origin;
};
_Static_assert(NEWHOPE_MSG_A_BYTES <= NEWHOPE_MSG_B_BYTES, "one buffer holds either message");
_Static_assert(ENTROPY_COIN_BYTES == 2 * NEWHOPE_SEED_BYTES, "coins are a seed for a and one for noise");

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

static enum newhope_parse parse_of(const struct memory *m)
{
    return m->session.scheme == SCHEME_NEWHOPE ? NEWHOPE_PARSE_5Q : NEWHOPE_PARSE_14BIT;
}

static void hash(struct memory *m, uint8_t digest[SHA3_256_BYTES], const void *first, size_t first_length,
                 const void *second, size_t second_length)
{
    sha3_256_init(&m->work.sponge);
    keccak_absorb(&m->work.sponge, first, first_length);
    keccak_absorb(&m->work.sponge, second, second_length);
    keccak_squeeze(&m->work.sponge, digest, SHA3_256_BYTES);
}

static bool draw(struct memory *m, struct call *call)
{
    enum entropy_origin origin = ENTROPY_FROM_RNG;
    if (!entropy_draw(m->of.coins, &origin, &m->work.sponge)) {
        call->detail = (uint16_t)entropy_source();
        return false;
    }
    m->origin = (uint8_t)origin;
    return true;
}

static uint32_t run_start(void *call)
{
    struct memory *m = memory_of(call);
    if (!draw(m, call))
        return STATUS_NO_ENTROPY;
    /* The seed of a is public: hashing it keeps the generator's own output off the wire. */
    uint8_t *seed = m->of.coins, *noise = m->of.coins + NEWHOPE_SEED_BYTES;
    hash(m, seed, seed, NEWHOPE_SEED_BYTES, NULL, 0);
    DECLASSIFY(seed, NEWHOPE_SEED_BYTES, "the seed of a goes out in message A");
    newhope_keygen(&m->secret, m->message, &m->work.newhope, parse_of(m), seed, noise);
    m->session.role = ROLE_STARTED;
    hash(m, m->session.transcript, m->message, NEWHOPE_MSG_A_BYTES, NULL, 0);
    wipe(m->of.coins, sizeof m->of.coins);
    return STATUS_OK;
}

/* From the hash of message A to that of both. */
static void close_transcript(struct memory *m)
{
    uint8_t *b = m->of.tag.ours; /* free until the session is whole */
    hash(m, b, m->message, NEWHOPE_MSG_B_BYTES, NULL, 0);
    hash(m, m->session.transcript, m->session.transcript, SHA3_256_BYTES, b, SHA3_256_BYTES);
}

static uint32_t run_respond(void *call)
{
    struct memory *m = memory_of(call);
    if (!draw(m, call))
        return STATUS_NO_ENTROPY;
    m->session.role = ROLE_RESPONDED;
    hash(m, m->session.transcript, m->message, NEWHOPE_MSG_A_BYTES, NULL, 0);
    newhope_sharedb(m->message, m->session.key, &m->secret, &m->work.newhope, parse_of(m), m->message, m->of.coins);
    wipe(m->of.coins, sizeof m->of.coins);
    close_transcript(m);
    return STATUS_OK;
}

static uint32_t run_finish(void *call)
{
    struct memory *m = memory_of(call);
    newhope_shareda(m->session.key, &m->secret, &m->work.newhope, m->message);
    close_transcript(m);
    return STATUS_OK;
}

static void make_tag(struct memory *m, uint8_t role)
{
    static const uint8_t label[19] = "thumbkat session v1";
    keccak_sponge *sponge = &m->work.sponge;
    sha3_256_init(sponge);
    keccak_absorb(sponge, label, sizeof label);
    keccak_absorb(sponge, &m->session.scheme, 1);
    keccak_absorb(sponge, &role, 1);
    keccak_absorb(sponge, m->session.key, sizeof m->session.key);
    keccak_absorb(sponge, m->session.transcript, sizeof m->session.transcript);
    keccak_squeeze(sponge, m->of.tag.ours, TAG_BYTES);
    wipe(sponge, sizeof *sponge);
}

static uint32_t run_confirm(void *call)
{
    struct memory *m = memory_of(call);
    make_tag(m, m->session.role);
    return STATUS_OK;
}

static uint32_t run_check(void *call)
{
    struct memory *m = memory_of(call);
    make_tag(m, m->session.role ^ ROLE_STARTED ^ ROLE_RESPONDED);
    uint8_t difference = 0;
    for (unsigned i = 0; i < TAG_BYTES; i++)
        difference |= m->of.tag.ours[i] ^ m->of.tag.theirs[i];
    wipe(m->of.tag.ours, sizeof m->of.tag.ours);
    /* How many bytes agreed is not public, and all have been looked at. A failure wipes everything. */
    uint32_t differs = (0u - (uint32_t)difference) >> 31;
    DECLASSIFY_VALUE(differs, "whether the tag of the peer is right is the answer");
    return differs == 0 ? STATUS_OK : STATUS_CHECK_FAILED;
}

#define MESSAGE(direction_, name_, bytes_)                                                            \
    {.name = name_, .least = bytes_, .most = bytes_, .offset = offsetof(struct memory, message),      \
     .direction = direction_, .type = FIELD_BYTES}
#define ORIGIN CHOICE(FIELD_OUTPUT, "entropy", struct memory, origin, ENTROPY_ORIGINS, ENTROPY_FROM_BOTH)
#define SCHEME CHOICE(FIELD_INPUT, "scheme", struct memory, session.scheme, SCHEMES, SCHEME_NEWHOPE_14BIT)
#define SESSION STATE("session", struct memory, session)

static const struct field start_fields[] = {
    SCHEME,
    MESSAGE(FIELD_OUTPUT, "msg_a", NEWHOPE_MSG_A_BYTES),
    ORIGIN,
    STATE("secret", struct memory, secret),
    SESSION,
};
static const struct field respond_fields[] = {
    SCHEME,
    MESSAGE(FIELD_INPUT, "msg_a", NEWHOPE_MSG_A_BYTES),
    MESSAGE(FIELD_OUTPUT, "msg_b", NEWHOPE_MSG_B_BYTES),
    ORIGIN,
    SESSION,
};
static const struct field finish_fields[] = {MESSAGE(FIELD_INPUT, "msg_b", NEWHOPE_MSG_B_BYTES), SESSION};
static const struct field confirm_fields[] = {OUTPUT_BYTES("tag", struct memory, of.tag.ours, 0), SESSION};
static const struct field check_fields[] = {INPUT_BYTES("peer_tag", struct memory, of.tag.theirs, 0), SESSION};

enum { START, RESPOND, FINISH, CONFIRM, CHECK };
static const struct operation *const after_start[] = {&session_operations[START], NULL};
static const struct operation *const after_agreement[] = {
    &session_operations[RESPOND], &session_operations[FINISH],  &session_operations[CONFIRM],
    &session_operations[CHECK],   NULL,
};

#define SESSION_OPERATION(name_, fields_, run_, bound_)                                                    \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &newhope_backend, .kilocycles = bound_,        \
    .memory = sizeof(struct memory), .flags = OPERATION_SEALED

const struct operation session_operations[] = {
    [START] = {SESSION_OPERATION("session.start", start_fields, run_start, NEWHOPE_KEYGEN_BOUND + HASHES_BOUND),
               .milliseconds = ENTROPY_MILLISECONDS},
    [RESPOND] = {SESSION_OPERATION("session.respond", respond_fields, run_respond,
                                   NEWHOPE_SHAREDB_BOUND + HASHES_BOUND),
                 .milliseconds = ENTROPY_MILLISECONDS},
    [FINISH] = {SESSION_OPERATION("session.finish", finish_fields, run_finish,
                                  NEWHOPE_SHAREDA_BOUND + HASHES_BOUND),
                .continues = after_start},
    [CONFIRM] = {SESSION_OPERATION("session.confirm", confirm_fields, run_confirm, HASHES_BOUND),
                 .continues = after_agreement},
    [CHECK] = {SESSION_OPERATION("session.check", check_fields, run_check, HASHES_BOUND),
               .continues = after_agreement},
};
const uint8_t session_operation_count = sizeof session_operations / sizeof session_operations[0];
