"""``nnconform types``: print the operand types of the HAL and their properties."""

from __future__ import annotations

import click

from nnconform.harness.model.codes import OperandType, operand_type_since
from nnconform.harness.model.numbers import ZERO_POINTS
from nnconform.harness.model.types import is_scalar_type, size_of_data


@click.command("types")
def command() -> None:
    """Print the operand types of the HAL: number, name, HAL version, bytes of an element, zero points.

    An element size of - is unknown: of the OEM's scalar and of subgraphs. Numbers from 65536 on are of vendor
    extensions.
    """
    click.echo(f"{'number':>6}  {'type':30}  since  kind    bytes  zero points")
    for type in OperandType:
        scalar = is_scalar_type(type)
        size = size_of_data(type, () if scalar else (1,))
        low, high = ZERO_POINTS.get(type, (0, 0))
        points = "" if type not in ZERO_POINTS else f"{low} to {high}" if low != high else f"{low}"
        kind = "scalar" if scalar else "tensor"
        line = f"{int(type):6}  {type.name:30}  {operand_type_since(type)!s:5}  {kind}  {size or '-':>5}  {points}"
        click.echo(line.rstrip())
