"""Benchmark of random graphs: valid graphs a second at 5, 10, 20 and 40 operations, and ms for expected outputs.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_graphs``. A graph is drawn with its constants and inputs.
Rates are per second of processor time, the best of a few rounds, because other work on the machine affects them less
than wall time. Validation of the graphs and counting of their operations are not timed. NNSmith 0.1.0 (71 operations of
torch, symbolic shapes) makes 121 to 151, 64 to 66, 16 to 20 graphs a second at 5, 10, 20 operations on a machine like
this one.
"""

from __future__ import annotations

import time
from contextlib import closing

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.oracle.bounds import Unanswered, answer_with_bounds
from nnconform.harness.validate.model import validate_model

SIZES = (5, 10, 20, 40)
ROUNDS = 3
# Operations in all, for each size and round.
OPERATIONS = 3000


def draw_graphs(palette: Palette, most: int, first: int, count: int) -> list[DrawnGraph]:
    """Draw ``count`` graphs of at most ``most`` operations, with seeds from ``first`` on."""
    drawn = (draw_graph(Choices.fast(seed), palette, most) for seed in range(first, first + count))
    return [graph for graph in drawn if graph is not None]


def rate(palette: Palette, most: int) -> tuple[float, float]:
    """Return graphs a second, and the mean number of operations of a graph."""
    count, best, size = OPERATIONS // most, 0.0, 0.0
    for number in range(ROUNDS):
        began = time.process_time()
        graphs = draw_graphs(palette, most, number * count, count)
        best = max(best, len(graphs) / (time.process_time() - began))
        size = sum(len(graph.model.main.operations) for graph in graphs) / len(graphs)
        for graph in graphs:
            validate_model(graph.model)
    return best, size


def answer_time(palette: Palette, most: int, count: int = 20) -> float:
    """Return the milliseconds that the expected outputs of a graph take, with their bounds."""
    graphs = draw_graphs(palette, most, 0, count)
    with closing(open_oracle()) as oracle:
        began = time.process_time()
        for graph in graphs:
            try:
                answer_with_bounds(graph.model, graph.inputs, oracle.ready)
            except Unanswered:
                continue
        return 1000 * (time.process_time() - began) / len(graphs)


def main() -> None:
    """Print the rates."""
    palette = Palette.of()
    draw_graphs(palette, 10, 0, 50)
    print(f"{len(palette.operations)} operations, {len(palette)} signatures")
    for most in SIZES:
        graphs, size = rate(palette, most)
        text = f"{most:3} operations at most ({size:4.1f} on average): {graphs:7.0f} valid graphs a second"
        print(f"{text}; an answer with bounds takes {answer_time(palette, most):4.0f} ms")


if __name__ == "__main__":
    main()
