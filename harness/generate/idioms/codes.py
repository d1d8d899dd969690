"""Quantised constants by their codes: a code of 0, the zero point and 1, which are nothing, 0 or 1 for one type and
scale, and numbers for another; and paddings, joins and parts behind what changes the scale, in which a code is another
number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Quantisation, Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_KINDS = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM, O.PRELU)
_SHIFT = 5


def _units(s: Sketch) -> tuple[Quantisation, Quantisation]:
    """Return two scales with zero points, of which neither is 0 nor in the middle."""
    middle = 128 if s.code == T.TENSOR_QUANT8_ASYMM else 0
    return (0.03125, middle + _SHIFT), (0.0625, middle - 3 * _SHIFT)


@idiom(packed=True, sure=True, types=QUANT, kind=_KINDS)
def neutral(s: Sketch, kind: O) -> None:
    """A constant whose codes are 0, 1, its zero point or one more, on either side, in the scale of the data or another;
    the result in that of the data or another.
    """
    s.complete = True
    one, other = _units(s)

    def written(code: int | None, own: Quantisation, result: Quantisation, left: bool, whole: bool) -> None:
        data = s.input(2, 4, scale=one)
        raw = own[1] + (1 if code == -1 else 0) if code is None or code < 0 else code
        constant = s.raw(np.full((2, 4) if whole else (1,), raw), s.code, own)
        pair = (constant, data) if left else (data, constant)
        if kind == O.PRELU:
            s(kind, data, constant, scale=result)
        else:
            binary(s, kind, *pair, scale=result)

    scales = ((one, one), (other, one), (one, other), ((1.0, one[1]), one), ((1.0, 0), one))
    s.attempt_each(
        partial(written, code, *pair, left, whole)
        for code, pair, left, whole in product((None, 0, 1, -1), scales, (False, True), (False, True))
        if not (left and whole)
    )


_CHANGES: dict[str, Callable[[Sketch, SketchTensor, Quantisation], SketchTensor]] = {
    "share": lambda s, data, scale: s(O.LOGISTIC, data),
    "tangent": lambda s, data, scale: s(O.TANH, data),
    "relu": lambda s, data, scale: s(O.RELU, data),
    "relu6": lambda s, data, scale: s(O.RELU6, data),
    "requantised": lambda s, data, scale: s(O.QUANTIZE, data, to=s.code, scale=scale),
    "sum": lambda s, data, scale: s(O.ADD, data, s.weights(1, within=(0.5, 1.0)), NONE, scale=scale),
    "product": lambda s, data, scale: s(O.MUL, data, s.weights(1, within=(0.5, 1.0)), NONE, scale=scale),
    "largest": lambda s, data, scale: s(O.MAXIMUM, data, s.input(*data.shape), scale=scale),
    "slopes": lambda s, data, scale: s(O.PRELU, data, s.weights(1, within=(0.25, 0.5)), scale=scale),
    "shares": lambda s, data, scale: s(O.SOFTMAX, data, 1.0),
    "length": lambda s, data, scale: s(O.L2_NORMALIZATION, data, 1),
    "swish": lambda s, data, scale: s(O.HARD_SWISH, data, scale=scale),
    "mean": lambda s, data, scale: s(O.MEAN, data, (0,), 1, scale=scale),
}
_PADS = np.array([[1, 0], [0, 2]], np.int32)


def _padded(number: int) -> Callable[[Sketch, SketchTensor, Quantisation], SketchTensor]:
    """Pad with a code as far above the zero point."""

    def step(s: Sketch, data: SketchTensor, scale: Quantisation) -> SketchTensor:
        return s(O.PAD_V2, data, _PADS, s.assembly.operands[data.index].zero_point + number)

    return step


_MOVES: dict[str, Callable[[Sketch, SketchTensor, Quantisation], SketchTensor]] = {
    "padded with 0": _padded(0),
    "padded with more": _padded(20),
    "padded with less": _padded(-9),
    "zeros": lambda s, data, scale: s(O.PAD, data, _PADS),
    "joined": lambda s, data, scale: s(
        O.CONCATENATION, [data, s.input(*data.shape, scale=scale)], 1, scale=scale_of(s, data)
    ),
    "joined in another scale": lambda s, data, scale: s(
        O.CONCATENATION, [data, s.input(*data.shape, scale=scale)], 0, scale=scale
    ),
    "chosen": lambda s, data, scale: s(
        O.SELECT, s.input(*data.shape, code=T.TENSOR_BOOL8), data, s.input(*data.shape, scale=scale_of(s, data))
    ),
    "compared": lambda s, data, scale: s(O.LESS, data, s.raw(np.array([20]), s.code, scale)),
    "taken": lambda s, data, scale: s(O.GATHER, data, 1, (2, 0)),
    "place": lambda s, data, scale: s(O.ARGMAX, data, 1),
    "largest": lambda s, data, scale: s(O.REDUCE_MAX, data, (1,), True),
    "matrix": lambda s, data, scale: s(O.TRANSPOSE, data, (1, 0)),
}


@idiom(packed=True, sure=True, types=QUANT, before=(False, True), turn=(0, 1))
def scales_changed(s: Sketch, before: bool, turn: int) -> None:
    """What changes the scale before or behind what keeps the codes, or has one of its own."""
    s.complete = True
    one, other = _units(s)

    def written(change: str, move: str) -> None:
        data = s.input(3, 4, scale=one)
        for step in (_CHANGES[change], _MOVES[move])[:: 1 if before else -1]:
            data = step(s, data, other)

    s.attempt_each(partial(written, *case) for case in product(_CHANGES, tuple(_MOVES)[turn::2]))


@idiom(packed=True, sure=True, types=QUANT, axis=(0, 1))
def parts_of_joined(s: Sketch, axis: int) -> None:
    """Tensors of several scales joined in one of them or another, and taken apart where they met, or elsewhere."""
    s.complete = True
    one, other = _units(s)

    def written(first: Quantisation, second: Quantisation, whole: Quantisation, by: str) -> None:
        parts = [s.input(2, 2, scale=each) for each in (first, second)]
        joined = s(O.CONCATENATION, parts, axis, scale=whole)
        if by == "split":
            s.all(O.SPLIT, joined, axis, 2, count=2)
        elif by == "cut":
            begin = tuple(2 * (at == axis) for at in range(2))
            s(O.SLICE, joined, begin, (2, 2))
        elif by == "taken":
            s(O.GATHER, joined, axis, (0, 1))
        elif by == "place":
            s(O.ARGMAX, joined, axis)
        elif by == "largest":
            s(O.REDUCE_MAX, joined, (axis,), False)
        else:
            s(O.RESHAPE, s.all(O.SPLIT, joined, axis, 2, count=2)[1], (4,))

    scales = [(first, second, whole) for first, second, whole in product((one, other), repeat=3)]
    ways = ("split", "cut", "taken", "place", "largest", "viewed")
    s.attempt_each(partial(written, *each, by) for each, by in product(scales, ways))
