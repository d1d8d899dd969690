"""Pools whose protection does not allow the access that the request needs."""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.request_base import Place, RequestBase
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument


def _protected(base: RequestBase, place: Place, protection: int) -> Request:
    """Return the request with one argument in another mapping of its pool, of that protection."""
    where, argument = place.argument.location, place.argument
    own = base.request.pools[where.pool_index]
    assert isinstance(own, Memory)
    pool = Memory(os.dup(own.fd), own.size, own.offset, protection)
    location = DataLocation(len(base.request.pools), where.offset, where.length)
    return base.put(place, RequestArgument(location, argument.dimensions), (*base.request.pools, pool))


@family(Level.TEXT)
def read_only_output(base: RequestBase) -> Iterator[Mutation]:
    """An output is in a read-only pool."""
    for place in base.valued():
        if place.kind == "output":
            yield base.broken(place, "in a pool to read", partial(_protected, base, place, mmap.PROT_READ))


@family(Level.TEXT)
def write_only_input(base: RequestBase) -> Iterator[Mutation]:
    """An input is in a write-only pool."""
    for place in base.valued():
        if place.kind == "input":
            yield base.broken(place, "in a pool to write", partial(_protected, base, place, mmap.PROT_WRITE))
