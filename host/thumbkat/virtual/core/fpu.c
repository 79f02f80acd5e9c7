/* Arithmetic of the Cortex-M4's FPU, by integers. Names in quotation marks are the functions of the ARMv7-M Architecture
 * Reference Manual's pseudocode that a function here answers to.
 *
 * Every result is made in two steps: the exact one, as an integer times a power of two, then one rounding of it. Where
 * the exact result has no end, or too many bits, the low end is replaced by one "sticky" bit:
 *
 *     Let x be positive. Take sticky(x) = x if x is an integer, else floor(x) with its lowest bit set. Then sticky(x) is
 *     an even integer only if x is the same one; else both lie strictly between the same two neighbouring even integers.
 *     (x in (k, k+1): an even k becomes k+1, inside (k, k+2); an odd k stays, inside (k-1, k+1).)
 *
 * Rounding to a multiple of some q asks only on which side of, or whether on, a multiple of q/2 a number lies. So with
 * q >= 4, which makes those multiples even integers, sticky(x) rounds as x does, and is inexact when x is. Each caller
 * of round_to_single() says why its bits suffice.
 */
#include "fpu.h"

#define SIGN UINT32_C(0x80000000)
#define INFINITE UINT32_C(0x7f800000)
#define QUIET UINT32_C(0x00400000)
#define DEFAULT_NAN UINT32_C(0x7fc00000)

enum {
    FRACTION_BITS = 23,
    BIAS = 127,
    /* The leading bit of a normalised significand: two of them can be added in 64 bits. */
    LEADING = 62,
};

/* ±significand × 2^exponent, not zero. Normalised: bit LEADING is the highest one. */
struct number {
    bool negative;
    int exponent;
    uint64_t significand;
};

static bool is_negative(uint32_t bits) { return (bits & SIGN) != 0; }
static bool is_nan(uint32_t bits) { return (bits & ~SIGN) > INFINITE; }
static bool is_infinite(uint32_t bits) { return (bits & ~SIGN) == INFINITE; }
static bool is_zero(uint32_t bits) { return (bits & ~SIGN) == 0; }
static bool is_signalling(uint32_t bits) { return is_nan(bits) && (bits & QUIET) == 0; }

static uint32_t with_sign(bool negative, uint32_t magnitude) { return negative ? magnitude | SIGN : magnitude; }

static int leading_zeros(uint64_t value) { return __builtin_clzll(value); }

/* sticky(value / 2^count), of the argument above. It may follow another: the even integers of the coarser scale are among
 * those of the finer one, so a sticky value and what it stands for become the same. */
static uint64_t shift_right_sticky(uint64_t value, int count)
{
    if (count == 0)
        return value;
    if (count >= 64)
        return value != 0;
    uint64_t lost = value & ((UINT64_C(1) << count) - 1);
    return value >> count | (lost != 0);
}

/* Of a finite number that is not zero. */
static struct number unpack(uint32_t bits)
{
    uint32_t field = bits >> FRACTION_BITS & 0xff;
    uint64_t significand = bits & ((UINT32_C(1) << FRACTION_BITS) - 1);

    if (field != 0)
        significand |= UINT32_C(1) << FRACTION_BITS;
    else
        field = 1; /* denormals have the exponent of the least normal numbers, and no hidden bit */
    int shift = leading_zeros(significand) - (63 - LEADING);
    return (struct number){is_negative(bits), (int)field - BIAS - FRACTION_BITS - shift, significand << shift};
}

/* "FPRound": ±significand × 2^exponent to the nearest single, ties to even. The significand is not zero; its lowest bit
 * may be sticky if it has 26 bits or more: with the leading bit brought to bit 63, 40 bits are dropped, so q is 2^40, and
 * the sticky bit is at bit 38 or below, which leaves q >= 4 times its weight. A denormal drops more. */
