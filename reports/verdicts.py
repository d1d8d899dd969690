"""The verdicts of runs as a pandas table with one row each, for the page and for the CSV file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pandas as pd

from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import FAILURES, Verdict

# The groups of verdicts, in the order of the page's bars.
GROUPS = ("passed", "failed", "expected", "advice", "unsupported", "other")

# The columns of the CSV file, in order.
_EXPORTED = (
    "kind", "subject", "case", "driver", "verdict", "stage", "message", "expected", "operations", "operand_types",
    "hal_version", "seconds", "path", "reproduce",
)  # fmt: skip


_OWN_GROUPS = (Verdict.PASSED, Verdict.ADVICE, Verdict.UNSUPPORTED)


def group_of(verdict: Verdict, expected: str = "") -> str:
    """Return the group of a verdict, one of GROUPS; ``expected`` is the reason why a failure was expected, or ""."""
    if verdict in FAILURES:
        return "expected" if expected else "failed"
    return verdict.value if verdict in _OWN_GROUPS else "other"


def table_of(events: Iterable[Event]) -> pd.DataFrame:
    """Return a table of the events, in order.

    The columns ``group`` and ``verdict`` sort in the order of GROUPS and of Verdict; ``operations``, ``operand_types``
    and ``details`` hold tuples and dicts.
    """
    rows = [
        {
            "kind": event.kind.value,
            "subject": event.subject,
            "case": event.case,
            "driver": event.driver,
            "verdict": event.outcome.verdict.value,
            "stage": event.outcome.stage.value,
            "message": event.outcome.message,
            "details": event.outcome.details,
            "expected": event.expected,
            "group": group_of(event.outcome.verdict, event.expected),
            "operations": event.operations,
            "operand_types": event.operand_types,
            "hal_version": event.hal_version,
            "seconds": event.seconds,
            "path": event.path,
            "reproduce": event.reproduce,
        }
        for event in events
    ]
    table = pd.DataFrame(rows, columns=[*_EXPORTED, "details", "group"])
    orders = {"group": list(GROUPS), "verdict": [each.value for each in Verdict]}
    return table.astype({name: pd.CategoricalDtype(values, ordered=True) for name, values in orders.items()})


def write_csv(verdicts: pd.DataFrame, path: Path) -> None:
    """Write the table to a CSV file; several operations or types are separated by spaces. Raises OSError."""
    lists = {name: verdicts[name].map(" ".join) for name in ("operations", "operand_types")}
    with path.open("w", encoding="utf-8", newline="") as file:
        verdicts.assign(**lists).to_csv(file, columns=list(_EXPORTED), index=False)


def parts_of(verdicts: pd.DataFrame) -> tuple[tuple[str, int], ...]:
    """Return (group, number of verdicts) for each group that occurs, in the order of GROUPS."""
    return tuple((str(group), int(count)) for group, count in verdicts.groupby("group", observed=True).size().items())
