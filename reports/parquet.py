"""Export of verdicts to a Parquet file, for data frames and databases."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from nnconform.harness.results.events import Event, Run
from nnconform.reports.export import FIELDS, fields_of

_NUMBERS = {"run": "int64", "seconds": "float64", "when": "float64"}


def write_parquet(runs: Iterable[tuple[Run, Iterable[Event]]], path: Path) -> None:
    """Write a row for each verdict: the fields of an event, with the number and the seed of its run.

    Columns are numbers and texts, which every reader has: a seed is text, since it may have more than 64 bits, lists
    are separated by spaces, and ``details`` and ``errors`` are JSON. Raises OSError, and ImportError without a package
    that writes the format.
    """
    # Most commands need no table, and pandas takes longer to import than all of them together.
    import pandas as pd  # noqa: PLC0415

    rows = [[_cell(value) for value in fields_of(run, event)] for run, events in runs for event in events]
    types = {name: _NUMBERS.get(name, "str") for name in FIELDS}
    table = pd.DataFrame(rows, columns=list(FIELDS)).astype(types)
    table.to_parquet(path, index=False)


def _cell(value: Any) -> Any:
    if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
        return " ".join(value)
    if isinstance(value, tuple | dict):
        return msgspec.json.encode(value).decode()
    return value if isinstance(value, float) else str(value)
