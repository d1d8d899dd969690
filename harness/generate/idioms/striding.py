"""STRIDED_SLICE with strides of 1 and others, begins and ends that masks leave out, that count from the end or that lie
beyond it: alone, and beside what a compiler joins it with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Begins, ends, strides, and the masks of begins, of ends and of axes that go.
_Cut = tuple[tuple[int, int], tuple[int, int], tuple[int, int], int, int, int]
_CUTS: dict[str, _Cut] = {
    "plain": ((1, 2), (4, 5), (1, 1), 0, 0, 0),
    "begin left out": ((2, 1), (4, 5), (1, 1), 1, 0, 0),
    "second begin left out": ((1, 3), (4, 5), (1, 1), 2, 0, 0),
    "end left out": ((1, 1), (2, 4), (1, 1), 0, 1, 0),
    "second end left out": ((1, 1), (3, 2), (1, 1), 0, 2, 0),
    "all left out": ((2, 3), (3, 4), (1, 1), 3, 3, 0),
    "begins and ends left out": ((2, 2), (3, 4), (1, 1), 1, 2, 0),
    "from the end": ((-3, -4), (-1, -1), (1, 1), 0, 0, 0),
    "beyond the end": ((-9, 1), (9, 9), (1, 1), 0, 0, 0),
    "every second": ((1, 0), (4, 6), (1, 2), 0, 0, 0),
    "every second, begin left out": ((1, 3), (4, 6), (1, 2), 2, 0, 0),
    "backwards": ((3, -1), (0, -7), (-1, -1), 0, 0, 0),
    "backwards, left out": ((1, 2), (1, 2), (-1, -1), 3, 3, 0),
    "backwards by two": ((-1, 4), (-5, 0), (-1, -2), 0, 0, 0),
    "row": ((2, 1), (3, 5), (1, 1), 0, 0, 1),
    "row from the end": ((-1, 3), (4, 6), (1, 1), 2, 0, 1),
}


def _cut(s: Sketch, data: SketchTensor, name: str) -> SketchTensor:
    return s(O.STRIDED_SLICE, data, *_CUTS[name])


_BEFORE: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "nothing": lambda s, data: data,
    "turned": lambda s, data: s(O.TRANSPOSE, data, (1, 0)),
    "function": lambda s, data: s(O.TANH, data),
    "row": lambda s, data: s(O.ADD, data, s.weights(6), NONE),
    "joined": lambda s, data: s(O.CONCATENATION, [data, data], 0),
    "cut": lambda s, data: s(O.SLICE, data, (1, 1), (4, 5)),
    "tiled": lambda s, data: s(O.TILE, data, (2, 1)),
    "cut in steps": lambda s, data: s(O.STRIDED_SLICE, s.input(10, 13), (0, 1), (10, 13), (2, 2), 0, 0, 0),
    "cut backwards": lambda s, data: s(O.STRIDED_SLICE, s.input(6, 7), (-1, -1), (-6, -7), (-1, -1), 0, 0, 0),
    "cut, begin left out": lambda s, data: s(O.STRIDED_SLICE, s.input(7, 8), (3, 2), (5, 8), (1, 1), 1, 0, 0),
    "cut, end left out": lambda s, data: s(O.STRIDED_SLICE, s.input(7, 8), (2, 2), (4, 8), (1, 1), 0, 1, 0),
    "row of three": lambda s, data: s(O.STRIDED_SLICE, s.input(3, 5, 6), (1, 0, 0), (2, 5, 6), (1, 1, 1), 0, 0, 1),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, *QUANT), before=tuple(_BEFORE))
def masked(s: Sketch, before: str) -> None:
    """Each kind of cut, of what another operation gives."""
    data = s.input(5, 6)
    s.attempt_each(partial(lambda name: _cut(s, _BEFORE[before](s, data), name), name) for name in _CUTS)


_Four = tuple[int, int, int, int]


def _masked_cut(s: Sketch, data: SketchTensor, mask: str, axes: tuple[int, ...]) -> SketchTensor:
    """A cut of an image whose axes are all of one length, with a mask of some: its extents do not tell of which."""
    bits = sum(1 << axis for axis in axes)
    ones: _Four = (1, 1, 1, 1)
    if mask == "begin":
        return s(O.STRIDED_SLICE, data, ones, (4, 4, 4, 4), (2, 2, 2, 2), bits, 0, 0)
    if mask == "end":
        return s(O.STRIDED_SLICE, data, (-1, -1, -1, -1), (1, 1, 1, 1), (-2, -2, -2, -2), 0, bits, 0)
    return s(O.STRIDED_SLICE, data, ones, tuple(2 if axis in axes else 3 for axis in range(4)), ones, 0, 0, bits)


_BEHIND: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "convolution": lambda s, data: window(s, O.CONV_2D, data, SAME, 2, channels=4),
    "depthwise": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, SAME, 2),
    "average": lambda s, data: window(s, O.AVERAGE_POOL_2D, data, SAME, 2),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 3, 1, 2)),
    "nothing": lambda s, data: data,
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, *QUANT), before=tuple(_BEHIND), mask=("begin", "end", "goes"))
def masked_image(s: Sketch, before: str, mask: str) -> None:
    """A mask of each axis of an image, and of each two, behind a window, which may have another order of axes, and
    before one.
    """
    s.complete = True

    def written(axes: tuple[int, ...]) -> None:
        part = _masked_cut(s, _BEHIND[before](s, s.input(4, 4, 4, 4)), mask, axes)
        if before == "nothing" and mask != "goes":
            window(s, O.CONV_2D, part, SAME, 2)

    s.attempt_each(partial(written, axes) for count in (1, 2) for axes in combinations(range(4), count))
