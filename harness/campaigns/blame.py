"""Who is wrong, by operation: two drivers that got the same graphs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nnconform.harness.campaigns.graph_campaign import GraphResult

# Operations that are named; more that only fail together are counted.
_FEW = 3


@dataclass(slots=True)
class Blame:
    """The number of graphs in which an operation, or several that only fail together, is to blame: on the driver alone,
    on the other alone, on both.
    """

    operation: str
    driver: int = 0
    other: int = 0
    both: int = 0


def blame(results: Iterable[GraphResult]) -> list[Blame]:
    """Return a row for each operation that is to blame for a failing graph, the most frequent first.

    A graph that fails on both drivers counts as ``both`` only where the same operation is to blame.
    """
    rows: dict[str, Blame] = {}
    for each in results:
        ours = _culprit(each)
        others = _culprit(each.other) if each.other else ""
        for name in {ours, others} - {""}:
            row = rows.setdefault(name, Blame(name))
            row.both += name == ours == others
            row.driver += name == ours != others
            row.other += name == others != ours
    return sorted(rows.values(), key=lambda row: (-(row.driver + row.other + row.both), row.operation))


def _culprit(result: GraphResult) -> str:
    """Return the operation that is to blame, "" if the graph did not fail."""
    if not result.failed:
        return ""
    names = result.blamed.split(", ")
    return result.blamed if 0 < len(names) <= _FEW else f"{len(names)} operations"
