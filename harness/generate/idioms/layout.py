"""Operations that only move elements, in pairs and beside what has an axis."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# The plain one is not its own inverse; what changes nothing comes last.
ORDERS = ((1, 2, 0), (2, 0, 1), (0, 2, 1), (1, 0, 2), (2, 1, 0), (0, 1, 2))
ALONG_AXIS = (
    "softmax",
    "log softmax",
    "l2",
    "argmax",
    "mean",
    "sum",
    "maximum",
    "split",
    "concatenation",
    "gather",
    "topk",
)
BETWEEN = (None, "relu", "add", "add row", "concatenation", "mean", "prelu")


def along(s: Sketch, what: str, data: SketchTensor, axis: int) -> SketchTensor:
    """Add an operation along an axis; several results give the last."""
    rank = len(data.shape)
    if what in ("softmax", "log softmax"):
        return s(O.SOFTMAX if what == "softmax" else O.LOG_SOFTMAX, data, 1.0, axis % rank)
    if what == "l2":
        return s(O.L2_NORMALIZATION, data, axis)
    if what in ("mean", "sum", "maximum"):
        codes = {"mean": O.MEAN, "sum": O.REDUCE_SUM, "maximum": O.REDUCE_MAX}
        return s(codes[what], data, (axis,), int(True) if what == "mean" else True)
    if what == "split":
        return s.all(O.SPLIT, data, axis % rank, data.shape[axis], count=data.shape[axis])[-1]
    if what == "concatenation":
        return s(O.CONCATENATION, [data, data], axis % rank)
    if what == "gather":
        return s(O.GATHER, data, axis % rank, (1, 0))
    if what == "topk":
        return s(O.TOPK_V2, data, 1)
    return s(O.ARGMAX, data, axis)


@idiom(first=ORDERS, second=ORDERS, between=BETWEEN, shape=((3, 3, 3), (2, 3, 4), (1, 3, 3)))
def transposes(
    s: Sketch, first: tuple[int, ...], second: tuple[int, ...], between: str | None, shape: tuple[int, ...]
) -> None:
    """Two TRANSPOSEs, inverse or not, with an operation between them that may be moved past one."""
    data = s(O.TRANSPOSE, s.input(*shape), first)
    if between == "relu":
        data = s(O.RELU, data)
    elif between == "add":
        data = s(O.ADD, data, s.input(*data.shape), NONE)
    elif between == "add row":
        data = s(O.ADD, data, s.weights(data.shape[-1]), NONE)
    elif between == "prelu":
        data = s(O.PRELU, data, s.weights(1, data.shape[-1]))
    elif between == "concatenation":
        data = s(O.CONCATENATION, [data, s.input(*data.shape)], 1)
    elif between == "mean":
        data = s(O.MEAN, data, (1,), 1)
    s(O.TRANSPOSE, data, second)


@idiom(order=ORDERS[:-1], what=ALONG_AXIS, axis=(0, 1, -1), shape=((3, 3, 3), (2, 4, 2)))
def transpose_before_axis(s: Sketch, order: tuple[int, ...], what: str, axis: int, shape: tuple[int, ...]) -> None:
    """A TRANSPOSE before an operation along an axis."""
    along(s, what, s(O.TRANSPOSE, s.input(*shape), order), axis)


@idiom(
    order=ORDERS[:-1],
    what=tuple(each for each in ALONG_AXIS if each != "argmax"),
    axis=(0, 1, -1),
    shape=((3, 3, 3), (2, 4, 2)),
)
def transpose_behind_axis(s: Sketch, order: tuple[int, ...], what: str, axis: int, shape: tuple[int, ...]) -> None:
    """A TRANSPOSE behind an operation along an axis, with the reversed order before it."""
    data = along(s, what, s.input(*shape), axis)
    if len(data.shape) != 3:
        raise Misfit("another rank")
    s(O.TRANSPOSE, data, order)


VIEWS = (
    ((4, 6), (6, 4)),
    ((2, 3, 4), (6, 4)),
    ((2, 3, 4), (2, 12)),
    ((4, 6), (2, 2, 6)),
    ((3, 8), (8, 3)),
    ((4, 4), (16,)),
)


@idiom(view=VIEWS, what=ALONG_AXIS, side=("before", "behind"), back=(False, True), axis=(0, -1))
def reshape_beside_axis(
    s: Sketch, view: tuple[tuple[int, ...], tuple[int, ...]], what: str, side: str, back: bool, axis: int
) -> None:
    """A RESHAPE before or behind an operation along an axis, and back to the old extents."""
    data = s.input(*view[0])
    if side == "before":
        data = along(s, what, s(O.RESHAPE, data, view[1]), axis)
    else:
        data = along(s, what, data, axis)
        if int(np.prod(data.shape)) == int(np.prod(view[1])):
            data = s(O.RESHAPE, data, view[1])
        else:
            data = s(O.RESHAPE, data, (-1,))
    if back and int(np.prod(data.shape)) == int(np.prod(view[0])):
        s(O.RESHAPE, data, view[0])


@idiom(
    order=ORDERS[:-1],
    shape=((2, 3, 4), (3, 3, 3), (1, 4, 3), (2, 1, 5)),
    to=("flat", "same", "swapped", "merged", "split"),
    side=("before", "behind", "both"),
)
def transpose_beside_reshape(s: Sketch, order: tuple[int, ...], shape: tuple[int, ...], to: str, side: str) -> None:
    """TRANSPOSE and RESHAPE, of which one may make the other superfluous only for some extents."""
    data = s.input(*shape)
    if side != "behind":
        data = s(O.TRANSPOSE, data, order)
    one, two, three = data.shape
    new = {"flat": (-1,), "same": shape, "swapped": (three, two, one), "merged": (one * two, three)}.get(to, (one, -1))
    data = s(O.RESHAPE, data, new)
    if side != "before" and len(data.shape) == 3:
        s(O.TRANSPOSE, data, order)


@idiom(groups=(2, 3), second=(2, 3, 1), by=("reshape", "shuffle"), axis=(1, 2))
def shuffles(s: Sketch, groups: int, second: int, by: str, axis: int) -> None:
    """Two channel shuffles, whose numbers of groups make them inverse or not; one written with a TRANSPOSE."""
    data = s(O.CHANNEL_SHUFFLE, s.input(2, 6, 6), groups, axis)
    if by == "shuffle":
        s(O.CHANNEL_SHUFFLE, data, second, axis)
        return
    extents = (2, second, 6 // second, 6) if axis == 1 else (12, second, 6 // second)
    turned = s(O.TRANSPOSE, s(O.RESHAPE, data, extents), (0, 2, 1, 3) if axis == 1 else (0, 2, 1))
    s(O.RESHAPE, turned, (2, 6, 6))


@idiom(types=(*EVERY, T.TENSOR_INT32), first=(0, 1, 2), second=(0, 1, 2), between=(False, True))
def reversals(s: Sketch, first: int, second: int, between: bool) -> None:
    """Two REVERSEs along the same or different axes."""
    data = s(O.REVERSE, s.input(3, 3, 2), (first,))
    if between:
        data = s(O.ADD, data, s.input(3, 3, 2), NONE)
    s(O.REVERSE, data, (second,))


@idiom(
    first=((0, 1), (1, 0), (2, 2)),
    second=((1, 1), (0, 0), (0, 2)),
    kinds=("slice", "strided", "both", "gather"),
    stride=(1, 2),
)
def slices(s: Sketch, first: tuple[int, int], second: tuple[int, int], kinds: str, stride: int) -> None:
    """A slice of a slice."""
    data = s.input(7, 8)
    one = s(O.SLICE, data, first, (5, 5)) if kinds != "strided" else strided(s, data, first, 5, stride)
    if kinds == "gather":
        s(O.GATHER, s(O.GATHER, one, 0, (3, 1, 0, second[0])), 1, (second[1], 0, 2))
    elif kinds == "slice":
        s(O.SLICE, one, second, (3, 2))
    else:
        strided(s, one, second, 2, stride)


def strided(s: Sketch, data: SketchTensor, begin: tuple[int, int], count: int, stride: int) -> SketchTensor:
    """Add a STRIDED_SLICE of ``count`` elements at most along each axis."""
    end = tuple(min(at + count * stride, extent) for at, extent in zip(begin, data.shape, strict=True))
    return s(O.STRIDED_SLICE, data, begin, end, (stride, stride), 0, 0, 0)


@idiom(
    first=(O.SPACE_TO_DEPTH, O.DEPTH_TO_SPACE),
    blocks=((2, 2), (2, 4), (4, 2)),
    layout=("same", "other"),
    between=(False, True),
)
def blocks(s: Sketch, first: O, blocks: tuple[int, int], layout: str, between: bool) -> None:
    """SPACE_TO_DEPTH and DEPTH_TO_SPACE, with equal or different blocks and layouts."""
    second = O.DEPTH_TO_SPACE if first == O.SPACE_TO_DEPTH else O.SPACE_TO_DEPTH
    data = s(first, s.input(1, 4, 4, 16) if layout == "same" else s.input(1, 8, 8, 8), blocks[0])
    if between:
        data = s(O.RELU, data)
    s(second, data, blocks[1], *((True,) if layout == "other" else ()))


@idiom(
    kind=(O.ADD, O.MUL, O.SUB),
    shape=((1, 3), (2, 1), (2, 3), (3,)),
    repeats=((2, 1), (1, 2), (2, 2), (1, 1)),
    side=("left", "right"),
)
def tiles(s: Sketch, kind: O, shape: tuple[int, ...], repeats: tuple[int, ...], side: str) -> None:
    """TILE before an operation that broadcasts: superfluous only where an extent of 1 is repeated."""
    small = s(O.TILE, s.input(*shape), repeats[-len(shape) :])
    other = s.input(*small.shape)
    binary(s, kind, *((small, other) if side == "left" else (other, small)))


@idiom(
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D),
    order=((0, 3, 1, 2), (0, 3, 2, 1), (0, 2, 3, 1), (0, 2, 1, 3)),
    nchw=(True, False),
    back=((0, 2, 3, 1), (0, 3, 1, 2), None),
)
def layouts(s: Sketch, kind: O, order: tuple[int, ...], nchw: bool, back: tuple[int, ...] | None) -> None:
    """A TRANSPOSE into the other layout before a window, and one back behind it."""
    image = s(O.TRANSPOSE, s.input(1, 3, 3, 3), order)
    result = window(s, kind, image, SAME, 2, channels=3, nchw=nchw)
    if back:
        s(O.TRANSPOSE, result, back)


@idiom(
    types=(*REAL, T.TENSOR_QUANT8_ASYMM_SIGNED),
    order=((0, 2, 1), (1, 0, 2), (2, 1, 0), (0, 1, 2)),
    side=("left", "right", "both", "result"),
    flags=((False, False), (True, False), (False, True)),
)
def matrix_products(s: Sketch, order: tuple[int, ...], side: str, flags: tuple[bool, bool]) -> None:
    """A TRANSPOSE before or behind a matrix product, which may be its flag."""
    one, other = s.input(3, 3, 3), s.input(3, 3, 3)
    if side in ("left", "both"):
        one = s(O.TRANSPOSE, one, order)
    if side in ("right", "both"):
        other = s(O.TRANSPOSE, other, order)
    result = s(O.BATCH_MATMUL, one, other, *flags)
    if side == "result":
        s(O.TRANSPOSE, result, order)


@idiom(axis=(0, 1, 2), back=(0, 1, 2, None), then=("add", "softmax", "transpose", "mean", "tile"))
def unit_axes(s: Sketch, axis: int, back: int | None, then: str) -> None:
    """EXPAND_DIMS and SQUEEZE, which decide what an operation behind them broadcasts or has for its axis."""
    data = s(O.EXPAND_DIMS, s.input(3, 3), axis)
    if then == "add":
        data = s(O.ADD, data, s.input(3, 3, 3), NONE)
    elif then == "softmax":
        data = s(O.SOFTMAX, data, 1.0, 1)
    elif then == "transpose":
        data = s(O.TRANSPOSE, data, (1, 2, 0))
    elif then == "mean":
        data = s(O.MEAN, data, (0,), 1)
    else:
        data = s(O.TILE, data, (2, 1, 1))
    if back is not None and data.shape[back] == 1:
        s(O.SQUEEZE, data, (back,))


@idiom(flat=("dense", "reshape"), order=((0, 1, 2, 3), (0, 3, 1, 2), (0, 2, 1, 3)), batch=(1, 2))
def flattened_image(s: Sketch, flat: str, order: tuple[int, ...], batch: int) -> None:
    """An image flattened before a fully connected layer, whose weights follow the layout."""
    image = window(s, O.MAX_POOL_2D, s.input(batch, 3, 3, 2), SAME, 2)
    if order != (0, 1, 2, 3):
        image = s(O.TRANSPOSE, image, order)
    dense(
        s,
        s(O.RESHAPE, image, (batch, 18)) if flat == "reshape" else image,
        4,
        weights=s.weights(4, 18, within=(-0.5, 0.5)),
    )


MOVES = ("tile", "reverse", "pad", "twice", "slice", "gather", "expand", "split", "strided", "squeeze")


@idiom(move=MOVES, what=(*ALONG_AXIS, "product"), axis=(0, 1), moved=(0, 1))
def move_before_axis(s: Sketch, move: str, what: str, axis: int, moved: int) -> None:
    """What moves, repeats or leaves out elements before an operation along the same or another axis."""
    data = s.input(4, 4, within=(0.5, 1.5) if what == "product" else None)
    begin, part = ((1, 0), (2, 4)) if moved == 0 else ((0, 1), (4, 2))
    if move == "tile":
        data = s(O.TILE, data, (2, 1) if moved == 0 else (1, 2))
    elif move == "reverse":
        data = s(O.REVERSE, data, (moved,))
    elif move == "pad":
        data = s(O.PAD, data, np.array([each[::-1] if moved else each for each in ((1, 0), (0, 0))], np.int32))
    elif move == "twice":
        data = s(O.CONCATENATION, [data, data], moved)
    elif move == "slice":
        data = s(O.SLICE, data, begin, part)
    elif move == "gather":
        data = s(O.GATHER, data, moved, (2, 0, 2, 1))
    elif move == "expand":
        data = s(O.EXPAND_DIMS, data, moved)
    elif move == "split":
        data = s.all(O.SPLIT, data, moved, 2, count=2)[1]
    elif move == "strided":
        data = s(O.STRIDED_SLICE, data, begin, (4, 4), (2, 1) if moved == 0 else (1, 2), 0, 0, 0)
    else:
        data = s(O.SQUEEZE, s(O.EXPAND_DIMS, data, moved), (moved,))
    if what == "product":
        s(O.REDUCE_PROD, data, (axis,), True)
    else:
        along(s, what, data, axis)
