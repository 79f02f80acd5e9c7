"""NewHope (2016): the key exchange with reconciliation, n = 1024, q = 12289.

Written from E. Alkim, L. Ducas, T. Pöppelmann, P. Schwabe, "Post-quantum key exchange - a new hope" (USENIX
Security 2016, called ADPS below) in exact integers. A polynomial is a list of 1,024 integers from 0 to q - 1.

Two orders occur. A *sampled* polynomial (noise) is taken as bit-reversed: entry bitrev(j) is the coefficient
of X^j. Values in the NTT domain, and what the inverse gives, are in natural order.
"""

from functools import cache

from tests.reference import chacha20, keccak

N = 1024
Q = 12289
PSI = 7  # a primitive 2n-th root of unity mod q
OMEGA = PSI**2

PARSES = ("5q", "14bit")
PACKED_BYTES = 1792
MSG_A_BYTES = 1824
MSG_B_BYTES = 2048

Poly = list[int]


def _need(what: str, data: bytes | Poly, length: int) -> None:
    if len(data) != length:
        raise ValueError(f"{what} has the length {length}, not {len(data)}")


def bit_reversed(values: Poly) -> Poly:
    """The other of the two orders."""
    bits = N.bit_length() - 1
    return [values[int(f"{i:0{bits}b}"[::-1], 2)] for i in range(N)]


# --- The transform, ADPS section 7


@cache
def _powers(root: int, count: int) -> list[int]:
    powers = [1]
    while len(powers) < count:
        powers.append(powers[-1] * root % Q)
    return powers


def _transform(values: Poly, root: int) -> Poly:
    """out[i] = sum of values[j] root^(ij): Cooley and Tukey's recursion, natural order in and out."""
    if len(values) == 1:
        return values
    even = _transform(values[0::2], root * root % Q)
    odd = _transform(values[1::2], root * root % Q)
    odd = [x * power % Q for x, power in zip(odd, _powers(root, len(odd)), strict=True)]
    # root^(len / 2) = -1, which gives the upper half.
    return [(a + b) % Q for a, b in zip(even, odd, strict=True)] + [
        (a - b) % Q for a, b in zip(even, odd, strict=True)
    ]


def ntt(sampled: Poly) -> Poly:
    """out[i] = sum of c_j psi^((2i + 1) j), where sampled[bitrev(j)] = c_j."""
    _need("a polynomial", sampled, N)
    twisted = [c * power % Q for c, power in zip(bit_reversed(sampled), _powers(PSI, N), strict=True)]
    return _transform(twisted, OMEGA)


def invntt(values: Poly) -> Poly:
    """The coefficients c_j in natural order: c_j = psi^-j / n times the sum of values[i] omega^(-ij)."""
    _need("a polynomial", values, N)
    sums = _transform(values, pow(OMEGA, -1, Q))
    scale = pow(N, -1, Q)
    return [x * scale * power % Q for x, power in zip(sums, _powers(pow(PSI, -1, Q), N), strict=True)]


def pointwise(a: Poly, b: Poly) -> Poly:
    """The product in the NTT domain."""
    return [x * y % Q for x, y in zip(a, b, strict=True)]


def add(a: Poly, b: Poly) -> Poly:
    """The sum, coefficient by coefficient."""
    return [(x + y) % Q for x, y in zip(a, b, strict=True)]


# --- Sampling, ADPS sections 3 and 7


def uniform(parse: str, seed: bytes) -> Poly:
    """The public polynomial a, in the NTT domain, from SHAKE-128 of the seed as little-endian 16-bit words.

    `5q`, of July 2016: a word below 5q is accepted. `14bit`, of March 2016: the low 14 bits are, if below q.
    """
    if parse not in PARSES:
        raise ValueError(f"parse is 5q or 14bit, not {parse}")
    _need("a seed", seed, 32)
    blocks = 16
    while True:
        stream = keccak.shake128(seed, 168 * blocks)
        words = [int.from_bytes(stream[i : i + 2], "little") for i in range(0, len(stream), 2)]
        if parse == "5q":
            accepted = [word % Q for word in words if word < 5 * Q]
        else:
            accepted = [word & 0x3FFF for word in words if word & 0x3FFF < Q]
        if len(accepted) >= N:
            return accepted[:N]
        blocks += 4


def expand(noise: bytes, index: int, length: int) -> bytes:
    """ChaCha20 under the noise seed. The nonce has the index first for noise, last for reconciliation."""
    _need("a noise seed", noise, 32)
    nonce = bytes([index, 0, 0, 0, 0, 0, 0, 0]) if index < 3 else bytes([0, 0, 0, 0, 0, 0, 0, index])
    return chacha20.key_stream(noise, nonce, length)


def noise(noise: bytes, index: int) -> Poly:
    """Binomial noise with k = 16, as sampled: 0 for s and s', 1 for e and e', 2 for e''."""
    if index not in (0, 1, 2):
        raise ValueError(f"the index of a noise polynomial is 0, 1 or 2, not {index}")
    stream = expand(noise, index, 4 * N)
    words = [int.from_bytes(stream[i : i + 4], "little") for i in range(0, len(stream), 4)]
    return [((word & 0xFFFF).bit_count() - (word >> 16).bit_count()) % Q for word in words]


