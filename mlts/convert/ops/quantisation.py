"""QUANTIZE and DEQUANTIZE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import FLOATS
from nnconform.mlts.convert.step import ConversionStep


def quantize(step: ConversionStep) -> None:
    """Real to quantised. From one quantisation to another, which the HAL's cannot do, via float32."""
    source = step.input(0)
    described = step.describe(source)
    if described.type not in FLOATS:
        real = step.builder.temporary(OperandType.TENSOR_FLOAT32, described.dimensions)
        step.add(OperationType.DEQUANTIZE, [source], real)
        source = real
    step.add(OperationType.QUANTIZE, [source])


def dequantize(step: ConversionStep) -> None:
    """Quantised to real. Float16 weights are converted to float32 here, as the HAL has no such operation."""
    index = step.tensor(0)
    tensor = step.builder.flat.tensor(index)
    if tensor.type != "FLOAT16":
        step.add(OperationType.DEQUANTIZE, [step.input(0)])
        return
    if tensor.data is None:
        step.refuse("FLOAT16 to FLOAT32 is convertible for constants only")
    values = np.frombuffer(tensor.data, "<f2").reshape(tensor.shape or (1,))
    step.builder.replace_operand(step.output_tensor(), step.builder.constant(OperandType.TENSOR_FLOAT32, values))


CONVERTERS = {"DEQUANTIZE": dequantize, "QUANTIZE": quantize}
