"""Readers of vector files: what they give, and that a malformed file is an error with its line."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit import vector_files as files
from thumbkat.errors import UsageError, VectorError
from thumbkat.vectors import ALGORITHMS, Expect, Kind, Vector, read, read_source
from thumbkat.vectors.algorithms import find, steps
from thumbkat.vectors.records import records
from thumbkat.vectors.source import Source


def parse(text: str | bytes, algorithm: str | None = None) -> list[Vector]:
    data = text.encode() if isinstance(text, str) else text
    source = Source.decode(Path("a file"), data)
    return read_source(source, None if algorithm is None else find(algorithm))


def fails(text: str | bytes, algorithm: str | None = None) -> str:
    """The message of the VectorError that the text must give, without the file's name."""
    with pytest.raises(VectorError) as caught:
        parse(text, algorithm)
    message = str(caught.value)
    assert "\n" not in message
    assert re.match(r"a file:[0-9]+: ", message)
    return message.removeprefix("a file:")


@pytest.mark.parametrize("name", files.VALID)
def test_every_format_is_told_by_its_content(name: str) -> None:
    text, algorithm = files.VALID[name]
    vectors = parse(text, algorithm)
    two = ("transcripts", "lwc hash", "lwc aead", "wycheproof ed25519", "wycheproof ed25519 before v1")
    assert len(vectors) == (2 if name in two else 3)
    assert len({vector.source for vector in vectors}) == len(vectors)
    assert all(steps(vector) for vector in vectors)


@pytest.mark.parametrize("name", files.VALID)
def test_line_ends_and_a_byte_order_mark_do_not_matter(name: str) -> None:
    text, algorithm = files.VALID[name]
    assert parse("\ufeff" + text.replace("\n", "\r\n"), algorithm) == parse(text, algorithm)


@pytest.mark.parametrize("name", files.VALID)
def test_the_line_is_where_the_record_starts(name: str) -> None:
    text, algorithm = files.VALID[name]
    for vector in parse(text, algorithm):
        line = text.split("\n")[vector.line - 1].strip()
        assert line.startswith(("Len", "Count", "COUNT", "{")) or name == "sign.input"


@pytest.mark.parametrize("file", files.NIST_FILES, ids=lambda file: file.name)
def test_nist_files_are_read_whole(file: Path) -> None:
    vectors = read(file, files.algorithm_of(file))
    text = file.read_text()
    assert len(vectors) == len(re.findall(r"^(?:MD|Output) = ", text, re.MULTILINE)) > 70
    assert not any(vector.skip for vector in vectors)


def test_nist_files_are_there() -> None:
    assert len(files.NIST_FILES) == 23


def given_by_hashlib(vector: Vector) -> bytes:
    message, length = vector.inputs["message"], vector.inputs.get("length")
    assert isinstance(message, bytes)
    if isinstance(length, int):
        name = vector.algorithm.replace("shake", "shake_")
        return hashlib.new(name, message).digest(length)  # type: ignore[call-arg]
    return hashlib.new(vector.algorithm.replace("-", "_"), message).digest()


@pytest.mark.parametrize(
    "file", [file for file in files.NIST_FILES if "Monte" not in file.name], ids=lambda file: file.name
)
def test_hashlib_gives_what_was_read_from_nist(file: Path) -> None:
    # A reader that mixes up fields, or forgets that Len = 0 goes with the byte 00, is noticed here.
    for vector in read(file, files.algorithm_of(file)):
        assert given_by_hashlib(vector) == vector.outputs["digest"], vector.source


def test_records_are_found_in_nist_files_of_other_algorithms() -> None:
    ciphers = files.NIST.parent / "ciphers"
    counted = 0
    for file in sorted(ciphers.rglob("AES/[EG]C[BM]/*.rsp")):
        found = records(Source.load(file))
        assert len(found) == len(re.findall(r"^count =", file.read_text(), re.MULTILINE | re.IGNORECASE))
        counted += len(found)
    assert counted > 10_000


