"""Reads a `.tflite` file into a HAL model. What cannot be said in the HAL's operations is refused by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mlts.convert.ops
from harness.model.errors import FormatError, ValidationError
from harness.model.graph import Model, Operand
from harness.validate.model import validate_model
from mlts.convert.builder import GraphBuilder
from mlts.convert.flatbuffer import FlatModel
from mlts.convert.step import Converter, Step


@dataclass(frozen=True, slots=True)
class ConvertedModel:
    """A model read from a file, which has been validated, and where it came from."""

    path: Path
    model: Model

    def inputs(self) -> tuple[Operand, ...]:
        """The operands of the inputs."""
        return tuple(self.model.main.operands[index] for index in self.model.main.input_indexes)

    def outputs(self) -> tuple[Operand, ...]:
        """The operands of the outputs."""
        return tuple(self.model.main.operands[index] for index in self.model.main.output_indexes)


@cache
def converters() -> Mapping[str, Converter]:
    """The converters of the modules in ``mlts/convert/ops``, by the operation's name in the schema, sorted."""
    package = mlts.convert.ops
    found: dict[str, Converter] = {}
    for stem in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        for name, converter in importlib.import_module(f"{package.__name__}.{stem}").CONVERTERS.items():
            if name in found:
                raise ValueError(
                    f"{name} has a converter in {stem}.py and another in {found[name].__module__}: remove one"
                )
            found[name] = converter
    return dict(sorted(found.items()))


def read_tflite(path: Path) -> ConvertedModel:
    """The model in the file. Raises FormatError if it is no sound TFLite model, or says what the HAL cannot."""
    flat = FlatModel(path)
    operators = flat.operators()
    for index, operator in enumerate(operators):
        # Before any tensor is read: an unknown operation is the first thing to hear of.
        if operator.name not in converters():
            known = ", ".join(converters())
            flat.refuse(f"operation {operator.name} (operator {index}) is not convertible; convertible: {known}")
    with flat.damage("the list of tensors"):
        builder = GraphBuilder(flat)
    for operator in operators:
        with flat.damage(operator.where):
            converters()[operator.name](Step(builder, operator))
    with flat.damage("the list of outputs"):
        model = builder.build()
    try:
        validate_model(model)
    except ValidationError as problem:
        raise FormatError(path, f"not a valid model of the HAL: {problem}") from problem
    return ConvertedModel(path, model)