static uint32_t round_to_single(struct fpu_state *fpu, bool negative, uint64_t significand, int exponent)
{
    const int dropped = 63 - FRACTION_BITS;
    const uint64_t half = UINT64_C(1) << (dropped - 1);

    int shift = leading_zeros(significand);
    significand <<= shift;
    int field = exponent - shift + 63 + BIAS;

    /* ARM detects underflow before rounding: a tiny number whose rounding reaches the least normal one underflowed. */
    bool tiny = field < 1;
    if (tiny) {
        significand = shift_right_sticky(significand, 1 - field);
        field = 1;
    }
    uint64_t kept = significand >> dropped;
    uint64_t rest = significand & (2 * half - 1);
    /* The hidden bit of `kept` adds one to the exponent field, and a denormal has none. A carry out of the fraction
     * likewise goes where it belongs: into the next exponent, from the largest number into infinity. The field is at
     * most 404 (the largest number divided by the least), so nothing leaves 32 bits. */
    uint32_t magnitude = ((uint32_t)(field - 1) << FRACTION_BITS) + (uint32_t)kept;
    if (rest > half || (rest == half && (kept & 1) != 0))
        magnitude++;

    if (rest != 0)
        fpu->fpscr |= tiny ? FPSCR_UFC | FPSCR_IXC : FPSCR_IXC;
    if (magnitude >= INFINITE) {
        fpu->fpscr |= FPSCR_OFC | FPSCR_IXC;
        magnitude = INFINITE;
    }
    return with_sign(negative, magnitude);
}

static uint32_t invalid(struct fpu_state *fpu)
{
    fpu->fpscr |= FPSCR_IOC;
    return DEFAULT_NAN;
}

/* "FPProcessNaNs", "FPProcessNaNs3": the first signalling NaN, made quiet, else the first quiet one. */
static bool propagate_nan(struct fpu_state *fpu, const uint32_t *operands, int count, uint32_t *result)
{
    for (int i = 0; i < count; i++)
        if (is_signalling(operands[i])) {
            fpu->fpscr |= FPSCR_IOC;
            *result = operands[i] | QUIET;
            return true;
        }
    for (int i = 0; i < count; i++)
        if (is_nan(operands[i])) {
            *result = operands[i];
            return true;
        }
    return false;
}

/* a + b, rounded. Both have their 15 lowest bits clear: true of 24 and of 48 significant bits.
 *
 * The smaller one is shifted right to the other's exponent. By 15 bits or fewer that is exact. By more, it is below 2^47
 * and the larger one at least 2^62, so that sum and difference have 62 bits or more. The larger one is an even integer:
 * adding it, or taking from it, carries even neighbours to even neighbours, and the sticky bit stays one. */
static uint32_t sum(struct fpu_state *fpu, struct number a, struct number b)
{
    if (a.exponent < b.exponent || (a.exponent == b.exponent && a.significand < b.significand)) {
        struct number larger = b;
        b = a;
        a = larger;
    }
    b.significand = shift_right_sticky(b.significand, a.exponent - b.exponent);
    if (a.negative == b.negative)
        return round_to_single(fpu, a.negative, a.significand + b.significand, a.exponent);
    if (a.significand == b.significand)
        return 0; /* an exact zero is positive in this rounding mode */
    return round_to_single(fpu, a.negative, a.significand - b.significand, a.exponent);
}

/* The exact product of two numbers with 24 significant bits each, which has 48. Their 31 lowest bits are clear, so it is
 * that of two 32-bit integers. */
static struct number product(struct number a, struct number b)
{
    struct number p = {a.negative != b.negative, a.exponent + b.exponent + 62,
                       (a.significand >> 31) * (b.significand >> 31)};
    /* 2^31 squared is 2^62, normalised; if bit 63 is set, the lowest bit is among the clear ones. */
    if (p.significand >> 63 != 0) {
        p.significand >>= 1;
        p.exponent++;
    }
    return p;
}

/* a + b of finite or infinite operands: what "FPAdd" and "FPSub" do after NaNs. */
static uint32_t add_numbers(struct fpu_state *fpu, uint32_t a, uint32_t b)
{
    if (is_infinite(a))
        return is_infinite(b) && a != b ? invalid(fpu) : a;
    if (is_infinite(b))
        return b;
    if (is_zero(a))
        return is_zero(b) ? a & b : b; /* zeros: negative only if both are */
    if (is_zero(b))
        return a;
    return sum(fpu, unpack(a), unpack(b));
}

static uint32_t add(struct fpu_state *fpu, uint32_t a, uint32_t b)
{
    uint32_t nan;
    return propagate_nan(fpu, (uint32_t[]){a, b}, 2, &nan) ? nan : add_numbers(fpu, a, b);
}

/* Not add(a, -b): a NaN keeps its sign. */
static uint32_t subtract(struct fpu_state *fpu, uint32_t a, uint32_t b)
{
    uint32_t nan;
    return propagate_nan(fpu, (uint32_t[]){a, b}, 2, &nan) ? nan : add_numbers(fpu, a, b ^ SIGN);
}

