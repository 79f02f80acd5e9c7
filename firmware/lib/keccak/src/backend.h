/* The one place that chooses between C and assembly. Also read by the .S files.
 *
 * -DTHUMBKAT_C forces C; -DTHUMBKAT_ASM asks for assembly and is an error where there is none;
 * with neither, assembly where the core has it and C otherwise.
 */
#ifndef KECCAK_BACKEND_H
#define KECCAK_BACKEND_H

#define KECCAK_BACKEND_C 0
#define KECCAK_BACKEND_ARMV6M 1
#define KECCAK_BACKEND_ARMV7EM 2

#if defined THUMBKAT_C && defined THUMBKAT_ASM
#error "THUMBKAT_C and THUMBKAT_ASM exclude each other: define one of them, or none"
#endif

#if defined THUMBKAT_C
#define KECCAK_BACKEND KECCAK_BACKEND_C
#elif defined __ARM_ARCH_7EM__
#define KECCAK_BACKEND KECCAK_BACKEND_ARMV7EM
#elif defined __ARM_ARCH_6M__
#define KECCAK_BACKEND KECCAK_BACKEND_ARMV6M
#else
#define KECCAK_BACKEND KECCAK_BACKEND_C
#endif

/* Whether values may wait in the FPU's registers. -DTHUMBKAT_NO_FPU: not, for parts that have none and for
 * systems that do not save them. */
#if defined __ARM_FP && !defined THUMBKAT_NO_FPU
#define KECCAK_FPU 1
#else
#define KECCAK_FPU 0
#endif

#if defined THUMBKAT_ASM && KECCAK_BACKEND == KECCAK_BACKEND_C
#error "keccak has no assembly for this core: build without THUMBKAT_ASM, or with THUMBKAT_C"
#endif

#endif
