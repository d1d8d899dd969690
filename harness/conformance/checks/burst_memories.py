"""Checks of the memories that a burst knows by their slots: many of them, and another size under a slot used again."""

from __future__ import annotations

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.bursts import expect_right, opened
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.interface import Burst
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import compare
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SLOTS = "types.hal 1.2, FmqRequestDatum.poolIdentifier: slots number the memories, without a bound"
_FREED = "IBurstContext.hal 1.2, freeMemory: the client needs the memory of the slot no longer"
# Pairs of memories, two of which are beyond a power of two each.
_PAIRS = 34


def _memories(case: Case, start: int) -> tuple[Memory, Memory]:
    """Return a memory for the inputs and one for the outputs, which begin at ``start``, not at the beginning as in an
    arena.
    """
    sizes = [sum(each.nbytes for each in arrays if each is not None) for arrays in (case.inputs, case.expected)]
    return Memory.create(start + sizes[0]), Memory.create(start + sizes[1])


def _expect_right_from(burst: Burst, case: Case, start: int) -> None:
    """Execute a case from byte ``start`` of memories with slots 0 and 1, and expect the right outputs."""
    pools = _memories(case, start)
    arguments: tuple[list[RequestArgument], list[RequestArgument]] = ([], [])
    for place, arrays in enumerate((case.inputs, case.expected)):
        offset = start
        for array in arrays:
            assert array is not None
            content = array.tobytes() if place == 0 else b"\xff" * array.nbytes
            pools[place].view()[offset : offset + array.nbytes] = content
            arguments[place].append(RequestArgument(DataLocation(place, offset, array.nbytes)))
            offset += array.nbytes
    result = burst.execute_synchronously(Request(tuple(arguments[0]), tuple(arguments[1]), pools), (0, 1))
    expect_status(result.status, ErrorStatus.NONE, call=f"a burst from byte {start} of its memories")
    got = []
    for argument, wanted in zip(arguments[1], case.expected, strict=True):
        assert wanted is not None
        where = argument.location
        raw = bytes(pools[1].view()[where.offset : where.offset + where.length])
        got.append(np.frombuffer(raw, wanted.dtype).reshape(wanted.shape))
    comparison = compare(case, got)
    expect(comparison.passed, explain(comparison, case.inputs), Verdict.WRONG)


@check(Level.TEXT, since=HalVersion.V1_2, feature="burst_slots", source=_SLOTS)
def may_be_many(subject: Subject) -> None:
    """A burst executes with many memories, each with a slot of its own, and with the first of them again."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    arenas = [Arena(subject.session.seed + number) for number in range(_PAIRS)]
    for number in (*range(_PAIRS), 0, 1, _PAIRS - 1, 0):
        slots = 2 * number, 2 * number + 1
        expect_right(subject, burst, scaled(case, number % 5), slots, arenas[number], f"a burst with slots {slots}")


@check(Level.TEXT, since=HalVersion.V1_2, feature="burst_slots", source=_FREED)
def may_differ_in_size(subject: Subject) -> None:
    """A slot that was freed may name a memory of another size, larger or smaller, and the burst reads all of it."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    for turn, start in enumerate((0, 4096, 64, 20480, 0)):
        _expect_right_from(burst, scaled(case, turn), start)
        for slot in (0, 1):
            expect_status(burst.free_memory(slot), ErrorStatus.NONE, call=f"free_memory({slot})")
    subject.count("executions")
