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


def fold(code: Code, low: Sequence[Value], high: Sequence[Value], *, twice: bool = False) -> Element:
    """low + 2^256 high, loose; words of low may be far away. Or twice that, below 2^255 + 78 * 2^224.

    2^256 is 38. The top word goes first: with it, all from bit 255 on is known but for a carry, and enters
    at the bottom, 19 times, as the carry of the one pass over the other words. The top word is then below
    2^31, and the carry that reaches it at most 39, of which the last one only leaves little behind it.
    """
    words = list(low)
    words[7] = code.near(words[7])
    factor = code.new("mov", "#76" if twice else "#38")
    above = code.new("mov", "#0")
    if twice:
        # Its lowest bit is that of the word below; that of the others will be the carry in the flags.
        words[6] = code.near(words[6])
        pushed_out = code.new("lsr", words[7], "#31")
        code("lsl", words[7], words[7], "#1")
        code("orr", words[7], words[7], words[6], "lsr #31")
    code("umaal", words[7], above, high[7], factor)
    if twice:
        code("add", above, above, pushed_out)
        carry = split_top(code, words[7], above)
    else:
        # 19 times bit 255, and 38 times what is above it.
        carry = code.new("asr", words[7], "#31")
        code("and", carry, carry, "#19")
        code("mla", carry, above, factor, carry)
        code("bic", words[7], words[7], "#0x80000000")
    for j in range(7):
        words[j] = code.near(words[j])
        if twice:
            code("adcs" if j else "adds", words[j], words[j], words[j])
        code("umaal", words[j], carry, high[j], factor)
    code("add", words[7], words[7], carry)
    return words


def waiting(code: Code, at: Sequence[Value] | int) -> list[Value | Memory]:
    """A factor that is far away, or at an offset of the stack pointer, as mul() and sqr() like it best: the
    words that they need last stay where they are."""
    if isinstance(at, int):
        words: Sequence[Value | Memory] = [Memory("sp", at + 4 * j) for j in range(8)]
    else:
        words = at
    return [*(code.near(word) for word in words[:STRIP]), *words[STRIP:]]


def mul(
    code: Code, a: Sequence[Value | Memory], b: Sequence[Value], *, twice: bool = False, strip: int = STRIP
) -> Element:
    """a * b, loose, or twice that, as fold() has it. a is in the core and is lost (its words from `strip` on
    may be elsewhere), b far away.

    Two strips: all of b times the low words of a, then all of b times the two others. A row of a strip is a
    word of b times the strip's words; what leaves it below is a word of the product and waits far away,
    what leaves above becomes the next row's topmost word. The second strip adds onto the first one's words.
    Rows begin with a carry of zero; rows 0, 1 and 2 begin together, column by column, so that three UMULL
    spare them zeros."""
    rest = [code.away(word) for word in a[strip:]]
    a = [code.near(word) for word in a[:strip]]
    product: dict[int, Value] = {}

    # Rows 0, 1 and 2, as far as column 2.
    row = [code.fetch(b[0])]
    carries: list[Value] = []
    for column in range(3):
        if column:
            row.append(code.fetch(b[column]))
        product[column], carry = code.core(), code.core()
        code("umull", product[column], carry, a[0], row[column])
        carries.append(carry)
        for i in range(column - 1, -1, -1):
            code("umaal", product[column], carries[i], a[column - i], row[i])
        product[column] = code.park(product[column])
    # The rest of them: row 2's word had to make room.
    row[2] = b[2]
    for i in range(3):
        word = code.near(row[i])
        for j in range(3 - i, strip):
            if i == 0:
                product[j] = code.new("mov", "#0")
            code("umaal", product[i + j], carries[i], a[j], word)
        product[i + strip] = carries[i]

    for i in range(3, 8):
        word = code.fetch(b[i])
        carry = code.new("mov", "#0")
        for j in range(strip):
            code("umaal", product[i + j], carry, a[j], word)
            if j == 0 and i < 7:
                product[i] = code.park(product[i])
        product[i + strip] = carry

    width = 8 - strip
    a += [code.near(word) for word in rest]
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
    return fold(code, [product[i] for i in range(8)], [product[8 + i] for i in range(8)], twice=twice)


def sqr(code: Code, factor: Sequence[Value | Memory], *, twice: bool = False) -> Element:
    """a * a, loose, or twice that, as fold() has it. It is in the core and is lost (its last words
    may be elsewhere).

    Row j is a_j times 2 (a mod 2^32j), then times itself. The doubled word replaces a_j in its register;
    the carry of the doubling stays in the flags over all rows, since nothing else here writes them. The bit
    that the doubling pushes out of word j - 1 belongs to word j, but row j has a_j as it is: it is worth
    a_j in the column 2j, where it is the first addend. 36 products, 7 doublings."""
    a = [code.near(word) for word in factor[:STRIP]]
    rest = [factor[6], code.away(factor[7])]
    product: dict[int, Value] = {0: code.core(), 1: code.core()}
    code("umull", product[0], product[1], a[0], a[0])
    product[0] = code.park(product[0])
    product[2] = code.new("and", a[1], a[0], "asr #31")
    code("adds", a[0], a[0], a[0])
    for j in range(1, 8):
        carry = code.new("mov", "#0")
        if j >= STRIP:
            a.append(code.near(rest[j - STRIP]))
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
    return fold(code, [product[i] for i in range(8)], [product[8 + i] for i in range(8)], twice=twice)


def borrowed(code: Code) -> Value:
    """38 where the last subtraction borrowed, that is where the carry is clear; or 0."""
    mask = code.core()
    code("sbc", mask, mask, mask)
    code("and", mask, mask, "#38")
    return mask


def doubled(code: Code, a: Element) -> Element:
    """2 a of any a: below 2^255 + 3 * 2^224."""
    one = code.new("mov", "#1")
    top, carry = sum_of_tops(code, a[7], a[7])
    for word in a[:7]:
        code("umaal", word, carry, word, one)
    code("add", top, top, carry)
    return [*a[:7], top]


def plus(code: Code, a: Element, b: Sequence[Value]) -> Element:
    """a + b of any a in the core, which is lost, and any b, far away: below 2^255 + 3 * 2^224."""
    one = code.new("mov", "#1")
    top, carry = sum_of_tops(code, a[7], code.near(b[7]))
    for j in range(7):
        code("umaal", a[j], carry, code.near(b[j]), one)
    code("add", top, top, carry)
    return [*a[:7], top]


def difference(code: Code, a: Element, b: Sequence[Value]) -> Element:
    """a - b of any a in the core, which is lost, and any b <= 2^256 - 38, far away."""
    for j in range(8):
        code("subs" if j == 0 else "sbcs", a[j], a[j], code.near(b[j]))
    return corrected(code, a, borrowed(code))


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
        less = code.new("subs" if j == 0 else "sbcs", a[j], word)
        code("str", less, Memory("sp", offset + 4 * j))
        if j < 7:
            code("umaal", a[j], carry, word, one)
    excess = code.park(borrowed(code))
    code("add", top, top, carry)
    return [*a[:7], top], excess


def corrected(code: Code, words: Element, excess: Value) -> Element:
    """A difference mod 2^256, less 38 if it borrowed. It does not borrow again: what was taken off is at most
    2^256 - 38, so 38 is left at least. Of a <= 2^256 - 38 the difference is no more than that either."""
    code("subs", words[0], words[0], excess)
    for word in words[1:]:
        code("sbcs", word, word, "#0")
    return words


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
