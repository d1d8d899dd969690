"""Random graphs on a driver: drawn, answered with bounds, compared, and made small where the driver fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, islice
from zlib import crc32

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.minimise.choices import ChoiceSequence, Minimum, minimise
from nnconform.harness.model.codes import ErrorStatus, OperationType, name_of
from nnconform.harness.model.errors import DriverFault, ValidationError
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.oracle.bounded import Certainty, certainty, compare_bounded
from nnconform.harness.oracle.bounds import BoundedAnswer, Unanswered, answer_with_bounds
from nnconform.harness.oracle.bounds_steps import exposed, extract
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

SOURCE = "a random graph, answered by "
# Calls of a signature that the driver is asked about before it counts as one that the driver does not have.
CALLS_ASKED = 3
# Graphs to try on the way to a small one.
MINIMISE_BUDGET = 600
# Operations that are cut out of one that is still larger, and how many such cuts are tried of each number.
_FEW, _CUTS = 3, 100
NO_CHOICES = ChoiceSequence(())


@dataclass(frozen=True)
class GraphCase:
    """A graph with its answer, as a case, and the choices that it, or the graph that it was cut out of, was made of."""

    graph: DrawnGraph
    answer: BoundedAnswer
    case: Case
    taken: ChoiceSequence

    @property
    def certainty(self) -> Certainty:
        """What the answer can tell of a driver's outputs."""
        return certainty(self.answer, self.graph.unspecified)


@dataclass(frozen=True)
class GraphOutcome:
    """A graph and what it came to; None where the oracle has no answer, or no graph came about."""

    name: str
    graph_case: GraphCase | None
    outcome: Outcome | None
    small: GraphCase | None = None
    search: Minimum | None = field(default=None, repr=False)


# Whether a graph fails in the way that is looked for.
SameFailure = Callable[[GraphCase, Outcome], bool]


def graph_choices(seed: int, number: int) -> Choices:
    """The choices of graph ``number``."""
    return Choices.fast(crc32(f"{seed} {number}".encode()))


def graph_name(seed: int, number: int) -> str:
    """The name of graph ``number``."""
    return f"graph_{seed}_{number}"


def graph_case(
    graph: DrawnGraph, oracle: Oracle, name: str, source: str, taken: ChoiceSequence = NO_CHOICES
) -> GraphCase:
    """The graph with its answer. Raises Unanswered."""
    found = answer_with_bounds(graph.model, graph.inputs, oracle.ready)
    expected = tuple(None if place in graph.unspecified else value for place, value in enumerate(found.expected))
    version = required_version(graph.model, validate_model(graph.model))
    return GraphCase(graph, found, Case(name, graph.model, graph.inputs, expected, source, min_version=version), taken)


def palette_of(session: Session, seed: int = 0, operations: Sequence[str] = ()) -> Palette:
    """The signatures that the driver claims to support, by calls drawn from each; of ``operations`` alone, if some are
    named.
    """

    def has(op: Op, signature: Signature) -> bool:
        if operations and op.code.name not in operations:
            return False
        for number in range(CALLS_ASKED):
            key = f"{seed} {number} {op.code.name} {signature.form.name} {signature.row.of}"
            try:
                drawn = draw(Choices.from_seed(crc32(key.encode())), op, signature.form, signature.row)
            except Undrawable:
                continue
            try:
                status, supported = session.device().supported_operations(drawn.model)
            except DriverFault:
                # The suite's cases report this; graphs do without the operation.
                session.broke_down()
                return False
            if status == ErrorStatus.NONE and all(supported):
                return True
        return False

    return Palette.of(session.hal(), has)


