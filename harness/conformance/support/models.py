"""The small models that checks execute, with inputs and the right outputs: ``models.mod.py`` beside this file."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from nnconform.harness.model.codes import HalVersion, OperandLifeTime
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

ENDLESS = "endless"
# Differs from ``chain_float32`` in a constant alone.
OTHER_FACTOR = "chain_other_factor"
# What is only for the checks that ask for it.
SPECIAL = frozenset({ENDLESS, OTHER_FACTOR})


@cache
def _all() -> dict[str, tuple[HalVersion, Case]]:
    found: dict[str, tuple[HalVersion, Case]] = {}
    for each in read_spec(Path(__file__).with_suffix(".mod.py")):
        name = each.name.removeprefix("models_")
        found[name] = required_version(each.model, validate_model(each.model)), replace(each, name=name)
    return found


def case(name: str) -> Case:
    """The case of this name. Raises KeyError. Do not expect an answer of ``ENDLESS``, whose loop never ends."""
    return _all()[name][1]


def cases(hal: HalVersion) -> tuple[Case, ...]:
    """Every case that a driver of HAL version ``hal`` can execute to its end."""
    return tuple(each for name, (since, each) in _all().items() if since <= hal and name not in SPECIAL)


def unspecified(model: Model) -> Model:
    """The model with no extent of its outputs given; their ranks stay (HAL 1.2)."""
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        operand = operands[index]
        if is_tensor(operand.type):
            operands[index] = replace(operand, dimensions=(0,) * len(operand.dimensions))
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def in_pools(model: Model, pools: Sequence[Memory], offset: int = 0) -> Model:
    """The model with its constants in ``pools``, in turn; each holds all operand values, from ``offset`` on."""
    found = itertools.count()

    def move(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
            return operand
        place = DataLocation(next(found) % len(pools), operand.location.offset + offset, operand.location.length)
        return replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=place)

    main, *referenced = (replace(each, operands=tuple(map(move, each.operands))) for each in model.subgraphs())
    return replace(model, main=main, referenced=tuple(referenced), operand_values=b"", pools=tuple(pools))


def with_cycle() -> Model:
    """An invalid model: its first operation reads what its second computes of what the first computes."""
    model = case("chain_float32").model
    first, second, *rest = model.main.operations
    (value, factor, activation), (later,) = first.inputs, second.outputs
    operands = list(model.main.operands)
    for index, more in ((factor, -1), (later, 1)):
        consumers = operands[index].number_of_consumers + more
        operands[index] = replace(operands[index], number_of_consumers=consumers)
    operations = (replace(first, inputs=(value, later, activation)), second, *rest)
    return replace(model, main=replace(model.main, operands=tuple(operands), operations=operations))


def with_operation(number: int, type: int, **more: Any) -> Model:
    """A chain of three operations of float32, of which one is of another type; ``more`` are fields of the model."""
    model = case("chain_float32").model
    operations = list(model.main.operations)
    operations[number] = replace(operations[number], type=type)
    return replace(model, main=replace(model.main, operations=tuple(operations)), **more)
