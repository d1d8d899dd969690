"""Every second row or column, joined in any order: only one order makes blocks of channels or of images, a reshape, or
the whole tensor again. Cuts that differ in a mask alone.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
# Where the cuts of blocks of two by two begin, in each order in which they are joined.
_ORDERS = {
    "rows first": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "columns first": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "backwards": ((1, 1), (1, 0), (0, 1), (0, 0)),
    "turned": ((0, 1), (1, 1), (1, 0), (0, 0)),
    "one twice": ((0, 0), (0, 1), (0, 1), (1, 1)),
}


@idiom(packed=True, sure=True, types=_FLOAT, order=tuple(_ORDERS))
def blocks(s: Sketch, order: str) -> None:
    """Four cuts by two rows and two columns of images of either layout, joined along each axis, or packed."""
    s.complete = True

    def written(axis: int, nchw: bool, channels: int) -> None:
        image = s.input(1, channels, 4, 4) if nchw else s.input(1, 4, 4, channels)
        first = 2 if nchw else 1
        strides = tuple(2 if at in (first, first + 1) else 1 for at in range(4))
        cuts = []
        for row, column in _ORDERS[order]:
            begin = [0, 0, 0, 0]
            begin[first : first + 2] = row, column
            cuts.append(s(O.STRIDED_SLICE, image, tuple(begin), image.shape, strides, 0, 0, 0))
        s(O.CONCATENATION, cuts, axis)

    s.attempt_each(partial(written, *case) for case in product(range(4), (False, True), (1, 2)))


_PAIRS = {"in order": (0, 1), "exchanged": (1, 0), "one twice": (0, 0), "second twice": (1, 1)}


@idiom(packed=True, sure=True, types=_FLOAT, order=tuple(_PAIRS))
def halves(s: Sketch, order: str) -> None:
    """What is at even and at odd places of an axis, joined or packed along each; then as wide as before."""
    s.complete = True

    def cut(data: SketchTensor, axis: int, begin: int) -> SketchTensor:
        at = tuple(begin if place == axis else 0 for place in (0, 1))
        steps = tuple(2 if place == axis else 1 for place in (0, 1))
        return s(O.STRIDED_SLICE, data, at, data.shape, steps, 0, 0, 0)

    def written(along: int, join: O, axis: int, again: bool) -> None:
        data = s.input(4, 6)
        parts = [cut(data, along, begin) for begin in _PAIRS[order]]
        joined = s(join, axis, parts) if join == O.PACK else s(join, parts, axis)
        if again:
            s(O.RESHAPE, joined, data.shape)

    cases = [(along, O.PACK, axis, again) for along in (0, 1) for axis in (0, 1, 2) for again in (False, True)]
    cases += [(along, O.CONCATENATION, axis, again) for along in (0, 1) for axis in (0, 1) for again in (False, True)]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT, order=("in order", "exchanged", "one twice"))
def alternating(s: Sketch, order: str) -> None:
    """Two tensors, or parts of one, that are packed along each axis and then as wide as two of them."""
    s.complete = True

    def written(axis: int, split: int | None, turned: bool) -> None:
        if split is None:
            parts = [s.input(4, 6), s.input(4, 6)]
        else:
            parts = s.all(O.SPLIT, s.input(*((8, 6), (4, 12))[split]), split, 2, count=2)
        packed = s(O.PACK, axis, [parts[place] for place in _PAIRS[order]])
        if turned:
            packed = s(O.TRANSPOSE, packed, (1, 0, 2))
        for shape in ((8, 6), (4, 12)):
            s(O.RESHAPE, packed, shape)

    s.attempt_each(partial(written, *case) for case in product((0, 1, 2), (None, 0, 1), (False, True)))


_VECTORS = ((2, 1), (3, 4), (1, 1))


@idiom(packed=True, sure=True, types=_FLOAT, backwards=(False, True))
def masks(s: Sketch, backwards: bool) -> None:
    """Two cuts of one tensor by the same vectors: a mask of begins, of ends or of axes that go differs."""
    s.complete = True
    begin, end, strides = ((2, 3), (-5, -6), (-1, -1)) if backwards else _VECTORS

    def written(one: tuple[int, int, int], other: tuple[int, int, int], first: int) -> None:
        data = s.input(4, 5)
        pair = [s(O.STRIDED_SLICE, data, begin, end, strides, *each) for each in (one, other)][::first]
        if pair[0].shape == pair[1].shape:
            s(O.SUB, *pair, NONE)
        else:
            for each in pair:
                s(O.ABS, each)

    alone = [tuple(mask if at == which else 0 for at in range(3)) for which in (0, 1, 2) for mask in (1, 2)]
    cases = [((0, 0, 0), (each[0], each[1], each[2])) for each in alone]
    cases += [((1, 0, 0), (2, 0, 0)), ((0, 1, 0), (0, 2, 0)), ((1, 0, 0), (0, 1, 0)), ((3, 0, 0), (3, 3, 0))]
    s.attempt_each(partial(written, *case, first) for case in cases for first in (1, -1))


@idiom(packed=True, sure=True, types=_FLOAT, backwards=(False, True))
def begins(s: Sketch, backwards: bool) -> None:
    """Cuts by two of equal extents whether or not a mask leaves their begins out."""
    s.complete = True
    vectors = ((-2, -2), (0, 0), (-2, -2)) if backwards else ((1, 1), (4, 4), (2, 2))

    def written(one: int, other: int) -> None:
        data = s.input(4, 4)
        pair = [s(O.STRIDED_SLICE, data, *vectors, mask, 0, 0) for mask in (one, other)]
        s(O.SUB, *pair, NONE)

    s.attempt_each(partial(written, *case) for case in product(range(4), range(4)) if case[0] != case[1])
