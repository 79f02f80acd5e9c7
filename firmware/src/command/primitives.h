/* Every primitive that the firmware has, in the order of LIST; what the board file leaves out is not there
 * (THUMBKAT_WITHOUT_…). Included by operation.h and table.c. */
#ifndef THUMBKAT_WITHOUT_NEWHOPE
PRIMITIVE(newhope)
#endif
PRIMITIVE(keccak)
PRIMITIVE(chacha20)
PRIMITIVE(salsa20)
PRIMITIVE(entropy)
#ifndef THUMBKAT_WITHOUT_SESSION
PRIMITIVE(session)
#endif
PRIMITIVE(selftest)
