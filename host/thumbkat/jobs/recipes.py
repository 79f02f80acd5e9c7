"""Inputs that belong together: what leads to an operation so that it does its work, and not just refuses.

Most operations take anything. One that opens a box wants a box that was sealed with the same key, one that
verifies wants a signature, and the second reading of a message wants the first one's. The board makes these
itself, in calls that go before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from thumbkat.board import Value
from thumbkat.jobs import session_peer
from thumbkat.jobs.messages import TAG_BYTES
from thumbkat.jobs.schemes import SCHEMES

Outputs = Mapping[str, Value]


@dataclass(frozen=True)
class Later:
    """A value that the outputs of the calls before it give."""

    of: Callable[[Sequence[Outputs]], bytes]


Planned = tuple[str, Mapping[str, Value | Later]]
Recipe = Callable[[Mapping[str, Value]], list[Planned]]

KEY_BYTES = 32


def fill(inputs: Mapping[str, Value | Later], done: Sequence[Outputs]) -> dict[str, Value]:
    """The inputs as they are once the calls before have been done."""
    return {name: value.of(done) if isinstance(value, Later) else value for name, value in inputs.items()}


def needs_outputs(planned: Sequence[Planned]) -> bool:
    """Whether a call of these takes something from the outputs of another."""
    return any(isinstance(value, Later) for _, inputs in planned for value in inputs.values())


def _output(call: int, name: str, start: int = 0, end: int | None = None) -> Later:
    return Later(lambda done: _bytes(done[call][name])[start:end])


def _bytes(value: Value) -> bytes:
    assert isinstance(value, bytes)
    return value


def _some(inputs: Mapping[str, Value], *names: str) -> dict[str, Value]:
    return {name: inputs[name] for name in names}


# The board makes what it is to check.

_KEY = bytes(range(KEY_BYTES))


def _poly1305_verify(own: Mapping[str, Value]) -> list[Planned]:
    return [
        ("poly1305.tag", _some(own, "key", "message")),
        ("poly1305.verify", {**own, "tag": _output(0, "tag")}),
    ]


def _poly1305_finish(own: Mapping[str, Value]) -> list[Planned]:
    """Of a message: without one, the tag is half of the key."""
    return [
        ("poly1305.start", {"key": _KEY}),
        ("poly1305.update", {"piece": bytes(range(64))}),
        ("poly1305.finish", {}),
    ]


def _secretbox_open(own: Mapping[str, Value]) -> list[Planned]:
    message = _bytes(own["boxed"])[TAG_BYTES:]
    return [
        ("nacl.secretbox_seal", _some(own, "key", "nonce") | {"message": message}),
        ("nacl.secretbox_open", {**own, "boxed": _output(0, "boxed")}),
    ]


def _box_open(own: Mapping[str, Value]) -> list[Planned]:
    message = _bytes(own["boxed"])[TAG_BYTES:]
    return [
        ("nacl.box_seal", _some(own, "public", "private", "nonce") | {"message": message}),
        ("nacl.box_open", {**own, "boxed": _output(0, "boxed")}),
    ]


_NONCE = bytes(range(24))


def _streamed_open(upto: str) -> Recipe:
    """A message of the piece's length, sealed whole and opened in one piece, up to the operation."""

    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        text = _bytes(own["piece"]) if "piece" in own else bytes(range(256)) * 4
        boxed = {"piece": _output(0, "boxed", TAG_BYTES)}
        start = {"key": _KEY, "nonce": _NONCE}
        steps: list[Planned] = [
            ("nacl.secretbox_seal", {**start, "message": text}),
            ("nacl.open_start", {**start, "tag": _output(0, "boxed", 0, TAG_BYTES)}),
            ("nacl.open_check", boxed),
            ("nacl.open_turn", {}),
            ("nacl.open_update", boxed),
            ("nacl.open_finish", {}),
        ]
        names = [name for name, _ in steps]
        return steps[: names.index(upto) + 1]

    return recipe


# Of Schwaemm: the bytes of key and tag, and those of the nonce.
_SCHWAEMM = {"128_128": (16, 16), "256_128": (16, 32), "192_192": (24, 24), "256_256": (32, 32)}
_USUAL_SCHWAEMM = "256_128"
_AD = bytes(range(20))


def _schwaemm_decrypt(encrypt: str, decrypt: str) -> Recipe:
    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        plaintext = _bytes(own["ciphertext"])[len(_bytes(own["key"])) :]
        return [
            (encrypt, _some(own, "key", "nonce", "ad") | {"plaintext": plaintext}),
            (decrypt, {**own, "ciphertext": _output(0, "ciphertext")}),
        ]

    return recipe


