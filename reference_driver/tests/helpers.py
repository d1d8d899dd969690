"""Runs one operation on the reference driver: builds, validates, plans and executes a model of it alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, SCALARS, Array
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import merge_extents
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.plan import Program

L = OperandLifeTime


class Given(msgspec.Struct, frozen=True):
    """An operand: an input with its value; an output, or an omitted input, without one."""

    type: OperandType
    value: Any = None
    scale: float = 0.0
    zero_point: int = 0


Inputs = Mapping[str, Given | Sequence[Given]]


def run_operation(
    code: OperationType, inputs: Inputs, outputs: Sequence[Given], precision: str = "float32"
) -> list[Array]:
    """Return the outputs for these inputs, which are named as in the definition (a repeated one is a list).

    The operation runs twice, with its scalars and other small arguments as inputs and as constants of the model. The
    outputs must be equal and have the extents of the shape rule. Raises ValidationError.
    """
    results = _run(code, inputs, outputs, precision, constants=False)
    for one, other in zip(results, _run(code, inputs, outputs, precision, constants=True), strict=True):
        np.testing.assert_array_equal(one, other)
    return results


def assert_refused(code: OperationType, inputs: Inputs, outputs: Sequence[Given], match: str) -> None:
    """Assert that the operation is refused with a matching reason: at execution, and by validation of constants."""
    for constants in (False, True):
        with pytest.raises(ValidationError, match=match):
            _run(code, inputs, outputs, "float32", constants=constants)


def _run(
    code: OperationType, inputs: Inputs, outputs: Sequence[Given], precision: str, *, constants: bool
) -> list[Array]:
    operands: list[Operand] = []
    feeds: dict[int, Array] = {}
    stored = b""
    form = next(form for form in TABLE[code].forms if set(inputs) <= {arg.name for arg in form.inputs})
    for arg, operand in _arguments(form, inputs):
        if operand is None or operand.value is None:
            absent = operand.type if operand else arg.type or OperandType.TENSOR_INT32
            dimensions, scale = () if absent in SCALARS else (0,), operand.scale if operand else 0.0
            operands.append(Operand(absent, dimensions, L.NO_VALUE, scale, number_of_consumers=1))
            continue
        value = np.asarray(operand.value, DTYPES[operand.type])
        place, lifetime = NOWHERE, L.SUBGRAPH_INPUT
        if constants and value.size and (arg.type is not None or operand.type in SCALARS):
            place, lifetime = DataLocation(0, len(stored), value.nbytes), L.CONSTANT_COPY
            stored += value.tobytes() + bytes(-value.nbytes % 4)
        else:
            feeds[len(operands)] = value
        operands.append(Operand(operand.type, value.shape, lifetime, operand.scale, operand.zero_point, place, None, 1))
    if not feeds:
        # A model has an input: the last argument.
        operands[-1] = replace(operands[-1], lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
        feeds[len(operands) - 1] = value
    count = len(operands)
    operands += [Operand(out.type, (), L.SUBGRAPH_OUTPUT, out.scale, out.zero_point) for out in outputs]
    indexes = tuple(range(count, len(operands)))
    graph = Subgraph(tuple(operands), (Operation(code, tuple(range(count)), indexes),), tuple(feeds), indexes)
    model = Model(graph, operand_values=stored)
    checked = validate_model(model)
    device = open_device(precision)
    arrays = Program(model, checked, device.kernels, device.binding).run(list(feeds.values()), Limits())
    for index, each in zip(indexes, arrays, strict=True):
        if operands[index].type not in SCALARS:
            merge_extents(f"output {index}", checked[0].extents[index], each.shape)
    return arrays


def _arguments(form: Form, inputs: Inputs) -> Iterator[tuple[Arg, Given | None]]:
    """Yield the arguments in order, with None for one whose slot has no value."""
    for arg in form.inputs:
        value = inputs.get(arg.name)
        if isinstance(value, Sequence):
            yield from ((arg, each) for each in value)
        elif value is not None or arg.omission is not Omission.TRAILING:
            yield arg, value
