"""Random graphs on a driver: draw one, compute expected outputs with bounds, compare, and minimise a failure."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import combinations, islice
from zlib import crc32

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.campaigns.graph_case import (
    GraphCase,
    first_wrong,
    make_close_case,
    make_graph_case,
    run_graph,
)
from nnconform.harness.campaigns.supported import Run, SupportedRun, run_supported
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.parts import Part, in_turn, pair_parts
from nnconform.harness.generate.pattern.form import idiom_part
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.minimise.choices import ChoiceSequence, Minimum, minimise
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.oracle.bounds import Later
from nnconform.harness.oracle.bounds_steps import extract
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Verdict

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


class GraphOutcome(msgspec.Struct, frozen=True):
    """A graph and what it came to; both are None if no graph could be drawn, or the oracle has no answer.

    The outcome is about ``run.graph_case``: the graph, or a part of it if the driver does not support it whole.
    ``small`` is the smallest graph with the same failure, ``search`` the search that led to it; None if not minimised.
    """

    name: str
    graph_case: GraphCase | None
    run: SupportedRun | None
    small: GraphCase | None = None
    search: Minimum | None = None

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None if there is none."""
        return self.run.outcome if self.run else None


def graph_choices(seed: int, number: int) -> Choices:
    """Return the random choices from which graph ``number`` is drawn."""
    return Choices.fast(crc32(f"{seed} {number}".encode()))


def graph_name(seed: int, number: int) -> str:
    """Return the name of graph ``number``."""
    return f"graph_{seed}_{number}"


class GraphRunner:
    """Runs graphs of at most ``nodes`` operations of ``palette`` on the driver of ``session``.

    ``oracle`` computes the expected outputs; ``source`` is its address. ``run`` runs a graph, or what the driver
    supports of one.
    """

    def __init__(
        self,
        session: Session,
        oracle: Oracle,
        palette: Palette,
        nodes: int,
        source: str = ORACLE_ADDRESS,
        run: Run = run_graph,
    ) -> None:
        self._run = run
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
        return make_close_case(graph, self.oracle, name, self.source, sequence)

    def run(self, seed: int, number: int) -> GraphOutcome:
        """Run graph ``number`` on the driver."""
        name = graph_name(seed, number)
        try:
            graph_case = self.make(self.choices(seed, number), name)
        except Unanswered:
            return GraphOutcome(name, None, None)
        return GraphOutcome(name, graph_case, self.execute(graph_case))

    def execute(self, graph_case: GraphCase) -> SupportedRun:
        """Run a graph on the driver, or what it supports of it. If outputs are right but not as close as the contract
        wants the last operations' to be, it is run again with outputs at which each operation shows within its bounds.
        """
        wider = graph_case.in_bounds
        if wider is None:
            return self._execute(graph_case)
        # Of this run: they may have been found for another driver.
        bounds = Later(lambda: graph_case.answer.bounds)
        run = self._execute(replace(graph_case, answer=replace(graph_case.answer, found=bounds)))
        right = run.outcome.verdict in (Verdict.PASSED, Verdict.VACUOUS)
        return self._execute(wider()) if right and bounds.bounds is not None else run

    def _execute(self, graph_case: GraphCase) -> SupportedRun:
        return run_supported(self.session, graph_case, self.oracle, self._run, every_result=True)

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
            failing = fails(graph_case)
            if failing is None:
                return None
            best.append(failing)
            return failing.choices

        search = minimise(first.choices, attempt, budget)
        size = len(search.sequence.choices)
        # The search returns choices only: find the graph case that was made from them.
        small = next((one for one in reversed(best) if one.choices.choices[:size] == search.sequence.choices), first)
        cut = next(filter(None, map(fails, self._cuts(small, culprit))), small)
        return replace(graph_outcome, small=cut, search=search)

    def failing_part(self, graph_outcome: GraphOutcome) -> GraphCase | None:
        """Return the graph of the fewest operations, cut out of the graph, that fails in the same way; None if no few
        operations do.
        """
        graph_case, fails = self._failure(graph_outcome)
        return next(filter(None, map(fails, self._cuts(graph_case, ""))), None)

    def _failure(self, graph_outcome: GraphOutcome) -> tuple[GraphCase, Callable[[GraphCase], GraphCase | None]]:
        """Return the graph that failed, and what returns of another the part that fails in the same way: with the same
        verdict at the same stage and, if an output is wrong, by the same operation of the same types. On a driver with
        many faults a smaller graph often fails for another.
        """
        assert graph_outcome.run is not None
        first = graph_outcome.run.graph_case
        of_first = self.kind(first, graph_outcome.run.outcome)

        def failing(other: GraphCase) -> GraphCase | None:
            run = self.execute(other)
            return run.graph_case if self.kind(run.graph_case, run.outcome) == of_first else None

        return first, failing

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
