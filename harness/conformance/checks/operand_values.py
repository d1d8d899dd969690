"""Checks of the numbers that operands may have: scales of any size, truth values of any byte, floats without end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.alike import are_alike, told_apart
from nnconform.harness.conformance.support.buffers import buffer_for, content, fill, place, ways
from nnconform.harness.conformance.support.exact_sums import GraphDraft, SumType, value
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.generate.opened import Values
from nnconform.harness.generate.truths import truth_calls, truths_since
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array, truths
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.tolerance import HALF, SINGLE
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_ANY_OTHER = "types.hal 1.2, OperandType.BOOL and TENSOR_BOOL8: a value of 0 is false, any other is true"
# Powers of two of scales: of usual ones, down to where numbers of 24 and 31 binary places end, and far above.
_POWERS = (-8, -17, -21, -24, -27, -31, -40, -60, 12, 24, 40)
_QUANT8 = SumType(T.TENSOR_QUANT8_ASYMM)
_WIDTH = 20
# Bytes of which all but the first are true, in an order in which no neighbours agree but some of the true ones.
_BYTES = np.array([0, 1, 2, 0, 255, 128, 0, 254, 0, 64, 3, 0], np.uint8)


def _scaled(power: int, turn: int) -> Case:
    """Return a case of three quarters of an input and a constant: scales are 3 and 4 times a power of two."""
    draft, unit = GraphDraft(), 2.0**power
    x = np.array([value(turn + place) for place in range(_WIDTH)])
    added = np.array([value(2 * turn + 3 * place) for place in range(_WIDTH)])
    first = draft.add(replace(_QUANT8.operand((_WIDTH,), L.SUBGRAPH_INPUT), scale=3 * unit))
    second = draft.constant(T.TENSOR_QUANT8_ASYMM, added, 4 * unit)
    draft.sum(first, second, draft.add(replace(_QUANT8.operand((_WIDTH,), L.SUBGRAPH_OUTPUT), scale=4 * unit)))
    expected = _QUANT8.array(3 * x // 4 + added)
    return Case(f"a sum of scales 3 and 4 times 2**{power}", draft.model(), (_QUANT8.array(x),), (expected,))


@check(Level.TEXT, source="types.hal 1.0, Operand.scale and OperandType.TENSOR_QUANT8_ASYMM: above 0, of 32 bits")
def may_have_any_scale(subject: Subject) -> None:
    """Quantised tensors whose scales are very small, or very large, are computed as those of usual scales are: only
    the quotients of the scales matter.
    """
    for case in supported(subject, [_scaled(power, turn) for turn, power in enumerate(_POWERS)]):
        subject.expect_right(subject.prepare(case.model), case)


def _draft(code: O, inputs: list[tuple[T, Array]], output: T, wanted: Any, constants: int = 0) -> Case:
    """Return a case of an operation of which so many of the first inputs are constants."""
    draft = GraphDraft()
    places = [draft.constant(*each) for each in inputs[:constants]]
    places += [draft.add(Operand(type, array.shape, L.SUBGRAPH_INPUT)) for type, array in inputs[constants:]]
    expected = np.asarray(wanted, DTYPES[output])
    draft.operation(code, places, draft.add(Operand(output, expected.shape, L.SUBGRAPH_OUTPUT)))
    given = tuple(array for _, array in inputs[constants:])
    return Case(f"{code.name} of {'constant ' * constants}truth values", draft.model(), given, (expected,))


def _truths() -> Iterator[Case]:
    """Yield cases of operations that read truth values of any bytes."""
    given, truth = _BYTES.view(bool), _BYTES != 0
    x, y = (np.array([value(start + place) for place in range(_BYTES.size)], np.float32) for start in (1, 11))
    bools, floats = T.TENSOR_BOOL8, T.TENSOR_FLOAT32
    turned = np.roll(_BYTES, 1)
    yield _draft(O.LOGICAL_NOT, [(bools, given)], bools, ~truth)
    for constants in range(2):
        chosen = [(bools, given), (floats, x), (floats, y)]
        yield _draft(O.SELECT, chosen, floats, np.where(truth, x, y), constants)
        for code, combine in ((O.LOGICAL_AND, np.logical_and), (O.LOGICAL_OR, np.logical_or)):
            pair = [(bools, given), (bools, turned.view(bool))]
            yield _draft(code, pair, bools, combine(truth, turned != 0), constants)


def _conditions() -> Iterator[Case]:
    """Yield executions of an IF whose condition has any byte."""
    case = models.case("if_float32")
    _, x, y = case.inputs
    assert x is not None
    assert y is not None
    for number in dict.fromkeys(_BYTES.tolist()):
        given = np.array([number], np.uint8).view(bool)
        # Two numbers of ``models.mod.py``: what is added if true, multiplied if false.
        wanted = x + y if number else x * y
        yield replace(case, name=f"an IF of the byte {number}", inputs=(given, x, y), expected=(wanted,))


def _with_constant_condition(case: Case) -> Case:
    """Return the case with its first input, the condition, as a constant of the model."""
    condition, *others = case.inputs
    assert condition is not None
    model, main = case.model, case.model.main
    first = main.input_indexes[0]
    location = DataLocation(0, len(model.operand_values), condition.nbytes)
    operands = list(main.operands)
    operands[first] = replace(operands[first], lifetime=L.CONSTANT_COPY, location=location)
    main = replace(main, operands=tuple(operands), input_indexes=main.input_indexes[1:])
    model = replace(model, main=main, operand_values=model.operand_values + condition.tobytes())
    return replace(case, name=f"{case.name}, a constant", model=model, inputs=tuple(others))


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source=_ANY_OTHER,
)
def are_true_unless_zero(subject: Subject) -> None:
    """Truth values are true whichever byte they are but 0, in the client's memory and as constants of the model."""
    for case in supported(subject, list(_truths())):
        subject.expect_right(subject.prepare(case.model), case)
    if subject.hal >= HalVersion.V1_3:
        first, *others = _conditions()
        if all(subject.supported_operations(first.model, "an IF")):
            prepared = subject.prepare(first.model)
            for case in (first, *others):
                subject.expect_right(prepared, case)
            subject.give_back(prepared)
            for case in map(_with_constant_condition, (first, *others)):
                prepared = subject.prepare(case.model)
                subject.expect_right(prepared, case)
                subject.give_back(prepared)


