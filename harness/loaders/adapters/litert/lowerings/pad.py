"""PAD, PAD_V2."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PAD)
def pad(step: LiteRtStep) -> None:
    step.emit("PAD", [step.input("input"), step.input("paddings")], [step.output()], "PadOptions")


@lowers(O.PAD_V2)
def pad_v2(step: LiteRtStep) -> None:
    source = step.input("input")
    if source.type == "FLOAT32":
        fill = step.input("pad_value")
    else:
        dtype = np.uint8 if source.type == "UINT8" else np.int8
        fill = step.graph.constant(np.asarray(step.value("pad_value")).astype(dtype), source.quantisation)
    step.emit("PADV2", [source, step.input("paddings"), fill], [step.output()], "PadV2Options")
