"""``nnconform localise-faults``: count the planted faults that ``nnconform localise`` names right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

import click

from nnconform.harness.cli.options import FILE, goal_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.localise.faults import FaultLocalised, FaultLocaliser
from nnconform.mlts.localise.inputs import random_inputs
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.rounding import RIGHT
from nnconform.mlts.task_sets import BUNDLED


@click.command("localise-faults")
@click.argument("models", type=FILE, nargs=-1, metavar="[MODEL]...")
@click.option(
    "--sample", type=click.IntRange(1), metavar="N", help="Only N kernel faults and N passes of each network."
)
@seed_option()
@click.option(
    "--right",
    "right",
    multiple=True,
    metavar="ADDRESS",
    default=[RIGHT],
    show_default=True,
    help="A driver without fault, on which nothing may be named. May be repeated.",
)
@goal_option(0.95)
def command(models: tuple[Path, ...], sample: int | None, seed: int, right: tuple[str, ...], goal: float) -> None:
    """Plant faults in kernels and passes of the reference driver, and count those that localisation names right in the
    networks MODEL (default: the bundled ones).

    Only faults that change the network's outputs by more than rounding count. The exit status is 1 if the share of
    those named right is below --goal, or if an operation is named on a driver without fault.
    """
    results: dict[str, list[FaultLocalised]] = {}
    alarms = 0
    for path in models or sorted(BUNDLED.glob("*.tflite")):
        network = read_network(path)
        localiser = Localiser(path.stem, network.model, random_inputs(network.model, seed))
        with localiser, closing(FaultLocaliser(localiser)) as faults:
            for address, text in faults.alarms(right, lambda _: None):
                alarms += 1
                click.echo(f"FALSE ALARM: {path.stem} on {address}: {text}")
            found = results.setdefault(path.stem, [])
            chosen = list(faults.faults(sample, seed))
            with Progress(f"faults in {path.stem}", len(chosen)) as progress:
                for each in progress.over(faults.localise(chosen), lambda each: each.shows and not each.right):
                    found.append(each)
                    for line in _missed(path.stem, each):
                        click.echo(line)
    for line in _table(results):
        click.echo(line)
    shown = [each for found in results.values() for each in found if each.shows]
    share = sum(each.right for each in shown) / len(shown) if shown else 1.0
    click.echo(f"named right: {sum(each.right for each in shown)} of {len(shown)} faults that show ({share:.0%})")
    if alarms or share < goal:
        raise click.exceptions.Exit(1)


def _missed(network: str, each: FaultLocalised) -> Iterator[str]:
    if each.shows and not each.right:
        yield f"MISSED: {network}: {each.fault.name}: named {each.named or 'nothing'}  ({each.fault.address})"
    elif each.shows and not each.reproduced:
        yield f"no small reproducer: {network}: {each.fault.name}: {each.named}"


def _table(results: dict[str, list[FaultLocalised]]) -> Iterator[str]:
    """Yield a table of the networks, kernels and passes apart."""
    yield "| network | faults in | planted | show | named right | small reproducer | seconds (median, processor) |"
    yield "|---|---|---|---|---|---|---|"
    for name, found in results.items():
        for group in ("kernel", "pass"):
            of_group = [each for each in found if each.fault.group == group]
            if of_group:
                yield f"| {name} | {group} | {' | '.join(_figures(of_group))} |"


def _figures(of_group: Sequence[FaultLocalised]) -> list[str]:
    shown = [each for each in of_group if each.shows]
    counts = [len(of_group), len(shown), sum(each.right for each in shown), sum(each.reproduced for each in shown)]
    return [*map(str, counts), f"{median(each.seconds for each in shown):.2f}" if shown else ""]
