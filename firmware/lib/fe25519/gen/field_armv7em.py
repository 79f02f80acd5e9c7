"""Arithmetic mod p = 2^255 - 19 for Cortex-M4, as code over values.

An element is eight words, the lowest first. UMAAL does most of the work: lo, hi = a * b + lo + hi, which
cannot overflow, for (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1. It takes one cycle and leaves the flags alone.

Ranges. "Loose" is what mul() and sqr() give: below 2^255 + 39 * 2^224. They take anything below 2^256.
"""

from collections.abc import Sequence

from registers_armv7em import Code, Memory, Value

Element = list[Value]
P = 2**255 - 19
STRIP = 6  # words of a in the first strip of mul()


def times_19(code: Code, value: Value) -> Value:
    nine = code.new("add", value, value, "lsl #3")
    return code.new("add", value, nine, "lsl #1")


def split_top(code: Code, top: Value, above: Value) -> Value:
    """Of a word of weight 2^224 and one above it: leaves what is below 2^255 in the first, and returns 19
    times the rest, since 2^255 is 19. `above` is lost."""
    code("cmn", top, top)
    code("adc", above, above, above)
    code("bic", top, top, "#0x80000000")
    return times_19(code, above)


def sum_of_tops(code: Code, a: Value, b: Value) -> tuple[Value, Value]:
    """Of the sum of two words of weight 2^224: what is below 2^255, and 19 times the rest, which is at most
    3."""
    top = code.new("adds", a, b)
    above = code.new("rrx", top)
    code("lsr", above, above, "#30")
    code("bic", top, top, "#0x80000000")
    return top, times_19(code, above)


def fold(code: Code, low: Sequence[Value], high: Sequence[Value]) -> Element:
    """low + 2^256 high, loose; words of low may be far away.

    2^256 is 38. The top word goes first: with it, all from bit 255 on is known but for a carry, and enters
    at the bottom, 19 times, as the carry of the one pass over the other words. The top word is then below
    2^31, and the carry that reaches it at most 39, of which the last one only leaves little behind it."""
    words = list(low)
    factor = code.new("mov", "#38")
    above = code.new("mov", "#0")
    words[7] = code.near(words[7])
    code("umaal", words[7], above, high[7], factor)
    carry = split_top(code, words[7], above)
    for j in range(7):
        words[j] = code.near(words[j])
        code("umaal", words[j], carry, high[j], factor)
    code("add", words[7], words[7], carry)
    return words


def mul(code: Code, a: Sequence[Value], b: Sequence[Value], strip: int = STRIP) -> Element:
    """a * b, loose. a is in the core (its words from `strip` on may be far away) and is lost, b is far away.

    Two strips: all of b times the low words of a, then all of b times the two others. A row of a strip is a
    word of b times the strip's words; what leaves it below is a word of the product and waits far away,
    what leaves above becomes the next row's topmost word. The second strip adds onto the first one's words.
    Rows begin with a carry of zero; rows 0 and 1 begin together, so that two UMULL spare them the zeros.
    """
    a = list(a)
    a[strip:] = [code.away(word) for word in a[strip:]]
    product: dict[int, Value] = {}

    word = code.fetch(b[0])
    product[0], carry = code.core(), code.core()
    code("umull", product[0], carry, a[0], word)
    product[0] = code.park(product[0])
    second = code.fetch(b[1])
    product[1], second_carry = code.core(), code.core()
    code("umull", product[1], second_carry, a[0], second)
    code("umaal", product[1], carry, a[1], word)
    product[1] = code.park(product[1])
    for j in range(2, strip):
        product[j] = code.new("mov", "#0")
        code("umaal", product[j], carry, a[j], word)
    product[strip] = carry
    for j in range(1, strip):
        code("umaal", product[1 + j], second_carry, a[j], second)
    product[1 + strip] = second_carry

    for i in range(2, 8):
        word = code.fetch(b[i])
        carry = code.new("mov", "#0")
        for j in range(strip):
            code("umaal", product[i + j], carry, a[j], word)
            if j == 0 and i < 7:
                product[i] = code.park(product[i])
        product[i + strip] = carry

    width = 8 - strip
    a[strip:] = [code.fetch(word) for word in a[strip:]]
    above = [code.new("mov", "#0") for _ in range(width)]
    for i in range(8):
        word = code.fetch(b[i])
        product[strip + i] = code.near(product[strip + i])
        carry = above[0]
        code("umaal", product[strip + i], carry, a[strip], word)
        for j in range(1, width):
            code("umaal", above[j], carry, a[strip + j], word)
        above = [*above[1:], carry]
    for j in range(width):
        product[8 + strip + j] = above[j]
    return fold(code, [product[i] for i in range(8)], [product[8 + i] for i in range(8)])


