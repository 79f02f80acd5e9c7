"""Every routine that C can call keeps to the calling convention, on every build."""

import pytest

from tests.contract.device import (
    BUILDS,
    Build,
    case_of,
    check_alignment,
    check_convention,
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
def test_calling_convention(build: Build, name: str) -> None:
    routine = ROUTINES[name]
    for number in range(1 if routine.slow else CASES):
        wanted = expected(build.core, routine, number)
        check_convention(device(build), routine, case_of(routine, number), wanted)


@pytest.mark.verify
@pytest.mark.parametrize("level", ["-O1", "-Os", "-O3"])
@pytest.mark.parametrize("build", BUILDS, ids=str)
def test_at_other_levels_of_optimisation(build: Build, level: str) -> None:
    on = device(Build(build.core, (*build.flags, level)))
    for routine in routines_of(build):
        for number in range(1 if routine.slow else 2):
            case, wanted = case_of(routine, number), expected(build.core, routine, number)
            check_convention(on, routine, case, wanted)
            check_alignment(on, routine, case, wanted)
