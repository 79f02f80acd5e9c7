"""Prints src/armv6m/sqr.S: fe25519_sqr() for the Cortex-M0.

    python3 gen/sqr_armv6m.py > src/armv6m/sqr.S

The algorithm is square() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import operand, square
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 7
# Of one search: see registers_armv6m.py.
FOUND = """\
+1 2 +6 10 +1 9 12 +5 19 18 20 +2 24 +1 32 36 23 28 35 33 29 +1 27 37 31 38 +5 49 45 26 46 +2 51 50 44 34 52
+3 58 +1 71 70 57 67 64 60 68 63 65 62 72 66 73 +5 61 81 80 79 84 82 +1 85 +1 69 87 94 88 +2 106 95 93 105
92 98 +2 102 +1 97 101 107 +5 96 113 118 +2 114 +2 121 117 104 122 +3 128 +15 145 +5 152 144 154 151 153 189
+1 156 155 161 157 160 164 168 162 167 159 163 170 165 171 169 172 +3 158 178 181 177 176 179 +1 182 +1 166
184 +1 191 186 +1 192 195 +1 200 199 194 197 +1 202 +1 205 204 206 +4 193 212 +3 218 211 216 +1 201 219 +3
225 +1 231 224 227 229 234 230 232 235 237 +1 233 240 239 241 +4 251 228 247 +3 246 253 252 236 254 +3 260
+15 277 +4 321 282 284 283 286 285 322 289 301 287 292 288 297 293 299 296 294 291 295 300 302 +5 312 290
313 +1 310 309 311 298 315 308 316 +2 323 319 +1 324 334 331 +1 326 328 327 329 335 330 337 336 338 +3 325
342 344 347 +2 345 +1 350 333 343 351 +3 358 357 363 359 356 362 361 364 367 369 365 +1 371 +1 370 373 +4
382 360 379 383 385 384 380 +1 378 368 386 +3 392 +15 412 +33 448 +1 446 +1 450 +1 458 452 460 453 459 461
454 +2 469 471 462 464 463 472 457 465 470 466 +2 475 474 476 +1 480 473 482 478 +1 481 485 483 +1 486 +7
496 494 +1 497 +3 536 501 +2 276 504 +1 507 +3 506 511 +6 526 +1 524 518 +1 525 520 +3 530 529 528 531 +4
537
;
*219 38 14 *47 71 59 60 *127 -7 *12 -42 *1 59 *1 36 *9 9 -6 -35 *96
;
0 60 62 94 95 219 267 268 418 427 428
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
    figures = {"stack": "160", "cycles": "922", "size": "42", "inner": "862"} | {
        "inner_stack": "88",
        "inner_size": "1,526",
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
