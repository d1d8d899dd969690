"""Operations that may move past a TRANSPOSE or a RESHAPE only if their arguments move with them."""

from __future__ import annotations

from functools import partial

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Orders that are not their own inverse come first: with those a wrong one of the two shows.
ORDERS = ((1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0))
MOVES = ("pad", "slice", "strided", "tile", "mirror", "gather", "split", "reduce", "concatenation", "add", "expand")


def moved(s: Sketch, what: str, data: SketchTensor, axis: int) -> SketchTensor:
    """Add an operation whose arguments differ by axis."""
    a, b, c = data.shape
    if what == "pad":
        return s(O.PAD, data, np.array([[1, 0], [0, 1], [0, 1]], np.int32))
    if what == "mirror":
        return s(O.MIRROR_PAD, data, np.array([[1, 0], [0, 1], [0, 0]], np.int32), 0)
    if what == "slice":
        return s(O.SLICE, data, (1, 0, 1), (a - 1, b - 1, c - 1))
    if what == "strided":
        return s(O.STRIDED_SLICE, data, (0, 1, 0), (a, b, c), (1, 1, 2), 0, 0, 0)
    if what == "tile":
        return s(O.TILE, data, tuple(4 // each if 4 % each == 0 else each - 1 for each in data.shape))
    if what == "gather":
        return s(O.GATHER, data, axis, (1, 0))
    if what == "split":
        return s.all(O.SPLIT, data, axis, data.shape[axis], count=data.shape[axis])[-1]
    if what == "reduce":
        return s(O.REDUCE_MAX, data, (axis,), True)
    if what == "concatenation":
        return s(O.CONCATENATION, [data, s.input(*data.shape)], axis)
    if what == "expand":
        return s(O.EXPAND_DIMS, data, axis)
    return s(O.ADD, data, s.weights(*(n if at == axis else 1 for at, n in enumerate(data.shape))), NONE)


# Of a cube, and of extents that only some orders fit.
SHAPES = ((3, 3, 3), (2, 3, 4), (4, 2, 2))


@idiom(what=MOVES, order=ORDERS, axis=(0, 1, 2), side=("behind", "before"), shape=SHAPES, back=(False, True))
def move_beside_transpose(
    s: Sketch, what: str, order: tuple[int, ...], axis: int, side: str, shape: tuple[int, ...], back: bool
) -> None:
    """What moves or cuts along some axes, before or behind a TRANSPOSE, and perhaps the same TRANSPOSE back."""
    # Of a cube, TILE along other axes gives other extents.
    data = s.input(*(shape if what != "tile" or shape != SHAPES[0] else SHAPES[2]))
    if side == "behind":
        data = moved(s, what, s(O.TRANSPOSE, data, order), axis)
    else:
        if what == "expand":
            raise Misfit("an order of as many axes")
        data = s(O.TRANSPOSE, moved(s, what, data, axis), order)
    if back and len(data.shape) == 3:
        s(O.TRANSPOSE, data, tuple(int(each) for each in np.argsort(order)))


VIEWS = (
    ((4, 2, 2), (2, 2, 4)),
    ((2, 3, 3), (3, 3, 2)),
    ((2, 6), (6, 2)),
    ((2, 6), (3, 4)),
    ((4, 3), (2, 2, 3)),
    ((2, 2, 3), (4, 3)),
    ((6, 1), (2, 3)),
    ((4, 4), (2, 8)),
)


@idiom(
    view=VIEWS,
    kind=(O.ADD, O.MUL, O.SUB, O.MAXIMUM, O.PRELU),
    constant=("middle", "last", "first", "whole", "one"),
    side=("behind", "before"),
)
def constant_beside_reshape(
    s: Sketch, view: tuple[tuple[int, ...], tuple[int, ...]], kind: O, constant: str, side: str
) -> None:
    """A constant that is broadcast, before or behind a RESHAPE: on the other side it meets other elements."""
    data = s.input(*view[0])
    data = s(O.RESHAPE, data, view[1]) if side == "behind" else data
    rank = len(data.shape)
    shape = {
        "middle": (data.shape[-2], 1),
        "last": data.shape[-1:],
        "first": (data.shape[0], *[1] * (rank - 1)),
        "whole": data.shape,
        "one": (1,),
    }[constant]
    weights = s.weights(*shape)
    data = s(O.PRELU, data, weights) if kind == O.PRELU else binary(s, kind, data, weights)
    if side == "before":
        s(O.RESHAPE, data, view[1])


@idiom(
    axis=(0, 1),
    along=(1, 0),
    by=("reshape", "squeeze"),
    order=("same", "reversed"),
    then=(None, "transpose", "reshape"),
)
def parts_packed(s: Sketch, axis: int, along: int, by: str, order: str, then: str | None) -> None:
    """The parts of a SPLIT, each without its axis of 1, packed again along the same axis or another."""
    data = s.input(3, 3)
    parts = s.all(O.SPLIT, data, axis, 3, count=3)
    flat = [s(O.RESHAPE, each, (3,)) if by == "reshape" else s(O.SQUEEZE, each, (axis,)) for each in parts]
    whole = s(O.PACK, along, flat[::-1] if order == "reversed" else flat)
    if then == "transpose":
        s(O.TRANSPOSE, whole, (1, 0))
    elif then == "reshape":
        s(O.RESHAPE, whole, (9,))


_PLACES = ("behind", "before", "both", "between")


def _joined(s: Sketch, place: str, axis: int, value: str) -> tuple[SketchTensor, SketchTensor]:
    """Return a tensor and its CONCATENATION with constants of one number."""
    data = s.input(2, 3, 2)
    operand = s.assembly.operands[data.index]
    shape = [1 if at == axis else n for at, n in enumerate(data.shape)]
    if s.quantised:
        raw = np.full(shape, operand.zero_point + (0 if value == "zero" else 9))
        constant = s.raw(raw, s.code, (operand.scale, operand.zero_point))
    else:
        constant = s.constant(np.full(shape, 0.0 if value == "zero" else 1.5))
    parts = {
        "behind": [data, constant],
        "before": [constant, data],
        "both": [constant, data, constant],
        "between": [data, constant, data],
    }[place]
    return data, s(O.CONCATENATION, parts, axis)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), value=("zero", "other"))
