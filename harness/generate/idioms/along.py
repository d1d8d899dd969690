"""What moves elements along an axis, or works along one, before and behind every other such operation: along the same
axis and along another one.

The cases are the same at every seed: where the axes, the parts and the order are drawn, as in ``mixing``, a seed meets
some of them only. All axes have one length, so that one may be taken for another, and no two elements stand alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.drawn.arguments import at_axis, like, need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array

# Adds an operation along an axis.
Along = Callable[[Sketch, SketchTensor, int], SketchTensor]
_LENGTH, _RANK = 4, 3
# How many second operations a form has.
_EACH = 16


def _part(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    """Two elements from the middle on: of three unequal parts that are joined, the end of the second."""
    begin = data.shape[axis] // 2
    return s(O.SLICE, data, at_axis(data, axis, begin, 0), at_axis(data, axis, min(2, data.shape[axis] - begin)))


def _second(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    need(data.shape[axis] > 1, "no second element")
    return s(O.STRIDED_SLICE, data, at_axis(data, axis, 1, 0), data.shape, at_axis(data, axis, 2, 1), 0, 0, 0)


def _taken(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    """All elements in another order: every second one first."""
    extent = data.shape[axis]
    return s(O.GATHER, data, axis, (*range(1, extent, 2), *range(0, extent, 2)))


def _fewer(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    last = data.shape[axis] - 1
    return s(O.GATHER, data, axis, (last, 0, last // 2))


def _split(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    need(data.shape[axis] % 2 == 0, "no two parts")
    return s.all(O.SPLIT, data, axis, 2, count=2)[1]


def _pads(data: SketchTensor, axis: int, both: bool = False) -> Array:
    """Return paddings along an axis; along another one too, as long but the other way round."""
    pads = np.zeros((len(data.shape), 2), np.int32)
    if both:
        pads[_next(data, axis)] = 1, 2
    pads[axis] = 2, 1
    return pads


def _next(data: SketchTensor, axis: int) -> int:
    need(len(data.shape) > 1, "no other axis")
    return (axis + 1) % len(data.shape)


def _part_of_both(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    """As many elements along two axes, from different ones on."""
    begin, size, other = [0] * len(data.shape), list(data.shape), _next(data, axis)
    need(min(data.shape[axis], data.shape[other]) > 2, "too few elements")
    begin[axis], begin[other], size[axis], size[other] = 1, 0, 2, 2
    return s(O.SLICE, data, tuple(begin), tuple(size))


def _reflected(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    need(min(data.shape[axis], data.shape[_next(data, axis)]) > 2, "too short to reflect")
    return s(O.MIRROR_PAD, data, _pads(data, axis, True), 0)


def _joined(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    """Three unequal parts, of which the tensor is the second."""
    before, behind = (s.input(*at_axis(data, axis, extent), code=data.code) for extent in (2, 3))
    return s(O.CONCATENATION, [before, data, behind], axis)


def _turned(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    """All axes but the last go round, or the axis changes places with the next."""
    rank = len(data.shape)
    need(rank > 1, "one axis")
    if axis == 0:
        return s(O.TRANSPOSE, data, (*range(1, rank), 0))
    order = list(range(rank))
    order[axis], order[axis - 1] = order[axis - 1], order[axis]
    return s(O.TRANSPOSE, data, tuple(order))


def _merged(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    shape = list(data.shape)
    need(axis + 1 < len(shape), "no next axis")
    shape[axis : axis + 2] = [shape[axis] * shape[axis + 1]]
    return s(O.RESHAPE, data, tuple(shape))


def _divided(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    shape = list(data.shape)
    need(shape[axis] % 2 == 0 and len(shape) < 4, "no two rows of it")
    shape[axis : axis + 1] = [2, shape[axis] // 2]
    return s(O.RESHAPE, data, tuple(shape))


def _reduced(code: O, keep: bool) -> Along:
    def step(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
        need(keep or len(data.shape) > 1, "no axis left")
        return s(code, data, (axis,), int(keep) if code == O.MEAN else keep)

    return step


def _best(s: Sketch, data: SketchTensor, axis: int) -> SketchTensor:
    need(axis == len(data.shape) - 1, "not the last axis")
    return s.all(O.TOPK_V2, data, max(1, data.shape[-1] - 2))[0]


ALONG: dict[str, Along] = {
    "part": _part,
    "second": _second,
    "taken": _taken,
    "fewer": _fewer,
    "split": _split,
    "reversed": lambda s, data, axis: s(O.REVERSE, data, (axis,)),
    "part of both": _part_of_both,
    "padded": lambda s, data, axis: s(O.PAD, data, _pads(data, axis)),
    "filled": lambda s, data, axis: s(O.PAD_V2, data, _pads(data, axis, True), 0.75),
    "reflected": _reflected,
    "mirrored": lambda s, data, axis: s(O.MIRROR_PAD, data, _pads(data, axis, True), 1),
    "repeated": lambda s, data, axis: s(O.TILE, data, at_axis(data, axis, 2, 1)),
    "joined": _joined,
    "doubled": lambda s, data, axis: s(O.CONCATENATION, [data, like(s, data)], axis),
    "packed": lambda s, data, axis: s(O.PACK, axis, [like(s, data), data]),
    "shuffled": lambda s, data, axis: s(O.CHANNEL_SHUFFLE, data, 2, axis),
    "turned": _turned,
    "merged": _merged,
    "divided": _divided,
    "widened": lambda s, data, axis: s(O.EXPAND_DIMS, data, axis),
    "shares": lambda s, data, axis: s(O.SOFTMAX, data, 1.0, axis),
    "logarithms": lambda s, data, axis: s(O.LOG_SOFTMAX, data, 0.5, axis),
    "length": lambda s, data, axis: s(O.L2_NORMALIZATION, data, axis),
    "sum": _reduced(O.REDUCE_SUM, False),
    "total": _reduced(O.REDUCE_SUM, True),
    "product": _reduced(O.REDUCE_PROD, False),
    "least": _reduced(O.REDUCE_MIN, False),
    "mean": _reduced(O.MEAN, False),
    "largest": _reduced(O.REDUCE_MAX, True),
    "place": lambda s, data, axis: s(O.ARGMAX, data, axis),
    "best": _best,
}
_NAMES = tuple(ALONG)
_REGIONS = _NAMES[_NAMES.index("shares") :]
_TURNS = -(-len(_NAMES) // _EACH)
_EQUAL = ("padded", "filled", "repeated", "reflected", "mirrored")
_SAME, _OTHERS = (1, 1), ((0, 1), (2, 0), (1, 2))


def along(s: Sketch, name: str, data: SketchTensor, axis: int) -> SketchTensor:
    """Add an operation along an axis. Raises Misfit if it has none for this tensor."""
    need(axis < len(data.shape), "no such axis")
    return ALONG[name](s, data, axis)


def _cube(s: Sketch) -> SketchTensor:
    return s.input(*[_LENGTH] * _RANK)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=_NAMES, turn=tuple(range(_TURNS)))
def behind(s: Sketch, first: str, turn: int) -> None:
    """An operation along an axis before some others along the same axis, and along another one."""
    data = _cube(s)

    def written(second: str, axes: tuple[int, int]) -> None:
        along(s, second, _integers(s, along(s, first, data, axes[0])), axes[1])

    def axes_of(second: str) -> tuple[tuple[int, int], ...]:
        if "best" in (first, second):
            return (2, 2), ((0, 2) if second == "best" else (2, 0))
        if first in _REGIONS and second in _REGIONS:
            return (_SAME,)
        return _SAME, _OTHERS[(5 * _NAMES.index(first) + _NAMES.index(second)) % len(_OTHERS)]

    # Which of many equal elements comes first is not what these are about.
    seconds = [name for name in _NAMES[turn::_TURNS] if name != "best" or first not in _EQUAL]
    s.attempt_each(partial(written, second, axes) for second in seconds for axes in axes_of(second))


def _integers(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Return integers as numbers of the form's type."""
    return s(O.CAST, data, to=s.code) if data.code == T.TENSOR_INT32 else data


