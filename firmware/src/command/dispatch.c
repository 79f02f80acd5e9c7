#include "dispatch.h"

#include "../port/port.h"
#include "bytes.h"
#include "crc32.h"
#include "declassify.h"
#include "entropy.h"
#include "list.h"
#include "measure.h"
#include "operation.h"
#include "text.h"

#define NONCE_BYTES 8
#define HELLO_BYTES 64
#define HELLO_FAULT 40
#define FAULT_BYTES 24
enum { HELLO_SEALED = 1, HELLO_FAULTED = 2 };
enum { RESULT_COUNTED = 1, RESULT_OUTPUTS = 2 };
#define NO_LENGTH_IS_RIGHT 0xffff

_Static_assert(LINK_PAYLOAD_BYTES >= HELLO_BYTES, "HELLO fits every frame limit");
_Static_assert(sizeof(struct port_fault) == FAULT_BYTES + 4, "the record goes out as it stands");

static union {
    uint64_t align;
    uint8_t bytes[THUMBKAT_ARENA];
} arena;

static struct {
    bool greeted; /* HELLO has come since the reset */
    bool faulted; /* `fault` has not been seen for certain */
    uint32_t image_crc;
    struct port_fault fault;
    const struct operation *staged; /* whose inputs are in the arena */
    const struct operation *done;   /* whose outputs are in the arena */
    const struct operation *left;   /* whose state is in the arena */
    struct call call;
} board;

/* What a command answers: the payload stands in link_payload(). */
struct reply {
    uint8_t status;
    uint16_t length;
};

static struct reply ok(uint32_t length)
{
    return (struct reply){STATUS_OK, (uint16_t)length};
}

static struct reply refuse(enum status status, uint32_t detail)
{
    put16(link_payload(), detail > 0xffff ? 0xffff : detail);
    return (struct reply){(uint8_t)status, 2};
}

static void forget_everything(void)
{
    wipe(arena.bytes, sizeof arena.bytes);
    wipe(&board.call, sizeof board.call);
    board.staged = board.done = board.left = NULL;
}

static bool continues(const struct operation *operation)
{
    const struct operation *const *before = operation->continues;
    for (; before != NULL && *before != NULL; before++)
        if (*before == board.left)
            return true;
    return false;
}

static bool lacks_state(const struct operation *operation)
{
    return operation->continues != NULL && !continues(operation);
}

static bool leaves_state(const struct operation *operation)
{
    for (unsigned i = 0; i < operation->field_count; i++)
        if (operation->fields[i].direction == FIELD_STATE)
            return true;
    return false;
}

/* The n-th field of that direction; its place in the table. Negative where there is none. */
static int find_field(const struct operation *operation, unsigned direction, unsigned n)
{
    for (unsigned i = 0; i < operation->field_count; i++)
        if (operation->fields[i].direction == direction && n-- == 0)
            return (int)i;
    return -1;
}

static bool varies(const struct field *field)
{
    return field->type == FIELD_BYTES && field->least != field->most;
}

/* Makes room for the inputs of an operation. */
static void stage(const struct operation *operation)
{
    board.done = NULL;
    if (board.staged == operation)
        return;
    if (!continues(operation))
        forget_everything();
    board.staged = operation;
    memset(board.call.length, 0, sizeof board.call.length);
}

static struct reply hello(const struct link_request *request)
{
    uint8_t *p = link_payload(), nonce[NONCE_BYTES];
    if (request->length != NONCE_BYTES)
        return refuse(STATUS_BAD_LENGTH, NONCE_BYTES);
    memcpy(nonce, request->payload, NONCE_BYTES);
    forget_everything();
    entropy_forget();
    link_wipe();
    board.greeted = true;

    memcpy(p, nonce, NONCE_BYTES);
    p[8] = PROTOCOL_VERSION;
    p[9] = port_facts.core;
    p[10] = port_facts.wait_states;
    p[11] = measure_counter();
    p[12] = (uint8_t)entropy_source();
#ifdef THUMBKAT_SEALED
    p[13] |= HELLO_SEALED;
#endif
    put16(p + 14, THUMBKAT_FRAME);
    put32(p + 16, port_facts.clock_hz);
    put32(p + 20, board.image_crc);
    put16(p + 24, operation_count());
    put16(p + 26, THUMBKAT_ARENA);
    if (board.faulted) {
        p[13] |= HELLO_FAULTED;
        memcpy(p + HELLO_FAULT, &board.fault.pc, FAULT_BYTES);
    }
    return ok(HELLO_BYTES);
}

