"""MIRROR_PAD."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.MIRROR_PAD)
def mirror_pad(step: LiteRtStep) -> None:
    # The numbers of the modes are the same.
    operands, mode = [step.input("input"), step.input("paddings")], step.value("mode")
    step.emit("MIRROR_PAD", operands, [step.output()], "MirrorPadOptions", mode=mode)
