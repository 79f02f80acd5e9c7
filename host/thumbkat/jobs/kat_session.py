"""The suite `session`: what one board alone can show of its live exchanges.

Its coins are fresh, so there are no known answers but one: a client's tag. The host gives it a message that
the board itself made from known coins, lets it make the key from those coins afterwards, and computes the tag
from that key by hashlib. The rest are shapes and refusals. That two boards agree is the job of `exchange`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from thumbkat.board import Board, Result
from thumbkat.errors import NoEntropy, OperationFailed, SessionRejected
from thumbkat.jobs.kat_report import Failure, Skip, Tally, difference
from thumbkat.link.protocol import POLY_Q, Status
from thumbkat.vectors.vector import Value

SUITE = "session"
_SOURCE = "firmware/PROTOCOL.md"
# Scheme, its number in the tag, and the parse of the operations with explicit coins.
_SCHEMES = (("newhope", 0, "5q"), ("newhope-14bit", 1, "14bit"))
_LABEL = b"thumbkat session v1"
_PACKED = 1792
_SEED = 48
_MSG_A, _MSG_B, _TAG = 1824, 2048, 32


class _Wrong(Exception):
    """The test has failed; the text is the reason."""


@dataclass(frozen=True)
class _Test:
    id: str
    operation: str
    also: tuple[str, ...]
    body: Callable[[], None]


class SessionTests:
    def __init__(self, board: Board, tally: Tally) -> None:
        self.board = board
        self.tally = tally
        self.tests = list(self._plan())

    def calls(self) -> int:
        """One a test, however many operations it calls: none of them takes long."""
        return len(self.tests)

    def run(self) -> None:
        # HELLO wipes. Before: no session, and no entropy but what HELLO states. After: what the host brought
        # for these tests must not turn up in a later exchange.
        self.board.greet()
        for test in self.tests:
            self._run(test)
            self.tally.advance(test.id)
        self.board.greet()

    def _run(self, test: _Test) -> None:
        missing = [name for name in (test.operation, *test.also) if name not in self.board.operations]
        if missing:
            sealed = "; its build is sealed" if self.board.info.sealed else ""
            reason = f"the board has no operation {missing[0]}{sealed}"
            self.tally.skipped.append(Skip(test.id, test.operation, reason, _SOURCE))
            return
        self.tally.tried.add(test.operation)
        try:
            test.body()
        except _Wrong as wrong:
            self._fail(test, str(wrong))
        except OperationFailed as error:
            self._fail(test, f"{error.operation} answered {error.status.name}")
        else:
            self.tally.passed += 1

    def _fail(self, test: _Test, reason: str) -> None:
        self.tally.failures.append(Failure(test.id, test.operation, reason, _SOURCE))

    def _plan(self) -> list[_Test]:
        own = self.board.info.entropy
        plan = [self._step_without_session(name) for name in ("finish", "confirm", "check")]
        if own != "rng":
            plan += self._refusals("without-entropy")
        else:
            plan += self._sources("rng", "rng")
            plan += self._exchanges()
        # From here on the host has brought entropy. Where the board takes none, each of them says so.
        seeded = [_Test("session/seed", "entropy.seed", (), self._seed)]
        if own == "failed":
            # A source that failed its tests refuses, whatever the host brings.
            seeded += self._refusals("failed-source")
        else:
            seeded += self._sources("host-entropy", "rng+host" if own == "rng" else "host")
            seeded += self._exchanges() if own == "none" else []
        return plan + [replace(test, also=("entropy.seed", *test.also)) for test in seeded]

    def _call(self, name: str, **inputs: Value) -> Result:
        return self.board.call(name, **inputs)

    def _seed(self) -> None:
        if self._call("entropy.seed", seed=secrets.token_bytes(_SEED)).outputs:
            raise _Wrong("entropy.seed gives something back")

    def _step_without_session(self, step: str) -> _Test:
        name = f"session.{step}"
        takes: dict[str, dict[str, Value]] = {
            "finish": {"msg_b": bytes(_MSG_B)},
            "confirm": {},
            "check": {"peer_tag": bytes(_TAG)},
        }
        inputs = takes[step]

        def body() -> None:
            self._refuses(Status.NO_STATE, "without a session", name, **inputs)

        return _Test(f"session/{step}-without-session", name, (), body)

    def _refusals(self, when: str) -> list[_Test]:
        def start() -> None:
            self._refuses_for_want_of_entropy("session.start", scheme=_SCHEMES[0][0])

        def respond() -> None:
            self._refuses_for_want_of_entropy("session.respond", scheme=_SCHEMES[0][0], msg_a=bytes(_MSG_A))

        return [
            _Test(f"session/start-{when}", "session.start", (), start),
            _Test(f"session/respond-{when}", "session.respond", (), respond),
        ]

    def _refuses_for_want_of_entropy(self, name: str, **inputs: Value) -> None:
        try:
            self._call(name, **inputs)
        except NoEntropy:
            return
        raise _Wrong(f"{name} made coins although HELLO says that entropy is {self.board.info.entropy!r}")

    def _refuses(self, status: Status, when: str, name: str, **inputs: Value) -> None:
        try:
            self._call(name, **inputs)
        except OperationFailed as error:
            if error.status is status:
                return
            raise _Wrong(f"{name} {when} answered {error.status.name}, not {status.name}") from None
        raise _Wrong(f"{name} {when} was accepted, {status.name} should be the answer")

    def _sources(self, where: str, entropy: str) -> list[_Test]:
        """Both operations that take coins say where these came from."""

        def named(result: Result) -> None:
            if result.outputs.get("entropy") != entropy:
                raise _Wrong(f"entropy is {result.outputs.get('entropy')!r} where HELLO makes it {entropy!r}")

        def start() -> None:
            named(self._call("session.start", scheme=_SCHEMES[0][0]))

        def respond() -> None:
            named(self._call("session.respond", scheme=_SCHEMES[0][0], msg_a=bytes(_MSG_A)))

        return [
            _Test(f"session/start-{where}", "session.start", (), start),
            _Test(f"session/respond-{where}", "session.respond", (), respond),
        ]

    def _exchanges(self) -> list[_Test]:
        plan = []
        for scheme, number, parse in _SCHEMES:
            plan += [
                _Test(f"{scheme}/start", "session.start", (), partial(self._starts, scheme)),
                _Test(f"{scheme}/respond", "session.respond", (), partial(self._responds, scheme)),
                _Test(
                    f"{scheme}/no-key-yet",
                    "session.confirm",
                    ("session.start",),
                    partial(self._no_key_yet, scheme),
                ),
                _Test(
                    f"{scheme}/tag",
                    "session.confirm",
                    ("session.respond", "newhope.keygen", "newhope.shareda"),
                    partial(self._tag, scheme, number, parse),
                ),
                _Test(
                    f"{scheme}/server",
                    "session.finish",
                    ("session.start", "session.respond", "session.confirm", "session.check"),
                    partial(self._server, scheme),
                ),
                _Test(
                    f"{scheme}/wrong-tag",
                    "session.check",
                    ("session.respond", "session.confirm"),
                    partial(self._wrong_tag, scheme),
                ),
                _Test(
                    f"{scheme}/own-tag",
                    "session.check",
                    ("session.respond", "session.confirm"),
                    partial(self._own_tag, scheme),
                ),
            ]
        return plan

    def _starts(self, scheme: str) -> None:
        first, second = (_data(self._call("session.start", scheme=scheme), "msg_a", _MSG_A) for _ in range(2))
        for message in (first, second):
            _canonical(message, "msg_a")
        if first[_PACKED:] == second[_PACKED:] or first[:_PACKED] == second[:_PACKED]:
            raise _Wrong("two sessions have the same coins")

    def _respond(self, scheme: str) -> bytes:
        """A client's session with a server whose message is all zeros: enough where any session will do."""
        message = _data(self._call("session.respond", scheme=scheme, msg_a=bytes(_MSG_A)), "msg_b", _MSG_B)
        _canonical(message, "msg_b")
        return message

    def _responds(self, scheme: str) -> None:
        if self._respond(scheme) == self._respond(scheme):
            raise _Wrong("two sessions have the same coins")

    def _no_key_yet(self, scheme: str) -> None:
        self._call("session.start", scheme=scheme)
        self._refuses(Status.NO_STATE, "before session.finish", "session.confirm")

    def _tag(self, scheme: str, number: int, parse: str) -> None:
        coins: dict[str, Value] = {
            "parse": parse,
            "seed": secrets.token_bytes(32),
            "noise": secrets.token_bytes(32),
        }
        msg_a = _data(self._call("newhope.keygen", **coins), "msg_a", _MSG_A)
        msg_b = _data(self._call("session.respond", scheme=scheme, msg_a=msg_a), "msg_b", _MSG_B)
        tag = self._call("session.confirm").outputs
        self._call("newhope.keygen", **coins)
        key = _data(self._call("newhope.shareda", msg_b=msg_b), "key", 32)
        transcript = _sha3(_sha3(msg_a) + _sha3(msg_b))
        found = difference(tag, {"tag": _sha3(_LABEL + bytes([number]) + b"B" + key + transcript)})
        if found is not None:
            raise _Wrong(f"{found.reason}: expected {found.expected}, got {found.got}")

    def _server(self, scheme: str) -> None:
        msg_b = self._respond(scheme)
        self._call("session.start", scheme=scheme)
        self._call("session.finish", msg_b=msg_b)
        self._rejects(secrets.token_bytes(_TAG), "a random tag")

    def _wrong_tag(self, scheme: str) -> None:
        self._respond(scheme)
        self._rejects(secrets.token_bytes(_TAG), "a random tag")

    def _own_tag(self, scheme: str) -> None:
        """A peer that only sends a board's own tag back knows no key."""
        self._respond(scheme)
        self._rejects(None, "its own tag")

    def _rejects(self, tag: bytes | None, what: str) -> None:
        """Refuses the tag (or its own), and has no session any more."""
        own = _data(self._call("session.confirm"), "tag", _TAG)
        try:
            self._call("session.check", peer_tag=own if tag is None else tag)
        except SessionRejected:
            self._refuses(Status.NO_STATE, f"after {what} was rejected", "session.confirm")
            return
        raise _Wrong(f"session.check took {what} for the peer's")


def _sha3(data: bytes) -> bytes:
    return hashlib.sha3_256(data).digest()


def _data(result: Result, name: str, size: int) -> bytes:
    value = result.outputs.get(name)
    if not isinstance(value, bytes) or len(value) != size:
        there = f"{len(value)} bytes" if isinstance(value, bytes) else "not there"
        raise _Wrong(f"{name} of {result.operation} is {there}, not {size} bytes")
    return value


def _canonical(message: bytes, name: str) -> None:
    """Both messages open with 1,024 coefficients of 14 bits."""
    packed = int.from_bytes(message[:_PACKED], "little")
    for index in range(1024):
        coefficient = packed >> (14 * index) & 0x3FFF
        if coefficient >= POLY_Q:
            raise _Wrong(f"coefficient {index} of {name} is {coefficient}, not below {POLY_Q}")
