"""The firmware's operations, compiled for this machine with sanitizers, through thumbkat's own host side."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import comb
from random import Random

import pytest

from tests.firmware.conftest import LARGEST, SMALLEST, StartBoard, connected, private_memory
from tests.firmware.pcboard import FIRMWARE
from tests.reference import ed25519, nacl, newhope, operations, poly1305, salsa20, sha512, sparkle
from thumbkat.board import Board
from thumbkat.errors import NoEntropy, OperationFailed
from thumbkat.link.client import Link
from thumbkat.link.client import Refused as LinkRefused
from thumbkat.link.protocol import Status


@pytest.mark.parametrize("options", [SMALLEST, LARGEST], ids=["smallest", "largest"])
@pytest.mark.parametrize("name", operations.OPERATIONS)
def test_operations_agree_with_the_reference(
    start_board: StartBoard, name: str, options: dict[str, object]
) -> None:
    random = Random(name)
    with connected(start_board, **options) as board:
        for _ in range(2):
            inputs = operations.random_inputs(name, random)
            assert board.call(name, **inputs).outputs == operations.compute(name, **inputs)


def test_salsa20_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths, across the end of the counter's low word; each start begins anew."""
    random = Random("salsa20")
    key, nonce, counter = random.randbytes(32), random.randbytes(8), 2**32 - 2
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed, match="continues"):
            board.call("salsa20.update", piece=b"")
        for lengths in ([0, 1, 63, 64, 65, 130, 7], [200]):
            message = random.randbytes(sum(lengths))
            expected, at = salsa20.xor(key, nonce, message, counter), 0
            board.call("salsa20.start", key=key, nonce=nonce, counter=counter.to_bytes(8, "little"))
            for length in lengths:
                result = board.call("salsa20.update", piece=message[at : at + length]).data("result")
                assert result == expected[at : at + length]
                at += length


def sign_in_pieces(board: Board, secret: bytes, first: list[bytes], second: list[bytes]) -> bytes:
    board.call("ed25519.sign_start", secret=secret)
    for piece in first:
        board.call("ed25519.sign_first", piece=piece)
    board.call("ed25519.sign_turn")
    for piece in second:
        board.call("ed25519.sign_second", piece=piece)
    return board.call("ed25519.sign_finish").data("signature")


def pieces(message: bytes, size: int) -> list[bytes]:
    return [message[at : at + size] for at in range(0, len(message), size)]


def test_ed25519_in_pieces(start_board: StartBoard) -> None:
    """A message that is longer than the memory of the board."""
    random = Random("ed25519")
    seed, message = random.randbytes(32), random.randbytes(20_000)
    key = ed25519.public(seed)
    expected = ed25519.sign(seed + key, message)
    with connected(start_board, **SMALLEST) as board:
        most = board.operations["ed25519.sign_first"].inputs[0].most
        assert most < 5_000
        signature = sign_in_pieces(board, seed + key, pieces(message, most), pieces(message, 1_000))
        assert signature == expected
        for wrong in (b"", b"\0"):
            board.call("ed25519.verify_start", public=key, signature=signature)
            for piece in [*pieces(message, most), wrong]:
                board.call("ed25519.verify_update", piece=piece)
            if wrong:
                with pytest.raises(OperationFailed):
                    board.call("ed25519.verify_finish")
            else:
                board.call("ed25519.verify_finish")


def test_ed25519_gives_nothing_where_the_message_changes(start_board: StartBoard) -> None:
    """Nor can what it had be used after that."""
    seed = bytes(range(32))
    secret = seed + ed25519.public(seed)
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed):
            sign_in_pieces(board, secret, [b"a message"], [b"another message"])
        for name, inputs in (("finish", {}), ("turn", {}), ("second", {"piece": b"a message"})):
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"ed25519.sign_{name}", **inputs)
        assert sign_in_pieces(board, secret, [b"a"], [b"", b"a"]) == ed25519.sign(secret, b"a")


