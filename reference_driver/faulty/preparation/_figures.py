"""What drivers have in common whose figures of operand types are wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.capabilities import Capabilities, OperandPerformance
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

Figures = tuple[OperandPerformance, ...]


def with_figures(change: Callable[[Figures], Figures]) -> Callable[..., Device]:
    """An ``open_device`` of a driver that gives what ``change`` makes of the right figures."""

    class Faulty(ReferenceDevice):
        """Gives other figures."""

        def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
            status, found = super().capabilities()
            return status, found and replace(found, operand_performance=change(found.operand_performance))

    return Faulty
