"""Prints src/armv7em/invert.S: the inverse of an element for Cortex-M4.

python invert_armv7em.py > ../src/armv7em/invert.S

By divsteps (Bernstein, Yang, "Fast constant-time gcd computation and modular inversion", 2019), in the form
that starts at delta = 1/2: 590 of them bring every f < 2^256, 0 <= g <= f to g = 0, f = +-gcd
(libsecp256k1, doc/safegcd_implementation.md). Here are 600, in 20 batches. One divstep is, with zeta =
-(delta + 1/2),

    if g is odd: g += zeta < 0 ? -f : f;  if it also was zeta < 0: f += g, zeta = -zeta - 1
    g /= 2, zeta -= 1

A batch needs only the low 30 bits of f and g. It gives a matrix by which f, g, and d, e with f = d a, g = e
a (mod p), are multiplied."""

from field_armv7em import Element, P
from function_armv7em import choice, function, header, source
from registers_armv7em import FPU, MOVE, Code, Value, move, stack_words

# A batch is three times ten divsteps, and nine of ten work on a row's three numbers in one word at once:
# for f, with its row (u, v) of the matrix,
#
#     f + 2^19 u + 2^30 v
#
# After i divsteps the matrix is scaled by 2^i: u and v have the weights 2^(19 - i) and 2^(30 - i) then, so
# that the word of g is halved as a whole and that of f stays as it is. Of f and g the low ten bits enter,
# with a sign, which makes them at most 2^9 for good. After nine divsteps |u| + |v| <= 2^9: what lies below
# v is less than 2^20, and |f| < 2^9, so all three can be told apart. The tests try all 3^9 ways that nine
# divsteps can go. The tenth divstep finds the lowest bit of g in its place and goes on with the four
# numbers of the matrix alone.
STEPS = 10
BATCH = 3 * STEPS
BATCHES = 20
U_AT, V_AT = 19, 30

LIMBS = 9  # of f and g: 30 bits with a sign, times 4, so that a limb ends where a word ends
LIMB = 30
WORDS = 8  # of d and e: 32 bits with a sign

Matrix = tuple[Value, Value, Value, Value]


def decide(code: Code, g: Value, zeta: Value) -> tuple[Value, Value]:
    """The multiple of f that g gets, 1, -1 or 0, and -1 where f becomes g, else 0. zeta goes on."""
    odd = code.new("and", g, "#1")
    swaps = code.new("and", zeta, g, "lsl #31")
    swap = code.new("asr", swaps, "#31")
    multiple = code.new("add", odd, swap, "lsl #1")
    code("eor", zeta, zeta, swap)
    code("sub", zeta, zeta, "#1")
    return multiple, swap


def unpack(code: Code, row: Value) -> tuple[Value, Value]:
    first = code.new("add", row, "#512")
    code("sbfx", first, first, f"#{U_AT - 9}", "#11")
    second = code.new("add", row, "#0x100000")
    code("asr", second, second, f"#{V_AT - 9}")
    return first, second


def ten_divsteps(code: Code, f_low: Value, g_low: Value, zeta: Value) -> Matrix:
    f = code.new("sbfx", f_low, "#0", f"#{STEPS}")
    g = code.new("sbfx", g_low, "#0", f"#{STEPS}")
    code("add", f, f, f"#{1 << U_AT:#x}")
    code("add", g, g, f"#{1 << V_AT:#x}")
    for _ in range(STEPS - 1):
        multiple, swap = decide(code, g, zeta)
        code("mla", g, multiple, f, g)
        code("mls", f, swap, g, f)
        code("asr", g, g, "#1")
    multiple, swap = decide(code, g, zeta)
    u, v = unpack(code, f)
    q, r = unpack(code, g)
    code("mla", q, multiple, u, q)
    code("mla", r, multiple, v, r)
    code("mls", u, swap, q, u)
    code("mls", v, swap, r, v)
    code("lsl", u, u, "#1")
    code("lsl", v, v, "#1")
    return u, v, q, r


def product(code: Code, left: Matrix, right: Matrix) -> Matrix:
    u, v, q, r = right
    entries = []
    for a, b in (left[:2], left[2:]):
        for above, below in ((u, q), (v, r)):
            entry = code.new("mul", a, above)
            code("mla", entry, b, below, entry)
            entries.append(entry)
    return entries[0], entries[1], entries[2], entries[3]


