"""Arithmetic of a tensor with what was computed of it: x - (x + c), x / (x y), and their likes. A term or a factor that
comes twice cancels, is doubled, or may do neither.
"""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_CODES = (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM)


def _of_two(s: Sketch, outer: O) -> None:
    """Write a second operation of one side with the result of a first one, on either side."""
    within = (1.0, 9.0) if s.code == T.TENSOR_INT32 else (0.5, 3.0)
    data, tensor = s.input(3, 4, within=within), s.input(3, 4, within=within)
    number, row = s.constant([2]), s.weights(4, within=within)

    def written(inner: O, other: SketchTensor, first: bool, left: bool, act: int) -> None:
        nothing = s.code == T.TENSOR_INT32 and inner in (O.SUB, O.DIV)
        need(not (outer == O.DIV and first and nothing), "an integer that may be 0 as divisor")
        result = binary(s, inner, *((other, data) if left else (data, other)), act)
        binary(s, outer, *((data, result) if first else (result, data)))

    cases = []
    for place, inner in enumerate(_CODES):
        # INT32 has no activations.
        act = RELU if place % 3 == 1 and s.code != T.TENSOR_INT32 else NONE
        cases += [(inner, number, first, left, NONE) for first in (True, False) for left in (False, True)]
        cases += [(inner, row, True, place % 2 == 0, act), (inner, tensor, place % 2 == 0, place % 2 == 1, NONE)]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), outer=_CODES)
def of_two(s: Sketch, outer: O) -> None:
    """Of real numbers: with a number, a row and a tensor."""
    _of_two(s, outer)


@idiom(packed=True, sure=True, types=(T.TENSOR_INT32,), outer=_CODES)
def of_integers(s: Sketch, outer: O) -> None:
    """Of integers, of which quotients are rounded."""
    _of_two(s, outer)


# The factors of three products: 0 is the one in common, others are there once; with the place of an activation.
_Pairs = tuple[tuple[int, int], ...]
_FACTORS: tuple[tuple[_Pairs, int | None], ...] = (
    (((1, 0), (2, 0), (3, 0)), None),
    (((1, 0), (2, 0), (3, 4)), None),
    (((1, 4), (2, 0), (3, 0)), None),
    (((1, 0), (2, 4), (3, 0)), None),
    (((0, 1), (2, 0), (0, 3)), None),
    (((1, 0), (2, 0), (0, 0)), None),
    (((1, 0), (2, 0), (3, 0)), 0),
    (((1, 0), (2, 0), (3, 0)), 2),
)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=(O.ADD, O.SUB))
def of_three(s: Sketch, first: O) -> None:
    """Sums and differences of three products, of which all, or two, have a factor in common; and of quotients."""
    s.complete = True
    tensors = [s.input(3, 4, within=(0.5, 3.0)) for _ in range(5)]

    def written(places: _Pairs, active: int | None, second: O, inner: O, turned: bool) -> None:
        products = [
            s(inner, *(tensors[place] for place in pair), RELU if active == at else NONE)
            for at, pair in enumerate(places)
        ]
        both = s(first, products[0], products[1], NONE)
        s(second, *((products[2], both) if turned else (both, products[2])), NONE)

    cases = [
        (places, active, second, inner, turned)
        for places, active in _FACTORS
        for second, inner, turned in ((O.ADD, O.MUL, False), (O.SUB, O.MUL, True), (O.ADD, O.DIV, False))
    ]
    s.attempt_each(partial(written, *case) for case in cases)
