"""Single-precision arithmetic by exact rational numbers, each result rounded once.

Written from IEEE 754 and the pseudocode of the ARMv7-M Architecture Reference Manual; it shares nothing with
fpu.c: a single becomes a fraction through `struct`, and Python's `round` rounds a fraction to the nearest
integer, ties to even.
"""

import math
import struct
from fractions import Fraction
from functools import cache
from typing import NamedTuple

INVALID, DIVIDE_BY_ZERO, OVERFLOW, UNDERFLOW, INEXACT = 1, 2, 4, 8, 16
N, Z, C, V = 1 << 31, 1 << 30, 1 << 29, 1 << 28
CONDITIONS = N | Z | C | V

SIGN = 0x80000000
INFINITY = 0x7F800000
QUIET = 0x00400000
DEFAULT_NAN = 0x7FC00000
WORD = 0xFFFFFFFF

LEAST_NORMAL = Fraction(1, 2**126)


class Result(NamedTuple):
    """A register's new content, and the exception flags that are raised."""

    bits: int
    flags: int = 0


def is_nan(bits: int) -> bool:
    return bits & ~SIGN > INFINITY


def is_signalling(bits: int) -> bool:
    return is_nan(bits) and not bits & QUIET


def is_infinite(bits: int) -> bool:
    return bits & ~SIGN == INFINITY


def is_zero(bits: int) -> bool:
    return bits & ~SIGN == 0


def value(bits: int) -> Fraction:
    """A finite single, exactly."""
    number: float = struct.unpack("<f", struct.pack("<I", bits))[0]
    return Fraction(number)


@cache
def power_of_two(exponent: int) -> Fraction:
    return Fraction(2) ** exponent


def floor_log2(number: Fraction) -> int:
    exponent = number.numerator.bit_length() - number.denominator.bit_length()
    return exponent if power_of_two(exponent) <= number else exponent - 1


def rounded(exact: Fraction) -> Result:
    """The nearest single to a number that is not zero."""
    magnitude = abs(exact)
    sign = SIGN if exact < 0 else 0
    # Denormals have the spacing of the least normal numbers.
    spacing = power_of_two(max(floor_log2(magnitude), -126) - 23)
    nearest = round(magnitude / spacing) * spacing
    if nearest >= power_of_two(128):
        return Result(sign | INFINITY, OVERFLOW | INEXACT)
    # Exact: no rounding is left to do.
    bits: int = struct.unpack("<I", struct.pack("<f", float(nearest)))[0]
    flags = 0
    if nearest != magnitude:
        flags = INEXACT | UNDERFLOW if magnitude < LEAST_NORMAL else INEXACT
    return Result(sign | bits, flags)


def of_nans(*operands: int) -> Result | None:
    """The operand that a result with NaNs among its operands takes."""
    for operand in operands:
        if is_signalling(operand):
            return Result(operand | QUIET, INVALID)
    for operand in operands:
        if is_nan(operand):
            return Result(operand)
    return None


def add(a: int, b: int) -> Result:
    nan = of_nans(a, b)
    if nan:
        return nan
    if is_infinite(a) and is_infinite(b):
        return Result(a) if a == b else Result(DEFAULT_NAN, INVALID)
    if is_infinite(a) or is_infinite(b):
        return Result(a if is_infinite(a) else b)
    exact = value(a) + value(b)
    if exact == 0:
        return Result(SIGN if a == b == SIGN else 0)
    return rounded(exact)


def subtract(a: int, b: int) -> Result:
    return of_nans(a, b) or add(a, b ^ SIGN)


def multiply(a: int, b: int) -> Result:
    nan = of_nans(a, b)
    if nan:
        return nan
    sign = (a ^ b) & SIGN
    if is_infinite(a) or is_infinite(b):
        return Result(DEFAULT_NAN, INVALID) if is_zero(a) or is_zero(b) else Result(sign | INFINITY)
    exact = value(a) * value(b)
    return rounded(exact) if exact else Result(sign)


def divide(a: int, b: int) -> Result:
    nan = of_nans(a, b)
    if nan:
        return nan
    sign = (a ^ b) & SIGN
    if is_infinite(a) or is_infinite(b):
        if is_infinite(a) and is_infinite(b):
            return Result(DEFAULT_NAN, INVALID)
        return Result(sign | INFINITY if is_infinite(a) else sign)
    if is_zero(b):
        return Result(DEFAULT_NAN, INVALID) if is_zero(a) else Result(sign | INFINITY, DIVIDE_BY_ZERO)
    return rounded(value(a) / value(b)) if not is_zero(a) else Result(sign)


def square_root(a: int) -> Result:
    nan = of_nans(a)
    if nan:
        return nan
    if is_zero(a):
        return Result(a)
    if a & SIGN:
        return Result(DEFAULT_NAN, INVALID)
    if is_infinite(a):
        return Result(a)
    # The root of p/q is that of p·q over q, here in steps of 1 / (q·2^100). No root is less than 2^-75, so
    # singles and the points halfway between them are multiples of 2^-99, and so of the step. None of them is
    # between two steps, and a root that is there rounds as the middle does.
    exact = value(a)
    scale = exact.denominator << 100
    square = (exact.numerator * exact.denominator) << 200
    steps = math.isqrt(square)
    return rounded(Fraction(steps, scale) if steps**2 == square else Fraction(2 * steps + 1, 2 * scale))


