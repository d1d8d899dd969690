"""``nnconform extreme-faults``: count the faults that calls at extreme sizes and ranges detect."""

from __future__ import annotations

import time
from collections import Counter
from statistics import median

import click

from nnconform.harness.cli.options import goal_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.selftest.extreme_faults import Detected, ExtremeDetector, extreme_faults
from nnconform.harness.selftest.faults import BUNDLED


@click.command(name="extreme-faults")
@click.argument("pattern", default="")
@click.option("--package", default=BUNDLED, show_default=True, help="Package of faulty drivers.")
@click.option(
    "--extremes",
    "which",
    type=click.Choice(("sample", "all", "every")),
    default="all",
    show_default=True,
    help="Which of the calls to run, as of pytest.",
)
@seed_option()
@goal_option(1.0)
def command(pattern: str, package: str, which: str, seed: int, goal: float) -> None:
    """Run the calls at extremes on each faulty driver whose name contains PATTERN (default: all), until it fails.

    The exit status is 1 if the share of detected faults is below --goal, or if a call fails on the right driver.
    """
    began, done = time.monotonic(), list[Detected]()
    detector = ExtremeDetector(package, which, seed)
    faults = list(extreme_faults(package, pattern))
    with Progress("faults", len(faults)) as progress:
        for each in progress.over(detector.detect(faults), lambda each: not each.call):
            done.append(each)
            found = f"detected by {each.call}" if each.call else "SURVIVED"
            click.echo(f"{each.fault.name:44} {found}, call {each.calls} of its operations")
    for name, outcome in detector.alarms.items():
        click.echo(f"FALSE ALARM on the right driver: {name}: {outcome.message}")
    detected = [each for each in done if each.call]
    for area, count in Counter(each.fault.name.partition(".")[0] for each in done).items():
        own = [each.calls for each in detected if each.fault.name.startswith(f"{area}.")]
        click.echo(f"{area}: {len(own)} of {count} detected, after {median(own or [0]):g} calls (median)")
    share = len(detected) / len(done)
    click.echo(f"detected {len(detected)} of {len(done)} faults ({share:.0%}) in {time.monotonic() - began:.0f} s")
    if detector.alarms or share < goal:
        raise click.exceptions.Exit(1)
