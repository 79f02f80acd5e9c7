#include "host.h"

#include <stdlib.h>
#include <string.h>

#include "command/bytes.h"
#include "command/operation.h"
#include "command/text.h"
#include "link/link.h"
#include "board.h"
#include "cover.h"
#include "wire.h"

#define REQUESTS 4096
#define HELLO_BYTES 64
#define NONCE_BYTES 8
#define RESULT_BYTES 9
/* In the last byte of the nonce of the HELLO that ends each script. */
#define LAST_NONCE 0xa5

uint64_t host_frames, host_replies;
uint32_t host_cost;

static const struct script *running;

/* Every frame of the script that the board must take, in order, as this side decodes its own line. */
struct request {
    uint8_t version, sequence, command;
    uint16_t length;
    const uint8_t *payload;
};
static struct request requests[REQUESTS];
static unsigned request_count, answered;
static uint8_t decoded[LINE_BYTES];

/* What the replies so far say that the board holds. */
static struct {
    bool greeted, accepted, stored, faulted;
    uint8_t sequence; /* of the stored reply */
    uint16_t stored_length;
    uint8_t stored_wire[THUMBKAT_FRAME];
    const struct operation *staged, *done, *left; /* whose inputs, outputs and state are there */
    uint32_t length[OPERATION_FIELDS];            /* of the outputs */
} board;

static uint8_t heard[THUMBKAT_FRAME];
static uint32_t heard_count;

/* Eight bytes in a row that a session keeps to itself: none of them may ever be on the line. */
#define SECRETS 8192
#define SECRET_BYTES 8
static uint8_t secrets[SECRETS][SECRET_BYTES];
static unsigned secret_count;
static uint8_t secret_filter[8192];

void host_confess(void)
{
    if (running != NULL)
        script_print(stderr, running);
    fflush(stderr);
}

void host_fail(const char *why)
{
    fprintf(stderr, "%s (reply %u of %u)\n", why, answered, request_count);
    host_confess();
    abort();
}

static void require(bool right, const char *what)
{
    if (!right)
        host_fail(what);
}

/* Onto the line. */

static uint8_t sequence;
static uint32_t last_frame, last_frame_length;
static uint32_t line_room;
#define LINE_END_BYTES 256 /* for what ends each script */

/* What has no room is not said. */
static void put_line(const uint8_t *bytes, uint32_t length)
{
    if (line_count + length > line_room)
        return;
    memcpy(line_bytes + line_count, bytes, length);
    last_frame = line_count;
    last_frame_length = length;
    line_count += length;
    host_frames++;
}

static void put_frame(const uint8_t *frame, uint32_t length)
{
    static uint8_t sealed[ITEM_BYTES + WIRE_HEADER + 2], wire[ITEM_BYTES + 64];
    uint16_t crc = wire_crc(frame, length);
    memcpy(sealed, frame, length);
    sealed[length] = (uint8_t)(crc >> 8);
    sealed[length + 1] = (uint8_t)crc;
    if (length > 1)
        sequence = frame[1];
    put_line(wire, (uint32_t)wire_stuff(wire, sealed, length + 2));
}

static void put_request(uint8_t command, const uint8_t *payload, uint32_t length)
{
    uint8_t frame[WIRE_HEADER + ITEM_BYTES] = {PROTOCOL_VERSION, (uint8_t)(sequence + 1), command};
    put16(frame + 4, length);
    memcpy(frame + WIRE_HEADER, payload, length);
    put_frame(frame, WIRE_HEADER + length);
}

static const struct field *field_of(const struct operation *operation, unsigned direction, unsigned n, unsigned *place)
{
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction == direction && n-- == 0) {
            *place = i;
            return &operation->fields[i];
        }
    }
    return NULL;
}

