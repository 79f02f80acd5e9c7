"""RFC 7748's iterated test on virtual cores, whatever their assembly is made of."""

import pytest

from tests.assembly.cores import VARIANTS, Variant, program
from tests.reference.curve25519 import BASE
from tests.unit.vectors25519 import AFTER_ITERATIONS


@pytest.mark.parametrize("count", [1, pytest.param(1_000, marks=pytest.mark.verify)])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_iterations(variant: Variant, count: int) -> None:
    """Section 5.2: a result becomes the next scalar, and that the next point."""
    core = program(variant.core, *variant.flags)
    k, u, out = (core.alloc(content) for content in (BASE, BASE, bytes(32)))
    cycles = set()
    for _ in range(count):
        result = core.call("x25519", out, k, u)
        assert result.value == 0
        cycles.add(result.cycles)
        core.write(u, core.read(k, 32))
        core.write(k, core.read(out, 32))
    assert core.read(k, 32) == AFTER_ITERATIONS[count]
    assert len(cycles) == 1