def test_a_transcript(shared: Path | None) -> None:
    if shared is None:
        pytest.skip("the transcripts are in ../shared, which is not beside this checkout")
    vectors = read(shared / "vectors" / "newhope2016.jsonl")
    assert Counter(vector.inputs["parse"] for vector in vectors) == {"5q": 20, "14bit": 20}
    assert [vector.line for vector in vectors] == list(range(1, 41))
    for vector in vectors:
        msg_a, seed = vector.outputs["msg_a"], vector.inputs["seed"]
        assert msg_a[1792:] == seed
        assert [step.operation for step in steps(vector)] == ["newhope.keygen", "newhope.sharedb"]
        assert [step.operation for step in steps(vector)[0].then] == ["newhope.shareda"]


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("esch256", 174),
        ("esch384", 174),
        ("schwaemm128-128", 363),
        ("schwaemm192-192", 363),
        ("schwaemm256-128", 363),
        ("schwaemm256-256", 363),
    ],
)
def test_lwc_files(shared: Path | None, name: str, count: int) -> None:
    if shared is None:
        pytest.skip("the LWC files are in ../shared, which is not beside this checkout")
    assert len(read(shared / "vectors" / "lwc" / f"{name}.txt", name)) == count


def test_wycheproof_files(shared: Path | None) -> None:
    if shared is None:
        pytest.skip("the Wycheproof files are in ../shared, which is not beside this checkout")
    folder = shared / "vectors" / "wycheproof"
    xdh = Counter(vector.expect for vector in read(folder / "x25519_test.json"))
    assert xdh == {Expect.VALID: 134, Expect.ACCEPTABLE: 125}
    signatures = Counter(vector.expect for vector in read(folder / "ed25519_test.json"))
    assert signatures == {Expect.VALID: 44, Expect.INVALID: 32}


def test_what_a_wycheproof_test_asks_for() -> None:
    valid, acceptable, invalid = parse(files.x25519())
    assert valid.algorithm == "x25519"
    assert valid.kind is Kind.AGREEMENT
    assert valid.id == "tcId 1"
    assert valid.inputs == {"private": b"\1" * 32, "public": b"\2" * 32}
    assert valid.outputs == acceptable.outputs == {"shared": b"\3" * 32}
    assert invalid.outputs == {}
    assert [acceptable.expect, invalid.expect] == ["acceptable", "invalid"]


def test_a_shared_secret_of_zeros_is_of_a_low_order() -> None:
    text = files.x25519().replace('"shared": "' + "03" * 32, '"shared": "' + "00" * 32, 1)
    zero, other, invalid = parse(text)
    assert steps(zero)[0].outputs == {"shared": bytes(32), "low_order": "yes"}
    assert steps(other)[0].outputs == {"shared": b"\3" * 32, "low_order": "no"}
    assert steps(invalid)[0].outputs == {}


def test_both_schemas_of_signatures_say_the_same() -> None:
    old, new = parse(files.ed25519_before_v1()), parse(files.ed25519())
    assert [vector.inputs for vector in old] == [vector.inputs for vector in new]
    assert [step.operation for vector in old for step in steps(vector)] == ["ed25519.verify"] * 2


def test_a_line_of_sign_input_is_signed_and_verified() -> None:
    *_, last = parse(files.SIGN_INPUT)
    secret, public, message = (last.inputs[name] for name in ("secret", "public", "message"))
    sign, verify = steps(last)
    assert (last.id, last.line) == ("line 3", 3)
    assert (sign.operation, sign.inputs) == ("ed25519.sign", {"secret": secret, "message": message})
    assert verify.operation == "ed25519.verify"
    assert verify.inputs == {"public": public, "message": message, **sign.outputs}
    assert message == bytes(200)
    assert verify.outputs == {}


def test_sign_input_is_read_whole() -> None:
    vectors = read(files.SIGN_INPUT_FILE, "ed25519")
    assert read(files.SIGN_INPUT_FILE) == vectors
    assert [len(cast(bytes, vector.inputs["message"])) for vector in vectors] == list(range(1024))


