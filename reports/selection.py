"""What a report is about: one run of a results store, or all of them together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from nnconform.harness.results.events import Event, Measurement, Run
from nnconform.harness.results.store import Store


@dataclass(frozen=True, slots=True)
class Selection:
    """Runs of a store, with their verdicts and measurements in the order of the store.

    ``run`` is the run that is shown, or with the whole store all runs as if they were one; ``parts`` are then those
    runs, and else empty. ``others`` are the runs that are not shown, the latest first.
    """

    run: Run
    parts: list[Run]
    others: list[Run]
    events: list[Event]
    measurements: list[Measurement]


def select(store_path: str | Path, run: int | None = None, *, whole_store: bool = False) -> Selection:
    """Run number ``run`` of a store, by default the latest; with ``whole_store`` all of them. Raises FormatError for a
    file that is no store, UsageError where it has no such run.
    """
    with Store.open(store_path, must_exist=True) as store:
        chosen, runs = store.run(run), store.runs()
        shown = runs if whole_store else [chosen]
        return Selection(
            _together(runs) if whole_store else chosen,
            runs if whole_store else [],
            [] if whole_store else [other for other in reversed(runs) if other.id != chosen.id],
            [event for each in shown for event in store.verdicts(each.id)],
            [measurement for each in shown for measurement in store.measurements(each.id)],
        )


def _together(runs: list[Run]) -> Run:
    """All runs as one: from the first to the last, with all that their drivers say of themselves."""
    first, drivers = runs[0], {address: info for run in runs for address, info in run.drivers.items()}
    ends = [run.ended for run in runs]
    ended = None if None in ends else max(end for end in ends if end is not None)
    return replace(first, ended=ended, drivers=drivers)
