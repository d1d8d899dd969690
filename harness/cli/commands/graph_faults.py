"""``nnconform graph-faults``: count the kernel faults that random graphs detect, and minimise the failing graphs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from nnconform.harness.cli.options import faulty_option, goal_option, nodes_option, seed_option, tries_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.selftest.graph_faults import FAULTY, Detection, GraphDetector, kernel_faults, sample_faults


@click.command(name="graph-faults")
@click.option("--count", default=1000, show_default=True, type=click.IntRange(1), help="Number of graphs.")
@seed_option()
@nodes_option()
@click.option("--faults", default=100, show_default=True, type=click.IntRange(1), help="Number of faults.")
@faulty_option(FAULTY)
@tries_option(250)
@goal_option(0.8)
@click.option("--most", default=3, show_default=True, help="Largest number of operations of a minimised graph.")
def command(count: int, seed: int, nodes: int, faults: int, faulty: str, budget: int, goal: float, most: int) -> None:
    """Inject faults into the kernels of a driver, one at a time, and count those that random graphs detect.

    The exit status is 1 if the share of detected faults is below --goal, if a minimised graph has more than --most
    operations, or if a graph fails on the driver without faults.
    """
    began = time.monotonic()
    chosen = sample_faults(kernel_faults(faulty), faults, seed)
    detector = GraphDetector(seed, count, nodes, budget=budget)
    click.echo(f"{len(detector.graphs)} graphs of seed {seed} answered in {time.monotonic() - began:.0f} s")
    detections = []
    with Progress("faults", len(chosen)) as progress:
        for each in progress.over(detector.detect(chosen), lambda each: not each.graph):
            detections.append(each)
            click.echo(_line(each))
    detector.close()
    for line in _summary(detections, most, time.monotonic() - began):
        click.echo(line)
    for alarm in detector.alarms:
        click.echo(f"FALSE ALARM on the right driver: {alarm.name}: {alarm.outcome.message if alarm.outcome else ''}")
    large = sum(each.small > most for each in detections)
    if detector.alarms or (large and budget) or _share(detections) < goal:
        raise click.exceptions.Exit(1)


def _line(each: Detection) -> str:
    if each.graph:
        return f"{each.fault!s:60} detected by {each.graph}, graph {each.attempts:3} with it; {each.small} operations"
    reason = "SURVIVED" if each.changes else "changes no output"
    return f"{each.fault!s:60} {reason}, in {each.attempts} graphs with it: {each.fault.address}"


def _share(detections: Sequence[Detection]) -> float:
    changing = [each for each in detections if each.graph or each.changes]
    return sum(bool(each.graph) for each in changing) / len(changing) if changing else 1.0


def _summary(detections: Sequence[Detection], most: int, seconds: float) -> Iterator[str]:
    caught = [each for each in detections if each.graph]
    sizes = Counter(each.small for each in caught)
    changing = sum(bool(each.graph) or each.changes for each in detections)
    silent = len(detections) - changing
    share = _share(detections)
    yield f"detected {len(caught)} of {changing} faults ({share:.0%}) in {seconds:.0f} s; {silent} change nothing"
    text = ", ".join(f"{count} to {size}" for size, count in sorted(sizes.items()))
    yield f"minimised, in operations: {text or 'none'}; more than {most}: {sum(each.small > most for each in caught)}"