static uint32_t multiply(struct fpu_state *fpu, uint32_t a, uint32_t b)
{
    bool negative = is_negative(a ^ b);
    uint32_t nan;

    if (propagate_nan(fpu, (uint32_t[]){a, b}, 2, &nan))
        return nan;
    if (is_infinite(a) || is_infinite(b))
        return is_zero(a) || is_zero(b) ? invalid(fpu) : with_sign(negative, INFINITE);
    if (is_zero(a) || is_zero(b))
        return with_sign(negative, 0);
    struct number exact = product(unpack(a), unpack(b));
    return round_to_single(fpu, negative, exact.significand, exact.exponent);
}

/* "FPMulAdd": addend + a × b, rounded once. */
static uint32_t multiply_add(struct fpu_state *fpu, uint32_t addend, uint32_t a, uint32_t b)
{
    bool negative = is_negative(a ^ b);
    bool infinite = is_infinite(a) || is_infinite(b);
    bool zero = is_zero(a) || is_zero(b);
    uint32_t nan;

    /* Infinity times zero wins over a quiet NaN as addend, not over a signalling one. Neither factor is a NaN then. */
    if (propagate_nan(fpu, (uint32_t[]){addend, a, b}, 3, &nan))
        return infinite && zero && !is_signalling(addend) ? invalid(fpu) : nan;
    if (infinite && zero)
        return invalid(fpu);
    if (infinite)
        return add_numbers(fpu, addend, with_sign(negative, INFINITE));
    if (zero)
        return add_numbers(fpu, addend, with_sign(negative, 0));
    if (is_infinite(addend))
        return addend; /* a finite product, however large, takes nothing from it */
    struct number exact = product(unpack(a), unpack(b));
    if (is_zero(addend))
        return round_to_single(fpu, negative, exact.significand, exact.exponent);
    return sum(fpu, unpack(addend), exact);
}

static uint32_t divide(struct fpu_state *fpu, uint32_t a, uint32_t b)
{
    bool negative = is_negative(a ^ b);
    uint32_t nan;

    if (propagate_nan(fpu, (uint32_t[]){a, b}, 2, &nan))
        return nan;
    if ((is_infinite(a) && is_infinite(b)) || (is_zero(a) && is_zero(b)))
        return invalid(fpu);
    if (is_infinite(a))
        return with_sign(negative, INFINITE);
    if (is_infinite(b) || is_zero(a))
        return with_sign(negative, 0);
    if (is_zero(b)) {
        fpu->fpscr |= FPSCR_DZC;
        return with_sign(negative, INFINITE);
    }
    /* The divisor as an integer of 24 bits, the dividend as one of 63: the quotient has 39 or 40, its remainder goes
     * into the sticky bit. */
    struct number dividend = unpack(a), divisor = unpack(b);
    const int clear = LEADING - FRACTION_BITS;
    uint64_t denominator = divisor.significand >> clear;
    uint64_t quotient = dividend.significand / denominator;
    uint64_t remainder = dividend.significand % denominator;
    return round_to_single(fpu, negative, quotient | (remainder != 0), dividend.exponent - divisor.exponent - clear);
}

static uint32_t square_root(struct fpu_state *fpu, uint32_t a)
{
    uint32_t nan;

    if (propagate_nan(fpu, &a, 1, &nan))
        return nan;
    if (is_zero(a))
        return a;
    if (is_negative(a))
        return invalid(fpu);
    if (is_infinite(a))
        return a;
    /* An even exponent halves. The radicand then has 63 or 64 bits, its root, rounded down, 32. */
    struct number radicand = unpack(a);
    if (radicand.exponent % 2 != 0) {
        radicand.significand <<= 1;
        radicand.exponent--;
    }
    /* Digit by digit: `root` is the part found, as a multiple of the next power of four; `rest` is what is left of the
     * radicand after its square. */
    uint64_t rest = radicand.significand, root = 0;
    for (uint64_t power = UINT64_C(1) << 62; power != 0; power >>= 2) {
        uint64_t step = root + power;
        root >>= 1;
        if (rest >= step) {
            rest -= step;
            root += power;
        }
    }
    return round_to_single(fpu, false, root | (rest != 0), radicand.exponent / 2);
}