/* What fills an input so that it is in range; with a seed of 254 it is just not, with 255 mostly not. */
static uint8_t filling(const struct field *field, struct dice *dice, uint8_t seed, uint32_t at)
{
    if (seed == 255)
        return 255;
    /* The last value that is right, and the first that is not. */
    uint32_t value = seed == 253 ? field->most : seed == 254 ? field->most + 1 : field->least + seed;
    if (seed >= 253 && field->type == FIELD_POLY)
        return at % 2 ? (POLY_MODULUS - 1) >> 8 : seed == 254 && at == 2 * 1000 ? 1 : 0;
    switch (field->type) {
    case FIELD_ENUM:
        return (uint8_t)value;
    case FIELD_NUMBER:
        return (uint8_t)(value >> 8 * at);
    case FIELD_POLY: /* the high byte of 12,289 is 48 */
        return (uint8_t)(at % 2 ? dice_below(dice, 48) : dice_roll(dice));
    default:
        return (uint8_t)dice_roll(dice);
    }
}

static void put_fill(const uint8_t *bytes)
{
    unsigned place;
    const struct operation *operation = operation_get(get16(bytes));
    const struct field *field = operation == NULL ? NULL : field_of(operation, FIELD_INPUT, bytes[2], &place);
    if (field == NULL)
        return;
    struct dice dice = {bytes[3]};
    uint32_t length = get16(bytes + 4), most = field_most_bytes(field), at = 0;
    if (length > most)
        length = most;
    do {
        uint8_t payload[LINK_PAYLOAD_BYTES];
        uint32_t here = length - at < sizeof payload - 7 ? length - at : sizeof payload - 7;
        memcpy(payload, bytes, 3);
        put32(payload + 3, at);
        for (uint32_t i = 0; i < here; i++)
            payload[7 + i] = filling(field, &dice, bytes[3], at + i);
        put_request(COMMAND_WRITE, payload, 7 + here);
        at += here;
    } while (at < length);
}

static void put_item(const struct item *item)
{
    switch (item->kind) {
    case ITEM_REQUEST:
        if (item->length != 0)
            put_request(item->bytes[0], item->bytes + 1, item->length - 1u);
        break;
    case ITEM_FRAME:
        put_frame(item->bytes, item->length);
        break;
    case ITEM_RAW:
        put_line(item->bytes, item->length);
        break;
    case ITEM_FILL:
        if (item->length == FILL_BYTES)
            put_fill(item->bytes);
        break;
    case ITEM_AGAIN:
        if (last_frame_length != 0)
            put_line(line_bytes + last_frame, last_frame_length);
        break;
    }
}

/* Which frames of the line are good: the board has to come to the same opinion. */
static void judge_line(void)
{
    uint32_t begin = 0, out = 0;
    for (uint32_t at = 0; at < line_count; at++) {
        if (line_bytes[at] != 0)
            continue;
        uint32_t wire = at - begin + 1;
        const uint8_t *frame = decoded + out;
        long length = wire > THUMBKAT_FRAME ? -1 : wire_unstuff(decoded + out, line_bytes + begin, wire - 1);
        begin = at + 1;
        if (length < WIRE_HEADER + 2 || wire_size((size_t)length) > THUMBKAT_FRAME || (frame[2] & PROTOCOL_REPLY))
            continue;
        if (wire_crc(frame, (size_t)length) != 0)
            continue;
        uint16_t payload = (uint16_t)(length - WIRE_HEADER - 2);
        if (frame[0] == PROTOCOL_VERSION && get16(frame + 4) != payload)
            continue;
        require(request_count < REQUESTS, "a script of too many frames");
        requests[request_count++] =
            (struct request){frame[0], frame[1], frame[2], payload, frame + WIRE_HEADER};
        out += (uint32_t)length;
    }
}

static void put_script(const struct script *script)
{
    line_count = request_count = answered = 0;
    sequence = 0;
    last_frame_length = 0;
    line_room = LINE_BYTES - LINE_END_BYTES;
    for (unsigned i = 0; i < script->count; i++)
        put_item(&script->items[i]);
    static const uint8_t delimiter, nonce[NONCE_BYTES] = {[NONCE_BYTES - 1] = LAST_NONCE};
    line_room = LINE_BYTES;
    put_line(&delimiter, 1);
    put_request(COMMAND_HELLO, nonce, sizeof nonce);
    judge_line();
    const struct request *last = &requests[request_count - 1];
    require(request_count != 0 && last->command == COMMAND_HELLO && last->payload[NONCE_BYTES - 1] == LAST_NONCE,
            "the HELLO at the end is no good frame");
}

/* From the line. */

static unsigned filter_of(const uint8_t *bytes)
{
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return (unsigned)(value * 0x9e3779b97f4a7c15u >> 48);
}

