"""EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_CODES = (O.EQUAL, O.NOT_EQUAL, O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)
_UNORDERED = (O.EQUAL, O.NOT_EQUAL)


@lowers(*_CODES)
def comparison(step: LiteRtStep) -> None:
    code, operands = step.call.op.code, [step.input("lhs"), step.input("rhs")]
    if operands[0].type == "BOOL" and code not in _UNORDERED:
        # LiteRT does not order booleans; as numbers they can be compared.
        operands = [_converted(step, each, "INT32", "CAST", "CastOptions") for each in operands]
    elif any(_is_coarse(each) for each in operands):
        operands = [_converted(step, each, "FLOAT32", "DEQUANTIZE", "DequantizeOptions") for each in operands]
    step.emit(code.name, operands, [step.output()])


def _is_coarse(tensor: LiteRtTensor) -> bool:
    """Return whether LiteRT cannot compare the raw values: it assumes every scale to be below 1, and aborts or errs."""
    return tensor.quantisation is not None and tensor.quantisation.scales[0] >= 1


def _converted(step: LiteRtStep, tensor: LiteRtTensor, type: str, code: str, options: str) -> LiteRtTensor:
    result = step.new(type, tensor.dims)
    step.emit(code, [tensor], [result], options)
    return result
