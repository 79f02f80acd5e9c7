"""Operations that continue others, as a board has them: each gives what all the calls before it lead to."""

from collections.abc import Callable, Sequence
from functools import cache

from tests.reference import ed25519, nacl, poly1305, salsa20, sha512, sparkle
from tests.reference.operations import Inputs, Outputs, Refused, Value, compute, keygen_shareda

# A call as a key of a cache: its name, and its inputs.
Call = tuple[str, tuple[tuple[str, Value], ...]]
Calls = tuple[Call, ...]


def _after(start: str, piece: str | None, *ends: str) -> dict[str, tuple[str, ...]]:
    """A start, any number of pieces, and one of the ends."""
    before = (start,) if piece is None else (start, piece)
    return dict.fromkeys((*before[1:], *ends), before)


def _after_two(prefix: str, start: str, first: str, second: str, *ends: str) -> dict[str, tuple[str, ...]]:
    """A start, any number of pieces of one kind and then of a second kind, and one of the ends."""
    return {prefix + end: tuple(prefix + one for one in (start, first, second)) for end in ends}


# What the call before must have been. The operations that are continued leave a state, the others none.
CONTINUES: dict[str, tuple[str, ...]] = {
    **_after("newhope.keygen", None, "newhope.shareda"),
    **_after("sha512.start", "sha512.update", "sha512.finish"),
    **_after("salsa20.start", "salsa20.update"),
    **_after("poly1305.start", "poly1305.update", "poly1305.finish"),
    **_after("ed25519.sign_start", "ed25519.sign_first", "ed25519.sign_turn"),
    **_after("ed25519.sign_turn", "ed25519.sign_second", "ed25519.sign_finish"),
    **_after("ed25519.verify_start", "ed25519.verify_update", "ed25519.verify_finish"),
    **_after("nacl.seal_start", "nacl.seal_update", "nacl.seal_finish"),
    **_after("nacl.open_start", "nacl.open_check", "nacl.open_turn"),
    **_after("nacl.open_turn", "nacl.open_update", "nacl.open_finish"),
    "sparkle.schwaemm_associate": ("sparkle.schwaemm_start", "sparkle.schwaemm_associate"),
    **_after_two("sparkle.schwaemm_", "start", "associate", "update", "update", "finish"),
    "sparkle.schwaemm_open_associate": ("sparkle.schwaemm_open_start", "sparkle.schwaemm_open_associate"),
    **_after_two("sparkle.schwaemm_open_", "start", "associate", "check", "check", "turn"),
    **_after("sparkle.schwaemm_open_turn", "sparkle.schwaemm_open_update", "sparkle.schwaemm_open_finish"),
    **_after("sparkle.esch_start", "sparkle.esch_update", "sparkle.esch_finish"),
    **_after("sparkle.xoesch_start", "sparkle.xoesch_absorb"),
    **_after_two("sparkle.xoesch_", "start", "absorb", "squeeze", "squeeze"),
}
_CONTINUED = {name for before in CONTINUES.values() for name in before}
STARTS = sorted(_CONTINUED - CONTINUES.keys())


def _given(calls: Calls, name: str) -> bytes:
    """An input of the first call."""
    value = dict(calls[0][1])[name]
    assert isinstance(value, bytes)
    return value


def _pieces(calls: Calls, operation: str) -> bytes:
    """What that operation was given, one piece after the other."""
    pieces = [value for name, inputs in calls if name == operation for _, value in inputs]
    return b"".join(piece for piece in pieces if isinstance(piece, bytes))


def _last_piece(calls: Calls, whole: bytes) -> bytes:
    """Of an output that is as long as the pieces: the end that belongs to the last one."""
    ((_, piece),) = calls[-1][1]
    assert isinstance(piece, bytes)
    return whole[len(whole) - len(piece) :]


def _shareda(calls: Calls) -> Outputs:
    return keygen_shareda(**dict(calls[0][1]), **dict(calls[-1][1]))[1]  # type: ignore[arg-type]


