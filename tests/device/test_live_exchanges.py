"""Live exchanges between virtual boards of each pair of cores, with coins that nobody chose."""

import pytest

from thumbkat import connect
from thumbkat.jobs.exchange import run_exchange

M0, M4 = "virtual:bbcmicrobit", "virtual:disco_f407vg"


LONG = [pytest.mark.verify, pytest.mark.timeout(7200)]


@pytest.mark.parametrize("rounds", [4, pytest.param(1000, marks=LONG)])
@pytest.mark.parametrize(("alice", "bob"), [(M0, M4), (M0, M0), (M4, M4)], ids=["M0-M4", "M0-M0", "M4-M4"])
def test_every_round_agrees(alice: str, bob: str, rounds: int) -> None:
    """Each board is the server in every other round."""
    with connect(alice) as one, connect(bob) as other:
        for scheme in ("newhope", "newhope-14bit"):
            report = run_exchange(one, other, scheme=scheme, rounds=rounds // 2)
            assert report.agreed
            assert len(report.rounds) == rounds // 2
