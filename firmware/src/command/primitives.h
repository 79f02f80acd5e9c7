/* Every primitive that the firmware has, a line each, in the order of LIST. Included by operation.h and table.c. */
PRIMITIVE(newhope)
PRIMITIVE(keccak)
PRIMITIVE(chacha20)
PRIMITIVE(entropy)
PRIMITIVE(session)
PRIMITIVE(selftest)
