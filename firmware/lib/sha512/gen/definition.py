"""The constants of SHA-512 (FIPS 180-4) as the generators need them, in words of 32 bits."""

from collections.abc import Iterator

ROUNDS = 80


def primes() -> Iterator[int]:
    number = 2
    while True:
        if all(number % divisor for divisor in range(2, number)):
            yield number
        number += 1


def cube_root(number: int) -> int:
    """Rounded down."""
    low, high = 0, number + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle)
    return low


def round_constants() -> list[int]:
    """Section 4.2.3: the first 64 bits of the fractional parts of the cube roots of the first 80 primes."""
    return [cube_root(prime << 192) % 2**64 for prime, _ in zip(primes(), range(ROUNDS), strict=False)]


def table() -> list[str]:
    """The constants as lines of assembly, lower half first."""
    return [f"\t.word 0x{one % 2**32:08x}, 0x{one >> 32:08x}" for one in round_constants()]
