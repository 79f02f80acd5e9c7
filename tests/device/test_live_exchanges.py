"""Live exchanges between virtual boards of each pair of cores, with coins that nobody chose."""

from collections.abc import Sequence

import pytest

from tests.builds import images
from thumbkat import connect
from thumbkat.jobs.exchange import run_exchange

M0, M4 = "virtual:bbcmicrobit", "virtual:disco_f407vg"

SCHEMES = ("newhope", "newhope-14bit")
LONG = [pytest.mark.verify, pytest.mark.timeout(7200)]


@pytest.mark.parametrize(
    ("alice", "bob", "schemes", "rounds"),
    [
        pytest.param(M0, M4, SCHEMES, 2, id="M0-M4"),
        pytest.param(M0, M0, SCHEMES[:1], 1, id="M0-M0"),
        pytest.param(M4, M4, SCHEMES[1:], 1, id="M4-M4", marks=pytest.mark.verify),
        pytest.param(M0, M4, SCHEMES, 500, id="M0-M4-long", marks=LONG),
        pytest.param(M0, M0, SCHEMES, 500, id="M0-M0-long", marks=LONG),
        pytest.param(M4, M4, SCHEMES, 500, id="M4-M4-long", marks=LONG),
    ],
)
def test_every_round_agrees(alice: str, bob: str, schemes: Sequence[str], rounds: int) -> None:
    """Each board is the server in every other round."""
    images_of = {M0: images()["bbcmicrobit"], M4: images()["disco_f407vg"]}
    with connect(alice, image=images_of[alice]) as one, connect(bob, image=images_of[bob]) as other:
        for scheme in schemes:
            report = run_exchange(one, other, scheme=scheme, rounds=rounds)
            assert report.agreed
            assert len(report.rounds) == rounds
