"""SPARKLE as the scripts here see it, for either core: branches by what they were in the beginning.

Beierle et al., "Schwaemm and Esch", version 1.2. Each branch has two words. The linear layer turns the right
half of the branches and swaps the halves: that is renaming, and no word moves for it.
"""

from collections.abc import Iterable, Sequence

RCON = (
    *(0xB7E15162, 0xBF715880, 0x38B4DA56, 0x324E7738),
    *(0xBB1185EB, 0x4F7C7B57, 0xCFBFA1C8, 0xC2B3293D),
)

Word = str  # "x0" to "y7"


def x(branch: int) -> Word:
    return f"x{branch}"


def y(branch: int) -> Word:
    return f"y{branch}"


def words(branches: Iterable[int]) -> list[Word]:
    return [word for branch in branches for word in (x(branch), y(branch))]


def turned(order: Sequence[int], steps: int = 1) -> list[int]:
    """Branches by position after so many linear layers."""
    half = len(order) // 2
    for _ in range(steps):
        order = [*order[half + 1 :], order[half], *order[:half]]
    return list(order)
