"""A buffer may be any argument whose dimensions it has."""

from __future__ import annotations

from nnconform.reference_driver.buffers import DeviceBuffer, Exchange, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_roles_not_asked_for",)


class Lax(Exchange):
    """Has forgotten what it was allocated for."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        """Anything goes."""


class Faulty(WithBuffers):
    """Ignores roles."""

    exchange = Lax


open_device = Faulty
