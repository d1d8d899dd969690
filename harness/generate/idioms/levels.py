"""Quantised numbers at the ends of their type and of what they stand for: activations by zero points, results that
become equal, weights of the lowest number.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_ACTIVATIONS = (O.RELU, O.RELU1, O.RELU6)


@idiom(packed=True, sure=True, types=QUANT, scale=(0.0625, 0.03125), away=(0, 4, 255, 251, 128))
def zero_points(s: Sketch, scale: float, away: int) -> None:
    """Activations, alone, fused and in a row, of numbers whose zero point is at an end of the type, near it, or within;
    they reach 16 or 8: beyond the bounds.
    """
    zero_point = (0 if s.code == T.TENSOR_QUANT8_ASYMM else -128) + away
    data = partial(s.input, 4, 8, scale=(scale, zero_point))
    for kind in _ACTIVATIONS:
        s(kind, data())
        s(kind, s(kind, data()))
    for act in (RELU, RELU1, RELU6):
        s(O.ADD, data(), data(), act, scale=(scale, zero_point))
        s(O.RELU, s(O.MUL, data(), data(), act, scale=(scale * 4, zero_point)))
    s(O.RELU6, s(O.RELU1, data()))


_REAL = partial(Sketch.input, code=T.TENSOR_FLOAT32, within=(-1.4, 2.4))
_LEVELS: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "unsigned": lambda s, x: s(O.QUANTIZE, x, to=T.TENSOR_QUANT8_ASYMM, scale=(0.75, 100)),
    "signed": lambda s, x: s(O.QUANTIZE, x, to=T.TENSOR_QUANT8_ASYMM_SIGNED, scale=(0.75, 3)),
    "saturated": lambda s, x: s(O.QUANTIZE, x, to=T.TENSOR_QUANT8_ASYMM, scale=(0.0078125, 128)),
    "there and back": lambda s, x: s(
        O.DEQUANTIZE, s(O.QUANTIZE, x, to=T.TENSOR_QUANT8_ASYMM, scale=(0.75, 100)), to=T.TENSOR_FLOAT32),
    "integers": lambda s, x: s(O.CAST, x, to=T.TENSOR_INT32),
    "floor": lambda s, x: s(O.FLOOR, x),
    "positive": lambda s, x: s(O.RELU, x),
    "bounded": lambda s, x: s(O.RELU1, x),
}  # fmt: skip


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), level=tuple(_LEVELS))
def made_equal(s: Sketch, level: str) -> None:
    """Different numbers that become equal, and then the place of the largest or smallest, or a comparison."""
    step = _LEVELS[level]
    for kind, axis in product((O.ARGMAX, O.ARGMIN), (0, 1)):
        s.attempt(lambda kind=kind, axis=axis: s(kind, step(s, _REAL(s, 6, 6)), axis))  # type: ignore[misc]
        s.attempt(lambda kind=kind, axis=axis: s(kind, s(O.RESHAPE, step(s, _REAL(s, 6, 6)), (4, 9)), axis))  # type: ignore[misc]
    for kind in (O.EQUAL, O.NOT_EQUAL, O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL):
        s.attempt(lambda kind=kind: s(kind, step(s, _REAL(s, 6, 6)), step(s, _REAL(s, 6, 6))))  # type: ignore[misc]


@idiom(packed=True, sure=True, types=QUANT, layer=(O.FULLY_CONNECTED, O.CONV_2D, O.DEPTHWISE_CONV_2D))
def lowest_weights(s: Sketch, layer: O) -> None:
    """Weights that have the ends of their type, whose scale is as large as the data's: one less of each shows."""
    low = 0 if s.code == T.TENSOR_QUANT8_ASYMM else -128
    for zero_point, end in product((low, low + 128, low + 255), (low, low + 255)):
        shape = {O.FULLY_CONNECTED: (3, 8), O.CONV_2D: (3, 2, 2, 2), O.DEPTHWISE_CONV_2D: (1, 2, 2, 2)}[layer]
        raw = np.where(np.arange(int(np.prod(shape))) % 3 == 0, low + 128, end).reshape(shape)
        weights = s.raw(raw, s.code, (0.0078125, zero_point))
        scale = (0.03125, low + 128)
        if layer == O.FULLY_CONNECTED:
            dense(s, s.input(2, 8, scale=(0.0078125, low)), 3, weights=weights, scale=scale)
        else:
            image = s.input(1, 3, 3, 2, scale=(0.0078125, low))
            window(s, layer, image, VALID, weights=weights, scale=scale)


@idiom(packed=True, sure=True, types=QUANT, then=(O.ADD, O.MUL, O.MAXIMUM))
def saturated(s: Sketch, then: O) -> None:
    """Results that saturate at the scale that they have, and are read as real numbers, or in another scale."""
    low = 0 if s.code == T.TENSOR_QUANT8_ASYMM else -128
    for zero_point in (low + 128, low, low + 255):
        one, other = (s.input(4, 6, scale=(0.03125, low + 128)) for _ in range(2))
        own = (0.015625, zero_point)
        result = binary(s, then, one, other, scale=None if then == O.MAXIMUM else own)
        s(O.DEQUANTIZE, result, to=T.TENSOR_FLOAT32)
        s(O.DEQUANTIZE, s(O.RELU, result), to=T.TENSOR_FLOAT32)
        s.attempt(partial(binary, s, O.ADD, result, one, NONE, (0.0625, low + 128)))
