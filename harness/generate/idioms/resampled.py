"""Images made larger, smaller, pooled or cut twice, where parts at the borders are smaller than others, factors are not
two, or a window sees only every second pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, VALID, Padding, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_POOLS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)


@idiom(packed=True, sure=True, types=_FLOAT, kind=_POOLS)
def pools_of_parts(s: Sketch, kind: O) -> None:
    """Pools of pools of parts that meet, of images whose extents are no multiples of the parts'; the mean of a whole
    image, or its largest elements, before a layer.
    """
    s.complete, s.lie = True, 0

    def written(extents: tuple[int, int], first: tuple[int, int], second: tuple[int, int], padding: Padding) -> None:
        once = window(s, kind, s.input(1, *extents, 2), padding, first, first)
        window(s, kind, once, padding, second, second)

    sizes = ((5, 7), (7, 5), (6, 3))
    parts = (((2, 2), (2, 2)), ((2, 3), (2, 1)), ((1, 2), (3, 2)), ((3, 2), (1, 3)))
    paddings: tuple[Padding, ...] = (SAME, VALID, (0, 1, 0, 1), (1, 0, 1, 0))
    s.attempt_each(partial(written, size, *pair, padding) for size, pair, padding in product(sizes, parts, paddings))

    def before_layer(extents: tuple[int, int], kept: bool, pooled: bool) -> None:
        image = s.input(2, *extents, 3)
        if pooled:
            whole = window(s, kind, image, VALID, extents, (1, 1))
        else:
            code = O.REDUCE_MAX if kind == O.MAX_POOL_2D else O.MEAN
            whole = s(code, image, (1, 2), int(kept) if code == O.MEAN else kept)
        dense(s, whole, 4)

    for extents, (kept, pooled) in product(sizes, ((True, False), (False, False), (True, True))):
        s.attempt(partial(before_layer, extents, kept, pooled))


_Step = Callable[[Sketch, SketchTensor, int], SketchTensor]


def _pool(kind: O, padding: int) -> _Step:
    return lambda s, image, by: window(s, kind, image, padding, (by, by), (by, by))


def _cut(begin: int) -> _Step:
    return lambda s, image, by: s(O.STRIDED_SLICE, image, (0, begin, begin, 0), image.shape, (1, by, by, 1), 0, 0, 0)


_SMALLER: dict[str, _Step] = {
    "average": _pool(O.AVERAGE_POOL_2D, VALID),
    "largest": _pool(O.MAX_POOL_2D, SAME),
    "length": _pool(O.L2_POOL_2D, VALID),
    "first of each": _cut(0),
    "second of each": _cut(1),
    "pixels": lambda s, image, by: window(s, O.MAX_POOL_2D, image, VALID, (1, 1), (by, by)),
    "nearest": lambda s, image, by: s(
        O.RESIZE_NEAREST_NEIGHBOR, image, image.shape[2] // by, image.shape[1] // by, False
    ),
    "between": lambda s, image, by: s(O.RESIZE_BILINEAR, image, image.shape[2] // by, image.shape[1] // by, False),
}
_FLAGS = ((False, False), (True, False), (False, True))


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR), by=(3, 2))
def larger_and_smaller(s: Sketch, kind: O, by: int) -> None:
    """An image made larger by a factor, with each flag, and smaller by it again, or the other way round."""
    s.complete, s.lie = True, 0

    def larger(image: SketchTensor, flags: tuple[bool, bool]) -> SketchTensor:
        return s(kind, image, image.shape[2] * by, image.shape[1] * by, False, *flags)

    def written(name: str, flags: tuple[bool, bool], first: bool) -> None:
        if first:
            _SMALLER[name](s, larger(s.input(1, 3, 4, 2), flags), by)
        else:
            larger(_SMALLER[name](s, s.input(1, 2 * by, 3 * by, 2), by), flags)

    s.attempt_each(partial(written, *case) for case in product(_SMALLER, _FLAGS, (True, False)))


_WINDOWS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, *_POOLS)
_PIXELS: dict[str, _Step] = {name: _SMALLER[name] for name in ("first of each", "second of each", "pixels")}
_PIXELS |= {
    "average pixels": lambda s, image, by: window(s, O.AVERAGE_POOL_2D, image, VALID, (1, 1), (by, by)),
    "weighted pixels": lambda s, image, by: window(s, O.CONV_2D, image, SAME, (1, 1), (by, by), channels=4),
}


@idiom(packed=True, sure=True, types=_FLOAT, kind=_WINDOWS)
def windows_of_some_pixels(s: Sketch, kind: O) -> None:
    """A window of every second or third pixel of an image, and those of a window's results."""
    s.complete, s.lie = True, 0

    def written(name: str, extent: int, padding: int, stride: int, before: bool) -> None:
        steps: list[Callable[[SketchTensor], SketchTensor]] = [
            lambda image: _PIXELS[name](s, image, 2),
            lambda image: window(s, kind, image, padding, (3, 2), (stride, stride), NONE, channels=4, groups=2),
        ]
        image = s.input(1, extent, extent, 4)
        for step in steps if before else steps[::-1]:
            image = step(image)

    cases = product(_PIXELS, (7, 8), (SAME, VALID), (1, 2), (True, False))
    s.attempt_each(partial(written, *case) for case in cases)
