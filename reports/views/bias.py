"""View of mean errors: for each operation and type on each driver the mean and the spread, largest first."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nnconform.harness.results.events import Event, Kind
from nnconform.reports.verdicts import group_of


class MeanErrorRow(msgspec.Struct, frozen=True):
    """The mean error of a signature's results on a driver, as texts with the ``unit`` that the figures are in.

    ``group``: of the verdict, one of GROUPS; ``of`` which results the mean is, "" for all.
    """

    operation: str
    types: tuple[str, ...]
    driver: str
    case: str
    mean: str
    interval: str
    spread: str
    unit: str
    distinct: str
    of: str
    group: str


def mean_errors(events: Iterable[Event]) -> tuple[MeanErrorRow, ...]:
    """Return a row for each measured signature: failures and advice first, then by the size of the mean error."""
    rows = [_row(event) for event in events if event.kind is Kind.BIAS and "mean error" in event.outcome.details]
    return tuple(sorted(rows, key=lambda row: (row.group == "passed", -abs(float(row.mean)), row.case)))


def _row(event: Event) -> MeanErrorRow:
    details = event.outcome.details
    group = details.get("group", "all")
    return MeanErrorRow(
        ", ".join(event.operations),
        event.operand_types,
        event.driver,
        event.case,
        details["mean error"],
        details.get("interval", ""),
        details.get("spread", ""),
        details.get("unit", ""),
        details.get("distinct results", ""),
        "" if group == "all" else group,
        group_of(event.outcome.verdict, event.expected),
    )
