"""Assembles stm32f4_flash.S into stm32f4_flash.py: run it as a module after a change there.

The words are committed, since who flashes a board may have no assembler; a test holds them to the source.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

_SOURCE = Path(__file__).with_name("stm32f4_flash.S")
MADE = Path(__file__).with_name("stm32f4_flash.py")
_FUNCTIONS = ("init", "uninit", "erase_all", "erase_sector", "program_page")
_IN_A_LINE = 8


def assemble(compiler: str = "arm-none-eabi-gcc") -> str:
    """The text of stm32f4_flash.py."""
    with tempfile.TemporaryDirectory() as directory:
        made = Path(directory) / "flash.o"
        subprocess.run([compiler, "-c", "-o", str(made), str(_SOURCE)], check=True)
        with made.open("rb") as file:
            elf = ELFFile(file)
            code, symbols = elf.get_section_by_name(".text"), elf.get_section_by_name(".symtab")
            assert code is not None
            assert isinstance(symbols, SymbolTableSection)
            if elf.get_section_by_name(".rel.text") is not None:
                raise ValueError("the code is not position-independent: it has relocations")
            # Bit 0 of a function's address says Thumb; pyOCD wants it there.
            at = {symbol.name: symbol["st_value"] for symbol in symbols.iter_symbols()}
            data = code.data()
    words = struct.unpack(f"<{len(data) // 4}I", data)
    lines = [
        "    " + ", ".join(f"0x{word:08X}" for word in words[start : start + _IN_A_LINE]) + ","
        for start in range(0, len(words), _IN_A_LINE)
    ]
    return "\n".join(
        [
            '"""Made from stm32f4_flash.S by assemble.py."""',
            "",
            "# fmt: off",
            "CODE = (",
            *lines,
            ")",
            "ENTRIES = {",
            *(f'    "{name}": 0x{at[name]:X},' for name in _FUNCTIONS),
            "}",
            "",
        ]
    )


if __name__ == "__main__":
    if shutil.which("arm-none-eabi-gcc") is None:
        raise SystemExit("arm-none-eabi-gcc is not installed: apt install gcc-arm-none-eabi")
    MADE.write_text(assemble(), "utf-8")
