"""Single operations by name, each in two forms, to be written behind or beside one another in every combination.

A step takes a tensor of rank 2 to 4; its plain form works along the last axis, the other one along another, or with
other arguments. Groups hold what a compiler treats alike; drivers have most of a group, or nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, bias_of, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED

Step = Callable[[Sketch, SketchTensor, bool], SketchTensor]
Item = TypeVar("Item")
_GRID = (0.0625, 128)
# How often a part of a form is tried with other arguments.
_TRIES = 4


def apply(s: Sketch, step: Step, data: SketchTensor, other: bool) -> SketchTensor:
    """Write a step. Raises Misfit if it is none for this tensor."""
    if not 2 <= len(data.shape) <= 4 or 0 in data.shape:
        raise Misfit("another rank")
    return step(s, data, other)


def some(s: Sketch, items: Iterable[Item], count: int) -> list[Item]:
    """Return as many items at most, which depend on the form and the seed: a form is worth a few operations' time."""
    left = list(items)
    chosen: list[Item] = []
    while left and len(chosen) < count:
        chosen.append(left.pop(s.choices.integer(0, len(left) - 1)))
    return chosen


def write_most(s: Sketch, *parts: Callable[[], object]) -> None:
    """Write each part that the contract has, with one of a few draws of its arguments; in float32 if it has none of
    them in the form's type.
    """
    for code, tries in ((s.code, _TRIES), (T.TENSOR_FLOAT32, 10 * _TRIES)):
        s.code = code
        if sum([any(s.attempt(part) for _ in range(tries)) for part in parts]):
            return
    raise Misfit("none of them in this version")


def axis_of(data: SketchTensor, other: bool) -> int:
    """Return the last axis, or another one that is not the first if there are enough."""
    rank = len(data.shape)
    return (rank - 1) // 2 if other else rank - 1


def _row(s: Sketch, data: SketchTensor, other: bool, within: tuple[float, float] = (0.5, 2.0)) -> SketchTensor:
    """Return a constant with an element for each index along the axis, or with one for all."""
    if s.choices.integer(0, 3) == 3:
        return s.weights(1, within=within)
    axis = axis_of(data, other)
    return s.weights(*(n if at == axis else 1 for at, n in enumerate(data.shape) if at >= axis), within=within)


def _extents(
    data: SketchTensor, other: bool, change: Callable[[int], int], plain: int | None = None
) -> tuple[int, ...]:
    axis = axis_of(data, other)
    return tuple(change(n) if at == axis else (n if plain is None else plain) for at, n in enumerate(data.shape))


def is_positive(s: Sketch, data: SketchTensor) -> bool:
    """Return whether all elements are clear of 0; an integer quotient of positive numbers may be 0."""
    interval = s.assembly.intervals[data.index]
    return interval is not None and interval[0] > (0.99 if data.code == T.TENSOR_INT32 else 0.02)


