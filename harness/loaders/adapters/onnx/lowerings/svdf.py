"""SVDF."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import activate
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SVDF)
def svdf(step: OnnxStep) -> None:
    filters, memory = step.call.symbol("filters"), step.call.symbol("memory")
    if filters is None or memory is None:
        step.refuse("the number of filters and of their steps must be known when the model is prepared")
    state = step.reshape(step.stored("state_in"), (step.call.symbol("b"), filters, memory))
    features = step.op("Gemm", step.stored("input"), step.stored("weights_feature"), transB=1)
    newest = step.op("Unsqueeze", features, step.ints([2]))
    # The newest column takes the place of the last.
    older = step.op("Slice", state, step.ints([0]), step.ints([memory - 1]), step.ints([2]))
    state = step.op("Concat", older, newest, axis=2)
    weighted = step.op("Mul", state, step.stored("weights_time"))
    over_time = step.op("ReduceSum", weighted, step.ints([2]), keepdims=0)
    units = step.reshape(over_time, (step.call.symbol("b"), filters // step.value("rank"), step.value("rank")))
    result = step.op("ReduceSum", units, step.ints([2]), keepdims=0)
    if step.call.given("bias"):
        result = step.op("Add", result, step.stored("bias"))
    step.deliver("out", activate(step, result, step.value("activation")))
    # The oldest column leaves; the newest is free for the next step.
    state_out = step.op("Slice", state, step.ints([1]), step.ints([memory]), step.ints([2]))
    state_out = step.op("Pad", state_out, step.ints([0, 0, 0, 0, 0, 1]))
    step.deliver("state_out", step.reshape(state_out, (step.call.symbol("b"), filters * memory)))