# With a constant: its extents, its numbers, and whether it stands first.
_CONSTANTS: dict[str, tuple[O, tuple[int, ...], tuple[float, float], bool]] = {
    "negative factor": (O.MUL, (1,), (-2.0, -0.5), False),
    "factors of rows": (O.MUL, (4,), (-2.0, 2.0), False),
    "factors of columns": (O.MUL, (4, 1), (-2.0, 2.0), False),
    "terms of rows": (O.ADD, (4,), (-2.0, 2.0), False),
    "terms of columns": (O.ADD, (4, 1), (-2.0, 2.0), True),
    "terms of planes": (O.ADD, (4, 1, 1), (-2.0, 2.0), False),
    "number less": (O.SUB, (1,), (0.5, 2.0), True),
    "divisors": (O.DIV, (4,), (-2.0, -0.5), False),
    "bounds": (O.MAXIMUM, (4, 1), (-0.5, 0.5), False),
}
_FUNCTIONS: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "dense": lambda s, data: dense(s, data, 4),
    "dense relu": lambda s, data: dense(s, data, 4, RELU),
    "matrices": lambda s, data: s(O.BATCH_MATMUL, data, s.weights(*data.shape, within=(-1.0, 1.0)), False, True),
    "product of both": lambda s, data: s(O.MUL, data, like(s, data), RELU6),
    "sum of both": lambda s, data: s(O.ADD, data, like(s, data), RELU),
    "relu": lambda s, data: s(O.RELU, data),
    "clamp": lambda s, data: s(O.RELU1, data),
    "curve": lambda s, data: s(O.LOGISTIC, data),
    "swish": lambda s, data: s(O.HARD_SWISH, data),
    "whole": lambda s, data: s(O.FLOOR, data),
    "square": lambda s, data: s(O.MUL, data, data, NONE),
    "size": lambda s, data: s(O.ABS, data),
}
_BESIDE = (*_NAMES, *_FUNCTIONS)
_PARTS = 2


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), constant=tuple(_CONSTANTS), turn=tuple(range(2 * _PARTS)))
def constant(s: Sketch, constant: str, turn: int) -> None:
    """A constant of either sign, for all or along an axis, before or behind what works along an axis or on each."""
    code, shape, within, left = _CONSTANTS[constant]
    data, matrix, first = _cube(s), s.input(_LENGTH, _LENGTH), turn < _PARTS

    def changed(operand: SketchTensor) -> SketchTensor:
        other = s.weights(*shape, within=within)
        return binary(s, code, *((other, operand) if left else (operand, other)))

    def step(name: str, operand: SketchTensor, axis: int) -> SketchTensor:
        if name in _FUNCTIONS:
            return _FUNCTIONS[name](s, operand)
        return along(s, name, operand, len(operand.shape) - 1 if name == "best" else axis)

    def written(name: str, operand: SketchTensor, axis: int) -> None:
        if first:
            step(name, changed(operand), axis)
        else:
            changed(_integers(s, step(name, operand, axis)))

    names = _BESIDE[turn % _PARTS :: _PARTS]
    cases = [(name, data, (1, 2, 0, 1)[(_BESIDE.index(name) + turn) % 4]) for name in names]
    # A sum along the one axis of a matrix is a product with a vector, along the other one it is none.
    cases += [(name, matrix, axis) for name in names if name in _REGIONS for axis in (0, 1)]
    s.attempt_each(partial(written, *case) for case in cases)