def _schwaemm_start(own: Mapping[str, Value]) -> dict[str, Value]:
    """A key and a nonce as long as the variant has them."""
    variant = str(own.get("variant", _USUAL_SCHWAEMM))
    key, nonce = (_bytes(own.get(name, _KEY)) for name in ("key", "nonce"))
    of_key, of_nonce = _SCHWAEMM[variant]
    return {"variant": variant, "key": key[:of_key], "nonce": nonce[:of_nonce]}


def _streamed_schwaemm(upto: str) -> Recipe:
    """Associated data, and a message of the piece's length."""

    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        steps: list[Planned] = [
            ("sparkle.schwaemm_start", _schwaemm_start(own)),
            ("sparkle.schwaemm_associate", {"piece": _AD}),
            ("sparkle.schwaemm_update", {"piece": bytes(range(100))}),
            ("sparkle.schwaemm_finish", {}),
        ]
        return _up_to(upto, steps, own)

    return recipe


def _streamed_schwaemm_open(upto: str) -> Recipe:
    """The same, enciphered whole and opened in pieces."""

    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        start = _schwaemm_start(own)
        ad = own["piece"] if upto == "sparkle.schwaemm_open_associate" else _AD
        text = bytes(range(100)) if "piece" not in own or ad is not _AD else _bytes(own["piece"])
        piece = {"piece": _output(0, "ciphertext", 0, len(text))}
        whole = {**_some(start, "key", "nonce"), "ad": ad, "plaintext": text}
        steps: list[Planned] = [
            (f"sparkle.schwaemm{own.get('variant', _USUAL_SCHWAEMM)!s}_encrypt", whole),
            ("sparkle.schwaemm_open_start", {**start, "tag": _output(0, "ciphertext", len(text))}),
            ("sparkle.schwaemm_open_associate", {"piece": ad}),
            ("sparkle.schwaemm_open_check", piece),
            ("sparkle.schwaemm_open_turn", {}),
            ("sparkle.schwaemm_open_update", piece),
            ("sparkle.schwaemm_open_finish", {}),
        ]
        names = [name for name, _ in steps]
        return steps[: names.index(upto) + 1]

    return recipe


_ESCH = tuple(f"sparkle.esch_{step}" for step in ("start", "update", "finish"))
_XOESCH = tuple(f"sparkle.xoesch_{step}" for step in ("start", "absorb", "squeeze"))


def _streamed_hash(upto: str, *names: str) -> Recipe:
    """Of a message: without one there is nothing secret in it."""

    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        start, update, end = names
        variant = own.get("variant", "256")
        steps: list[Planned] = [
            (start, {"variant": variant}),
            (update, {"piece": bytes(range(64))}),
            (end, {}),
        ]
        return _up_to(upto, steps, own)

    return recipe


def _up_to(upto: str, steps: Sequence[Planned], own: Mapping[str, Value]) -> list[Planned]:
    """The last one has inputs of its own, but what the steps know better."""
    names = [name for name, _ in steps]
    chosen = list(steps[: names.index(upto) + 1])
    if "variant" not in own:
        chosen[-1] = (upto, own)
    return chosen


_SEED = bytes(range(KEY_BYTES))


def _key_of(seed: bytes, call: int) -> Later:
    """NaCl's secret key: the seed, and the public key that a call has made of it."""
    return Later(lambda done: seed + _bytes(done[call]["public"]))


def _ed25519_sign(own: Mapping[str, Value]) -> list[Planned]:
    seed = _bytes(own["secret"])[:KEY_BYTES]
    return [
        ("ed25519.public", {"seed": seed}),
        ("ed25519.sign", {**own, "secret": _key_of(seed, 0)}),
    ]


def _ed25519_verify(own: Mapping[str, Value]) -> list[Planned]:
    return [
        ("ed25519.public", {"seed": _SEED}),
        ("ed25519.sign", {"secret": _key_of(_SEED, 0), "message": own["message"]}),
        ("ed25519.verify", {**own, "public": _output(0, "public"), "signature": _output(1, "signature")}),
    ]


def _streamed_sign(upto: str) -> Recipe:
    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        piece = {"piece": own.get("piece", bytes(range(32)))}
        seed = _bytes(own["secret"])[:KEY_BYTES] if "secret" in own else _SEED
        steps: list[Planned] = [
            ("ed25519.public", {"seed": seed}),
            ("ed25519.sign_start", {"secret": _key_of(seed, 0)}),
            ("ed25519.sign_first", piece),
            ("ed25519.sign_turn", {}),
            ("ed25519.sign_second", piece),
            ("ed25519.sign_finish", {}),
        ]
        names = [name for name, _ in steps]
        return steps[: names.index(upto) + 1]

    return recipe


