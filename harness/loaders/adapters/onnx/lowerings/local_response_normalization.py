"""LOCAL_RESPONSE_NORMALIZATION. ONNX's normalises along axis 1 of four."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOCAL_RESPONSE_NORMALIZATION)
def local_response_normalization(step: OnnxStep) -> None:
    extents = step.call.dims("input")
    missing = 4 - len(extents)
    axes = step.ints([*range(missing)])
    along = step.call.derived("along") + missing
    # Swapping two axes is its own inverse.
    order = [0, 1, 2, 3]
    order[1], order[along] = along, 1
    source = step.real("input")
    four = step.op("Unsqueeze", source, axes) if missing else source
    size = 2 * step.value("radius") + 1
    fields = {"alpha": step.value("alpha") * size, "beta": step.value("beta"), "bias": step.value("bias")}
    result = step.op("LRN", step.transpose(four, order), size=size, **fields)
    result = step.transpose(result, order)
    step.deliver("output", step.op("Squeeze", result, axes) if missing else result)