def halved(code: Code, matrix: Matrix, f: Value, g: Value) -> tuple[Value, Value]:
    """The low words after ten divsteps. From the top they lose ten bits each time; the batch needs no
    more."""
    rows = []
    for a, b in (matrix[:2], matrix[2:]):
        row = code.new("mul", a, f)
        code("mla", row, b, g, row)
        code("asr", row, row, f"#{STEPS}")
        rows.append(row)
    return rows[0], rows[1]


def divsteps(code: Code, f: Value, g: Value, zeta: Value) -> Matrix:
    """A batch, from the lowest limbs."""
    low = code.new("asr", code.fetch(f), "#2"), code.new("asr", code.fetch(g), "#2")
    matrix = ten_divsteps(code, *low, zeta)
    low = halved(code, matrix, *low)
    second = ten_divsteps(code, *low, zeta)
    low = halved(code, second, *low)
    matrix = product(code, second, matrix)
    return product(code, ten_divsteps(code, *low, zeta), matrix)


class Sum:
    """x f + y g, limb by limb from the lowest, for a row (x, y) of the matrix. 64 bits with a sign: limbs
    are at most 2^31 and |x| + |y| <= 2^30, so that the sum is below 2^61 and the carry below 2^30."""

    def __init__(self, code: Code, row: tuple[Value, Value]) -> None:
        self.code, self.row = code, row
        self.low = self.high = code.core()

    def start(self, f: Value, g: Value) -> None:
        self.low, self.high = self.code.core(), self.code.core()
        self.code("smull", self.low, self.high, self.row[0], f)
        self.code("smlal", self.low, self.high, self.row[1], g)

    def add(self, f: Value, g: Value) -> None:
        self.code("smlal", self.low, self.high, self.row[0], f)
        self.code("smlal", self.low, self.high, self.row[1], g)

    def signed(self) -> Value:
        """Takes the low word off as a number with a sign; what it is less than zero goes up."""
        self.code("add", self.high, self.high, self.low, "lsr #31")
        return self.low

    def next_limb(self) -> None:
        """Four times what is left: limbs are."""
        low = self.code.new("lsl", self.high, "#2")
        self.high = self.code.new("asr", self.high, f"#{LIMB}")
        self.low = low

    def next_word(self) -> None:
        self.low, self.high = self.high, self.code.new("asr", self.high, "#31")


def update_f_g(
    code: Code, matrix: Matrix, f: Element, g: Element, places: list[str]
) -> tuple[Element, Element]:
    """(u f + v g, q f + r g) / 2^30, which is exact: the lowest limb becomes zero and is dropped."""
    sums = Sum(code, matrix[:2]), Sum(code, matrix[2:])
    new: tuple[Element, Element] = ([], [])
    for j in range(LIMBS):
        f_limb, g_limb = code.fetch(f[j]), code.fetch(g[j])
        for number, one in enumerate(sums):
            if j == 0:
                one.start(f_limb, g_limb)
            else:
                one.add(f_limb, g_limb)
                keep(code, one.signed(), new[number], places[LIMBS * number :])
            one.next_limb()
    for number, one in enumerate(sums):
        keep(code, one.low, new[number], places[LIMBS * number :])
    return new


def keep(code: Code, value: Value, words: Element, places: list[str]) -> None:
    place = places[len(words)]
    words.append(code.far(place))
    code(MOVE, words[-1], value)


def update_d_e(
    code: Code, matrix: Matrix, d: Element, e: Element, places: list[str]
) -> tuple[Element, Element]:
    """u d + v e and q d + r e mod p; the factor 2^-30 is left to the end.

    The top word goes first: of x = u d_7 + v e_7, what is a multiple of 2^31 goes to the bottom 19 times,
    and the rest is below 2^30 either way. The carry that comes back up is below 2^29 + 2. So a top word
    stays below 2^30 + 2^29 + 2, x below 2^61, and the multiple below 2^30."""
    sums = Sum(code, matrix[:2]), Sum(code, matrix[2:])
    tops = []
    d_top, e_top = code.fetch(d[7]), code.fetch(e[7])
    factor = code.new("mov", "#19")
    for one in sums:
        one.start(d_top, e_top)
        code("adds", one.low, one.low, "#0x40000000")
        code("adc", one.high, one.high, "#0")
        multiple = code.new("lsl", one.high, "#1")
        code("orr", multiple, multiple, one.low, "lsr #31")
        code("bic", one.low, one.low, "#0x80000000")
        code("sub", one.low, one.low, "#0x40000000")
        tops.append(code.park(one.low))
        one.low, one.high = code.core(), code.core()
        code("smull", one.low, one.high, multiple, factor)
    new: tuple[Element, Element] = ([], [])
    for j in range(WORDS - 1):
        d_word, e_word = code.fetch(d[j]), code.fetch(e[j])
        for number, one in enumerate(sums):
            one.add(d_word, e_word)
            keep(code, one.signed(), new[number], places[WORDS * number :])
            one.next_word()
    for number, one in enumerate(sums):
        top = code.fetch(tops[number])
        code("add", top, top, one.low)
        keep(code, top, new[number], places[WORDS * number :])
    return new


