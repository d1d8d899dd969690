"""The twin of a drawn call in real numbers: the same call on float32 tensors that hold what the quantised or float16
ones stand for. Its results, computed in float64, are the call's before any rounding.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model, Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, dequantise, is_tensor, per_axis
from nnconform.harness.ops.schema import Arg, TypeRow
from nnconform.harness.validate.operation import constant_value

_CONSTANT = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


class RealTwin(msgspec.Struct, frozen=True):
    """The twin's model and inputs."""

    model: Model
    inputs: tuple[Array | None, ...]


def real_values(operand: Operand, stored: Array) -> Array:
    """Return the real values of a tensor's elements, in float64."""
    if operand.type not in QUANTISED:
        return stored.astype(np.float64)
    params = operand.extra_params
    if isinstance(params, SymmPerChannelQuantParams):
        scales = per_axis(np.array(params.scales, np.float32), params.channel_dim, stored.ndim)
        return dequantise(stored, scales, 0, np.float64)
    return dequantise(stored, np.float32(operand.scale), operand.zero_point, np.float64)


def only_converts(drawn: DrawnCall) -> bool:
    """Return whether the call represents the same real numbers in another type."""
    if not drawn.op.elementwise or drawn.op.copies is not None or len(drawn.form.inputs) != 1:
        return False
    types = {drawn.row.type_of(arg) for arg in (*drawn.form.inputs, *drawn.form.outputs)}
    return bool(types & QUANTISED) and bool(types & FLOATS)


def real_twin(drawn: DrawnCall) -> RealTwin | None:
    """Return the twin of a call; None if the operation has no form in float32, as one whose states are quantised."""
    row = next((each for each in drawn.op.rows_of(drawn.form) if _is_real(each, drawn.form.inputs)), None)
    if row is None:
        return None
    main, model = drawn.model.main, drawn.model
    biases = _biases(drawn, row)
    operands, values = list(main.operands), bytearray(model.operand_values)
    given = dict(zip(main.input_indexes, drawn.inputs, strict=True))
    # Outputs whose type does not follow the row: a type that stands for truths or counts.
    fixed = {index for arg, index in zip(drawn.form.outputs, main.output_indexes, strict=False) if arg.type is not None}
    for index, operand in enumerate(main.operands):
        rounded = operand.type in QUANTISED | {T.FLOAT16, T.TENSOR_FLOAT16} or index in biases
        if not rounded or index in fixed:
            continue
        code = T.TENSOR_FLOAT32 if is_tensor(operand.type) else T.FLOAT32
        twin = replace(operand, type=code, scale=0.0, zero_point=0, extra_params=None)
        stored = given.get(index) if operand.lifetime == L.SUBGRAPH_INPUT else constant_value(model, operand)
        if stored is not None:
            exact = stored * biases[index] if index in biases else real_values(operand, stored)
            real = np.asarray(exact, DTYPES[code])
            if operand.lifetime in _CONSTANT:
                values += bytes(-len(values) % 4)
                place = DataLocation(0, len(values), real.nbytes)
                twin = replace(twin, lifetime=L.CONSTANT_COPY, location=place)
                values += real.tobytes()
            else:
                given[index] = real
        operands[index] = twin
    graph = replace(main, operands=tuple(operands))
    twin_model = replace(model, main=graph, operand_values=bytes(values), relax_computation_float32_to_float16=False)
    return RealTwin(twin_model, tuple(given[index] for index in main.input_indexes))


def _is_real(row: TypeRow, inputs: Sequence[Arg]) -> bool:
    return row.of == T.TENSOR_FLOAT32 and not any(row.type_of(arg) in QUANTISED for arg in inputs if not arg.any_type)


def _biases(drawn: DrawnCall, real: TypeRow) -> dict[int, Array]:
    """Return the scales of the integer tensors that are real in the twin, by operand: the product of the scales of the
    two tensors that are multiplied, where the operand has none of its own.
    """
    main = drawn.model.main
    step = main.operations[0]
    indexes = {
        index: np.asarray(main.operands[index].scale, np.float64)
        for arg, index in zip(drawn.form.inputs, step.inputs, strict=False)
        if not arg.any_type and drawn.row.type_of(arg) == T.TENSOR_INT32 and real.type_of(arg) == T.TENSOR_FLOAT32
    }
    params = [main.operands[index].extra_params for index in step.inputs]
    channels = next((each for each in params if isinstance(each, SymmPerChannelQuantParams)), None)
    if channels is not None:
        first = main.operands[step.inputs[0]].scale
        product = np.array(channels.scales, np.float64) * first
        indexes = dict.fromkeys(indexes, product)
    return indexes
