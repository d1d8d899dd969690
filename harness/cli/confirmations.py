"""Confirmations of the suite's expected values by sources other than the bundled kernels.

The line of a generated or found case lists the runtimes that agree with it. For hand-written specs and AOSP's cases
``generated_tests/confirmations.json`` has the counts by operation.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from nnconform.harness.model.errors import FormatError
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import SUFFIX, read_jsonl

COUNTS = Path("generated_tests/confirmations.json")
SPECS = Path("generated_tests/specs")
Counts = dict[str, Counter[str]]


def read_counts(path: Path) -> Counts:
    """Read the counts that ``nnconform confirm`` wrote, by operation and source; empty if there is no such file.

    Raises FormatError.
    """
    if not path.is_file():
        return {}
    try:
        counts: dict[str, dict[str, int]] = json.loads(path.read_text())
    except ValueError as error:
        raise FormatError(path, f"not a file that nnconform confirm writes: {error}") from None
    return {operation: Counter(sources) for operation, sources in counts.items()}


def count_confirmed(cases: Iterable[Case], counts: Counts) -> None:
    """Add each case to the counts of the operations that it tests, once for each runtime that confirms it."""
    for case in cases:
        for operation in case.operations() if case.confirmed else ():
            counts.setdefault(operation, Counter()).update(case.confirmed)


def read_confirmations(root: Path) -> Counts:
    """Return how many cases each source confirms, by operation, in the checkout at ``root``. Raises FormatError."""
    counts = read_counts(root / COUNTS)
    for path in sorted((root / SPECS).rglob(f"*{SUFFIX}")):
        count_confirmed(read_jsonl(path), counts)
    return {operation: Counter(dict(sorted(sources.items()))) for operation, sources in counts.items()}