def test_records_of_tags_streams_and_boxes() -> None:
    *_, tagged = parse(files.POLY1305_FILE.read_bytes(), "poly1305")
    assert [step.operation for step in steps(tagged)] == ["poly1305.tag", "poly1305.verify"]
    assert steps(tagged)[1].inputs == {**tagged.inputs, **tagged.outputs}
    assert len(parse(files.POLY1305_FILE.read_bytes(), "poly1305")) == 11
    _, stream, _ = parse(files.XSALSA20_RSP, "xsalsa20")
    (step,) = steps(stream)
    assert step.operation == "salsa20.xsalsa20"
    inputs = {"key": b"\x11" * 32, "nonce": b"\x22" * 24, "counter": bytes(8), "message": b"\1\2"}
    assert (step.inputs, step.outputs) == (inputs, {"result": b"\3\4"})
    box, forged, _ = parse(files.SECRETBOX_RSP, "secretbox")
    seal, unseal = steps(box)
    assert (seal.operation, unseal.operation) == ("nacl.secretbox_seal", "nacl.secretbox_open")
    assert seal.outputs == {"boxed": unseal.inputs["boxed"]} == {"boxed": b"\x33" * 18}
    assert unseal.outputs == {"message": b"\1\2"}
    (refused,) = steps(forged)
    assert (refused.operation, refused.expect) == ("nacl.secretbox_open", Expect.INVALID)
    scalarmult = parse(files.X25519_FILE.read_bytes(), "x25519")[2]
    assert scalarmult.inputs == {"private": b"\x09" + bytes(31), "public": b"\x09" + bytes(31)}


def test_an_aead_goes_both_ways_and_a_forgery_only_back() -> None:
    whole, forged, empty = parse(files.AEAD_RSP, "schwaemm128-128")
    assert [step.operation.rpartition("_")[2] for step in steps(whole)] == ["encrypt", "decrypt"]
    forward, backward = steps(whole)
    assert (
        forward.outputs["ciphertext"]
        == backward.inputs["ciphertext"]
        == b"\xa1\xa2" + bytes(range(0xB0, 0xC0))
    )
    assert backward.outputs == {"plaintext": b"\1\2"}
    assert [step.operation for step in steps(forged)] == ["sparkle.schwaemm128_128_decrypt"]
    assert steps(forged)[0].expect is Expect.INVALID
    assert len(empty.outputs["ciphertext"]) == 16


def test_bits_that_fill_no_byte_are_skipped_with_the_reason() -> None:
    text = "[L = 256]\n\nLen = 5\nMsg = 18\nMD = " + "00" * 32 + "\n\nLen = 16\nMsg = 1819\nMD = " + "00" * 32
    bits, octets = parse(text, "sha3-256")
    assert bits.skip == "its message ends inside a byte (5 bits); operations take whole bytes"
    assert octets.skip is None
    output = "[Outputlen = 12]\n\nLen = 8\nMsg = 18\nOutput = 0102\n"
    assert (
        parse(output, "shake128")[0].skip
        == "its output ends inside a byte (12 bits); operations give whole bytes"
    )


@pytest.mark.parametrize("algorithm", ["sha512", "sha3-256", "sha3-512", "shake128", "shake256"])
def test_monte_carlo_starts_each_checkpoint_from_the_last_result(algorithm: str) -> None:
    (file,) = (
        one for one in files.NIST_FILES if "Monte" in one.name and files.algorithm_of(one) == algorithm
    )
    vectors = read(file, algorithm)
    assert len(vectors) == 100
    assert all(vector.kind is Kind.MONTE_CARLO and vector.inputs["rounds"] == 1000 for vector in vectors)
    for before, after in pairwise(vectors):
        digest = before.outputs["digest"]
        start = {"shake": digest[:16].ljust(16, b"\0"), "sha51": 3 * digest}.get(algorithm[:5], digest)
        assert after.inputs["message"] == start
    assert vectors[0].inputs.get("length") == {"shake128": 140, "shake256": 250}.get(algorithm)


