/* Every primitive that the firmware has, in the order of LIST; what the board file leaves out is not there
 * (THUMBKAT_WITHOUT_…), unless ALL_PRIMITIVES is defined. Included by operation.h and table.c. */
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_NEWHOPE
PRIMITIVE(newhope)
#endif
PRIMITIVE(keccak)
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_CHACHA20
PRIMITIVE(chacha20)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_FE25519
PRIMITIVE(fe25519)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_X25519
PRIMITIVE(x25519)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_SHA512
PRIMITIVE(sha512)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_ED25519
PRIMITIVE(ed25519)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_SALSA20
PRIMITIVE(salsa20)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_POLY1305
PRIMITIVE(poly1305)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_NACL
PRIMITIVE(nacl)
#endif
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_SPARKLE
PRIMITIVE(sparkle)
#endif
PRIMITIVE(entropy)
#if defined ALL_PRIMITIVES || !defined THUMBKAT_WITHOUT_SESSION
PRIMITIVE(session)
#endif
PRIMITIVE(selftest)
