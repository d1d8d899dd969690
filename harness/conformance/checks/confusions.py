"""Checks that a driver takes nothing for something else that it has seen: models, inputs, shapes, contents, operands.

What a driver keeps to save work, it finds again by a key; each check varies what a key may leave out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, product

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes
from nnconform.harness.conformance.support.buffers import (
    buffer_between,
    buffer_for,
    expect_content,
    fill,
    need_copy_dimensions,
    place,
    ways,
)
from nnconform.harness.conformance.support.exact_sums import VALUES, SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import whole_memories, with_output_shape, without_omitted
from nnconform.harness.conformance.support.look_alikes import Look
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.versions import offers
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_VALID = "IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state"
# Numbers in an input: 8 KiB of float32, and a few more, which fill no line of a cache.
_LONG = 2061
# Numbers in constants in pools.
_IN_POOLS = 1, 8, 90, 1500, 18_000
# Different shapes, one after another: more than a small table has room for.
_SHAPES = 40


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: the model to be prepared includes its constants",
    variants={name: look.since for name, look in look_alikes.LOOKS.items()},
)
def tell_models_apart(subject: Subject, by: str) -> None:
    """Models that differ in one thing only compute each its own outputs: alive at once and used in turn, prepared one
    after another where the last one was closed, and prepared where the driver was asked about another since.
    """
    look: Look = look_alikes.LOOKS[by]
    cases = supported(subject, look.cases(subject))
    prepared = [subject.prepare(case.model) for case in cases]
    for _ in range(2):
        for each, case in zip(prepared, cases, strict=True):
            subject.expect_right(each, case)
    for each in prepared:
        subject.give_back(each)
    for case in (*cases, *cases[::-1]):
        # Made anew: a pool has the same bytes in another memory.
        alone = subject.prepare(case.model)
        subject.expect_right(alone, case)
        subject.give_back(alone)
    # What a driver has read to answer about one model is none of another's, which it prepares next.
    for case in cases:
        subject.device.supported_operations(case.model)
    for case in cases:
        preparation = subject.launch(case.model)
        expect_status(preparation.status, ErrorStatus.NONE, call=f"prepare_model of {case.name}, asked about before")
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)
            subject.give_back(preparation.prepared)


@check(Level.TEXT, source="types.hal 1.0 to 1.3, Model.pools: memories, whose content the client writes")
def notice_what_a_pool_holds_now(subject: Subject) -> None:
    """A model whose constants lie in a pool has the content that the pool has when the model is prepared, also if
    another one was prepared from the same place of the same pool before, or the driver was asked about it, and whether
    they have few bytes or many.
    """
    kind = sum_type(subject)
    for size in _IN_POOLS:
        _notice_refills(subject, look_alikes.refilled(kind, size))


def _notice_refills(subject: Subject, cases: Sequence[tuple[Callable[[], None], Case]]) -> None:
    for refill, case in cases:
        # What the driver reads to answer is not what the pool holds later.
        subject.supported_operations(case.model, case.name)
        # Not while a model is prepared from it: its driver may read the pool for as long.
        refill()
        preparation = subject.launch(case.model)
        subject.expect_prepared(preparation.status, "prepare_model from a pool that was filled anew behind a query")
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)
            subject.give_back(preparation.prepared, flushed=True)


def _inputs(kind: SumType) -> list[Array]:
    """Return inputs of one length: the first, then such as differ from it in one place, or in their order."""
    first = kind.array([value(place) for place in range(_LONG)])
    places = sorted({0, _LONG - 1, *(2**power + more for power in range(1, 12) for more in (-1, 0, 1))})
    inputs = [first]
    for where in places:
        other = first.copy()
        other[where] = value(where + VALUES // 2)
        inputs.append(other)
    for one, two in ((0, 1), (5, 6), (_LONG // 2, _LONG // 2 + 5), (_LONG - 2, _LONG - 1)):
        # The same sum, and the same numbers.
        swapped = first.copy()
        swapped[[one, two]] = first[[two, one]]
        inputs.append(swapped)
    return [*inputs, first[::-1].copy(), first]


@check(Level.TEXT, source=_VALID, variants=EVERY_PATH)
def tell_inputs_apart(subject: Subject, path: str) -> None:
    """Inputs that agree in length and sum, in their first bytes or their last ones, in all but one number, give each
    their own outputs.
    """
    need_own(subject, PATHS[path].feature)
    kind, constant = sum_type(subject), [value(3)] * _LONG
    inputs = _inputs(kind)
    prepared = subject.prepare(kind.sum(inputs[0], constant).model)
    for array in inputs:
        subject.expect_right(prepared, kind.sum(array, constant), path)


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.pools: memories, whose content the client writes and reads",
    variants=EVERY_PATH,
)
def read_memories_anew(subject: Subject, path: str) -> None:
    """Each execution reads what a memory holds then: what an execution wrote there before, of this model or another, or
    what the client has written over it since.
    """
    need_own(subject, PATHS[path].feature)
    kind, constants = sum_type(subject), (value(1), value(2))
    adding = [subject.prepare(kind.sum([0] * 8, [each] * 8).model) for each in constants]
    memories = [Memory.create(kind.array([0] * 8).nbytes) for _ in range(2)]
    numbers = np.array([value(place) for place in range(8)])
    for turn in range(8):
        which, source = turn // 4 % 2, turn % 2
        if turn % 4 != 1:
            # As many bytes as an execution wrote there, or read, before.
            numbers = np.array([value(3 * turn + place) for place in range(8)])
            memories[source].view()[:] = kind.array(numbers).tobytes()
        request = whole_memories([memories[source]], [memories[1 - source]])
        result = subject.execute(adding[which], request, path)
        call = f"{path} execution {turn + 1} between two memories"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        numbers = numbers + constants[which]
        same = bytes(memories[1 - source].view()) == kind.array(numbers).tobytes()
        expect(same, f"{call}: not the sums of what the memory held", Verdict.WRONG)


@check(Level.TEXT, since=HalVersion.V1_3, feature="allocate", source="IBuffer.hal 1.3, copyFrom: sets the content")
def read_buffers_anew(subject: Subject) -> None:
    """Each execution reads what a buffer holds then: what was copied to it, or what an execution wrote, since the one
    before.
    """
    kind = sum_type(subject)
    constant = [value(1)] * 8
    cases = [kind.sum([value(number + place) for place in range(8)], constant) for number in range(6)]
    prepared = subject.prepare(cases[0].model)
    given, got = buffer_for(subject, prepared, inputs=[0]), buffer_for(subject, prepared, outputs=[0])
    for path in ways(subject):
        for case in cases:
            fill(subject, given, case.inputs[0])
            request = place(subject.lay_out(case), {0: given}, {0: got})
            result = subject.execute(prepared, request, path)
            expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution with buffers filled anew")
            expect_content(subject, case, {0: got})


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IBuffer.hal 1.3, copyFrom: the dimensions of the content, where the buffer's are unknown",
    variants=("copies", "executions"),
)
def read_the_shape_of_a_buffer_anew(subject: Subject, by: str) -> None:
    """A buffer of unknown dimensions that is filled again, by a copy or by an execution, has the shape of its last
    content, also if that has as many bytes as the one before; an execution that reads the buffer gives an output of
    that shape.
    """
    kind = sum_type(subject)
    prepared = subject.prepare(_of_shape(kind, 0, (1, 1)).model)
    if by == "copies":
        need_copy_dimensions(subject)
        given = buffer_for(subject, prepared, inputs=[0])
    else:
        given = buffer_between(subject, prepared, prepared)
    for number, shape in enumerate(((2, 3), (3, 2), (6, 1), (1, 6), (2, 2), (2, 3))):
        case = _of_shape(kind, number, shape)
        if by == "copies":
            fill(subject, given, case.inputs[0], shape)
        else:
            request = place(with_output_shape(subject.lay_out(case), shape), {}, {0: given})
            result = subject.execute(prepared, request)
            expect_status(result.status, ErrorStatus.NONE, call=f"execution into a buffer, of {list(shape)}")
            case = _of_shape(kind, number, shape, value(2))
        request = place(with_output_shape(subject.lay_out(case), shape), {0: given}, {})
        result = subject.execute(prepared, request)
        expect_status(result.status, ErrorStatus.NONE, call=f"execution of a buffer filled with {list(shape)}")
        judge_outputs(case, subject.arena, result)


def _of_shape(kind: SumType, number: int, shape: Sequence[int], more: int = 0) -> Case:
    """Return a sum of an input of this shape, ``more`` than by default, in a model that does not know the shape."""
    x = np.array([value(number + place) + more for place in range(int(np.prod(shape)))]).reshape(shape)
    return kind.sum(x, [[value(2)]], shape=(0, 0))


def _shapes() -> list[tuple[int, int]]:
    """Return shapes: many different ones, those again in the other direction, and pairs of as many elements."""
    many = [(2, 1 + number) for number in range(_SHAPES)]
    turned = [shape for number in range(2, 9) for shape in ((number, number + 1), (number + 1, number))]
    return [*many, many[0], *many[::-1], *turned, (1, 1), (7, 11), (1, 1)]


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="IDevice.hal 1.0 to 1.3, prepareModel: one prepared model, different shapes of inputs",
)
def tell_shapes_apart(subject: Subject) -> None:
    """A prepared model with inputs of unknown extents computes the right outputs for dozens of shapes in turn, larger
    and smaller ones, and for the first again.
    """
    kind = sum_type(subject)
    cases = [_of_shape(kind, number, shape) for number, shape in enumerate(_shapes())]
    prepared = subject.prepare(cases[0].model)
    for each in cases:
        (output,) = each.expected
        assert output is not None
        result = subject.execute(prepared, with_output_shape(subject.lay_out(each), output.shape))
        expect_status(result.status, ErrorStatus.NONE, call=f"execution of an input of {list(output.shape)}")
        judge_outputs(each, subject.arena, result)


@check(
    Level.TEXT,
    source="types.hal 1.0, RequestArgument.hasNoValue: an optional argument that is left out",
    variants=EVERY_PATH,
)
def forget_what_is_left_out(subject: Subject, path: str) -> None:
    """An optional input that one request gives and the next leaves out has no effect on the next, and the other way
    round: on every path, measured, not measured, and each in turn.
    """
    need_own(subject, PATHS[path].feature)
    (plain, *_) = cases = [look_alikes.biased(bias) for bias in (7, None, -5, None, None, 20)]
    supported(subject, [plain])
    for turns, order in product(_measures(subject), (cases, cases[1:] + cases[:1])):
        prepared = subject.prepare(plain.model)
        for case, measure in zip(order, cycle(turns), strict=False):
            request = without_omitted(case, subject.lay_out(case))
            result = subject.execute(prepared, request, path, ExecutionOptions(measure))
            how = "measured" if measure == MeasureTiming.YES else "unmeasured"
            expect_status(result.status, ErrorStatus.NONE, call=f"{how} {path} execution of {case.name}")
            judge_outputs(case, subject.arena, result)
        subject.give_back(prepared)


def _measures(subject: Subject) -> list[tuple[MeasureTiming, ...]]:
    """Return which of the executions one after another are measured, in turn; before HAL 1.2 none can be."""
    never, always = (MeasureTiming.NO,), (MeasureTiming.YES,)
    return [never, always, never + always] if offers(subject.hal, "execute.measure") else [never]
