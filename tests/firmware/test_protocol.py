"""The firmware's protocol code against PROTOCOL.md, request by request."""

import struct
import zlib
from random import Random

import pytest
from cobs import cobs

from tests.firmware import raw as protocol
from tests.firmware.conftest import StartBoard
from tests.firmware.raw import Raw, request
from tests.reference import chacha20, keccak, newhope
from tests.reference.newhope import poly_to_wire

FRAME = 144
ROOM = 134  # payload in a frame of 144 bytes on the wire
RANDOM = Random(2016)
POLY = poly_to_wire([RANDOM.randrange(newhope.Q) for _ in range(newhope.N)])


def fill(raw: Raw, operation: int, field: int, data: bytes) -> None:
    for at in range(0, len(data), ROOM - 7):
        assert raw.write(operation, field, at, data[at : at + ROOM - 7]).status == protocol.OK


def fetch(raw: Raw, field: int, length: int) -> bytes:
    data = b""
    while len(data) < length:
        reply = raw.read(field, len(data), min(ROOM, length - len(data)))
        assert reply.status == protocol.OK
        data += reply.payload
    return data


def test_hello_is_binary_and_fixed(raw: Raw) -> None:
    payload = raw.hello().payload
    assert len(payload) == 64
    fields = struct.unpack("<8s6BHIIHH12x24s", payload)
    nonce, version, core, wait, counter, entropy, flags, frame, clock, crc, operations, arena, fault = fields
    assert nonce == protocol.NONCE
    assert (version, core, wait, flags, frame, clock) == (1, 255, 0, 0, FRAME, 1_000_000)
    assert counter == 0, "a counter that has not proved itself is none"
    assert entropy == 1
    assert crc == zlib.crc32(b"123456789") == 0xCBF43926, "the two pieces of the image, one after the other"
    assert operations > 20
    assert arena == 8192
    assert fault == bytes(24)


def test_before_hello_everything_else_is_refused(raw: Raw) -> None:
    for command in (protocol.TEXT, protocol.LIST, protocol.WRITE, protocol.RUN, protocol.READ, protocol.CALL):
        reply = raw.ask(command, b"\0\0\0")
        assert (reply.status, reply.detail) == (protocol.NO_HELLO, 0)
    assert raw.hello().status == protocol.OK


def test_unknown_command(raw: Raw) -> None:
    raw.hello()
    for command in (0, 8, 127):
        reply = raw.ask(command)
        assert (reply.status, reply.detail) == (protocol.BAD_COMMAND, command)


@pytest.mark.parametrize(
    ("command", "payload", "expected"),
    [
        (protocol.HELLO, b"1234567", 8),
        (protocol.HELLO, b"123456789", 8),
        (protocol.TEXT, b"\0\0", 3),
        (protocol.LIST, b"\0\0\0", 4),
        (protocol.LIST, b"\0\0\0\0\0", 4),
        (protocol.WRITE, b"\0\0\0\0\0\0", 65535),
        (protocol.RUN, b"\0", 2),
        (protocol.RUN, b"\0\0\0", 2),
        (protocol.READ, b"\0\0\0\0\0\0", 7),
        (protocol.CALL, b"\0", 65535),
    ],
)
def test_wrong_lengths_are_refused(raw: Raw, command: int, payload: bytes, expected: int) -> None:
    raw.hello()
    reply = raw.ask(command, payload)
    assert (reply.status, reply.detail) == (protocol.BAD_LENGTH, expected)


def test_another_version_is_named_and_changes_nothing(raw: Raw) -> None:
    raw.hello()
    block = raw.names()["chacha20.block"]
    fill(raw, block, 0, bytes(64))
    raw.send(request(200, protocol.WRITE, b"x", version=2))
    reply = raw.reply()
    assert (reply.version, reply.status, reply.detail) == (1, protocol.BAD_VERSION, 1)
    raw.send(request(raw.sequence, protocol.TEXT))
    assert raw.reply().command == protocol.WRITE, "the stored reply is still the one before"
    assert raw.run(block).status == protocol.OK


@pytest.mark.parametrize("which", range(6))
def test_text_in_pieces(raw: Raw, which: int) -> None:
    raw.hello()
    whole = raw.ask(protocol.TEXT, struct.pack("<BH", which, 0)).payload
    total = int.from_bytes(whole[:2], "little")
    assert len(whole) == 2 + total, "short texts come in one piece"
    for offset in range(total + 1):
        piece = raw.ask(protocol.TEXT, struct.pack("<BH", which, offset)).payload
        assert piece == whole[:2] + whole[2 + offset :]
    beyond = raw.ask(protocol.TEXT, struct.pack("<BH", which, total + 1))
    assert (beyond.status, beyond.detail) == (protocol.BAD_RANGE, total)


