/* Points of -x^2 + y^2 = 1 + d x^2 y^2. The formulas have no exceptions on this curve: all hold for all of its points.
 * Coordinates are below 2^255 + 2^230, as fe25519_mul leaves them; what is to be added has any elements. Constant time in
 * the points; flags are public. */
#ifndef ED25519_POINT_H
#define ED25519_POINT_H

#include "ed25519.h"

enum {
    POINT_WITH_T = 1,   /* T is wanted, too: it is for an addition, and not for doubling or encoding */
    POINT_NEGATIVE = 2, /* of an addition: the other point is subtracted */
};

/* point = 2^times point, where `times` is at least 1 and public; T need not be there before. */
void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags);
/* point += other */
void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags);
void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags);

void ed25519_point_neutral(ed25519_point *point);
void ed25519_point_cache(ed25519_cached *out, const ed25519_point *point);
/* Leaves x and y in the place of X and Y. */
void ed25519_point_encode(uint8_t bytes[32], ed25519_point *point);
/* 0, or -1 where there is no such point, or the encoding is not the canonical one. Variable time. */
int ed25519_point_decode(ed25519_point *point, const uint8_t bytes[32]);
/* Whether it is (0, 1). Variable time. */
int ed25519_point_is_neutral(const ed25519_point *point);
/* Whether it is one of the eight points whose order divides 8. Variable time. */
int ed25519_point_has_small_order(const ed25519_point *point);

#endif
