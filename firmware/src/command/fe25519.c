#include "fe25519.h"

#include "operation.h"

struct memory {
    fe25519 a, b, out;
    struct {
        uint8_t a[32], b[32], out[32];
    } wire;
};

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

static void prepare_one(struct call *call)
{
    struct memory *m = memory_of(call);
    fe25519_from_bytes(&m->a, m->wire.a);
}

static void prepare_two(struct call *call)
{
    struct memory *m = memory_of(call);
    fe25519_from_bytes(&m->a, m->wire.a);
    fe25519_from_bytes(&m->b, m->wire.b);
}

static void finish(struct call *call)
{
    struct memory *m = memory_of(call);
    fe25519_to_bytes(m->wire.out, &m->out);
}

static uint32_t run_mul(void *call)
{
    struct memory *m = memory_of(call);
    fe25519_mul(&m->out, &m->a, &m->b);
    return STATUS_OK;
}

static uint32_t run_sqr(void *call)
{
    struct memory *m = memory_of(call);
    fe25519_sqr(&m->out, &m->a);
    return STATUS_OK;
}

static uint32_t run_invert(void *call)
{
    struct memory *m = memory_of(call);
    fe25519_invert(&m->out, &m->a);
    return STATUS_OK;
}

static const struct field two_fields[] = {
    INPUT_BYTES("a", struct memory, wire.a, FIELD_SECRET),
    INPUT_BYTES("b", struct memory, wire.b, FIELD_SECRET),
    OUTPUT_BYTES("result", struct memory, wire.out, FIELD_SECRET),
};
static const struct field one_fields[] = {
    INPUT_BYTES("a", struct memory, wire.a, FIELD_SECRET),
    OUTPUT_BYTES("result", struct memory, wire.out, FIELD_SECRET),
};

#define FE25519_OPERATION(name_, fields_, prepare_, run_, bound_)                                             \
    .name = name_, FIELDS(fields_), .prepare = prepare_, .run = run_, .finish = finish,                       \
    .backend = &fe25519_backend, .kilocycles = bound_, .memory = sizeof(struct memory), .flags = OPERATION_SEALED

/* The bounds are those of C on a Cortex-M0, with room to spare. */
const struct operation fe25519_operations[] = {
    {FE25519_OPERATION("fe25519.mul", two_fields, prepare_two, run_mul, 40)},
    {FE25519_OPERATION("fe25519.sqr", one_fields, prepare_one, run_sqr, 40)},
    {FE25519_OPERATION("fe25519.invert", one_fields, prepare_one, run_invert, 4000)},
};
const uint8_t fe25519_operation_count = sizeof fe25519_operations / sizeof fe25519_operations[0];
