"""Collection of random graphs as pytest items, for each RandomGraphs in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.campaigns.graph_case import GraphCase, first_wrong
from nnconform.harness.campaigns.graphs import GraphRunner, graph_name
from nnconform.harness.campaigns.replay import stored_case
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.kit import RandomGraphs
from nnconform.harness.model.errors import UsageError
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import KIND, Outcome, Stage, Verdict

# Graphs to run, at most, to minimise a failure: few, so that a test is fast; ``nnconform random-graphs`` runs more.
BUDGET = 150


class SharedOracle:
    """The oracle and the runner of each driver, shared by the tests of one kit."""

    def __init__(self, kit: RandomGraphs) -> None:
        self.kit = kit
        self._oracle = open_oracle()
        self._runners: dict[str, GraphRunner] = {}

    def runner(self, session: Session) -> GraphRunner:
        """Return the runner of a driver. Raises UsageError if it supports none of the kit's operations."""
        if session.address not in self._runners:
            palette = palette_of(session, operations=self.kit.operations)
            if not len(palette):
                raise UsageError(f"driver {session.address} supports none of the operations that the graphs may have")
            self._runners[session.address] = GraphRunner(session, self._oracle, palette, self.kit.nodes)
        # A failure is run again on another session with the same driver.
        runner = self._runners[session.address]
        return runner if runner.session is session else runner.on(session)

    def close(self) -> None:
        """Close the oracle."""
        self._oracle.close()


class GraphItem(BoundedItem):
    """One graph on one driver."""

    kind = Kind.GRAPH

    def __init__(self, *, shared: SharedOracle, seed: int, number: int, **more: Any) -> None:
        super().__init__(**more)
        self.shared, self.seed, self.number = shared, seed, number

    def judge(self, session: Session) -> Outcome:
        runners: list[GraphRunner] = []
        outcome = capture_outcome(session, lambda: runners.append(self.shared.runner(session)), lambda: Stage.QUERY)
        if not runners:
            return outcome
        result = runners[0].run(self.seed, self.number)
        run = result.run
        if run is None:
            return Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, "the oracle has no answer for this graph")
        self.case = run.case
        if run.outcome.failed:
            small = runners[0].minimise(result, BUDGET).small or run.graph_case
            run.outcome.details.update(failure_details(session, small, run.outcome))
        return run.outcome


def failure_details(session: Session, small: GraphCase, outcome: Outcome) -> dict[str, str]:
    """Return the details of a failure: the small graph, its first wrong operation, and the case to replay."""
    wrong = wrong_details(session, small, outcome)
    return {**wrong, "small graph": repr(small.case.model.main), **stored_case(small.case)}


def wrong_details(session: Session, graph_case: GraphCase, outcome: Outcome) -> dict[str, str]:
    """Return the details of the first wrong operation of a graph, and the kind of failure by it; {} without one."""
    where = first_wrong(session, graph_case) if outcome.verdict is Verdict.WRONG else None
    if where is None:
        return {}
    return {"first wrong": str(where), KIND: str(FailureKind(outcome.verdict, outcome.stage, where.name))}


class GraphCollector(pytest.Collector):
    """Collects the graphs of a kit."""

    def __init__(self, *, kit: RandomGraphs, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[GraphItem]:
        drivers = named_drivers(self)
        shared = SharedOracle(self.kit)
        self.config.add_cleanup(shared.close)
        seed = self.kit.seed + RunState.of(self.config).seed
        for address, suffix in drivers:
            for number in range(self.kit.count):
                name = f"{graph_name(seed, number)}{suffix}"
                yield GraphItem.from_parent(self, name=name, address=address, shared=shared, seed=seed, number=number)


def collect_kit(collector: pytest.Collector, name: str, kit: RandomGraphs) -> GraphCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return GraphCollector.from_parent(collector, name=name, kit=kit)
