"""``nnconform convert``: convert a model to another HAL version, or the part of it that this one takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE, HAL
from nnconform.harness.conversion.convert import convert_to
from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.conversion.slicing import slice_for
from nnconform.harness.extensions.names import operation_name
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import write_spec
from nnconform.harness.validate.by_version import NeedsNewerVersion, needs_of
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version
from nnconform.mlts.model_argument import NamedModel, read_model, shape_option


@click.command("convert")
@click.argument("model")
@click.option("--hal", type=HAL, required=True, metavar="VERSION", help="HAL version of the driver.")
@click.option("--output", "-o", type=FILE, help=f"Spec ({SUFFIX}) to write the converted case to.")
@shape_option()
def command(model: str, hal: HalVersion, output: Path | None, shapes: tuple[str, ...]) -> None:
    """Convert MODEL to a HAL version, and print what is lost, or which parts need a newer one.

    MODEL is a .tflite or .onnx file, the name of a case of the conformance suite, or FILE::NAME.
    Trailing arguments that equal their defaults are removed. The exit status is 1 if the version does not have all of
    the model; then the part is named that a driver of it can be asked about.
    """
    named = read_model(model, shapes)
    if output is not None and (named.case is None or not output.name.endswith(SUFFIX)):
        wanted = "a case; a network has no expected outputs" if named.case is None else f"a name that ends in {SUFFIX}"
        raise UsageError(f"-o {output}: wanted {wanted}")
    try:
        converted = convert_to(named.model, hal)
    except NeedsNewerVersion:
        for line in _missing(named, hal):
            click.echo(line)
        raise click.exceptions.Exit(1) from None
    except ValidationError as error:
        raise UsageError(f"{named.name}: the model is invalid in every version: {error}") from None
    needed = required_version(converted, validate_model(converted))
    click.echo(f"{named.name}: HAL {hal} has all of it, {needed} is the oldest that does{_removed(named.model)}")
    if output is not None and named.case is not None:
        with translate_write_errors(output):
            write_spec([replace(named.case, model=converted, min_version=needed)], output)


def _removed(model: Model) -> str:
    """Return how many trailing default arguments are gone, "" for none."""
    counts = [
        sum(len(step.inputs) for graph in each.subgraphs() for step in graph.operations)
        for each in (model, without_default_arguments(model))
    ]
    gone = counts[0] - counts[1]
    return f"; {gone} trailing arguments that equal their defaults removed" if gone else ""


def _missing(named: NamedModel, hal: HalVersion) -> Iterator[str]:
    """Yield which parts need a newer version, and what is left of the model without them."""
    model = without_default_arguments(named.model)
    needs = [need for need in needs_of(model, validate_model(model)) if need.version > hal]
    yield f"{named.name}: HAL {hal} does not have all of it, {max(need.version for need in needs)} does"
    yield from (f"    {need.where}: {need.what}: since {need.version}" for need in needs)
    part = slice_for(named.model, hal)
    if part.model is None:
        yield f"a driver of HAL {hal} can take no part of it"
        return
    names = ", ".join(f"{operation_name(model, model.main.operations[n].type)} ({n})" for n in part.operations)
    yield f"a driver of HAL {hal} can take {len(part.operations)} of {part.count} operations: {names}"
    yield f"    inputs: operands {list(part.inputs)}; outputs: operands {list(part.outputs)}"
