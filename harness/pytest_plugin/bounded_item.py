"""A case with bounds, drawn when it is run, as a pytest item."""

from __future__ import annotations

from typing import Any

from nnconform.harness.pytest_plugin.item import DriverItem
from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.spec.case import Case


class AnsweredItem(DriverItem):
    """Something drawn, on one driver; ``case`` is what it came to, once it is drawn."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.case: Case | None = None

    def event(self, outcome: Outcome, seconds: float) -> Event:
        case = self.case
        return Event(
            case=self.nodeid,
            driver=self.address,
            outcome=outcome,
            path=str(self.path),
            operations=case.operations() if case else (),
            operand_types=case.operand_types() if case else (),
            hal_version=str(case.min_version or "") if case else "",
            reproduce=self.reproduce(),
            seconds=seconds,
        )

    def source(self) -> str:
        return f"expected values, with bounds: {self.case.source}" if self.case else ""