def test_text_that_is_not_there(raw: Raw) -> None:
    raw.hello()
    reply = raw.ask(protocol.TEXT, struct.pack("<BH", 6, 0))
    assert (reply.status, reply.detail) == (protocol.NO_FIELD, 6)


def test_list_pieces_fit_together_at_every_offset(raw: Raw) -> None:
    operations = struct.unpack_from("<H", raw.hello().payload, 24)[0]
    for number in range(operations):
        whole = b""
        total = 1
        while len(whole) < total:
            piece = raw.ask(protocol.LIST, struct.pack("<HH", number, len(whole))).payload
            total = int.from_bytes(piece[:2], "little")
            whole += piece[2:]
        assert len(whole) == total
        for offset in (1, total // 2, total):
            piece = raw.ask(protocol.LIST, struct.pack("<HH", number, offset)).payload[2:]
            assert piece == whole[offset:][: ROOM - 2]
        beyond = raw.ask(protocol.LIST, struct.pack("<HH", number, total + 1))
        assert (beyond.status, beyond.detail) == (protocol.BAD_RANGE, total)
    reply = raw.ask(protocol.LIST, struct.pack("<HH", operations, 0))
    assert (reply.status, reply.detail) == (protocol.NO_OPERATION, operations)


def test_write_run_read(raw: Raw) -> None:
    ntt = raw.names()["newhope.ntt"]
    fill(raw, ntt, 0, POLY)
    result = raw.run(ntt)
    assert result.status == protocol.OK
    assert len(result.payload) == 9
    coefficients = list(struct.unpack("<1024H", POLY))
    assert fetch(raw, 0, 2048) == poly_to_wire(newhope.ntt(coefficients))


def test_call_gives_the_outputs_that_fit(raw: Raw) -> None:
    names = raw.names()
    block = bytes(range(64))
    reply = raw.call(names["chacha20.block"], block)
    assert reply.payload[0] == 2
    assert reply.payload[9:] == chacha20.block(block)
    # An output of variable length is preceded by it; one that does not fit is read.
    for length, follows in ((0, True), (121, True), (122, False)):
        inputs = struct.pack("<H", 3) + b"abc" + struct.pack("<I", length)
        reply = raw.call(names["keccak.shake128"], inputs)
        assert struct.unpack_from("<I", reply.payload, 9) == (length,)
        expected = keccak.shake128(b"abc", length)
        assert (reply.payload[0] == 2) is follows
        assert reply.payload[13:] == (expected if follows else b"")
        assert fetch(raw, 0, length) == expected


@pytest.mark.parametrize(
    "payload", [b"", b"\0\0", b"\4\0abc\0\0\0\0", b"\3\0abc\0\0\0", b"\3\0abc\0\0\0\0\0", b"\xff\xff"]
)
def test_call_with_another_length_changes_nothing(raw: Raw, payload: bytes) -> None:
    names = raw.names()
    fill(raw, names["chacha20.block"], 0, bytes(64))
    reply = raw.call(names["keccak.shake128"], payload)
    assert (reply.status, reply.detail) == (protocol.BAD_LENGTH, 65535)
    assert raw.run(names["chacha20.block"]).status == protocol.OK


def test_numbers_that_are_not_there(raw: Raw) -> None:
    names = raw.names()
    none = len(names)
    for reply in (raw.write(none, 0, 0, b""), raw.run(none), raw.call(none)):
        assert (reply.status, reply.detail) == (protocol.NO_OPERATION, none)
    reply = raw.write(names["chacha20.block"], 1, 0, b"")
    assert (reply.status, reply.detail) == (protocol.NO_FIELD, 1)
    reply = raw.read(0, 0, 1)
    assert (reply.status, reply.detail) == (protocol.NO_FIELD, 0)


def test_write_goes_front_to_back(raw: Raw) -> None:
    block = raw.names()["chacha20.block"]
    reply = raw.write(block, 0, 1, b"a")
    assert (reply.status, reply.detail) == (protocol.BAD_RANGE, 0)
    assert raw.write(block, 0, 0, b"abc").status == protocol.OK
    for offset in (1, 2, 4, 2**31, 2**32 - 1):
        reply = raw.write(block, 0, offset, b"x")
        assert (reply.status, reply.detail) == (protocol.BAD_RANGE, 3)
    assert raw.write(block, 0, 0, bytes(60)).status == protocol.OK, "offset 0 starts anew"
    reply = raw.write(block, 0, 60, bytes(5))
    assert (reply.status, reply.detail) == (protocol.BAD_RANGE, 64)
    assert raw.run(block).detail == 0, "one input, and it is not whole"
    assert raw.write(block, 0, 60, bytes(4)).status == protocol.OK
    assert raw.run(block).status == protocol.OK
    assert fetch(raw, 0, 64) == chacha20.block(bytes(64))


def test_read_reaches_the_output_and_nothing_else(raw: Raw) -> None:
    block = raw.names()["chacha20.block"]
    assert raw.call(block, bytes(64)).status == protocol.OK
    expected = chacha20.block(bytes(64))
    for offset, length in ((0, 64), (63, 1), (64, 0), (10, 20)):
        assert raw.read(0, offset, length).payload == expected[offset : offset + length]
    for offset, length in ((0, 65), (64, 1), (65, 0), (1, 64), (2**32 - 1, 1), (2**32 - 64, 128)):
        reply = raw.read(0, offset, length)
        assert (reply.status, reply.detail) == (protocol.BAD_RANGE, 64)
    reply = raw.read(0, 0, ROOM + 1)
    assert (reply.status, reply.detail) == (protocol.BAD_LENGTH, ROOM)
    reply = raw.read(1, 0, 1)
    assert (reply.status, reply.detail) == (protocol.NO_FIELD, 1)


def test_outputs_end_with_the_next_write_run_call_or_hello(raw: Raw) -> None:
    names = raw.names()
    block, keygen = names["chacha20.block"], names["newhope.keygen"]
    enders = [
        lambda: raw.write(keygen, 0, 0, b"\0"),
        lambda: raw.call(names["keccak.sha3_256"], b"\0\0"),
        raw.hello,
    ]
    for end in enders:
        raw.call(block, bytes(64))
        assert raw.read(0, 0, 64).status == protocol.OK
        end()
        assert raw.read(0, 0, 64).status != protocol.OK


def test_inputs_are_used_up(raw: Raw) -> None:
    block = raw.names()["chacha20.block"]
    fill(raw, block, 0, bytes(64))
    assert raw.run(block).status == protocol.OK
    reply = raw.run(block)
    assert (reply.status, reply.detail) == (protocol.NO_INPUT, 0)


def test_writing_for_another_operation_forgets_the_inputs(raw: Raw) -> None:
    names = raw.names()
    fill(raw, names["chacha20.block"], 0, bytes(64))
    fill(raw, names["keccak.f1600"], 0, bytes(200))
    assert raw.run(names["chacha20.block"]).status == protocol.NO_INPUT


def test_an_input_that_may_be_empty_may_be_left_out(raw: Raw) -> None:
    assert raw.run(raw.names()["keccak.sha3_256"]).status == protocol.OK
    assert fetch(raw, 0, 32) == keccak.sha3_256(b"")


@pytest.mark.parametrize(
    ("name", "inputs", "bad"),
    [
        ("newhope.uniform", [b"\2", bytes(32)], 0),
        ("newhope.noise", [bytes(32), struct.pack("<I", 3)], 1),
        ("newhope.noise", [bytes(32), struct.pack("<I", 2**32 - 1)], 1),
        ("newhope.ntt", [struct.pack("<1024H", *[0] * 1023, 12289)], 0),
        ("newhope.ntt", [struct.pack("<1024H", 65535, *[0] * 1023)], 0),
        ("newhope.pointwise", [bytes(2048), struct.pack("<1024H", *[12288] * 1023, 12289)], 1),
        ("session.start", [b"\xff"], 0),
    ],
)
def test_values_out_of_range_are_refused_and_can_be_mended(
    raw: Raw, name: str, inputs: list[bytes], bad: int
) -> None:
    operation = raw.names()[name]
    for field, data in enumerate(inputs):
        fill(raw, operation, field, data)
    reply = raw.run(operation)
    assert (reply.status, reply.detail) == (protocol.BAD_VALUE, bad)
    fill(raw, operation, bad, bytes(len(inputs[bad])))
    assert raw.run(operation).status == protocol.OK


SEED = bytes(range(32))
NOISE = bytes(range(32, 64))


def keygen(raw: Raw, names: dict[str, int]) -> newhope.Poly:
    assert raw.call(names["newhope.keygen"], b"\0" + SEED + NOISE).status == protocol.OK
    return newhope.keygen("5q", SEED, NOISE)[1]


def write_msg_b(raw: Raw, names: dict[str, int]) -> bytes:
    msg_b = RANDOM.randbytes(2048)
    fill(raw, names["newhope.shareda"], 0, msg_b)
    return msg_b


def test_a_continuation_has_the_state_once(raw: Raw) -> None:
    names = raw.names()
    secret = keygen(raw, names)
    msg_b = write_msg_b(raw, names)
    assert raw.run(names["newhope.shareda"]).status == protocol.OK
    assert fetch(raw, 0, 32) == newhope.shareda(secret, msg_b)
    write_msg_b(raw, names)
    reply = raw.run(names["newhope.shareda"])
    assert (reply.status, reply.detail) == (protocol.NO_STATE, 0)


def test_a_refused_request_leaves_the_state(raw: Raw) -> None:
    names = raw.names()
    secret = keygen(raw, names)
    shareda = names["newhope.shareda"]
    assert raw.run(shareda).status == protocol.NO_INPUT
    assert raw.write(names["newhope.ntt"], 0, 1, b"x").status == protocol.BAD_RANGE
    assert raw.call(names["newhope.ntt"], b"x").status == protocol.BAD_LENGTH
    assert raw.ask(99).status == protocol.BAD_COMMAND
    msg_b = write_msg_b(raw, names)
    assert raw.run(shareda).status == protocol.OK
    assert fetch(raw, 0, 32) == newhope.shareda(secret, msg_b)


@pytest.mark.parametrize("between", ["write", "run", "call", "hello"])
def test_whatever_does_not_continue_destroys_the_state(raw: Raw, between: str) -> None:
    names = raw.names()
    keygen(raw, names)
    match between:
        case "write":
            raw.write(names["newhope.ntt"], 0, 0, b"")
        case "run":
            raw.run(names["keccak.sha3_256"])
        case "call":
            raw.call(names["chacha20.block"], bytes(64))
        case _:
            raw.hello()
    write_msg_b(raw, names)
    assert raw.run(names["newhope.shareda"]).status == protocol.NO_STATE


def test_a_repeated_request_gets_the_stored_reply_and_runs_once(raw: Raw) -> None:
    names = raw.names()
    keygen(raw, names)
    write_msg_b(raw, names)
    first = raw.run(names["newhope.shareda"])
    assert first.status == protocol.OK
    # Were it executed again, its state would be missing.
    for _ in range(3):
        raw.send(request(raw.sequence, protocol.RUN, struct.pack("<H", names["newhope.shareda"])))
        assert raw.reply() == first
    assert raw.silent()


@pytest.mark.parametrize("command", [protocol.TEXT, protocol.WRITE, protocol.READ, protocol.CALL])
def test_a_request_sent_twice_at_once_gets_two_equal_replies(raw: Raw, command: int) -> None:
    block = raw.names()["chacha20.block"]
    raw.call(block, bytes(64))
    payload = {
        protocol.TEXT: struct.pack("<BH", 0, 0),
        protocol.WRITE: struct.pack("<HBI", block, 0, 0) + bytes(64),
        protocol.READ: struct.pack("<BIH", 0, 0, 64),
        protocol.CALL: struct.pack("<H", block) + bytes(64),
    }[command]
    raw.sequence += 1
    raw.send(2 * request(raw.sequence, command, payload))
    reply = raw.reply()
    if command == protocol.CALL:
        assert reply.status == protocol.ACCEPTED
        reply = raw.reply()
    assert reply.status == protocol.OK
    assert raw.reply() == reply
    assert raw.silent()


def test_hello_always_executes(raw: Raw) -> None:
    block = raw.names()["chacha20.block"]
    for nonce in (b"aaaaaaaa", b"bbbbbbbb"):
        raw.call(block, bytes(64))
        raw.send(request(raw.sequence, protocol.HELLO, nonce))
        assert raw.reply().payload[:8] == nonce
        # The next request is new, even with the same number.
        raw.send(request(raw.sequence, protocol.READ, struct.pack("<BIH", 0, 0, 1)))
        assert raw.reply().status == protocol.NO_FIELD


def test_a_hello_of_a_wrong_length_changes_nothing(raw: Raw) -> None:
    names = raw.names()
    keygen(raw, names)
    write_msg_b(raw, names)
    first = raw.run(names["newhope.shareda"])
    raw.send(request(200, protocol.HELLO, b"short"))
    assert raw.reply().status == protocol.BAD_LENGTH
    # It was a new request all the same, so the one before is now new again, and finds its inputs used up.
    assert first.status == protocol.OK
    assert raw.read(0, 0, 32).status == protocol.OK


def test_a_refused_call_leaves_state_and_outputs(raw: Raw) -> None:
    names = raw.names()
    secret = keygen(raw, names)
    assert raw.call(names["session.confirm"]).status == protocol.NO_STATE
    assert raw.read(0, 0, 10).status == protocol.OK
    msg_b = write_msg_b(raw, names)
    assert raw.run(names["newhope.shareda"]).status == protocol.OK
    assert fetch(raw, 0, 32) == newhope.shareda(secret, msg_b)


@pytest.mark.parametrize("count", [2, 12, 40])
def test_requests_without_a_pause_are_all_answered(raw: Raw, count: int) -> None:
    """More than the ring holds: the UART is told to wait, and is listened to again in time."""
    raw.hello()
    random = Random(count)
    texts = [random.randrange(6) for _ in range(count)]
    requests = [request(n + 1, protocol.TEXT, struct.pack("<BH", which, 0)) for n, which in enumerate(texts)]
    raw.send(b"".join(requests))
    for n in range(count):
        assert raw.reply().sequence == n + 1
    assert raw.hello().status == protocol.OK


def test_accepted_names_the_bound(raw: Raw) -> None:
    block = raw.names()["chacha20.block"]
    entry = raw.ask(protocol.LIST, struct.pack("<HH", block, 0)).payload[2:]
    bound = struct.unpack_from("<I", entry, 1 + entry[0] + 2)
    raw.send(request(99, protocol.CALL, struct.pack("<H", block) + bytes(64)))
    accepted = raw.reply()
    assert (accepted.status, accepted.sequence, accepted.command) == (protocol.ACCEPTED, 99, protocol.CALL)
    assert struct.unpack("<I", accepted.payload) == bound
    assert raw.reply().status == protocol.OK


def test_one_reply_too_many_is_no_silence(raw: Raw) -> None:
    raw.hello()
    assert raw.silent()
    raw.send(request(77, protocol.TEXT, struct.pack("<BH", 0, 0)))
    assert not raw.silent()


def test_an_echo_is_no_request(raw: Raw) -> None:
    raw.hello()
    body = struct.pack("<BBBBH", 1, 77, protocol.TEXT | 0x80, 0, 3) + b"\0\0\0"
    raw.send(protocol.seal(body))
    assert raw.silent()
    assert raw.hello().status == protocol.OK


def test_frames_up_to_the_limit_and_not_beyond(raw: Raw) -> None:
    names = raw.names()
    f1600 = names["keccak.f1600"]
    longest = request(50, protocol.WRITE, struct.pack("<HBI", f1600, 0, 0) + b"\1" * (ROOM - 7))
    assert len(longest) == FRAME
    raw.send(longest)
    assert raw.reply().status == protocol.OK
    raw.send(request(51, protocol.WRITE, struct.pack("<HBI", f1600, 0, 0) + b"\1" * (ROOM - 6)))
    assert raw.silent()
    raw.send(b"\1" * 70000 + b"\0")
    assert raw.silent()
    assert raw.hello().status == protocol.OK


# Around the lengths at which COBS needs one byte more; a build each.
LIMITS = {
    144: True,
    255: False,
    256: True,
    257: False,
    258: False,
    510: False,
    511: True,
    512: False,
    513: False,
    2112: True,
}


@pytest.mark.parametrize(
    "frame", [one if short else pytest.param(one, marks=pytest.mark.verify) for one, short in LIMITS.items()]
)
def test_every_frame_limit_is_used_to_the_last_byte(start_board: StartBoard, frame: int) -> None:
    raw = Raw(start_board(frame=frame).stream())
    names = raw.names()
    room = max(n for n in range(frame) if len(cobs.encode(b"\1" * (n + 8))) + 1 <= frame)
    message = RANDOM.randbytes(room - 7).replace(b"\0", b"\1")
    assert raw.write(names["keccak.shake128"], 0, 0, message).status == protocol.OK
    assert raw.write(names["keccak.shake128"], 1, 0, struct.pack("<I", room)).status == protocol.OK
    assert raw.run(names["keccak.shake128"]).status == protocol.OK
    reply = raw.read(0, 0, room)
    assert reply.payload == keccak.shake128(message, room)
    assert raw.read(0, 0, room + 1).detail == room


@pytest.mark.parametrize("length", [253, 254, 255, 507, 508, 509])
@pytest.mark.parametrize("byte", [b"\0", b"\1", b"\xff"])
def test_cobs_where_its_blocks_are_full(start_board: StartBoard, length: int, byte: bytes) -> None:
    """Requests and replies around the lengths at which COBS starts a new block."""
    raw = Raw(start_board(frame=700).stream())
    names = raw.names()
    message = byte * length
    for spare in range(12):
        cut = message[: length - spare]
        raw.write(names["keccak.shake128"], 0, 0, cut)
        raw.write(names["keccak.shake128"], 1, 0, struct.pack("<I", len(cut)))
        raw.run(names["keccak.shake128"])
        assert raw.read(0, 0, len(cut)).payload == keccak.shake128(cut, len(cut))


def frames_of_each_kind(names: dict[str, int]) -> dict[str, bytes]:
    block = names["chacha20.block"]
    return {
        "TEXT": request(40, protocol.TEXT, struct.pack("<BH", 0, 0)),
        "LIST": request(40, protocol.LIST, struct.pack("<HH", block, 0)),
        "WRITE": request(40, protocol.WRITE, struct.pack("<HBI", block, 0, 0) + b"written"),
        "RUN": request(40, protocol.RUN, struct.pack("<H", block)),
        "READ": request(40, protocol.READ, struct.pack("<BIH", 0, 0, 64)),
        "CALL": request(40, protocol.CALL, struct.pack("<H", block) + bytes(64)),
        "HELLO": request(40, protocol.HELLO, protocol.NONCE),
    }


@pytest.mark.parametrize("kind", ["TEXT", "LIST", "WRITE", "RUN", "READ", "CALL", "HELLO"])
@pytest.mark.parametrize("fault", ["drop", "flip", "insert", "cut"])
def test_a_damaged_request_is_not_executed(raw: Raw, kind: str, fault: str) -> None:
    """At every byte: no answer but to what is whole, and the board answers the next HELLO."""
    names = raw.names()
    good = frames_of_each_kind(names)[kind]
    for at in range(len(good) - (fault != "insert")):
        match fault:
            case "drop":
                bad = good[:at] + good[at + 1 :]
            case "flip":
                bad = (
                    good[:at]
                    + bytes([good[at] ^ RANDOM.choice([1, 2, 4, 8, 16, 32, 64, 128])])
                    + good[at + 1 :]
                )
            case "insert":
                bad = good[:at] + bytes([RANDOM.randrange(1, 256)]) + good[at:]
            case _:
                bad = good[:at]
        # A delimiter ends whatever the board holds, then HELLO must get the first answer.
        raw.send(bad + b"\0" + request(41, protocol.HELLO, b"after it"))
        if fault == "insert" and at == len(good):
            assert raw.reply().sequence == 40, "what follows a whole frame does not harm it"
            if kind in ("RUN", "CALL"):
                raw.reply()
        reply = raw.reply()
        assert (reply.command, reply.payload[:8]) == (protocol.HELLO, b"after it"), (kind, fault, at)


def test_random_bytes_do_not_stop_the_board(raw: Raw) -> None:
    random = Random(7)
    for _ in range(200):
        raw.send(random.randbytes(random.randrange(1, 400)) + b"\0")
    raw.send(request(1, protocol.HELLO, protocol.NONCE))
    reply = raw.reply()
    while reply.command != protocol.HELLO:
        reply = raw.reply()
    assert reply.payload[:8] == protocol.NONCE


def test_random_requests_do_not_stop_the_board(start_board: StartBoard) -> None:
    """Good frames with nonsense inside; the sanitizers watch."""
    raw = Raw(start_board(frame=600).stream())
    random = Random(8)
    raw.hello()
    for _ in range(3000):
        payload = random.randbytes(random.choice([0, 1, 2, 3, 4, 7, 8, 9, random.randrange(500)]))
        if len(payload) > 1 and random.random() < 0.8:
            payload = struct.pack("<H", random.randrange(30)) + payload[2:]
        if len(payload) > 6 and random.random() < 0.8:
            payload = payload[:2] + bytes([random.randrange(4)]) + bytes(4) + payload[7:]
        raw.ask(random.randrange(1, 9), payload)
    assert raw.hello().status == protocol.OK
