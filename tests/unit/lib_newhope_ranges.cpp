// Interval arithmetic over the layers of lib/newhope/src/ntt.c itself: compiled with a type in place of its
// integers that holds the least and the greatest possible value. Exact twiddles, any coefficients in the range given.
//
// Arguments: greatest coefficient before the NTT, greatest coefficient before the inverse's network.
// Prints the greatest coefficient after each. Ends with 1 and says what happened where a value leaves its range, as
// it must with -DWITHOUT_REDUCTION.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "arithmetic.h"
#include "backend.h"
#include "internal.h"

[[noreturn]] static void leave(const char *what, int64_t value)
{
    std::printf("%s: %lld\n", what, static_cast<long long>(value));
    std::exit(1);
}

struct Word {
    int64_t low, high;
    Word() : low(0), high(0) {}
    Word(int64_t value) : Word(value, value) {}
    Word(int64_t least, int64_t greatest) : low(least), high(greatest)
    {
        if (low < 0)
            leave("a difference is negative", low);
        if (high > INT64_C(0xffffffff))
            leave("a sum leaves 32 bits", high);
    }
};

static Word operator+(Word a, Word b) { return {a.low + b.low, a.high + b.high}; }
static Word operator-(Word a, Word b) { return {a.low - b.high, a.high - b.low}; }

// What a coefficient is stored in.
struct Half {
    Word value;
    Half() {}
    Half(int stored) : value(stored) {}
    Half(Word stored) : value(stored)
    {
        if (stored.high > 0xffff)
            leave("a coefficient leaves 16 bits", stored.high);
    }
    operator Word() const { return value; }
};

struct Poly {
    Half half[NEWHOPE_N];
};

static Half *halves(Poly *poly) { return poly->half; }

// The bounds that arithmetic.h states and test_lib_newhope.py checks over all inputs, with their preconditions.
static Word bound_multiply(Word a, Word b)
{
    if (a.high > 0xffff)
        leave("the first factor leaves 16 bits", a.high);
    if (b.high > 0x10000 - Q)
        leave("the second factor is too great", b.high);
    return {0, ((a.high * b.high) >> 16) + Q};
}

static Word over_all(Word a, uint32_t (*function)(uint32_t))
{
    if (a.high > 0xffff)
        leave("what is reduced leaves 16 bits", a.high);
    int64_t low = 0xffff, high = 0;
    for (int64_t i = a.low; i <= a.high; i++) {
        int64_t result = function(static_cast<uint32_t>(i));
        low = std::min(low, result);
        high = std::max(high, result);
    }
    return {low, high};
}

#ifdef WITHOUT_REDUCTION
static Word bound_reduce(Word a) { return a; }
#else
static Word bound_reduce(Word a) { return over_all(a, reduce); }
#endif
static Word bound_canonical(Word a) { return over_all(a, canonical); }

// Declared in a header and defined here or below for Poly: the product is not the business of this program.
static void newhope_pointwise(Poly *, const Poly *) {}

#define uint32_t Word
#define uint16_t Half
#define coefficient Half
#define coefficients halves
#define newhope_poly Poly
#define multiply bound_multiply
#define reduce bound_reduce
#define canonical bound_canonical
#include "twiddles.h"
#include "twiddles.c"
#include "ntt.c"

static long long greatest(const Poly &poly)
{
    int64_t high = 0;
    for (const Half &half : poly.half)
        high = std::max(high, half.value.high);
    return high;
}

static Poly any(const char *limit)
{
    Poly poly;
    for (Half &half : poly.half)
        half = Word(0, std::atoll(limit));
    return poly;
}

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    Poly sampled = any(arguments[1]);
    newhope_ntt(&sampled);
    std::printf("ntt %lld\n", greatest(sampled));
    Poly product = any(arguments[2]);
    inverse(product.half);
    std::printf("inverse %lld\n", greatest(product));
    newhope_invntt(&sampled);
    std::printf("invntt %lld\n", greatest(sampled));
    return 0;
}
