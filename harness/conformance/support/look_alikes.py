"""Models that differ from one another in one thing only, each with inputs and outputs worked out by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.exact_sums import (
    NONE,
    RELU6,
    TYPES,
    GraphDraft,
    SumType,
    sum_type,
    value,
)
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.case import Case

# Numbers of a constant: 4 KiB of float32.
_LONG = 1024
_FLOAT, _ = TYPES


class Look(msgspec.Struct, frozen=True):
    """Cases of models that look alike: those of a driver, and the HAL version that has them."""

    cases: Callable[[Subject], list[Case]]
    since: HalVersion = HalVersion.V1_0


def _constants(subject: Subject) -> list[Case]:
    kind, x = sum_type(subject), [value(place) for place in range(_LONG)]
    constants = [[0] * _LONG]
    for where in (0, 1, 3, 4, 15, 16, 63, 64, 255, 256, 511, 1023):
        constants.append([value(5) if place == where else 0 for place in range(_LONG)])
    rising = [value(place) for place in range(_LONG)]
    return [kind.sum(x, constant) for constant in (*constants, rising, rising[::-1])]


def _in_pools(subject: Subject) -> list[Case]:
    kind = sum_type(subject)
    cases = [kind.sum([value(place) for place in range(8)], [value(number)] * 8) for number in range(5)]
    pools = [Memory.create(256) for _ in cases]
    return [_in_pool(case, pool, 64) for case, pool in zip(cases, pools, strict=True)]


def _in_one_pool(subject: Subject) -> list[Case]:
    kind, pool = sum_type(subject), Memory.create(4096)
    cases = [kind.sum([value(place) for place in range(8)], [value(number)] * 8) for number in range(5)]
    return [_in_pool(case, pool, 64 * (1 + number)) for number, case in enumerate(cases)]


def _in_pool(case: Case, pool: Memory, offset: int) -> Case:
    """Return the case with its constants in a pool, from ``offset`` on, and write them there."""
    write(case.model, pool, offset)
    return replace(case, model=models.in_pools(case.model, [pool], offset))


def write(model: Model, pool: Memory, offset: int) -> None:
    """Write the values of a model's constants to a pool."""
    pool.view()[offset : offset + len(model.operand_values)] = model.operand_values


def refilled(kind: SumType, size: int) -> list[tuple[Callable[[], None], Case]]:
    """Return cases whose constants, of so many numbers, lie in the same place of the same pool, each with what fills
    the pool for it.
    """
    x = [value(place) for place in range(size)]
    cases = [kind.sum(x, [value(number)] * size) for number in range(4)]
    pool = Memory.create(64 + len(cases[0].model.operand_values))
    pairs: list[tuple[Callable[[], None], Case]] = []
    for case in cases:
        moved = replace(case, model=models.in_pools(case.model, [pool], 16))
        pairs.append((lambda model=case.model: write(model, pool, 16), moved))  # type: ignore[misc]
    return pairs


def _scalars(subject: Subject) -> list[Case]:
    kind = sum_type(subject)
    return [kind.sum([0, 1, 2, 60], [1, 1, 1, 40], activation) for activation in (NONE, RELU6, NONE)]


def _extents(subject: Subject) -> list[Case]:
    kind = sum_type(subject)
    shapes = ((24,), (12, 2), (2, 12), (6, 4), (4, 6), (2, 3, 4), (4, 3, 2), (1, 24), (23,), (25,))
    return [
        kind.sum(_numbers(shape), np.arange(shape[-1]) * 2 + np.zeros(shape, np.int64) + value(len(shape)))
        for shape in shapes
    ]


def _numbers(shape: tuple[int, ...]) -> Array:
    return np.array([value(place) for place in range(int(np.prod(shape)))]).reshape(shape)


def _of_two(operation: O, wanted: Callable[[Array, Array], Array], *, swapped: bool = False) -> Case:
    """Return a case of an operation on two float32 inputs, in this order or the other."""
    draft = GraphDraft()
    x, y = (draft.add(_FLOAT.operand((4,), L.SUBGRAPH_INPUT)) for _ in range(2))
    o = draft.add(_FLOAT.operand((4,), L.SUBGRAPH_OUTPUT))
    draft.operation(operation, (*((y, x) if swapped else (x, y)), draft.constant(T.INT32, NONE)), o)
    one, two = (np.array(each, np.float32) for each in ([8, -12, 20, 64], [4, 2, -5, 16]))
    return Case("an operation on two inputs", draft.model(), (one, two), (wanted(one, two).astype(np.float32),))


def _operations(subject: Subject) -> list[Case]:
    cases = [_of_two(O.ADD, np.add), _of_two(O.MUL, np.multiply)]
    later = [_of_two(O.SUB, np.subtract), _of_two(O.DIV, np.divide)]
    return cases + (later if subject.hal >= HalVersion.V1_1 else [])


def _order(subject: Subject) -> list[Case]:
    return [
        _of_two(O.SUB, np.subtract),
        _of_two(O.SUB, lambda one, two: two - one, swapped=True),
        _of_two(O.DIV, np.divide),
        _of_two(O.DIV, lambda one, two: two / one, swapped=True),
    ]


