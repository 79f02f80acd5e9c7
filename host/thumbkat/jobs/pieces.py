"""One call whose message is longer than the board takes, as calls that take it in pieces.

Where a library has the operations `start`, `update` and maybe `finish`, and `start` takes what the operation
in question takes besides its message, the three do the same: `update` takes the next piece, and what it gives
is the next piece of the output. What has to be done in another way stands in a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from thumbkat.board import Board, Field, Value
from thumbkat.errors import OperationFailed
from thumbkat.jobs.messages import TAG_BYTES
from thumbkat.link.protocol import Status

MESSAGE = "message"
_PIECE = "piece"
_STEPS = ("start", "update", "finish")
_HSALSA20_NONCE_BYTES = 16

# Of a board, what the operation takes besides the message, and the message: the outputs of the whole.
_Run = Callable[[Board, dict[str, Value], bytes], dict[str, Value]]


@dataclass(frozen=True)
class InPieces:
    """`long` is the input that goes in pieces; `uses` are the operations that do it."""

    long: str
    uses: tuple[str, ...]
    run: _Run

    def call(self, board: Board, inputs: Mapping[str, Value]) -> dict[str, Value]:
        """The outputs of the whole, or OperationFailed where it is refused."""
        given = dict(inputs)
        return self.run(board, given, _bytes(given.pop(self.long)))


def in_pieces(board: Board, name: str) -> InPieces | None:
    """How this board takes the message of an operation in pieces, if it does."""
    way = _WAYS.get(name) or _plainly(board, name)
    return way if way is not None and all(one in board.operations for one in way.uses) else None


def _plainly(board: Board, name: str) -> InPieces | None:
    library = name.partition(".")[0]
    start, update, finish = (board.operations.get(f"{library}.{step}") for step in _STEPS)
    if start is None or update is None:
        return None
    besides = [field for field in board.operations[name].inputs if field.name != MESSAGE]
    if _shapes(besides) != _shapes(start.inputs) or [field.name for field in update.inputs] != [_PIECE]:
        return None
    uses = (start.name, update.name) if finish is None else (start.name, update.name, finish.name)
    return InPieces(MESSAGE, uses, lambda *call: _through(uses, *call))


def _shapes(fields: Iterable[Field]) -> set[tuple[str, int, int]]:
    return {(field.name, field.least, field.most) for field in fields}


def _through(
    uses: tuple[str, ...], board: Board, given: dict[str, Value], message: bytes
) -> dict[str, Value]:
    """A start, the pieces, and what ends it."""
    start, update, *ends = uses
    outputs: dict[str, Value] = dict(board.call(start, **given).outputs)
    outputs.update(_each(board, update, message))
    for end in ends:
        outputs.update(board.call(end).outputs)
    return outputs


def _each(board: Board, name: str, message: bytes) -> dict[str, Value]:
    """Calls with all the pieces, and what they give, one after the other."""
    most = board.operations[name].inputs[0].most
    outputs: dict[str, Value] = {}
    for at in range(0, len(message), most):
        piece: dict[str, Value] = {_PIECE: message[at : at + most]}
        for output, value in board.call(name, **piece).outputs.items():
            outputs[output] = _bytes(outputs.get(output, b"")) + _bytes(value)
    return outputs


def _bytes(value: Value) -> bytes:
    assert isinstance(value, bytes)
    return value


_SIGN = tuple(f"ed25519.sign_{step}" for step in ("start", "first", "turn", "second", "finish"))
_VERIFY = tuple(f"ed25519.verify_{step}" for step in _STEPS)
_POLY1305 = tuple(f"poly1305.{step}" for step in _STEPS)
_SALSA20 = ("salsa20.start", "salsa20.update")
_SEAL = tuple(f"nacl.seal_{step}" for step in _STEPS)
_OPEN = tuple(f"nacl.open_{step}" for step in ("start", "check", "turn", "update", "finish"))
_HSALSA20, _BEFORENM = "salsa20.hsalsa20", "nacl.box_beforenm"


def _twice(uses: tuple[str, ...], board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
    """What reads the message two times."""
    start, first, turn, second, finish = uses
    board.call(start, **given)
    _each(board, first, message)
    board.call(turn)
    outputs = _each(board, second, message)
    return outputs | board.call(finish).outputs


def _poly1305_verify(board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
    """The board gives the tag, and it is compared here."""
    tag = given.pop("tag")
    if _through(_POLY1305, board, given, message) != {"tag": tag}:
        raise OperationFailed(
            "poly1305.verify: the tag is wrong",
            status=Status.CHECK_FAILED,
            detail=0,
            operation="poly1305.verify",
        )
    return {}


def _xsalsa20(board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
    nonce, key = _bytes(given["nonce"]), given["key"]
    subkey = board.call(_HSALSA20, key=key, nonce=nonce[:_HSALSA20_NONCE_BYTES]).data("subkey")
    inner = {**given, "key": subkey, "nonce": nonce[_HSALSA20_NONCE_BYTES:]}
    return _through(_SALSA20, board, inner, message)


def _seal(board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
    outputs = _through(_SEAL, board, given, message)
    return {"boxed": _bytes(outputs["tag"]) + _bytes(outputs.get("boxed", b""))}


def _open(board: Board, given: dict[str, Value], boxed: bytes) -> dict[str, Value]:
    started = {**given, "tag": boxed[:TAG_BYTES]}
    return {"message": b""} | _twice(_OPEN, board, started, boxed[TAG_BYTES:])


_VARIANTS = ("128_128", "256_128", "192_192", "256_256")
_SCHWAEMM = tuple(f"sparkle.schwaemm_{step}" for step in ("start", "associate", "update", "finish"))
_SCHWAEMM_OPEN = tuple(
    f"sparkle.schwaemm_open_{step}" for step in ("start", "associate", "check", "turn", "update", "finish")
)
_ESCH = tuple(f"sparkle.esch_{step}" for step in _STEPS)
_XOESCH = tuple(f"sparkle.xoesch_{step}" for step in ("start", "absorb", "squeeze"))


def _schwaemm(variant: str) -> _Run:
    def run(board: Board, given: dict[str, Value], plaintext: bytes) -> dict[str, Value]:
        start, associate, update, finish = _SCHWAEMM
        ad = _bytes(given.pop("ad"))
        board.call(start, variant=variant, **given)
        _each(board, associate, ad)
        ciphertext = _bytes(_each(board, update, plaintext).get("ciphertext", b""))
        return {"ciphertext": ciphertext + board.call(finish).data("tag")}

    return run


def _schwaemm_open(variant: str) -> _Run:
    def run(board: Board, given: dict[str, Value], sealed: bytes) -> dict[str, Value]:
        start, associate, check, turn, update, finish = _SCHWAEMM_OPEN
        ad, end = _bytes(given.pop("ad")), len(sealed) - len(_bytes(given["key"]))
        board.call(start, variant=variant, **given, tag=sealed[end:])
        _each(board, associate, ad)
        _each(board, check, sealed[:end])
        board.call(turn)
        outputs = _each(board, update, sealed[:end])
        board.call(finish)
        return {"plaintext": b""} | outputs

    return run


def _esch(variant: str) -> _Run:
    def run(board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
        return _through(_ESCH, board, {**given, "variant": variant}, message)

    return run


def _xoesch(variant: str) -> _Run:
    def run(board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
        start, absorb, squeeze = _XOESCH
        board.call(start, variant=variant)
        _each(board, absorb, message)
        return dict(board.call(squeeze, length=given["length"]).outputs)

    return run


def _with_key(run: _Run, board: Board, given: dict[str, Value], message: bytes) -> dict[str, Value]:
    """Of a public and a private key: the one that both sides have."""
    key = board.call(_BEFORENM, public=given["public"], private=given["private"]).data("key")
    return run(board, {"key": key, "nonce": given["nonce"]}, message)


_WAYS: Mapping[str, InPieces] = {
    "ed25519.sign": InPieces(MESSAGE, _SIGN, lambda *call: _twice(_SIGN, *call)),
    "ed25519.verify": InPieces(MESSAGE, _VERIFY, lambda *call: _through(_VERIFY, *call)),
    "poly1305.verify": InPieces(MESSAGE, _POLY1305, _poly1305_verify),
    "salsa20.xsalsa20": InPieces(MESSAGE, (_HSALSA20, *_SALSA20), _xsalsa20),
    "nacl.secretbox_seal": InPieces(MESSAGE, _SEAL, _seal),
    "nacl.secretbox_open": InPieces("boxed", _OPEN, _open),
    "nacl.box_seal": InPieces(MESSAGE, (_BEFORENM, *_SEAL), lambda *call: _with_key(_seal, *call)),
    "nacl.box_open": InPieces("boxed", (_BEFORENM, *_OPEN), lambda *call: _with_key(_open, *call)),
    **{
        f"sparkle.schwaemm{variant}_encrypt": InPieces("plaintext", _SCHWAEMM, _schwaemm(variant))
        for variant in _VARIANTS
    },
    **{
        f"sparkle.schwaemm{variant}_decrypt": InPieces("ciphertext", _SCHWAEMM_OPEN, _schwaemm_open(variant))
        for variant in _VARIANTS
    },
    **{f"sparkle.esch{variant}": InPieces(MESSAGE, _ESCH, _esch(variant)) for variant in ("256", "384")},
    **{
        f"sparkle.xoesch{variant}": InPieces(MESSAGE, _XOESCH, _xoesch(variant)) for variant in ("256", "384")
    },
}
