"""INSTANCE_NORMALIZATION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.INSTANCE_NORMALIZATION)
def instance_normalization(step: OnnxStep) -> None:
    channels = step.call.dims("input")[3]
    if channels is None:
        step.refuse("the number of channels must be known when the model is prepared")
    source = step.image("input")
    factors = [step.like(source, [step.value(name)] * channels) for name in ("gamma", "beta")]
    step.deliver_image("output", step.op("InstanceNormalization", source, *factors, epsilon=step.value("epsilon")))
