/* What depends on a secret and is public all the same. Each use names the one place where that happens, and says why.
 *
 * `thumbkat verify` follows secrets through the program and lets go of them here, and nowhere else; its report lists
 * every use. Costs no instruction: the place and the registers stand in a section that is not loaded
 * (host/thumbkat/virtual/flaws.py reads it). Its name makes it debug information, which the linker keeps just where it
 * keeps the code that it is about. */
#ifndef THUMBKAT_DECLASSIFY_H
#define THUMBKAT_DECLASSIFY_H

#include <stddef.h>

#ifdef __arm__
#define DECLASSIFY_TEXT_(number) #number
#define DECLASSIFY_TEXT(number) DECLASSIFY_TEXT_(number)
/* The debug information has a line for each instruction, but none for this, which is before the next one. */
#define DECLASSIFY_NOTE(where, length, reason)                                                           \
    ".Ldeclassify%=:\n\t.pushsection .debug_thumbkat_public,\"\",%%progbits\n\t.4byte .Ldeclassify%=\n"   \
    "\t.asciz \"" where "\"\n\t.asciz \"" length "\"\n\t.asciz \"" __FILE__ ":" DECLASSIFY_TEXT(__LINE__) \
    "\"\n\t.asciz \"" reason "\"\n\t.popsection"
/* `reason` is a string literal, without the characters " and %. */
#define DECLASSIFY(pointer, length, reason)                                                              \
    __asm__ volatile(DECLASSIFY_NOTE("%0", "%1", reason) : : "r"(pointer), "r"((size_t)(length)) : "memory")
#define DECLASSIFY_VALUE(value, reason) __asm__ volatile(DECLASSIFY_NOTE("%0", "value", reason) : "+r"(value))
#else
#define DECLASSIFY(pointer, length, reason) ((void)(pointer), (void)(length))
#define DECLASSIFY_VALUE(value, reason) ((void)(value))
#endif

#endif
