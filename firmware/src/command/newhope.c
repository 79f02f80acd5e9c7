#include "newhope.h"

#include "bytes.h"
#include "newhope_bounds.h"
#include "operation.h"

_Static_assert(NEWHOPE_WIRE_BYTES == POLY_WIRE_BYTES, "the protocol's poly is NewHope's");
_Static_assert(NEWHOPE_Q == POLY_MODULUS, "the protocol's poly is NewHope's");

/* A step. Polynomials go from wire to backend and back between the three, since that may change their order:
 * inputs in `first` (and `second`), the backend's in `second` (and `third`), the result in `first`. */
struct step_memory {
    union {
        uint8_t wire[POLY_WIRE_BYTES];
        newhope_poly poly;
        uint32_t packed[NEWHOPE_POLY_WORDS];
    } first, second, third;
    union {
        newhope_scratch scratch;
        uint32_t r[NEWHOPE_REC_WORDS];
    } beside;
    uint8_t bytes[32];
    uint32_t index;
    uint8_t parse;
};

static struct step_memory *step_of(void *call)
{
    return (struct step_memory *)((struct call *)call)->arena;
}

static void prepare_one(struct step_memory *m, enum newhope_domain domain)
{
    newhope_from_wire(&m->second.poly, m->first.wire, domain);
}

static void finish_one(struct step_memory *m, enum newhope_domain domain)
{
    newhope_to_wire(m->first.wire, &m->second.poly, domain);
}

static void prepare_sampled(struct call *call)
{
    prepare_one(step_of(call), NEWHOPE_SAMPLED);
}

static void prepare_ntt(struct call *call)
{
    prepare_one(step_of(call), NEWHOPE_NTT);
}

static void prepare_natural(struct call *call)
{
    prepare_one(step_of(call), NEWHOPE_NATURAL);
}

static void prepare_factors(struct call *call)
{
    struct step_memory *m = step_of(call);
    newhope_from_wire(&m->third.poly, m->second.wire, NEWHOPE_NTT_SECRET);
    newhope_from_wire(&m->second.poly, m->first.wire, NEWHOPE_NTT);
}

static void finish_ntt(struct call *call)
{
    finish_one(step_of(call), NEWHOPE_NTT);
}

static void finish_natural(struct call *call)
{
    finish_one(step_of(call), NEWHOPE_NATURAL);
}

static uint32_t run_ntt(void *call)
{
    newhope_ntt(&step_of(call)->second.poly);
    return STATUS_OK;
}

static uint32_t run_invntt(void *call)
{
    newhope_invntt(&step_of(call)->second.poly);
    return STATUS_OK;
}

static uint32_t run_pointwise(void *call)
{
    newhope_pointwise(&step_of(call)->second.poly, &step_of(call)->third.poly);
    return STATUS_OK;
}

static uint32_t run_pointwise_invntt(void *call)
{
    newhope_pointwise_invntt(&step_of(call)->second.poly, &step_of(call)->third.poly);
    return STATUS_OK;
}

static uint32_t run_uniform(void *call)
{
    struct step_memory *m = step_of(call);
    newhope_uniform(&m->second.poly, &m->beside.scratch, (enum newhope_parse)m->parse, m->bytes);
    return STATUS_OK;
}

static uint32_t run_pack(void *call)
{
    newhope_pack(step_of(call)->third.packed, &step_of(call)->second.poly);
    return STATUS_OK;
}

static uint32_t run_unpack(void *call)
{
    newhope_unpack(&step_of(call)->second.poly, step_of(call)->third.packed);
    return STATUS_OK;
}

static uint32_t run_rec(void *call)
{
    struct step_memory *m = step_of(call);
    newhope_rec(m->bytes, &m->second.poly, m->beside.r);
    return STATUS_OK;
}

/* Operations that take coins from outside, and the one that continues them: not in a sealed build. */
#ifndef THUMBKAT_SEALED

/* The exchange. `message` is A or B, whichever is at hand. */
struct exchange_memory {
    newhope_poly secret; /* the state between keygen and shareda */
    newhope_work work;
    uint32_t message[NEWHOPE_MSG_B_WORDS];
    uint8_t seed[NEWHOPE_SEED_BYTES], noise[NEWHOPE_SEED_BYTES], key[NEWHOPE_KEY_BYTES];
    uint8_t parse;
};

