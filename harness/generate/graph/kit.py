"""Random graphs as tests in a driver author's own test file.

    from nnconform import RandomGraphs

    test_graphs = RandomGraphs(count=200, seed=7)

pytest makes one test of each graph, for the drivers that ``--driver`` names. The graphs are of the operations that the
driver says it supports, and the same each time; ``--seed`` draws others.
"""

from __future__ import annotations

import msgspec


class RandomGraphs(msgspec.Struct, frozen=True):
    """A pytest kit: ``count`` graphs of at most ``nodes`` operations, drawn from ``seed``; ``operations`` restricts
    their operations, all if empty.
    """

    count: int = 100
    seed: int = 0
    nodes: int = 10
    operations: tuple[str, ...] = ()

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_graphs"


class AdjacentGraphs(msgspec.Struct, frozen=True):
    """A pytest kit: graphs in which operations follow one another, an operation with a few others that read its result
    in each. ``count`` of them are taken evenly from those that reach nearly every pair of the driver's operations;
    ``seed`` draws others.
    """

    count: int = 200
    seed: int = 0

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_adjacent"
