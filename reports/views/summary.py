"""The totals: what the cases came to, in all and for each driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from harness.results.events import Event, Run
from harness.results.verdict import FAILURES, Verdict


@dataclass(frozen=True, slots=True)
class Share:
    """How many cases came to a verdict; ``group`` is ``passed``, ``failed``, ``unsupported`` or ``other``."""

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


def group_of(verdict: Verdict) -> str:
    """How the page colours a verdict."""
    if verdict in FAILURES:
        return "failed"
    return verdict.value if verdict in (Verdict.PASSED, Verdict.UNSUPPORTED) else "other"


def shares(events: Iterable[Event]) -> tuple[Share, ...]:
    """The verdicts that occur, in the order passed, failures, unsupported, others."""
    counts = Counter(event.outcome.verdict for event in events)
    groups = ("passed", "failed", "unsupported", "other")
    found = [Share(verdict.value, group_of(verdict), counts[verdict]) for verdict in Verdict if counts[verdict]]
    return tuple(sorted(found, key=lambda share: groups.index(share.group)))


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
            sum(event.outcome.failed for event in own),
            sum(event.seconds for event in own),
        )
        for address, own in by_driver.items()
    )


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
