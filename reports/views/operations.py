"""View of operations by operand types: the verdicts of the cases with that operation and that type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pandas as pd

WORDS = {
    "passed": "passed",
    "failed": "failed",
    "expected": "failed as expected",
    "unsupported": "unsupported",
    "other": "without a result",
}
SIGNS = {"passed": "✓", "failed": "✗", "expected": "△", "unsupported": "○", "other": "·"}


@dataclass(frozen=True, slots=True)
class OperationCell:
    """The numbers of cases of an operation with a type, by group of verdicts."""

    counts: Mapping[str, int]

    @property
    def state(self) -> str:
        """The group that decides the colour: failures first, and passed before groups that prove nothing."""
        return next(
            group for group in ("failed", "expected", "passed", "unsupported", "other") if self.counts.get(group)
        )

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The group and a short text for each count that is not 0."""
        return [(group, f"{sign} {self.counts[group]}") for group, sign in SIGNS.items() if self.counts.get(group)]

    @property
    def words(self) -> str:
        """The counts as full text, for readers who cannot see colours and signs."""
        return ", ".join(f"{self.counts[group]} {words}" for group, words in WORDS.items() if self.counts.get(group))


@dataclass(frozen=True, slots=True)
class Table:
    """The table of one driver; a cell is None if no case has that operation and type."""

    driver: str
    types: tuple[str, ...]
    rows: tuple[tuple[str, tuple[OperationCell | None, ...]], ...]


def tables(verdicts: pd.DataFrame) -> tuple[Table, ...]:
    """Return a table for each driver. A case with several operations or types counts for each of them."""
    rows = verdicts[["driver", "operations", "operand_types", "group"]]
    rows = rows.explode("operations").explode("operand_types").dropna()
    return tuple(_table(driver, own) for driver, own in rows.groupby("driver", sort=False))


def _table(driver: str, rows: pd.DataFrame) -> Table:
    counts = rows.groupby(["operations", "operand_types", "group"], observed=True).size().unstack(fill_value=0)
    cells = {place: OperationCell(row) for place, row in counts.to_dict("index").items()}
    types = sorted(counts.index.unique("operand_types"), key=lambda name: ("FLOAT" not in name, name))
    operations = counts.index.unique("operations")
    return Table(
        driver,
        tuple(types),
        tuple((operation, tuple(cells.get((operation, each)) for each in types)) for operation in operations),
    )
