"""Published values of Salsa20, and of what NaCl makes of it."""

from dataclasses import dataclass

# "Salsa20 specification", section 8: what is hashed, and the hash.
HASHES = [
    (bytes(64), bytes(64)),
    (
        bytes(
            [
                *(211, 159, 13, 115, 76, 55, 82, 183, 3, 117, 222, 37, 191, 187, 234, 136),
                *(49, 237, 179, 48, 1, 106, 178, 219, 175, 199, 166, 48, 86, 16, 179, 207),
                *(31, 240, 32, 63, 15, 83, 93, 161, 116, 147, 48, 113, 238, 55, 204, 36),
                *(79, 201, 235, 79, 3, 81, 156, 47, 203, 26, 244, 243, 88, 118, 104, 54),
            ]
        ),
        bytes(
            [
                *(109, 42, 178, 168, 156, 240, 248, 238, 168, 196, 190, 203, 26, 110, 170, 154),
                *(29, 29, 150, 26, 150, 30, 235, 249, 190, 163, 251, 48, 69, 144, 51, 57),
                *(118, 40, 152, 157, 180, 57, 27, 94, 107, 42, 236, 35, 27, 111, 114, 114),
                *(219, 236, 232, 135, 111, 155, 110, 18, 24, 232, 95, 158, 179, 19, 48, 202),
            ]
        ),
    ),
    (
        bytes(
            [
                *(88, 118, 104, 54, 79, 201, 235, 79, 3, 81, 156, 47, 203, 26, 244, 243),
                *(191, 187, 234, 136, 211, 159, 13, 115, 76, 55, 82, 183, 3, 117, 222, 37),
                *(86, 16, 179, 207, 49, 237, 179, 48, 1, 106, 178, 219, 175, 199, 166, 48),
                *(238, 55, 204, 36, 31, 240, 32, 63, 15, 83, 93, 161, 116, 147, 48, 113),
            ]
        ),
        bytes(
            [
                *(179, 19, 48, 202, 219, 236, 232, 135, 111, 155, 110, 18, 24, 232, 95, 158),
                *(26, 110, 170, 154, 109, 42, 178, 168, 156, 240, 248, 238, 168, 196, 190, 203),
                *(69, 144, 51, 57, 29, 29, 150, 26, 150, 30, 235, 249, 190, 163, 251, 48),
                *(27, 111, 114, 114, 118, 40, 152, 157, 180, 57, 27, 94, 107, 42, 236, 35),
            ]
        ),
    ),
]
# Section 9: 16 bytes expanded with a key.
EXPANDED_KEY = bytes([*range(1, 17), *range(201, 217)])
EXPANDED_BYTES = bytes(range(101, 117))
EXPANDED = bytes(
    [
        *(69, 37, 68, 39, 41, 15, 107, 193, 255, 139, 122, 6, 170, 233, 217, 98),
        *(89, 144, 182, 106, 21, 51, 200, 65, 239, 49, 222, 34, 215, 114, 40, 126),
        *(104, 197, 7, 225, 197, 153, 31, 2, 102, 78, 76, 176, 84, 245, 246, 184),
        *(177, 160, 133, 130, 6, 72, 149, 119, 192, 195, 132, 236, 234, 103, 246, 74),
    ]
)


@dataclass(frozen=True)
class Stream:
    """How a stream begins."""

    name: str
    key: bytes
    nonce: bytes
    stream: bytes


# eSTREAM's test vectors for keys of 256 bits: the first block.
ESTREAM = [
    Stream(name, bytes.fromhex(key), bytes.fromhex(nonce), bytes.fromhex(stream))
    for name, key, nonce, stream in (
        (
            "set-1-vector-0",
            "80" + "00" * 31,
            "00" * 8,
            "e3be8fdd8beca2e3ea8ef9475b29a6e7003951e1097a5c38d23b7a5fad9f6844"
            "b22c97559e2723c7cbbd3fe4fc8d9a0744652a83e72a9c461876af4d7ef1a117",
        ),
        (
            "set-6-vector-0",
            "0053a6f94c9ff24598eb3e91e4378add3083d6297ccf2275c81b6ec11467ba0d",
            "0d74db42a91077de",
            "f5fad53f79f9df58c4aea0d0ed9a9601f278112ca7180d565b420a48019670ea"
            "f24ce493a86263f677b46ace1924773d2bb25571e1aa8593758fc382b1280b71",
        ),
    )
]

# "Cryptography in NaCl" (2009), and NaCl's own tests: one message from Alice to Bob, whose keys are those of
# RFC 7748, section 6.1.
SHARED = bytes.fromhex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
FIRST_KEY = bytes.fromhex("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389")
NONCE = bytes.fromhex("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37")
SECOND_KEY = bytes.fromhex("dc908dda0b9344a953629b733820778880f3ceb421bb61b91cbd4c3e66256ce4")
STREAM = bytes.fromhex("eea6a7251c1e72916d11c2cb214d3c252539121d8e234e652d651fa4c8cff880")
MESSAGE = bytes.fromhex(
    "be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffce5ecbaaf33bd751a1ac728d45e6c6129"
    "6cdc3c01233561f41db66cce314adb310e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde"
    "048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705"
)
BOXED = bytes.fromhex(
    "f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531a1186a"
    "c0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8ab932164548e526ae"
    "90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74"
    "e355a5"
)