# Between the batches: f, g, d, e, zeta, and how many batches are left.


class Places:
    def __init__(self, fpu: bool) -> None:
        everything = [*FPU, *stack_words(8)] if fpu else stack_words(40)
        self.f_g = everything[: 2 * LIMBS]
        self.d_e = everything[2 * LIMBS : 2 * LIMBS + 2 * WORDS]
        self.zeta, self.count, self.out, self.top_d, self.top_e = everything[34:39]
        self.size = 4 * (len(everything) - (len(FPU) if fpu else 0))
        self.fpu = fpu


def start(places: Places) -> list[str]:
    """f = p, g = a, d = 0, e = 2^-600, zeta = -1."""
    code = Code([*places.f_g[LIMBS:]])
    a_at = code.entry(["r1"])[0]
    a = code.load(a_at, 0)
    # a < p: without its top bit, which is worth 19, it is below 2^255 + 19, and one p too much where 19
    # more reach 2^255.
    bit = code.new("lsr", a[7], "#31")
    code("bic", a[7], a[7], "#0x80000000")
    add_19_times(code, a, bit)
    sum_word = code.new("adds", a[0], "#19")
    for word in a[1:]:
        sum_word = code.new("adcs", word, "#0")
    bit = code.new("lsr", sum_word, "#31")
    add_19_times(code, a, bit)
    code("bic", a[7], a[7], "#0x80000000")
    # Limbs between -2^29 and 2^29: 2^29 is added to each but the topmost, and taken off again by its
    # highest bit.
    offset = sum(1 << (LIMB * j + LIMB - 1) for j in range(LIMBS - 1))
    half = code.core()
    for j in range(8):
        word = offset >> 32 * j & 0xFFFFFFFF
        if word == 0:
            code("adcs", a[j], a[j], "#0")
            continue
        part = code.new("movw", f"#{word & 0xFFFF:#x}")
        if word >> 16:
            code("movt", part, f"#{word >> 16:#x}")
        code("adds" if j == 0 else "adcs", a[j], a[j], part)
    code("mov", half, "#0x80000000")
    for j in range(LIMBS):
        k, shift = divmod(LIMB * j, 32)
        limb = a[k] if shift == 0 else code.new("lsr", a[k], f"#{shift}")
        if shift and k + 1 < 8:
            code("orr", limb, limb, a[k + 1], f"lsl #{32 - shift}")
        limb = code.new("eor", half, limb, "lsl #2") if j < LIMBS - 1 else code.new("lsl", limb, "#2")
        code(MOVE, code.far(places.f_g[LIMBS + j]), limb)
    code.allocate()
    zero = [*places.f_g[1 : LIMBS - 1], *places.d_e[:WORDS]]
    return [
        move(places.out, "r0"),
        *code.text(),
        "\tmov.w r0, #0",
        *(move(place, "r0") for place in zero),
        f"\tmvn.w r1, #{4 * 19 - 1}",
        move(places.f_g[0], "r1"),
        f"\tmov.w r1, #{1 << 255 - LIMB * (LIMBS - 1) + 2}",
        move(places.f_g[LIMBS - 1], "r1"),
        "\tadr.w r1, .Lscale",
        "\tldm.w r1, {r2-r9}",
        *(move(place, f"r{2 + j}") for j, place in enumerate(places.d_e[WORDS:])),
        "\tmvn.w r1, #0",
        move(places.zeta, "r1"),
        f"\tmov.w r1, #{BATCHES}",
        move(places.count, "r1"),
    ]


