"""The libraries of firmware/lib, compiled once for all tests here."""

import ctypes
from pathlib import Path

import pytest

from tests.unit import libraries

# The second build stops at undefined behaviour.
BUILDS = {
    "optimised": ["-O2"],
    "checked": ["-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all"],
}


@pytest.fixture(scope="session", params=BUILDS)
def compiled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """All libraries in one shared object, with the window on what is private in newhope."""
    name: str = request.param
    window = Path(__file__).with_name("lib_newhope_window.c")
    private = f"-I{libraries.LIBRARIES / 'newhope' / 'src'}"
    return libraries.build(
        tmp_path_factory.mktemp("libraries") / f"{name}.so", [*BUILDS[name], private], [window]
    )


@pytest.fixture(scope="session")
def keccak_c(compiled: ctypes.CDLL) -> libraries.Keccak:
    return libraries.Keccak(compiled)


@pytest.fixture(scope="session")
def chacha20_c(compiled: ctypes.CDLL) -> libraries.ChaCha20:
    return libraries.ChaCha20(compiled)


@pytest.fixture(scope="session")
def salsa20_c(compiled: ctypes.CDLL) -> libraries.Salsa20:
    return libraries.Salsa20(compiled)


@pytest.fixture(scope="session")
def newhope_c(compiled: ctypes.CDLL) -> libraries.NewHope:
    return libraries.NewHope(compiled)
