"""A pytest item for a case that is drawn when it runs, and compared within bounds."""

from __future__ import annotations

from typing import Any

from nnconform.harness.pytest_plugin.item import DriverItem
from nnconform.harness.spec.case import Case


class BoundedItem(DriverItem):
    """A drawn case on one driver; ``case`` is None until it has been drawn, and again once it has run.

    pytest keeps all items to the end of a run: with their cases, whose tensors are large, the run would need ever more
    memory. ``origin`` is the source of the last case, "" before there was one.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.origin = ""

    def runtest(self) -> None:
        try:
            super().runtest()
        finally:
            if self.case is not None:
                self.keep_of(self.case)
                self.case = None

    def keep_of(self, case: Case) -> None:
        """Keep of the case, which is let go of, what is asked for later."""
        self.origin = case.source

    def source(self) -> str:
        origin = self.case.source if self.case else self.origin
        return f"expected values, with bounds: {origin}" if origin else ""
