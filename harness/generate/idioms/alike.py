"""Two operations of one kind with different arguments, whose results meet: in a choice, in a join, in arithmetic. With
equal arguments a compiler has one operation behind what joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Writes an operation with the first arguments, or with the others; the results are of one shape.
_Step = Callable[[Sketch, SketchTensor, bool], SketchTensor]
_SIZE = 4


def _constant(code: O, left: bool = False) -> _Step:
    """With numbers of one sign or of the other, one for all."""

    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        number = s.constant([-1.75 if other else 1.25])
        return binary(s, code, *((number, data) if left else (data, number)))

    return step


def _pads(other: bool) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    return np.array([[0, 0], [0, 1] if other else [1, 0]], np.int32)


def _row(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    """With numbers along the columns or along the rows."""
    return s(O.MUL, data, s.weights(*((_SIZE, 1) if other else (_SIZE,)), within=(-2.0, 2.0)), NONE)


def _image(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.RESHAPE, data, (1, _SIZE, _SIZE, 1))


_STEPS: dict[str, _Step] = {
    "sum": _constant(O.ADD),
    "difference": _constant(O.SUB, left=True),
    "product": _constant(O.MUL),
    "bound": _constant(O.MAXIMUM),
    "power": lambda s, data, other: s(O.POW, s(O.EXP, data), s.constant([-1.5 if other else 0.5])),
    "row": _row,
    "slopes": lambda s, data, other: s(O.PRELU, data, s.constant([-0.5 if other else 0.25])),
    "curve": lambda s, data, other: s(O.ELU, data, 2.0 if other else 0.5),
    "activation": lambda s, data, other: s(O.ADD, data, s.constant([0.5]), RELU if other else NONE),
    "shares": lambda s, data, other: s(O.SOFTMAX, data, 0.5 if other else 2.0, 1),
    "shares along": lambda s, data, other: s(O.SOFTMAX, data, 1.0, 0 if other else 1),
    "length": lambda s, data, other: s(O.L2_NORMALIZATION, data, 0 if other else 1),
    "turned": lambda s, data, other: s(O.TRANSPOSE, data, (0, 1) if other else (1, 0)),
    "reversed": lambda s, data, other: s(O.REVERSE, data, (int(other),)),
    "cut": lambda s, data, other: s(O.SLICE, data, (int(other), 0), (_SIZE - 1, _SIZE)),
    "taken": lambda s, data, other: s(O.GATHER, data, 0, (3, 1, 0, 2) if other else (1, 2, 3, 0)),
    "padded": lambda s, data, other: s(O.PAD, data, _pads(other)),
    "filled": lambda s, data, other: s(O.PAD_V2, data, _pads(False), -2.5 if other else 1.5),
    "total": lambda s, data, other: s(O.REDUCE_SUM, data, (int(other),), False),
    "largest": lambda s, data, other: s(O.REDUCE_MAX, data, (int(other),), False),
    "dense": lambda s, data, other: dense(s, data, _SIZE, RELU if other else NONE),
    "matrices": lambda s, data, other: s(O.BATCH_MATMUL, data, data, False, other),
    "window": lambda s, data, other: window(
        s, O.MAX_POOL_2D, _image(s, data), VALID, (1, 2), 1, RELU if other else NONE
    ),
    "resized": lambda s, data, other: s(O.RESIZE_NEAREST_NEIGHBOR, _image(s, data), 6, 6, False, other, False),
}


def _chosen(s: Sketch, one: SketchTensor, other: SketchTensor) -> SketchTensor:
    return s(O.SELECT, s.input(*one.shape, code=T.TENSOR_BOOL8), one, other)


_MEETING: dict[str, Callable[[Sketch, SketchTensor, SketchTensor], SketchTensor]] = {
    "chosen": _chosen,
    "joined": lambda s, one, other: s(O.CONCATENATION, [one, other], len(one.shape) - 1),
    "joined along rows": lambda s, one, other: s(O.CONCATENATION, [one, other], 0),
    "packed": lambda s, one, other: s(O.PACK, 0, [one, other]),
    "sum": lambda s, one, other: s(O.ADD, one, other, NONE),
    "product": lambda s, one, other: s(O.MUL, one, other, NONE),
    "largest": lambda s, one, other: s(O.MAXIMUM, one, other),
    "compared": lambda s, one, other: s(O.LESS, one, other),
}
_EACH = 4


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), turn=tuple(range(len(_STEPS) // _EACH)), same=(False, True))
def meeting(s: Sketch, turn: int, same: bool) -> None:
    """Of two tensors, or of one and the same."""
    one = s.input(_SIZE, _SIZE)
    other = one if same else s.input(_SIZE, _SIZE)

    def written(step: _Step, meet: str) -> None:
        _MEETING[meet](s, step(s, one, False), step(s, other, True))

    chosen = list(_STEPS.values())[turn :: len(_STEPS) // _EACH]
    s.attempt_each(partial(written, step, meet) for step in chosen for meet in _MEETING)
