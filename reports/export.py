"""Export of verdicts as JSON lines, which programs read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from nnconform.harness.results.events import Event, Run

# The names of what is exported of each verdict to programs, with the number and the seed of its run.
FIELDS = (
    "run", "seed", "kind", "case", "subject", "driver", "verdict", "stage", "message", "details", "expected",
    "operations", "operand_types", "hal_version", "seconds", "when", "errors", "path", "reproduce",
)  # fmt: skip


def json_lines(runs: Iterable[tuple[Run, Iterable[Event]]]) -> Iterator[str]:
    """Yield a JSON object for each verdict, one a line: FIELDS."""
    for run, events in runs:
        for event in events:
            line = dict(zip(FIELDS, fields_of(run, event), strict=True))
            yield msgspec.json.encode(line).decode() + "\n"


def fields_of(run: Run, event: Event) -> tuple[Any, ...]:
    """Return what is exported of a verdict, in the order of FIELDS."""
    outcome = event.outcome
    return (
        run.id,
        run.seed,
        event.kind.value,
        event.case,
        event.subject,
        event.driver,
        outcome.verdict.value,
        outcome.stage.value,
        outcome.message,
        outcome.details,
        event.expected,
        event.operations,
        event.operand_types,
        event.hal_version,
        event.seconds,
        event.when,
        event.errors,
        event.path,
        event.reproduce,
    )
