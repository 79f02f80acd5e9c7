/* Faults on purpose, so that anyone can see how this board reports one. */
#include "../port/port.h"
#include "operation.h"

static const uint8_t no_backend = 0;

#if !defined THUMBKAT_SEALED && defined __arm__

struct memory {
    uint64_t somewhere;
    uint8_t kind;
};

enum { UNDEFINED = 0, UNALIGNED = 1, NOWHERE = 2, OVERFLOW = 3 };

static uint32_t run_fault(void *context)
{
    struct memory *m = (struct memory *)((struct call *)context)->arena;
    uint8_t *unaligned = (uint8_t *)&m->somewhere + 1;
    uint32_t value;
    switch (m->kind) {
    case UNDEFINED:
        __asm__ volatile("udf #0");
        break;
    case UNALIGNED:
        /* A load of several words may be unaligned on neither core. */
        __asm__ volatile("ldmia %1!, {%0}" : "=&l"(value), "+l"(unaligned));
        break;
    case OVERFLOW:
        /* Where a stack that grows too far would write. */
        *(volatile uint32_t *)port_stack_limit() = 0;
        break;
    default:
        /* The last word of the region for SRAM: no chip here has any there. */
        value = *(volatile uint32_t *)0x3ffffffcu;
        break;
    }
    return STATUS_OK;
}

static const struct field fault_fields[] = {
    CHOICE(FIELD_INPUT, "kind", struct memory, kind, "undefined\0unaligned\0nowhere\0overflow\0", OVERFLOW),
};

const struct operation selftest_operations[] = {
    {.name = "selftest.fault", FIELDS(fault_fields), .run = run_fault, .backend = &no_backend, .kilocycles = 1000,
     .memory = sizeof(struct memory)},
};
const uint8_t selftest_operation_count = 1;

#else

const struct operation selftest_operations[] = {{.name = "", .backend = &no_backend}};
const uint8_t selftest_operation_count = 0;

#endif