def test_ed25519_pieces_come_in_their_order(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        for name in (
            "sign_first",
            "sign_turn",
            "sign_second",
            "sign_finish",
            "verify_update",
            "verify_finish",
        ):
            inputs = {"piece": b""} if name in ("sign_first", "sign_second", "verify_update") else {}
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"ed25519.{name}", **inputs)
        board.call("ed25519.sign_start", secret=bytes(64))
        with pytest.raises(OperationFailed, match="continues"):
            board.call("ed25519.sign_second", piece=b"")


def test_sha512_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths; a start begins anew, and finish leaves nothing to go on with."""
    random = Random("sha512")
    with connected(start_board, **SMALLEST) as board:
        for name, inputs in (("sha512.update", {"piece": b""}), ("sha512.finish", {})):
            with pytest.raises(OperationFailed, match="continues"):
                board.call(name, **inputs)
        board.call("sha512.start")
        board.call("sha512.update", piece=bytes(77))
        for lengths in ([], [0], [1, 127, 128, 129, 3], [1000, 24]):
            message = random.randbytes(sum(lengths))
            board.call("sha512.start")
            at = 0
            for length in lengths:
                assert board.call("sha512.update", piece=message[at : at + length]).outputs == {}
                at += length
            assert board.call("sha512.finish").data("digest") == sha512.sha512(message)
        with pytest.raises(OperationFailed, match="continues"):
            board.call("sha512.finish")


def test_poly1305_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths; each start begins anew, and nothing continues what has ended."""
    random = Random("poly1305")
    with connected(start_board, **SMALLEST) as board:
        for lengths in ([0, 1, 15, 16, 17, 64, 7], [200], []):
            key, pieces = random.randbytes(32), [random.randbytes(length) for length in lengths]
            board.call("poly1305.start", key=key)
            for piece in pieces:
                board.call("poly1305.update", piece=piece)
            assert board.call("poly1305.finish").data("tag") == poly1305.tag(key, b"".join(pieces))
            with pytest.raises(OperationFailed, match="continues"):
                board.call("poly1305.update", piece=b"")


@pytest.mark.parametrize("bit", [0, 7, 64, 127])
def test_a_wrong_tag_is_refused(start_board: StartBoard, bit: int) -> None:
    random = Random(bit)
    key, message = random.randbytes(32), random.randbytes(100)
    wrong = (int.from_bytes(poly1305.tag(key, message), "little") ^ 1 << bit).to_bytes(16, "little")
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed) as refused:
            board.call("poly1305.verify", key=key, message=message, tag=wrong)
        assert refused.value.status is Status.CHECK_FAILED


PIECES = [0, 1, 31, 32, 33, 64, 100]


def in_pieces(message: bytes) -> Iterator[bytes]:
    """It has as many bytes as PIECES together."""
    at = 0
    for length in PIECES:
        yield message[at : at + length]
        at += length


def test_boxes_in_pieces(start_board: StartBoard) -> None:
    """Those of one call. A box that is forged in any part gives nothing, and ends it."""
    random = Random("nacl")
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(sum(PIECES))
    boxed = nacl.seal(key, nonce, message)
    with connected(start_board, **SMALLEST) as board:
        board.call("nacl.seal_start", key=key, nonce=nonce)
        text = b"".join(board.call("nacl.seal_update", piece=one).data("boxed") for one in in_pieces(message))
        assert board.call("nacl.seal_finish").data("tag") + text == boxed

        board.call("nacl.open_start", key=key, nonce=nonce, tag=boxed[:16])
        for piece in in_pieces(text):
            board.call("nacl.open_check", piece=piece)
        board.call("nacl.open_turn")
        pieces = [board.call("nacl.open_update", piece=one).data("message") for one in in_pieces(text)]
        board.call("nacl.open_finish")
        assert b"".join(pieces) == message