static struct reply text(const struct link_request *request)
{
    uint8_t *p = link_payload();
    if (request->length != 3)
        return refuse(STATUS_BAD_LENGTH, 3);
    const char *string = text_get(request->payload[0]);
    if (string == NULL)
        return refuse(STATUS_NO_FIELD, request->payload[0]);
    uint32_t total = strlen(string), offset = get16(request->payload + 1);
    if (offset > total)
        return refuse(STATUS_BAD_RANGE, total);
    uint32_t length = total - offset;
    if (length > LINK_PAYLOAD_BYTES - 2)
        length = LINK_PAYLOAD_BYTES - 2;
    put16(p, total);
    memcpy(p + 2, string + offset, length);
    return ok(2 + length);
}

static struct reply list(const struct link_request *request)
{
    uint8_t *p = link_payload();
    if (request->length != 4)
        return refuse(STATUS_BAD_LENGTH, 4);
    const struct operation *operation = operation_get(get16(request->payload));
    if (operation == NULL)
        return refuse(STATUS_NO_OPERATION, get16(request->payload));
    uint32_t offset = get16(request->payload + 2);
    uint32_t total = list_entry(operation, (uint16_t)offset, LINK_PAYLOAD_BYTES - 2, p + 2);
    if (offset > total)
        return refuse(STATUS_BAD_RANGE, total);
    uint32_t length = total - offset;
    if (length > LINK_PAYLOAD_BYTES - 2)
        length = LINK_PAYLOAD_BYTES - 2;
    put16(p, total);
    return ok(2 + length);
}

static struct reply write_input(const struct link_request *request)
{
    const uint8_t *p = request->payload;
    if (request->length < 7)
        return refuse(STATUS_BAD_LENGTH, NO_LENGTH_IS_RIGHT);
    const struct operation *operation = operation_get(get16(p));
    if (operation == NULL)
        return refuse(STATUS_NO_OPERATION, get16(p));
    int place = find_field(operation, FIELD_INPUT, p[2]);
    if (place < 0)
        return refuse(STATUS_NO_FIELD, p[2]);
    const struct field *field = &operation->fields[place];
    uint32_t offset = get32(p + 3), length = request->length - 7u;
    uint32_t written = board.staged == operation ? board.call.length[place] : 0;
    if (offset != 0 && offset != written)
        return refuse(STATUS_BAD_RANGE, written);
    if (length > field_most_bytes(field) - offset)
        return refuse(STATUS_BAD_RANGE, field_most_bytes(field));

    stage(operation);
    memcpy(arena.bytes + field->offset + offset, p + 7, length);
    board.call.length[place] = offset + length;
    return ok(0);
}

static struct reply read_output(const struct link_request *request)
{
    const uint8_t *p = request->payload;
    if (request->length != 7)
        return refuse(STATUS_BAD_LENGTH, 7);
    int place = board.done == NULL ? -1 : find_field(board.done, FIELD_OUTPUT, p[0]);
    if (place < 0)
        return refuse(STATUS_NO_FIELD, p[0]);
    uint32_t offset = get32(p + 1), length = get16(p + 5), there = board.call.length[place];
    if (length > LINK_PAYLOAD_BYTES)
        return refuse(STATUS_BAD_LENGTH, LINK_PAYLOAD_BYTES);
    if (offset > there || length > there - offset)
        return refuse(STATUS_BAD_RANGE, there);
    memcpy(link_payload(), arena.bytes + board.done->fields[place].offset + offset, length);
    DECLASSIFY(link_payload(), length, "an output that the host asked for goes out");
    return ok(length);
}