@pytest.mark.parametrize("name", [name for name in files.VALID if name.startswith(("rsp", "lwc"))])
def test_other_files_need_an_algorithm(name: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse(files.VALID[name][0])
    assert not isinstance(caught.value, VectorError)
    assert "a file does not name its algorithm; add --algorithm NAME" in str(caught.value)
    assert all(known in str(caught.value) for known in ALGORITHMS)


@pytest.mark.parametrize(
    ("text", "algorithm", "message"),
    [
        (files.VALID["transcripts"][0], "sha3-256", "has transcripts of newhope, not vectors of sha3-256"),
        (files.x25519(), "ed25519", "is for x25519, not for ed25519"),
        (files.AEAD, "x25519", "has vectors of a hash or an AEAD, x25519 is for key agreement"),
        (files.sha3_messages([b""]), "newhope", "the file is for sha3-256, not for newhope"),
        ("[L = 256]\n\nLen = 0\nMsg = 00\nMD = 00", "ed25519", "ed25519 is for signature"),
        (files.SIGN_INPUT, "x25519", "has signatures of ed25519, not vectors of x25519"),
        (files.x25519(algorithm="AES-GCM"), None, "is for AES-GCM with curve25519, which is not known"),
        (files.x25519(algorithm="AES\nGCM"), None, r"is for 'AES\nGCM' with curve25519, which is not known"),
    ],
)
def test_an_algorithm_that_does_not_fit_the_file(text: str, algorithm: str | None, message: str) -> None:
    with pytest.raises(UsageError, match=re.escape(message)):
        parse(text, algorithm)


def test_an_unknown_algorithm_lists_the_known() -> None:
    with pytest.raises(UsageError, match=r"no algorithm 'md5' is known; there are newhope, .*sha3-256"):
        read(Path("nowhere"), "md5")
    assert find("SHA3_256") is ALGORITHMS["sha3-256"]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", tmp_path / "nul\0"):
        with pytest.raises(UsageError, match="cannot read the vectors "):
            read(path)


def test_errors_name_the_file_as_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "vectors of mine.txt"
    path.write_text("Count = 1\nMsg =\nMD = 0\n")
    with pytest.raises(VectorError, match=re.escape(f"{path}:3: md has an odd number")):
        read(path, "sha3-256")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1: the file is empty"),
        (" \n\r\n\t", "1: the file is empty"),
        ("\nhello\n", "2: not a format that is read"),
        (b"Count = 1\nMsg = \xff", "2: not UTF-8 text (byte 0xff)"),
        (b"\xef\xbb\xbf\n\n\xff", "3: not UTF-8 text (byte 0xff)"),
        ("[1, 2]", "1: not a format that is read"),
    ],
)
def test_no_format_at_all(text: str | bytes, message: str) -> None:
    assert fails(text, "sha3-256").startswith(message)


def _one(**changes: object) -> str:
    return files.transcripts(files.transcript(), files.transcript(**changes))


def _without(key: str) -> str:
    record = files.transcript()
    del record[key]
    return files.transcripts(files.transcript(), record)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (_one(seed="00" * 31), "2: seed has 31 bytes, not 32"),
        (_one(msg_b="00" * 2049), "2: msg_b has 2049 bytes, not 2048"),
        (_one(key="0" * 63), "2: key has an odd number of hexadecimal digits (63)"),
        (_one(key="0x" + "0" * 62), "2: key is not hexadecimal at 'x0"),
        (_one(key="00 " + "00" * 31), "2: key is not hexadecimal at ' 00"),
        (_one(key="\u0660" * 64), "2: key is not hexadecimal"),
        (_one(key=None), '2: "key" is not a string'),
        (_one(key=7), '2: "key" is not a string'),
        (_one(key=["00"]), '2: "key" is not a string'),
        (_one(parse="6q"), "2: parse is '6q', not one of 5q, 14bit"),
        (_one(extra=""), "2: unknown key 'extra'; a transcript has parse, seed,"),
        (_without("noise_b"), '2: "noise_b" is missing'),
        (_one() + '{"parse": "5q", "par', "3: expected a string in double quotes"),
        (_one() + "{", "3: expected a string in double quotes"),
        (_one() + "5", "3: expected a JSON object on this line"),
        (_one() + '{"parse": "5q", "parse": "5q"}', "3: 'parse' stands twice in the object from line 3"),
        (_one() + '{"parse": ' + "9" * 5000 + "}", "3: number too long: '9999"),
        (_one() + '{"parse": ' + "[" * 5000 + "}", "3: nested deeper than 32 levels"),
        (_one() + '{"parse": NaN}', "3: not JSON at 'NaN}'"),
        (_one() + '{"parse": 01}', "3: not a number: '01'"),
        (_one() + '{"parse": "\\x"}', "3: wrong escape in the string"),
        (_one() + '{"parse": "\\ud800"}', "3: parse is '\\ud800', not one of"),
        (_one() + '{"parse": ', "3: the JSON ends too early"),
        (_one() + '{"parse": "5q"} x', "3: more text after the JSON value: 'x'"),
    ],
)
def test_malformed_transcripts(text: str, message: str) -> None:
    assert fails(text).startswith(message)


