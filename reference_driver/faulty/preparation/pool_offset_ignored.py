"""Pools of a model are mapped from the beginning of their files, wherever they begin."""

from __future__ import annotations

import os
from dataclasses import replace

from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("preparation.takes_constants_from",)


class Faulty(ReferenceDevice):
    """Forgets the offset."""

    def own(self, model: Model) -> Model:
        pools = tuple(Memory(os.dup(pool.fd), pool.size, 0, pool.protection) for pool in model.pools)
        return super().own(replace(model, pools=pools))


open_device = Faulty