/* "FPCompare", with the flags put where the instruction puts them. */
static void compare(struct fpu_state *fpu, uint32_t a, uint32_t b, bool quiet_is_invalid)
{
    uint32_t flags;

    if (is_nan(a) || is_nan(b)) {
        flags = FPSCR_C | FPSCR_V;
        if (quiet_is_invalid || is_signalling(a) || is_signalling(b))
            fpu->fpscr |= FPSCR_IOC;
    } else if (a == b || (is_zero(a) && is_zero(b))) {
        flags = FPSCR_Z | FPSCR_C;
    } else {
        /* Sign and magnitude: of two negative ones the larger word is the lesser number. */
        bool less = is_negative(a) && is_negative(b) ? a > b : (int32_t)a < (int32_t)b;
        flags = less ? FPSCR_N : FPSCR_C;
    }
    fpu->fpscr = (fpu->fpscr & ~(FPSCR_N | FPSCR_Z | FPSCR_C | FPSCR_V)) | flags;
}

/* A fixed-point number: an integer of `size` bits, in units of 2^-fraction. */
struct fixed_format {
    int size, fraction;
    bool is_unsigned;
};

/* "FPToFixed", extended to 32 bits. */
static uint32_t to_fixed(struct fpu_state *fpu, uint32_t bits, struct fixed_format format, bool to_nearest)
{
    bool negative = is_negative(bits);
    uint64_t whole = UINT64_MAX, rest = 0; /* more than any format holds */

    if (is_nan(bits)) {
        fpu->fpscr |= FPSCR_IOC;
        return 0;
    }
    if (is_zero(bits))
        return 0;
    if (!is_infinite(bits)) {
        /* With no bits below the point the number is 2^62 or more; with 64 it is less than one half. */
        struct number number = unpack(bits);
        int below = -(number.exponent + format.fraction);
        if (below >= 64) {
            whole = 0;
            rest = 1;
        } else if (below > 0) {
            uint64_t half = UINT64_C(1) << (below - 1);
            whole = number.significand >> below;
            rest = number.significand & (2 * half - 1);
            /* Of the magnitude: to nearest even and to zero are the same on both sides of zero. */
            if (to_nearest && (rest > half || (rest == half && (whole & 1) != 0)))
                whole++;
        }
    }
    uint64_t limit;
    if (format.is_unsigned)
        limit = negative ? 0 : (UINT64_C(1) << format.size) - 1;
    else
        limit = (UINT64_C(1) << (format.size - 1)) - !negative;
    if (whole > limit) {
        fpu->fpscr |= FPSCR_IOC;
        whole = limit;
    } else if (rest != 0) {
        fpu->fpscr |= FPSCR_IXC;
    }
    return negative ? -(uint32_t)whole : (uint32_t)whole;
}

/* "FixedToFP". No sticky bit: all 32 are there. */
static uint32_t from_fixed(struct fpu_state *fpu, uint32_t bits, struct fixed_format format)
{
    uint32_t mask = UINT32_MAX >> (32 - format.size);
    uint32_t magnitude = bits & mask;
    bool negative = !format.is_unsigned && magnitude >> (format.size - 1) != 0;

    if (magnitude == 0)
        return 0;
    if (negative)
        magnitude = -magnitude & mask;
    return round_to_single(fpu, negative, magnitude, -format.fraction);
}

/* "VFPExpandImm" */
static uint32_t immediate(uint32_t instruction)
{
    uint32_t imm8 = (instruction >> 12 & 0xf0) | (instruction & 0x0f);
    uint32_t exponent = (imm8 & 0x40) != 0 ? 0x7c : 0x80;
    return (imm8 & 0x80) << 24 | (exponent | (imm8 >> 4 & 3)) << FRACTION_BITS | (imm8 & 0x0f) << (FRACTION_BITS - 4);
}

enum operation {
    UNDEFINED,
    VMLA, VMLS, VNMLA, VNMLS,
    VMUL, VNMUL, VADD, VSUB, VDIV,
    VFMA, VFMS, VFNMA, VFNMS,
    VMOV_IMMEDIATE, VMOV, VABS, VNEG, VSQRT,
    HALF_PRECISION, /* VCVTB, VCVTT */
    VCMP, VCMP_ZERO, /* and VCMPE, by bit 7 */
    INTEGER_TO_SINGLE, SINGLE_TO_INTEGER,
    FIXED_TO_SINGLE, SINGLE_TO_FIXED,
};