static bool is_secret(const uint8_t *bytes)
{
    unsigned filter = filter_of(bytes);
    if (!(secret_filter[filter / 8] >> filter % 8 & 1))
        return false;
    for (unsigned i = 0; i < secret_count; i++)
        if (memcmp(secrets[i], bytes, SECRET_BYTES) == 0)
            return true;
    return false;
}

static void forget_secrets(void)
{
    if (secret_count != 0)
        memset(secret_filter, 0, sizeof secret_filter);
    secret_count = 0;
}

static bool is_varied(const uint8_t *bytes)
{
    unsigned different = 0;
    for (unsigned i = 0; i < SECRET_BYTES; i++)
        different += memchr(bytes, bytes[i], i) == NULL;
    return different >= SECRET_BYTES - 2;
}

/* The state of a session that has agreed begins with the tags of both sides, and session.confirm gives one of them. */
#define TAGS_BYTES (2 * 32)

/* After an operation of a session: all of the arena that is neither an output nor was an input, nor a tag. */
static void learn_secrets(const struct operation *operation)
{
    for (uint32_t at = 0; at + SECRET_BYTES <= operation->memory && secret_count < SECRETS; at += SECRET_BYTES) {
        bool open = false;
        for (unsigned i = 0; i < operation->field_count; i++) {
            const struct field *field = &operation->fields[i];
            uint32_t most = field->direction != FIELD_STATE          ? field_most_bytes(field)
                            : strcmp(field->name, "agreed") == 0 ? TAGS_BYTES
                                                                     : 0;
            if (at + SECRET_BYTES > field->offset && at < field->offset + most)
                open = true;
        }
        const uint8_t *bytes = state_arena() + at;
        if (open || !is_varied(bytes))
            continue;
        memcpy(secrets[secret_count++], bytes, SECRET_BYTES);
        unsigned filter = filter_of(bytes);
        secret_filter[filter / 8] |= (uint8_t)(1 << filter % 8);
    }
}

static bool is_of_session(const struct operation *operation)
{
    return strncmp(operation->name, "session.", 8) == 0;
}

/* The text that it opens is a secret of the two who sent it to each other through the board. */
static bool may_give_a_secret(const struct operation *operation)
{
    return !is_of_session(operation) || strcmp(operation->name, "session.open") == 0;
}

static void require_no_secret(const uint8_t *bytes, uint32_t length)
{
    for (uint32_t at = 0; secret_count != 0 && at + SECRET_BYTES <= length; at++)
        require(!is_secret(bytes + at), "the board sends what a session keeps to itself");
}

/* As it was after the last reply. */
static uint8_t arena_before[THUMBKAT_ARENA];

static void require_nothing_changed(void)
{
    require(memcmp(state_arena(), arena_before, sizeof arena_before) == 0, "what changes nothing changes the arena");
}

static void require_empty_arena(void)
{
    static const uint8_t zeros[THUMBKAT_ARENA];
    require(memcmp(state_arena(), zeros, sizeof zeros) == 0, "HELLO leaves something in the arena");
}

static void forget(void)
{
    require_empty_arena();
    board.staged = board.done = board.left = NULL;
}

static bool continues(const struct operation *operation)
{
    for (const struct operation *const *before = operation->continues; before != NULL && *before != NULL; before++)
        if (*before == board.left)
            return true;
    return false;
}

static bool is_input(const struct operation *operation, uint32_t at)
{
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction == FIELD_INPUT && at >= field->offset && at - field->offset < field_most_bytes(field))
            return true;
    }
    return false;
}

/* The board has taken inputs of this operation. Nothing of another one may be left beside them, if it does not continue
 * that. */
static void stage(const struct operation *operation)
{
    board.done = NULL;
    if (board.staged == operation)
        return;
    board.staged = operation;
    if (continues(operation))
        return;
    board.left = NULL;
    for (uint32_t at = 0; at < THUMBKAT_ARENA; at++)
        require(state_arena()[at] == 0 || is_input(operation, at), "something of another operation is left");
}

