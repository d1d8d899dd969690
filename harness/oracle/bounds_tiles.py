"""How far a convolution may be off that is computed in tiles, by Winograd's algorithm.

Libraries for phones and GPUs compute several results of a window at once, from products of polynomials at a few points.
In float32 that is right, and rounds more than a plain sum: numbers grow before they cancel, those of a tile that are
none of a result's own among them. AOSP allows convolutions for it 0.02 and 0.02 of the result, twenty times what it
allows other sums (``fuzzing/TestRandomGraph.cpp``, ``kConvCriteria``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod, sqrt

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_steps import constant
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.oracle.tolerance import SINGLE

# Roundings of the largest product, by the square root of the number of terms: with the usual points of tiles of 6 by 6
# pixels up to 50, of 8 by 8 up to 67, for 1,000 to 100,000 results of up to 1,200 terms each.
ROUNDINGS = 64
_UNIT, _RANK = 2.0**-23, 4


def in_tiles(image: Array | None, filters: Array | None, axis: int) -> Array | float:
    """Return how far float32 results may be off, for each image: no further for windows of one cell, which have no
    tiles. ``axis`` counts the filters.
    """
    if image is None or filters is None or image.ndim != _RANK:
        return 0.0
    largest = np.nan_to_num(np.abs(image.astype(np.float64))).max(axis=(1, 2, 3), keepdims=True, initial=0.0)
    return np.asarray(_off(filters.shape, axis) * largest * _largest(filters))


def allow_tiles(model: Model, inputs: Sequence[Array | None], comparison: Comparison) -> Comparison:
    """Return the comparison of a case, in which the results of convolutions of float32 may be off as far as that."""
    if comparison.passed:
        return comparison
    return Comparison(tuple(_allow(model, inputs, each) for each in comparison.outputs))


def _allow(model: Model, inputs: Sequence[Array | None], output: OutputComparison) -> OutputComparison:
    operands = model.main.operands
    index = model.main.output_indexes[output.index]
    step = next((each for each in model.main.operations if index in each.outputs), None)
    op = None if step is None else definition_of(step.type)
    if step is None or op is None or op.tiled is None or output.wrong is None or output.tolerance is not SINGLE:
        return output
    given = dict(zip(model.main.input_indexes, inputs, strict=True))
    known = [given[i] if i in given else constant(model, operands[i]) for i in range(len(operands))]
    of_floats = [
        value for value, each in zip(known, operands, strict=True) if value is not None and each.type in FLOATS
    ]
    # What an operation has computed is no larger, in cases of a convolution behind another operation.
    most = max(map(_largest, of_floats), default=0.0)
    image, filters = (most if known[i] is None else _largest(known[i]) for i in step.inputs[:2])
    off = _off(operands[step.inputs[1]].dimensions, op.tiled) * image * filters
    expected, got = (each.astype(np.float64).ravel() for each in (output.expected, output.got))
    with np.errstate(invalid="ignore"):
        near = np.abs(got - expected) <= output.tolerance.reach(expected) + off
    wrong = output.wrong & ~near
    count = int(np.count_nonzero(wrong))
    return replace(output, mismatches=count, wrong=wrong if count else None)


def _off(extents: Sequence[int], axis: int) -> float:
    """Return how far results may be off where the largest numbers of the image and of the filters are 1."""
    if len(extents) != _RANK or not prod(extents) or prod(extents[1:3]) == 1:
        return 0.0
    return _UNIT * ROUNDINGS * sqrt(prod(extents) // extents[axis])


def _largest(values: Array | None) -> float:
    return 0.0 if values is None else float(np.nan_to_num(np.abs(values.astype(np.float64))).max(initial=0.0))
