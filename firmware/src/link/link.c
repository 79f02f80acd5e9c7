#include "link.h"

#include <string.h>

#include "../port/port.h"
#include "cobs.h"
#include "crc16.h"

/* Received bytes between the interrupt and link_poll(): a power of two (PROTOCOL.md, "The UART"). */
#define RING_BYTES 64

static struct {
    volatile uint8_t written; /* by the interrupt */
    volatile uint8_t read; /* by move_bytes() */
    volatile uint8_t bytes[RING_BYTES]; /* zero where none waits: they may be secret */
} ring;

/* The frame that comes in, COBS undone. */
static struct {
    struct cobs_decoder cobs;
    uint16_t wire;   /* bytes since the last delimiter */
    uint16_t length; /* bytes decoded */
    uint16_t crc;
    bool bad;
    bool whole; /* a good frame is here, and waits for the reply before it to leave */
    uint8_t bytes[LINK_FRAME_BYTES];
} in;

/* The frame that goes out, which is the stored reply too. */
static struct {
    const uint8_t *next;
    uint16_t left;
    uint16_t length;
    bool stored;      /* `bytes` answers the request numbered `sequence` */
    uint8_t sequence; /* of the last request */
    uint8_t bytes[THUMBKAT_FRAME];
    /* A refusal of another version leaves the stored reply alone. */
    uint8_t aside[1 + LINK_HEADER_BYTES + 2 + LINK_CRC_BYTES + 1];
} out;

static bool ring_is_full(void)
{
    return (uint8_t)(ring.written - ring.read) == RING_BYTES;
}

bool link_received(uint8_t byte)
{
    ring.bytes[ring.written % RING_BYTES] = byte;
    ring.written++;
    return !ring_is_full();
}

static void begin_frame(void)
{
    in.cobs.code = 0;
    in.cobs.left = 0;
    in.wire = 0;
    in.length = 0;
    in.crc = 0;
    in.bad = false;
}

/* Judges the frame that a delimiter has ended. */
static bool frame_is_good(void)
{
    if (in.bad || !cobs_complete(&in.cobs) || in.crc != 0)
        return false;
    if (in.length < LINK_HEADER_BYTES + LINK_CRC_BYTES || (in.bytes[2] & PROTOCOL_REPLY) != 0)
        return false;
    if (in.bytes[0] != PROTOCOL_VERSION)
        return true; /* the rest of its header may mean something else */
    unsigned payload = in.bytes[4] | (unsigned)in.bytes[5] << 8;
    return payload == (unsigned)in.length - LINK_HEADER_BYTES - LINK_CRC_BYTES;
}

static void take_byte(uint8_t byte)
{
    in.wire++;
    if (byte == 0) {
        in.whole = frame_is_good();
        if (!in.whole) { /* which may have held a secret input, and be longer than what comes next */
            memset(in.bytes, 0, in.length);
            begin_frame();
        }
        return;
    }
    uint8_t decoded;
    if (in.wire == THUMBKAT_FRAME)
        in.bad = true; /* no room for the delimiter */
    if (in.bad || cobs_decode(&in.cobs, byte, &decoded) == 0)
        return;
    if (in.length == LINK_FRAME_BYTES) {
        in.bad = true;
        return;
    }
    in.crc = crc16(in.crc, decoded);
    in.bytes[in.length++] = decoded;
}

static void move_bytes(void)
{
    if (out.left != 0 && port_uart_can_send()) {
        port_uart_send(*out.next++);
        out.left--;
    }
    while (!in.whole && ring.read != ring.written) {
        uint8_t at = ring.read % RING_BYTES, byte = ring.bytes[at];
        ring.bytes[at] = 0;
        ring.read++;
        take_byte(byte);
        /* The interrupt may have paused at any moment before: asking whether it has would be a race. */
        port_uart_listen();
    }
}

