"""What boards there are, and what of them is attached to this computer."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from typing import Any

from serial.tools import list_ports

from thumbkat.boards import BoardFile, all_boards
from thumbkat.errors import NoSuchBoard
from thumbkat.image.flash import Probe, list_probes
from thumbkat.virtual import registry
from thumbkat.virtual.registry import Running

QEMU = "qemu-system-arm"


@dataclass(frozen=True)
class Port:
    device: str
    description: str
    serial_number: str | None


@dataclass(frozen=True)
class Seen:
    """`probe_trouble` says why probes could not be looked for, if so; `virtual_trouble` of virtual boards."""

    boards: tuple[BoardFile, ...]
    probes: tuple[Probe, ...]
    ports: tuple[Port, ...]
    probe_trouble: str | None
    has_qemu: bool
    virtual: tuple[Running, ...] = ()
    virtual_trouble: str | None = None

    def port_of(self, probe: Probe) -> Port | None:
        """The serial line that the probe itself carries: it has the probe's USB serial number."""
        for port in self.ports:
            if port.serial_number is not None and port.serial_number.lower() == probe.uid.lower():
                return port
        return None

    def board_of(self, probe: Probe) -> BoardFile | None:
        for board in self.boards:
            if probe.target is not None and probe.target in (board.flash_target, board.pack):
                return board
        return None

    def address_of(self, probe: Probe) -> str:
        return f"usb:{probe.uid}" if self.port_of(probe) else f"usb:{probe.uid}@PORT"

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "boards": [
                {
                    "id": one.id,
                    "name": one.name,
                    "chip": one.chip,
                    "core": one.core,
                    "clock_hz": one.clock_hz,
                    "flash": one.flash[1],
                    "ram": one.ram[1],
                    "serial": one.serial.pins,
                    "addresses": ways(one),
                }
                for one in self.boards
            ],
            "virtual": [virtual_json(one) for one in self.virtual],
            "probes": [
                {
                    "uid": one.uid,
                    "description": one.description,
                    "board": board.id if (board := self.board_of(one)) else None,
                    "port": port.device if (port := self.port_of(one)) else None,
                    "address": self.address_of(one),
                }
                for one in self.probes
            ],
            "ports": [
                {
                    "device": one.device,
                    "description": one.description,
                    "serial_number": one.serial_number,
                    "address": f"serial:{one.device}",
                }
                for one in self.ports
            ],
            "qemu": self.has_qemu,
        }


def ways(board: BoardFile) -> list[str]:
    """The forms of address that reach a board of this kind."""
    forms = [f"virtual:{board.id}"]
    if board.qemu:
        forms.append(f"qemu:{board.id}")
    forms.append("usb:PROBE_UID" if board.serial.kind == "usb" else "usb:PROBE_UID@PORT")
    return [*forms, "serial:PORT"]


def virtual_json(one: Running) -> dict[str, Any]:
    return {
        "name": one.name,
        "address": one.address,
        "board": one.board,
        "state": one.state,
        "uid": one.uid,
        "pid": one.pid,
        "pty": one.pty,
        "socket": f"socket://127.0.0.1:{one.socket}",
        "started": one.started,
        "paced": one.paced,
        "seed": one.seed,
        "client": one.client,
    }


def look_around() -> Seen:
    trouble = None
    probes: list[Probe] = []
    try:
        probes = list_probes()
    except NoSuchBoard as error:
        trouble = str(error)
    # Boards on USB are to be found all the same.
    virtual_trouble = None
    virtual: list[Running] = []
    try:
        virtual = registry.running()
    except NoSuchBoard as error:
        virtual_trouble = str(error)
    ports = [
        Port(str(port.device), str(port.description or ""), port.serial_number or None)
        for port in sorted(list_ports.comports())
    ]
    return Seen(
        tuple(all_boards()),
        tuple(probes),
        tuple(ports),
        trouble,
        shutil.which(QEMU) is not None,
        tuple(virtual),
        virtual_trouble,
    )
