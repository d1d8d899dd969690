"""Formats parts of models and requests as one line each, so that two versions can be compared one above the other."""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType, name_of
from nnconform.harness.model.graph import NOWHERE, DataLocation, Operand, Operation, Subgraph
from nnconform.harness.model.request import RequestArgument


def line(part: Any) -> str:
    """Return a part, in full, as one line."""
    if isinstance(part, Operand):
        return _operand(part)
    if isinstance(part, Operation):
        return f"{name_of(OperationType, part.type)} {list(part.inputs)} -> {list(part.outputs)}"
    if isinstance(part, RequestArgument):
        return _argument(part)
    if isinstance(part, Subgraph):
        return f"{len(part.operands)} operands, {len(part.operations)} operations"
    if isinstance(part, tuple):
        return "[" + ", ".join(map(line, part)) + "]"
    return str(part)


def _location(place: DataLocation) -> str:
    padding = f" padding {place.padding}" if place.padding else ""
    return f"pool {place.pool_index} offset {place.offset} length {place.length}{padding}"


def _argument(argument: RequestArgument) -> str:
    place = argument.location
    words = [_location(place)]
    if argument.dimensions:
        words.append(f"dimensions {list(argument.dimensions)}")
    return " ".join([*words, *(["no value"] if argument.has_no_value else [])])


def _operand(operand: Operand) -> str:
    words = [f"{name_of(OperandType, operand.type)}{list(operand.dimensions)}"]
    words.append(name_of(OperandLifeTime, operand.lifetime))
    if operand.scale or operand.zero_point:
        words.append(f"scale {operand.scale:g} zero point {operand.zero_point}")
    if operand.extra_params is not None:
        words.append(str(operand.extra_params))
    if operand.location != NOWHERE:
        words.append(_location(operand.location))
    return " ".join([*words, f"consumers {operand.number_of_consumers}"])
