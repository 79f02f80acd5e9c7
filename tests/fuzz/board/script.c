#include "script.h"

#include <string.h>

#include "command/bytes.h"
#include "command/operation.h"
#include "link/link.h"
#include "wire.h"

uint32_t dice_roll(struct dice *dice)
{
    uint64_t z = dice->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)(z >> 32);
}

uint32_t dice_below(struct dice *dice, uint32_t end)
{
    return (uint32_t)((uint64_t)dice_roll(dice) * end >> 32);
}

static void copy_item(struct item *to, const struct item *from)
{
    to->kind = from->kind;
    to->length = from->length;
    memcpy(to->bytes, from->bytes, from->length);
}

void script_copy(struct script *to, const struct script *from)
{
    to->setup = from->setup;
    to->count = from->count;
    for (unsigned i = 0; i < from->count; i++)
        copy_item(&to->items[i], &from->items[i]);
}

void script_print(FILE *to, const struct script *script)
{
    fprintf(to, "s %02x\n", script->setup);
    for (unsigned i = 0; i < script->count; i++) {
        const struct item *item = &script->items[i];
        fprintf(to, "%c ", item->kind);
        for (unsigned j = 0; j < item->length; j++)
            fprintf(to, "%02x", item->bytes[j]);
        fputc('\n', to);
    }
}

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Bytes in hexadecimal up to the end of the line. */
static bool parse_bytes(struct item *item, const char *text)
{
    item->length = 0;
    for (; digit(text[0]) >= 0 && digit(text[1]) >= 0 && item->length < ITEM_BYTES; text += 2)
        item->bytes[item->length++] = (uint8_t)(digit(text[0]) << 4 | digit(text[1]));
    return *text == '\n' || *text == 0;
}

int script_parse(struct script *script, FILE *from)
{
    char line[2 * ITEM_BYTES + 8];
    script->count = 0;
    if (fgets(line, sizeof line, from) == NULL)
        return 0;
    if (strncmp(line, "s ", 2) != 0 || !parse_bytes(&script->items[0], line + 2) || script->items[0].length != 1)
        return -1;
    script->setup = script->items[0].bytes[0];
    for (;;) {
        int next = fgetc(from);
        if (next == EOF)
            return 1;
        ungetc(next, from);
        if (next == 's')
            return 1;
        struct item *item = &script->items[script->count];
        if (script->count++ == SCRIPT_ITEMS || fgets(line, sizeof line, from) == NULL)
            return -1;
        item->kind = (uint8_t)line[0];
        if (strchr("nfrwa", line[0]) == NULL || line[1] != ' ' || !parse_bytes(item, line + 2))
            return -1;
    }
}

static struct item *append(struct script *script, uint8_t kind)
{
    /* One that has no place is overwritten by the next. */
    struct item *item = &script->items[script->count];
    if (script->count < SCRIPT_ITEMS - 1)
        script->count++;
    item->kind = kind;
    item->length = 0;
    return item;
}

static void add(struct item *item, uint32_t value, unsigned bytes)
{
    for (; bytes != 0 && item->length < ITEM_BYTES; bytes--, value >>= 8)
        item->bytes[item->length++] = (uint8_t)value;
}

static struct item *request(struct script *script, uint8_t command)
{
    struct item *item = append(script, ITEM_REQUEST);
    add(item, command, 1);
    return item;
}

static void hello(struct script *script, struct dice *dice)
{
    struct item *item = request(script, COMMAND_HELLO);
    add(item, dice_roll(dice), 4);
    add(item, dice_roll(dice), 4);
}

static bool varies(const struct field *field)
{
    return field->type == FIELD_BYTES && field->least != field->most;
}

