"""Prints src/armv6m/sqr.S: fe25519_sqr() for the Cortex-M0.

    python3 gen/sqr_armv6m.py > src/armv6m/sqr.S

The algorithm is square() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import operand, square
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 21
# Of one search: see registers_armv6m.py.
FOUND = """\
+5 7 5 +1 9 +1 8 11 +4 17 16 18 +1 22 +1 20 26 21 27 25 33 31 28 30 34 29 36 35 37 +4 46 +3 43 24 42 44 +1
32 50 +3 56 55 57 69 67 61 54 64 +1 60 59 68 62 +1 70 +5 77 81 58 76 78 +2 82 +1 66 84 +1 88 90 86 +1 89 101
91 103 93 99 94 +4 102 104 +5 92 110 115 111 +3 116 +1 100 118 +17 215 136 +4 142 141 143 +1 147 216 146 145
152 148 155 151 150 180 179 159 153 156 158 160 154 161 +5 172 149 174 168 171 173 169 +1 157 167 175 181
176 186 177 +1 193 182 192 189 184 +1 187 +1 190 194 +6 202 206 183 205 208 207 203 201 204 191 209 +1 213
223 211 +1 218 +1 214 228 220 227 221 224 217 226 222 229 +5 240 235 237 236 238 +1 241 225 242 +20 339 263
+6 272 271 273 277 283 270 275 280 276 278 281 338 279 286 284 287 285 288 +2 274 291 294 293 295 297 296
292 299 298 282 300 306 301 +3 318 305 307 310 +1 314 312 309 317 315 319 313 320 +4 308 325 330 333 331 327
332 328 +1 326 316 334 340 335 +2 341 349 351 344 343 345 +1 348 353 352 347 354 +5 364 342 361 367 365 +1
362 360 363 350 368 +54 425 424 423 426 +3 434 430 +2 436 +1 435 440 439 433 438 441 +3 447 445 448 446 451
449 512 450 452 +2 458 513 455 +2 459 462 460 +1 463 +1 467 465 514 466 468 473 472 469 474 470 475 471 478
476 515 480 477 479 483 +1 481 485 482 486 489 491 487 490 488 494 492 516 493 502 +1 500 495 501 496 +1 505
+1 498 +1 507 504 508 +1 518 510 +1 517 519
;
*5 53 *215 23 40 *90 -48 *33 55 *49 57 *14 63 14 *110
;
0 94 95 142 143 144 145 146 147 220 267 268 270 271 272 311
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
    figures = {"stack": "160", "cycles": "938", "size": "42", "inner": "878"} | {
        "inner_stack": "88",
        "inner_size": "1,564",
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
