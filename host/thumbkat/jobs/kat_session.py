"""The suite `session`: what one board alone can show of its live exchanges.

Its coins are fresh, so there are no known answers but those whose secret the host has too. It gives a client
a message that the board itself made from known coins, lets it compute the secret from those coins afterwards,
and derives the tag. And where the message is X25519's base point, the secret is the public key with which the
board answers: then the host has the keys at once, and is the peer to whom the board seals and whose messages
it opens, by each AEAD. The rest are shapes and refusals. That two boards agree is the job of `exchange`.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from thumbkat.board import Board, Result
from thumbkat.errors import NoEntropy, OperationFailed, SessionRejected
from thumbkat.jobs.kat_report import Failure, Skip, Tally, difference
from thumbkat.jobs.messages import AEADS, TAG_BYTES, seal, unseal
from thumbkat.jobs.schemes import PACKED_BYTES, POINT_BYTES, SCHEMES, Derived, Scheme, derive
from thumbkat.link.protocol import POLY_Q, Status
from thumbkat.vectors.vector import Value

SUITE = "session"
_SOURCE = "firmware/PROTOCOL.md"
_SEED, _TAG, _KEY = 48, 32, 32
_BASE = (9).to_bytes(POINT_BYTES, "little")
_TEXTS = (b"the first message", b"the first message", b"", bytes(range(64)))


# What computes the secret of a scheme from coins of the host.
_IN_NEWHOPE = ("newhope.keygen", "newhope.shareda")
_IN_X25519 = ("x25519.base", "x25519.scalarmult")
# What follows on a session that was started.
_AFTER = ("finish", "confirm", "check", "seal", "open")

# What a peer sends, with the keys of the session.
_Sent = Callable[[Derived], list[bytes]]


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
        # Without the operation all of its tests are skipped, which says so.
        schemes = _choices(board, "session.start", "scheme", tuple(SCHEMES))
        aeads = _choices(board, "session.seal", "aead", AEADS)
        self.schemes = [name for name in schemes if name in SCHEMES]
        self.aeads = [name for name in aeads if name in AEADS]
        self.unknown = [("session.start", "scheme", name) for name in schemes if name not in SCHEMES]
        self.unknown += [("session.seal", "AEAD", name) for name in aeads if name not in AEADS]
        self.tests = list(self._plan()) if self.schemes else []

    def calls(self) -> int:
        """One a test, however many operations it calls: none of them takes long."""
        return len(self.tests)

    def run(self) -> None:
        # HELLO wipes. Before: no session, and no entropy but what HELLO states. After: what the host brought
        # for these tests must not turn up in a later exchange.
        self.board.greet()
        for operation, what, name in self.unknown:
            reason = f"this thumbkat does not know the {what} {name}"
            self.tally.skipped.append(Skip(name, operation, reason, _SOURCE))
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
        steps = _AFTER if self.aeads else _AFTER[:-2]
        plan = [self._step_without_session(name) for name in steps]
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
        inputs: dict[str, Value] = {}
        match step:
            case "finish":
                inputs = {"msg_b": bytes(SCHEMES[self.schemes[0]].msg_b_bytes)}
            case "check":
                inputs = {"peer_tag": bytes(_TAG)}
            case "seal":
                inputs = {"aead": self.aeads[0], "message": b""}
            case "open":
                inputs = {"aead": self.aeads[0], "sealed": bytes(TAG_BYTES)}

        def body() -> None:
            self._refuses(Status.NO_STATE, "without a session", name, **inputs)

        return _Test(f"session/{step}-without-session", name, (), body)

    def _refusals(self, when: str) -> list[_Test]:
        def start() -> None:
            self._refuses_for_want_of_entropy("session.start", scheme=self.schemes[0])

        def respond() -> None:
            scheme = self.schemes[0]
            msg_a = _any_msg_a(SCHEMES[scheme])
            self._refuses_for_want_of_entropy("session.respond", scheme=scheme, msg_a=msg_a)

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
            named(self._call("session.start", scheme=self.schemes[0]))

        def respond() -> None:
            scheme = self.schemes[0]
            named(self._call("session.respond", scheme=scheme, msg_a=_any_msg_a(SCHEMES[scheme])))

        return [
            _Test(f"session/start-{where}", "session.start", (), start),
            _Test(f"session/respond-{where}", "session.respond", (), respond),
        ]

    def _exchanges(self) -> list[_Test]:
        plan = [test for scheme in self.schemes for test in self._exchanges_of(scheme)]
        return plan + (list(self._messages()) if "x25519" in self.schemes and self.aeads else [])

    def _exchanges_of(self, scheme: str) -> Iterator[_Test]:
        def test(name: str, operation: str, body: Callable[[str], None], *also: str) -> _Test:
            return _Test(f"{scheme}/{name}", operation, also, partial(body, scheme))

        facts = SCHEMES[scheme]
        computes = [*(_IN_NEWHOPE if facts.parse else ()), *(_IN_X25519 if facts.x25519 else ())]
        yield test("start", "session.start", self._starts)
        yield test("respond", "session.respond", self._responds)
        yield test("no-key-yet", "session.confirm", self._no_key_yet, "session.start")
        yield test("wrong-length", "session.respond", self._wrong_length)
        if facts.x25519:
            yield test("low-order", "session.respond", self._low_order, "session.start", "session.finish")
        yield test("tag", "session.confirm", self._tag, "session.respond", *computes)
        yield test(
            "server",
            "session.finish",
            self._server,
            *("session.start", "session.respond", "session.confirm", "session.check"),
        )
        for name, operation, body in (
            ("wrong-tag", "session.check", self._wrong_tag),
            ("own-tag", "session.check", self._own_tag),
        ):
            yield test(name, operation, body, "session.respond", "session.confirm")
        # What comes after the key is the same for all of them: the scheme that takes the least time does.
        if self.aeads and scheme == ("x25519" if "x25519" in self.schemes else self.schemes[0]):
            for name, operation, body in (
                ("seal-unchecked", "session.seal", self._seal_unchecked),
                ("open-unchecked", "session.open", self._open_unchecked),
            ):
                yield test(name, operation, body, "session.respond", "session.confirm")

    def _starts(self, scheme: str) -> None:
        facts = SCHEMES[scheme]
        first, second = (
            _data(self._call("session.start", scheme=scheme), "msg_a", facts.msg_a_bytes) for _ in range(2)
        )
        for message in (first, second):
            _canonical(facts, message, "msg_a")
        # X25519's public key, NewHope's polynomial, the seed of the other one: none may come twice.
        packed = facts.point_bytes + (PACKED_BYTES if facts.parse else 0)
        cuts = (0, facts.point_bytes, packed, facts.msg_a_bytes)
        if any(first[a:b] == second[a:b] for a, b in itertools.pairwise(cuts) if a < b):
            raise _Wrong("two sessions have the same coins")

    def _respond(self, scheme: str) -> bytes:
        """A client's session with a server that sends the same each time: enough for any session."""
        facts = SCHEMES[scheme]
        answer = self._call("session.respond", scheme=scheme, msg_a=_any_msg_a(facts))
        message = _data(answer, "msg_b", facts.msg_b_bytes)
        _canonical(facts, message, "msg_b")
        return message

    def _responds(self, scheme: str) -> None:
        if self._respond(scheme) == self._respond(scheme):
            raise _Wrong("two sessions have the same coins")

    def _no_key_yet(self, scheme: str) -> None:
        self._call("session.start", scheme=scheme)
        self._refuses(Status.NO_STATE, "before session.finish", "session.confirm")

    def _wrong_length(self, scheme: str) -> None:
        """Within what LIST allows, and not the scheme's."""
        right = SCHEMES[scheme].msg_a_bytes
        field = next(one for one in self.board.operations["session.respond"].inputs if one.name == "msg_a")
        for length in (right - 1, right + 1):
            if not field.least <= length <= field.most:
                continue
            inputs: dict[str, Value] = {"scheme": scheme, "msg_a": bytes(length)}
            self._refuses(Status.BAD_LENGTH, f"with {length} bytes", "session.respond", **inputs)

    def _low_order(self, scheme: str) -> None:
        """Zero, with which X25519's result is zero whatever the other side's key."""
        facts = SCHEMES[scheme]
        zero = bytes(facts.msg_a_bytes)
        refuses = partial(self._refuses, Status.CHECK_FAILED, "with a point of low order")
        refuses("session.respond", scheme=scheme, msg_a=zero)
        self._call("session.start", scheme=scheme)
        refuses("session.finish", msg_b=bytes(facts.msg_b_bytes))

    def _tag(self, scheme: str) -> None:
        """The board computes the secret of the side that starts, from coins of the host."""
        facts = SCHEMES[scheme]
        private = secrets.token_bytes(32)
        coins: dict[str, Value] = {"seed": secrets.token_bytes(32), "noise": secrets.token_bytes(32)}
        msg_a = b""
        if facts.x25519:
            msg_a += _data(self._call("x25519.base", private=private), "public", POINT_BYTES)
        if facts.parse:
            coins["parse"] = facts.parse
            message = self._call("newhope.keygen", **coins)
            msg_a += _data(message, "msg_a", facts.msg_a_bytes - facts.point_bytes)
        msg_b = _data(self._call("session.respond", scheme=scheme, msg_a=msg_a), "msg_b", facts.msg_b_bytes)
        tag = self._call("session.confirm").outputs
        secret = b""
        if facts.x25519:
            shared = self._call("x25519.scalarmult", private=private, public=msg_b[:POINT_BYTES])
            secret += _data(shared, "shared", POINT_BYTES)
        if facts.parse:
            self._call("newhope.keygen", **coins)
            secret += _data(self._call("newhope.shareda", msg_b=msg_b[facts.point_bytes :]), "key", _KEY)
        _same(tag, "tag", derive(facts, secret, msg_a, msg_b).tag_b)

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

    def _seal_unchecked(self, scheme: str) -> None:
        self._unchecked(scheme, "session.seal", aead=self.aeads[0], message=_TEXTS[0])

    def _open_unchecked(self, scheme: str) -> None:
        self._unchecked(scheme, "session.open", aead=self.aeads[0], sealed=bytes(TAG_BYTES))

    def _unchecked(self, scheme: str, name: str, **inputs: Value) -> None:
        self._respond(scheme)
        self._refuses(Status.NO_STATE, "before session.check", name, **inputs)
        self._respond(scheme)
        self._call("session.confirm")
        self._refuses(Status.NO_STATE, "before session.check, after session.confirm,", name, **inputs)

    def _rejects(self, tag: bytes | None, what: str) -> None:
        """Refuses the tag (or its own), and has no session any more."""
        own = _data(self._call("session.confirm"), "tag", _TAG)
        try:
            self._call("session.check", peer_tag=own if tag is None else tag)
        except SessionRejected:
            self._refuses(Status.NO_STATE, f"after {what} was rejected", "session.confirm")
            return
        raise _Wrong(f"session.check took {what} for the peer's")

    def _messages(self) -> Iterator[_Test]:
        """Of x25519, where the host can be the peer; from the keys on all schemes are one."""

        def test(name: str, operation: str, body: Callable[[], None], *also: str) -> _Test:
            return _Test(f"x25519/{name}", operation, ("session.respond", "session.check", *also), body)

        yield test("check", "session.confirm", self._checks)
        for aead in self.aeads:
            yield test(f"{aead}/seal", "session.seal", partial(self._seals, aead))
            yield test(f"{aead}/open", "session.open", partial(self._opens, aead))
        yield test("both-ways", "session.open", self._both_ways, "session.seal")
        for aead in self.aeads:
            wrong = _wrong(aead)
            # What keeps messages in turn is one for all AEADs.
            for name in wrong if aead == self.aeads[0] else ("forged",):
                body = partial(self._refuses_to_open, f"a {name} message", aead, wrong[name])
                yield test(f"{aead}/{name}", "session.open", body, "session.seal")
        yield test("own-message", "session.open", self._own_message, "session.seal")
        for aead, other in itertools.permutations(self.aeads, 2):
            body = partial(self._refuses_to_open, f"a message by {aead}", other, _by(aead))
            yield test(f"{aead}/as-{other}", "session.open", body, "session.seal")

    def _checked(self) -> Derived:
        """A session with the host."""
        scheme = SCHEMES["x25519"]
        msg_b = _data(self._call("session.respond", scheme="x25519", msg_a=_BASE), "msg_b", POINT_BYTES)
        keys = derive(scheme, msg_b, _BASE, msg_b)
        self._call("session.check", peer_tag=keys.tag_a)
        return keys

    def _checks(self) -> None:
        keys = self._checked()
        for _ in range(2):
            _same(self._call("session.confirm").outputs, "tag", keys.tag_b)
            self._call("session.check", peer_tag=keys.tag_a)

    def _sealed(self, keys: Derived, aead: str, number: int, text: bytes) -> bytes:
        result = self._call("session.seal", aead=aead, message=text)
        sealed = _data(result, "sealed", TAG_BYTES + len(text))
        if unseal(aead, keys.keys_b, number, sealed) != text:
            raise _Wrong(
                f"what session.seal gave by {aead} as its message {number} does not open to its text"
            )
        return sealed

    def _seals(self, aead: str) -> None:
        keys = self._checked()
        for number, text in enumerate(_TEXTS):
            self._sealed(keys, aead, number, text)

    def _open(self, keys: Derived, aead: str, number: int, text: bytes) -> None:
        outputs = self._call("session.open", aead=aead, sealed=seal(aead, keys.keys_a, number, text)).outputs
        _same(outputs, "message", text)

    def _opens(self, aead: str) -> None:
        keys = self._checked()
        for number, text in enumerate(_TEXTS):
            self._open(keys, aead, number, text)

    def _both_ways(self) -> None:
        """Each direction counts for itself, over all AEADs, whatever else the session does."""
        keys, first, last = self._checked(), self.aeads[0], self.aeads[-1]
        self._sealed(keys, first, 0, _TEXTS[0])
        self._sealed(keys, last, 1, _TEXTS[1])
        self._open(keys, last, 0, _TEXTS[0])
        self._call("session.confirm")
        self._open(keys, first, 1, _TEXTS[1])
        self._call("session.check", peer_tag=keys.tag_a)
        self._sealed(keys, first, 2, _TEXTS[2])
        self._open(keys, last, 2, _TEXTS[2])

    def _own_message(self) -> None:
        """A peer that only sends a board's own message back knows no key."""
        aead = self.aeads[0]
        self._refuses_to_open("its own message", aead, lambda keys: [self._sealed(keys, aead, 0, _TEXTS[0])])

    def _refuses_to_open(self, what: str, aead: str, sent: _Sent) -> None:
        """Opens all but the last message, refuses that, and has no session any more."""
        *good, wrong = sent(self._checked())
        for message in good:
            self._call("session.open", aead=aead, sealed=message)
        self._refuses(Status.CHECK_FAILED, f"of {what}", "session.open", aead=aead, sealed=wrong)
        self._refuses(Status.NO_STATE, f"after {what} was refused", "session.seal", aead=aead, message=b"")


