/* Addition and doubling in extended coordinates for a = -1: Hisil, Wong, Carter, Dawson, "Twisted Edwards curves
 * revisited" (2008), sections 3.1 and 3.3. */
#include "point.h"

#include <string.h>

#include "backend.h"

/* d = -121665 / 121666, 2d, and a square root of -1. */
static const fe25519 d = {{0x135978a3, 0x75eb4dca, 0x4141d8ab, 0x00700a4d, 0x7779e898, 0x8cc74079, 0x2b6ffe73, 0x52036cee}};
static const fe25519 d2 = {{0x26b2f159, 0xebd69b94, 0x8283b156, 0x00e0149a, 0xeef3d130, 0x198e80f2, 0x56dffce7, 0x2406d9dc}};
static const fe25519 sqrt_m1 = {{0x4a0ea0b0, 0xc4ee1b27, 0xad2fe478, 0x2f431806, 0x3dfbd7a7, 0x2b4d0099, 0x4fc1df0b, 0x2b832480}};
static const fe25519 one = {{1}};

void ed25519_point_neutral(ed25519_point *point)
{
    memset(point, 0, sizeof *point);
    point->y.word[0] = 1;
    point->z.word[0] = 1;
}

#ifndef ED25519_POINT_DOUBLE_ASM

/* With A = X^2, B = Y^2, C = 2Z^2: E = (X + Y)^2 - A - B, F = B - A - C, G = B - A, H = -A - B, and the result is EF, GH,
 * FG, EH. All coordinates are here times -1, which is the same point: -F and -H take one operation less. */
void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags)
{
    fe25519 e;
    fe25519 *x = &point->x, *y = &point->y, *z = &point->z, *t = &point->t;
    do {
        fe25519_add(&e, x, y);
        fe25519_sqr(&e, &e);
        fe25519_sqr(x, x);
        fe25519_sqr(y, y);
        fe25519_sqr(z, z);
        fe25519_add(z, z, z);
        fe25519_add(t, y, x); /* -H */
        fe25519_sub(y, y, x); /* G */
        fe25519_sub(&e, &e, t);
        fe25519_sub(x, z, y); /* -F */
        fe25519_mul(z, x, y);
        fe25519_mul(x, &e, x);
        fe25519_mul(y, y, t);
    } while (--times != 0);
    if (flags & POINT_WITH_T)
        fe25519_mul(t, &e, t);
}

#endif

#if !defined ED25519_POINT_ADD_ASM || !defined ED25519_POINT_ADD_NIELS_ASM

/* With A = (Y1 - X1)(Y2 - X2), B = (Y1 + X1)(Y2 + X2), C = T1 2d T2, D = Z1 2 Z2: E = B - A, F = D - C, G = D + C,
 * H = B + A, and the result is EF, GH, FG, EH. For the negative of the second point Y2 - X2 and Y2 + X2 change places, and
 * F and G. Z holds D already. */
static void add(ed25519_point *point, const fe25519 *y_plus_x, const fe25519 *y_minus_x, const fe25519 *t2d,
                unsigned flags)
{
    fe25519 e;
    fe25519 *x = &point->x, *y = &point->y, *z = &point->z, *t = &point->t;
    fe25519_sub(&e, y, x);
    fe25519_add(y, y, x);
    fe25519_mul(&e, &e, flags & POINT_NEGATIVE ? y_plus_x : y_minus_x);  /* A */
    fe25519_mul(y, y, flags & POINT_NEGATIVE ? y_minus_x : y_plus_x);    /* B */
    fe25519_mul(t, t, t2d);                                              /* C */
    fe25519_sub(x, y, &e);                                               /* E */
    fe25519_add(y, y, &e);                                               /* H */
    if (flags & POINT_NEGATIVE) {
        fe25519_sub(&e, z, t); /* G */
        fe25519_add(z, z, t);  /* F */
    } else {
        fe25519_add(&e, z, t);
        fe25519_sub(z, z, t);
    }
    if (flags & POINT_WITH_T)
        fe25519_mul(t, x, y);
    fe25519_mul(x, x, z);
    fe25519_mul(y, y, &e);
    fe25519_mul(z, z, &e);
}

#endif

#ifndef ED25519_POINT_ADD_ASM

void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags)
{
    fe25519_mul(&point->z, &point->z, &other->z2);
    add(point, &other->y_plus_x, &other->y_minus_x, &other->t2d, flags);
}

