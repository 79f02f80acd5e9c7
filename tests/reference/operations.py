"""Every stateless operation of the firmware, by its name and with its field names, computed by the reference.

    compute("newhope.ntt", poly=bytes(2048))["result"]

Polynomials are in the wire's form, enumerations are their choices, numbers are integers, as in thumbkat's
Board.call. `newhope.keygen` is here without its state; `keygen_shareda` computes the pair.
"""

from collections.abc import Callable, Mapping
from random import Random

from tests.reference import (
    chacha20,
    curve25519,
    ed25519,
    keccak,
    nacl,
    newhope,
    poly1305,
    salsa20,
    sha512,
    sparkle,
)
from tests.reference.newhope import Poly, poly_from_wire, poly_to_wire

Value = bytes | int | str
Inputs = Mapping[str, Value]
Outputs = Mapping[str, Value]


class Refused(ValueError):
    """The operation does not accept what it is given, and answers with a status."""

    def __init__(self, reason: str, status: str = "CHECK_FAILED") -> None:
        super().__init__(reason)
        self.status = status


def _poly(values: Poly) -> Outputs:
    return {"result": poly_to_wire(values)}


def _keygen(parse: str, seed: bytes, noise: bytes) -> Outputs:
    return {"msg_a": newhope.keygen(parse, seed, noise)[0]}


def _sharedb(parse: str, msg_a: bytes, noise: bytes) -> Outputs:
    msg_b, key = newhope.sharedb(parse, msg_a, noise)
    return {"msg_b": msg_b, "key": key}


def _ntt(poly: bytes) -> Outputs:
    return _poly(newhope.ntt(poly_from_wire(poly)))


def _invntt(poly: bytes) -> Outputs:
    return _poly(newhope.invntt(poly_from_wire(poly)))


def _pointwise(a: bytes, b: bytes) -> Outputs:
    return _poly(newhope.pointwise(poly_from_wire(a), poly_from_wire(b)))


def _pointwise_invntt(a: bytes, b: bytes) -> Outputs:
    return _poly(newhope.invntt(newhope.pointwise(poly_from_wire(a), poly_from_wire(b))))


def _uniform(parse: str, seed: bytes) -> Outputs:
    return _poly(newhope.uniform(parse, seed))


def _noise(noise: bytes, index: int) -> Outputs:
    return _poly(newhope.noise(noise, index))


def _helprec(poly: bytes, bits: bytes) -> Outputs:
    v = poly_from_wire(poly)
    r = newhope.helprec(v, bits)
    return {"r": r, "key_bits": newhope.rec(v, r)}


def _rec(poly: bytes, r: bytes) -> Outputs:
    return {"bits": newhope.rec(poly_from_wire(poly), r)}


def _pack(poly: bytes) -> Outputs:
    return {"packed": newhope.pack(poly_from_wire(poly))}


def _unpack(packed: bytes) -> Outputs:
    return _poly(newhope.unpack(packed))


def _salsa20_xor(key: bytes, nonce: bytes, counter: bytes, message: bytes) -> Outputs:
    return {"result": salsa20.xor(key, nonce, message, int.from_bytes(counter, "little"))}


def _xsalsa20(key: bytes, nonce: bytes, counter: bytes, message: bytes) -> Outputs:
    return {"result": salsa20.xsalsa20_xor(key, nonce, message, int.from_bytes(counter, "little"))}


def _field(value: int) -> Outputs:
    return {"result": curve25519.to_bytes(value)}


def _scalarmult(private: bytes, public: bytes) -> Outputs:
    shared = curve25519.scalarmult(private, public)
    return {"shared": shared, "low_order": "yes" if curve25519.low_order(shared) else "no"}


def _elements(data: bytes) -> list[int]:
    return [curve25519.element(data[i : i + 32]) for i in range(0, len(data), 32)]


def _step(x1: bytes, points: bytes, swap: bytes) -> Outputs:
    x2, z2, x3, z3 = _elements(points)
    after = curve25519.step(curve25519.element(x1), (x2, z2, x3, z3), swap=bool(swap[0] & 1))
    return {"result": b"".join(map(curve25519.to_bytes, after))}