/* Looks at every coefficient: a polynomial may be secret. */
static bool poly_is_canonical(const uint8_t *wire)
{
    uint32_t beyond = 0;
    for (unsigned i = 0; i < POLY_WIRE_BYTES; i += 2)
        beyond |= POLY_MODULUS - 1u - get16(wire + i);
    beyond >>= 31;
    DECLASSIFY_VALUE(beyond, "whether an input has a value out of range is the answer");
    return beyond == 0;
}

static bool value_is_good(const struct field *field)
{
    const uint8_t *at = arena.bytes + field->offset;
    switch (field->type) {
    case FIELD_ENUM:
        return *at <= field->most;
    case FIELD_NUMBER:
        return get32(at) >= field->least && get32(at) <= field->most;
    case FIELD_POLY:
        return poly_is_canonical(at);
    default:
        return true;
    }
}

/* Whether the operation may run; the refusal stands in *reply where not. */
static bool may_run(const struct operation *operation, struct reply *reply)
{
    unsigned n = 0;
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_INPUT)
            continue;
        uint32_t written = board.staged == operation ? board.call.length[i] : 0;
        if (written < field_least_bytes(field)) {
            *reply = refuse(STATUS_NO_INPUT, n);
            return false;
        }
        n++;
    }
    n = 0;
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction != FIELD_INPUT)
            continue;
        if (!value_is_good(&operation->fields[i])) {
            *reply = refuse(STATUS_BAD_VALUE, n);
            return false;
        }
        n++;
    }
    if (lacks_state(operation)) {
        *reply = refuse(STATUS_NO_STATE, 0);
        return false;
    }
    return true;
}

/* Of what an operation has used nothing stays but its outputs and its state. */
static void wipe_undeclared(const struct operation *operation)
{
    uint32_t at = 0;
    while (at < operation->memory) {
        uint32_t start = operation->memory, end = start; /* of what is kept next */
        for (unsigned i = 0; i < operation->field_count; i++) {
            const struct field *field = &operation->fields[i];
            if (field->direction == FIELD_INPUT)
                continue;
            uint32_t length = field->direction == FIELD_STATE ? field->most : board.call.length[i];
            if (field->offset < start && field->offset + length > at) {
                start = field->offset;
                end = start + length;
            }
        }
        if (start > at)
            wipe(arena.bytes + at, start - at);
        at = end;
    }
}

/* Appends the outputs to a result if all of them fit; returns its length. */
static uint32_t append_outputs(const struct operation *operation, uint8_t *result, uint32_t length)
{
    uint32_t end = length;
    for (unsigned i = 0; i < operation->field_count; i++)
        if (operation->fields[i].direction == FIELD_OUTPUT)
            end += board.call.length[i];
    if (end > LINK_PAYLOAD_BYTES)
        return length;
    result[0] |= RESULT_OUTPUTS;
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction != FIELD_OUTPUT)
            continue;
        memcpy(result + length, arena.bytes + operation->fields[i].offset, board.call.length[i]);
        DECLASSIFY(result + length, board.call.length[i], "an output that the host asked for goes out");
        length += board.call.length[i];
    }
    return length;
}

static struct reply execute(const struct link_request *request, const struct operation *operation)
{
    struct reply refusal;
    if (!may_run(operation, &refusal))
        return refusal;
    stage(operation);
    uint8_t sequence = request->sequence, command = request->command;
    put32(link_payload(), list_bound_ms(operation));
    link_reply(sequence, command, STATUS_ACCEPTED, 4);
    link_settle();

    struct measured measured;
    board.call.arena = arena.bytes;
    board.call.detail = 0;
    for (unsigned i = 0; i < operation->field_count; i++)
        if (operation->fields[i].direction == FIELD_OUTPUT)
            board.call.length[i] = field_most_bytes(&operation->fields[i]);
    if (operation->prepare != NULL)
        operation->prepare(&board.call);
    uint32_t status = measure(operation->run, &board.call, &measured);
    if (status != STATUS_OK) {
        uint16_t detail = board.call.detail;
        forget_everything();
        return refuse((enum status)status, detail);
    }
    if (operation->finish != NULL)
        operation->finish(&board.call);
    wipe_undeclared(operation);
    board.staged = NULL;
    board.done = operation;
    board.left = leaves_state(operation) ? operation : NULL;

