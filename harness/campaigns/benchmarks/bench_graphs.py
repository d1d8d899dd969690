"""Benchmark of random graphs: drawn, answered with bounds, and run, a second.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_graphs``. A graph is drawn with its constants and inputs.
Rates are per second of processor time, the best of a few rounds, because other work on the machine affects them less
than wall time. Validation of the graphs is not timed. NNSmith in the same way: ``bench_peers``.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.validate.model import validate_model

SIZES = (5, 10, 20, 40)
ROUNDS = 6
# Operations in all, for each size: those that are drawn only, and those of a round that are answered.
OPERATIONS, ANSWERED = 9000, 200
DRIVER = "inproc:reference_driver"
# Graphs drawn a second, and those from the choices to the verdict, by the number of operations.
DRAW_GOALS = {10: 2000}
RUN_GOALS = {5: 400, 10: 250, 20: 120}


def draw_graphs(palette: Palette, most: int, first: int, count: int) -> list[DrawnGraph]:
    """Draw ``count`` graphs of at most ``most`` operations, with seeds from ``first`` on."""
    drawn = (draw_graph(Choices.fast(seed), palette, most) for seed in range(first, first + count))
    return [graph for graph in drawn if graph is not None]


def rates(palette: Palette, most: int) -> list[float]:
    """Return the graphs a second of each round."""
    count, found = OPERATIONS // most // ROUNDS, []
    for number in range(ROUNDS):
        began = time.process_time()
        graphs = draw_graphs(palette, most, number * count, count)
        found.append(len(graphs) / (time.process_time() - began))
        for graph in graphs:
            validate_model(graph.model)
    return found


def answer_times(palette: Palette, most: int) -> list[float]:
    """Return the milliseconds that the expected outputs of a graph take, with their bounds, in each round."""
    count, found = ANSWERED // most, []
    with closing(open_oracle()) as oracle:
        for number in range(ROUNDS):
            graphs = draw_graphs(palette, most, number * count, count)
            began = time.process_time()
            for graph in graphs:
                try:
                    _ = answer_with_bounds(graph.model, graph.inputs, oracle.compute).bounds
                except Unanswered:
                    continue
            found.append(1000 * (time.process_time() - began) / len(graphs))
    return found


def run_rate(runner: GraphRunner, seed: int, most: int) -> float:
    """Return the graphs a second that are drawn, answered with bounds, run on the driver, and compared."""
    count, began = ANSWERED // most, time.process_time()
    for number in range(count):
        runner.run(seed, number)
    return count / (time.process_time() - began)


@contextmanager
def graph_runner(most: int) -> Iterator[GraphRunner]:
    """Open the reference driver; only what it has is drawn, as a graph beyond its HAL version is not run."""
    with closing(open_oracle()) as oracle, closing(Session(DRIVER)) as session:
        yield GraphRunner(session, oracle, Palette.of(session.hal()), most)


def main() -> None:
    """Print the rates."""
    palette = Palette.of()
    draw_graphs(palette, 10, 0, 50)
    print(f"{len(palette.operations)} operations, {len(palette)} signatures; {load()}")
    for most in SIZES:
        drawn = rates(palette, most)
        report(f"graphs drawn, {most} operations at most", "graphs/s", drawn, more=True, goal=DRAW_GOALS.get(most))
        report(f"answer with bounds, {most} operations at most", "ms", answer_times(palette, most), more=False)
    for most, goal in RUN_GOALS.items():
        name = f"graphs drawn, answered, run, compared, {most} operations at most"
        with graph_runner(most) as runner:
            ran = [run_rate(runner, seed, most) for seed in range(ROUNDS)]
        report(name, "graphs/s", ran, more=True, goal=goal)


if __name__ == "__main__":
    main()