def _verify(public: bytes, message: bytes, signature: bytes) -> Outputs:
    """No outputs: a wrong signature is refused."""
    if not ed25519.verify(signature, message, public):
        raise Refused("the signature is wrong")
    return {}


def _poly1305_verify(key: bytes, message: bytes, tag: bytes) -> Outputs:
    """No outputs: a wrong tag is refused."""
    if poly1305.tag(key, message) != tag:
        raise Refused("the tag is wrong")
    return {}


def _opened(key: bytes | None, nonce: bytes, boxed: bytes) -> Outputs:
    message = None if key is None else nacl.open_box(key, nonce, boxed)
    if message is None:
        raise Refused("the box is forged, or the public key has a low order")
    return {"message": message}


def _beforenm(public: bytes, private: bytes) -> bytes:
    key = nacl.beforenm(public, private)
    if key is None:
        raise Refused("the public key has a low order")
    return key


def _box_seal(public: bytes, private: bytes, nonce: bytes, message: bytes) -> Outputs:
    return {"boxed": nacl.seal(_beforenm(public, private), nonce, message)}


def _box_open(public: bytes, private: bytes, nonce: bytes, boxed: bytes) -> Outputs:
    return _opened(_beforenm(public, private), nonce, boxed)


def _permutation(steps: int) -> Callable[..., Outputs]:
    return lambda state: {"result": sparkle.permute(state, steps)}


def _encrypt(variant: str) -> Callable[..., Outputs]:
    def encrypt(key: bytes, nonce: bytes, ad: bytes, plaintext: bytes) -> Outputs:
        return {"ciphertext": sparkle.SCHWAEMM[variant].encrypt(key, nonce, ad, plaintext)}

    return encrypt


def _decrypt(variant: str) -> Callable[..., Outputs]:
    def decrypt(key: bytes, nonce: bytes, ad: bytes, ciphertext: bytes) -> Outputs:
        try:
            return {"plaintext": sparkle.SCHWAEMM[variant].decrypt(key, nonce, ad, ciphertext)}
        except sparkle.Forged as forged:
            raise Refused(str(forged)) from None

    return decrypt


_SPARKLE: dict[str, Callable[..., Outputs]] = {
    **{
        f"sparkle.sparkle{bits}_{form}": _permutation(steps[bits])
        for bits in (256, 384, 512)
        for form, steps in (("slim", sparkle.SLIM), ("big", sparkle.BIG))
    },
    **{
        f"sparkle.{variant}_{which}": make(variant)
        for variant in sparkle.SCHWAEMM
        for which, make in (("encrypt", _encrypt), ("decrypt", _decrypt))
    },
    "sparkle.esch256": lambda message: {"digest": sparkle.esch256(message)},
    "sparkle.esch384": lambda message: {"digest": sparkle.esch384(message)},
    "sparkle.xoesch256": lambda message, length: {"digest": sparkle.xoesch256(message, length)},
    "sparkle.xoesch384": lambda message, length: {"digest": sparkle.xoesch384(message, length)},
}

