"""SPACE_TO_DEPTH, DEPTH_TO_SPACE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_OPTIONS = {O.SPACE_TO_DEPTH: "SpaceToDepthOptions", O.DEPTH_TO_SPACE: "DepthToSpaceOptions"}


@lowers(*_OPTIONS)
def space_depth(step: LiteRtStep) -> None:
    code, block = step.call.op.code, step.value("block_size")
    step.emit(code.name, [step.input("input")], [step.output()], _OPTIONS[code], blockSize=block)
