"""INSTANCE_NORMALIZATION, which LiteRT does not have: written as means and elementwise operators."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.INSTANCE_NORMALIZATION)
def instance_normalization(step: LiteRtStep) -> None:
    source = step.input("input")
    batch, _, _, channels = step.call.dims("input")
    pixels = step.ints([1, 2])
    each_channel = (batch, 1, 1, channels)
    mean, variance, raised, factor, scaled = (step.like(source, each_channel) for _ in range(5))
    squares, centred, product = (step.like(source) for _ in range(3))
    step.emit("MEAN", [source, pixels], [mean], "ReducerOptions", keepDims=True)
    step.emit("SQUARED_DIFFERENCE", [source, mean], [squares], "SquaredDifferenceOptions")
    step.emit("MEAN", [squares, pixels], [variance], "ReducerOptions", keepDims=True)
    step.emit("ADD", [variance, step.floats(step.value("epsilon"))], [raised], "AddOptions")
    step.emit("RSQRT", [raised], [factor])
    step.emit("MUL", [factor, step.floats(step.value("gamma"))], [scaled], "MulOptions")
    step.emit("SUB", [source, mean], [centred], "SubOptions")
    step.emit("MUL", [centred, scaled], [product], "MulOptions")
    step.emit("ADD", [product, step.floats(step.value("beta"))], [step.output()], "AddOptions")
