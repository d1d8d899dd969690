"""ELU."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ELU)
def elu(step: LiteRtStep) -> None:
    """LiteRT's alpha is 1. Another alpha scales the negative part, min(x, 0)."""
    source, alpha = step.input("input"), step.value("alpha")
    if alpha == 1:
        step.emit("ELU", [source], [step.output()])
        return
    if alpha < 0:
        step.refuse(f"alpha is {alpha:g}; LiteRT's is 1, from which only an alpha of at least 0 can be computed")
    below, bent, scaled, above = (step.like(source) for _ in range(4))
    step.emit("MINIMUM", [source, step.floats(0)], [below], "MaximumMinimumOptions")
    step.emit("ELU", [below], [bent])
    step.emit("MUL", [bent, step.floats(alpha)], [scaled], "MulOptions")
    step.emit("RELU", [source], [above])
    step.emit("ADD", [above, scaled], [step.output()], "AddOptions")
