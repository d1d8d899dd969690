"""Images whose extents are equal, or of one channel, or that become smaller by a whole factor: normalisations written
out, dilated windows, resizes, pools of pools. A rule for the usual axis, layout or flag fits the others by extents.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, Padding, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
# Axes that are normalised over: of an image, of its rows or columns or channels, of all.
_AXES = ((1, 2), (1,), (2,), (3,), (1, 3), (2, 3), (1, 2, 3))


@idiom(packed=True, sure=True, types=_FLOAT, by=("root", "reciprocal root"), scaled=(False, True))
def normalised(s: Sketch, by: str, scaled: bool) -> None:
    """A normalisation over axes of an image, as INSTANCE_NORMALIZATION has rows and columns; scaled along an axis."""

    def written(axes: tuple[int, ...], along: int | None) -> None:
        image = s.input(1, 3, 3, 3)
        apart = s(O.SUB, image, s(O.MEAN, image, axes, 1), NONE)
        squares = s(O.MEAN, s(O.MUL, apart, apart, NONE), axes, 1)
        spread = s(O.ADD, squares, s.constant([0.125]), NONE)
        _, most = s.assembly.intervals[spread.index] or (0.0, 1.0)
        s.assembly.intervals[spread.index] = (0.125, most)
        code, root = (O.DIV, O.SQRT) if by == "root" else (O.MUL, O.RSQRT)
        result = s(code, apart, s(root, spread), NONE)
        if along is not None:
            extents = [3 if axis == along else 1 for axis in range(1, 4)]
            result = s(O.MUL, result, s.weights(*extents, within=(0.5, 2.0)), NONE)
            s(O.ADD, result, s.weights(*extents), NONE)

    for axes in _AXES:
        for along in (3, 2, 1) if scaled else (None,):
            s.attempt(partial(written, axes, along))


_KINDS = (O.DEPTHWISE_CONV_2D, O.CONV_2D, O.GROUPED_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D)


@idiom(packed=True, sure=True, types=_FLOAT, kind=_KINDS)
def of_one_channel(s: Sketch, kind: O) -> None:
    """Windows on an image of one channel: dilated, strided, in either layout, with several results of the channel."""

    def written(padding: Padding, kernel: tuple[int, int], stride: int, apart: int, nchw: bool) -> None:
        image = s.input(1, 1, 6, 5) if nchw else s.input(1, 6, 5, 1)
        groups = 1 if kind == O.GROUPED_CONV_2D else 2
        window(s, kind, image, padding, kernel, (stride, stride), RELU, channels=2, groups=groups, nchw=nchw,
               dilation=(apart, apart))  # fmt: skip

    spaces = (1, 2) if kind in (O.DEPTHWISE_CONV_2D, O.CONV_2D) else (1,)
    paddings: tuple[Padding, ...] = (SAME, VALID, (1, 0, 0, 1))
    cases = product(paddings, ((3, 3), (2, 3), (3, 2)), (1, 2), spaces, (False, True))
    s.attempt_each(partial(written, *case) for case in cases if case[2] == 1 or case[3] == 1)


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR))
def by_whole_factors(s: Sketch, kind: O) -> None:
    """An image that becomes smaller or larger by a whole factor, for rows, columns or both, with each flag."""

    def written(sizes: tuple[int, int], flags: tuple[bool, bool], nchw: bool) -> None:
        image = s.input(1, 2, 6, 4) if nchw else s.input(1, 6, 4, 2)
        s(kind, image, sizes[1], sizes[0], nchw, *flags)

    sizes = ((3, 2), (2, 4), (6, 2), (3, 4), (2, 1), (12, 8), (6, 8), (12, 4))
    s.attempt_each(
        partial(written, *case)
        for case in product(sizes, ((False, False), (False, True), (True, False)), (False, True))
    )
    for first, second in (((3, 2), (6, 4)), ((4, 3), (6, 4)), ((12, 8), (6, 4)), ((3, 2), (2, 2)), ((9, 6), (3, 2))):
        for flags in ((False, False), (False, True), (True, False)):
            middle = s(kind, s.input(1, 6, 4, 2), first[1], first[0], False, *flags)
            s(kind, middle, second[1], second[0], False, *flags)


_POOLS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)


@idiom(packed=True, sure=True, types=_FLOAT, kind=_POOLS)
def pools_of_pools(s: Sketch, kind: O) -> None:
    """Two pools in a row that overlap, meet or leave gaps, with a scheme or with numbers of padding."""

    def written(first: tuple[int, int], second: tuple[int, int], padding: Padding, after: O) -> None:
        image = s.input(1, 8, 8, 1)
        pooled = window(s, kind, image, padding, (first[0],) * 2, (first[1],) * 2)
        window(s, after, pooled, padding, (second[0],) * 2, (second[1],) * 2)

    shapes = (((2, 2), (2, 2)), ((3, 1), (2, 2)), ((2, 1), (2, 1)), ((2, 2), (3, 1)), ((3, 2), (2, 1)))
    paddings: tuple[Padding, ...] = (VALID, SAME, (0, 0, 0, 0), (0, 1, 0, 1))
    for (first, second), padding in product(shapes, paddings):
        s.attempt(partial(written, first, second, padding, kind))
    for after in _POOLS:
        s.attempt(partial(written, (2, 2), (2, 2), (0, 0, 0, 0), after))


@idiom(packed=True, sure=True, types=_FLOAT, move=("pad", "crop", "both"))
def cropped_and_padded(s: Sketch, move: str) -> None:
    """A crop or a padding before a window that pads: the numbers of both add up only for zeros that lie outside."""

    def written(kind: O, sides: tuple[int, int, int, int], image: SketchTensor) -> None:
        left, right, top, bottom = sides
        changed = image
        if move != "crop":
            changed = s(O.PAD, changed, _sides(0, 1, 1, 0))
        if move != "pad":
            rows, columns = changed.shape[1] - 1, changed.shape[2] - 2
            changed = s(O.SLICE, changed, (0, 1, 0, 0), (1, rows, columns, changed.shape[3]))
        window(s, kind, changed, (left, right, top, bottom), (3, 3))

    for kind in (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D):
        for sides in ((0, 2, 1, 0), (1, 2, 1, 1), (2, 2, 2, 2)):
            s.attempt(partial(written, kind, sides, s.input(1, 5, 6, 2, within=(-2.0, -0.25))))


def _sides(top: int, bottom: int, left: int, right: int) -> tuple[tuple[int, int], ...]:
    return ((0, 0), (top, bottom), (left, right), (0, 0))
