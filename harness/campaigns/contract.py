"""A graph judged by the contract alone, without values of another driver.

What the contract fixes whatever a driver's numbers are: that a graph gives the same in every form, that a result has
the extents that follow from what an operation reads, and that what is moved, chosen, counted or compared is exact.
What it cannot see is an operation that always computes another number where the contract has a tolerance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.contract_oracle import ContractOracle, NothingKnown, local_compute
from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.campaigns.relations import Related, related
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType, OperationType, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_operation import bounds_of_results
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# The address that asks for this oracle.
CONTRACT = "contract"


class ByContract:
    """Runs a graph on a driver, and what must agree with it; the answers of its graphs are those of ``oracle``."""

    def __init__(self, oracle: ContractOracle) -> None:
        self._oracle = oracle

    def __call__(self, session: Session, graph_case: GraphCase) -> Outcome:
        """Return the outcome of the graph, or the first of another kind that is a failure."""
        outcome = run_graph(session, graph_case)
        if outcome.verdict not in (Verdict.PASSED, Verdict.VACUOUS) or isinstance(graph_case.answer, NothingKnown):
            return outcome
        problem = next(self._mistakes(graph_case), "")
        if problem:
            return replace(outcome, verdict=Verdict.WRONG, stage=Stage.COMPARE, message=problem)
        for each in related(graph_case.graph, graph_case.answer):
            other = run_graph(session, _case_of(each, graph_case))
            if other.failed:
                message = f"otherwise than {each.says}: {other.message}"
                return replace(other, message=message)
        return outcome

    def _mistakes(self, graph_case: GraphCase) -> Iterator[str]:
        """Yield what is wrong with the results of single operations, given what they read."""
        model, values = graph_case.graph.model, graph_case.answer.values
        unspecified = {model.main.output_indexes[place] for place in graph_case.graph.unspecified}
        computation, read = local_compute(self._oracle)(model), _as_read(model, values)
        for number, step in enumerate(model.main.operations):
            op = definition_of(step.type)
            if op is None or op.random or op.unordered is not None or unspecified.intersection(step.outputs):
                continue
            try:
                alone = computation.alone(number, values)
                right = alone.results([value for index in alone.inputs if (value := values[index]) is not None])
            except Unanswered:
                continue
            if right is None:
                continue
            where = f"operation {number} ({name_of(OperationType, step.type)})"
            got = [values[index] for index in step.outputs]
            yield from _wrong_shapes(where, got, right)
            exact = list(values)
            for index, value in zip(step.outputs, right, strict=True):
                exact[index] = value
            allowed = bounds_of_results(model, step, exact, read, alone)
            free = [not _jumps(model, index) and (op.exact or op.copies is not None) for index in step.outputs]
            pairs = zip(allowed, free, strict=True)
            yield from _inexact(where, got, right, [b if may or b is None else _only_exact(b) for b, may in pairs])


def _as_read(model: Model, values: Sequence[Array | None]) -> list[Array | None]:
    """Return how far what an operation reads of another's result may be from what the driver gives out: between
    operations it may be wider.
    """
    off: list[Array | None] = [None] * len(values)
    for step in model.main.operations:
        for index in step.outputs:
            value, code = values[index], model.main.operands[index].type
            if value is not None and code in FLOATS:
                half = code == OperandType.TENSOR_FLOAT16 or model.relax_computation_float32_to_float16
                off[index] = np.abs(value.astype(np.float64)) * (2.0**-10 if half else 2.0**-23)
    return off


def _jumps(model: Model, index: int) -> bool:
    """Return whether a result is of truths or integers."""
    code = model.main.operands[index].type
    return code not in FLOATS and code not in QUANTISED


def _wrong_shapes(where: str, got: Sequence[Array | None], right: Sequence[Array]) -> Iterator[str]:
    for place, (value, wanted) in enumerate(zip(got, right, strict=True)):
        if value is not None and value.shape != wanted.shape:
            extents = f"extents {list(value.shape)}, from what it reads follow {list(wanted.shape)}"
            yield f"{where}: output {place} has {extents}"


def _only_exact(bound: Array) -> Array:
    """Return the bounds of what the contract leaves no choice; nothing is asked of the others."""
    return np.asarray(np.where(bound == 0, 0.0, np.inf))


def _inexact(
    where: str, got: Sequence[Array | None], right: Sequence[Array], allowed: Sequence[Array | None]
) -> Iterator[str]:
    """Yield the first element of each output that is further from what follows from the inputs than is allowed."""
    for place, (value, wanted, bound) in enumerate(zip(got, right, allowed, strict=True)):
        if value is None or bound is None or value.shape != wanted.shape:
            continue
        with np.errstate(invalid="ignore"):
            real, other = wanted.astype(np.float64), value.astype(np.float64)
            right_ones = (other == real) | (np.abs(other - real) <= bound) | ~np.isfinite(real) | np.isinf(bound)
        wrong = np.flatnonzero(~right_ones.ravel())
        if wrong.size:
            first = int(wrong[0])
            yield (
                f"{where}: {wrong.size} of {value.size} elements of output {place} are not exact: element {first} is "
                f"{value.ravel()[first]}, what it reads gives {wanted.ravel()[first]}"
            )


def _case_of(each: Related, graph_case: GraphCase) -> GraphCase:
    places = enumerate(each.answer.expected)
    expected = tuple(None if place in each.graph.unspecified else value for place, value in places)
    case = replace(graph_case.case, model=each.graph.model, inputs=each.graph.inputs, expected=expected)
    return GraphCase(each.graph, each.answer, case, graph_case.choices)