@pytest.mark.parametrize("wrong", ["tag", "first", "last", "second"])
def test_a_forged_box_in_pieces_is_refused(start_board: StartBoard, wrong: str) -> None:
    random = Random(wrong)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(sum(PIECES))
    right = nacl.seal(key, nonce, message)
    forged = bytearray(right)
    forged[{"tag": 5, "first": 16, "last": -1, "second": 100}[wrong]] ^= 4
    boxed = right if wrong == "second" else bytes(forged)
    with connected(start_board, **SMALLEST) as board:
        board.call("nacl.open_start", key=key, nonce=nonce, tag=boxed[:16])
        for piece in in_pieces(boxed[16:]):
            board.call("nacl.open_check", piece=piece)
        if wrong == "second":
            board.call("nacl.open_turn")
            for piece in in_pieces(bytes(forged[16:])):
                board.call("nacl.open_update", piece=piece)
        with pytest.raises(OperationFailed) as refused:
            board.call("nacl.open_finish" if wrong == "second" else "nacl.open_turn")
        assert refused.value.status is Status.CHECK_FAILED
        with pytest.raises(OperationFailed, match="continues"):
            board.call("nacl.open_update", piece=boxed[16:])


@pytest.mark.parametrize("operation", ["secretbox_open", "box_open"])
def test_a_forged_box_is_refused(start_board: StartBoard, operation: str) -> None:
    random = Random(operation)
    with connected(start_board, **SMALLEST) as board:
        for at in (0, 15, 16, -1):
            inputs = operations.random_inputs(f"nacl.{operation}", random)
            boxed = inputs["boxed"]
            assert isinstance(boxed, bytes)
            forged = bytearray(boxed + b"." if len(boxed) == 16 else boxed)
            forged[at] ^= 1
            with pytest.raises(OperationFailed) as refused:
                board.call(f"nacl.{operation}", **inputs | {"boxed": bytes(forged)})
            assert refused.value.status is Status.CHECK_FAILED


@pytest.mark.parametrize("operation", ["box_beforenm", "box_seal", "box_open"])
def test_a_public_key_of_low_order_is_refused(start_board: StartBoard, operation: str) -> None:
    inputs = operations.random_inputs(f"nacl.{operation}", Random(operation))
    with connected(start_board, **SMALLEST) as board:
        for public in (bytes(32), b"\1" + bytes(31)):
            with pytest.raises(OperationFailed) as refused:
                board.call(f"nacl.{operation}", **inputs | {"public": public})
            assert refused.value.status is Status.CHECK_FAILED


# Of Schwaemm, by its name in the reference.
VARIANTS = [name.removeprefix("schwaemm") for name in sparkle.SCHWAEMM]
OPEN = "sparkle.schwaemm_open_"


@dataclass(frozen=True)
class Sealed:
    """A message of Schwaemm, and what it takes to open it."""

    variant: str
    key: bytes
    nonce: bytes
    ad: bytes
    plaintext: bytes

    @classmethod
    def random(cls, variant: str, ad: int, plaintext: int) -> "Sealed":
        random, aead = Random(f"{variant} {ad} {plaintext}"), sparkle.SCHWAEMM[f"schwaemm{variant}"]
        return cls(variant, *(random.randbytes(size) for size in (aead.capacity, aead.rate, ad, plaintext)))

    @property
    def aead(self) -> sparkle.Schwaemm:
        return sparkle.SCHWAEMM[f"schwaemm{self.variant}"]

    @property
    def ciphertext(self) -> bytes:
        """With the tag."""
        return self.aead.encrypt(self.key, self.nonce, self.ad, self.plaintext)

    @property
    def start(self) -> dict[str, bytes | str]:
        return {"variant": self.variant, "key": self.key, "nonce": self.nonce}


def each(board: Board, name: str, parts: list[bytes], output: str | None = None) -> bytes:
    """Calls with all the pieces: what they give."""
    replies = [board.call(name, piece=piece) for piece in parts]
    if output is None:
        assert all(reply.outputs == {} for reply in replies)
        return b""
    return b"".join(reply.data(output) for reply in replies)


def open_twice(board: Board, sealed: Sealed, size: int) -> bytes:
    """In pieces of that size."""
    end = len(sealed.plaintext)
    ciphertext, tag = sealed.ciphertext[:end], sealed.ciphertext[end:]
    board.call(f"{OPEN}start", **sealed.start, tag=tag)
    each(board, f"{OPEN}associate", pieces(sealed.ad, size))
    each(board, f"{OPEN}check", pieces(ciphertext, size))
    assert board.call(f"{OPEN}turn").outputs == {}
    plaintext = each(board, f"{OPEN}update", pieces(ciphertext, size), "plaintext")
    board.call(f"{OPEN}finish")
    return plaintext


