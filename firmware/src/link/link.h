/* Bytes to frames and back: COBS, CRC, sequence numbers, the stored reply (PROTOCOL.md).
 *
 * Knows bytes and frames, and of the port only how a byte is sent. What a command means is
 * command/dispatch.c's business.
 */
#ifndef THUMBKAT_LINK_H
#define THUMBKAT_LINK_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"

#define LINK_HEADER_BYTES 6
#define LINK_CRC_BYTES 2

/* Frame limit in bytes on the wire, from the board's build flags. */
#ifndef THUMBKAT_FRAME
#define THUMBKAT_FRAME PROTOCOL_FRAME_LEAST
#endif
_Static_assert(THUMBKAT_FRAME >= PROTOCOL_FRAME_LEAST, "THUMBKAT_FRAME is below what a host may count on");

/* What COBS adds to the longest frame: one byte, and one more after every 254. */
#define LINK_COBS_BYTES (1 + (THUMBKAT_FRAME - 2) / 255)
#define LINK_FRAME_BYTES (THUMBKAT_FRAME - 1 - LINK_COBS_BYTES) /* before COBS */
#define LINK_PAYLOAD_BYTES (LINK_FRAME_BYTES - LINK_HEADER_BYTES - LINK_CRC_BYTES)

struct link_request {
    uint8_t sequence;
    uint8_t command;
    uint16_t length;        /* of the payload */
    const uint8_t *payload; /* not aligned; valid until the next link_poll() or link_settle() */
};

/* Called by the UART's interrupt for each byte. False when there is no room for another one: the port
 * then leaves it in the hardware until port_uart_listen(). */
bool link_received(uint8_t byte);

/* Moves what waits: received bytes into the frame at hand, the reply's bytes into the UART. True when a
 * new request is there. Repeated requests and frames of other versions are answered inside. Sleeps
 * until the next interrupt when there is nothing to move. */
bool link_poll(struct link_request *request);

/* Where to write the payload of the next reply: LINK_PAYLOAD_BYTES bytes, not aligned.
 * Writing there destroys the stored reply, so only after a new request. */
uint8_t *link_payload(void);

/* Sends the payload written there as the reply to `sequence` and `command`, and stores it, and nothing else. Returns at
 * once: link_poll() sends. */
void link_reply(uint8_t sequence, uint8_t command, uint8_t status, uint16_t length);

/* Forgets which sequence number was the last, so that the next request is new whatever its number is. */
void link_forget(void);

/* Overwrites what was received so far, which may have been secret: the payload of the request at hand too. Bytes that
 * are still to be looked at stay. */
void link_wipe_received(void);

/* What was sent as well: the reply at hand is gone. */
void link_wipe(void);

/* Sends what is left of the reply and returns when the line has been quiet for two character times (or, with
 * somebody sending for ever, after the time of two frames). The request's payload is gone after it. */
void link_settle(void);

#endif
