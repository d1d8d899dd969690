"""LOCAL_RESPONSE_NORMALIZATION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.along import along_last
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOCAL_RESPONSE_NORMALIZATION)
def local_response_normalization(step: LiteRtStep) -> None:
    source, output = along_last(step, rank=4)
    fields = {name: step.value(name) for name in ("radius", "bias", "alpha", "beta")}
    step.emit("LOCAL_RESPONSE_NORMALIZATION", [source], [output], "LocalResponseNormalizationOptions", **fields)
