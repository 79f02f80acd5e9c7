"""The tables of each command."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from thumbkat.board import BoardInfo, Operation
from thumbkat.jobs.boards import Seen, ways
from thumbkat.jobs.demo import DemoReport
from thumbkat.jobs.doctor import DoctorReport, Verdict
from thumbkat.jobs.exchange import Delivery, ExchangeReport, Round, Side
from thumbkat.jobs.kat_report import KatReport
from thumbkat.report.table import Table
from thumbkat.virtual.registry import Running


def megahertz(hertz: int) -> str:
    return f"{hertz / 1e6:g} MHz"


def info_table(info: BoardInfo, image: str) -> Table:
    """`image` is the verdict of the comparison with the image at hand."""
    waits = "not zero, hidden by a cache" if info.wait_states is None else str(info.wait_states)
    rows = [
        ("address", info.address),
        ("board", info.board),
        ("core", info.core),
        ("clock", megahertz(info.clock_hz)),
        ("flash wait states", waits),
        ("cycle counter", info.counter),
        ("entropy", _entropy(info)),
        ("firmware", f"{info.firmware}{', sealed build' if info.sealed else ''}"),
        ("git hash", info.git_hash),
        ("image CRC", f"{info.image_crc:08x} ({image})"),
        ("compiler", info.compiler),
        ("flags", info.flags),
        *([("left out", ", ".join(left_out))] if (left_out := _left_out(info.flags)) else []),
        ("memory", info.memory),
        ("frame limit", f"{info.frame_limit} bytes"),
        ("arena", f"{info.arena} bytes"),
    ]
    if info.fault is not None:
        fault = info.fault
        rows.append(("last fault", f"exception {fault.exception} at {fault.pc:#010x}, lr {fault.lr:#010x}"))
    return Table("", ("what", "value"), tuple(rows), wraps=frozenset({"value"}))


def _left_out(flags: str) -> list[str]:
    """The primitives that are not in the image, for want of room."""
    return [name.lower() for name in re.findall(r"-DTHUMBKAT_WITHOUT_(\w+)", flags)]


def _entropy(info: BoardInfo) -> str:
    if info.entropy == "none":
        return "none (a live exchange needs --host-entropy)"
    if info.entropy == "failed":
        return "a source that failed its health tests (no live exchange: reset the board)"
    return info.entropy


def operations_table(operations: Mapping[str, Operation]) -> Table:
    rows = tuple(
        (
            one.name,
            ", ".join(field.name for field in one.inputs) or "-",
            ", ".join(field.name for field in one.outputs) or "-",
            one.backend,
        )
        for one in operations.values()
    )
    columns = ("operation", "inputs", "outputs", "backend")
    return Table("Operations", columns, rows, wraps=frozenset({"inputs", "outputs"}))


def exchange_tables(report: ExchangeReport) -> list[Table]:
    """The exchange, and the messages after it where there were any."""
    return [exchange_table(report), *([messages_table(report)] if report.with_message else [])]


def exchange_table(report: ExchangeReport) -> Table:
    counts = any(
        cycles is not None
        for one in report.rounds
        for side in (one.server, one.client)
        for cycles in side.cycles.values()
    )
    columns = (
        "round",
        "role",
        "board",
        "sent",
        "entropy",
        *(("cycles",) if counts else ()),
        "peer's confirmation",
    )
    rows = tuple(row for one in report.rounds for row in _sides(one, counts))
    count = len(report.rounds)
    verdict = "both boards hold the same key" if report.agreed else "the boards do NOT hold the same key"
    notes = [f"{count} round{'s' if count > 1 else ''} of {report.rounds[0].scheme}: {verdict}"]
    counted = "cycles: all that a side computes, its coins and its confirmation included"
    notes.insert(0, counted if counts else "no board counted cycles")
    sides = [side for one in report.rounds for side in (one.server, one.client) if side.timing]
    notes += dict.fromkeys(f"{side.address}: {side.timing}" for side in sides)
    return Table(
        "", columns, rows, frozenset({"round", "sent", "cycles"}), frozenset(columns[-1:]), tuple(notes)
    )


def _sides(one: Round, counts: bool) -> list[tuple[str, ...]]:
    def row(role: str, side: Side, message: str) -> tuple[str, ...]:
        counted = [cycles for cycles in side.cycles.values() if cycles is not None]
        cycles = (f"{sum(counted):,}" if counted else "-",) if counts else ()
        sent = f"{one.message_bytes[message]:,} B"
        verdict = "checked: right" if side.confirmed else "checked: WRONG"
        return (str(one.number), role, side.address, sent, side.entropy, *cycles, verdict)

    return [row("server", one.server, "msg_a"), row("client", one.client, "msg_b")]


def messages_table(report: ExchangeReport) -> Table:
    rows = tuple(_delivery(one, each) for one in report.rounds for each in one.deliveries)
    sent = [each for one in report.rounds for each in one.deliveries]
    text = f"{sent[0].text_bytes:,} bytes of text" if sent else "no text"
    by = f" by {sent[0].aead}" if sent else ""
    good = f"{text}, sealed{by} by one board and opened by the other, came out as given"
    note = good if report.delivered else "a message did NOT come out as it went in, or was not sent at all"
    columns = ("round", "from", "to", "crossed", "cycles to seal", "to open", "what came out")
    right = frozenset({"round", "crossed", "cycles to seal", "to open"})
    return Table("Messages", columns, rows, right, frozenset(columns[-1:]), (note,))


def _delivery(one: Round, each: Delivery) -> tuple[str, ...]:
    address = {"server": one.server.address, "client": one.client.address}
    counts = ("-" if cycles is None else f"{cycles:,}" for cycles in each.cycles.values())
    verdict = "the text" if each.right else "something ELSE" if each.opened else "nothing: REFUSED"
    crossed = f"{each.sealed_bytes:,} B"
    return (str(one.number), address[each.sender], address[each.receiver], crossed, *counts, verdict)


def virtual_table(boards: Sequence[Running]) -> Table:
    """Virtual boards that run."""
    rows = tuple(
        (
            one.address if one.client is None else f"(of process {one.client})",
            one.board,
            ", ".join(
                [
                    one.state,
                    *(("paced",) if one.paced else ()),
                    *((f"seed {one.seed}",) if one.seed is not None else ()),
                ]
            ),
            one.pty or "-",
            f"socket://127.0.0.1:{one.socket}",
            str(one.pid),
        )
        for one in boards
    )
    columns = ("address", "board", "state", "terminal", "socket", "process")
    return Table("Virtual boards", columns, rows, frozenset({"process"}), frozenset({"state"}))


def attached_tables(seen: Seen) -> list[Table]:
    known = tuple(
        (
            one.id,
            one.chip,
            f"{one.core} {megahertz(one.clock_hz)}",
            f"{one.flash[1] // 1024}K/{one.ram[1] // 1024}K",
            one.serial.pins,
        )
        for one in seen.boards
    )
    qemu = () if seen.has_qemu else ("qemu: addresses need QEMU: apt install qemu-system-arm",)
    reach = tuple((one.id, ", ".join(ways(one))) for one in seen.boards)
    tables = [
        Table("Boards", ("board", "chip", "core", "flash/RAM", "serial line"), known),
        Table(
            "Addresses to reach them by",
            ("board", "addresses"),
            reach,
            wraps=frozenset({"addresses"}),
            notes=qemu,
        ),
    ]
    probes = tuple(
        (seen.address_of(one), one.description, board.id if (board := seen.board_of(one)) else "not known")
        for one in seen.probes
    )
    ports = tuple((f"serial:{one.device}", one.description) for one in seen.ports)
    if seen.virtual:
        tables.append(virtual_table(seen.virtual))
    if probes:
        tables.append(
            Table("Probes attached", ("address", "probe", "board"), probes, wraps=frozenset({"probe"}))
        )
    if ports:
        tables.append(Table("Serial ports", ("address", "port"), ports, wraps=frozenset({"port"})))
    if not probes and not ports:
        tables.append(Table("Attached: no probe and no serial port", ("",), ()))
    return tables


def doctor_table(report: DoctorReport) -> Table:
    rows = tuple(
        (
            one.name,
            one.verdict.value.upper() if one.verdict is not Verdict.OK else "ok",
            one.finding,
            one.remedy or "-",
        )
        for one in report.checks
    )
    failed = [one for one in report.checks if one.verdict is Verdict.FAILED]
    note = f"{report.address}: " + (f"begin with: {failed[0].remedy}" if failed else "nothing is wrong")
    columns = ("check", "verdict", "finding", "what to do")
    return Table("", columns, rows, wraps=frozenset({"finding", "what to do"}), notes=(note,))


def kat_tables(report: KatReport) -> list[Table]:
    """What failed and what was skipped, where there is such."""
    tables = []
    columns: tuple[str, ...]
    if report.failures:
        failed = tuple(
            (one.operation, one.id, one.reason, one.expected or "-", one.got or "-")
            for one in report.failures
        )
        columns = ("operation", "test", "what is wrong", "expected", "got")
        tables.append(Table("Failed", columns, failed, wraps=frozenset(columns[1:])))
    if report.skipped:
        skipped = tuple((str(one.count), one.reason, one.first) for one in report.skips())
        columns = ("tests", "reason", "first")
        tables.append(
            Table("Skipped", columns, skipped, frozenset({"tests"}), wraps=frozenset({"reason", "first"}))
        )
    return tables


def kat_summary(report: KatReport, address: str) -> str:
    counts = f"{report.passed} passed, {report.failed} failed, {len(report.skipped)} skipped"
    return f"{address}: {counts}" + ("" if report.tested else ": nothing was tested")


def _counts(report: KatReport) -> str:
    counts = {"passed": report.passed, "failed": report.failed, "skipped": len(report.skipped)}
    return ", ".join(f"{count} {what}" for what, count in counts.items() if count or what == "passed")


def demo_boards_table(report: DemoReport) -> Table:
    rows = tuple(
        (
            one.info.address,
            f"{one.info.core} {megahertz(one.info.clock_hz)}",
            f"{one.info.image_crc:08x}",
            one.info.entropy,
            _counts(one.answers),
        )
        for one in report.boards
    )
    columns = ("board", "core", "image CRC", "own entropy", "known answers")
    return Table("", columns, rows, wraps=frozenset({"known answers"}))
