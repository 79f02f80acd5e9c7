/* Operations with one fault each, for tests/verify: `thumbkat verify` must find every one. Built into a copy of the
 * firmware. */
#include <string.h>

#include "operation.h"

struct memory {
    uint8_t secret[32], result[32];
    uint32_t unwritten[8];
};

static const uint8_t no_backend = 0;
static const uint8_t table[256] = {1, 2, 3};
static volatile uint32_t elsewhere[8];

/* planted.S */
uint32_t planted_spill(const uint8_t *secret, const uint8_t *bytes);
uint32_t planted_flags(const uint8_t *secret, const uint8_t *bytes);
uint32_t planted_shift(const uint8_t *secret, const uint8_t *bytes);
uint32_t planted_fpu(const uint8_t *secret, const uint8_t *bytes);
uint32_t planted_dsp(const uint8_t *secret, const uint8_t *bytes);
uint32_t planted_division(const uint8_t *secret);
void planted_loses_r5(void);
void planted_loses_s16(void);
void planted_unaligned_call(void);
uint32_t planted_unwritten_stack(void);
uint32_t planted_below_sp(uint32_t value);
void planted_returns_from_below_sp(void);
void planted_counts_below_sp(void);

static struct memory *memory_of(void *call)
{
    return (struct memory *)((struct call *)call)->arena;
}

/* An operation writes all of its outputs. */
static struct memory *begin(void *call)
{
    struct memory *m = memory_of(call);
    memset(m->result, 0, sizeof m->result);
    return m;
}

static uint32_t run_lookup(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = ((const volatile uint8_t *)table)[m->secret[0]];
    return STATUS_OK;
}

static uint32_t run_exit(void *call)
{
    struct memory *m = begin(call);
    const volatile uint8_t *secret = m->secret;
    unsigned i = 0;
    while (i < 32 && secret[i] > 4)
        i++;
    m->result[0] = (uint8_t)i;
    return STATUS_OK;
}

static uint32_t run_swap(void *call)
{
    struct memory *m = begin(call);
    volatile uint8_t *result = m->result;
    if (m->secret[0] & 1) {
        uint8_t first = result[0];
        result[0] = result[1];
        result[1] = first;
    }
    return STATUS_OK;
}

static uint32_t run_spill(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_spill(m->secret, table);
    return STATUS_OK;
}

static uint32_t run_flags(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_flags(m->secret, table);
    return STATUS_OK;
}

static uint32_t run_shift(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_shift(m->secret, table);
    return STATUS_OK;
}

static uint32_t run_unaligned_call(void *call)
{
    begin(call);
    planted_unaligned_call();
    return STATUS_OK;
}

static uint32_t run_loses_r5(void *call)
{
    register uint32_t kept __asm__("r5") = 5;
    begin(call);
    __asm__ volatile("" : "+r"(kept));
    planted_loses_r5();
    __asm__ volatile("" : : "r"(kept));
    return STATUS_OK;
}

static uint32_t run_reads_outside(void *call)
{
    begin(call)->result[0] = (uint8_t)elsewhere[3];
    return STATUS_OK;
}

static uint32_t run_writes_outside(void *call)
{
    begin(call);
    elsewhere[4] = 1;
    return STATUS_OK;
}

static uint32_t run_unwritten(void *call)
{
    struct memory *m = memory_of(call);
    memcpy(m->result, (const void *)m->unwritten, sizeof m->result);
    return STATUS_OK;
}

static uint32_t run_unwritten_stack(void *call)
{
    begin(call)->result[0] = (uint8_t)planted_unwritten_stack();
    return STATUS_OK;
}

static uint32_t run_leaves(void *call)
{
    memcpy((void *)(uintptr_t)elsewhere, begin(call)->secret, 32);
    return STATUS_OK;
}

static uint32_t run_below_sp(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_below_sp(m->secret[0]);
    return STATUS_OK;
}

static uint32_t run_lost(void *call)
{
    begin(call);
    planted_returns_from_below_sp();
    return STATUS_OK;
}

static uint32_t run_endless(void *call)
{
    begin(call);
    planted_counts_below_sp();
    return STATUS_OK;
}

/* In constant time, and otherwise as it should be too. */
static uint32_t run_nothing(void *call)
{
    struct memory *m = memory_of(call);
    for (unsigned i = 0; i < 32; i++)
        m->result[i] = (uint8_t)(m->secret[i] ^ 0x5a);
    return STATUS_OK;
}

#ifdef __ARM_ARCH_7EM__
static uint32_t run_fpu(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_fpu(m->secret, table);
    return STATUS_OK;
}

static uint32_t run_dsp(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_dsp(m->secret, table);
    return STATUS_OK;
}

static uint32_t run_division(void *call)
{
    struct memory *m = begin(call);
    m->result[0] = (uint8_t)planted_division(m->secret);
    return STATUS_OK;
}

static uint32_t run_loses_s16(void *call)
{
    begin(call);
    planted_loses_s16();
    return STATUS_OK;
}
#endif

static const struct field fields[] = {
    INPUT_BYTES("secret", struct memory, secret, FIELD_SECRET),
    OUTPUT_BYTES("result", struct memory, result, FIELD_SECRET),
};

#define PLANTED(name_)                                                                                          \
    {.name = "planted." #name_, FIELDS(fields), .run = run_##name_, .backend = &no_backend, .kilocycles = 1000, \
     .memory = sizeof(struct memory)}

const struct operation planted_operations[] = {
    PLANTED(nothing),      PLANTED(lookup),         PLANTED(exit),      PLANTED(swap),
    PLANTED(spill),        PLANTED(flags),          PLANTED(shift),     PLANTED(unaligned_call),
    PLANTED(loses_r5),     PLANTED(reads_outside),  PLANTED(writes_outside),
    PLANTED(unwritten),    PLANTED(unwritten_stack), PLANTED(leaves),   PLANTED(below_sp),
    PLANTED(lost),         PLANTED(endless),
#ifdef __ARM_ARCH_7EM__
    PLANTED(fpu),          PLANTED(dsp),            PLANTED(division),  PLANTED(loses_s16),
#endif
};
const uint8_t planted_operation_count = sizeof planted_operations / sizeof planted_operations[0];
