"""Merging of results stores: the runs of all, with their verdicts and measurements, in one new store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.store import Store


def merge(paths: Sequence[Path], output: Path) -> tuple[int, int]:
    """Copy the runs of the stores ``paths`` to the new store ``output``, the earliest first; return how many runs and
    verdicts there are.

    Every store is read before the first verdict is written. Raises FormatError if one is not a store, and OSError.
    """
    runs = []
    for path in dict.fromkeys(paths):
        with Store.open(path, must_exist=True) as store:
            runs += [(run, store.verdicts(run.id), store.measurements(run.id)) for run in store.runs()]
    runs.sort(key=lambda each: each[0].started)
    with written_whole(output) as merged:
        for run, events, measurements in runs:
            number = merged.add_run(run)
            for event in events:
                merged.record(number, event)
            for measurement in measurements:
                merged.measure(number, measurement)
    return len(runs), sum(len(events) for _, events, _ in runs)


@contextmanager
def written_whole(output: Path) -> Iterator[Store]:
    """Give a new store, which is at ``output`` if nothing was raised. Raises FormatError and OSError."""
    if not output.parent.is_dir():
        raise FormatError(output, "cannot be written: there is no such folder")
    part = output.with_name(f"{output.name}.part")
    try:
        with Store.open(part) as store, store.at_once():
            yield store
        part.rename(output)
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)
