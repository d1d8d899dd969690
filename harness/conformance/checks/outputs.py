"""Checks of what an execution writes, and what it returns about its outputs, on every path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.scaled_cases import scaled, scaled_cases
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_EVERY_PATH = {path.name: path.since for path in PATHS.values()}
# A fenced execution returns no output shapes, and refuses outputs with unknown extents.
_WITH_SHAPES = {name: max(since, HalVersion.V1_2) for name, since in _EVERY_PATH.items() if name != "fenced"}


def _need(subject: Subject, path: str) -> None:
    if path not in (each.name for each in subject.paths()):
        not_applicable(f"{PATHS[path].feature} is the harness's own work here, not the driver's")


@check(
    source="IPreparedModel.hal 1.0 to 1.3: the task must not change the inputs; RequestArgument: the outputs' places",
    variants=_EVERY_PATH,
)
def are_written_and_nothing_else(subject: Subject, path: str) -> None:
    """An execution writes every byte of its outputs, and neither its inputs nor any other byte of the pools."""
    _need(subject, path)
    for case in supported(subject, models.cases(subject.hal)):
        prepared = subject.prepare(case.model)
        for _ in range(2):
            subject.expect_right(prepared, case, path)


@check(source="IPreparedModel.hal 1.0 to 1.3, execute", variants=_EVERY_PATH)
def follow_the_inputs(subject: Subject, path: str) -> None:
    """Each execution of a prepared model computes from its own inputs, whatever was executed before."""
    _need(subject, path)
    for case in supported(subject, scaled_cases(0)):
        prepared = subject.prepare(case.model)
        for power in (0, 3, -2, 0):
            subject.expect_right(prepared, scaled(case, power), path)


@check(source="types.hal 1.0, DataLocation; RequestArgument: the length of an output may exceed what it needs")
def may_have_more_room(subject: Subject) -> None:
    """An output may have a larger buffer than it needs: it is written to the start, and the rest of the buffer is not
    written.
    """
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for path in subject.paths():
        request = subject.lay_out(case)
        larger = [_resized(argument, 16) for argument in request.outputs]
        result = subject.execute(prepared, replace(request, outputs=tuple(larger)), path.name)
        expect_status(result.status, ErrorStatus.NONE, call=f"an execution by {path.name} with room to spare")
        # The additional bytes are guard bytes of the arena.
        judge_outputs(case, subject.arena, result)


@check(since=HalVersion.V1_2, source="types.hal 1.2, OutputShape", variants=_WITH_SHAPES)
def have_their_shapes_told(subject: Subject, path: str) -> None:
    """If the model leaves extents of its outputs unknown, an execution returns the complete and right shape of each
    output.
    """
    _need(subject, path)
    for case in supported(subject, models.cases(subject.hal)):
        result = subject.expect_right(subject.prepare(models.unspecified(case.model)), case, path)
        _expect_shapes(case, result, [True] * len(case.expected))


@check(
    since=HalVersion.V1_2,
    source="IPreparedModel.hal 1.2, executeSynchronously: OUTPUT_INSUFFICIENT_SIZE; types.hal 1.2, OutputShape",
    variants=_WITH_SHAPES,
)
def are_told_to_be_too_small(subject: Subject, path: str) -> None:
    """An execution with an output buffer that is a byte too small fails with OUTPUT_INSUFFICIENT_SIZE: it returns all
    shapes, marks that output alone as insufficient, and writes nothing past the end of a buffer. With enough room the
    same model gives the right outputs.
    """
    _need(subject, path)
    for case in supported(subject, models.cases(subject.hal)):
        prepared = subject.prepare(models.unspecified(case.model))
        for place, array in enumerate(case.expected):
            if array is None or array.nbytes < 2:
                continue
            request = _shortened(subject.lay_out(case), place)
            before = _byte_after(request, place)
            result = subject.execute(prepared, request, path)
            call = f"an execution of {case.name} by {path} with output {place} a byte short"
            expect_status(result.status, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
            _expect_shapes(case, result, [index != place for index in range(len(case.expected))])
            judge_memory(subject.arena)
            expect(_byte_after(request, place) == before, f"{call}: the byte after it was written")
        subject.expect_right(prepared, case, path)


@check(since=HalVersion.V1_2, source="types.hal 1.0, RequestArgument: dimensions", variants=_WITH_SHAPES)
def may_have_their_extents_in_the_request(subject: Subject, path: str) -> None:
    """A request may give the extents that the model leaves unknown: right ones have no effect, wrong ones make the
    execution fail with INVALID_ARGUMENT or GENERAL_FAILURE.
    """
    _need(subject, path)
    case = models.case("add_float32")
    prepared = subject.prepare(models.unspecified(case.model))
    for dimensions, right in (((2, 3), True), ((2, 0), True), ((3, 2), False), ((2, 2), False), ((6,), False)):
        request = subject.lay_out(case)
        outputs = tuple(replace(argument, dimensions=dimensions) for argument in request.outputs)
        result = subject.execute(prepared, replace(request, outputs=outputs), path)
        call = f"an execution by {path} whose request gives the output {list(dimensions)} where it comes to [2, 3]"
        if right:
            expect_status(result.status, ErrorStatus.NONE, call=call)
            judge_outputs(case, subject.arena, result)
        else:
            expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
            judge_memory(subject.arena)


def _resized(argument: RequestArgument, by: int) -> RequestArgument:
    return replace(argument, location=replace(argument.location, length=argument.location.length + by))


def _shortened(request: Request, place: int) -> Request:
    """Return the request with one byte less for output ``place``."""
    outputs = list(request.outputs)
    outputs[place] = _resized(outputs[place], -1)
    return replace(request, outputs=tuple(outputs))


def _byte_after(request: Request, place: int) -> int:
    """Return the byte after the end of the buffer of output ``place``."""
    location = request.outputs[place].location
    pool = request.pools[location.pool_index]
    assert isinstance(pool, Memory)
    return pool.view()[location.offset + location.length]


def _expect_shapes(case: Case, result: ExecutionResult, sufficient: Sequence[bool]) -> None:
    shapes = [() if array is None else array.shape for array in case.expected]
    wanted = tuple(OutputShape(*pair) for pair in zip(shapes, sufficient, strict=True))
    got = tuple(OutputShape(tuple(shape.dimensions), shape.is_sufficient) for shape in result.output_shapes)
    expect(got == wanted, f"output shapes of {case.name}: got {got}, wanted {wanted}", Verdict.WRONG)