@pytest.mark.parametrize("variant", VARIANTS)
def test_schwaemm_in_pieces(start_board: StartBoard, variant: str) -> None:
    """Of any lengths around those of the rate: what one call gives, back and forth."""
    rate = sparkle.SCHWAEMM[f"schwaemm{variant}"].rate
    with connected(start_board, **SMALLEST) as board:
        for ad, text in ((0, 0), (1, rate), (rate, 1), (rate + 1, 2 * rate), (3 * rate, 3 * rate + 7)):
            sealed = Sealed.random(variant, ad, text)
            for size in (1, rate - 1, rate, rate + 1, 2 * rate):
                board.call("sparkle.schwaemm_start", **sealed.start)
                each(board, "sparkle.schwaemm_associate", pieces(sealed.ad, size))
                ciphertext = each(
                    board, "sparkle.schwaemm_update", pieces(sealed.plaintext, size), "ciphertext"
                )
                ciphertext += board.call("sparkle.schwaemm_finish").data("tag")
                assert ciphertext == sealed.ciphertext
                assert open_twice(board, sealed, size) == sealed.plaintext


def test_a_long_message_of_schwaemm(start_board: StartBoard) -> None:
    """Longer than the memory of the board, and as long as one call takes."""
    with connected(start_board, **SMALLEST) as board:
        most = board.operations["sparkle.schwaemm_update"].inputs[0].most
        sealed = Sealed.random("256_128", 3, 2 * most + 5)
        assert open_twice(board, sealed, most) == sealed.plaintext
        fields = {one.name: one.most for one in board.operations["sparkle.schwaemm256_128_encrypt"].inputs}
        assert fields["ad"] == fields["plaintext"] > 3000
        sealed = Sealed.random("256_128", fields["ad"], fields["plaintext"])
        inputs = {"key": sealed.key, "nonce": sealed.nonce, "ad": sealed.ad}
        name = "sparkle.schwaemm256_128_"
        whole = board.call(f"{name}encrypt", **inputs, plaintext=sealed.plaintext).data("ciphertext")
        assert whole == sealed.ciphertext
        assert board.call(f"{name}decrypt", **inputs, ciphertext=whole).data("plaintext") == sealed.plaintext


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", ["key", "nonce", "tag"])
def test_schwaemm_takes_the_lengths_of_the_variant(start_board: StartBoard, variant: str, name: str) -> None:
    sealed, aead = Sealed.random(variant, 0, 0), sparkle.SCHWAEMM[f"schwaemm{variant}"]
    right = aead.rate if name == "nonce" else aead.capacity
    operation = f"{OPEN}start" if name == "tag" else "sparkle.schwaemm_start"
    inputs = {**sealed.start, **({"tag": bytes(right)} if name == "tag" else {})}
    with connected(start_board, **SMALLEST) as board:
        for length in {16, right - 1, right + 1, 32} - {right}:
            if not 16 <= length <= 32:
                continue
            with pytest.raises(OperationFailed) as refused:
                board.call(operation, **{**inputs, name: bytes(length)})
            assert refused.value.status is Status.BAD_VALUE
            assert refused.value.detail == ("variant", "key", "nonce", "tag").index(name)
            with pytest.raises(OperationFailed, match="continues"):
                board.call("sparkle.schwaemm_update" if name != "tag" else f"{OPEN}check", piece=b"")


