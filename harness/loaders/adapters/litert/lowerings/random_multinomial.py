"""RANDOM_MULTINOMIAL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RANDOM_MULTINOMIAL)
def random_multinomial(step: LiteRtStep) -> None:
    seed, seed2 = step.value("seeds").tolist()
    operands = [step.input("logits"), step.input("sample_count")]
    step.emit("MULTINOMIAL", operands, [step.output()], "RandomOptions", seed=seed, seed2=seed2)
