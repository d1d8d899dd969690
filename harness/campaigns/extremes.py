"""Calls at extremes with expected outputs and bounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import log, prod, sqrt

import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.generate.extremes.families import given_rows
from nnconform.harness.generate.extremes.given import GivenRow, given_call
from nnconform.harness.generate.extremes.left_over import left_over_rows
from nnconform.harness.generate.extremes.ranges import RangeRow, range_call, range_rows
from nnconform.harness.generate.extremes.sample import sample_ranges, sample_sizes
from nnconform.harness.generate.extremes.sizes import SizeRow, missing_rows, size_call, size_rows
from nnconform.harness.generate.extremes.sparse import SparseRow, sparse_call, sparse_rows
from nnconform.harness.generate.extremes.usual import UsualRow, usual_call, usual_rows
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.output_scales import choose_output_scales
from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.generate.roles import ALONG
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.operation import Op
from nnconform.harness.oracle.bounds import Arrays, Later
from nnconform.harness.oracle.bounds_operation import ROUNDINGS

SOURCE = f"a call at an extreme, answered by {ORACLE_ADDRESS}"
# The share of the largest result from which on a bound shows a jump, such as where equal cells are normalised.
_JUMP = 1 / 8
# The roles of the axes along which places are computed.
_IMAGE_AXES = ("h", "w")

ExtremeRow = SizeRow | RangeRow | UsualRow | SparseRow | GivenRow


def always_rows(op: Op) -> list[ExtremeRow]:
    """Return the rows of an operation that are in every sample."""
    return [*usual_rows(op), *left_over_rows(op), *sparse_rows(op), *given_rows(op)]


def extreme_rows(op: Op, seed: int, which: str = "sample") -> Sequence[ExtremeRow]:
    """Return the rows of an operation.

    ``which``: a ``sample`` that follows from the seed, with most ranges, the longest extents, and all usual windows,
    sparse weights and extents that leave some elements over; ``all`` (each extent in one signature or another), or
    ``every`` (each extent in each signature).
    """
    ranges = list(range_rows(op))
    sizes = list(size_rows(op, every=which == "every"))
    always = always_rows(op)
    if which == "sample":
        return [*sample_ranges(ranges, seed), *sample_sizes(sizes, seed), *always]
    return [*ranges, *sizes, *missing_rows(op, sizes, seed), *always]


def drawn_call(row: ExtremeRow, seed: int) -> DrawnCall:
    """Draw the call of a row. Raises Undrawable."""
    match row:
        case SizeRow():
            return size_call(row, seed)
        case RangeRow():
            return range_call(row, seed)
        case UsualRow():
            return usual_call(row, seed)
        case SparseRow():
            return sparse_call(row, seed)
        case GivenRow():
            return given_call(row, seed)


def extreme_call(row: ExtremeRow, oracle: Oracle, seed: int) -> GraphCase:
    """Draw the call of a row and compute its expected outputs. Raises Undrawable, or Unanswered if the oracle has no
    answer.
    """
    drawn = drawn_call(row, seed)
    model, _ = choose_output_scales(drawn, oracle)
    unspecified = frozenset(place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified)
    graph_case = make_graph_case(DrawnGraph(model, drawn.inputs, unspecified), oracle, row.name, SOURCE)
    if unspecified:
        known = _with_extents(graph_case)
        graph_case = make_graph_case(DrawnGraph(known, drawn.inputs, unspecified), oracle, row.name, SOURCE)
    return graph_case if drawn.op.elementwise else _with_roundings(graph_case, drawn)


def _with_roundings(graph_case: GraphCase, drawn: DrawnCall) -> GraphCase:
    """Return the case with bounds that allow a right driver's roundings where there are many.

    A sum that is rounded after each term is off by the square root of their number more than one that is rounded at its
    end, and the worst of many results further than that of few. A place between pixels, and so the share of each, is as
    inexact in floats as the image is long. At a jump the few directions that were tried need not show all of it.
    """
    found = Later(partial(_rounded_bounds, graph_case, drawn))
    return replace(graph_case, answer=replace(graph_case.answer, found=found))


def _rounded_bounds(graph_case: GraphCase, drawn: DrawnCall) -> Arrays:
    answer, image = graph_case.answer, drawn.inputs[0] if drawn.inputs else None
    half = drawn.model.relax_computation_float32_to_float16 or drawn.row.of == OperandType.TENSOR_FLOAT16
    longest = max(drawn.roles.get(role, 1) for role in _IMAGE_AXES) if drawn.op.interpolates else 0
    # What is scaled by a sum along an axis has as many results as terms.
    along = 1 if drawn.op.exact or drawn.op.picks else drawn.roles.get(ALONG, 1)
    # A state is rounded at each step.
    steps = max(drawn.roles.values(), default=1) if any("recurrent" in arg.name for arg in drawn.form.inputs) else 1
    of_means = prod(drawn.roles.get(role, 1) for role in drawn.op.means)
    most = 0.0 if image is None else float(np.abs(image.astype(np.float64)).max(initial=0))
    # Of a quantised image no more than how far its elements are apart.
    units = 0.0 if image is None or not image.size else float(np.ptp(image.astype(np.float64)))
    wider = ROUNDINGS * (2.0**-10 if half else 2.0**-23) * longest * 2 * most
    bounds = list(answer.bounds)
    for index in answer.model.main.output_indexes:
        bound = bounds[index]
        if bound is not None and answer.model.main.operands[index].type in FLOATS:
            terms = max(_terms(graph_case, bound.size), of_means, along, steps)
            rounded = bound * max(1.0, sqrt(terms) / ROUNDINGS * _deviations(bound.size)) + wider
            bounds[index] = np.where(bound > _JUMP * _largest(answer.values[index]), 2 * rounded, rounded)
        elif bound is not None and answer.model.main.operands[index].type in QUANTISED:
            bounds[index] = bound + ROUNDINGS * 2.0**-24 * longest * units
    return tuple(bounds)


def _deviations(results: int) -> float:
    """Return how much further off the worst of so many results is than that of ninety: 3 standard deviations."""
    return max(1.0, sqrt(2 * log(max(results, 1))) / 3)


def _largest(values: Array | None) -> float:
    """Return the largest magnitude of a tensor's numbers."""
    return 0.0 if values is None else float(np.nan_to_num(np.abs(values.astype(np.float64))).max(initial=0))


def _terms(graph_case: GraphCase, results: int) -> float:
    """Return about how many terms a sum has, if the results are sums of elements or of products of two tensors'."""
    model = graph_case.answer.model
    sizes = [
        value.size
        for index in model.main.operations[0].inputs
        if (value := graph_case.answer.values[index]) is not None and model.main.operands[index].type in FLOATS
    ]
    largest = sorted(sizes)[-2:]
    return max(1.0, max(largest, default=1) / max(1, results), sqrt(prod(largest) / max(1, results)))


def _with_extents(graph_case: GraphCase) -> Model:
    """Return the model with known extents of all outputs: for an unspecified output no expected value gives them."""
    model, values = graph_case.graph.model, graph_case.answer.values
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        value = values[index]
        assert value is not None
        operands[index] = replace(operands[index], dimensions=value.shape)
    return replace(model, main=replace(model.main, operands=tuple(operands)))
