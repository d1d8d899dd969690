"""Detection of graph passes done wrongly by idioms: which are caught, by which form, after how many graphs.

A driver with such a pass rewrites the model before it compiles it; ``reference_driver.faulty`` has a catalogue of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from nnconform.harness.campaigns.changed import right_with
from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph
from nnconform.harness.campaigns.idioms import SOURCE, forms_of, sample_forms
from nnconform.harness.driver.fault import DeclaredFault
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import Idiom, IdiomForm
from nnconform.harness.model.graph import Model
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.selftest.faults import BUNDLED, declared_faults
from nnconform.harness.selftest.score import HAL

COMMAND = "pass-faults"
RIGHT = f"inproc:reference_driver?{HAL}"


@runtime_checkable
class Rewriting(Protocol):
    """A driver that can say what it makes of a model; None if it leaves it alone."""

    def rewritten(self, model: Model) -> Model | None: ...


class PassDetection(msgspec.Struct, frozen=True):
    """The result of running the forms of idioms on a driver with a pass.

    ``form`` is the first that fails, "" if none does; ``graphs`` are those run until then, ``applied`` those of them
    that the pass rewrote. ``operations`` counts those of the failing graph, ``right`` says what makes it right.
    ``seconds`` are of processor time.
    """

    name: str
    form: str
    graphs: int
    applied: int
    seconds: float
    operations: int = 0
    right: tuple[str, ...] = ()


def planted_passes(package: str = BUNDLED, pattern: str = "") -> list[DeclaredFault]:
    """Return the passes in a package whose names contain ``pattern``. Raises UsageError if there are none."""
    return [each for each in declared_faults(package, pattern) if each.command == COMMAND]


class RewrittenForm(NamedTuple):
    """The ``number``-th form, which a driver rewrote, and the outcome on it."""

    number: int
    form: IdiomForm
    graph_case: GraphCase
    outcome: Outcome


class IdiomDetector:
    """Runs the forms of idioms, in a random order, on drivers with passes.

    Only a form that a pass rewrites is answered and run, once for all passes: others are answered as by the right
    driver. ``alarms`` are those of them that fail on the right driver, ``vacuous`` those at which no wrong output would
    show.
    """

    def __init__(self, strength: int, seed: int, pattern: str = "", most: int | None = None) -> None:
        self.oracle, palette = open_oracle(), Palette.of()
        self._right = Session(RIGHT)
        if most is None:
            forms = list(forms_of(strength, seed, pattern=pattern))
            Random(seed).shuffle(forms)
        else:
            forms = sample_forms(strength, seed, most, pattern)
        drawn = ((form, form.draw(seed, palette)) for form in forms)
        self.graphs = [(form, graph) for form, graph in drawn if graph is not None]
        self._answered: dict[str, GraphCase | None] = {}
        self.alarms: list[tuple[IdiomForm, str]] = []
        self.vacuous: list[IdiomForm] = []
        self.unanswered: list[IdiomForm] = []

    @property
    def answered(self) -> int:
        """The number of graphs that were run on the right driver."""
        return len(self._answered)

    def close(self) -> None:
        """Close the oracle and the right driver."""
        self.oracle.close()
        self._right.close()

    def idioms(self) -> set[Idiom]:
        """Return the idioms that have a graph."""
        return {form.idiom for form, _ in self.graphs}

    def detect(
        self, passes: Sequence[DeclaredFault], package: str = BUNDLED, blame: bool = False
    ) -> Iterator[PassDetection]:
        """Run the graphs on a driver with each pass until one fails; with ``blame`` say what makes it right."""
        for each in passes:
            session = Session(f"{each.address(package)}&{HAL}")
            try:
                yield self._detect(each.name, session, blame)
            finally:
                session.close()

    def rewritten(self, session: Session) -> Iterator[RewrittenForm]:
        """Run the forms that a driver rewrites, and have an answer, on it; all if it does not say which it does."""
        device = session.device()
        for number, (form, graph) in enumerate(self.graphs, 1):
            if isinstance(device, Rewriting) and device.rewritten(graph.model) is None:
                continue
            graph_case = self._answer(form, graph)
            if graph_case is not None:
                yield RewrittenForm(number, form, graph_case, run_graph(session, graph_case))

    def _detect(self, name: str, session: Session, blame: bool) -> PassDetection:
        began, applied = time.process_time(), 0
        for applied, each in enumerate(self.rewritten(session), 1):
            if each.outcome.failed:
                right = tuple(right_with(session, each.graph_case, self.oracle)) if blame else ()
                size = len(each.graph_case.graph.model.main.operations)
                seconds = time.process_time() - began
                return PassDetection(name, each.form.name, each.number, applied, seconds, size, right)
        return PassDetection(name, "", len(self.graphs), applied, time.process_time() - began)

    def _answer(self, form: IdiomForm, graph: DrawnGraph) -> GraphCase | None:
        """Return a form's graph with its expected outputs; None if it fails on the right driver or has no answer."""
        if form.name in self._answered:
            return self._answered[form.name]
        graph_case: GraphCase | None = None
        try:
            graph_case = make_graph_case(graph, self.oracle, form.name, SOURCE + ORACLE_ADDRESS)
        except Unanswered:
            self.unanswered.append(form)
        else:
            outcome = run_graph(self._right, graph_case)
            if outcome.failed:
                self.alarms.append((form, outcome.message))
                graph_case = None
            elif outcome.verdict is Verdict.VACUOUS:
                self.vacuous.append(form)
        self._answered[form.name] = graph_case
        return graph_case
