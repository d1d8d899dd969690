"""STRIDED_SLICE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.STRIDED_SLICE)
def strided_slice(step: LiteRtStep) -> None:
    shrunk, dims = step.call.derived("shrunk"), step.call.output_dims()[0]
    operands = [step.input(name) for name in ("input", "begin", "end", "strides")]
    masks = {f"{name}Mask": step.value(f"{word}_mask") for name, word in (("begin", "begin"), ("end", "end"))}
    step.emit(
        "STRIDED_SLICE",
        operands,
        [step.output(dims=() if len(shrunk) == len(step.call.dims("input")) else dims)],
        "StridedSliceOptions",
        **masks,
        shrinkAxisMask=step.value("shrink_axis_mask"),
    )
