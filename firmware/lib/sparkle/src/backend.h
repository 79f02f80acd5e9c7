/* The one place that chooses between C and assembly. Also read by the .S files.
 *
 * -DTHUMBKAT_C forces C; -DTHUMBKAT_ASM asks for assembly and is an error where there is none;
 * with neither, assembly where the core has it and C otherwise.
 */
#ifndef SPARKLE_BACKEND_H
#define SPARKLE_BACKEND_H

#define SPARKLE_BACKEND_C 0
#define SPARKLE_BACKEND_ARMV6M 1
#define SPARKLE_BACKEND_ARMV7EM 2

#if defined THUMBKAT_C && defined THUMBKAT_ASM
#error "THUMBKAT_C and THUMBKAT_ASM exclude each other: define one of them, or none"
#endif

#if defined THUMBKAT_C
#define SPARKLE_BACKEND SPARKLE_BACKEND_C
#elif defined __ARM_ARCH_7EM__
#define SPARKLE_BACKEND SPARKLE_BACKEND_ARMV7EM
#elif defined __ARM_ARCH_6M__
#define SPARKLE_BACKEND SPARKLE_BACKEND_ARMV6M
#else
#define SPARKLE_BACKEND SPARKLE_BACKEND_C
#endif

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
