"""Every encoding of ARMv6-M and ARMv7E-M that an emulator of the instruction set can judge, as a table, and
random instructions from it.

A pattern is the encoding's bits, letters for fields, as in the architecture manuals; spaces do not count.
Fields d, n, m, a, t, u, l and h of four bits are registers, and neither SP nor PC unless the entry says so;
`where` refuses what the manuals call UNPREDICTABLE. What only traps, sleeps, waits or hints is not here: SVC,
BKPT, UDF, WFI, WFE, SEV, YIELD, CPS.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

Fields = Mapping[str, int]

ORDINARY = (*range(13), 14)
WITH_SP = (*range(15),)
REGISTER_FIELDS = "dnmatulh"


@dataclass(frozen=True)
class Memory:
    """An access to memory: where it is, so that the registers can be made to lead to mapped memory."""

    size: int  # of one access
    words: Callable[[Fields], int] = lambda f: 1  # how many accesses, one after the other
    base: Callable[[Fields], int] = lambda f: f["n"]
    offset: Callable[[Fields], int] = lambda f: 0  # of the lowest address from the base
    index: str | None = None  # a field that names the index register
    shift: Callable[[Fields], int] = lambda f: 0
    stores: bool = False
    aligned: bool = False  # unaligned is a fault, on the M4 too
    jumps: Callable[[Fields], bool] = lambda f: False  # the last word is an address to go to
    table: int = 0  # TBB and TBH read a distance of 1 or 2 bytes


@dataclass(frozen=True)
class Encoding:
    name: str
    pattern: str
    v6: bool = False  # ARMv6-M has it too
    where: Callable[[Fields], bool] = lambda f: True
    registers: Mapping[str, Sequence[int]] = field(default_factory=dict)  # choices, where they are others
    memory: Memory | None = None
    target: str | None = None  # a field that names the register with the address to go to
    relative: str | None = None  # a field that names the register with a distance to go
    branches: bool = False
    in_it: bool = True  # may stand in an IT block
    fpu: bool = False

    @property
    def bits(self) -> str:
        return self.pattern.replace(" ", "")

    @property
    def size(self) -> int:
        return len(self.bits) // 8

    def draw(self, rng: random.Random) -> dict[str, int]:
        """Random fields that the encoding allows."""
        while True:
            fields = {}
            for letter in dict.fromkeys(letter for letter in self.bits if letter.isalpha()):
                width = self.bits.count(letter)
                if letter in self.registers:
                    fields[letter] = rng.choice(self.registers[letter])
                elif letter in REGISTER_FIELDS and width == 4:
                    fields[letter] = rng.choice(ORDINARY)
                else:
                    fields[letter] = rng.getrandbits(width)
            if self.where(fields):
                return fields

    def encode(self, fields: Fields) -> bytes:
        value, left = 0, {letter: self.bits.count(letter) for letter in fields}
        for letter in self.bits:
            if letter.isalpha():
                left[letter] -= 1
                value = value << 1 | fields[letter] >> left[letter] & 1
            else:
                value = value << 1 | int(letter)
        if self.size == 2:
            return value.to_bytes(2, "little")
        return (value >> 16).to_bytes(2, "little") + (value & 0xFFFF).to_bytes(2, "little")


def _count(value: int) -> int:
    return value.bit_count()


TABLE: list[Encoding] = []


def _add(name: str, pattern: str, **rest: object) -> None:
    TABLE.append(Encoding(name, pattern, **rest))  # type: ignore[arg-type]


def _v6(name: str, pattern: str, **rest: object) -> None:
    _add(name, pattern, v6=True, **rest)


# 16 bits: data processing

for _name, _op in (("LSL", "00000"), ("LSR", "00001"), ("ASR", "00010")):
    _v6(f"{_name} (immediate) T1", f"{_op} iiiii mmm ddd")
_v6("ADD (register) T1", "0001100 mmm nnn ddd")
_v6("SUB (register) T1", "0001101 mmm nnn ddd")
_v6("ADD (immediate) T1", "0001110 iii nnn ddd")
_v6("SUB (immediate) T1", "0001111 iii nnn ddd")
for _name, _op in (("MOV", "00100"), ("CMP", "00101"), ("ADD", "00110"), ("SUB", "00111")):
    _v6(f"{_name} (immediate) T1/T2", f"{_op} ddd iiiiiiii")
for _code, _name in enumerate(
    (
        "AND",
        "EOR",
        "LSL",
        "LSR",
        "ASR",
        "ADC",
        "SBC",
        "ROR",
        "TST",
        "RSB",
        "CMP",
        "CMN",
        "ORR",
        "MUL",
        "BIC",
        "MVN",
    )
):
    _v6(f"{_name} (register) T1", f"010000 {_code:04b} mmm ddd")
_v6(
    "ADD (register) T2",
    "01000100 D mmmm ddd",
    registers={"m": WITH_SP},
    in_it=False,
    where=lambda f: not (f["D"] and f["d"] == 7),
)
_v6(
    "CMP (register) T2",
    "01000101 N mmmm nnn",
    registers={"m": WITH_SP},
    where=lambda f: not (f["N"] and f["n"] == 7) and (f["N"] or f["m"] > 7),
)
_v6(
    "MOV (register) T1",
    "01000110 D mmmm ddd",
    registers={"m": (*range(16),)},
    in_it=False,
    where=lambda f: not (f["D"] and f["d"] == 7),
)
_v6("ADR T1", "10100 ddd iiiiiiii")
_v6("ADD (SP plus immediate) T1", "10101 ddd iiiiiiii")
_v6("ADD (SP plus immediate) T2", "101100000 iiiiiii")
_v6("SUB (SP minus immediate) T1", "101100001 iiiiiii")
for _code, _name in enumerate(("SXTH", "SXTB", "UXTH", "UXTB")):
    _v6(f"{_name} T1", f"10110010 {_code:02b} mmm ddd")
for _code, _name in ((0, "REV"), (1, "REV16"), (3, "REVSH")):
    _v6(f"{_name} T1", f"10111010 {_code:02b} mmm ddd")
_v6("NOP T1", "1011111100000000")

# 16 bits: loads and stores

_v6("LDR (literal) T1", "01001 ttt iiiiiiii")
for _code, (_name, _size, _stores) in enumerate(
    (
        ("STR", 4, True),
        ("STRH", 2, True),
        ("STRB", 1, True),
        ("LDRSB", 1, False),
        ("LDR", 4, False),
        ("LDRH", 2, False),
        ("LDRB", 1, False),
        ("LDRSH", 2, False),
    )
):
    _v6(
        f"{_name} (register) T1",
        f"0101 {_code:03b} mmm nnn ttt",
        memory=Memory(_size, index="m", stores=_stores),
        where=lambda f: f["m"] != f["n"],
    )
_v6("STR (immediate) T1", "01100 iiiii nnn ttt", memory=Memory(4, offset=lambda f: 4 * f["i"], stores=True))
_v6("LDR (immediate) T1", "01101 iiiii nnn ttt", memory=Memory(4, offset=lambda f: 4 * f["i"]))
_v6("STRB (immediate) T1", "01110 iiiii nnn ttt", memory=Memory(1, offset=lambda f: f["i"], stores=True))
_v6("LDRB (immediate) T1", "01111 iiiii nnn ttt", memory=Memory(1, offset=lambda f: f["i"]))
_v6("STRH (immediate) T1", "10000 iiiii nnn ttt", memory=Memory(2, offset=lambda f: 2 * f["i"], stores=True))
_v6("LDRH (immediate) T1", "10001 iiiii nnn ttt", memory=Memory(2, offset=lambda f: 2 * f["i"]))
_v6(
    "STR (immediate) T2",
    "10010 ttt iiiiiiii",
    memory=Memory(4, base=lambda f: 13, offset=lambda f: 4 * f["i"], stores=True),
)
_v6(
    "LDR (immediate) T2",
    "10011 ttt iiiiiiii",
    memory=Memory(4, base=lambda f: 13, offset=lambda f: 4 * f["i"]),
)
_v6(
    "PUSH T1",
    "1011010 M rrrrrrrr",
    where=lambda f: f["M"] or f["r"],
    memory=Memory(
        4,
        words=lambda f: f["M"] + _count(f["r"]),
        base=lambda f: 13,
        offset=lambda f: -4 * (f["M"] + _count(f["r"])),
        stores=True,
        aligned=True,
    ),
)
_v6(
    "POP T1",
    "10111100 rrrrrrrr",
    where=lambda f: f["r"],
    memory=Memory(4, words=lambda f: _count(f["r"]), base=lambda f: 13, aligned=True),
)
_v6(
    "POP T1 with PC",
    "10111101 rrrrrrrr",
    memory=Memory(
        4, words=lambda f: 1 + _count(f["r"]), base=lambda f: 13, aligned=True, jumps=lambda f: True
    ),
    branches=True,
    in_it=False,
)
_v6(
    "STM T1",
    "11000 nnn rrrrrrrr",
    # The base may be stored only where it is the lowest: its new value is unknown behind others.
    where=lambda f: f["r"] and (not f["r"] >> f["n"] & 1 or f["r"] & -f["r"] == 1 << f["n"]),
    memory=Memory(4, words=lambda f: _count(f["r"]), stores=True, aligned=True),
)
_v6(
    "LDM T1",
    "11001 nnn rrrrrrrr",
    where=lambda f: f["r"],
    memory=Memory(4, words=lambda f: _count(f["r"]), aligned=True),
)

# 16 bits: branches

_v6("ADD (register) T2 to PC", "01000100 1 mmmm 111", relative="m", branches=True, in_it=False)
_v6("MOV (register) T1 to PC", "01000110 1 mmmm 111", target="m", branches=True, in_it=False)
_v6("BX T1", "010001110 mmmm 000", target="m", branches=True, in_it=False)
_v6("BLX (register) T1", "010001111 mmmm 000", target="m", branches=True, in_it=False)
_v6("B T1", "1101 cccc iiiiiiii", where=lambda f: f["c"] < 14, branches=True, in_it=False)
_v6("B T2", "11100 iiiiiiiiiii", branches=True, in_it=False)
_v6(
    "BL T1",
    "11110 s iiiiiiiiii 11 J 1 K jjjjjjjjjjj",
    # Both of them equal to s would make it a branch of megabytes.
    where=lambda f: f["J"] == f["K"] == 1 and f["i"] in ((0, 1) if not f["s"] else (1022, 1023)),
    branches=True,
    in_it=False,
)
_add("CBZ, CBNZ T1", "1011 o 0 i 1 jjjjj nnn", branches=True, in_it=False)

# 32 bits: special registers and barriers

_v6("MRS APSR", "11110011111 0 1111 1000 dddd 00000000")
_v6("MSR APSR_nzcvq", "11110011100 0 nnnn 10 0 0 10 00 00000000")
_add("MSR APSR_g", "11110011100 0 nnnn 10 0 0 01 00 00000000")
_add("MSR APSR_nzcvqg", "11110011100 0 nnnn 10 0 0 11 00 00000000")
for _code, _name in ((8, "MSP"), (16, "PRIMASK")):
    _v6(f"MRS {_name}", f"11110011111 0 1111 1000 dddd {_code:08b}", in_it=False)
_v6("MRS CONTROL", "11110011111 0 1111 1000 dddd 00010100")
for _code, _name in ((4, "DSB"), (5, "DMB"), (6, "ISB")):
    # Unicorn loses the state of an IT block at an ISB.
    _v6(f"{_name} T1", f"11110011101 1 1111 1000 1111 {_code:04b} 1111", in_it=False)

# 32 bits: data processing with a modified immediate, or a register shifted

_EXPANDS: Callable[[Fields], bool] = lambda f: bool(  # noqa: E731  a byte of zero is not repeated
    f["i"] or f["j"] > 3 or f["j"] == 0 or f["k"]
)
_S_OPERATIONS = (
    ("AND", 0b0000),
    ("BIC", 0b0001),
    ("ORR", 0b0010),
    ("ORN", 0b0011),
    ("EOR", 0b0100),
    ("ADD", 0b1000),
    ("ADC", 0b1010),
    ("SBC", 0b1011),
    ("SUB", 0b1101),
    ("RSB", 0b1110),
)
for _name, _code in _S_OPERATIONS:
    _adds = _name in ("ADD", "SUB")
    _n: dict[str, Sequence[int]] = {"n": WITH_SP} if _adds else {}
    _add(
        f"{_name} (immediate) T1/T3",
        f"11110 i 0 {_code:04b} S nnnn 0 jjj dddd kkkkkkkk",
        registers=_n,
        where=_EXPANDS,
    )
    _add(
        f"{_name} (register) T2/T3",
        f"1110101 {_code:04b} S nnnn 0 iii dddd jj tt mmmm",
        registers=_n,
    )
for _name, _code in (("TST", 0b0000), ("TEQ", 0b0100), ("CMN", 0b1000), ("CMP", 0b1101)):
    _n = {"n": WITH_SP} if _name in ("CMN", "CMP") else {}
    _add(
        f"{_name} (immediate)",
        f"11110 i 0 {_code:04b} 1 nnnn 0 jjj 1111 kkkkkkkk",
        registers=_n,
        where=_EXPANDS,
    )
    _add(f"{_name} (register)", f"1110101 {_code:04b} 1 nnnn 0 iii 1111 jj tt mmmm", registers=_n)
for _name, _code in (("MOV", 0b0010), ("MVN", 0b0011)):
    _add(f"{_name} (immediate) T2", f"11110 i 0 {_code:04b} S 1111 0 jjj dddd kkkkkkkk", where=_EXPANDS)
    _add(f"{_name} (register) and shifts", f"1110101 {_code:04b} S 1111 0 iii dddd jj tt mmmm")
_add("MOV (register) T3, SP", "11101010010 0 1111 0 000 dddd 0000 1101")
# Not in IT blocks: Unicorn would go on with an SP whose lowest bits are not zero.
_add("MOV (register) T3, to SP", "11101010010 0 1111 0 000 1101 0000 mmmm", in_it=False)
for _name, _code in (("ADD", 0b1000), ("SUB", 0b1101)):
    _add(
        f"{_name} (immediate) T3, SP",
        f"11110 i 0 {_code:04b} S 1101 0 jjj 1101 kkkkkkkk",
        where=_EXPANDS,
        in_it=False,
    )
    _add(f"{_name} (register) T3, SP", f"1110101 {_code:04b} S 1101 0 000 1101 jj 00 mmmm", in_it=False)
_add("PKHBT, PKHTB T1", "11101010110 0 nnnn 0 iii dddd jj T 0 mmmm")

# 32 bits: plain immediates

_add("ADDW", "11110 i 100000 nnnn 0 jjj dddd kkkkkkkk", registers={"n": WITH_SP})
_add("SUBW", "11110 i 101010 nnnn 0 jjj dddd kkkkkkkk", registers={"n": WITH_SP})
_add("ADDW SP", "11110 i 100000 1101 0 jjj 1101 kkkkkkkk", in_it=False)
_add("SUBW SP", "11110 i 101010 1101 0 jjj 1101 kkkkkkkk", in_it=False)
_add("ADR T3", "11110 i 100000 1111 0 jjj dddd kkkkkkkk")
_add("ADR T2", "11110 i 101010 1111 0 jjj dddd kkkkkkkk")
_add("MOVW", "11110 i 100100 xxxx 0 jjj dddd kkkkkkkk")
_add("MOVT", "11110 i 101100 xxxx 0 jjj dddd kkkkkkkk")
_SHIFTS: Callable[[Fields], bool] = lambda f: not (f["s"] and f["i"] == 0 and f["j"] == 0)  # noqa: E731
_add("SSAT", "11110 0 1100 s 0 nnnn 0 iii dddd jj 0 kkkkk", where=_SHIFTS)
_add("USAT", "11110 0 1110 s 0 nnnn 0 iii dddd jj 0 kkkkk", where=_SHIFTS)
_add("SSAT16", "11110 0 110010 nnnn 0 000 dddd 0000 kkkk")
_add("USAT16", "11110 0 111010 nnnn 0 000 dddd 0000 kkkk")
_FITS: Callable[[Fields], bool] = lambda f: 4 * f["i"] + f["j"] + f["w"] <= 31  # noqa: E731
_add("SBFX", "11110 0 110100 nnnn 0 iii dddd jj 0 wwwww", where=_FITS)
_add("UBFX", "11110 0 111100 nnnn 0 iii dddd jj 0 wwwww", where=_FITS)
_ORDERED: Callable[[Fields], bool] = lambda f: f["w"] >= 4 * f["i"] + f["j"]  # noqa: E731
_add("BFI", "11110 0 110110 nnnn 0 iii dddd jj 0 wwwww", where=_ORDERED)
_add("BFC", "11110 0 110110 1111 0 iii dddd jj 0 wwwww", where=_ORDERED)

# 32 bits: registers only

for _code, _name in enumerate(("LSL", "LSR", "ASR", "ROR")):
    _add(f"{_name} (register) T2", f"11111010 0 {_code:02b} S nnnn 1111 dddd 0000 mmmm")
for _code, _name in enumerate(("SXTAH", "UXTAH", "SXTAB16", "UXTAB16", "SXTAB", "UXTAB")):
    _add(f"{_name} T1", f"11111010 0 {_code:03b} nnnn 1111 dddd 10 rr mmmm")
    _add(f"{_name.replace('A', '', 1)} T2", f"11111010 0 {_code:03b} 1111 1111 dddd 10 rr mmmm")
for _code, _name in ((1, "ADD16"), (2, "ASX"), (6, "SAX"), (5, "SUB16"), (0, "ADD8"), (4, "SUB8")):
    for _prefix_code, _prefix in ((0, "S"), (1, "Q"), (2, "SH"), (4, "U"), (5, "UQ"), (6, "UH")):
        _add(f"{_prefix}{_name} T1", f"11111010 1 {_code:03b} nnnn 1111 dddd 0 {_prefix_code:03b} mmmm")
for _code, _name in enumerate(("QADD", "QDADD", "QSUB", "QDSUB")):
    _add(f"{_name} T1", f"11111010 1000 nnnn 1111 dddd 10 {_code:02b} mmmm")
for _code, _name in enumerate(("REV", "REV16", "RBIT", "REVSH")):
    _add(
        f"{_name} T2",
        f"11111010 1001 nnnn 1111 dddd 10 {_code:02b} mmmm",
        where=lambda f: f["n"] == f["m"],
    )
_add("SEL T1", "11111010 1010 nnnn 1111 dddd 1000 mmmm")
_add("CLZ T1", "11111010 1011 nnnn 1111 dddd 1000 mmmm", where=lambda f: f["n"] == f["m"])

# 32 bits: multiplications

_add("MUL T2", "111110110 000 nnnn 1111 dddd 0000 mmmm")
_add("MLA T1", "111110110 000 nnnn aaaa dddd 0000 mmmm")
_add("MLS T1", "111110110 000 nnnn aaaa dddd 0001 mmmm")
for _code, _name, _low in (
    (1, "SMLAxy", "00 xy"),
    (2, "SMLAD", "000 y"),
    (3, "SMLAWy", "000 y"),
    (4, "SMLSD", "000 y"),
    (5, "SMMLA", "000 y"),
):
    _add(f"{_name} T1", f"111110110 {_code:03b} nnnn aaaa dddd {_low} mmmm")
    _add(f"{_name} T1 without an addend", f"111110110 {_code:03b} nnnn 1111 dddd {_low} mmmm")
_add("SMMLS T1", "111110110 110 nnnn aaaa dddd 000 y mmmm")
_add("USADA8 T1", "111110110 111 nnnn aaaa dddd 0000 mmmm")
_add("USAD8 T1", "111110110 111 nnnn 1111 dddd 0000 mmmm")
for _name, _code, _low in (
    ("SMULL", 0, "0000"),
    ("UMULL", 2, "0000"),
    ("SMLAL", 4, "0000"),
    ("SMLALxy", 4, "10 xy"),
    ("SMLALD", 4, "110 y"),
    ("SMLSLD", 5, "110 y"),
    ("UMLAL", 6, "0000"),
    ("UMAAL", 6, "0110"),
):
    _add(
        f"{_name} T1",
        f"111110111 {_code:03b} nnnn llll hhhh {_low} mmmm",
        where=lambda f: f["l"] != f["h"],
    )
_add("SDIV T1", "111110111 001 nnnn 1111 dddd 1111 mmmm")
_add("UDIV T1", "111110111 011 nnnn 1111 dddd 1111 mmmm")

# 32 bits: loads and stores of one register

_LOADS = (
    ("STRB", "0000", 1, True),
    ("STRH", "0010", 2, True),
    ("STR", "0100", 4, True),
    ("LDRB", "0001", 1, False),
    ("LDRH", "0011", 2, False),
    ("LDR", "0101", 4, False),
    ("LDRSB", "1001", 1, False),
    ("LDRSH", "1011", 2, False),
)
for _name, _bits, _size, _stores in _LOADS:
    _sign, _rest = _bits[0], _bits[1:]
    _t: dict[str, Sequence[int]] = {"n": WITH_SP}
    if _size == 4:
        _t["t"] = WITH_SP
    _add(
        f"{_name} (immediate) with 12 bits",
        f"1111100 {_sign} 1 {_rest} nnnn tttt iiiiiiiiiiii",
        registers=_t,
        memory=Memory(_size, offset=lambda f: f["i"], stores=_stores),
    )
    _add(
        f"{_name} (immediate) negative",
        f"1111100 {_sign} 0 {_rest} nnnn tttt 1100 iiiiiiii",
        registers=_t,
        memory=Memory(_size, offset=lambda f: -f["i"], stores=_stores),
    )
    _add(
        f"{_name} (immediate) pre-indexed",
        f"1111100 {_sign} 0 {_rest} nnnn tttt 11 U 1 iiiiiiii",
        registers=_t,
        where=lambda f: f["n"] != f["t"] and (f["n"] != 13 or f["i"] % 4 == 0),
        memory=Memory(_size, offset=lambda f: f["i"] if f["U"] else -f["i"], stores=_stores),
    )
    _add(
        f"{_name} (immediate) post-indexed",
        f"1111100 {_sign} 0 {_rest} nnnn tttt 10 U 1 iiiiiiii",
        registers=_t,
        where=lambda f: f["n"] != f["t"],
        memory=Memory(_size, stores=_stores),
    )
    _add(
        f"{_name}T",
        f"1111100 {_sign} 0 {_rest} nnnn tttt 1110 iiiiiiii",
        registers={"n": WITH_SP},
        memory=Memory(_size, offset=lambda f: f["i"], stores=_stores),
    )
    _add(
        f"{_name} (register) T2",
        f"1111100 {_sign} 0 {_rest} nnnn tttt 000000 ss mmmm",
        registers=_t,
        where=lambda f: f["m"] != f["n"],
        memory=Memory(_size, index="m", shift=lambda f: f["s"], stores=_stores),
    )
    if not _stores:
        _add(
            f"{_name} (literal) T2",
            f"1111100 {_sign} U {_rest} 1111 tttt iiiiiiiiiiii",
            registers={"t": WITH_SP} if _size == 4 else {},
        )
_add(
    "LDR (immediate) to PC",
    "111110001101 nnnn 1111 iiiiiiiiiiii",
    memory=Memory(4, offset=lambda f: f["i"], aligned=True, jumps=lambda f: True),
    branches=True,
    in_it=False,
)
_add(
    "LDR (register) to PC",
    "111110000101 nnnn 1111 000000 ss mmmm",
    where=lambda f: f["m"] != f["n"],
    memory=Memory(4, index="m", shift=lambda f: f["s"], aligned=True, jumps=lambda f: True),
    branches=True,
    in_it=False,
)
_add(
    "LDR post-indexed to PC",
    "111110000101 nnnn 1111 10 U 1 iiiiiiii",
    memory=Memory(4, aligned=True, jumps=lambda f: True),
    branches=True,
    in_it=False,
)
for _name, _bits in (("PLD", "000 1 001"), ("PLI", "001 1 001")):
    _add(f"{_name} (immediate) T1", f"11111{_bits} nnnn 1111 iiiiiiiiiiii", registers={"n": WITH_SP})

# 32 bits: loads and stores of several registers


for _name, _bits, _down in (("IA", "01", False), ("DB", "10", True)):
    for _loads in (0, 1):
        # Bits 15 to 13 of the list are PC, LR and SP, the last of which cannot be.
        _add(
            f"{'LDM' if _loads else 'STM'}{_name} T1/T2",
            f"1110100 {_bits} 0 W {_loads} nnnn 0 L 0 rrrrrrrrrrrrr",
            registers={"n": WITH_SP},
            where=lambda f: (
                _count(f["r"]) + f["L"] >= 2 and not (f["W"] and (f["r"] | f["L"] << 14) >> f["n"] & 1)
            ),
            memory=Memory(
                4,
                words=lambda f: _count(f["r"]) + f["L"],
                offset=(lambda f: -4 * (_count(f["r"]) + f["L"])) if _down else (lambda f: 0),
                stores=not _loads,
                aligned=True,
            ),
        )
    _add(
        f"LDM{_name} T1/T2 with PC",
        f"1110100 {_bits} 0 W 1 nnnn 100 rrrrrrrrrrrrr",
        registers={"n": WITH_SP},
        where=lambda f: _count(f["r"]) >= 1 and not (f["W"] and f["r"] >> f["n"] & 1),
        memory=Memory(
            4,
            words=lambda f: _count(f["r"]) + 1,
            offset=(lambda f: -4 * (_count(f["r"]) + 1)) if _down else (lambda f: 0),
            aligned=True,
            jumps=lambda f: True,
        ),
        branches=True,
        in_it=False,
    )


def _double(f: Fields) -> bool:
    return f["t"] != f["u"] and f["n"] not in (f["t"], f["u"])


for _loads, _name in ((0, "STRD"), (1, "LDRD")):
    for _suffix, _p, _w in (("", 1, 0), (" pre-indexed", 1, 1), (" post-indexed", 0, 1)):
        _add(
            f"{_name} (immediate){_suffix}",
            f"1110100 {_p} U 1 {_w} {_loads} nnnn tttt uuuu iiiiiiii",
            registers={"n": WITH_SP},
            where=_double,
            memory=Memory(
                4,
                words=lambda f: 2,
                offset=(lambda f: 4 * f["i"] * (1 if f["U"] else -1)) if _p else (lambda f: 0),
                stores=not _loads,
                aligned=True,
            ),
        )
_add("LDRD (literal) T1", "11101001 U 101 1111 tttt uuuu iiiiiiii", where=lambda f: f["t"] != f["u"])
_add(
    "LDREX T1",
    "111010000101 nnnn tttt 1111 iiiiiiii",
    registers={"n": WITH_SP},
    memory=Memory(4, offset=lambda f: 4 * f["i"], aligned=True),
)
_add(
    "LDREXB T1",
    "111010001101 nnnn tttt 1111 0100 1111",
    registers={"n": WITH_SP},
    memory=Memory(1, aligned=True),
)
_add(
    "LDREXH T1",
    "111010001101 nnnn tttt 1111 0101 1111",
    registers={"n": WITH_SP},
    memory=Memory(2, aligned=True),
)
_add("CLREX T1", "1111001110111111 1000 1111 0010 1111")

# 32 bits: branches

_add(
    "B T3",
    "11110 s cccc iiiiii 10 J 0 K jjjjjjjjjjj",
    where=lambda f: (
        f["c"] < 14 and f["J"] == f["K"] == f["s"] and f["i"] in ((0, 1) if not f["s"] else (62, 63))
    ),
    branches=True,
    in_it=False,
)
_add(
    "B T4",
    "11110 s iiiiiiiiii 10 J 1 K jjjjjjjjjjj",
    where=lambda f: f["J"] == f["K"] == 1 and f["i"] in ((0, 1) if not f["s"] else (1022, 1023)),
    branches=True,
    in_it=False,
)
for _h, _name in ((0, "TBB"), (1, "TBH")):
    _add(
        f"{_name} T1",
        f"111010001101 nnnn 1111 0000 000 {_h} mmmm",
        where=lambda f: f["m"] != f["n"],
        memory=Memory(1 + _h, index="m", shift=lambda f, h=_h: h, table=1 + _h, aligned=True),  # type: ignore[misc]
        branches=True,
        in_it=False,
    )

# The FPU: moves, loads and stores. Its arithmetic has tests of its own.

_add("VMOV core to S", "111011100000 vvvv tttt 1010 N 0010000", fpu=True)
_add("VMOV S to core", "111011100001 vvvv tttt 1010 N 0010000", fpu=True)
_add("VMOV core to half a D", "11101110 00 x 0 0vvv tttt 1011 0 0010000", fpu=True)
_add("VMOV half a D to core", "11101110 00 x 1 0vvv tttt 1011 0 0010000", fpu=True)
_TWO: Callable[[Fields], bool] = lambda f: not (f["v"] == 15 and f["M"]) and f["t"] != f["u"]  # noqa: E731
for _loads in (0, 1):
    _add(f"VMOV two S {_loads}", f"11101100010 {_loads} uuuu tttt 1010 00 M 1 vvvv", where=_TWO, fpu=True)
    _add(
        f"VMOV D {_loads}",
        f"11101100010 {_loads} uuuu tttt 1011 00 0 1 0vvv",
        where=lambda f: f["t"] != f["u"],
        fpu=True,
    )
_add("VMRS", "111011101111 0001 tttt 1010 00010000", fpu=True)
_add("VMRS APSR", "111011101111 0001 1111 1010 00010000", fpu=True)
_add("VMSR", "111011101110 0001 tttt 1010 00010000", fpu=True)
for _loads in (0, 1):
    _name = "VLDR" if _loads else "VSTR"
    for _s in (0, 1):
        _add(
            f"{_name} {'D' if _s else 'S'}",
            f"11101101 U {'0' if _s else 'D'} 0 {_loads} nnnn {'0vvv' if _s else 'vvvv'} 101{_s} iiiiiiii",
            registers={"n": WITH_SP},
            memory=Memory(
                4,
                words=lambda f, s=_s: 1 + s,  # type: ignore[misc]
                offset=lambda f: 4 * f["i"] * (1 if f["U"] else -1),
                stores=not _loads,
                aligned=True,
            ),
            fpu=True,
        )
        for _mode, _bits, _down in (("IA", "0 1", False), ("IA!", "0 1", False), ("DB!", "1 0", True)):
            _w = int("!" in _mode)
            _add(
                f"{'VLDM' if _loads else 'VSTM'}{_mode} {'D' if _s else 'S'}",
                f"1110110 {_bits} {'0' if _s else 'D'} {_w} {_loads} nnnn"
                f" {'0vvv' if _s else 'vvvv'} 101{_s} {'000iiii0' if _s else '000iiiii'}",
                registers={"n": WITH_SP},
                where=(lambda f: f["i"] and 2 * f["v"] + 2 * f["i"] <= 32)
                if _s
                else (lambda f: f["i"] and 2 * f["v"] + f["D"] + f["i"] <= 32),
                memory=Memory(
                    4,
                    words=lambda f, s=_s: f["i"] * (1 + s),  # type: ignore[misc]
                    offset=(lambda f, s=_s: -4 * f["i"] * (1 + s))  # type: ignore[misc]
                    if _down
                    else (lambda f: 0),
                    stores=not _loads,
                    aligned=True,
                ),
                fpu=True,
            )
_add("VLDR (literal)", "11101101 U D 01 1111 vvvv 1010 iiiiiiii", fpu=True)


def encodings(v7: bool) -> list[Encoding]:
    """Those of one core."""
    return [encoding for encoding in TABLE if v7 or encoding.v6]
