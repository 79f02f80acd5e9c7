"""A board in this process: the operations of the firmware, done by the reference, with faults to order."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import cast

from tests.reference import continued, newhope, session, sparkle
from tests.reference.continued import STARTS, Kept
from tests.reference.operations import OPERATIONS, Refused
from thumbkat.board import Board, BoardInfo, Operation, Result, Value
from thumbkat.errors import NoEntropy, OperationFailed, SessionRejected
from thumbkat.link.protocol import Direction, Field, FieldType, Status

SCHEMES = tuple(session.SCHEMES)
Outputs = dict[str, Value]
# What a board with this fault gives instead of the right outputs.
Fault = Callable[[Outputs], Outputs]


def _field(kind: FieldType, name: str, least: int, most: int, choices: tuple[str, ...] = ()) -> Field:
    direction = Direction.INPUT
    return Field(name, direction, kind, least, most, secret=False, streams=False, choices=choices)


def _secret(field: Field) -> Field:
    return replace(field, secret=True)


def data_field(name: str, least: int, most: int | None = None) -> Field:
    return _field(FieldType.BYTES, name, least, least if most is None else most)


def _choice(name: str, *choices: str) -> Field:
    return _field(FieldType.ENUMERATION, name, 0, len(choices) - 1, choices)


def _poly(name: str) -> Field:
    return _field(FieldType.POLY, name, 2048, 2048)


_PARSE = _choice("parse", *newhope.PARSES)
_SCHEME = _choice("scheme", *SCHEMES)
_AEAD = _choice("aead", *session.AEADS)
_SEED, _NOISE, _BITS = data_field("seed", 32), _secret(data_field("noise", 32)), data_field("bits", 32)
_POLY = _secret(_poly("poly"))
_MSG_A, _MSG_B = data_field("msg_a", 1824), data_field("msg_b", 2048)
_MESSAGE = _secret(data_field("message", 0, 1024))
_PIECE = _secret(data_field("piece", 0, 1024))
_KEY, _COUNTER = _secret(data_field("key", 32)), data_field("counter", 8)
_SIGNED, _SIGNED_PIECE = data_field("message", 0, 1024), data_field("piece", 0, 1024)
_SECRET, _SIGNATURE = _secret(data_field("secret", 64)), data_field("signature", 64)
_PUBLIC, _PRIVATE = data_field("public", 32), _secret(data_field("private", 32))
_NONCE_24, _BOXED = data_field("nonce", 24), data_field("boxed", 16, 1040)
_OPEN_PIECE = data_field("piece", 0, 1024)
_LENGTH = _field(FieldType.NUMBER, "length", 0, 1024)

_AD, _PLAINTEXT = data_field("ad", 0, 1024), _secret(data_field("plaintext", 0, 1024))
_AEAD_START = (
    _choice("variant", "128_128", "256_128", "192_192", "256_256"),
    _secret(data_field("key", 16, 32)),
    data_field("nonce", 16, 32),
)
_ESCH_VARIANT = _choice("variant", "256", "384")


def _aead_key(aead: sparkle.Schwaemm) -> tuple[Field, Field]:
    return _secret(data_field("key", aead.capacity)), data_field("nonce", aead.rate)


def _ciphertext(tag_bytes: int) -> Field:
    return data_field("ciphertext", tag_bytes, tag_bytes + 1024)


INPUTS: dict[str, tuple[Field, ...]] = {
    "newhope.keygen": (_PARSE, _SEED, _NOISE),
    "newhope.sharedb": (_PARSE, _MSG_A, _NOISE),
    "newhope.shareda": (_MSG_B,),
    "newhope.ntt": (_POLY,),
    "newhope.invntt": (_POLY,),
    "newhope.pointwise": (_poly("a"), _secret(_poly("b"))),
    "newhope.pointwise_invntt": (_poly("a"), _secret(_poly("b"))),
    "newhope.uniform": (_PARSE, _SEED),
    "newhope.noise": (_NOISE, _field(FieldType.NUMBER, "index", 0, 2)),
    "newhope.helprec": (_POLY, _secret(_BITS)),
    "newhope.rec": (_POLY, data_field("r", 256)),
    "newhope.pack": (_POLY,),
    "newhope.unpack": (data_field("packed", 1792),),
    "keccak.f1600": (_secret(data_field("state", 200)),),
    "keccak.sha3_256": (_MESSAGE,),
    "keccak.sha3_512": (_MESSAGE,),
    "keccak.shake128": (_MESSAGE, _LENGTH),
    "keccak.shake256": (_MESSAGE, _LENGTH),
    "chacha20.block": (_secret(data_field("block", 64)),),
    "salsa20.block": (_secret(data_field("block", 64)),),
    "salsa20.hsalsa20": (_KEY, data_field("nonce", 16)),
    "salsa20.xor": (_KEY, data_field("nonce", 8), _COUNTER, _MESSAGE),
    "salsa20.xsalsa20": (_KEY, data_field("nonce", 24), _COUNTER, _MESSAGE),
    "salsa20.start": (_KEY, data_field("nonce", 8), _COUNTER),
    "salsa20.update": (_PIECE,),
    "fe25519.mul": (_secret(data_field("a", 32)), _secret(data_field("b", 32))),
    "fe25519.sqr": (_secret(data_field("a", 32)),),
    "fe25519.invert": (_secret(data_field("a", 32)),),
    "x25519.scalarmult": (_PRIVATE, _PUBLIC),
    "x25519.base": (_PRIVATE,),
    "x25519.step": (
        *(data_field("x1", 32), _secret(data_field("points", 128)), _secret(data_field("swap", 1))),
    ),
    "ed25519.public": (_secret(data_field("seed", 32)),),
    "ed25519.sign": (_SECRET, _MESSAGE),
    "ed25519.verify": (_PUBLIC, _SIGNED, _SIGNATURE),
    "ed25519.base": (_secret(data_field("scalar", 32)),),
    "ed25519.sign_start": (_SECRET,),
    "ed25519.sign_first": (_PIECE,),
    "ed25519.sign_turn": (),
    "ed25519.sign_second": (_PIECE,),
    "ed25519.sign_finish": (),
    "ed25519.verify_start": (_PUBLIC, _SIGNATURE),
    "ed25519.verify_update": (_SIGNED_PIECE,),
    "ed25519.verify_finish": (),
    "sha512.block": (_secret(data_field("state", 64)), _secret(data_field("block", 128))),
    "sha512.hash": (_MESSAGE,),
    "sha512.start": (),
    "sha512.update": (_PIECE,),
    "sha512.finish": (),
    "poly1305.tag": (_KEY, _MESSAGE),
    "poly1305.verify": (_KEY, _MESSAGE, data_field("tag", 16)),
    "poly1305.start": (_KEY,),
    "poly1305.update": (_PIECE,),
    "poly1305.finish": (),
    "nacl.secretbox_seal": (_KEY, _NONCE_24, _MESSAGE),
    "nacl.secretbox_open": (_KEY, _NONCE_24, _BOXED),
    "nacl.box_public": (_PRIVATE,),
    "nacl.box_beforenm": (_PUBLIC, _PRIVATE),
    "nacl.box_seal": (_PUBLIC, _PRIVATE, _NONCE_24, _MESSAGE),
    "nacl.box_open": (_PUBLIC, _PRIVATE, _NONCE_24, _BOXED),
    "nacl.seal_start": (_KEY, _NONCE_24),
    "nacl.seal_update": (_PIECE,),
    "nacl.seal_finish": (),
    "nacl.open_start": (_KEY, _NONCE_24, data_field("tag", 16)),
    "nacl.open_check": (_OPEN_PIECE,),
    "nacl.open_turn": (),
    "nacl.open_update": (_OPEN_PIECE,),
    "nacl.open_finish": (),
    **{
        f"sparkle.sparkle{bits}_{form}": (_secret(data_field("state", bits // 8)),)
        for bits in (256, 384, 512)
        for form in ("slim", "big")
    },
    **{
        f"sparkle.{name}_{which}": (*_aead_key(aead), _AD, text(aead.capacity))
        for name, aead in sparkle.SCHWAEMM.items()
        for which, text in (("encrypt", lambda _: _PLAINTEXT), ("decrypt", _ciphertext))
    },
    "sparkle.esch256": (_MESSAGE,),
    "sparkle.esch384": (_MESSAGE,),
    "sparkle.xoesch256": (_MESSAGE, _LENGTH),
    "sparkle.xoesch384": (_MESSAGE, _LENGTH),
    "sparkle.schwaemm_start": _AEAD_START,
    "sparkle.schwaemm_associate": (_OPEN_PIECE,),
    "sparkle.schwaemm_update": (_PIECE,),
    "sparkle.schwaemm_finish": (),
    "sparkle.schwaemm_open_start": (*_AEAD_START, data_field("tag", 16, 32)),
    "sparkle.schwaemm_open_associate": (_OPEN_PIECE,),
    "sparkle.schwaemm_open_check": (_OPEN_PIECE,),
    "sparkle.schwaemm_open_turn": (),
    "sparkle.schwaemm_open_update": (_OPEN_PIECE,),
    "sparkle.schwaemm_open_finish": (),
    "sparkle.esch_start": (_ESCH_VARIANT,),
    "sparkle.esch_update": (_PIECE,),
    "sparkle.esch_finish": (),
    "sparkle.xoesch_start": (_ESCH_VARIANT,),
    "sparkle.xoesch_absorb": (_PIECE,),
    "sparkle.xoesch_squeeze": (_LENGTH,),
    "entropy.seed": (_secret(data_field("seed", 48)),),
    "session.start": (_SCHEME,),
    "session.respond": (_SCHEME, data_field("msg_a", 32, 32 + 1824)),
    "session.finish": (data_field("msg_b", 32, 32 + 2048),),
    "session.confirm": (),
    "session.check": (data_field("peer_tag", 32),),
    "session.seal": (_AEAD, _MESSAGE),
    "session.open": (_AEAD, data_field("sealed", 16, 16 + 1024)),
    "selftest.fault": (_choice("kind", "undefined", "unaligned", "nowhere"),),
}
SEALED_AWAY = (
    *("newhope.keygen", "newhope.sharedb", "newhope.shareda", "newhope.noise", "newhope.helprec"),
    *("entropy.seed", "selftest.fault"),
)
_CHECKED = ("session.confirm", "session.check", "session.seal", "session.open")
_KEYED = ("session.respond", "session.finish", *_CHECKED)
CONTINUES = {
    **continued.CONTINUES,
    "session.finish": ("session.start",),
    "session.confirm": _KEYED,
    "session.check": _KEYED,
    "session.seal": _CHECKED,
    "session.open": _CHECKED,
}


# Many boards are given the same known answers and draw the same coins; the reference takes its time.
@cache
def _computed(name: str, inputs: tuple[tuple[str, Value], ...]) -> Mapping[str, Value] | Refused:
    try:
        return OPERATIONS[name](**dict(inputs))
    except Refused as refused:
        return refused


@cache
def _started(scheme: str, seed: bytes, noise: bytes, scalar: bytes) -> tuple[bytes, session.Pending]:
    return session.start(scheme, seed, noise, scalar)


@cache
def _responded(scheme: str, msg_a: bytes, noise: bytes, scalar: bytes) -> tuple[bytes, session.Derived]:
    return session.respond(scheme, msg_a, noise, scalar)


@cache
def _finished(pending: session.Pending, msg_b: bytes) -> session.Derived:
    return session.finish(pending, msg_b)


@dataclass
class FakeBoard:
    """`faults` changes what an operation gives, `raises` makes it raise; calls are recorded by name."""

    entropy: str = "rng"
    sealed: bool = False
    faults: dict[str, Fault] = field(default_factory=dict)
    raises: dict[str, Exception] = field(default_factory=dict)
    extra: dict[str, Callable[..., Outputs]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    operations: dict[str, Operation] = field(default_factory=dict)
    keeps_rejected: bool = False
    accepts_any_tag: bool = False
    needs_no_check: bool = False
    counts_messages: bool = True
    schemes: tuple[str, ...] = SCHEMES
    aeads: tuple[str, ...] = session.AEADS

    def __post_init__(self) -> None:
        for name, inputs in INPUTS.items():
            if not (self.sealed and name in SEALED_AWAY):
                own = {"scheme": _choice("scheme", *self.schemes), "aead": _choice("aead", *self.aeads)}
                self.add(name, *(own.get(one.name, one) for one in inputs))
        self.info = BoardInfo(
            board="fake",
            core="other",
            clock_hz=16_000_000,
            wait_states=0,
            frame_limit=528,
            counter="none",
            entropy=self.entropy,
            sealed=self.sealed,
            image_crc=0,
            arena=16384,
            firmware="0",
            git_hash="unknown",
            compiler="none",
            flags="",
            memory="",
            fault=None,
            address="fake:",
        )
        self.address = "fake:"
        self.random = random.Random(2)
        self._steps: dict[str, Callable[..., Outputs]] = {
            "session.start": self._start,
            "session.respond": self._respond,
            "session.finish": self._finish,
            "session.confirm": self._confirm,
            "session.check": self._check,
            "session.seal": self._seal,
            "session.open": self._open,
        }
        self.greetings = 0
        self.hello()

    @property
    def link(self) -> FakeBoard:
        return self

    def as_board(self) -> Board:
        return cast(Board, self)

    def add(self, name: str, *inputs: Field) -> None:
        index = len(self.operations)
        sealed, continues = name not in SEALED_AWAY, CONTINUES.get(name, ())
        self.operations[name] = Operation(index, name, inputs, (), (), sealed, continues, "c", 1000)

    def limit(self, operation: str, name: str, most: int) -> None:
        """The board's `name` of that operation gets a shorter maximum."""
        old = self.operations[operation]
        inputs = tuple(replace(one, most=most) if one.name == name else one for one in old.inputs)
        self.operations[operation] = replace(old, inputs=inputs)

    def greet(self) -> None:
        self.hello()

    def hello(self) -> None:
        self.greetings += 1
        self.seeded = False
        self._forget()
        self.kept = Kept()

    def call(self, name: str, /, **inputs: Value) -> Result:
        self.calls.append(name)
        assert {one.name for one in self.operations[name].inputs} == set(inputs)
        if name in self.raises:
            raise self.raises[name]
        outputs = self._outputs(name, inputs)
        if name in self.faults:
            outputs = self.faults[name](outputs)
        return Result(name, outputs, None, 0)

    def _outputs(self, name: str, inputs: Mapping[str, Value]) -> Outputs:
        if name in self.extra:
            return self.extra[name](**inputs)
        if name in self._steps:
            self.kept = Kept()
            return self._steps[name](**inputs)
        self._forget()
        if name == "entropy.seed":
            self.kept = Kept()
            self.seeded = True
            return {}
        outputs: Mapping[str, Value] | Refused
        try:
            if name in CONTINUES or name in STARTS:
                outputs = self.kept.call(name, inputs)
            else:
                self.kept = Kept()
                outputs = _computed(name, tuple(inputs.items()))
        except Refused as refused:
            outputs = refused
        if isinstance(outputs, Refused):
            raise failed(name, Status[outputs.status])
        return dict(outputs)

    def _coins(self, operation: str) -> str:
        sources = ["rng"] if self.entropy == "rng" else []
        if self.seeded and self.entropy != "failed":
            sources.append("host")
        if not sources:
            detail = 2 if self.entropy == "failed" else 0
            raise NoEntropy("no entropy", status=Status.NO_ENTROPY, detail=detail, operation=operation)
        return "+".join(sources)

    def _forget(self) -> None:
        self.pending: session.Pending | None = None
        self.agreed: session.Agreed | None = None
        self.checked = False

    def _start(self, scheme: str) -> Outputs:
        self._forget()
        entropy = self._coins("session.start")
        msg_a, self.pending = _started(scheme, *(self.random.randbytes(32) for _ in range(3)))
        return {"msg_a": msg_a, "entropy": entropy}

    def _respond(self, scheme: str, msg_a: bytes) -> Outputs:
        self._forget()
        self._need_length("session.respond", msg_a, session.SCHEMES[scheme].msg_a_bytes)
        entropy = self._coins("session.respond")
        noise, scalar = self.random.randbytes(32), self.random.randbytes(32)
        try:
            msg_b, derived = _responded(scheme, msg_a, noise, scalar)
        except session.LowOrder:
            raise rejected("session.respond") from None
        self.agreed = session.Agreed(derived, session.RESPONDED)
        return {"msg_b": msg_b, "entropy": entropy}

    def _finish(self, msg_b: bytes) -> Outputs:
        pending = self.pending
        self._forget()
        if pending is None:
            raise failed("session.finish", Status.NO_STATE)
        self._need_length("session.finish", msg_b, session.SCHEMES[pending.scheme].msg_b_bytes)
        try:
            self.agreed = session.Agreed(_finished(pending, msg_b), session.STARTED)
        except session.LowOrder:
            raise rejected("session.finish") from None
        return {}

    def _need_length(self, name: str, message: bytes, right: int) -> None:
        if len(message) != right:
            raise failed(name, Status.BAD_LENGTH, right)

    def _confirm(self) -> Outputs:
        return {"tag": self._session("session.confirm").tag}

    def _check(self, peer_tag: bytes) -> Outputs:
        right = peer_tag == self._session("session.check").peer_tag
        if not right and not self.accepts_any_tag:
            raise self._reject("session.check")
        self.checked = True
        return {}

    def _seal(self, aead: str, message: bytes) -> Outputs:
        sealed = self._session("session.seal", checked=True).seal(message, aead)
        return {"sealed": sealed}

    def _open(self, aead: str, sealed: bytes) -> Outputs:
        message = self._session("session.open", checked=True).open(sealed, aead)
        if message is None:
            raise self._reject("session.open")
        return {"message": message}

    def _session(self, name: str, *, checked: bool = False) -> session.Agreed:
        if self.agreed is None or (checked and not self.checked and not self.needs_no_check):
            raise failed(name, Status.NO_STATE)
        if not self.counts_messages:
            self.agreed.sealed = self.agreed.opened = 0
        return self.agreed

    def _reject(self, name: str) -> SessionRejected:
        if not self.keeps_rejected:
            self._forget()
        return rejected(name)


def rejected(operation: str) -> SessionRejected:
    return SessionRejected("wrong", status=Status.CHECK_FAILED, detail=0, operation=operation)


def failed(operation: str, status: Status, detail: int = 0) -> OperationFailed:
    return OperationFailed(f"{operation}: {status.name}", status=status, detail=detail, operation=operation)


def wrong_bit(output: str, bit: int = 0) -> Fault:
    """One bit of one output is wrong."""

    def change(outputs: Outputs) -> Outputs:
        value = outputs[output]
        assert isinstance(value, bytes)
        if not value:
            return outputs
        position = bit % (8 * len(value))
        changed = bytearray(value)
        changed[position >> 3] ^= 1 << (position & 7)
        return {**outputs, output: bytes(changed)}

    return change