static struct exchange_memory *exchange_of(void *call)
{
    return (struct exchange_memory *)((struct call *)call)->arena;
}

static uint32_t run_keygen(void *call)
{
    struct exchange_memory *m = exchange_of(call);
    newhope_keygen(&m->secret, m->message, &m->work, (enum newhope_parse)m->parse, m->seed, m->noise);
    return STATUS_OK;
}

static uint32_t run_sharedb(void *call)
{
    struct exchange_memory *m = exchange_of(call);
    newhope_sharedb(m->message, m->key, &m->secret, &m->work, (enum newhope_parse)m->parse, m->message, m->noise);
    return STATUS_OK;
}

static uint32_t run_shareda(void *call)
{
    struct exchange_memory *m = exchange_of(call);
    newhope_shareda(m->key, &m->secret, &m->work, m->message);
    return STATUS_OK;
}

static uint32_t run_noise(void *call)
{
    struct step_memory *m = step_of(call);
    newhope_noise(&m->second.poly, &m->beside.scratch, m->bytes, m->index);
    return STATUS_OK;
}

static void finish_noise(struct call *call)
{
    struct step_memory *m = step_of(call);
    finish_one(m, m->index == 2 ? NEWHOPE_NATURAL : NEWHOPE_SAMPLED);
}

static uint32_t run_helprec(void *call)
{
    struct step_memory *m = step_of(call);
    newhope_helprec(m->beside.r, &m->second.poly, m->bytes);
    return STATUS_OK;
}

#endif

#define PARSES "5q\0" "14bit\0"
#define PARSE(struct_) CHOICE(FIELD_INPUT, "parse", struct_, parse, PARSES, NEWHOPE_PARSE_14BIT)
#define MESSAGE(direction_, name_, bytes_)                                                               \
    {.name = name_, .least = bytes_, .most = bytes_, .offset = offsetof(struct exchange_memory, message), \
     .direction = direction_, .type = FIELD_BYTES}
#define PACKED(direction_)                                                                                \
    {.name = "packed", .least = NEWHOPE_POLY_BYTES, .most = NEWHOPE_POLY_BYTES,                           \
     .offset = offsetof(struct step_memory, third), .direction = direction_, .type = FIELD_BYTES}
#define ONE_POLY POLY(FIELD_INPUT, "poly", struct step_memory, first, FIELD_SECRET)
#define RESULT POLY(FIELD_OUTPUT, "result", struct step_memory, first, FIELD_SECRET)
#define KEY OUTPUT_BYTES("key", struct exchange_memory, key, FIELD_SECRET)

static const struct field transform_fields[] = {ONE_POLY, RESULT};
static const struct field product_fields[] = {
    POLY(FIELD_INPUT, "a", struct step_memory, first, 0),
    POLY(FIELD_INPUT, "b", struct step_memory, second, FIELD_SECRET),
    RESULT,
};
static const struct field uniform_fields[] = {
    PARSE(struct step_memory),
    INPUT_BYTES("seed", struct step_memory, bytes, 0),
    POLY(FIELD_OUTPUT, "result", struct step_memory, first, 0),
};
static const struct field pack_fields[] = {ONE_POLY, PACKED(FIELD_OUTPUT)};
static const struct field unpack_fields[] = {PACKED(FIELD_INPUT), RESULT};
static const struct field rec_fields[] = {
    ONE_POLY,
    INPUT_BYTES("r", struct step_memory, beside.r, 0),
    OUTPUT_BYTES("bits", struct step_memory, bytes, FIELD_SECRET),
};

#ifndef THUMBKAT_SEALED

