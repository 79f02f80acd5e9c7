"""The core against Unicorn: random instructions of every encoding, state compared after each."""

from __future__ import annotations

import random

import pytest

from tests.virtual.core_encodings import Encoding, Fields, encodings
from tests.virtual.core_oracle import Pair
from thumbkat.virtual.core import Model

CORES = [(Model.M0, False), (Model.M4F, True)]
SEQUENCE = 200  # instructions that are laid out at a time

_IT = Encoding("IT", "10111111 cccc kkkk", where=lambda f: f["c"] < 14 and f["k"] != 0, in_it=False)


def _block(rng: random.Random, inner: list[Encoding]) -> list[tuple[Encoding, Fields]]:
    """IT, and as many instructions as it is for."""
    it = _IT.draw(rng)
    length = 4 - ((it["k"] & -it["k"]).bit_length() - 1)
    chosen: list[tuple[Encoding, Fields]] = [(_IT, it)]
    for _ in range(length):
        encoding = rng.choice(inner)
        chosen.append((encoding, encoding.draw(rng)))
    return chosen


def run_random(model: Model, v7: bool, count: int, seed: int) -> None:
    rng = random.Random(seed)
    pair = Pair(model, rng)
    table = encodings(v7)
    # In a block, only what needs no preparation: what runs before it in the block may change a base register.
    inner = [encoding for encoding in table if encoding.in_it and encoding.memory is None]
    done = 0
    while done < count:
        blocks = []
        for _ in range(SEQUENCE):
            if v7 and rng.random() < 0.1:
                blocks.append(_block(rng, inner))
            else:
                encoding = rng.choice(table)
                blocks.append([(encoding, encoding.draw(rng))])
        drawn = iter(pair.lay_out([one for block in blocks for one in block]))
        for block in blocks:
            placed = [next(drawn) for _ in block]
            if rng.random() < 0.2:
                pair.set(rng.randrange(13), rng.choice(_EDGES))
            if len(placed) == 1:
                pair.prepare(placed[0])
            pair.step(placed)
            done += len(placed)


_EDGES = (
    0,
    1,
    0x7FFF_FFFF,
    0x8000_0000,
    0xFFFF_FFFF,
    0xFF,
    0x100,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x8000_8000,
    32,
    33,
)


@pytest.mark.parametrize(("model", "v7"), CORES)
def test_each_encoding(model: Model, v7: bool) -> None:
    """Every entry of the table, some times each: none is left to chance."""
    rng = random.Random(1)
    pair = Pair(model, rng)
    for encoding in encodings(v7):
        for _ in range(8):
            (drawn,) = pair.lay_out([(encoding, encoding.draw(rng))])
            pair.prepare(drawn)
            pair.step([drawn])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("model", "v7"), CORES)
def test_random_sequences(model: Model, v7: bool, seed: int) -> None:
    run_random(model, v7, 5_000, seed)


@pytest.mark.verify
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10, 14))
@pytest.mark.parametrize(("model", "v7"), CORES)
def test_random_sequences_long(model: Model, v7: bool, seed: int) -> None:
    run_random(model, v7, 500_000, seed)
