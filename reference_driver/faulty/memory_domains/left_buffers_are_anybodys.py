"""The buffers of a client that left stay, and are anybody's who knows their tokens."""

from __future__ import annotations

from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer, Exchange, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("isolation.forgets_a_client_that_left",)

_LEFT: list[DeviceBuffer] = []


class Leaving(Buffers):
    """Does not tidy up."""

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        left = (each for each in _LEFT if each.token == token)
        return super().find(owner, token) or next(left, None)

    def forget_all(self, owner: BufferOwner) -> None:
        """Somebody might need them."""


class Lax(Exchange):
    """Does not ask what a left buffer was for."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        if buffer not in _LEFT:
            super().check_use(buffer, use, where)


class Faulty(WithBuffers):
    """Leaves its buffers behind."""

    kind = Leaving
    exchange = Lax

    def close(self) -> None:
        _LEFT.extend(each for each in self.buffers._alive.values() if each.owner is self)
        super().close()


open_device = Faulty
