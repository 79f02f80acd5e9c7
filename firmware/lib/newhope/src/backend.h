/* The one place that chooses between C and assembly. Also read by the .S files.
 *
 * -DTHUMBKAT_C forces C; -DTHUMBKAT_ASM asks for assembly and is an error where there is none;
 * with neither, assembly where the core has it and C otherwise.
 */
#ifndef NEWHOPE_BACKEND_H
#define NEWHOPE_BACKEND_H

#define NEWHOPE_BACKEND_C 0
#define NEWHOPE_BACKEND_ARMV6M 1
#define NEWHOPE_BACKEND_ARMV7EM 2

#if defined THUMBKAT_C && defined THUMBKAT_ASM
#error "THUMBKAT_C and THUMBKAT_ASM exclude each other: define one of them, or none"
#endif

#if defined THUMBKAT_C
#define NEWHOPE_BACKEND NEWHOPE_BACKEND_C
#elif defined __ARM_ARCH_7EM__
#define NEWHOPE_BACKEND NEWHOPE_BACKEND_ARMV7EM
#elif defined __ARM_ARCH_6M__
#define NEWHOPE_BACKEND NEWHOPE_BACKEND_ARMV6M
#else
#define NEWHOPE_BACKEND NEWHOPE_BACKEND_C
#endif

/* Whether assembly may use the registers of an FPU. -DTHUMBKAT_NO_FPU: not even where there is one, as for a system
 * that does not save them. */
#if defined __ARM_FP && !defined THUMBKAT_NO_FPU
#define NEWHOPE_FPU 1
#else
#define NEWHOPE_FPU 0
#endif

#if defined THUMBKAT_ASM && NEWHOPE_BACKEND == NEWHOPE_BACKEND_C
#error "newhope has no assembly for this core: build without THUMBKAT_ASM, or with THUMBKAT_C"
#endif

#endif
