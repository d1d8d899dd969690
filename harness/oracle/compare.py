"""Compares a driver's outputs with the expected ones, element by element."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.oracle.tolerance import Tolerance, output_tolerances


class OutputComparison(msgspec.Struct, frozen=True):
    """The result of comparing one output.

    ``compared`` elements were compared, ``mismatches`` of them failed. ``wrong`` is a flat mask of these, in the order
    of the elements; None if nothing failed, or if shapes differ. ``problem`` describes what is wrong with the output as
    a whole (its shape, its distribution), ``""`` if only elements are wrong. ``bound`` has a bound for each element,
    flat, where they have bounds of their own; infinite where nothing is known. None: ``tolerance`` says all.
    """

    index: int
    operand: Operand
    expected: Array
    got: Array
    tolerance: Tolerance
    compared: int
    mismatches: int = 0
    wrong: Array | None = None
    problem: str = ""
    bound: Array | None = None

    @property
    def passed(self) -> bool:
        """Whether the output is right."""
        return not self.mismatches and not self.problem

    @property
    def worst(self) -> int:
        """The flat index of the element furthest beyond its tolerance; NaNs come first."""
        if self.wrong is None:
            return -1
        expected, got = _widened(self.expected).ravel(), _widened(self.got).ravel()
        with np.errstate(invalid="ignore"):
            excess = np.abs(got - expected) - self.tolerance.relative * np.abs(expected)
        excess[np.isnan(excess)] = np.inf
        return int(np.argmax(np.where(self.wrong, excess, -np.inf)))


class Comparison(msgspec.Struct, frozen=True):
    """The result of comparing all outputs; outputs that are not compared are left out."""

    outputs: tuple[OutputComparison, ...]

    @property
    def passed(self) -> bool:
        """Whether every compared output is right."""
        return all(output.passed for output in self.outputs)

    @property
    def compared(self) -> int:
        """The number of elements compared."""
        return sum(output.compared for output in self.outputs)


def compare(
    model: Model, expected: Sequence[Array | None], outputs: Sequence[Array], *, whole_network: bool = False
) -> Comparison:
    """Compare ``outputs`` with ``expected``, both in the order of the model's outputs; None is not compared.

    Arrays hold raw values in the operand's element type. ``whole_network``: see ``output_tolerance``. Raises ValueError
    when there are not as many of each as the model has outputs.
    """
    main = model.main
    tolerances = output_tolerances(model, main.output_indexes, whole_network=whole_network)
    results = []
    for index, (where, wanted, got) in enumerate(zip(main.output_indexes, expected, outputs, strict=True)):
        if wanted is not None:
            results.append(compare_output(index, main.operands[where], wanted, got, tolerances[index]))
    return Comparison(tuple(results))


def compare_output(index: int, operand: Operand, expected: Array, got: Array, tolerance: Tolerance) -> OutputComparison:
    """Compare output number ``index``. If the shapes differ the output is wrong as a whole, and elements are not
    compared.
    """
    # A scalar has no dimensions, whether its array is () or (1,).
    if expected.shape != got.shape and (is_tensor(operand.type) or expected.size != got.size):
        problem = f"dimensions {list(got.shape)}, expected {list(expected.shape)}"
        return OutputComparison(index, operand, expected, got, tolerance, 0, problem=problem)
    right = within(expected.ravel(), got.ravel(), tolerance)
    mismatches = right.size - int(np.count_nonzero(right))
    wrong = ~right if mismatches else None
    return OutputComparison(index, operand, expected, got, tolerance, right.size, mismatches, wrong)


def within(expected: Array, got: Array, tolerance: Tolerance) -> Array:
    """Return for each element of two arrays of one shape whether it is within the tolerance.

    NaN is never within the tolerance, expected or not.
    """
    if expected.dtype == np.bool_:
        # The contract says that any byte but 0 is true; numpy does not promise it.
        return np.asarray((expected.view(np.uint8) != 0) == (got.view(np.uint8) != 0))
    equal = np.asarray(expected == got)
    if tolerance.exact or equal.all():
        return equal
    # Memory that was never written may hold any bits, including a signalling NaN.
    with np.errstate(invalid="ignore"):
        wide, values = expected.astype(np.float64), got.astype(np.float64)
        near = np.abs(values - wide) <= tolerance.reach(wide)
    # An expected infinity has an infinite tolerance: only the same infinity passes, and that is equal.
    return np.asarray(equal | (near & np.isfinite(wide)))


def _widened(values: Array) -> Array:
    with np.errstate(invalid="ignore"):
        return values.astype(np.float64)