static bool bit(uint32_t instruction, int number) { return (instruction >> number & 1) != 0; }

/* The register fields: four bits and, as the lowest, one elsewhere. */
static uint32_t field_d(uint32_t instruction) { return (instruction >> 11 & 0x1e) | bit(instruction, 22); }
static uint32_t field_n(uint32_t instruction) { return (instruction >> 15 & 0x1e) | bit(instruction, 7); }
static uint32_t field_m(uint32_t instruction) { return (instruction << 1 & 0x1e) | bit(instruction, 5); }

/* imm4:i bits short of all are the fraction. May be negative, which is no instruction. */
static struct fixed_format fixed_format(uint32_t instruction)
{
    int size = bit(instruction, 7) ? 32 : 16;
    return (struct fixed_format){size, size - (int)field_m(instruction), bit(instruction, 16)};
}

/* The instructions with one operand and those with an immediate: opcode 1x11. */
static enum operation decode_other(uint32_t instruction)
{
    bool op = bit(instruction, 7);

    if (!bit(instruction, 6))
        return (instruction & 0xa0) == 0 ? VMOV_IMMEDIATE : UNDEFINED;
    switch (instruction >> 16 & 0xf) {
    case 0x0:
        return op ? VABS : VMOV;
    case 0x1:
        return op ? VSQRT : VNEG;
    case 0x2:
    case 0x3:
        return HALF_PRECISION;
    case 0x4:
        return VCMP;
    case 0x5:
        return (instruction & 0x2f) == 0 ? VCMP_ZERO : UNDEFINED;
    case 0x8:
        return INTEGER_TO_SINGLE;
    case 0xa:
    case 0xb:
        return fixed_format(instruction).fraction >= 0 ? FIXED_TO_SINGLE : UNDEFINED;
    case 0xc:
    case 0xd:
        return SINGLE_TO_INTEGER;
    case 0xe:
    case 0xf:
        return fixed_format(instruction).fraction >= 0 ? SINGLE_TO_FIXED : UNDEFINED;
    default:
        return UNDEFINED; /* 7 converts between single and double precision */
    }
}

static enum operation decode(uint32_t instruction)
{
    bool op = bit(instruction, 6);

    /* Bit 8 asks for double precision. */
    if (!fpu_is_data_processing(instruction) || bit(instruction, 8))
        return UNDEFINED;
    switch (instruction >> 20 & 0xb) { /* the bit left out belongs to a register */
    case 0x0:
        return op ? VMLS : VMLA;
    case 0x1:
        return op ? VNMLA : VNMLS;
    case 0x2:
        return op ? VNMUL : VMUL;
    case 0x3:
        return op ? VSUB : VADD;
    case 0x8:
        return op ? UNDEFINED : VDIV;
    case 0x9:
        return op ? VFNMA : VFNMS;
    case 0xa:
        return op ? VFMS : VFMA;
    default:
        return decode_other(instruction);
    }
}

static const char *outside_default_mode(uint32_t fpscr)
{
    if ((fpscr & FPSCR_RMODE) != 0)
        return "the program set FPSCR.RMode to other than round-to-nearest, which the virtual FPU does not model";
    if ((fpscr & FPSCR_FZ) != 0)
        return "the program set FPSCR.FZ (flush-to-zero), which the virtual FPU does not model";
    if ((fpscr & FPSCR_DN) != 0)
        return "the program set FPSCR.DN (default NaN), which the virtual FPU does not model";
    if ((fpscr & FPSCR_AHP) != 0)
        return "the program set FPSCR.AHP (alternative half precision), which the virtual FPU does not model";
    return 0;
}

enum fpu_result fpu_execute(struct fpu_state *fpu, uint32_t instruction, const char **complaint)
{
    const struct fixed_format integer = {32, 0, false}, natural = {32, 0, true};
    enum operation operation = decode(instruction);
    uint32_t *d = &fpu->s[field_d(instruction)];
    uint32_t n = fpu->s[field_n(instruction)], m = fpu->s[field_m(instruction)];

    if (operation == UNDEFINED)
        return FPU_UNDEFINED;
    if (operation == HALF_PRECISION) {
        *complaint = "VCVTB and VCVTT (half precision) are not modelled by the virtual FPU";
        return FPU_UNSUPPORTED;
    }
    const char *mode = outside_default_mode(fpu->fpscr);
    if (mode != 0) {
        *complaint = mode;
        return FPU_UNSUPPORTED;
    }

