"""Parts of a tensor that are viewed in other extents, joined again or added: as heads of attention are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, bias_of, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
# Of 12 numbers in a row, where a part of 4 or 8 begins: at a head of 2 or 4, and not at one.
_BEGINS = (4, 2, 3, 0, 1, 6)


def _part(s: Sketch, data: SketchTensor, begin: int, size: int) -> SketchTensor:
    shape = data.shape
    return s(O.SLICE, data, (*[0] * (len(shape) - 1), begin), (*shape[:-1], size))


_BEHIND: dict[str, _Step] = {
    "heads": lambda s, data: data,
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 2, 1, 3)),
    "product": lambda s, data: s(O.BATCH_MATMUL, data, data, False, True),
}


@idiom(packed=True, sure=True, types=_FLOAT, behind=tuple(_BEHIND))
def parts_as_heads(s: Sketch, behind: str) -> None:
    """A part of each row in heads, from a head on or from within one; and rows in heads, of which a part is taken."""
    data = s.input(1, 3, 12)

    def written(begin: int, size: int, depth: int) -> None:
        _BEHIND[behind](s, s(O.RESHAPE, _part(s, data, begin, size), (1, 3, size // depth, depth)))

    def split(place: int, depth: int) -> None:
        part = s.all(O.SPLIT, data, 2, 3, count=3)[place]
        _BEHIND[behind](s, s(O.RESHAPE, part, (1, 3, 4 // depth, depth)))

    def later(axis: int, begin: int) -> None:
        whole = s(O.RESHAPE, data, (1, 3, 4, 3))
        begins, sizes = [0] * 4, list(whole.shape)
        begins[axis], sizes[axis] = begin, 2
        _BEHIND[behind](s, s(O.SLICE, whole, tuple(begins), tuple(sizes)))

    cases: list[Callable[[], None]] = [
        partial(written, begin, size, depth)
        for begin, (size, depth) in zip(_BEGINS, ((8, 4), (8, 2), (4, 2), (8, 4), (8, 4), (4, 2)), strict=True)
    ]
    cases += [partial(split, *each) for each in ((1, 2), (2, 2), (1, 4))]
    cases += [partial(later, *each) for each in ((2, 1), (3, 1))]
    s.attempt_each(cases)


_CHOSEN = ((0, 2), (1, 2), (2, 0), (0, 1), (1, 3), (0, 1, 3), (3, 2, 1))


@idiom(packed=True, sure=True, types=(*_FLOAT, T.TENSOR_QUANT8_ASYMM), axis=(0, 1))
def some_parts(s: Sketch, axis: int) -> None:
    """Some parts of four, neighbours or not, joined along their axis or the other one, packed or added."""
    data = s.input(4, 4)

    def parts(chosen: tuple[int, ...], sliced: bool) -> list[SketchTensor]:
        if not sliced:
            own = s.all(O.SPLIT, data, axis, 4, count=4)
            return [own[place] for place in chosen]
        extents = (1, 4) if axis == 0 else (4, 1)
        return [s(O.SLICE, data, (place, 0) if axis == 0 else (0, place), extents) for place in chosen]

    def joined(chosen: tuple[int, ...], along: int, sliced: bool) -> None:
        s(O.CONCATENATION, parts(chosen, sliced), along)

    def packed(chosen: tuple[int, ...]) -> None:
        s(O.PACK, axis, [s(O.RESHAPE, part, (4,)) for part in parts(chosen, False)])

    def met(code: O, chosen: tuple[int, ...], sliced: bool) -> None:
        one, other = parts(chosen, sliced)
        binary(s, code, one, other)

    cases: list[Callable[[], None]] = [partial(joined, chosen, axis, False) for chosen in _CHOSEN]
    cases += [partial(joined, chosen, 1 - axis, False) for chosen in _CHOSEN[:2]]
    cases += [partial(joined, chosen, axis, True) for chosen in _CHOSEN[:2]]
    cases += [partial(packed, chosen) for chosen in _CHOSEN[1:3]]
    cases += [partial(met, O.ADD, chosen, sliced) for chosen in _CHOSEN[:4] for sliced in (False, True)]
    s.attempt_each(cases)


_WRAPPED = {"wrapped": (-1, 0), "repeated": (0, -1), "reflected": (1, -2), "opposite": (0, 0)}


@idiom(packed=True, sure=True, types=_FLOAT, how=tuple(_WRAPPED))
def borders(s: Sketch, how: str) -> None:
    """An image with its own rows and columns around it: from the other end, the outermost ones, those beside them."""
    first, last = _WRAPPED[how]

    def line(data: SketchTensor, axis: int, place: int) -> SketchTensor:
        extent = data.shape[axis]
        begin = tuple(place % extent if at == axis else 0 for at in range(len(data.shape)))
        return s(O.SLICE, data, begin, tuple(1 if at == axis else n for at, n in enumerate(data.shape)))

    def written(axis: int, sides: str) -> None:
        data = s.input(1, 4, 3, 2) if axis < 3 else s.input(1, 2, 3, 4)
        parts = [data]
        if sides != "behind":
            parts.insert(0, line(data, axis, first))
        if sides != "before":
            parts.append(line(data, axis, last))
        s(O.CONCATENATION, parts, axis)

    def two(axis: int) -> None:
        data = s.input(4, 4)
        begin = (2, 0) if axis == 0 else (0, 2)
        half = s(O.SLICE, data, begin if how == "wrapped" else (0, 0), (2, 4) if axis == 0 else (4, 2))
        half = s(O.REVERSE, half, (axis,)) if how == "reflected" else half
        s(O.CONCATENATION, [half, data], axis)
        s(O.CONCATENATION, [half, s(O.REVERSE, data, (axis,))], axis)

    cases = [partial(written, *each) for each in ((1, "before"), (2, "behind"), (2, "both"), (3, "before"))]
    s.attempt_each([*cases, partial(two, 0), partial(two, 1)])


# Left, right, at the top and at the bottom.
Sides = tuple[int, int, int, int]
_SIDES: tuple[Sides, ...] = ((1, 1, 1, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (1, 2, 0, 1))


@idiom(packed=True, sure=True, types=(*_FLOAT, T.TENSOR_QUANT8_ASYMM), code=(O.TRANSPOSE_CONV_2D, O.RESIZE_BILINEAR))
def cropped(s: Sketch, code: O) -> None:
    """An enlargement of which rows and columns are cut off, from either side; or one of a part or a padded image."""
    image = s.input(1, 4, 4, 2)

    def enlarged(
        data: SketchTensor, kernel: int = 3, padding: tuple[int, int, int, int] = (0, 0, 0, 0)
    ) -> SketchTensor:
        if code == O.RESIZE_BILINEAR:
            return s(code, data, 2 * data.shape[2], 2 * data.shape[1] + 1, False, False, kernel == 2)
        weights = s.weights(2, kernel, kernel, 2, within=(-1.0, 1.0))
        return s(code, data, weights, bias_of(s, data, weights, 2), *padding, 2, 2, NONE, False)

    def written(sides: Sides, kernel: int, padding: Sides) -> None:
        data = enlarged(image, kernel, padding)
        left, right, top, bottom = sides
        _, height, width, depth = data.shape
        s(O.SLICE, data, (0, top, left, 0), (1, height - top - bottom, width - left - right, depth))

    def before(sides: Sides) -> None:
        left, right, top, bottom = sides
        enlarged(s(O.SLICE, image, (0, top, left, 0), (1, 4 - top - bottom, 4 - left - right, 2)))
        enlarged(s(O.PAD, image, np.array([[0, 0], [top, bottom], [left, right], [0, 0]], np.int32)))

    cases: list[Callable[[], None]] = [
        partial(written, sides, 3 - place % 2, _SIDES[4] if place % 3 == 2 else (0, 0, 0, 0))
        for place, sides in enumerate(_SIDES)
    ]
    cases += [partial(before, sides) for sides in _SIDES[-2:]]
    s.attempt_each(cases)


@idiom(packed=True, sure=True, types=_FLOAT)
def repeated_and_summed(s: Sketch) -> None:
    """Rows and columns repeated each by a new axis, or all together; sums of products that broadcast, along each
    axis.
    """
    data, cells, lines = s.input(3, 2), s.input(3, 3, 1), s.input(1, 3, 3)

    def each(axis: int, widen: O) -> None:
        shape = (*data.shape[:axis], 1, *data.shape[axis:])
        wide = s(widen, data, axis) if widen == O.EXPAND_DIMS else s(widen, data, shape)
        times = tuple(3 if at == axis else 1 for at in range(3))
        along = max(axis - 1, 0)
        s(O.RESHAPE, s(O.TILE, wide, times), tuple(3 * n if at == along else n for at, n in enumerate(data.shape)))

    def summed(axis: int, turned: bool) -> None:
        product_ = s(O.MUL, *((lines, cells) if turned else (cells, lines)), NONE)
        s(O.REDUCE_SUM, product_, (axis,), False)

    def padded(behind: int) -> None:
        sides = np.array([[0, 0], [1 - behind, behind]], np.int32)
        s(O.ADD, s.input(3, 3), s(O.PAD, data, sides), NONE)

    s.attempt_each(
        [
            *(partial(each, *case) for case in product((0, 1, 2), (O.EXPAND_DIMS, O.RESHAPE))),
            *(partial(summed, *case) for case in product((0, 1, 2), (False, True))),
            *(partial(padded, behind) for behind in (0, 1)),
        ]
    )
