"""Calls of what moves elements: tiles with corners, each order of axes, and odd rows that are moved whole.

A tensor is turned tile by tile. What is left over of rows and of columns is handled apart, and the corner, where both
are left over, once more. Rows that stay together are copied by words, of which each width of elements has others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, permutations, product
from typing import Any

from nnconform.harness.generate.extremes.given import Given
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints
from nnconform.harness.generate.roles import main_tensor
from nnconform.harness.model.numbers import element_size, is_tensor
from nnconform.harness.ops.operation import Op, Signature

# Matrices that leave as many rows as columns over of tiles of 4, 8, 16 and 32: two, or three.
_CORNERS = ((34, 66), (35, 67))
_BATCH = 2
# Extents of three axes, in each order; and of images, from one order of axes to the other.
_THREE, _IMAGES, _IMAGE_ORDERS = (5, 7, 11), ((2, 5, 6, 3), (2, 3, 7, 13), (2, 3, 4, 17)), ((0, 3, 1, 2), (0, 2, 3, 1))
# Rows that stay together: their odd length, and what is beside them.
_ROWS = ((4, 3, 5), (3, 4, 9))
# Of a matrix, every second element of an odd row, every third, and these backwards, or of every second row; and of
# three axes rows that stay together.
_MATRIX, _STRIDES = (5, 9), ((1, 2), (1, 3), (1, -2), (1, -1), (-1, 2), (2, 2), (2, -1, 1), (-1, 2, 1))
# Square matrices, and the arguments that say which of two is turned.
_SQUARES, _FLAGS = (2, 5, 5), frozenset({"adj_x", "adj_y"})
# The argument that is an order of axes, that which is an axis, and those of a slice.
_ORDER, _AXIS, _SLICE = "perm", "axis", frozenset({"begin", "end", "strides", "begin_mask", "end_mask"})


def turned(op: Op) -> Iterator[Given]:
    """Yield calls of what turns a tensor by an order of axes, for each width of elements."""
    if not any(_ORDER in form.input_names for form in op.forms):
        return
    for alike in _widths(op):
        for place, corner in enumerate(_CORNERS):
            batch = (_BATCH,) * place
            yield _with_order(next(alike), (*batch, *corner), (*range(place), place + 1, place))
        for order in permutations(range(len(_THREE))):
            if order != tuple(range(len(_THREE))):
                yield _with_order(next(alike), _THREE, order)
        for extents, order in product(_IMAGES, _IMAGE_ORDERS):
            yield _with_order(next(alike), extents, order)


def _with_order(signature: Signature, extents: tuple[int, ...], order: tuple[int, ...]) -> Given:
    return Given(signature, Constraints(values={_ORDER: list(order)}, extents={"input": extents}))


def rows_kept(op: Op) -> Iterator[Given]:
    """Yield calls of what moves rows of an odd number of elements, and keeps the last axis, for each width."""
    found = any(arg.type is not None for form in op.forms for arg in form.outputs)
    # What only has other extents is not moved, but what is cut in pieces or put together is.
    joins = op.exact or any(arg.repeated for form in op.forms for arg in form.inputs)
    moves = op.copies is None or (joins and all(_AXIS in form.input_names for form in op.forms))
    if op.elementwise or not moves or found or not (op.exact or op.picks):
        return
    for alike in _widths(op):
        for place, extents in enumerate(_ROWS):
            signature = next(alike)
            main = main_tensor(signature.form.inputs, signature.row.type_of)
            if main is None or main.type is not None or signature.form.input_names >= _SLICE:
                continue
            wish = Constraints(values=_telling_axes(signature, place, extents), extents={main.name: extents})
            yield Given(signature, wish, kept=True)


def _telling_axes(signature: Signature, place: int, extents: tuple[int, ...]) -> Mapping[str, Any]:
    """Return the arguments that say what is done along which axis, such that nothing is done along the last."""
    form = signature.form
    axis = [place] if _AXIS in form.input_names and is_tensor(form.argument(_AXIS).type or 0) else place
    beside = [1 - place, place]
    values = {
        _AXIS: axis,
        "begin": [*beside, 0],
        "size": [extent - start for extent, start in zip(extents, (*beside, 0), strict=True)],
        "paddings": [beside, [1, 1], [0, 0]],
    }
    return {name: value for name, value in values.items() if name in form.input_names}


def strided(op: Op) -> Iterator[Given]:
    """Yield calls of what takes elements at strides along rows, for each width."""
    for alike in _widths(op) if any(form.input_names >= _SLICE for form in op.forms) else ():
        for strides in _STRIDES:
            signature = next(alike)
            extents = _MATRIX if len(strides) == len(_MATRIX) else _ROWS[0]
            # Masks leave out both ends.
            every = (1 << len(strides)) - 1
            ends = dict.fromkeys(("begin", "end"), [0] * len(strides))
            values = {**ends, "strides": list(strides), "begin_mask": every, "end_mask": every, "shrink_axis_mask": 0}
            yield Given(signature, Constraints(values=values, extents={"input": extents}))


def adjoint(op: Op) -> Iterator[Given]:
    """Yield products of square matrices, of which one or both are turned before: what is turned in vain has the right
    extents.
    """
    for signature in op.signatures():
        if applies(op, signature) and signature.form.input_names >= _FLAGS:
            for flags in ((True, False), (False, True), (True, True)):
                values = dict(zip(sorted(_FLAGS), flags, strict=True))
                wish = Constraints(values=values, sizes={"free": _SQUARES[-1]}, extents={"rhs": _SQUARES})
                yield Given(signature, wish)


def _widths(op: Op) -> list[Iterator[Signature]]:
    """Return the signatures with elements of each width in turn, over and over."""
    found: dict[int, list[Signature]] = {}
    for each in op.signatures():
        if applies(op, each):
            found.setdefault(element_size(each.row.of), []).append(each)
    return [cycle(found[width]) for width in sorted(found)]
