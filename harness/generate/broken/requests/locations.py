"""Arguments whose location is out of range, or overlaps another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.request_base import Place, RequestBase
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument

_WRAPS = 2**32


def _end(base: RequestBase, place: Place) -> int:
    pool = base.request.pools[place.argument.location.pool_index]
    assert isinstance(pool, Memory)
    return pool.size


@family(Level.TEXT)
def pool_index(base: RequestBase) -> Iterator[Mutation]:
    """An argument's pool index is out of range."""
    for place in base.valued():
        where = place.argument.location
        for pool in (len(base.request.pools), _WRAPS - 1):
            yield base.moved(place, pool, where.offset, where.length)


@family(Level.TEXT)
def offset(base: RequestBase) -> Iterator[Mutation]:
    """An argument lies, wholly or partly, beyond the end of its pool; or would, but for 32-bit overflow."""
    for place in base.valued():
        where, end = place.argument.location, _end(base, place)
        for start in (end - where.length + 1, end, _WRAPS - where.length, _WRAPS - 1):
            yield base.moved(place, where.pool_index, start, where.length)


@family(Level.TEXT)
def length(base: RequestBase) -> Iterator[Mutation]:
    """An input's length differs from the size of its type and dimensions; an output's is 0, or more than the pool."""
    for place in base.valued():
        where = place.argument.location
        lengths = [0, _WRAPS - 1, _WRAPS - where.offset, _end(base, place) - where.offset + 1]
        if place.kind == "input":
            lengths += [where.length - 1, where.length + 1, 2 * where.length]
        for wrong in dict.fromkeys(lengths):
            yield base.moved(place, where.pool_index, where.offset, wrong)


@family(Level.TEXT, since=HalVersion.AIDL1)
def padding(base: RequestBase) -> Iterator[Mutation]:
    """The padding of an argument ends beyond its pool, is negative, or is there without a value."""
    for place in base.valued():
        where = place.argument.location
        room = _end(base, place) - where.offset - where.length
        for wrong in (room + 1, _WRAPS, 2**63 - 1, -1):
            location = DataLocation(where.pool_index, where.offset, where.length, wrong)
            yield base.changed(place, RequestArgument(location, place.argument.dimensions))
        yield base.changed(place, RequestArgument(DataLocation(padding=1), (), True))


@family(Level.TEXT)
def small_pool(base: RequestBase) -> Iterator[Mutation]:
    """A pool is one byte too small for its argument."""
    for place in base.valued():
        where = place.argument.location
        size = where.offset + where.length - 1
        if size:
            yield base.broken(place, f"in a pool of {size} bytes", partial(_in_small_pool, base, place, size))


def _in_small_pool(base: RequestBase, place: Place, size: int) -> Request:
    where, argument = place.argument.location, place.argument
    own, pool = base.request.pools[where.pool_index], Memory.create(size)
    assert isinstance(own, Memory)
    pool.view()[:] = own.view()[:size]
    location = DataLocation(len(base.request.pools), where.offset, where.length)
    return base.put(place, RequestArgument(location, argument.dimensions), (*base.request.pools, pool))


@family(Level.TEXT)
def output_over_another(base: RequestBase) -> Iterator[Mutation]:
    """An output shares bytes, all or one, with an input or with another output."""
    places = list(base.valued())
    for place in places:
        where = place.argument.location
        for other in places:
            if place.kind == "output" and other is not place:
                occupied = other.argument.location
                for start in (occupied.offset, occupied.offset + occupied.length - 1):
                    if start + where.length <= _end(base, other):
                        yield base.moved(place, occupied.pool_index, start, where.length)
