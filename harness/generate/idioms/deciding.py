"""Comparisons, truths and choices beside one another and beside constants; a form holds several side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import some
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

COMPARISONS = (O.LESS, O.EQUAL, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.NOT_EQUAL)
_TRUE, _FALSE, _MIXED = [True] * 4, [False] * 4, [True, False, False, True]


def _whole(s: Sketch) -> SketchTensor:
    """Return a tensor of few different numbers, so that some are equal."""
    data = s.input(3, 4, within=(-2.0, 2.5), scale=(0.5, 8) if s.quantised else None)
    return s(O.FLOOR, data) if s.code in REAL else data


@idiom(packed=True, types=(*EVERY, T.TENSOR_INT32), kind=COMPARISONS, number=(0.0, 1.0, -1.0))
def comparisons_with_numbers(s: Sketch, kind: O, number: float) -> None:
    """A difference, a sum, a product or a function compared with a constant, on either side."""
    x, y = _whole(s), _whole(s)
    scale = (0.5, 8) if s.quantised else None

    def compared(inside: Callable[[], SketchTensor], turned: bool) -> None:
        left = inside()
        operand = s.assembly.operands[left.index]
        right = s.constant([number], scale=(operand.scale, operand.zero_point) if s.quantised else None)
        s(kind, *((right, left) if turned else (left, right)))

    insides: list[Callable[[], SketchTensor]] = [
        lambda: s(O.SUB, x, y, NONE),
        lambda: s(O.ADD, x, s.constant([2.0], scale=scale), NONE),
        lambda: s(O.SUB, s.constant([2.0], scale=scale), x, NONE),
        lambda: s(O.MUL, x, s.constant([-2.0], scale=scale), NONE),
        lambda: s(O.MAXIMUM, x, y),
        lambda: s(O.ABS, x),
        lambda: s(O.NEG, x),
        lambda: s(O.RELU, x),
    ]
    for inside in some(s, insides, 5):
        s.attempt(partial(compared, inside, s.choices.integer(0, 2) == 2))


@idiom(
    packed=True,
    types=(*EVERY, T.TENSOR_INT32),
    join=(O.LOGICAL_AND, O.LOGICAL_OR, O.EQUAL, O.NOT_EQUAL),
    first=COMPARISONS,
)
def truths_of_one(s: Sketch, join: O, first: O) -> None:
    """Two comparisons of one tensor with two numbers, or of two tensors, joined; some are the other's opposite."""
    x, y = _whole(s), _whole(s)
    operand = s.assembly.operands[x.index]
    scale = (operand.scale, operand.zero_point) if s.quantised else None
    low, high = s.constant([-1.0], scale=scale), s.constant([1.0], scale=scale)
    second = COMPARISONS[s.choices.integer(0, 5)]
    for kind, one, other in ((first, low, high), (first, high, low), (second, low, high), (second, low, low)):
        s(join, s(first, x, one), s(kind, x, other))
    s(join, s(first, x, y), s(second, x, y))
    s(join, s(first, x, y), s(first, y, x))
    s(join, s(first, x, y), s(O.LOGICAL_NOT, s(first, x, low)))


@idiom(
    packed=True,
    types=(T.TENSOR_BOOL8,),
    outer=(O.LOGICAL_AND, O.LOGICAL_OR, O.EQUAL, O.NOT_EQUAL),
    inner=(O.LOGICAL_OR, O.LOGICAL_AND, O.EQUAL, O.NOT_EQUAL, O.LOGICAL_NOT),
)
def truths_of_truths(s: Sketch, outer: O, inner: O) -> None:
    """Logic of logic, with the same operand again, which may absorb it, another, or a constant."""
    a, b, c = (s.input(3, 4, code=T.TENSOR_BOOL8) for _ in range(3))
    row = s.raw(np.array(_MIXED), T.TENSOR_BOOL8)

    def written(code: O, one: SketchTensor, other: SketchTensor) -> SketchTensor:
        return s(code, one) if code == O.LOGICAL_NOT else s(code, one, other)

    for first, second, third in ((a, b, a), (a, b, b), (a, b, c), (a, row, b), (a, a, b), (a, b, row)):
        for turned in (False, True):

            def nested(first: SketchTensor, second: SketchTensor, third: SketchTensor, turned: bool) -> None:
                within = written(inner, first, second)
                written(outer, *((third, within) if turned else (within, third)))

            s.attempt(partial(nested, first, second, third, turned))


