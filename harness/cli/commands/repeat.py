"""``nnconform repeat``: try the failures of a run again, each alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from nnconform.harness.campaigns import repetition
from nnconform.harness.campaigns.repetition import Repetition, Steadiness, repeat
from nnconform.harness.cli.options import FILE, driver_option, trust_option, trusted_driver
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.results.runs import whole_side
from nnconform.harness.results.store import Store


@click.command(name="repeat")
@click.argument("path", type=FILE, metavar="RUN")
@driver_option(default="with --trust the one that the cases failed on; else required")
@click.option("-n", "--tries", type=click.IntRange(1), default=3, show_default=True, help="How often each is tried.")
@click.option("--most", type=click.IntRange(1), default=100, show_default=True, help="How many failures, at most.")
@trust_option()
def command(path: Path, address: str, tries: int, most: int, trust: bool) -> None:
    """Try the failures of RUN, a folder or a results store, again, each alone in processes of its own and in their
    order, and print for each whether it is stable, flaky, or passes alone.

    The exit status is 1 if one fails again, or could not be tried.
    """
    with Store.open(path, must_exist=True) as store:
        events = [event for event in whole_side(store).events if event.failed]
    drivers = sorted({event.driver for event in events})
    if len(drivers) > 1 and address not in drivers:
        raise UsageError(f"{path}: name one of its drivers with --driver: {', '.join(drivers)}")
    if not events:
        click.echo(f"{path}: no failure")
        return
    address = address or trusted_driver(path, drivers[0], trust)
    chosen = [event for event in events if len(drivers) == 1 or event.driver == address]
    found: list[Repetition] = []
    with Progress("failures", min(most, len(chosen))) as progress:
        for each in repeat(chosen[:most], address, tries, repetition.replay):
            found.append(each)
            progress.add(failures=int(each.steadiness is Steadiness.STABLE))
            how = each.problem or f"{each.failures} of {each.tries} fail alone"
            click.echo(printable(f"{each.steadiness}: {each.event.case}: {how}"))
    counts = Counter(each.steadiness for each in found)
    left = f"; {len(chosen) - most} more were not tried: --most" if len(chosen) > most else ""
    click.echo(", ".join(f"{counts[each]} {each}" for each in Steadiness if counts[each]) + left)
    if any(each.steadiness is not Steadiness.ALONE_PASSED for each in found):
        raise click.exceptions.Exit(1)
