"""The small models that checks execute, with inputs and the right outputs: ``models.mod.py`` beside this file."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from harness.model.codes import HalVersion
from harness.model.graph import Model
from harness.model.numbers import is_tensor
from harness.spec.case import Case
from harness.spec.reader import read_spec
from harness.validate.model import validate_model
from harness.validate.version import required_version

ENDLESS = "endless"


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
    return tuple(each for name, (since, each) in _all().items() if since <= hal and name != ENDLESS)


def unspecified(model: Model) -> Model:
    """The model with no extent of its outputs given; their ranks stay (HAL 1.2)."""
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        operand = operands[index]
        if is_tensor(operand.type):
            operands[index] = replace(operand, dimensions=(0,) * len(operand.dimensions))
    return replace(model, main=replace(model.main, operands=tuple(operands)))
