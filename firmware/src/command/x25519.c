#include "x25519.h"

#include "operation.h"
#include "x25519_bounds.h"

#define LOW_ORDER "no\0yes\0"
enum { LOW_ORDER_YES = 1 };

struct scalarmult_memory {
    uint8_t scalar[X25519_BYTES], point[X25519_BYTES], out[X25519_BYTES];
    uint8_t low_order;
};

static uint32_t run_scalarmult(void *call)
{
    struct scalarmult_memory *m = (struct scalarmult_memory *)((struct call *)call)->arena;
    m->low_order = (uint8_t)-x25519(m->out, m->scalar, m->point);
    return STATUS_OK;
}

static uint32_t run_base(void *call)
{
    struct scalarmult_memory *m = (struct scalarmult_memory *)((struct call *)call)->arena;
    x25519_base(m->out, m->scalar);
    return STATUS_OK;
}

struct step_memory {
    x25519_ladder ladder;
    uint32_t swap;
    struct {
        uint8_t x1[32], points[4][32], swap[1]; /* points: x2, z2, x3, z3 */
    } wire;
};

static void prepare_step(struct call *call)
{
    struct step_memory *m = (struct step_memory *)call->arena;
    fe25519_from_bytes(&m->ladder.x1, m->wire.x1);
    fe25519_from_bytes(&m->ladder.x2, m->wire.points[0]);
    fe25519_from_bytes(&m->ladder.z2, m->wire.points[1]);
    fe25519_from_bytes(&m->ladder.x3, m->wire.points[2]);
    fe25519_from_bytes(&m->ladder.z3, m->wire.points[3]);
    m->swap = 0 - (m->wire.swap[0] & 1u);
}

static uint32_t run_step(void *call)
{
    struct step_memory *m = (struct step_memory *)((struct call *)call)->arena;
    x25519_step(&m->ladder, m->swap);
    return STATUS_OK;
}

static void finish_step(struct call *call)
{
    struct step_memory *m = (struct step_memory *)call->arena;
    fe25519_to_bytes(m->wire.points[0], &m->ladder.x2);
    fe25519_to_bytes(m->wire.points[1], &m->ladder.z2);
    fe25519_to_bytes(m->wire.points[2], &m->ladder.x3);
    fe25519_to_bytes(m->wire.points[3], &m->ladder.z3);
}

static const struct field scalarmult_fields[] = {
    INPUT_BYTES("private", struct scalarmult_memory, scalar, FIELD_SECRET),
    INPUT_BYTES("public", struct scalarmult_memory, point, 0),
    OUTPUT_BYTES("shared", struct scalarmult_memory, out, FIELD_SECRET),
    CHOICE(FIELD_OUTPUT, "low_order", struct scalarmult_memory, low_order, LOW_ORDER, LOW_ORDER_YES),
};
static const struct field base_fields[] = {
    INPUT_BYTES("private", struct scalarmult_memory, scalar, FIELD_SECRET),
    OUTPUT_BYTES("public", struct scalarmult_memory, out, 0),
};
static const struct field step_fields[] = {
    INPUT_BYTES("x1", struct step_memory, wire.x1, 0),
    INPUT_BYTES("points", struct step_memory, wire.points, FIELD_SECRET),
    INPUT_BYTES("swap", struct step_memory, wire.swap, FIELD_SECRET),
    OUTPUT_BYTES("result", struct step_memory, wire.points, FIELD_SECRET),
};

#define X25519_OPERATION(name_, fields_, run_, memory_, bound_)                                      \
    .name = name_, FIELDS(fields_), .run = run_, .backend = &x25519_backend, .kilocycles = bound_,   \
    .memory = sizeof(memory_), .flags = OPERATION_SEALED

/* A step is bounded by C on a Cortex-M0 too, with room to spare. */
const struct operation x25519_operations[] = {
    {X25519_OPERATION("x25519.scalarmult", scalarmult_fields, run_scalarmult, struct scalarmult_memory, X25519_BOUND)},
    {X25519_OPERATION("x25519.base", base_fields, run_base, struct scalarmult_memory, X25519_BOUND)},
    {X25519_OPERATION("x25519.step", step_fields, run_step, struct step_memory, 200), .prepare = prepare_step,
     .finish = finish_step},
};
const uint8_t x25519_operation_count = sizeof x25519_operations / sizeof x25519_operations[0];
