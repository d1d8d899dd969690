"""Constants of which a compiler reads one number, or the first and the last: those have the value that its rule is of,
the others do not. Bounds, exponents, slopes, and rows taken by constant places.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
# Which of four numbers a rule is of; the others are larger or smaller.
_KNOWN = {"first": (0,), "last": (3,), "ends": (0, 3), "all but one": (0, 1, 3), "none": ()}
_AWAY = (0.75, -0.5, 0.25, 1.25)


def _numbers(s: Sketch, value: float, known: str, column: bool = False) -> SketchTensor:
    """Return a constant of four numbers for four columns, or rows, of which those that are ``known`` are ``value``."""
    numbers = np.array([value if at in _KNOWN[known] else value + away for at, away in enumerate(_AWAY)])
    return s.constant(numbers.reshape(4, 1) if column else numbers)


_BOUNDS = {"relu6": (0.0, 6.0), "relu1": (-1.0, 1.0), "hard sigmoid": (0.0, 1.0)}


@idiom(packed=True, sure=True, types=REAL, rule=tuple(_BOUNDS))
def bounds(s: Sketch, rule: str) -> None:
    """Two bounds in both orders, of columns or rows, of which one or both are those of an activation in part only."""
    low, high = _BOUNDS[rule]
    data = s.input(4, 4, within=(low - 2.0, high + 2.0))
    cases = [("all but one", "ends"), ("first", "first"), ("first", "last"), ("last", "ends"), ("none", "first")]
    for below, above in cases:
        for column in (False, True):
            lower, upper = _numbers(s, low, below, column), _numbers(s, high, above, column)
            s(O.MINIMUM, s(O.MAXIMUM, data, lower), upper)
            s(O.MAXIMUM, s(O.MINIMUM, data, upper), lower)
        # One bound is a number: above all lower ones.
        s(O.MINIMUM, s(O.MAXIMUM, data, _numbers(s, low, below)), s.constant([high]))
        s(O.MINIMUM, s(O.MAXIMUM, data, s.constant([low])), _numbers(s, high, above))
    # The lower bound is above the upper: the order decides.
    lower, upper = s.constant([low + 1.0, low, high + 1.0, low]), s.constant([high, low - 0.5, high, high])
    s(O.MINIMUM, s(O.MAXIMUM, data, lower), upper)
    s(O.MAXIMUM, s(O.MINIMUM, data, upper), lower)


_NUMBERS: dict[str, tuple[tuple[float, ...], Callable[[Sketch, SketchTensor], SketchTensor]]] = {
    "exponent": (
        (2.0, 0.5, 1.0, 3.0, -1.0, 0.0),
        lambda s, numbers: s(O.POW, s.input(4, 4, within=(0.5, 2.0)), numbers)),
    "slope": ((0.0, 1.0, 0.25), lambda s, numbers: s(O.PRELU, s.input(4, 4), numbers)),
    "scale of scores": (
        (1.0, 0.5), lambda s, numbers: s(O.SOFTMAX, s(O.MUL, s.input(4, 4), numbers, NONE), 1.0)),
    "exponent of power": (
        (1.0, 0.5, 2.0),
        lambda s, numbers: s(O.POW, s(O.POW, s.input(4, 4, within=(0.5, 2.0)), s.constant([2.0])), numbers)),
    "root of square": (
        (0.5, 1.5),
        lambda s, numbers: s(O.POW, s(O.POW, s.input(4, 4, within=(-2.0, 2.0)), s.constant([2.0])), numbers)),
    "divisor": ((1.0, 2.0), lambda s, numbers: s(O.DIV, s.input(4, 4), numbers, NONE)),
}  # fmt: skip


@idiom(packed=True, sure=True, types=REAL, what=tuple(_NUMBERS))
def numbers(s: Sketch, what: str) -> None:
    """Numbers of columns or rows that have a rule of their own, such as an exponent of 2, in part only."""
    values, written = _NUMBERS[what]
    for value, known, column in product(values, ("first", "last", "ends", "all but one"), (False, True)):
        s.attempt(lambda value=value, known=known, column=column: written(s, _numbers(s, value, known, column)))  # type: ignore[misc]


# Places of which the ends are those of a range, or of all rows, or of rows in reverse.
_PLACES = (
    (0, 2, 1, 3),
    (0, 1, 1, 3),
    (0, 0, 3, 3),
    (0, 2, 2),
    (1, 1, 3),
    (1, 3, 2, 3),
    (3, 1, 2, 0),
    (2, 2, 0),
    (0, 3),
)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM), by=(O.GATHER, O.EMBEDDING_LOOKUP))
def places(s: Sketch, by: O) -> None:
    """Rows taken by constant places that at their ends look like a range; alone, and of a table that is computed."""
    table = s.input(4, 3)

    def written(taken: tuple[int, ...], source: SketchTensor) -> None:
        lookups = s.raw(np.array(taken), T.TENSOR_INT32)
        if by == O.GATHER:
            s(by, source, 0, lookups)
            s(by, s(O.RESHAPE, source, (3, 4)), 1, lookups)
        else:
            s(by, lookups, source)

    for taken in _PLACES:
        s.attempt(partial(written, taken, table))
        s.attempt(partial(written, taken, s(O.MAXIMUM, table, s.input(4, 3))))


_INTEGERS = (T.TENSOR_INT32,)
_COMPARISONS = (O.EQUAL, O.NOT_EQUAL, O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)


@idiom(packed=True, sure=True, types=_INTEGERS, bits=(24, 30))
def near_integers(s: Sketch, bits: int) -> None:
    """Large integers that differ by less than a float32 of their size holds, compared and bounded, with constants and
    with one another.
    """
    s.reach = {T.TENSOR_INT32: 2.0**31 - 1}
    middle = 1 << bits
    whole = s.input(6, 8, within=(middle - 3.0, middle + 4.0))
    other = s.input(6, 8, within=(middle - 3.0, middle + 4.0))
    bound = s.raw(np.array([middle + 1], np.int32), T.TENSOR_INT32)
    for kind in _COMPARISONS:
        s(kind, whole, other)
        s(kind, whole, bound)
    for kind in (O.MAXIMUM, O.MINIMUM, O.SUB):
        binary(s, kind, whole, other)
        binary(s, kind, whole, bound)
    for kind in (O.ARGMAX, O.ARGMIN):
        s(kind, whole, 1)
