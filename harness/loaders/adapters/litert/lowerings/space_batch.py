"""SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SPACE_TO_BATCH_ND)
def space_to_batch_nd(step: LiteRtStep) -> None:
    operands = [step.input(name) for name in ("input", "block_shape", "paddings")]
    step.emit("SPACE_TO_BATCH_ND", operands, [step.output()], "SpaceToBatchNDOptions")


@lowers(O.BATCH_TO_SPACE_ND)
def batch_to_space_nd(step: LiteRtStep) -> None:
    operands = [step.input("input"), step.input("block_shape"), step.ints([[0, 0], [0, 0]])]
    step.emit("BATCH_TO_SPACE_ND", operands, [step.output()], "BatchToSpaceNDOptions")