def with_another_byte(sealed: Sealed) -> Iterator[tuple[Sealed, bytes]]:
    """Each byte of what the tag vouches for, and of the tag, with one wrong bit: as it reaches the board."""
    right = sealed.ciphertext

    def change(data: bytes, at: int) -> bytes:
        return data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]

    for at in range(len(sealed.ad)):
        yield replace(sealed, ad=change(sealed.ad, at)), right
    for at in range(len(sealed.nonce)):
        yield replace(sealed, nonce=change(sealed.nonce, at)), right
    for at in range(len(right)):
        yield sealed, change(right, at)


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_of_a_plaintext_leaves_before_its_tag_is_verified(
    start_board: StartBoard, variant: str
) -> None:
    """Whichever byte is another one: no call has an output before the tag is found right, none can be read,
    and when it was refused nothing stays in memory either."""
    sealed = Sealed.random(variant, 3, sparkle.SCHWAEMM[f"schwaemm{variant}"].rate + 9)
    text, end = sealed.plaintext, len(sealed.plaintext)
    program = start_board(**SMALLEST)

    def is_in_memory() -> bool:
        memory = private_memory(program.process.pid)
        return any(text[at : at + 8] in memory for at in range(0, end - 7, 8))

    with Board(Link(program.stream()), address="pcboard") as board:

        def nothing_can_be_read() -> None:
            with pytest.raises(LinkRefused) as refused:
                board.link.read(0, 1)
            assert refused.value.status is Status.NO_FIELD

        def is_refused(name: str, **inputs: bytes) -> None:
            with pytest.raises(OperationFailed) as refused:
                board.call(name, **inputs)
            assert refused.value.status is Status.CHECK_FAILED
            nothing_can_be_read()
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"{OPEN}update", piece=sealed.ciphertext[:end])

        for name in ("start", "associate", "check", "turn"):
            assert board.operations[OPEN + name].outputs == ()
        decrypt = f"sparkle.schwaemm{variant}_decrypt"
        for wrong, ciphertext in with_another_byte(sealed):
            inputs = {"key": wrong.key, "nonce": wrong.nonce, "ad": wrong.ad, "ciphertext": ciphertext}
            is_refused(decrypt, **inputs)
            board.call(f"{OPEN}start", **wrong.start, tag=ciphertext[end:])
            nothing_can_be_read()
            each(board, f"{OPEN}associate", [wrong.ad])
            nothing_can_be_read()
            for piece in (ciphertext[:7], ciphertext[7:end]):
                each(board, f"{OPEN}check", [piece])
                nothing_can_be_read()
            is_refused(f"{OPEN}turn")
        assert not is_in_memory()
        inputs = {"key": sealed.key, "nonce": sealed.nonce, "ad": sealed.ad, "ciphertext": sealed.ciphertext}
        assert board.call(decrypt, **inputs).data("plaintext") == text
        assert is_in_memory(), "the search finds what is there"


@pytest.mark.parametrize("variant", VARIANTS)
def test_schwaemm_notices_another_second_reading(start_board: StartBoard, variant: str) -> None:
    """Changed in any byte, shorter or longer; and nothing is left."""
    sealed = Sealed.random(variant, 5, sparkle.SCHWAEMM[f"schwaemm{variant}"].rate + 3)
    end, right = len(sealed.plaintext), sealed.ciphertext
    others = [right[:at] + bytes([right[at] ^ 0x20]) + right[at + 1 :] for at in range(end)]
    with connected(start_board, **SMALLEST) as board:
        for other in (*others, right[: end - 1] + right[end:], right[:end] + b"." + right[end:]):
            board.call(f"{OPEN}start", **sealed.start, tag=right[end:])
            each(board, f"{OPEN}associate", [sealed.ad])
            each(board, f"{OPEN}check", [right[:end]])
            board.call(f"{OPEN}turn")
            board.call(f"{OPEN}update", piece=other[: len(other) - sealed.aead.capacity])
            with pytest.raises(OperationFailed) as refused:
                board.call(f"{OPEN}finish")
            assert refused.value.status is Status.CHECK_FAILED
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"{OPEN}finish")