static void require_in_range(const struct field *field)
{
    const uint8_t *at = state_arena() + field->offset;
    switch (field->type) {
    case FIELD_ENUM:
        require(*at <= field->most, "an enumeration out of range is accepted");
        break;
    case FIELD_NUMBER:
        require(get32(at) >= field->least && get32(at) <= field->most, "a number out of range is accepted");
        break;
    case FIELD_POLY:
        for (unsigned i = 0; i < POLY_WIRE_BYTES; i += 2)
            require(get16(at + i) < POLY_MODULUS, "a coefficient out of range is accepted");
        break;
    }
}

static void hear_accepted(const struct request *request, const uint8_t *payload, uint32_t length)
{
    require(!board.accepted && (request->command == COMMAND_RUN || request->command == COMMAND_CALL) && length == 4,
            "ACCEPTED where nothing runs");
    const struct operation *operation = operation_get(get16(request->payload));
    require(operation != NULL, "an operation that is not there is accepted");
    require(operation->continues == NULL || continues(operation), "an operation without its state is accepted");
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction == FIELD_INPUT)
            require_in_range(&operation->fields[i]);
        if (operation->fields[i].direction == FIELD_OUTPUT && !may_give_a_secret(operation))
            require(!(operation->fields[i].flags & FIELD_SECRET), "a session gives something secret away");
    }
    stage(operation);
    board.accepted = true;
    host_cost += get32(payload);
}

static bool leaves_state(const struct operation *operation)
{
    for (unsigned i = 0; i < operation->field_count; i++)
        if (operation->fields[i].direction == FIELD_STATE)
            return true;
    return false;
}

static void hear_hello(const struct request *request, const uint8_t *payload, uint32_t length)
{
    require(length == HELLO_BYTES, "a HELLO of another length");
    require(memcmp(payload, request->payload, NONCE_BYTES) == 0, "a HELLO with another nonce");
    require(payload[8] == PROTOCOL_VERSION && get16(payload + 14) == THUMBKAT_FRAME, "a HELLO of another board");
#ifdef THUMBKAT_SEALED
    require((payload[13] & 1) == 1, "a sealed board that does not say so");
#else
    require((payload[13] & 1) == 0, "an open board that says that it is sealed");
#endif
    require((payload[13] >> 1 & 1) == board.faulted, "a fault that is not, or one that is hidden");
    require(get16(payload + 24) == operation_count(), "another number of operations");
    board.greeted = true;
    forget();
}

/* A reply that has `total` bytes in all and here those from `offset` on. */
static const uint8_t *piece_of(const uint8_t *payload, uint32_t length, uint32_t offset, uint32_t *count)
{
    require(length >= 2, "a piece without its total");
    uint32_t total = get16(payload);
    *count = length - 2;
    require(offset <= total && *count <= total - offset, "a piece beyond the total");
    require(*count != 0 || offset == total, "an empty piece before the end");
    return payload + 2;
}

static void hear_text(const struct request *request, const uint8_t *payload, uint32_t length)
{
    uint32_t count, offset = get16(request->payload + 1);
    const uint8_t *piece = piece_of(payload, length, offset, &count);
    const char *text = text_get(request->payload[0]);
    require(text != NULL && get16(payload) == strlen(text), "a text of another length");
    require(memcmp(piece, text + offset, count) == 0, "another text");
}

static void hear_list(const struct request *request, const uint8_t *payload, uint32_t length)
{
    uint32_t count, offset = get16(request->payload + 2);
    const uint8_t *piece = piece_of(payload, length, offset, &count);
    const struct operation *operation = operation_get(get16(request->payload));
    require(operation != NULL, "an entry of an operation that is not there");
#ifdef THUMBKAT_SEALED
    require(operation->flags & OPERATION_SEALED, "a sealed board lists what is not for it");
#endif
    uint32_t name = (uint32_t)strlen(operation->name);
    if (offset == 0)
        require(piece[0] == name && memcmp(piece + 1, operation->name, name) == 0, "another operation's entry");
}

static void hear_outputs(const struct operation *operation, const uint8_t *outputs, uint32_t length)
{
    uint32_t at = 0;
    for (unsigned i = 0; i < operation->field_count; i++) {
        if (operation->fields[i].direction != FIELD_OUTPUT)
            continue;
        uint32_t here = board.length[i];
        require(here <= length - at, "a result that ends before its outputs");
        require(memcmp(outputs + at, state_arena() + operation->fields[i].offset, here) == 0, "another output");
        at += here;
    }
    require(at == length, "a result with more than its outputs");
}