def _choices(board: Board, operation: str, name: str, otherwise: tuple[str, ...]) -> tuple[str, ...]:
    """Those of an operation's input; none where it has no such input."""
    if operation not in board.operations:
        return otherwise
    fields = board.operations[operation].inputs
    return next((field.choices for field in fields if field.name == name), ())


def _wrong(aead: str) -> dict[str, _Sent]:
    """What a peer must not send, by name."""

    def of_peer(keys: Derived, number: int) -> bytes:
        return _from_peer(keys, aead, number)

    return {
        "replayed": lambda keys: [of_peer(keys, 0), of_peer(keys, 0)],
        "reordered": lambda keys: [of_peer(keys, 1)],
        "forged": lambda keys: [_with_wrong_bit(of_peer(keys, 0))],
        "truncated": lambda keys: [of_peer(keys, 0)[:-1]],
    }


def _by(aead: str) -> _Sent:
    """The peer's first message, whose AEAD is another than the board is told."""
    return lambda keys: [_from_peer(keys, aead, 0)]


def _any_msg_a(scheme: Scheme) -> bytes:
    """The base point, where there is one, and a polynomial of zeros."""
    return (_BASE if scheme.x25519 else b"").ljust(scheme.msg_a_bytes, b"\0")


def _from_peer(keys: Derived, aead: str, number: int) -> bytes:
    return seal(aead, keys.keys_a, number, _TEXTS[number])


