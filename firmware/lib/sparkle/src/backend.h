/* The one place that chooses between C and assembly. Also read by the .S files.
 *
 * -DTHUMBKAT_C forces C; -DTHUMBKAT_ASM asks for assembly and is an error where there is none;
 * with neither, assembly where the core has it and C otherwise. Assembly for ARMv7E-M comes in two builds:
 * -DTHUMBKAT_SPARKLE_SMALL takes that whose permutations have at most 2 KiB, for a core whose flash is slow and whose
 * cache is small.
 */
#ifndef SPARKLE_BACKEND_H
#define SPARKLE_BACKEND_H

#define SPARKLE_BACKEND_C 0
#define SPARKLE_BACKEND_ARMV6M 1
#define SPARKLE_BACKEND_ARMV7EM 2
#define SPARKLE_BACKEND_ARMV7EM_SMALL 3

#if defined THUMBKAT_C && defined THUMBKAT_ASM
#error "THUMBKAT_C and THUMBKAT_ASM exclude each other: define one of them, or none"
#endif

#if defined THUMBKAT_C
#define SPARKLE_BACKEND SPARKLE_BACKEND_C
#elif defined __ARM_ARCH_7EM__ && defined THUMBKAT_SPARKLE_SMALL
#define SPARKLE_BACKEND SPARKLE_BACKEND_ARMV7EM_SMALL
#elif defined __ARM_ARCH_7EM__
#define SPARKLE_BACKEND SPARKLE_BACKEND_ARMV7EM
#elif defined THUMBKAT_SPARKLE_SMALL
#error "sparkle has one build for this core: leave out THUMBKAT_SPARKLE_SMALL"
#elif defined __ARM_ARCH_6M__
#define SPARKLE_BACKEND SPARKLE_BACKEND_ARMV6M
#else
#define SPARKLE_BACKEND SPARKLE_BACKEND_C
#endif

/* What both builds for ARMv7E-M have: the loops over blocks. */
#define SPARKLE_SMALL (SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM_SMALL)
#define SPARKLE_ARMV7EM (SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM || SPARKLE_SMALL)

/* Whether assembly may keep words in registers of the FPU. A system that does not save them says THUMBKAT_NO_FPU. */
#if defined __ARM_FP && !defined THUMBKAT_NO_FPU
#define SPARKLE_FPU 1
#else
#define SPARKLE_FPU 0
#endif

#if defined THUMBKAT_ASM && SPARKLE_BACKEND == SPARKLE_BACKEND_C
#error "sparkle has no assembly for this core: build without THUMBKAT_ASM, or with THUMBKAT_C"
#endif

#endif
