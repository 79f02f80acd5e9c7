"""Fixtures that several folders of tests use."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.peer.peer import BotanPeer, PeerError, build_botan
from tests.reference.transcripts import SHARED

# A run in the background of a script begins with SIGINT ignored, and would hand that on to what it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def shared() -> Path | None:
    """The folder ../shared beside the checkout, where it is there."""
    return SHARED


@pytest.fixture(scope="session")
def botan_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Botan peer, compiled. Without Botan its tests fail: a skipped peer would look like agreement."""
    try:
        return build_botan(tmp_path_factory.mktemp("botan peer"))
    except PeerError as error:
        problem = str(error)
    # Outside of the handler: pytest would print the chain of exceptions.
    pytest.fail(problem, pytrace=False)


@pytest.fixture
def botan(botan_program: Path) -> Iterator[BotanPeer]:
    """A running Botan peer, with coins of its own."""
    with BotanPeer(botan_program) as peer:
        yield peer
