"""``--matrix``: a case that is executed in further ways, in each of which its outputs must be right."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.matrix import WAYS, Way, suiting, try_way
from nnconform.harness.conformance.run_case import ALL, ONE, run_case
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import Buffer
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.reference_driver.device import ReferenceDevice

CHAIN = models.case("chain_float32")
# A case may leave the extents of its outputs unknown.
OPEN = replace(CHAIN, name="open", model=models.unspecified(CHAIN.model))
# The first of its outputs is not compared, so that its shape is not known.
SPLIT = models.case("split_float32")
IGNORED = replace(SPLIT, name="ignored", expected=(None, *SPLIT.expected[1:]))
# A fault that shows in one way of execution only.
FAULTY = "inproc:reference_driver.faulty?fault=burst.measured_burst_tells_no_extents"
# A way with many threads that allocate buffers.
MANY, ALONE = WAYS["synchronous-untimed-full-device-many"], WAYS["synchronous-untimed-full-device-one"]
OWN = "inproc:nnconform.harness.conformance.tests.test_matrix"


class Busy(ReferenceDevice):
    """A device that refuses so many allocations after the second as if it was busy."""

    def __init__(self, refusals: str) -> None:
        super().__init__()
        self.refusals, self.allocations = int(refusals), 0

    def allocate(self, *arguments: Any, **more: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        self.allocations += 1
        if 2 < self.allocations <= 2 + self.refusals:
            return ErrorStatus.DEVICE_UNAVAILABLE, None, 0
        return super().allocate(*arguments, **more)


def run(address: str, case: Case, matrix: str) -> Outcome:
    with closing(Session(address)) as session:
        return run_case(session, case, matrix)


@pytest.mark.parametrize("case", [CHAIN, OPEN, IGNORED], ids=lambda case: case.name)
def test_a_right_driver_is_right_in_every_way(case: Case) -> None:
    outcome = run("inproc:reference_driver", case, ALL)
    assert outcome.verdict is Verdict.PASSED, outcome.message


def test_a_fault_of_one_way_is_found_and_the_way_is_named() -> None:
    assert run(FAULTY, CHAIN, "").verdict is Verdict.PASSED
    outcome = run(FAULTY, CHAIN, ALL)
    assert outcome.failed
    assert outcome.message.startswith("executed burst-timed-")


def test_one_way_follows_from_the_name_of_the_case() -> None:
    named = [replace(CHAIN, name=f"chain_{number}") for number in range(30)]
    failed = [case.name for case in named if run(FAULTY, case, ONE).failed]
    assert 0 < len(failed) < len(named)
    assert failed == [case.name for case in named if run(FAULTY, case, ONE).failed]


def test_one_way_in_eight_has_many_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Way] = []
    monkeypatch.setattr("nnconform.harness.conformance.run_case.try_way", lambda *given: tried.append(given[-1]))
    with closing(Session("inproc:reference_driver")) as session:
        for number in range(1600):
            run_case(session, replace(CHAIN, name=f"chain_{number}"), ONE)
    assert 150 < sum(way.threads > 1 for way in tried) < 250
    # Neither share leaves out a way.
    every = [way for way in WAYS.values() if way.since <= HalVersion.V1_3]
    assert {way.name for way in tried} == {way.name for way in suiting(CHAIN, every)}


@pytest.mark.parametrize(("refusals", "way", "right"), [(20, MANY, True), (10**6, MANY, False), (20, ALONE, False)])
def test_a_driver_may_be_busy_beside_other_threads_for_a_while(refusals: int, way: Way, right: bool) -> None:
    with closing(Session(f"{OWN}:Busy?refusals={refusals}", limit=1.0)) as session, Subject(session, "busy") as subject:
        prepared = subject.prepare(CHAIN.model)
        if right:
            assert try_way(subject, CHAIN, prepared, way)
            return
        with pytest.raises(VerdictReached, match="DEVICE_UNAVAILABLE"):
            [try_way(subject, CHAIN, prepared, way) for _ in range(2)]
