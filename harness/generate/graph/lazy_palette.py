"""The signatures of a driver that may take long to tell what it supports."""

from __future__ import annotations

from collections.abc import Callable, Set

from nnconform.harness.generate.graph.palette import Entry, Palette
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.operation import Op, Signature


class LazyPalette(Palette):
    """The signatures of a HAL version, of which ``wanted`` is asked about those alone that a graph comes to.

    Every driver is offered the same ones, so that around a form of an idiom stands the same on all that support it.
    """

    def __init__(self, hal: HalVersion, wanted: Callable[[Op, Signature], bool]) -> None:
        super().__init__(Palette.every(hal), hal)
        self._wanted = wanted

    def entry(self, number: int, chosen: int, types: Set[int]) -> Entry | None:
        every = self.operations[number]
        first = chosen % len(every)
        for each in every[first:] + every[:first]:
            if (not types or not each.types.isdisjoint(types)) and self._wanted(each.op, each.signature):
                return each
        return None

    def has(self, entry: Entry) -> bool:
        return super().has(entry) and self._wanted(entry.op, entry.signature)
