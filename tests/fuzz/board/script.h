/* What a host says to the board in one life of it, from power-on: a few items. Text has an item a line, its letter and
 * then its bytes in hexadecimal; the first line, `s`, is how the board is set up, and begins a script. */
#ifndef FUZZ_SCRIPT_H
#define FUZZ_SCRIPT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum item_kind {
    ITEM_REQUEST = 'n', /* command and payload; version, the next sequence number and the length come in front */
    ITEM_FRAME = 'f',   /* header and payload as they stand; CRC and COBS are put around */
    ITEM_RAW = 'r',     /* bytes on the line */
    ITEM_FILL = 'w',    /* operation u16, input u8, seed u8, length u16: all WRITEs that fill this input */
    ITEM_AGAIN = 'a',   /* the last frame once more */
};

/* Longer than the longest frame of any build here. */
#define ITEM_BYTES 640
#define SCRIPT_ITEMS 48
#define FILL_BYTES 6
#define FILL_WHOLE 0xffff /* as long as the input may be */

struct item {
    uint8_t kind;
    uint16_t length;
    uint8_t bytes[ITEM_BYTES];
};

/* Of the setup: what the generator of entropy does, whether a fault came before, when the line moves. */
enum {
    SETUP_ENTROPY = 7,
    SETUP_FAULT = 8,
    SETUP_INTERLEAVED = 16, /* bytes come, and leave, at any moment; else only when the board waits */
};

struct script {
    uint8_t setup;
    uint16_t count;
    struct item items[SCRIPT_ITEMS];
};

/* A generator of numbers that depend on nothing but where it starts. */
struct dice {
    uint64_t state;
};
uint32_t dice_roll(struct dice *dice);
uint32_t dice_below(struct dice *dice, uint32_t end);

void script_copy(struct script *to, const struct script *from);
void script_remove(struct script *script, unsigned item);
void script_print(FILE *to, const struct script *script);

/* The next script of a file: 1, or 0 where there is none any more, or -1 for what is no script. */
int script_parse(struct script *script, FILE *from);

/* Appends what uses one operation as it wants to be used, what it continues included. */
void script_use(struct script *script, struct dice *dice, unsigned operation);

/* Changes one thing or a few; `other` is what pieces are taken from. */
void script_mutate(struct script *script, struct dice *dice, const struct script *other);

#endif
