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
431 2 +4 10 7 9 11 8 12 +2 33 +2 18 37 19 36 20 +2 32 23 38 +1 27 24 +1 28 26 29 +1 40 31 41 49 42 48 47 44
43 50 45 99 51 46 56 55 57 59 63 58 52 60 54 64 53 65 +3 74 71 69 +1 62 61 72 +1 80 75 81 +2 77 84 76 78 +1
93 89 92 86 90 94 91 87 85 88 95 +2 128 98 100 104 +1 117 103 101 +1 110 106 109 111 107 +1 113 112 114 118
+2 123 121 +1 124 +1 115 126 116 127 134 +4 129 +4 144 146 143 145 147 140 148 141 139 142 149 158 150 +2
157 156 161 170 163 154 162 164 159 166 155 165 167 160 171 +1 178 173 176 174 +1 177 169 168 179 181 +1 180
183 +8 200 197 199 201 196 193 198 194 192 195 202 +3 208 +10 222 +1 220 219 224 221 225 +3 230 0 233 +1 17
235 237 240 +2 244 236 243 245 +1 299 238 +1 248 247 310 251 250 263 256 252 249 259 255 257 +1 274 264 260
254 253 265 +3 271 269 +1 262 261 272 +1 275 +9 290 289 293 292 294 291 286 +1 285 288 295 +2 305 298 317
301 300 304 302 311 303 306 318 309 313 308 312 307 314 319 +1 325 323 321 +1 324 316 315 326 328 327 334 +2
329 337 331 338 330 332 +1 347 346 344 340 343 348 345 339 341 +1 349 356 350 +1 358 354 352 357 355 360 359
361 +1 370 363 +4 371 +1 376 373 +2 377 +1 368 379 381 369 380 387 +1 384 389 +1 382 391 383 385 +1 396 399
+1 397 401 398 394 392 +1 395 402 +3 408 +10 422 +1 419 424 420 +1 425 +2 16 428 440 +1 430 442 1 433 443
434 +5 445 449 444 446 474 499 448 447 456 450 +1 457 452 459 463 453 +2 458 460 464 +1 469 466 +2 471 470
461 +1 472 +1 480 +1 477 482 +1 475 484 476 478 +1 492 +1 489 +2 494 486 +1 485 488 495 +3 510 501 500 504
+1 517 509 503 511 502 508 513 512 506 +1 514 518 +2 525 521 +3 516 515 526 528 527 534 +4 529 +4 543 546 +2
544 +1 540 +2 539 549 558 550 +1 554 552 570 556 559 555 563 +1 557 571 562 565 +2 561 560 572 +1 578 576
574 +1 577 569 568 579 +2 587 +2 582 590 +1 583 +3 596 593 600 599 597 +1 601 594 +1 592 602 +3 608 +9 622
618 623 619 624 620 625 621 626 +2 633 +20 661 +1 654 663 655 664 656 665 657 666 659 658 667 +1 660 669 +4
676 674 +1 678 +3 677 682 +1 690 688 684 +1 687 689 686 693 691 694 692 695 +3 712 +1 699 701 710 700 702 +1
705 704 711 706 +3 716 715 714 717 +1 721 723 719 +1 722 726 724 +1 727 +4 766 734 732 735 733 737 +2 736
740 745 743 741 +1 744 746 749 747 +1 750 +2 756 753 +2 757 760 759 758 761 +4 767
;
*58 62 *207 19 *54 52 *101 47 *120 -13 -17 *69 41 *9 44 *8 39 *1 -5 -30 *114
;
0 28 29 43 64 111 160 161 230 231 302 351 352 421 422 423 493 544 551
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
    figures = {"stack": "224", "cycles": "1,350", "size": "50", "inner": "1,270"} | {
        "inner_stack": "120",
        "inner_size": "2,210",
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
