"""Finds vacuous cases: tries wrong answers of the kinds that drivers give, and reports those that pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isinf, prod

import numpy as np

from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.compare import compare_output
from nnconform.harness.oracle.tolerance import Tolerance, output_tolerance

Values = Sequence[Array | None]


def passing_wrong_answers(model: Model, inputs: Values, expected: Values) -> list[str]:
    """Return the kinds of wrong answers that pass the comparison, each once; empty if the case is not vacuous."""
    kinds = []
    for place, name, wrong in wrong_outputs(model, inputs, expected):
        index, right = model.main.output_indexes[place], expected[place]
        assert right is not None
        operand, tolerance = model.main.operands[index], output_tolerance(model, index)
        if compare_output(place, operand, right, wrong, tolerance).passed:
            kinds.append(name)
    return list(dict.fromkeys(kinds))


def wrong_outputs(model: Model, inputs: Values, expected: Values) -> Iterator[tuple[int, str, Array]]:
    """Yield the number of an output, the kind of the wrong answer, and that answer; all other outputs would be
    right.
    """
    for place, (index, right) in enumerate(zip(model.main.output_indexes, expected, strict=True)):
        if right is not None and right.size:
            zero_point, tolerance = model.main.operands[index].zero_point, output_tolerance(model, index)
            for name, wrong in _wrong(inputs, right, zero_point, tolerance):
                yield place, name, wrong


def _wrong(inputs: Values, right: Array, zero_point: int, tolerance: Tolerance) -> Iterator[tuple[str, Array]]:
    """Yield kinds of wrong answers, and the answers, for one output."""
    yield "zeros", np.zeros_like(right)
    yield "zero point", np.full_like(right, zero_point)
    if right.size > 1:
        # There is no middle of both infinities; NaN is as wrong as any number.
        with np.errstate(invalid="ignore"):
            middle = (right.min().astype(np.float64) + right.max().astype(np.float64)) / 2
            median = np.median(right)
        for constant in (middle, median, right.flat[0]):
            yield "constant", np.full_like(right, constant)
    for value in inputs:
        if value is not None and value.size == right.size:
            with np.errstate(over="ignore", invalid="ignore"):
                yield "input copied", value.reshape(right.shape).astype(right.dtype)
    for order in _orders(right.shape):
        yield "elements in another order", right.flat[order].reshape(right.shape)
    for where in (0, right.size - 1):
        yield "one element off", _off(right, where, tolerance)


def _orders(shape: tuple[int, ...]) -> Iterator[Array]:
    """Yield permutations of the elements: reversed, shifted, and with axes exchanged."""
    if not shape:
        return
    places = np.arange(prod(shape)).reshape(shape)
    pairs = [(one, two) for one in range(len(shape)) for two in range(one)]
    orders = [places[::-1], np.flip(places), np.roll(places.ravel(), 1), places.T]
    orders += [places.swapaxes(*pair) for pair in pairs]
    for order in orders:
        if not np.array_equal(order.ravel(), places.ravel()):
            yield order.ravel()


def _off(right: Array, where: int, tolerance: Tolerance) -> Array:
    """Return the output with one element off by twice its tolerance, or by one if the tolerance is 0, in range of the
    type; an infinity becomes the largest number.
    """
    wrong = right.copy()
    if right.dtype == np.bool_:
        wrong.flat[where] = not right.flat[where]
        return wrong
    value = right.flat[where].item()
    if isinf(value):
        wrong.flat[where] = np.nan_to_num(right.flat[where])
        return wrong
    step = 2 * (tolerance.absolute + tolerance.relative * abs(value)) or 1
    upper_half = right.dtype.kind != "f" and value > np.iinfo(right.dtype).max // 2
    with np.errstate(over="ignore"):
        wrong.flat[where] = np.asarray(value - step if upper_half else value + step).astype(right.dtype)
    return wrong
