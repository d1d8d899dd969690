"""Prints a report: the network as a table coloured by error against the bound, then what is guilty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nnconform.mlts.localise.errors import Mistake
from nnconform.mlts.localise.report import HARMLESS, GuiltyRow, Localisation, NetworkReport, OperationRow

_WIDTH = 160
RIGHT, NEAR, BIASED, GUILTY, OPEN = "right", "near", "biased", "guilty", "open"
_STYLES = {RIGHT: "green", NEAR: "yellow", BIASED: "yellow", GUILTY: "bold red", OPEN: "dim"}
# An error of more than this share of its bound is shown as near to it.
_NEAR = 0.5
_AGAINST: Sequence[tuple[str, Literal["left", "right"]]] = (("against", "right"), ("verdict", "left"))
# Operations that are named one by one.
_FEW = 6
_HEADINGS: Sequence[tuple[str, Literal["left", "right"]]] = (
    ("#", "right"),
    ("operation", "left"),
    ("shapes", "left"),
    ("error", "right"),
    ("bound", "right"),
    ("unit", "left"),
    ("carried on", "right"),
    ("verdict", "left"),
)


def print_network(report: NetworkReport) -> None:
    """Print the reports of a network's parts on the terminal, then the islands."""
    for part in report.parts:
        print_report(part)
    for line in island_lines(report):
        click.echo(line)


def island_lines(report: NetworkReport) -> Iterator[str]:
    """Yield what was not run on the driver, in lines."""
    for island in report.islands:
        yield f"island, not run on the driver: {island}"
    if not report.parts:
        yield "no part of the network can be run on a driver"
    yield from report.untried


def print_report(report: Localisation, console: Console | None = None) -> None:
    """Print a report on the terminal."""
    console = console or Console(width=_WIDTH, highlight=False)
    console.print(_table(report))
    for line in summary_lines(report):
        console.print(line, markup=False, soft_wrap=True)


def _table(report: Localisation) -> Table:
    against = any(row.against is not None for row in report.operations)
    table = Table(title=f"{report.network} on {report.driver}, inputs of seed {report.seed}", title_justify="left")
    for name, side in (*_HEADINGS, *(_AGAINST if against else ())):
        table.add_column(name, justify=side)
    for row in report.operations:
        cells = [str(row.number), row.name, shapes(row), *error_cells(row), f"{row.carried:.4g}", str(row.kind)]
        if against:
            cells += [f"{row.against:.4g}" if row.against is not None else "", str(row.against_kind or "")]
        table.add_row(*(Text(cell) for cell in cells), style=_STYLES[level(row)])
    return table


def error_cells(row: OperationRow) -> tuple[str, str, str]:
    """Return the error, its bound and their unit as text; empty where there is none."""
    if row.kind in (Mistake.UNSUPPORTED, Mistake.UNJUDGED, Mistake.CRASH, Mistake.HANG, Mistake.REFUSED):
        return "", "", ""
    return f"{row.error:.4g}", f"{row.bound:.4g}", row.unit


def level(row: OperationRow) -> str:
    """Return how bad a row is, by which tables colour it."""
    if row.kind not in HARMLESS:
        return GUILTY
    if row.kind in (Mistake.UNSUPPORTED, Mistake.UNJUDGED):
        return OPEN
    if row.kind is Mistake.BIASED:
        return BIASED
    return NEAR if row.error and row.error > _NEAR * row.bound else RIGHT


def shapes(row: OperationRow) -> str:
    """Return the shapes of the first input and of the outputs."""
    first, *rest = ("x".join(map(str, shape)) or "scalar" for shape in row.shapes)
    return f"{first} -> {', '.join(rest)}" if rest else first


def summary_lines(report: Localisation) -> Iterator[str]:
    """Yield what was found, in lines: the first guilty operations, the others, and the files."""
    yield f"whole network: {report.whole}"
    if report.guilty:
        yield from _first(report.guilty[0])
        for other in report.guilty[1:]:
            yield f"also: {_names(other)}: {other.kind}"
    else:
        yield "no operation is beyond its bound, alone or with others"
    biased = [row for row in report.operations if row.kind is Mistake.BIASED]
    if biased:
        yield f"within bounds but biased: {', '.join(f'{row.name} ({row.number})' for row in biased)}"
    if report.rounded:
        yield f"rounded otherwise together than one by one, within bounds: {len(report.rounded)} parts"
    unsupported = [row for row in report.operations if row.kind is Mistake.UNSUPPORTED]
    if unsupported:
        yield f"not supported: {', '.join(f'{row.name} ({row.number})' for row in unsupported)}"
    yield from report.untried
    if report.reproducer:
        yield f"reproducer: {report.reproducer}: {', '.join(report.files)}"
        yield f"run it again: {report.reproduce}"
    yield from (f"no {form}: {reason}" for form, reason in report.missing.items())


def _first(first: GuiltyRow) -> Iterator[str]:
    together = "together" if len(first.operations) > 1 else "alone"
    yield f"GUILTY: {_names(first)}, {together}: {first.kind}"
    yield from (f"    {line}" for line in first.message.splitlines())
    yield from (f"    right with {each}" for each in first.right)


def _names(row: GuiltyRow) -> str:
    if len(row.names) <= _FEW:
        return ", ".join(row.names)
    return f"{row.names[0]} to {row.names[-1]}, {len(row.names)} operations"