def _streamed_verify(upto: str) -> Recipe:
    def recipe(own: Mapping[str, Value]) -> list[Planned]:
        message = own.get("piece", bytes(range(32)))
        steps: list[Planned] = [
            ("ed25519.public", {"seed": _SEED}),
            ("ed25519.sign", {"secret": _key_of(_SEED, 0), "message": message}),
            (
                "ed25519.verify_start",
                {"public": _output(0, "public"), "signature": _output(1, "signature")},
            ),
            ("ed25519.verify_update", {"piece": message}),
            ("ed25519.verify_finish", {}),
        ]
        names = [name for name, _ in steps]
        return steps[: names.index(upto) + 1]

    return recipe


# Sessions: this computer is the other side.


def _respond(own: Mapping[str, Value]) -> list[Planned]:
    scheme = SCHEMES[str(own["scheme"])]
    point = session_peer.MSG_A if scheme.x25519 else b""
    newhope = _bytes(own["msg_a"])[: scheme.msg_a_bytes - len(point)]
    return [("session.respond", {**own, "msg_a": point + newhope})]


def _finish(own: Mapping[str, Value]) -> list[Planned]:
    return [
        ("session.start", {"scheme": "newhope"}),
        ("session.finish", {"msg_b": _bytes(own["msg_b"])[: SCHEMES["newhope"].msg_b_bytes]}),
    ]


def _finish_x25519(own: Mapping[str, Value]) -> list[Planned]:
    return [
        ("session.start", {"scheme": "x25519"}),
        ("session.finish", {"msg_b": session_peer.MSG_A}),
    ]


def _checked() -> list[Planned]:
    """Over X25519, where this side has no work."""
    return [
        ("session.respond", {"scheme": "x25519", "msg_a": session_peer.MSG_A}),
        ("session.check", {"peer_tag": Later(lambda done: session_peer.agreed(_msg_b(done)).tag_a)}),
    ]


def _msg_b(done: Sequence[Outputs]) -> bytes:
    return _bytes(done[0]["msg_b"])


def _confirm(own: Mapping[str, Value]) -> list[Planned]:
    return [*_checked()[:1], ("session.confirm", own)]


def _check(own: Mapping[str, Value]) -> list[Planned]:
    return _checked()


def _seal(own: Mapping[str, Value]) -> list[Planned]:
    return [*_checked(), ("session.seal", own)]


def _open(own: Mapping[str, Value]) -> list[Planned]:
    text = _bytes(own["sealed"])[TAG_BYTES:]
    aead = str(own["aead"])
    sealed = Later(lambda done: session_peer.first_message(_msg_b(done), aead, text))
    return [*_checked(), ("session.open", {**own, "sealed": sealed})]


# For an image that leaves out what the first one takes.
_OTHERWISE: Mapping[str, Recipe] = {"session.finish": _finish_x25519}
_RECIPES: Mapping[str, Recipe] = {
    "poly1305.verify": _poly1305_verify,
    "poly1305.finish": _poly1305_finish,
    "nacl.secretbox_open": _secretbox_open,
    "nacl.box_open": _box_open,
    **{
        f"nacl.{step}": _streamed_open(f"nacl.{step}")
        for step in ("open_start", "open_check", "open_turn", "open_update", "open_finish")
    },
    **{
        f"sparkle.schwaemm{variant}_decrypt": _schwaemm_decrypt(
            f"sparkle.schwaemm{variant}_encrypt", f"sparkle.schwaemm{variant}_decrypt"
        )
        for variant in _SCHWAEMM
    },
    **{
        f"sparkle.schwaemm_{step}": _streamed_schwaemm(f"sparkle.schwaemm_{step}")
        for step in ("start", "associate", "update", "finish")
    },
    **{
        f"sparkle.schwaemm_open_{step}": _streamed_schwaemm_open(f"sparkle.schwaemm_open_{step}")
        for step in ("start", "associate", "check", "turn", "update", "finish")
    },
    **{name: _streamed_hash(name, *_ESCH) for name in _ESCH},
    **{name: _streamed_hash(name, *_XOESCH) for name in _XOESCH},
    "ed25519.sign": _ed25519_sign,
    "ed25519.verify": _ed25519_verify,
    **{
        f"ed25519.{step}": _streamed_sign(f"ed25519.{step}")
        for step in ("sign_start", "sign_first", "sign_turn", "sign_second", "sign_finish")
    },
    **{
        f"ed25519.{step}": _streamed_verify(f"ed25519.{step}")
        for step in ("verify_start", "verify_update", "verify_finish")
    },
    "session.respond": _respond,
    "session.finish": _finish,
    "session.confirm": _confirm,
    "session.check": _check,
    "session.seal": _seal,
    "session.open": _open,
}


def recipes_for(name: str) -> list[Recipe]:
    """Those of an operation; the first one that a board can follow is the one to take."""
    return [table[name] for table in (_RECIPES, _OTHERWISE) if name in table]
