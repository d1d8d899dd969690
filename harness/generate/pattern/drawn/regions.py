"""Reductions, norms, layers and windows, with arguments that are drawn."""

from __future__ import annotations

from nnconform.harness.generate.pattern.drawn.arguments import (
    Drawn,
    activation,
    axis_of,
    need,
    one_in,
)
from nnconform.harness.generate.pattern.layers import (
    SAME,
    VALID,
    Extents,
    Padding,
    bias_of,
    dense,
    has_argument,
    window,
)
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_REDUCED = (O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)
# Schemes, and paddings on some sides; strides and dilations of both axes or of one.
_PADDINGS: tuple[Padding, ...] = (SAME, VALID, SAME, (1, 0, 1, 0), (0, 1, 1, 1))
_STRIDES: tuple[Extents, ...] = (1, 1, (2, 2), (1, 2))
_APART: tuple[Extents, ...] = (1, 1, 1, (2, 1), (1, 2))


def _reduced(*codes: O) -> Drawn:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        code = s.choices.pick((O.REDUCE_ANY, O.REDUCE_ALL) if data.code == T.TENSOR_BOOL8 else codes)
        rank, axes = len(data.shape), [axis_of(s, data)]
        if rank > 2 and one_in(s, 3):
            other = (axes[0] + s.choices.integer(1, rank - 1)) % rank
            axes.append(other)
        keep = s.choices.flag()
        need(keep or rank > len(axes), "no axis left")
        return s(code, data, tuple(axes), int(keep) if code == O.MEAN else keep)

    return step


def _placed(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(s.choices.pick((O.ARGMAX, O.ARGMIN)), data, axis_of(s, data))


def _best(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s.all(O.TOPK_V2, data, s.choices.integer(1, data.shape[-1]))[s.choices.integer(0, 1)]


def _shares(s: Sketch, data: SketchTensor) -> SketchTensor:
    code = s.choices.pick((O.SOFTMAX, O.SOFTMAX, O.LOG_SOFTMAX))
    axis = (axis_of(s, data),) if code == O.LOG_SOFTMAX or not one_in(s, 4) else ()
    return s(code, data, s.choices.pick((1.0, 0.5, 2.0)), *axis)


def _length(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.L2_NORMALIZATION, data, axis_of(s, data))


def _norm(s: Sketch, data: SketchTensor) -> SketchTensor:
    need(len(data.shape) == 4, "no image")
    if one_in(s, 3):
        return s(O.LOCAL_RESPONSE_NORMALIZATION, data, 1, 1.0, 0.5, 0.75, axis_of(s, data))
    return s(O.INSTANCE_NORMALIZATION, data, 1.5, -0.75, 0.01, one_in(s, 3))


def _windowed(*codes: O) -> Drawn:
    """Return a step of a window: each scheme, paddings on some sides, strides, dilations, layouts and activations."""

    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        need(len(data.shape) == 4, "no image")
        code, nchw = s.choices.pick(codes), one_in(s, 4)
        depth = data.shape[1 if nchw else 3]
        padding = s.choices.pick(_PADDINGS)
        kernel = s.choices.pick(((2, 2), (1, 1), (1, 2), (2, 1), (3, 3)))
        stride = s.choices.pick(_STRIDES)
        apart = s.choices.pick(_APART) if has_argument(code, "dilation_width") and stride == 1 else 1
        groups = 1
        if code == O.GROUPED_CONV_2D:
            groups = s.choices.pick([each for each in range(1, depth + 1) if depth % each == 0][::-1])
        elif code == O.DEPTHWISE_CONV_2D:
            groups = s.choices.pick((1, 1, 2))
        return window(s, code, data, padding, kernel, stride, activation(s), channels=depth, groups=groups, nchw=nchw,
                      dilation=apart)  # fmt: skip

    return step


def _spread(s: Sketch, data: SketchTensor) -> SketchTensor:
    need(len(data.shape) == 4, "no image")
    depth, times = data.shape[3], s.choices.pick((1, 2))
    weights = s.weights(depth, 2, s.choices.pick((2, 1)), depth, within=(-1.0, 1.0))
    shape = (data.shape[0], times * data.shape[1], times * data.shape[2], depth)
    bias = bias_of(s, data, weights, depth)
    return s(O.TRANSPOSE_CONV_2D, data, weights, bias, shape, SAME, times, times, activation(s), False)


def _dense(s: Sketch, data: SketchTensor) -> SketchTensor:
    return dense(s, data, s.choices.pick((data.shape[-1], data.shape[-1], 2)), activation(s))


def _product(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Multiply by a square matrix, a constant or an input, from either side, turned or not."""
    need(len(data.shape) >= 2, "no matrix")
    *batches, row, column = data.shape
    left, turned = one_in(s, 3), (s.choices.flag(), one_in(s, 3))
    make = s.weights if one_in(s, 2) else s.input
    extent = (row if turned[0] else column) if not left else (column if turned[1] else row)
    other = make(*batches, extent, extent, within=(-1.0, 1.0))
    return s(O.BATCH_MATMUL, *((other, data) if left else (data, other)), *turned)


def _resized(s: Sketch, data: SketchTensor) -> SketchTensor:
    need(len(data.shape) == 4, "no image")
    nchw = one_in(s, 4)
    rows, columns = data.shape[2:] if nchw else data.shape[1:3]
    code = s.choices.pick((O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR))
    flags = s.choices.pick(((), (False, False), (True, False), (False, True)))
    by = s.choices.pick(((2, 2), (1, 2), (2, 1)))
    return s(code, data, columns * by[1], rows * by[0], nchw, *flags)


REGIONS: dict[str, Drawn] = {
    "total": _reduced(O.REDUCE_SUM, O.REDUCE_SUM, O.REDUCE_PROD),
    "mean": _reduced(O.MEAN),
    "extreme": _reduced(O.REDUCE_MAX, O.REDUCE_MIN),
    "place": _placed,
    "best": _best,
    "shares": _shares,
    "length": _length,
    "norm": _norm,
}
LAYERS: dict[str, Drawn] = {
    "convolution": _windowed(O.CONV_2D),
    "depthwise": _windowed(O.DEPTHWISE_CONV_2D),
    "grouped": _windowed(O.GROUPED_CONV_2D),
    "spread": _spread,
    "dense": _dense,
    "matrices": _product,
    "largest": _windowed(O.MAX_POOL_2D),
    "average": _windowed(O.AVERAGE_POOL_2D, O.AVERAGE_POOL_2D, O.L2_POOL_2D),
    "resized": _resized,
}
