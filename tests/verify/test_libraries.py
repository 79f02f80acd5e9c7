"""The exchange as a library, in anybody's firmware: constant time, and nothing of a secret left behind. Each
build of each core; verify looks at the firmware that is flashed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.assembly import cores
from thumbkat.virtual import Check, Program

BUILDS = [
    ("cortex-m0",),
    ("cortex-m0", "-DTHUMBKAT_C"),
    ("cortex-m4f",),
    ("cortex-m4f", "-DTHUMBKAT_NO_FPU"),
    ("cortex-m4f", "-DTHUMBKAT_C"),
]
WORK, POLY, MSG_A, MSG_B = 2400, 2048, 1824, 2048
Exchange = Callable[[Program, Random], Check]


def keygen(program: Program, random: Random) -> Check:
    secret, msg_a, work = (program.alloc(size) for size in (POLY, MSG_A, WORK))
    seed, noise = program.alloc(32), program.alloc(random.randbytes(32))
    check = program.check("newhope_keygen", secret, msg_a, work, 0, seed, noise, secret=[(noise, 32)])
    assert any(check.secret(secret, POLY)), "the secret is none"
    assert not any(check.secret(work, WORK))
    return check


def sharedb(program: Program, random: Random) -> Check:
    msg_b, key, secret, work = (program.alloc(size) for size in (MSG_B, 32, POLY, WORK))
    msg_a, noise = program.alloc(MSG_A), program.alloc(random.randbytes(32))
    check = program.check("newhope_sharedb", msg_b, key, secret, work, 0, msg_a, noise, secret=[(noise, 32)])
    assert check.secret(key, 32) == b"\xff" * 32
    assert not any(check.secret(secret, POLY))
    assert not any(check.secret(work, WORK))
    return check


def shareda(program: Program, random: Random) -> Check:
    key, secret, work, wire = (program.alloc(size) for size in (32, POLY, WORK, POLY))
    msg_b = program.alloc(random.randbytes(MSG_B))
    program.call("newhope_from_wire", secret, wire, 2)
    check = program.check("newhope_shareda", key, secret, work, msg_b, secret=[(secret, POLY)])
    assert check.secret(key, 32) == b"\xff" * 32
    assert not any(check.secret(secret, POLY))
    assert not any(check.secret(work, WORK))
    return check


@pytest.mark.parametrize("build", BUILDS, ids=" ".join)
@pytest.mark.parametrize("exchange", [keygen, sharedb, shareda])
def test_exchange(exchange: Exchange, build: tuple[str, ...]) -> None:
    program = cores.program(*build)
    check = exchange(program, Random(1))
    assert check.flaws == ()
    assert check.left == ()
    assert not any(check.stack())
    other = exchange(cores.program(*build), Random(2))
    assert (other.result.cycles, other.trace) == (check.result.cycles, check.trace)
