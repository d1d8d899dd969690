"""What a driver says of itself, asked where it is: in this process, or on a worker of a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Set
from contextlib import closing
from typing import Any

import msgspec

from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.pool import Pool


class Description(msgspec.Struct, frozen=True):
    """The answer, as ``Session.describe`` returns it; ``lost`` is why there is none."""

    info: dict[str, Any]
    lost: str = ""


class DescriptionShard(msgspec.Struct, frozen=True):
    """The question to the driver at ``address``."""

    address: str
    hal: HalVersion | None = None
    limit: float = DEFAULT_LIMIT
    answered: bool = False

    def next_unit(self) -> str:
        """Return the address; "" if the driver has answered."""
        return "" if self.answered else self.address

    def unit_of(self, result: Description) -> str:
        """Return the address."""
        return self.address

    def without(self, units: Set[str]) -> DescriptionShard:
        """Return the question if it is still open."""
        return DescriptionShard(self.address, self.hal, self.limit, self.answered or self.address in units)

    def head(self, count: int) -> DescriptionShard:
        """Return the whole: it is one unit."""
        return self

    def lost(self, unit: str, how: str) -> Description:
        """Return the answer of a driver that ended its process, and did so again."""
        return Description({}, how)


def describe(shard: DescriptionShard) -> Iterator[Description]:
    """Ask in this process. Raises DriverFault and UsageError."""
    with closing(Session(shard.address, hal=shard.hal, limit=shard.limit)) as session:
        yield Description(session.describe())


def describe_on(pool: Pool, shard: DescriptionShard) -> dict[str, Any]:
    """Ask where the pool works. Raises DriverFault and UsageError."""
    if not pool.away:
        return next(describe(shard)).info
    with closing(pool.run(describe, [shard], Description)) as answers:
        answer = next(answers)
    if answer.lost:
        raise UsageError(f"driver {shard.address} cannot be asked what it is: {answer.lost}")
    return answer.info
