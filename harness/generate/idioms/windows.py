"""Windows whose rows differ from their columns, beside everything that passes fuse with windows or move past them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, Extents, Padding, bias_of, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Rows and columns of the filter, of the strides and of the dilations, and the padding: left, right, top, bottom.
# The plain one pads each side by its own number, and rows by as many as columns: exchanged, extents stay.
GEOMETRY: dict[str, tuple[Extents, Extents, Extents, Padding]] = {
    "sides": ((3, 3), 1, 1, (2, 0, 1, 1)),
    "strides": ((2, 2), (1, 2), 1, SAME),
    "other strides": ((2, 3), (2, 1), 1, VALID),
    "filter": ((3, 1), 1, 1, SAME),
    "other filter": ((1, 2), 1, 1, VALID),
    "one end": ((3, 3), 1, 1, (0, 2, 2, 0)),
    "dilations": ((2, 2), 1, (1, 2), SAME),
    "other dilations": ((2, 2), 1, (3, 1), VALID),
    "square": ((2, 2), 1, 1, SAME),
    "all": ((3, 2), (2, 1), 1, (1, 0, 0, 2)),
}
KINDS = (
    O.CONV_2D,
    O.DEPTHWISE_CONV_2D,
    O.AVERAGE_POOL_2D,
    O.MAX_POOL_2D,
    O.GROUPED_CONV_2D,
    O.L2_POOL_2D,
    O.TRANSPOSE_CONV_2D,
)
BEFORE = (
    None,
    "layout",
    "turned",
    "pad",
    "real",
    "window",
    "relu",
    "resize",
    "concatenation",
    "part",
    "reversed",
    "sum",
)
BEHIND = (
    None,
    "relu",
    "tanh",
    "sum",
    "product",
    "residual",
    "layout",
    "turned",
    "quantised",
    "window",
    "resize",
    "part",
    "concatenation",
    "mean",
)
_GRID = (0.0625, 128)


def laid(s: Sketch, kind: O, image: SketchTensor, geometry: str, act: int = NONE) -> SketchTensor:
    """Add a window with this geometry."""
    kernel, stride, dilation, padding = GEOMETRY[geometry]
    if kind == O.TRANSPOSE_CONV_2D:
        return transposed(s, image, geometry, act)
    if dilation != 1 and kind not in (O.CONV_2D, O.DEPTHWISE_CONV_2D):
        raise Misfit("no dilations")
    groups = {O.GROUPED_CONV_2D: 2, O.DEPTHWISE_CONV_2D: 2}.get(kind, 1)
    return window(s, kind, image, padding, kernel, stride, act, channels=6, groups=groups, dilation=dilation)


def transposed(s: Sketch, image: SketchTensor, geometry: str, act: int = NONE) -> SketchTensor:
    """Add a transposed convolution with the filter, the strides and the sides of a geometry."""
    kernel, stride, dilation, padding = GEOMETRY[geometry]
    rows, columns = kernel if isinstance(kernel, tuple) else (kernel, kernel)
    down, along = stride if isinstance(stride, tuple) else (stride, stride)
    if dilation != 1:
        raise Misfit("no dilations")
    sides = padding if isinstance(padding, tuple) else (0, 0, 0, 0)
    filters = s.weights(4, rows, columns, image.shape[3], within=(-1.0, 1.0))
    biases = bias_of(s, image, filters, 4)
    return s(O.TRANSPOSE_CONV_2D, image, filters, biases, *sides, along, down, act, False)


def before_it(s: Sketch, what: str | None, depth: int) -> SketchTensor:
    """Add an image of 6 rows and 5 columns that comes of an operation."""
    shape = (1, 6, 5, depth)
    if what == "layout":
        return s(O.TRANSPOSE, s.input(1, depth, 6, 5), (0, 2, 3, 1))
    if what == "turned":
        return s(O.TRANSPOSE, s.input(1, 5, 6, depth), (0, 2, 1, 3))
    if what == "pad":
        return s(O.PAD, s.input(1, 5, 3, depth), np.array([[0, 0], [1, 0], [0, 2], [0, 0]], np.int32))
    if what == "real":
        return s(O.DEQUANTIZE, s.input(*shape, code=T.TENSOR_QUANT8_ASYMM, scale=_GRID), to=s.code)
    if what == "window":
        return window(s, O.CONV_2D, s.input(1, 7, 5, 2), VALID, (2, 1), channels=depth)
    if what == "relu":
        return s(O.RELU, s.input(*shape))
    if what == "resize":
        return s(O.RESIZE_BILINEAR, s.input(1, 3, 4, depth), 5, 6)
    if what == "concatenation":
        return s(O.CONCATENATION, [s.input(1, 6, 2, depth), s.input(1, 6, 3, depth)], 2)
    if what == "part":
        return s(O.SLICE, s.input(1, 7, 8, depth), (0, 1, 2, 0), shape)
    if what == "reversed":
        return s(O.STRIDED_SLICE, s.input(*shape), (0, 5, 0, 0), (1, -1, 5, depth), (1, -1, 1, 1), 0, 2, 0)
    if what == "sum":
        return s(O.ADD, s.input(*shape), s.weights(6, 1, depth), NONE)
    return s.input(*shape)


def behind_it(s: Sketch, what: str | None, data: SketchTensor) -> None:
    """Add what reads a window."""
    _, rows, columns, depth = data.shape
    if what in ("relu", "tanh"):
        s(O.RELU if what == "relu" else O.TANH, data)
    elif what in ("sum", "product"):
        s(O.ADD if what == "sum" else O.MUL, data, s.weights(depth), RELU if s.choices.flag() else NONE)
    elif what == "residual":
        s(O.ADD, data, s.input(*data.shape), NONE)
    elif what == "layout":
        s(O.TRANSPOSE, data, (0, 3, 1, 2))
    elif what == "turned":
        s(O.TRANSPOSE, data, (0, 2, 1, 3))
    elif what == "quantised":
        s(O.QUANTIZE, data, to=T.TENSOR_QUANT8_ASYMM, scale=_GRID)
    elif what == "window":
        window(s, O.AVERAGE_POOL_2D, data, VALID, (min(rows, 2), 1), (1, 2))
    elif what == "resize":
        s(O.RESIZE_NEAREST_NEIGHBOR, data, columns + 2, rows + 1, False)
    elif what == "part":
        s(O.SLICE, data, (0, rows - 1, 0, 0), (1, 1, max(columns - 1, 1), depth))
    elif what == "concatenation":
        s(O.CONCATENATION, [data, s.input(1, rows, 2, depth)], 2)
    elif what == "mean":
        s(O.MEAN, data, (1,), 1)


@idiom(kind=KINDS, geometry=tuple(GEOMETRY), before=BEFORE, behind=BEHIND, act=(NONE, RELU))
def window_among_others(s: Sketch, kind: O, geometry: str, before: str | None, behind: str | None, act: int) -> None:
    """A window between two other operations."""
    if s.quantised and "real" in (before, behind):
        raise Misfit("between real operations only")
    depth = {O.GROUPED_CONV_2D: 6, O.DEPTHWISE_CONV_2D: 3}.get(kind, 2)
    behind_it(s, behind, laid(s, kind, before_it(s, before, depth), geometry, act))


@idiom(types=EVERY[:2], kind=(*KINDS[:4], O.GROUPED_CONV_2D), geometry=tuple(GEOMETRY), act=(NONE, RELU))
def real_window_island(s: Sketch, kind: O, geometry: str, act: int) -> None:
    """A real window between DEQUANTIZE and QUANTIZE, which a pass makes a quantised one."""
    depth = {O.GROUPED_CONV_2D: 6, O.DEPTHWISE_CONV_2D: 3}.get(kind, 2)
    real = Real(s)
    image = s(O.DEQUANTIZE, s.input(1, 6, 5, depth, code=T.TENSOR_QUANT8_ASYMM, scale=_GRID), to=T.TENSOR_FLOAT32)
    with real:
        result = laid(s, kind, image, geometry, act)
    s(O.QUANTIZE, result, to=T.TENSOR_QUANT8_ASYMM, scale=(0.125, 128))


class Real:
    """Lets a sketch of a quantised form write real operations."""

    def __init__(self, s: Sketch) -> None:
        self._sketch, self._code = s, s.code

    def __enter__(self) -> None:
        self._sketch.code = T.TENSOR_FLOAT32

    def __exit__(self, *_: object) -> None:
        self._sketch.code = self._code


@idiom(
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D),
    block=((2, 1), (1, 2), (2, 3), (3, 2)),
    rows=((0, 0), (1, 1), (2, 0), (0, 2)),
    columns=((0, 0), (1, 2), (3, 0)),
    kernel=((2, 2), (1, 2), (3, 1)),
    back=("same", "cropped"),
)
def blocks_around_window(
    s: Sketch,
    kind: O,
    block: tuple[int, int],
    rows: tuple[int, int],
    columns: tuple[int, int],
    kernel: tuple[int, int],
    back: str,
) -> None:
    """A dilated window written with SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND, whose rows are not its columns."""
    height, width = 6, 6
    if (height + sum(rows)) % block[0] or (width + sum(columns)) % block[1]:
        raise Misfit("blocks do not divide the image")
    parts = s(O.SPACE_TO_BATCH_ND, s.input(1, height, width, 2), block, np.array([rows, columns], np.int32))
    if parts.shape[1] < kernel[0] or parts.shape[2] < kernel[1]:
        raise Misfit("smaller than the filter")
    whole = s(O.BATCH_TO_SPACE_ND, window(s, kind, parts, VALID, kernel, groups=1), block)
    if back == "cropped":
        s(O.SLICE, whole, (0, 1, 0, 0), (1, whole.shape[1] - 1, whole.shape[2] - 1, whole.shape[3]))


@idiom(
    kind=(O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR),
    before=("window", "resize", "relu", "sum", "turned"),
    to=((5, 3), (2, 7), (8, 4), (4, 8)),
    by=("extents", "factors"),
    flags=((False, False), (True, False), (False, True)),
)
def resize_behind_others(
    s: Sketch, kind: O, before: str, to: tuple[int, int], by: str, flags: tuple[bool, bool]
) -> None:
    """An enlargement, or two, to a width that is not the height."""
    image = s.input(1, 2, 4, 2)
    if before == "window":
        image = window(s, O.CONV_2D, image, SAME, (1, 2), channels=2)
    elif before == "resize":
        image = s(kind, image, 3, 4, False)
    elif before == "turned":
        image = s(O.TRANSPOSE, image, (0, 2, 1, 3))
    else:
        image = s(O.RELU, image) if before == "relu" else s(O.ADD, image, s.weights(2), NONE)
    extents = to if by == "extents" else tuple(each / old for each, old in zip(to, image.shape[2:0:-1], strict=True))
    s(kind, image, *extents, False, *flags)


@idiom(
    behind=("sum", "product", "residual", "relu", "window", "layout", None),
    dilation=((1, 2), (2, 1), (1, 3), (2, 3)),
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D),
    kernel=((2, 2), (3, 3), (3, 2)),
    before=(None, "layout", "pad", "relu", "real"),
)
def dilated_window(
    s: Sketch,
    behind: str | None,
    dilation: tuple[int, int],
    kind: O,
    kernel: tuple[int, int],
    before: str | None,
) -> None:
    """A window whose rows are as far apart as its columns are not."""
    if s.quantised and before == "real":
        raise Misfit("between real operations only")
    # SAME, whatever the sketch's lie: paddings would have to change with the dilations.
    s.lie %= 3
    behind_it(s, behind, window(s, kind, before_it(s, before, 2), SAME, kernel, dilation=dilation))


@idiom(
    kind=(O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.CONV_2D, O.DEPTHWISE_CONV_2D),
    axis=(2, 1, 3, 0),
    kernel=((1, 2), (2, 1), (1, 1), (2, 2)),
    by=("concatenation", "split", "slice"),
)
def window_beside_parts(s: Sketch, kind: O, axis: int, kernel: tuple[int, int], by: str) -> None:
    """A window of joined parts, or parts of a window: the same as the parts' windows where none looks beyond a part."""
    if by == "concatenation":
        shape = [1, 3, 3, 2]
        whole = s(O.CONCATENATION, [s.input(*shape), s.input(*shape)], axis)
        window(s, kind, whole, SAME, kernel, channels=2)
        return
    whole = window(s, kind, s.input(2, 4, 4, 2), SAME, kernel, channels=2)
    if by == "split":
        for part in s.all(O.SPLIT, whole, axis, 2, count=2)[::-1]:
            s(O.RELU, part)
    else:
        begin, extents = [0] * 4, list(whole.shape)
        begin[axis], extents[axis] = 1, extents[axis] - 1
        s(O.SLICE, whole, tuple(begin), tuple(extents))


