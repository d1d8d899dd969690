"""Operations with many arguments, written short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.generate.graph.arguments import single
from nnconform.harness.generate.pattern.sketch import Quantisation, Sketch, SketchTensor
from nnconform.harness.model.codes import FusedActivation, OperationType, PaddingScheme
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.ops.table import TABLE

NONE, RELU, RELU1, RELU6 = (int(each) for each in FusedActivation)
SAME, VALID = int(PaddingScheme.SAME), int(PaddingScheme.VALID)
# A scheme, or how much is padded left, right, at the top and at the bottom.
Padding = int | tuple[int, int, int, int]
# One number, or that of rows and that of columns.
Extents = int | tuple[int, int]
# Values of a sketch's ``lie``: as many with SAME as it is, and with paddings on one side.
_SIDED = 3
LIES = 2 * _SIDED


def has_argument(code: OperationType, name: str) -> bool:
    """Return whether every form of an operation has an argument of this name."""
    return all(any(arg.name == name for arg in form.inputs) for form in TABLE[code].forms)


def _padding(padding: Padding) -> tuple[int, ...]:
    return padding if isinstance(padding, tuple) else (padding,)


def binary(
    s: Sketch,
    code: OperationType,
    one: SketchTensor,
    other: SketchTensor,
    act: int = NONE,
    scale: Quantisation | None = None,
) -> SketchTensor:
    """Add an operation on two tensors, with an activation if it has one."""
    activation = (act,) if has_argument(code, "fused_activation") else ()
    return s(code, one, other, *activation, scale=scale)


def window(
    s: Sketch,
    code: OperationType,
    image: SketchTensor,
    padding: Padding = SAME,
    kernel: Extents = 3,
    stride: Extents = 1,
    act: int = NONE,
    *,
    channels: int = 3,
    groups: int = 1,
    nchw: bool = False,
    dilation: Extents = 1,
    scale: Quantisation | None = None,
    weights: SketchTensor | None = None,
    bias: SketchTensor | None = None,
) -> SketchTensor:
    """Add a pool or a convolution with constant weights; ``groups`` is the depth multiplier of a depthwise one.

    A single number is that of rows and columns, which the sketch's ``lie`` makes one less for either; SAME it may turn
    into paddings that keep the extents but lie on one side, VALID into numbers that are 0.
    """
    form = TABLE[code].forms[0]
    names = [arg.name for arg in form.inputs]
    (rows, columns), (down, along), (apart, aside) = (_laid(s.lie, each) for each in (kernel, stride, dilation))
    has_filter = "filter" in names
    if has_filter and weights is not None:
        rows, columns = weights.shape[1:3]
    if padding == SAME and s.lie >= _SIDED and (down, along) == (1, 1):
        padding = (aside * (columns - 1), 0, 0, apart * (rows - 1))
    if padding == VALID and s.lie >= _SIDED:
        padding = (0, 0, 0, 0)
    layout = (nchw,) if nchw or (apart, aside) != (1, 1) else ()
    if not has_filter:
        return s(code, image, *_padding(padding), along, down, columns, rows, act, *layout, scale=scale)
    depth = image.shape[1 if nchw else 3]
    if "depth_multiplier" in names:
        shape = (1, rows, columns, depth * groups)
    else:
        shape = (channels, rows, columns, depth // (groups if "num_groups" in names else 1))
    filters = weights or s.weights(*shape, within=(-1.0, 1.0))
    units = filters.shape[3 if "depth_multiplier" in names else 0]
    biases = bias or bias_of(s, image, filters, units)
    count = (groups,) if "num_groups" in names or "depth_multiplier" in names else ()
    tail: tuple[Any, ...] = (*layout, aside, apart) if (apart, aside) != (1, 1) else layout
    if "dilation_width" not in names and "num_groups" in names:
        tail = (nchw,)
    return s(code, image, filters, biases, *_padding(padding), along, down, *count, act, *tail, scale=scale)


def _laid(lie: int, extents: Extents) -> tuple[int, int]:
    """Return extents as rows and columns."""
    if isinstance(extents, tuple):
        return extents
    less = max(extents - 1, 1)
    return ((extents, extents), (less, extents), (extents, less))[lie % _SIDED]


def bias_of(
    s: Sketch, data: SketchTensor, weights: SketchTensor, units: int, values: Sequence[float] | None = None
) -> SketchTensor:
    """Add a constant bias: in the scale of the product for quantised data."""
    if not s.quantised:
        return s.weights(units, within=(-2.0, 2.0)) if values is None else s.constant(values)
    scales = [s.assembly.operands[each.index].scale for each in (data, weights)]
    scale = single(scales[0] * scales[1])
    if values is None:
        return s.weights(units, code=T.TENSOR_INT32, scale=None) if not scale else _raw_bias(s, units, scale)
    return s.raw(np.round(np.asarray(values) / scale), T.TENSOR_INT32, (scale, 0))


def _raw_bias(s: Sketch, units: int, scale: float) -> SketchTensor:
    reach = max(int(2.0 / scale), 1)
    values = np.array([s.choices.integer(0, 2 * reach) - reach for _ in range(units)])
    return s.raw(values, T.TENSOR_INT32, (scale, 0))


def cell_weights(
    s: Sketch, size: int, units: int, within: tuple[float, float] = (-0.5, 0.5)
) -> tuple[SketchTensor, SketchTensor, SketchTensor]:
    """Add the weights of the inputs, those of the states, and the bias of a basic recurrent cell."""
    return (
        s.weights(units, size, within=within),
        s.weights(units, units, within=within),
        s.weights(units, within=within),
    )


def dense(
    s: Sketch,
    data: SketchTensor,
    units: int,
    act: int = NONE,
    *,
    weights: SketchTensor | None = None,
    bias: SketchTensor | None = None,
    scale: Quantisation | None = None,
) -> SketchTensor:
    """Add a fully connected layer with constant weights."""
    filters = weights or s.weights(units, data.shape[-1], within=(-1.0, 1.0))
    return s(OperationType.FULLY_CONNECTED, data, filters, bias or bias_of(s, data, filters, units), act, scale=scale)
