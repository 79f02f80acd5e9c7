/* The multiple of the base point: a comb whose digits are signs, never zero (Hamburg, "Fast and compact elliptic-curve
 * cryptography", 2012, section 3.3; Lim and Lee 1994). */
#include <string.h>

#include "base.h"
#include "point.h"
#include "scalar.h"

enum { COLUMNS = 64 / ED25519_COMB_TABLES };

#ifndef ED25519_CHOOSE_ASM

void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit)
{
    /* Of the negative of a point, y + x and y - x change places, and 2dxy has the other sign. */
    uint32_t negative = (digit >> 3 & 1) - 1;
    uint32_t index = (digit ^ negative) & 7;
    uint32_t *chosen = out->y_plus_x.word;
    fe25519 minus = {{0}};
    for (unsigned i = 0; i < sizeof *out / sizeof *chosen; i++) {
        const uint32_t *word = table->y_plus_x.word + i;
        uint32_t sum = 0;
        for (uint32_t entry = 0; entry < 8; entry++, word += sizeof *out / sizeof *word)
            sum |= *word & (0 - (((entry ^ index) - 1) >> 31));
        chosen[i] = sum;
    }
    fe25519_sub(&minus, &minus, &out->xy2d);
    fe25519_cswap(&minus, &out->xy2d, negative);
    fe25519_cswap(&out->y_plus_x, &out->y_minus_x, negative);
}

#endif

/* The bits of tooth 0, 1, 2 and 3, which are 64 bits apart. */
static uint32_t digit_at(const uint32_t signs[8], unsigned position)
{
    const uint32_t *word = signs + (position >> 5);
    unsigned shift = position & 31;
    return (word[0] >> shift & 1) | (word[2] >> shift & 1) << 1 | (word[4] >> shift & 1) << 2 |
           (word[6] >> shift & 1) << 3;
}

/* Sums and differences, not products: what the points' assembly asks of them is tested for each entry.
 * x = (y + x) - (y - x) over 2, y their sum over 2: with Z = 4, X and Y are twice those, and T is their product. */
static void begin(ed25519_point *point, const ed25519_niels *first)
{
    fe25519_sub(&point->x, &first->y_plus_x, &first->y_minus_x);
    fe25519_add(&point->y, &first->y_plus_x, &first->y_minus_x);
    fe25519_mul(&point->t, &point->x, &point->y);
    fe25519_add(&point->x, &point->x, &point->x);
    fe25519_add(&point->y, &point->y, &point->y);
    memset(&point->z, 0, sizeof point->z);
    point->z.word[0] = 4;
}

void ed25519_base_multiply(ed25519_work *work, const uint32_t scalar[8])
{
    uint32_t *signs = work->of.base.scalar;
    ed25519_niels *chosen = &work->of.base.chosen;
    ed25519_scalar_to_signs(signs, scalar);
    for (unsigned column = COLUMNS; column-- > 0;) {
        if (column != COLUMNS - 1)
            ed25519_point_double(&work->point, 1, POINT_WITH_T);
        for (unsigned i = 0; i < ED25519_COMB_TABLES; i++) {
            ed25519_choose(chosen, ed25519_comb[i], digit_at(signs, ed25519_comb_offset[i] + column));
            if (i == 0 && column == COLUMNS - 1)
                begin(&work->point, chosen);
            else
                ed25519_point_add_niels(&work->point, chosen, i == ED25519_COMB_TABLES - 1 ? 0 : POINT_WITH_T);
        }
    }
}
