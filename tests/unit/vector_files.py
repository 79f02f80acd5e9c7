"""Small vector files of every format, whose answers hashlib gives, and where the real ones are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path

import cryptography_vectors
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from thumbkat.vectors.vector import Vector

NIST = Path(cryptography_vectors.__file__).parent / "hashes"
NIST_FILES = [
    file for which in ("SHA2/SHA512[LMS]*", "SHA3/*", "SHAKE/*") for file in sorted(NIST.glob(f"{which}.rsp"))
]


def algorithm_of(file: Path) -> str:
    """SHA3_256ShortMsg.rsp is sha3-256."""
    name = file.stem
    for test in ("ShortMsg", "LongMsg", "Monte", "VariableOut"):
        name = name.removesuffix(test)
    return name.lower().replace("_", "-")


def head(file: Path, records: int) -> str:
    """The start of a .rsp file with that many numbered records."""
    kept: list[str] = []
    for line in file.read_text().split("\n"):
        if line.startswith(("COUNT", "Len")):
            records -= 1
        if records < 0:
            break
        kept.append(line)
    return "\n".join(kept)


def monte_carlo(vector: Vector, hash_of: Callable[[bytes], bytes]) -> bytes:
    """The digest of a checkpoint of SHA-2 (SHAVS, 6.4), by some implementation."""
    message = vector.inputs["message"]
    assert isinstance(message, bytes)
    for _ in range(1000):
        digest = hash_of(message)
        message = message[len(digest) :] + digest
    return digest


def sha3_messages(messages: Iterable[bytes]) -> str:
    lines = ['#  "SHA3-256 ShortMsg" information for "a test"', "", "[L = 256]", ""]
    for message in messages:
        digest = hashlib.sha3_256(message).hexdigest()
        lines += [f"Len = {8 * len(message)}", f"Msg = {message.hex() or '00'}", f"MD = {digest}", ""]
    return "\n".join(lines)


def lwc_hash(messages: Iterable[bytes]) -> str:
    lines = []
    for count, message in enumerate(messages, 1):
        digest = hashlib.sha3_256(message).hexdigest().upper()
        lines += [f"Count = {count}", f"Msg = {message.hex().upper()}", f"MD = {digest}", ""]
    return "\n".join(lines)


AEAD = """\
Count = 1
Key = 000102030405060708090A0B0C0D0E0F
Nonce = 000102030405060708090A0B0C0D0E0F
PT =
AD =
CT = DDCE77CDB748E6D053CAB7E9190A8349

Count = 4
Key = 000102030405060708090A0B0C0D0E0F
Nonce = 000102030405060708090A0B0C0D0E0F
PT =
AD = 000102
CT = 68620446593A957E3C2581E1825F5168
"""

# The shape of NIST's GCM files; the values are no cipher's.
AEAD_RSP = """\
[Keylen = 128]

COUNT = 0
KEY = 00112233445566778899aabbccddeeff
IV = 000102030405060708090a0b0c0d0e0f
AAD = aa
PLAINTEXT = 0102
CIPHERTEXT = a1a2
TAG = b0b1b2b3b4b5b6b7b8b9babbbcbdbebf

COUNT = 1
KEY = 00112233445566778899aabbccddeeff
IV = 000102030405060708090a0b0c0d0e0f
AAD = aa
CIPHERTEXT = a1a2
TAG = 00000000000000000000000000000000
FAIL

[Keylen = 128]

COUNT = 0
KEY = 00112233445566778899aabbccddeeff
IV = 000102030405060708090a0b0c0d0e0f
AAD =
PLAINTEXT =
CIPHERTEXT =
TAG = b0b1b2b3b4b5b6b7b8b9babbbcbdbebf
"""


def transcript(**changes: object) -> dict[str, object]:
    """Well-formed; its values are no exchange's."""
    fields: dict[str, object] = {"parse": "5q"}
    for name, size in (
        ("seed", 32),
        ("noise_a", 32),
        ("noise_b", 32),
        ("msg_a", 1824),
        ("msg_b", 2048),
        ("key", 32),
    ):
        fields[name] = "5a" * size
    return {**fields, **changes}


