"""``nnconform classify``: print the labels of images by a network, run by any driver."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.cli.options import driver_option
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.data.labels import read_labels
from nnconform.mlts.metrics.top_k import top
from nnconform.mlts.network import Network

_FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("classify")
@click.argument("model", type=_FILE)
@click.argument("images", type=_FILE, nargs=-1, required=True, metavar="IMAGE...")
@driver_option()
@click.option(
    "--labels",
    "labels_file",
    type=_FILE,
    required=True,
    help="Text file with one label a line, in the order of the network's outputs.",
)
@click.option(
    "--top", "count", type=click.IntRange(1), default=5, show_default=True, help="Labels to print for each image."
)
@click.option("--relaxed", is_flag=True, help="Let the driver compute float32 in the precision of float16.")
def command(model: Path, images: tuple[Path, ...], address: str, labels_file: Path, count: int, relaxed: bool) -> None:
    """Print the labels that the network in the .tflite file MODEL gives each IMAGE, best first."""
    classifier = Classifier(read_tflite(model))
    labels = read_labels(labels_file, classifier.classes)
    # All images are read first, so that a broken one is reported before anything is run.
    inputs = [classifier.image(image) for image in images]
    relaxed_model = replace(classifier.model, relax_computation_float32_to_float16=relaxed)
    try:
        with closing(Session(address)) as session, Network(session, relaxed_model) as network:
            for image, value in zip(images, inputs, strict=True):
                scores = classifier.scores(network(value))
                click.echo(image)
                for index in top(scores, count):
                    click.echo(f"  {scores[index]:8.5f}  {labels[index]}")
    except DriverFault as fault:
        raise DriverFault(f"driver {address!r}: {fault}", fault.stderr, fault.stack) from fault
