"""Runs one after another: what each found of a driver, and lines that show how that went."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import FAILURES, Verdict, VerdictCount

_BLOCKS = "▁▂▃▄▅▆▇█"


class HistoryRow(msgspec.Struct, frozen=True):
    """A driver in one run: how many verdicts, and how many of them passed, failed, were expected to, unsupported."""

    run: str
    driver: str
    total: int
    passed: int
    failed: int
    expected: int
    unsupported: int


def history_rows(run: str, counts: Iterable[VerdictCount]) -> list[HistoryRow]:
    """Return a row for each driver of a run, in the order in which they occur."""
    by_driver: dict[str, list[VerdictCount]] = {}
    for each in counts:
        by_driver.setdefault(each.driver, []).append(each)
    return [_row(run, driver, own) for driver, own in by_driver.items()]


def _row(run: str, driver: str, counts: list[VerdictCount]) -> HistoryRow:
    def number(which: Callable[[VerdictCount], bool]) -> int:
        return sum(each.count for each in counts if which(each))

    return HistoryRow(
        run,
        driver,
        number(lambda _: True),
        number(lambda each: each.verdict is Verdict.PASSED),
        number(lambda each: each.verdict in FAILURES and not each.expected),
        number(lambda each: each.expected),
        number(lambda each: each.verdict is Verdict.UNSUPPORTED),
    )


def store_history(path: Path, name: str) -> list[HistoryRow]:
    """Return the rows of all runs of a store together, as ``nnconform run`` writes several. Raises FormatError if it is
    no store.
    """
    with Store.open(path, must_exist=True) as store:
        return history_rows(name, (each for run in store.runs() for each in store.counts(run.id)))


def sparkline(values: Sequence[float]) -> str:
    """Return a character for each value, from the lowest block for 0 to the highest for the largest value."""
    largest = max(values, default=0)
    if largest <= 0:
        return _BLOCKS[0] * len(values)
    # Anything above 0 differs from 0.
    return "".join(_BLOCKS[0 if each <= 0 else max(1, round(each / largest * (len(_BLOCKS) - 1)))] for each in values)
