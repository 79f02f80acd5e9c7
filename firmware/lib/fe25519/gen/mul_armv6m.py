"""Prints src/armv6m/mul.S: fe25519_mul() for the Cortex-M0.

    python3 gen/mul_armv6m.py > src/armv6m/mul.S

The algorithm is multiply() of field_armv6m.py; registers_armv6m.py gives it registers.
"""

from __future__ import annotations

from field_armv6m import multiply, operand
from product_armv6m import called, file, function, stacked
from registers_armv6m import Code, Order

WORDS = 26
# Of one search: see registers_armv6m.py.
FOUND = """\
+7 9 7 +1 10 +2 27 +2 13 +5 21 19 22 +1 26 20 24 +1 34 30 +1 35 +1 32 +1 93 37 +1 42 39 +1 50 43 +1 53 45 41
51 68 46 48 +1 52 54 57 +1 47 59 +3 65 63 +1 56 55 66 +1 74 +4 69 +4 86 +2 84 80 83 85 79 81 +1 89 +2 98 92
94 103 96 104 97 110 95 106 102 105 99 107 111 101 100 112 +1 118 114 +3 109 108 119 121 120 127 122 128 +3
123 +3 133 137 140 139 141 136 138 134 +1 132 142 +4 155 150 162 151 148 +1 158 147 156 154 157 163 159 153
152 164 +2 170 167 +2 161 160 171 +12 191 185 188 192 +1 189 +1 184 186 +1 194 +14 212 +1 209 +1 214 211 215
+7 226 +1 223 228 295 224 230 225 235 229 231 +1 242 285 234 236 245 247 237 233 249 243 248 241 244 240 260
246 255 +4 266 +3 252 250 238 +1 270 251 253 +1 261 +4 275 +1 272 277 279 271 273 +1 278 281 +1 286 280 283
296 284 289 302 290 +1 294 288 287 303 298 293 297 292 299 304 +1 310 308 306 +1 309 301 300 311 313 +1 312
315 +2 319 318 320 +3 325 329 331 +1 328 330 333 326 +1 324 334 +1 338 336 +1 347 341 340 342 348 354 343
350 346 345 339 344 349 351 355 +3 362 359 +2 353 352 363 365 +1 364 371 +3 368 375 367 369 +1 384 380 +3
377 385 376 378 +1 386 +13 404 400 405 401 403 406 402 407 +6 418 +1 414 420 416 421 415 422 417 477 423 +1
428 427 425 441 452 429 426 433 430 434 437 435 +1 438 432 442 431 443 449 444 +4 440 439 450 +1 458 +4 453
+4 467 471 468 470 464 469 472 465 463 466 473 +1 482 480 475 +1 478 487 481 488 485 490 486 489 491 494 483
495 479 484 496 +2 502 500 499 501 493 492 503 +2 511 506 512 +2 508 515 507 509 +1 517 523 +1 520 +1 525
522 518 +1 516 526 +2 530 532 534 529 533 531 539 537 542 536 546 535 538 540 +1 543 547 +3 552 551 553 544
554 +1 545 557 556 563 +3 558 560 567 559 561 +1 576 569 575 572 +2 577 568 570 +1 578 +13 596 592 597 593
598 594 599 595 600 +23 631 +1 624 633 625 634 626 635 627 636 628 637 629 638 630 639 +6 648 646 649 647
650 +2 660 653 +2 661 656 658 657 669 +1 662 659 664 671 663 672 665 +3 675 673 +1 676 +3 682 736 683 +1 680
+1 685 +1 737 687 +1 693 691 689 692 690 696 694 697 695 738 698 +1 702 +3 700 +1 706 708 739 707 709 +1 715
+1 713 +1 711 +1 717 +6 741 726 724 740 727 725 730 728 +1 731 +2 742 734 +1 743
;
*58 70 *262 71 *310 -17 *19 -31 *99
;
0 26 27 28 29 39 41 42 43 107 108 109 110 111 160 161 230 231 232 233 234 235 298 299 300 301 302 351 352
421 422 423 424 425 426 490 491 492 493 544 545
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
    figures = {"stack": "212", "cycles": "1,382", "size": "50", "inner": "1,302"} | {
        "inner_stack": "108",
        "inner_size": "2,274",
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
