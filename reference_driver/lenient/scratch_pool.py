"""The scratch memory of the last 96 models that were prepared stays allocated, 256 KiB for each, for later models."""

from __future__ import annotations

from collections import deque
from typing import Any, ClassVar

from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="the driver guide: the resources of a model may be reclaimed when it is destroyed, and a driver may keep "
    "scratch buffers; no document says how much a driver may keep",
    shows_in=("cache_descriptors", "concurrency"),
)

_MODELS, _SCRATCH = 96, 256 << 10


class ScratchPool(ReferencePreparedModel):
    """A prepared model that leaves its scratch memory to the process."""

    pool: ClassVar[deque[bytes]] = deque(maxlen=_MODELS)

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        # Not zeros: these would take no memory.
        self.pool.append(b"\1" * _SCRATCH)