def test_schwaemm_pieces_come_in_their_order(start_board: StartBoard) -> None:
    sealed = Sealed.random("256_128", 0, 0)
    with connected(start_board, **SMALLEST) as board:

        def out_of_order(name: str) -> None:
            inputs = {"piece": b""} if board.operations[name].inputs else {}
            with pytest.raises(OperationFailed, match="continues"):
                board.call(name, **inputs)

        for name in ("associate", "update", "finish"):
            out_of_order(f"sparkle.schwaemm_{name}")
        board.call("sparkle.schwaemm_start", **sealed.start)
        board.call("sparkle.schwaemm_update", piece=b"")
        out_of_order("sparkle.schwaemm_associate")
        board.call(f"{OPEN}start", **sealed.start, tag=sealed.ciphertext)
        out_of_order(f"{OPEN}update")
        board.call(f"{OPEN}start", **sealed.start, tag=sealed.ciphertext)
        out_of_order(f"{OPEN}finish")
        board.call(f"{OPEN}start", **sealed.start, tag=sealed.ciphertext)
        board.call(f"{OPEN}turn")
        out_of_order(f"{OPEN}associate")
        board.call("sparkle.xoesch_start", variant="256")
        board.call("sparkle.xoesch_squeeze", length=1)
        with pytest.raises(OperationFailed, match="continues"):
            board.call("sparkle.xoesch_absorb", piece=b"")


@pytest.mark.parametrize("variant", ["256", "384"])
def test_esch_in_pieces(start_board: StartBoard, variant: str) -> None:
    random = Random(variant)
    esch, xoesch = {
        "256": (sparkle.esch256, sparkle.xoesch256),
        "384": (sparkle.esch384, sparkle.xoesch384),
    }[variant]
    with connected(start_board, **SMALLEST) as board:
        for lengths in ([], [0], [1, 15, 16, 17, 3], [32], [100, 28]):
            parts = [random.randbytes(length) for length in lengths]
            board.call("sparkle.esch_start", variant=variant)
            each(board, "sparkle.esch_update", parts)
            assert board.call("sparkle.esch_finish").data("digest") == esch(b"".join(parts))
            board.call("sparkle.xoesch_start", variant=variant)
            each(board, "sparkle.xoesch_absorb", parts)
            digest = b"".join(
                board.call("sparkle.xoesch_squeeze", length=length).data("digest")
                for length in (0, 1, 15, 16, 17, 48)
            )
            assert digest == xoesch(b"".join(parts), 97)


@pytest.mark.parametrize("parse", newhope.PARSES)
def test_keygen_and_shareda(start_board: StartBoard, parse: str) -> None:
    random = Random(parse)
    seed, noise, msg_b = random.randbytes(32), random.randbytes(32), random.randbytes(2048)
    keygen, shareda = operations.keygen_shareda(parse, seed, noise, msg_b)
    with connected(start_board, **SMALLEST) as board:
        assert board.call("newhope.keygen", parse=parse, seed=seed, noise=noise).outputs == keygen
        assert board.call("newhope.shareda", msg_b=msg_b).outputs == shareda


def test_what_does_not_fit_the_memory_is_not_listed(start_board: StartBoard) -> None:
    with connected(start_board, **LARGEST) as board:
        everything = set(board.operations)
    with connected(start_board, **SMALLEST) as board:
        assert set(board.operations) == everything, "all of it runs in 8 KB"
    with connected(start_board, frame=144, arena=6440) as board:
        assert everything - set(board.operations) == {
            "newhope.keygen", "newhope.sharedb", "newhope.shareda",
            "session.start", "session.respond", "session.finish", "session.confirm", "session.check",
            "session.seal", "session.open",
        }  # fmt: skip
    with connected(start_board, frame=144, arena=1000) as board:
        small = {
            "keccak",
            "chacha20",
            "fe25519",
            "x25519",
            "sha512",
            "salsa20",
            "poly1305",
            "nacl",
            "sparkle",
            "entropy",
        }
        assert {name.split(".")[0] for name in board.operations} == small
        for operation in board.operations.values():
            for field in (*operation.inputs, *operation.outputs):
                assert field.most <= 1000, "the longest message shrinks with the memory"


