"""Tests of events that are made from cases."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

WRONG = Outcome(Verdict.WRONG, Stage.COMPARE)


class OfPrelu:
    """A case that tests PRELU, whatever other operations its model has."""

    min_version: HalVersion | None = HalVersion.V1_2

    def operations(self) -> tuple[str, ...]:
        return ("PRELU",)

    def operand_types(self) -> tuple[str, ...]:
        return ("TENSOR_FLOAT32", "TENSOR_INT32")


def test_an_event_of_a_case_is_about_what_the_case_is_about() -> None:
    event = Event.of_case(Kind.CASE, "a", "d", WRONG, OfPrelu(), path="p", reproduce="r", seconds=0.5)
    types = ("TENSOR_FLOAT32", "TENSOR_INT32")
    assert event == Event(Kind.CASE, "a", "d", WRONG, "p", ("PRELU",), types, "1.2", "r", 0.5)


def test_a_case_that_nobody_gave_a_version_to() -> None:
    case = OfPrelu()
    case.min_version = None
    assert Event.of_case(Kind.EXTREME, "a", "d", WRONG, case).hal_version == ""


def test_an_event_without_a_case_is_about_nothing() -> None:
    event = Event.of_case(Kind.GRAPH, "a", "d", WRONG, None, path="p", reproduce="r", seconds=0.5)
    assert event == Event(Kind.GRAPH, "a", "d", WRONG, "p", (), (), "", "r", 0.5)