# The operations that are given truth values, and since when.
_TRUTHS = {op.code.name: since for op in TABLE.values() if (since := truths_since(op)) is not None}


@check(
    Level.TEXT,
    source=_ANY_OTHER,
    variants=_TRUTHS,
)
def are_true_in_every_operation(subject: Subject, operation: str) -> None:
    """Each operation gives the same where what is true is 1 and where it is another byte: in tensors that it reads, and
    in scalars that tell it something. Truth values that are compared with each other are the same byte.
    """
    tried = 0
    for call in truth_calls(TABLE[O[operation]], subject.hal, subject.choices):
        if not all(subject.supported_operations(call.model, call.what)):
            continue
        status, wanted = _with_truths(subject, call.model, call.inputs, f"{call.what}, as 1")
        # A driver may be unable to execute what has extents that only the execution tells.
        if status == ErrorStatus.NONE:
            tried += 1
            status, got = _with_truths(subject, call.other, call.other_inputs, call.what)
            expect_status(status, ErrorStatus.NONE, call=f"execution of {call.what}")
            for number, (one, two) in enumerate(zip(got, wanted, strict=True)):
                told = f"{call.what}: output {number} is not that of a 1 in its place: {told_apart(one, two)}"
                expect(are_alike(one, two), told, Verdict.WRONG)
    if not tried:
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports no call of {operation} with truth values")


def _with_truths(subject: Subject, model: Model, inputs: Values, what: str) -> tuple[ErrorStatus, list[Array]]:
    """Return the status of an execution and its outputs, truth values as those of 0 and 1."""
    subject.at = what
    prepared = subject.prepare(model)
    outputs = [None] * len(model.main.output_indexes)
    result = subject.execute(prepared, subject.arena.lay_out(model, inputs, outputs, subject.session.next_run()))
    judge_memory(subject.arena)
    subject.give_back(prepared)
    if result.status != ErrorStatus.NONE:
        return result.status, []
    return result.status, [truths(each).copy() for each in subject.arena.outputs(result.output_shapes)]


