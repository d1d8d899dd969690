"""Two results that meet: each of two tensors, or of one, or with constants that are equal or not.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary, has_argument
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import is_positive
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_ARITHMETIC = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM)
_ORDERS = (O.GREATER, O.EQUAL, O.LESS, O.NOT_EQUAL, O.GREATER_EQUAL, O.LESS_EQUAL)
# Which of three tensors the second one is of; the first is of the first two.
_PAIRS = ((1, 0), (0, 2), (2, 1), (0, 1))


def _act(code: O, act: int) -> int:
    return act if has_argument(code, "fused_activation") else NONE


@idiom(packed=True, sure=True, types=_FLOAT, last=_ARITHMETIC, first=_ARITHMETIC)
def of_three(s: Sketch, last: O, first: O) -> None:
    """An operation of two tensors meets another of the same, exchanged, or of one of them and a third."""
    operands = [s.input(3, 4), s.input(3, 4), s.input(3, 4)]

    def written(second: O, pair: tuple[int, int], act: int) -> None:
        one = binary(s, first, operands[0], operands[1], _act(first, act))
        other = binary(s, second, operands[pair[0]], operands[pair[1]], _act(second, act))
        binary(s, last, one, other)

    cases: list[tuple[O, tuple[int, int], int]] = []
    for number, second in enumerate(_ARITHMETIC):
        cases += [(second, _PAIRS[(number + extra) % 3], NONE) for extra in (0, 1)]
    cases += [(first, pair, RELU) for pair in ((0, 2), (1, 0)) if _act(first, RELU)]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT, first=_ORDERS)
def orders_of_three(s: Sketch, first: O) -> None:
    """A comparison of two tensors and another of the same, exchanged, or of one of them and a third."""
    # Few numbers, of which many are equal.
    operands = [s(O.FLOOR, s.input(3, 4, within=(-2.0, 2.0))) for _ in range(3)]

    def written(second: O, pair: tuple[int, int], last: O) -> None:
        s(last, s(first, *operands[:2]), s(second, *(operands[place] for place in pair)))

    cases = product(_ORDERS, (O.LOGICAL_OR, O.LOGICAL_AND), range(2))
    s.attempt_each(
        partial(written, second, _PAIRS[(number + 2 * extra) % len(_PAIRS)], last)
        for number, (second, last, extra) in enumerate(cases)
    )


# Which constants two operations have: the same one or a like one, another one.
_RELATIONS = ("one", "negative", "equal", "row", "column", "other")
_CONSTANT = (O.MUL, O.ADD, O.SUB, O.DIV, O.MAXIMUM, O.MINIMUM)
_LAST = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM, O.LESS, O.CONCATENATION)
_TURNS = 3


@idiom(packed=True, sure=True, types=_FLOAT, relation=_RELATIONS, turn=tuple(range(_TURNS)))
def with_constants(s: Sketch, relation: str, turn: int) -> None:
    """Two tensors, each with a constant, meet: the constant may be taken out if it is the same, or of one sign."""
    a, b = s.input(4, 4), s.input(4, 4)
    shape = {"row": (4,), "column": (4, 1)}.get(relation, (1,))
    within = {"one": (0.25, 0.75), "equal": (1.25, 1.75)}.get(relation, (-2.0, -0.5))
    constant = s.weights(*shape, within=within)
    if relation == "other":
        second = s.weights(*shape, within=(0.5, 1.75))
    elif relation == "equal":
        second = s.constant(constant.array)
    else:
        second = constant

    def pair(code: O, left: bool, act: int) -> list[SketchTensor]:
        return [
            binary(s, code, *((other, each) if left else (each, other)), _act(code, act))
            for each, other in ((a, constant), (b, second))
        ]

    def written(last: O, code: O, left: bool, act: int) -> None:
        one, other = pair(code, left, act)
        if last == O.CONCATENATION:
            s(last, [one, other], 1)
        else:
            binary(s, last, one, other)

    cases = [(code, False, NONE) for code in _CONSTANT]
    cases += [(O.SUB, True, NONE), (O.MUL, False, RELU), (O.ADD, True, RELU)]
    s.attempt_each(partial(written, last, *case) for last in _LAST[turn::_TURNS] for case in cases)


_FUNCTIONS = (O.EXP, O.LOG, O.SQRT, O.RSQRT, O.NEG, O.ABS, O.TANH, O.LOGISTIC, O.RELU, O.RELU6, O.FLOOR, O.MUL,
              O.HARD_SWISH, O.SIN, O.ELU, O.DIV, O.POW)  # fmt: skip
_POSITIVE = (O.LOG, O.SQRT, O.RSQRT, O.DIV)


def _function(s: Sketch, code: O, data: SketchTensor) -> SketchTensor:
    """Add a function, of which the product is the square, and the quotient that of a number by it; the power is the
    root of positive numbers, and the square of others.
    """
    if code == O.MUL:
        return s(code, data, data, NONE)
    if code == O.DIV:
        need(is_positive(s, data), "not by a positive number")
        return s(code, s.constant([2.5]), data, NONE)
    if code == O.POW:
        return s(code, data, s.constant([0.5])) if is_positive(s, data) else _square(s, data)
    need(code not in _POSITIVE or is_positive(s, data), "not of a positive number")
    return s(code, data, *((0.5,) if code == O.ELU else ()))


def _square(s: Sketch, data: SketchTensor) -> SketchTensor:
    result = s(O.POW, data, s.constant([2.0]))
    low, high = s.assembly.intervals[data.index] or (0.0, 0.0)
    if high < 0:
        s.assembly.intervals[result.index] = high * high, low * low
    return result


@idiom(packed=True, sure=True, types=_FLOAT, first=_FUNCTIONS, between=("factor and term", "nothing"))
def functions_apart(s: Sketch, first: O, between: str) -> None:
    """A function behind each other one, with a constant between them: what the second undoes is not the first alone."""
    # A root of a square shows the sign that it loses where all are negative.
    mixed, negative, positive = (s.input(3, 4, within=each) for each in ((-2.0, 2.0), (-2.0, -0.5), (0.5, 2.0)))

    def written(second: O, how: str, data: SketchTensor) -> None:
        result = _function(s, first, data)
        signed = second not in _POSITIVE and first not in _POSITIVE
        if how == "factor":
            result = s(O.MUL, result, s.constant([-1.5 if signed else 1.5]), NONE)
        elif how == "term":
            result = s(O.ADD, result, s.constant([-0.75 if signed else 1.5]), NONE)
        # Not the square of a square.
        need(second != O.POW or is_positive(s, result), "not of a positive number")
        _function(s, second, result)

    cases = product(_FUNCTIONS, between.split(" and "))
    s.attempt_each(partial(_either, s, partial(written, *case), mixed, negative, positive) for case in cases)


def _either(s: Sketch, write: Callable[[Any], None], *operands: object) -> None:
    """Write what the contract has of the first of the operands that it takes."""
    need(any(s.attempt(partial(write, each)) for each in operands), "of neither")


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.CONCATENATION, O.PACK, O.SELECT, O.BATCH_MATMUL))
def in_another_order(s: Sketch, kind: O) -> None:
    """What joins the same tensors twice, in two orders: not one join."""
    tensors = [s.input(3, 3) for _ in range(3)]
    condition = s.input(3, 3, code=T.TENSOR_BOOL8)

    def joined(order: tuple[int, ...], axis: int) -> SketchTensor:
        operands = [tensors[place] for place in order]
        if kind == O.CONCATENATION:
            return s(kind, operands, axis)
        if kind == O.PACK:
            return s(kind, axis, operands)
        if kind == O.SELECT:
            return s(kind, condition, *operands[:2])
        return s(kind, *operands[:2], bool(axis), False)

    def written(last: O | None, orders: tuple[tuple[int, ...], tuple[int, ...]], axis: int) -> None:
        results = [joined(order, axis) for order in orders]
        if last is not None:
            binary(s, last, results[0], results[1])

    cases = [(((0, 1), (1, 0)), axis) for axis in (0, 1)] + [(((0, 1, 2), (1, 0, 2)), 0), (((2, 0, 1), (2, 1, 0)), 1)]
    s.attempt_each(partial(written, last, *case) for last in (O.SUB, O.MAXIMUM, None) for case in cases)


_JOINS = (O.SUB, O.ADD, O.MUL, O.MAXIMUM, O.MINIMUM, O.DIV)


@idiom(packed=True, sure=True, types=_FLOAT, function=_FUNCTIONS)
def of_functions(s: Sketch, function: O) -> None:
    """Functions of two tensors meet, or a function of one and what it is of."""
    low, high = (s.input(3, 4, within=(0.25, 1.0)), s.input(3, 4, within=(1.0, 4.0))), (-3.0, 3.0)
    mixed = s.input(3, 4, within=high), s.input(3, 4, within=high)

    def written(last: O, kind: str, operands: tuple[SketchTensor, SketchTensor]) -> None:
        one = _function(s, function, operands[0])
        other = _function(s, function, operands[1]) if kind == "two" else operands[0]
        left, right = (other, one) if kind == "turned" else (one, other)
        need(last != O.DIV or is_positive(s, right), "not by a positive number")
        binary(s, last, left, right)

    cases = product(_JOINS, ("two", "itself", "turned"))
    s.attempt_each(partial(_either, s, partial(written, *case), mixed, low) for case in cases)


_CHANGES: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "times": lambda s, data: s(O.MUL, data, s.input(*data.shape), NONE),
    "plus": lambda s, data: s(O.ADD, data, s.input(*data.shape), NONE),
    "factor": lambda s, data: s(O.MUL, data, s.weights(data.shape[-1], within=(-2.0, 2.0)), NONE),
    "logistic": lambda s, data: s(O.LOGISTIC, data),
    "tanh": lambda s, data: s(O.TANH, data),
    "relu": lambda s, data: s(O.RELU, data),
}


@idiom(packed=True, sure=True, types=_FLOAT, change=tuple(_CHANGES), turn=(0, 1))
def parts(s: Sketch, change: str, turn: int) -> None:
    """Two parts of a tensor meet in either order, both changed, one of them, or each in another way."""
    names = tuple(_CHANGES)
    whole = s.input(4, 4)

    def written(last: O, axis: int, turned: bool, how: str) -> None:
        one, other = s.all(O.SPLIT, whole, axis, 2, count=2)
        first = _CHANGES[change](s, one) if how != "second" else one
        following = names[(names.index(change) + 1) % len(names)]
        second = other if how == "first" else _CHANGES[following if how == "other" else change](s, other)
        left, right = (second, first) if turned else (first, second)
        if last == O.CONCATENATION:
            s(last, [left, right], axis)
        else:
            binary(s, last, left, right)

    cases = [*product((0, 1), (False, True), ("both", "other")), (1, False, "first"), (1, True, "second")]
    lasts = (O.SUB, O.ADD, O.MUL, O.CONCATENATION)[turn::2]
    s.attempt_each(partial(written, last, *case) for last in lasts for case in cases)


_TWICE = (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM)
_BOUNDS = ((0.0, 4.0), (4.0, 0.0), (0.0, 1.0), (-1.0, 6.0), (-4.0, 4.0))
_SIDES = ((False, False), (True, False), (False, True), (True, True))


@idiom(packed=True, sure=True, types=_FLOAT, first=_TWICE, turn=(0, 1))
def two_constants(s: Sketch, first: O, turn: int) -> None:
    """An operation with a constant behind another one, each on either side: numbers, and rows."""
    data = s.input(4, 4, within=(0.5, 3.0))

    def changed(code: O, operand: SketchTensor, other: SketchTensor, left: bool) -> SketchTensor:
        need(code != O.DIV or not left or is_positive(s, operand), "not by a positive number")
        return binary(s, code, *((other, operand) if left else (operand, other)))

    def written(second: O, sides: tuple[bool, bool], shape: tuple[int, ...]) -> None:
        inner = changed(first, data, s.weights(*shape, within=(0.5, 2.5)), sides[0])
        changed(second, inner, s.weights(*shape, within=(1.25, 2.0)), sides[1])

    def clamped(second: O, numbers: tuple[float, float]) -> None:
        inner = binary(s, first, s.input(4, 4, within=(-8.0, 8.0)), s.constant([numbers[0]]))
        binary(s, second, inner, s.constant([numbers[1]]))

    cases: list[Callable[[], None]] = []
    for second in _TWICE[turn::2]:
        cases += [partial(written, second, sides, shape) for sides in _SIDES for shape in ((1,), (4,))]
        if {first, second} == {O.MAXIMUM, O.MINIMUM}:
            cases += [partial(clamped, second, pair) for pair in _BOUNDS]
    s.attempt_each(cases)
