"""A buffer that was closed can be used by its token as before."""

from __future__ import annotations

from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffer_states.gives_buffers_back", "buffers.refuses_unknown_tokens")

_KEPT: list[DeviceBuffer] = []


class Immortal(DeviceBuffer):
    """Is never gone."""

    def close(self) -> None:
        _KEPT.append(self)


class Faulty(WithBuffers):
    """Forgets nothing."""

    buffer = Immortal


open_device = Faulty
