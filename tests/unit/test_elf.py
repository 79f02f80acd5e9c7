"""Facts of an ELF: its load segments, their CRC, and the size of each library by the linker's map."""

from __future__ import annotations

import struct
import subprocess
import zlib
from pathlib import Path

import pytest

from tests.fuzz.memory import limited
from thumbkat.boards import load_board
from thumbkat.errors import UsageError
from thumbkat.image.elf import (
    LibrarySize,
    Segment,
    image_crc,
    library_sizes,
    load_segments,
    open_elf,
    require_fit,
)
from thumbkat.image.symbols import Symbols

MAP = """\
Discarded input sections

 .text.unused   0x0000000000000000      0x999 .pio/build/b/lib1b2/libkeccak.a(sponge.o)

Linker script and memory map

.text           0x0000000000000000     0x1000
 *(.vectors)
 .text.short    0x0000000000000010       0x20 .pio/build/b/lib1b2/libkeccak.a(sponge.o)
 .text.keccak_f1600_with_a_name_that_is_long
                0x0000000000000030      0x100 .pio/build/b/lib1b2/libkeccak.a(f1600.o)
                0x0000000000000030                keccak_f1600
 *fill*         0x0000000000000130        0x2
 .rodata        0x0000000000000134       0x10 .pio/my build/b/lib3c4/newhope/ntt.o
 .text          0x0000000000000144       0x50 /usr/lib/gcc/arm-none-eabi/12.2.1/libgcc.a(_udivsi3.o)
 .text.main     0x0000000000000194       0x50 .pio/build/b/src/main.o

.data           0x0000000020000000       0x10
 .data          0x0000000020000000        0x4 .pio/build/b/lib1b2/libkeccak.a(f1600.o)
 .bss.pool      0x0000000020000010        0x8 .pio/build/b/lib1b2/libkeccak.a(f1600.o)
 .debug_info    0x0000000000000000     0x7777 .pio/build/b/lib1b2/libkeccak.a(f1600.o)
"""


def elf(*segments: tuple[int, int, bytes], machine: int = 40, kind: int = 1) -> bytes:
    """An ELF of segments: virtual address, physical address, bytes."""
    header = b"\x7fELF\x01\x01\x01" + bytes(9)
    header += struct.pack("<HHIIIIIHHHHHH", 2, machine, 1, 0, 52, 0, 0, 52, 32, len(segments), 0, 0, 0)
    offset = 52 + 32 * len(segments)
    table, body = b"", b""
    for virtual, physical, data in segments:
        table += struct.pack(
            "<8I", kind, offset + len(body), virtual, physical, len(data), len(data) + 64, 5, 4
        )
        body += data
    return header + table + body


def write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_segments_come_in_order_of_physical_address(tmp_path: Path) -> None:
    image = write(tmp_path / "a.elf", elf((0x20000000, 0x500, b"data"), (0, 0, b"code!")))
    assert load_segments(image) == [Segment(0, b"code!"), Segment(0x500, b"data")]
    assert image_crc(image) == zlib.crc32(b"code!data")


def test_a_segment_without_bytes_is_no_part_of_the_image(tmp_path: Path) -> None:
    image = write(tmp_path / "a.elf", elf((0, 0, b"code"), (0x20000000, 0x20000000, b"")))
    assert load_segments(image) == [Segment(0, b"code")]


