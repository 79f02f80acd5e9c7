#include "operation.h"

/* A primitive: its array of operations, and how many they are. */
struct primitive {
    const struct operation *operations;
    const uint8_t *count;
};

static const struct primitive primitives[] = {
#define PRIMITIVE(name) {name##_operations, &name##_operation_count},
#include "primitives.h"
#undef PRIMITIVE
};

static bool fits(const struct operation *operation)
{
    return operation->memory <= THUMBKAT_ARENA;
}

/* Walks the table up to the number, to the operation, or to its end; returns the number reached. */
static unsigned walk(unsigned number, const struct operation *wanted, const struct operation **found)
{
    unsigned n = 0;
    for (unsigned p = 0; p < sizeof(primitives) / sizeof(primitives[0]); p++) {
        for (unsigned i = 0; i < *primitives[p].count; i++) {
            const struct operation *operation = &primitives[p].operations[i];
            if (!fits(operation))
                continue;
            if (n == number || operation == wanted) {
                *found = operation;
                return n;
            }
            n++;
        }
    }
    *found = NULL;
    return n;
}

unsigned operation_count(void)
{
    const struct operation *none;
    return walk(~0u, NULL, &none);
}

const struct operation *operation_get(unsigned number)
{
    const struct operation *found;
    walk(number, NULL, &found);
    return found;
}

unsigned operation_number(const struct operation *operation)
{
    const struct operation *found;
    return walk(~0u, operation, &found);
}

uint32_t field_least_bytes(const struct field *field)
{
    return field->type == FIELD_ENUM ? 1 : field->type == FIELD_NUMBER ? NUMBER_WIRE_BYTES : field->least;
}

uint32_t field_most_bytes(const struct field *field)
{
    return field->type == FIELD_ENUM ? 1 : field->type == FIELD_NUMBER ? NUMBER_WIRE_BYTES : field->most;
}
