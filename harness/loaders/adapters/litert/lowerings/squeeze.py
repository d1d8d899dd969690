"""SQUEEZE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SQUEEZE)
def squeeze(step: LiteRtStep) -> None:
    squeezed, dims = step.call.derived("squeezed"), step.call.dims("input")
    remaining = tuple(extent for axis, extent in enumerate(dims) if axis not in squeezed)
    step.emit(
        "SQUEEZE", [step.input("input")], [step.output(dims=remaining)], "SqueezeOptions", squeezeDims=list(squeezed)
    )
