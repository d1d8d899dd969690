"""Wrong numbers of consumers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion


@family(Level.VTS, until=HalVersion.V1_3, layout=True)
def number_of_consumers(base: Base) -> Iterator[Mutation]:
    """An operand's number of consumers differs from the number of operation inputs that refer to it."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            count = operand.number_of_consumers
            for wrong in (count - 1, count + 1) if count else (1,):
                changed = replace(operand, number_of_consumers=wrong)
                yield replaced(graph, index, changed)
