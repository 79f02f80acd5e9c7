"""The libraries of firmware/lib, compiled once for all tests here."""

import ctypes
from pathlib import Path

import pytest

from tests import builds
from tests.unit import libraries

# The second build stops at undefined behaviour.
BUILDS = {
    "optimised": ["-O2"],
    "checked": ["-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all"],
}


@pytest.fixture(scope="session", params=BUILDS)
def compiled(request: pytest.FixtureRequest) -> ctypes.CDLL:
    """All libraries in one shared object, with the window on what is private in newhope, and a signer that is
    not to be had from ed25519."""
    name: str = request.param
    extra = [Path(__file__).with_name(one) for one in ("lib_newhope_window.c", "lib_ed25519_unchecked.c")]
    private = [f"-I{libraries.LIBRARIES / library / 'src'}" for library in ("newhope", "ed25519")]
    output = f"{name}.so"
    folder = builds.made(
        "for this machine",
        name,
        lambda folder: libraries.build(folder / output, [*BUILDS[name], *private], extra),
    )
    return ctypes.CDLL(str(folder / output))


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
def sha512_c(compiled: ctypes.CDLL) -> libraries.Sha512:
    return libraries.Sha512(compiled)


@pytest.fixture(scope="session")
def poly1305_c(compiled: ctypes.CDLL) -> libraries.Poly1305:
    return libraries.Poly1305(compiled)


@pytest.fixture(scope="session")
def nacl_c(compiled: ctypes.CDLL) -> libraries.NaCl:
    return libraries.NaCl(compiled)


@pytest.fixture(scope="session")
def newhope_c(compiled: ctypes.CDLL) -> libraries.NewHope:
    return libraries.NewHope(compiled)


@pytest.fixture(scope="session")
def fe25519_c(compiled: ctypes.CDLL) -> libraries.Fe25519:
    return libraries.Fe25519(compiled)


@pytest.fixture(scope="session")
def x25519_c(compiled: ctypes.CDLL) -> libraries.X25519:
    return libraries.X25519(compiled)


@pytest.fixture(scope="session")
def ed25519_c(compiled: ctypes.CDLL) -> libraries.Ed25519:
    return libraries.Ed25519(compiled)


@pytest.fixture(scope="session")
def sparkle_c(compiled: ctypes.CDLL) -> libraries.Sparkle:
    return libraries.Sparkle(compiled)