def sqr(code: Code, a: Sequence[Value]) -> Element:
    """a * a, loose. a is in the core and is lost.

    Row j is a_j times 2 (a mod 2^32j), then times itself. The doubled word replaces a_j in its register;
    the carry of the doubling stays in the flags over all rows, since nothing else here writes them. The bit
    that the doubling pushes out of word j - 1 belongs to word j, but row j has a_j as it is: it is worth
    a_j in the column 2j, where it is the first addend. 36 products, 7 doublings."""
    a = list(a)
    a[7] = code.park(a[7])
    product: dict[int, Value] = {0: code.core(), 1: code.core()}
    code("umull", product[0], product[1], a[0], a[0])
    product[0] = code.park(product[0])
    product[2] = code.new("and", a[1], a[0], "asr #31")
    code("adds", a[0], a[0], a[0])
    for j in range(1, 8):
        carry = code.new("mov", "#0")
        if j == 7:
            a[7] = code.fetch(a[7])
        for i in range(j):
            a[i] = code.near(a[i])
            code("umaal", product[j + i], carry, a[j], a[i])
            if i == 0 and j < 7:
                product[j] = code.park(product[j])
        if j >= 6:  # a_j-1 is not at hand, but its bit still is the carry
            clear = code.new("sbc", a[j], a[j])
            product[2 * j] = code.new("bic", a[j], clear)
        code("umaal", product[2 * j], carry, a[j], a[j])
        product[2 * j + 1] = carry
        if j < 5:
            product[2 * j + 2] = code.new("and", a[j + 1], a[j], "asr #31")
        if j < 7:
            code("adcs", a[j], a[j], a[j])
        if j == 6:
            a[5] = code.park(a[5])
            a[6] = code.park(a[6])
    return fold(code, [product[i] for i in range(8)], [product[8 + i] for i in range(8)])


def borrowed(code: Code) -> Value:
    """38 where the last subtraction borrowed, that is where the carry is clear; or 0."""
    mask = code.core()
    code("sbc", mask, mask, mask)
    code("and", mask, mask, "#38")
    return mask


def sum_and_difference(
    code: Code, a: Sequence[Value], b: Sequence[Value], offset: int
) -> tuple[Element, Value]:
    """a + b, in the core; a - b, to the stack, with what corrected() needs for it, far away. a is in the
    core and is lost, b far away, both are loose.

    The sum is below 2^255 + 3 * 2^224: at most 3 times 2^255 go to the bottom, and the carry that comes
    back up is at most 2. The difference has 2^256 too much where it borrows."""
    a = list(a)
    b_top = code.near(b[7])
    one = code.new("mov", "#1")
    top, carry = sum_of_tops(code, a[7], b_top)
    for j in range(8):
        word = code.near(b[j]) if j < 7 else b_top
        difference = code.new("subs" if j == 0 else "sbcs", a[j], word)
        code("str", difference, Memory("sp", offset + 4 * j))
        if j < 7:
            code("umaal", a[j], carry, word, one)
    excess = code.park(borrowed(code))
    code("add", top, top, carry)
    return [*a[:7], top], excess


def corrected(code: Code, difference: Element, excess: Value) -> Element:
    """A difference of loose elements, mod 2^256 and less 38 if it borrowed. It does not borrow again: it
    was above 2^256 - 2^255 - 39 * 2^224 then."""
    code("subs", difference[0], difference[0], excess)
    for word in difference[1:]:
        code("sbcs", word, word, "#0")
    return difference


def add(code: Code, a: Element, b_at: Value) -> Element:
    """a + b of any two, b in memory: below 2^255 + 3 * 2^224, by a pass as fold() makes one."""
    one = code.new("mov", "#1")
    a[7], carry = sum_of_tops(code, a[7], code.load(b_at, 28, 1)[0])
    for first in (0, 2, 4, 6):
        for j, word in enumerate(code.load(b_at, 4 * first, min(2, 7 - first)), first):
            code("umaal", a[j], carry, word, one)
    code("add", a[7], a[7], carry)
    return a


def sub(code: Code, a: Element, b_at: Value) -> Element:
    """a - b of any two, b in memory."""
    for first in (0, 4):
        for j, word in enumerate(code.load(b_at, 4 * first, 4), first):
            code("subs" if j == 0 else "sbcs", a[j], a[j], word)
    corrected(code, a, borrowed(code))
    code("sub", a[0], a[0], borrowed(code))
    return a
