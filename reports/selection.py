"""Selection of what a report shows: one run of a results store, or all of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.results.comparison import ComparedSide, RunComparison, compare
from nnconform.harness.results.events import Event, Measurement, Run
from nnconform.harness.results.history import HistoryRow, history_rows, store_history
from nnconform.harness.results.runs import before_each, same_work, side_of, whole_side
from nnconform.harness.results.sqlite_file import STORE_NAME
from nnconform.harness.results.store import Store

# How many runs a history has.
MOST_RUNS = 30


class Selection(msgspec.Struct, frozen=True):
    """Runs of a store, with their verdicts and measurements in the order of the store.

    ``run`` is the run to show, or with the whole store all runs merged into one; ``parts`` are then these runs, else
    empty. ``others`` are the runs that are not shown, the latest first. ``changes`` compares with the last run before
    of the same parameters, with the whole store the last two of each, or with the last of the stores that were named as
    earlier ones; None if there is none. ``history`` has the rows of the runs before, and of this one, the latest last.
    """

    run: Run
    parts: list[Run]
    others: list[Run]
    events: Sequence[Event]
    measurements: Sequence[Measurement]
    changes: RunComparison | None
    history: list[HistoryRow]


def select(
    store_path: str | Path, run: int | None = None, *, whole_store: bool = False, before: Sequence[Path] = ()
) -> Selection:
    """Select run number ``run`` of a store, by default the latest; with ``whole_store`` all runs. ``before`` are the
    stores of earlier runs, the latest last.

    Raises FormatError if a file is not a store, UsageError if it has no such run.
    """
    with Store.open(store_path, must_exist=True) as store:
        chosen, runs = store.run(run), store.runs()
        shown = runs if whole_store else [chosen]
        side = side_of(store, shown)
        return Selection(
            _merge(runs) if whole_store else chosen,
            runs if whole_store else [],
            [] if whole_store else [other for other in reversed(runs) if other.id != chosen.id],
            side.events,
            side.measurements,
            _changes_from(before[-1], side) if before else _changes(store, runs, shown),
            _history(store, runs, shown, before),
        )


def _changes_from(before: Path, now: ComparedSide) -> RunComparison:
    with Store.open(before, must_exist=True) as store:
        return compare(whole_side(store), now)


def _history(store: Store, runs: list[Run], shown: list[Run], before: Sequence[Path]) -> list[HistoryRow]:
    """Return the rows of the stores before and of what is shown; without such stores, of the runs of the same work."""
    if before:
        rows = [row for path in before[-MOST_RUNS:] for row in store_history(path, _name(path))]
        return rows + history_rows(_name(store.path), (each for run in shown for each in store.counts(run.id)))
    same = [run for run in runs if run.id <= shown[-1].id and same_work(run, shown[-1])]
    return [row for run in same[-MOST_RUNS:] for row in history_rows(str(run.id), store.counts(run.id))]


def _name(path: Path) -> str:
    """Return the name of a run: of its folder, if its store has the name that every such folder has."""
    return path.absolute().parent.name if path.name == STORE_NAME else path.name


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
