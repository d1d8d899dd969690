"""Runs one after another: what each found of a driver, and lines that show how that went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Verdict

_BLOCKS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A driver in one run: how many verdicts, and how many of them passed, failed, were expected to, unsupported."""

    run: str
    driver: str
    total: int
    passed: int
    failed: int
    expected: int
    unsupported: int


def history_rows(run: str, events: Iterable[Event]) -> list[HistoryRow]:
    """Return a row for each driver of a run, in the order in which they occur."""
    by_driver: dict[str, list[Event]] = {}
    for event in events:
        by_driver.setdefault(event.driver, []).append(event)
    return [
        HistoryRow(
            run,
            driver,
            len(own),
            sum(event.outcome.verdict is Verdict.PASSED for event in own),
            sum(event.failed for event in own),
            sum(bool(event.expected) for event in own),
            sum(event.outcome.verdict is Verdict.UNSUPPORTED for event in own),
        )
        for driver, own in by_driver.items()
    ]


def sparkline(values: Sequence[float]) -> str:
    """Return a character for each value, from the lowest block for 0 to the highest for the largest value."""
    largest = max(values, default=0)
    if largest <= 0:
        return _BLOCKS[0] * len(values)
    # Anything above 0 differs from 0.
    return "".join(_BLOCKS[0 if each <= 0 else max(1, round(each / largest * (len(_BLOCKS) - 1)))] for each in values)
