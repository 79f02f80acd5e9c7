"""Prints src/armv6m/invert.S: fe25519_invert() for the Cortex-M0.

    python3 gen/invert_armv6m.py > src/armv6m/invert.S

Division steps of Bernstein and Yang ("Fast constant-time gcd computation and modular inversion", 2019), in
the variant that begins with delta = 1/2. A step looks at the lowest bits of f and g alone, so 14 of them are
done on one word of each; what they did is a matrix of small numbers, which is then applied to all of f and g,
and to d and e, for which d a = c f and e a = c g mod p. In the end f is 1 or -1 (or p, if a is zero: then d
is zero), and d is the result, but for its sign.

- 590 steps are enough for every modulus below 2^256 and every a below it (Wuille, "safegcd bounds"); 43
  times 14 are 602.
- Two numbers of the matrix share a word, as u + 2^16 v: both are at most 2^14. Adding, subtracting and
  doubling such words does the same to both numbers.
- f and g are divided by 2^14 with each matrix, d and e are not: e begins as 2^-602 instead.
- A number is 16 halves; 14 of them are in seven words, the other two in a word each, the last one signed.
  With |u| + |v| at most 2^14 a column u x + v y is below 2^30, and there is room for a carry.
- The columns of d and e are reduced from the top: what is above 2^255 in the last column, times 19, is the
  first carry. So the last half of d and e stays within -2^14 - 1 to 2^15 + 2^14, and a column of it is below
  2^30.

The loops are written by hand; the matrix's application has its registers from registers_armv6m.py.
"""

from __future__ import annotations

from product_armv6m import file, function
from registers_armv6m import Allocator, Code, Order
from text_armv6m import Text

P = 2**255 - 19
STEPS, TIMES = 14, 43
BEGIN = pow(2, -STEPS * TIMES, P)

F, G, D, E, OUT, ZETA, COUNT = 0, 36, 72, 108, 144, 148, 152
FRAME = 160
STACK = 36 + FRAME + 8

# Of one search for apply(): see registers_armv6m.py.
FOUND = """\
+2 15 3 2 5 4 6 14 10 7 9 11 +1 26 25 16 21 27 17 +1 8 19 13 28 30 +2 22 +1 34 33 24 20 48 35 49 29 36 +5 44
43 59 45 60 46 +1 61 +1 50 +1 42 52 55 53 56 +1 69 58 64 54 65 +2 71 63 68 73 70 72 82 74 83 75 78 77 79 84
93 80 85 +1 81 94 +1 98 96 76 89 99 87 100 90 101 91 102 92 103 +2 111 116 112 97 113 107 114 106 117 88 108
128 119 109 127 118 120 129 115 130 133 132 134 123 110 135 +1 121 124 +1 122 150 138 126 137 140 139 141 +1
145 131 143 146 151 161 +2 147 +1 144 152 +1 157 154 +1 149 158 164 167 156 159 +1 171 166 168 +1 173 170
185 172 175 184 174 176 +1 165 179 +3 186 +1 195 188 191 196 +1 183 200 178 189 198 192 201 193 202 190 194
203 205 207 199 204 206 214 213 215 208 218 216 220 209 219 221 +1 210 229 +1 211 +1 223 231 225 +2 239 228
217 232 250 235 234 236 238 249 251 233 240 +1 252 237 224 254 253 242 +3 256 +1 246 +2 255
;
*249
;
3
"""


def apply() -> Code:
    """The pair of numbers x and y at r0 becomes u x + v y and q x + r y, with the matrix in r8 to r11. r1 and
    r2 are the first carries, r3 and r4 what is known of the last columns."""
    c = Code()
    pair = c.entry("r0")
    carry = [c.entry("r1"), c.entry("r2")]
    top = [c.entry("r3"), c.entry("r4")]
    u, v, q, r = (c.entry(register) for register in ("r8", "r9", "r10", "r11"))
    matrix = [(u, v), (q, r)]

    def column(x: int, y: int, row: int) -> int:
        both = c.plus(c.times(x, matrix[row][0]), c.times(y, matrix[row][1]))
        both = c.plus(both, carry[row])
        carry[row] = c.right_signed(both, 16)
        return both

    for i in range(7):
        x, y = c.load(pair, i), c.load(pair, 9 + i)
        x0, y0 = c.low_half(x), c.low_half(y)
        lower = [column(x0, y0, row) for row in (0, 1)]
        x1, y1 = c.high_half(x), c.high_half(y)
        for row in (0, 1):
            upper = column(x1, y1, row)
            c.store(c.plus(c.low_half(lower[row]), c.left(upper, 16)), pair, 9 * row + i)
    x, y = c.load(pair, 7), c.load(pair, 16)
    for row in (0, 1):
        c.store(c.low_half(column(x, y, row)), pair, 9 * row + 7)
        c.store(c.plus(top[row], carry[row]), pair, 9 * row + 8)
    return c