OPERATIONS: dict[str, Callable[..., Outputs]] = {
    "newhope.keygen": _keygen,
    "newhope.sharedb": _sharedb,
    "newhope.ntt": _ntt,
    "newhope.invntt": _invntt,
    "newhope.pointwise": _pointwise,
    "newhope.pointwise_invntt": _pointwise_invntt,
    "newhope.uniform": _uniform,
    "newhope.noise": _noise,
    "newhope.helprec": _helprec,
    "newhope.rec": _rec,
    "newhope.pack": _pack,
    "newhope.unpack": _unpack,
    "keccak.f1600": lambda state: {"result": keccak.f1600(state)},
    "keccak.sha3_256": lambda message: {"digest": keccak.sha3_256(message)},
    "keccak.sha3_512": lambda message: {"digest": keccak.sha3_512(message)},
    "keccak.shake128": lambda message, length: {"digest": keccak.shake128(message, length)},
    "keccak.shake256": lambda message, length: {"digest": keccak.shake256(message, length)},
    "chacha20.block": lambda block: {"result": chacha20.block(block)},
    "salsa20.block": lambda block: {"result": salsa20.block(block)},
    "salsa20.hsalsa20": lambda key, nonce: {"subkey": salsa20.hsalsa20(key, nonce)},
    "salsa20.xor": _salsa20_xor,
    "salsa20.xsalsa20": _xsalsa20,
    "fe25519.mul": lambda a, b: _field(curve25519.element(a) * curve25519.element(b)),
    "fe25519.sqr": lambda a: _field(curve25519.element(a) ** 2),
    "fe25519.invert": lambda a: _field(curve25519.invert(curve25519.element(a))),
    "x25519.scalarmult": _scalarmult,
    "x25519.base": lambda private: {"public": curve25519.scalarmult(private, curve25519.BASE)},
    "x25519.step": _step,
    "ed25519.public": lambda seed: {"public": ed25519.public(seed)},
    "ed25519.sign": lambda secret, message: {"signature": ed25519.sign(secret, message)},
    "ed25519.verify": _verify,
    "ed25519.base": lambda scalar: {"point": ed25519.base(scalar)},
    "sha512.block": lambda state, block: {"result": sha512.compress(state, block)},
    "sha512.hash": lambda message: {"digest": sha512.sha512(message)},
    "poly1305.tag": lambda key, message: {"tag": poly1305.tag(key, message)},
    "poly1305.verify": _poly1305_verify,
    "nacl.secretbox_seal": lambda key, nonce, message: {"boxed": nacl.seal(key, nonce, message)},
    "nacl.secretbox_open": _opened,
    "nacl.box_public": lambda private: {"public": nacl.public(private)},
    "nacl.box_beforenm": lambda public, private: {"key": _beforenm(public, private)},
    "nacl.box_seal": _box_seal,
    "nacl.box_open": _box_open,
    **_SPARKLE,
}


def compute(name: str, **inputs: Value) -> Outputs:
    """The outputs of one operation."""
    return OPERATIONS[name](**inputs)


def keygen_shareda(parse: str, seed: bytes, noise: bytes, msg_b: bytes) -> tuple[Outputs, Outputs]:
    """The outputs of newhope.keygen, and of newhope.shareda right after it."""
    msg_a, secret = newhope.keygen(parse, seed, noise)
    return {"msg_a": msg_a}, {"key": newhope.shareda(secret, msg_b)}


def random_poly(random: Random) -> bytes:
    """A polynomial in the wire's form, each coefficient uniform mod q."""
    return poly_to_wire([random.randrange(newhope.Q) for _ in range(newhope.N)])


