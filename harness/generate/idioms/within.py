"""Parts of moved and padded tensors that lie inside, at a side or beyond; axes of extent 1 that are dropped behind a
TRANSPOSE of axes with equal extents; shares reduced along another axis.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_SIDES = np.array([[2, 1], [0, 0]], np.int32)
# What makes eight or more rows of five or six.
_MADE: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "padded": lambda s, data: s(O.PAD, data, _SIDES),
    "padded with a number": lambda s, data: s(O.PAD_V2, data, _SIDES, 0.75),
    "reflected": lambda s, data: s(O.MIRROR_PAD, data, _SIDES, 0),
    "mirrored": lambda s, data: s(O.MIRROR_PAD, data, _SIDES, 1),
    "repeated": lambda s, data: s(O.TILE, data, (2, 1)),
    "reversed": lambda s, data: s(O.REVERSE, data, (0,)),
    "joined": lambda s, data: s(O.CONCATENATION, [s.input(2, 2), data, s.input(1, 2)], 0),
    "taken": lambda s, data: s(O.GATHER, data, 0, s.raw(np.array([4, 0, 1, 2, 3, 5, 5, 2]), T.TENSOR_INT32)),
    "stepped": lambda s, data: s(O.STRIDED_SLICE, data, (-1, 0), (-7, 2), (-1, 1), 0, 0, 0),
}
# Where a part begins and how many rows it has: inside, from the first, beyond the first, over a side, one row.
_PARTS = ((2, 3), (3, 2), (3, 4), (1, 4), (0, 3), (4, 1), (1, 1))


@idiom(packed=True, sure=True, types=_FLOAT, made=tuple(_MADE))
def parts(s: Sketch, made: str) -> None:
    """SLICE and STRIDED_SLICE of what is made of six rows: inside, at a side or over it; one shares the whole."""

    def written(begin: int, count: int, step: int, shared: bool) -> None:
        whole = _MADE[made](s, s.input(6, 2))
        if step == 0:
            s(O.SLICE, whole, (begin, 0), (count, 2))
        else:
            s(O.STRIDED_SLICE, whole, (begin, 0), (begin + count, 2), (step, 1), 0, 0, 0)
        if shared:
            s(O.NEG, whole)

    cases = [(*part, step, False) for part in _PARTS for step in (0, 1, 2)] + [(*_PARTS[0], 0, True)]
    s.attempt_each(partial(written, *case) for case in cases)


def _dropped_by_slice(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    begin = [0] * len(data.shape)
    return s(O.STRIDED_SLICE, data, tuple(begin), data.shape, (1,) * len(begin), 0, 0, 1 << axis)


_DROPS: dict[str, Callable[[Sketch, SketchTensor, int], SketchTensor]] = {
    "squeeze": lambda s, data, axis: s(O.SQUEEZE, data, (axis,)),
    "view": lambda s, data, axis: s(O.RESHAPE, data, tuple(n for at, n in enumerate(data.shape) if at != axis)),
    "sum": lambda s, data, axis: s(O.REDUCE_SUM, data, (axis,), False),
    "slice": _dropped_by_slice,
}


@idiom(packed=True, sure=True, types=_FLOAT, by=tuple(_DROPS), rank=(4, 3))
def axes_dropped(s: Sketch, by: str, rank: int) -> None:
    """An axis of extent 1 that is dropped behind each TRANSPOSE, and added and moved, where the others are equal."""
    for place in range(rank):
        extents = tuple(1 if at == place else 2 for at in range(rank))
        for order in list(permutations(range(rank)))[1:]:
            turned = s(O.TRANSPOSE, s.input(*extents), order)
            _DROPS[by](s, turned, order.index(place))
    if by == "squeeze":
        for axis in range(rank):
            for order in list(permutations(range(rank)))[1:6]:
                s(O.TRANSPOSE, s(O.EXPAND_DIMS, s.input(*(2,) * (rank - 1)), axis), order)


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.REDUCE_SUM, O.REDUCE_MAX, O.MEAN))
def shares_reduced(s: Sketch, kind: O) -> None:
    """SOFTMAX along each axis reduced along each: the sum is 1 along its own only; and what is written out of it."""
    for axis in (0, 1, 2):
        for other in (0, 1, 2):
            shares = s(O.SOFTMAX, s.input(3, 3, 3), 1.0, axis)
            s(kind, shares, (other,), 1 if kind == O.MEAN else True)
            s(O.SUB, s.constant([1.0]), s(kind, shares, (other,), 0 if kind == O.MEAN else False), NONE)
