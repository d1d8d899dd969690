"""Checks of operands that are used otherwise than once and by one operation: by none, by many, or in several ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.exact_sums import NONE, GraphDraft, SumType, sum_type, value
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.numbers import Array, element_size
from nnconform.harness.spec.case import Case

_READERS = "types.hal 1.0, Operand.numberOfConsumers: the number of times that an operand is an input of an operation"
# Numbers of a constant: 4 KiB of float32.
_LONG = 1024
_FLOAT = SumType(T.TENSOR_FLOAT32)
# The padding scheme VALID of types.hal 1.0.
_VALID = 2
# The elements of weights; no two the same, nor the same in another order of the axes.
_WEIGHTS = np.array([[1, 2, -3], [4, -5, 6], [7, 8, 16]], np.float32)


def _unread(kind: SumType) -> list[Case]:
    """Return a sum beside constants of several kinds that no operation reads, before and behind those that one reads,
    with two inputs.
    """
    cases = []
    for number in (1, 5):
        draft = GraphDraft()
        draft.constant(kind.code, [value(9)] * 4, kind.scale)
        first = draft.add(kind.operand((4,), L.SUBGRAPH_INPUT))
        second = draft.constant(kind.code, [value(2)] * 4, kind.scale)
        draft.sum(first, second, draft.add(kind.operand((4,), L.SUBGRAPH_OUTPUT)))
        draft.constant(T.INT32, 7)
        draft.constant(kind.code, [[value(4)] * 8] * 2, kind.scale)
        x = np.array([value(number + place) for place in range(4)])
        cases.append(Case("a sum beside constants", draft.model(), (kind.array(x),), (kind.array(x + value(2)),)))
    return cases


def _in_place(kind: SumType) -> list[Case]:
    """Return a RELU of an input and of a sum, which other operations read too, before it and behind it."""
    draft = GraphDraft()
    x = draft.add(_FLOAT.operand((4,), L.SUBGRAPH_INPUT))
    c = draft.constant(T.TENSOR_FLOAT32, [-2.0, 1.0, -8.0, 3.0])
    total = draft.add(_FLOAT.operand((4,), L.TEMPORARY_VARIABLE))
    clipped = [draft.add(_FLOAT.operand((4,), L.TEMPORARY_VARIABLE)) for _ in range(2)]
    outputs = [draft.add(_FLOAT.operand((4,), L.SUBGRAPH_OUTPUT)) for _ in range(5)]
    draft.sum(x, c, outputs[0])
    draft.operation(O.RELU, (x,), clipped[0])
    draft.sum(x, c, total)
    draft.sum(clipped[0], c, outputs[1])
    draft.operation(O.RELU, (total,), clipped[1])
    draft.sum(total, x, outputs[2])
    draft.sum(clipped[1], total, outputs[3])
    draft.sum(x, clipped[0], outputs[4])
    model, constant, cases = draft.model(), np.array([-2, 1, -8, 3], np.float32), []
    for numbers in ([-4, 8, 2, -16], [5, -9, -1, 20]):
        given = np.array(numbers, np.float32)
        up, both = np.maximum(given, 0), given + constant
        wanted = (both, up + constant, both + given, np.maximum(both, 0) + both, given + up)
        cases.append(Case("RELU of what others read", model, (given,), wanted))
    return cases


def _product(draft: GraphDraft, x: int, weights: int, o: int) -> None:
    """Add a FULLY_CONNECTED without a bias of its own."""
    bias = draft.constant(T.TENSOR_FLOAT32, [0.0] * len(_WEIGHTS))
    draft.operation(O.FULLY_CONNECTED, (x, weights, bias, draft.constant(T.INT32, NONE)), o)


def _convolution(draft: GraphDraft, x: int, weights: int, o: int) -> None:
    """Add a CONV_2D without a bias of its own."""
    bias, one = draft.constant(T.TENSOR_FLOAT32, [0.0]), draft.constant(T.INT32, 1)
    padding, none = draft.constant(T.INT32, _VALID), draft.constant(T.INT32, NONE)
    draft.operation(O.CONV_2D, (x, weights, bias, padding, one, one, none), o)


def _weights(add: Callable[[GraphDraft, int, int, int], None], *shapes: tuple[int, ...]) -> list[Case]:
    """Return a product whose constant weights a sum reads too, before it and behind it.

    ``shapes`` are those of the input, the weights and the output.
    """
    input_shape, shape, output_shape = shapes
    weights = _WEIGHTS.reshape(shape)
    cases = []
    for sum_first in (False, True):
        draft = GraphDraft()
        x = draft.add(_FLOAT.operand(input_shape, L.SUBGRAPH_INPUT))
        y = draft.add(_FLOAT.operand(shape, L.SUBGRAPH_INPUT))
        constant = draft.constant(T.TENSOR_FLOAT32, weights)
        product = draft.add(_FLOAT.operand(output_shape, L.SUBGRAPH_OUTPUT))
        total = draft.add(_FLOAT.operand(shape, L.SUBGRAPH_OUTPUT))
        if sum_first:
            draft.sum(y, constant, total)
        add(draft, x, constant, product)
        if not sum_first:
            draft.sum(y, constant, total)
        given = np.arange(1, 1 + int(np.prod(input_shape)), dtype=np.float32).reshape(input_shape)
        more = np.arange(0, 9 * 32, 32, dtype=np.float32).reshape(shape)
        # Each output is a row of the weights times the input: the convolution has one window.
        wanted = given.reshape(1, -1) @ _WEIGHTS.reshape(output_shape[-1], -1).T
        expected = wanted.reshape(output_shape).astype(np.float32), more + weights
        cases.append(Case("weights that a sum reads too", draft.model(), (given, more), expected))
    return cases


def _unread_inputs(kind: SumType) -> list[Case]:
    """Return two sums of an input and a constant, each with another input that no operation reads: before those that
    one reads, between them or behind them, and in all of these places; of their type and shape, and of others.
    """
    cases = []
    for places in ((0,), (1,), (2,), (0, 1, 2)):
        for shape in ((4,), (3, 5)):
            draft, inputs, expected = GraphDraft(), list[Array](), list[Array]()
            for place in range(3):
                if place in places:
                    draft.add(kind.operand(shape, L.SUBGRAPH_INPUT))
                    inputs.append(np.full(shape, value(19 + place)))
                if place < 2:
                    x = draft.add(kind.operand((4,), L.SUBGRAPH_INPUT))
                    constant = draft.constant(kind.code, [value(1 + place)] * 4, kind.scale)
                    draft.sum(x, constant, draft.add(kind.operand((4,), L.SUBGRAPH_OUTPUT)))
                    inputs.append(np.array([value(5 * place + number) for number in range(4)]))
                    expected.append(inputs[-1] + value(1 + place))
            name = f"two sums beside inputs {[place + places.index(place) for place in places]} that nothing reads"
            given, wanted = (tuple(kind.array(each) for each in row) for row in (inputs, expected))
            cases.append(Case(name, draft.model(), given, wanted))
    return cases


_USES: Mapping[str, Callable[[SumType], Sequence[Case]]] = {
    "constants that nothing reads": _unread,
    "inputs that nothing reads": _unread_inputs,
    "operands that RELU and others read": _in_place,
    "weights of FULLY_CONNECTED": lambda kind: _weights(_product, (1, 3), (3, 3), (1, 3)),
    "a filter of CONV_2D": lambda kind: _weights(_convolution, (1, 3, 3, 1), (1, 3, 3, 1), (1, 1, 1, 1)),
}


@check(Level.TEXT, source=_READERS, variants=tuple(_USES))
def may_be_read_by_none_or_many(subject: Subject, what: str) -> None:
    """No operation need read a constant or an input of the model, and any number of operations may read one operand,
    constants that a driver rearranges for one of them and operands that it could overwrite too: each reads its value.
    """
    kind = sum_type(subject)
    for case in supported(subject, _USES[what](kind)):
        prepared = subject.prepare(case.model)
        for _ in range(2):
            subject.expect_right(prepared, case)
        subject.give_back(prepared)


def _alike() -> list[Array]:
    """Return constants of one length that differ in one number, or in the order of their numbers."""
    first = np.array([value(place) for place in range(_LONG)])
    found = [first]
    for where in (0, 15, 16, 63, 64, 65, 255, 256, 511, 512, _LONG - 65, _LONG - 1):
        found.append(first.copy())
        found[-1][where] = value(where + 7)
    for one, two in ((0, 1), (_LONG // 2, _LONG - 2)):
        found.append(first.copy())
        found[-1][[one, two]] = first[[two, one]]
    return [*found, first[::-1].copy(), np.zeros_like(first), first]


@check(
    Level.TEXT,
    source="types.hal 1.0, DataLocation: a constant's value is that at its own place",
    variants={"copies": HalVersion.V1_0, "a pool": HalVersion.V1_0, "pools": HalVersion.V1_0},
)
def have_each_their_own_value(subject: Subject, where: str) -> None:
    """Constants of one model that agree in length and sum, in their first bytes or their last ones, in all but one
    number, have each its own value.
    """
    kind, x = sum_type(subject), np.array([value(place + 3) for place in range(_LONG)])
    draft = GraphDraft()
    first, constants = draft.add(kind.operand((_LONG,), L.SUBGRAPH_INPUT)), _alike()
    for each in constants:
        constant = draft.constant(kind.code, each, kind.scale)
        draft.sum(first, constant, draft.add(kind.operand((_LONG,), L.SUBGRAPH_OUTPUT)))
    model = draft.model()
    if where != "copies":
        count = 1 if where == "a pool" else len(constants)
        model = models.in_pools_apart(model, [subject.memory(model.operand_values) for _ in range(count)])
    expected = tuple(kind.array(x + each) for each in constants)
    case = replace(Case("constants that look alike", model, (kind.array(x),), expected))
    subject.expect_right(subject.prepare(model), case)


def _at_one_place(kind: SumType) -> list[Case]:
    """Return sums of inputs and constants of several lengths, shapes and types whose values begin at one place, or lie
    within one another: the shorter ones first, the longer ones first, and in between.
    """
    # The first word is the integer 0 too: no activation.
    numbers = np.array([0, 0, 0, 0, *(value(place) for place in range(1, 13))])
    whole = kind.array(numbers).tobytes()
    size = len(whole) // len(numbers)
    parts = ((0, (6,)), (0, (2, 4)), (0, (8,)), (0, (16,)), (8, (8,)), (6, (3,)))
    cases = []
    for order in ((0, 1, 2, 3, 4, 5), (3, 2, 1, 0, 5, 4), (5, 4, 1, 0, 3, 2)):
        draft, inputs, expected = GraphDraft(), list[Array](), list[Array]()
        draft.values += whole

        def constant(code: T, shape: tuple[int, ...], first: int, scale: float = 0.0, draft: GraphDraft = draft) -> int:
            place = DataLocation(0, first, element_size(code) * int(np.prod(shape)))
            return draft.add(Operand(code, shape, L.CONSTANT_COPY, scale, location=place))

        for first, shape in (parts[place] for place in order):
            x = draft.add(kind.operand(shape, L.SUBGRAPH_INPUT))
            # In turn before and behind the tensors that begin there.
            none = constant(T.INT32, (), 0) if len(inputs) % 2 else None
            part = constant(kind.code, shape, first * size, kind.scale)
            none = constant(T.INT32, (), 0) if none is None else none
            draft.operation(O.ADD, (x, part, none), draft.add(kind.operand(shape, L.SUBGRAPH_OUTPUT)))
            count = int(np.prod(shape))
            inputs.append(np.array([value(number + len(inputs)) for number in range(count)]).reshape(shape))
            expected.append(inputs[-1] + numbers[first : first + count].reshape(shape))
        given, wanted = (tuple(kind.array(each) for each in row) for row in (inputs, expected))
        cases.append(Case(f"sums of constants at one place, {list(order)}", draft.model(), given, wanted))
    return cases


@check(
    Level.TEXT,
    source="types.hal 1.0, DataLocation: a constant's value is the bytes of its own offset and length",
    variants={"copies": HalVersion.V1_0, "a pool": HalVersion.V1_0},
)
def may_share_their_bytes(subject: Subject, where: str) -> None:
    """Constants of one model may begin at one place, or lie within one another, with other lengths, shapes and types:
    each has its own value, also where one begins that is shorter or longer and was read before.
    """
    for case in _at_one_place(sum_type(subject)):
        model = case.model
        if where == "a pool":
            model = models.in_pools(model, [subject.memory(model.operand_values)])
        prepared = subject.prepare(model)
        subject.expect_right(prepared, replace(case, model=model))
        subject.give_back(prepared)
