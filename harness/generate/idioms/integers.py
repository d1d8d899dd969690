"""Arithmetic of INT32 with constants, where a quotient is rounded, and of constants alone, beyond what floats hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_INT = (T.TENSOR_INT32,)
_ARITHMETIC = (O.MUL, O.DIV, O.ADD, O.SUB)
_ORDERS = (O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL)
# The constants of two operations: equal, opposite, one a multiple of the other, and neither.
_CONSTANTS = ((3, 3), (4, 2), (2, 4), (3, -3), (-2, 5))


def _number(s: Sketch, value: int) -> SketchTensor:
    return s.constant([value])


@idiom(packed=True, sure=True, types=_INT, first=(O.MUL, O.DIV))
def by_two_numbers(s: Sketch, first: O) -> None:
    """A product or a quotient with a number, before another with one on either side, or a comparison with one."""
    data = s.input(5, 8, within=(-17.0, 17.0))

    def written(second: O, numbers: tuple[int, int], left: bool) -> None:
        inner = binary(s, first, data, _number(s, numbers[0]))
        pair = (inner, _number(s, numbers[1]))
        if second in _ORDERS:
            s(second, *(pair[::-1] if left else pair))
        else:
            binary(s, second, *(pair[::-1] if left else pair))

    cases = [*product(_ARITHMETIC, _CONSTANTS, (False,)), *product((O.SUB,), _CONSTANTS[:2], (True,))]
    cases += [(order, (number, 7), number < 0) for order in _ORDERS for number in (3, -2)]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_INT, divisor=(3, 4, -5))
def remainders(s: Sketch, divisor: int) -> None:
    """What a quotient by a number leaves, of integers and of whole numbers in float32, of both signs."""
    data = s.input(5, 8, within=(-17.0, 17.0))

    def left(whole: SketchTensor, number: SketchTensor) -> None:
        quotient = s(O.DIV, whole, number, NONE)
        if whole.code != T.TENSOR_INT32:
            quotient = s(O.FLOOR, quotient)
        multiple = s(O.MUL, quotient, number, NONE)
        s(O.SUB, whole, multiple, NONE)
        s(O.EQUAL, multiple, whole)

    left(data, _number(s, divisor))
    left(s(O.CAST, data, to=T.TENSOR_FLOAT32), s.constant([divisor], code=T.TENSOR_FLOAT32))
    left(s.input(5, 8, within=(-17.0, 17.0)), s.input(8, within=(2.0, 5.0)))


# Odd numbers of 25 to 31 bits, whose neighbours are other numbers in float32, and their products with small ones.
_LARGE = ((2**24 + 1, -(2**25) - 3, 2**30 + 7, 5), (2**24 + 3, 3, -(2**29) - 5, 2**24 + 1))
_SMALL = ((3, -5, 1, 7), (2**24 + 1, -(2**25) - 1, 2**26 + 3, 9))


@idiom(packed=True, sure=True, types=_INT, kind=(O.MUL, O.ADD, O.SUB))
def large_constants(s: Sketch, kind: O) -> None:
    """An operation on two constants, or on an input and a constant, of more bits than a float32 has."""
    s.reach = {T.TENSOR_INT32: 2.0**31 - 1}

    def written(values: tuple[tuple[int, ...], ...], turned: bool) -> None:
        one, other = (s.raw(np.array(each, np.int32), T.TENSOR_INT32) for each in values)
        result = binary(s, kind, *((other, one) if turned else (one, other)))
        binary(s, O.SUB, result, s.input(3, 4))

    def beside(values: tuple[int, ...]) -> None:
        binary(s, kind, s.input(3, 4, within=(1.0, 3.0)), s.raw(np.array(values, np.int32), T.TENSOR_INT32))

    cases: list[Callable[[], None]] = [
        partial(written, values, turned)
        for values in (_SMALL if kind == O.MUL else _LARGE, (_LARGE[0], _SMALL[0]))
        if kind != O.MUL or values is _SMALL
        for turned in (False, True)
    ]
    if kind != O.MUL:
        cases += [partial(beside, values) for values in _LARGE]
    s.attempt_each(cases)
