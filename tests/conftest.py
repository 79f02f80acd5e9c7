"""Fixtures that several folders of tests use."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import builds
from tests.peer.peer import PROGRAM, BotanPeer, PeerError, build_botan
from tests.reference.transcripts import SHARED

# A run in the background of a script begins with SIGINT ignored, and would hand that on to what it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _builds(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where all workers of this run find what one of them has built."""
    own = tmp_path_factory.getbasetemp()
    builds.share((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "builds")


@pytest.fixture(scope="session")
def shared() -> Path | None:
    """The folder ../shared beside the checkout, where it is there."""
    return SHARED


@pytest.fixture(scope="session")
def botan_program() -> Path:
    """The Botan peer, compiled. Without Botan its tests fail: a skipped peer would look like agreement."""
    try:
        return builds.made("botan peer", (), build_botan) / PROGRAM
    except PeerError as error:
        problem = str(error)
    # Outside of the handler: pytest would print the chain of exceptions.
    pytest.fail(problem, pytrace=False)


@pytest.fixture
def botan(botan_program: Path) -> Iterator[BotanPeer]:
    """A running Botan peer, with coins of its own."""
    with BotanPeer(botan_program) as peer:
        yield peer
