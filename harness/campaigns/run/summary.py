"""The summary of a run: a table of its parts, as Markdown, which is readable as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from nnconform.harness.campaigns.run.counts import Found, count
from nnconform.harness.campaigns.run.journal import FAILED_STATES, PartRecord, State
from nnconform.harness.results.verdict import Verdict

_HEADINGS = ("driver", "part", "state", "verdicts", "passed", "failed", "as expected", "seconds", "note")


def summary_lines(records: Iterable[PartRecord], store: Path) -> Iterator[str]:
    """Yield the lines of the table of a run with these parts and the results store ``store``."""
    rows = [_HEADINGS, *(_row(record, count(store, record.command)) for record in records)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    for number, row in enumerate(rows):
        yield f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"
        if not number:
            yield f"|{'|'.join('-' * (width + 2) for width in widths)}|"


def has_failed(records: Iterable[PartRecord]) -> bool:
    """Return whether a part failed, or none was begun: a run that did nothing has passed nothing."""
    states = {record.state for record in records}
    return bool(states & FAILED_STATES) or states == {State.LEFT_OUT}


def verdict_line(records: Iterable[PartRecord], store: Path, *, interrupted: bool = False, stale: int = 0) -> str:
    """Return one line that says what came of the run, which may have been ``interrupted``; ``stale`` is how many
    entries about known failures fail it.
    """
    of_all = [(record, count(store, record.command)) for record in records]
    failures = sum(found.failures for _, found in of_all)
    verdicts = sum(found.verdicts.total() for _, found in of_all)
    broken = [record.name for record, _ in of_all if record.state in (State.DIED, State.REFUSED)]
    short = [record.name for record, _ in of_all if record.state in (State.STOPPED, State.INTERRUPTED)]
    absent = [record.name for record, _ in of_all if record.state is State.LEFT_OUT]
    failed = has_failed(record for record, _ in of_all)
    parts = [
        f"{verdicts} verdicts, {failures} failures",
        *([f"parts that broke down: {', '.join(broken)}"] if broken else []),
        *([f"parts that were not completed: {', '.join(short)}"] if short else []),
        *([f"parts that were left out: {', '.join(absent)}"] if absent else []),
        *([f"expected failures to mend or delete: {stale}"] if stale else []),
    ]
    result = "interrupted" if interrupted else "failed" if failed or failures or stale else "passed"
    return f"{result}: {'; '.join(parts)}"


def _row(record: PartRecord, found: Found) -> tuple[str, ...]:
    name = f"{record.name} ({record.round + 1})" if record.round else record.name
    counts = (found.verdicts.total(), found.verdicts[Verdict.PASSED], found.failures, found.expected)
    cells = (record.driver, name, record.state.value, *map(str, counts), f"{record.seconds:.0f}", record.note)
    return tuple(cell.replace("|", r"\|") for cell in cells)
