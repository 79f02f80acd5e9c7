#include "list.h"

#include <string.h>

#include "../port/port.h"
#include "measure.h"

/* Serializes the whole entry each time and keeps the part that was asked for: no buffer is needed. */
struct window {
    uint8_t *to;
    uint16_t offset, room, at;
};

static void put(struct window *w, uint32_t value, unsigned bytes)
{
    for (; bytes != 0; bytes--, value >>= 8, w->at++)
        if (w->at >= w->offset && w->at - w->offset < w->room)
            w->to[w->at - w->offset] = (uint8_t)value;
}

static void put_string(struct window *w, const char *s)
{
    put(w, strlen(s), 1);
    for (; *s != 0; s++)
        put(w, (uint8_t)*s, 1);
}

static void put_choices(struct window *w, const char *choices)
{
    unsigned count = 0;
    for (const char *c = choices; *c != 0; c += strlen(c) + 1)
        count++;
    put(w, count, 1);
    for (const char *c = choices; *c != 0; c += strlen(c) + 1)
        put_string(w, c);
}

uint32_t list_bound_ms(const struct operation *operation)
{
    uint32_t kilocycles = operation->kilocycles + MEASURE_KILOCYCLES;
    return kilocycles * 1000 / (port_facts.clock_hz / 1000) + 1 + operation->milliseconds;
}

uint16_t list_entry(const struct operation *operation, uint16_t offset, uint16_t room, uint8_t *to)
{
    struct window w = {to, offset, room, 0};
    put_string(&w, operation->name);
    put(&w, operation->flags, 1);
    put(&w, *operation->backend, 1);
    put(&w, list_bound_ms(operation), 4);

    unsigned count = 0;
    const struct operation *const *before = operation->continues;
    while (before != NULL && before[count] != NULL)
        count++;
    put(&w, count, 1);
    for (unsigned i = 0; i < count; i++)
        put(&w, operation_number(before[i]), 2);

    put(&w, operation->field_count, 1);
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        put(&w, field->direction, 1);
        put(&w, field->type, 1);
        put(&w, field->flags, 1);
        put(&w, field->least, 4);
        put(&w, field->most, 4);
        put_string(&w, field->name);
        if (field->type == FIELD_ENUM)
            put_choices(&w, field->choices);
    }
    return w.at;
}
