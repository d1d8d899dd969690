"""A buffer that was allocated for an argument of one prepared model may be the same argument of another."""

from __future__ import annotations

from dataclasses import replace

from nnconform.reference_driver.buffers import DeviceBuffer, Exchange, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_roles_not_asked_for",)


class Lax(Exchange):
    """Has forgotten which model it was allocated for."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        if not any(replace(use, prepared=each.prepared) == each for each in buffer.uses):
            super().check_use(buffer, use, where)


class Faulty(WithBuffers):
    """Takes one model for another."""

    exchange = Lax


open_device = Faulty
