"""Runs a part of a network on a driver, and compares what it gives with the oracle's values within their bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.campaigns.graphs import PART_SOURCE
from nnconform.harness.conformance.run_case import Judge, run_case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.oracle.bounded import compare_bounded
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.mlts.localise.distances import worst_of
from nnconform.mlts.localise.part import NetworkPart
from nnconform.mlts.localise.rounding import OwnRounding

_RIGHT = Comparison(())
# An element of a part of several operations is wrong beyond so many times its bound.
_MARGIN = 3.0


class PartRun(msgspec.Struct, frozen=True):
    """What a driver made of a part: its ``outputs``, None if there are none, and the ``comparison`` with the bounds,
    None if they were not asked for.
    """

    outcome: Outcome
    outputs: tuple[Array, ...] | None = None
    comparison: Comparison | None = None

    @property
    def failed(self) -> bool:
        """Whether the driver is wrong, or broke down."""
        return self.outcome.failed


class PartRunner:
    """Runs parts of one network on drivers. The oracle's answers are kept as long as the inputs are the same."""

    def __init__(self, oracle: Oracle, name: str) -> None:
        self.oracle, self.name = oracle, name
        self._own = OwnRounding()
        self._answers: dict[tuple[int, ...], tuple[NetworkPart, GraphCase]] = {}

    def answer(self, part: NetworkPart) -> GraphCase:
        """Return the part with its expected outputs and their bounds. Raises Unanswered."""
        known = self._answers.get(part.numbers)
        if known is None or not same_values(known[0].graph.inputs, part.graph.inputs):
            name = f"{self.name}_{'_'.join(map(str, part.numbers))}"
            try:
                graph_case = make_graph_case(part.graph, self.oracle, name, PART_SOURCE + ORACLE_ADDRESS)
            except ValidationError as error:
                raise Unanswered(str(error)) from None
            known = self._answers[part.numbers] = part, graph_case
        return known[1]

    def observe(self, session: Session, part: NetworkPart) -> PartRun:
        """Run a part; its outputs are right, whatever they are."""
        graph = part.graph
        case = Case(self.name, graph.model, graph.inputs, tuple(None for _ in part.outputs))
        return _run(session, case, lambda _: _RIGHT)

    def judge(self, session: Session, part: NetworkPart) -> PartRun:
        """Run a part and compare its outputs within their bounds. VACUOUS if the oracle has no answer."""
        try:
            graph_case = self.answer(part)
        except Unanswered as error:
            return PartRun(Outcome(Verdict.VACUOUS, Stage.LOAD, f"the oracle has no answer: {error}"))
        return self.judge_case(session, graph_case)

    def judge_case(self, session: Session, graph_case: GraphCase) -> PartRun:
        """Run a part with its answer and compare its outputs within their bounds, or what float32 itself gives."""
        run = judge_case(session, graph_case)
        wrong = run.outcome.verdict is Verdict.WRONG and run.comparison is not None and not run.comparison.passed
        if wrong and run.comparison is not None and self._own.explains(graph_case, run.comparison):
            return _passed(run)
        return run

    def close(self) -> None:
        """Close what was opened to judge; the oracle is the caller's."""
        self._own.close()


def judge_case(session: Session, graph_case: GraphCase) -> PartRun:
    """Run a part and compare its outputs within their bounds; those of several operations within some more.

    How an operation propagates errors is found by experiment, in a few directions: of the many elements of a network's
    tensors, a few may move further.
    """
    answer, skip = graph_case.answer, graph_case.graph.unspecified
    run = _run(session, graph_case.case, lambda values: compare_bounded(answer, values, skip))
    alone = len(graph_case.graph.model.main.operations) == 1
    if alone or run.outcome.verdict is not Verdict.WRONG or run.comparison is None or run.comparison.passed:
        return run
    if worst_of(answer, run.comparison).share > _MARGIN:
        return run
    return _passed(run)


def _passed(run: PartRun) -> PartRun:
    return PartRun(Outcome(Verdict.PASSED, run.outcome.stage), run.outputs, run.comparison)


def _run(session: Session, case: Case, compare: Callable[[list[Array]], Comparison]) -> PartRun:
    outputs: list[Array] = []
    comparisons: list[Comparison] = []

    def kept(values: list[Array]) -> Comparison:
        outputs[:] = values
        comparisons.append(compare(values))
        return comparisons[-1]

    def judge(case: Case, arena: Arena, result: ExecutionResult) -> None:
        judge_outputs(case, arena, result, lambda _, values: kept(values))

    judged: Judge = judge
    outcome = run_case(session, case, judge=judged)
    return PartRun(outcome, tuple(outputs) or None, comparisons[0] if comparisons else None)


def same_values(one: Sequence[Array | None], other: Sequence[Array | None]) -> bool:
    """Return whether two lists of values are the same, bit by bit."""
    return len(one) == len(other) and all(_same(a, b) for a, b in zip(one, other, strict=True))


def _same(one: Array | None, other: Array | None) -> bool:
    if one is None or other is None or one is other:
        return one is other
    return one.shape == other.shape and one.dtype == other.dtype and one.tobytes() == other.tobytes()
