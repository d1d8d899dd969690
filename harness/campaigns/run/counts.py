"""What the parts of a run found, counted from the results store."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import FAILURES, Verdict


class Found(msgspec.Struct, frozen=True):
    """The verdicts of a part: how many of each, and of them the failures that were expected. ``kinds`` of failures that
    count are those that differ in verdict, stage, subject or operations.
    """

    verdicts: Counter[Verdict] = msgspec.field(default_factory=Counter)
    expected: int = 0
    kinds: frozenset[tuple[str, ...]] = frozenset()

    @property
    def failures(self) -> int:
        """How many verdicts fail the run."""
        return sum(count for verdict, count in self.verdicts.items() if verdict in FAILURES) - self.expected


def find_run(store: Path, command: str) -> Run | None:
    """Return the latest run of the store that this command line began; None if there is none."""
    if not is_created(store):
        return None
    with Store.open(store, must_exist=True) as opened:
        return _latest(opened, command)


def count(store: Path, command: str) -> Found:
    """Count what the latest run of a command line has in the store. Raises FormatError if that is not a store."""
    if not is_created(store):
        return Found()
    with Store.open(store, must_exist=True) as opened:
        run = _latest(opened, command)
        if run is None:
            return Found()
        counts, verdicts = opened.counts(run.id), Counter[Verdict]()
        for each in counts:
            verdicts[each.verdict] += each.count
        found = Found(verdicts, sum(each.count for each in counts if each.expected))
        # Most parts have no failure, and many verdicts.
        events = opened.verdicts(run.id) if found.failures else []
    return replace(found, kinds=frozenset(_kind(event) for event in events if event.failed))


def is_created(store: Path) -> bool:
    """Return whether there is a results store: a file that SQLite has not written to yet is none."""
    return store.exists() and bool(store.stat().st_size)


def _latest(store: Store, command: str) -> Run | None:
    return next((run for run in reversed(store.runs()) if run.command == command), None)


def _kind(event: Event) -> tuple[str, ...]:
    outcome = event.outcome
    return (event.kind.value, outcome.verdict.value, outcome.stage.value, event.subject, *sorted(set(event.operations)))
