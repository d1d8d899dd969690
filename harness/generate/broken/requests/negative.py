"""Negative numbers where AIDL's signed types admit what HIDL's unsigned ones could not hold."""

from __future__ import annotations

from collections.abc import Iterator

from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.request_base import RequestBase
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.request import RequestArgument


@family(Level.TEXT, since=HalVersion.AIDL1)
def negative_location(base: RequestBase) -> Iterator[Mutation]:
    """An argument's offset, length or pool index is negative, which a comparison with the end of its pool admits."""
    for place in base.valued():
        where = place.argument.location
        for pool, offset, length in (
            (where.pool_index, -1, where.length),
            (where.pool_index, -where.length, where.length),
            (where.pool_index, where.offset, -1),
            (where.pool_index, where.offset, -where.length),
            (-1, where.offset, where.length),
        ):
            yield base.moved(place, pool, offset, length)


@family(Level.TEXT, since=HalVersion.AIDL1)
def negative_dimension(base: RequestBase) -> Iterator[Mutation]:
    """An argument has a negative extent; or two, so that the product is positive."""
    for place in base.valued():
        where, own = place.argument.location, place.operand.dimensions
        for axis, extent in enumerate(own):
            yield base.changed(place, RequestArgument(where, (*own[:axis], -1, *own[axis + 1 :])))
            if axis and own[axis - 1] and extent:
                dimensions = (*own[: axis - 1], -own[axis - 1], -extent, *own[axis + 1 :])
                yield base.changed(place, RequestArgument(where, dimensions))