RSP = files.sha3_messages([b"", b"ab"])
SHA2 = files.VALID["rsp sha2"][0]
CHAIN = files.VALID["rsp monte carlo"][0]
XOF_CHAIN = files.VALID["rsp xof monte carlo"][0]
VARIABLE = files.VALID["rsp xof outputs"][0]


@pytest.mark.parametrize(
    ("text", "algorithm", "message"),
    [
        (RSP.replace("Len = 16", "Len = 24"), "sha3-256", "10: msg has 2 bytes, but len = 24 bits makes 3"),
        (
            RSP.replace("Len = 16", "Len = -16"),
            "sha3-256",
            "9: len is not a number of at most nine digits: '-16'",
        ),
        (
            RSP.replace("Len = 16", "Len = " + "1" * 9999),
            "sha3-256",
            "9: len is not a number of at most nine",
        ),
        (RSP.replace("Len = 16", "Len = \u0661\u0666"), "sha3-256", "9: len is not a number of at most nine"),
        (
            RSP.replace("[L = 256]", "[L = 224]"),
            "sha3-256",
            "3: the file has digests of 224 bits, sha3-256 gives 256",
        ),
        (
            SHA2.replace("[L = 64]", "[L = 512]"),
            "sha512",
            "6: the file has digests of 512 bytes, sha512 gives 64",
        ),
        (RSP.replace("[L = 256]", "[L = 256"), "sha3-256", "3: the header is not closed: '[L = 256'"),
        (RSP.replace("Msg = 6162", "Msg 6162"), "sha3-256", "10: neither `key = value` nor a header"),
        (
            RSP.replace("Msg = 6162", "Msg = 6162\nMsg = 6162"),
            "sha3-256",
            "11: a second 'Msg' in the record from line 9",
        ),
        (RSP.replace("Msg = 6162\n", ""), "sha3-256", "9: the record that starts here has no msg"),
        (
            RSP.replace("Msg = 6162", "Masg = 6162"),
            "sha3-256",
            "10: unknown key 'masg'; the record should have len, md",
        ),
        (RSP.rstrip()[:-1], "sha3-256", "11: md has an odd number of hexadecimal digits (63)"),
        (RSP.rstrip()[:-2], "sha3-256", "11: md has 31 bytes, not 32"),
        (RSP[: RSP.rindex("MD")], "sha3-256", "9: the record that starts here has no md"),
        (
            RSP.replace("\n\nLen = 16", "\nLen = 16"),
            "sha3-256",
            "8: a second 'Len' in the record from line 5 on",
        ),
        (RSP, "sha3-512", "1: the file is for sha3-256, not for sha3-512"),
        ("# x = 1\n", "sha3-256", "1: no records in the file"),
        (CHAIN.replace("COUNT = 1", "COUNT = 2"), "sha3-256", "14: count is 2 where 1 should follow"),
        (CHAIN[: CHAIN.index("COUNT")], "sha3-256", "9: no checkpoint after the start value"),
        (CHAIN.replace("Seed = aa", "Seed = "), "sha3-256", "9: seed has 31 bytes, not 32"),
        (XOF_CHAIN.replace("[Min", "[Man"), "shake256", "10: no header [minimum output length (bits) = …]"),
        (XOF_CHAIN.replace("bits) = 2000", "bits) = 15"), "shake256", "6: outputs of 2 to 1 bytes"),
        (VARIABLE.replace("COUNT = 1", "COUNT = 0"), "shake256", "15: count 0 comes after 0"),
        (VARIABLE.replace("[Input Length = 256]\n", ""), "shake256", "9: no header [input length = …]"),
        (
            VARIABLE.replace("Outputlen = 16", "Outputlen = 24", 1),
            "shake256",
            "13: output has 2 bytes, not 3",
        ),
        (files.AEAD.replace("Count = 4", "Count = 1"), "schwaemm128-128", "8: count 1 comes after 1"),
        (
            files.AEAD.replace("Count = 4\n", ""),
            "schwaemm128-128",
            "8: the record that starts here has no count",
        ),
        (files.AEAD, "schwaemm256-128", "3: nonce has 16 bytes, not 32"),
        (
            files.AEAD.rstrip()[:-2],
            "schwaemm128-128",
            "13: ct has 15 bytes, not those of the plaintext and 16",
        ),
        (
            files.AEAD.replace("AD = 000102", "AD = 00\nAAD = 00"),
            "schwaemm128-128",
            "13: both ad and aad in one record",
        ),
        (files.AEAD_RSP.replace("FAIL", "FAILS"), "schwaemm128-128", "17: neither `key = value`"),
        (
            files.AEAD_RSP.replace("FAIL\n", ""),
            "schwaemm128-128",
            "11: the record that starts here has no pt",
        ),
        (
            files.AEAD_RSP.replace("TAG = " + "00" * 16 + "\n", ""),
            "schwaemm128-128",
            "11: ciphertext has 2 bytes, fewer",
        ),
    ],
)
def test_malformed_records(text: str, algorithm: str, message: str) -> None:
    assert fails(text, algorithm).startswith(message)


