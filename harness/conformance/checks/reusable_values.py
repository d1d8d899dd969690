"""Checks of reusable executions (AIDL 4) whose inputs change what they read, and how large their outputs are."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import buffer_for, fill, place
from nnconform.harness.conformance.support.open_shapes import (
    expect_shapes,
    expect_shapes_without_room,
    of_given_extents,
    with_open_outputs,
)
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.reusable_executions import reusable_of
from nnconform.harness.driver.interface import ReusableExecution
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SOURCE = "IPreparedModel of AIDL 4, createReusableExecution: to launch multiple executions with the same request"
# Extents that the values of the last input give, one after the other: of TILE's output, whose room is that of eight
# elements, and of RESHAPE's.
_TILED, _RESHAPED = ([2, 2], [5, 2], [1, 3], [4, 1], [3, 3], [2, 1]), ([3, 4], [4, 3], [12, 1], [2, 6])


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source=f"{_SOURCE}; IBuffer, copyFrom")
def read_buffers_anew(subject: Subject) -> None:
    """A reusable execution with an input in a device buffer reads what the buffer holds at each execution."""
    need_own(subject, "allocate")
    case = models.case("add_float32")
    first, second = case.inputs
    assert first is not None
    assert second is not None
    prepared = subject.prepare(case.model)
    buffer = buffer_for(subject, prepared, inputs=[0])
    fill(subject, buffer, first)
    execution = reusable_of(subject, prepared, place(subject.lay_out(case), {0: buffer}))
    for content in (first, second, -first, first):
        fill(subject, buffer, content)
        again = replace(case, name="a sum", inputs=(content, second), expected=(content + second,))
        result = execution.execute_synchronously()
        subject.count("executions")
        judge_case(again, subject.arena, result, "a reusable execution whose input's buffer has another content")


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source=f"{_SOURCE}; OutputShape")
def have_the_extents_of_each_run(subject: Subject) -> None:
    """If values of an input give the extents of an output, each execution of a reusable one tells those of its own
    values, and whether there is room for them: also after one that had too little, and the other way round.
    """
    cases = [models.case("given_shape"), models.case("given_times")]
    for case, prepared in with_open_outputs(subject, cases, "synchronous"):
        request = subject.lay_out(case)
        execution = reusable_of(subject, prepared, request)
        for extents in _TILED if case.name == "given_times" else _RESHAPED:
            run = of_given_extents(case, extents)
            values, (wanted,) = run.inputs[1], run.expected
            assert values is not None
            assert wanted is not None
            _part(request, request.inputs[1].location)[:] = values.tobytes()
            _expect_run(subject, execution, request, run, wanted)


def _expect_run(subject: Subject, execution: ReusableExecution, request: Request, case: Case, wanted: Array) -> None:
    where = request.outputs[0].location
    result = execution.execute_synchronously()
    subject.count("executions")
    fits = wanted.nbytes <= where.length
    call = f"a reusable execution of {case.name}"
    expect_status(result.status, ErrorStatus.NONE if fits else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
    if not fits:
        expect_shapes_without_room(subject, case, result.output_shapes, [0])
        return
    expect_shapes(case, result.output_shapes)
    got = bytes(_part(request, where)[: wanted.nbytes])
    values = np.frombuffer(got, wanted.dtype).reshape(wanted.shape)
    expect(got == wanted.tobytes(), f"{call}: got {values.tolist()}, wanted {wanted.tolist()}", Verdict.WRONG)


def _part(request: Request, where: DataLocation) -> memoryview:
    """Return the bytes of an argument."""
    pool = request.pools[where.pool_index]
    assert isinstance(pool, Memory)
    return pool.view()[where.offset : where.offset + where.length]
