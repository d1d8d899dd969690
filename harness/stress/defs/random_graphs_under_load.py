"""Random graphs of dozens of operations, drawn from what the driver supports, are executed by many threads at once, on
models that they share and on their own. What was within its bounds alone must be so under load.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

import msgspec

from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.driver.room import lacks_room
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounded import compare_bounded
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.process.heartbeats import OWN
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.stress.client import BUSY, ClientThread, StressClient
from nnconform.harness.stress.definition import Role

THREADS = 4
# Graphs of a test, operations of the largest, and graphs drawn for one that the driver has right alone.
GRAPHS, OPERATIONS, DRAWN = 4, 24, 4
# Executions that a test has at least, however long it took to draw.
ENOUGH = 40
# One turn in so many prepares a model of the thread's own.
OWN_MODELS = 4


class _Graph(msgspec.Struct, frozen=True):
    """A graph with its answer, and the model that all threads share."""

    drawn: DrawnGraph
    answer: BoundedAnswer
    case: Case
    shared: PreparedModel

    def execute(self, worker: ClientThread, prepared: PreparedModel, way: str) -> None:
        """Execute and compare. Raises VerdictReached."""
        what = f"a graph of {len(self.drawn.model.main.operations)} operations, {self.case.name}, {way}"
        with worker.step(Stage.EXECUTE, what):
            request = worker.arena.lay_out(self.case.model, self.case.inputs, self.case.expected, worker.next_run())
            result = worker.client.ways[way].execute(worker.session, prepared, request, PLAIN)
        worker.counted["executions"] += 1
        if result.status in BUSY:
            return
        if result.status != ErrorStatus.NONE:
            raise VerdictReached(Verdict.ERROR, f"{what}: got {result.status.name}, wanted NONE")
        with worker.step(Stage.COMPARE, what, OWN):
            judge_outputs(self.case, worker.arena, result, lambda _, outputs: self._compare(outputs))

    def _compare(self, outputs: Sequence[Array]) -> Comparison:
        return compare_bounded(self.answer, outputs, self.drawn.unspecified)


def work(client: StressClient) -> None:
    """Draw graphs, execute each alone, and then all at once."""
    graphs: list[_Graph] = []
    client.needs_more_time = True

    def draw(worker: ClientThread) -> None:
        with worker.step(Stage.QUERY, "each operation"):
            palette = palette_of(worker.session)
        if not palette.operations:
            raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no operation that graphs are drawn from")
        with closing(open_oracle()) as oracle:
            for number in range(GRAPHS * DRAWN):
                if len(graphs) < GRAPHS and (graph := _right_alone(worker, palette, oracle, number, len(graphs))):
                    graphs.append(graph)
        if len(graphs) > 1 and not _has_room(worker, graphs[0].case, len(graphs)):
            # Threads prepare models of their own.
            worker.close(graphs.pop().shared, "a graph that all would share")
        if not graphs:
            raise VerdictReached(Verdict.VACUOUS, "the driver has no random graph right alone; see random-graphs")

    def execute(worker: ClientThread) -> None:
        for turn in worker.iterations():
            graph, way = worker.random.choice(graphs), worker.random.choice(list(client.ways))
            client.needs_more_time = turn < ENOUGH // THREADS
            if turn % OWN_MODELS:
                graph.execute(worker, graph.shared, way)
                continue
            prepared = worker.prepare(graph.case)
            graph.execute(worker, prepared, way)
            worker.close(prepared, graph.case.name)

    client.run_in_this_thread(draw)
    client.in_threads(THREADS, execute)


def _has_room(worker: ClientThread, case: Case, alive: int) -> bool:
    """Return whether the driver prepares one more model beside those ``alive``, which it has prepared alone."""
    with worker.step(Stage.PREPARE, case.name):
        preparation = prepare(worker.session, case.model)
    if preparation.prepared is not None:
        worker.close(preparation.prepared, case.name)
    return not lacks_room(worker.session.hal(), preparation.status, alive)


def _right_alone(worker: ClientThread, palette: Palette, oracle: Oracle, number: int, alive: int) -> _Graph | None:
    """Draw a graph; None if the driver does not have it right on each of its paths without load, or has no room for it
    beside those ``alive``.
    """
    client = worker.client
    with worker.step("draw", state=OWN):
        drawn = draw_graph(Choices.from_seed(worker.random.getrandbits(48)), palette, OPERATIONS)
        if drawn is None:
            return None
        try:
            answer = oracle.bounded(drawn.model, drawn.inputs)
        except Unanswered:
            return None
    expected = tuple(None if place in drawn.unspecified else each for place, each in enumerate(answer.expected))
    case = Case(f"graph {number}", drawn.model, drawn.inputs, expected)
    with worker.step(Stage.QUERY, case.name):
        status, supported = worker.session.device().supported_operations(case.model)
    if status != ErrorStatus.NONE or not all(supported) or not _has_room(worker, case, alive):
        return None
    graph = _Graph(drawn, answer, case, worker.prepare(case))
    try:
        for way in client.ways:
            graph.execute(worker, graph.shared, way)
    except VerdictReached:
        # What is wrong without load is for random graphs to find.
        worker.close(graph.shared, case.name)
        return None
    return graph


# The graphs are drawn once.
AT_REST = ()
ROLES = (Role(work),)