POLY1305 = files.head(files.POLY1305_FILE, 2)
_WHAT = "expected four fields with a colon after each: secret key, public key, message, signed message"
_FIRST, _SECOND, _ = files.SIGN_INPUT.split("\n", 2)


def _field(number: int, text: str) -> str:
    """The second line of sign.input, with another field."""
    fields = _SECOND.split(":")
    fields[number] = text
    return f"{_FIRST}\n{':'.join(fields)}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (_field(4, "00"), f"2: {_WHAT} (found 4)"),
        (f"{_FIRST}\n{_SECOND[:-1]}\n", f"2: {_WHAT} (found 3)"),
        (f"{_FIRST}00:\n", f"1: {_WHAT} (found 5)"),
        (_field(0, "01" * 63), "2: secret key has 63 bytes, not 64"),
        (_field(0, "01" * 32 + "02" * 32), "2: the secret key does not end in the public key"),
        (_field(1, "01" * 31), "2: public key has 31 bytes, not 32"),
        (_field(2, "6"), "2: message has an odd number of hexadecimal digits (1)"),
        (_field(2, "6 1"), "2: message is not hexadecimal at ' 1'"),
        (_field(2, "62"), "2: the signed message does not end in the message"),
        (_field(2, "6161"), "2: the signed message has 65 bytes, not 64 more than the message's 2"),
        (_field(3, "00" * 63), "2: the signed message has 63 bytes, not 64 more than the message's 1"),
        (_FIRST[:300], f"1: {_WHAT} (found 3)"),
    ],
)
def test_malformed_sign_input(text: str, message: str) -> None:
    assert fails(text) == message


@pytest.mark.parametrize(
    ("text", "algorithm", "message"),
    [
        (POLY1305.replace("TAG = ", "TAG = 00", 1), "poly1305", "6: tag has 17 bytes, not 16"),
        (POLY1305.replace("KEY = 00", "KEY = ", 1), "poly1305", "4: key has 31 bytes, not 32"),
        (POLY1305.replace("COUNT = 1", "COUNT = 0"), "poly1305", "8: count 0 comes after 0"),
        (POLY1305.replace("MSG", "MESSAGE", 1), "poly1305", "5: unknown key 'message'"),
        (POLY1305 + "FAIL\n", "poly1305", "12: unknown key 'fail'"),
        (files.XSALSA20_RSP.replace("PT = 0102", "PT = 01"), "xsalsa20", "11: ct has 2 bytes, not the 1 of"),
        (files.XSALSA20_RSP, "salsa20", "3: iv has 24 bytes, not 8"),
        (
            files.XSALSA20_RSP.replace("IV", f"NONCE = {'22' * 24}\nIV", 1),
            "xsalsa20",
            "4: both nonce and iv in one record",
        ),
        (
            files.SECRETBOX_RSP.replace("33", "", 1),
            "secretbox",
            "5: ct has 17 bytes, not the 2 of the message and 16 of the tag",
        ),
        (files.SECRETBOX_RSP.replace("FAIL\n", ""), "secretbox", "7: the record that starts here has no pt"),
        (files.SECRETBOX_RSP.replace("FAIL", "PT = 00\nFAIL"), "secretbox", "11: unknown key 'pt'"),
    ],
)
def test_malformed_tags_streams_and_boxes(text: str, algorithm: str, message: str) -> None:
    assert message in fails(text, algorithm)


