"""Selection of what a report shows: one run of a results store, or all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from nnconform.harness.results.comparison import RunComparison, compare
from nnconform.harness.results.events import Event, Measurement, Run
from nnconform.harness.results.runs import before_each, same_work, side_of
from nnconform.harness.results.store import Store


@dataclass(frozen=True, slots=True)
class Selection:
    """Runs of a store, with their verdicts and measurements in the order of the store.

    ``run`` is the run to show, or with the whole store all runs merged into one; ``parts`` are then these runs, else
    empty. ``others`` are the runs that are not shown, the latest first. ``changes`` compares with the last run before
    of the same parameters, with the whole store the last two of each; None if there is none.
    """

    run: Run
    parts: list[Run]
    others: list[Run]
    events: list[Event]
    measurements: list[Measurement]
    changes: RunComparison | None


def select(store_path: str | Path, run: int | None = None, *, whole_store: bool = False) -> Selection:
    """Select run number ``run`` of a store, by default the latest; with ``whole_store`` all runs.

    Raises FormatError if the file is not a store, UsageError if it has no such run.
    """
    with Store.open(store_path, must_exist=True) as store:
        chosen, runs = store.run(run), store.runs()
        shown = runs if whole_store else [chosen]
        side = side_of(store, shown)
        return Selection(
            _merge(runs) if whole_store else chosen,
            runs if whole_store else [],
            [] if whole_store else [other for other in reversed(runs) if other.id != chosen.id],
            list(side.events),
            list(side.measurements),
            _changes(store, runs, shown),
        )


def _changes(store: Store, runs: list[Run], shown: list[Run]) -> RunComparison | None:
    latest = [run for run in shown if not any(same_work(run, later) for later in shown if later.id > run.id)]
    before = before_each(runs, latest)
    now = [run for run in latest if any(same_work(old, run) for old in before)]
    return compare(side_of(store, before), side_of(store, now)) if before else None


def _merge(runs: list[Run]) -> Run:
    """Merge all runs into one, from the first to the last, with the drivers of all."""
    first, drivers = runs[0], {address: info for run in runs for address, info in run.drivers.items()}
    ends = [run.ended for run in runs]
    ended = None if None in ends else max(end for end in ends if end is not None)
    return replace(first, ended=ended, drivers=drivers)