#endif

#ifndef ED25519_POINT_ADD_NIELS_ASM

void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags)
{
    fe25519_add(&point->z, &point->z, &point->z);
    add(point, &other->y_plus_x, &other->y_minus_x, &other->xy2d, flags);
}

#endif

void ed25519_point_cache(ed25519_cached *out, const ed25519_point *point)
{
    fe25519_add(&out->y_plus_x, &point->y, &point->x);
    fe25519_sub(&out->y_minus_x, &point->y, &point->x);
    fe25519_add(&out->z2, &point->z, &point->z);
    fe25519_mul(&out->t2d, &point->t, &d2);
}

void ed25519_point_encode(uint8_t bytes[32], ed25519_point *point)
{
    fe25519_invert(&point->t, &point->z);
    fe25519_mul(&point->x, &point->x, &point->t);
    fe25519_mul(&point->y, &point->y, &point->t);
    fe25519_to_bytes(bytes, &point->x);
    uint8_t sign = (uint8_t)(bytes[0] << 7);
    fe25519_to_bytes(bytes, &point->y);
    bytes[31] |= sign;
}

/* A function of its own keeps the stack of its callers small. */
__attribute__((noinline)) static int is_zero(const fe25519 *a)
{
    uint8_t bytes[32], any = 0;
    fe25519_to_bytes(bytes, a);
    for (unsigned i = 0; i < sizeof bytes; i++)
        any |= bytes[i];
    return any == 0;
}

/* x^2 = (y^2 - 1) / (d y^2 + 1) = u / v. As in RFC 8032, section 5.1.3: x = u v^3 (u v^7)^((p - 5) / 8) has v x^2 = u or
 * v x^2 = -u, if there is a root at all, and in the second case x sqrt(-1) is one. */
int ed25519_point_decode(ed25519_point *point, const uint8_t bytes[32])
{
    fe25519 *x = &point->x, *y = &point->y, *u = &point->z, *v = &point->t;
    fe25519 power;
    uint8_t canonical[32];
    fe25519_from_bytes(y, bytes);
    fe25519_to_bytes(canonical, y);
    canonical[31] |= bytes[31] & 0x80;
    if (memcmp(canonical, bytes, sizeof canonical) != 0)
        return -1;

    fe25519_sqr(x, y);
    fe25519_sub(u, x, &one);
    fe25519_mul(v, x, &d);
    fe25519_add(v, v, &one);
    fe25519_sqr(&power, v);
    fe25519_mul(&power, &power, v); /* v^3 */
    fe25519_mul(x, &power, u);      /* u v^3 */
    fe25519_mul(&power, &power, v);
    fe25519_mul(&power, &power, x); /* u v^7 */
    fe25519_pow22523(&power, &power);
    fe25519_mul(x, x, &power);
    fe25519_sqr(&power, x);
    fe25519_mul(&power, &power, v); /* v x^2 */
    fe25519_sub(v, &power, u);
    if (!is_zero(v)) {
        fe25519_add(v, &power, u);
        if (!is_zero(v))
            return -1;
        fe25519_mul(x, x, &sqrt_m1);
    }
    fe25519_to_bytes(canonical, x);
    if ((canonical[0] & 1) != bytes[31] >> 7) {
        if (is_zero(x))
            return -1;
        memset(u, 0, sizeof *u);
        fe25519_sub(u, u, x);
        fe25519_to_bytes(canonical, u);
        fe25519_from_bytes(x, canonical);
    }
    point->z = one;
    fe25519_mul(&point->t, x, y);
    return 0;
}

int ed25519_point_is_neutral(const ed25519_point *point)
{
    fe25519 difference;
    fe25519_sub(&difference, &point->y, &point->z);
    return is_zero(&point->x) && is_zero(&difference);
}

/* Of order 1 and 2 are the points with x = 0, of order 4 those with y = 0, of order 8 those whose double has y = 0, which
 * are the ones with x^2 + y^2 = 0. */
int ed25519_point_has_small_order(const ed25519_point *point)
{
    fe25519 sum, square;
    fe25519_sqr(&sum, &point->x);
    fe25519_sqr(&square, &point->y);
    fe25519_add(&sum, &sum, &square);
    fe25519_mul(&sum, &sum, &point->x);
    fe25519_mul(&sum, &sum, &point->y);
    return is_zero(&sum);
}