def constants_joined(s: Sketch, value: str) -> None:
    """The same along each axis, at each end, and at both."""
    s.complete = True
    s.attempt_each(partial(_joined, s, place, axis, value) for place in _PLACES for axis in range(3))


@idiom(
    place=_PLACES,
    axis=(0, 1, 2),
    value=("zero", "other"),
    then=(None, "sum", "window axis", "relu"),
)
def constant_joined(s: Sketch, place: str, axis: int, value: str, then: str | None) -> None:
    """A CONCATENATION with constant zeros, or other equal elements, at either end: a padding, if at the right one."""
    data, whole = _joined(s, place, axis, value)
    if then == "sum":
        s(O.MEAN, whole, (axis,), 1)
    elif then == "window axis":
        s(O.SLICE, whole, (0, 0, 0), tuple(data.shape))
    elif then == "relu":
        s(O.RELU, whole)


@idiom(
    kind=("product", "dense"),
    shape=((3, 3), (3, 4), (4, 3)),
    flags=((False, False), (False, True), (True, False), (True, True)),
    constant=("right", "left"),
    behind=(None, "bias", "relu"),
)
def constant_matrix(
    s: Sketch, kind: str, shape: tuple[int, int], flags: tuple[bool, bool], constant: str, behind: str | None
) -> None:
    """A matrix product with a constant matrix, square or not, transposed or not: FULLY_CONNECTED wants it turned."""
    if kind == "dense":
        if any(flags) or constant == "left":
            raise Misfit("it has no flags")
        data = dense(s, s.input(2, shape[0]), shape[1])
    else:
        turned_left, turned_right = flags
        inner, outer = shape
        left = (inner, 3) if turned_left else (3, inner)
        right = (outer, inner) if turned_right else (inner, outer)
        one = s.weights(*left) if constant == "left" else s.input(*left)
        other = s.weights(*right) if constant == "right" else s.input(*right)
        data = s(O.BATCH_MATMUL, one, other, *flags)
    if behind == "bias":
        s(O.ADD, data, s.weights(data.shape[-1]), NONE)
    elif behind == "relu":
        s(O.RELU, data)
