"""Collection of the tests of adapters as pytest items, for each AdapterKit in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns.adapter.kit import AdapterKit
from nnconform.harness.campaigns.adapter.round_trip import round_trip
from nnconform.harness.campaigns.adapter.rules import RULES, AdapterTrial, Rule
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.pytest_plugin.item import DriverItem
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome


class AdapterItem(DriverItem):
    """One rule of adapters on one driver."""

    kind = Kind.CHECK

    def __init__(self, *, rule: Rule, wrong_options: tuple[str, ...], **more: Any) -> None:
        super().__init__(**more)
        self.rule, self.wrong_options = rule, wrong_options

    def judge(self, session: Session) -> Outcome:
        trial = AdapterTrial(session, self.wrong_options)
        return capture_outcome(session, lambda: self.rule(trial), lambda: trial.stage)

    def event(self, outcome: Outcome, seconds: float) -> Event:
        return replace(super().event(outcome, seconds), subject=f"adapter.{self.rule.__name__}")

    def source(self) -> str:
        return f"rule: {' '.join((self.rule.__doc__ or '').split())}\n(harness/docs/adapters.md)"


class RoundTripItem(DriverItem):
    """Every signature of one operation that an adapter claims, on one driver."""

    kind = Kind.CHECK

    def __init__(self, *, op: Op, oracle: Oracle, seed: int, **more: Any) -> None:
        super().__init__(**more)
        self.op, self.oracle, self.seed = op, oracle, seed

    def judge(self, session: Session) -> Outcome:
        return round_trip(session, self.op, self.oracle, self.seed)

    def event(self, outcome: Outcome, seconds: float) -> Event:
        return replace(super().event(outcome, seconds), subject="adapter.round_trip")

    def source(self) -> str:
        return "expected values: the reference driver in float64"


class AdapterCollector(pytest.Collector):
    """Collects the tests of a kit."""

    def __init__(self, *, kit: AdapterKit, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[DriverItem]:
        kit, own = self.kit, self.kit.address
        run = RunState.create_once(self.config)
        drivers = [(own, "")] if own else named_drivers(self)
        ops = [op for op in TABLE.values() if not kit.operations or op.code.name in kit.operations]
        if unknown := set(kit.operations) - {op.code.name for op in ops}:
            raise self.CollectError(f"{self.name}: no operations {', '.join(sorted(unknown))}")
        oracle = open_oracle()
        self.config.add_cleanup(oracle.close)
        for address, suffix in drivers:
            more: dict[str, Any] = {"address": address, "named": not own}
            for op in ops:
                name = f"round_trip[{op.code.name}]{suffix}"
                yield RoundTripItem.from_parent(self, name=name, op=op, oracle=oracle, seed=run.seed, **more)
            for rule in RULES:
                if kit.rules in rule.__name__:
                    name, options = f"{rule.__name__}{suffix}", tuple(kit.wrong_options)
                    yield AdapterItem.from_parent(self, name=name, rule=rule, wrong_options=options, **more)


def collect_kit(collector: pytest.Collector, name: str, kit: AdapterKit) -> AdapterCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return AdapterCollector.from_parent(collector, name=name, kit=kit)