class GraphRunner:
    """Graphs of at most ``nodes`` operations of ``palette`` on the driver of ``session``, answered by ``oracle``."""

    def __init__(
        self, session: Session, oracle: Oracle, palette: Palette, nodes: int, source: str = ORACLE_ADDRESS
    ) -> None:
        self.session, self.oracle, self.palette, self.nodes = session, oracle, palette, nodes
        self.source = SOURCE + source

    def made(self, choices: Choices, name: str, culprit: str = "") -> GraphCase:
        """The graph that comes of these choices; it must have the operation ``culprit``, if one is named. Raises
        Unanswered.
        """
        graph = draw_graph(choices, self.palette, self.nodes)
        if graph is None:
            raise Unanswered("no graph came about")
        if culprit and all(name_of(OperationType, step.type) != culprit for step in graph.model.main.operations):
            raise Unanswered(f"the graph has no {culprit}")
        return graph_case(
            graph, self.oracle, name, self.source, ChoiceSequence(tuple(choices.taken), tuple(choices.parts))
        )

    def run(self, seed: int, number: int) -> GraphOutcome:
        """Graph ``number`` on the driver."""
        name = graph_name(seed, number)
        try:
            made = self.made(graph_choices(seed, number), name)
        except Unanswered:
            return GraphOutcome(name, None, None)
        return GraphOutcome(name, made, run_graph(self.session, made))

    def smaller(
        self, tried: GraphOutcome, budget: int = MINIMISE_BUDGET, culprit: str = "", same: SameFailure | None = None
    ) -> GraphOutcome:
        """The same with the smallest graph found that comes to the same verdict at the same stage, and is the ``same``
        failure; only graphs with the operation ``culprit`` are tried, if one is named.
        """
        first, outcome = tried.graph_case, tried.outcome
        assert first is not None
        assert outcome is not None
        best = [first]

        def fails(made: GraphCase) -> bool:
            found = run_graph(self.session, made)
            if (found.verdict, found.stage) != (outcome.verdict, outcome.stage):
                return False
            return same is None or same(made, found)

        def attempt(candidate: Sequence[int]) -> ChoiceSequence | None:
            try:
                made = self.made(Choices.from_list(candidate), tried.name, culprit)
            except Unanswered:
                return None
            if not fails(made):
                return None
            best.append(made)
            return made.taken

        search = minimise(first.taken, attempt, budget)
        size = len(search.taken.choices)
        # Of those that were of interest, the one whose choices these are.
        small = next((one for one in reversed(best) if one.taken.choices[:size] == search.taken.choices), first)
        cut = next(filter(fails, self._cuts(small, culprit)), small)
        return replace(tried, small=cut, search=search)

    def _cuts(self, made: GraphCase, culprit: str) -> Iterator[GraphCase]:
        """A few operations of the graph, fewest first, that are given what the others gave them. What choices make
        hangs together, and so some graphs do not become small by their choices alone.
        """
        model = made.graph.model
        steps = model.main.operations
        unspecified = {model.main.output_indexes[place] for place in made.graph.unspecified}
        for count in range(1, min(_FEW + 1, len(steps))):
            for kept in islice(combinations(steps, count), _CUTS):
                if culprit and all(name_of(OperationType, step.type) != culprit for step in kept):
                    continue
                part = extract(model, kept, made.answer.values)
                inputs = tuple(made.answer.values[index] for index in part.inputs)
                places = frozenset(place for place, index in enumerate(part.outputs) if index in unspecified)
                try:
                    yield graph_case(
                        DrawnGraph(part.model, inputs, places),
                        self.oracle,
                        made.case.name,
                        made.case.source,
                        made.taken,
                    )
                except (Unanswered, ValidationError):
                    continue


def run_graph(session: Session, made: GraphCase) -> Outcome:
    """What a graph comes to on the driver."""
    outcome = run_case(session, made.case, judge=partial(_judge, made))
    if outcome.verdict is Verdict.PASSED and not made.certainty.discriminating:
        elements = made.certainty.elements
        return Outcome(Verdict.VACUOUS, outcome.stage, f"of {elements} elements none can be told to be wrong")
    return outcome


@dataclass(frozen=True, slots=True)
class WrongOperation:
    """An operation of a graph whose result is wrong, and its place in the order of execution."""

    number: int
    operation: Operation

    @property
    def name(self) -> str:
        """What the operation is called."""
        return name_of(OperationType, self.operation.type)

    def __str__(self) -> str:
        return f"operation {self.number}: {self.operation!r}"


def first_wrong(session: Session, made: GraphCase) -> WrongOperation | None:
    """The first operation of the graph whose result is wrong when all of them are outputs; None where none is."""
    model = exposed(made.answer.model)
    whole = BoundedAnswer(model, made.answer.values, made.answer.bounds)
    open_ones = {made.graph.model.main.output_indexes[place] for place in made.graph.unspecified}
    skip = frozenset(place for place, index in enumerate(model.main.output_indexes) if index in open_ones)
    expected = tuple(None if place in skip else value for place, value in enumerate(whole.expected))
    wrong: list[int] = []

    def judge(case: Case, arena: Arena, result: ExecutionResult) -> None:
        compared = compare_bounded(whole, arena.outputs(result.output_shapes), skip)
        wrong.extend(output.index for output in compared.outputs if not output.passed)

    run_case(session, replace(made.case, model=model, expected=expected), judge=judge)
    if not wrong:
        return None
    place = model.main.output_indexes[min(wrong)]
    return next(WrongOperation(*pair) for pair in enumerate(model.main.operations) if place in pair[1].outputs)


def _judge(made: GraphCase, case: Case, arena: Arena, result: ExecutionResult) -> None:
    judge_outputs(case, arena, result, lambda _, outputs: compare_bounded(made.answer, outputs, made.graph.unspecified))