    switch (operation) {
    case UNDEFINED:
    case HALF_PRECISION:
        break; /* left above */

    /* Negations are of the bits, NaNs included, and come where the manual has them. */
    case VMLA:
        *d = add(fpu, *d, multiply(fpu, n, m));
        break;
    case VMLS:
        *d = add(fpu, *d, multiply(fpu, n, m) ^ SIGN);
        break;
    case VNMLA:
        *d = add(fpu, *d ^ SIGN, multiply(fpu, n, m) ^ SIGN);
        break;
    case VNMLS:
        *d = add(fpu, *d ^ SIGN, multiply(fpu, n, m));
        break;
    case VFMA:
        *d = multiply_add(fpu, *d, n, m);
        break;
    case VFMS:
        *d = multiply_add(fpu, *d, n ^ SIGN, m);
        break;
    case VFNMA:
        *d = multiply_add(fpu, *d ^ SIGN, n ^ SIGN, m);
        break;
    case VFNMS:
        *d = multiply_add(fpu, *d ^ SIGN, n, m);
        break;
    case VMUL:
        *d = multiply(fpu, n, m);
        break;
    case VNMUL:
        *d = multiply(fpu, n, m) ^ SIGN;
        break;
    case VADD:
        *d = add(fpu, n, m);
        break;
    case VSUB:
        *d = subtract(fpu, n, m);
        break;
    case VDIV:
        *d = divide(fpu, n, m);
        break;
    case VSQRT:
        *d = square_root(fpu, m);
        break;
    case VMOV_IMMEDIATE:
        *d = immediate(instruction);
        break;
    case VMOV:
        *d = m;
        break;
    case VABS:
        *d = m & ~SIGN;
        break;
    case VNEG:
        *d = m ^ SIGN;
        break;
    case VCMP:
        compare(fpu, *d, m, bit(instruction, 7));
        break;
    case VCMP_ZERO:
        compare(fpu, *d, 0, bit(instruction, 7));
        break;
    case INTEGER_TO_SINGLE:
        *d = from_fixed(fpu, m, bit(instruction, 7) ? integer : natural);
        break;
    case SINGLE_TO_INTEGER:
        /* Without bit 7 it is VCVTR, which rounds by the FPSCR. */
        *d = to_fixed(fpu, m, bit(instruction, 16) ? integer : natural, !bit(instruction, 7));
        break;
    case FIXED_TO_SINGLE:
        *d = from_fixed(fpu, *d, fixed_format(instruction));
        break;
    case SINGLE_TO_FIXED:
        *d = to_fixed(fpu, *d, fixed_format(instruction), false);
        break;
    }
    return FPU_DONE;
}

struct fpu_timing fpu_timing(uint32_t instruction)
{
    uint32_t d = UINT32_C(1) << field_d(instruction);
    uint32_t n = UINT32_C(1) << field_n(instruction), m = UINT32_C(1) << field_m(instruction);

    switch (decode(instruction)) {
    case VMLA:
    case VMLS:
    case VNMLA:
    case VNMLS:
    case VFMA:
    case VFMS:
    case VFNMA:
    case VFNMS:
        return (struct fpu_timing){3, 1, false, d | n | m, d};
    case VMUL:
    case VNMUL:
    case VADD:
    case VSUB:
        return (struct fpu_timing){1, 1, false, n | m, d};
    case VDIV:
        return (struct fpu_timing){14, 1, true, n | m, d};
    case VSQRT:
        return (struct fpu_timing){14, 1, true, m, d};
    case INTEGER_TO_SINGLE:
    case SINGLE_TO_INTEGER:
        return (struct fpu_timing){1, 1, false, m, d};
    case FIXED_TO_SINGLE:
    case SINGLE_TO_FIXED:
        return (struct fpu_timing){1, 1, false, d, d};
    case VMOV_IMMEDIATE:
        return (struct fpu_timing){1, 0, false, 0, d};
    case VMOV:
    case VABS:
    case VNEG:
        return (struct fpu_timing){1, 0, false, m, d};
    case VCMP:
        return (struct fpu_timing){1, 0, false, d | m, 0};
    case VCMP_ZERO:
        return (struct fpu_timing){1, 0, false, d, 0};
    case UNDEFINED:
    case HALF_PRECISION:
        break;
    }
    return (struct fpu_timing){0, 0, false, 0, 0};
}
