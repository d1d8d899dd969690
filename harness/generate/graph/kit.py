"""Random graphs as tests in a driver author's own test file.

    from nnconform import RandomGraphs

    test_graphs = RandomGraphs(count=200, seed=7)

pytest makes one test of each graph, for the drivers that ``--driver`` names. The graphs are of the operations that the
driver says it supports, and the same each time; ``--seed`` draws others.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RandomGraphs:
    """``count`` graphs of at most ``nodes`` operations that follow from ``seed``; ``operations`` names those that may
    be in them, all if there are none.
    """

    count: int = 100
    seed: int = 0
    nodes: int = 10
    operations: tuple[str, ...] = ()

    # By these the pytest plugin knows a kit, and what collects it, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_graphs"
