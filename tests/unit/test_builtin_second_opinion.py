"""The built-in known answers of the NaCl suite, by libsodium and OpenSSL: nothing of ours is in it."""

import ctypes
from collections.abc import Callable
from importlib import import_module

import nacl.bindings
import nacl.exceptions
import nacl.public
import nacl.secret
import nacl.signing
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.poly1305 import Poly1305

from thumbkat.vectors.builtin import KnownAnswer, builtin

SODIUM = ctypes.CDLL(str(import_module("nacl._sodium").__file__))
P = 2**255 - 19
Outputs = dict[str, bytes | str]
# How these refuse; each of ours is CHECK_FAILED.
REFUSALS = (nacl.exceptions.CryptoError, nacl.exceptions.RuntimeError, InvalidSignature)


def _element(data: bytes) -> int:
    return int.from_bytes(data, "little") % 2**255


def _field(value: int) -> Outputs:
    return {"result": (value % P).to_bytes(32, "little")}


def _scalarmult(private: bytes, public: bytes) -> Outputs:
    try:
        shared = X25519PrivateKey.from_private_bytes(private).exchange(
            X25519PublicKey.from_public_bytes(public)
        )
    except ValueError:  # OpenSSL refuses a secret of zeros.
        return {"shared": bytes(32), "low_order": "yes"}
    return {"shared": shared, "low_order": "no"}


def _sign(secret: bytes, message: bytes) -> Outputs:
    return {"signature": nacl.bindings.crypto_sign(message, secret)[:64]}


def _verify(public: bytes, message: bytes, signature: bytes) -> Outputs:
    nacl.signing.VerifyKey(public).verify(message, signature)
    return {}


def _base(scalar: bytes) -> Outputs:
    if not any(scalar):
        return {"point": b"\1" + bytes(31)}
    value = int.from_bytes(scalar, "little") % (2**252 + 27742317777372353535851937790883648493)
    if value == 0:
        return {"point": b"\1" + bytes(31)}
    return {"point": nacl.bindings.crypto_scalarmult_ed25519_base_noclamp(value.to_bytes(32, "little"))}


def _xor(key: bytes, nonce: bytes, counter: bytes, message: bytes) -> Outputs:
    out = ctypes.create_string_buffer(max(1, len(message)))
    function = {8: SODIUM.crypto_stream_salsa20_xor_ic, 24: SODIUM.crypto_stream_xsalsa20_xor_ic}[len(nonce)]
    number = ctypes.c_uint64(int.from_bytes(counter, "little"))
    assert function(out, message, ctypes.c_ulonglong(len(message)), nonce, number, key) == 0
    return {"result": out.raw[: len(message)]}


def _hsalsa20(key: bytes, nonce: bytes) -> Outputs:
    out = ctypes.create_string_buffer(32)
    assert SODIUM.crypto_core_hsalsa20(out, nonce, key, None) == 0
    return {"subkey": out.raw}


def _poly1305_verify(key: bytes, message: bytes, tag: bytes) -> Outputs:
    Poly1305.verify_tag(key, message, tag)
    return {}


def _seal(key: bytes, nonce: bytes, message: bytes) -> Outputs:
    return {"boxed": nacl.secret.SecretBox(key).encrypt(message, nonce).ciphertext}


def _open(key: bytes, nonce: bytes, boxed: bytes) -> Outputs:
    return {"message": nacl.secret.SecretBox(key).decrypt(boxed, nonce)}


def _beforenm(public: bytes, private: bytes) -> Outputs:
    return {"key": nacl.bindings.crypto_box_beforenm(public, private)}


def _box(public: bytes, private: bytes) -> nacl.public.Box:
    _beforenm(public, private)
    return nacl.public.Box(nacl.public.PrivateKey(private), nacl.public.PublicKey(public))


def _box_seal(public: bytes, private: bytes, nonce: bytes, message: bytes) -> Outputs:
    return {"boxed": _box(public, private).encrypt(message, nonce).ciphertext}


def _box_open(public: bytes, private: bytes, nonce: bytes, boxed: bytes) -> Outputs:
    return {"message": _box(public, private).decrypt(boxed, nonce)}


def _public(private: bytes) -> Outputs:
    return {"public": X25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()}