def _with_wrong_bit(sealed: bytes) -> bytes:
    """One bit is another, of the tag or of the ciphertext."""
    bit = secrets.randbelow(8 * len(sealed))
    wrong = bytearray(sealed)
    wrong[bit >> 3] ^= 1 << (bit & 7)
    return bytes(wrong)


def _same(outputs: dict[str, Value], name: str, expected: bytes) -> None:
    found = difference(outputs, {name: expected})
    if found is not None:
        raise _Wrong(f"{found.reason}: expected {found.expected}, got {found.got}")


def _data(result: Result, name: str, size: int) -> bytes:
    value = result.outputs.get(name)
    if not isinstance(value, bytes) or len(value) != size:
        there = f"{len(value)} bytes" if isinstance(value, bytes) else "not there"
        raise _Wrong(f"{name} of {result.operation} is {there}, not {size} bytes")
    return value


def _canonical(scheme: Scheme, message: bytes, name: str) -> None:
    """Both messages of NewHope open with 1,024 coefficients of 14 bits."""
    if scheme.parse is None:
        return
    packed = int.from_bytes(message[scheme.point_bytes :][:PACKED_BYTES], "little")
    for index in range(1024):
        coefficient = packed >> (14 * index) & 0x3FFF
        if coefficient >= POLY_Q:
            raise _Wrong(f"coefficient {index} of {name} is {coefficient}, not below {POLY_Q}")