/* All inputs of an operation in one frame, if they fit. */
static bool call(struct script *script, struct dice *dice, unsigned number, const struct operation *operation)
{
    uint16_t before = script->count;
    struct item *item = request(script, COMMAND_CALL);
    add(item, number, 2);
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_INPUT)
            continue;
        uint32_t length = field_most_bytes(field);
        if (varies(field)) {
            length = field->least + (dice_below(dice, 3) ? dice_below(dice, 40) : 0);
            add(item, length, 2);
        }
        if (field->type == FIELD_NUMBER)
            add(item, field->least + dice_below(dice, 80), 4);
        else if (field->type == FIELD_ENUM)
            add(item, dice_below(dice, field->most + 1), 1);
        else
            for (uint32_t j = 0; j < length; j++)
                add(item, field->type == FIELD_POLY && j % 2 ? dice_below(dice, 48) : dice_roll(dice), 1);
    }
    if (item->length - 1 <= LINK_PAYLOAD_BYTES)
        return true;
    script->count = before;
    return false;
}

static void write_and_run(struct script *script, struct dice *dice, unsigned number, const struct operation *operation)
{
    unsigned n = 0;
    for (unsigned i = 0; i < operation->field_count; i++) {
        const struct field *field = &operation->fields[i];
        if (field->direction != FIELD_INPUT)
            continue;
        struct item *item = append(script, ITEM_FILL);
        add(item, number, 2);
        add(item, n++, 1);
        add(item, dice_below(dice, 4) ? dice_below(dice, 253) : 253 + dice_below(dice, 3), 1);
        /* The least and the most are right where a scheme decides: public keys alone, and with NewHope's message. */
        uint32_t lengths[] = {dice_below(dice, 300), dice_below(dice, 300), field->least, FILL_WHOLE};
        add(item, varies(field) ? lengths[dice_below(dice, 4)] : FILL_WHOLE, 2);
    }
    add(request(script, COMMAND_RUN), number, 2);
}

static void read_one(struct script *script, struct dice *dice)
{
    struct item *item = request(script, COMMAND_READ);
    add(item, dice_below(dice, 3), 1);
    add(item, dice_below(dice, 64), 4);
    uint32_t lengths[] = {dice_below(dice, 64), LINK_PAYLOAD_BYTES + dice_below(dice, 2), dice_below(dice, 2100)};
    add(item, lengths[dice_below(dice, 3)], 2);
}

void script_use(struct script *script, struct dice *dice, unsigned number)
{
    const struct operation *operation = operation_get(number);
    if (operation == NULL)
        return;
    bool alone = operation->continues == NULL || operation->continues[0] == operation || dice_below(dice, 4) == 0;
    if (!alone)
        script_use(script, dice, operation_number(operation->continues[0]));
    if (dice_below(dice, 2) == 0 || !call(script, dice, number, operation))
        write_and_run(script, dice, number, operation);
    read_one(script, dice);
}

static void some_item(struct script *script, struct dice *dice)
{
    struct item *item;
    unsigned number = dice_below(dice, operation_count() + 1);
    switch (dice_below(dice, 9)) {
    case 0:
        hello(script, dice);
        break;
    case 1:
        item = request(script, COMMAND_TEXT);
        add(item, dice_below(dice, 7), 1);
        add(item, dice_below(dice, 40), 2);
        break;
    case 2:
        item = request(script, COMMAND_LIST);
        add(item, number, 2);
        add(item, dice_below(dice, 2) ? 0 : dice_below(dice, 300), 2);
        break;
    case 3: {
        item = request(script, COMMAND_WRITE);
        add(item, number, 2);
        add(item, dice_below(dice, 3), 1);
        add(item, dice_below(dice, 2) ? 0 : dice_below(dice, 100), 4);
        /* Seeds, digests and tags have 32 bytes or 48: also one more. */
        uint32_t sizes[] = {dice_below(dice, 80), 31 + dice_below(dice, 4), 47 + dice_below(dice, 4)};
        for (uint32_t left = sizes[dice_below(dice, 3)]; left != 0; left--)
            add(item, dice_roll(dice), 1);
        break;
    }
    case 4:
        add(request(script, COMMAND_RUN), number, 2);
        break;
    case 5:
        read_one(script, dice);
        break;
    case 6:
        append(script, ITEM_AGAIN);
        break;
    case 7:
        item = append(script, ITEM_RAW);
        for (uint32_t left = dice_below(dice, 200); left != 0; left--)
            add(item, dice_below(dice, 4) ? dice_roll(dice) : 0, 1);
        break;
    default:
        script_use(script, dice, number);
    }
}