static void hear_result(const struct request *request, const uint8_t *payload, uint32_t length)
{
    require(board.accepted, "a result without ACCEPTED");
    const struct operation *operation = operation_get(get16(request->payload));
    require(operation != NULL, "the result of an operation that is not there");
    require(length >= RESULT_BYTES && (payload[0] & ~3) == 0, "a result that is none");
    uint32_t at = RESULT_BYTES;
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_OUTPUT)
            continue;
        board.length[i] = field_most_bytes(field);
        if (field->type != FIELD_BYTES || field->least == field->most)
            continue;
        require(length - at >= 4, "a result without its lengths");
        board.length[i] = get32(payload + at);
        require(board.length[i] >= field->least && board.length[i] <= field->most, "an output of a wrong length");
        at += 4;
    }
    if (payload[0] & 2) {
        require(request->command == COMMAND_CALL, "outputs after RUN");
        hear_outputs(operation, payload + at, length - at);
    } else {
        require(at == length, "a result with more than it has");
    }
    board.staged = NULL;
    board.done = operation;
    board.left = leaves_state(operation) ? operation : NULL;
    if (is_of_session(operation)) {
        forget_secrets();
        learn_secrets(operation);
    }
}

static void hear_read(const struct request *request, const uint8_t *payload, uint32_t length)
{
    unsigned place;
    const struct field *field =
        board.done == NULL ? NULL : field_of(board.done, FIELD_OUTPUT, request->payload[0], &place);
    require(field != NULL, "bytes of an output that is not there");
    uint32_t offset = get32(request->payload + 1);
    require(length == get16(request->payload + 5), "more or fewer bytes than were asked for");
    require(offset <= board.length[place] && length <= board.length[place] - offset, "bytes from outside an output");
    require(memcmp(payload, state_arena() + field->offset + offset, length) == 0, "bytes from elsewhere");
}

static void hear_written(const struct request *request)
{
    unsigned place;
    const struct operation *operation = operation_get(get16(request->payload));
    require(operation != NULL, "an input of an operation that is not there");
    const struct field *field = field_of(operation, FIELD_INPUT, request->payload[2], &place);
    require(field != NULL, "an input that is not there is taken");
    uint32_t offset = get32(request->payload + 3), most = field_most_bytes(field);
    require(offset <= most && request->length - 7u <= most - offset, "more is taken than the input holds");
    stage(operation);
}

static void hear_ok(const struct request *request, const uint8_t *payload, uint32_t length)
{
    require(request->command == COMMAND_HELLO || board.greeted, "an answer before HELLO");
    switch (request->command) {
    case COMMAND_HELLO:
        hear_hello(request, payload, length);
        break;
    case COMMAND_TEXT:
        hear_text(request, payload, length);
        break;
    case COMMAND_LIST:
        hear_list(request, payload, length);
        break;
    case COMMAND_WRITE:
        require(length == 0, "an answer to WRITE with something in it");
        hear_written(request);
        break;
    case COMMAND_READ:
        hear_read(request, payload, length);
        break;
    case COMMAND_RUN:
    case COMMAND_CALL:
        hear_result(request, payload, length);
        break;
    default:
        host_fail("a command that is none has succeeded");
    }
}

/* A READ that is inside of an output has to succeed. */
static bool is_good_read(const struct request *request)
{
    unsigned place;
    if (request->command != COMMAND_READ || request->length != 7 || !board.greeted || board.done == NULL ||
        field_of(board.done, FIELD_OUTPUT, request->payload[0], &place) == NULL)
        return false;
    uint32_t offset = get32(request->payload + 1), length = get16(request->payload + 5);
    return length <= LINK_PAYLOAD_BYTES && offset <= board.length[place] && length <= board.length[place] - offset;
}

/* Whether the inputs of a CALL end where its payload does. */
static bool is_whole_call(const struct request *request, const struct operation *operation)
{
    uint32_t at = 2;
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_INPUT)
            continue;
        uint32_t length = field_most_bytes(field);
        if (field->type == FIELD_BYTES && field->least != field->most) {
            if (at + 2 > request->length)
                return false;
            length = get16(request->payload + at);
            at += 2;
            if (length < field->least || length > field->most)
                return false;
        }
        at += length;
        if (at > request->length)
            return false;
    }
    return at == request->length;
}

