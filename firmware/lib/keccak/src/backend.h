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

/* No core has assembly yet. */
#define KECCAK_BACKEND KECCAK_BACKEND_C

#if defined THUMBKAT_ASM && KECCAK_BACKEND == KECCAK_BACKEND_C
#error "keccak has no assembly for this core: build without THUMBKAT_ASM, or with THUMBKAT_C"
#endif

#endif
