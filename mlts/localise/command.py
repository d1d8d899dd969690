"""``nnconform localise``: find the operation of a network, or those together, that a driver computes wrong."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

import click
import msgspec

from nnconform.harness.cli.options import FILE, FOLDER, driver_option, grouped, limit_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.oracle_device import LARGE_ROOM, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.mlts.islands.read import read_cut
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.localise.inputs import RANDOM, network_inputs
from nnconform.mlts.localise.network import Wanted, localise_network
from nnconform.mlts.localise.page import write_page
from nnconform.mlts.localise.report import NetworkReport
from nnconform.mlts.localise.table import print_network
from nnconform.mlts.model_argument import shape_option


class Drivers(msgspec.Struct, frozen=True):
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
@click.option("--signature", default="", metavar="NAME", help="What is run of a .tflite file with several signatures.")
@seed_option()
@click.option(
    "--output", "-o", type=FOLDER, help="Folder for the page, and the smallest model and inputs that show the fault."
)
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
    signature: str,
    seed: int,
    output: Path | None,
    form: str,
) -> None:
    """Find the operation of the network in MODEL, a .tflite or .onnx file, that a driver computes wrong.

    Runs each operation alone on the reference driver's values, the operations one by one on the driver's own, and
    parts of the network that compilers may fuse; needs no labels. Operators that the HAL does not have run on LiteRT or
    ONNX Runtime, as islands. The exit status is 1 if operations are beyond their bounds or break the driver down, alone
    or together.
    """
    with ExitStack() as stack:
        runtime = stack.enter_context(SourceRuntime())
        network = read_cut(model, runtime, shapes, signature)
        given = network_inputs(network, seed, None if inputs == RANDOM else Path(inputs))
        session = stack.enter_context(closing(drivers.open(drivers.address)))
        other = stack.enter_context(closing(drivers.open(drivers.against))) if drivers.against else None
        oracle = stack.enter_context(closing(open_oracle(room=LARGE_ROOM)))
        with Progress("runs") as progress:

            def tell(text: str) -> None:
                progress.add()
                progress.say(text)

            wanted = Wanted(oracle, seed, other, output)
            report = localise_network(network, given, runtime, session, wanted, tell)
    page = write_page(report, output) if output is not None else None
    _print(report, form, page, whole=network.whole is not None)
    if report.guilty:
        raise click.exceptions.Exit(1)


def _print(report: NetworkReport, form: str, page: Path | None, *, whole: bool) -> None:
    if form == "json":
        click.echo(msgspec.json.encode(report.parts[0] if whole else report).decode())
    else:
        print_network(report)
        if page is not None:
            click.echo(f"page: {page}")