/* Whether the payload is as long as the command wants it; an operation that is not there wants nothing. */
static bool is_of_right_length(const struct request *request)
{
    static const uint16_t fixed[] = {
        [COMMAND_HELLO] = NONCE_BYTES, [COMMAND_TEXT] = 3, [COMMAND_LIST] = 4, [COMMAND_RUN] = 2, [COMMAND_READ] = 7,
    };
    if (request->command == COMMAND_WRITE)
        return request->length >= 7;
    if (request->command == COMMAND_CALL)
        return request->length >= 2 && (operation_get(get16(request->payload)) == NULL ||
                                        is_whole_call(request, operation_get(get16(request->payload))));
    return request->command == 0 || request->command > COMMAND_CALL || request->length == fixed[request->command];
}

/* Whether it is told a variant, and then looks for the lengths that this one has. */
static bool has_variants(const struct operation *operation)
{
    return strcmp(operation->name, "sparkle.schwaemm_start") == 0 ||
           strcmp(operation->name, "sparkle.schwaemm_open_start") == 0;
}

/* A session also looks at its scheme's lengths, and whether it has been checked, and both only when it runs; so does
 * Schwaemm in pieces at the lengths of its variant. */
static bool is_found_out_late(const struct request *request, uint8_t status)
{
    if (request->command != COMMAND_RUN && request->command != COMMAND_CALL)
        return false;
    const struct operation *operation = operation_get(get16(request->payload));
    if (!board.accepted || operation == NULL)
        return false;
    if (is_of_session(operation))
        return status == STATUS_BAD_LENGTH || status == STATUS_NO_STATE;
    return has_variants(operation) && status == STATUS_BAD_VALUE;
}

static void hear_refusal(const struct request *request, uint8_t status, const uint8_t *payload, uint32_t length)
{
    require(status >= STATUS_BAD_COMMAND && status <= STATUS_CHECK_FAILED, "a status that no board here has");
    require(length == 2, "a refusal without its detail");
    uint32_t detail = get16(payload);
    if (request->command == COMMAND_HELLO)
        require(status == STATUS_BAD_LENGTH && detail == NONCE_BYTES && request->length != NONCE_BYTES,
                "a good HELLO is refused");
    else
        require((status == STATUS_NO_HELLO) != board.greeted, "a command before HELLO, or HELLO forgotten");
    require(!is_good_read(request), "an output that is there is refused");
    if (status == STATUS_BAD_COMMAND)
        require((request->command == 0 || request->command > COMMAND_CALL) && detail == request->command,
                "a command that is one is refused");
    bool ran = status == STATUS_NO_ENTROPY || status == STATUS_CHECK_FAILED || is_found_out_late(request, status);
    require(ran == board.accepted, "an operation that was accepted, or was not, fails like the other");
    if (ran)
        forget();
    else if (request->command == COMMAND_CALL && status == STATUS_BAD_VALUE)
        stage(operation_get(get16(request->payload)));
}

/* Which answer an operation gave to which command, and what was there before: the code alone does not tell. */
static void mark(const struct request *request, uint8_t status)
{
    uint32_t command = request->command <= COMMAND_CALL ? request->command : 0, operation = 0xff;
    if (command >= COMMAND_LIST && command != COMMAND_READ && request->length >= 2 &&
        get16(request->payload) < operation_count())
        operation = get16(request->payload);
    uint32_t held = (board.done != NULL) | (board.left != NULL) << 1 | (board.staged != NULL) << 2;
    cover_mark(held << 24 | command << 16 | (uint32_t)status << 8 | operation);
}

static void require_length(const struct request *request, uint8_t status)
{
    if (request->command != COMMAND_HELLO && !board.greeted)
        return; /* NO_HELLO comes before all */
    if (!is_of_right_length(request))
        require(status == STATUS_BAD_LENGTH, "a wrong length is taken");
    else if (request->command != COMMAND_READ && !board.accepted)
        require(status != STATUS_BAD_LENGTH, "a right length is not taken");
}