@idiom(packed=True, types=(*EVERY, T.TENSOR_INT32), kind=(O.EQUAL, O.NOT_EQUAL, O.LOGICAL_AND, O.LOGICAL_OR, O.SELECT),
       made=("input", "comparison"))  # fmt: skip
def truths_and_constants(s: Sketch, kind: O, made: str) -> None:
    """A truth and a constant one: all true, all false, or some of both, on either side; a choice by such constants."""
    a, b = s.input(3, 4), s.input(3, 4)
    truth = s.input(3, 4, code=T.TENSOR_BOOL8) if made == "input" else s(O.LESS, a, b)
    for numbers in (_TRUE, _FALSE, _MIXED):
        constant = s.raw(np.array(numbers if kind != O.SELECT else [numbers] * 3), T.TENSOR_BOOL8)
        if kind == O.SELECT:
            s(kind, constant, a, b)
            s(kind, s(O.LOGICAL_NOT, constant), a, b)
        else:
            s(kind, truth, constant)
            s(kind, constant, truth)


_FUNCTIONS = (O.RELU, O.NEG, O.ABS, O.TANH, O.LOGISTIC, O.RELU1, O.FLOOR, O.EXP)


@idiom(
    packed=True,
    types=(*EVERY, T.TENSOR_INT32),
    sides=("same function", "two functions", "one function", "turned", "reversed", "nested", "sums"),
    condition=("plain", "negated", "compared", "turned too"),
)
def choices_between(s: Sketch, sides: str, condition: str) -> None:
    """SELECT between functions, sums or moved tensors, by a condition as it is, negated, or moved too."""
    scale = (0.0625, 60 if s.code == T.TENSOR_QUANT8_ASYMM else 0) if s.quantised else None
    a, b, c = (s.input(4, 4, scale=scale) for _ in range(3))
    truth = s.input(4, 4, code=T.TENSOR_BOOL8)
    if condition == "negated":
        truth = s(O.LOGICAL_NOT, truth)
    elif condition == "compared":
        truth = s(O.LESS, a, c)
    elif condition == "turned too":
        truth = s(O.LESS, *(_moved(s, sides, each) for each in (a, c)))
    start = s.choices.integer(0, 7)
    for number in range(3):
        one, other = (_FUNCTIONS[(start + number + more) % 8] for more in (0, 1))
        pairs: dict[str, Callable[[O, O], tuple[SketchTensor, SketchTensor]]] = {
            "same function": lambda one, other: (s(one, a), s(one, b)),
            "two functions": lambda one, other: (s(one, a), s(other, b)),
            "one function": lambda one, other: (a, s(one, a if one < other else b)),
            "turned": lambda one, other: (_moved(s, sides, a), _moved(s, sides, b)),
            "reversed": lambda one, other: (_moved(s, sides, a), _moved(s, sides, b)),
            "nested": lambda one, other: (s(O.SELECT, truth, a, b), c),
            "sums": lambda one, other: (s(O.ADD, a, c, NONE, scale=scale), s(O.ADD, b, c, NONE, scale=scale)),
        }

        def chosen(build: Callable[[O, O], tuple[SketchTensor, SketchTensor]], one: O, other: O) -> None:
            pair = build(one, other)
            s(O.SELECT, truth, *(pair[::-1] if s.choices.flag() else pair))

        s.attempt(partial(chosen, pairs[sides], one, other))
        if sides not in ("same function", "two functions", "one function"):
            break
    if O.SELECT not in {step.type for step in s.assembly.steps}:
        raise Misfit("nothing to choose")


def _moved(s: Sketch, how: str, data: SketchTensor) -> SketchTensor:
    return s(O.TRANSPOSE, data, (1, 0)) if how == "turned" else s(O.REVERSE, data, (1,))