def _changed(change: Callable[[dict[str, Any]], object]) -> str:
    root = json.loads(files.x25519())
    change(root)
    return json.dumps(root, indent=1)


def _test(**fields: object) -> str:
    return _changed(lambda root: root["testGroups"][0]["tests"][1].update(fields))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (_test(tcId=1), "19: tcId 1 was used at line 10 already"),
        (_test(tcId="2"), '19: "tcId" is not a whole number'),
        (_test(tcId=True), '19: "tcId" is not a whole number'),
        (_test(result="fine"), "22: result is 'fine', not valid, acceptable, invalid"),
        (_test(private="01" * 31), "23: private has 31 bytes, not 32"),
        (_test(shared="0"), "25: shared has an odd number"),
        (_test(public=None), '24: "public" is not a string'),
        (_changed(lambda root: root["testGroups"][0]["tests"][1].pop("public")), '18: "public" is missing'),
        (
            _changed(lambda root: root["testGroups"][0]["tests"].pop()),
            "3: numberOfTests is 3, but there are 2",
        ),
        (
            _changed(lambda root: root["testGroups"][0]["tests"].append(7)),
            '8: "tests" is not an array of objects',
        ),
        (
            _changed(lambda root: root["testGroups"][0].update(type="XdhPemComp")),
            "6: groups of type 'XdhPemComp'",
        ),
        (_changed(lambda root: root.update(testGroups=[])), "4: no tests in the file"),
        (_changed(lambda root: root.update(testGroups={})), '4: "testGroups" is not an array of objects'),
        (_changed(lambda root: root.pop("testGroups")), '1: "testGroups" is missing'),
        (_changed(lambda root: root.pop("algorithm")), '1: "algorithm" is missing'),
        (files.x25519()[:-60], "expected"),
    ],
)
def test_malformed_wycheproof(text: str, message: str) -> None:
    assert message in fails(text)


def reads_or_refuses(data: bytes, algorithm: str | None) -> list[Vector] | None:
    """Vectors, or the error that a malformed file should be. Anything else is a bug and comes through."""
    try:
        return parse(data, algorithm)
    except UsageError:
        return None


@pytest.mark.parametrize("name", files.VALID)
def test_a_file_cut_anywhere_is_refused_or_ends_between_records(name: str) -> None:
    text, algorithm = files.VALID[name]
    whole = parse(text, algorithm)
    size = len(text.rstrip())
    for end in range(0, size, max(1, size // 400)):
        found = reads_or_refuses(text[:end].encode(), algorithm)
        # What is read before the cut is what was there; half a record never counts as one.
        assert found is None or found == whole[: len(found)]


@pytest.mark.parametrize("name", files.VALID)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_file_with_one_byte_changed_is_read_or_refused(name: str, data: st.DataObject) -> None:
    text, algorithm = files.VALID[name]
    raw = text.encode()
    at = data.draw(st.integers(0, len(raw) - 1))
    middle = data.draw(st.one_of(st.just(b""), st.binary(min_size=1, max_size=2)))
    keep = data.draw(st.integers(0, 1))
    reads_or_refuses(raw[:at] + middle + raw[at + keep :], algorithm)


@pytest.mark.parametrize("name", files.VALID)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_record_is_lost_when_a_line_is(name: str, data: st.DataObject) -> None:
    text, algorithm = files.VALID[name]
    if name in ("transcripts", "sign.input"):
        return  # A line is a record there.
    lines = text.split("\n")
    at = data.draw(
        st.sampled_from([index for index, line in enumerate(lines) if line and line[0] not in "#["])
    )
    found = reads_or_refuses("\n".join(lines[:at] + lines[at + 1 :]).encode(), algorithm)
    assert found is None or len(found) == len(parse(text, algorithm))


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=200), algorithm=st.sampled_from([None, *ALGORITHMS]))
def test_any_bytes_are_read_or_refused(data: bytes, algorithm: str | None) -> None:
    reads_or_refuses(data, algorithm)


@settings(max_examples=200, deadline=None)
@given(text=st.text(alphabet='{}[]":,=# \n\\01aeFLCountMsgMDtesrpK', max_size=200))
def test_any_text_of_the_formats_is_read_or_refused(text: str) -> None:
    for algorithm in (None, "sha3-256", "shake128", "schwaemm128-128"):
        reads_or_refuses(text.encode(), algorithm)
