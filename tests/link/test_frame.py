from __future__ import annotations

import itertools

import pytest
from cobs import cobs
from hypothesis import given
from hypothesis import strategies as st

from tests.link import scripted
from thumbkat.link.frame import Decoder, Frame, encode, payload_room, wire_size

ROOMY = 4096
BYTE = st.integers(0, 255)


def test_crc_has_its_published_check_value() -> None:
    assert scripted.crc16(b"123456789") == 0x31C3


@pytest.mark.parametrize(
    ("data", "wire"),
    [
        # The examples of the COBS paper and its usual extremes.
        ("", "01"),
        ("00", "0101"),
        ("0000", "010101"),
        ("11220033", "0311220233"),
        ("11223344", "0511223344"),
        ("11000000", "0211010101"),
        (bytes(range(1, 255)).hex(), "ff" + bytes(range(1, 255)).hex()),
        (bytes(range(255)).hex(), "01ff" + bytes(range(1, 255)).hex()),
        (bytes(range(1, 256)).hex(), "ff" + bytes(range(1, 255)).hex() + "02ff"),
        ((bytes(range(2, 256)) + b"\0").hex(), "ff" + bytes(range(2, 256)).hex() + "0101"),
        ((bytes(range(3, 256)) + b"\0\1").hex(), "fe" + bytes(range(3, 256)).hex() + "0201"),
    ],
)
def test_cobs_has_its_published_examples(data: str, wire: str) -> None:
    raw, on_wire = bytes.fromhex(data), bytes.fromhex(wire)
    for encoder in (cobs.encode, scripted.cobs_encode):
        assert encoder(raw) == on_wire
    for decoder in (cobs.decode, scripted.cobs_decode):
        assert decoder(on_wire) == raw


@pytest.mark.parametrize(
    ("frame", "wire"),
    [
        (Frame(0x2A, 1, payload=b"\1\2\3\4\5\6\7\x08"), "04012a0102080b0102030405060708e80700"),
        (Frame(0, 4, payload=b"\2\0\1\0\0\0\0"), "02010204020702020201010101036f3d00"),
        (Frame(0xFF, 0x85, 1, b"\x32\0\0\0"), "0601ff8501040232010103290600"),
        (Frame(0x80, 0x84), "0401808401010370b900"),
    ],
)
def test_frames_are_as_the_page_says(frame: Frame, wire: str) -> None:
    assert encode(frame) == bytes.fromhex(wire)
    assert Decoder(144).feed(bytes.fromhex(wire)) == [frame]


@given(BYTE, BYTE, BYTE, st.binary(max_size=1200))
def test_two_encoders_agree(sequence: int, command: int, status: int, payload: bytes) -> None:
    frame = Frame(sequence, command, status, payload)
    wire = encode(frame)
    assert wire == scripted.encode(sequence, command, status, payload)
    assert wire.count(0) == 1
    assert len(wire) <= wire_size(len(payload))
    assert Decoder(len(wire)).feed(wire) == [frame]


@pytest.mark.parametrize(("limit", "room"), [(144, 134), (528, 516), (2112, 2094)])
def test_room_of_the_boards(limit: int, room: int) -> None:
    assert payload_room(limit) == room


def test_room_is_all_that_always_fits() -> None:
    for limit in range(144, 2300):
        assert wire_size(payload_room(limit)) <= limit < wire_size(payload_room(limit) + 1)


def test_the_longest_frame_takes_what_wire_size_says() -> None:
    # No zero at all: COBS then needs its most.
    for payload in range(300):
        body = scripted.cobs_encode(bytes([1]) * (payload + 8)) + b"\0"
        assert len(body) in (wire_size(payload), wire_size(payload) - 1)
    assert any(
        len(scripted.cobs_encode(bytes([1]) * (payload + 8)) + b"\0") == wire_size(payload)
        for payload in range(240, 260)
    )


@given(st.lists(st.binary(max_size=40), max_size=5), st.data())
def test_any_chunks_give_the_same_frames(payloads: list[bytes], data: st.DataObject) -> None:
    frames = [Frame(index, 2, payload=payload) for index, payload in enumerate(payloads)]
    wire = b"".join(b"\0" * data.draw(st.integers(0, 2)) + encode(frame) for frame in frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(wire)), max_size=8)))
    decoder = Decoder(ROOMY)
    got = [
        frame
        for begin, end in itertools.pairwise([0, *cuts, len(wire)])
        for frame in decoder.feed(wire[begin:end])
    ]
    assert got == frames
    assert decoder.dropped == 0


@given(st.binary(max_size=300))
def test_nonsense_is_dropped_and_the_next_frame_found(noise: bytes) -> None:
    decoder = Decoder(144)
    decoder.feed(noise)
    frame = Frame(1, 2, payload=b"here")
    assert decoder.feed(b"\0" + encode(frame))[-1:] == [frame]


@given(st.binary(min_size=8, max_size=60), st.data())
def test_a_changed_byte_never_passes(payload: bytes, data: st.DataObject) -> None:
    wire = bytearray(encode(Frame(1, 2, payload=payload)))
    wire[data.draw(st.integers(0, len(wire) - 2))] ^= data.draw(st.integers(1, 255))
    decoder = Decoder(144)
    # A delimiter in the middle makes two pieces. A chance of 2 in 65,536 remains that a piece passes;
    # what is certain is that the frame itself does not come through changed in one byte.
    assert all(len(frame.payload) != len(payload) for frame in decoder.feed(bytes(wire)))


def test_frames_over_the_limit_are_dropped() -> None:
    frame = Frame(1, 2, payload=bytes(range(1, 121)))
    wire = encode(frame)
    assert Decoder(len(wire)).feed(wire) == [frame]
    short = Decoder(len(wire) - 1)
    assert short.feed(wire) == []
    assert short.dropped == 1
    assert short.feed(encode(Frame(2, 2))) == [Frame(2, 2)]


def test_endless_bytes_are_not_kept() -> None:
    decoder = Decoder(144)
    for _ in range(1000):
        assert decoder.feed(b"U" * 1000) == []
    assert len(decoder._pending) <= 1000
    assert decoder.feed(b"\0" + encode(Frame(2, 2))) == [Frame(2, 2)]
    assert decoder.dropped == 1


def test_a_wrong_length_is_dropped() -> None:
    body = b"\1\1\2\0\5\0four"
    wire = scripted.cobs_encode(body + scripted.crc16(body).to_bytes(2, "big")) + b"\0"
    decoder = Decoder(144)
    assert decoder.feed(wire) == []
    assert decoder.dropped == 1


def test_of_another_version_only_the_version_is_read() -> None:
    (frame,) = Decoder(144).feed(scripted.encode(9, 9, 9, b"something else", version=2))
    assert frame.version == 2
    assert frame.payload == b""
