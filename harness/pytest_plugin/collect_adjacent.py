"""Collection of graphs of adjacent operations as pytest items, for each AdjacentGraphs in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.adjacency import evenly, stars
from nnconform.harness.generate.graph.kit import AdjacentGraphs
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.star import draw_star
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.pytest_plugin.drawn_item import DrawnItem, SharedDrawing
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers

SOURCE = f"operations that follow one another, answered by {ORACLE_ADDRESS}"


class AdjacentItem(DrawnItem):
    """An operation and others that read its result, on one driver."""

    def __init__(self, *, number: int, count: int, **more: Any) -> None:
        super().__init__(**more)
        self.number, self.count = number, count

    def draw(self, palette: Palette) -> GraphCase:
        seed = self.shared.seed
        every = stars(palette, seed)
        if not every:
            raise Unanswered("the driver supports no two operations that can follow one another")
        choices = Choices.fast(crc32(f"{seed} {self.number}".encode()))
        graph = draw_star(choices, palette, evenly(every, self.number, self.count))
        if graph is None:
            raise Unanswered("the first operation cannot be drawn")
        return make_graph_case(graph, self.shared.oracle, self.title(), SOURCE)


class AdjacentCollector(pytest.Collector):
    """Collects the graphs of a kit."""

    def __init__(self, *, kit: AdjacentGraphs, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[AdjacentItem]:
        drivers = named_drivers(self)
        seed = self.kit.seed + RunState.of(self.config).seed
        shared = SharedDrawing(seed)
        self.config.add_cleanup(shared.close)
        for address, suffix in drivers:
            for number in range(self.kit.count):
                more = {"shared": shared, "number": number, "count": self.kit.count}
                yield AdjacentItem.from_parent(self, name=f"adjacent_{seed}_{number}{suffix}", address=address, **more)


def collect_kit(collector: pytest.Collector, name: str, kit: AdjacentGraphs) -> AdjacentCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return AdjacentCollector.from_parent(collector, name=name, kit=kit)
