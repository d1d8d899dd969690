"""Collection of calls at extremes as pytest items, for each Extremes in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nnconform.harness.campaigns.extremes import ExtremeRow, extreme_call, extreme_rows
from nnconform.harness.campaigns.graph_case import run_graph
from nnconform.harness.conformance.traits import traits_of
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.extremes.kit import Extremes
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers
from nnconform.harness.results.contrast import Traits
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case


class ExtremeItem(BoundedItem):
    """One call on one driver."""

    kind = Kind.EXTREME

    def __init__(self, *, oracle: Oracle, row: ExtremeRow, seed: int, **more: Any) -> None:
        super().__init__(**more)
        self.oracle, self.row, self.seed = oracle, row, seed
        self._traits: Traits = {}

    def operations(self) -> tuple[str, ...]:
        return (self.row.op.code.name,)

    def keep_of(self, case: Case) -> None:
        super().keep_of(case)
        self._traits = traits_of(case)

    def traits(self) -> Traits:
        return self._traits

    def judge(self, session: Session) -> Outcome:
        try:
            graph_case = extreme_call(self.row, self.oracle, self.seed)
        except (Undrawable, Unanswered) as error:
            return Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, f"no such call can be drawn: {error}")
        self.case = graph_case.case
        return run_graph(session, graph_case)

    def reproduce(self) -> str:
        which = self.config.getoption("extremes")
        return super().reproduce() + (f" --extremes {which}" if which != "sample" else "")


class ExtremeCollector(pytest.Collector):
    """Collects the calls of a kit."""

    def __init__(self, *, kit: Extremes, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[ExtremeItem]:
        drivers = named_drivers(self)
        oracle = open_oracle()
        self.config.add_cleanup(oracle.close)
        state = RunState.of(self.config)
        seed = self.kit.seed + state.seed
        which = self.config.getoption("extremes")
        rows = [row for op in state.ops(self.kit.operations) for row in extreme_rows(op, seed, which)]
        for address, suffix in drivers:
            for row in rows:
                more = {"row": row, "oracle": oracle, "seed": seed}
                yield ExtremeItem.from_parent(self, name=f"{row.name}{suffix}", address=address, **more)


def collect_kit(collector: pytest.Collector, name: str, kit: Extremes) -> ExtremeCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return ExtremeCollector.from_parent(collector, name=name, kit=kit)