    uint8_t *result = link_payload();
    result[0] = measure_counter() != PORT_COUNTER_NONE ? RESULT_COUNTED : 0;
    put32(result + 1, measured.cycles);
    put32(result + 5, measured.stack);
    uint32_t length = 9;
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction == FIELD_OUTPUT && varies(&operation->fields[i])) {
            put32(result + length, board.call.length[i]);
            length += 4;
        }
    }
    return ok(command == COMMAND_CALL ? append_outputs(operation, result, length) : length);
}

static struct reply run(const struct link_request *request)
{
    if (request->length != 2)
        return refuse(STATUS_BAD_LENGTH, 2);
    const struct operation *operation = operation_get(get16(request->payload));
    if (operation == NULL)
        return refuse(STATUS_NO_OPERATION, get16(request->payload));
    return execute(request, operation);
}

/* Goes through the inputs of a CALL: checks their lengths, or (`copy`) takes them. Returns whether the
 * payload ends just where the last input does. */
static bool take_inputs(const struct link_request *request, const struct operation *operation, bool copy)
{
    uint32_t at = 2;
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_INPUT)
            continue;
        uint32_t length = field_most_bytes(field);
        if (varies(field)) {
            if (request->length - at < 2)
                return false;
            length = get16(request->payload + at);
            at += 2;
            if (length < field->least || length > field->most)
                return false;
        }
        if (length > request->length - at)
            return false;
        if (copy) {
            memcpy(arena.bytes + field->offset, request->payload + at, length);
            board.call.length[i] = length;
        }
        at += length;
    }
    return at == request->length;
}

static struct reply call(const struct link_request *request)
{
    if (request->length < 2)
        return refuse(STATUS_BAD_LENGTH, NO_LENGTH_IS_RIGHT);
    const struct operation *operation = operation_get(get16(request->payload));
    if (operation == NULL)
        return refuse(STATUS_NO_OPERATION, get16(request->payload));
    if (!take_inputs(request, operation, false))
        return refuse(STATUS_BAD_LENGTH, NO_LENGTH_IS_RIGHT);
    /* Before the inputs destroy what is there for another operation. */
    if (lacks_state(operation))
        return refuse(STATUS_NO_STATE, 0);
    stage(operation);
    take_inputs(request, operation, true);
    return execute(request, operation);
}

static struct reply answer(const struct link_request *request)
{
    if (request->command == COMMAND_HELLO)
        return hello(request);
    if (!board.greeted)
        return refuse(STATUS_NO_HELLO, 0);
    board.faulted = false;
    switch (request->command) {
    case COMMAND_TEXT:
        return text(request);
    case COMMAND_LIST:
        return list(request);
    case COMMAND_WRITE:
        return write_input(request);
    case COMMAND_RUN:
        return run(request);
    case COMMAND_READ:
        return read_output(request);
    case COMMAND_CALL:
        return call(request);
    default:
        return refuse(STATUS_BAD_COMMAND, request->command);
    }
}

void dispatch(const struct link_request *request)
{
    /* The request's bytes may be gone when the answer is there. */
    uint8_t sequence = request->sequence, command = request->command;
    port_in_hand.sequence = sequence;
    port_in_hand.command = command;
    struct reply reply = answer(request);
    port_in_hand.command = 0;
    link_wipe_received();
    link_reply(sequence, command, reply.status, reply.length);
    if (command == COMMAND_HELLO && reply.status == STATUS_OK)
        link_forget();
}

void dispatch_start(void)
{
    board.image_crc = 0;
    for (unsigned i = 0; i < port_image_count; i++)
        board.image_crc = crc32(board.image_crc, port_image[i].start, port_image[i].size);
    board.faulted = port_fault_take(&board.fault);
    if (board.faulted && board.fault.command != 0) {
        struct reply reply = {STATUS_FAULT, FAULT_BYTES};
        memcpy(link_payload(), &board.fault.pc, FAULT_BYTES);
        if (board.fault.exception == 0)
            reply = refuse(STATUS_STACK_OVERFLOW, 0);
        link_reply(board.fault.sequence, board.fault.command, reply.status, reply.length);
    }
    port_in_hand.command = 0;
}
