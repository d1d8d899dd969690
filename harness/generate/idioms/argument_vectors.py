"""One constant vector that several operations have as an argument: begins and sizes, axes, orders, paddings. A pass
that moves a TRANSPOSE, or merges two in a row, writes other numbers for the one that it changes.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Change = Callable[[SketchTensor, Sequence[SketchTensor]], object]
_Write = Callable[[Sketch, SketchTensor, Sequence[SketchTensor]], SketchTensor]


class _Vectors:
    """An operation on an image with equal extents, and the vectors that it has as arguments."""

    def __init__(self, write: _Write, *vectors: Sequence[object]) -> None:
        self.write, self.vectors = write, vectors

    def constants(self, s: Sketch) -> list[SketchTensor]:
        """Return new constants of the vectors."""
        return [s.raw(np.array(each, np.int32), T.TENSOR_INT32) for each in self.vectors]


_VECTORS = {
    "slice": _Vectors(lambda s, data, v: s(O.SLICE, data, *v), (0, 1, 0, 1), (1, 2, 2, 2)),
    "strided slice": _Vectors(
        lambda s, data, v: s(O.STRIDED_SLICE, data, *v, 0, 0, 0), (0, 1, 0, 0), (1, 3, 2, 2), (1, 1, 1, 1)),
    "padding": _Vectors(lambda s, data, v: s(O.PAD, data, *v), ((0, 0), (1, 0), (0, 1), (0, 1))),
    "padding of value": _Vectors(
        lambda s, data, v: s(O.PAD_V2, data, *v, 0.75), ((0, 0), (0, 2), (1, 1), (2, 0))),
    "mirrored padding": _Vectors(
        lambda s, data, v: s(O.MIRROR_PAD, data, *v, 0), ((0, 0), (1, 0), (0, 1), (0, 1))),
    "multiples": _Vectors(lambda s, data, v: s(O.TILE, data, *v), (1, 2, 1, 3)),
    "order": _Vectors(lambda s, data, v: s(O.TRANSPOSE, data, *v), (0, 2, 3, 1)),
    "axes of mean": _Vectors(lambda s, data, v: s(O.MEAN, data, *v, 1), (1, 3)),
    "axes of sum": _Vectors(lambda s, data, v: s(O.REDUCE_SUM, data, *v, False), (1, 3)),
    "axes of maximum": _Vectors(lambda s, data, v: s(O.REDUCE_MAX, data, *v, True), (2,)),
    "axis of reversal": _Vectors(lambda s, data, v: s(O.REVERSE, data, *v), (1,)),
    "unit axes": _Vectors(lambda s, data, v: s(O.SQUEEZE, data, *v), (0,)),
    "places": _Vectors(lambda s, data, v: s(O.GATHER, data, 1, *v), (2, 0, 2)),
    "shape": _Vectors(lambda s, data, v: s(O.RESHAPE, data, *v), (1, 9, 3)),
}  # fmt: skip
_ORDERS = ((0, 3, 1, 2), (0, 2, 1, 3))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), what=tuple(_VECTORS))
def in_two_places(s: Sketch, what: str) -> None:
    """The vectors as arguments of an operation behind, before or in a row with a move, and of another of its kind."""
    vectors = _VECTORS[what]

    def written(change: _Change, before: bool) -> None:
        constants = vectors.constants(s)
        for place in (change, plain) if before else (plain, change):
            place(s.input(1, 3, 3, 3), constants)

    def plain(data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        vectors.write(s, data, constants)

    def turned(order: tuple[int, ...], data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        vectors.write(s, s(O.TRANSPOSE, data, order), constants)

    def turned_back(data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        result = vectors.write(s, data, constants)
        s(O.TRANSPOSE, result, tuple(range(len(result.shape)))[::-1])

    def reversed_(data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        vectors.write(s, s(O.REVERSE, data, (2,)), constants)

    def again(data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        vectors.write(s, vectors.write(s, data, constants), constants)

    def again_by_another(data: SketchTensor, constants: Sequence[SketchTensor]) -> None:
        vectors.write(s, vectors.write(s, data, constants), vectors.constants(s))

    changes: list[_Change] = [
        *(partial(turned, order) for order in _ORDERS),
        turned_back,
        reversed_,
        again,
        again_by_another,
    ]
    s.attempt_each(partial(written, change, before) for change in changes for before in (True, False))
