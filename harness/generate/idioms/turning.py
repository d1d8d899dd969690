"""A TRANSPOSE before what has an axis or an order of its own, and keeps the extents: moved or dropped, it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_ORDERS = ((1, 0, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1), (0, 2, 1))
_EXTENT = 4

# What is done along an axis of a cube; all extents stay.
_Along = Callable[[Sketch, SketchTensor, int], SketchTensor]
KEEPING: dict[str, _Along] = {
    "gather": lambda s, data, axis: s(O.GATHER, data, axis, (2, 0, 3, 1)),
    "shuffle": lambda s, data, axis: s(O.CHANNEL_SHUFFLE, data, 2, axis),
    "reverse": lambda s, data, axis: s(O.REVERSE, data, (axis,)),
    "strided": lambda s, data, axis: s(
        O.STRIDED_SLICE, data, *(tuple((turned, plain)[at != axis] for at in range(3)) for turned, plain in (
            (_EXTENT - 1, 0), (-_EXTENT - 1, _EXTENT), (-1, 1))), 0, 0, 0),
    "softmax": lambda s, data, axis: s(O.SOFTMAX, data, 1.5, axis),
    "log softmax": lambda s, data, axis: s(O.LOG_SOFTMAX, data, 1.5, axis),
    "norm": lambda s, data, axis: s(O.L2_NORMALIZATION, data, axis),
    "row": lambda s, data, axis: s(O.MUL, data, s.weights(*_row(axis), within=(0.5, 2.5)), NONE),
    "slopes": lambda s, data, axis: s(O.PRELU, data, s.weights(*_row(axis), within=(0.125, 0.875))),
    "largest": lambda s, data, axis: s(O.MAXIMUM, data, s.weights(*_row(axis))),
    "parts": lambda s, data, axis: s(
        O.CONCATENATION, s.all(O.SPLIT, data, axis, 2, count=2)[::-1], axis),
    "mean": lambda s, data, axis: s(O.SUB, data, s(O.MEAN, data, (axis,), 1), NONE),
}  # fmt: skip


def _row(axis: int) -> tuple[int, ...]:
    return tuple(_EXTENT if at == axis else 1 for at in range(axis, 3))


@idiom(
    order=_ORDERS,
    what=tuple(KEEPING),
    axis=(1, 0, 2),
    behind=(None, "back", "relu", "read"),
)
def along_axis_of_turned(s: Sketch, order: tuple[int, ...], what: str, axis: int, behind: str | None) -> None:
    """An operation along an axis behind a TRANSPOSE of a cube: where the two change places, the axis has another
    number.
    """
    turned = s(O.TRANSPOSE, s.input(_EXTENT, _EXTENT, _EXTENT), order)
    data = KEEPING[what](s, turned, axis)
    if behind == "back":
        s(O.TRANSPOSE, data, tuple(int(each) for each in np.argsort(order)))
    elif behind == "relu":
        s(O.RELU, data)
    elif behind == "read":
        s(O.RELU, turned)


_LOOKUPS: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "embedding": lambda s, table: s(O.EMBEDDING_LOOKUP, s.constant([2, 0, 1], T.TENSOR_INT32), table),
    "rows": lambda s, table: s(O.GATHER, table, 0, (1, 2, 0)),
    "columns": lambda s, table: s(O.GATHER, table, 1, (2, 0, 1)),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), then=(O.MUL, O.SUB))
def constants_around_lookups(s: Sketch, then: O) -> None:
    """A constant of rows or of columns before and behind a lookup of all rows, or all columns, in another order."""
    s.complete = True

    def written(lookup: str, shape: tuple[int, ...], before: bool) -> None:
        table, other = s.input(3, 3), s.weights(*shape, within=(1.25, 3.0))
        if before:
            _LOOKUPS[lookup](s, s(then, table, other, NONE))
        else:
            s(then, _LOOKUPS[lookup](s, table), other, NONE)

    cases = product(_LOOKUPS, ((3,), (3, 1), (1, 3), (1,), (3, 3)), (True, False))
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(
    types=REAL,
    lookup=("embedding", "gather rows", "gather columns"),
    constant=((3,), (3, 1), (1, 3), (1,)),
    then=(O.MUL, O.ADD, O.SUB, O.DIV),
    place=("behind", "before"),
)
def constant_beside_lookup(s: Sketch, lookup: str, constant: tuple[int, ...], then: O, place: str) -> None:
    """A constant of rows or of columns behind a lookup in a square table, or in the table before it."""
    table, rows = s.weights(3, 3), s.input(3, code=T.TENSOR_INT32, within=(0.0, 2.0))
    other = s.weights(*constant, within=(1.25, 3.0))
    if place == "before":
        table = s(then, s.input(3, 3), other, NONE)
    if lookup == "embedding":
        found = s(O.EMBEDDING_LOOKUP, rows, table)
    else:
        found = s(O.GATHER, table, int(lookup == "gather columns"), rows)
    if place == "behind":
        s(then, found, other, NONE)


@idiom(
    types=REAL,
    time_major=(0, 1),
    turned=("exchanged", "reversed time", "reversed batch", None),
    behind=("exchanged", None, "reversed", "last", "relu"),
    activation=(1, 4, 6),
)
def sequence_beside_transpose(
    s: Sketch, time_major: int, turned: str | None, behind: str | None, activation: int
) -> None:
    """A sequence of as many steps as batches, behind and before what exchanges or turns the two."""
    data = s.input(3, 3, 2)
    if turned == "exchanged":
        data = s(O.TRANSPOSE, data, (1, 0, 2))
    elif turned is not None:
        data = s(O.REVERSE, data, (int((turned == "reversed time") != bool(time_major)),))
    units = 2
    weights = cell_weights(s, 2, units)
    out = s(O.UNIDIRECTIONAL_SEQUENCE_RNN, data, *weights, s.input(3, units), activation, time_major)
    if behind == "exchanged":
        s(O.TRANSPOSE, out, (1, 0, 2))
    elif behind == "reversed":
        s(O.REVERSE, out, (1 - time_major,))
    elif behind == "last":
        axis = 1 - time_major
        s(O.SLICE, out, tuple(2 * (at == axis) for at in range(3)), tuple(1 if at == axis else -1 for at in range(3)))
    elif behind == "relu":
        s(O.RELU, out)


@idiom(
    types=REAL,
    state=("of first", "of second", "of output", "same"),
    kernels=("two", "one"),
    activation=(1, 4, 0),
    behind=(None, "sum", "read"),
)
def cells_in_a_row(s: Sketch, state: str, kernels: str, activation: int, behind: str | None) -> None:
    """Two steps of a recurrent cell with weights of their own or the same, and the state of the one or the other."""
    data, other, begin, second = s.input(2, 3), s.input(2, 3), s.input(2, 3), s.input(2, 3)
    weights = [cell_weights(s, 3, 3) for _ in range(2)]
    if kernels == "one":
        weights[1] = weights[0]
    kept, out = s.all(O.RNN, data, *weights[0], begin, activation, count=2)
    states = {"of first": kept, "of second": second, "of output": out, "same": begin}
    following = other if state != "of output" else out
    _, last = s.all(O.RNN, following, *weights[1], states[state], activation, count=2)
    if behind == "sum":
        s(O.ADD, out, last, NONE)
    elif behind == "read":
        s(O.RELU, kept)


@idiom(
    types=(*REAL, T.TENSOR_QUANT8_ASYMM),
    first=((2, 3), (3, 2), (4, 4)),
    moved=("exchanged", "regrouped", "same"),
    behind=("shuffle", None, "relu", "again"),
)
def shuffle_by_reshapes(s: Sketch, first: tuple[int, int], moved: str, behind: str | None) -> None:
    """RESHAPE, TRANSPOSE and RESHAPE that shuffle channels, with as many groups as one of two extents says."""
    groups, each = first
    data = s(O.RESHAPE, s.input(2, groups * each), (2, groups, each))
    if moved == "exchanged":
        data = s(O.TRANSPOSE, data, (0, 2, 1))
    elif moved == "regrouped":
        data = s(O.TRANSPOSE, s(O.RESHAPE, data, (groups, 2, each)), (0, 2, 1))
    flat = s(O.RESHAPE, data, (2, groups * each))
    if behind == "shuffle":
        s(O.CHANNEL_SHUFFLE, flat, each, 1)
    elif behind == "relu":
        s(O.RELU, flat)
    elif behind == "again":
        s(O.RESHAPE, s(O.TRANSPOSE, s(O.RESHAPE, flat, (2, each, groups)), (0, 2, 1)), (2, groups * each))