def _salsa20_update(calls: Calls) -> Outputs:
    counter = int.from_bytes(_given(calls, "counter"), "little")
    message = _pieces(calls, "salsa20.update")
    result = salsa20.xor(_given(calls, "key"), _given(calls, "nonce"), message, counter)
    return {"result": _last_piece(calls, result)}


def _sign_finish(calls: Calls) -> Outputs:
    message = _pieces(calls, "ed25519.sign_first")
    if _pieces(calls, "ed25519.sign_second") != message:
        raise Refused("the second reading differs")
    return {"signature": ed25519.sign(_given(calls, "secret"), message)}


def _verify_finish(calls: Calls) -> Outputs:
    message = _pieces(calls, "ed25519.verify_update")
    return compute(
        "ed25519.verify",
        public=_given(calls, "public"),
        message=message,
        signature=_given(calls, "signature"),
    )


def _box(calls: Calls, message: bytes) -> bytes:
    return nacl.seal(_given(calls, "key"), _given(calls, "nonce"), message)


def _seal_update(calls: Calls) -> Outputs:
    return {"boxed": _last_piece(calls, _box(calls, _pieces(calls, "nacl.seal_update"))[nacl.TAG_BYTES :])}


def _seal_finish(calls: Calls) -> Outputs:
    return {"tag": _box(calls, _pieces(calls, "nacl.seal_update"))[: nacl.TAG_BYTES]}


def _is_genuine(calls: Calls, pieces: str) -> bool:
    boxed = _given(calls, "tag") + _pieces(calls, pieces)
    return nacl.open_box(_given(calls, "key"), _given(calls, "nonce"), boxed) is not None


def _open_turn(calls: Calls) -> Outputs:
    if not _is_genuine(calls, "nacl.open_check"):
        raise Refused("the box is forged")
    return {}


def _open_update(calls: Calls) -> Outputs:
    # Sealing is its own inverse, but for the tag.
    return {"message": _last_piece(calls, _box(calls, _pieces(calls, "nacl.open_update"))[nacl.TAG_BYTES :])}


def _open_finish(calls: Calls) -> Outputs:
    if not _is_genuine(calls, "nacl.open_update"):
        raise Refused("the second reading differs")
    return {}


def _schwaemm(calls: Calls) -> sparkle.Schwaemm:
    return sparkle.SCHWAEMM[f"schwaemm{_given_text(calls, 'variant')}"]


def _given_text(calls: Calls, name: str) -> str:
    value = dict(calls[0][1])[name]
    assert isinstance(value, str)
    return value


def _schwaemm_start(calls: Calls) -> Outputs:
    aead = _schwaemm(calls)
    sizes = {"key": aead.capacity, "nonce": aead.rate, "tag": aead.capacity}
    for name, size in sizes.items():
        if name in dict(calls[0][1]) and len(_given(calls, name)) != size:
            raise Refused(f"the variant's {name} has {size} bytes", "BAD_VALUE")
    return {}


def _sealed(calls: Calls) -> tuple[bytes, bytes]:
    """The ciphertext of the pieces so far, and the tag if they are all."""
    aead = _schwaemm(calls)
    ad, text = (_pieces(calls, f"sparkle.schwaemm_{which}") for which in ("associate", "update"))
    whole = aead.encrypt(_given(calls, "key"), _given(calls, "nonce"), ad, text)
    return whole[: len(text)], whole[len(text) :]


def _opened(calls: Calls, pieces: str) -> bytes | None:
    """The plaintext, None where the tag is another one."""
    ad = _pieces(calls, "sparkle.schwaemm_open_associate")
    ciphertext = _pieces(calls, f"sparkle.schwaemm_open_{pieces}")
    key, nonce, tag = (_given(calls, name) for name in ("key", "nonce", "tag"))
    try:
        return _schwaemm(calls).decrypt(key, nonce, ad, ciphertext + tag)
    except sparkle.Forged:
        return None


def _schwaemm_open_turn(calls: Calls) -> Outputs:
    if _opened(calls, "check") is None:
        raise Refused("the ciphertext is forged")
    return {}


