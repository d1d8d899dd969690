"""The totals: what the cases came to, in all and for each driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.verdict import FAILURES, Verdict

# In the order of the bars: failures, and of those the ones that were expected, before what proves less.
GROUPS = ("passed", "failed", "expected", "unsupported", "other")


@dataclass(frozen=True, slots=True)
class Share:
    """How many cases came to a verdict; ``group`` is one of GROUPS."""

    verdict: str
    group: str
    count: int


@dataclass(frozen=True, slots=True)
class DriverSummary:
    """What one driver's cases came to, and what it says of itself."""

    address: str
    info: tuple[tuple[str, str], ...]
    shares: tuple[Share, ...]
    total: int
    failed: int
    seconds: float


def group_of(verdict: Verdict, expected: str = "") -> str:
    """How the page colours a verdict, with the reason why this failure was expected."""
    if verdict in FAILURES and expected:
        return "expected"
    if verdict in FAILURES:
        return "failed"
    return verdict.value if verdict in (Verdict.PASSED, Verdict.UNSUPPORTED) else "other"


def shares(events: Iterable[Event]) -> tuple[Share, ...]:
    """The verdicts that occur, in the order of GROUPS."""
    counts = Counter((group_of(event.outcome.verdict, event.expected), event.outcome.verdict) for event in events)
    return tuple(
        Share(verdict.value, group, counts[group, verdict])
        for group in GROUPS
        for verdict in Verdict
        if counts[group, verdict]
    )


def drivers(run: Run, events: Sequence[Event]) -> tuple[DriverSummary, ...]:
    """A summary for each driver of the run, also for one that no case came to a verdict on."""
    by_driver: dict[str, list[Event]] = {address: [] for address in run.drivers}
    for event in events:
        by_driver.setdefault(event.driver, []).append(event)
    return tuple(
        DriverSummary(
            address,
            tuple((name, _text(value)) for name, value in run.drivers.get(address, {}).items()),
            shares(own),
            len(own),
            sum(event.failed for event in own),
            sum(event.seconds for event in own),
        )
        for address, own in by_driver.items()
    )


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
