"""The fuzzer notices what it is there for: each fault that is put into the firmware, by one of its checks."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.firmware.pcboard import FIRMWARE
from tests.fuzz import board
from tests.fuzz.corpus import FILES

FRAMES = 200_000


@dataclass(frozen=True)
class Fault:
    """`after` is put in place of `before`; `said` is what the fuzzer says then, or one of several."""

    file: str
    before: str
    after: str
    said: str
    frame: int = 528


FAULTS: dict[str, Fault] = {
    "READ beyond the output": Fault(
        "command/dispatch.c",
        "if (offset > there || length > there - offset)",
        "if (offset > there)",
        "bytes from outside an output",
    ),
    "READ beyond the frame": Fault(
        "command/dispatch.c",
        "if (length > LINK_PAYLOAD_BYTES)\n        return refuse(STATUS_BAD_LENGTH, LINK_PAYLOAD_BYTES);",
        "",
        "runtime error|AddressSanitizer|beyond the limit",
    ),
    "WRITE at any offset": Fault(
        "command/dispatch.c",
        "if (offset != 0 && offset != written)",
        "if (offset != 0 && written == 0xffffffff)",
        "more is taken than the input holds|runtime error|AddressSanitizer",
    ),
    "WRITE beyond the input": Fault(
        "command/dispatch.c",
        "if (length > field_most_bytes(field) - offset)",
        "if (length > field_most_bytes(field) + 8 - offset)",
        "more is taken than the input holds",
    ),
    "CALL with inputs that are not there": Fault(
        "command/dispatch.c",
        "if (length > request->length - at)\n            return false;",
        "if (length > request->length - at)\n            return true;",
        "a wrong length is taken",
    ),
    "CALL without its state": Fault(
        "command/dispatch.c",
        "if (lacks_state(operation))\n        return refuse(STATUS_NO_STATE, 0);\n    stage(operation);",
        "stage(operation);",
        "what changes nothing changes the arena",
    ),
    "RUN without its state": Fault(
        "command/dispatch.c",
        "if (lacks_state(operation)) {",
        "if (lacks_state(operation) && reply == NULL) {",
        "without its state is accepted",
    ),
    "a coefficient too large": Fault(
        "command/dispatch.c",
        "POLY_MODULUS - 1u - get16",
        "POLY_MODULUS - get16",
        "a coefficient out of range is accepted",
    ),
    "what was there is not wiped": Fault(
        "command/dispatch.c",
        "if (!continues(operation))\n        forget_everything();",
        "if (!continues(operation))\n        board.left = NULL;",
        "something of another operation is left",
    ),
    "HELLO leaves the arena": Fault(
        "command/dispatch.c",
        "    forget_everything();\n    entropy_forget();",
        "    entropy_forget();",
        "something in the arena",
    ),
    "a result that stays in the frame": Fault(
        "command/dispatch.c",
        "if (end > LINK_PAYLOAD_BYTES)\n        return length;",
        "",
        "runtime error|AddressSanitizer",
    ),
    "the session's key among the outputs": Fault(
        "command/session.c",
        'OUTPUT_BYTES("tag", struct memory, of.tag, 0), AGREED}',
        'OUTPUT_BYTES("tag", struct memory, state.agreed.derived.secretbox_key[0], 0), AGREED}',
        "what a session keeps to itself",
    ),
    "a LIST entry beyond the frame": Fault(
        "command/list.c",
        "w->at - w->offset < w->room",
        "w->at - w->offset < 300",
        "runtime error|AddressSanitizer",
        frame=144,
    ),
    "a frame longer than the buffer": Fault(
        "link/link.c",
        "if (in.length == LINK_FRAME_BYTES) {",
        "if (in.length == LINK_FRAME_BYTES + 1) {",
        "runtime error|AddressSanitizer|reply",
    ),
    "a wrong CRC": Fault("link/link.c", "|| in.crc != 0)", ")", "reply"),
    "a wrong length": Fault(
        "link/link.c",
        "return payload == (unsigned)in.length - LINK_HEADER_BYTES - LINK_CRC_BYTES;",
        "return payload <= (unsigned)in.length - LINK_HEADER_BYTES - LINK_CRC_BYTES;",
        "reply",
    ),
    "half a block is a frame": Fault(
        "link/cobs.h", "return d->left == 0;", "return d->left <= 1;", "reply|request"
    ),
    "a repeat is executed": Fault(
        "link/link.c",
        "out.stored && in.bytes[1] == out.sequence",
        "out.stored && in.bytes[1] == out.sequence && in.bytes[2] != COMMAND_CALL",
        "a repeated request has another answer",
    ),
    "the ring does not say that it is full": Fault(
        "link/link.c",
        "return !ring_is_full();",
        "return true || ring_is_full();",
        "without an answer|another request",
    ),
    "the port is not told to go on": Fault(
        "link/link.c",
        "        port_uart_listen();\n",
        "",
        "takes no byte that could wake it",
    ),
    "another version spoils the stored reply": Fault(
        "link/link.c",
        "    out.next = out.aside;",
        "    out.next = out.aside;\n    out.length = 3;",
        "no frame|another answer|middle of a frame",
    ),
}


@pytest.mark.verify
@pytest.mark.parametrize("name", FAULTS)
def test_the_fuzzer_notices(name: str, tmp_path: Path) -> None:
    fault = FAULTS[name]
    source = tmp_path / "src"
    shutil.copytree(FIRMWARE / "src", source)
    text = (source / fault.file).read_text()
    assert fault.before in text
    (source / fault.file).write_text(text.replace(fault.before, fault.after))
    program = board.build(tmp_path / "fuzz", board.Build(fault.frame), source=source)
    complaint = board.run(program, "run", "1", str(FRAMES), *FILES).complaint
    assert complaint is not None, "the fault is not noticed"
    assert any(part in complaint for part in fault.said.split("|")), complaint[:2000]