def _schwaemm_open_update(calls: Calls) -> Outputs:
    ad = _pieces(calls, "sparkle.schwaemm_open_associate")
    ciphertext = _pieces(calls, "sparkle.schwaemm_open_update")
    text = _schwaemm(calls).decipher(_given(calls, "key"), _given(calls, "nonce"), ad, ciphertext)
    return {"plaintext": _last_piece(calls, text)}


def _schwaemm_open_finish(calls: Calls) -> Outputs:
    if _opened(calls, "update") is None:
        raise Refused("the second reading differs")
    return {}


def _esch_finish(calls: Calls) -> Outputs:
    digest = sparkle.esch256 if _given_text(calls, "variant") == "256" else sparkle.esch384
    return {"digest": digest(_pieces(calls, "sparkle.esch_update"))}


def _xoesch_squeeze(calls: Calls) -> Outputs:
    function = sparkle.xoesch256 if _given_text(calls, "variant") == "256" else sparkle.xoesch384
    lengths = [value for name, inputs in calls if name == "sparkle.xoesch_squeeze" for _, value in inputs]
    total = sum(length for length in lengths if isinstance(length, int))
    last = lengths[-1]
    assert isinstance(last, int)
    return {"digest": function(_pieces(calls, "sparkle.xoesch_absorb"), total)[total - last :]}


_GIVES: dict[str, Callable[[Calls], Outputs]] = {
    "newhope.keygen": lambda calls: compute("newhope.keygen", **dict(calls[0][1])),
    "newhope.shareda": _shareda,
    "sha512.finish": lambda calls: {"digest": sha512.sha512(_pieces(calls, "sha512.update"))},
    "salsa20.update": _salsa20_update,
    "poly1305.finish": lambda calls: {
        "tag": poly1305.tag(_given(calls, "key"), _pieces(calls, "poly1305.update"))
    },
    "ed25519.sign_finish": _sign_finish,
    "ed25519.verify_finish": _verify_finish,
    "nacl.seal_update": _seal_update,
    "nacl.seal_finish": _seal_finish,
    "nacl.open_turn": _open_turn,
    "nacl.open_update": _open_update,
    "nacl.open_finish": _open_finish,
    "sparkle.schwaemm_start": _schwaemm_start,
    "sparkle.schwaemm_update": lambda calls: {"ciphertext": _last_piece(calls, _sealed(calls)[0])},
    "sparkle.schwaemm_finish": lambda calls: {"tag": _sealed(calls)[1]},
    "sparkle.schwaemm_open_start": _schwaemm_start,
    "sparkle.schwaemm_open_turn": _schwaemm_open_turn,
    "sparkle.schwaemm_open_update": _schwaemm_open_update,
    "sparkle.schwaemm_open_finish": _schwaemm_open_finish,
    "sparkle.esch_finish": _esch_finish,
    "sparkle.xoesch_squeeze": _xoesch_squeeze,
}


# Many boards in a process are given the same calls, and plain Python takes its time.
@cache
def outputs_after(calls: Calls) -> Outputs:
    """What the last of these calls gives."""
    give = _GIVES.get(calls[-1][0])
    return {} if give is None else give(calls)


class Kept:
    """What a board keeps from one of these operations for the next."""

    def __init__(self) -> None:
        self.calls: Calls = ()

    def call(self, name: str, inputs: Inputs) -> Outputs:
        """Raises Refused, after which nothing is kept."""
        before = CONTINUES.get(name)
        calls, self.calls = self.calls, ()
        if before is None:
            calls = ()
        elif not calls or calls[-1][0] not in before:
            raise Refused("nothing that it continues is there", "NO_STATE")
        calls = (*calls, (name, tuple(inputs.items())))
        outputs = outputs_after(calls)
        if name in _CONTINUED:
            self.calls = calls
        return outputs


def compute_sequence(steps: Sequence[tuple[str, Inputs]]) -> list[Outputs | Refused]:
    """What each of these gives, or how it is refused."""
    kept, results = Kept(), list[Outputs | Refused]()
    for name, inputs in steps:
        try:
            results.append(kept.call(name, inputs))
        except Refused as refused:
            results.append(refused)
    return results