def add_19_times(code: Code, a: Element, bit: Value) -> None:
    nine = code.new("add", bit, bit, "lsl #3")
    code("add", bit, bit, nine, "lsl #1")
    code("adds", a[0], a[0], bit)
    for word in a[1:]:
        code("adcs", word, word, "#0")


def batch(places: Places) -> list[str]:
    code = Code([places.top_d, places.top_e])
    f_g, d_e = code.entry(places.f_g), code.entry(places.d_e)
    (zeta,) = code.entry([places.zeta])
    near = code.fetch(zeta)
    matrix = divsteps(code, f_g[0], f_g[LIMBS], near)
    after = code.far(places.zeta)
    code(MOVE, after, near)
    code.leaving.append(after)
    for new in update_f_g(code, matrix, f_g[:LIMBS], f_g[LIMBS:], places.f_g):
        code.leaving += new
    for new in update_d_e(code, matrix, d_e[:WORDS], d_e[WORDS:], places.d_e):
        code.leaving += new
    code.pair_loads()
    code.allocate()
    return [
        "\t.p2align 2",
        ".Lbatch:",
        *code.text(),
        move("r0", places.count),
        "\tsubs.w r0, r0, #1",
        move(places.count, "r0"),
        "\tbne.w .Lbatch",
    ]


def end(places: Places) -> list[str]:
    """out = d, or -d where f is -1."""
    code = Code(["[sp, #0]"])
    d = [code.fetch(word) for word in code.entry(places.d_e[:WORDS])]
    sign = code.new("asr", code.fetch(code.entry(places.f_g[:1])[0]), "#31")
    out = code.fetch(code.entry([places.out])[0])
    # From words with signs to one number with a sign: each word takes off the next what its sign is worth.
    words = [d[0], code.new("subs", d[1], d[0], "lsr #31")]
    for j in range(2, WORDS):
        words.append(code.new("sbcs", d[j], d[j - 1], "lsr #31"))
    for word in words:
        code("eor", word, word, sign)
    for j, word in enumerate(words):
        code("subs" if j == 0 else "sbcs", word, word, sign)
    # Plus p, which makes it positive.
    code("subs", words[0], words[0], "#19")
    for word in words[1:]:
        code("sbcs", word, word, "#0")
    code("add", words[7], words[7], "#0x80000000")
    code.store(words, out, 0)
    code.allocate()
    return code.text()


def scale() -> list[str]:
    """2^-600, between -p / 2 and p / 2, in words with signs."""
    value = pow(2, -BATCH * BATCHES, P)
    if value > P // 2:
        value -= P
    words = []
    for _ in range(WORDS):
        word = (value + (1 << 31)) % (1 << 32) - (1 << 31)
        words.append(word)
        value = value - word >> 32
    assert value == 0
    return ["\t.p2align 2", ".Lscale:", *(f"\t.word {word}" for word in words)]


TEXT = """\
Printed by gen/invert_armv7em.py, which says how it works.

void fe25519_invert(fe25519 *out, const fe25519 *a)

1 / a mod p = 2^255 - 19; of zero, zero. 600 divsteps (Bernstein, Yang 2019), of which 590 are enough for
any a below p. The same instructions for every a.

Ranges: a < 2^256, which is brought below p first. out < 2^256: what becomes it is below 2^255 - 2^253
either way, and p is added."""
ENTRY = """\
entry: r0 out, r1 a
exit: -
clobbers: r0-r3, r12, lr, flags, s0-s15"""
FIGURES = {"fe25519_invert": (132, 12174, 3148)}
NO_FPU = {"fe25519_invert": (196, 12261, 3140)}


def body(fpu: bool) -> list[str]:
    places = Places(fpu)
    return [
        "\tpush.w {r4-r11, lr}",
        *(["\tvpush {s16-s31}"] if fpu else []),
        f"\tsub.w sp, sp, #{places.size}",
        *start(places),
        *batch(places),
        *end(places),
        f"\tadd.w sp, sp, #{places.size}",
        *(["\tvpop {s16-s31}"] if fpu else []),
        "\tpop.w {r4-r11, pc}",
    ]


def main() -> None:
    lines = [*choice("FE25519_FPU", body(True), body(False)), *scale()]
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "FE25519", function("fe25519_invert", lines)), end="")


if __name__ == "__main__":
    main()