def test_the_crc_of_what_a_real_linker_made(tmp_path: Path) -> None:
    """Against objcopy, which knows load addresses by itself."""
    source = tmp_path / "a.c"
    source.write_text('const char text[8] = "constant"; int counter = 0x12345678; void _start(void) {}\n')
    script = tmp_path / "a.ld"
    script.write_text(
        "MEMORY { FLASH (rx) : ORIGIN = 0x8000000, LENGTH = 64K\n"
        "         RAM (rwx) : ORIGIN = 0x20000000, LENGTH = 8K }\n"
        "SECTIONS { .text : { *(.text*) *(.rodata*) . = ALIGN(8); } > FLASH\n"
        "           .data : { *(.data*) } > RAM AT > FLASH\n"
        "           .bss : { *(.bss*) } > RAM }\n"
    )
    image, binary = tmp_path / "a.elf", tmp_path / "a.bin"
    compiler = ["arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-nostdlib", "-fno-exceptions"]
    subprocess.run([*compiler, str(source), f"-T{script}", "-o", str(image)], check=True, timeout=60)
    subprocess.run(["arm-none-eabi-objcopy", "-O", "binary", str(image), str(binary)], check=True, timeout=60)
    assert load_segments(image)[0].address == 0x8000000
    assert image_crc(image) == zlib.crc32(binary.read_bytes())


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"not an elf", "no whole ELF"),
        (b"", "no whole ELF"),
        (elf((0, 0, b"x"), machine=62), "another machine"),
        (b"\x7fELF\x02\x01" + bytes(60), "another machine"),
        (elf((0, 0, b"code"))[:-1], "cut off"),
        (elf((0, 0, b"code"), (4, 4, b"more"))[:90], "cut off"),
        (elf((0, 0, b"code"), kind=2), "nothing to load"),
    ],
)
def test_what_is_no_image_is_said_in_one_line(tmp_path: Path, content: bytes, message: str) -> None:
    image = write(tmp_path / "bad.elf", content)
    with pytest.raises(UsageError, match=message) as caught:
        load_segments(image)
    assert "bad.elf" in str(caught.value)
    assert "\n" not in str(caught.value)


def claiming(size: int) -> bytes:
    """An image whose one segment is said to have so many bytes."""
    image = bytearray(elf((0, 0, b"code")))
    struct.pack_into("<I", image, 52 + 16, size)
    return bytes(image)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (claiming(0xFFFFFFFF), "cut off"),
        (elf(*[(0, 0, b"code")] * 3)[:42] + b"\0\0" + elf(*[(0, 0, b"code")] * 3)[44:], "wrong size"),
        (elf((0, 0, b"code"))[:32] + struct.pack("<I", 52) + elf((0, 0, b"code"))[36:], "wrong size"),
    ],
)
def test_a_file_cannot_claim_to_be_larger_than_it_is(tmp_path: Path, content: bytes, message: str) -> None:
    image = write(tmp_path / "bad.elf", content)
    with limited(1 << 30), pytest.raises(UsageError, match=message):
        load_segments(image)


def test_segments_that_all_lie_on_each_other_are_refused(tmp_path: Path) -> None:
    """Or a file of two megabytes would stand for more than a hundred gigabytes."""
    image = bytearray(elf(*[(0, 0, bytes(400))] * 4))
    for segment in range(4):
        struct.pack_into("<I", image, 52 + 32 * segment + 4, 0)
        struct.pack_into("<I", image, 52 + 32 * segment + 16, len(image))
    with pytest.raises(UsageError, match="larger than the file"):
        load_segments(write(tmp_path / "bad.elf", bytes(image)))


@pytest.fixture
def linked(tmp_path: Path) -> Path:
    """A program of one function, with debug information."""
    source = tmp_path / "a.c"
    source.write_text("int _start(int n)\n{\n    return n + 1;\n}\n")
    image = tmp_path / "a.elf"
    compiler = ["arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-g", "-nostdlib", str(source)]
    subprocess.run([*compiler, "-o", str(image)], check=True, timeout=60)
    return image


@pytest.mark.parametrize("section", [".debug_abbrev", ".debug_str", ".debug_line"])
def test_debug_information_that_is_not_whole_is_as_good_as_none(linked: Path, section: str) -> None:
    assert Symbols(linked).line(Symbols(linked).function("_start").address) is not None
    subprocess.run(["arm-none-eabi-objcopy", "-R", section, str(linked)], check=True, timeout=60)
    symbols = Symbols(linked)
    assert symbols.line(symbols.function("_start").address) is None