def _sparkle_inputs(name: str, random: Random, most: int) -> dict[str, Value]:
    """A ciphertext is genuine."""
    variant, _, which = name.rpartition("_")
    if variant not in sparkle.SCHWAEMM:
        if name.startswith("sparkle"):
            return {"state": random.randbytes(int(variant.removeprefix("sparkle")) // 8)}
        message: dict[str, Value] = {"message": random.randbytes(random.randint(0, most))}
        return message | ({"length": random.randint(0, most)} if name.startswith("xoesch") else {})
    aead = sparkle.SCHWAEMM[variant]
    key, nonce = random.randbytes(aead.capacity), random.randbytes(aead.rate)
    ad, plaintext = (random.randbytes(random.randint(0, most)) for _ in range(2))
    inputs: dict[str, Value] = {"key": key, "nonce": nonce, "ad": ad}
    if which == "encrypt":
        return inputs | {"plaintext": plaintext}
    return inputs | {"ciphertext": aead.encrypt(key, nonce, ad, plaintext)}


def random_inputs(name: str, random: Random, most: int = 512) -> dict[str, Value]:
    """Inputs that the operation takes; messages and the outputs of SHAKE have up to `most` bytes."""
    message: dict[str, Value] = {"message": random.randbytes(random.randint(0, most))}
    parse: dict[str, Value] = {"parse": random.choice(newhope.PARSES)}
    match name:
        case "fe25519.mul":
            return {"a": random.randbytes(32), "b": random.randbytes(32)}
        case "fe25519.sqr" | "fe25519.invert":
            return {"a": random.randbytes(32)}
        case "x25519.scalarmult":
            public = random.choice([random.randbytes(32), bytes(32)])
            return {"private": random.randbytes(32), "public": public}
        case "x25519.base":
            return {"private": random.randbytes(32)}
        case "x25519.step":
            swap = random.randbytes(1)
            return {"x1": random.randbytes(32), "points": random.randbytes(128), "swap": swap}
        case "ed25519.public":
            return {"seed": random.randbytes(32)}
        case "ed25519.sign" | "ed25519.verify" as which:
            seed, text = random.randbytes(32), random.randbytes(random.randint(0, most))
            key = ed25519.public(seed)
            if which == "ed25519.sign":
                return {"secret": seed + key, "message": text}
            return {"public": key, "message": text, "signature": ed25519.sign(seed + key, text)}
        case "ed25519.base":
            return {"scalar": random.randbytes(32)}
    match name:
        case "nacl.secretbox_seal":
            return message | {"key": random.randbytes(32), "nonce": random.randbytes(24)}
        case "nacl.secretbox_open":
            key, nonce, text = (
                random.randbytes(32),
                random.randbytes(24),
                random.randbytes(random.randint(0, most)),
            )
            return {"key": key, "nonce": nonce, "boxed": nacl.seal(key, nonce, text)}
        case "nacl.box_public":
            return {"private": random.randbytes(32)}
        case "nacl.box_beforenm" | "nacl.box_seal" | "nacl.box_open" as box:
            public, private = nacl.public(random.randbytes(32)), random.randbytes(32)
            keys: dict[str, Value] = {"public": public, "private": private}
            if box == "nacl.box_beforenm":
                return keys
            nonce, text = random.randbytes(24), random.randbytes(random.randint(0, most))
            if box == "nacl.box_seal":
                return keys | {"nonce": nonce, "message": text}
            return keys | {"nonce": nonce, "boxed": nacl.seal(_beforenm(public, private), nonce, text)}
        case "poly1305.tag":
            return message | {"key": random.randbytes(32)}
        case "poly1305.verify":
            key, text = random.randbytes(32), random.randbytes(random.randint(0, most))
            return {"key": key, "message": text, "tag": poly1305.tag(key, text)}
    if name.startswith("sparkle."):
        return _sparkle_inputs(name.partition(".")[2], random, most)
    match name.partition(".")[2]:
        case "keygen":
            return parse | {"seed": random.randbytes(32), "noise": random.randbytes(32)}
        case "sharedb":
            msg_a = newhope.pack(poly_from_wire(random_poly(random))) + random.randbytes(32)
            return parse | {"msg_a": msg_a, "noise": random.randbytes(32)}
        case "ntt" | "invntt" | "pack":
            return {"poly": random_poly(random)}
        case "pointwise" | "pointwise_invntt":
            return {"a": random_poly(random), "b": random_poly(random)}
        case "uniform":
            return parse | {"seed": random.randbytes(32)}
        case "noise":
            return {"noise": random.randbytes(32), "index": random.randrange(3)}
        case "helprec":
            return {"poly": random_poly(random), "bits": random.randbytes(32)}
        case "rec":
            return {"poly": random_poly(random), "r": random.randbytes(256)}
        case "unpack":
            return {"packed": newhope.pack(poly_from_wire(random_poly(random)))}
        case "f1600":
            return {"state": random.randbytes(200)}
        case "sha3_256" | "sha3_512" | "hash":
            return message
        case "shake128" | "shake256":
            return message | {"length": random.randint(0, most)}
        case "block" if name == "sha512.block":
            return {"state": random.randbytes(64), "block": random.randbytes(128)}
        case "block":
            return {"block": random.randbytes(64)}
        case "hsalsa20":
            return {"key": random.randbytes(32), "nonce": random.randbytes(16)}
        case "xor" | "xsalsa20" as cipher:
            nonce = random.randbytes(8 if cipher == "xor" else 24)
            return message | {"key": random.randbytes(32), "nonce": nonce, "counter": random.randbytes(8)}
    raise ValueError(f"no random inputs are known for {name}")
