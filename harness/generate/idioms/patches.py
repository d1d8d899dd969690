"""Blocks of an image as channels or as batches, before and behind windows: a window of one patch for each block is one
with a stride, if its weights are taken in the blocks' order; and strides under which an image has as many rows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Step = Callable[[Sketch, SketchTensor], SketchTensor]
_NOTHING = ((0, 0), (0, 0))
_BLOCKS: dict[str, _Step] = {
    "deep": lambda s, image: s(O.SPACE_TO_DEPTH, image, 2),
    "flat": lambda s, image: s(O.DEPTH_TO_SPACE, image, 2),
    "batches": lambda s, image: s(O.SPACE_TO_BATCH_ND, image, (2, 2), _NOTHING),
    "columns as batches": lambda s, image: s(O.SPACE_TO_BATCH_ND, image, (1, 2), _NOTHING),
    "images": lambda s, image: s(O.BATCH_TO_SPACE_ND, image, (2, 2)),
}


def _window(
    code: O, kernel: tuple[int, int], stride: int = 1, act: int = NONE, padding: int = VALID, channels: int = 4
) -> _Step:
    return lambda s, image: window(s, code, image, padding, kernel, (stride, stride), act, channels=channels)


_WINDOWS: dict[str, _Step] = {
    "cells": _window(O.CONV_2D, (1, 1)),
    # As many channels as leave two behind blocks of two by two.
    "eight of each cell": _window(O.CONV_2D, (1, 1), channels=8),
    "eight of each patch": _window(O.CONV_2D, (3, 3), padding=SAME, channels=8),
    "cells by two": _window(O.CONV_2D, (1, 1), 2),
    "activated cells": _window(O.CONV_2D, (1, 1), act=RELU),
    "patches": _window(O.CONV_2D, (2, 2), 2),
    "convolution": _window(O.CONV_2D, (3, 3), padding=SAME),
    "depthwise": _window(O.DEPTHWISE_CONV_2D, (2, 2), padding=SAME),
    "largest": _window(O.MAX_POOL_2D, (2, 2), 2),
    "average": _window(O.AVERAGE_POOL_2D, (2, 1)),
    "norm": lambda s, image: s(O.INSTANCE_NORMALIZATION, image, 1.5, -0.75, 0.01, False),
    "shuffled": lambda s, image: s(O.CHANNEL_SHUFFLE, image, 2, 3),
    "nearest": lambda s, image: s(O.RESIZE_NEAREST_NEIGHBOR, image, 2 * image.shape[2], 2 * image.shape[1], False),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=("blocks", "windows"))
def blocks(s: Sketch, first: str) -> None:
    """Each kind of blocks before or behind each kind of window."""
    s.complete = True

    def written(block: str, kind: str) -> None:
        image = s.input(4, 4, 4, 4)
        steps = (_BLOCKS[block], _WINDOWS[kind])
        for step in steps if first == "blocks" else steps[::-1]:
            image = step(s, image)

    s.attempt_each(partial(written, *case) for case in product(_BLOCKS, _WINDOWS))


_PADDED: dict[str, _Step] = {
    "convolution": _window(O.CONV_2D, (3, 3), padding=SAME),
    "sided": lambda s, image: window(s, O.CONV_2D, image, (1, 0, 0, 1), (2, 2), channels=4),
    "by two": _window(O.CONV_2D, (3, 3), 2, padding=SAME),
    "dilated": lambda s, image: window(s, O.CONV_2D, image, SAME, (2, 2), channels=4, dilation=(2, 1)),
    "depthwise": _window(O.DEPTHWISE_CONV_2D, (3, 3), padding=SAME),
    "grouped": lambda s, image: window(s, O.GROUPED_CONV_2D, image, SAME, (3, 3), channels=4, groups=2),
    "average": _window(O.AVERAGE_POOL_2D, (3, 3), padding=SAME),
    "largest": _window(O.MAX_POOL_2D, (3, 3), padding=SAME),
    "cells": _window(O.CONV_2D, (1, 1)),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), act=(NONE, RELU))
def cells(s: Sketch, act: int) -> None:
    """A convolution of one element, whose bias is 0 nowhere, before and behind windows that look beyond the borders."""
    s.complete = True

    def written(kind: str, before: bool) -> None:
        steps = (_window(O.CONV_2D, (1, 1), act=act), _PADDED[kind])
        image = s.input(2, 4, 4, 4)
        for step in steps if before else steps[::-1]:
            image = step(s, image)

    s.attempt_each(partial(written, *case) for case in product(_PADDED, (True, False)))


_OF_BATCHES: dict[str, _Step] = {
    "cut": lambda s, data: s(O.SLICE, data, (1, 0, 0, 0), (1, *data.shape[1:])),
    "part": lambda s, data: s.all(O.SPLIT, data, 0, 2, count=2)[1],
    "exchanged": lambda s, data: s(O.GATHER, data, 0, (1, 0)),
    "reversed": lambda s, data: s(O.REVERSE, data, (0,)),
    "rows reversed": lambda s, data: s(O.REVERSE, data, (1,)),
    "term": lambda s, data: s(O.ADD, data, s.constant([1.5]), NONE),
    "terms": lambda s, data: s(O.ADD, data, s.weights(data.shape[3]), NONE),
    "rows": lambda s, data: s(O.MUL, data, s.weights(data.shape[1], 1, 1), NONE),
    "at least": lambda s, data: s(O.MAXIMUM, data, s.constant([0.5])),
    "exponential": lambda s, data: s(O.EXP, data),
    "mean of all": lambda s, data: s(O.MEAN, data, (0,), 1),
    "largest": lambda s, data: s(O.REDUCE_MAX, data, (0,), False),
    "joined": lambda s, data: s(O.CONCATENATION, [s.input(*data.shape), data], 0),
}
_LAID: tuple[tuple[tuple[int, int], tuple[tuple[int, int], tuple[int, int]]], ...] = (
    ((2, 2), ((0, 0), (0, 0))),
    ((1, 2), ((0, 0), (1, 1))),
    ((2, 1), ((1, 1), (0, 0))),
)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), before=(True, False))
def batches(s: Sketch, before: bool) -> None:
    """Blocks as batches, with paddings and without, before or behind what takes some of the batches or changes all."""
    s.complete = True

    def written(lay: int, kind: str) -> None:
        size, paddings = _LAID[lay]
        steps: list[_Step] = [lambda s, image: s(O.SPACE_TO_BATCH_ND, image, size, paddings), _OF_BATCHES[kind]]
        image = s.input(1 if before else 2, 4, 4, 2)
        for step in steps if before else steps[::-1]:
            image = step(s, image)

    s.attempt_each(partial(written, *case) for case in product(range(len(_LAID)), _OF_BATCHES))


_DILATED = ((1, 2), (2, 1), (2, 2), (2, 3), (3, 2))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), code=(O.CONV_2D, O.DEPTHWISE_CONV_2D))
def dilated(s: Sketch, code: O) -> None:
    """A convolution between blocks as batches and the image back: its rows and columns lie apart as the blocks."""
    s.complete = True
    # Without padding by its scheme, not by numbers that are 0.
    s.lie = 0

    def written(size: tuple[int, int], kernel: tuple[int, int], padded: bool, act: int) -> None:
        paddings = tuple((each * padded, 0) for each in size)
        apart = s(O.SPACE_TO_BATCH_ND, s.input(1, 6, 6, 2), size, paddings)
        s(O.BATCH_TO_SPACE_ND, window(s, code, apart, VALID, kernel, act=act, channels=2), size)

    cases = [
        (size, kernel, padded, NONE) for size in _DILATED for kernel in ((2, 2), (1, 2)) for padded in (True, False)
    ]
    s.attempt_each(partial(written, *case) for case in [*cases, ((1, 2), (2, 2), False, RELU)])


_SIZES = ((2, 1), (1, 2), (2, 2))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), code=(O.SPACE_TO_BATCH_ND, O.BATCH_TO_SPACE_ND))
def twice(s: Sketch, code: O) -> None:
    """Blocks as batches twice, and what undoes one of them in the middle or behind."""
    s.complete = True
    nothing = (((0, 0), (0, 0)),) if code == O.SPACE_TO_BATCH_ND else ()

    def written(first: tuple[int, int], second: tuple[int, int], between: bool) -> None:
        image = s.input(1, 4, 4, 2) if code == O.SPACE_TO_BATCH_ND else s.input(16, 2, 2, 2)
        once = s(code, image, first, *nothing)
        if between:
            once = s(O.REVERSE, once, (0,))
        s(code, once, second, *nothing)

    s.attempt_each(partial(written, *case) for case in product(_SIZES, _SIZES, (False, True)))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), code=(O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR))
def shrunk(s: Sketch, code: O) -> None:
    """An image made smaller, to one row, one column or one pixel, with each of the flags."""
    s.complete = True

    def written(extent: int, size: tuple[int, int], corners: bool, centres: bool) -> None:
        s(code, s.input(2, extent, extent, 2), *size, False, corners, centres)

    flags = ((False, False), (True, False), (False, True))
    s.attempt_each(
        partial(written, extent, size, *flag)
        for extent, size, flag in product((3, 4), ((1, 1), (1, 2), (2, 1), (2, 2)), flags)
    )


_STRIDED = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), code=_STRIDED)
def strides(s: Sketch, code: O) -> None:
    """Strides of rows and of columns that differ, where one for both gives as many of them."""
    s.complete = True

    def written(padding: int, stride: tuple[int, int], extents: tuple[int, int], kernel: tuple[int, int]) -> None:
        window(s, code, s.input(2, *extents, 2), padding, kernel, stride)

    cases = [(VALID, (2, 3), (5, 5), (2, 2)), (VALID, (3, 2), (5, 5), (2, 2)), (SAME, (2, 3), (4, 4), (3, 3))]
    cases += [(SAME, (3, 2), (4, 4), (2, 2)), (VALID, (3, 2), (4, 6), (1, 2)), (SAME, (2, 3), (3, 3), (2, 2))]
    s.attempt_each(partial(written, *case) for case in cases)
