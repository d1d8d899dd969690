"""What drivers have in common that take the limits of an execution for others."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# From the deadline and the loop time-out that the client named.
Understand = Callable[[int | None, int | None], Limits]


def with_limits(understand: Understand) -> Callable[..., Device]:
    """An ``open_device`` of a driver whose executions have the limits that ``understand`` makes of the client's."""

    class Prepared(ReferencePreparedModel):
        """Takes other limits."""

        def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
            return understand(deadline, loop_timeout)

    class Faulty(ReferenceDevice):
        """Prepares such models."""

        prepared_model = Prepared

    return Faulty
