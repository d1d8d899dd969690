"""A case with bounds, drawn when it is run, as a pytest item."""

from __future__ import annotations

from nnconform.harness.pytest_plugin.item import DriverItem


class BoundedItem(DriverItem):
    """Something drawn, on one driver; ``case`` is the case that was drawn, None until then."""

    def source(self) -> str:
        return f"expected values, with bounds: {self.case.source}" if self.case else ""
