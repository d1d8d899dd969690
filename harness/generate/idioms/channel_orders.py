"""Layers beside what orders channels: groups of more channels than there are groups, of which one order is not the
other's inverse, and depthwise layers of several channels each. Which channel of which comes first decides the weights
of what becomes one layer. And layers of one stride that spread images, whose filter is the other way round.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.drawn.arguments import like, need
from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, VALID, Padding, bias_of, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]


def _several(
    s: Sketch, data: SketchTensor, count: int, act: int = NONE, kernel: tuple[int, int] = (2, 2)
) -> SketchTensor:
    return window(s, O.DEPTHWISE_CONV_2D, data, SAME, kernel, act=act, groups=count)


_OF_CHANNELS: dict[str, _Step] = {
    "cells": lambda s, data: window(s, O.CONV_2D, data, VALID, (1, 1), channels=3),
    "activated cells": lambda s, data: window(s, O.CONV_2D, data, VALID, (1, 1), act=RELU, channels=6),
    "patches": lambda s, data: window(s, O.CONV_2D, data, SAME, (2, 2), channels=3),
    "grouped cells": lambda s, data: window(s, O.GROUPED_CONV_2D, data, VALID, (1, 1), channels=4, groups=2),
    "depthwise": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, VALID, (1, 1)),
    "two of each": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, VALID, (1, 1), groups=2),
    "dense": lambda s, data: dense(s, s(O.RESHAPE, data, (-1, data.shape[3])), 3),
    "factors": lambda s, data: s(O.MUL, data, s.weights(data.shape[3], within=(0.5, 2.0)), NONE),
    "terms": lambda s, data: s(O.ADD, data, s.weights(data.shape[3], within=(0.5, 2.0)), NONE),
    "divisors": lambda s, data: s(O.DIV, data, s.weights(data.shape[3], within=(0.5, 2.0)), NONE),
    "slopes": lambda s, data: s(O.PRELU, data, s.weights(data.shape[3], within=(-0.5, 0.5))),
    "shuffled": lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, 3),
    "shuffled in threes": lambda s, data: s(O.CHANNEL_SHUFFLE, data, 3, 3),
    "taken": lambda s, data: s(O.GATHER, data, 3, (*range(1, data.shape[3], 2), *range(0, data.shape[3], 2))),
    "reversed": lambda s, data: s(O.REVERSE, data, (3,)),
    "part": lambda s, data: s.all(O.SPLIT, data, 3, 2, count=2)[1],
    "cut": lambda s, data: s(O.SLICE, data, (0, 0, 0, 1), (-1, -1, -1, data.shape[3] - 1)),
    "joined": lambda s, data: s(O.CONCATENATION, [like(s, data), data], 3),
    "sum": lambda s, data: s(O.REDUCE_SUM, data, (3,), True),
    "padded": lambda s, data: s(O.PAD, data, ((0, 0), (0, 0), (0, 0), (1, 1))),
    "viewed": lambda s, data: s(O.RESHAPE, data, (-1, data.shape[3] // 2, 2)),
}


@idiom(packed=True, sure=True, types=_FLOAT, count=(2, 3), before=(False, True))
def multiplied(s: Sketch, count: int, before: bool) -> None:
    """A depthwise layer of two channels or three for each before or behind what takes channels in some order."""
    s.complete, s.lie = True, 0

    def written(name: str, act: int, kernel: tuple[int, int]) -> None:
        steps: list[_Step] = [lambda s, data: _several(s, data, count, act, kernel), _OF_CHANNELS[name]]
        data = s.input(1, 3, 3, 6 // count if before else 6, within=(-2.0, 2.0))
        for step in steps if before else steps[::-1]:
            need(len(data.shape) == 4, "no image")
            data = step(s, data)

    kinds = ((NONE, (1, 1)), (NONE, (2, 2)), (RELU, (2, 2)))
    s.attempt_each(partial(written, name, *kind) for name, kind in product(_OF_CHANNELS, kinds))


@idiom(packed=True, sure=True, types=_FLOAT, groups=(2, 3), before=(False, True))
def shuffled(s: Sketch, groups: int, before: bool) -> None:
    """Six channels in two groups or three, before or behind what takes channels in some order."""
    s.complete, s.lie = True, 0

    def written(name: str, axis: int) -> None:
        steps: list[_Step] = [lambda s, data: s(O.CHANNEL_SHUFFLE, data, groups, axis), _OF_CHANNELS[name]]
        data = s.input(1, 6, 2, 6, within=(-2.0, 2.0))
        for step in steps if before else steps[::-1]:
            need(len(data.shape) == 4, "no image")
            data = step(s, data)

    def flat(name: str) -> None:
        data = s.input(4, 6)
        if before:
            dense(s, s(O.CHANNEL_SHUFFLE, data, groups, 1), 3, RELU6 * (name == "dense"))
        else:
            s(O.CHANNEL_SHUFFLE, dense(s, data, 6, RELU6 * (name == "dense")), groups, 1)

    cases = [partial(written, *case) for case in product(_OF_CHANNELS, (3, 1))]
    s.attempt_each([*cases, *(partial(flat, name) for name in ("dense", "dense without"))])


_PADDINGS: tuple[Padding, ...] = (SAME, VALID, (1, 0, 0, 1))


@idiom(packed=True, sure=True, types=_FLOAT, first=(False, True))
def spread(s: Sketch, first: bool) -> None:
    """A transposed convolution of each stride and kernel, with channels last or first; and a convolution of as much."""
    s.complete, s.lie = True, 0

    def written(kernel: tuple[int, int], stride: tuple[int, int], padding: Padding, act: int) -> None:
        image = s.input(1, 2, 4, 3) if first else s.input(1, 4, 3, 2)
        weights = s.weights(2, *kernel, 2, within=(-1.0, 1.0))
        bias = bias_of(s, image, weights, 2)
        rows, columns = 4 * stride[0], 3 * stride[1]
        if padding == VALID:
            rows, columns = rows + max(kernel[0] - stride[0], 0), columns + max(kernel[1] - stride[1], 0)
        shape = ((1, 2, rows, columns) if first else (1, rows, columns, 2),) if not isinstance(padding, tuple) else ()
        pads = padding if isinstance(padding, tuple) else (padding,)
        s(O.TRANSPOSE_CONV_2D, image, weights, bias, *shape, *pads, *stride[::-1], act, first)

    kernels, strides = ((3, 3), (1, 3), (3, 1), (2, 3), (1, 1)), ((1, 1), (1, 2), (2, 1))
    s.attempt_each(partial(written, *case) for case in product(kernels, strides, _PADDINGS, (NONE, RELU)))


_MANY = 7
_FILTERS: dict[O, tuple[tuple[int, ...], int]] = {
    O.CONV_2D: ((_MANY, 2, 2, 2), 0),
    O.DEPTHWISE_CONV_2D: ((1, 2, 2, 2 * _MANY), 3),
    O.GROUPED_CONV_2D: ((2 * _MANY, 2, 2, 1), 0),
    O.TRANSPOSE_CONV_2D: ((_MANY, 2, 2, 2), 0),
}


@idiom(packed=True, sure=True, types=QUANT, code=tuple(_FILTERS))
def many_scales(s: Sketch, code: O) -> None:
    """Weights of more channels than a device may take at once, with a scale for each."""
    s.complete, s.lie = True, 0
    shape, axis = _FILTERS[code]
    units, unit = shape[axis], (0.0625, s.quantisation()[1])

    def written(act: int, falling: bool) -> None:
        numbers = [s.choices.integer(0, 254) - 127 for _ in range(int(np.prod(shape)))]
        scales = [1 / (128 + 60 * (at % 5)) for at in range(units)]
        parameters = SymmPerChannelQuantParams(tuple(scales[::-1] if falling else scales), axis)
        kind, array = T.TENSOR_QUANT8_SYMM_PER_CHANNEL, np.array(numbers, np.int8).reshape(shape)
        operand = Operand(kind, shape, extra_params=parameters)
        weights = SketchTensor(s.assembly.add_constant(operand, array, (-1.0, 1.0)), shape, kind, array)
        bias = s.raw(np.arange(units) * 300 - 900, T.TENSOR_INT32, (0.0, 0))
        image = s.input(1, 3, 3, 2)
        if code == O.TRANSPOSE_CONV_2D:
            s(code, image, weights, bias, (1, 6, 6, units), SAME, 2, 2, act, False, scale=unit)
        else:
            count = {O.DEPTHWISE_CONV_2D: _MANY, O.GROUPED_CONV_2D: 2}.get(code, 1)
            window(s, code, image, act=act, weights=weights, bias=bias, groups=count, scale=unit)

    s.attempt_each(partial(written, *case) for case in product((NONE, RELU), (False, True)))