# Numbers that a driver may lose which clears what is not finite, or moves elements through another type.
_NUMBERS: dict[T, tuple[float, ...]] = {
    T.TENSOR_FLOAT32: (np.inf, 1.0, -np.inf, 3.4028235e38, -3.4028235e38, 1 + 2.0**-20, 70000.0, -1.0),
    T.TENSOR_FLOAT16: (np.inf, 1.0, -np.inf, 65504.0, -65504.0, 2049.5, 0.5, -1.0),
}
_TOLERANCES = {T.TENSOR_FLOAT32: SINGLE, T.TENSOR_FLOAT16: HALF}


def _moves(code: T, numbers: tuple[float, ...]) -> Iterator[Case]:
    """Yield a case of each of some operations that move the elements of their input and change none."""
    x = np.array(numbers, DTYPES[code]).reshape(2, 4)
    other, chosen = np.flip(x).copy(), np.arange(8).reshape(2, 4) % 3 == 0

    def moved(name: O, arguments: list[tuple[T, Any]], *wanted: Array, images: tuple[Array, ...] = (x,)) -> Case:
        draft = GraphDraft()
        given = [draft.add(Operand(code, each.shape, L.SUBGRAPH_INPUT)) for each in images]
        told = [draft.constant(type, each) for type, each in arguments]
        outputs = [draft.add(Operand(code, each.shape, L.SUBGRAPH_OUTPUT)) for each in wanted]
        places = told + given if name == O.SELECT else given + told
        draft.operation(name, places, *outputs)
        return Case(
            f"{name.name} of {code.name}", draft.model(), images, tuple(np.ascontiguousarray(o) for o in wanted)
        )

    tensor, number = T.TENSOR_INT32, T.INT32
    yield moved(O.GATHER, [(number, 1), (tensor, [3, 0, 2])], x[:, [3, 0, 2]])
    yield moved(O.SLICE, [(tensor, [0, 1]), (tensor, [2, 3])], x[:, 1:])
    yield moved(O.SPLIT, [(number, 1), (number, 2)], x[:, :2], x[:, 2:])
    yield moved(O.TILE, [(tensor, [1, 2])], np.tile(x, (1, 2)))
    yield moved(O.EXPAND_DIMS, [(number, 0)], x[None])
    yield moved(O.SELECT, [(T.TENSOR_BOOL8, chosen)], np.where(chosen, x, other), images=(x, other))
    yield moved(O.RESHAPE, [(tensor, [4, 2])], x.reshape(4, 2))
    yield moved(O.TRANSPOSE, [(tensor, [1, 0])], x.T)
    yield moved(O.CONCATENATION, [(number, 0)], np.concatenate([x, other]), images=(x, other))
    yield moved(O.STRIDED_SLICE, [(tensor, [0, 0]), (tensor, [2, 4]), (tensor, [1, 2]), *[(number, 0)] * 3], x[:, ::2])


def _expect_moved(subject: Subject, code: T, numbers: tuple[float, ...]) -> None:
    """Execute each move of these numbers, and expect the same ones: those that are not finite exactly."""
    for case in supported(subject, _moves(code, numbers)):
        result = subject.execute(subject.prepare(case.model), subject.lay_out(case))
        expect_status(result.status, ErrorStatus.NONE, call=f"execution of {case.name}")
        judge_memory(subject.arena)
        for got, wanted in zip(subject.arena.outputs(result.output_shapes), case.expected, strict=True):
            assert wanted is not None
            one, two = got.astype(np.float64), wanted.astype(np.float64)
            tolerance = _TOLERANCES[code]
            same = got.shape == wanted.shape and np.allclose(
                one, two, rtol=tolerance.relative, atol=tolerance.absolute, equal_nan=True
            )
            expect(same, f"{case.name}: got {got.tolist()}, wanted {wanted.tolist()}", Verdict.WRONG)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.0, RESHAPE: a tensor that has the same values; types.hal 1.0 to 1.2, GATHER, SLICE and others",
    variants=tuple(code.name for code in _NUMBERS),
)
def are_moved_unchanged(subject: Subject, code: str) -> None:
    """Operations that move elements give these as they are, also the largest numbers and infinities; the strict profile
    wants NaN too.
    """
    type, numbers = T[code], _NUMBERS[T[code]]
    _expect_moved(subject, type, numbers)
    with subject.demanded_by(Level.STRICT, "ours: what becomes of NaN, which AOSP's tests never have"):
        _expect_moved(subject, type, (np.nan, *numbers[1:-1], -np.nan))


