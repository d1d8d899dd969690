"""Views of a tensor, and a function of it that a driver may compute in its place: who reads the view afterwards reads
what was there before.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_EXTENTS = (2, 4)
# Writes a view; returns it, or its parts.
_VIEWS: dict[str, Callable[[Sketch, SketchTensor], list[SketchTensor]]] = {
    "cut": lambda s, data: [s(O.SLICE, data, (0, 1), (2, 2))],
    "rows": lambda s, data: [s(O.SLICE, data, (1, 0), (1, 4))],
    "strided": lambda s, data: [s(O.STRIDED_SLICE, data, (0, 1), _EXTENTS, (1, 2), 0, 0, 0)],
    "parts": lambda s, data: s.all(O.SPLIT, data, 1, 2, count=2),
    "parts along rows": lambda s, data: s.all(O.SPLIT, data, 0, 2, count=2),
    "reshaped": lambda s, data: [s(O.RESHAPE, data, (4, 2))],
    "flat": lambda s, data: [s(O.RESHAPE, data, (-1,))],
    "widened": lambda s, data: [s(O.EXPAND_DIMS, data, 1)],
    "squeezed": lambda s, data: [s(O.SQUEEZE, s(O.EXPAND_DIMS, data, 0), (0,))],
    "joined": lambda s, data: [s(O.CONCATENATION, [data], 0)],
    "turned": lambda s, data: [s(O.TRANSPOSE, data, (1, 0))],
}
_IN_PLACE: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "relu": lambda s, data: s(O.RELU, data),
    "negated": lambda s, data: s(O.NEG, data),
    "sum": lambda s, data: s(O.ADD, data, s.weights(4), NONE),
    "product": lambda s, data: s(O.MUL, s.input(*_EXTENTS), data, RELU),
    "largest": lambda s, data: s(O.MAXIMUM, data, s.input(*_EXTENTS)),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), function=tuple(_IN_PLACE))
def seen(s: Sketch, function: str) -> None:
    """A view before the function, what is read of it behind."""

    def written(view: Callable[[Sketch, SketchTensor], list[SketchTensor]], left: bool) -> None:
        data = s(O.TANH, s.input(*_EXTENTS, within=(-2.0, 2.0)))
        views = view(s, data)
        changed = _IN_PLACE[function](s, data)
        for each in views:
            # What waits for the changed tensor comes behind it in every order; which side is written first differs.
            number = s(O.RESHAPE, s(O.REDUCE_MAX, changed, (0, 1), True), (1,))
            s(O.SUB, *((number, each) if left else (each, number)), NONE)

    s.attempt_each(partial(written, view, left) for view in _VIEWS.values() for left in (True, False))
