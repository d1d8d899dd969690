"""Tests of the view of errors against their bounds."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.views.errors import errors


def with_error(name: str, share: float, *, ops: tuple[str, ...] = ("ADD",), kind: str = "TENSOR_FLOAT32") -> Event:
    verdict = Verdict.WRONG if share > 1 else Verdict.PASSED
    figures = ErrorFigures(kind, 8, 4 * share, share, share / 2, 0.0)
    return Event(Kind.CASE, name, "one", Outcome(verdict, Stage.COMPARE), operations=ops, errors=(figures,))


def test_errors_by_operation_and_type_with_a_histogram() -> None:
    rows = errors(
        [
            *(with_error(f"add {share}", share) for share in (0.0, 0.001, 0.02, 0.25, 0.3, 1.0, 1.5)),
            with_error("exact", 0.0, ops=("MUL",)),
            with_error("halves", 0.5, kind="TENSOR_FLOAT16"),
            with_error("of whom", 9.0, ops=("ADD", "MUL")),
            replace(with_error("none", 0.5), errors=()),
        ]
    )
    assert [(row.operation, row.type, row.cases, row.beyond) for row in rows] == [
        ("ADD", "TENSOR_FLOAT32", 7, 1),
        ("ADD", "TENSOR_FLOAT16", 1, 0),
    ]
    histogram = rows[0].histogram
    assert histogram.words == (
        "1 exact, 1 up to 0.0156, 1 up to 0.0312, 1 up to 0.25, 1 up to 0.5, 1 up to 1, 1 beyond the bound"
    )
    assert (histogram.within.count("M"), histogram.beyond.count("M")) == (6, 1)
    assert (rows[0].figures.largest, rows[0].figures.share, rows[0].figures.unit) == (6.0, 1.5, "ULP")


@pytest.mark.parametrize("share", [1e-30, 2.0**-6, 0.5, 1.0, 1.0 + 1e-12, inf])
def test_every_error_has_a_bar(share: float) -> None:
    (row,) = errors([with_error("x", share)])
    assert bool(row.histogram.beyond) is (share > 1)
    assert bool(row.histogram.within) is (share <= 1)
