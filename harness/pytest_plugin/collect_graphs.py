"""Random graphs as pytest items, wherever a test file has a RandomGraphs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from nnconform.harness.campaigns.graphs import GraphCase, GraphRunner, first_wrong, graph_name, palette_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.kit import RandomGraphs
from nnconform.harness.model.errors import UsageError
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import write_spec

# Graphs to try on the way to a small one: a test is to be fast; ``nnconform random-graphs`` takes more.
BUDGET = 150


class SharedOracle:
    """What the tests of one kit share: the oracle, and for each driver what it supports."""

    def __init__(self, kit: RandomGraphs) -> None:
        self.kit = kit
        self._oracle = open_oracle()
        self._runs: dict[str, GraphRunner] = {}

    def runs(self, session: Session) -> GraphRunner:
        """The graphs for a driver. Raises UsageError where it supports nothing that was asked for."""
        if session.address not in self._runs:
            palette = palette_of(session, operations=self.kit.operations)
            if not len(palette):
                raise UsageError(f"{session.address} supports none of the operations that the graphs may have")
            self._runs[session.address] = GraphRunner(session, self._oracle, palette, self.kit.nodes)
        return self._runs[session.address]

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
        found: list[GraphRunner] = []
        asked = capture_outcome(session, lambda: found.append(self.shared.runs(session)), lambda: Stage.QUERY)
        if not found:
            return asked
        runs = found[0]
        tried = runs.run(self.seed, self.number)
        if tried.graph_case is None or tried.outcome is None:
            return Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, "the oracle has no answer for this graph")
        self.case = tried.graph_case.case
        if tried.outcome.failed:
            small = runs.smaller(tried, BUDGET).small or tried.graph_case
            tried.outcome.details.update(_told(session, small))
        return tried.outcome


def _told(session: Session, small: GraphCase) -> dict[str, str]:
    """What is said of a failure: the small graph, where it goes wrong, and a spec that shows it."""
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / f"{small.case.name}{SUFFIX}"
        write_spec([small.case], path)
        said = {"small graph": repr(small.case.model.main), "spec": path.read_text(encoding="utf-8")}
    where = first_wrong(session, small)
    return {**({"first wrong": str(where)} if where else {}), **said}


class GraphCollector(pytest.Collector):
    """The graphs of a kit."""

    def __init__(self, *, kit: RandomGraphs, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[GraphItem]:
        addresses = RunState.begin(self.config).addresses
        if not addresses:
            raise self.CollectError(f"{self.name}: no driver to test; name one with --driver ADDRESS")
        shared = SharedOracle(self.kit)
        self.config.add_cleanup(shared.close)
        seed = self.kit.seed + RunState.of(self.config).seed
        for address in addresses:
            suffix = f"@{address}" if len(addresses) > 1 else ""
            for number in range(self.kit.count):
                name = f"{graph_name(seed, number)}{suffix}"
                yield GraphItem.from_parent(self, name=name, address=address, shared=shared, seed=seed, number=number)


def collect_kit(collector: pytest.Collector, name: str, kit: RandomGraphs) -> GraphCollector:
    """The collector of a kit that a test file calls ``name``."""
    return GraphCollector.from_parent(collector, name=name, kit=kit)
