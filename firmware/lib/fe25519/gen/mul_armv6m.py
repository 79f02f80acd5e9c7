"""Prints src/armv6m/mul.S: fe25519_mul() for the Cortex-M0.

    python3 gen/mul_armv6m.py > src/armv6m/mul.S

The algorithm is multiply() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import multiply, operand
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 6
# Of one search: see registers_armv6m.py.
FOUND = """\
1 +5 10 7 11 8 +1 12 +2 33 +2 18 +2 36 21 +2 27 32 24 28 26 25 29 +2 40 +1 37 42 38 47 43 39 44 +1 99 46 56
51 50 74 55 52 57 63 49 48 54 59 58 60 53 64 +4 71 69 +1 62 61 72 75 73 76 +2 80 79 81 +3 89 86 90 93 92 91
94 87 85 88 95 +3 103 110 100 104 101 128 102 105 113 106 117 111 109 112 118 114 108 107 119 +1 125 121 123
122 124 116 115 126 +1 134 +1 129 136 +1 131 138 130 132 +1 146 143 147 144 140 148 145 141 139 142 149 +3
154 158 157 156 162 159 155 161 163 +1 166 170 165 167 171 160 172 +3 178 176 +1 169 168 179 +7 199 187 +4
193 192 194 +1 197 196 198 200 202 +2 201 205 208 +9 222 218 223 220 219 224 +1 221 226 +2 0 230 233 +2 232
240 237 241 +2 245 236 244 246 238 274 239 247 299 250 256 248 257 263 251 255 249 254 259 258 252 260 264
253 265 271 266 +1 269 268 270 262 261 272 +1 280 +1 275 282 +2 276 +3 293 290 289 292 294 286 291 287 285
288 295 +2 301 298 300 310 317 305 303 311 304 328 309 306 312 +2 308 318 302 307 319 325 320 +4 316 315 326
+1 334 +1 329 336 +2 330 +3 344 347 346 343 345 340 348 339 341 +1 349 +2 356 352 363 357 355 370 354 364
366 358 +1 362 361 365 360 367 371 +1 378 373 +1 376 375 377 369 368 379 +2 387 +3 382 391 383 +3 397 399 +1
396 393 398 401 394 +1 392 402 +3 408 +9 422 418 423 419 424 421 420 425 +2 431 428 433 +1 430 16 435 440 +2
437 436 438 +1 444 449 443 450 445 +1 451 474 463 447 452 448 454 453 456 455 459 457 +1 460 464 +2 469 467
+1 470 +1 461 +1 472 +1 480 +2 477 483 475 484 476 478 +1 493 490 492 494 486 489 491 487 485 488 495 +3 510
501 500 503 502 504 +2 528 513 511 517 508 +1 512 514 507 518 +2 525 521 +3 516 515 526 529 527 530 +3 543
546 +2 544 +1 534 +4 540 +1 539 542 549 556 550 +1 554 552 558 557 555 570 563 +1 559 562 565 +1 571 567 561
560 572 +1 578 576 574 +1 577 569 568 579 +2 587 582 588 +3 583 +3 593 597 596 600 599 601 598 592 594 +1
602 +3 608 +2 499 611 +7 622 +1 619 624 620 625 621 626 +2 633 +20 661 +1 654 663 655 664 656 +1 665 +1 658
667 659 668 660 669 +5 676 675 679 678 680 +1 677 682 +4 690 +2 697 687 695 698 696 688 +1 694 693 699 +6
710 706 +1 711 717 708 +1 712 718 715 +1 713 +1 720 719 721 +6 737 758 730 728 731 +1 735 738 744 742 736
743 729 745 740 +1 746 733 +1 748 747 739 749 +8 759
;
*26 63 *1 27 *29 52 *5 -19 *21 2 *75 56 53 *5 51 *253 11 *118 53 *81 27 *25 47 *81 64 *11
;
0 28 29 43 111 230 231 302 351 352 421 422 423 429 436 545
"""


def code() -> Code:
    c = Code()
    out = c.entry("r0")
    a, b = operand(c, 4 * WORDS + 4), operand(c, 4 * WORDS + 36)
    multiply(c, out, a, b)
    return c


HEADER = """\
/* Printed by gen/mul_armv6m.py, which says how it works.
 *
 * void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * a b mod p, of any numbers below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a, r2 b
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0), always
 * code: {size} bytes, without fe25519_mul_stacked
 *
 * fe25519_mul_stacked, for other assembly: r0 is out, and a and b are the eight words each at and above sp.
 * It clobbers all registers but sp, and takes {inner} cycles with its return, {inner_stack} bytes of stack
 * and {inner_size} of code. The operands stay, unless out is there.
 *
 * No intermediate value overflows: see field_armv6m.py. No branch, and no address that depends on data.
 */
"""


def source() -> str:
    """The whole file."""
    figures = {"stack": "224", "cycles": "1,348", "size": "50", "inner": "1,268"} | {
        "inner_stack": "120",
        "inner_size": "2,208",
    }
    inner = "fe25519_mul_stacked"
    return file(
        HEADER.format(**figures),
        [
            function("fe25519_mul", called(inner, ["r1", "r2"])),
            function(inner, stacked(code(), Order.parse(FOUND), WORDS), hidden=True),
        ],
    )


if __name__ == "__main__":
    print(source(), end="")