def test_debug_information_that_is_compressed(linked: Path) -> None:
    address = Symbols(linked).function("_start").address
    line = Symbols(linked).line(address)
    subprocess.run(
        ["arm-none-eabi-objcopy", "--compress-debug-sections=zlib", str(linked)], check=True, timeout=60
    )
    whole = linked.read_bytes()
    section = next(one for one in open_elf(linked).iter_sections() if one.name == ".debug_info")
    assert section.compressed
    assert Symbols(linked).line(address) == line is not None
    start = section["sh_offset"]
    for damaged in (
        whole[: start + 12] + b"\xff\xff" + whole[start + 14 :],  # no zlib
        whole[: start + 4] + b"\xff\xff\xff\x7f" + whole[start + 8 :],  # two gigabytes
    ):
        linked.write_bytes(damaged)
        assert Symbols(linked).line(address) is None


def test_what_a_damaged_file_makes_pyelftools_say_can_be_printed(linked: Path) -> None:
    data = linked.read_bytes()
    attributes = data.index(b"A", data.index(b"aeabi") - 5)
    linked.write_bytes(data[:attributes] + b"\x1b" + data[attributes + 1 :])
    with pytest.raises(UsageError, match="no whole ELF file") as caught:
        Symbols(linked)
    assert str(caught.value).isprintable()


def test_names_that_cannot_be_printed_are_not_offered(linked: Path) -> None:
    linked.write_bytes(linked.read_bytes().replace(b"_start\0", b"_st\nrt\0"))
    with pytest.raises(UsageError, match="no function '_start'") as caught:
        Symbols(linked).function("_start")
    assert str(caught.value).isprintable()


def test_a_missing_image_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"cannot read the image .*none\.elf"):
        image_crc(tmp_path / "none.elf")


@pytest.mark.parametrize(
    ("address", "length", "fits"),
    [
        (0x08000000, 4, True),
        (0x0800FFFC, 4, True),
        (0x0800FFFC, 5, False),
        (0x07FFFFFF, 4, False),
        (0, 4, False),
        (0x20000000, 4, False),
    ],
)
def test_an_image_lies_in_the_flash_of_its_board(
    tmp_path: Path, address: int, length: int, fits: bool
) -> None:
    code = (0x20002000).to_bytes(4, "little") + bytes(length - 4)
    image = write(tmp_path / "a.elf", elf((address, address, code)))
    board = load_board("disco_f051r8")
    if fits:
        require_fit(image, board)
    else:
        with pytest.raises(UsageError, match=f"not for disco_f051r8: it has bytes at {address:#010x}"):
            require_fit(image, board)


@pytest.mark.parametrize(
    ("stack", "fits"),
    [(0x20002000, True), (0x20000004, True), (0x20000000, False), (0x20004000, False), (0, False)],
)
def test_a_stack_lies_in_the_ram_of_its_board(tmp_path: Path, stack: int, fits: bool) -> None:
    """Two parts of one maker have their flash at the same place, but not as much RAM."""
    image = write(tmp_path / "a.elf", elf((0x08000000, 0x08000000, stack.to_bytes(4, "little"))))
    board = load_board("disco_f051r8")
    if fits:
        require_fit(image, board)
    else:
        with pytest.raises(UsageError, match=f"not for disco_f051r8: its stack starts at {stack:#010x}"):
            require_fit(image, board)


def test_library_sizes_count_what_was_linked_only(tmp_path: Path) -> None:
    (tmp_path / "firmware.map").write_text(MAP)
    assert library_sizes(tmp_path / "firmware.elf") == [
        LibrarySize("keccak", 0x120, 0xC),
        LibrarySize("newhope", 0x10, 0),
    ]


def test_without_a_map_there_are_no_sizes(tmp_path: Path) -> None:
    assert library_sizes(tmp_path / "firmware.elf") == []
