"""A pointer to bytes may be to any address, on every build, and one to words to any multiple of 4."""

import pytest

from tests.contract.device import (
    BUILDS,
    Build,
    case_of,
    check_alignment,
    device,
    expected,
    marks_of,
    routines_of,
)
from tests.contract.routines import ROUTINES

CASES = 6
ALL = [
    pytest.param(build, one.name, id=f"{one.name} {build}", marks=marks_of(one))
    for build in BUILDS
    for one in routines_of(build)
]


@pytest.mark.parametrize(("build", "name"), ALL)
def test_any_address(build: Build, name: str) -> None:
    routine = ROUTINES[name]
    for number in range(1 if routine.slow else CASES):
        wanted = expected(build.core, routine, number)
        check_alignment(device(build), routine, case_of(routine, number), wanted)
