"""BATCH_MATMUL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.model.codes import OperationType as O


@lowers(O.BATCH_MATMUL)
def batch_matmul(step: OnnxStep) -> None:
    operands = [_matrices(step, name, flag) for name, flag in (("lhs", "adj_x"), ("rhs", "adj_y"))]
    step.deliver("output", step.op("MatMul", *operands))


def _matrices(step: OnnxStep, name: str, flag: str) -> OnnxTensor:
    tensor, rank = step.stored(name), len(step.call.dims(name))
    if step.value(flag):
        tensor = step.transpose(tensor, [*range(rank - 2), rank - 1, rank - 2])
    return step.dequantised(tensor)