/* Bytes of an item, whatever they mean. */

static const uint32_t EXTREMES[] = {0,      1,      2,      7,     8,          0x7f,       0x80,       0xff,
                                    0x100,  0x7fff, 0x8000, 12288, 12289,      0xfffe,     0xffff,     0x10000,
                                    0x1fff, 0x2000, 0x2001, 2048,  0x7fffffff, 0x80000000, 0xfffffff8, 0xffffffff};

static void remove_bytes(struct item *item, uint32_t at, uint32_t count)
{
    memmove(item->bytes + at, item->bytes + at + count, item->length - at - count);
    item->length -= (uint16_t)count;
}

static void insert_bytes(struct item *item, uint32_t at, const uint8_t *bytes, uint32_t count)
{
    if (count + item->length > ITEM_BYTES)
        return;
    memmove(item->bytes + at + count, item->bytes + at, item->length - at);
    memcpy(item->bytes + at, bytes, count);
    item->length += (uint16_t)count;
}

static void mutate_bytes(struct item *item, struct dice *dice)
{
    uint8_t piece[ITEM_BYTES];
    /* Most of what decides stands in front. */
    uint32_t near = item->length < 10 || dice_below(dice, 3) == 0 ? item->length : 10;
    uint32_t at = dice_below(dice, near + 1), left = item->length - at, count;
    switch (dice_below(dice, 8)) {
    case 0:
        if (left != 0)
            item->bytes[at] ^= (uint8_t)(1 << dice_below(dice, 8));
        break;
    case 1:
        if (left != 0)
            item->bytes[at] = (uint8_t)dice_roll(dice);
        break;
    case 2:
    case 3: {
        uint32_t value = EXTREMES[dice_below(dice, sizeof EXTREMES / sizeof EXTREMES[0])];
        count = 1u << dice_below(dice, 3);
        for (uint32_t i = 0; i < count && i < left; i++, value >>= 8)
            item->bytes[at + i] = (uint8_t)value;
        break;
    }
    case 4:
        remove_bytes(item, at, dice_below(dice, left + 1));
        break;
    case 5:
        count = dice_below(dice, (left < 16 ? left : 16) + 1);
        memcpy(piece, item->bytes + at, count);
        insert_bytes(item, at, piece, count);
        break;
    case 6: {
        /* Up to the limit and beyond, also by one. */
        uint32_t to = dice_below(dice, 2) ? LINK_PAYLOAD_BYTES - 2 + dice_below(dice, 6) : dice_below(dice, ITEM_BYTES);
        bool same = dice_below(dice, 2) == 0;
        uint8_t fill = (uint8_t)(dice_below(dice, 2) ? dice_roll(dice) : 0);
        if (to < item->length)
            item->length = (uint16_t)to;
        while (item->length < to)
            add(item, same ? fill : dice_roll(dice), 1);
        break;
    }
    default:
        count = 1 + dice_below(dice, 4);
        for (uint32_t i = 0; i < count; i++)
            piece[i] = (uint8_t)dice_roll(dice);
        insert_bytes(item, at, piece, count);
    }
}

/* A request as the whole frame that it is: its header can be wrong then. */
static void open_header(struct item *item, struct dice *dice)
{
    if (item->kind != ITEM_REQUEST || item->length == 0)
        return;
    uint8_t header[WIRE_HEADER] = {PROTOCOL_VERSION, (uint8_t)dice_roll(dice), item->bytes[0]};
    put16(header + 4, item->length - 1u);
    remove_bytes(item, 0, 1);
    insert_bytes(item, 0, header, sizeof header);
    item->kind = ITEM_FRAME;
}

