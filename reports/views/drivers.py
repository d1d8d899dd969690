"""View of the drivers: a line each that says whether it conforms, and how much of what it claims passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from nnconform.harness.results.clusters import Cluster
from nnconform.harness.results.events import Event, Kind, Run
from nnconform.harness.results.verdict import Verdict

_NOT_CLAIMED = (Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.NOT_RUN)


class DriverLine(msgspec.Struct, frozen=True):
    """The line of one driver.

    ``state`` is passed, failed, expected or other, and ``verdict`` says it in words; ``counts`` are the numbers of
    cases by verdict, ``info`` is its description of itself. ``claimed`` of the ``tried`` operations have a result;
    ``clusters`` is the number of clusters of its failures.
    """

    address: str
    state: str
    verdict: str
    passed: int
    failed: int
    expected: int
    advice: int
    crashed: int
    hung: int
    claimed: int
    tried: int
    clusters: int
    counts: dict[str, int]
    total: int
    seconds: float
    info: tuple[tuple[str, str], ...]

    @property
    def rate(self) -> str:
        """The share of the cases with a result that passed, in per cent; "" without any. 100 % only if none failed."""
        results = self.passed + self.failed + self.expected
        if not results:
            return ""
        text = f"{100 * self.passed / results:.1f}"
        if text == "100.0":
            text = "100" if self.passed == results else ">99.9"
        return f"{text} %"


def drivers(run: Run, events: Sequence[Event], clusters: Sequence[Cluster]) -> tuple[DriverLine, ...]:
    """Return a line for each driver of the run, also for one without verdicts."""
    by_driver: dict[str, list[Event]] = {address: [] for address in run.drivers}
    for event in events:
        by_driver.setdefault(event.driver, []).append(event)
    causes = Counter(each.driver for each in clusters)
    return tuple(_line(run, address, own, causes[address]) for address, own in by_driver.items())


def _line(run: Run, address: str, events: list[Event], clusters: int) -> DriverLine:
    counts = Counter(event.outcome.verdict for event in events)
    failed = [event for event in events if event.failed]
    expected = sum(event.outcome.failed for event in events) - len(failed)
    passed = counts[Verdict.PASSED]
    state, words = _verdict(run, len(failed), expected, passed)
    # A driver refuses broken models of operations too that it does not support.
    run_cases = [event for event in events if event.kind is not Kind.MUTANT]
    tried = {name for event in run_cases for name in event.operations}
    claimed = {name for event in run_cases if event.outcome.verdict not in _NOT_CLAIMED for name in event.operations}
    unclaimed = {
        name
        for event in run_cases
        if event.outcome.verdict is Verdict.UNSUPPORTED and len(event.operations) == 1
        for name in event.operations
    }
    plain = {
        name
        for event in run_cases
        if event.outcome.verdict not in _NOT_CLAIMED and len(event.operations) == 1
        for name in event.operations
    }
    return DriverLine(
        address,
        state,
        words,
        passed,
        len(failed),
        expected,
        counts[Verdict.ADVICE],
        sum(event.outcome.verdict is Verdict.CRASHED for event in failed),
        sum(event.outcome.verdict is Verdict.HUNG for event in failed),
        len(claimed - (unclaimed - plain)),
        len(tried),
        clusters,
        {verdict.value: counts[verdict] for verdict in Verdict if counts[verdict]},
        len(events),
        sum(event.seconds for event in events),
        tuple((name, _text(value)) for name, value in run.drivers.get(address, {}).items()),
    )


def _verdict(run: Run, failed: int, expected: int, passed: int) -> tuple[str, str]:
    """Return the state of a driver, and what it is in words."""
    if failed:
        return "failed", "does not conform"
    if not passed and not expected:
        return "other", "nothing passed or failed"
    if run.ended is None:
        return "other", "no failure so far"
    return ("expected", "fails only as expected") if expected else ("passed", "no failure")


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
