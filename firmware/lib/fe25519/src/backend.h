/* The one place that chooses between C and assembly. Also read by the .S files.
 *
 * -DTHUMBKAT_C forces C; -DTHUMBKAT_ASM asks for assembly and is an error where there is none;
 * with neither, assembly where the core has it and C otherwise.
 */
#ifndef FE25519_BACKEND_H
#define FE25519_BACKEND_H

#define FE25519_BACKEND_C 0
#define FE25519_BACKEND_ARMV6M 1
#define FE25519_BACKEND_ARMV7EM 2

#if defined THUMBKAT_C && defined THUMBKAT_ASM
#error "THUMBKAT_C and THUMBKAT_ASM exclude each other: define one of them, or none"
#endif

#if defined THUMBKAT_C
#define FE25519_BACKEND FE25519_BACKEND_C
#elif defined __ARM_ARCH_7EM__
#define FE25519_BACKEND FE25519_BACKEND_ARMV7EM
#elif defined __ARM_ARCH_6M__
#define FE25519_BACKEND FE25519_BACKEND_ARMV6M
#else
#define FE25519_BACKEND FE25519_BACKEND_C
#endif

/* What assembly has beside the arithmetic; src/invert.c has the same over products and squares. */
#if FE25519_BACKEND != FE25519_BACKEND_C
#define FE25519_INVERT_ASM
#define FE25519_POW22523_ASM
#endif

/* Whether assembly may keep words in registers of the FPU. A system that does not save them says THUMBKAT_NO_FPU. */
#if defined __ARM_FP && !defined THUMBKAT_NO_FPU
#define FE25519_FPU 1
#else
#define FE25519_FPU 0
#endif

#if defined THUMBKAT_ASM && FE25519_BACKEND == FE25519_BACKEND_C
#error "fe25519 has no assembly for this core: build without THUMBKAT_ASM, or with THUMBKAT_C"
#endif

#endif
