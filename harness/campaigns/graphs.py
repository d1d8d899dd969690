"""Random graphs on a driver: draw one, compute expected outputs with bounds, compare, and minimise a failure."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import partial
from itertools import combinations, islice
from zlib import crc32

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph, with_outputs
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.parts import Part, in_turn, pair_parts
from nnconform.harness.generate.pattern.form import idiom_part
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.minimise.choices import ChoiceSequence, Minimum, minimise
from nnconform.harness.model.codes import OperandType, OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.oracle.bounded import Certainty, certainty, compare_bounded
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.bounds_steps import extract, with_every_result_as_output
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.witness import leading_to, telling_results
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import keep_verdict, validated
from nnconform.harness.validate.version import required_version

# Begins the ``source`` of a random graph's case; the address of the oracle follows.
SOURCE = "a random graph, answered by "
# The same of a part that is cut out of a network.
PART_SOURCE = "a part of a network, answered by "
# Graphs to run, at most, while minimising a failing one.
MINIMISE_BUDGET = 600
# A graph is cut to at most _FEW operations; of each number of operations at most _CUTS cuts are run.
_FEW, _CUTS = 3, 100
# Idioms of tensors without elements, which drawn operations seldom have, come so often before others come again.
EMPTY, EMPTY_TURNS = "empty", 3
NO_CHOICES = ChoiceSequence(())


class GraphCase(msgspec.Struct, frozen=True):
    """A graph with its expected outputs and their bounds, also as a case.

    ``choices`` are those from which the graph, or the larger graph that it was cut out of, was drawn. ``blind`` counts
    the operations that do not show: any result of theirs would pass.
    """

    graph: DrawnGraph
    answer: BoundedAnswer
    case: Case
    choices: ChoiceSequence
    blind: int = 0

    @property
    def certainty(self) -> Certainty:
        """How many elements of the outputs a wrong value would show at, and how many not."""
        return certainty(self.answer, self.graph.unspecified)


class GraphOutcome(msgspec.Struct, frozen=True):
    """A graph and its outcome; both are None if no graph could be drawn, or the oracle has no answer.

    ``small`` is the smallest graph with the same failure, ``search`` the search that led to it; None if not minimised.
    """

    name: str
    graph_case: GraphCase | None
    outcome: Outcome | None
    small: GraphCase | None = None
    search: Minimum | None = None


# Runs a graph on the driver of a session.
Run = Callable[[Session, GraphCase], Outcome]


def graph_choices(seed: int, number: int) -> Choices:
    """Return the random choices from which graph ``number`` is drawn."""
    return Choices.fast(crc32(f"{seed} {number}".encode()))


def graph_name(seed: int, number: int) -> str:
    """Return the name of graph ``number``."""
    return f"graph_{seed}_{number}"


def make_graph_case(
    graph: DrawnGraph, oracle: Oracle, name: str, source: str, choices: ChoiceSequence = NO_CHOICES
) -> GraphCase:
    """Compute the expected outputs of a graph, with bounds. Raises Unanswered if the oracle has no answer."""
    return _case_of(graph, oracle.bounded(graph.model, graph.inputs), name, source, choices)


def make_telling_case(
    graph: DrawnGraph, oracle: Oracle, name: str, source: str, choices: ChoiceSequence = NO_CHOICES
) -> GraphCase:
    """Compute the same of a graph in which each operation shows: results that change no output beyond its bounds are
    outputs too. Raises Unanswered.
    """
    answer, blind = oracle.witnessed(graph.model, graph.inputs, graph.unspecified)
    telling = telling_results(answer, blind) if blind else []
    if telling:
        telling_graph = with_outputs(graph, telling)
        keep_verdict(telling_graph.model, graph.model)
        graph = telling_graph
        answer = replace(answer, model=graph.model)
    steps, shown = graph.model.main.operations, set(telling)
    left = sum(shown.isdisjoint(steps[number].outputs) for number in blind)
    return replace(_case_of(graph, answer, name, source, choices), blind=left)


def _case_of(graph: DrawnGraph, answer: BoundedAnswer, name: str, source: str, choices: ChoiceSequence) -> GraphCase:
    expected = tuple(None if place in graph.unspecified else value for place, value in enumerate(answer.expected))
    version = required_version(graph.model, validated(graph.model))
    return GraphCase(
        graph, answer, Case(name, graph.model, graph.inputs, expected, source, min_version=version), choices
    )


class GraphRunner:
    """Runs graphs of at most ``nodes`` operations of ``palette`` on the driver of ``session``.

    ``oracle`` computes the expected outputs; ``source`` is its address. ``execute`` runs a graph, ``run_graph`` if it
    is None.
    """

    def __init__(
        self,
        session: Session,
        oracle: Oracle,
        palette: Palette,
        nodes: int,
        source: str = ORACLE_ADDRESS,
        execute: Run | None = None,
    ) -> None:
        self.execute = execute or run_graph
        self.session, self.oracle, self.palette, self.nodes = session, oracle, palette, nodes
        self.source = SOURCE + source
        # When the search for smaller graphs ends, by the clock.
        self.until = math.inf
        single = [each for each in all_idioms() if not each.packed]
        idioms = [each for each in single for _ in range(EMPTY_TURNS if each.area == EMPTY else 1)]
        self._groups: list[list[Part]] = [list(map(idiom_part, idioms)), pair_parts(palette)]
        self._parts = [part for group in self._groups for part in group]

    def on(self, session: Session) -> GraphRunner:
        """Return a runner of the same graphs on the driver of another session."""
        other = copy(self)
        other.session = session
        return other

    def choices(self, seed: int, number: int) -> Choices:
        """Return the choices from which graph ``number`` is drawn: first an idiom and a pair that no graph before had,
        as long as there are such.
        """
        return Choices.beginning(in_turn(self._groups, seed, number), graph_choices(seed, number))

    def drawn(self, choices: Choices) -> DrawnGraph | None:
        """Draw the graph of these choices; None if there is none."""
        return draw_graph(choices, self.palette, self.nodes, self._parts)

    def make(self, choices: Choices, name: str, culprit: str = "") -> GraphCase:
        """Draw the graph of these choices and compute its expected outputs.

        Raises Unanswered if no graph can be drawn, if it lacks the operation ``culprit`` (where one is named), or if
        the oracle has no answer.
        """
        graph = self.drawn(choices)
        if graph is None:
            raise Unanswered("no graph can be drawn from these choices")
        if culprit and all(name_of(OperationType, step.type) != culprit for step in graph.model.main.operations):
            raise Unanswered(f"the graph has no {culprit}")
        sequence = ChoiceSequence(tuple(choices.sequence), tuple(choices.parts))
        return make_telling_case(graph, self.oracle, name, self.source, sequence)

    def run(self, seed: int, number: int) -> GraphOutcome:
        """Run graph ``number`` on the driver."""
        name = graph_name(seed, number)
        try:
            graph_case = self.make(self.choices(seed, number), name)
        except Unanswered:
            return GraphOutcome(name, None, None)
        return GraphOutcome(name, graph_case, self.execute(self.session, graph_case))

    def minimise(self, graph_outcome: GraphOutcome, budget: int = MINIMISE_BUDGET, culprit: str = "") -> GraphOutcome:
        """Return the outcome with the smallest graph found that fails in the same way.

        Only graphs with the operation ``culprit`` (where one is named) are run; ``budget`` limits their number.
        """
        first, fails = self._failure(graph_outcome)
        best = [first]

        def attempt(candidate: Sequence[int]) -> ChoiceSequence | None:
            if time.monotonic() >= self.until:
                return None
            try:
                graph_case = self.make(Choices.from_list(candidate), graph_outcome.name, culprit)
            except Unanswered:
                return None
            if not fails(graph_case):
                return None
            best.append(graph_case)
            return graph_case.choices

        search = minimise(first.choices, attempt, budget)
        size = len(search.sequence.choices)
        # The search returns choices only: find the graph case that was made from them.
        small = next((one for one in reversed(best) if one.choices.choices[:size] == search.sequence.choices), first)
        cut = next(filter(fails, self._cuts(small, culprit)), small)
        return replace(graph_outcome, small=cut, search=search)

    def failing_part(self, graph_outcome: GraphOutcome) -> GraphCase | None:
        """Return the graph of the fewest operations, cut out of the graph, that fails in the same way; None if no few
        operations do.
        """
        graph_case, fails = self._failure(graph_outcome)
        return next(filter(fails, self._cuts(graph_case, "")), None)

    def _failure(self, graph_outcome: GraphOutcome) -> tuple[GraphCase, Callable[[GraphCase], bool]]:
        """Return the graph that failed, and whether another fails in the same way: with the same verdict at the same
        stage and, if an output is wrong, by the same operation of the same types. On a driver with many faults a
        smaller graph often fails for another.
        """
        first, outcome = graph_outcome.graph_case, graph_outcome.outcome
        assert first is not None
        assert outcome is not None
        of_first = self.kind(first, outcome)
        return first, lambda other: self.kind(other, self.execute(self.session, other)) == of_first

    def kind(self, graph_case: GraphCase, outcome: Outcome) -> tuple[FailureKind, frozenset[str]]:
        """Return the kind of a graph's failure, and the types of the tensors of the first wrong operation."""
        where = first_wrong(self.session, graph_case) if outcome.verdict is Verdict.WRONG else None
        name, types = (where.name, where.types) if where else ("", frozenset[str]())
        return FailureKind(outcome.verdict, outcome.stage, name), types

    def _cuts(self, graph_case: GraphCase, culprit: str) -> Iterator[GraphCase]:
        """Cut out a few operations of the graph, fewest first; their inputs are the values computed by the others.

        Smaller choices change the whole graph, so that some graphs do not become small by their choices alone.
        """
        model = graph_case.graph.model
        operations = model.main.operations
        unspecified = {model.main.output_indexes[place] for place in graph_case.graph.unspecified}
        for count in range(1, min(_FEW + 1, len(operations))):
            for few in islice(combinations(operations, count), _CUTS):
                if culprit and all(name_of(OperationType, step.type) != culprit for step in few):
                    continue
                part = extract(model, few, graph_case.answer.values)
                inputs = tuple(graph_case.answer.values[index] for index in part.inputs)
                places = frozenset(place for place, index in enumerate(part.outputs) if index in unspecified)
                try:
                    yield make_graph_case(
                        DrawnGraph(part.model, inputs, places),
                        self.oracle,
                        graph_case.case.name,
                        graph_case.case.source,
                        graph_case.choices,
                    )
                except (Unanswered, ValidationError):
                    continue


