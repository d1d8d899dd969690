"""One operation run by the reference driver: a model of it alone is built, validated, planned and executed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

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


@dataclass(frozen=True, slots=True)
class Given:
    """An operand: of an input with its value, of an output (or an input left out) without."""

    type: OperandType
    value: Any = None
    scale: float = 0.0
    zero_point: int = 0


Inputs = Mapping[str, Given | Sequence[Given]]


def run_operation(
    code: OperationType, inputs: Inputs, outputs: Sequence[Given], precision: str = "float32"
) -> list[Array]:
    """The outputs for these inputs, which go by the definition's argument names (a repeated one's as a list).

    The operation runs twice, with its scalars and other small arguments fed to the model and as constants of the model:
    the answers must be the same, and have the extents that the shape rule says. Raises ValidationError.
    """
    fed = _run(code, inputs, outputs, precision, constants=False)
    for one, other in zip(fed, _run(code, inputs, outputs, precision, constants=True), strict=True):
        np.testing.assert_array_equal(one, other)
    return fed


def assert_refused(code: OperationType, inputs: Inputs, outputs: Sequence[Given], match: str) -> None:
    """The operation is refused for a reason that matches: when executed, and by validation where all is constant."""
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
    for arg, given in _arguments(form, inputs):
        if given is None or given.value is None:
            absent = given.type if given else arg.type or OperandType.TENSOR_INT32
            dimensions, scale = () if absent in SCALARS else (0,), given.scale if given else 0.0
            operands.append(Operand(absent, dimensions, L.NO_VALUE, scale, number_of_consumers=1))
            continue
        value = np.asarray(given.value, DTYPES[given.type])
        place, lifetime = NOWHERE, L.SUBGRAPH_INPUT
        if constants and value.size and (arg.type is not None or given.type in SCALARS):
            place, lifetime = DataLocation(0, len(stored), value.nbytes), L.CONSTANT_COPY
            stored += value.tobytes() + bytes(-value.nbytes % 4)
        else:
            feeds[len(operands)] = value
        operands.append(Operand(given.type, value.shape, lifetime, given.scale, given.zero_point, place, None, 1))
    count = len(operands)
    operands += [Operand(out.type, (), L.SUBGRAPH_OUTPUT, out.scale, out.zero_point) for out in outputs]
    results = tuple(range(count, len(operands)))
    graph = Subgraph(tuple(operands), (Operation(code, tuple(range(count)), results),), tuple(feeds), results)
    model = Model(graph, operand_values=stored)
    checked = validate_model(model)
    device = open_device(precision)
    found = Program(model, checked, device.kernels, device.binding).run(list(feeds.values()), Limits())
    for index, each in zip(results, found, strict=True):
        if operands[index].type not in SCALARS:
            merge_extents(f"output {index}", checked[0].extents[index], each.shape)
    return found


def _arguments(form: Form, inputs: Inputs) -> Iterator[tuple[Arg, Given | None]]:
    """The arguments in order, with None for one whose slot is kept without a value."""
    for arg in form.inputs:
        given = inputs.get(arg.name)
        if isinstance(given, Sequence):
            yield from ((arg, each) for each in given)
        elif given is not None or arg.omission is not Omission.TRAILING:
            yield arg, given
