"""L2_NORMALIZATION."""

from __future__ import annotations

from harness.loaders.adapters.litert.along import along_last
from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.L2_NORMALIZATION)
def l2_normalization(step: Step) -> None:
    source, output = along_last(step)
    step.emit("L2_NORMALIZATION", [source], [output], "L2NormOptions")