/* Puts header and CRC around the payload, which stands behind the gap and the header, and encodes. */
static uint16_t seal(uint8_t *buffer, uint16_t gap, uint8_t sequence, uint8_t command, uint8_t status,
                     uint16_t length)
{
    uint8_t *frame = buffer + gap;
    frame[0] = PROTOCOL_VERSION;
    frame[1] = sequence;
    frame[2] = command | PROTOCOL_REPLY;
    frame[3] = status;
    frame[4] = (uint8_t)length;
    frame[5] = (uint8_t)(length >> 8);
    uint16_t end = LINK_HEADER_BYTES + length, crc = 0;
    for (uint16_t i = 0; i < end; i++)
        crc = crc16(crc, frame[i]);
    frame[end] = (uint8_t)(crc >> 8);
    frame[end + 1] = (uint8_t)crc;
    return cobs_encode(buffer, gap, end + LINK_CRC_BYTES);
}

static void refuse_version(void)
{
    uint8_t *payload = out.aside + 1 + LINK_HEADER_BYTES;
    payload[0] = PROTOCOL_VERSION;
    payload[1] = 0;
    out.left = seal(out.aside, 1, in.bytes[1], in.bytes[2], STATUS_BAD_VERSION, 2);
    out.next = out.aside;
}

static void send_stored(void)
{
    out.next = out.bytes;
    out.left = out.length;
}

bool link_poll(struct link_request *request)
{
    move_bytes();
    if (out.left != 0)
        return false;
    if (!in.whole) {
        uint32_t interrupts = port_interrupts_off();
        if (ring.read == ring.written)
            port_wait();
        port_interrupts_restore(interrupts);
        return false;
    }
    bool fresh = false;
    if (in.bytes[0] != PROTOCOL_VERSION) {
        refuse_version();
    } else if (in.bytes[2] != COMMAND_HELLO && out.stored && in.bytes[1] == out.sequence) {
        send_stored();
    } else {
        request->sequence = in.bytes[1];
        request->command = in.bytes[2];
        request->length = (uint16_t)(in.length - LINK_HEADER_BYTES - LINK_CRC_BYTES);
        request->payload = in.bytes + LINK_HEADER_BYTES;
        out.stored = false;
        fresh = true;
    }
    /* The bytes stay where they are until the next call takes a byte of the next frame. */
    in.whole = false;
    begin_frame();
    if (!fresh) /* a request that came again: nobody else looks at its inputs, or wipes them */
        link_wipe_received();
    return fresh;
}

uint8_t *link_payload(void)
{
    return out.bytes + LINK_COBS_BYTES + LINK_HEADER_BYTES;
}

void link_reply(uint8_t sequence, uint8_t command, uint8_t status, uint16_t length)
{
    uint16_t before = out.length;
    out.length = seal(out.bytes, LINK_COBS_BYTES, sequence, command, status, length);
    if (before > out.length) /* which may have held a secret output */
        memset(out.bytes + out.length, 0, before - out.length);
    out.sequence = sequence;
    out.stored = true;
    send_stored();
}

void link_forget(void)
{
    out.stored = false;
}

void link_wipe_received(void)
{
    /* What lies before is of a frame that has begun to come in. */
    memset(in.bytes + in.length, 0, sizeof in.bytes - in.length);
    __asm__ volatile("" : : : "memory");
}

void link_wipe(void)
{
    link_wipe_received();
    memset(out.bytes, 0, sizeof out.bytes);
    __asm__ volatile("" : : : "memory");
}

void link_settle(void)
{
    const unsigned two_characters_us = 2 * 10 * 1000000 / 115200 + 1;
    unsigned rounds = THUMBKAT_FRAME; /* of two characters each: two frames */
    uint8_t seen;
    while (out.left != 0)
        move_bytes();
    do {
        seen = ring.written;
        port_delay_us(two_characters_us);
        move_bytes();
    } while (ring.written != seen && --rounds != 0);
}
