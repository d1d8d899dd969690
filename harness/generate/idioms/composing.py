"""Two of the same that could be one, and an operation between two that undo each other."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.idioms.layout import ALONG_AXIS, along
from nnconform.harness.generate.pattern.form import EVERY, QUANT, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, SAME, VALID, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import ZERO_POINTS

TURNED = ((1, 2, 0), (2, 0, 1), (1, 0, 2), (0, 2, 1), (2, 1, 0))
BACK = ("inverse", "same", "other")


def _back(order: tuple[int, ...], back: str) -> tuple[int, ...]:
    if back == "other":
        return (0, 2, 1)
    return tuple(int(each) for each in np.argsort(order)) if back == "inverse" else order


def inside(s: Sketch, what: str, data: SketchTensor, axis: int) -> SketchTensor:
    """Add an operation along an axis of a cube that keeps its rank."""
    if what == "reverse":
        return s(O.REVERSE, data, (axis,))
    if what == "pad":
        return s(O.PAD, data, np.array([[int(at == axis), 0] for at in range(3)], np.int32))
    if what == "tile":
        return s(O.TILE, data, tuple(1 + (at == axis) for at in range(3)))
    if what == "row":
        return s(O.ADD, data, s.weights(*(3 if at == axis else 1 for at in range(axis, 3))), NONE)
    if what == "slice":
        return s(O.SLICE, data, tuple(int(at == axis) for at in range(3)), tuple(3 - (at == axis) for at in range(3)))
    return along(s, what, data, axis)


@idiom(
    order=TURNED,
    back=BACK,
    what=(*(each for each in ALONG_AXIS if each not in ("argmax", "split")), "reverse", "pad", "tile", "row", "slice"),
    axis=(0, 1, 2),
)
def between_transposes(s: Sketch, order: tuple[int, ...], back: str, what: str, axis: int) -> None:
    """An operation along an axis between two orders of the axes, inverse or not: the axis follows the first order."""
    result = inside(s, what, s(O.TRANSPOSE, s.input(3, 3, 3), order), axis)
    s(O.TRANSPOSE, result, _back(order, back))


@idiom(
    order=((0, 1, 3, 2), (1, 0, 3, 2), (1, 0, 2, 3), (0, 3, 2, 1), (3, 2, 1, 0)),
    side=("right", "left", "both"),
    flags=((False, False), (False, True), (True, False)),
    types=(*REAL, T.TENSOR_QUANT8_ASYMM_SIGNED),
)
def products_of_matrices(s: Sketch, order: tuple[int, ...], side: str, flags: tuple[bool, bool]) -> None:
    """A TRANSPOSE of batches and matrices before a matrix product: its flag only if the batches stay."""
    one, other = s.input(2, 2, 2, 2), s.input(2, 2, 2, 2)
    if side != "right":
        one = s(O.TRANSPOSE, one, order)
    if side != "left":
        other = s(O.TRANSPOSE, other, order)
    s(O.BATCH_MATMUL, one, other, *flags)


def _strided(s: Sketch, data: SketchTensor, axis: int, numbers: tuple[int, int, int]) -> SketchTensor:
    begin, end, strides = ([value if at == axis else plain for at in range(2)] for value, plain in zip(
        numbers, (0, 6, 1), strict=True))  # fmt: skip
    ends = [min(each, extent) for each, extent in zip(end, data.shape, strict=True)]
    return s(O.STRIDED_SLICE, data, tuple(begin), tuple(ends), tuple(strides), 0, 0, 0)


# What is done to two axes of 6, by its axis and which of two arguments it has.
TWICE: dict[str, Callable[[Sketch, SketchTensor, int, int], SketchTensor]] = {
    "strided": lambda s, data, axis, which: _strided(s, data, axis, ((1, 6, 2), (1, 3, 1))[which]),
    "slice": lambda s, data, axis, which: s(
        O.SLICE, data, tuple((1 + which) * (at == axis) for at in range(2)),
        tuple(extent - (3 + which if at == axis else 0) for at, extent in enumerate(data.shape))),
    "gather": lambda s, data, axis, which: s(O.GATHER, data, axis, ((2, 0, 1), (1, 1, 2))[which]),
    "order": lambda s, data, axis, which: s(O.GATHER, data, axis, ((2, 0, 1, 5, 3, 4), (1, 0, 2, 3, 4, 5))[which]),
    "largest": lambda s, data, axis, which: s.all(O.TOPK_V2, data, (3, 2)[which])[0],
    "places of largest": lambda s, data, axis, which: (
        s(O.TOPK_V2, data, 3) if which == 0 else s.all(O.TOPK_V2, data, 2)[1]),
    "pad": lambda s, data, axis, which: s(O.PAD_V2, data, _pads(axis, which), _fill(s, data, which)),
    "mirror": lambda s, data, axis, which: s(O.MIRROR_PAD, data, _pads(axis, 0), (0, 1)[which]),
    "tile": lambda s, data, axis, which: s(O.TILE, data, tuple((2, 2)[which] if at == axis else 1 for at in range(2))),
    "reverse": lambda s, data, axis, which: s(O.REVERSE, data, (axis,)),
    "softmax": lambda s, data, axis, which: s(O.SOFTMAX, data, (1.0, 2.0)[which], axis),
    "concatenation": lambda s, data, axis, which: s(
        O.CONCATENATION, [data, s.input(*data.shape)][:: (1, -1)[which]], axis),
    "split": lambda s, data, axis, which: s.all(O.SPLIT, data, axis, (2, 3)[which], count=(2, 3)[which])[1],
    "pack": lambda s, data, axis, which: s(O.PACK, axis + 1, [data, s.input(*data.shape)]),
}  # fmt: skip


def _fill(s: Sketch, data: SketchTensor, which: int) -> float | int:
    """Return what PAD_V2 pads a tensor with: a raw element if it is quantised."""
    return s.assembly.operands[data.index].zero_point + (9, -20)[which] if s.quantised else (0.5, -1.0)[which]


def _pads(axis: int, which: int) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    return np.array([[(1, 0), (0, 2)][which] if at == axis else (0, 0) for at in range(2)], np.int32)


@idiom(
    types=EVERY,
    what=tuple(TWICE),
    axes=((0, 0), (1, 1), (0, 1), (1, 0)),
    which=((0, 1), (0, 0), (1, 0), (1, 1)),
    between=(None, "relu", "shared"),
)
def twice(s: Sketch, what: str, axes: tuple[int, int], which: tuple[int, int], between: str | None) -> None:
    """What moves or takes elements, twice: along one axis or two, with equal or different arguments, read between."""
    data = TWICE[what](s, s.input(6, 6), axes[0], which[0])
    if len(data.shape) != 2 and what != "pack":
        raise Misfit("another rank")
    if between == "relu":
        data = s(O.RELU, data)
    elif between == "shared":
        s(O.RELU, data)
    TWICE[what](s, data, axes[1], which[1])


@idiom(
    kind=(O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR),
    sizes=(((6, 6), (12, 12)), ((5, 4), (3, 7)), ((6, 3), (2, 6)), ((2, 2), (6, 6))),
    first=((False, False), (True, False), (False, True)),
    second=((False, False), (True, False), (False, True)),
    layouts=((False, False), (False, True), (True, True)),
    types=EVERY,
)
def resized_twice(
    s: Sketch,
    kind: O,
    sizes: tuple[tuple[int, int], ...],
    first: tuple[bool, bool],
    second: tuple[bool, bool],
    layouts: tuple[bool, bool],
) -> None:
    """Two resizes, each with its own corners, centres and layout."""
    data = s.input(1, 3, 3, 3)
    for size, flags, nchw in zip(sizes, (first, second), layouts, strict=True):
        data = s(kind, data, *size, nchw, *flags)


@idiom(
    kinds=((O.MAX_POOL_2D, O.MAX_POOL_2D), (O.AVERAGE_POOL_2D, O.AVERAGE_POOL_2D), (O.MAX_POOL_2D, O.CONV_2D),
           (O.CONV_2D, O.CONV_2D), (O.DEPTHWISE_CONV_2D, O.CONV_2D), (O.CONV_2D, O.MAX_POOL_2D)),
    strides=((2, 1), (1, 2), (2, 2), (1, 1)),
    kernels=((2, 2), (3, 1), (1, 2), (3, 2)),
    paddings=((VALID, VALID), ((0, 0, 0, 0), (0, 0, 0, 0)), ((1, 0, 1, 0), (0, 0, 0, 0)), ((0, 1, 0, 1), (0, 0, 0, 0)),
              (1, 1)),
    act=(0, 1, 3),
)  # fmt: skip
def strided_windows(
    s: Sketch,
    kinds: tuple[O, O],
    strides: tuple[int, int],
    kernels: tuple[int, int],
    paddings: tuple[int | tuple[int, int, int, int], ...],
    act: int,
) -> None:
    """Two windows whose strides or sizes could be joined, in each way of padding."""
    data = s.input(1, 8, 8, 2)
    for turn, (kind, stride, kernel, padding) in enumerate(zip(kinds, strides, kernels, paddings, strict=True)):
        channels = data.shape[3] if kind == O.DEPTHWISE_CONV_2D else 3
        data = window(s, kind, data, padding, kernel, stride, act if turn == 0 else NONE, channels=channels)


@idiom(
    move=("transpose", "reverse", "pad", "tile", "row", "slice", "gather", "l2", "softmax"),
    join=("concatenation", "add", "mul", "maximum", "pack"),
    axis=(0, 1, 2),
    moved=(0, 1, 2),
    sides=("both", "first", "other order"),
)
def joined_after_moves(s: Sketch, move: str, join: str, axis: int, moved: int, sides: str) -> None:
    """The same done to two tensors before they are joined, along the same axis or another, or to one of them."""
    parts = [s.input(3, 3, 3), s.input(3, 3, 3)]
    for at in (0, 1):
        if move == "transpose":
            parts[at] = s(O.TRANSPOSE, parts[at], TURNED[(moved + (at if sides == "other order" else 0)) % 3])
        elif at == 0 or sides != "first":
            parts[at] = inside(s, move, parts[at], (moved + (at if sides == "other order" else 0)) % 3)
    if join == "concatenation":
        s(O.CONCATENATION, parts, axis)
    elif join == "pack":
        s(O.PACK, axis, parts)
    else:
        binary(s, {"add": O.ADD, "mul": O.MUL, "maximum": O.MAXIMUM}[join], parts[0], parts[1])


FUNCTIONS = (O.LOGISTIC, O.EXP, O.NEG, O.ABS, O.RELU, O.RELU1, O.RELU6, O.TANH, O.FLOOR, O.HARD_SWISH, O.SIN)


@idiom(
    function=FUNCTIONS,
    region=("pad", "pad value", "average", "largest", "bilinear", "nearest", "blocks", "sum", "mean", "padded largest"),
    side=("behind", "before"),
    read=(False, True),
)
def functions_beside_regions(s: Sketch, function: O, region: str, side: str, read: bool) -> None:
    """A function of elements behind or before what pads, averages, repeats or adds: most do not change places."""
    data = s.input(1, 4, 4, 2)
    data = s(function, data) if side == "before" else data
    if read:
        s(O.MAXIMUM, data, s.input(1))
    cases = {
        "pad": lambda: s(O.PAD, data, np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)),
        "pad value": lambda: s(O.PAD_V2, data, np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32), _fill(s, data, 0)),
        "average": lambda: window(s, O.AVERAGE_POOL_2D, data, VALID, 2),
        "largest": lambda: window(s, O.MAX_POOL_2D, data, VALID, 2),
        "padded largest": lambda: window(s, O.MAX_POOL_2D, data, 1, 2, 2),
        "bilinear": lambda: s(O.RESIZE_BILINEAR, data, 7, 7),
        "nearest": lambda: s(O.RESIZE_NEAREST_NEIGHBOR, data, 6, 3, False),
        "blocks": lambda: s(O.SPACE_TO_BATCH_ND, data, (2, 3), np.array([[0, 0], [1, 1]], np.int32)),
        "sum": lambda: s(O.REDUCE_SUM, data, (1,), False),
        "mean": lambda: s(O.MEAN, data, (1, 2), 1),
    }
    result = cases[region]()
    if side == "behind":
        s(function, result)


@idiom(
    before=(O.SUB, O.DIV, O.ADD, O.MUL),
    statistic=(O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_SUM, O.MEAN),
    function=("softmax", "log softmax", "l2", "maximum", "argmax", "sum"),
    axes=((1, 1), (0, 1), (1, 0), (0, 0)),
    of=("itself", "other"),
    types=REAL,
)
def shifted_by_statistic(s: Sketch, before: O, statistic: O, function: str, axes: tuple[int, int], of: str) -> None:
    """A tensor shifted or scaled by its largest element, sum or mean along an axis, then a function along one."""
    data = s.input(3, 4, within=(0.5, 2.0))
    source = s.input(3, 4, within=(0.5, 2.0)) if of == "other" else data
    level = s(statistic, source, (axes[0],), 1 if statistic == O.MEAN else True)
    along(s, function, binary(s, before, data, level), axes[1])


@idiom(
    zero=("zero", "low", "high", "middle"),
    activation=(O.RELU, O.RELU6, O.RELU1, "add relu", "add relu1", "max with zero"),
    made=("input", "operation"),
    read=(False, True),
    types=QUANT,
)
def activation_at_zero_point(s: Sketch, zero: str, activation: object, made: str, read: bool) -> None:
    """An activation of quantised values whose zero point decides whether it does anything."""
    low, high = ZERO_POINTS[s.code]
    scale = (0.0625, {"zero": max(low, 0), "low": low, "high": high - 30, "middle": (low + high) // 2}[zero])
    data = s.input(3, 6, scale=scale)
    if made == "operation":
        data = s(O.MAXIMUM, data, s.input(3, 6, scale=scale), scale=scale)
    if read:
        s(O.MAXIMUM, data, s.input(1, scale=scale), scale=scale)
    if isinstance(activation, O):
        s(activation, data)
    elif activation == "max with zero":
        s(O.MAXIMUM, data, s.constant([0.0], scale=scale), scale=scale)
    else:
        s(O.ADD, data, s.input(3, 6, scale=scale), RELU if activation == "add relu" else RELU1, scale=scale)


@idiom(
    first=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.ADD),
    padding=(SAME, VALID, (1, 1, 1, 1), (0, 1, 0, 1)),
    stride=(2, 3),
    second=((0, 0, 0, 0), VALID, SAME),
    extent=(6, 5, 7),
    act=(NONE, RELU),
)
def strided_behind_window(
    s: Sketch, first: O, padding: int | tuple[int, int, int, int], stride: int, second: object, extent: int, act: int
) -> None:
    """A convolution of one element that takes every second or third column, behind what could do so itself."""
    image = s.input(1, extent, extent, 2)
    if first == O.ADD:
        data = binary(s, first, image, s.input(1, extent, extent, 2), act)
    else:
        channels = 2 if first == O.DEPTHWISE_CONV_2D else 3
        data = window(s, first, image, padding, 3, 1, act, channels=channels)
    assert isinstance(second, int | tuple)
    window(s, O.CONV_2D, data, second, 1, stride, channels=2)
