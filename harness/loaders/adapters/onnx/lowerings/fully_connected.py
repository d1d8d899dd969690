"""FULLY_CONNECTED."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.products import weights
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.shapes import size


@lowers(O.FULLY_CONNECTED)
def fully_connected(step: OnnxStep) -> None:
    rows, width, dims = step.stored("input"), step.call.symbol("input_size"), step.call.dims("input")
    if len(dims) != 2 or width is None or dims[1] != width:
        count = size(dims)
        rows = step.reshape(rows, (count // width if count is not None and width else None, width))
    operands = [step.dequantised(rows), *weights(step, "weights", (0, 1))]
    step.deliver("output", step.activated(step.op("Gemm", *operands, transB=1)))
