"""View of operations by drivers, each unfolding into operand types.

A failure counts for the operation at fault alone, and for the types of the data: not for those of indexes and shapes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from nnconform.harness.results.clusters import data_types
from nnconform.harness.results.culprits import Culprit
from nnconform.harness.results.events import Event
from nnconform.reports.verdicts import group_of

WORDS = {
    "passed": "passed",
    "failed": "failed",
    "expected": "failed as expected",
    "advice": "advice",
    "unsupported": "unsupported",
    "other": "without a result",
}
SIGNS = {"passed": "✓", "failed": "✗", "expected": "△", "advice": "!", "unsupported": "○", "other": "·"}


class Cell(msgspec.Struct, frozen=True):
    """The numbers of cases by group of verdicts."""

    counts: Mapping[str, int]

    @property
    def state(self) -> str:
        """The group that decides the colour: failures first, and passed before groups that prove nothing."""
        return next(
            group
            for group in ("failed", "expected", "advice", "passed", "unsupported", "other")
            if self.counts.get(group)
        )

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The group and a short text for each count that is not 0."""
        return [(group, f"{sign} {self.counts[group]:,}") for group, sign in SIGNS.items() if self.counts.get(group)]

    @property
    def words(self) -> str:
        """The counts as full text, for readers who cannot see colours and signs."""
        return ", ".join(f"{self.counts[group]} {words}" for group, words in WORDS.items() if self.counts.get(group))


class TypeCells(msgspec.Struct, frozen=True):
    """A row of one operand type: a cell for each driver, None if no case has that operation and type."""

    type: str
    cells: tuple[Cell | None, ...]


class MatrixRow(msgspec.Struct, frozen=True):
    """A row of one operation: a cell for each driver, and the rows of its types."""

    operation: str
    cells: tuple[Cell | None, ...]
    types: tuple[TypeCells, ...]


class Matrix(msgspec.Struct, frozen=True):
    """The matrix of the operations that a driver supports or fails on; ``unsupported`` are the names of the others."""

    drivers: tuple[str, ...]
    rows: tuple[MatrixRow, ...]
    unsupported: tuple[str, ...]


_QUIET = frozenset({"unsupported", "other"})


def matrix(events: Sequence[Event], culprits: Sequence[Culprit | None]) -> Matrix:
    """Return the matrix; rows with failures first, then by name. ``culprits`` are those of the events."""
    drivers = tuple(dict.fromkeys(event.driver for event in events))
    counts: dict[str, dict[str, dict[str, Counter[str]]]] = {}
    for name, types, driver, group in _places(events, culprits):
        for type in ("", *types):
            by_driver = counts.setdefault(name, {}).setdefault(type, {})
            by_driver.setdefault(driver, Counter())[group] += 1
    rows = [_row(name, by_type, drivers) for name, by_type in counts.items()]
    told = [row for row in rows if any(cell and cell.state not in _QUIET for cell in row.cells)]
    order = {"failed": 0, "expected": 1, "advice": 2}
    told.sort(key=lambda row: (min(order.get(cell.state, 3) for cell in row.cells if cell), row.operation))
    shown = {row.operation for row in told}
    return Matrix(drivers, tuple(told), tuple(sorted(row.operation for row in rows if row.operation not in shown)))


def _places(
    events: Sequence[Event], culprits: Sequence[Culprit | None]
) -> Iterator[tuple[str, tuple[str, ...], str, str]]:
    """Yield operation, data types, driver and group of each count."""
    for event, culprit in zip(events, culprits, strict=True):
        names = event.operations if culprit is None else culprit.operations
        group = group_of(event.outcome.verdict, event.expected)
        for name in names:
            yield name, data_types(event), event.driver, group


def _row(name: str, by_type: dict[str, dict[str, Counter[str]]], drivers: tuple[str, ...]) -> MatrixRow:
    def cells(by_driver: dict[str, Counter[str]]) -> tuple[Cell | None, ...]:
        return tuple(Cell(by_driver[driver]) if driver in by_driver else None for driver in drivers)

    types = sorted((each for each in by_type if each), key=lambda each: ("FLOAT" not in each, each))
    return MatrixRow(name, cells(by_type[""]), tuple(TypeCells(each, cells(by_type[each])) for each in types))