static const struct field keygen_fields[] = {
    PARSE(struct exchange_memory),
    INPUT_BYTES("seed", struct exchange_memory, seed, 0),
    INPUT_BYTES("noise", struct exchange_memory, noise, FIELD_SECRET),
    MESSAGE(FIELD_OUTPUT, "msg_a", NEWHOPE_MSG_A_BYTES),
    STATE("secret", struct exchange_memory, secret),
};
static const struct field sharedb_fields[] = {
    PARSE(struct exchange_memory),
    MESSAGE(FIELD_INPUT, "msg_a", NEWHOPE_MSG_A_BYTES),
    INPUT_BYTES("noise", struct exchange_memory, noise, FIELD_SECRET),
    MESSAGE(FIELD_OUTPUT, "msg_b", NEWHOPE_MSG_B_BYTES),
    KEY,
};
static const struct field shareda_fields[] = {MESSAGE(FIELD_INPUT, "msg_b", NEWHOPE_MSG_B_BYTES), KEY};
static const struct field noise_fields[] = {
    INPUT_BYTES("noise", struct step_memory, bytes, FIELD_SECRET),
    NUMBER("index", struct step_memory, index, 0, 2),
    RESULT,
};
static const struct field helprec_fields[] = {
    ONE_POLY,
    INPUT_BYTES("bits", struct step_memory, bytes, FIELD_SECRET),
    OUTPUT_BYTES("r", struct step_memory, beside.r, 0),
    OUTPUT_BYTES("key_bits", struct step_memory, bytes, FIELD_SECRET),
};

enum { KEYGEN = 0 }; /* its place below */
static const struct operation *const after_keygen[] = {&newhope_operations[KEYGEN], NULL};

#endif

#define NEWHOPE_OPERATION(name_, fields_, run_, bound_, struct_)                                      \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &newhope_backend, .kilocycles = bound_,   \
    .memory = sizeof(struct_)
#define EXCHANGE(name_, fields_, run_, bound_)                                                        \
    NEWHOPE_OPERATION(name_, fields_, run_, bound_, struct exchange_memory)
/* The conversions around a step take a few passes more. */
#define STEP(name_, fields_, run_, bound_)                                                            \
    NEWHOPE_OPERATION(name_, fields_, run_, bound_ + 3 * PASS_BOUND, struct step_memory)

const struct operation newhope_operations[] = {
#ifndef THUMBKAT_SEALED
    [KEYGEN] = {EXCHANGE("newhope.keygen", keygen_fields, run_keygen, NEWHOPE_KEYGEN_BOUND)},
    {EXCHANGE("newhope.sharedb", sharedb_fields, run_sharedb, NEWHOPE_SHAREDB_BOUND)},
    {EXCHANGE("newhope.shareda", shareda_fields, run_shareda, NEWHOPE_SHAREDA_BOUND), .continues = after_keygen},
    {STEP("newhope.noise", noise_fields, run_noise, NOISE_BOUND), .finish = finish_noise},
    {STEP("newhope.helprec", helprec_fields, run_helprec, PASS_BOUND), .prepare = prepare_natural},
#endif
    {STEP("newhope.ntt", transform_fields, run_ntt, NTT_BOUND), .prepare = prepare_sampled,
     .finish = finish_ntt, .flags = OPERATION_SEALED},
    {STEP("newhope.invntt", transform_fields, run_invntt, NTT_BOUND), .prepare = prepare_ntt,
     .finish = finish_natural, .flags = OPERATION_SEALED},
    {STEP("newhope.pointwise", product_fields, run_pointwise, PASS_BOUND), .prepare = prepare_factors,
     .finish = finish_ntt, .flags = OPERATION_SEALED},
    {STEP("newhope.pointwise_invntt", product_fields, run_pointwise_invntt, PASS_BOUND + NTT_BOUND),
     .prepare = prepare_factors, .finish = finish_natural, .flags = OPERATION_SEALED},
    {STEP("newhope.uniform", uniform_fields, run_uniform, UNIFORM_BOUND), .finish = finish_ntt,
     .flags = OPERATION_SEALED},
    {STEP("newhope.rec", rec_fields, run_rec, PASS_BOUND), .prepare = prepare_natural, .flags = OPERATION_SEALED},
    {STEP("newhope.pack", pack_fields, run_pack, PASS_BOUND), .prepare = prepare_ntt, .flags = OPERATION_SEALED},
    {STEP("newhope.unpack", unpack_fields, run_unpack, PASS_BOUND), .finish = finish_ntt, .flags = OPERATION_SEALED},
};
const uint8_t newhope_operation_count = sizeof newhope_operations / sizeof newhope_operations[0];