def test_a_sealed_build_takes_no_coins(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        marked = {name for name, operation in board.operations.items() if operation.sealed}
    with connected(start_board, **SMALLEST, flags=("-DTHUMBKAT_SEALED",)) as board:
        assert board.info.sealed
        assert set(board.operations) == marked
        assert (
            not {"newhope.keygen", "newhope.sharedb", "newhope.noise", "newhope.helprec", "entropy.seed"}
            & marked
        )
        assert board.call("session.start").outputs["entropy"] == "rng"
    with (
        connected(start_board, **SMALLEST, flags=("-DTHUMBKAT_SEALED",), entropy="none") as board,
        pytest.raises(NoEntropy),
    ):
        board.call("session.start")


@pytest.mark.parametrize("entropy", ["stuck", "silent", "late", "dead"])
def test_a_failing_source_refuses(start_board: StartBoard, entropy: str) -> None:
    """Even if the host brings entropy: a source that is there and fails means that something is wrong."""
    with connected(start_board, **SMALLEST, entropy=entropy) as board:
        assert board.info.entropy == ("failed" if entropy in ("stuck", "silent") else "rng")
        board.call("entropy.seed", seed=bytes(range(48)))
        for _ in range(2):
            with pytest.raises(NoEntropy) as caught:
                board.call("session.start")
            assert caught.value.detail == 2


# SP 800-90B, 4.4: a false alarm in 2^20, 4 bits of min-entropy a sample, windows of 512.
FALSE_ALARM = Fraction(1, 2**20)
MIN_ENTROPY = 4
WINDOW = 512


def repetition_cutoff() -> int:
    """4.4.1: 1 + ceil(-log2(alpha) / H)."""
    return 1 + -(-20 // MIN_ENTROPY)


def proportion_cutoff() -> int:
    """4.4.2: 1 + the smallest number that a binomial variable exceeds with at most that probability."""
    p = Fraction(1, 2**MIN_ENTROPY)
    above = Fraction(1)
    for k in range(WINDOW + 1):
        above -= comb(WINDOW, k) * p**k * (1 - p) ** (WINDOW - k)
        if above <= FALSE_ALARM:
            return 1 + k
    raise AssertionError


def test_the_cutoffs_are_those_of_the_standard() -> None:
    source = (FIRMWARE / "src" / "command" / "entropy.c").read_text()
    cutoffs = dict(re.findall(r"#define (\w+)_CUTOFF (\d+)", source))
    assert cutoffs == {"REPETITION": str(repetition_cutoff()), "PROPORTION": str(proportion_cutoff())}
    assert f"#define PROPORTION_WINDOW {WINDOW}\n" in source


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        ("runs:5", "rng"),  # one below the cut-off of the repetition count
        ("runs:6", "failed"),
        ("every:9", "rng"),  # 57 in the first window, the cut-off is 62
        ("every:8", "failed"),  # 64 in each
    ],
)
def test_the_health_tests_have_their_cutoffs(start_board: StartBoard, source: str, verdict: str) -> None:
    with connected(start_board, **SMALLEST, entropy=source) as board:
        assert board.info.entropy == verdict


def test_coins_of_the_host(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST, entropy="none") as board:
        assert board.info.entropy == "none"
        with pytest.raises(NoEntropy) as caught:
            board.call("session.start")
        assert caught.value.detail == 0
        seen = set()
        for seed in (bytes(48), bytes(48), b"\1" * 48):
            board.call("entropy.seed", seed=seed)
            outputs = board.call("session.start").outputs
            assert outputs["entropy"] == "host"
            seen.add(outputs["msg_a"])
        assert len(seen) == 3, "the pool moves on, the same seed twice gives other coins"


def test_hello_forgets_the_hosts_entropy(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        board.call("entropy.seed", seed=bytes(48))
        assert board.call("session.start").outputs["entropy"] == "rng+host"
        board.link.hello()
        assert board.call("session.start").outputs["entropy"] == "rng"


def test_nothing_secret_stays(start_board: StartBoard) -> None:
    """An input stands in the arena until its operation has run, or until HELLO; in no buffer of the line."""
    program = start_board(**SMALLEST)
    seed = bytes(range(100, 148))

    def places() -> int:
        memory = private_memory(program.process.pid)
        return max(memory.count(seed[at : at + 8]) for at in range(len(seed) - 7))

    with Board(Link(program.stream()), address="pcboard") as board:
        for end in (lambda: board.run("entropy.seed"), board.link.hello):
            board.write("entropy.seed", seed=seed)
            assert places() == 1, "the search finds what is there"
            end()
            assert places() == 0