/* A frame as the bytes on the line that it is: they can be damaged then, and its CRC with them. */
static void open_wire(struct item *item, struct dice *dice)
{
    uint8_t sealed[ITEM_BYTES + 2], wire[ITEM_BYTES + 64];
    open_header(item, dice);
    if (item->kind != ITEM_FRAME)
        return;
    uint16_t crc = wire_crc(item->bytes, item->length);
    memcpy(sealed, item->bytes, item->length);
    sealed[item->length] = (uint8_t)(crc >> 8);
    sealed[item->length + 1] = (uint8_t)crc;
    uint32_t length = (uint32_t)wire_stuff(wire, sealed, item->length + 2u);
    if (length > ITEM_BYTES)
        return;
    item->kind = ITEM_RAW;
    item->length = (uint16_t)length;
    memcpy(item->bytes, wire, length);
}

/* The last block of COBS claims more or less than there is. */
static void lie_of_length(struct item *item, struct dice *dice)
{
    uint32_t at = 0;
    while (item->bytes[at] != 0 && at + item->bytes[at] + 1u < item->length)
        at += item->bytes[at];
    item->bytes[at] += (uint8_t)(dice_below(dice, 3) ? 1 : -1);
}

static void damage(struct item *item, struct dice *dice)
{
    if (item->length == 0)
        return;
    uint32_t at = dice_below(dice, item->length);
    uint8_t zero = 0, byte = item->bytes[at];
    switch (dice_below(dice, 8)) {
    case 7:
        lie_of_length(item, dice);
        break;
    case 0:
        item->bytes[at] ^= (uint8_t)(1 << dice_below(dice, 8));
        break;
    case 1:
        remove_bytes(item, at, 1);
        break;
    case 2:
        insert_bytes(item, at, &byte, 1);
        break;
    case 3:
        insert_bytes(item, at, &zero, 1);
        break;
    case 4:
        item->bytes[at] = 0;
        break;
    case 5:
        item->length--; /* the delimiter */
        break;
    default:
        item->length = (uint16_t)at;
    }
}

void script_remove(struct script *script, unsigned at)
{
    for (script->count--; at < script->count; at++)
        copy_item(&script->items[at], &script->items[at + 1]);
}

static void insert_item(struct script *script, unsigned at, const struct item *item)
{
    if (script->count == SCRIPT_ITEMS)
        return;
    for (unsigned i = script->count++; i > at; i--)
        copy_item(&script->items[i], &script->items[i - 1]);
    copy_item(&script->items[at], item);
}

static void insert_some(struct script *script, struct dice *dice, unsigned at)
{
    static struct script made;
    made.count = 0;
    some_item(&made, dice);
    for (unsigned i = 0; i < made.count; i++)
        insert_item(script, at + i, &made.items[i]);
}

static void mutate_once(struct script *script, struct dice *dice, const struct script *other)
{
    unsigned at = dice_below(dice, script->count), from;
    struct item *item = &script->items[at], kept;
    if (script->count == 0) {
        hello(script, dice);
        return;
    }
    switch (dice_below(dice, 16)) {
    case 0:
        script_remove(script, at);
        break;
    case 1:
        copy_item(&kept, item);
        insert_item(script, dice_below(dice, script->count + 1u), &kept);
        break;
    case 2:
        copy_item(&kept, item);
        script_remove(script, at);
        insert_item(script, dice_below(dice, script->count + 1u), &kept);
        break;
    case 3:
        insert_some(script, dice, at);
        break;
    case 4:
        from = dice_below(dice, other->count);
        for (unsigned left = 1 + dice_below(dice, 6); left != 0 && from < other->count; left--)
            insert_item(script, at++, &other->items[from++]);
        break;
    case 5:
        script->setup = (uint8_t)dice_roll(dice);
        break;
    case 6:
        open_header(item, dice);
        mutate_bytes(item, dice);
        break;
    case 7:
    case 8:
        open_wire(item, dice);
        damage(item, dice);
        break;
    default:
        mutate_bytes(item, dice);
    }
}

void script_mutate(struct script *script, struct dice *dice, const struct script *other)
{
    for (unsigned left = 1 + dice_below(dice, 4); left != 0; left--)
        mutate_once(script, dice, other);
}
