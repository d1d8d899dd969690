"""A short notation for calls of any operation: by argument names, with extents or values."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, QUANTISED
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike
from nnconform.harness.ops.table import TABLE

# Scale and zero point, or a list of them for a repeated argument.
Quantisations = dict[str, Any]


def call_of(
    operation: str,
    form: str = "",
    types: T = T.TENSOR_FLOAT32,
    quantised: Quantisations = {},  # noqa: B006  never changed
    **arguments: Any,
) -> Call:
    """Return a call of the first form, or of the named one, in the first row of ``types``.

    An argument is a tuple, the extents of a tensor whose values are unknown (None: an unknown extent); a number or
    nested lists, its value; a list of tuples, a repeated argument; None, left out. One that is not named is left out
    if it can be, else nothing is known of it. Scale and zero point are 0.5 and 0 unless ``quantised`` says otherwise.
    """
    op = TABLE[OperationType[operation]]
    chosen = next(each for each in op.forms if form in ("", each.name))
    row = next(row for row in op.rows_of(chosen) if row.of == types)
    operands: dict[str, Any] = {}
    extents: dict[str, Any] = {}
    values: dict[str, Any] = {}
    for arg in (*chosen.inputs, *chosen.outputs):
        code = row.type_of(arg)
        value = arguments.pop(arg.name, None if arg.omission is not Omission.NEVER else ...)
        if isinstance(value, int | float | np.ndarray) or (isinstance(value, list) and not arg.repeated):
            values[arg.name] = np.asarray(value, DTYPES[code])
            value = values[arg.name].shape
        scale = quantised.get(arg.name, _quantisation(arg, code, quantised))
        life_time = L.CONSTANT_COPY if arg.name in values else L.SUBGRAPH_INPUT
        if isinstance(value, list):
            scales = scale if isinstance(scale, list) else [scale] * len(value)
            operands[arg.name] = [
                _operand(code, *each) for each in zip(value, [life_time] * len(value), scales, strict=True)
            ]
            extents[arg.name] = value
        else:
            known = value if isinstance(value, tuple) else None
            operands[arg.name] = None if value is None else _operand(code, known, life_time, scale)
            extents[arg.name] = known
    assert not arguments, f"no arguments of {operation}: {sorted(arguments)}"
    return Call(op, chosen, row, operands, extents, values.get)


def _quantisation(arg: Arg, code: T, quantised: Quantisations) -> Any:
    if code not in QUANTISED:
        return (0.0, 0)
    if isinstance(arg.quantisation, QuantisedLike):
        return quantised.get(arg.quantisation.argument, (0.5, 0))
    return arg.quantisation.params[code] if isinstance(arg.quantisation, QuantisedAs) else (0.5, 0)


def _operand(code: T, dims: Any, life_time: L, quantisation: tuple[float, int]) -> Operand:
    scale, zero_point = quantisation
    return Operand(code, tuple(each or 0 for each in dims or ()), life_time, scale, zero_point)