def rec_bits(noise: bytes) -> bytes:
    """The 256 random bits of the reconciliation."""
    return expand(noise, 3, 32)


# --- Reconciliation, ADPS section 5


def _bit(data: bytes, i: int) -> int:
    return data[i >> 3] >> (i & 7) & 1


def _quadruple(values: Poly, i: int) -> list[int]:
    return [values[i + 256 * j] for j in range(4)]


def _pack_pairs(values: list[int]) -> bytes:
    """Four 2-bit values a byte, the first in the low bits."""
    return bytes(sum(values[i + j] << 2 * j for j in range(4)) for i in range(0, N, 4))


def _unpack_pairs(data: bytes) -> list[int]:
    return [byte >> 2 * j & 3 for byte in data for j in range(4)]


def helprec(v: Poly, bits: bytes) -> bytes:
    """HelpRec: the nearest vector to x = (8v + 4b) / 2q in the lattice D4 (algorithm 1), kept mod 4.

    Everything is multiplied by 2q, which makes it integers.
    """
    _need("a polynomial", v, N)
    _need("the random bits", bits, 32)
    one = 2 * Q
    r = [0] * N
    for i in range(256):
        x = [8 * value + 4 * _bit(bits, i) for value in _quadruple(v, i)]
        nearest = [(value + one // 2) // one for value in x]
        below = [value // one for value in x]
        distance = sum(abs(value - one * near) for value, near in zip(x, nearest, strict=True))
        k, w = (0, nearest) if distance < one else (1, below)
        hint = [w[0] - w[3], w[1] - w[3], w[2] - w[3], k + 2 * w[3]]
        for j in range(4):
            r[i + 256 * j] = hint[j] % 4
    return _pack_pairs(r)


def rec(v: Poly, r: bytes) -> bytes:
    """Rec: 1 where t = v/q - B r/4 mod 1 is nearer than 1 to the origin in the L1 norm (algorithm 2).

    Everything is multiplied by 8q, which makes it integers.
    """
    _need("a polynomial", v, N)
    _need("the reconciliation", r, 256)
    one = 8 * Q
    hints = _unpack_pairs(r)
    key = bytearray(32)
    for i in range(256):
        value, hint = _quadruple(v, i), _quadruple(hints, i)
        t = [8 * value[j] - Q * (2 * hint[j] + hint[3]) for j in range(3)] + [8 * value[3] - Q * hint[3]]
        distance = sum(min(x % one, -x % one) for x in t)
        key[i >> 3] |= (distance < one) << (i & 7)
    return bytes(key)


# --- Bytes, ADPS section 7


def pack(values: Poly) -> bytes:
    """14 bits a coefficient, little-endian."""
    _need("a polynomial", values, N)
    return sum(value % Q << 14 * i for i, value in enumerate(values)).to_bytes(PACKED_BYTES, "little")


def unpack(packed: bytes) -> Poly:
    """The coefficients of 14 bits each. A peer may send 14 bits that are not below q: they count mod q."""
    _need("a packed polynomial", packed, PACKED_BYTES)
    bits = int.from_bytes(packed, "little")
    return [(bits >> 14 * i & 0x3FFF) % Q for i in range(N)]


def poly_to_wire(values: Poly) -> bytes:
    """The form of PROTOCOL.md: 1,024 little-endian halfwords."""
    _need("a polynomial", values, N)
    return b"".join(value.to_bytes(2, "little") for value in values)


def poly_from_wire(data: bytes) -> Poly:
    """The inverse; a coefficient of q or more is refused."""
    _need("a polynomial on the wire", data, 2 * N)
    values = [int.from_bytes(data[i : i + 2], "little") for i in range(0, 2 * N, 2)]
    if max(values) >= Q:
        raise ValueError(f"the coefficient {max(values)} is not below {Q}")
    return values


# --- The exchange, ADPS section 3, with the encodings of section 7


def keygen(parse: str, seed: bytes, coins: bytes) -> tuple[bytes, Poly]:
    """The server's first step: message A, and s in the NTT domain. The seed is used as it stands."""
    a = uniform(parse, seed)
    s = ntt(noise(coins, 0))
    b = add(pointwise(a, s), ntt(noise(coins, 1)))
    return pack(b) + seed, s


def sharedb(parse: str, msg_a: bytes, coins: bytes) -> tuple[bytes, bytes]:
    """The client's only step: message B and the shared key."""
    _need("message A", msg_a, MSG_A_BYTES)
    b, seed = unpack(msg_a[:PACKED_BYTES]), msg_a[PACKED_BYTES:]
    s = ntt(noise(coins, 0))
    u = add(pointwise(uniform(parse, seed), s), ntt(noise(coins, 1)))
    # e'' meets coefficients in natural order as it was sampled, without a bit reversal.
    v = add(invntt(pointwise(b, s)), noise(coins, 2))
    r = helprec(v, rec_bits(coins))
    return pack(u) + r, keccak.sha3_256(rec(v, r))


def shareda(secret: Poly, msg_b: bytes) -> bytes:
    """The server's second step: the shared key."""
    _need("message B", msg_b, MSG_B_BYTES)
    v = invntt(pointwise(unpack(msg_b[:PACKED_BYTES]), secret))
    return keccak.sha3_256(rec(v, msg_b[PACKED_BYTES:]))
