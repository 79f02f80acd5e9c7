"""Prints src/armv6m/sqr.S: fe25519_sqr() for the Cortex-M0.

    python3 gen/sqr_armv6m.py > src/armv6m/sqr.S

The algorithm is square() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import operand, square
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 3
# Of one search: see registers_armv6m.py.
FOUND = """\
146 2 +4 9 7 10 8 11 +7 20 19 21 24 +1 22 32 23 28 27 35 57 29 58 33 30 37 31 36 38 +5 45 49 48 50 26 51 46
+1 34 44 52 +1 59 54 70 55 60 63 68 64 +1 62 66 72 67 71 73 +5 83 +3 61 81 80 79 82 69 87 +3 94 +1 92 +1 98
107 91 99 103 97 102 100 106 105 101 108 +5 115 119 96 121 118 120 116 114 117 104 122 +4 128 +15 145 0 192
147 +4 190 144 152 189 153 155 154 157 156 160 168 161 167 162 164 +1 159 163 170 169 171 +3 158 175 177 181
178 +1 183 176 180 182 166 184 +2 191 187 194 199 195 +2 202 200 203 198 205 204 206 +4 212 216 193 213 +1
211 218 215 217 201 219 +3 226 +1 223 +2 235 239 237 229 231 230 232 +2 240 238 241 +4 253 228 251 250 252
247 +1 246 249 236 254 +4 260 +15 277 1 279 +2 283 282 284 276 285 +1 289 288 287 293 292 300 294 297 296
291 295 299 302 +1 301 304 +3 309 313 290 312 314 310 +1 315 308 298 316 +3 321 +1 320 323 +1 332 334 328
326 +1 329 336 331 330 337 335 338 +4 325 344 +2 348 347 349 +1 333 343 351 +3 356 +1 359 358 371 367 362 +2
369 361 365 +1 370 372 +5 385 360 383 379 382 384 380 +1 368 378 386 +3 392 +15 412 +31 446 444 +1 447 +5
460 453 +3 461 457 465 458 467 462 466 459 468 464 471 469 +1 463 472 +5 487 478 485 480 486 488 479 481 +1
484 490 +1 483 489 492 +4 528 497 500 498 +1 505 501 +1 514 506 512 515 507 +1 513 504 509 503 511 516 510
518 517 519 +8 529
;
*5 47 *23 46 *64 44 *94 45 61 *1 43 *26 39 *178 -10 *31 35 *73 32 *11
;
0 20 419
"""


def code() -> Code:
    c = Code()
    out = c.entry("r0")
    square(c, out, operand(c, 4 * WORDS + 4))
    return c


HEADER = """\
/* Printed by gen/sqr_armv6m.py, which says how it works.
 *
 * void fe25519_sqr(fe25519 *out, const fe25519 *a)
 *
 * a^2 mod p, of any number below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0), always
 * code: {size} bytes, without fe25519_sqr_stacked
 *
 * fe25519_sqr_stacked, for other assembly: r0 is out, and a is the eight words at and above sp.
 * It clobbers all registers but sp, and takes {inner} cycles with its return, {inner_stack} bytes of stack
 * and {inner_size} of code. The operand stays, unless out is there.
 *
 * No intermediate value overflows: see field_armv6m.py. No branch, and no address that depends on data.
 */
"""


def source() -> str:
    """The whole file."""
    figures = {"stack": "184", "cycles": "906", "size": "42", "inner": "846"} | {
        "inner_stack": "112",
        "inner_size": "1,492",
    }
    inner = "fe25519_sqr_stacked"
    return file(
        HEADER.format(**figures),
        [
            function("fe25519_sqr", called(inner, ["r1"])),
            function(inner, stacked(code(), Order.parse(FOUND), WORDS), hidden=True),
        ],
    )


if __name__ == "__main__":
    print(source(), end="")
