"""Runs of a store as sides of a comparison."""

from __future__ import annotations

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.comparison import ComparedSide
from nnconform.harness.results.events import Run
from nnconform.harness.results.store import Store


def side_of(store: Store, runs: list[Run]) -> ComparedSide:
    """Return the verdicts and measurements of these runs; of a case in several of them the last one counts."""
    measured = {(each.driver, each.subject, each.quantity): each for run in runs for each in store.measurements(run.id)}
    if len(runs) == 1:
        # The store has left out all but the last, and the dictionary of a million would take as much room as they do.
        return ComparedSide(store.verdicts(runs[0].id), list(measured.values()))
    last = {(event.driver, event.kind, event.case): event for run in runs for event in store.verdicts(run.id)}
    return ComparedSide(list(last.values()), list(measured.values()))


def whole_side(store: Store) -> ComparedSide:
    """Return all runs of a store. Raises UsageError if there is none."""
    runs = store.runs()
    if not runs:
        raise UsageError(f"{store.path}: holds no run yet")
    return side_of(store, runs)


def same_work(run: Run, other: Run) -> bool:
    """Whether two runs tested the same: one command with the same parameters. A command that keeps none is known by its
    command line.
    """
    if len(run.parameters) <= 1 or len(other.parameters) <= 1:
        return run.command == other.command
    return run.parameters == other.parameters


def before_each(runs: list[Run], shown: list[Run]) -> list[Run]:
    """Return, for each of the runs ``shown``, the last run before it with the same parameters, if that is not shown."""
    numbers = {run.id for run in shown}
    found = {}
    for run in shown:
        same = [each for each in runs if each.id < run.id and same_work(each, run)]
        if same and same[-1].id not in numbers:
            found[same[-1].id] = same[-1]
    return list(found.values())


def last_and_before(store: Store) -> tuple[ComparedSide, ComparedSide]:
    """Return the last run but one with the parameters of the last run, and the last run. Raises UsageError."""
    runs = store.runs()
    before = before_each(runs, runs[-1:])
    if not before:
        raise UsageError(
            f"{store.path}: holds no earlier run with the parameters of the last one; name a second store, or two "
            "drivers with --old-driver and --new-driver"
        )
    return side_of(store, before), side_of(store, runs[-1:])
