"""Live key exchanges between two boards, with coins from the boards' own entropy, and messages under the key.

The host only carries messages: secrets and shared keys stay on the boards, and each board itself compares
the other's confirmation tag with what it should be. Of a text, only what one board has sealed goes to the
other.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from thumbkat.address import Qemu, Virtual, board_of, parse_address, serial_port
from thumbkat.board import Board, Result
from thumbkat.errors import CheckFailed, NoEntropy, SessionRejected, UsageError
from thumbkat.jobs.counting import model_of_cycles
from thumbkat.jobs.messages import SECRETBOX, TAG_BYTES
from thumbkat.virtual import registry

_NEEDED = ("session.start", "session.respond", "session.finish", "session.confirm", "session.check")
_NEEDED_FOR_MESSAGES = ("session.seal", "session.open")
_SEED_BYTES = 48

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Side:
    """What one board did in a round. `cycles` is None for an operation that was not counted; `timing` says
    what those of a virtual board are."""

    board: str
    address: str
    entropy: str
    cycles: dict[str, int | None]
    timing: str | None
    confirmed: bool  # this board found the other's tag right

    def to_json(self) -> dict[str, Any]:
        return {
            "board": self.board,
            "address": self.address,
            "entropy": self.entropy,
            "cycles": self.cycles,
            "timing": self.timing,
        }


@dataclass(frozen=True)
class Delivery:
    """A text on its way: the board of `sender`, "server" or "client", seals it, and the other one opens it.
    `cycles` of an operation that was not counted, or refused, are None."""

    sender: str
    receiver: str
    aead: str
    text_bytes: int
    sealed_bytes: int
    cycles: dict[str, int | None]
    opened: bool  # the board took it for genuine
    right: bool  # and what it opened is the text

    def to_json(self) -> dict[str, Any]:
        return {
            "from": self.sender,
            "to": self.receiver,
            "aead": self.aead,
            "bytes": {"text": self.text_bytes, "sealed": self.sealed_bytes},
            "cycles": self.cycles,
            "opened": self.opened,
            "right": self.right,
        }


@dataclass(frozen=True)
class Round:
    """`deliveries` are empty where there was no text, and where there was no key to seal it with."""

    number: int
    scheme: str
    server: Side
    client: Side
    message_bytes: dict[str, int]
    deliveries: tuple[Delivery, ...] = ()

    @property
    def agreed(self) -> bool:
        return self.server.confirmed and self.client.confirmed

    def to_json(self) -> dict[str, Any]:
        return {
            "round": self.number,
            "scheme": self.scheme,
            "server": self.server.to_json(),
            "client": self.client.to_json(),
            "bytes": self.message_bytes,
            "confirmed": {"server": self.server.confirmed, "client": self.client.confirmed},
            "messages": [one.to_json() for one in self.deliveries],
        }


@dataclass(frozen=True)
class ExchangeReport:
    rounds: tuple[Round, ...]
    with_message: bool = False

    @property
    def agreed(self) -> bool:
        return bool(self.rounds) and all(one.agreed for one in self.rounds)

    @property
    def delivered(self) -> bool | None:
        """Whether each text came out as it went in, both ways in every round; None where there was none."""
        if not self.with_message:
            return None
        return self.agreed and all(
            one.deliveries and all(each.right for each in one.deliveries) for one in self.rounds
        )

    @property
    def ok(self) -> bool:
        return self.agreed and self.delivered is not False

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "agreed": self.agreed,
            "delivered": self.delivered,
            "rounds": [one.to_json() for one in self.rounds],
        }


def run_exchange(
    alice: Board,
    bob: Board,
    *,
    scheme: str = "newhope",
    rounds: int = 1,
    host_entropy: bool = False,
    message: str | None = None,
    aead: str = SECRETBOX,
    progress: Progress = lambda text: None,
) -> ExchangeReport:
    """Agrees on a key `rounds` times: ALICE is the server in odd rounds, BOB in even ones.

    With `host_entropy` both boards get fresh random bytes of this computer first: a board without a source
    of its own then has one, and one with a source mixes them in. With a `message` the server then seals it
    by the `aead` and the client opens it, and the reverse.
    """
    if rounds < 1:
        raise UsageError("an exchange needs at least one round")
    for board in (alice, bob):
        missing = [name for name in _NEEDED if name not in board.operations]
        if missing:
            raise UsageError(
                f"{board.address} cannot take part in an exchange: its firmware has no {missing[0]}"
            )
        missing = [name for name in _NEEDED_FOR_MESSAGES if name not in board.operations]
        if missing and message is not None:
            raise UsageError(
                f"{board.address} can agree on a key, but its firmware has no {missing[0]}: "
                "leave out the message, or give it an image that has it"
            )
        _require(board, "scheme", scheme, "session.start", "session.respond")
        if message is not None:
            _require(board, "aead", aead, *_NEEDED_FOR_MESSAGES)
        if host_entropy and "entropy.seed" not in board.operations:
            raise UsageError(
                f"{board.address} runs a sealed build, which takes no entropy from outside; "
                "leave out --host-entropy"
            )
    text = None if message is None else _text(message, (alice, bob))
    if host_entropy:
        for board in (alice, bob):
            progress(f"{board.address}: entropy from this computer")
            board.call("entropy.seed", seed=secrets.token_bytes(_SEED_BYTES))
    done = []
    for number in range(1, rounds + 1):
        server, client = (alice, bob) if number % 2 else (bob, alice)
        progress(f"round {number} of {rounds}: {server.address} is the server, {client.address} the client")
        one = _round(number, scheme, server, client)
        if text is not None and one.agreed:
            one = replace(one, deliveries=tuple(_deliveries(server, client, aead, text)))
        done.append(one)
    return ExchangeReport(tuple(done), message is not None)


def _require(board: Board, what: str, choice: str, *operations: str) -> None:
    """By what LIST says of the operations that take one."""
    for name in operations:
        field = next((one for one in board.operations[name].inputs if one.name == what), None)
        there = field.choices if field is not None else ()
        if choice not in there:
            raise UsageError(
                f"{board.address} has no {what} {choice!r}: its firmware has {', '.join(there) or 'none'} "
                f"(chosen by --{what})"
            )


def _text(message: str, boards: Iterable[Board]) -> bytes:
    """The bytes of a text that each board can seal and open."""
    try:
        text = message.encode()
    except UnicodeEncodeError:
        raise UsageError("the message is no text: it does not go into UTF-8") from None
    for board in boards:
        sealing, opening = (board.operations[name] for name in _NEEDED_FOR_MESSAGES)
        limits = [field.most for field in sealing.inputs if field.name == "message"]
        limits += [field.most - TAG_BYTES for field in opening.inputs if field.name == "sealed"]
        most = min(limits, default=0)
        if len(text) > most:
            raise UsageError(
                f"the message has {len(text):,} bytes, and {board.address} takes {most:,} at most"
            )
    return text


def require_two_boards(alice: str, bob: str) -> None:
    """Raises UsageError where both addresses are one board. A throw-away board is a new one each time."""
    places = []
    for address in (parse_address(alice), parse_address(bob)):
        if board_of(address) is not None:
            return
        if isinstance(address, Virtual):
            running = registry.find(address.name)
            places.append(running.pty if running is not None and running.pty else str(address))
            continue
        assert not isinstance(address, Qemu)
        port = serial_port(address)
        places.append(port if "://" in port else os.path.realpath(port))
    if places[0] == places[1]:
        raise UsageError(f"{alice} and {bob} are one board, and an exchange takes two")


def _round(number: int, scheme: str, server: Board, client: Board) -> Round:
    counted: dict[str, dict[str, int | None]] = {"server": {}, "client": {}}

    def call(role: str, name: str, **inputs: bytes | int | str) -> Result:
        board = server if role == "server" else client
        try:
            result = board.call(name, **inputs)
        except NoEntropy as error:
            raise _no_entropy(board, error) from error
        counted[role][name] = result.cycles
        return result

    started = call("server", "session.start", scheme=scheme)
    message_a = started.data("msg_a")
    responded = call("client", "session.respond", scheme=scheme, msg_a=message_a)
    message_b = responded.data("msg_b")
    call("server", "session.finish", msg_b=message_b)
    # Both tags are fetched before either is judged: a board that rejects one wipes its session.
    server_tag = call("server", "session.confirm").data("tag")
    client_tag = call("client", "session.confirm").data("tag")

    def accepts(role: str, tag: bytes) -> bool:
        try:
            call(role, "session.check", peer_tag=tag)
        except SessionRejected:
            counted[role]["session.check"] = None
            return False
        return True

    server_confirmed = accepts("server", client_tag)
    client_confirmed = accepts("client", server_tag)
    return Round(
        number,
        scheme,
        Side(
            server.info.board,
            server.address,
            started.choice("entropy"),
            counted["server"],
            model_of_cycles(server),
            server_confirmed,
        ),
        Side(
            client.info.board,
            client.address,
            responded.choice("entropy"),
            counted["client"],
            model_of_cycles(client),
            client_confirmed,
        ),
        {"msg_a": len(message_a), "msg_b": len(message_b)},
    )


def _deliveries(server: Board, client: Board, aead: str, text: bytes) -> Iterator[Delivery]:
    """From the server to the client, and then, if the client still has a session, the reverse."""
    boards = {"server": server, "client": client}
    for sender, receiver in (("server", "client"), ("client", "server")):
        sealed = boards[sender].call("session.seal", aead=aead, message=text)
        cycles = {"session.seal": sealed.cycles, "session.open": None}
        ciphertext = sealed.data("sealed")
        opened = None
        try:
            result = boards[receiver].call("session.open", aead=aead, sealed=ciphertext)
        except SessionRejected:
            pass
        else:
            opened = result.data("message")
            cycles["session.open"] = result.cycles
        yield Delivery(
            sender, receiver, aead, len(text), len(ciphertext), cycles, opened is not None, opened == text
        )
        if opened is None:
            return


def _no_entropy(board: Board, error: NoEntropy) -> CheckFailed | NoEntropy:
    if "entropy.seed" not in board.operations:
        return CheckFailed(
            f"{board.address} has no entropy and, as a sealed build, takes none: it cannot exchange keys"
        )
    if error.detail == 2:
        text = "its source of entropy failed its tests; switch the board off and on, and try again"
    else:
        text = "it has no source of entropy; add --host-entropy to seed it with random bytes of this computer"
    return NoEntropy(
        f"{board.address} refuses: {text}",
        status=error.status,
        detail=error.detail,
        operation=error.operation,
    )