def _wiring(subject: Subject) -> list[Case]:
    """Return two sums of the same operands, connected otherwise: the second adds x, the constant or the sum itself."""
    kind = sum_type(subject)
    x, c = np.arange(1, 5) * 8, np.array([4, 12, 4, 12])
    cases = []
    for read, wanted in ((0, 2 * x + c), (1, x + 2 * c), (2, 2 * (x + c))):
        draft = GraphDraft()
        first = draft.add(kind.operand((4,), L.SUBGRAPH_INPUT))
        second = draft.constant(kind.code, c, kind.scale)
        middle = draft.add(kind.operand((4,), L.TEMPORARY_VARIABLE))
        o, none = draft.add(kind.operand((4,), L.SUBGRAPH_OUTPUT)), draft.constant(T.INT32, NONE)
        draft.operation(O.ADD, (first, second, none), middle)
        draft.operation(O.ADD, (middle, (first, second, middle)[read], none), o)
        cases.append(Case("two sums", draft.model(), (kind.array(x),), (kind.array(wanted),)))
    return cases


def outputs_in_orders(subject: Subject) -> list[Case]:
    """Return two sums of an input, whose outputs are in the order of their numbers, and in the other order."""
    kind = sum_type(subject)
    x = np.arange(1, 5) * 8
    wanted = [kind.array(x + number) for number in (4, 16)]
    draft = GraphDraft()
    first = draft.add(kind.operand((4,), L.SUBGRAPH_INPUT))
    for number in (4, 16):
        constant = draft.constant(kind.code, [number] * 4, kind.scale)
        draft.sum(first, constant, draft.add(kind.operand((4,), L.SUBGRAPH_OUTPUT)))
    model = draft.model()
    turned = replace(model, main=replace(model.main, output_indexes=model.main.output_indexes[::-1]))
    inputs = (kind.array(x),)
    return [
        Case("two sums in order", model, inputs, tuple(wanted)),
        Case("two sums turned", turned, inputs, tuple(wanted[::-1])),
    ]


def inputs_in_orders(subject: Subject) -> list[Case]:
    """Return two sums, each of an input of its own, in models whose inputs are in order, and in the other order."""
    kind = sum_type(subject)
    x, y = np.arange(1, 5) * 8, np.arange(9, 13) * 8
    draft = GraphDraft()
    for number in (4, 16):
        one = draft.add(kind.operand((4,), L.SUBGRAPH_INPUT))
        constant = draft.constant(kind.code, [number] * 4, kind.scale)
        draft.sum(one, constant, draft.add(kind.operand((4,), L.SUBGRAPH_OUTPUT)))
    model = draft.model()
    turned = replace(model, main=replace(model.main, input_indexes=model.main.input_indexes[::-1]))
    inputs = kind.array(x), kind.array(y)
    return [
        Case("two inputs in order", model, inputs, (kind.array(x + 4), kind.array(y + 16))),
        Case("two inputs turned", turned, inputs, (kind.array(y + 4), kind.array(x + 16))),
    ]


def _output_scales(subject: Subject) -> list[Case]:
    """Return sums of 8-bit numbers that differ in the scale and the zero point of the output."""
    x = np.array([4, 8, 40, 96], np.uint8)
    cases = []
    for scale, zero_point in ((1.0, 0), (2.0, 0), (4.0, 0), (1.0, 20), (2.0, 60)):
        draft = GraphDraft()
        one = draft.add(Operand(T.TENSOR_QUANT8_ASYMM, (4,), L.SUBGRAPH_INPUT, 1.0))
        two = draft.constant(T.TENSOR_QUANT8_ASYMM, x, 1.0)
        o = draft.add(Operand(T.TENSOR_QUANT8_ASYMM, (4,), L.SUBGRAPH_OUTPUT, scale, zero_point))
        draft.operation(O.ADD, (one, two, draft.constant(T.INT32, NONE)), o)
        wanted = (2.0 * x / scale + zero_point).astype(np.uint8)
        cases.append(Case("a quantised sum", draft.model(), (x,), (wanted,)))
    return cases


def _graphs(subject: Subject) -> list[Case]:
    """Return IFs whose models differ in an operation of the graph that is taken, or in which graph is which."""
    case = models.case("if_float32")
    _, x, y = (np.asarray(each) for each in case.inputs)
    sums, products = case.model.referenced
    cases = []
    for code, wanted in ((O.MUL, x * y), (O.SUB, x - y), (O.ADD, x + y)):
        (step,) = products.operations
        taken = replace(products, operations=(replace(step, type=code),))
        model = replace(case.model, referenced=(sums, taken))
        cases.append(replace(case, name=f"an IF of {code.name}", model=model, expected=(wanted,)))
    turned = replace(case.model, referenced=(products, sums))
    return [*cases, replace(case, name="an IF of graphs turned", model=turned, expected=(x + y,))]


