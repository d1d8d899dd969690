"""Conversions between real and quantised values, in pairs, chains and around operations."""

from __future__ import annotations

from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import QUANT, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Quantisation, Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import ZERO_POINTS

F32 = T.TENSOR_FLOAT32
CHANGES = ("same", "scale", "near", "zero point", "both", "coarse", "fine", "narrow")


def changed(s: Sketch, one: Quantisation, change: str) -> Quantisation:
    """Return a quantisation that differs from another in this way."""
    (scale, zero_point), (low, high) = one, ZERO_POINTS[s.code]
    factor = {"scale": 2.0, "near": 1.0625, "both": 0.75, "coarse": 8.0, "fine": 0.25, "narrow": 0.03125}
    other = zero_point + 11 if change in ("zero point", "both") else zero_point
    return scale * factor.get(change, 1.0), min(max(other, low), high)


@idiom(types=QUANT, change=CHANGES, between=(None, "reshape", "relu", "maximum pool", "transpose", "tanh"))
def dequantise_before_quantise(s: Sketch, change: str, between: str | None) -> None:
    """DEQUANTIZE and QUANTIZE, which are nothing for equal parameters; something that moves elements between them."""
    data = s.input(1, 3, 3, 2, scale=(0.0625, ZERO_POINTS[s.code][0] + 100))
    real = moved(s, s(O.DEQUANTIZE, data, to=F32), between)
    operand = s.assembly.operands[data.index]
    s(O.QUANTIZE, real, to=s.code, scale=changed(s, (operand.scale, operand.zero_point), change))


