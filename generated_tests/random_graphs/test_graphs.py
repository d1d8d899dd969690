"""``pytest generated_tests/random_graphs --driver ADDRESS``: graphs of many operations, each element within a bound."""

from nnconform.harness.generate.graph.kit import AdjacentGraphs, RandomGraphs

test_small = RandomGraphs(count=100, seed=1, nodes=3)
test_graphs = RandomGraphs(count=100, seed=2, nodes=10)
test_large = RandomGraphs(count=10, seed=3, nodes=40)
test_adjacent = AdjacentGraphs(count=200, seed=4)
