"""Checks of models that leave ranks of inputs, outputs or temporaries unknown (HAL 1.2). A driver may refuse them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import (
    buffer_between,
    buffer_for,
    expect_content,
    fill,
    need_copy_dimensions,
    place,
)
from nnconform.harness.conformance.support.exact_sums import SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import with_output_shape
from nnconform.harness.conformance.support.own_work import need_path
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandLifeTime
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_GUIDE = "driver guide, Compilation and Output shape: operands may have an unknown rank; types.hal 1.2, OutputShape"
_PATHS = {path.name: max(path.since, HalVersion.V1_2) for path in PATHS.values()}
_OUTPUT, _TEMPORARY = OperandLifeTime.SUBGRAPH_OUTPUT, OperandLifeTime.TEMPORARY_VARIABLE
_OPEN = {
    "outputs": frozenset({_OUTPUT}),
    "temporaries": frozenset({_TEMPORARY}),
    "outputs and temporaries": frozenset({_OUTPUT, _TEMPORARY}),
}
# Shapes of one input in turn: each rank again after others, also with as many elements, or with fewer.
_SHAPES = ((6,), (2, 3), (1, 2, 3), (6,), (3, 2, 2, 1), (2, 2), (1,), (2, 3), (1, 1, 1, 6), (6,))
_CASES = ("add_float32", "chain_float32", "pool_float32", "add_quant8", "top_float32")


def _without_ranks(model: Model, lifetimes: frozenset[OperandLifeTime]) -> Model:
    """Return the model without the dimensions of its tensors of these life times."""

    def open_rank(operand: Operand) -> Operand:
        opened = operand.lifetime in lifetimes and is_tensor(operand.type)
        return replace(operand, dimensions=()) if opened else operand

    return replace(model, main=replace(model.main, operands=tuple(map(open_rank, model.main.operands))))


def _prepare(subject: Subject, model: Model, what: str) -> PreparedModel | None:
    """Prepare a model of unknown ranks. Return None if the driver does not support it: an operation is not, or the
    preparation is GENERAL_FAILURE.
    """
    flags = subject.supported_operations(model, what)
    preparation = subject.launch(model)
    if preparation.prepared is None and all(flags):
        expect_status(preparation.status, ErrorStatus.GENERAL_FAILURE, call=f"prepare_model of {what}")
    return preparation.prepared


def _each(subject: Subject, try_one: Callable[[Case, PreparedModel, str], None]) -> None:
    """Try each model that the driver supports. Raises VerdictReached: unsupported if there is none."""
    tried = 0
    for name in _CASES:
        if name not in {case.name for case in models.cases(subject.hal)}:
            continue
        case = models.case(name)
        for opened, lifetimes in _OPEN.items():
            model = _without_ranks(case.model, lifetimes)
            what = f"{name} with {opened} of unknown rank"
            prepared = None if model == case.model else _prepare(subject, model, what)
            if prepared is not None:
                try_one(replace(case, name=what, model=model), prepared, opened)
                subject.give_back(prepared)
                tried += 1
    if not tried:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no model that leaves ranks unknown")


def _with_shapes(request: Request, case: Case) -> Request:
    """Return the request with the dimensions of all outputs."""
    shapes = [array.shape for array in case.expected if array is not None]
    given = [replace(each, dimensions=shape) for each, shape in zip(request.outputs, shapes, strict=True)]
    return replace(request, outputs=tuple(given))


@check(Level.TEXT, since=HalVersion.V1_2, source=_GUIDE, variants=_PATHS)
def are_found_by_the_execution(subject: Subject, path: str) -> None:
    """A driver that prepares a model whose outputs or temporaries have an unknown rank computes the right outputs, and
    returns their whole shapes. A fenced execution is refused with INVALID_ARGUMENT unless the request gives them.
    """
    need_path(subject, path)

    def try_one(case: Case, prepared: PreparedModel, opened: str) -> None:
        request = subject.lay_out(case)
        if path == "fenced" and "outputs" in opened:
            result = subject.execute(prepared, request, path)
            call = f"fenced execution of {case.name}, which the request does not give"
            expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=call)
            judge_memory(subject.arena)
            request = _with_shapes(request, case)
        result = subject.execute(prepared, request, path)
        if result.status == ErrorStatus.GENERAL_FAILURE and "outputs" in opened:
            # A driver need not compute the extents of outputs: it gets them.
            result = subject.execute(prepared, _with_shapes(subject.lay_out(case), case), path)
        expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {case.name}")
        judge_outputs(case, subject.arena, result)
        if path != "fenced" and "outputs" in opened:
            got = [tuple(shape.dimensions) for shape in result.output_shapes]
            wanted = [array.shape for array in case.expected if array is not None]
            expect(got == wanted, f"output shapes of {case.name}: got {got}, wanted {wanted}", Verdict.WRONG)

    _each(subject, try_one)


@check(Level.TEXT, since=HalVersion.V1_2, source=_GUIDE)
def may_be_in_the_request(subject: Subject) -> None:
    """A request may give the dimensions of an output whose rank the model leaves unknown: right ones have no effect,
    those of another shape are refused with INVALID_ARGUMENT or GENERAL_FAILURE.
    """

    def try_one(case: Case, prepared: PreparedModel, opened: str) -> None:
        if "outputs" not in opened:
            return
        shapes = [array.shape for array in case.expected if array is not None]
        for extra in ((), (1,)):
            request = subject.lay_out(case)
            given = [
                replace(each, dimensions=(*shape, *extra)) for each, shape in zip(request.outputs, shapes, strict=True)
            ]
            result = subject.execute(prepared, replace(request, outputs=tuple(given)))
            call = f"an execution of {case.name} whose request gives {[list(each.dimensions) for each in given]}"
            if extra:
                expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
                judge_memory(subject.arena)
            else:
                expect_status(result.status, ErrorStatus.NONE, call=call)
                judge_outputs(case, subject.arena, result)

    _each(subject, try_one)


def _of_shape(kind: SumType, turn: int, shape: tuple[int, ...]) -> Case:
    numbers = np.array([value(turn + place) for place in range(int(np.prod(shape)))]).reshape(shape)
    return kind.sum(numbers, [value(3)], shape=())


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="IDevice.hal 1.0 to 1.3, prepareModel: one prepared model, different shapes of inputs; driver guide, "
    "Compilation: operands may have an unknown rank",
)
def may_differ_from_run_to_run(subject: Subject) -> None:
    """A prepared model that computes an input of unknown rank computes the right outputs for one of each rank in turn,
    whatever the rank of the execution before.
    """
    kind = sum_type(subject)
    cases = [_of_shape(kind, turn, shape) for turn, shape in enumerate(_SHAPES)]
    prepared = _prepare(subject, cases[0].model, "a sum of an input of unknown rank")
    if prepared is None:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no input of unknown rank")
    for turn, case in enumerate(cases):
        (output,) = case.expected
        assert output is not None
        result = subject.execute(prepared, with_output_shape(subject.lay_out(case), output.shape))
        if result.status == ErrorStatus.GENERAL_FAILURE and not turn:
            not_applicable("the driver executes no model with an input of unknown rank")
        expect_status(result.status, ErrorStatus.NONE, call=f"execution of an input of {list(output.shape)}")
        judge_outputs(case, subject.arena, result)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: as an input a buffer has the shape of the last output written to it; "
    "IBuffer.hal 1.3, copyFrom: the dimensions of a buffer that has none",
    variants=("copies", "executions"),
)
def are_those_of_what_a_buffer_holds(subject: Subject, by: str) -> None:
    """A buffer of unknown rank that is filled again, by a copy or by an execution, has the rank and the extents of its
    last content, also if that has as many bytes as the one before.
    """
    kind = sum_type(subject)
    cases = [_of_shape(kind, turn, shape) for turn, shape in enumerate(_SHAPES)]
    prepared = _prepare(subject, cases[0].model, "a sum of an input of unknown rank")
    if prepared is None:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no input of unknown rank")
    if by == "copies":
        need_copy_dimensions(subject)
        buffer = buffer_for(subject, prepared, inputs=[0])
    else:
        buffer = buffer_between(subject, prepared, prepared)
    for turn, case in enumerate(cases):
        ((x,), (output,)) = case.inputs, case.expected
        assert x is not None
        assert output is not None
        if by == "copies":
            fill(subject, buffer, x, x.shape)
        else:
            request = place(with_output_shape(subject.lay_out(case), x.shape), {}, {0: buffer})
            result = subject.execute(prepared, request)
            if result.status == ErrorStatus.GENERAL_FAILURE and not turn:
                not_applicable("the driver executes no model with an input of unknown rank")
            expect_status(result.status, ErrorStatus.NONE, call=f"execution into a buffer, of {list(x.shape)}")
            expect_content(subject, case, {0: buffer})
            case = kind.sum(output, [value(3)], shape=())
        for dimensions in (x.shape, ()):
            request = place(with_output_shape(subject.lay_out(case), x.shape), {0: buffer})
            request = replace(request, inputs=(replace(request.inputs[0], dimensions=dimensions),))
            result = subject.execute(prepared, request)
            given = f"dimensions {list(dimensions)}" if dimensions else "no dimensions"
            if result.status == ErrorStatus.GENERAL_FAILURE and not turn and by == "copies":
                not_applicable("the driver executes no model with an input of unknown rank")
            call = f"execution of a buffer filled with {list(x.shape)}, with {given} in the request"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            judge_outputs(case, subject.arena, result)
