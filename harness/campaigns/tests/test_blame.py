"""Tests of who is to blame."""

from __future__ import annotations

from nnconform.harness.campaigns.blame import Blame, blame
from nnconform.harness.campaigns.graph_campaign import GraphResult


def result(blamed: str = "", other: str | None = None) -> GraphResult:
    compared = None if other is None else result(other)
    return GraphResult("graph", 0, "wrong" if blamed else "passed", bool(blamed), blamed=blamed, other=compared)


def test_an_operation_is_counted_where_it_is_wrong() -> None:
    results = [
        result("ADD", "ADD"),
        result("ADD", "TANH"),
        result("ADD", ""),
        result("", "TANH"),
        result("", ""),
        result("MUL"),
    ]
    assert blame(results) == [Blame("ADD", 2, 0, 1), Blame("TANH", 0, 2, 0), Blame("MUL", 1, 0, 0)]


def test_many_operations_that_fail_together_are_counted() -> None:
    assert blame([result("A, B, C, D", "A, B")]) == [Blame("4 operations", 1), Blame("A, B", 0, 1)]
