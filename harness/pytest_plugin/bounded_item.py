"""A pytest item for a case that is drawn when it runs, and compared within bounds."""

from __future__ import annotations

from nnconform.harness.pytest_plugin.item import DriverItem


class BoundedItem(DriverItem):
    """A drawn case on one driver; ``case`` is None until it has been drawn."""

    def source(self) -> str:
        return f"expected values, with bounds: {self.case.source}" if self.case else ""
