"""The pools of a model are read when it is executed, by the descriptors that they had when it was prepared."""

from __future__ import annotations

import os

import numpy as np

from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("preparation.keeps_constants_of_freed_pools",)


class Prepared(ReferencePreparedModel):
    """Its outputs are zeros when its pools no longer hold what they held."""

    pools_were: tuple[tuple[int, int, int, bytes], ...] = ()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if all(read(fd, size, offset) == data for fd, size, offset, data in self.pools_were):
            return outputs
        return [np.zeros_like(output) for output in outputs]


def read(descriptor: int, size: int, offset: int) -> bytes:
    """What is there now."""
    try:
        return os.pread(descriptor, size, offset)
    except OSError:
        return b""


def describe(pool: Memory) -> tuple[int, int, int, bytes]:
    """All of a pool but a hold of it."""
    return pool.fd, pool.size, pool.offset, bytes(pool.view())


class Faulty(ReferenceDevice):
    """Keeps the numbers of descriptors that are not its own."""

    def own(self, model: Model) -> Model:
        pools = tuple(describe(pool) for pool in model.pools)

        class Here(Prepared):
            """What is prepared of this model."""

            pools_were = pools

        self.prepared_model = Here
        return super().own(model)


open_device = Faulty
