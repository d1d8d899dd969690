"""The table of operations by operand types: what the cases with that operation and that type came to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from nnconform.harness.results.events import Event
from nnconform.reports.views.summary import group_of

WORDS = {
    "passed": "passed",
    "failed": "failed",
    "expected": "failed as expected",
    "unsupported": "unsupported",
    "other": "without a result",
}
SIGNS = {"passed": "✓", "failed": "✗", "expected": "△", "unsupported": "○", "other": "·"}


@dataclass(slots=True)
class Cell:
    """How many cases of an operation with a type came to each group of verdicts."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WORDS, 0))

    @property
    def state(self) -> str:
        """The group that the cell is coloured by: failures before all, and a pass before what proves nothing."""
        return next(group for group in ("failed", "expected", "passed", "unsupported", "other") if self.counts[group])

    @property
    def parts(self) -> list[tuple[str, str]]:
        """Group and short text of each count that is not 0."""
        return [(group, f"{SIGNS[group]} {count}") for group, count in self.counts.items() if count]

    @property
    def words(self) -> str:
        """The same in full, for who cannot see the colours and signs."""
        return ", ".join(f"{count} {WORDS[group]}" for group, count in self.counts.items() if count)


@dataclass(frozen=True, slots=True)
class Table:
    """One driver's table; a cell is None where no case has that operation and type."""

    driver: str
    types: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell | None, ...]], ...]


def tables(events: Iterable[Event]) -> tuple[Table, ...]:
    """A table for each driver. A case with several operations counts for each of them, and likewise for types."""
    cells: dict[str, dict[tuple[str, str], Cell]] = {}
    for event in events:
        own = cells.setdefault(event.driver, {})
        group = group_of(event.outcome.verdict, event.expected)
        for operation in event.operations:
            for operand_type in event.operand_types:
                own.setdefault((operation, operand_type), Cell()).counts[group] += 1
    return tuple(_table(driver, own) for driver, own in cells.items() if own)


def _table(driver: str, cells: dict[tuple[str, str], Cell]) -> Table:
    operations = sorted({operation for operation, _ in cells})
    types = tuple(sorted({operand_type for _, operand_type in cells}, key=lambda name: ("FLOAT" not in name, name)))
    rows = tuple((operation, tuple(cells.get((operation, kind)) for kind in types)) for operation in operations)
    return Table(driver, types, rows)
