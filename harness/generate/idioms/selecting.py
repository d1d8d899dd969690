"""What is taken by places: rows by their numbers, by ones and zeros, by the places of the largest; and masks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
# What an index is compared with: the numbers in order, and others.
_NUMBERS = ((0, 1, 2, 3), (1, 2, 3, 4), (3, 2, 1, 0), (0, 0, 2, 2))


def _indices(s: Sketch, *extents: int) -> SketchTensor:
    return s.input(*extents, code=T.TENSOR_INT32, within=(0.0, 3.0))


@idiom(packed=True, sure=True, types=_FLOAT, numbers=_NUMBERS)
def rows_by_ones(s: Sketch, numbers: tuple[int, ...]) -> None:
    """Ones where an index equals a number, times a table: a lookup if the numbers are 0, 1, 2 and so on."""
    lines = s.raw(np.array(numbers), T.TENSOR_INT32)

    def written(kind: O, chosen: tuple[float, float], how: str) -> None:
        found = s(kind, _indices(s, 5, 1), lines)
        lookup = s(O.SELECT, found, *(s.constant(np.full((5, 4), each)) for each in chosen))
        if how == "layer":
            dense(s, lookup, 3)
        elif how == "product":
            s(O.BATCH_MATMUL, lookup, s.weights(4, 3), False, False)
        elif how == "turned":
            s(O.BATCH_MATMUL, lookup, s.weights(3, 4), False, True)
        else:
            s(O.REDUCE_SUM, s(O.MUL, lookup, s.weights(4), NONE), (1,), how == "kept")

    cases = (
        (O.EQUAL, (1.0, 0.0), "product"),
        (O.EQUAL, (1.0, 0.0), "layer"),
        (O.EQUAL, (0.0, 1.0), "turned"),
        (O.EQUAL, (1.0, 0.0), "kept"),
        (O.LESS, (1.0, 0.0), "product"),
    )
    s.attempt_each(partial(written, *case) for case in cases)


_SECOND = ("negated", "other", "same", "compared", "opposite")
_JOIN = (O.ADD, O.MAXIMUM)


@idiom(packed=True, sure=True, types=_FLOAT, second=_SECOND)
def two_masks(s: Sketch, second: str) -> None:
    """Two tensors, each where a truth is, meet: one choice only if the one truth is where the other is not."""
    a, b = s.input(3, 4), s.input(3, 4)
    low, high = s(O.FLOOR, s.input(3, 4)), s(O.FLOOR, s.input(3, 4))
    truth = s(O.LESS, low, high) if second in ("compared", "opposite") else s.input(3, 4, code=T.TENSOR_BOOL8)
    other = {
        "negated": lambda: s(O.LOGICAL_NOT, truth),
        "other": lambda: s(O.LOGICAL_NOT, s.input(3, 4, code=T.TENSOR_BOOL8)),
        "same": lambda: truth,
        "compared": lambda: s(O.GREATER, low, high),
        "opposite": lambda: s(O.GREATER_EQUAL, low, high),
    }[second]()
    zero = s.constant(np.zeros((3, 4)))

    def chosen(truth: SketchTensor, data: SketchTensor, how: str) -> SketchTensor:
        if how == "product":
            return s(O.MUL, data, s(O.SELECT, truth, s.constant(np.ones((3, 4))), zero), NONE)
        return s(O.SELECT, truth, *((data, zero) if how == "choice" else (zero, data)))

    def written(join: O, ways: tuple[str, str]) -> None:
        binary(s, join, chosen(truth, a, ways[0]), chosen(other, b, ways[1]))

    def lines(join: O, left: bool) -> None:
        share = s.input(3, 4, within=(0.0, 1.0))
        rest = s(O.SUB, s.constant([1.0]), share, NONE) if second == "negated" else s.input(3, 4, within=(0.0, 1.0))
        pair = (s(O.MUL, a, share, NONE), s(O.MUL, b if second != "same" else a, rest, NONE))
        binary(s, join, *(pair[::-1] if left else pair))

    ways = (("choice", "choice"), ("product", "product"), ("choice", "turned"))
    s.attempt_each([*(partial(written, *each) for each in product(_JOIN, ways)),
                    partial(lines, O.ADD, False), partial(lines, O.SUB, True)])  # fmt: skip


@idiom(packed=True, sure=True, types=_FLOAT, source=("same", "other", "turned", "function"))
def taken_by_places(s: Sketch, source: str) -> None:
    """Elements that are taken by the places of the largest, of the same tensor or of another of its extents."""
    data = s.input(6)
    table = s.input(6, 6)
    ways: dict[str, Callable[[SketchTensor], SketchTensor]] = {
        "same": lambda x: x,
        "other": lambda x: s.input(*x.shape),
        "turned": lambda x: s(O.REVERSE, x, (0,)),
        "function": lambda x: s(O.MUL, x, s.constant([-1.5]), NONE),
    }
    other = ways[source]

    def best(count: int) -> None:
        values, places = s.all(O.TOPK_V2, data, count)
        taken = s(O.GATHER, other(data), 0, places)
        s(O.SUB, taken, values, NONE)

    def rows(count: int) -> None:
        values, places = s.all(O.TOPK_V2, table, count)
        s(O.GATHER, other(table), 0, places)
        s(O.SLICE, values, (0, count - 1), (6, 1))

    def place(kind: O, axis: int, along: int) -> None:
        found = s(kind, table, axis)
        s(O.GATHER, other(table), along, found)
        s(O.EMBEDDING_LOOKUP, found, other(table))

    cases: list[Callable[[], None]] = [partial(best, count) for count in (6, 3, 1)]
    cases += [partial(rows, count) for count in (6, 2)]
    cases += [partial(place, *each) for each in ((O.ARGMAX, 1, 0), (O.ARGMIN, 0, 1))]
    s.attempt_each(cases)


@idiom(packed=True, sure=True, types=(*_FLOAT, T.TENSOR_QUANT8_ASYMM), kind=(O.GATHER, O.EMBEDDING_LOOKUP))
def two_tables(s: Sketch, kind: O) -> None:
    """Two tables by the same indices, one table by two, and lookups of what was looked up; tables of equal extents."""
    indices = [_indices(s, 4), _indices(s, 4), s.raw(np.array([2, 0, 3, 1]), T.TENSOR_INT32)]
    tables = [s.weights(4, 4), s.weights(4, 4), s.input(4, 4)]

    def taken(table: SketchTensor, places: SketchTensor, axis: int = 0) -> SketchTensor:
        return s(kind, places, table) if kind == O.EMBEDDING_LOOKUP else s(kind, table, axis, places)

    def written(pair: tuple[int, int], places: tuple[int, int], axes: tuple[int, int]) -> None:
        one, other = (
            taken(tables[table], indices[place], axis) for table, place, axis in zip(pair, places, axes, strict=True)
        )
        s(O.CONCATENATION, [one, other], 0) if s.quantised else s(O.SUB, one, other, NONE)

    def chained(table: int, places: tuple[int, int], axes: tuple[int, int]) -> None:
        taken(taken(tables[table], indices[places[0]], axes[0]), indices[places[1]], axes[1])

    def scaled(shape: tuple[int, ...]) -> None:
        binary(s, O.MUL, taken(tables[0], indices[0]), s.weights(*shape, within=(-2.0, -0.5)))
        taken(binary(s, O.MUL, tables[0], s.weights(*shape, within=(-2.0, -0.5))), indices[1])

    axes = ((0, 0), (0, 1), (1, 1)) if kind == O.GATHER else ((0, 0),)
    cases: list[Callable[[], None]] = [partial(written, (0, 1), (0, 0), axis) for axis in axes]
    cases += [partial(written, *each, (0, 0)) for each in (((0, 0), (0, 1)), ((0, 2), (0, 0)), ((0, 1), (2, 2)))]
    cases += [partial(chained, *each) for each in product((0, 2), ((0, 1), (2, 0)), axes[:2])]
    cases += [partial(scaled, shape) for shape in ((1,), (4,), (4, 1))]
    s.attempt_each(cases)


# Begins, ends and steps along rows of 6, from the end and beyond it.
_BACKWARDS = ((-1, -5, -1), (-1, -7, -2), (4, -5, -1), (-2, 1, -1), (5, 0, -3), (-9, 6, 1), (-6, -1, 2), (9, -9, -1))


@idiom(packed=True, sure=True, types=_FLOAT)
def whole_rows(s: Sketch) -> None:
    """All elements of a row by their order; rows from behind; a long row by a truth for each element."""
    data = s.input(4, 6)

    def backwards(begin: int, end: int, step: int) -> None:
        s(O.STRIDED_SLICE, data, (0, begin), (4, end), (1, step), 0, 0, 0)

    def chosen(count: int) -> None:
        s(O.SELECT, s.input(count, code=T.TENSOR_BOOL8), s.input(count), s.input(count))

    cases: list[Callable[[], object]] = [partial(backwards, *each) for each in _BACKWARDS]
    cases += [partial(s.all, O.TOPK_V2, data, count) for count in (6, 5, 1)]
    s.attempt_each([*cases, partial(chosen, 37)])


@idiom(packed=True, sure=True, types=_FLOAT, sign=(-1.0, 1.0))
def far_from_zero(s: Sketch, sign: float) -> None:
    """Reductions, pools, places and shares of numbers that are all far below 0, or above: no number stands for none."""
    s.reach = {T.TENSOR_FLOAT32: 1e9}
    within = (min(sign * 1e5, sign * 4e5), max(sign * 1e5, sign * 4e5))
    image, matrix = s.input(1, 4, 4, 2, within=within), s.input(3, 5, within=within)
    bound = s.constant([sign * 2e5])
    s.attempt_each(
        [
            *(partial(s, code, image, (1, 2), True) for code in (O.REDUCE_MAX, O.REDUCE_MIN)),
            *(partial(s, code, matrix, (-1,), False) for code in (O.REDUCE_MAX, O.REDUCE_MIN)),
            *(partial(window, s, O.MAX_POOL_2D, image, padding, (2, 3)) for padding in (SAME, VALID, (1, 0, 0, 1))),
            *(partial(s, code, matrix, 1) for code in (O.ARGMAX, O.ARGMIN)),
            *(partial(s, code, matrix, bound) for code in (O.MAXIMUM, O.MINIMUM, O.LESS)),
            partial(s.all, O.TOPK_V2, matrix, 5),
            partial(s, O.SOFTMAX, matrix, 1e-5, 1),
            partial(s, O.LOG_SOFTMAX, matrix, 1e-5, 1),
        ]
    )
