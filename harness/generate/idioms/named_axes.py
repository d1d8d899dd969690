"""Axes that are counted from the end, beside moves and new axes, and axes that are listed in another order or twice:
each of tensors whose axes have one length, so that another axis fits as well.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.idioms.along import ALONG, along
from nnconform.harness.generate.idioms.from_end import COUNTED
from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_LENGTH = 4
_JOINS = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.GREATER)


def _grown(s: Sketch, rank: int, axis: int) -> SketchTensor:
    return s(O.EXPAND_DIMS, s.input(*[_LENGTH] * rank), axis)


@idiom(packed=True, sure=True, types=_FLOAT, join=_JOINS)
def new_axis(s: Sketch, join: O) -> None:
    """A new axis at each place, counted from the end or not, on either side of a tensor of more axes, of as many, or of
    one that has a new axis too.
    """
    s.complete = True

    def beside(rank: int, axis: int, left: bool, other: int) -> None:
        pair = _grown(s, rank, axis), s.input(*[_LENGTH] * other)
        binary(s, join, *(pair if left else pair[::-1]))

    def both(rank: int, axis: int, second: int) -> None:
        binary(s, join, _grown(s, rank, axis), _grown(s, rank, second))

    cases = [
        partial(beside, rank, axis, left, other)
        for rank in (1, 2)
        for axis, left, other in product(range(-rank - 1, rank + 1), (True, False), (rank, rank + 1))
    ]
    cases += [partial(both, rank, *axes) for rank in (1, 2) for axes in product(range(-rank - 1, 0), repeat=2)]
    s.attempt_each(cases)


@idiom(packed=True, sure=True, types=_FLOAT, place=("before", "counted", "behind"))
def new_axis_moved(s: Sketch, place: str) -> None:
    """A new axis, counted from the end, before or behind what works along each axis."""
    s.complete = True

    def written(name: str, axis: int, new: int) -> None:
        data = s.input(_LENGTH, _LENGTH)
        if place != "behind":
            ALONG[name](s, s(O.EXPAND_DIMS, data, new), axis)
        else:
            s(O.EXPAND_DIMS, along(s, name, data, axis), new)

    cases = [(name, axis, new) for name in ALONG for axis in (0, 1) for new in (-1, -2, -3)]
    cases = cases[place == "behind" :: 2]
    if place == "counted":
        cases = [(name, -1 - (at + new) % 3, new) for at, name in enumerate(COUNTED) for new in (-1, -2, -3)]
        cases += [(name, new, new) for name in COUNTED for new in (-1, -2)]
    s.attempt_each(partial(written, *case) for case in cases if case[0] != "best")


_TURNS = 4


@idiom(packed=True, sure=True, types=_FLOAT, turn=tuple(range(_TURNS)))
def counted(s: Sketch, turn: int) -> None:
    """What works along an axis that is counted from the end, behind what works along each axis."""
    s.complete = True

    def written(first: str, axis: int, second: str, counted: int) -> None:
        data = along(s, first, s.input(*[_LENGTH] * 3), axis)
        need(-counted <= len(data.shape) and first != "best", "no such axis")
        ALONG[second](s, data, counted)

    names = tuple(ALONG)
    cases = [
        (first, axis, second, -1 - (place + axis) % 3)
        for at, first in enumerate(names)
        for place, second in enumerate(COUNTED)
        for axis in ((at + place) % 3,)
        if (3 * at + place) % (2 * _TURNS) == turn
    ]
    s.attempt_each(partial(written, *case) for case in cases)


_KINDS = (O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)
_LISTED = ((1, 1), (1, -2), (2, 1), (-1, 0, -3), (1, 2, 1, 0), (-1,))
_AROUND = ("nothing", "turned", "factor before", "factor behind", "again")


@idiom(packed=True, sure=True, types=_FLOAT, kind=_KINDS)
def listed(s: Sketch, kind: O) -> None:
    """A reduction over axes that are listed twice, once from the end, or in another order; beside a turn, a factor,
    or another one.
    """
    s.complete = True

    def reduced(data: SketchTensor, axes: tuple[int, ...], keep: bool) -> SketchTensor:
        return s(kind, data, axes, int(keep) if kind == O.MEAN else keep)

    def written(axes: tuple[int, ...], keep: bool, around: str) -> None:
        data = s.input(3, 3, 3, within=(0.5, 1.5))
        if around == "turned":
            data = s(O.TRANSPOSE, data, (1, 2, 0))
        elif around == "factor before":
            data = s(O.MUL, data, s.constant([-1.5]), NONE)
        need(keep or len({axis % 3 for axis in axes}) < 3, "no axis left")
        data = reduced(data, axes, keep)
        if around == "factor behind":
            s(O.MUL, data, s.constant([-1.5]), NONE)
        elif around == "again":
            reduced(data, (0, 0), True)

    s.attempt_each(partial(written, *case) for case in product(_LISTED, (True, False), _AROUND))
