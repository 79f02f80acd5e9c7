"""NaCl on virtual cores: boxes and signatures from and to PyNaCl, what the header says of the stack, and
secrets."""

import re
from collections.abc import Callable
from random import Random

import nacl.public
import nacl.secret
import nacl.signing
import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, program
from tests.reference import nacl as reference
from tests.unit.libraries import LIBRARIES
from thumbkat.virtual import CallResult, Check, Program, Wide

HEADER = (LIBRARIES / "nacl" / "include" / "nacl.h").read_text(encoding="utf-8")
# Cycles to seal 1,024 bytes.
CEILING = {"cortex-m0": 66_560, "cortex-m4f": 18_432, "cortex-m4f-no-fpu": 19_763}
SEAL_BYTES, OPEN_BYTES = 204, 256


class Core:
    """The library on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program: Program = program(variant.core, *variant.flags)

    def put(self, content: bytes, offset: int = 0) -> int:
        return self.program.alloc(bytes(offset) + content) + offset

    def call(self, function: str, *arguments: int | Wide) -> CallResult:
        numbers = [one for one in arguments if not isinstance(one, Wide)]
        if len(numbers) == len(arguments):
            return preserving_call(self.program, self.variant.core, function, *numbers)
        return self.program.call(function, *arguments)

    def read(self, at: int, length: int) -> bytes:
        return self.program.read(at, length)


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def core(request: pytest.FixtureRequest) -> Core:
    return Core(request.param)


@pytest.mark.parametrize("length", [0, 1, 33, 200])
def test_secretbox_and_pynacl(core: Core, length: int) -> None:
    """Sealed here and opened there, and the reverse; at odd addresses too."""
    random = Random(length)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(length)
    box = nacl.secret.SecretBox(key)
    for offset in range(4):
        k, n, m = core.put(key, offset), core.put(nonce, offset), core.put(message, offset)
        out = core.put(bytes(length + 16), 3 - offset)
        assert core.call("crypto_secretbox_easy", out, m, Wide(length), n, k).signed == 0
        assert box.decrypt(core.read(out, length + 16), nonce) == message
        sealed = core.put(box.encrypt(message, nonce).ciphertext, offset)
        assert core.call("crypto_secretbox_open_easy", out, sealed, Wide(length + 16), n, k).signed == 0
        assert core.read(out, length) == message


def test_box_and_pynacl(core: Core) -> None:
    random = Random(1)
    private, other = random.randbytes(32), nacl.public.PrivateKey(random.randbytes(32))
    box = nacl.public.Box(other, nacl.public.PublicKey(reference.public(private)))
    nonce, message = random.randbytes(24), random.randbytes(70)
    pk, sk, n, m = map(core.put, (bytes(other.public_key), private, nonce, message))
    out = core.put(bytes(86))
    assert core.call("crypto_box_easy", out, m, Wide(70), n, pk, sk).signed == 0
    assert box.decrypt(core.read(out, 86), nonce) == message
    sealed = core.put(box.encrypt(message, nonce).ciphertext)
    assert core.call("crypto_box_open_easy", out, sealed, Wide(86), n, pk, sk).signed == 0
    assert core.read(out, 70) == message
    assert core.call("crypto_box_beforenm", out, core.put(bytes(32)), sk).signed == -1


def test_sign_and_pynacl(core: Core) -> None:
    signing, message = nacl.signing.SigningKey(Random(2).randbytes(32)), Random(3).randbytes(50)
    secret = core.put(bytes(signing) + bytes(signing.verify_key))
    m, out = core.put(message), core.put(bytes(114))
    assert core.call("crypto_sign", out, 0, m, Wide(50), secret).signed == 0
    assert core.read(out, 114) == bytes(signing.sign(message))
    length = core.program.alloc(8)
    opened = core.put(bytes(50))
    assert core.call("crypto_sign_open", opened, length, out, Wide(114), secret + 32).signed == 0
    assert core.read(opened, 50) == message
    assert core.read(length, 8) == (50).to_bytes(8, "little")


def test_pieces(core: Core) -> None:
    random = Random(4)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(150)
    boxed = reference.seal(key, nonce, message)
    k, n, tag = core.put(key), core.put(nonce), core.put(boxed[:16])
    state, out = core.program.alloc(OPEN_BYTES), core.put(bytes(16))
    piece = core.put(message, 1)
    core.call("nacl_seal_begin", state, k, n)
    for at, length in ((0, 40), (40, 0), (40, 110)):
        core.call("nacl_seal_update", state, piece + at, piece + at, length)
    core.call("nacl_seal_end", state, out)
    assert core.read(out, 16) + core.read(piece, 150) == boxed
    assert core.read(state, SEAL_BYTES) == bytes(SEAL_BYTES)
    core.call("nacl_open_begin", state, k, n, tag)
    for at, length in ((0, 100), (100, 50)):
        core.call("nacl_open_check", state, piece + at, length)
    assert core.call("nacl_open_turn", state).signed == 0
    for at, length in ((0, 7), (7, 143)):
        core.call("nacl_open_update", state, piece + at, piece + at, length)
    assert core.call("nacl_open_end", state).signed == 0
    assert core.read(piece, 150) == message


def test_ceiling(core: Core) -> None:
    """The same for all keys and messages."""
    cycles = set()
    for seed in range(3):
        random = Random(seed)
        work, key, nonce = core.program.alloc(SEAL_BYTES), core.put(random.randbytes(32)), core.put(bytes(24))
        message, tag = core.put(random.randbytes(1024)), core.put(bytes(16))
        result = core.call("nacl_secretbox_seal", work, message, tag, message, 1024, nonce, key)
        cycles.add(result.cycles)
        assert result.stack <= 600
    assert len(cycles) == 1
    assert cycles.pop() <= CEILING[str(core.variant)]


def test_figures_of_the_page(core: Core) -> None:
    rows = {"cortex-m0": "Cortex-M0", "cortex-m4f": "Cortex-M4F", "cortex-m4f-no-fpu": "the same without .*"}
    page = (LIBRARIES / "nacl" / "README.md").read_text(encoding="utf-8")
    row = re.search(
        rf"^\| {rows[str(core.variant)]} \| ([\d,]+) \| ([\d.]+) \| (\d+) bytes", page, re.MULTILINE
    )
    assert row is not None
    work, message, tag = core.program.alloc(SEAL_BYTES), core.put(bytes(1024)), core.put(bytes(16))
    key, nonce = core.put(bytes(32)), core.put(bytes(24))
    result = core.call("nacl_secretbox_seal", work, message, tag, message, 1024, nonce, key)
    assert row.groups() == (f"{result.cycles:,}", f"{result.cycles / 1024:.1f}", str(result.stack))


# What the header says of the stack

LENGTH, BOXED = Wide(205), Wide(221)
SECRETBOX = ("c", "m", LENGTH, "n", "k")
GROUPS: dict[str, dict[str, tuple[str | int | Wide, ...]]] = {
    "crypto_hash": {"crypto_hash": ("c", "m", LENGTH)},
    "crypto_onetimeauth, crypto_stream, crypto_core": {
        "crypto_onetimeauth": ("c", "m", LENGTH, "k"),
        "crypto_onetimeauth_verify": ("c", "m", LENGTH, "k"),
        "crypto_stream": ("c", LENGTH, "n", "k"),
        "crypto_stream_xor": ("c", "m", LENGTH, "n", "k"),
        "crypto_stream_salsa20_xor": ("c", "m", LENGTH, "n", "k"),
        "crypto_core_hsalsa20": ("c", "n", "k", 0),
    },
    "crypto_secretbox, crypto_box_..._afternm": {
        **{
            f"{prefix}{form}{end}": arguments
            for prefix, end in (("crypto_secretbox", ""), ("crypto_box", "_afternm"))
            for form, arguments in {
                "": SECRETBOX,
                "_open": SECRETBOX,
                "_easy": SECRETBOX,
                "_open_easy": ("m", "c", BOXED, "n", "k"),
                "_detached": ("c", "t", "m", LENGTH, "n", "k"),
                "_open_detached": ("m", "c", "t", LENGTH, "n", "k"),
            }.items()
        }
    },
    "crypto_scalarmult": {"crypto_scalarmult": ("c", "k", "p"), "crypto_scalarmult_base": ("c", "k")},
    "crypto_box_beforenm, crypto_box_seed_keypair": {
        "crypto_box_beforenm": ("c", "p", "k"),
        "crypto_box_seed_keypair": ("c", "t", "k"),
    },
    "crypto_box": {
        "crypto_box": ("c", "m", LENGTH, "n", "p", "k"),
        "crypto_box_open": ("m", "c", LENGTH, "n", "p", "k"),
        "crypto_box_easy": ("c", "m", LENGTH, "n", "p", "k"),
        "crypto_box_open_easy": ("m", "c", BOXED, "n", "p", "k"),
        "crypto_box_detached": ("c", "t", "m", LENGTH, "n", "p", "k"),
        "crypto_box_open_detached": ("m", "c", "t", LENGTH, "n", "p", "k"),
    },
    "crypto_sign": {
        "crypto_sign_seed_keypair": ("t", "c", "k"),
        "crypto_sign": ("c", 0, "m", LENGTH, "s"),
        "crypto_sign_detached": ("c", 0, "m", LENGTH, "s"),
        "crypto_sign_open": ("m", 0, "v", Wide(80), "p"),
        "crypto_sign_verify_detached": ("v", "w", Wide(16), "p"),
    },
    "nacl_": {
        "nacl_seal_begin": ("state", "k", "n"),
        "nacl_seal_update": ("state", "c", "m", 205),
        "nacl_seal_end": ("state", "t"),
        "nacl_secretbox_seal": ("state", "c", "t", "m", 205, "n", "k"),
        "nacl_secretbox_open": ("state", "c", "m", "t", 205, "n", "k"),
        "nacl_open_begin": ("state", "k", "n", "t"),
        "nacl_open_check": ("state", "m", 205),
        "nacl_open_turn": ("state",),
    },
}


def stated_stack() -> dict[str, tuple[int, int]]:
    found = re.findall(r"^ \*     (crypto_\S.*?|nacl_) +([\d,]+) +([\d,]+)$", HEADER, re.MULTILINE)
    return {name: (int(m0.replace(",", "")), int(m4.replace(",", ""))) for name, m0, m4 in found}


@pytest.mark.parametrize("group", GROUPS)
def test_stated_stack(core: Core, group: str) -> None:
    """No more than stated, and with one of them not much less."""
    signing = nacl.signing.SigningKey(bytes(32))
    random = Random(5)
    memory = {name: core.put(random.randbytes(300)) for name in "cmtnk"}
    memory["p"] = core.put(bytes(signing.verify_key))
    memory["s"] = core.put(bytes(signing) + bytes(signing.verify_key))
    memory["v"] = core.put(bytes(signing.sign(bytes(16))))
    memory["w"] = memory["v"] + 64
    memory["state"] = core.program.alloc(OPEN_BYTES)
    used = [
        core.call(name, *(memory[one] if isinstance(one, str) else one for one in arguments)).stack
        for name, arguments in GROUPS[group].items()
    ]
    stated = stated_stack()[group][core.variant.core != "cortex-m0"]
    assert stated - 200 < max(used) <= stated, dict(zip(GROUPS[group], used, strict=True))


def test_the_header_has_every_group() -> None:
    assert stated_stack().keys() == GROUPS.keys()


# Secrets

BUILDS: list[tuple[str, ...]] = [
    *((variant.core, *variant.flags) for variant in VARIANTS),
    ("cortex-m0", "-DTHUMBKAT_C"),
]
Run = Callable[[Program, Random], list[Check]]


def sealing(made: Program, random: Random) -> list[Check]:
    key, message = made.alloc(random.randbytes(32)), made.alloc(random.randbytes(90))
    out, nonce = made.alloc(106), made.alloc(24)
    secret = [(key, 32), (message, 90)]
    check = made.check("crypto_secretbox_easy", out, message, Wide(90), nonce, key, secret=secret)
    assert check.secret(out, 106) == b"\xff" * 106
    return [check]


def opening(made: Program, random: Random) -> list[Check]:
    """Genuine, then forged; whether a box is so is public."""
    key = random.randbytes(32)
    boxed = reference.seal(key, bytes(24), random.randbytes(90))
    checks = []
    for box in (boxed, boxed[:-1] + bytes([boxed[-1] ^ 1])):
        k, c, out, nonce = made.alloc(key), made.alloc(box), made.alloc(90), made.alloc(24)
        checks.append(made.check("crypto_secretbox_open_easy", out, c, Wide(106), nonce, k, secret=[(k, 32)]))
        said = [one.reason for one in checks[-1].declared if one.place.times]
        assert said == ["whether a box is genuine is the answer"]
    assert [check.result.signed for check in checks] == [0, -1]
    assert not any(checks[1].secret(out, 90))
    return checks


def in_pieces(made: Program, random: Random) -> list[Check]:
    key, nonce = random.randbytes(32), made.alloc(24)
    boxed = reference.seal(key, bytes(24), random.randbytes(90))
    state, k, tag, text = (
        made.alloc(OPEN_BYTES),
        made.alloc(key),
        made.alloc(boxed[:16]),
        made.alloc(boxed[16:]),
    )
    # Of a stream's input, the key; its block; h, r and s; the key for the second reading.
    kept = [(state + at, size) for at, size in ((4, 16), (44, 16), (64, 64), (132, 52), (SEAL_BYTES, 32))]
    checks = [made.check("nacl_open_begin", state, k, nonce, tag, secret=[(k, 32)])]
    checks.append(made.check("nacl_open_check", state, text, 90, secret=kept))
    checks.append(made.check("nacl_open_turn", state, secret=kept))
    checks.append(made.check("nacl_open_update", state, text, text, 90, secret=kept))
    checks.append(made.check("nacl_open_end", state, secret=kept))
    assert [checks[2].result.signed, checks[4].result.signed] == [0, 0]
    assert not any(checks[4].secret(state, OPEN_BYTES))
    return checks


@pytest.mark.parametrize("build", BUILDS, ids=" ".join)
@pytest.mark.parametrize("run", [sealing, opening, in_pieces])
def test_nothing_depends_on_a_secret(run: Run, build: tuple[str, ...]) -> None:
    first, second = (run(program(*build), Random(seed)) for seed in (1, 2))
    assert [check.flaws for check in first] == [()] * len(first)
    for one, other in zip(first, second, strict=True):
        assert (one.result.cycles, one.trace) == (other.result.cycles, other.trace)
