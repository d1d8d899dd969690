"""Measures how far outputs are from what is expected, whether they are within their bounds or not."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.results.accuracy import ErrorFigures

# Errors beyond so many bounds, and elements without a number, count as so many: one wrong element is no reason to lose
# what the others say.
_MOST = 1024.0


def error_figures(comparison: Comparison) -> tuple[ErrorFigures, ...]:
    """Return the errors of the float and quantised outputs that were compared, one entry for each operand type."""
    by_type: dict[int, list[OutputComparison]] = {}
    for output in comparison.outputs:
        if output.compared and (output.operand.type in FLOATS or output.operand.type in QUANTISED):
            by_type.setdefault(output.operand.type, []).append(output)
    return tuple(_figures(name_of(OperandType, code), outputs) for code, outputs in by_type.items())


def _figures(name: str, outputs: list[OutputComparison]) -> ErrorFigures:
    measured = [_errors(output) for output in outputs]
    if not any(units.any() or shares.any() for units, shares in measured):
        # As of most outputs, and of none.
        return ErrorFigures(name, sum(shares.size for _, shares in measured), 0.0, 0.0, 0.0, 0.0)
    units, shares = (np.concatenate(each) for each in zip(*measured, strict=True))
    held = np.clip(shares, -_MOST, _MOST)
    largest, share = float(units.max()), float(np.abs(shares).max())
    return ErrorFigures(name, shares.size, largest, share, float(held.mean()), float(held.std()))


def _errors(output: OutputComparison) -> tuple[Array, Array]:
    """Return each element's distance in units or ULP, and its error as a share of its bound, where that is known."""
    if output.compared == output.expected.size and np.array_equal(output.expected, output.got):
        zeros = np.zeros(output.compared)
        return zeros, zeros
    with np.errstate(all="ignore"):
        wanted, got = (each.ravel().astype(np.float64) for each in (output.expected, output.got))
        bound = output.bound
        known = np.ones(wanted.size, np.bool_) if bound is None else np.isfinite(bound)
        if bound is None:
            bound = output.tolerance.reach(wanted)
        # The same infinity is no error. Whatever else has no number is one without end.
        error = np.where(wanted == got, 0.0, got - wanted)
        error[np.isnan(error)] = np.inf
        share = np.where(error == 0, 0.0, error / np.maximum(bound, np.finfo(np.float64).tiny))
        share[np.isnan(share)] = np.inf
        distance = np.abs(error)
        if output.operand.type in FLOATS:
            ulp = np.spacing(np.abs(output.expected.ravel())).astype(np.float64)
            distance = np.where(error == 0, 0.0, distance / ulp)
            distance[np.isnan(distance)] = np.inf
    return distance[known], share[known]