def run_graph(session: Session, graph_case: GraphCase) -> Outcome:
    """Run a graph on the driver and return its outcome; VACUOUS if it passes and no wrong element could be seen."""
    outcome = run_case(session, graph_case.case, judge=partial(_judge, graph_case))
    if outcome.verdict is Verdict.PASSED and not graph_case.certainty.tells:
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
    wrong = _wrong_outputs(session, graph_case, replace(graph_case.answer, model=model))
    if not wrong:
        return None
    # All operations of a graph lead to its only output.
    if len(graph_case.answer.model.main.output_indexes) > 1:
        wrong = wrong & leading_to(steps, _wrong_outputs(session, graph_case, graph_case.answer)) or wrong
    number, step = next(pair for pair in enumerate(steps) if not wrong.isdisjoint(pair[1].outputs))
    types = {model.main.operands[index].type for index in (*step.inputs, *step.outputs)}
    return WrongOperation(number, step, frozenset(name_of(OperandType, each) for each in types if is_tensor(each)))


def _wrong_outputs(session: Session, graph_case: GraphCase, answer: BoundedAnswer) -> frozenset[int]:
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


def _judge(graph_case: GraphCase, case: Case, arena: Arena, result: ExecutionResult) -> None:
    judge_outputs(
        case,
        arena,
        result,
        lambda _, outputs: compare_bounded(graph_case.answer, outputs, graph_case.graph.unspecified),
    )
