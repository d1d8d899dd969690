"""What compilers take back or move to the other side, where it holds for some arguments only: parts that are joined
again in one order and in others, masks of a cut whose places are none, rows behind what rearranges channels, constant
columns before a layer, and new axes behind a TRANSPOSE.

All cases are listed, so that they are there at every seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import permutations, product

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.drawn.arguments import at_axis
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_TYPES = (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
_ORDERS = ((0, 1, 2), (2, 1, 0), (1, 2, 0))
# A factor or term of each part.
_NUMBERS = (0.5, 1.5, -2.0)


def _changed_parts(s: Sketch, kind: O, axis: int, order: tuple[int, ...], spread: int) -> SketchTensor:
    """Parts of a SPLIT, each with a number of its own, joined in an order; ``spread`` is the rank of the numbers."""
    parts = s.all(O.SPLIT, s.input(3, 6), axis, 3, count=3)
    changed = [
        binary(s, kind, part, s.constant(np.full((1,) * spread, number)))
        for part, number in zip(parts, _NUMBERS, strict=True)
    ]
    return s(O.CONCATENATION, [changed[at] for at in order], axis)


@idiom(packed=True, sure=True, types=_TYPES, kind=(O.MUL, O.ADD, O.SUB))
def parts_changed(s: Sketch, kind: O) -> None:
    """The parts of a whole, each times a number of its own or with one added, joined in each order."""
    s.complete = True
    s.attempt_each(
        partial(_changed_parts, s, kind, axis, order, spread)
        for axis, order, spread in product((0, 1), _ORDERS, (1, 2))
    )


def _cut_again(s: Sketch, axis: int, order: tuple[int, ...], computed: bool) -> None:
    """A CONCATENATION of three in an order, and a SPLIT into as many parts as large."""
    each = [s.input(2, 2) for _ in order]
    joined = s(O.CONCATENATION, [each[at] for at in order], axis)
    whole = s(O.RELU, joined) if computed else joined
    for number, part in enumerate(s.all(O.SPLIT, whole, axis, 3, count=3)):
        binary(s, O.MUL, part, s.constant([1.0 + number]))


@idiom(packed=True, sure=True, types=_TYPES, axis=(0, 1))
def joined_and_cut(s: Sketch, axis: int) -> None:
    """Operands that stand in another order than they were made, joined and cut apart again."""
    s.complete = True
    s.attempt_each(partial(_cut_again, s, axis, order, computed) for order in _ORDERS for computed in (False, True))


_MASKS = ("none", "begin", "end", "both", "shrink", "begin and shrink")


def _masked(s: Sketch, source: str, axis: int, mask: str, step: int) -> SketchTensor:
    """A STRIDED_SLICE along one axis, with places that a mask overrules."""
    data = s.input(4, 4, 4)
    data = s(O.RELU, data) if source == "function" else s(O.RESHAPE, data, (4, 4, 4)) if source == "view" else data
    bit = 1 << axis
    begin, end = (1, 3) if step > 0 else (2, 0)
    if "shrink" in mask and ("begin" in mask or step < 0):
        raise Misfit("one place is where the cut begins, and has no direction")
    return s(
        O.STRIDED_SLICE,
        data,
        at_axis(data, axis, begin, 0),
        at_axis(data, axis, end, 4),
        at_axis(data, axis, step, 1),
        bit if mask in {"begin", "both"} else 0,
        bit if mask in {"end", "both"} else 0,
        bit if "shrink" in mask else 0,
    )


@idiom(packed=True, sure=True, types=_TYPES, source=("input", "function", "view"))
def masked(s: Sketch, source: str) -> None:
    """STRIDED_SLICE with each mask along each axis, forwards and backwards, of an input or of a result."""
    s.complete = True
    s.attempt_each(
        partial(_masked, s, source, axis, mask, step) for axis, mask, step in product(range(3), _MASKS, (1, -1, 2))
    )


_REARRANGED: Mapping[str, tuple[tuple[int, ...], Callable[[Sketch, SketchTensor], SketchTensor]]] = {
    "depth": ((1, 4, 4, 2), lambda s, x: s(O.SPACE_TO_DEPTH, x, 2)),
    "space": ((1, 2, 2, 8), lambda s, x: s(O.DEPTH_TO_SPACE, x, 2)),
    "batch": ((1, 4, 4, 2), lambda s, x: s(O.SPACE_TO_BATCH_ND, x, (2, 2), ((0, 0), (0, 0)))),
    "shuffle": ((1, 2, 2, 6), lambda s, x: s(O.CHANNEL_SHUFFLE, x, 2, 3)),
    "reshape": ((1, 2, 2, 4), lambda s, x: s(O.RESHAPE, x, (1, 4, 1, 4))),
}


def _with_row(s: Sketch, what: str, kind: O, side: str) -> SketchTensor:
    """A row of unequal numbers behind a rearrangement, or before it."""
    shape, rearranged = _REARRANGED[what]
    data = s.input(*shape)
    data = rearranged(s, data) if side == "behind" else data
    row = s.constant(np.linspace(0.5, 2.5, data.shape[-1]))
    data = binary(s, kind, data, row)
    return rearranged(s, data) if side == "before" else data


@idiom(packed=True, sure=True, types=_TYPES, kind=(O.ADD, O.MUL, O.SUB))
def row_beside_rearranged(s: Sketch, kind: O) -> None:
    """A row with a number for each channel, behind and before what makes other channels or pixels of them."""
    s.complete = True
    s.attempt_each(partial(_with_row, s, what, kind, side) for what in _REARRANGED for side in ("behind", "before"))


def _columns_joined(s: Sketch, first: bool, width: int, equal: bool, axis: int) -> SketchTensor:
    """A FULLY_CONNECTED of data with constant columns; the rows of these are equal, or not."""
    data = s.input(3, 4)
    shape = (3, width) if axis == 1 else (width, 4)
    numbers = np.broadcast_to(np.linspace(0.5, 2.0, shape[1]), shape)
    operand = s.assembly.operands[data.index]
    scale = (operand.scale, operand.zero_point) if s.quantised else None
    constant = s.constant(numbers if equal else numbers + np.arange(shape[0])[:, None] / 4, scale=scale)
    joined = s(O.CONCATENATION, [constant, data] if first else [data, constant], axis)
    return dense(s, joined, 5)


@idiom(packed=True, sure=True, types=_TYPES)
def constant_columns_before_layer(s: Sketch) -> None:
    """Constant columns or rows beside the input of a layer: columns of equal rows are a part of its bias."""
    s.complete = True
    s.attempt_each(
        partial(_columns_joined, s, first, width, equal, axis)
        for first, width, equal, axis in product((True, False), (1, 2), (True, False), (1, 0))
    )


_SHAPES = ((3, 3, 3), (1, 3, 2), (1, 3, 1), (2, 1, 1))


def _ones_behind(s: Sketch, shape: tuple[int, ...], order: tuple[int, ...], axis: int) -> SketchTensor:
    """A new axis behind a TRANSPOSE."""
    return s(O.EXPAND_DIMS, s(O.TRANSPOSE, s.input(*shape), order), axis)


@idiom(packed=True, sure=True, types=_TYPES, axis=(0, 1, 2, 3))
def ones_behind_turn(s: Sketch, axis: int) -> None:
    """A new axis at each place behind each order of three axes, some of which have one element."""
    s.complete = True
    s.attempt_each(
        partial(_ones_behind, s, shape, order, axis) for shape in _SHAPES for order in permutations(range(3))
    )
