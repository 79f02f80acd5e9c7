"""What a step of the ladder has between its products, as operations for registers_armv6m.py.

Elements that products leave are below 2^255 + 2^230; those that they take may be any below 2^256.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from field_armv6m import Words
from registers_armv6m import Code


def difference_of(c: Code, a: Words, b: Words) -> Words:
    """a - b, more than -2^255 - 2^230: where that is negative, 2^256 - 38 more."""
    zero = c.constant(0)
    words = [c.sbc(x, y) if i else c.sub(x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
    fold = c.do("and", c.constant(38), c.mask())
    return [c.sbc(one, zero) if i else c.sub(one, fold) for i, one in enumerate(words)]


def put(c: Code, words: Words, place: int) -> None:
    for i, word in enumerate(words):
        c.put(word, place + 4 * i)


def in_frame(c: Code, place: int) -> Words:
    return [c.entry(f"[sp, #{place + 4 * i}]") for i in range(8)]


def doubling(c: Code, factor: int, aa: int, bb: int, to_e: int, to_t: int, group: int = 2) -> None:
    """E = AA - BB, and T = AA + 121665 E.

    121665 = 2^16 + 56129, and a word of E is e = 2^16 h + l: 121665 e is 56129 l + 2^16 (56129 h + l)
    + 2^32 h, and the bracket has 32 bits. The top word comes first, as in the reduction of a product: what is
    above bit 255 is below 2^18, and 19 times that begins the carries, which have no more than 18 bits."""
    k = c.entry(factor if isinstance(factor, str) else f"[sp, #{factor}]")
    zero = c.constant(0)
    square_sum, square_difference = in_frame(c, aa), in_frame(c, bb)
    e = difference_of(c, square_sum, square_difference)
    put(c, e, to_e)

    def parts(word: int) -> tuple[int, int, int]:
        high, low = c.high_half(word), c.low_half(word)
        upper = c.plus(c.times(high, k), low)
        return c.times(low, k), c.left(upper, 16), c.plus(high, c.right(upper, 16))

    lower, shifted, carry = parts(e[7])
    top = c.add(lower, shifted)
    carry = c.adc(carry, zero)
    top = c.add(top, square_sum[7])
    carry = c.adc(carry, zero)
    doubled = c.add(top, top)
    carry = c.times(c.adc(carry, carry), c.constant(19))
    top = c.right(doubled, 1)
    i = 0
    while i < 7:
        n = min(group, 7 - i)
        made = [parts(one) for one in e[i : i + n]]
        ups = [carry] + [one[2] for one in made[:-1]]
        carry = made[-1][2]
        words = square_sum[i : i + n]
        for added in ([one[0] for one in made], [one[1] for one in made], ups):
            words = [
                c.adc(x, y) if j else c.add(x, y) for j, (x, y) in enumerate(zip(words, added, strict=True))
            ]
            carry = c.adc(carry, zero)
        put(c, words, to_t + 4 * i)
        i += n
    c.put(c.plus(top, carry), to_t + 28)