def multiply_add(addend: int, a: int, b: int) -> Result:
    """Fused."""
    no_product = (is_infinite(a) and is_zero(b)) or (is_zero(a) and is_infinite(b))
    if no_product and not is_signalling(addend):
        return Result(DEFAULT_NAN, INVALID)
    nan = of_nans(addend, a, b)
    if nan:
        return nan
    sign = (a ^ b) & SIGN
    if is_infinite(a) or is_infinite(b):
        return add(addend, sign | INFINITY)
    if is_infinite(addend):
        return Result(addend)
    exact = value(addend) + value(a) * value(b)
    if exact == 0:
        product_is_zero = is_zero(a) or is_zero(b)
        return Result(SIGN if product_is_zero and addend == SIGN == sign else 0)
    return rounded(exact)


def compare(a: int, b: int, *, quiet_is_invalid: bool) -> Result:
    """The condition flags as the bits."""
    if is_nan(a) or is_nan(b):
        invalid = quiet_is_invalid or is_signalling(a) or is_signalling(b)
        return Result(C | V, INVALID if invalid else 0)
    left, right = (
        (-1 if bits & SIGN else 1) * (power_of_two(200) if is_infinite(bits) else value(bits & ~SIGN))
        for bits in (a, b)
    )
    if left == right:
        return Result(Z | C)
    return Result(N if left < right else C)


def to_fixed(bits: int, size: int, fraction: int, *, signed: bool, to_nearest: bool) -> Result:
    if is_nan(bits):
        return Result(0, INVALID)
    least, most = (-(1 << size - 1), (1 << size - 1) - 1) if signed else (0, (1 << size) - 1)
    if is_infinite(bits):
        return Result((least if bits & SIGN else most) & WORD, INVALID)
    exact = value(bits) * power_of_two(fraction)
    number = round(exact) if to_nearest else math.trunc(exact)
    if not least <= number <= most:
        return Result((least if number < least else most) & WORD, INVALID)
    return Result(number & WORD, INEXACT if number != exact else 0)


def from_fixed(bits: int, size: int, fraction: int, *, signed: bool) -> Result:
    number = bits & ((1 << size) - 1)
    if signed and number >> size - 1:
        number -= 1 << size
    return rounded(number / power_of_two(fraction)) if number else Result(0)


def negated(result: Result) -> Result:
    return Result(result.bits ^ SIGN, result.flags)


def chained(addend: int, product: Result) -> Result:
    """Adds to a product that is already rounded."""
    total = add(addend, product.bits)
    return Result(total.bits, product.flags | total.flags)


def execute(name: str, d: int, n: int, m: int, fraction: int = 0) -> Result:
    """What instruction `name` leaves in its destination, or for VCMP in the flags."""
    match name.split("."):
        case ["vadd"]:
            return add(n, m)
        case ["vsub"]:
            return subtract(n, m)
        case ["vmul"]:
            return multiply(n, m)
        case ["vnmul"]:
            return negated(multiply(n, m))
        case ["vmla"]:
            return chained(d, multiply(n, m))
        case ["vmls"]:
            return chained(d, negated(multiply(n, m)))
        case ["vnmla"]:
            return chained(d ^ SIGN, negated(multiply(n, m)))
        case ["vnmls"]:
            return chained(d ^ SIGN, multiply(n, m))
        case ["vfma"]:
            return multiply_add(d, n, m)
        case ["vfms"]:
            return multiply_add(d, n ^ SIGN, m)
        case ["vfnma"]:
            return multiply_add(d ^ SIGN, n ^ SIGN, m)
        case ["vfnms"]:
            return multiply_add(d ^ SIGN, n, m)
        case ["vdiv"]:
            return divide(n, m)
        case ["vsqrt"]:
            return square_root(m)
        case ["vmov"]:
            return Result(m)
        case ["vabs"]:
            return Result(m & ~SIGN)
        case ["vneg"]:
            return Result(m ^ SIGN)
        case ["vcmp" | "vcmpe" as operation]:
            return compare(d, m, quiet_is_invalid=operation == "vcmpe")
        case ["vcmp" | "vcmpe" as operation, "zero"]:
            return compare(d, 0, quiet_is_invalid=operation == "vcmpe")
        case ["vcvt", "f32", "s32" | "u32" as integer]:
            return from_fixed(m, 32, 0, signed=integer == "s32")
        case ["vcvt" | "vcvtr" as operation, "s32" | "u32" as integer, "f32"]:
            return to_fixed(m, 32, 0, signed=integer == "s32", to_nearest=operation == "vcvtr")
        case ["vcvt", "f32", fixed, "fixed"]:
            return from_fixed(d, int(fixed[1:]), fraction, signed=fixed[0] == "s")
        case ["vcvt", fixed, "f32", "fixed"]:
            return to_fixed(d, int(fixed[1:]), fraction, signed=fixed[0] == "s", to_nearest=False)
    raise ValueError(f"no reference for {name}")
