"""Collection of measurements of roundings as pytest items, for each Bias in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nnconform.harness.campaigns.bias import bias_calls, judge, measure, rows_of
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.kit import Bias
from nnconform.harness.generate.bias.large_calls import BiasRow
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import Outcome


class BiasItem(BoundedItem):
    """The mean error of one signature on one driver."""

    kind = Kind.BIAS

    def __init__(self, *, oracle: Oracle, row: BiasRow, seed: int, **more: Any) -> None:
        super().__init__(**more)
        self.oracle, self.row, self.seed = oracle, row, seed

    def operations(self) -> tuple[str, ...]:
        return (self.row.op.code.name,)

    def judge(self, session: Session) -> Outcome:
        measured = measure(session, bias_calls(self.row, self.oracle, self.seed))
        self.case = measured.case
        return judge(session, measured)

    def source(self) -> str:
        return "exact results: the call in real numbers, computed in float64" if self.case or self.origin else ""

    def reproduce(self) -> str:
        which = self.config.getoption("bias")
        return super().reproduce() + (f" --bias {which}" if which != "sample" else "")


class BiasCollector(pytest.Collector):
    """Collects the signatures of a kit."""

    def __init__(self, *, kit: Bias, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[BiasItem]:
        drivers = named_drivers(self)
        oracle = open_oracle()
        self.config.add_cleanup(oracle.close)
        state = RunState.of(self.config)
        seed = self.kit.seed + state.seed
        which = self.config.getoption("bias")
        rows = [row for op in state.ops(self.kit.operations) for row in rows_of(op, seed, which)]
        for address, suffix in drivers:
            for row in rows:
                more = {"row": row, "oracle": oracle, "seed": seed}
                yield BiasItem.from_parent(self, name=f"{row.name}{suffix}", address=address, **more)


def collect_kit(collector: pytest.Collector, name: str, kit: Bias) -> BiasCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return BiasCollector.from_parent(collector, name=name, kit=kit)
