"""What looks at a region or along an axis, before and behind what joins, cuts, repeats or reorders along each axis."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, bias_of, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of, some, spread
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# How many of the cases of an idiom a form has.
_FEW = 4
_Region = Callable[[Sketch, SketchTensor], SketchTensor]


def _enlarged(code: O, *flags: bool) -> _Region:
    return lambda s, data: s(code, data, 2 * data.shape[2], 2 * data.shape[1], False, *flags)


# Of an image of 4 by 4 by 4 in two batches.
REGIONS: dict[str, _Region] = {
    "convolution": lambda s, data: window(s, O.CONV_2D, data, SAME, (2, 2), channels=4),
    "valid convolution": lambda s, data: window(s, O.CONV_2D, data, VALID, (2, 1), channels=4),
    "point": lambda s, data: window(s, O.CONV_2D, data, VALID, (1, 1), act=RELU, channels=4),
    "strided": lambda s, data: window(s, O.CONV_2D, data, SAME, (2, 2), 2, channels=4),
    "depthwise": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, SAME, (2, 2)),
    "grouped": lambda s, data: window(s, O.GROUPED_CONV_2D, data, SAME, (2, 2), channels=4, groups=2),
    "transposed": lambda s, data: spread(s, data, False),
    "largest": lambda s, data: window(s, O.MAX_POOL_2D, data, SAME, (2, 2)),
    "average": lambda s, data: window(s, O.AVERAGE_POOL_2D, data, SAME, (2, 2)),
    "average of two": lambda s, data: window(s, O.AVERAGE_POOL_2D, data, VALID, (2, 2), 2),
    "root of squares": lambda s, data: window(s, O.L2_POOL_2D, data, VALID, (2, 2)),
    "nearest": _enlarged(O.RESIZE_NEAREST_NEIGHBOR, False, False),
    "nearest centre": _enlarged(O.RESIZE_NEAREST_NEIGHBOR, False, True),
    "bilinear": _enlarged(O.RESIZE_BILINEAR, False, False),
    "local norm": lambda s, data: s(O.LOCAL_RESPONSE_NORMALIZATION, data, 1, 1.0, 0.5, 0.75),
    "instance norm": lambda s, data: s(O.INSTANCE_NORMALIZATION, data, 1.5, -0.75, 0.01, False),
    "dense": lambda s, data: dense(s, s(O.RESHAPE, data, (data.shape[0], prod(data.shape[1:]))), 3),
    "product": lambda s, data: s(O.BATCH_MATMUL, data, s.weights(
        *data.shape[:2], data.shape[3], 3, within=(-1.0, 1.0)), False, False),
    "deep": lambda s, data: s(O.SPACE_TO_DEPTH, data, 2),
    "shallow": lambda s, data: s(O.DEPTH_TO_SPACE, data, 2),
    "batches": lambda s, data: s(O.SPACE_TO_BATCH_ND, data, (1, 2), ((0, 0), (0, 0))),
    "shuffled": lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, 3),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 2, 3, 1)),
    "merged": lambda s, data: s(O.RESHAPE, data, (*data.shape[:2], data.shape[2] * data.shape[3])),
    "split": lambda s, data: s(O.RESHAPE, data, (*data.shape[:2], data.shape[2] // 2, data.shape[3] * 2)),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0, 3),
    "sums": lambda s, data: s(O.REDUCE_SUM, data, (1, 2), True),
    "means": lambda s, data: s(O.MEAN, data, (1, 2), 0),
}  # fmt: skip


def _at(data: SketchTensor, axis: int, there: int, elsewhere: int | None = None) -> tuple[int, ...]:
    """Return a number for each axis; the extents elsewhere if none is named."""
    return tuple(there if at == axis else n if elsewhere is None else elsewhere for at, n in enumerate(data.shape))


# What is done along one of four axes, with a number that is odd or even.
CUTS: dict[str, Callable[[Sketch, SketchTensor, int, int], SketchTensor]] = {
    "slice": lambda s, data, axis, odd: s(
        O.SLICE, data, _at(data, axis, 1 + odd, 0), _at(data, axis, 2)),
    "strided": lambda s, data, axis, odd: s(
        O.STRIDED_SLICE, data, _at(data, axis, odd, 0), data.shape, _at(data, axis, 2, 1), 0, 0, 0),
    "gather": lambda s, data, axis, odd: s(O.GATHER, data, axis, (odd, 1 - odd, 1)),
    "split": lambda s, data, axis, odd: s.all(O.SPLIT, data, axis, 2, count=2)[odd],
    "reverse": lambda s, data, axis, odd: s(O.REVERSE, data, (axis,)),
    "concatenation": lambda s, data, axis, odd: s(O.CONCATENATION, [data, data] if odd else [
        data, s.input(*data.shape, scale=scale_of(s, data))], axis),
    "bytes": lambda s, data, axis, odd: s(
        O.DEQUANTIZE, s(O.QUANTIZE, data, to=T.TENSOR_QUANT8_ASYMM, scale=(0.0078125, 20)), to=data.code),
    "tile": lambda s, data, axis, odd: s(O.TILE, data, _at(data, axis, 2, 1)),
    "pad": lambda s, data, axis, odd: s(
        O.PAD, data, np.array([(1 - odd, 1) if at == axis else (0, 0) for at in range(len(data.shape))], np.int32)),
}  # fmt: skip


@idiom(packed=True, types=EVERY, region=tuple(REGIONS), order=("behind", "before"))
def region_beside_cut(s: Sketch, region: str, order: str) -> None:
    """A region before or behind something along each axis: of rows, columns, channels or batches it sees others."""
    image, written = s.input(2, 4, 4, 4), 0
    # A part and a narrower type are what most rules are about.
    others = some(s, (each for name, each in CUTS.items() if name not in ("slice", "bytes")), _FEW - 2)
    for cut in (CUTS["slice"], CUTS["bytes"], *others):
        for axis in (3, s.choices.integer(0, 2)):
            written += _beside(s, region, partial(_cut, s, cut, axis, s.choices.integer(0, 1)), order, image)
    if not written:
        raise Misfit("nothing beside it")


def _cut(
    s: Sketch,
    cut: Callable[[Sketch, SketchTensor, int, int], SketchTensor],
    axis: int,
    odd: int,
    data: SketchTensor,
) -> SketchTensor:
    if axis >= len(data.shape):
        raise Misfit("no such axis")
    return cut(s, data, axis, odd)


def _beside(
    s: Sketch, region: str, step: Callable[[SketchTensor], SketchTensor], order: str, data: SketchTensor
) -> bool:
    """Write a region behind a step or before it, if the contract has it."""
    first, second = (step, partial(REGIONS[region], s))[:: 1 if order == "before" else -1]
    return s.attempt(lambda: second(first(data)))


# With a constant: one number for all, one for each channel, or for each column; on the left or the right.
_CONSTANTS: tuple[tuple[O, str, tuple[float, float], bool], ...] = (
    (O.MUL, "one", (-2.0, -0.5), False),
    (O.MUL, "channels", (-2.0, 2.0), False),
    (O.MUL, "columns", (0.5, 2.0), False),
    (O.ADD, "one", (0.5, 2.0), False),
    (O.ADD, "channels", (-2.0, 2.0), True),
    (O.ADD, "columns", (-2.0, 2.0), False),
    (O.SUB, "channels", (0.5, 2.0), True),
    (O.DIV, "channels", (-2.0, -0.5), False),
    (O.PRELU, "channels", (-0.75, 0.75), False),
    (O.MAXIMUM, "columns", (-0.5, 0.5), False),
    (O.MINIMUM, "one", (-0.5, 0.5), True),
)


@idiom(packed=True, types=EVERY, region=tuple(REGIONS), order=("behind", "before"))
def region_beside_constant(s: Sketch, region: str, order: str) -> None:
    """A region before or behind a constant: of either sign, one for all, for each channel, or for each column."""
    image = s.input(2, 4, 4, 4)

    def changed(code: O, lies: str, within: tuple[float, float], left: bool, data: SketchTensor) -> SketchTensor:
        shape = {"one": (1,), "channels": data.shape[-1:], "columns": (*data.shape[-2:-1], 1)}[lies]
        constant = s.weights(*shape, within=within)
        return binary(s, code, *((constant, data) if left else (data, constant)))

    if not sum(
        _beside(s, region, partial(changed, *each), order, image)
        for each in (_CONSTANTS[0], *some(s, _CONSTANTS[1:], _FEW))
    ):
        raise Misfit("nothing beside it")


@idiom(
    packed=True,
    types=EVERY,
    kind=("dense", "convolution", "depthwise", "grouped", "transposed", "product"),
    order=("behind", "before", "both"),
    act=(NONE, RELU),
)
def channels_beside_weights(s: Sketch, kind: str, order: str, act: int) -> None:
    """Channels reordered, left out, added or repeated beside a layer, whose weights and bias could do so."""
    image = s.input(*((3, 4) if kind in ("dense", "product") else (1, 3, 3, 4)))

    def layer(data: SketchTensor) -> SketchTensor:
        if kind == "dense":
            return dense(s, data, 4, act)
        if kind == "product":
            return s(O.BATCH_MATMUL, data, s.weights(data.shape[1], 4, within=(-1.0, 1.0)), False, False)
        if kind == "transposed":
            weights = s.weights(4, 2, 2, data.shape[3], within=(-1.0, 1.0))
            bias = bias_of(s, data, weights, 4)
            return s(O.TRANSPOSE_CONV_2D, data, weights, bias, (1, 3, 3, 4), SAME, 1, 1, act, False)
        codes = {"convolution": O.CONV_2D, "depthwise": O.DEPTHWISE_CONV_2D, "grouped": O.GROUPED_CONV_2D}
        return window(s, codes[kind], data, SAME, (2, 2), act=act, channels=4, groups=2 if kind == "grouped" else 1)

    def moved(data: SketchTensor, how: str) -> SketchTensor:
        axis = len(data.shape) - 1
        if how == "order":
            return s(O.GATHER, data, axis, (2, 0, 3, 1))
        if how == "shuffle":
            return s(O.CHANNEL_SHUFFLE, data, 2, axis)
        return CUTS[how](s, data, axis, 1)

    def written(how: str) -> None:
        data = moved(image, how) if order != "behind" else image
        data = layer(data)
        if order != "before":
            moved(data, how)

    moves = ("order", "shuffle", "reverse", "slice", "split", "pad", "tile", "concatenation", "gather")
    s.attempt_each(partial(written, how) for how in some(s, moves, _FEW + 1))


@idiom(
    packed=True,
    types=EVERY,
    kind=(O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR),
    times=(2, 1, 3),
    order=("first", "last"),
)
def enlarged_and_pooled(s: Sketch, kind: O, times: int, order: str) -> None:
    """An enlargement with each of its flags and a window that undoes it, where it repeats cells, or seems to."""
    image = s.input(1, 3, 4, 2) if order == "first" else s.input(1, 3 * times, 4 * times, 2)

    def resized(data: SketchTensor, flags: tuple[bool, bool]) -> SketchTensor:
        rows, columns = data.shape[1:3]
        return s(kind, data, columns * times, rows * times, False, *flags)

    def written(flags: tuple[bool, bool], how: str) -> None:
        data = resized(image, flags) if order == "first" else image
        if how == "strided":
            data = s(O.STRIDED_SLICE, data, (0, 0, 0, 0), data.shape, (1, times, times, 1), 0, 0, 0)
        else:
            pool = O.AVERAGE_POOL_2D if how == "average" else O.MAX_POOL_2D
            data = window(s, pool, data, VALID, (times, times), times)
        if order == "last":
            resized(data, flags)

    cases = [(flags, how) for flags in ((False, False), (True, False), (False, True)) for how in ("average", "largest",
             "strided")]  # fmt: skip
    s.attempt_each(partial(written, *each) for each in some(s, cases, _FEW))


_ORDERS = ((0, 2, 1, 3), (3, 0, 1, 2), (1, 2, 3, 0), (0, 3, 1, 2))
_VIEWS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    *(((2, 2, 8), (1,)), ((8, 2, 2), (1,)), ((2, 4, 4), (2,)), ((4, 4, 2), (0,))),
    *(((8, 4), (0,)), ((4, 8), (1,)), ((4, 8), (0,)), ((2, 2, 2, 4), (3,))),
)


@idiom(
    packed=True, types=EVERY, kind=(O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD), keep=(False, True)
)
def several_axes(s: Sketch, kind: O, keep: bool) -> None:
    """A reduction along several axes of what was turned, reshaped, reversed, or repeated."""
    small, wide = s.input(3, 3, 3, 2, within=(0.5, 1.5)), s.input(4, 2, 4, within=(0.5, 1.5))

    def reduced(code: O, data: SketchTensor, argument: object, axes: tuple[int, ...]) -> None:
        s(kind, s(code, data, argument), axes, int(keep) if kind == O.MEAN else keep)

    cases: list[tuple[O, SketchTensor, object, tuple[int, ...]]] = [
        (O.TRANSPOSE, small, order, axes) for order in _ORDERS for axes in ((1, 2), (0, 3), (0, 1, 3), (-1, 1))
    ]
    cases += [(O.RESHAPE, wide, *view) for view in _VIEWS]
    cases += [(O.REVERSE, small, (1,), (0, 1)), (O.TILE, small, (1, 2, 1, 1), (1, 3)), (O.EXPAND_DIMS, wide, 1, (1, 2))]
    s.attempt_each(partial(reduced, *case) for case in some(s, cases, 2 * _FEW))


@idiom(
    packed=True,
    types=EVERY,
    kind=(O.REDUCE_MAX, O.REDUCE_SUM, O.MEAN, O.REDUCE_MIN, O.REDUCE_PROD),
    join=(O.ADD, O.SUB, O.MUL, O.MAXIMUM),
)
def reductions_meet(s: Sketch, kind: O, join: O) -> None:
    """Two reductions, along the same axes or others, that are joined, or one of what is joined."""
    a, b = s.input(3, 3, 3, within=(0.5, 1.5)), s.input(3, 3, 3, within=(-1.5, 1.5))

    def reduced(data: SketchTensor, axis: int) -> SketchTensor:
        return s(kind, data, (axis,), 1 if kind == O.MEAN else True)

    def written(axis: int, other: int, operand: SketchTensor) -> None:
        binary(s, join, reduced(a, axis), reduced(operand, other))

    s.attempt_each(partial(written, *case) for case in ((1, 1, b), (2, 1, b), (1, 2, a)))
    s.attempt(lambda: reduced(binary(s, join, a, b), 1))


_SEEN: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    *(((4, 2, 2), (2, 2, 4)), ((4, 4), (2, 8)), ((2, 4), (2, 2, 2)), ((2, 2, 4), (4, 4)), ((3, 4), (4, 3))),
)


@idiom(packed=True, types=EVERY, view=_SEEN, join=("concatenation", "pack"))
def views_meet(s: Sketch, view: tuple[tuple[int, ...], tuple[int, ...]], join: str) -> None:
    """Two tensors that are reshaped and joined along each axis, of which some are not what they were."""
    a, b = (s.input(*view[0], scale=(0.0625, 20) if s.quantised else None) for _ in range(2))
    for axis in range(len(view[1])):
        seen = [s(O.RESHAPE, each, view[1]) for each in (a, b)]
        if join == "pack":
            s(O.PACK, axis, seen)
        else:
            s(O.CONCATENATION, seen, axis)


_NOTHING: dict[str, Callable[[Sketch, SketchTensor, bool], SketchTensor]] = {
    "pad": lambda s, x, near: s(O.PAD, x, np.array([[0, 0], [0, 0], [0, 0], [int(near), 0]], np.int32)),
    "slice": lambda s, x, near: s(O.SLICE, x, (0, 0, 0, int(near)), (1, 3, 3, 4 - near)),
    "transpose": lambda s, x, near: s(O.TRANSPOSE, x, (0, 2, 1, 3) if near else (0, 1, 2, 3)),
    "tile": lambda s, x, near: s(O.TILE, x, (2 if near else 1, 1, 1, 1)),
    "join": lambda s, x, near: s(O.CONCATENATION, [x, x] if near else [x], 3),
    "split": lambda s, x, near: s.all(O.SPLIT, x, 3, 1 + near, count=1 + near)[-1],
    "gather": lambda s, x, near: s(O.GATHER, x, 3, (0, 1, 2, 2) if near else (0, 1, 2, 3)),
    "nearest": lambda s, x, near: s(O.RESIZE_NEAREST_NEIGHBOR, x, 3, 2 + (not near), False),
    "bilinear": lambda s, x, near: s(O.RESIZE_BILINEAR, x, 3, 2 + (not near)),
    "pool": lambda s, x, near: window(s, O.MAX_POOL_2D, x, VALID, (1, 1), 1 + near),
    "blocks": lambda s, x, near: s(O.SPACE_TO_BATCH_ND, x, (3 if near else 1, 1), ((0, 0), (0, 0))),
    "shuffle": lambda s, x, near: s(O.CHANNEL_SHUFFLE, x, 2 if near else 4, 3),
    "reverse": lambda s, x, near: s(O.REVERSE, x, (3 if near else 0,)),
    "sum": lambda s, x, near: s(O.REDUCE_SUM, x, (1 if near else 0,), True),
    "mean": lambda s, x, near: s(O.MEAN, x, (1 if near else 0,), 1),
    "shares": lambda s, x, near: s(O.SOFTMAX, x, 1.0, 1 if near else 0),
    "length": lambda s, x, near: s(O.L2_NORMALIZATION, x, 1 if near else 0),
    "place": lambda s, x, near: s(O.ARGMAX, x, 1 if near else 0),
    "order": lambda s, x, near: s.all(O.TOPK_V2, x, 4 - near)[0],
    "power": lambda s, x, near: s(O.POW, s(O.ABS, x), s.constant([1.0, 1.0, 1.0, 2.0] if near else [1.0])),
    "factor": lambda s, x, near: s(O.MUL, x, s.constant([1.0, 1.0, 1.0, -1.0] if near else [1.0]), NONE),
    "quotient": lambda s, x, near: s(O.DIV, x, s.constant([1.0, 1.0, 1.0, -1.0] if near else [1.0]), NONE),
    "term": lambda s, x, near: s(O.ADD, x, s.constant([0.0, 0.0, 0.0, 1.0] if near else [0.0]), NONE),
    "bound": lambda s, x, near: s(O.MINIMUM, x, s.constant([9.0, 9.0, 9.0, 0.5] if near else [9.0])),
    "choice": lambda s, x, near: s(
        O.SELECT, s.raw(np.array([[[[True, True, True, not near]] * 3] * 3]), T.TENSOR_BOOL8), x,
        s.input(1, 3, 3, 4, scale=scale_of(s, x))),
    "view": lambda s, x, near: s(O.RESHAPE, x, (1, 4, 3, 3) if near else (1, 3, 3, 4)),
    "strided": lambda s, x, near: s(
        O.STRIDED_SLICE, x, (0, 0, 0, 0), (1, 3, 3, 4), (1, 1, 1, 2 if near else 1), 0, 0, 0),
}  # fmt: skip


@idiom(packed=True, types=EVERY, what=tuple(_NOTHING))
def nearly_nothing(s: Sketch, what: str) -> None:
    """An operation that does nothing, or all but nothing: of one extent that is 1, of one element of a constant."""
    image = s.input(1, 3, 3, 4)

    def written(near: bool, first: bool) -> None:
        data = s(O.RELU, image) if first else image
        result = _NOTHING[what](s, data, near)
        behind = s.choices.pick(("function", "row", None))
        if behind == "function":
            s(O.RELU6, result)
        elif behind == "row":
            s(O.ADD, result, s.weights(result.shape[-1]), NONE)

    s.attempt_each(partial(written, near, first) for near in (False, True) for first in (False, True))