def begin(t: Text) -> None:
    t.save(FRAME)
    t.emit(f"str r0, [sp, #{OUT}]")
    t.note("g: a below p. First a mod 2^255 + 19 floor(a / 2^255)")
    t.emit("ldr r0, [r1, #28]", "lsls r7, r0, #1", "lsrs r7, r7, #1", "lsrs r2, r0, #31")
    t.emit("movs r3, #19", "muls r2, r3", "movs r3, #0")
    for i in range(8):
        t.emit("mov r0, r7" if i == 7 else f"ldr r0, [r1, #{4 * i}]")
        t.emit("adcs r0, r3" if i else "adds r0, r0, r2")
        t.emit(f"str r0, [sp, #{G + 4 * i}]")
    t.note("then, if 19 more reach 2^255, these 19 more, without bit 255")
    for i in range(8):
        t.emit(f"ldr r0, [sp, #{G + 4 * i}]", "adcs r0, r3" if i else "adds r0, #19")
    t.emit("lsrs r2, r0, #31", "movs r0, #19", "muls r2, r0")
    for i in range(8):
        t.emit(f"ldr r0, [sp, #{G + 4 * i}]", "adcs r0, r3" if i else "adds r0, r0, r2")
        if i < 7:
            t.emit(f"str r0, [sp, #{G + 4 * i}]")
    t.emit("uxth r1, r0", f"str r1, [sp, #{G + 28}]", "lsls r0, r0, #1", "lsrs r0, r0, #17")
    t.emit(f"str r0, [sp, #{G + 32}]")
    t.note("f = p, d = 0, e, zeta = -1, which is -delta - 1/2")
    t.emit("adr r0, .Lbegin", "mov r1, sp")
    t.emit("ldm r0!, {r2-r7}", "stm r1!, {r2-r7}", "ldm r0!, {r2-r4}", "stm r1!, {r2-r4}")
    t.emit(f"add r1, sp, #{D}", "movs r2, #0", "movs r3, #0", "movs r4, #0")
    t.emit("stm r1!, {r2-r4}", "stm r1!, {r2-r4}", "stm r1!, {r2-r4}")
    t.emit("ldm r0!, {r2-r7}", "stm r1!, {r2-r7}", "ldm r0!, {r2-r4}", "stm r1!, {r2-r4}")
    t.emit("movs r4, #0", "mvns r4, r4", f"movs r0, #{TIMES}", "b .Ltimes")
    t.lines += ["", "\t.p2align 2", ".Lbegin:"]
    for number in (P, BEGIN):
        t.emit(".word " + ", ".join(f"0x{word:08x}" for word in halves(number)))


def step(t: Text) -> None:
    """r0 f, r1 g, r2 u and v, r3 q and r, r4 zeta; r5 is the sign of zeta, r6 whether g is odd. Where both
    are so, f takes g's place and zeta changes its sign."""
    t.emit("asrs r5, r4, #31", "lsls r6, r1, #31", "asrs r6, r6, #31")
    for row, other in (("r0", "r1"), ("r2", "r3")):
        t.emit(
            f"mov r7, {row}", "eors r7, r5", "subs r7, r7, r5", "ands r7, r6", f"adds {other}, {other}, r7"
        )
    t.emit("ands r5, r6", "eors r4, r5", "subs r4, #1")
    for row, other in (("r0", "r1"), ("r2", "r3")):
        t.emit(f"mov r7, {other}", "ands r7, r5", f"adds {row}, {row}, r7")
    t.emit("asrs r1, r1, #1", "lsls r2, r2, #1")


def steps(t: Text) -> None:
    t.emit(f"str r0, [sp, #{COUNT}]", f"ldr r0, [sp, #{F}]", f"ldr r1, [sp, #{G}]")
    t.emit("movs r2, #1", "lsls r3, r2, #16", "mov r8, r2")
    t.label(".Lsteps")
    for _ in range(7):
        step(t)
    t.emit("mov r5, r8", "subs r5, #1", "mov r8, r5", "bmi 2f", "b .Lsteps")
    t.label("2")
    t.emit(f"str r4, [sp, #{ZETA}]")
    t.note("the matrix")
    for word, place in ((2, 8), (3, 10)):
        t.emit(f"sxth r0, r{word}", f"subs r1, r{word}, r0", "asrs r1, r1, #16")
        t.emit(f"mov r{place}, r0", f"mov r{place + 1}, r1")


