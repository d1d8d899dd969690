"""``nnconform graph``: draw a model as a picture of its operations and operands."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE
from nnconform.harness.drawing.dot import graph_dump
from nnconform.harness.drawing.svg import render_svg
from nnconform.harness.model.errors import UsageError
from nnconform.mlts.model_argument import read_model, shape_option


@click.command("graph")
@click.argument("model")
@click.option(
    "--output", "-o", type=FILE, help="File to write: .dot (for Graphviz) or .svg. Default: .dot on standard output."
)
@shape_option()
def command(model: str, output: Path | None, shapes: tuple[str, ...]) -> None:
    """Draw MODEL: operations, inputs, outputs, constants, the numbers of arguments, types, dimensions and subgraphs.

    MODEL is a .tflite or .onnx file, the name of a case of the conformance suite, or FILE::NAME.
    """
    if output is not None and output.suffix not in (".dot", ".svg"):
        raise UsageError(f"-o {output}: got the suffix {output.suffix!r}, wanted .dot or .svg")
    named = read_model(model, shapes)
    text = graph_dump(named.model, named.name)
    if output is None:
        click.echo(text, nl=False)
        return
    content = render_svg(text) if output.suffix == ".svg" else text.encode()
    with translate_write_errors(output):
        output.write_bytes(content)
