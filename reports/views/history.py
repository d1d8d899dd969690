"""View of the runs before: for each driver a bar a run, as high as its failures."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nnconform.harness.results.history import HistoryRow
from nnconform.reports.views.bars import HEIGHT, bar, width_of


class DriverHistory(msgspec.Struct, frozen=True):
    """The runs of one driver, the latest last, with a picture of ``width`` times ``height`` pixels: ``bars`` is the
    data of an SVG path, a bar for the failures of each run; ``words`` says the same.
    """

    driver: str
    rows: tuple[HistoryRow, ...]
    width: int
    height: int
    bars: str
    words: str


def histories(rows: Iterable[HistoryRow]) -> tuple[DriverHistory, ...]:
    """Return the history of each driver that has more than one run."""
    by_driver: dict[str, list[HistoryRow]] = {}
    for row in rows:
        by_driver.setdefault(row.driver, []).append(row)
    return tuple(_history(driver, own) for driver, own in by_driver.items() if len(own) > 1)


def _history(driver: str, rows: list[HistoryRow]) -> DriverHistory:
    most = max(row.failed for row in rows) or 1
    bars = "".join(bar(place, row.failed / most) for place, row in enumerate(rows))
    words = "Failures in each run: " + ", ".join(f"{row.failed:,}" for row in rows)
    return DriverHistory(driver, tuple(rows), width_of(len(rows)), HEIGHT, bars, words)