def moved(s: Sketch, data: SketchTensor, between: str | None) -> SketchTensor:
    """Return the tensor behind an operation that keeps quantisation."""
    if between == "reshape":
        return s(O.RESHAPE, data, (int(np.prod(data.shape)) // 2, 2))
    if between == "transpose":
        return s(O.TRANSPOSE, data, tuple(range(len(data.shape)))[::-1])
    if between == "maximum pool":
        return window(s, O.MAX_POOL_2D, data, SAME, 2)
    return data if between is None else s(O.RELU if between == "relu" else O.TANH, data)


@idiom(types=QUANT, real=REAL, change=CHANGES, back=(True, False), between=(None, "reshape", "relu"))
def quantise_before_dequantise(s: Sketch, real: T, change: str, back: bool, between: str | None) -> None:
    """QUANTIZE and DEQUANTIZE, which round and clamp; a second QUANTIZE behind them."""
    data = s.input(4, 9, code=real, within=(-7.0, 7.0))
    grid = changed(s, (0.0625, ZERO_POINTS[s.code][0] + 120), change)
    small = moved(s, s(O.QUANTIZE, data, to=s.code, scale=grid), between)
    wide = s(O.DEQUANTIZE, small, to=real)
    if back:
        s(O.QUANTIZE, wide, to=s.code, scale=(0.05, ZERO_POINTS[s.code][0] + 127))


@idiom(
    types=QUANT,
    kind=(O.ADD, O.MUL, O.MAXIMUM, O.SUB, O.CONCATENATION, O.RELU6, O.MEAN, O.AVERAGE_POOL_2D),
    change=("same", "scale", "zero point", "both"),
    result=("same", "coarse", "narrow"),
    act=(NONE, RELU, RELU1),
)
def real_island(s: Sketch, kind: O, change: str, result: str, act: int) -> None:
    """A real operation between DEQUANTIZE and QUANTIZE, which a pass makes a quantised one."""
    own = (0.03125, ZERO_POINTS[s.code][0] + 90)
    one = s(O.DEQUANTIZE, s.input(1, 3, 4, 2, scale=own), to=F32)
    other = s(O.DEQUANTIZE, s.input(1, 3, 4, 2, scale=changed(s, own, change)), to=F32)
    if kind == O.CONCATENATION:
        real = s(kind, [one, other], 3)
    elif kind == O.MEAN:
        real = s(kind, one, (1,), 1)
    elif kind == O.AVERAGE_POOL_2D:
        real = window(s, kind, one, SAME, 2, act=act)
    else:
        real = s(kind, one) if kind == O.RELU6 else binary(s, kind, one, other, act)
    s(O.QUANTIZE, real, to=s.code, scale=changed(s, (0.0625, ZERO_POINTS[s.code][0] + 120), result))


@idiom(types=QUANT, change=CHANGES[1:], last=CHANGES[:5], made=("inputs", "operations", "constants"))
def concatenation_of_scales(s: Sketch, change: str, last: str, made: str) -> None:
    """Operands of a concatenation with different parameters, which a copy of bytes would not keep."""
    own = (0.03125, ZERO_POINTS[s.code][0] + 100)
    scales = [own, changed(s, own, change)]
    if made == "inputs":
        parts = [s.input(2, 3, scale=each) for each in scales]
    elif made == "constants":
        parts = [s.input(2, 3, scale=scales[0]), s.weights(2, 3, scale=scales[1])]
    else:
        parts = [s(O.ADD, s.input(2, 3), s.input(2, 3), NONE, scale=each) for each in scales]
    s(O.CONCATENATION, parts, 1, scale=changed(s, own, last))


@idiom(types=QUANT, first=(O.ADD, O.MUL, O.SUB), second=(O.ADD, O.MUL, O.MAXIMUM), change=CHANGES)
def scales_in_a_row(s: Sketch, first: O, second: O, change: str) -> None:
    """Two operations with an intermediate scale that is not the last one's: values are clamped and rounded between."""
    grid = (0.0625, ZERO_POINTS[s.code][0] + 128)
    one = binary(s, first, s.input(3, 5), s.input(3, 5), scale=changed(s, grid, change))
    binary(s, second, one, s.input(3, 5), scale=grid)


@idiom(types=QUANT, kind=("add", "convolution", "dense", "concatenation", "mul"), change=CHANGES[1:])
def requantised_result(s: Sketch, kind: str, change: str) -> None:
    """A result that is dequantised and quantised anew: a pass gives the operation the last scale."""
    grid = (0.0625, ZERO_POINTS[s.code][0] + 128)
    if kind == "convolution":
        one = window(s, O.CONV_2D, s.input(1, 3, 3, 2), SAME, 2, scale=grid)
    elif kind == "dense":
        one = dense(s, s.input(2, 4), 3, scale=grid)
    elif kind == "concatenation":
        one = s(O.CONCATENATION, [s.input(2, 3), s.input(2, 3)], 0, scale=grid)
    else:
        one = binary(s, O.ADD if kind == "add" else O.MUL, s.input(3, 5), s.input(3, 5), scale=grid)
    s(O.QUANTIZE, s(O.DEQUANTIZE, one, to=F32), to=s.code, scale=changed(s, grid, change))


@idiom(types=QUANT, then=(O.MUL, O.CONV_2D, O.FULLY_CONNECTED, O.ADD), zero=("low", "middle", "high"))
def constant_dequantised(s: Sketch, then: O, zero: str) -> None:
    """Constant weights that are dequantised when the model is compiled."""
    low, high = ZERO_POINTS[s.code]
    zero_point = {"low": low, "middle": (low + high) // 2, "high": high - 30}[zero]
    shape = {O.CONV_2D: (2, 2, 2, 2), O.FULLY_CONNECTED: (3, 4)}.get(then, (4,))
    weights = s(O.DEQUANTIZE, s.weights(*shape, scale=(0.0078125, zero_point)), to=F32)
    if then == O.CONV_2D:
        s(then, s.input(1, 3, 3, 2, code=F32), weights, s.weights(2, code=F32), SAME, 1, 1, NONE)
    elif then == O.FULLY_CONNECTED:
        s(then, s.input(2, 4, code=F32), weights, s.weights(3, code=F32), RELU6)
    else:
        binary(s, then, s.input(2, 4, code=F32), weights)


@idiom(types=QUANT, real=REAL, values=("inside", "beyond", "ties"), then=(O.ADD, O.MUL, O.MAXIMUM))
def constant_quantised(s: Sketch, real: T, values: str, then: O) -> None:
    """A real constant that is quantised when the model is compiled."""
    numbers = {
        "inside": [0.3, -0.7, 1.1, -1.9],
        "beyond": [0.3, 100.0, -100.0, 2.0],
        "ties": [0.25, -0.25, 0.75, -1.75],
    }
    small = s(O.QUANTIZE, s.constant(numbers[values], code=real), to=s.code, scale=(0.5, ZERO_POINTS[s.code][0] + 120))
    binary(s, then, s.input(3, 4, scale=(0.25, ZERO_POINTS[s.code][0] + 128)), small, scale=(0.75, 0))


@idiom(types=QUANT, middle=REAL, kind=(O.ADD, O.MUL, O.TANH))
def real_of_other_width(s: Sketch, middle: T, kind: O) -> None:
    """DEQUANTIZE to float16 and on to float32, or the reverse."""
    one = s(O.DEQUANTIZE, s.input(2, 6, scale=(0.07, 3)), to=middle)
    two = s(kind, one) if kind == O.TANH else binary(s, kind, one, s.input(6, code=middle))
    s(O.CAST, two, to=F32 if middle != F32 else T.TENSOR_FLOAT16)


@idiom(types=REAL, channel=(0, 1, 2), rank=(3, 2), then=(O.MUL, O.ADD, O.SUB), moved=(None, "transpose", "reverse"))
def channels_dequantised(s: Sketch, channel: int, rank: int, then: O, moved: str | None) -> None:
    """A constant with a scale for each index along one of several equal extents, dequantised as it is compiled."""
    if channel >= rank:
        raise Misfit("another rank")
    shape = (3,) * rank
    code, scales = T.TENSOR_QUANT8_SYMM_PER_CHANNEL, (0.03125, 0.0078125, 0.015625)
    array = np.array([s.choices.integer(0, 254) - 127 for _ in range(3**rank)], np.int8).reshape(shape)
    operand = Operand(code, shape, extra_params=SymmPerChannelQuantParams(scales, channel))
    index = s.assembly.add_constant(operand, array, (-4.0, 4.0))
    data = s(O.DEQUANTIZE, SketchTensor(index, shape, code, array), to=s.code)
    if moved == "transpose":
        data = s(O.TRANSPOSE, data, tuple(range(rank))[::-1])
    elif moved == "reverse":
        data = s(O.REVERSE, data, (channel,))
    binary(s, then, s.input(*shape), data)


_CLAMPS = (O.RELU, O.RELU1, O.RELU6)


@idiom(packed=True, sure=True, types=QUANT, real=REAL, scale=(0.0625, 0.015625))
def clamped_before_quantise(s: Sketch, real: T, scale: float) -> None:
    """An activation before QUANTIZE, which may clamp as much, at one end, at both or at none."""
    s.complete = True
    low, high = ZERO_POINTS[s.code]

    def written(clamp: O, zero_point: int) -> None:
        data = s(clamp, s.input(4, 8, code=real, within=(-7.0, 8.0)))
        s(O.QUANTIZE, data, to=s.code, scale=(scale, zero_point))

    zero_points = sorted({low, 0, 1, low + 1, low + 96, low + 128, low + 159, low + 160, high})
    s.attempt_each(partial(written, *case) for case in product(_CLAMPS, zero_points))
