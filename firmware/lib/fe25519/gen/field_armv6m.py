"""Products and squares of 64, 128 and 256 bits, and the reduction modulo 2^255 - 19, as operations.

The core multiplies 32 bits by 32 and gives the low 32: so a word is two halves of 16 bits. Karatsuba's method
takes 256 bits to 128 and 128 to 64. The product of 64 bits is made of the halves' 16 products in two lanes:
the even one has its words at multiples of 32 bits, the odd one 16 bits higher; they meet once.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from registers_armv6m import Code

Words = list[int]

# Of words that are reduced in one go.
GROUPS = (2, 2, 3)


def pairs(a: Words, b: Words) -> Iterable[tuple[int, int]]:
    return zip(a, b, strict=True)


def product64(c: Code, a: Words, b: Words) -> Words:
    """One half of b at a time with all four of a, in an order in which each word of a lane begins as a
    product and takes carries afterwards: a product has room for two. The lanes are parts of a number of 128
    bits, so none overflows where no carry is looked at."""
    zero = c.constant(0)
    a0, a1, a2, a3 = c.low_half(a[0]), c.high_half(a[0]), c.low_half(a[1]), c.high_half(a[1])
    half = c.low_half(b[0])
    even0, odd0, even1, odd1 = (c.times(one, half) for one in (a0, a1, a2, a3))
    half = c.high_half(b[1])
    odd1 = c.add(odd1, c.times(a0, half))
    odd2 = c.adc(c.times(a2, half), zero)
    even2, even3 = c.times(a1, half), c.times(a3, half)
    half = c.high_half(b[0])
    odd0 = c.add(odd0, c.times(a0, half))
    odd1 = c.adc(odd1, c.times(a2, half))
    odd2 = c.adc(odd2, zero)
    even1 = c.add(even1, c.times(a1, half))
    even2 = c.adc(even2, c.times(a3, half))
    even3 = c.adc(even3, zero)
    half = c.low_half(b[1])
    odd1 = c.add(odd1, c.times(a1, half))
    odd2 = c.adc(odd2, c.times(a3, half))
    odd3 = c.adc(zero, zero)
    even1 = c.add(even1, c.times(a0, half))
    even2 = c.adc(even2, c.times(a2, half))
    even3 = c.adc(even3, zero)
    return lanes(c, [even0, even1, even2, even3], [odd0, odd1, odd2, odd3], 16)


def lanes(c: Code, even: Words, odd: Words, bits: int) -> Words:
    """even + 2^bits odd. The top word of odd has no more than 32 - bits bits."""
    shifted = [c.left(odd[0], bits)]
    for lower, higher in pairwise(odd):
        shifted.append(c.plus(c.left(higher, bits), c.right(lower, 32 - bits)))
    if len(shifted) < len(even):
        shifted.append(c.right(odd[-1], 32 - bits))
    return chain(c, even, shifted)


def chain(c: Code, a: Words, b: Words) -> Words:
    """a + b; the carry is in the flag."""
    return [c.adc(x, y) if i else c.add(x, y) for i, (x, y) in enumerate(pairs(a, b))]


def square64(c: Code, a: Words) -> Words:
    """The mixed products of the odd lane are doubled by its shift, those of the even lane are added twice."""
    zero = c.constant(0)
    a0, a1, a2, a3 = c.low_half(a[0]), c.high_half(a[0]), c.low_half(a[1]), c.high_half(a[1])
    odd0, odd2 = c.times(a0, a1), c.times(a2, a3)
    odd1 = c.add(c.times(a0, a3), c.times(a1, a2))
    odd2 = c.adc(odd2, zero)
    mixed1, mixed2 = c.times(a0, a2), c.times(a1, a3)
    even0, even1, even2, even3 = (c.times(one, one) for one in (a0, a1, a2, a3))
    for _ in range(2):
        even1 = c.add(even1, mixed1)
        even2 = c.adc(even2, mixed2)
        even3 = c.adc(even3, zero)
    return lanes(c, [even0, even1, even2, even3], [odd0, odd1, odd2], 17)


def distance(c: Code, a: Words, b: Words) -> tuple[Words, int]:
    """|a - b|, and all ones where a < b, else zero."""
    difference = [c.sbc(x, y) if i else c.sub(x, y) for i, (x, y) in enumerate(pairs(a, b))]
    sign = c.mask()
    difference = [c.xor(one, sign) for one in difference]
    return [c.sbc(one, sign) if i else c.sub(one, sign) for i, one in enumerate(difference)], sign


def karatsuba(c: Code, low: Words, high: Words, middle: Words, sign: int | None) -> Words:
    """low + 2^n (low + high + middle) + 2^2n high, with n half of their bits; - middle where `sign` is all
    ones or None.

    Each half of low + high has low's upper half + high's lower half in it: these are added once, and their
    carry goes to the upper half of high, which has room for it."""
    zero = c.constant(0)
    n = len(low) // 2
    both = chain(c, low[n:], high[:n])
    upper = [c.adc(one, zero) for one in high[n:]]
    result = chain(c, both + both, low[:n] + upper)
    upper = [c.adc(one, zero) for one in upper]
    if sign is None:
        result = [c.sbc(x, y) if i else c.sub(x, y) for i, (x, y) in enumerate(pairs(result, middle))]
        upper = [c.sbc(one, zero) for one in upper]
    else:
        middle = [c.xor(one, sign) for one in middle]
        c.effect("cmn", sign, sign)
        result = [c.adc(x, y) for x, y in pairs(result, middle)]
        upper = [c.adc(one, sign) for one in upper]
    return low[:n] + result + upper


def product128(c: Code, a: Words, b: Words) -> Words:
    da, sa = distance(c, a[:2], a[2:])
    db, sb = distance(c, b[2:], b[:2])
    middle, sign = product64(c, da, db), c.xor(sa, sb)
    c.push(middle)
    low = product64(c, a[:2], b[:2])
    c.push(low)
    high = product64(c, a[2:], b[2:])
    c.prefetch(low)
    c.prefetch(middle)
    return karatsuba(c, low, high, middle, sign)


def square128(c: Code, a: Words) -> Words:
    difference, _ = distance(c, a[:2], a[2:])
    middle = square64(c, difference)
    c.push(middle)
    low = square64(c, a[:2])
    c.push(low)
    high = square64(c, a[2:])
    c.prefetch(low)
    c.prefetch(middle)
    return karatsuba(c, low, high, middle, None)


def reduce(c: Code, words: Words) -> Words:
    """512 bits to below 2^255 + 2^230, by 2^256 = 38 and 2^255 = 19.

    The top word comes first: what it and its product by 38 have above bit 255, at most 77, times 19 starts
    the carries of the others, so that one pass is enough. 38 times a half has 22 bits, so a carry is added to
    it with no other. The last carry is at most 39, and the top word may have bit 31 for it alone."""
    zero, fold = c.constant(0), c.constant(38)
    low, high = words[:8], words[8:]

    def folded(first: int, count: int, carry: int | None) -> tuple[Words, int]:
        """So many words at a time, in two chains: the upper halves' products, then the lower ones'."""
        shifted, lower = [], []
        for i in range(first, first + count):
            upper = c.times(c.high_half(high[i]), fold)
            product = c.times(c.low_half(high[i]), fold)
            lower.append(product if carry is None else c.plus(product, carry))
            shifted.append(c.left(upper, 16))
            carry = c.right(upper, 16)
        result = low[first : first + count]
        for added in (shifted, lower):
            result = chain(c, result, added)
            assert carry is not None
            carry = c.adc(carry, zero)
        assert carry is not None
        return result, carry

    (top,), carry = folded(7, 1, None)
    doubled = c.add(top, top)
    carry = c.times(c.adc(carry, carry), c.constant(19))
    top = c.right(doubled, 1)
    result: Words = []
    for count in GROUPS:
        more, carry = folded(len(result), count, carry)
        result += more
    return [*result, c.plus(top, carry)]


def operand(c: Code, place: int) -> Words:
    """Eight words of the frame."""
    return [c.entry(f"[sp, #{place + 4 * i}]") for i in range(8)]


def multiply(c: Code, out: int, a: Words, b: Words) -> None:
    c.prefetch(a[:4])
    c.prefetch(a[4:])
    da, sa = distance(c, a[:4], a[4:])
    c.push(da)
    c.prefetch(b[4:])
    c.prefetch(b[:4])
    db, sb = distance(c, b[4:], b[:4])
    c.push(db)
    sign = c.xor(sa, sb)
    middle = halves_pushed(c, product128(c, da, db))
    c.prefetch(a[:4])
    c.prefetch(b[:4])
    low = halves_pushed(c, product128(c, a[:4], b[:4]))
    c.prefetch(a[4:])
    c.prefetch(b[4:])
    high = product128(c, a[4:], b[4:])
    for one in (low, middle):
        c.prefetch(one[4:])
        c.prefetch(one[:4])
    stored(c, out, reduce(c, karatsuba(c, low, high, middle, sign)))


def stored(c: Code, out: int, words: Words) -> None:
    c.store_all(words[:4], out)
    c.store_all(words[4:], out)


def halves_pushed(c: Code, words: Words) -> Words:
    c.push(words[:4])
    c.push(words[4:])
    return words


def square(c: Code, out: int, a: Words) -> None:
    c.prefetch(a[:4])
    c.prefetch(a[4:])
    difference, _ = distance(c, a[:4], a[4:])
    middle = halves_pushed(c, square128(c, difference))
    c.prefetch(a[:4])
    low = halves_pushed(c, square128(c, a[:4]))
    c.prefetch(a[4:])
    high = square128(c, a[4:])
    for one in (low, middle):
        c.prefetch(one[4:])
        c.prefetch(one[:4])
    stored(c, out, reduce(c, karatsuba(c, low, high, middle, None)))
