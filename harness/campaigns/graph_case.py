"""A graph with its expected outputs and their bounds: made, run on a driver, and its wrong operation found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph, with_outputs
from nnconform.harness.minimise.choices import ChoiceSequence
from nnconform.harness.model.codes import OperandType, OperationType, name_of
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.oracle.bounded import (
    Certainty,
    certainty,
    compare_bounded,
    compare_closely,
    with_least_bounds,
)
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.bounds_steps import leading_to, with_every_result_as_output
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.witness import telling_results
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import keep_verdict, validated
from nnconform.harness.validate.version import required_version

NO_CHOICES = ChoiceSequence(())


class GraphCase(msgspec.Struct, frozen=True):
    """A graph with its expected outputs and their bounds, also as a case.

    ``choices`` are those from which the graph, or the larger graph that it was cut out of, was drawn. ``blind`` counts
    the operations that do not show: any result of theirs would pass. ``in_bounds`` returns the case in which they show
    within the bounds of the answer, where in this one they do within the least bounds; it raises Unanswered.
    """

    graph: DrawnGraph
    answer: BoundedAnswer
    case: Case
    choices: ChoiceSequence
    blind: int = 0
    in_bounds: Callable[[], GraphCase] | None = None

    @property
    def certainty(self) -> Certainty:
        """How many elements of the outputs a wrong value would show at, and how many not: within the least bounds, if
        no others had to be found.
        """
        answer = self.answer if self.answer.is_found else with_least_bounds(self.answer)
        return certainty(answer, self.graph.unspecified)


def make_graph_case(
    graph: DrawnGraph, oracle: Oracle, name: str, source: str, choices: ChoiceSequence = NO_CHOICES
) -> GraphCase:
    """Compute the expected outputs of a graph, with bounds. Raises Unanswered if the oracle has no answer."""
    return _case_of(graph, oracle.bounded(graph.model, graph.inputs), name, source, choices)


def make_close_case(
    graph: DrawnGraph, oracle: Oracle, name: str, source: str, choices: ChoiceSequence = NO_CHOICES
) -> GraphCase:
    """Compute the same of a graph in which each operation shows: results that change no output are outputs too. What
    changes is seen within the least bounds, which takes no experiment; ``in_bounds`` is for drivers whose outputs are
    further off. Raises Unanswered.
    """
    answer, blind, in_bounds = oracle.witnessed_closely(graph.model, graph.inputs, graph.unspecified)
    named = _Named(name, source, choices)
    if answer.is_found:
        return _telling_case(graph, answer, answer, blind, named)
    graph_case = _telling_case(graph, answer, with_least_bounds(answer), blind, named)

    def wider() -> GraphCase:
        found, unseen = in_bounds()
        return _telling_case(graph, found, found, unseen, named)

    return replace(graph_case, in_bounds=wider)


class _Named(NamedTuple):
    name: str
    source: str
    choices: ChoiceSequence


def _telling_case(
    graph: DrawnGraph, answer: BoundedAnswer, judged: BoundedAnswer, blind: Sequence[int], named: _Named
) -> GraphCase:
    """Return the case of a graph with the results of ``blind`` operations as outputs, as far as they tell something
    within the bounds of ``judged``.
    """
    telling = telling_results(judged, blind) if blind else []
    if telling:
        telling_graph = with_outputs(graph, telling)
        keep_verdict(telling_graph.model, graph.model)
        graph = telling_graph
        answer = replace(answer, model=graph.model)
    steps, shown = graph.model.main.operations, set(telling)
    left = sum(shown.isdisjoint(steps[number].outputs) for number in blind)
    return replace(_case_of(graph, answer, *named), blind=left)


def _case_of(graph: DrawnGraph, answer: BoundedAnswer, name: str, source: str, choices: ChoiceSequence) -> GraphCase:
    expected = tuple(None if place in graph.unspecified else value for place, value in enumerate(answer.expected))
    version = required_version(graph.model, validated(graph.model))
    return GraphCase(
        graph, answer, Case(name, graph.model, graph.inputs, expected, source, min_version=version), choices
    )


def run_graph(session: Session, graph_case: GraphCase) -> Outcome:
    """Run a graph on the driver and return its outcome; VACUOUS if it passes and no wrong element could be seen.

    Bounds are found only for outputs that are not as close as the contract wants the last operations' to be.
    """
    judge = _Judge(graph_case)
    outcome = run_case(session, graph_case.case, judge=judge)
    if outcome.verdict is Verdict.PASSED and not judge.closely and not graph_case.certainty.tells:
        elements = graph_case.certainty.elements
        return Outcome(
            Verdict.VACUOUS, outcome.stage, f"the bounds are too wide to find any of the {elements} elements wrong"
        )
    return outcome


class WrongOperation(msgspec.Struct, frozen=True):
    """An operation of a graph whose result is wrong; ``number`` is its index in the order of execution, ``types`` are
    the names of the types of its tensors.
    """

    number: int
    operation: Operation
    types: frozenset[str]

    @property
    def name(self) -> str:
        """The name of the operation."""
        return name_of(OperationType, self.operation.type)

    def __str__(self) -> str:
        return f"operation {self.number}: {self.operation!r}"


def first_wrong(session: Session, graph_case: GraphCase) -> WrongOperation | None:
    """Find the first operation with a wrong result, by running the graph with all results as outputs; of several, one
    that leads to an output that is wrong in the graph itself. A compiler changes other operations where their results
    are outputs, and may be wrong of these alone.

    Returns None if all results are right.
    """
    model = with_every_result_as_output(graph_case.answer.model)
    steps = model.main.operations
    wrong = wrong_outputs(session, graph_case, replace(graph_case.answer, model=model))
    if not wrong:
        return None
    # All operations of a graph lead to its only output.
    if len(graph_case.answer.model.main.output_indexes) > 1:
        wrong = wrong & leading_to(steps, wrong_outputs(session, graph_case, graph_case.answer)) or wrong
    number, step = next(pair for pair in enumerate(steps) if not wrong.isdisjoint(pair[1].outputs))
    types = {model.main.operands[index].type for index in (*step.inputs, *step.outputs)}
    return WrongOperation(number, step, frozenset(name_of(OperandType, each) for each in types if is_tensor(each)))


def wrong_outputs(session: Session, graph_case: GraphCase, answer: BoundedAnswer) -> frozenset[int]:
    """Run the model of an answer to the inputs of a graph, and return which of its outputs are wrong."""
    outputs, own = answer.model.main.output_indexes, graph_case.graph.model.main.output_indexes
    unspecified = {own[place] for place in graph_case.graph.unspecified}
    skip = frozenset(place for place, index in enumerate(outputs) if index in unspecified)
    expected = tuple(None if place in skip else value for place, value in enumerate(answer.expected))
    wrong: set[int] = set()

    def judge(case: Case, arena: Arena, result: ExecutionResult) -> None:
        comparison = compare_bounded(answer, arena.outputs(result.output_shapes), skip)
        wrong.update(outputs[output.index] for output in comparison.outputs if not output.passed)

    run_case(session, replace(graph_case.case, model=answer.model, expected=expected), judge=judge)
    return frozenset(wrong)


class _Judge:
    """Judges the outputs of a graph; ``closely`` is whether that took no bounds of outputs that are close anyway."""

    def __init__(self, graph_case: GraphCase) -> None:
        self._answer, self._skip = graph_case.answer, graph_case.graph.unspecified
        # Also if the bounds were found for another driver.
        self._is_close = graph_case.in_bounds is not None
        self.closely = False

    def __call__(self, case: Case, arena: Arena, result: ExecutionResult) -> None:
        judge_outputs(case, arena, result, lambda _, outputs: self._compare(outputs))

    def _compare(self, outputs: list[Array]) -> Comparison:
        try:
            if not self._answer.is_found or self._is_close:
                close = compare_closely(self._answer, outputs, self._skip)
                if close is not None:
                    self.closely = True
                    return close
            return compare_bounded(self._answer, outputs, self._skip)
        except Unanswered as error:
            raise VerdictReached(Verdict.NOT_APPLICABLE, f"the oracle has no bounds of this graph: {error}") from None
