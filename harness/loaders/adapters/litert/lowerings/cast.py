"""CAST."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CAST)
def cast(step: LiteRtStep) -> None:
    source, target = step.input("input"), step.output()
    if target.type == "UINT8" and source.type != "UINT8":
        # The contract clamps, LiteRT does not.
        source = _clamped(step, source)
    step.emit("CAST", [source], [target], "CastOptions")


def _clamped(step: LiteRtStep, source: LiteRtTensor) -> LiteRtTensor:
    for code, bound in (("MAXIMUM", 0), ("MINIMUM", 255)):
        clamped = step.like(source)
        limit = step.floats(bound) if source.type == "FLOAT32" else step.ints(bound)
        step.emit(code, [source, limit], [clamped], "MaximumMinimumOptions")
        source = clamped
    return source
