"""``nnconform graph-faults``: how many kernel faults random graphs find, and how small they make each."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from nnconform.harness.cli.options import budget_option, faulty_option, goal_option, nodes_option, seed_option
from nnconform.harness.selftest.graph_faults import FAULTY, Hunt, Hunted, planted, sample


@click.command(name="graph-faults")
@click.option("--count", default=1000, show_default=True, type=click.IntRange(1), help="How many graphs.")
@seed_option()
@nodes_option()
@click.option("--faults", default=100, show_default=True, type=click.IntRange(1), help="How many faults.")
@faulty_option(FAULTY)
@budget_option(250)
@goal_option(0.8)
@click.option("--most", default=3, show_default=True, help="Operations that a graph may still have when made small.")
def command(count: int, seed: int, nodes: int, faults: int, faulty: str, budget: int, goal: float, most: int) -> None:
    """Put faults into the kernels of a driver, one at a time, and count those that random graphs find.

    The exit status is 1 if fewer faults are found than --goal asks for, if a graph is still larger than --most after
    it was made small, or if a graph fails on the driver without faults.
    """
    began = time.monotonic()
    chosen = sample(planted(faulty), faults, seed)
    hunt = Hunt(seed, count, nodes, budget=budget)
    click.echo(f"{len(hunt.graphs)} graphs of seed {seed} answered in {time.monotonic() - began:.0f} s")
    found = []
    for each in hunt.hunt(chosen):
        found.append(each)
        click.echo(_line(each))
    hunt.close()
    for line in _summary(found, most, time.monotonic() - began):
        click.echo(line)
    for alarm in hunt.alarms:
        click.echo(f"FALSE ALARM on the right driver: {alarm.name}: {alarm.outcome.message if alarm.outcome else ''}")
    large = sum(each.small > most for each in found)
    if hunt.alarms or (large and budget) or _share(found) < goal:
        raise click.exceptions.Exit(1)


def _line(each: Hunted) -> str:
    if each.found:
        return f"{each.fault!s:60} found by {each.found}, number {each.tried:3} with it; {each.small} operations"
    why = "SURVIVED" if each.changes else "changes no answer"
    return f"{each.fault!s:60} {why}, in {each.tried} graphs with it: {each.fault.address}"


def _share(found: Sequence[Hunted]) -> float:
    changing = [each for each in found if each.found or each.changes]
    return sum(bool(each.found) for each in changing) / len(changing) if changing else 1.0


def _summary(found: Sequence[Hunted], most: int, seconds: float) -> Iterator[str]:
    caught = [each for each in found if each.found]
    sizes = Counter(each.small for each in caught)
    changing = sum(bool(each.found) or each.changes for each in found)
    silent = len(found) - changing
    yield f"found {len(caught)} of {changing} faults ({_share(found):.0%}) in {seconds:.0f} s; {silent} change nothing"
    text = ", ".join(f"{count} to {size}" for size, count in sorted(sizes.items()))
    yield f"made small, in operations: {text or 'none'}; more than {most}: {sum(each.small > most for each in caught)}"
