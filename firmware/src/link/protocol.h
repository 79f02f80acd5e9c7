/* The numbers of PROTOCOL.md that link/ and command/ share. */
#ifndef THUMBKAT_PROTOCOL_H
#define THUMBKAT_PROTOCOL_H

#define PROTOCOL_VERSION 1
#define PROTOCOL_REPLY 0x80 /* set in the command of a reply */
#define PROTOCOL_FRAME_LEAST 144

enum command {
    COMMAND_HELLO = 1,
    COMMAND_TEXT = 2,
    COMMAND_LIST = 3,
    COMMAND_WRITE = 4,
    COMMAND_RUN = 5,
    COMMAND_READ = 6,
    COMMAND_CALL = 7,
};

enum status {
    STATUS_OK = 0,
    STATUS_ACCEPTED = 1,
    STATUS_BAD_VERSION = 2,
    STATUS_BAD_COMMAND = 3,
    STATUS_BAD_LENGTH = 4,
    STATUS_NO_HELLO = 5,
    STATUS_NO_OPERATION = 6,
    STATUS_NO_FIELD = 7,
    STATUS_BAD_RANGE = 8,
    STATUS_NO_INPUT = 9,
    STATUS_BAD_VALUE = 10,
    STATUS_NO_STATE = 11,
    STATUS_NO_ENTROPY = 12,
    STATUS_CHECK_FAILED = 13,
    STATUS_STACK_OVERFLOW = 14,
    STATUS_FAULT = 15,
};

#endif
