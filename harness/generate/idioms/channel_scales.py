"""Layers whose weights have a scale for each channel, beside what moves, cuts, joins or changes channels: scales have
to go where their channels go.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams

_CHANNELS = 4
_FILTERS: dict[O, tuple[tuple[int, ...], int]] = {
    O.CONV_2D: ((_CHANNELS, 2, 2, _CHANNELS), 0),
    O.DEPTHWISE_CONV_2D: ((1, 2, 2, _CHANNELS), 3),
    O.GROUPED_CONV_2D: ((_CHANNELS, 2, 2, 2), 0),
    O.TRANSPOSE_CONV_2D: ((_CHANNELS, 2, 2, _CHANNELS), 0),
}
_SCALES = (1 / 128, 1 / 512, 1 / 256, 1 / 160)


def _filter(s: Sketch, code: O) -> SketchTensor:
    """Return weights whose channels differ in their scales."""
    shape, axis = _FILTERS[code]
    numbers = [s.choices.integer(0, 254) - 127 for _ in range(int(np.prod(shape)))]
    kind, array = T.TENSOR_QUANT8_SYMM_PER_CHANNEL, np.array(numbers, np.int8).reshape(shape)
    operand = Operand(kind, shape, extra_params=SymmPerChannelQuantParams(_SCALES, axis))
    return SketchTensor(s.assembly.add_constant(operand, array, (-1.0, 1.0)), shape, kind, array)


def _layer(s: Sketch, code: O, data: SketchTensor, act: int = NONE) -> SketchTensor:
    weights = _filter(s, code)
    # A bias has the scale of each channel, and says 0.
    bias = s.raw(np.array([1500, -4000, 2500, -300]), T.TENSOR_INT32, (0.0, 0))
    if code == O.TRANSPOSE_CONV_2D:
        shape = (1, 2 * data.shape[1], 2 * data.shape[2], _CHANNELS)
        return s(code, data, weights, bias, shape, SAME, 2, 2, act, False)
    groups = 2 if code == O.GROUPED_CONV_2D else 1
    return window(s, code, data, act=act, weights=weights, bias=bias, groups=groups)


_Beside = Callable[[Sketch, SketchTensor, O], SketchTensor]
_BEHIND: dict[str, _Beside] = {
    "relu": lambda s, data, code: s(O.RELU, data),
    "terms": lambda s, data, code: s(O.ADD, data, s.weights(_CHANNELS), NONE),
    "factors": lambda s, data, code: s(O.MUL, data, s.weights(_CHANNELS, within=(-1.5, 1.5)), RELU),
    "real": lambda s, data, code: s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32),
    "requantised": lambda s, data, code: s(O.QUANTIZE, s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32), to=s.code),
    "part": lambda s, data, code: s.all(O.SPLIT, data, 3, 2, count=2)[1],
    "cut": lambda s, data, code: s(O.SLICE, data, (0, 0, 0, 1), (*data.shape[:3], 2)),
    "taken": lambda s, data, code: s(O.GATHER, data, 3, (2, 0, 3, 1)),
    "reversed": lambda s, data, code: s(O.REVERSE, data, (3,)),
    "shuffled": lambda s, data, code: s(O.CHANNEL_SHUFFLE, data, 2, 3),
    "turned": lambda s, data, code: s(O.TRANSPOSE, data, (0, 3, 1, 2)),
    "mean": lambda s, data, code: s(O.MEAN, data, (1, 2), 1),
    "largest": lambda s, data, code: s(O.REDUCE_MAX, data, (3,), False),
    "layer": lambda s, data, code: _layer(s, O.DEPTHWISE_CONV_2D if code == O.CONV_2D else O.CONV_2D, data),
}
_BEFORE: dict[str, _Beside] = {
    "quantised": lambda s, data, code: s(O.QUANTIZE, s.input(*data.shape, code=T.TENSOR_FLOAT32), to=s.code),
    "padded": lambda s, data, code: s(O.PAD, data, np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)),
    "shuffled": lambda s, data, code: s(O.CHANNEL_SHUFFLE, data, 2, 3),
    "reversed": lambda s, data, code: s(O.REVERSE, data, (3,)),
    "factors": lambda s, data, code: s(O.MUL, data, s.weights(_CHANNELS, within=(0.5, 1.5)), NONE),
}


@idiom(packed=True, sure=True, types=QUANT, layer=tuple(_FILTERS))
def beside(s: Sketch, layer: O) -> None:
    """A layer before and behind others, twice on one input, and with an activation."""
    data = s.input(1, 3, 3, _CHANNELS)

    def behind(step: _Beside, act: int) -> None:
        step(s, _layer(s, layer, data, act), layer)

    def before(step: _Beside) -> None:
        _layer(s, layer, step(s, data, layer))

    def siblings() -> None:
        """Two layers of one input, which may run as one."""
        one, other = _layer(s, layer, data), _layer(s, layer, data, RELU)
        s(O.CONCATENATION, [one, other], 3, scale=scale_of(s, one))

    parts = [partial(behind, step, RELU6 if place % 3 == 2 else NONE) for place, step in enumerate(_BEHIND.values())]
    s.attempt_each([*parts, *(partial(before, step) for step in _BEFORE.values()), siblings])