_LAYERS = ("dense", "dense relu", "matrices")
_MOVES = _NAMES[: _NAMES.index("shares")]


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), layer=_LAYERS, before=(False, True))
def layer(s: Sketch, layer: str, before: bool) -> None:
    """A layer of a square matrix before or behind what moves its rows or its columns."""
    matrix = s.input(_LENGTH, _LENGTH)

    def written(move: str, axis: int) -> None:
        if before:
            along(s, move, _FUNCTIONS[layer](s, matrix), axis)
        else:
            _FUNCTIONS[layer](s, along(s, move, matrix, axis))

    s.attempt_each(partial(written, move, axis) for move in _MOVES for axis in (0, 1))


@idiom(packed=True, types=(T.TENSOR_FLOAT32,), kind=(O.PACK, O.CONCATENATION), axis=(0, 1, 2))
def stack(s: Sketch, kind: O, axis: int) -> None:
    """As many tensors as each has rows and columns, stacked along an axis, before what works along each."""
    one, other = s.input(2, 2), s.input(2, 2)

    def written(second: str, along_axis: int) -> None:
        stacked = s(O.PACK, axis, [one, other]) if kind == O.PACK else s(kind, [one, other], axis)
        along(s, second, stacked, along_axis)

    need(kind == O.PACK or axis < 2, "no such axis")
    s.attempt_each(partial(written, second, each) for second in _NAMES for each in range(3))
