"""``nnconform pass-faults``: count the wrong graph passes that idioms detect."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

import click

from nnconform.harness.cli.options import faulty_option, forms_options, goal_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.selftest.graph_faults import FAULTY
from nnconform.harness.selftest.planted_passes import IdiomDetector, PassDetection, planted_passes

_MEASURED = "graphs", "seconds"


@click.command(name="pass-faults")
@click.argument("pattern", default="")
@forms_options
@seed_option()
@faulty_option(FAULTY)
@goal_option(0.95)
@click.option("--blame", is_flag=True, help="Say which changes of a failing graph make it right.")
def command(pattern: str, forms: int | None, seed: int, strength: int, faulty: str, goal: float, blame: bool) -> None:
    """Rewrite models before the driver compiles them, by one wrong pass at a time, and count those that idioms detect.

    Only passes whose names contain PATTERN (default: all). The exit status is 1 if the share of detected passes is
    below --goal, or if a graph fails on the driver without them.
    """
    package = f"nnconform.{faulty.removeprefix('inproc:')}"
    chosen = planted_passes(package, pattern)
    began = time.monotonic()
    detector = IdiomDetector(strength, seed, most=forms)
    idioms = len(detector.idioms())
    click.echo(f"{len(detector.graphs)} graphs of {idioms} idioms drawn in {time.monotonic() - began:.0f} s")
    found = []
    with Progress("passes", len(chosen)) as progress:
        for each in progress.over(detector.detect(chosen, package, blame), lambda each: not each.form):
            found.append(each)
            for line in _pass_lines(each):
                click.echo(line)
    detector.close()
    for line in _table({each.name: each.target.__module__.rpartition(".")[2] for each in chosen}, found):
        click.echo(line)
    caught = [each for each in found if each.form]
    share = len(caught) / len(found) if found else 1.0
    click.echo(f"detected {len(caught)} of {len(found)} passes ({share:.0%}) in {time.monotonic() - began:.0f} s")
    if caught:
        graphs, applied = (median(getattr(each, name) for each in caught) for name in ("graphs", "applied"))
        click.echo(f"median: after {graphs:.0f} graphs, of which the pass rewrote {applied:.0f}")
    vacuous, unanswered = len(detector.vacuous), len(detector.unanswered)
    click.echo(f"run on the right driver: {detector.answered}; vacuous: {vacuous}; without an answer: {unanswered}")
    for form, message in detector.alarms:
        click.echo(f"FALSE ALARM on the right driver: {form.name}: {message}")
    if detector.alarms or share < goal:
        raise click.exceptions.Exit(1)


def _table(classes: Mapping[str, str], found: Sequence[PassDetection]) -> Iterator[str]:
    """Yield a table of the classes of passes: the files of the catalogue."""
    yield "| class | planted | detected | graphs (median) | seconds (median) | smallest case (operations) |"
    yield "|---|---|---|---|---|---|"
    for name in sorted(set(classes.values())):
        of_class = [each for each in found if classes[each.name] == name]
        caught = [each for each in of_class if each.form]
        graphs, seconds = (f"{median(getattr(each, what) for each in caught or of_class):.3g}" for what in _MEASURED)
        least = min((each.operations for each in caught), default=0)
        yield f"| {name} | {len(of_class)} | {len(caught)} | {graphs} | {seconds} | {least} |"


def _pass_lines(each: PassDetection) -> Iterator[str]:
    where = f"graph {each.graphs:4}, {each.operations} operations: {each.form}" if each.form else "SURVIVED"
    yield f"{each.name:50} rewrote {each.applied:4}  {where}"
    yield from (f"    right with {text}" for text in each.right)