def _positive(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Return the tensor if all its elements are clear of 0. Raises Misfit."""
    if data.code in QUANTISED or not is_positive(s, data):
        raise Misfit("not of a positive number")
    return data


def _function(code: O) -> Step:
    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        if code in (O.LOG, O.SQRT, O.RSQRT):
            data = _positive(s, data)
        return s(code, data, *((0.5,) if code == O.ELU else ()))

    return step


def _constant(code: O, left: bool = False, act: int = NONE, within: tuple[float, float] = (0.5, 2.0)) -> Step:
    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        if code == O.POW or (code == O.DIV and left):
            data = _positive(s, data)
        constant = _row(s, data, other, within)
        return binary(s, code, *((constant, data) if left else (data, constant)), act)

    return step


def _tensor(code: O, left: bool = False) -> Step:
    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        if code == O.DIV and left:
            data = _positive(s, data)
        second = s.input(*(data.shape[1:] if other else data.shape), code=data.code, within=(0.5, 2.0))
        return binary(s, code, *((second, data) if left else (data, second)))

    return step


def _reduced(code: O, keep: bool = True, more: bool = False) -> Step:
    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        axes = (axis_of(data, other), 0) if more else (axis_of(data, other),)
        if len(set(axes)) != len(axes) or (not keep and len(data.shape) - len(axes) < 1):
            raise Misfit("no such axes")
        return s(code, data, axes, int(keep) if code == O.MEAN else keep)

    return step


def _image(step: Callable[[Sketch, SketchTensor, bool], SketchTensor]) -> Step:
    def only(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        if len(data.shape) != 4:
            raise Misfit("no image")
        return step(s, data, other)

    return only


def _window(code: O) -> Step:
    return _image(
        lambda s, data, other: window(
            s, code, data, VALID if other else SAME, (1, 2) if other else (2, 2), channels=data.shape[3],
            groups=2 if code == O.GROUPED_CONV_2D else 1))  # fmt: skip


def spread(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    """Write a transposed convolution to twice the extents; ``other`` has RELU."""
    weights = s.weights(2, 2, 2, data.shape[3], within=(-1.0, 1.0))
    shape = (data.shape[0], 2 * data.shape[1], 2 * data.shape[2], 2)
    return s(O.TRANSPOSE_CONV_2D, data, weights, bias_of(s, data, weights, 2), shape, SAME, 2, 2, RELU * other, False)


def _product(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    *batches, rows, columns = data.shape
    second = s.weights(*batches, columns, 3, within=(-1.0, 1.0)) if not other else None
    if second is not None:
        return s(O.BATCH_MATMUL, data, second, False, False)
    return s(O.BATCH_MATMUL, data, s.input(*batches, rows, 2, code=data.code, within=(-1.0, 1.0)), True, False)


def reshaped(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    """Merge the last extents or the first, or split the last."""
    shape = data.shape
    if len(shape) == 2:
        return s(O.RESHAPE, data, (shape[0], 2, shape[1] // 2) if other else (shape[0] * shape[1],))
    return s(O.RESHAPE, data, (shape[0] * shape[1], *shape[2:]) if other else (*shape[:-2], shape[-2] * shape[-1]))


def _turned(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    rank = len(data.shape)
    order = (*range(1, rank), 0) if other else (*range(rank - 2), rank - 1, rank - 2)
    return s(O.TRANSPOSE, data, order)


def _strided(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    """Take every second element along an axis, or all in reversed order; masks leave other begins out."""
    axis, rank = axis_of(data, other), len(data.shape)
    begin, end, stride = [1] * rank, list(data.shape), [1] * rank
    begin[axis], end[axis], stride[axis] = (-1, -data.shape[axis] - 1, -1) if other else (1, data.shape[axis], 2)
    mask = sum(1 << at for at in range(rank) if at != axis)
    return s(O.STRIDED_SLICE, data, tuple(begin), tuple(end), tuple(stride), mask, 0, 0)


def _pads(data: SketchTensor, other: bool) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    return np.array([(1, 0) if at == axis_of(data, other) else (0, 0) for at in range(len(data.shape))], np.int32)


def _padded(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    number = s.assembly.operands[data.index].zero_point + 9 if s.quantised else 0.75
    return s(O.PAD_V2, data, _pads(data, other), number)


def _chosen(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    second = s.input(*data.shape, code=data.code, scale=scale_of(s, data))
    condition = s.input(*data.shape, code=T.TENSOR_BOOL8) if other else s(O.LESS, data, second)
    return s(O.SELECT, condition, data, second)


def scale_of(s: Sketch, data: SketchTensor) -> tuple[float, int] | None:
    """Return the scale and zero point of a quantised tensor, None for others."""
    operand = s.assembly.operands[data.index]
    return (operand.scale, operand.zero_point) if operand.type in QUANTISED else None


def _joined(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    second = s.input(*data.shape, code=data.code, scale=scale_of(s, data))
    return s(O.CONCATENATION, [data, second], axis_of(data, other))


def _rounded(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    return s(O.CAST, s(O.CAST, data, to=T.TENSOR_INT32), to=data.code)


def _bytes(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
    if s.quantised:
        return s(O.QUANTIZE, data, to=s.code, scale=(0.09, 90 if s.code == T.TENSOR_QUANT8_ASYMM else -20))
    scale = _GRID if not other else (0.0078125, 20)
    return s(O.DEQUANTIZE, s(O.QUANTIZE, data, to=T.TENSOR_QUANT8_ASYMM, scale=scale), to=data.code)


def _ordered(data: SketchTensor, other: bool) -> tuple[int, ...]:
    extent = data.shape[axis_of(data, other)]
    return tuple(range(1, extent, 2)) + tuple(range(0, extent, 2))


GROUPS: dict[str, tuple[Step, ...]] = {
    "functions": tuple(map(_function, (O.EXP, O.LOG, O.SQRT, O.RSQRT, O.NEG, O.ABS, O.FLOOR, O.SIN))),
    "curves": (
        *map(_function, (O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.HARD_SWISH, O.ELU)),
        *map(_constant, (O.MAXIMUM, O.MINIMUM)),
        _constant(O.PRELU, within=(-0.75, 0.75)),
    ),
    "constants": (
        *(_constant(O.ADD), _constant(O.SUB), _constant(O.SUB, left=True), _constant(O.ADD, act=RELU)),
        *(_constant(O.MUL, within=(-2.0, -0.5)), _constant(O.DIV), _constant(O.DIV, left=True), _constant(O.POW)),
    ),
    "tensors": (
        *(_tensor(O.ADD), _tensor(O.MUL), _tensor(O.SUB, left=True), _tensor(O.DIV, left=True), _tensor(O.DIV)),
        *(_chosen, _rounded, _bytes),
    ),
    "turning": (
        _turned,
        reshaped,
        lambda s, data, other: s(O.REVERSE, data, (axis_of(data, other),)),
        lambda s, data, other: s(O.CHANNEL_SHUFFLE, data, 2, axis_of(data, other)),
    ),
    "cutting": (
        _strided,
        lambda s, data, other: s(
            O.SLICE, data, _extents(data, other, lambda n: 1, 0), _extents(data, other, lambda n: n - 1)),
        lambda s, data, other: s(O.GATHER, data, axis_of(data, other), _ordered(data, other)),
        lambda s, data, other: s.all(O.SPLIT, data, axis_of(data, other), 2, count=2)[1],
    ),
    "growing": (
        _padded,
        lambda s, data, other: s(O.PAD, data, _pads(data, other)),
        lambda s, data, other: s(O.MIRROR_PAD, data, _pads(data, other), 0),
        lambda s, data, other: s(O.TILE, data, _extents(data, other, lambda n: 2, 1)),
        _joined,
        lambda s, data, other: s(O.CONCATENATION, [data, data], axis_of(data, other)),
        lambda s, data, other: s(O.EXPAND_DIMS, data, 1 if other else -1),
        lambda s, data, other: s(
            O.PACK, int(other), [s.input(*data.shape, code=data.code, scale=scale_of(s, data)), data]),
    ),
    "norms": (
        lambda s, data, other: s(O.SOFTMAX, data, 0.5, axis_of(data, other)),
        lambda s, data, other: s(O.LOG_SOFTMAX, data, 0.5, axis_of(data, other)),
        lambda s, data, other: s(O.L2_NORMALIZATION, _positive(s, data), axis_of(data, other)),
        _image(lambda s, data, other: s(O.LOCAL_RESPONSE_NORMALIZATION, data, 1, 1.0, 0.5, 0.75, axis_of(data, other))),
        _image(lambda s, data, other: s(O.INSTANCE_NORMALIZATION, data, 1.5, -0.75, 0.01, False)),
    ),
    "reductions": (
        *map(_reduced, (O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)),
        _reduced(O.REDUCE_SUM, keep=False, more=True),
        _reduced(O.MEAN, keep=False),
        lambda s, data, other: s(O.ARGMAX, data, axis_of(data, other)),
        lambda s, data, other: s.all(O.TOPK_V2, data, 2)[0],
    ),
    "layers": (
        *map(_window, (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)),
        _image(spread),
        _product,
        lambda s, data, other: dense(s, data, 3, RELU * other),
    ),
    "pools": (
        *map(_window, (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)),
        _image(lambda s, data, other: s(
            O.RESIZE_NEAREST_NEIGHBOR, data, 2 * data.shape[2], 2 * data.shape[1], False, other, False)),
        _image(lambda s, data, other: s(
            O.RESIZE_BILINEAR, data, 2 * data.shape[2], 2 * data.shape[1], False, False, other)),
        _image(lambda s, data, other: window(
            s, O.MAX_POOL_2D if other else O.AVERAGE_POOL_2D, data, VALID, (2, 2), 2)),
    ),
    "blocks": (
        _image(lambda s, data, other: s(O.SPACE_TO_DEPTH, data, 2)),
        _image(lambda s, data, other: s(O.DEPTH_TO_SPACE, data, 2)),
        _image(lambda s, data, other: s(O.SPACE_TO_BATCH_ND, data, (2, 1) if other else (1, 2), ((0, 0), (0, 0)))),
        _image(lambda s, data, other: s(O.BATCH_TO_SPACE_ND, data, (2, 1) if other else (1, 2))),
    ),
}  # fmt: skip
IMAGES = frozenset(("layers", "pools", "blocks"))