OPINIONS: dict[str, Callable[..., Outputs]] = {
    "fe25519.mul": lambda a, b: _field(_element(a) * _element(b)),
    "fe25519.sqr": lambda a: _field(_element(a) ** 2),
    "fe25519.invert": lambda a: _field(pow(_element(a), P - 2, P)),
    "x25519.scalarmult": _scalarmult,
    "x25519.base": _public,
    "ed25519.public": lambda seed: {
        "public": Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()
    },
    "ed25519.sign": _sign,
    "ed25519.verify": _verify,
    "ed25519.base": _base,
    "salsa20.hsalsa20": _hsalsa20,
    "salsa20.xor": _xor,
    "salsa20.xsalsa20": _xor,
    "poly1305.tag": lambda key, message: {"tag": Poly1305.generate_tag(key, message)},
    "poly1305.verify": _poly1305_verify,
    "nacl.secretbox_seal": _seal,
    "nacl.secretbox_open": _open,
    "nacl.box_public": _public,
    "nacl.box_beforenm": _beforenm,
    "nacl.box_seal": _box_seal,
    "nacl.box_open": _box_open,
}
ANSWERS = builtin(["fe25519", "x25519", "ed25519", "salsa20", "poly1305", "nacl"])
# Steps inside of a function, which nobody else shows.
INSIDE = ("x25519.step", "salsa20.block")


def _id(answer: KnownAnswer) -> str:
    return answer.id


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.operation in OPINIONS], ids=_id)
def test_whole_messages(answer: KnownAnswer) -> None:
    opinion = OPINIONS[answer.operation]
    if answer.refused is None:
        assert opinion(**answer.inputs) == answer.outputs
    else:
        assert answer.refused == "CHECK_FAILED"
        with pytest.raises(REFUSALS):
            opinion(**answer.inputs)


IN_PIECES = {
    "salsa20.start": "salsa20.xor",
    "poly1305.start": "poly1305.tag",
    "ed25519.sign_start": "ed25519.sign",
    "ed25519.verify_start": "ed25519.verify",
    "nacl.seal_start": "nacl.secretbox_seal",
    "nacl.open_start": "nacl.secretbox_open",
}
SECOND = ("ed25519.sign_second", "nacl.open_update")


def _given(answer: KnownAnswer, *, second: bool) -> bytes:
    """The pieces of the first reading, or of the second."""
    pieces = [
        step.inputs["piece"]
        for step in answer.then
        if "piece" in step.inputs and (step.operation in SECOND) is second
    ]
    return b"".join(piece for piece in pieces if isinstance(piece, bytes))


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.operation in IN_PIECES], ids=_id)
def test_messages_in_pieces(answer: KnownAnswer) -> None:
    """They come to what the whole message does, where there is one: both readings have to be the same."""
    message, again = _given(answer, second=False), _given(answer, second=True)
    statuses = [step.refused for step in answer.then if step.refused is not None]
    given = dict(answer.inputs)
    if answer.operation == "nacl.open_start":
        tag = given.pop("tag")
        assert isinstance(tag, bytes)
        given["boxed"] = tag + message
    else:
        given["message"] = message
    opinion = OPINIONS[IN_PIECES[answer.operation]]
    try:
        wanted = opinion(**given)
    except REFUSALS:
        assert statuses[0] == "CHECK_FAILED"
        assert set(statuses[1:]) <= {"NO_STATE"}
        assert not any(step.outputs for step in answer.then)
        return
    twice = any(step.operation in SECOND or step.operation.endswith("_turn") for step in answer.then)
    if twice and again != message:
        assert statuses[0] == "CHECK_FAILED"
        assert "signature" not in answer.then[-1].outputs
        return
    assert statuses == []
    outputs: dict[str, bytes] = {"boxed": b""} if "boxed" in wanted else {}
    for step in answer.then:
        for name, value in step.outputs.items():
            assert isinstance(value, bytes)
            outputs[name] = outputs.get(name, b"") + value
    if "boxed" in wanted:
        outputs["boxed"] = outputs.pop("tag") + outputs["boxed"]
    if wanted == {"message": b""}:
        outputs.setdefault("message", b"")
    assert outputs == wanted


def test_nothing_is_left_out() -> None:
    assert {one.operation for one in ANSWERS} == {*OPINIONS, *IN_PIECES, *INSIDE}
