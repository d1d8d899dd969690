"""Windows with paddings of their own, and with SAME over an odd extent, before and behind what moves, cuts, joins,
enlarges or reduces an image.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, VALID, Padding, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_DEPTH = 4
# Paddings, kernel and stride.
_LAYS: dict[str, tuple[Padding, tuple[int, int], tuple[int, int]]] = {
    "padded": ((1, 1, 1, 1), (3, 3), (1, 1)),
    "by two": (SAME, (2, 2), (2, 2)),
    "sided": ((0, 1, 1, 0), (2, 2), (1, 1)),
    "same": (SAME, (3, 3), (1, 1)),
}
_KINDS: dict[str, tuple[O, int]] = {
    "convolution": (O.CONV_2D, NONE),
    "activated": (O.CONV_2D, RELU6),
    "depthwise": (O.DEPTHWISE_CONV_2D, RELU),
    "largest": (O.MAX_POOL_2D, NONE),
    "average": (O.AVERAGE_POOL_2D, NONE),
}


def _window(s: Sketch, kind: str, lay: str, image: SketchTensor) -> SketchTensor:
    need(len(image.shape) == 4, "no image")
    code, act = _KINDS[kind]
    padding, kernel, stride = _LAYS[lay]
    return window(s, code, image, padding, kernel, stride, act, channels=_DEPTH)


def _cut(rows: int, columns: int) -> _Change:
    """Leave out the first rows or columns, and the last."""

    def step(s: Sketch, image: SketchTensor) -> SketchTensor:
        batches, height, width, depth = image.shape
        need(height > 2 * rows and width > 2 * columns, "nothing left")
        return s(O.SLICE, image, (0, rows, columns, 0), (batches, height - 2 * rows, width - 2 * columns, depth))

    return step


def _joined(axis: int) -> _Change:
    def step(s: Sketch, image: SketchTensor) -> SketchTensor:
        return s(O.CONCATENATION, [s.input(*image.shape), image], axis)

    return step


def _resized(code: O) -> _Change:
    return lambda s, image: s(code, image, 2 * image.shape[2], 2 * image.shape[1], False)


def _split(s: Sketch, image: SketchTensor) -> SketchTensor:
    need(image.shape[3] % 2 == 0, "no two parts")
    return s.all(O.SPLIT, image, 3, 2, count=2)[1]


def _pool(s: Sketch, image: SketchTensor) -> SketchTensor:
    return window(s, O.AVERAGE_POOL_2D, image, SAME, (2, 2), (2, 2))


def _pads(*pairs: tuple[int, int]) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    return np.array(pairs, np.int32)


_CHANGES: dict[str, _Change] = {
    "rows cut": _cut(1, 0),
    "columns cut": _cut(0, 1),
    "padded": lambda s, image: s(O.PAD, image, _pads((0, 0), (1, 0), (0, 2), (0, 0))),
    "reflected": lambda s, image: s(O.MIRROR_PAD, image, _pads((0, 0), (1, 1), (1, 0), (0, 0)), 0),
    "strided": lambda s, image: s(O.STRIDED_SLICE, image, (0, 0, 0, 0), image.shape, (1, 2, 2, 1), 0, 0, 0),
    "rows reversed": lambda s, image: s(O.REVERSE, image, (1,)),
    "turned": lambda s, image: s(O.TRANSPOSE, image, (0, 2, 1, 3)),
    "mean": lambda s, image: s(O.MEAN, image, (1, 2), 1),
    "mean of rows": lambda s, image: s(O.MEAN, image, (1,), 0),
    "largest": lambda s, image: s(O.REDUCE_MAX, image, (1, 2), False),
    "sum of channels": lambda s, image: s(O.REDUCE_SUM, image, (3,), True),
    "nearest": _resized(O.RESIZE_NEAREST_NEIGHBOR),
    "bilinear": _resized(O.RESIZE_BILINEAR),
    "pool": _pool,
    "maxima": lambda s, image: window(s, O.MAX_POOL_2D, image, VALID, (2, 2), (2, 2)),
    "cells": lambda s, image: window(s, O.CONV_2D, image, VALID, (1, 1), act=RELU, channels=_DEPTH),
    "cells of each": lambda s, image: window(s, O.DEPTHWISE_CONV_2D, image, VALID, (1, 1), act=RELU6),
    "depthwise": lambda s, image: window(s, O.DEPTHWISE_CONV_2D, image, SAME, (2, 2), act=RELU),
    "rows joined": _joined(1),
    "channels joined": _joined(3),
    "batches joined": _joined(0),
    "split": _split,
    "shuffled": lambda s, image: s(O.CHANNEL_SHUFFLE, image, 2, 3),
    "deep": lambda s, image: s(O.DEPTH_TO_SPACE, image, 2),
    "blocks": lambda s, image: s(O.SPACE_TO_BATCH_ND, image, (1, 2), ((0, 0), (image.shape[2] % 2, 0))),
    "terms": lambda s, image: s(O.ADD, image, s.weights(image.shape[3], within=(-2.0, 2.0)), NONE),
    "factors": lambda s, image: s(O.MUL, image, s.weights(image.shape[3], within=(-2.0, 2.0)), NONE),
    "columns": lambda s, image: s(O.ADD, image, s.weights(image.shape[2], 1, within=(-2.0, 2.0)), NONE),
    "slopes": lambda s, image: s(O.PRELU, image, s.weights(image.shape[3], within=(-0.75, 0.75))),
    "size": lambda s, image: s(O.ABS, image),
    "activation": lambda s, image: s(O.RELU1, image),
    "norm": lambda s, image: s(O.INSTANCE_NORMALIZATION, image, 1.5, -0.75, 0.01, False),
    "local norm": lambda s, image: s(O.LOCAL_RESPONSE_NORMALIZATION, image, 1, 1.0, 0.5, 0.75),
}  # fmt: skip
_PARTS = 2


def _image(s: Sketch, batches: int = 2, depth: int = _DEPTH) -> SketchTensor:
    # Odd extents, and one that a column takes for the channels' number.
    return s.input(batches, 5, 4, depth)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=tuple(_KINDS), turn=tuple(range(2 * _PARTS)))
def windows(s: Sketch, kind: str, turn: int) -> None:
    """A window before or behind each of some changes of an image."""
    image, first = _image(s), turn < _PARTS

    def written(change: str, lay: str) -> None:
        if first:
            _CHANGES[change](s, _window(s, kind, lay, image))
        else:
            _window(s, kind, lay, _CHANGES[change](s, image))

    lays = tuple(_LAYS)
    s.attempt_each(
        partial(written, change, lay)
        for number, change in list(enumerate(_CHANGES))[turn % _PARTS :: _PARTS]
        for lay in (lays[number % 3], lays[3])
    )


# An image changed twice: what undoes the other, or does not.
_AGAIN = tuple(name for name in _CHANGES if name not in ("mean of rows", "largest"))
_TURNS = 2


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=_AGAIN, turn=tuple(range(_TURNS)))
def changes(s: Sketch, first: str, turn: int) -> None:
    """A change of an image behind another one."""
    # One image, which two changes may enlarge; what takes channels apart leaves more than one.
    image = _image(s, 1, 2 * _DEPTH if first == "deep" else _DEPTH)

    def written(second: str) -> None:
        _CHANGES[second](s, _CHANGES[first](s, image))

    s.attempt_each(partial(written, second) for second in tuple(_CHANGES)[turn::_TURNS])


# Those that have two layouts: rows and columns are the second and the third axis, or the last two.
_LAID_OUT: dict[str, Callable[[Sketch, SketchTensor, bool], SketchTensor]] = {
    "blocks": lambda s, image, nchw: s(O.SPACE_TO_BATCH_ND, image, (1, 2), ((0, 0), (0, 0)), nchw),
    "image of blocks": lambda s, image, nchw: s(O.BATCH_TO_SPACE_ND, image, (2, 1), nchw),
    "deep": lambda s, image, nchw: s(O.SPACE_TO_DEPTH, image, 2, nchw),
    "shallow": lambda s, image, nchw: s(O.DEPTH_TO_SPACE, image, 2, nchw),
    "nearest": lambda s, image, nchw: s(O.RESIZE_NEAREST_NEIGHBOR, image, 8, 4, nchw),
    "norm": lambda s, image, nchw: s(O.INSTANCE_NORMALIZATION, image, 1.5, -0.75, 0.01, nchw),
    "largest": lambda s, image, nchw: window(s, O.MAX_POOL_2D, image, SAME, (2, 2), (1, 2), nchw=nchw),
    "convolution": lambda s, image, nchw: window(
        s, O.CONV_2D, image, SAME, (1, 2), (1, 1), channels=_DEPTH, nchw=nchw),
    "depthwise": lambda s, image, nchw: window(s, O.DEPTHWISE_CONV_2D, image, SAME, (2, 1), (1, 1), RELU, nchw=nchw),
    "row": lambda s, image, nchw: s(O.ADD, image, s.weights(image.shape[3], within=(-2.0, 2.0)), NONE),
    "column": lambda s, image, nchw: s(O.MUL, image, s.weights(image.shape[1], 1, 1, within=(-2.0, 2.0)), NONE),
    "mean": lambda s, image, nchw: s(O.MEAN, image, (2, 3) if nchw else (1, 2), 1),
    "channels joined": lambda s, image, nchw: s(O.CONCATENATION, [image, s.input(*image.shape)], 1 if nchw else 3),
}  # fmt: skip


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=tuple(_LAID_OUT), planar=("one", "both"))
def layouts(s: Sketch, first: str, planar: str) -> None:
    """Two operations on an image of which one, or both, have the channels before rows and columns."""
    image = s.input(2, 4, 4, 4)

    def written(second: str, before: bool, behind: bool) -> None:
        between = _LAID_OUT[first](s, image, before)
        need(len(between.shape) == 4, "no image")
        _LAID_OUT[second](s, between, behind)

    cases = ((True, True),) if planar == "both" else ((False, True), (True, False))
    s.attempt_each(partial(written, second, *case) for second in _LAID_OUT for case in cases)