def precise(*, relaxed: bool = False) -> Case:
    """Return a sum of float32 numbers that no float16 is near enough to; ``relaxed`` allows it all the same."""
    draft, x = GraphDraft(), 1 + np.arange(1, 16, 2, dtype=np.float32) / 4096
    one = draft.add(_FLOAT.operand((8,), L.SUBGRAPH_INPUT))
    two = draft.constant(T.TENSOR_FLOAT32, np.full(8, 0.25, np.float32))
    draft.sum(one, two, draft.add(_FLOAT.operand((8,), L.SUBGRAPH_OUTPUT)))
    model = replace(draft.model(), relax_computation_float32_to_float16=relaxed)
    return Case("a sum that may be inexact" if relaxed else "an exact sum", model, (x,), (x + np.float32(0.25),))


def _precisions(subject: Subject) -> list[Case]:
    return [precise(relaxed=True), precise(), precise(relaxed=True)]


LOOKS: Mapping[str, Look] = {
    "constants": Look(_constants),
    "constants in pools": Look(_in_pools),
    "places in a pool": Look(_in_one_pool),
    "scalars": Look(_scalars),
    "extents": Look(_extents),
    "operations": Look(_operations),
    "order of inputs": Look(_order, HalVersion.V1_1),
    "wiring": Look(_wiring),
    "order of outputs": Look(outputs_in_orders),
    "order of the model's inputs": Look(inputs_in_orders),
    "output scales": Look(_output_scales),
    "graphs": Look(_graphs, HalVersion.V1_3),
    "precision": Look(_precisions, HalVersion.V1_1),
}


def biased(bias: int | None) -> Case:
    """Return a case of an SVDF of one feature whose bias is an optional input, left out if it is None.

    With a memory of one, the output is the input times the weight of the feature times that of the time, plus the bias.
    """
    draft = GraphDraft()
    shapes = (1, 1), (1, 1), (1, 1), (1,), (1, 1)
    inputs = [draft.add(_FLOAT.operand(shape, L.SUBGRAPH_INPUT)) for shape in shapes]
    numbers = [draft.constant(T.INT32, number) for number in (1, NONE)]
    outputs = [draft.add(_FLOAT.operand((1, 1), L.SUBGRAPH_OUTPUT)) for _ in range(2)]
    draft.operation(O.SVDF, (*inputs, *numbers), *outputs)
    x, feature, weight, state = (np.full((1, 1), each, np.float32) for each in (3, 2, 5, 0))
    given = None if bias is None else np.array([bias], np.float32)
    # The state is not looked at.
    expected = None, np.full((1, 1), 30 + (bias or 0), np.float32)
    name = "an SVDF without its bias" if bias is None else f"an SVDF with the bias {bias}"
    return Case(name, draft.model(), (x, feature, weight, given, state), expected)


def beside_a_detection(score: float) -> Case:
    """Return a case of a detection between two sums of another input: it finds one box if the ``score`` is above
    0.5, or none, and then its outputs have no elements.
    """
    draft = GraphDraft()
    x, scores, boxes = (draft.add(_FLOAT.operand(shape, L.SUBGRAPH_INPUT)) for shape in ((4,), (1, 2), (1, 8)))
    images = draft.add(SumType(T.TENSOR_INT32).operand((1,), L.SUBGRAPH_INPUT))
    given = np.array([value(place) for place in range(4)], np.float32)
    box = np.array([[1, 2, 9, 18]], np.float32)
    numbers: list[Array] = [np.array([[0.125, score]], np.float32), np.tile(box, 2), np.zeros(1, np.int32)]

    def add_sum(number: int) -> Array:
        constant = draft.constant(T.TENSOR_FLOAT32, [value(number)] * 4)
        draft.sum(x, constant, draft.add(_FLOAT.operand((4,), L.SUBGRAPH_OUTPUT)))
        return given + np.float32(value(number))

    before = add_sum(1)
    limits = [draft.constant(T.FLOAT32, 0.5), draft.constant(T.INT32, -1), draft.constant(T.INT32, 0)]
    limits += [draft.constant(T.FLOAT32, number) for number in (0.5, 0.5, 0.0625)]
    found = [
        draft.add(SumType(code).operand(shape, L.SUBGRAPH_OUTPUT))
        for code, shape in (
            (T.TENSOR_FLOAT32, (1,)),
            (T.TENSOR_FLOAT32, (1, 4)),
            (T.TENSOR_INT32, (1,)),
            (T.TENSOR_INT32, (1,)),
        )
    ]
    draft.operation(O.BOX_WITH_NMS_LIMIT, (scores, boxes, images, *limits), *found)
    behind = add_sum(2)
    one: list[Array] = [np.array([score], np.float32), box, np.ones(1, np.int32), np.zeros(1, np.int32)]
    results = one if score > 0.5 else [each[:0] for each in one]
    name = f"two sums beside a detection of a score of {score}"
    return Case(name, draft.model(), (given, *numbers), (before, *results, behind))


def from_output(case: Case, first: int) -> Case:
    """Return the case with its outputs in another order: from that number on, and then those before."""
    main = case.model.main
    indexes = (*main.output_indexes[first:], *main.output_indexes[:first])
    model = replace(case.model, main=replace(main, output_indexes=indexes))
    return replace(case, model=model, expected=(*case.expected[first:], *case.expected[:first]))
