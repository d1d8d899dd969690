"""``nnconform localise``: the operation of a network, or those together, that a driver computes wrong."""

from __future__ import annotations

from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import click
import msgspec

from nnconform.harness.cli.options import FILE, FOLDER, driver_option, grouped, limit_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.localise.inputs import RANDOM, random_inputs, read_inputs
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.report import HARMLESS, Localisation
from nnconform.mlts.localise.table import print_report
from nnconform.mlts.model_argument import shape_option


@dataclass(frozen=True)
class Drivers:
    """The driver under test, and one to compare with; "" for none. ``limit`` is in seconds for each answer."""

    address: str
    against: str
    limit: float
    in_process: bool

    def open(self, address: str) -> Session:
        """Return a session on the driver at an address, open."""
        session = Session(address if self.in_process else in_own_process(address), limit=self.limit)
        session.device()
        return session


@click.command("localise")
@click.argument("model", type=FILE)
@driver_option()
@click.option("--against", default="", metavar="ADDRESS", help="Show the errors of this driver beside each operation.")
@click.option(
    "--inputs",
    default=RANDOM,
    show_default=True,
    metavar="FILE|random",
    help="An .npy file, or an .npz file with an array for each input, of raw values.",
)
@shape_option()
@seed_option()
@click.option("--output", "-o", type=FOLDER, help="Folder for the smallest model and inputs that show the fault.")
@click.option(
    "--format", "form", type=click.Choice(["table", "json"]), default="table", show_default=True, help="What to print."
)
@limit_option(60.0)
@click.option(
    "--in-process", is_flag=True, help="Open the drivers in this process: faster, but a crash of a driver ends the run."
)
@grouped("drivers", Drivers)
def command(
    drivers: Drivers,
    model: Path,
    inputs: str,
    shapes: tuple[str, ...],
    seed: int,
    output: Path | None,
    form: str,
) -> None:
    """Find the operation of the network in MODEL, a .tflite or .onnx file, that a driver computes wrong.

    Runs each operation alone on the reference driver's values, the operations one by one on the driver's own, and
    parts of the network that compilers may fuse; needs no labels. The exit status is 1 if operations are beyond their
    bounds or break the driver down, alone or together.
    """
    network = read_network(model, shapes)
    drawn = random_inputs(network.model, seed)
    given = drawn if inputs == RANDOM else read_inputs(Path(inputs), network.model, drawn)
    with ExitStack() as stack:
        session = stack.enter_context(closing(drivers.open(drivers.address)))
        other = stack.enter_context(closing(drivers.open(drivers.against))) if drivers.against else None
        localiser = stack.enter_context(Localiser(model.stem, network.model, given))
        with Progress("runs") as progress:

            def tell(text: str) -> None:
                progress.add()
                progress.say(text)

            found = localiser.search(session, tell)
            against = localiser.compare(other, tell) if other else None
            report = localiser.report(session, seed, found, against)
            if output is not None and found.first is not None:
                localiser.write(session, found.first, output, report)
    _print(report, form)
    if any(each.kind not in HARMLESS for each in report.guilty):
        raise click.exceptions.Exit(1)


def _print(report: Localisation, form: str) -> None:
    if form == "json":
        click.echo(msgspec.json.encode(report).decode())
    else:
        print_report(report)
