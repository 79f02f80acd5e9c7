/* What an operation is: its entry in the table, and what it sees when it runs.
 *
 * A primitive brings one file with an array of these (command/newhope.c, …) and one line in
 * command/table.c. Everything that LIST tells of an operation stands here, and nowhere else.
 */
#ifndef THUMBKAT_OPERATION_H
#define THUMBKAT_OPERATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../link/protocol.h"

/* Bytes of RAM for inputs, outputs and state, from the board's build flags. */
#ifndef THUMBKAT_ARENA
#define THUMBKAT_ARENA 6544
#endif

/* Numbered as in PROTOCOL.md, "LIST". */
enum field_direction { FIELD_INPUT = 0, FIELD_OUTPUT = 1, FIELD_STATE = 2 };
enum field_type { FIELD_ENUM = 0, FIELD_BYTES = 1, FIELD_POLY = 2, FIELD_NUMBER = 3 };
enum { FIELD_SECRET = 1 };

#define POLY_WIRE_BYTES 2048
#define POLY_MODULUS 12289
#define NUMBER_WIRE_BYTES 4

struct field {
    const char *name;
    const char *choices;  /* of an enumeration: each ended by a zero, the last by two */
    uint32_t least, most; /* bytes; of a number: values; of an enumeration: 0 and the greatest */
    uint16_t offset;      /* in the arena, of the wire's bytes; of state, of its bytes */
    uint8_t direction, type, flags;
};

#define OPERATION_FIELDS 8 /* at most, in one operation */

/* What a running operation sees. */
struct call {
    uint8_t *arena;                    /* aligned to 8 */
    uint32_t length[OPERATION_FIELDS]; /* bytes of each field, inputs as written; an operation with an output of
                                          variable length sets it, every other output has its `most` */
    uint16_t detail;                   /* of a failure */
};

enum { OPERATION_SEALED = 1 /* a sealed build has it too */ };

struct operation {
    const char *name;
    const struct field *fields;
    const struct operation *const *continues; /* ends with NULL; NULL: needs no state */
    void (*prepare)(struct call *);           /* from the wire's form to the backend's, not timed; may be NULL */
    uint32_t (*run)(void *call);              /* what is timed; takes a struct call, returns a status */
    void (*finish)(struct call *);            /* back to the wire's form, not timed; may be NULL */
    const uint8_t *backend;                   /* of the primitive's library */
    uint32_t kilocycles;                      /* upper bound of all three, in thousands */
    uint32_t milliseconds;                    /* and what it waits for beside (an entropy source) */
    uint16_t memory;                          /* bytes of arena */
    uint8_t field_count, flags;
};

/* host/thumbkat/image/operations.py reads the tables out of an image for a 32-bit core. */
_Static_assert(sizeof(void *) != 4 || (sizeof(struct field) == 24 && offsetof(struct field, flags) == 20),
               "the layout that the host knows");
_Static_assert(sizeof(void *) != 4 || (sizeof(struct operation) == 40 && offsetof(struct operation, memory) == 36),
               "the layout that the host knows");
_Static_assert(sizeof(void *) != 4 || sizeof(struct call) == 4 + 4 * OPERATION_FIELDS + 4,
               "the layout that the host knows");

/* Shorthand for tables. `struct_` is the primitive's view of the arena, `member` where the bytes stand. */
#define INPUT_BYTES(name_, struct_, member, flags_)                                                      \
    {.name = name_, .least = sizeof(((struct_ *)0)->member), .most = sizeof(((struct_ *)0)->member),     \
     .offset = offsetof(struct_, member), .direction = FIELD_INPUT, .type = FIELD_BYTES, .flags = flags_}
#define OUTPUT_BYTES(name_, struct_, member, flags_)                                                     \
    {.name = name_, .least = sizeof(((struct_ *)0)->member), .most = sizeof(((struct_ *)0)->member),     \
     .offset = offsetof(struct_, member), .direction = FIELD_OUTPUT, .type = FIELD_BYTES, .flags = flags_}
#define STATE(name_, struct_, member)                                                                    \
    {.name = name_, .least = sizeof(((struct_ *)0)->member), .most = sizeof(((struct_ *)0)->member),     \
     .offset = offsetof(struct_, member), .direction = FIELD_STATE, .type = FIELD_BYTES, .flags = FIELD_SECRET}
#define POLY(direction_, name_, struct_, member, flags_)                                                 \
    {.name = name_, .least = POLY_WIRE_BYTES, .most = POLY_WIRE_BYTES,                                    \
     .offset = offsetof(struct_, member), .direction = direction_, .type = FIELD_POLY, .flags = flags_}
#define CHOICE(direction_, name_, struct_, member, choices_, greatest)                                   \
    {.name = name_, .choices = choices_, .most = greatest,                                               \
     .offset = offsetof(struct_, member), .direction = direction_, .type = FIELD_ENUM}
#define NUMBER(name_, struct_, member, least_, most_)                                                    \
    {.name = name_, .least = least_, .most = most_,                                                      \
     .offset = offsetof(struct_, member), .direction = FIELD_INPUT, .type = FIELD_NUMBER}
#define FIELDS(array) .fields = array, .field_count = FIELD_COUNT(sizeof(array) / sizeof(array[0]))
#define FIELD_COUNT(count)                                                                               \
    (count) + 0 * sizeof(struct {                                                                        \
        char any;                                                                                        \
        _Static_assert((count) <= OPERATION_FIELDS, "struct call has no room for so many fields");       \
    })

/* Each primitive's array and its size. */
#define PRIMITIVE(name_)                                \
    extern const struct operation name_##_operations[]; \
    extern const uint8_t name_##_operation_count;
#define ALL_PRIMITIVES
#include "primitives.h"
#undef ALL_PRIMITIVES
#undef PRIMITIVE

/* The table: the operations that fit this board, numbered from 0. */
unsigned operation_count(void);
const struct operation *operation_get(unsigned number); /* NULL where there is none */
unsigned operation_number(const struct operation *operation);

/* Bytes that a field takes on the wire, at least and at most. */
uint32_t field_least_bytes(const struct field *field);
uint32_t field_most_bytes(const struct field *field);

#endif
