"""Checks of memory domains: when a device buffer is initialised, which shape it has, and what a failed execution
leaves.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    buffer_for,
    content,
    expect_content,
    expect_uninitialised,
    fill,
    need_copy_dimensions,
    place,
    ways,
)
from nnconform.harness.conformance.support.deadlines import after
from nnconform.harness.conformance.support.fences import FenceGate, launch_fenced, need_launched
from nnconform.harness.conformance.support.growth import expect_no_growth, kept_by
from nnconform.harness.conformance.support.models import ENDLESS, case, of_unknown_extents, unspecified
from nnconform.harness.conformance.support.open_shapes import need_open_shapes
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import BufferDesc, BufferRole, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.paths import PATHS, PLAIN, ExecutionOptions, finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Stage, Verdict

_V1_3 = HalVersion.V1_3
_UNINITIALISED = "IDevice.hal 1.3, allocate: an output of a failed execution is uninitialised"
_PATHS = {name: max(path.since, _V1_3) for name, path in PATHS.items() if path.feature != "burst"}
_WITHOUT_FENCES = {name: since for name, since in _PATHS.items() if name != "fenced"}
_INVALID, _FAILURE, _NONE = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, ErrorStatus.NONE
_SUM = "add_float32"
# Nanoseconds that a loop may run when it is to fail.
_SHORT = 1_000_000
# Seconds of a deadline that passes while an execution waits for its fence, one attempt after another.
_WAITS = 0.05, 0.2, 0.8, 3.2
# Buffers that are filled between two samples of the usage, and their size in bytes.
_TIMES, _LARGE = 8, 1 << 20


def _expect(
    subject: Subject,
    prepared: PreparedModel,
    request: Request,
    path: str,
    *wanted: ErrorStatus,
    what: str,
    options: ExecutionOptions = PLAIN,
) -> None:
    result = subject.execute(prepared, request, path, options)
    # An execution that was to fail and failed with another status is an error, not accepted_invalid.
    verdict = None if _INVALID in wanted else Verdict.ERROR
    expect_status(result.status, *wanted, call=f"{path} execution {what}", verdict=verdict)


def _skip_missing(subject: Subject, path: str) -> None:
    if path not in ways(subject):
        not_applicable(f"{path} executions are not the driver's own")


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: an uninitialised buffer may only be an output; a success "
    "initialises it; VTS MemoryDomainExecutionTest.UninitializedMemory",
    variants=_PATHS,
)
def is_initialised_by_an_execution(subject: Subject, variant: str) -> None:
    """An execution with an uninitialised buffer as an input fails with GENERAL_FAILURE. After a successful execution
    with the buffer as an output, the buffer holds that output.
    """
    _skip_missing(subject, variant)
    test_case = case(_SUM)
    prepared = subject.prepare(test_case.model)
    buffer = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    reading = place(subject.lay_out(test_case), {0: buffer})
    _expect(subject, prepared, reading, variant, _FAILURE, what="with an uninitialised input")
    writing = place(subject.lay_out(test_case), outputs={0: buffer})
    _expect(subject, prepared, writing, variant, _NONE, what="with an uninitialised output")
    expect_content(subject, test_case, {0: buffer})
    total, second = test_case.expected[0], test_case.inputs[1]
    assert total is not None
    assert second is not None
    output = buffer_for(subject, prepared, outputs=[0])
    after = replace(test_case, expected=(total + second,))
    reading = place(subject.lay_out(after), {0: buffer}, {0: output})
    _expect(subject, prepared, reading, variant, _NONE, what="with an input that an execution initialised")
    expect_content(subject, after, {0: output})


_FAILURES = ("no room for another output", "a row that is not there", "a loop that ends too late")
# A fenced execution without room for an output is refused at once: it does not fail.
_FAILING = {
    f"{each}, {path}": since
    for each in _FAILURES
    for path, since in _PATHS.items()
    if (each, path) != (_FAILURES[0], "fenced")
}


@check(Level.TEXT, since=_V1_3, feature="allocate", source=_UNINITIALISED, variants=_FAILING)
def is_uninitialised_by_a_failure(subject: Subject, variant: str) -> None:
    """Each buffer that was an output of a failed execution is uninitialised, whatever it held before, and can be used
    again. One that was an input keeps its content.
    """
    failure, path = variant.rsplit(", ", 1)
    _skip_missing(subject, path)
    prepared, failing, numbers, options = _failing(subject, failure)
    name = {_FAILURES[0]: "split_float32", _FAILURES[1]: "lookup_float32"}.get(failure, ENDLESS)
    test_case = case(name)
    buffers = {number: buffer_for(subject, prepared, outputs=[number]) for number in numbers}
    # That of the rows, whose values others check, stays in memory.
    read = len(test_case.inputs) - 1
    given, held = buffer_for(subject, prepared, inputs=[read]), test_case.inputs[read]
    fill(subject, given, held)
    for _ in range(2):
        for number, buffer in buffers.items():
            fill(subject, buffer, test_case.expected[number])
        request = place(failing, {read: given}, buffers)
        result = subject.execute(prepared, request, path, options)
        expect(result.status != _NONE, f"{path} execution with {failure}: got NONE, wanted an error")
        if failure == _FAILURES[0] and result.status == _INVALID:
            not_applicable(f"the driver refuses a request with {failure}, so that no execution begins")
        for number, buffer in buffers.items():
            earlier = test_case.expected[number]
            assert earlier is not None
            what = f"after an execution that failed for {failure}, with output {number}"
            expect_uninitialised(subject, buffer, earlier.nbytes, what)
        kept = held is not None and content(subject, given, held).tobytes() == held.tobytes()
        expect(kept, f"after an execution that failed for {failure}: its input's buffer holds something else")
    if name != ENDLESS:
        request = place(subject.lay_out(test_case), outputs=buffers)
        _expect(subject, prepared, request, path, _NONE, what="after one that failed")
        expect_content(subject, test_case, buffers)


def _failing(subject: Subject, failure: str) -> tuple[PreparedModel, Request, Sequence[int], ExecutionOptions]:
    """Return a prepared model, a request whose execution fails, the indexes of outputs, and the options to execute it
    with.
    """
    if failure == _FAILURES[0]:
        test_case = case("split_float32")
        request = subject.lay_out(test_case)
        right = request.outputs[1]
        short = replace(right, location=replace(right.location, length=right.location.length - 4))
        return subject.prepare(test_case.model), replace(request, outputs=(request.outputs[0], short)), (0,), PLAIN
    if failure == _FAILURES[1]:
        test_case = case("lookup_float32")
        missing = replace(test_case, inputs=(np.array([1, 1000], np.int32), test_case.inputs[1]))
        return subject.prepare(test_case.model), subject.lay_out(missing), (0,), PLAIN
    test_case = case(ENDLESS)
    return subject.prepare(test_case.model), subject.lay_out(test_case), (0, 1), ExecutionOptions(loop_timeout=_SHORT)


@check(Level.TEXT, since=_V1_3, feature="allocate", source=_UNINITIALISED)
def is_uninitialised_by_a_fence_that_fails(subject: Subject) -> None:
    """When a fence that a fenced execution waits for fails, the execution's output buffers are uninitialised and can be
    used again.
    """
    _skip_missing(subject, "fenced")
    need_launched(subject)
    test_case = case(_SUM)
    prepared = subject.prepare(test_case.model)
    buffer = buffer_for(subject, prepared, outputs=[0])
    fill(subject, buffer, test_case.inputs[0])
    signal = Signal()
    result = prepared.execute_fenced(place(subject.lay_out(test_case), outputs={0: buffer}), [signal.fence])
    signal.fail()
    expect_status(result.status, _NONE, call="execute_fenced that waits for a fence")
    status = finish(subject.session, result).status
    expect(status != _NONE, "the fence of a fenced execution failed: its callback says NONE, wanted an error")
    expect_uninitialised(subject, buffer, 24, "after a fenced execution that failed")
    _expect(
        subject, prepared, place(subject.lay_out(test_case), outputs={0: buffer}), "fenced", _NONE, what="after that"
    )
    expect_content(subject, test_case, {0: buffer})


@check(Level.TEXT, since=_V1_3, feature="allocate", source=_UNINITIALISED)
def is_uninitialised_by_a_fence_that_comes_too_late(subject: Subject) -> None:
    """When the deadline of a fenced execution passes while it waits for a fence, and it fails, its output buffers are
    uninitialised; if it is executed all the same, they hold its outputs.
    """
    _skip_missing(subject, "fenced")
    need_own(subject, "deadline")
    need_launched(subject)
    test_case = case(_SUM)
    prepared = subject.prepare(test_case.model)
    buffer = buffer_for(subject, prepared, outputs=[0])
    # The deadline is to pass in the wait, not before the launch, which takes longer on a busy machine.
    for seconds in _WAITS:
        fill(subject, buffer, test_case.inputs[0])
        request = place(subject.lay_out(test_case), outputs={0: buffer})
        with FenceGate() as gate:
            deadline = after(seconds)
            launched = launch_fenced(subject, prepared, request, gate.fences, *MISSED_DEADLINE, deadline=deadline)
            time.sleep(seconds + _WAITS[0])
        if launched.status == _NONE:
            status = finish(subject.session, launched).status
            break
    else:
        return
    call = "a fenced execution whose deadline passed while it waited for its fence"
    expect_status(status, _NONE, *MISSED_DEADLINE, call=call)
    if status != _NONE:
        expect_uninitialised(subject, buffer, 24, f"after {call}")
        again = place(subject.lay_out(test_case), outputs={0: buffer})
        _expect(subject, prepared, again, "fenced", _NONE, what="after one that was too late")
    expect_content(subject, test_case, {0: buffer})


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source="the driver guide, cleanup: what a client no longer refers to is destroyed",
    stage=Stage.CLOSE,
)
def gives_buffers_back(subject: Subject) -> None:
    """Closing a buffer releases all its memory."""
    need_copy_dimensions(subject)
    prepared = subject.prepare(unspecified(case(_SUM).model))
    buffer_for(subject, prepared, outputs=[0])
    source = subject.memory(bytes(_LARGE))

    def work() -> None:
        for _ in range(_TIMES):
            status, buffer, _ = subject.device.allocate(BufferDesc(), [prepared], (), [BufferRole(0, 0)])
            assert buffer is not None, status
            expect_status(buffer.copy_from(source, (_LARGE // 4, 1)), _NONE, call=f"copy_from {_LARGE} bytes")
            buffer.close()

    expect_no_growth(subject.session, work, kept_by(_TIMES, _TIMES * _LARGE // 2, one_in=2))


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: every use of a buffer must be validated; "
    "VTS MemoryDomainExecutionTest.InvalidDimensions",
    variants=_PATHS,
)
def refuses_dimensions_in_a_request(subject: Subject, variant: str) -> None:
    """A request whose dimensions of an argument differ from those of its buffer is refused with INVALID_ARGUMENT."""
    _skip_missing(subject, variant)
    test_case = case(_SUM)
    prepared = subject.prepare(of_unknown_extents(test_case.model))
    input, output = (
        buffer_for(subject, prepared, inputs=[0]),
        buffer_for(subject, prepared, outputs=[0], dimensions=(2, 3)),
    )
    fill(subject, input, test_case.inputs[0], (2, 3))
    plain = subject.lay_out(test_case)
    right = place(_with_dimensions(plain, (2, 3), (2, 3)), {0: input}, {0: output})
    _expect(subject, prepared, right, variant, _NONE, what="with the dimensions of its buffers")
    expect_content(subject, test_case, {0: output})
    for dimensions in ((3, 2), (2, 4), (6,), (2, 3, 1)):
        for what, first, total in (("input", dimensions, (2, 3)), ("output", (2, 3), dimensions)):
            request = place(_with_dimensions(plain, first, total), {0: input}, {0: output})
            description = f"with dimensions {list(dimensions)} of an {what} in a buffer of [2, 3]"
            _expect(subject, prepared, request, variant, _INVALID, what=description)
    # Nothing but the buffer contradicts these.
    for dimensions in ((3, 2), (6, 1)):
        alike = _with_dimensions(plain, dimensions, dimensions, dimensions)
        for what, request in (("input", place(alike, {0: input})), ("output", place(alike, {}, {0: output}))):
            description = f"with dimensions {list(dimensions)} of all, and the {what} in a buffer of [2, 3]"
            _expect(subject, prepared, request, variant, _INVALID, what=description)


def _with_dimensions(
    request: Request, first: tuple[int, ...], total: tuple[int, ...], second: tuple[int, ...] = (2, 3)
) -> Request:
    """Return the request of a sum with these dimensions of its first input, its output and its second input."""
    left, right = request.inputs
    inputs = replace(left, dimensions=first), replace(right, dimensions=second)
    return replace(request, inputs=inputs, outputs=(replace(request.outputs[0], dimensions=total),))


@check(
    Level.STRICT,
    since=_V1_3,
    feature="allocate",
    source="AOSP's canonical validator of requests: a device memory has neither offset nor length",
    variants=_PATHS,
)
def refuses_part_of_a_buffer(subject: Subject, variant: str) -> None:
    """An argument uses its whole buffer: a location with an offset or a length is refused with INVALID_ARGUMENT."""
    _skip_missing(subject, variant)
    test_case = case(_SUM)
    prepared = subject.prepare(test_case.model)
    input, output = buffer_for(subject, prepared, inputs=[0]), buffer_for(subject, prepared, outputs=[0])
    fill(subject, input, test_case.inputs[0])
    request = place(subject.lay_out(test_case), {0: input}, {0: output})
    for offset, length in ((0, 24), (0, 12), (4, 0), (4, 20), (24, 24)):
        for kind in ("inputs", "outputs"):
            first, *others = getattr(request, kind)
            part = replace(first, location=DataLocation(first.location.pool_index, offset, length))
            changed = replace(request, **{kind: (part, *others)})
            what = f"with offset {offset} and length {length} in a buffer among its {kind}"
            _expect(subject, prepared, changed, variant, _INVALID, what=what)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: a use that is illegal must fail at once, and a failure leaves the "
    "buffer uninitialised",
    variants=_WITHOUT_FENCES,
)
def fails_for_a_shape_that_does_not_fit(subject: Subject, variant: str) -> None:
    """An execution fails with GENERAL_FAILURE if the shape of an output is not the one that its buffer was allocated
    for; the buffer is then uninitialised.
    """
    _skip_missing(subject, variant)
    test_case = case(_SUM)
    prepared = subject.prepare(unspecified(test_case.model))
    for dimensions in ((3, 2), (2, 4), (1, 3), (4, 3)):
        buffer = buffer_for(subject, prepared, outputs=[0], dimensions=dimensions)
        fill(subject, buffer, np.zeros(dimensions, np.float32))
        request = place(subject.lay_out(test_case), outputs={0: buffer})
        what = f"whose output is [2, 3], into a buffer of {list(dimensions)}"
        _expect(subject, prepared, request, variant, _FAILURE, what=what)
        expect_uninitialised(subject, buffer, 4 * dimensions[0] * dimensions[1], "after an execution that failed")
        buffer.close()


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: as an input a buffer has the shape of the last output written to it",
    variants=_WITHOUT_FENCES,
)
def keeps_the_shape_of_its_content(subject: Subject, variant: str) -> None:
    """A buffer of unknown dimensions takes those of the last output written to it. As an input it supplies these
    dimensions, and a request with other dimensions is refused with INVALID_ARGUMENT.
    """
    _skip_missing(subject, variant)
    test_case = replace(case(_SUM), model=of_unknown_extents(case(_SUM).model))
    prepared = subject.prepare(test_case.model)
    buffer, output = buffer_for(subject, prepared, inputs=[0], outputs=[0]), buffer_for(subject, prepared, outputs=[0])
    for shape in ((2, 3), (1, 4), (5, 2)):
        left = np.arange(1, 1 + shape[0] * shape[1], dtype=np.float32).reshape(shape)
        first = replace(test_case, inputs=(left, left * 10), expected=(left * 11,))
        request = place(subject.lay_out(first), outputs={0: buffer})
        result = subject.execute(prepared, request, variant)
        need_open_shapes(result.status)
        expect_status(result.status, _NONE, call=f"{variant} execution with an output of {list(shape)} in a buffer")
        expect_content(subject, first, {0: buffer})
        second = replace(first, expected=(left * 21,))
        request = place(subject.lay_out(second), {0: buffer}, {0: output})
        implicit = replace(request, inputs=(replace(request.inputs[0], dimensions=()), request.inputs[1]))
        _expect(subject, prepared, implicit, variant, _NONE, what=f"with an input of {list(shape)} in a buffer")
        expect_content(subject, second, {0: output})
        other = replace(request.inputs[0], dimensions=(shape[1], shape[0]))
        changed = replace(request, inputs=(other, request.inputs[1]))
        _expect(subject, prepared, changed, variant, _INVALID, what="with other dimensions than the content's")
