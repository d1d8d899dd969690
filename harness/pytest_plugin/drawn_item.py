"""A pytest item for a graph that is not minimised: it is small, and a failure names the pass."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from nnconform.harness.campaigns.changed import right_with
from nnconform.harness.campaigns.failing_part import failing_part
from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.campaigns.replay import stored_case
from nnconform.harness.campaigns.supported import run_supported
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.collect_graphs import failure_details, wrong_details
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import KIND, Outcome, Stage, Verdict

# The detail of a failure that has the operations that fail together.
SMALLEST_PART = "smallest part that fails"


class SharedDrawing:
    """The oracle, and the operations that each driver supports, shared by the tests of one kit. ``palette_of`` finds
    these.
    """

    def __init__(self, seed: int, palette_of: Callable[[Session], Palette] = palette_of) -> None:
        self.seed, self.oracle = seed, open_oracle()
        self._palette_of = palette_of
        self._palettes: dict[str, Palette] = {}

    def palette(self, session: Session) -> Palette:
        """Return what graphs are drawn from: what the driver supports."""
        if session.address not in self._palettes:
            self._palettes[session.address] = self._palette_of(session)
        return self._palettes[session.address]

    def close(self) -> None:
        """Close the oracle."""
        self.oracle.close()


class DrawnItem(BoundedItem):
    """One graph on one driver."""

    kind = Kind.GRAPH

    def __init__(self, *, shared: SharedDrawing, **more: Any) -> None:
        super().__init__(**more)
        self.shared = shared

    @abstractmethod
    def draw(self, palette: Palette) -> GraphCase:
        """Draw the graph from what the driver supports. Raises Unanswered."""

    def palette(self, session: Session) -> Palette:
        """Return what the graph is drawn from."""
        return self.shared.palette(session)

    def judge(self, session: Session) -> Outcome:
        palettes: list[Palette] = []
        outcome = capture_outcome(session, lambda: palettes.append(self.palette(session)), lambda: Stage.QUERY)
        if not palettes:
            return outcome
        try:
            graph_case = self.draw(palettes[0])
        except Unanswered as error:
            return Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, f"no such graph can be drawn: {error}")
        run = run_supported(session, graph_case, self.shared.oracle)
        self.case, outcome = run.case, run.outcome
        part = None
        if outcome.verdict is Verdict.WRONG:
            part = failing_part(session, run.graph_case, self.shared.oracle)
            if part is not None:
                outcome.details[SMALLEST_PART] = str(part)
            right = right_with(session, run.graph_case, self.shared.oracle)
            outcome.details["right with"] = "\n".join(right) or "no change that was tried"
        if part is not None:
            # The operations that are wrong together, not the first whose result shows it; and a case that is small.
            outcome.details.update(wrong_details(session, run.graph_case, outcome))
            outcome.details[KIND] = str(FailureKind(outcome.verdict, outcome.stage, part.blamed))
            outcome.details.update(stored_case(part.graph_case.case))
        elif outcome.failed:
            outcome.details.update(failure_details(session, run.graph_case, outcome))
        return outcome
