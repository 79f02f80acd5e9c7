"""Prints src/armv6m/mul.S: fe25519_mul() for the Cortex-M0.

    python3 gen/mul_armv6m.py > src/armv6m/mul.S

The algorithm is multiply() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import multiply, operand
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 3
# Of one search: see registers_armv6m.py.
FOUND = """\
431 2 +4 18 10 19 +3 7 +1 11 9 12 +2 32 24 26 33 15 23 34 25 35 27 +3 36 31 40 37 41 +1 38 +1 50 43 49 45 44
99 46 +1 51 56 52 59 74 55 48 54 57 63 58 60 64 53 65 +2 71 68 +2 62 61 72 +1 75 +3 80 79 81 +3 92 +1 86 94
90 89 91 87 85 88 95 +3 128 100 110 101 105 104 117 111 103 113 109 112 106 118 114 102 108 107 119 +1 125
123 121 +1 124 116 115 126 129 127 130 +4 146 135 +3 140 143 +1 147 145 148 141 +1 139 149 156 150 158 151
+1 163 155 161 154 166 157 159 +1 162 164 170 165 167 171 +1 176 173 +1 178 175 177 168 179 181 169 180 187
+3 184 182 191 183 185 +1 193 196 200 199 197 201 198 194 +1 192 202 +3 208 +9 222 218 223 219 224 220 +1
225 +3 230 +1 233 232 234 +1 237 240 +2 236 238 +1 243 299 244 +1 249 246 256 247 263 251 248 259 253 274
250 254 252 257 255 258 260 264 +1 269 266 +2 270 261 271 262 272 +1 280 +3 277 275 284 276 278 +1 289 292
+1 286 294 290 +1 285 287 +1 295 +2 328 298 300 317 304 310 305 309 301 306 302 311 307 303 308 313 312 314
318 +1 323 320 +1 325 322 324 315 326 316 334 327 335 +3 329 +4 346 344 343 345 347 +1 339 +3 349 +2 354 352
358 +1 353 370 381 356 355 361 363 357 366 364 360 362 365 367 371 +2 376 374 378 375 377 368 +1 379 +1 229
387 +3 384 382 391 383 385 +1 400 397 393 396 399 401 398 392 394 +1 402 +4 408 +9 422 418 423 419 424 420
425 429 421 426 1 427 +1 433 +1 16 435 +1 440 +3 445 444 437 451 446 438 +1 450 456 447 474 457 448 463 455
449 458 454 459 452 460 464 453 465 471 466 +4 462 461 472 +1 480 +1 475 482 +1 477 484 476 478 +1 492 +2
489 +2 487 485 +1 488 495 +2 528 498 502 +1 501 505 510 504 511 513 509 512 508 506 514 517 507 518 +2 525
521 523 522 524 516 515 526 +1 534 +2 529 537 531 538 530 532 +1 543 547 546 548 544 +1 541 540 542 539 549
558 550 +1 554 552 563 557 556 562 561 559 566 555 564 570 565 567 560 571 +2 578 576 574 +1 577 569 568 579
+2 587 +1 582 589 +1 584 591 583 585 +1 599 596 600 597 601 593 598 594 592 595 602 +3 499 608 +10 622 +1
619 624 620 625 621 626 +2 633 +20 661 +1 654 663 655 664 657 656 665 +1 658 667 659 668 660 669 +5 676 +1
675 678 +5 695 +1 684 +1 690 688 687 689 686 693 697 691 +1 698 694 700 +1 699 702 +5 715 717 708 +2 716 711
+1 714 718 720 713 719 721 +6 742 758 744 735 +1 743 741 745 +1 728 730 737 729 731 +1 734 740 738 733 747
+1 739 749 +8 759
;
*354 -8 *262 17 *6 27 *107 8 *11
;
0 43 111 160 161 230 231 302 423 424 425 426 429 436 489 490 491 492 544 648
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
    figures = {"stack": "224", "cycles": "1,351", "size": "50", "inner": "1,271"} | {
        "inner_stack": "120",
        "inner_size": "2,200",
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