def transcripts(*records: dict[str, object]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def _xdh(identifier: int, result: str, **changes: object) -> dict[str, object]:
    fields: dict[str, object] = {"tcId": identifier, "comment": "", "flags": [], "result": result}
    return fields | {"private": "01" * 32, "public": "02" * 32, "shared": "03" * 32} | changes


def x25519(*tests: dict[str, object], **changes: object) -> str:
    cases = list(tests) or [_xdh(1, "valid"), _xdh(2, "acceptable"), _xdh(3, "invalid", shared="")]
    group = {"type": "XdhComp", "curve": "curve25519", "tests": cases}
    root = {"algorithm": "XDH", "numberOfTests": len(cases), "testGroups": [group]}
    return json.dumps(root | changes, indent=1)


def ed25519() -> str:
    tests = [
        {"tcId": 1, "msg": "00", "sig": "11" * 64, "result": "valid"},
        {"tcId": 2, "msg": "", "sig": "11" * 63, "result": "invalid"},
    ]
    key = {"type": "EDDSAPublicKey", "curve": "edwards25519", "pk": "22" * 32}
    group = {"type": "EddsaVerify", "publicKey": key, "tests": tests}
    return json.dumps({"algorithm": "EDDSA", "numberOfTests": 2, "testGroups": [group]}, indent=1)


def ed25519_before_v1() -> str:
    """In the older schema the group names its key otherwise, and the secret one is there too."""
    root = json.loads(ed25519())
    (group,) = root["testGroups"]
    key = group.pop("publicKey") | {"type": "EDDSAKeyPair", "sk": "33" * 32}
    root["testGroups"] = [{"type": "EddsaVer", "key": key, "tests": group["tests"]}]
    return json.dumps(root, indent=1)


def _sign_input(*messages: bytes) -> str:
    lines = []
    for number, message in enumerate(messages):
        key = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        public = key.public_key().public_bytes_raw()
        secret, signed = key.private_bytes_raw() + public, key.sign(message) + message
        lines.append(":".join((secret.hex(), public.hex(), message.hex(), signed.hex(), "")))
    return "\n".join(lines) + "\n"


SIGN_INPUT = _sign_input(b"", b"a", bytes(200))

# The values of `secretbox` and `xsalsa20` are no cipher's.
XSALSA20_RSP = f"""\
COUNT = 1
KEY = {"11" * 32}
IV = {"22" * 24}
PT =
CT =

COUNT = 2
KEY = {"11" * 32}
IV = {"22" * 24}
PT = 0102
CT = 0304

COUNT = 5
KEY = {"11" * 32}
NONCE = {"22" * 24}
PLAINTEXT = 01
CIPHERTEXT = 03
"""
SECRETBOX_RSP = f"""\
COUNT = 1
KEY = {"11" * 32}
NONCE = {"22" * 24}
PT = 0102
CT = {"33" * 18}

COUNT = 2
KEY = {"11" * 32}
NONCE = {"22" * 24}
CT = {"33" * 18}
FAIL

COUNT = 3
KEY = {"11" * 32}
NONCE = {"22" * 24}
PT =
CT = {"33" * 16}
"""
POLY1305_FILE = NIST.parent / "poly1305" / "rfc7539.txt"
X25519_FILE = NIST.parent / "asymmetric" / "X25519" / "rfc7748.txt"
SIGN_INPUT_FILE = NIST.parent / "asymmetric" / "Ed25519" / "sign.input"


# Name, text and algorithm of one short valid file of each kind.
VALID: dict[str, tuple[str, str | None]] = {
    "transcripts": (transcripts(transcript(), transcript(parse="14bit")), None),
    "wycheproof x25519": (x25519(), None),
    "wycheproof ed25519": (ed25519(), None),
    "wycheproof ed25519 before v1": (ed25519_before_v1(), None),
    "sign.input": (SIGN_INPUT, None),
    "rsp x25519": (X25519_FILE.read_text(), "x25519"),
    "rsp poly1305": (head(POLY1305_FILE, 3), "poly1305"),
    "rsp xsalsa20": (XSALSA20_RSP, "xsalsa20"),
    "rsp secretbox": (SECRETBOX_RSP, "secretbox"),
    "lwc hash": (lwc_hash([b"", b"abc"]), "sha3-256"),
    "lwc aead": (AEAD, "schwaemm128-128"),
    "rsp aead": (AEAD_RSP, "schwaemm128-128"),
    "rsp hash": (sha3_messages([b"", b"a", bytes(40)]), "sha3-256"),
    "rsp monte carlo": (head(NIST / "SHA3" / "SHA3_256Monte.rsp", 3), "sha3-256"),
    "rsp sha2": (head(NIST / "SHA2" / "SHA512ShortMsg.rsp", 3), "sha512"),
    "rsp sha2 monte carlo": (head(NIST / "SHA2" / "SHA512Monte.rsp", 3), "sha512"),
    "rsp xof messages": (head(NIST / "SHAKE" / "SHAKE128ShortMsg.rsp", 3), "shake128"),
    "rsp xof outputs": (head(NIST / "SHAKE" / "SHAKE256VariableOut.rsp", 3), "shake256"),
    "rsp xof monte carlo": (head(NIST / "SHAKE" / "SHAKE256Monte.rsp", 3), "shake256"),
}
