"""Layers and pools with an activation before what a compiler takes into their weights, or past them: numbers and rows
of either sign and on either side, of which each activation lets others pass; and what is bounded before zeros that are
put around it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import (
    NONE,
    RELU,
    RELU1,
    RELU6,
    SAME,
    VALID,
    Padding,
    bias_of,
    binary,
    dense,
    window,
)
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Layer = Callable[[Sketch, SketchTensor, int], SketchTensor]
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
_DEPTH = 3


def _spread(s: Sketch, image: SketchTensor, act: int) -> SketchTensor:
    weights = s.weights(_DEPTH, 2, 2, _DEPTH, within=(-1.0, 1.0))
    bias = bias_of(s, image, weights, _DEPTH)
    return s(O.TRANSPOSE_CONV_2D, image, weights, bias, (1, 3, 3, _DEPTH), SAME, 1, 1, act, False)


def _on_two(code: O, within: tuple[float, float] = (-2.0, 2.0)) -> _Layer:
    return lambda s, image, act: binary(s, code, image, s.input(*image.shape, within=within), act)


def _pool(code: O) -> _Layer:
    return lambda s, image, act: window(s, code, image, SAME, (2, 2), 1, act)


_LAYERS: dict[str, _Layer] = {
    "convolution": lambda s, image, act: window(s, O.CONV_2D, image, SAME, (2, 2), 1, act, channels=_DEPTH),
    "depthwise": lambda s, image, act: window(s, O.DEPTHWISE_CONV_2D, image, SAME, (2, 2), 1, act),
    "grouped": lambda s, image, act: window(s, O.GROUPED_CONV_2D, image, SAME, (2, 2), 1, act, channels=_DEPTH),
    "spread": _spread,
    "dense": lambda s, image, act: dense(s, s(O.RESHAPE, image, (-1, _DEPTH)), _DEPTH, act),
    "sum": _on_two(O.ADD),
    "difference": _on_two(O.SUB),
    "product": _on_two(O.MUL),
    "quotient": _on_two(O.DIV, (0.25, 1.0)),
    "average": _pool(O.AVERAGE_POOL_2D),
    "largest": _pool(O.MAX_POOL_2D),
    "square": _pool(O.L2_POOL_2D),
}


def _by(code: O, number: float, left: bool = False, act: int = NONE) -> _Step:
    """Add an operation with one number."""

    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        pair = (data, s.constant([number]))
        return binary(s, code, *(pair[::-1] if left else pair), act)

    return step


def _row(code: O, low: float, high: float, left: bool = False) -> _Step:
    """Add an operation with a number of each channel."""

    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        pair = (data, s.weights(_DEPTH, within=(low, high)))
        return binary(s, code, *(pair[::-1] if left else pair))

    return step


_BEHIND: tuple[_Step, ...] = (
    *(_by(O.MUL, 2.5), _by(O.MUL, 0.25), _by(O.MUL, 2.5, left=True), _by(O.MUL, -1.5), _row(O.MUL, 0.25, 2.0)),
    *(_row(O.MUL, -2.0, 2.0), _by(O.MUL, 2.5, act=RELU1)),
    *(_by(O.DIV, 0.5), _row(O.DIV, 0.5, 2.0), _by(O.ADD, 0.75), _by(O.ADD, -0.75, left=True)),
    *(_row(O.ADD, -1.0, 1.0), _by(O.SUB, 0.5), _by(O.SUB, 0.5, left=True)),
    *(_row(O.SUB, -1.0, 1.0, left=True), _by(O.MAXIMUM, 0.25), _by(O.MAXIMUM, -0.5)),
    *(_by(O.MINIMUM, 0.5), _by(O.MINIMUM, 1.5, left=True), _row(O.PRELU, -0.5, 0.5)),
    *(lambda s, data: s(O.NEG, data), lambda s, data: s(O.ABS, data), lambda s, data: s(O.RELU1, data)),
    *(lambda s, data: s(O.RELU6, data), lambda s, data: s(O.RELU, data), lambda s, data: s(O.HARD_SWISH, data)),
)


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS))
def before_numbers(s: Sketch, layer: str) -> None:
    """A layer with each activation before numbers, rows and functions."""
    s.complete = True

    def written(act: int, behind: _Step) -> None:
        behind(s, _LAYERS[layer](s, s.input(1, 3, 3, _DEPTH, within=(-4.0, 4.0)), act))

    cases = list(product((RELU, RELU1, RELU6), _BEHIND))
    # Of those without weights, half of them: an odd number stands behind each activation.
    few = tuple(_LAYERS).index(layer) > tuple(_LAYERS).index("dense")
    s.attempt_each(partial(written, *case) for case in (cases[::2] if few else cases))


_ZEROS = np.array([[0, 0], [1, 1], [1, 1], [0, 0]], np.int32)
_BOUNDED: dict[str, _Step] = {
    "relu": lambda s, data: s(O.RELU, data),
    "relu1": lambda s, data: s(O.RELU1, data),
    "relu6": lambda s, data: s(O.RELU6, data),
    "sum with relu1": lambda s, data: s(O.ADD, data, s.input(*data.shape, within=(-1.0, 0.25)), RELU1),
    "at least a negative number": lambda s, data: s(O.MAXIMUM, data, s.constant([-0.5])),
    "at most a number": lambda s, data: s(O.MINIMUM, data, s.constant([0.5])),
    "share": lambda s, data: s(O.LOGISTIC, data),
    "tangent": lambda s, data: s(O.TANH, data),
    "anything": lambda s, data: data,
}
_PADDED: dict[str, _Step] = {
    "zeros": lambda s, data: s(O.PAD, data, _ZEROS),
    "number of zero": lambda s, data: s(O.PAD_V2, data, _ZEROS, 0.0),
    "number": lambda s, data: s(O.PAD_V2, data, _ZEROS, -1.0),
}
_POOLS = (O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.CONV_2D)
_PADDINGS: tuple[Padding, ...] = ((0, 0, 0, 0), VALID, SAME)


@idiom(packed=True, sure=True, types=_FLOAT, code=_POOLS, around=tuple(_PADDED))
def before_padding(s: Sketch, code: O, around: str) -> None:
    """What is bounded, from below or not, before zeros or others around it, and a window that has a padding of its own
    or none.
    """
    s.complete, s.lie = True, 0

    def written(bounded: str, padding: Padding) -> None:
        image = _BOUNDED[bounded](s, s.input(1, 3, 3, 2, within=(-2.0, 0.75)))
        window(s, code, _PADDED[around](s, image), padding, (3, 3), channels=2)

    s.attempt_each(partial(written, *case) for case in product(_BOUNDED, _PADDINGS))
