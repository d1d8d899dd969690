"""Fuzz target of valid graphs of a few operations: outputs are compared within bounds (``harness.oracle.bounds``)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import msgspec

from nnconform.fuzz.serialise import SerialisedInput, parse_input
from nnconform.fuzz.target import Target
from nnconform.harness.campaigns.graph_case import GraphCase, first_wrong, make_graph_case, run_graph
from nnconform.harness.campaigns.graphs import SOURCE as RANDOM
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.version import required_version

# All operations, whatever the driver supports: the meaning of choices must not depend on the driver.
PALETTE = Palette.of()
NODES = 6
SOURCE = RANDOM + ORACLE_ADDRESS


class GraphInput(msgspec.Struct, frozen=True):
    """A graph. Its expected outputs are computed once the driver is known to support it, because that takes longest."""

    graph: DrawnGraph


class GraphTarget(Target):
    """Runs valid graphs."""

    name = "graph"
    says = __doc__.partition("\n")[0]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._oracle = open_oracle()

    def make(self, choices: Choices) -> GraphInput | None:
        graph = draw_graph(choices, PALETTE, NODES)
        return None if graph is None else GraphInput(graph)

    def run(self, fuzz_input: GraphInput) -> None:
        """Ask whether the driver supports the graph. Raises VerdictReached if it does not."""
        self.at(Stage.QUERY)
        status, supported = self.session.device().supported_operations(fuzz_input.graph.model)
        if status == ErrorStatus.NONE and not all(supported):
            raise VerdictReached(Verdict.UNSUPPORTED)

    def serialise(self, fuzz_input: GraphInput) -> str:
        graph = fuzz_input.graph
        return SerialisedInput(graph.model, graph.inputs, graph.unspecified).to_text()

    def deserialise(self, text: str) -> GraphInput:
        serialised = parse_input(text)
        return GraphInput(DrawnGraph(serialised.model, serialised.inputs, serialised.unspecified))

    def outcome(self, fuzz_input: GraphInput) -> Outcome | None:
        if not self._in_hal(fuzz_input):
            return None
        query = capture_outcome(self.session, lambda: self.run(fuzz_input), lambda: self.stage)
        if query.verdict is not Verdict.PASSED:
            return query
        try:
            graph_case = self._graph_case(fuzz_input)
        except Unanswered:
            return None
        self.at(Stage.EXECUTE)
        return run_graph(self.session, graph_case)

    def describe(self, fuzz_input: GraphInput) -> str:
        graph = fuzz_input.graph.model.main
        lines = [f"  {index}: {operand!r}" for index, operand in enumerate(graph.operands)]
        return "\n".join([*lines, *(f"  {step!r}" for step in graph.operations)])

    def features(self, fuzz_input: GraphInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the operations with the verdict, and pairs of operations of which one reads the other's result, and
        whether that is read more than once.
        """
        steps = fuzz_input.graph.model.main.operations
        writers = {index: step.type for step in steps for index in step.outputs}
        read: set[int] = set()
        for step in steps:
            yield step.type, None if outcome is None else outcome.verdict
            for index in step.inputs:
                if index in writers:
                    yield writers[index], step.type, index in read
            read.update(step.inputs)

    def failure_kind(self, fuzz_input: GraphInput, outcome: Outcome) -> str:
        """Return the first operation with a wrong result."""
        if outcome.verdict is not Verdict.WRONG:
            return ""
        wrong = first_wrong(self.session, self._graph_case(fuzz_input))
        # None if the graph passes with all results as outputs: the failure depends on which are.
        return wrong.name if wrong else "among " + " ".join(_names(fuzz_input))

    def _graph_case(self, fuzz_input: GraphInput) -> GraphCase:
        return make_graph_case(fuzz_input.graph, self._oracle, "fuzz", SOURCE)

    def _in_hal(self, fuzz_input: GraphInput) -> bool:
        """Whether the driver's HAL version has all operations and types of the graph."""
        model = fuzz_input.graph.model
        try:
            return required_version(model, validated(model)) <= self.session.hal()
        except ValidationError:
            return False


def _names(fuzz_input: GraphInput) -> tuple[str, ...]:
    return Case("", fuzz_input.graph.model, (), ()).operations()


TARGET = GraphTarget