# Pairs of floats, and how the first is to the second: less, equal, greater, or none of these.
_PAIRS = (
    (np.inf, 1.0, ">"),
    (1.0, np.inf, "<"),
    (-np.inf, np.inf, "<"),
    (np.inf, np.inf, "="),
    (-np.inf, -np.inf, "="),
    (0.0, -0.0, "="),
    (-0.0, 0.0, "="),
    (-1.0, -np.inf, ">"),
    (65504.0, np.inf, "<"),
    (2.0, 2.0, "="),
)
_UNORDERED = ((np.nan, 1.0, ""), (-1.0, np.nan, ""), (np.nan, np.nan, ""), (np.inf, np.nan, ""), (3.0, 2.0, ">"))
# How the first number is to the second where a comparison is true.
_COMPARISONS = {
    O.EQUAL: ("=",),
    O.NOT_EQUAL: ("<", ">", ""),
    O.LESS: ("<",),
    O.LESS_EQUAL: ("<", "="),
    O.GREATER: (">",),
    O.GREATER_EQUAL: (">", "="),
}


def _comparisons(code: T, pairs: tuple[tuple[float, float, str], ...]) -> Iterator[Case]:
    """Yield a case of each comparison of these pairs."""
    left, right, orders = zip(*pairs, strict=True)
    one, other = (np.array(each, DTYPES[code]) for each in (left, right))
    for name, true in _COMPARISONS.items():
        drafted = _draft(name, [(code, one), (code, other)], T.TENSOR_BOOL8, [order in true for order in orders])
        yield replace(drafted, name=f"{name.name} of {left} and {right} in {code.name}")


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.2, EQUAL, LESS and others: computes x == y; TENSOR_FLOAT16: of IEEE 754",
    variants=tuple(code.name for code in _NUMBERS),
)
def are_compared_as_numbers(subject: Subject, code: str) -> None:
    """Infinities are beyond all other floats and equal to themselves, and the zeros of both signs are equal; the strict
    profile wants NaN to be unequal to every number and to itself, and neither less nor greater.
    """
    for case in supported(subject, _comparisons(T[code], _PAIRS)):
        subject.expect_right(subject.prepare(case.model), case)
    with subject.demanded_by(Level.STRICT, "ours: how NaN compares, which AOSP's tests never have"):
        for case in supported(subject, _comparisons(T[code], _UNORDERED)):
            subject.expect_right(subject.prepare(case.model), case)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="types.hal 1.2, OperandType.TENSOR_BOOL8: a value of 0 is false, any other is true; IBuffer.hal 1.3, "
    "copyFrom and copyTo",
)
def stay_true_in_buffers(subject: Subject) -> None:
    """Truth values that are copied to a buffer are true whichever byte they are but 0, for executions that read the
    buffer and when they are copied from it; they may be another byte then.
    """
    (case,) = supported(subject, [next(_truths())])
    prepared = subject.prepare(case.model)
    buffer = buffer_for(subject, prepared, inputs=[0])
    fill(subject, buffer, case.inputs[0])
    got = content(subject, buffer, _BYTES)
    same = np.array_equal(got != 0, _BYTES != 0)
    expect(same, f"copy_to gave the truth values {got.tolist()} for {_BYTES.tolist()}", Verdict.WRONG)
    for way in ways(subject):
        result = subject.execute(prepared, place(subject.lay_out(case), {0: buffer}), way)
        expect_status(result.status, ErrorStatus.NONE, call=f"{way} execution of {case.name} in a buffer")
        judge_outputs(case, subject.arena, result)