/* Of what is in the arena; an operation that was accepted may have run. */
static bool changes_something(const struct request *request, uint8_t status)
{
    if (board.accepted)
        return true;
    if (request->command == COMMAND_CALL)
        return status == STATUS_BAD_VALUE;
    return status == STATUS_OK && (request->command == COMMAND_HELLO || request->command == COMMAND_WRITE);
}

/* A fresh answer to a request of this version. Whether more is to come. */
static bool hear_answer(const struct request *request, uint8_t status, const uint8_t *payload, uint32_t length)
{
    if (request->payload == NULL) { /* that a fault has cut short */
        require(status == STATUS_FAULT && length == 24, "a fault that is none");
        return false;
    }
    if (request->command != COMMAND_HELLO && board.greeted)
        board.faulted = false;
    mark(request, status);
    require_length(request, status);
    if (status == STATUS_ACCEPTED) {
        hear_accepted(request, payload, length);
        return true;
    }
    if (changes_something(request, status))
        memcpy(arena_before, state_arena(), sizeof arena_before);
    else
        require_nothing_changed();
    if (status == STATUS_OK)
        hear_ok(request, payload, length);
    else
        hear_refusal(request, status, payload, length);
    board.accepted = false;
    return false;
}

static void hear_frame(void)
{
    static uint8_t frame[THUMBKAT_FRAME];
    long length = wire_unstuff(frame, heard, heard_count - 1);
    require(length >= WIRE_HEADER + 2 && wire_crc(frame, (size_t)length) == 0, "the board sends what is no frame");
    uint32_t payload = (uint32_t)length - WIRE_HEADER - 2;
    require(frame[0] == PROTOCOL_VERSION && get16(frame + 4) == payload, "the board sends a header that is none");
    require(answered != request_count, "a reply to nothing");
    const struct request *request = &requests[answered];
    require_no_secret(frame + WIRE_HEADER, payload);
    host_replies++;
    bool same_version = request->version == PROTOCOL_VERSION;
    if (same_version && request->command != COMMAND_HELLO && board.stored && !board.accepted &&
        board.sequence == request->sequence) {
        require(heard_count == board.stored_length && memcmp(heard, board.stored_wire, heard_count) == 0,
                "a repeated request has another answer");
        require_nothing_changed();
        answered++;
        return;
    }
    require(frame[1] == request->sequence && frame[2] == (request->command | PROTOCOL_REPLY),
            "a reply to another request");
    if (!same_version) {
        require(frame[3] == STATUS_BAD_VERSION && payload == 2 && get16(frame + WIRE_HEADER) == PROTOCOL_VERSION,
                "another version is not refused");
        require_nothing_changed();
        answered++;
        return;
    }
    if (hear_answer(request, frame[3], frame + WIRE_HEADER, payload))
        return;
    board.stored = !(request->command == COMMAND_HELLO && frame[3] == STATUS_OK);
    board.sequence = request->sequence;
    board.stored_length = (uint16_t)heard_count;
    memcpy(board.stored_wire, heard, heard_count);
    answered++;
}

void host_hear(uint8_t byte)
{
    uint32_t before = cover_leave();
    require(heard_count < sizeof heard, "a frame beyond the limit");
    heard[heard_count++] = byte;
    if (byte == 0) {
        hear_frame();
        heard_count = 0;
    }
    cover_enter(before);
}

void host_run(const struct script *script)
{
    running = script;
    host_cost = 0;
    heard_count = 0;
    memset(&board, 0, sizeof board);
    memset(arena_before, 0, sizeof arena_before);
    forget_secrets();
    put_script(script);
    if (script->setup & SETUP_FAULT) {
        /* The board begins with the answer to the command that it was at. */
        require(request_count < REQUESTS, "a script of too many frames");
        memmove(requests + 1, requests, request_count * sizeof requests[0]);
        requests[0] = (struct request){.version = PROTOCOL_VERSION, .sequence = BOARD_FAULT_SEQUENCE,
                                       .command = BOARD_FAULT_COMMAND};
        request_count++;
        board.faulted = true;
    }
    board_live(script->setup);
    require(heard_count == 0, "the board stops in the middle of a frame");
    require(answered == request_count, "a request without an answer");
    running = NULL;
}
