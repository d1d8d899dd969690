"""Valid graphs of a few operations, executed, their outputs compared with bounds: see ``harness.oracle.bounds``."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from nnconform.fuzz.serialise import SerialisedInput
from nnconform.fuzz.target import Target
from nnconform.harness.campaigns import graphs
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.oracle.bounds import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

# What choices mean must not depend on the driver, or no other could be tried with them: every operation is drawn.
PALETTE = Palette.of()
NODES = 6
SOURCE = graphs.SOURCE + ORACLE_ADDRESS


@dataclass(frozen=True, slots=True)
class GraphInput:
    """A graph. It is answered when a driver is known to support it: that takes longest."""

    graph: DrawnGraph


class GraphTarget(Target):
    """Graphs."""

    name = "graph"
    says = __doc__.partition("\n")[0]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._oracle = open_oracle()

    def make(self, choices: Choices) -> GraphInput | None:
        graph = draw_graph(choices, PALETTE, NODES)
        return None if graph is None else GraphInput(graph)

    def run(self, made: GraphInput) -> None:
        """See whether the driver supports the graph."""
        self.at(Stage.QUERY)
        status, supported = self.session.device().supported_operations(made.graph.model)
        if status == ErrorStatus.NONE and not all(supported):
            raise VerdictReached(Verdict.UNSUPPORTED)

    def keep(self, made: GraphInput) -> SerialisedInput:
        return SerialisedInput(made.graph.model, made.graph.inputs, made.graph.unspecified)

    def take(self, kept: SerialisedInput) -> GraphInput:
        return GraphInput(DrawnGraph(kept.model, kept.inputs, kept.unspecified))

    def outcome(self, made: GraphInput) -> Outcome | None:
        if not self._known(made):
            return None
        asked = capture_outcome(self.session, lambda: self.run(made), lambda: self.stage)
        if asked.verdict is not Verdict.PASSED:
            return asked
        try:
            answered = self._answered(made)
        except Unanswered:
            return None
        self.at(Stage.EXECUTE)
        return graphs.run_graph(self.session, answered)

    def describe(self, made: GraphInput) -> str:
        graph = made.graph.model.main
        lines = [f"  {index}: {operand!r}" for index, operand in enumerate(graph.operands)]
        return "\n".join([*lines, *(f"  {step!r}" for step in graph.operations)])

    def kinds(self, made: GraphInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Which operations there are, which follows upon which, whether a result is read twice, and what it came to."""
        steps = made.graph.model.main.operations
        writers = {index: step.type for step in steps for index in step.outputs}
        read: set[int] = set()
        for step in steps:
            yield step.type, None if outcome is None else outcome.verdict
            for index in step.inputs:
                if index in writers:
                    yield writers[index], step.type, index in read
            read.update(step.inputs)

    def kind(self, made: GraphInput, outcome: Outcome) -> str:
        """Where it went wrong first."""
        if outcome.verdict is not Verdict.WRONG:
            return ""
        found = graphs.first_wrong(self.session, self._answered(made))
        # None, where all results are shown: it goes wrong only where some are not.
        return found.name if found else "among " + " ".join(_names(made))

    def _answered(self, made: GraphInput) -> graphs.GraphCase:
        return graphs.graph_case(made.graph, self._oracle, "fuzz", SOURCE)

    def _known(self, made: GraphInput) -> bool:
        """Whether the driver's HAL version has all of it."""
        model = made.graph.model
        try:
            return required_version(model, validate_model(model)) <= self.session.hal()
        except ValidationError:
            return False


def _names(made: GraphInput) -> tuple[str, ...]:
    return Case("", made.graph.model, (), ()).operations()


TARGET = GraphTarget