@idiom(
    kind=(O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D),
    depth=(1, 2, 4, 6),
    many=(2, 1, 3),
    kernel=((2, 2), (1, 3), (1, 1)),
    behind=(None, "window", "relu", "scale", "shift"),
)
def few_channels_each(s: Sketch, kind: O, depth: int, many: int, kernel: tuple[int, int], behind: str | None) -> None:
    """Depthwise and grouped convolutions at the borders to CONV_2D and to each other: one channel, groups of one. What
    is behind may have a constant of each channel, whose order counts.
    """
    image = s.input(1, 3, 4, depth)
    if kind == O.DEPTHWISE_CONV_2D:
        data = window(s, kind, image, SAME, kernel, groups=many)
    else:
        if depth % many:
            raise Misfit("groups do not divide the channels")
        groups = depth // many
        data = window(s, kind, image, SAME, kernel, channels=2 * depth, groups=groups)
    if behind == "window":
        window(s, O.CONV_2D, data, VALID, 1, channels=2)
    elif behind == "relu":
        s(O.RELU, data)
    elif behind is not None:
        binary(s, O.MUL if behind == "scale" else O.ADD, data, s.constant(np.linspace(-2.0, 3.0, data.shape[3])))


@idiom(
    groups=((2, 2), (3, 2), (2, 3), (3, 3)),
    shuffle=("before", "between", "behind", "twice", "none"),
    each=(2, 3),
    act=(NONE, RELU),
)
def shuffle_between_groups(s: Sketch, groups: tuple[int, int], shuffle: str, each: int, act: int) -> None:
    """CHANNEL_SHUFFLE around two grouped convolutions: part of neither's layout."""
    depth = 6 * each
    first, second = groups
    data = s.input(1, 2, 3, depth)
    if shuffle == "before":
        data = s(O.CHANNEL_SHUFFLE, data, first, 3)
    data = window(s, O.GROUPED_CONV_2D, data, VALID, (1, 2), 1, act, channels=depth, groups=first)
    for _ in range({"between": 1, "twice": 2}.get(shuffle, 0)):
        data = s(O.CHANNEL_SHUFFLE, data, first, 3)
    data = window(s, O.GROUPED_CONV_2D, data, VALID, (2, 1), channels=depth, groups=second)
    if shuffle == "behind":
        s(O.CHANNEL_SHUFFLE, data, second, 3)


@idiom(
    kind=KINDS[:4],
    kernel=((2, 2), (3, 1), (3, 3), (1, 1)),
    order=((0, 2, 1, 3), (0, 2, 1, 3, 0)),
    extents=((4, 4), (3, 5)),
    between=(None, "relu", "window"),
)
def window_of_turned_image(
    s: Sketch, kind: O, kernel: tuple[int, int], order: tuple[int, ...], extents: tuple[int, int], between: str | None
) -> None:
    """Rows and columns exchanged before windows, and back behind them or not: the filter would have to turn too."""
    data = s(O.TRANSPOSE, s.input(1, *extents, 2), order[:4])
    data = window(s, kind, data, SAME, kernel, channels=2)
    if between == "relu":
        data = s(O.RELU, data)
    elif between == "window":
        data = window(s, O.MAX_POOL_2D, data, SAME, (1, 2))
    if len(order) == 4:
        s(O.TRANSPOSE, data, order)