def columns(t: Text, pair: int) -> None:
    """The last ones, to r3 and r4."""
    t.emit(f"ldr r5, [sp, #{pair + 32}]", f"ldr r6, [sp, #{pair + 68}]")
    for column, row in (("r3", 8), ("r4", 10)):
        t.emit(f"mov {column}, r{row}", f"muls {column}, r5", f"mov r7, r{row + 1}", "muls r7, r6")
        t.emit(f"adds {column}, {column}, r7")


def update(t: Text) -> None:
    t.note("f and g")
    columns(t, F)
    t.emit("movs r1, #0", "movs r2, #0", "mov r0, sp", "bl .Lapply")
    t.note("are divided by 2^14")
    for number in (F, G):
        here, following = "r1", "r2"
        t.emit(f"ldr {here}, [sp, #{number}]")
        for i in range(7):
            t.emit(f"ldr {following}, [sp, #{number + 4 * i + 4}]", f"lsrs {here}, {here}, #14")
            t.emit(f"lsls r3, {following}, #18", f"orrs {here}, r3", f"str {here}, [sp, #{number + 4 * i}]")
            here, following = following, here
        t.emit(
            f"ldr {following}, [sp, #{number + 32}]", f"lsrs {here}, {here}, #14", f"lsls r3, {following}, #2"
        )
        t.emit(f"orrs {here}, r3", f"uxth {here}, {here}", f"str {here}, [sp, #{number + 28}]")
        t.emit(f"asrs {following}, {following}, #14", f"str {following}, [sp, #{number + 32}]")
    t.note("d and e")
    columns(t, D)
    t.emit("movs r0, #19")
    for column, carry in (("r3", "r1"), ("r4", "r2")):
        t.emit(f"asrs {carry}, {column}, #15", f"muls {carry}, r0")
        t.emit(f"lsls {column}, {column}, #17", f"lsrs {column}, {column}, #17")
    t.emit(f"add r0, sp, #{D}", "bl .Lapply", f"ldr r4, [sp, #{ZETA}]", f"ldr r0, [sp, #{COUNT}]")
    t.emit("subs r0, #1", "beq 1f", "b .Ltimes")


def end(t: Text) -> None:
    t.label("1")
    t.note("d, with the sign of f; where that is negative, 2p more")
    t.emit(f"ldr r7, [sp, #{F + 32}]", "asrs r7, r7, #31", f"ldr r0, [sp, #{OUT}]")
    t.emit(f"ldr r5, [sp, #{D + 28}]", f"ldr r6, [sp, #{D + 32}]", "lsls r1, r6, #16", "orrs r5, r1")
    t.emit("asrs r6, r6, #31")
    for i in range(8):
        t.emit("mov r1, r5" if i == 7 else f"ldr r1, [sp, #{D + 4 * i}]", "eors r1, r7")
        t.emit("sbcs r1, r7" if i else "subs r1, r1, r7", f"str r1, [sp, #{D + 4 * i}]")
    t.emit("eors r6, r7", "sbcs r6, r7", "movs r3, #38", "ands r3, r6", "movs r2, #0")
    for i in range(8):
        t.emit(f"ldr r1, [sp, #{D + 4 * i}]", "sbcs r1, r2" if i else "subs r1, r1, r3")
        t.emit(f"str r1, [r0, #{4 * i}]")
    t.restore(FRAME)


def halves(number: int) -> list[int]:
    words = [number >> 32 * i & 0xFFFFFFFF for i in range(7)]
    return [*words, number >> 224 & 0xFFFF, number >> 240]


def code() -> list[str]:
    t = Text()
    begin(t)
    t.lines += ["", ".Ltimes:"]
    t.note("14 steps")
    steps(t)
    update(t)
    end(t)
    t.lines += ["", ".Lapply:"]
    t.note("u x + v y and q x + r y, as apply() of the script has it")
    kernel = apply()
    allocated = Allocator(kernel, Order.parse(FOUND))
    assert allocated.words <= 1
    t.emit("push {r5, lr}", *allocated.lines, "pop {r5, pc}")
    return t.lines


HEADER = """\
/* Printed by gen/invert_armv6m.py, which explains it.
 *
 * void fe25519_invert(fe25519 *out, const fe25519 *a)
 *
 * 1 / a mod p, and 0 of 0, by 602 division steps (Bernstein, Yang 2019).
 *
 * entry: r0 out, r1 a; any number below 2^256
 * exit: a number below 2^256
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0), always
 * code: {size} bytes
 */
"""


def source() -> str:
    """The whole file."""
    header = HEADER.format(stack=STACK, cycles="53,819", size="1,694")
    return file(header, [function("fe25519_invert", code())])


if __name__ == "__main__":
    print(source(), end="")
